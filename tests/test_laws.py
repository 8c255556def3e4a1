"""The laws hold for every game; and a game that breaks one is caught."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence

import msgspec
import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import metalworks
from metalworks import Match, laws
from metalworks._mode import is_compiled
from metalworks.contract.game import Game, Told
from metalworks.contract.types import Action, Result, Viewer
from metalworks.games.metallurgie import events, notation, shown
from metalworks.games.metallurgie import game as metallurgie
from metalworks.games.metallurgie.rules.components import Table
from metalworks.kernel.checked import LawBroken, repeats
from metalworks.kernel.state import PUBLIC, State
from metalworks.laws import pieces
from metalworks.laws import run as runner
from metalworks.laws.memory import bytes_per_call

# The quick laws take 3 to 40 microseconds per step compiled, a hundred times that interpreted.
QUICK_STEPS = 40_000 if is_compiled() else 300
TABLES = [
    pytest.param(game, seats, options, id=f"{game}-{seats}-{number}")
    for game in metalworks.GAMES
    for seats in metalworks.game(game).seat_counts
    for number, options in enumerate(laws.variants(game))
]
# A match of Metal Adventures takes thousands of decisions, and all laws along it some seconds: two tables, compiled.
# Interpreted, the cheap laws alone take as long.
BRIEFLY = ("metal_adventures-2-0", "metal_adventures-4-1")


def marks_of(table: str) -> list[pytest.MarkDecorator]:
    if not table.startswith("metal_adventures"):
        return []
    return [pytest.mark.compiled_only if table in BRIEFLY else pytest.mark.long]


SHORT_TABLES = [pytest.param(*table.values, id=table.id, marks=marks_of(str(table.id))) for table in TABLES]
QUICK_TABLES = [
    pytest.param(*table.values, id=table.id, marks=[pytest.mark.compiled_only] * bool(marks_of(str(table.id))))
    for table in TABLES
]


@pytest.mark.parametrize(("game", "seats", "options"), QUICK_TABLES)
def test_the_cheap_laws_hold_at_every_step(game: str, seats: int, options: dict[str, object]) -> None:
    total = 0
    for steps in laws.check_quickly(game, seats, 10_000, 1_000, options):
        assert steps > seats
        total += steps
        if total > QUICK_STEPS:
            break


@pytest.mark.parametrize(("game", "seats", "options"), SHORT_TABLES)
def test_all_laws_hold_along_a_match(game: str, seats: int, options: dict[str, object]) -> None:
    assert laws.check(game, seats, 20, options) > seats


@pytest.mark.compiled_only
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_both_modes_agree(game: str, seats: int, options: dict[str, object]) -> None:
    if not laws.check_modes(game, seats, 30, 1 if game == "metal_adventures" else 3, options):
        pytest.skip("nothing is compiled here")


@pytest.mark.compiled_only
@pytest.mark.parametrize("game", metalworks.GAMES)
def test_memory_stays_flat(game: str) -> None:
    laws.check_memory(game, metalworks.game(game).seat_counts[-1], 500)


def test_memory_that_is_kept_is_found() -> None:
    kept: list[bytes] = []
    assert bytes_per_call(lambda: kept.append(bytes(600)), 2_000) > 600
    assert bytes_per_call(lambda: kept.append(bytes(16)), 2_000) > 10
    assert bytes_per_call(lambda: bytes(600), 2_000) < 10


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "games", "thorough"),
    # Of Metal Adventures 20,000 for each of two options, and 1,000 of all of them under all laws.
    [("metallum", 100_000, 1_000), ("metallurgie", 100_000, 1_000), ("metal_adventures", 40_000, 200)],
)
def test_many_thousand_games_for_each_number_of_seats(game: str, games: int, thorough: int) -> None:
    command = [sys.executable, "-m", "metalworks.laws", game, "--games", str(games), "--thorough", str(thorough)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_variants_are_all_settings_with_the_default_first() -> None:
    assert laws.variants("metallurgie") == [{"bonus": False}, {"bonus": True}]


@pytest.mark.compiled_only
def test_the_command_says_what_it_did_and_what_is_wrong() -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "metalworks.laws", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    done = run("metallurgie", "--seats", "2", "--games", "4", "--thorough", "4", "--jobs", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "No law is broken: 6 games of Metallurgie" in done.stdout
    for wrong in (["ludo"], ["metallurgie", "--seats", "9"]):
        done = run(*wrong)
        assert done.returncode == 2
        assert "Traceback" not in done.stdout + done.stderr


def test_repeated_actions_are_found() -> None:
    actions = vec[i64]()
    for number in range(1500):
        actions = append(actions, number * 4096)  # all in one place of the hash
    assert not repeats(actions)
    assert repeats(append(actions, 4096 * 700))
    assert not repeats(actions)  # the marks are gone


# -- Games that break a law -----------------------------------------------------------------------

Mutation = Callable[[pytest.MonkeyPatch], None]


def _show_all_hands(patch: pytest.MonkeyPatch) -> None:
    honest = shown.own

    def leaky(table: Table, viewer: Viewer) -> str:
        parts = honest(table, viewer).split('"hand":')
        hands = [f"{{{shown._four(table.hand, seat)}}}" for seat in range(int(table.seats))]
        told = [parts[0], *(hand + part[part.index(',"bonus"') :] for hand, part in zip(hands, parts[1:], strict=True))]
        return '"hand":'.join(told)

    patch.setattr(shown, "own", leaky)


def _tell_refills(patch: pytest.MonkeyPatch) -> None:
    honest = events.events

    def leaky(table: Table, log: Sequence[int]) -> list[Told]:
        return [
            (PUBLIC if isinstance(event, events.CardRefilled) else audience, event)
            for audience, event in honest(table, log)
        ]

    patch.setattr(events, "events", leaky)


def _give_the_position_away(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Match, _: Viewer) -> str:
        return self.journal.dumps()

    patch.setattr(Match, "journal_for", leaky)


def _sell_a_card(patch: pytest.MonkeyPatch) -> None:
    honest = pieces.count_pieces

    def short(game: Game) -> Callable[[State], dict[str, int]]:
        count = honest(game)
        return lambda state: count(state) | {"gold": count(state)["gold"] - (state.waiting() == 0)}

    patch.setattr(runner, "count_pieces", short)


def _forget_the_mode(patch: pytest.MonkeyPatch) -> None:
    honest = notation.write
    patch.setattr(notation, "write", lambda table: honest(table).replace("mode=same_place", "mode=free"))


def _never_refuse(patch: pytest.MonkeyPatch) -> None:
    def meek(self: Match, seat: int, action: Action) -> tuple[int, ...]:
        legal = self.legal_codes(seat) or self.legal_codes(self.waiting[0])
        code = self.game.code(action)
        return (code if code in legal else legal[0],)

    patch.setattr(Match, "_checked", meek)


def _refuse_without_a_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        metallurgie.MetallurgieGame,
        "not_now",
        lambda self, state, seat: metalworks.Refused("refused-not-your-turn", game="metallurgie"),
    )


def _undo_too_much(patch: pytest.MonkeyPatch) -> None:
    honest = Match._undo

    def greedy(self: Match, seat: int) -> None:
        honest(self, seat)
        if self.can_undo(seat):
            honest(self, seat)

    patch.setattr(Match, "_undo", greedy)


def _draw_other_cards_in_replays(patch: pytest.MonkeyPatch) -> None:
    honest = Match.replay.__func__  # type: ignore[attr-defined]

    def forgetful(cls: type[Match], text: str, *, salvage: bool = False) -> Match:
        match: Match = honest(cls, text, salvage=salvage)
        match._resolved = 0
        return match

    patch.setattr(Match, "replay", classmethod(forgetful))


def _crown_everybody(patch: pytest.MonkeyPatch) -> None:
    honest = metallurgie.MetallurgieGame.result

    def generous(self: metallurgie.MetallurgieGame, state: State) -> Result:
        found = honest(self, state)
        return msgspec.structs.replace(found, winners=tuple(range(int(state.seats))))

    patch.setattr(metallurgie.MetallurgieGame, "result", generous)


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("mutation", "law"),
    [
        (_show_all_hands, "sees hidden things"),
        (_tell_refills, "hears of what is hidden"),
        (_give_the_position_away, "the journal tells"),
        (_sell_a_card, "pieces were"),
        (_forget_the_mode, "a position"),
        (_refuse_without_a_rule, "without a rule"),
        (_crown_everybody, "the shares say"),
    ],
)
def test_a_broken_law_is_caught(mutation: Mutation, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mutation(monkeypatch)
    with pytest.raises(LawBroken, match=law):
        _check_some()


@pytest.mark.skipif(is_compiled(), reason="nothing replaces the methods of a compiled match")
@pytest.mark.parametrize(
    ("mutation", "law"),
    [
        (_never_refuse, "not legal|refused"),
        (_undo_too_much, "undo did not restore|undid|played again|barrier"),
        (_draw_other_cards_in_replays, "went on differently"),
    ],
)
def test_a_law_that_a_match_breaks_is_caught(mutation: Mutation, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mutation(monkeypatch)
    with pytest.raises(LawBroken, match=law):
        _check_some()


def _check_some() -> None:
    for seed in range(6):
        laws.check("metallurgie", 3, seed)
