"""Mutation testing: changes the rules in one place at a time and sees whether a test notices.

    python tools/mutate.py metallurgie                     # or: make mutate GAME=metallurgie
    python tools/mutate.py kernel --sample 40 --seed 2 --budget 600

cosmic-ray makes the changes. Places are drawn with a seed, and one change is drawn for each, so that a
line of arithmetic with forty possible changes counts no more than a comparison with seven. Each mutant
runs interpreted, in a copy of the package, against the fast tests of its subject; the first test that
fails kills it. What survives is printed with its place and its diff; docs/testing.md says what to do then.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LIBRARY = ROOT / ".make" / "mutate"  # beside the environment: only this tool needs it

# Changes that say nothing: decorators and exceptions of the rules are mypyc's and abstract methods'.
LEFT_OUT = ("RemoveDecorator", "ExceptionReplacer", "VariableReplacer", "VariableInserter", "NoOp")

# Tests that fail soon come first; whole games last.
TESTS = {
    "metallurgie": ["turn", "scoring", "setup", "ending", "mutants", "building", "prospects", "journals", "reference"],
    "metallum": [
        "rules_programming", "rules_actions", "rules_installations", "rules_modules", "rules_scoring",
        "rules_market", "rules_setup", "rules_example", "journals",
    ],
}  # fmt: skip
LAWS = "tests/test_laws.py::test_all_laws_hold_along_a_match"
TABLES = {"metallurgie": ["2-0", "3-1"], "metallum": ["2-0"]}


class Mutant(NamedTuple):
    file: Path
    line: int
    operator: str
    original: str
    code: str

    def diff(self) -> str:
        lines = difflib.unified_diff(self.original.splitlines(), self.code.splitlines(), n=0, lineterm="")
        return "\n".join(list(lines)[2:])


def install_library() -> None:
    """cosmic-ray, pinned, into a folder of its own."""
    if not (LIBRARY / "cosmic_ray").is_dir():
        print("Installing cosmic-ray ...", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        locked = ["--require-hashes", "-r", str(ROOT / "tools" / "mutate.txt")]
        subprocess.run([*pip, "--target", str(LIBRARY), *locked], check=True)
    sys.path.append(str(LIBRARY))


def sources(package: Path, subject: str) -> list[Path]:
    """The modules that hold rules: of a game, or of the kernel."""
    if subject == "kernel":
        # The checks of the laws and the random play are instruments, not rules.
        found = [path for path in (package / "kernel").glob("[!_]*.py") if path.stem not in ("checked", "playout")]
    else:
        found = list((package / "games" / subject / "rules").glob("[!_]*.py"))
    if not found:
        raise SystemExit(f"There are no rules of {subject!r}. Choose a game, or kernel.")
    return sorted(found)


def tests(subject: str) -> list[str]:
    """The fast tests of a subject, in the order in which they are run."""
    if subject == "kernel":
        return ["tests/kernel", "tests/table"]
    folder = Path("tests") / "games" / subject
    named = [folder / f"test_{name}.py" for name in TESTS.get(subject, [])]
    present = [str(path) for path in named if (ROOT / path).is_file()]
    laws = [f"{LAWS}[{subject}-{table}]" for table in TABLES.get(subject, [])]
    return [*present, *laws] if present else [str(folder)]


def meaning(code: str) -> str:
    """What a module does, without what changes nothing when it runs: annotations, docstrings, reserved space."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.Call):
            node.keywords = [keyword for keyword in node.keywords if keyword.arg != "capacity"]
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant(None)
    return ast.dump(tree)


