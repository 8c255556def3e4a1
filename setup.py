"""Compiles the rules and the search with mypyc; everything else is in pyproject.toml.

Without a C compiler the same sources run interpreted: slower, with the same results.
"""

from __future__ import annotations

import os
import runpy
import shlex
import shutil
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"


def compiled_modules() -> list[str]:
    """The modules that are compiled, as `metalworks._mode` names them."""
    # Read, not imported as `metalworks._mode`: the package needs what is being built here.
    patterns = runpy.run_path(str(SOURCE / "metalworks" / "_mode.py"))["COMPILED"]
    return sorted(str(path.relative_to(ROOT)) for pattern in patterns for path in SOURCE.glob(pattern))


def extensions() -> Sequence[Extension]:
    if os.environ.get("METALWORKS_INTERPRETED"):
        return []
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        print(f"metalworks: no C compiler ({compiler}) found; the engine runs interpreted, 50 to 70 times slower.")
        return []
    from mypyc.build import mypycify

    flags = [f"--config-file={ROOT / 'pyproject.toml'}", *compiled_modules()]
    built: Sequence[Extension] = mypycify(  # type: ignore[assignment]  # setuptools takes both kinds of Extension
        flags, opt_level="3", debug_level="0", group_name="metalworks"
    )
    if os.name == "posix":
        for extension in built:
            # Nobody replaces our functions from outside, so the compiler may inline them.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


setup(ext_modules=extensions())
