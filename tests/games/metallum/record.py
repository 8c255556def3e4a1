"""Records the games in `journals/`: the worked examples, ties, and whole games that show everything.

    python -m tests.games.metallum.record     # searches for games and writes them all again

Needed only when the rules version changes; recorded games must replay for ever otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec

from metalworks import Match
from metalworks.contract.types import Action, Outcome
from metalworks.games.metallum import GAME
from metalworks.games.metallum.actions import (
    BuyModule,
    EndActions,
    ExecuteSubroutine,
    LetActFirst,
    MoveShip,
    PlaceExtractor,
    Program,
    RemoveExtractor,
    UseInstallation,
)
from metalworks.games.metallum.components import Edition, Planet, Tile
from metalworks.games.metallum.game import PlanetFell
from metalworks.games.metallum.rules import components as c
from metalworks.games.metallum.rules.components import BLUE, RED
from metalworks.games.metallum.rules.game import Metallum
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER
from metalworks.players import choose
from metalworks.table.journal import Journal, Line

from .builder import Board, board, programming
from .witness import Witness, everything, shown

FOLDER = Path(__file__).parent / "journals"
TRIES = 60  # games an edition among which those are chosen that show most
EDITIONS = (c.EN, c.DE, c.PL)

Step = tuple[int, Action] | Outcome


# -- The worked examples ------------------------------------------------------------------------


def scoring_example(edition: int) -> str:
    """MET-5.5: red has only to end the action phase."""
    table = board(
        "Alpha Delta Zeta Theta Eta Beta Omega",
        red={"Alpha": 2, "Zeta": 1, "Eta": 2, "Beta": 1, "Omega": 1},
        blue={"Alpha": 1, "Delta": 1, "Zeta": 1, "Eta": 1, "Beta": 2},
        markers={"Eta": "rich", "Beta": "poor", "Omega": "rich"},
        spent=((c.MOVE_BY_1,), (c.MOVE_BY_1,)),
        first=BLUE,
        edition=edition,
    )
    return journal(table, [(RED, EndActions())])


def action_example(edition: int) -> str:
    """MET-9: the whole action phase."""
    table = programming(
        line="Alpha Delta Eta ? ? ? omega",
        ships=("Delta", "Delta"),
        red={"Delta": 2},
        blue={"Eta": 2},
        money=(2, 3),
        market=(c.NO_CARD, c.NO_CARD, c.MINING_STATION, c.NO_CARD),
        edition=edition,
    )
    red = (Tile.MOVE_BY_1, Tile.POWER_BOOST, Tile.EXTRACTORS_2, Tile.EXTRA_ACTIVATION)
    blue = (Tile.MOVE_BY_2, Tile.EXTRACTORS_2, Tile.DEEP_MINING, Tile.PURCHASE_MODULE)
    steps: list[Step] = [(BLUE, Program(blue)), (RED, Program(red)), (RED, LetActFirst(BLUE))]
    steps += [  # MET-9.2
        (BLUE, ExecuteSubroutine(Tile.MOVE_BY_2)), (BLUE, MoveShip(4)), PlanetFell(Planet.GAMMA),
        (BLUE, ExecuteSubroutine(Tile.EXTRACTORS_2)), (BLUE, UseInstallation()),
        (BLUE, RemoveExtractor(2)), (BLUE, RemoveExtractor(2)), (BLUE, ExecuteSubroutine(Tile.DEEP_MINING)),
        (BLUE, ExecuteSubroutine(Tile.PURCHASE_MODULE)), (BLUE, BuyModule(3)), (BLUE, EndActions()),
    ]  # fmt: skip
    steps += [  # MET-9.3
        (RED, ExecuteSubroutine(Tile.MOVE_BY_1)), (RED, MoveShip(3)), (RED, UseInstallation()),
        (RED, PlaceExtractor(2)), (RED, ExecuteSubroutine(Tile.POWER_BOOST)), (RED, MoveShip(4)),
        (RED, ExecuteSubroutine(Tile.EXTRACTORS_2)), (RED, ExecuteSubroutine(Tile.EXTRA_ACTIVATION)),
        (RED, RemoveExtractor(4)), (RED, RemoveExtractor(3)), (RED, EndActions()),
    ]  # fmt: skip
    return journal(table, steps)


def journal(table: Board, steps: Sequence[Step]) -> str:
    """A journal from a position, with the chance outcomes it needs; the market is drawn by its seed."""
    header = Match.at("metallum", GAME.position(table.state), seats=["Red", "Blue"], seed="example").journal.header
    lines = [
        Line(chance=msgspec.to_builtins(step))
        if isinstance(step, Outcome)
        else Line(seat=step[0], action=msgspec.to_builtins(step[1]))
        for step in steps
    ]
    return Match.replay(Journal(header, lines).dumps()).journal.dumps()


# -- Ties (MET-7.1): the last step of a game --------------------------------------------------------


def last_step(blue: int, *, money: tuple[int, int] = (8, 8), modules: Sequence[tuple[int, int, int]] = ()) -> str:
    """Round 9 with equal income and money; how many extractors blue has decides, or the modules."""
    table = board(
        red={"Alpha": 2}, blue={"Beta": blue}, money=money, modules=modules, round=9, first=BLUE,
        spent=((0, 1, 2), (0, 1, 2)),
    )  # fmt: skip
    return journal(table, [(RED, EndActions())])


def ties() -> dict[str, str]:
    dear, cheap = (BLUE, c.ROBOT_FACTORY - 1, 0), (RED, c.COMPILER, 0)
    return {
        "tie-money": last_step(2, money=(8, 9)),
        "tie-extractors": last_step(3),
        "tie-costs": last_step(2, modules=[dear, cheap]),
        "tie-draw": last_step(2),
    }


# -- Whole games --------------------------------------------------------------------------------


def play(edition: int, seed: int) -> tuple[list[Line], set[str]]:
    """A random game of somebody who uses what they have: nothing is declined, changed or left undone."""
    state = GAME.start(2, GAME.read_options({"edition": list(Edition)[edition].value}), GAME.load_content())
    assert isinstance(state, Metallum)
    state.recording = True
    rng, lines, witness = Rng(seed), [], Witness()
    while (waiting := int(state.waiting())) != OVER:
        before = state.copy()
        assert isinstance(before, Metallum)
        heard = len(state.log)
        if waiting == CHANCE:
            outcome = int(rng.weighted(state.outcomes()))
            lines.append(Line(chance=msgspec.to_builtins(GAME.outcome(state, outcome))))
            state.resolve(outcome)
        else:
            witness.look(state)
            seat = waiting.bit_length() - 1
            code = eager(state, seat, rng)
            lines.append(Line(seat=seat, action=msgspec.to_builtins(GAME.action(code))))
            state.apply(seat, code)
        witness.hear(before, state, [int(number) for number in state.log][heard:])
    return lines, witness.seen


def eager(state: Metallum, seat: int, rng: Rng) -> int:
    codes = [int(code) for code in state.legal(seat)]
    idle = (c.DECLINE, c.END_ACTIONS, c.PASS, c.STOP)
    busy = [code for code in codes if code // c.BASE not in idle]
    bought = [code for code in busy if code // c.BASE in (c.BUY, c.USE_CARD)]
    ends = [code for code in codes if code // c.BASE in idle[1:]]
    chosen = bought or busy or ends or codes
    return chosen[rng.below(len(chosen))]


def games() -> dict[str, str]:
    """Whole games that together show everything, as few as can be found; each edition has one."""
    found = {(edition, seed): play(edition, seed) for edition in EDITIONS for seed in range(TRIES)}
    missing = everything() - {name for name in everything() if name.startswith("decided")}
    chosen: dict[str, str] = {}
    while missing:
        edition, seed = max(found, key=lambda which: (len(found[which][1] & missing), -which[1], -which[0]))
        lines, seen = found[edition, seed]
        if not seen & missing:
            raise LookupError(missing)
        missing -= seen
        name = list(Edition)[edition].value
        header = Match.new("metallum", seed=seed, options={"edition": name}).journal.header
        chosen[f"whole-{name}-{seed}"] = Journal(header, lines).dumps()
    return chosen


def greedy_game(edition: str) -> str:
    match = Match.new("metallum", seats=["Red", "Blue"], seed=f"greedy {edition}", options={"edition": edition})
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, choose(match, seat, "greedy"))
    return match.journal.dumps()


def facts(text: str) -> dict[str, object]:
    """What must come out of a recorded game."""
    match, seen = shown(text)
    result = match.result
    return {
        "position": match.position,
        "result": json.loads(msgspec.json.encode(result)) if result else None,
        "shows": sorted(seen),
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    texts = games() | ties() | {"greedy-en": greedy_game("en")}
    for edition in EDITIONS:
        name = list(Edition)[edition].value
        texts |= {
            f"example-scoring-{name}": scoring_example(edition),
            f"example-actions-{name}": action_example(edition),
        }
    for file in FOLDER.glob("*.jsonl"):
        file.unlink()
    for name, text in texts.items():
        (FOLDER / f"{name}.jsonl").write_text(text, "utf-8")
    found = {name: facts(text) for name, text in texts.items()}
    (FOLDER / "facts.json").write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
