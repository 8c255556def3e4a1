"""Metal Adventures through real sockets: what a captain cannot know is in no frame, not even as a size or a number.

Twins are two tables that differ only in that. What a viewer receives of them, frame by frame, is equal byte for byte.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack

import msgspec
import pytest
import pytest_asyncio

from metalworks import Match, messages
from metalworks.contract.types import Viewer, may_know, viewer_number
from metalworks.games.metal_adventures import position
from metalworks.games.metal_adventures.actions import (
    AttackInSpace,
    Challenge,
    EndTurn,
    HoldBack,
    MakeOffer,
    PlunderWrecks,
    SealOffer,
    TakeWreck,
)
from metalworks.games.metal_adventures.components import WreckKind
from metalworks.games.metal_adventures.events import TrophyRevealed
from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.terms import Item, Term
from metalworks.kernel.rng import Rng
from metalworks.server.live import LiveTable
from metalworks.table.match import Choice
from tests.games.metal_adventures.record import anything
from tests.server.house import Ear, House

pytestmark = [
    pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar"),
    pytest.mark.asyncio(loop_scope="module"),
]

SEATS = 4
STEPS = 4  # that twins go together
RICH = 8  # the trophy Deep Pockets, which credits fulfil


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    house = House(f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.sqlite3'}")
    await house.open(SEATS + 1)  # the last one sits nowhere
    yield house
    await house.close()


class Twins:
    """Two tables, and everything that some viewers receive of them."""

    def __init__(self, house: House, viewers: Sequence[Viewer], tables: tuple[LiveTable, LiveTable]) -> None:
        self.house = house
        self.viewers = viewers
        self.tables = tables
        self.frames = 0  # compared
        self._stack = AsyncExitStack()
        self._ears: list[list[Ear]] = []

    @classmethod
    async def at(cls, house: House, viewers: Sequence[Viewer], one: str, two: str, seats: int = SEATS) -> Twins:
        tables = [await house.table(seats, text, seed="twins") for text in (one, two)]
        return cls(house, viewers, (tables[0], tables[1]))

    async def __aenter__(self) -> Twins:
        for table in self.tables:
            ears = [await self._stack.enter_async_context(self.house.listen(table, viewer)) for viewer in self.viewers]
            self._ears.append(ears)
        await self._compare([[await ear.ask(messages.Hello()) for ear in ears] for ears in self._ears])
        await self.compare()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    @property
    def matches(self) -> tuple[Match, Match]:
        one, two = (table.hosted.playing()[0] for table in self.tables if table.hosted is not None)
        return one, two

    async def do(self, seat: int, *choices: Choice | None) -> None:
        """A choice of a seat, or one for each of the twins; None is none."""
        for table, choice in zip(self.tables, choices * (2 // len(choices)), strict=True):
            if choice is not None:
                await self.house.do(table, seat, choice)
        self.house.clock.advance(1)  # lists show when a table changed, as far as everybody may know

    async def compare(self) -> None:
        """Everything that has come since the last time, and what may be asked for besides."""
        await self._compare([[await ear.heard() for ear in ears] for ears in self._ears])
        for viewer in self.viewers:
            client = self.house.people[viewer if viewer is not None else SEATS]
            one, two = [await client.journal(table.id) for table in self.tables]
            assert one == two, viewer
            one, two = [
                msgspec.json.encode(await client.table(table.id)).decode().replace(table.id, "TABLE")
                for table in self.tables
            ]
            assert one == two, viewer

    async def _compare(self, heard: list[list[list[str]]]) -> None:
        for viewer, one, two in zip(self.viewers, *heard, strict=True):
            assert one == two, viewer
            self.frames += len(one)

    def look_alike(self, since: Sequence[int]) -> bool:
        """Whether all that the rules let the viewers know is still the same."""
        one, two = self.matches
        return one.waiting == two.waiting and all(
            one.view(viewer) == two.view(viewer)
            and one.events(viewer, since[0]) == two.events(viewer, since[1])
            and (viewer is None or one.legal_codes(viewer) == two.legal_codes(viewer))
            for viewer in self.viewers
        )


async def go_on(twins: Twins, rng: random.Random) -> None:
    """Both take the same steps as long as the viewers cannot tell one from the other."""
    for _ in range(STEPS):
        one, two = twins.matches
        if one.is_over or two.is_over:
            return
        seat = rng.choice(one.waiting)
        common = sorted({*one.legal_codes(seat)} & {*two.legal_codes(seat)})
        if not common:
            return
        since = (one.steps, two.steps)
        await twins.do(seat, rng.choice(common))
        if not twins.look_alike(since):
            return  # something has come out, for all to see
        await twins.compare()


def secrets_of(match: Match) -> Iterator[tuple[int, list[Viewer], int, int | None]]:
    """A seat, who may not know what it chooses, and two choices; None: not to choose at all, which is a choice too."""
    viewers: list[Viewer] = [*range(SEATS), None]
    for seat in range(SEATS):
        codes: dict[int, list[int]] = {}
        for code in match.legal_codes(seat):
            codes.setdefault(code // c.BASE, []).append(code)
        for kind, (first, *others) in codes.items():
            audience = match.game.action_audience(match._state, seat, first)
            unaware = [viewer for viewer in viewers if not may_know(viewer, audience)]
            if unaware and (others or kind == c.HOLD_BACK):
                yield seat, unaware, first, None if kind == c.HOLD_BACK else others[-1]


def receivers(match: Match, seat: int, codes: Sequence[int | None], viewers: Sequence[Viewer]) -> list[Viewer]:
    """Who sees a difference all the same, because the card is theirs now."""
    text, game = match.position, match.game.id
    pair = [Match.at(game, text, seed="twins") for _ in codes]
    for one, code in zip(pair, codes, strict=True):
        if code is not None:
            one.play(seat, code)
    return [viewer for viewer in viewers if pair[0].events(viewer) != pair[1].events(viewer)]


async def a_random_game(house: House, seed: int, every: int) -> int:
    """At every so many steps: twins by what one viewer cannot know, and twins by a secret choice."""
    match = Match.new("metal_adventures", seats=SEATS, seed=f"leaks {seed}")
    rng, dice = Rng(seed), random.Random(seed)
    frames = steps = 0
    while not match.is_over:
        steps += 1
        if steps % every == seed % every:
            viewer: Viewer = dice.choice([*range(SEATS), None])
            double = match.game.position(match._state.resample(viewer_number(viewer), rng))
            async with await Twins.at(house, [viewer], match.position, double) as twins:
                await go_on(twins, dice)
                frames += twins.frames
        for seat, unaware, one, two in secrets_of(match) if dice.randrange(every) < 4 else ():
            knowing = receivers(match, seat, (one, two), unaware)
            assert len(knowing) < 2
            assert None not in knowing
            viewers = [viewer for viewer in unaware if viewer not in knowing]
            async with await Twins.at(house, viewers, match.position, match.position) as twins:
                await twins.do(seat, one, two)
                await twins.compare()
                await go_on(twins, dice)
                frames += twins.frames
        seat = match.waiting[dice.randrange(len(match.waiting))]
        match.play(seat, anything(match._state, seat, rng))
    return frames


async def test_a_random_game_tells_nobody_what_is_hidden(house: House) -> None:
    assert await a_random_game(house, seed=1, every=80) > 100


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seed", range(3))
async def test_every_step_of_a_random_game_tells_nobody_what_is_hidden(house: House, seed: int) -> None:
    assert await a_random_game(house, seed, every=1) > 1000


# -- the four cases, through a whole turn ------------------------------------------------------------


async def through_the_turn(twins: Twins) -> None:
    """Seat 0 fights in space alone, to the end of the turn."""
    while EndTurn() not in (legal := twins.matches[0].legal(who := twins.matches[0].waiting[0])):
        await twins.do(who, AttackInSpace() if AttackInSpace() in legal else legal[-1])
        await twins.compare()


def has_revealed(match: Match) -> bool:
    return any(isinstance(event, TrophyRevealed) for event in match.events(None))


@pytest.mark.rule("MAD-3.7")
async def test_who_holds_a_fulfilled_trophy_shows_in_no_frame(house: House) -> None:
    one, two = (position(credits=(3, 20, 3), trophies=([], [card], [])) for card in (RICH, RICH + 1))
    async with await Twins.at(house, [0, 2, None], one, two, seats=3) as twins:
        await through_the_turn(twins)
        await twins.do(0, EndTurn())
        assert [has_revealed(match) for match in twins.matches] == [True, False]


@pytest.mark.rule("MAD-3.7")
async def test_holding_back_shows_in_no_frame(house: House) -> None:
    text = position(credits=(3, 20, 3), trophies=([], [RICH], []))
    async with await Twins.at(house, [0, 2, None], text, text, seats=3) as twins:
        await twins.do(1, HoldBack(RICH), None)
        await twins.compare()
        await through_the_turn(twins)
        await twins.do(0, EndTurn())
        assert [has_revealed(match) for match in twins.matches] == [False, True]


@pytest.mark.rule("MAD-7.17", "MAD-7.22")
async def test_what_an_open_offer_means_shows_in_no_frame(house: House) -> None:
    text = position(wrecks=([1, 2, 3], [], []), trophies=([1, 2], [5], []))
    lists = {"give": (Term(Item.WRECK, kind=WreckKind.ANY), Term(Item.TROPHY)), "want": (Term(Item.TROPHY),)}
    async with await Twins.at(house, [1, 2, None], text, text, seats=3) as twins:
        offers = [MakeOffer(1, **lists, ships=(card,), trophy=card) for card in (1, 2)]
        await twins.do(0, *offers)
        await twins.compare()
    async with await Twins.at(house, [2, None], text, text, seats=3) as twins:
        await twins.do(0, *offers)
        await twins.do(1, SealOffer())
        await twins.compare()
        await through_the_turn(twins)


@pytest.mark.rule("MAD-1.8", "MAD-5.32")
async def test_which_wrecks_are_plundered_shows_in_no_frame_of_a_third(house: House) -> None:
    text = position(
        damage=(0, 4, 0), improvements=([1, 2, 3], [], []), wrecks=([], [1, 2, 3], []), credits=(3, 0, 3), mixed=True
    )
    async with await Twins.at(house, [2, None], text, text, seats=3) as twins:
        await twins.do(0, Challenge(1))
        while PlunderWrecks() not in (legal := twins.matches[0].legal(who := twins.matches[0].waiting[0])):
            await twins.do(who, legal[-1])
        await twins.do(0, PlunderWrecks())
        for first, second in ((1, 2), (3, 3)):
            await twins.do(0, TakeWreck(first), TakeWreck(second))
            await twins.compare()
        await twins.do(0, EndTurn())
        await twins.compare()
