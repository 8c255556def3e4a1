"""The Python examples of README and documentation run as they stand.

A block that begins with `>>>` is a doctest; any other block must run. The blocks of one file
share their names, from top to bottom.
"""

from __future__ import annotations

import doctest
import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
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
