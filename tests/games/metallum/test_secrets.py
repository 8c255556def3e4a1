"""Programs are secret: nothing that a seat or a spectator is given depends on what the other seat has chosen."""

from __future__ import annotations

import msgspec
import pytest

from metalworks import Match
from metalworks.contract.types import Viewer
from metalworks.games.metallum import GAME
from metalworks.games.metallum.actions import CommitProgram, PutTile, ReopenProgram, TakeTileBack
from metalworks.games.metallum.components import Tile
from metalworks.games.metallum.events import ProgramCommitted, ProgramRevealed, TilePut
from metalworks.games.metallum.rules import components as c
from metalworks.kernel.rng import Rng

from .builder import programming
from .positions import EDITIONS, programming_state
from .tables import match_at, see

COMMIT, REOPEN = CommitProgram(), ReopenProgram()


def given(match: Match, viewer: Viewer) -> tuple[object, ...]:
    """Everything that a viewer is given, as it goes over the wire."""
    seat_only = () if viewer is None else (tuple(match.legal(viewer)), match.can_undo(viewer))
    return (
        msgspec.json.encode(match.view(viewer)),
        msgspec.json.encode(match.events(viewer)),
        match.journal_for(viewer),
        match.position_for(viewer),
        match.waiting,
        *seat_only,
    )


def secret_choices(match: Match, seat: int) -> list[int]:
    return [code for code in match.legal_codes(seat) if code // c.BASE in (c.PUT, c.TAKE_BACK)]


def tinker(match: Match, seat: int, rng: Rng) -> None:
    """Draft at random: put tiles, take them back, take steps back."""
    drafted = 0
    for _ in range(rng.below(14)):
        if rng.below(4) == 0 and drafted > 0:
            match.undo(seat)
            drafted -= 1
        else:
            codes = secret_choices(match, seat)
            match.play(seat, codes[rng.below(len(codes))])
            drafted += 1


def choose(match: Match, seat: int, rng: Rng, plan: str) -> None:
    """Draft at random, and do in public what the plan says: c(ommit), r(eopen), u(ndo the last of these)."""
    tinker(match, seat, rng)
    for act in plan:
        if act == "c":
            while c.COMMIT * c.BASE not in match.legal_codes(seat):
                codes = secret_choices(match, seat)
                match.play(seat, codes[rng.below(len(codes))])
            match.play(seat, COMMIT)
        elif act == "r":
            match.play(seat, REOPEN)
            tinker(match, seat, rng)
        else:
            match.undo(seat)


@pytest.mark.rule("MET-3.1", "MET-1.8")
@pytest.mark.parametrize("plan", ["", "c", "cr", "crc", "cu", "cucrc"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_the_other_seat_has_chosen_looks_the_same(edition: str, plan: str) -> None:
    rng = Rng(len(plan))
    total = 0
    for number in range(8):
        rounds = rng.below(9)
        start = GAME.position(programming_state(rng.below(10**6), edition, rounds))
        secret, is_first = number % 2, number < 4
        own = rng.below(1000)
        seen: dict[Viewer, set[tuple[object, ...]]] = {1 - secret: set(), None: set()}
        programs = set()
        for _ in range(8):
            match = Match.at("metallum", start, seats=["Red", "Blue"], seed=1)
            if not is_first:
                tinker(match, 1 - secret, Rng(own))
            choose(match, secret, rng, plan)
            if is_first:  # the viewer's own steps are the same each time
                tinker(match, 1 - secret, Rng(own))
            programs.add(match.position)
            for viewer, looks in seen.items():
                looks.add(given(match, viewer))
        total += len(programs)
        assert {viewer: len(looks) for viewer, looks in seen.items()} == {1 - secret: 1, None: 1}
    assert total > 24  # they did choose different things


@pytest.mark.rule("MET-3.1")
def test_what_is_told_of_the_other_seat() -> None:
    match = match_at(programming())
    match.play(0, PutTile(Tile.MOVE_BY_2))
    match.play(0, PutTile(Tile.EXTRACTORS_2))
    match.play(0, TakeTileBack(Tile.EXTRACTORS_2))
    assert match.events(1) == match.events(None) == []
    assert match.events(0)[0] == TilePut(0, Tile.MOVE_BY_2)
    match.play(0, COMMIT)
    assert match.events(1) == match.events(None) == [ProgramCommitted(0)]
    assert see(match, 1).seats[0].committed
    assert see(match, 1).seats[0].program is None
    assert "move_by_2" not in match.journal_for(1)
    assert "programs=?/-" in match.position_for(1)
    assert "programs=?/?" in match.position_for(None)
    assert "move_by_2" in match.journal_for(0)
    match.play(1, PutTile(Tile.MOVE_BY_1))
    match.play(1, COMMIT)
    revealed = [event for event in match.events(None) if isinstance(event, ProgramRevealed)]
    assert revealed == [ProgramRevealed(0, (Tile.MOVE_BY_2,)), ProgramRevealed(1, (Tile.MOVE_BY_1,))]
    assert see(match).seats[0].program == (Tile.MOVE_BY_2,)
