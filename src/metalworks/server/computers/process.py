"""A process in which a computer player thinks: reads what to decide, writes what it decided."""

from __future__ import annotations

import contextlib
import os
import struct
import sys
from typing import BinaryIO

import msgspec

LENGTH = struct.Struct(">I")  # of what follows
ANSWER = struct.Struct(">q")
READY = b"metalworks"


class Thought(msgspec.Struct, frozen=True, array_like=True):
    """A decision to be made: a state that the seat cannot tell from the real one, and its randomness."""

    game: str
    state: bytes
    seat: int
    level: str
    randomness: tuple[int, int, int, int]


def think(thought: Thought) -> int:
    """What the computer player does, in the rules' own numbers."""
    from metalworks.games import game
    from metalworks.kernel.rng import Rng
    from metalworks.players import player

    rng = Rng(0)
    rng.x, rng.y, rng.z, rng.w = thought.randomness
    rules = game(thought.game)
    return player(thought.level).choose(rules, rules.from_bytes(thought.state), thought.seat, rng)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Think about whatever comes until the server is gone."""
    decode = msgspec.msgpack.Decoder(Thought).decode
    sink.write(READY)
    sink.flush()
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        code = think(decode(source.read(LENGTH.unpack(head)[0])))
        sink.write(ANSWER.pack(code))
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
