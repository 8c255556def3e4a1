"""Runs every check one after the other and closes with one summary: `make test`, `make test-long`."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

BIN = Path(sys.executable).parent
PYTEST = [sys.executable, "-m", "pytest", "--numprocesses=3"]  # on two cores: many tests wait for a process
NODE = ["sh", "tools/node.sh", str(BIN)]
INTERPRETED = {"METALWORKS_INTERPRETED": "1"}

RULES = ["tests/kernel", "tests/games", "tests/table", "tests/test_laws.py"]

Step = tuple[str, list[str], dict[str, str]]

# These use one core each: two at a time. Compiling takes longest, and nothing else here needs the engine.
STATIC: list[Step] = [
    ("engine", ["make", "--no-print-directory", ".make/engine"], {}),
    ("types", [str(BIN / "mypy")], {}),
    (
        "rules, interpreted",
        [*PYTEST[:-1], "-m", "not long and not compiled_only", *RULES],
        INTERPRETED,
    ),
    ("web", [*NODE, "npm", "run", "--silent", "check"], {}),
    ("web units", [*NODE, "npm", "run", "--silent", "test"], {}),
    ("layers", [str(BIN / "lint-imports")], {}),
    ("lint", [str(BIN / "ruff"), "check", "."], {}),
    ("format", [str(BIN / "ruff"), "format", "--check", "."], {}),
]

STEPS: list[Step] = [
    ("web types", [*NODE, "npm", "run", "--silent", "types", "--", "--check"], {}),
    ("tests, compiled", [*PYTEST, "-m", "not long and not postgresql"], {}),
    ("browser", [*NODE, "npm", "run", "--silent", "browser"], {}),
]

LONG_STEPS: list[Step] = [
    ("web types", [*NODE, "npm", "run", "--silent", "types", "--", "--check"], {}),
    ("long tests", [sys.executable, "-m", "pytest", "-m", "long"], {}),
    ("server on PostgreSQL", [*PYTEST, "-m", "postgresql and not long", "tests/server"], {}),
    ("all tests, interpreted", [*PYTEST, "-m", "not long and not compiled_only"], INTERPRETED),
    ("every screen", [*NODE, "npm", "run", "--silent", "browser:screens"], {}),
    ("long browser tests", [*NODE, "npm", "run", "--silent", "browser:long"], {}),
    ("browser budgets", [*NODE, "npm", "run", "--silent", "budget"], {}),
    ("mutants of metallurgie", [sys.executable, "tools/mutate.py", "metallurgie"], {}),
    ("mutants of metallum", [sys.executable, "tools/mutate.py", "metallum"], {}),
    ("mutants of the kernel", [sys.executable, "tools/mutate.py", "kernel", "--sample", "30"], {}),
]


COUNT = re.compile(r"^[\s=]*(Tests\s+)?\d+ (passed|failed|flaky|skipped)\b")  # pytest, vitest, playwright
BROKEN = re.compile(r"^(FAILED|ERROR) \S|^ {4}\[\w+\] › |^ FAIL ")  # the tests that they name as failed or flaky


class Result(NamedTuple):
    name: str
    passed: bool
    seconds: float
    said: list[str]

    @property
    def counted(self) -> str:
        return ", ".join(line.strip(" =\n") for line in self.said if COUNT.search(line))

    @property
    def broken(self) -> list[str]:
        return [line.strip() for line in self.said if BROKEN.search(line)]


def start(step: Step) -> subprocess.Popen[str]:
    _, command, environment = step
    return subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def run(step: Step) -> Result:
    """Run a step with its output shown as it comes."""
    name = step[0]
    print(f"\n== {name}", flush=True)
    begun = time.monotonic()
    process = start(step)
    said: list[str] = []
    assert process.stdout is not None
    for line in process.stdout:
        print(line, end="", flush=True)
        said.append(line)
    return Result(name, process.wait() == 0, time.monotonic() - begun, said)


def run_quietly(step: Step) -> Result:
    """Run a step with its output shown at the end, for steps side by side."""
    begun = time.monotonic()
    process = start(step)
    said = process.communicate()[0].splitlines(keepends=True)
    result = Result(step[0], process.returncode == 0, time.monotonic() - begun, said)
    print(f"\n== {result.name}\n{''.join(said)}", end="", flush=True)
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--long", action="store_true", help="run the long checks instead")
    if parser.parse_args().long:
        results = [run(step) for step in LONG_STEPS]
    else:
        with ThreadPoolExecutor(2) as pool:
            results = list(pool.map(run_quietly, STATIC))
        results += [run(step) for step in STEPS]
    failed = [result for result in results if not result.passed]
    for result in failed:  # again at the end, where people look
        print(f"\n== failed: {result.name}, its last words")
        print(*result.said[-60:], sep="", flush=True)
    print("\n== summary")
    if shutil.which(os.environ.get("CC", "cc")) is None:
        print("   no C compiler: the engine ran interpreted in both runs")
    for result in results:
        mark = "ok    " if result.passed else "FAILED"
        print(f"   {mark} {result.name:22} {result.seconds:6.0f} s  {result.counted}")
        for line in result.broken:
            print(f"          {line}")
    print(f"\n{len(results) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
