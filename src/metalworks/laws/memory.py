"""Memory stays flat: looking, listing, sampling and undoing leave nothing behind."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable, Mapping

from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, SPECTATOR, State
from metalworks.laws.match import real_state
from metalworks.laws.state import require
from metalworks.table.match import Match

MOST = 10.0  # bytes a call
BLOCK = 16  # what the smallest block takes


class _MallocInfo(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in ("a", "o", "s", "h", "hd", "u", "fs", "used", "free", "keep")]


def _taken() -> int:
    """Bytes in use: Python counts its small blocks, the C library what is bigger."""
    gc.collect()
    taken = sys.getallocatedblocks() * BLOCK
    try:
        info = ctypes.CDLL(None).mallinfo2
    except (AttributeError, OSError, TypeError):  # not glibc: small blocks alone
        return taken
    info.restype = _MallocInfo
    return taken + int(info().used)


def bytes_per_call(work: Callable[[], object], calls: int) -> float:
    """How much memory each call keeps; caches fill up before the count begins."""
    for _ in range(200):
        work()
    before = _taken()
    for _ in range(calls):
        work()
    return (_taken() - before) / calls


def check_memory(game: str, seats: int, calls: int = 20_000, options: Mapping[str, object] | None = None) -> None:
    """Views, legal lists, samples, observations and undos of a match in its middle."""
    match, code = _midgame(game, seats, options)
    state, rng = real_state(match), Rng(1)
    seat = match.waiting[0]
    data = state.to_bytes()
    work: dict[str, Callable[[], object]] = {
        "a view of a seat": lambda: match.view(seat),
        "a spectator's view": lambda: match.view(None),
        "a list of legal actions": lambda: match.legal_codes(seat),
        "a copy": lambda: _stepped(state.copy(), seat, code),
        "a sample": lambda: state.resample(seat, rng),
        "an observation": lambda: state.observe(SPECTATOR),
        "a hash": state.hash,
        "a state read from bytes": lambda: match.game.from_bytes(data),
        "a decision": lambda: match.decide(seat, code),
    }
    for what, one in work.items():
        kept = bytes_per_call(one, calls)
        require(kept < MOST, f"{what} of {game} keeps {kept:.0f} bytes")
    text = match.journal.dumps()
    again = max(1, calls // 100)
    kept = bytes_per_call(lambda: _undone(text, seat, code, 100), again) / 100
    require(kept < MOST, f"an undo of {game} keeps {kept:.0f} bytes")


def _midgame(game: str, seats: int, options: Mapping[str, object] | None) -> tuple[Match, int]:
    """A match after some decisions, and something that can be done and undone there."""
    match, rng = Match.new(game, seats=seats, seed=3, options=options), Rng(3)
    decisions = 0
    while True:
        seat = match.waiting[0]
        codes = match.legal_codes(seat)
        state = real_state(match)
        for code in codes if decisions >= 40 else ():
            after = _stepped(state.copy(), seat, code)
            if after.epoch == state.epoch and after.waiting() not in (CHANCE, OVER):
                return match, code
        match.advance(seat, codes[rng.below(len(codes))])
        decisions += 1


def _stepped(state: State, seat: int, code: int) -> State:
    state.apply(seat, code)
    return state


def _undone(text: str, seat: int, code: int, times: int) -> None:
    """Play a step and undo it, again and again, in a match of its own: the journal of a match grows."""
    match = Match.replay(text)
    for _ in range(times):
        match.advance(seat, code)
        match.undo(seat)
