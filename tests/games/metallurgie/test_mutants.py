"""What mutants of the rules have shown to be untested: chances, limits and edges."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import metalworks
from metalworks.games.metallurgie import position
from metalworks.games.metallurgie.rules.components import DEAL_BONUS, DEAL_FIRST, Table
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import POSSIBLE, SPECTATOR

GAME = metalworks.game("metallurgie")
METALS = ("iron", "copper", "silver", "gold")


def dealt(seats: int, phase: int) -> Table:
    """A game with bonus cards, dealt as far as a phase."""
    state = GAME.start(seats, GAME.read_options({"bonus": True}), GAME.load_content())
    assert isinstance(state, Table)
    while state.phase != phase:
        state.resolve(next(outcome for outcome, weight in enumerate(state.outcomes()) if weight))
    return state


def at(text: str) -> Table:
    state = GAME.read_position(text, GAME.load_content())
    assert isinstance(state, Table)
    return state


@pytest.mark.rule("MGI-1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_equally_likely_to_go_first(seats: int) -> None:
    assert list(dealt(seats, DEAL_FIRST).outcomes()) == [1] * seats


@pytest.mark.rule("MGI-5.1")
def test_every_bonus_card_is_equally_likely_and_dealt_once() -> None:
    table = dealt(3, DEAL_BONUS)
    assert list(table.outcomes()) == [0, 1, 1, 1, 1]
    table.resolve(2)
    assert list(table.outcomes()) == [0, 1, 0, 1, 1]


@pytest.mark.rule("MGI-5.1")
def test_a_viewer_knows_their_own_bonus_card_only() -> None:
    seen = {own: set[tuple[int, ...]]() for own in METALS}
    watched = set()
    for mine, other in permutations(METALS, 2):
        table = at(position(bonus=(mine, other)))
        seen[mine].add(tuple(table.observe(0)))
        watched.add(tuple(table.observe(SPECTATOR)))
    assert all(len(known) == 1 for known in seen.values())  # whatever the other one holds
    assert len(set.union(*seen.values())) == len(METALS)
    assert len(watched) == 1


@pytest.mark.rule("MGI-5.1")
@pytest.mark.parametrize("other", ["iron", "silver", "gold"])
def test_a_hidden_bonus_card_may_be_any_of_those_the_viewer_does_not_hold(other: str) -> None:
    table = at(position(bonus=("copper", other)))
    rng = Rng(3)
    drawn: Counter[int] = Counter()
    for _ in range(300):
        again = table.resample(0, rng)
        assert isinstance(again, Table)
        assert again.bonus[0] == 2
        drawn[int(again.bonus[1])] += 1
    assert set(drawn) == {1, 3, 4}
    assert min(drawn.values()) > 70  # 100 expected of each
    watched = {tuple(map(int, table.resample(SPECTATOR, rng).observe(1)))[-1] for _ in range(100)}
    assert watched == {1, 2, 3, 4}


def neighbours(first: str, second: str) -> dict[str, str]:
    """A row of eight cards that show two metals in turn."""
    cells = [f"{q},0" for q in range(8)]
    shown = {"iron": "", "copper": "", "silver": "", "gold": ""}
    return shown | {first: ";".join(cells[::2]), second: ";".join(cells[1::2])}


DIFFERENT = [
    position(),
    *(position(turn=turn) for turn in (1, 2, 3, 16, 17)),
    *(position(hands=("iii",) * 3, player=player, first=first) for player in range(3) for first in range(3)),
    *(position(hands=(hand, "iii")) for hand in ("i", "ii", "c", "cc", "ccc", "s", "g", "ggg", "ics", "csg")),
    *(position(hands=("iii", hand)) for hand in ("i", "ii", "c", "cc", "ccc", "s", "g", "ggg", "ics", "csg")),
    *(position(won=(one, two)) for one in ("", "i", "c", "g") for two in ("", "i", "c", "g") if one or two),
    *(position(deck=deck) for deck in ("", "i", "c", "s", "g", "ig", "icsg")),
    *(position(bonus=bonus) for bonus in permutations(METALS, 2)),
    *(position(drawn=metal) for metal in METALS),
    *(
        position(**neighbours(*metals), hands=("ii", "iii"), last=(q, 0))  # type: ignore[arg-type]
        for metals in permutations(METALS[:3], 2)
        for q in range(8)
    ),
    *(
        position(iron="3,0", copper="", silver="", gold="0,0;1,0;2,0", removing=area, left=left)
        for area, left in (("0,0;1,0;2,0", 2), ("0,0;1,0;2,0", 1), ("0,0;1,0", 1), ("1,0;2,0", 1))
    ),
]


def test_states_that_differ_anywhere_have_different_hashes() -> None:
    states = [at(text) for text in DIFFERENT]
    assert len({state.to_bytes() for state in states}) == len(DIFFERENT)
    assert len({int(state.hash()) for state in states}) == len(DIFFERENT)


def test_what_a_viewer_can_see_differs_where_they_can_see_a_difference() -> None:
    """`observe` against the view: as many different ones of each, for every viewer."""
    for viewer in (0, 1, None):
        number = SPECTATOR if viewer is None else viewer
        pairs = {(str(GAME.view(at(text), viewer)), tuple(at(text).observe(number))) for text in DIFFERENT}
        assert len({view for view, _ in pairs}) == len({known for _, known in pairs}) == len(pairs)


@pytest.mark.rule("MGI-2.2", "MGI-2.3")
@pytest.mark.parametrize(
    "text",
    [
        position(hands=("icg", "iii")),
        position(hands=("ic", "iii"), last=(0, 1)),
        position(hands=("cs", "iii"), last=(1, 0)),
        position(hands=("cs", "iii"), last=(1, 0), mode="same_place"),
        position(hands=("cs", "iii"), metal="copper", mode="same_metal"),
        position(hands=("sg", "iii"), last=(0, 0)),
        position(hands=("iii", "iii"), drawn="gold"),
        position(iron="3,0", copper="", silver="", gold="0,0;1,0;2,0", removing="0,0;1,0;2,0"),
    ],
)
def test_exactly_what_is_legal_has_no_reason_against_it(text: str) -> None:
    """The law of all games, at tables where random play seldom looks at every action."""
    table = at(text)
    for seat in range(2):
        legal = {int(action) for action in table.legal(seat)}
        assert bool(legal) == (seat == table.player)
        assert {action for action in range(int(table.codes())) if table.reason(seat, action) == POSSIBLE} == legal


@pytest.mark.rule("MGI-4.2")
def test_where_nobody_has_collected_a_card_the_victory_is_shared() -> None:
    for seats in (2, 3, 4):
        table = at(position(hands=("iii",) * seats, phase="over"))
        assert list(table.returns()) == [1 / seats] * seats
