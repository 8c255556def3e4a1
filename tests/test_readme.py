"""The Python examples of README and documentation run as they stand, and their commands are such as we have.

A block that begins with `>>>` is a doctest; any other block must run. The blocks of one file
share their names, from top to bottom.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
from pathlib import Path

import click
import pytest
import typer

from metalworks import __version__
from metalworks.cli import app

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^ {4}(?:\$ )?metalworks (.+)$", re.MULTILINE)  # a line of a block that is shown as it is typed
# Search and the libraries behind the doors for research take their time; the rules behind them are compared elsewhere.
COMPILED_ONLY = {"players.md", "research.md"}
PAGES = [
    pytest.param(page, marks=pytest.mark.compiled_only) if page.name in COMPILED_ONLY else page
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
    if BLOCK.search(page.read_text("utf-8"))
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # what an example writes does no harm
    monkeypatch.setitem(os.environ, "XDG_DATA_HOME", str(tmp_path))
    names: dict[str, object] = {"__name__": "example"}
    text = page.read_text("utf-8")
    for found in BLOCK.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        code = found[1]
        if code.lstrip().startswith(">>>"):
            test = doctest.DocTestParser().get_doctest(code, names, page.name, str(page), line)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
            runner.run(test, clear_globs=False)
            assert runner.summarize(verbose=False).failed == 0
            names.update(test.globs)
        else:
            exec(compile("\n" * line + code, str(page), "exec"), names)


def commands() -> list[str]:
    pages = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
    return sorted({found[1] for page in pages for found in COMMAND.finditer(page.read_text("utf-8"))})


@pytest.mark.parametrize("words", commands())
def test_the_commands_exist_with_their_options(words: str) -> None:
    """Nothing is carried out: a command that does not exist, or an option it does not have, is an error of reading."""
    group = typer.main.get_command(app)
    rest = shlex.split(words, comments=True)
    context = group.make_context("metalworks", rest, resilient_parsing=True)
    while isinstance(group, click.Group):
        _, found, rest = group.resolve_command(context, rest)
        assert found is not None
        group = found
        if not isinstance(group, click.Group):
            group.make_context(group.name, rest)


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
