"""No field is forgotten: whatever a state holds is in its copy, and comes back from its bytes."""

from __future__ import annotations

from collections.abc import Mapping

from metalworks.contract.game import Game
from metalworks.kernel.state import State
from metalworks.laws.state import require

# Who listens is no part of a state, and scratch space is empty between uses.
_NOT_STATE = ("recording", "log")
_SCRATCH = "scratch"

Value = int | tuple[int, ...] | object


def fields_of(state: State) -> Mapping[str, Value]:
    """Every field of a state by name, however its class is built: lists as tuples of numbers."""
    names = {
        name
        for kind in type(state).__mro__
        for name, member in vars(kind).items()
        if type(member).__name__ in ("getset_descriptor", "member_descriptor") and not name.startswith("__")
    }
    names |= set(getattr(state, "__dict__", ()))
    kept = sorted(name for name in names if name not in _NOT_STATE and not name.startswith(_SCRATCH))
    return {name: _plain(getattr(state, name)) for name in kept}


def _plain(value: object) -> Value:
    if isinstance(value, int):
        return int(value)
    try:
        return tuple(int(number) for number in value)  # type: ignore[attr-defined]  # a vec, or no list at all
    except TypeError:
        return None  # what is printed is shared by all states of a game


def check_fields(game: Game, state: State) -> None:
    """A copy and a state read from bytes have every field of the original."""
    fields = fields_of(state)
    require(len(fields) > len(fields_of(State(1))), "the fields of a state were not found")
    for other, way in ((state.copy(), "copy"), (game.from_bytes(state.to_bytes()), "visit")):
        lost = [name for name, value in fields_of(other).items() if value != fields[name]]
        require(not lost, f"{way} forgets {', '.join(lost)}")
        require(other.hash() == state.hash(), f"{way} changes the hash")
