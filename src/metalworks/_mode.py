"""Which modules are compiled, and how to run them interpreted all the same.

A compiled module lies beside its source and Python prefers it. With METALWORKS_INTERPRETED=1 in
the environment a finder in front of all others hands out the sources instead.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

# Globs below the source folder: rules and search of every game, and what each move at a server passes through.
# No module among them has a msgspec.Struct, which mypyc cannot make, or a coroutine, which gains nothing.
COMPILED = (
    "metalworks/kernel/[!_]*.py",
    "metalworks/games/*/rules/[!_]*.py",
    "metalworks/games/*/computer/[!_]*.py",
    "metalworks/games/*/shown.py",
    "metalworks/players/search/[!_]*.py",
    "metalworks/table/chance.py",
    "metalworks/table/match.py",
    "metalworks/table/past.py",
    "metalworks/server/hosted/bygone.py",
    "metalworks/server/hosted/chairs.py",
    "metalworks/server/hosted/clocks.py",
    "metalworks/server/hosted/commands/checks.py",
    "metalworks/server/hosted/commands/play.py",
    "metalworks/server/hosted/sequences.py",
    "metalworks/server/hosted/table.py",
    "metalworks/server/hosted/views.py",
    "metalworks/server/change.py",
    "metalworks/server/live.py",
    "metalworks/server/storage/rows.py",
    "metalworks/server/transport/connections.py",
    "metalworks/server/transport/limits.py",
)

_SOURCE = Path(__file__).resolve().parent.parent


class _SourceFinder:
    """Finds the `.py` of a compiled module."""

    def __init__(self) -> None:
        self._paths = {
            ".".join(path.relative_to(_SOURCE).with_suffix("").parts): path
            for pattern in COMPILED
            for path in _SOURCE.glob(pattern)
        }

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        source = self._paths.get(name)
        return importlib.util.spec_from_file_location(name, source) if source else None


def choose() -> None:
    """Honour METALWORKS_INTERPRETED; called before any compiled module is imported."""
    if os.environ.get("METALWORKS_INTERPRETED", "") not in ("", "0"):
        sys.meta_path.insert(0, _SourceFinder())


def has_compiled() -> bool:
    """Whether a compiled engine is installed, whichever one runs in this process."""
    return any((_SOURCE / "metalworks" / "kernel").glob("state.*.so")) or any(
        (_SOURCE / "metalworks" / "kernel").glob("state.*.pyd")
    )


def is_compiled() -> bool:
    """Whether the engine in this process is the compiled one."""
    import metalworks.kernel.state as state

    return not str(state.__file__).endswith(".py")
