"""What clients rely on, so that they need no rule of their own: misfits, and events that say what shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from metalworks import Match
from metalworks.contract.problems import Refused
from metalworks.contract.types import Event
from metalworks.games.metallurgie import Cell, Metal, PlaceCard
from metalworks.games.metallurgie.events import (
    AreaScored,
    CardDealt,
    CardDrawn,
    CardPlaced,
    CardRefilled,
    CardTaken,
)
from metalworks.games.metallurgie.view import MetallurgieView, Misfit, Phase
from metalworks.kernel.rng import Rng

from .reference import neighbours
from .tables import COPPER, DRAW, END, GOLD, IRON, SILVER, cells, place, see, table

LAYING = (Phase.START, Phase.PLACE_DRAWN, Phase.FOLLOW)


def games(seats: int, seed: int) -> Iterator[tuple[Match, list[Event]]]:
    """A random game: after each decision the match, and what everybody was told of it."""
    match = Match.new("metallurgie", seats=seats, seed=seed)
    rng, told = Rng(seed), 0
    yield match, match.events(None)
    while not match.is_over:
        told = match.steps
        (seat,) = match.waiting
        codes = match.legal_codes(seat)
        match.play(seat, codes[rng.below(len(codes))])
        yield match, match.events(None, told)


def against(view: MetallurgieView, metal: Metal, at: Cell) -> Misfit:
    """The misfit that speaks of a position."""
    found = [one for one in view.misfits if one.metal is metal]
    named = [one for one in found if at in one.cells]
    (one,) = named or [one for one in found if not one.cells]
    return one


def refusal(match: Match, seat: int, metal: Metal, at: Cell) -> Refused:
    with pytest.raises(Refused) as caught:
        match.play(seat, PlaceCard(metal, at))
    return caught.value


@pytest.mark.parametrize("seats", [2, 4])
def test_misfits_say_what_the_refusal_would_say(seats: int) -> None:
    asked = 0
    for match, _ in games(seats, 7):
        if match.is_over or see(match, match.waiting[0]).phase not in LAYING:
            continue
        (seat,) = match.waiting
        view = see(match, seat)
        hand = view.seats[seat].hand or {}
        pattern = {stack.at: stack.metal for stack in view.pattern}
        around = {Cell(*near) for at in pattern for near in neighbours((at.q, at.r))}
        legal = set(match.legal(seat))
        for metal in Metal:
            if not hand[metal] and view.drawn is not metal:
                continue
            for at in sorted({*pattern, *around, Cell(30, 0)})[:: 1 + asked % 5]:
                if PlaceCard(metal, at) in legal:
                    assert all(at not in one.cells for one in view.misfits if one.metal is metal)
                    continue
                misfit, refused = against(view, metal, at), refusal(match, seat, metal, at)
                shown = pattern[at].value if at in pattern else "nothing"
                words = misfit.arguments | {"at": f"{at.q},{at.r}", "on": shown}
                assert (misfit.key, misfit.rule, words) == (refused.key, refused.rule, refused.arguments)
                asked += 1
    assert asked > 1000


def test_misfits_are_for_whoever_lays_cards_only() -> None:
    match = table(hands=("icg", "iii"))
    assert see(match, 0).misfits
    assert see(match, 1).misfits == see(match, None).misfits == ()
    gold = [one for one in see(match).misfits if one.metal is GOLD]
    assert [(one.key, one.rule, one.arguments, one.cells) for one in gold] == [
        ("refused-wrong-metal-below", "MGI-2.3", {"metal": "gold"}, ())
    ]
    iron = {one.key: one.cells for one in see(match).misfits if one.metal is IRON}
    assert iron == {
        "refused-iron-on-card": tuple(stack.at for stack in see(match).pattern),
        "refused-iron-apart": (),
    }


def test_while_a_drawn_card_waits_every_card_of_the_hand_says_so() -> None:
    match = table(hands=("iic", "iii"), deck="s" * 9)
    match.play(0, DRAW)
    found = {one.metal: one.key for one in see(match).misfits if not one.cells}
    assert found == {
        IRON: "refused-drawn-must-be-placed",
        COPPER: "refused-drawn-must-be-placed",
        SILVER: "refused-wrong-metal-below",
    }


@pytest.mark.parametrize("seats", [2, 3])
def test_events_carry_what_the_table_shows_after_them(seats: int) -> None:
    """A client that only writes down what events say ends up with the table of the view."""
    shown: dict[Cell, Metal] = dict.fromkeys(cells("1,0;-1,1;0,-1"), COPPER)
    shown |= dict.fromkeys(cells("0,1;-1,0;1,-1"), IRON) | {Cell(0, 0): SILVER}
    deck = 0
    for match, told in games(seats, 11):
        for event in told:
            match event:
                case CardPlaced(metal=metal, at=at, on=on):
                    assert shown.get(at) is on
                    shown[at] = metal
                case CardTaken(metal=metal, at=at, shows=below):
                    assert shown.pop(at) is metal
                    if below is not None:
                        shown[at] = below
                case AreaScored(metal=metal, size=size, at=at, cells=area):
                    assert (len(area), area[0]) == (size, at)
                    assert {shown[one] for one in area} == {metal}
                    assert see(match).removing == area
                case CardDealt(deck=left) | CardDrawn(deck=left) | CardRefilled(deck=left):
                    deck = left
        view = see(match)
        assert shown == {stack.at: stack.metal for stack in view.pattern}
        assert deck == view.deck_size + match.is_over  # the end card is no card of a hand


def test_the_second_card_of_a_turn_is_refused_by_the_kind_of_turn() -> None:
    match = table(hands=("iic", "iii"))
    match.play(0, place(IRON, 2, 0))
    match.play(0, place(IRON, 3, 0))
    (misfit,) = see(match).misfits
    assert (misfit.metal, misfit.key, misfit.rule, misfit.arguments) == (
        COPPER,
        "refused-one-metal",
        "MGI-2.2",
        {"metal": "iron"},
    )
    match.play(0, END)
    assert see(match).misfits == ()


def test_states_that_differ_have_different_hashes() -> None:
    """Along random games, among all that one decision can lead to."""
    seen: dict[int, bytes] = {}
    for match, _ in games(2, 5):
        if match.is_over:
            break
        (seat,) = match.waiting
        state, _ = match.sample(seat)
        for code in match.legal_codes(seat):
            after = state.copy()
            after.apply(seat, code)
            data = after.to_bytes()
            assert seen.setdefault(int(after.hash()), data) == data
    assert len(seen) > 1000


def test_the_hash_is_the_same_in_both_modes() -> None:
    game = Match.new("metallurgie", seats=3, seed=1).game
    state = game.start(3, game.read_options({"bonus": True}), game.load_content())
    state.resolve(1)
    assert state.hash() == 1394983872145619925
