"""The ledger is the specification: every clause has a marked test, every mark a clause."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import metalworks
from metalworks.laws.clauses import clauses, gaps, marked

TESTS = Path(__file__).parent
LEDGERS = TESTS.parent / "docs" / "rules"


def test_every_clause_has_a_test_and_every_mark_a_clause() -> None:
    missing, unknown = gaps(LEDGERS, TESTS, metalworks.GAMES)
    assert not missing, f"clauses without a test: {', '.join(missing)}"
    assert not unknown, f"marks without a clause: {', '.join(unknown)}"


@pytest.mark.parametrize("ledger", sorted(LEDGERS.glob("*.md")), ids=lambda path: path.stem)
def test_a_ledger_numbers_its_clauses_once_and_refers_to_existing_ones(ledger: Path) -> None:
    text = ledger.read_text("utf-8")
    found = clauses(text)
    assert len(found) > 20
    assert len(set(found)) == len(found)
    items = re.findall(r"^- .*", text, re.MULTILINE)
    assert len(items) == len(found)  # nothing is listed without a number
    named = set(re.findall(r"\b[A-Z]{3}-[A-Z]?\d+(?:\.\d+)?", text))
    assert named <= set(found)


@pytest.mark.parametrize("name", metalworks.GAMES)
def test_refusals_name_existing_clauses(name: str) -> None:
    game = metalworks.game(name)
    known = set(clauses((LEDGERS / f"{name}.md").read_text("utf-8")))
    folder = Path(sys.modules[type(game).__module__].__file__ or "").parent
    named = {
        clause
        for source in folder.rglob("*.py")
        for clause in re.findall(rf"\b{game.clauses}-(?:[A-Z]\d+|\d+\.\d+)", source.read_text("utf-8"))
    }
    assert named
    assert named <= known


def test_gaps_and_unknown_marks_are_found(tmp_path: Path) -> None:
    (tmp_path / "game.md").write_text("- ABC-1.1 One.\n- ABC-1.2 Two.\n- ABC-C3 Three: see ABC-1.1.\n")
    (tmp_path / "test_game.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('ABC-1.1', 'ABC-9.9')\n"
        "def test_one() -> None: ...\n"
        "class TestThree:\n"
        "    @pytest.mark.rule('ABC-C3')\n"
        "    async def test_three(self) -> None: ...\n"
    )
    assert marked(tmp_path)["ABC-C3"] == ["test_game.py:5"]
    missing, unknown = gaps(tmp_path, tmp_path, ("game",))
    assert missing == ["ABC-1.2"]
    assert unknown == ["ABC-9.9 in test_game.py:2"]


def test_the_command_lists_gaps(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "metalworks.laws.clauses", str(LEDGERS)]
    done = subprocess.run([*command, str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "MGI-1.1: no test" in done.stdout
    assert subprocess.run([*command, str(TESTS)], capture_output=True, check=False).returncode == 0
