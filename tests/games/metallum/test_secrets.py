"""Programs are secret: nothing that a seat or a spectator is given depends on what the other seat has chosen."""

from __future__ import annotations

import msgspec
import pytest

from metalworks import Match
from metalworks.contract.types import Role, Viewer
from metalworks.games import metallum
from metalworks.games.metallum import GAME
from metalworks.games.metallum.actions import ExecuteSubroutine, MoveShip, Program
from metalworks.games.metallum.components import Planet, Tile
from metalworks.games.metallum.events import PlanetTurnedUp, ProgramCommitted, ProgramRevealed
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, SPECTATOR

from .builder import programming
from .positions import EDITIONS, programming_state
from .tables import match_at, see


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


def choose(match: Match, seat: int, rng: Rng, plan: str) -> None:
    """Commit programs at random as the plan says: c(ommit one), u(ndo the last commitment)."""
    for act in plan:
        if act == "c":
            codes = match.legal_codes(seat)
            if codes:  # with one program left there is nothing else to choose
                match.play(seat, codes[rng.below(len(codes))])
        elif len(match.legal_codes(seat)) > 1:
            match.undo(seat)


@pytest.mark.rule("MET-3.1", "MET-1.8")
@pytest.mark.parametrize("plan", ["c", "cc", "ccc", "cuc", "ccu"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_the_other_seat_has_chosen_looks_the_same(edition: str, plan: str) -> None:
    rng = Rng(len(plan))
    total = 0
    for number in range(8):
        rounds = rng.below(9)
        start = GAME.position(programming_state(rng.below(10**6), edition, rounds))
        secret = number % 2
        seen: dict[Viewer, set[tuple[object, ...]]] = {1 - secret: set(), None: set()}
        programs = set()
        for _ in range(8):
            match = Match.at("metallum", start, seats=["Red", "Blue"], seed=1)
            choose(match, secret, rng, plan)
            programs.add(match.position)
            for viewer, looks in seen.items():
                looks.add(given(match, viewer))
        total += len(programs)
        assert {viewer: len(looks) for viewer, looks in seen.items()} == {1 - secret: 1, None: 1}
    assert total > 24  # the programs did differ


@pytest.mark.rule("MET-3.1")
def test_changes_of_mind_do_not_show() -> None:
    """How often a committed program was changed is nobody else's business."""
    once, often = match_at(programming()), match_at(programming())
    once.play(0, Program((Tile.MOVE_BY_1,)))
    for tiles in ((Tile.MOVE_BY_3,), (Tile.MOVE_BY_2, Tile.EXTRACTORS_2), (Tile.MOVE_BY_1,)):
        often.play(0, Program(tiles))
    for viewer in (1, None):
        assert given(once, viewer) == given(often, viewer)
    once.play(1, Program((Tile.MOVE_BY_2,)))
    often.play(1, Program((Tile.MOVE_BY_2,)))
    assert once.position == often.position


@pytest.mark.rule("MET-3.1")
def test_what_is_told_of_the_other_seat() -> None:
    match = match_at(programming())
    match.play(0, Program((Tile.MOVE_BY_2,)))
    assert match.events(1) == match.events(None) == [ProgramCommitted(0)]
    assert match.events(0) == [ProgramCommitted(0, (Tile.MOVE_BY_2,))]
    assert match.role(0) is Role.MAY
    assert match.role(1) is Role.MUST
    assert see(match, 1).seats[0].committed
    assert see(match, 1).seats[0].program is None
    assert "move_by_2" not in match.journal_for(1)
    assert "programs=?/-" in match.position_for(1)
    assert "programs=?/-" in match.position_for(None)
    assert "programs=b/-" in match.position_for(0)
    assert "move_by_2" in match.journal_for(0)
    match.play(1, Program((Tile.MOVE_BY_1,)))
    revealed = [event for event in match.events(None) if isinstance(event, ProgramRevealed)]
    assert revealed == [ProgramRevealed(0, (Tile.MOVE_BY_2,)), ProgramRevealed(1, (Tile.MOVE_BY_1,))]
    assert see(match).seats[0].program == (Tile.MOVE_BY_2,)


# -- Planets that a position settles beforehand -----------------------------------------------------


def settled(planet: str) -> Match:
    position = metallum.position(phase="actions", hidden={2: planet, 3: "gamma"}, money=(1, 0))
    return Match.at("metallum", position, seats=["Red", "Blue"], seed=1)


@pytest.mark.rule("MET-1.3")
def test_a_settled_planet_shows_to_nobody_before_it_is_turned_up() -> None:
    one, other = settled("eta"), settled("theta")
    assert one.position != other.position
    viewers: tuple[Viewer, ...] = (0, 1, None)
    for match in (one, other):
        match.play(0, ExecuteSubroutine(Tile.MOVE_BY_1))
    for viewer in viewers:
        assert given(one, viewer) == given(other, viewer)
        assert "planets=A?????o" in one.position_for(viewer)
    states = [GAME.read_position(match.position, match.content) for match in (one, other)]
    for number in (0, 1, SPECTATOR):
        looks = [list(state.observe(number)) for state in states]
        assert looks[0] == looks[1]
        seen = states[0].resample(number, Rng(1))
        assert "planets=A?????o" in GAME.position(seen)
        assert list(seen.observe(number)) == looks[0]


@pytest.mark.rule("MET-1.3", "MET-4.11")
def test_arriving_at_a_settled_planet_is_chance_with_one_outcome() -> None:
    state = GAME.read_position(settled("eta").position, GAME.load_content())
    for action in (ExecuteSubroutine(Tile.MOVE_BY_1), MoveShip(2)):
        state.apply(0, GAME.code(action))
    assert state.waiting() == CHANCE
    assert [int(weight) for weight in state.outcomes()] == [int(name == "eta") for name in Planet]
    match = settled("eta")
    match.play(0, ExecuteSubroutine(Tile.MOVE_BY_1))
    match.play(0, MoveShip(2))
    assert see(match, 1).line[1].planet is Planet.ETA
    assert see(match, 1).line[2].planet is None


@pytest.mark.rule("MET-1.3")
def test_a_planet_settled_elsewhere_is_not_drawn() -> None:
    position = metallum.position(phase="actions", hidden={3: "gamma"}, ships=(1, 1))
    state = GAME.read_position(position, GAME.load_content())
    for action in (ExecuteSubroutine(Tile.MOVE_BY_1), MoveShip(2)):
        state.apply(0, GAME.code(action))
    possible = {planet for planet, weight in zip(Planet, state.outcomes(), strict=True) if weight}
    assert possible == {Planet.BETA, Planet.DELTA, Planet.EPSILON, Planet.ZETA, Planet.ETA, Planet.THETA}


@pytest.mark.rule("MET-1.8")
def test_at_the_end_everybody_sees_which_two_planets_were_in_the_box() -> None:
    position = metallum.position(
        round=9, phase="actions", planets={2: "beta", 4: "delta"}, hidden={5: "eta"}, first=1, programs=((), ()),
        spent=(["move_by_1"], ["move_by_1"]),
    )  # fmt: skip
    match = Match.at("metallum", position, seed=3)
    assert see(match).boxed == ()
    match.play(0, "end_actions")
    assert match.is_over
    view = see(match)
    line = [place.planet for place in view.line]
    assert line[4] is Planet.ETA
    assert [place.discovered for place in view.line] == [True, True, False, True, False, False, False]
    assert len(view.boxed) == 2
    assert sorted([*view.boxed, *(planet for planet in line if planet)]) == sorted(Planet)
    turned = [event for event in match.events(None) if isinstance(event, PlanetTurnedUp)]
    assert [event.place for event in turned] == [3, 5, 6]
    assert [event.planet for event in turned] == [line[2], line[4], line[5]]
    assert Match.at("metallum", match.position).position == match.position
    assert Match.replay(match.journal.dumps()).position == match.position