def places(file: Path) -> dict[tuple[int, int], list[tuple[str, int]]]:
    """Every place of a module that can be changed, with the ways to do it: operator and occurrence."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import get_operator, operator_names

    found: dict[tuple[int, int], list[tuple[str, int]]] = defaultdict(list)
    tree = get_ast(file.read_text("utf-8"))
    for name in sorted(operator_names()):
        if any(left_out in name for left_out in LEFT_OUT):
            continue
        operator = get_operator(name)()
        occurrence = 0
        for node in ast_nodes(tree):
            for start, _ in operator.mutation_positions(node):
                found[start].append((name, occurrence))
                occurrence += 1
    return found


def draw(files: list[Path], sample: int, seed: int) -> Iterator[Mutant]:
    """Mutants at places drawn at random, each place once; all places where `sample` is 0."""
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    rng = random.Random(seed)
    all_places = [(file, at, ways) for file in files for at, ways in sorted(places(file).items())]
    rng.shuffle(all_places)
    made = 0
    for file, (line, _), ways in all_places:
        if sample and made == sample:
            return
        original = file.read_text("utf-8")
        for name, occurrence in rng.sample(ways, len(ways)):
            code = mutate_code(original, get_operator(name)(), occurrence)
            if code is not None and meaning(code) != meaning(original):
                made += 1
                yield Mutant(file, line, name.partition("/")[2], original, code)
                break


class Bench:
    """A copy of the package and its tests, in which one module after the other is changed."""

    def __init__(self, folder: Path, subject: str) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        ignored = shutil.ignore_patterns("*.so", "__pycache__", "web", ".hypothesis")
        for part in ("src/metalworks", "tests", "docs/rules"):
            shutil.copytree(ROOT / part, folder / part, ignore=ignored)
        shutil.copy(ROOT / "pyproject.toml", folder)
        self.command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider"]
        self.command += ["-m", "not long and not compiled_only", *tests(subject)]
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(folder / "src"),
            "PYTHONPYCACHEPREFIX": str(self.cache),
            "METALWORKS_INTERPRETED": "1",
        }

    @property
    def package(self) -> Path:
        return self.folder / "src" / "metalworks"

    def passes(self, limit: float | None = None) -> bool:
        """Whether all tests pass in time; a mutant that never ends is noticed too."""
        try:
            done = subprocess.run(
                self.command, cwd=self.folder, env=self.environment, timeout=limit, check=False, capture_output=True
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def survives(self, mutant: Mutant, limit: float) -> bool:
        """Whether no test notices a mutant."""
        mutant.file.write_text(mutant.code, "utf-8")
        self._forget(mutant.file)
        try:
            return self.passes(limit)
        finally:
            mutant.file.write_text(mutant.original, "utf-8")
            self._forget(mutant.file)

    def _forget(self, file: Path) -> None:
        """Remove the compiled form of a module: two versions may have one size and one second of change."""
        folder = self.cache / file.parent.relative_to("/")
        for compiled in folder.glob(f"{file.stem}.*.pyc"):
            compiled.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subject", help="a game, or kernel")
    parser.add_argument("--sample", type=int, default=50, help="how many places are changed; 0: all of them")
    parser.add_argument("--seed", type=int, default=1, help="the same seed draws the same mutants")
    parser.add_argument("--budget", type=float, default=1200, help="seconds after which no new mutant begins")
    parser.add_argument("--least", type=float, default=0.85, help="the share of mutants that must be killed")
    arguments = parser.parse_args()
    install_library()
    with tempfile.TemporaryDirectory(prefix="metalworks-mutate-") as folder:
        return run(Bench(Path(folder), arguments.subject), arguments)


def run(bench: Bench, arguments: argparse.Namespace) -> int:
    begun = time.monotonic()
    if not bench.passes():
        print("The tests fail without any change: mend them first.")
        print(" ".join(bench.command))
        return 2
    taken = time.monotonic() - begun
    limit = 30 + 4 * taken
    print(f"The tests of {arguments.subject} take {taken:.0f} s.", flush=True)
    tried = 0
    survivors: list[Mutant] = []
    for mutant in draw(sources(bench.package, arguments.subject), arguments.sample, arguments.seed):
        if time.monotonic() - begun > arguments.budget:
            print(f"The budget of {arguments.budget:.0f} s is used up.")
            break
        tried += 1
        if bench.survives(mutant, limit):
            survivors.append(mutant)
            print(f"\nSURVIVED {mutant.file.relative_to(bench.folder)}:{mutant.line} ({mutant.operator})")
            print(mutant.diff(), flush=True)
        else:
            print(".", end="", flush=True)
    if not tried:
        print("No mutant was tried.")
        return 2
    score = 1 - len(survivors) / tried
    print(f"\n{tried} mutants (seed {arguments.seed}): {tried - len(survivors)} killed, {len(survivors)} survived.")
    print(f"Score {score:.0%}, at least {arguments.least:.0%} is asked for; {time.monotonic() - begun:.0f} s.")
    return 0 if score >= arguments.least else 1


if __name__ == "__main__":
    sys.exit(main())
