"""`make play`: it installs only what playing needs, and says what it is doing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from .conftest import ROOT, clean_environment

pytestmark = pytest.mark.compiled_only

STAGES = [
    "Installing what playing needs",
    "Compiling the engine",
    "Installing what the web application needs",
    "Building the web application",
]
TIMED = re.compile(r"^(.*): \d+ s$", re.MULTILINE)


def plan(target: str) -> str:
    """What make would do where nothing has been made yet."""
    make = ["make", "--dry-run", "--always-make", "--no-print-directory", target]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    return subprocess.run(make, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout


def test_playing_installs_nothing_of_what_development_needs() -> None:
    planned = plan("play")
    assert re.findall(r"requirements[\w-]*\.txt", planned) == ["requirements.txt"]
    assert not re.search(r"pytest|ruff|check\.py|pip install", planned)
    assert re.findall(r"stage\.sh \"([^\"]+)\"", planned) == STAGES
    assert planned.splitlines()[-1].endswith("metalworks serve --open")
    assert "requirements-dev.txt" in plan("test")
    names = set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE))
    assert not {"pytest", "ruff", "hypothesis", "matplotlib", "schemathesis"} & names


def test_pip_is_quiet() -> None:
    """No warnings, no news of itself: whoever wants to play reads what the stages say."""
    for script in ("bootstrap.sh", "node.sh"):
        text = (ROOT / "tools" / script).read_text("utf-8")
        for line in re.findall(r"^.*-m pip install.*$", text, re.MULTILINE):
            assert "--quiet --quiet" in line, script
            assert "--disable-pip-version-check" in line, script


def test_a_stage_says_what_it_does_and_how_long_it_took() -> None:
    stage = ["sh", "tools/stage.sh", "Doing something"]
    done = subprocess.run([*stage, "sleep", "1"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert re.fullmatch(r"Doing something \.\.\.\nDoing something: [12] s\n", done.stdout)
    failed = subprocess.run([*stage, "sh", "-c", "exit 3"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert failed.returncode == 3
    assert not TIMED.search(failed.stdout)


@pytest.mark.long
@pytest.mark.timeout(1_800)
def test_a_fresh_copy_is_set_up_without_a_warning(tmp_path: Path) -> None:
    """With nothing kept from before: every package is fetched again."""
    tree = tmp_path / "tree"
    made = (".venv", ".make", ".git", "build", "dist", "node_modules", "__pycache__", "*.so", "*.egg-info", ".*_cache")
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*made))
    shutil.rmtree(tree / "src" / "metalworks" / "web", ignore_errors=True)
    home = tmp_path / "home"
    home.mkdir()
    environment = clean_environment(HOME=str(home), XDG_CACHE_HOME=str(home / "cache"))
    done = subprocess.run(["make", "set-up"], cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert sorted(TIMED.findall(done.stdout)) == sorted(STAGES)
    assert not re.search("warning|notice|deprecat", done.stdout + done.stderr, re.IGNORECASE)
    said = [
        line for line in (done.stdout + done.stderr).splitlines() if line not in [f"{stage} ..." for stage in STAGES]
    ]
    assert len([line for line in said if not TIMED.fullmatch(line)]) <= 2, said  # where Node is installed, say
    asked = [str(tree / ".venv" / "bin" / "metalworks"), "--version"]
    version = subprocess.run(asked, env=environment, capture_output=True, text=True, check=True)
    assert not version.stderr
    assert (tree / "src" / "metalworks" / "web" / "index.html").exists()
