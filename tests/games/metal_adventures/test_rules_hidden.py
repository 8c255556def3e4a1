"""MAD-1.8, MAD-3.7, MAD-7.22: nothing that a viewer gets depends on what is hidden from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from metalworks.games.metal_adventures.rules import components as c
from metalworks.games.metal_adventures.rules import content as printed
from metalworks.games.metal_adventures.rules.game import MetalAdventures
from metalworks.games.metal_adventures.rules.ledger import TROPHY_ITEM, WRECK_ITEM
from metalworks.games.metal_adventures.rules.resampling import all_needs
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, PUBLIC, SPECTATOR, State, only

from .builder import BARRENS, FREIGHT, HUNTER, IMPERIAL, OCG_HUNTER, WEAK_SOLAR, Board, term

GIVE, WANT, PROMISE, ASK = range(4)
BIG_ONE, HONOUR = 4, 17
Seen = list[list[object]]


def watch(board: Board, viewers: tuple[int, ...], steps: list[Callable[[Board], None]]) -> Seen:
    """What viewers see, and who is waited for, after each of several steps."""
    seen: Seen = []
    for step in steps:
        step(board)
        heard = board.state.take_log()
        rows = [tuple(int(n) for n in heard[i : i + 7]) for i in range(0, len(heard), 7)]
        seen.append(
            [int(board.state.waiting())]
            + [[int(number) for number in board.state.observe(viewer)] for viewer in viewers]
            + [[row[1:] for row in rows if row[0] >> viewer & 1] for viewer in viewers]
        )
    return seen


def state_of(state: State) -> MetalAdventures:
    assert isinstance(state, MetalAdventures)
    return state


def quiet_turn() -> list[Callable[[Board], None]]:
    return [
        lambda board: board.do(c.TRAVEL),
        lambda board: board.do(c.PAY_BROTHERHOOD),
        lambda board: board.do(c.RAID, printed.EXXALIA),
        lambda board: board.do(c.GO_ALONE),
        lambda board: board.do(c.KEEP_FAKTOR_BACK),
        lambda board: board.chance(1, 6),
    ]


@pytest.mark.rule("MAD-3.7", "MAD-1.8")
def test_who_holds_a_fulfilled_trophy_shows_nowhere_until_it_is_revealed() -> None:
    """Seat 1 has equipment of power 3 and holds The Big One, or does not."""
    seen = []
    for hand in ((BIG_ONE, 3, 5), (HONOUR, 3, 5)):
        board = Board(hands=[(0, 1, 2), hand, (6, 7, 8)])
        board.own(1, 1)
        seen.append(watch(board, (0, 2, SPECTATOR), quiet_turn()))
    assert seen[0] == seen[1]


@pytest.mark.rule("MAD-3.7")
def test_holding_back_shows_nowhere_before_the_end_of_the_turn() -> None:
    seen = []
    for holds in (True, False):
        board = Board(hands=[(0, 1, 2), (BIG_ONE, 3, 5), (6, 7, 8)])
        board.own(1, 1)
        if holds:
            board.do(c.HOLD_BACK, BIG_ONE, 1)
        board.events()
        seen.append(watch(board, (0, 2, SPECTATOR), quiet_turn()))
    assert seen[0] == seen[1]


@pytest.mark.rule("MAD-7.17", "MAD-7.22")
@pytest.mark.parametrize("picked", [(64 + 0, 64 + 1), (WEAK_SOLAR, IMPERIAL)])
def test_what_an_open_offer_means_shows_nowhere(picked: tuple[int, int]) -> None:
    item = TROPHY_ITEM if picked[0] >= 64 else WRECK_ITEM
    seen = []
    for card in picked:
        board = Board()
        board.wreck(0, WEAK_SOLAR, IMPERIAL, BARRENS)
        board.do(c.OPEN_DEAL, 1)
        board.do(c.ADD_TERM, term(GIVE, item))
        if item == TROPHY_ITEM:
            board.do(c.CLAIM, 0)
        board.do(c.PROPOSE)
        board.do(c.PICK, card)
        seen.append(watch(board, (1, 2, SPECTATOR), [lambda board: board.do(c.DECLINE)]))
    assert seen[0] == seen[1]


@pytest.mark.rule("MAD-7.17")
def test_whether_a_pick_is_asked_for_depends_on_public_facts_only() -> None:
    """Two Solar wrecks, or one and another: the maker is asked all the same."""
    waiting = []
    for ships in ((WEAK_SOLAR, 1), (WEAK_SOLAR, IMPERIAL)):
        board = Board()
        board.wreck(0, *ships)
        board.do(c.OPEN_DEAL, 1)
        board.do(c.ADD_TERM, term(GIVE, WRECK_ITEM + 1 + printed.SOLAR))
        board.do(c.PROPOSE)
        waiting.append(int(board.state.waiting()))
    assert waiting == [1, 1]


@pytest.mark.rule("MAD-1.8", "MAD-3.9")
def test_resampling_honours_what_was_seen() -> None:
    board = Board()
    board.offer(1, term(GIVE, TROPHY_ITEM), term(WANT, TROPHY_ITEM))
    board.do(c.PICK, 64 + 1)
    board.do(c.ACCEPT)
    board.do(c.PICK, 64 + 3)
    hands = set()
    for seed in range(30):
        other = board.state.resample(0, Rng(seed))
        assert list(other.observe(0)) == list(board.state.observe(0))
        cards = [int(card) for card in state_of(other).hand]
        assert cards[:2] == [0, 3], "one's own"
        assert cards[4] == 1, "the one given is known"
        hands.add(cards[3])
    assert len(hands) > 3, "the other one is not"


@pytest.mark.rule("MAD-3.9")
def test_a_resampled_deck_keeps_what_was_revealed_in_its_place() -> None:
    board = Board(hands=[(0, 1, 2), (BIG_ONE, 3, 5), (6, 7, 8)])
    board.own(1, 1)
    board.do(c.REVEAL, BIG_ONE, 1)
    for seed in range(20):
        other = board.state.resample(2, Rng(seed))
        queue = [int(card) for card in state_of(other).queue]
        assert queue[-1] == BIG_ONE
        assert queue[-2] == 8, "their own third"
        assert queue[:9] == [c.UNDECIDED] * 9


# -- resampling without a look at the truth ---------------------------------------------------


def hide_wrecks(board: Board, seat: int, *ships: int) -> None:
    """Wrecks of a seat whose faces only their owner knows."""
    board.wreck(seat, *ships)
    for ship in ships:
        board.state.ship_seen[ship] = only(seat)


def offer_wrecks(board: Board, seat: int, *kinds: int) -> None:
    """A called captain offers wrecks of these kinds and picks the first that fit."""
    board.draft(*(term(GIVE, WRECK_ITEM + kind) for kind in kinds), seat=seat)
    while board.state.waiting() >> seat & 1 and board.options(c.PICK, seat):
        board.do(c.PICK, min(board.options(c.PICK, seat)), seat)


def fits_all(state: MetalAdventures, hands: list[int], said: dict[int, list[list[int]]]) -> bool:
    """Whether wrecks by seat are what was said of them; tried by brute force."""
    content = state.content

    def fits(ship: int, kind: int) -> bool:
        if kind == 5:
            return bool(content.ship_hunter[ship])
        return kind == 0 or int(content.ship_nation[ship]) == kind - 1

    def matches(ships: frozenset[int], kinds: list[int]) -> bool:
        return not kinds or any(fits(ship, kinds[0]) and matches(ships - {ship}, kinds[1:]) for ship in ships)

    return all(
        matches(frozenset(ship for ship in range(58) if hands[seat] >> ship & 1), kinds)
        for seat, lists in said.items()
        for kinds in lists
    )


def ways_to_deal(ships: frozenset[int], sizes: list[int]) -> list[list[int]]:
    """Every way to deal ships to seats, as masks by seat."""
    if not sizes:
        return [[]]
    return [
        [sum(1 << ship for ship in hand), *rest]
        for hand in combinations(sorted(ships), sizes[0])
        for rest in ways_to_deal(ships - set(hand), sizes[1:])
    ]


SOLARS = (WEAK_SOLAR, 1)
TIGHT = {  # wrecks of seats 1 to 3 and what each of them offers
    "one way only": (((WEAK_SOLAR,), (IMPERIAL,), (BARRENS,)), ((1,), (2,), (3,))),
    "an offer of three": (((*SOLARS, BARRENS), (IMPERIAL, FREIGHT), (HUNTER,)), ((1, 1, 3), (), ())),
    "a hunter is not two wrecks": (((HUNTER, IMPERIAL), (FREIGHT, OCG_HUNTER), ()), ((2, 5), (), ())),
    "any wreck": (((WEAK_SOLAR, IMPERIAL), (1, BARRENS), (FREIGHT,)), ((0, 1), (0, 0), (0,))),
    "all at once": (((*SOLARS,), (IMPERIAL, HUNTER), (2, BARRENS)), ((1,), (2, 5), (0, 1))),
}


@pytest.mark.compiled_only
@pytest.mark.rule("MAD-7.16", "MAD-7.22")
@pytest.mark.parametrize("case", TIGHT)
def test_hidden_wrecks_are_dealt_again_in_every_way_that_was_said_alike(case: str) -> None:
    hands, offers = TIGHT[case]
    board = Board(4)
    for seat, ships in enumerate(hands, start=1):
        hide_wrecks(board, seat, *ships)
    board.do(c.CALL_FOR_OFFERS)
    for seat, kinds in enumerate(offers, start=1):
        if kinds:
            offer_wrecks(board, seat, *kinds)
        else:
            board.do(c.PASS, 0, seat)
    state = board.state
    said = {seat: [list(kinds)] for seat, kinds in enumerate(offers, start=1) if kinds}
    every = frozenset(ship for ships in hands for ship in ships)
    ways = [
        hands_dealt
        for hands_dealt in ways_to_deal(every, [len(ships) for ships in hands])
        if fits_all(state, [0, *hands_dealt], said)
    ]
    rounds = 200 * len(ways)
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(rounds):
        dealt = state_of(state.resample(0, Rng(seed)))
        found[tuple(int(mask) for mask in dealt.wrecks[1:])] += 1
    assert set(found) == {tuple(way) for way in ways}
    for number in found.values():
        assert 140 <= number <= 260, "every way comes about as often"  # 200 on average, and 14 off


def leads_to_wrecks(action: int) -> bool:
    kind, argument = divmod(action, c.BASE)
    if kind == c.ADD_TERM:
        return argument // 256 in (GIVE, WANT) and WRECK_ITEM < argument % 64 < TROPHY_ITEM
    return kind in (c.OPEN_DEAL, c.CALL_FOR_OFFERS, c.PROPOSE, c.ACCEPT, c.TAKE_OFFER, c.PICK)


def twins(state: MetalAdventures, seat: int, rng: Rng) -> list[MetalAdventures]:
    """What becomes of a state by two different choices of a seat; half of them lead to wrecks being offered."""
    actions = [int(action) for action in state.legal(seat)]
    if rng.below(2) == 0:
        actions = [action for action in actions if leads_to_wrecks(action)] or actions
    chosen = {actions[rng.below(len(actions))] for _ in range(2)}
    after = []
    for action in sorted(chosen):
        other = state_of(state.copy())
        other.apply(seat, action)
        after.append(other)
    return after


def assert_resampled_alike(one: MetalAdventures, two: MetalAdventures, viewer: int, seed: int) -> None:
    """The same random numbers make the same state of both."""
    made = [state.resample(viewer, Rng(seed)) for state in (one, two)]
    for state in made:
        state.epoch = 0  # only says how far undo goes
    assert made[0].to_bytes() == made[1].to_bytes()


def game_with_wrecks(seats: int, hunters: int) -> MetalAdventures:
    """After a set-up by itself, with three wrecks for each captain: one is known to everybody, one to a neighbour."""
    board = Board(seats, hunters=hunters, recording=False)
    for seat in range(seats):
        ships = (seat, seat + 8, seat + 18)
        hide_wrecks(board, seat, *ships)
        board.state.ship_seen[ships[0]] = PUBLIC
        board.state.ship_seen[ships[1]] |= only((seat + 1) % seats)
    return board.state


@pytest.mark.compiled_only
@pytest.mark.rule("MAD-1.8", "MAD-3.9", "MAD-7.22")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_states_that_a_viewer_cannot_tell_apart_are_resampled_alike(seats: int) -> None:
    """At every step of random games: the state and one drawn again, and two that a secret choice parts."""
    rng = Rng(seats)
    state = game_with_wrecks(seats, c.WHOLE_DECK)
    parted = bound = 0
    for step in range(2000):
        if state.waiting() == OVER or step % 500 == 499:
            state = game_with_wrecks(seats, c.OWN_HALF)
        if state.waiting() == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        for viewer in (step % seats, SPECTATOR):
            assert_resampled_alike(state, state_of(state.resample(viewer, rng)), viewer, step)
            bound += int(has_needs(state, viewer))
        seat = next(seat for seat in range(seats) if state.waiting() >> seat & 1)
        after = twins(state, seat, rng)
        if len(after) == 2:
            for viewer in [*range(seats), SPECTATOR]:
                if list(after[0].observe(viewer)) == list(after[1].observe(viewer)):
                    assert_resampled_alike(after[0], after[1], viewer, step)
                    parted += 1
        state = after[-1]
    assert parted > 20, "choices that others cannot see"
    assert bound > 100, "wrecks bound by what was said"


def has_needs(state: MetalAdventures, viewer: int) -> bool:
    """Whether something was said of wrecks that a viewer does not know."""
    blind = state_of(state.copy())
    for seat in range(state.seats):
        known = 0
        for ship in range(printed.SHIPS):
            if state.wrecks[seat] >> ship & 1 and state.ship_seen[ship] >> viewer & 1:
                known |= 1 << ship
        blind.wrecks[seat] = known
    return len(all_needs(blind)) > 0
