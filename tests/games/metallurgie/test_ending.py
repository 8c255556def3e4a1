"""Chapters 4 and 5, the end and the bonus variant."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from metalworks import Match
from metalworks.contract.types import Result
from metalworks.games.metallurgie.components import Metal
from metalworks.games.metallurgie.view import Phase
from metalworks.table.journal import Line
from tests.games.refusing import assert_refused

from .tables import COPPER, DRAW, END, GOLD, IRON, SILVER, place, row, see, table, take


def resolve(match: Match, card: Metal | None) -> None:
    """Resolve chance with this card of the deck, None for the end card, instead of the outcome of the seed."""
    chance: dict[str, object] = {"outcome": "card_fell"}
    match.follow(Line(chance=chance | ({"metal": card.value} if card else {})))


def result(match: Match) -> Result:
    assert match.result is not None
    return match.result


def ended(*won: str, bonus: str = "-") -> Result:
    """The result of a game that ended with these collected cards."""
    return result(table(phase="over", hands=("iii",) * len(won), won=won, bonus=bonus))


@pytest.mark.rule("MGI-4.1")
def test_the_end_card_in_refilling_ends_the_game_at_once() -> None:
    match = table(hands=("iii", "iii"), deck="")
    match.play(0, place(IRON, 2, 0))
    match.play(0, END)
    assert match.is_over
    assert match.waiting == ()
    assert see(match).deck_size == 0
    assert [msgspec.to_builtins(event)["event"] for event in match.events(1)][-1] == "end_card_taken"


@pytest.mark.rule("MGI-4.1")
def test_refilling_is_card_by_card() -> None:
    """Three cards are missing; one comes, then the end card: two stay missing."""
    match = table(hands=("iii", "iii"), deck="cc")
    for number, q in enumerate((2, 3, 4), 1):
        match.follow(Line(seat=0, action=msgspec.to_builtins(place(IRON, q, 0))))
        assert see(match).seats[0].hand_size == 3 - number
    match.follow(Line(seat=0, action={"action": "end_turn"}))
    resolve(match, COPPER)
    assert see(match).seats[0].hand_size == 1
    resolve(match, None)
    assert match.is_over
    assert see(match).seats[0].hand_size == 1
    assert see(match).deck_size == 1


@pytest.mark.rule("MGI-4.1")
def test_the_end_card_in_drawing_ends_the_game_and_nothing_is_placed() -> None:
    match = table(hands=("iii", "iii"), deck="")
    match.play(0, DRAW)
    assert match.is_over
    assert len(see(match).pattern) == 7
    assert see(match, 0).seats[0].hand_size == 3
    for seat in (0, 1):
        assert match.legal(seat) == []
        assert_refused(match, seat, place(IRON, 2, 0), "game-over", "MGI-4.1")
        assert_refused(match, seat, END, "game-over", "MGI-4.1")


@pytest.mark.rule("MGI-4.1")
def test_what_was_scored_before_the_end_card_counts() -> None:
    match = table(g="0,0;1,0", s="2,0", c="", i="", hands=("gii", "iii"), won=("", ""), deck="")
    match.play(0, place(GOLD, 2, 0))
    match.play(0, END)
    match.play(0, take(0, 0))
    assert match.result is None
    match.play(0, take(1, 0))
    assert (result(match).winners, result(match).points) == ((0,), (1, 0))


@pytest.mark.rule("MGI-4.2")
@pytest.mark.parametrize(
    ("won", "winners", "reason"),
    [
        (("iii", "gg"), (0,), "points"),
        (("gii", "sss"), (0,), "tie-gold"),
        (("ssi", "sci"), (0,), "tie-silver"),
        (("gsi", "gsc"), (1,), "tie-copper"),
        (("ggssccii", "ggssccii"), (0, 1), "shared"),
        (("", ""), (0, 1), "shared"),
        (("gi", "gi", "gc"), (2,), "tie-copper"),
        (("gi", "gi", "ic", "g"), (0, 1), "shared"),
        (("c", "g", "g", "s"), (1, 2), "shared"),
    ],
)
def test_most_cards_win_and_ties_go_to_the_nobler_metals(
    won: tuple[str, ...], winners: tuple[int, ...], reason: str
) -> None:
    found = ended(*won)
    assert (found.winners, found.reason, found.rule) == (winners, f"result-{reason}", "MGI-4.2")
    assert found.points == tuple(map(len, won))


@pytest.mark.rule("MGI-4.2", "MGI-5.1")
@pytest.mark.parametrize(
    ("won", "bonus", "winners", "points", "reason"),
    [
        (("ii", "ccc"), "i,s", (0,), (4, 3), "points"),  # the bonus turns it
        (("iic", "gcci"), "i,s", (0,), (5, 4), "points"),
        (("gi", "ics"), "g,i", (1,), (3, 4), "points"),
        # Four points each. Ties are broken by cards: one gold against none.
        (("gii", "cccc"), "g,s", (0,), (4, 4), "tie-gold"),
        # Six points each; a doubled gold is still one gold card against two.
        (("gccii", "ggiicc"), "g,s", (1,), (6, 6), "tie-gold"),
        # Only iron differs: three irons count four with the bonus for copper on the other side.
        (("iic", "iiii"), "c,g", (0,), (4, 4), "tie-copper"),
    ],
)
def test_in_the_variant_points_count_and_ties_are_broken_by_cards(
    won: tuple[str, ...], bonus: str, winners: tuple[int, ...], points: tuple[int, ...], reason: str
) -> None:
    found = ended(*won, bonus=bonus)
    assert (found.winners, found.points, found.reason) == (winners, points, f"result-{reason}")


@pytest.mark.rule("MGI-4.2", "MGI-5.1")
def test_more_iron_breaks_the_last_tie() -> None:
    """Without the variant equal points and equal gold, silver and copper mean equal iron; with it they need not."""
    found = ended("ci", "ciii", bonus="c,g")
    assert found.points == (3, 4)
    found = ended("cii", "ciii", bonus="c,g")
    assert (found.winners, found.points, found.reason) == ((1,), (4, 4), "result-tie-iron")


@pytest.mark.rule("MGI-4.3")
def test_discarded_cards_never_return_to_the_deck() -> None:
    """Dozens of cards are discarded and the deck is empty: the game ends, nothing is shuffled."""
    match = table(hands=("iii", "iii"), deck="")
    assert sum(see(match).discards.values()) > 50
    match.play(0, DRAW)
    assert match.is_over


@pytest.mark.rule("MGI-4.3")
def test_a_removed_card_stays_discarded() -> None:
    match = table(i=row(8), c="", s="", hands=("icc", "iii"), deck="c" * 9)
    iron = see(match).discards[IRON]
    match.play(0, place(IRON, 8, 0))
    match.play(0, END)
    for q in range(5):
        match.play(0, take(q, 0))
    assert see(match).discards[IRON] == iron + 4
    assert see(match).deck_size == 9 + 1 - 1


@pytest.mark.rule("MGI-5.1")
def test_every_player_gets_another_bonus_card_and_keeps_it_secret() -> None:
    for seed in range(10):
        match = Match.new("metallurgie", seats=3, seed=seed, options={"bonus": True})
        own = [see(match, seat).seats[seat].bonus for seat in range(3)]
        assert None not in own
        assert len(set(own)) == 3
        for viewer in (0, 1, 2, None):
            for seat in range(3):
                if viewer != seat:
                    assert see(match, viewer).seats[seat].bonus is None
                    assert see(match, viewer).seats[seat].points is None


@pytest.mark.rule("MGI-5.1")
def test_any_bonus_card_may_come_to_any_player() -> None:
    dealt = Counter(
        see(Match.new("metallurgie", seats=2, seed=seed, options={"bonus": True}), 1).seats[1].bonus
        for seed in range(80)
    )
    assert set(dealt) == set(Metal)
    assert min(dealt.values()) > 6  # 20 expected


@pytest.mark.rule("MGI-5.1")
def test_the_owner_sees_his_doubled_points_before_the_end() -> None:
    match = table(hands=("iii", "iii"), won=("ggi", "cc"), bonus="g,c")
    assert see(match, 0).seats[0].points == 5
    assert see(match, 1).seats[1].points == 4
    assert see(match, 1).seats[0].points is None


@pytest.mark.rule("MGI-5.1")
def test_all_bonus_cards_are_shown_at_the_end() -> None:
    match = table(hands=("iii", "iii"), won=("ss", "i"), bonus="s,i", deck="")
    match.play(0, DRAW)
    view = see(match, None)
    assert [side.bonus for side in view.seats] == [SILVER, IRON]
    assert [side.points for side in view.seats] == [4, 2]
    assert view.phase is Phase.OVER
    told = [msgspec.to_builtins(event) for event in match.events(None)][-2:]
    assert told == [
        {"event": "bonus_shown", "seat": 0, "metal": "silver"},
        {"event": "bonus_shown", "seat": 1, "metal": "iron"},
    ]


@pytest.mark.rule("MGI-5.1")
def test_without_the_variant_nobody_has_a_bonus_card() -> None:
    match = Match.new("metallurgie", seats=2, seed=1)
    assert not see(match).bonus_variant
    assert all(side.bonus is None and side.points == 0 for side in see(match).seats)
