"""Runs every check one after the other and closes with one summary: `make test`, `make test-long`."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

BIN = Path(sys.executable).parent
PYTEST = [sys.executable, "-m", "pytest", "--numprocesses=2"]
NODE = ["sh", "tools/node.sh", str(BIN)]
INTERPRETED = {"METALWORKS_INTERPRETED": "1"}

Step = tuple[str, list[str], dict[str, str]]

STEPS: list[Step] = [
    ("lint", [str(BIN / "ruff"), "check", "."], {}),
    ("format", [str(BIN / "ruff"), "format", "--check", "."], {}),
    ("types", [str(BIN / "mypy")], {}),
    ("layers", [str(BIN / "lint-imports")], {}),
    ("web types", [*NODE, "npm", "run", "--silent", "types", "--", "--check"], {}),
    ("web", [*NODE, "npm", "run", "--silent", "check"], {}),
    ("web units", [*NODE, "npm", "run", "--silent", "test"], {}),
    ("tests, compiled", [*PYTEST, "-m", "not long"], {}),
    ("tests, interpreted", [*PYTEST, "-m", "not long and not compiled_only"], INTERPRETED),
    ("browser", [*NODE, "npm", "run", "--silent", "browser"], {}),
    ("browser budgets", [*NODE, "npm", "run", "--silent", "budget"], {}),
]

LONG_STEPS: list[Step] = [
    ("long tests", [sys.executable, "-m", "pytest", "-m", "long"], {}),
]


def run(step: Step) -> tuple[bool, str, float]:
    """Run a step with its output shown; whether it passed, what its last line counted, how long."""
    name, command, environment = step
    print(f"\n== {name}", flush=True)
    begun = time.monotonic()
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    counted = ""
    assert process.stdout is not None
    for line in process.stdout:
        print(line, end="", flush=True)
        if re.search(r"^[\s=]*(Tests\s+)?\d+ (passed|failed|skipped)\b", line):  # pytest, vitest, playwright
            counted = line.strip(" =\n")
    return process.wait() == 0, counted, time.monotonic() - begun


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--long", action="store_true", help="run the long checks instead")
    steps = LONG_STEPS if parser.parse_args().long else STEPS
    results = [(step[0], *run(step)) for step in steps]
    compiler = shutil.which(os.environ.get("CC", "cc"))
    print("\n== summary")
    if compiler is None:
        print("   no C compiler: the engine ran interpreted in both runs")
    for name, passed, counted, seconds in results:
        print(f"   {'ok    ' if passed else 'FAILED'} {name:20} {seconds:6.0f} s  {counted}")
    failed = sum(not passed for _, passed, _, _ in results)
    print(f"\n{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
