"""Compiles the rules and the search with mypyc; everything else is in pyproject.toml.

Without a C compiler the same sources run interpreted: slower, with the same results.
"""

from __future__ import annotations

import os
import runpy
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from distutils.ccompiler import new_compiler
from distutils.errors import DistutilsError
from distutils.sysconfig import customize_compiler
from functools import cache
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"

# Everything else that setuptools is asked for, metadata above all, needs no compiled engine.
BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


def wants_interpreted() -> bool:
    return os.environ.get("METALWORKS_INTERPRETED", "") not in ("", "0")


def is_prebuilt() -> bool:
    """Whether to take the engine that lies compiled beside its sources instead of compiling it again."""
    return os.environ.get("METALWORKS_PREBUILT", "") not in ("", "0")


def will_compile() -> bool:
    return not wants_interpreted() and not is_prebuilt() and can_compile()


# One file of C for each module, so that all cores compile; what inlining between them that would cost, the linker does
# (`-flto`), on functions that nobody replaces or calls from outside. Nobody indents the C of a machine either: to look
# for what misleads in it takes gcc longer than to compile it.
FLAGS = [
    "-flto=auto",
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "-Wno-misleading-indentation",
]


@cache
def can_compile(*flags: str) -> bool:
    """Whether there is a C compiler that finds Python's headers and makes an extension with these flags."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyObject *probe(void) { Py_RETURN_NONE; }\n")
        options = list(flags)
        try:
            objects = compiler.compile(
                [str(source)], folder, include_dirs=[sysconfig.get_path("include")], extra_postargs=options
            )
            if flags:
                compiler.link_shared_object(objects, str(Path(folder, "probe")), extra_postargs=options)
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def compiled_modules() -> list[str]:
    """The modules that are compiled, as `metalworks._mode` names them."""
    # Read, not imported as `metalworks._mode`: the package needs what is being built here.
    patterns = runpy.run_path(str(SOURCE / "metalworks" / "_mode.py"))["COMPILED"]
    return sorted(str(path.relative_to(ROOT)) for pattern in patterns for path in SOURCE.glob(pattern))


def mypy_arguments() -> list[str]:
    """How mypy looks at the compiled modules: they see only each other.

    It need not look further, nor find what they import: a build environment has nothing of what the rest of the package
    needs. It keeps no cache: a check of types may run beside this with other settings.
    """
    settings = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={os.devnull}"]
    # What they see nothing of is of any type; `make test` looks at everything.
    unseen = ["--follow-imports=skip", "--ignore-missing-imports", "--no-warn-return-any", "--allow-subclassing-any"]
    return [*settings, *unseen, *compiled_modules()]


def extensions() -> Sequence[Extension]:
    if wants_interpreted():
        return []
    if is_prebuilt():
        return prebuilt()
    if not can_compile():
        print("metalworks: no C compiler with Python's headers; the engine runs interpreted, 50 to 70 times slower.")
        return []
    from mypyc.build import mypycify

    built: Sequence[Extension] = mypycify(  # type: ignore[assignment]  # setuptools takes both kinds of Extension
        mypy_arguments(), opt_level="3", debug_level="0", group_name="metalworks", multi_file=True
    )
    flags = FLAGS if os.name == "posix" and can_compile(*FLAGS) else []
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    return built


def prebuilt() -> list[Extension]:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = [path.relative_to(SOURCE) for path in SOURCE.rglob(f"*{suffix}")]
    return [Extension(".".join([*path.parts[:-1], path.name.removesuffix(suffix)]), []) for path in sorted(found)]


class BuildEngine(build_ext):
    """Compiles an extension, its files side by side on all cores, or takes it as it is."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: Sequence[str], *arguments: object, **options: object) -> list[str]:
            # The largest first, so that no core is left alone with it at the end.
            in_order = sorted(sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                made = cores.map(lambda source: compile_in_turn([source], *arguments, **options), in_order)
                return [name for names in made for name in names]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        if not is_prebuilt():
            super().build_extension(ext)
            return
        made = Path(self.get_ext_fullpath(ext.name))
        made.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(SOURCE.joinpath(*ext.name.split(".")[:-1], made.name), made)


if not __name__.startswith("setup"):  # the backend asks this module whether there is a compiler
    setup(ext_modules=extensions() if BUILDING & set(sys.argv) else [], cmdclass={"build_ext": BuildEngine})
