"""How the package is built (PEP 517): setuptools, with the web application inside and no more tools than are needed.

`pip install .` and `python -m build` call these functions. From a clone they build the web application if nobody has
yet; a source distribution carries it built, so that installing one needs no Node.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  (whatever is not said here is as setuptools does it)

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))  # for setup.py, which pip does not put there

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_for_web()]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_for_engine(), *_for_web()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *_for_engine()]


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    _build_web()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    _build_web()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def _for_engine() -> list[str]:
    """What compiles the engine, where there is a compiler to compile it with."""
    from setup import will_compile

    return _listed("compile.in") if will_compile() else []


def _needs_web() -> bool:
    return (ROOT / "web" / "package.json").is_file() and not (ROOT / "src/metalworks/web/index.html").is_file()


def _for_web() -> list[str]:
    """Node from PyPI, where the web application is still to be built and the machine's own is missing or too old."""
    return _listed("node.in") if _needs_web() and not _has_node() else []


def _listed(name: str) -> list[str]:
    lines = (ROOT / "tools" / name).read_text("utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def _has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return [int(part) for part in said.lstrip("v").split(".") if part.strip().isdigit()][:2] >= [20, 19]


def _build_web() -> None:
    if not _needs_web():
        return
    npm = shutil.which("npm") or "npm"
    for command in (["ci", "--silent"], ["run", "--silent", "build"]):
        subprocess.run([npm, *command], cwd=ROOT / "web", check=True)
