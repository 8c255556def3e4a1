"""Undo: step by step, up to what was revealed; each seat its own while both program."""

from __future__ import annotations

import pytest

from metalworks import Match, Refused
from metalworks.contract.types import Action
from metalworks.games.metallum.actions import (
    BuyModule,
    ChooseOrigin,
    EndActions,
    ExecuteSubroutine,
    LetActFirst,
    MoveExtractor,
    MoveShip,
    Program,
    RemoveExtractor,
    UseCard,
    UseInstallation,
)
from metalworks.games.metallum.components import Tile
from metalworks.games.metallum.events import MoneyChanged, ProgramRevealed
from metalworks.games.metallum.rules import components as c
from metalworks.games.metallum.rules.components import BLUE, RED

from .builder import Board, board, programming
from .tables import match_at, see

USE = UseInstallation()


def assert_step_by_step(table: Board, actions: list[Action], barrier: int) -> Match:
    """Red plays; everything from number `barrier` on can be undone, one by one, and nothing before it."""
    match = match_at(table)
    positions = []
    for action in actions:
        positions.append(match.position)
        match.play(RED, action)
    for position in reversed(positions[barrier:]):
        assert match.can_undo(RED)
        match.undo(RED)
        assert match.position == position
    assert not match.can_undo(RED)
    with pytest.raises(Refused) as caught:
        match.undo(RED)
    assert caught.value.key in ("refused-undo-barrier", "refused-nothing-to-undo")
    return match


def test_small_steps_of_an_action_phase_are_undone_one_by_one() -> None:
    table = board(
        red={0: 3}, blue={2: 1}, programs=((c.MOVE_BY_1, c.EXTRACTORS_2), (c.MOVE_BY_1,)),
    )  # fmt: skip
    actions: list[Action] = [
        USE, ChooseOrigin(1), MoveExtractor(3), MoveExtractor(2), MoveExtractor(3),
        ExecuteSubroutine(Tile.EXTRACTORS_2), ExecuteSubroutine(Tile.MOVE_BY_1), MoveShip(2),
    ]  # fmt: skip
    assert_step_by_step(table, actions, 0)


@pytest.mark.rule("MET-4.13")
def test_not_past_a_discovery() -> None:
    table = board("Alpha ? ? ? ? ? omega", programs=((c.MOVE_BY_1, c.EXTRACTORS_2), (c.MOVE_BY_1,)))
    actions: list[Action] = [ExecuteSubroutine(Tile.MOVE_BY_1), MoveShip(2), ExecuteSubroutine(Tile.EXTRACTORS_2)]
    match = assert_step_by_step(table, actions, 2)
    assert see(match).line[1].discovered


@pytest.mark.rule("MET-4.13", "MET-1.3")
def test_not_past_the_discovery_of_omega_though_all_know_it() -> None:
    table = board("Alpha Beta Gamma Delta Zeta Eta omega", ships=(5, 0), programs=((c.MOVE_BY_1,), (c.MOVE_BY_1,)))
    assert_step_by_step(table, [ExecuteSubroutine(Tile.MOVE_BY_1), MoveShip(7)], 2)


def test_not_past_the_reveal_and_not_past_the_next_player() -> None:
    match = match_at(programming(money=(1, 0)))
    for seat in (RED, BLUE):
        match.play(seat, Program((Tile.MOVE_BY_1,)))
    assert not match.can_undo(RED)
    assert not match.can_undo(BLUE)
    match.play(BLUE, LetActFirst(RED))
    assert not match.can_undo(BLUE)
    match.play(RED, ExecuteSubroutine(Tile.MOVE_BY_1))
    match.undo(RED)
    match.play(RED, ExecuteSubroutine(Tile.MOVE_BY_1))
    match.play(RED, MoveShip(2))
    match.play(RED, EndActions())
    assert not match.can_undo(RED)


def test_choosing_oneself_as_the_first_can_be_undone() -> None:
    match = match_at(board(phase=c.ORDER, programs=((c.MOVE_BY_1,), (c.MOVE_BY_1,))))
    match.play(RED, LetActFirst(RED))
    match.undo(RED)
    match.play(RED, LetActFirst(BLUE))
    assert match.waiting == (BLUE,)


def test_not_past_a_new_market_card() -> None:
    match = match_at(board(programs=((), ()), spent=((0,), (0,)), first=BLUE))
    match.play(RED, EndActions())  # scoring, the market, the next round
    assert see(match).round == 2
    assert not match.can_undo(RED)


def test_a_purchase_is_undone_with_its_money() -> None:
    table = board(
        programs=((c.MOVE_BY_1, c.EXTRACTORS_1, c.PURCHASE), (c.MOVE_BY_1,)), money=(5, 0), market=(c.NO_CARD, 1, 2, 3)
    )
    match = assert_step_by_step(table, [ExecuteSubroutine(Tile.PURCHASE_MODULE), BuyModule(3)], 0)
    assert see(match).seats[RED].money == 5
    assert not any(isinstance(event, MoneyChanged) for event in match.events(None))


def test_undo_brings_a_card_back_into_the_hand() -> None:
    table = board(round=7, hands=[(RED, c.NUCLEAR_EXPLOSION)], blue={0: 4}, programs=((c.MOVE_BY_1,), (c.MOVE_BY_1,)))
    match = assert_step_by_step(table, [UseCard(c.NUCLEAR_EXPLOSION + 1)], 0)
    assert see(match).line[0].extractors == (0, 4)
    assert len(see(match).seats[RED].hand) == 1


def test_gamma_is_undone_with_the_own_extractor() -> None:
    table = board(ships=("Gamma", 0), red={"Gamma": 1}, blue={0: 2}, programs=((c.MOVE_BY_1,), (c.MOVE_BY_1,)))
    match = assert_step_by_step(table, [USE, RemoveExtractor(1), RemoveExtractor(1)], 0)
    assert see(match).line[2].extractors == (1, 0)


# -- Both program -------------------------------------------------------------------------------


@pytest.mark.rule("MET-3.1")
def test_a_commitment_is_undone_while_the_other_programs() -> None:
    match = match_at(programming())
    match.play(RED, Program((Tile.MOVE_BY_1,)))
    assert see(match, BLUE).seats[RED].committed
    match.undo(RED)
    assert not see(match, BLUE).seats[RED].committed
    assert match.waiting == (RED, BLUE)
    assert not match.can_undo(RED)


@pytest.mark.rule("MET-3.1")
def test_undo_leads_back_to_the_program_before() -> None:
    match = match_at(programming())
    match.play(RED, Program((Tile.MOVE_BY_1,)))
    match.play(RED, Program((Tile.MOVE_BY_2,)))
    before = (match.view(BLUE), match.journal_for(BLUE), match.view(None))
    match.undo(RED)
    assert see(match, RED).seats[RED].program == (Tile.MOVE_BY_1,)
    assert before == (match.view(BLUE), match.journal_for(BLUE), match.view(None))


@pytest.mark.rule("MET-3.1")
def test_nothing_is_undone_once_both_have_committed() -> None:
    match = match_at(programming())
    match.play(RED, Program((Tile.MOVE_BY_1,)))
    match.play(RED, Program((Tile.MOVE_BY_2,)))
    match.play(BLUE, Program((Tile.MOVE_BY_1,)))
    for seat in (RED, BLUE):
        assert not match.can_undo(seat)
        with pytest.raises(Refused) as caught:
            match.undo(seat)
        assert caught.value.key == "refused-undo-barrier"
    assert sum(isinstance(event, ProgramRevealed) for event in match.events(None)) == 2
    assert Match.replay(match.journal.dumps()).position == match.position
