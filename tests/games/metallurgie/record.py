"""Records the whole games in `journals/`: one for every player count, variant and way to end.

    python -m tests.games.metallurgie.record     # searches and writes all of them again

Needed only when the rules version changes; recorded games must always replay otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

import metalworks
from metalworks import Match
from metalworks.contract.types import Result
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State
from metalworks.players import choose
from metalworks.table.journal import Journal, Line

from .tables import BOX, DRAW, END, IRON, place, position

FOLDER = Path(__file__).parent / "journals"
GAME = metalworks.game("metallurgie")
CONTENT = GAME.load_content()

WAYS = ["refill", "draw"]
REASONS = ["points", "tie-gold", "tie-silver", "tie-copper", "tie-iron", "shared"]
MOST_TRIES = 400_000


def wanted() -> Iterator[tuple[str, int, bool, str, str]]:
    """Name, seats, variant, way to end, reason of the victory."""
    for seats in (2, 3, 4):
        for bonus in (False, True):
            for way in WAYS:
                yield f"{seats}-{'bonus' if bonus else 'plain'}-{way}", seats, bonus, way, "points"
    for reason in REASONS[1:]:
        bonus = reason == "tie-iron"  # without bonus points equal in all else means equal in iron
        yield f"2-{'bonus' if bonus else 'plain'}-{reason}", 2, bonus, "", reason
    yield "3-plain-shared", 3, False, "", "shared"


def play(seats: int, bonus: bool, seed: int) -> tuple[State, list[Line]]:
    """A random game in the rules' own numbers, and its lines."""
    state = GAME.start(seats, GAME.read_options({"bonus": bonus}), CONTENT)
    rng, lines = Rng(seed), []
    while (waiting := int(state.waiting())) != OVER:
        if waiting == CHANCE:
            outcome = int(rng.weighted(state.outcomes()))
            lines.append(Line(chance=msgspec.to_builtins(GAME.outcome(state, outcome))))
            state.resolve(outcome)
            continue
        seat = waiting.bit_length() - 1
        actions = state.legal(seat)
        code = int(actions[rng.below(len(actions))])
        if code == 0 and len(actions) > 1:  # ending the turn less often: more is scored
            code = int(actions[rng.below(len(actions))])
        lines.append(Line(seat=seat, action=msgspec.to_builtins(GAME.action(code))))
        state.apply(seat, code)
    return state, lines


def way_to_end(lines: list[Line]) -> str:
    decision = next(line for line in reversed(lines) if line.action)
    return "draw" if decision.action["action"] == "draw_card" else "refill"


def search(seats: int, bonus: bool, way: str, reason: str) -> str:
    """The journal of the first random game that ends like this."""
    for seed in range(MOST_TRIES):
        state, lines = play(seats, bonus, seed)
        if GAME.result(state).reason == f"result-{reason}" and way in ("", way_to_end(lines)):
            header = Match.new("metallurgie", seats=seats, seed=seed, options={"bonus": bonus}).journal.header
            return Journal(header, lines).dumps()
    raise LookupError(reason)


def played_by_computers(seats: int) -> str:
    match = Match.new("metallurgie", seats=seats, seed=f"greedy {seats}")
    while not match.is_over:
        (seat,) = match.waiting
        match.play(seat, choose(match, seat, "greedy"))
    return match.journal.dumps()


def finish(match: Match, seed: int) -> str:
    """Play on at random, with a step undone now and then."""
    rng = Rng(seed)
    while not match.is_over:
        (seat,) = match.waiting
        if match.can_undo(seat) and rng.below(6) == 0:
            match.undo(seat)
        actions = match.legal(seat)
        match.play(seat, actions[rng.below(len(actions))])
    return match.journal.dumps()


def own_content() -> str:
    source = json.loads(json.dumps(CONTENT.source))
    source["content"] |= {"id": "mine", "name": "My box", "origin": "own"}
    for entry, cards in zip(source["metal"], (34, 26, 24, 19), strict=True):
        entry |= {"cards": cards, "origin": "own"}
    content = GAME.build_content(source, "mine.toml")
    return finish(Match.new("metallurgie", seats=3, seed=1, content=content), 1)


def from_a_position() -> str:
    match = Match.at("metallurgie", position(hands=("iic", "sgg"), deck="icsg" * 4), seats=["Left", "Right"], seed=2)
    match.play(0, place(IRON, 2, 0))
    match.play(0, END)
    match.play(1, DRAW)
    return finish(match, 2)


def facts(match: Match) -> dict[str, object]:
    """What must come out of a recorded game."""
    result = match.result
    assert isinstance(result, Result)
    result_as_kept = json.loads(msgspec.json.encode(result))
    return {"position": match.position, "result": result_as_kept, "steps": match.steps}


def main() -> None:
    assert sum(BOX.values()) == 103
    FOLDER.mkdir(exist_ok=True)
    texts = {name: search(*rest) for name, *rest in wanted()}  # type: ignore[arg-type]
    texts |= {f"{seats}-greedy": played_by_computers(seats) for seats in (2, 4)}
    texts["3-own-content"] = own_content()
    texts["2-from-a-position"] = from_a_position()
    texts["4-with-undo"] = finish(Match.new("metallurgie", seats=4, seed=5, options={"bonus": True}), 5)
    for name, text in texts.items():
        (FOLDER / f"{name}.jsonl").write_text(text, "utf-8")
    found = {name: facts(Match.replay(text)) for name, text in texts.items()}
    (FOLDER / "facts.json").write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
