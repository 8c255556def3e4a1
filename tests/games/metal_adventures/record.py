"""Records the games in `journals/`: as few as together show everything that `witness.py` lists.

    python -m tests.games.metal_adventures.record     # searches and writes all of them again

Needed only when the rules version changes; recorded games must always replay otherwise. They are played with a copy of
the house set of their day, `journals/cards.json`, so that a change of card numbers leaves them alone.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec

from metalworks import Match
from metalworks.contract.types import Content
from metalworks.games.metal_adventures import GAME
from metalworks.games.metal_adventures.rules import components as c
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import State
from metalworks.players import choose
from metalworks.table.journal import Journal

from .scenes import scenes
from .witness import Witness, everything, sheet_of, shown

FOLDER = Path(__file__).parent / "journals"
CARDS = FOLDER / "cards.json"
TRIES = 40  # games for each number of seats among which those are chosen that show most


@cache
def cards() -> Content:
    """The cards of the recorded games."""
    return GAME.build_content(json.loads(CARDS.read_text("utf-8")), "cards.json")


def read(name: str) -> str:
    """A recorded game as a journal that stands alone; the cards, which all of them share, are kept once."""
    return with_cards((FOLDER / f"{name}.jsonl").read_text("utf-8"))


def with_cards(text: str) -> str:
    journal = Journal.loads(text)
    header = msgspec.structs.replace(journal.header, content_source=cards().source)
    return Journal(header, journal.lines).dumps()


def without_cards(text: str) -> str:
    journal = Journal.loads(text)
    return Journal(msgspec.structs.replace(journal.header, content_source={}), journal.lines).dumps()


# -- whole games ------------------------------------------------------------------------------------


def play(seats: int, seed: int) -> tuple[str, set[str]]:
    """A game of captains who think, and now and then do anything at all, each as often as they are wild."""
    hunters = ("whole_deck", "own_half")[seed % 2]
    name = f"whole {seats} {seed}"
    match = Match.new("metal_adventures", seats=seats, seed=name, options={"hunters": hunters}, content=cards())
    rng, witness = Rng(seed * 7 + seats), Witness(match)
    wildness = [(0, 2, 10, 30)[rng.below(4)] for _ in range(seats)]
    while not match.is_over:
        seat = match.waiting[rng.below(len(match.waiting))]
        idle = [other for other in range(seats) if other not in match.waiting and match.legal_codes(other)]
        if idle and rng.below(4) == 0:  # somebody who only may act
            seat = idle[rng.below(len(idle))]
            match.play(seat, anything(match._state, seat, rng))
        elif match.can_undo(seat) and rng.below(60) == 0:
            match.undo(seat)
        elif rng.below(100) < wildness[seat]:
            match.play(seat, anything(match._state, seat, rng))
        else:
            match.play(seat, choose(match, seat, "greedy"))
        witness.look()
    return match.journal.dumps(), witness.seen


def anything(state: State, seat: int, rng: Rng) -> int:
    """Any kind of action as likely as any other: there are a hundred terms and one way to propose."""
    codes = [int(code) for code in state.legal(seat)]
    kinds = sorted({code // c.BASE for code in codes})
    kind = kinds[rng.below(len(kinds))]
    chosen = [code for code in codes if code // c.BASE == kind]
    return chosen[rng.below(len(chosen))]


def games() -> dict[str, str]:
    """Whole games that show what scenes do not, as short as can be found."""
    found = {(seats, seed): play(seats, seed) for seed in range(TRIES) for seats in GAME.seat_counts}
    missing = everything(sheet_of(cards()))
    for text in scenes(cards()).values():
        missing -= shown(text)[1]
    chosen: dict[str, str] = {}
    while missing:
        best = max(found, key=lambda which: (len(found[which][1] & missing) / len(found[which][0]), which))
        text, seen = found[best]
        if not seen & missing:
            raise LookupError(sorted(missing))
        missing -= seen
        chosen["whole-{}-{}".format(*best)] = text
    return chosen


def facts(match: Match, seen: set[str]) -> dict[str, object]:
    """What must come out of a recorded game."""
    return {
        "position": match.position,
        "result": json.loads(msgspec.json.encode(match.result)) if match.result else None,
        "shows": sorted(seen),
    }


def record_cards() -> None:
    """The house set of today, under a name of its own."""
    source = json.loads(json.dumps(GAME.load_content().source))
    source["content"] |= {"id": "recorded", "name": "House set of the recorded games"}
    CARDS.write_text(json.dumps(source, separators=(",", ":")) + "\n", "utf-8")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    record_cards()
    texts = games() | scenes(cards())
    for file in FOLDER.glob("*.jsonl"):
        file.unlink()
    for name, text in texts.items():
        (FOLDER / f"{name}.jsonl").write_text(without_cards(text), "utf-8")
    found = {name: facts(*shown(text)) for name, text in texts.items()}
    (FOLDER / "facts.json").write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
