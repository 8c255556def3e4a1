"""A wheel of this tree, and an environment with it and no clone around."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent.parent
PACKED = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
TOOLS = ("backend.py", "compile.in", "node.in")


def copy_of_the_tree(folder: Path) -> Path:
    """What the package is built from, elsewhere, so that a build leaves nothing in this tree."""
    for name in PACKED:
        folder.mkdir(exist_ok=True)
        shutil.copy2(ROOT / name, folder)
    (folder / "tools").mkdir()
    for name in TOOLS:
        shutil.copy2(ROOT / "tools" / name, folder / "tools")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    return folder


def clean_environment(**more: str) -> dict[str, str]:
    """This process's environment without what points back to the clone."""
    ours = ("PYTHONPATH", "VIRTUAL_ENV", "METALWORKS_INTERPRETED", "METALWORKS_GAMES")
    return {**{key: value for key, value in os.environ.items() if key not in ours}, **more}


def run_build(tree: Path, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build with the tools of this environment."""
    return subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--skip-dependency-check", *options, "--outdir", "dist"],
        cwd=tree,
        env=clean_environment(**environment),
        capture_output=True,
        text=True,
        check=False,
    )


def build(tree: Path, *options: str) -> Path:
    """What is built with the engine as it lies compiled beside its sources."""
    made = run_build(tree, *options, METALWORKS_PREBUILT="1")
    assert made.returncode == 0, made.stdout + made.stderr
    [file] = (tree / "dist").iterdir()
    return file


class Installed(NamedTuple):
    """An environment of its own with the package in it, and a home to save in."""

    bin: Path
    home: Path

    def run(self, command: Sequence[str], said: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            cwd=self.home,
            env=self.environment,
            input=said,
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def environment(self) -> dict[str, str]:
        return clean_environment(XDG_DATA_HOME=str(self.home), LC_ALL="C.UTF-8")


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for all workers of this run."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "package"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def wheel(shared: Path) -> Path:
    with _alone(shared / "wheel.lock"):
        made = list(shared.glob("tree/dist/*.whl"))
        return made[0] if made else build(copy_of_the_tree(shared / "tree"), "--wheel")


@pytest.fixture(scope="session")
def installed(wheel: Path, shared: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel in a fresh environment, with what it asks for itself and nothing else."""
    venv = shared / "venv"
    with _alone(shared / "venv.lock"):
        if not (venv / "ready").exists():
            subprocess.run([sys.executable, "-m", "venv", "--without-pip", "--clear", venv], check=True)
            install(venv, f"metalworks[play] @ {wheel.as_uri()}")
            (venv / "ready").touch()
    return Installed(venv / "bin", tmp_path_factory.mktemp("home"))


def install(venv: Path, what: str) -> None:
    """Into an environment, in the versions that are locked: at hand since this clone was set up, so it is quick."""
    locked = re.findall(r"^[\w.\[\]-]+==\S+", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE)
    versions = venv / "versions.txt"
    versions.write_text("\n".join(locked) + "\n")
    python, uv = str(venv / "bin" / "python"), Path(sys.executable).parent / "uv"
    if uv.exists():
        command = [str(uv), "pip", "install", "--quiet", "--python", python]
    else:
        command = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile"]
    done = subprocess.run(
        [*command, "--constraint", str(versions), what],
        env=clean_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@contextmanager
def _alone(file: Path) -> Iterator[None]:
    """One worker at a time."""
    with file.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
