"""The clauses of a ledger, `docs/rules/<game>.md`, and the tests that name them.

python -m metalworks.laws.clauses docs/rules tests     # lists clauses without a test
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

CLAUSE = re.compile(r"^- ([A-Z]{3}-[A-Z]?\d+(?:\.\d+)?)\b", re.MULTILINE)


def clauses(ledger: str) -> list[str]:
    """The numbers of all clauses of a ledger, in its order."""
    return CLAUSE.findall(ledger)


def marked(tests: Path) -> dict[str, list[str]]:
    """Which tests name which clause, read from the marks in a folder of tests without running them."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for clause, line in _marks(ast.parse(file.read_text("utf-8"))):
            found.setdefault(clause, []).append(f"{file.relative_to(tests)}:{line}")
    return found


def _marks(tree: ast.Module) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                for argument in mark.args:
                    yield ast.literal_eval(argument), mark.lineno


def gaps(ledgers: Path, tests: Path, games: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """The clauses of these games that no test names, and the names in tests that are no clause of any ledger."""
    named = marked(tests)
    known = {clause for ledger in ledgers.glob("*.md") for clause in clauses(ledger.read_text("utf-8"))}
    required = [clause for game in games for clause in clauses((ledgers / f"{game}.md").read_text("utf-8"))]
    missing = [clause for clause in required if clause not in named]
    unknown = [f"{clause} in {place}" for clause, places in named.items() if clause not in known for place in places]
    return missing, unknown


if __name__ == "__main__":
    from metalworks.games import GAMES

    missing, unknown = gaps(Path(sys.argv[1]), Path(sys.argv[2]), GAMES)
    for clause in missing:
        print(f"{clause}: no test")
    for place in unknown:
        print(f"no such clause: {place}")
    if not missing and not unknown:
        ledgers = [Path(sys.argv[1], f"{game}.md") for game in GAMES]
        print(f"{sum(len(clauses(ledger.read_text('utf-8'))) for ledger in ledgers)} clauses, each with a test.")
    sys.exit(bool(missing or unknown))
