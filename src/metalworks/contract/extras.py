"""The parts of the package that need more than its core, and what to install for them."""

from __future__ import annotations

from importlib.util import find_spec

from metalworks.contract.problems import Problem


class MissingExtra(Problem, ImportError):
    """A part of the package whose libraries are not installed: which extra brings them."""


def need(extra: str, *libraries: str) -> None:
    """Refuse to go on without these libraries, and name the extra that brings them."""
    if any(find_spec(library) is None for library in libraries):
        raise MissingExtra("missing-extra", extra=extra)
