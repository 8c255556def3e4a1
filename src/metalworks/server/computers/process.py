"""A process in which a computer player thinks: reads what to decide, writes what it decided."""

from __future__ import annotations

import contextlib
import os
import struct
import sys
from typing import BinaryIO

import msgspec

LENGTH = struct.Struct(">I")  # of what follows
READY = b"metalworks"
ADVISED = ""  # instead of a level: what is best is asked for, and why


class Thought(msgspec.Struct, frozen=True, array_like=True):
    """A decision to be made: a state that the seat cannot tell from the real one, and its randomness."""

    game: str
    state: bytes
    seat: int
    level: str
    randomness: tuple[int, int, int, int]
    seconds: float = 3_600.0  # a player who looks at the clock takes no longer


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What was decided, in the rules' own numbers; where advice was asked for, how it compares with the next best."""

    code: int
    chance: float | None = None  # the expected share of the victory
    other: int | None = None
    other_chance: float = 0.0
    error: float = 0.0  # the standard error of what the two differ by


def think(thought: Thought) -> Answer:
    """What the computer player does, or what is best."""
    from metalworks.games import game
    from metalworks.kernel.rng import Rng
    from metalworks.players import player
    from metalworks.players.analysis import advise
    from metalworks.players.searching import Searching

    rng = Rng(0)
    rng.x, rng.y, rng.z, rng.w = thought.randomness
    rules = game(thought.game)
    state = rules.from_bytes(thought.state)
    if thought.level == ADVISED:
        best = advise(rules, state, thought.seat, rng, thought.seconds)
        return Answer(best.action, best.chance, best.other, best.other_chance, best.error)
    chosen = player(thought.level)
    if isinstance(chosen, Searching):
        chosen = chosen.within(thought.seconds)
    return Answer(chosen.choose(rules, state, thought.seat, rng))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Think about whatever comes until the server is gone."""
    decode = msgspec.msgpack.Decoder(Thought).decode
    sink.write(READY)
    sink.flush()
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        answer = msgspec.msgpack.encode(think(decode(source.read(LENGTH.unpack(head)[0]))))
        sink.write(LENGTH.pack(len(answer)) + answer)
        sink.flush()


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(5)  # people at the tables come first
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a player prints must not get between the answers
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, output)


if __name__ == "__main__":
    main()
