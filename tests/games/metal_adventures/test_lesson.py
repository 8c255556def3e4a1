"""The guided first game of the browser: all that is sensible leads on, for its captains can be relied on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from metalworks import Match
from metalworks.games.metal_adventures.actions import Tour
from metalworks.games.metal_adventures.view import MetalAdventuresView, Phase
from metalworks.players import choose

pytestmark = pytest.mark.compiled_only

LESSON = Path(__file__).parents[3] / "web" / "src" / "games" / "metal_adventures" / "lesson.ts"
PERSON, BRUNO, ODA = range(3)
SHIPS = (5, 14, 23)
PREY = 14
THREE_FLAGS = 1


def position() -> str:
    """The position of the lesson: its lines joined."""
    lines = re.search(r"const POSITION =\n(.*?);\n", LESSON.read_text(), re.DOTALL)
    assert lines
    return "".join(re.findall(r"'(.*?)'", lines[1]))


def at_the_battle(seed: int) -> Match:
    match = Match.at("metal_adventures", position(), seed=seed)
    for action in ("travel", "pay_brotherhood", "attack_in_space"):
        match.play(PERSON, action)
    assert tuple(sorted(view(match).space.ships)) == SHIPS
    match.play(PERSON, {"action": "take_on", "ship": PREY})
    return match


def view(match: Match) -> MetalAdventuresView:
    return cast(MetalAdventuresView, match.view(PERSON))


def let_play(match: Match) -> None:
    while match.waiting and PERSON not in match.waiting:
        seat = match.waiting[0]
        match.play(seat, choose(match, seat, "greedy"))


def offer(match: Match, other: int, **lists: list[dict[str, object]]) -> None:
    match.play(PERSON, {"action": "make_offer", "other": other, "want": [{"item": "join"}], **lists})
    let_play(match)


FAIR = (
    {"promise": [{"item": "credits", "number": 1, "due": "spoils"}]},
    {"promise": [{"item": "credits", "number": 2, "due": "spoils"}]},
    {"promise": [{"item": "credits", "number": 2, "due": "this_turn"}]},
    {"give": [{"item": "credits", "number": 1}]},
)


@pytest.mark.parametrize("lists", FAIR)
@pytest.mark.parametrize("other", [BRUNO, ODA])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_fair_offer_wins_the_battle_and_the_trophy(
    lists: dict[str, list[dict[str, object]]], other: int, seed: int
) -> None:
    match = at_the_battle(seed)
    offer(match, other, **lists)
    battle = view(match).battle
    assert view(match).phase is Phase.DECLARING
    assert battle is not None
    assert (battle.attackers, battle.odds) == ((PERSON, other), 1000)
    match.play(PERSON, "keep_faktor_back")
    let_play(match)
    if view(match).phase is Phase.SETTLING:
        match.play(PERSON, "keep_promise")
    assert view(match).phase is Phase.MENU
    assert [own.trophy for own in view(match).trophies if own.fulfilled] == [THREE_FLAGS]
    match.play(PERSON, {"action": "reveal", "trophy": THREE_FLAGS})
    assert any(isinstance(action, Tour) for action in match.legal(PERSON))


def test_nobody_is_lost_who_offers_nothing_or_goes_alone() -> None:
    match = at_the_battle(1)
    offer(match, ODA)
    assert view(match).phase is Phase.ALLYING
    offer(match, ODA, promise=[{"item": "credits", "number": 2, "due": "spoils"}])
    assert view(match).phase is Phase.DECLARING
    for seed in range(4):  # won or lost
        match = at_the_battle(seed)
        match.play(PERSON, "go_alone")
        match.play(PERSON, "keep_faktor_back")
        assert view(match).phase is Phase.MENU
