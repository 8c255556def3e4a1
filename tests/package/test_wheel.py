"""The wheel, installed where there is no clone: it plays, serves, and says what is missing."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.metadata
import re
import runpy
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

from metalworks import Match, _mode
from metalworks.client import Client
from metalworks.messages import Status
from tests.server.process import PATIENCE

from .conftest import ROOT, Installed, build, copy_of_the_tree, run_build

pytestmark = pytest.mark.compiled_only

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_what_the_wheel_brings(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "metalworks/web/index.html" in names
    assert any(re.fullmatch(r"metalworks/web/assets/.*\.js", name) for name in names)
    for kind in ("*.py", "*.ftl", "*.toml", "*.tcss", "*.mako", "py.typed"):
        here = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "metalworks").rglob(kind)}
        assert here <= set(names), kind
    modules = [path for pattern in _mode.COMPILED for path in (ROOT / "src").glob(pattern)]
    compiled = [name for name in names if name.startswith("metalworks/") and name.endswith((".so", ".pyd"))]
    assert len(compiled) == (len(modules) if _mode.has_compiled() else 0)
    assert wheel.name.endswith("-any.whl") != _mode.has_compiled()
    strange = [name for name in names if not re.match(r"metalworks(/|__mypyc\.|-[\d.]+\.dist-info/)", name)]
    assert not strange


def test_the_source_distribution_needs_no_node(tmp_path: Path) -> None:
    file = build(copy_of_the_tree(tmp_path / "tree"), "--sdist")
    with tarfile.open(file) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/metalworks/web/index.html", "setup.py", "tools/backend.py", "tools/compile.in"} <= names
    assert not [name for name in names if name.startswith(("web/", "tests/")) or name.endswith(".so")]


def test_without_a_compiler_it_is_built_interpreted_and_says_so(tmp_path: Path) -> None:
    made = run_build(copy_of_the_tree(tmp_path / "tree"), "--wheel", CC="no-such-compiler")
    assert made.returncode == 0, made.stdout + made.stderr
    assert "the engine runs interpreted" in made.stdout
    [file] = (tmp_path / "tree" / "dist").iterdir()
    assert file.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(file).namelist() if name.endswith((".so", ".pyd"))]


def test_what_is_compiled_needs_nothing_that_a_build_environment_lacks() -> None:
    """An isolated build has mypy and nothing of what the package itself imports."""
    arguments = runpy.run_path(str(ROOT / "setup.py"), run_name="setup of a test")["mypy_arguments"]()
    alone = [sys.executable, "-m", "mypy", "--no-site-packages"]
    done = subprocess.run([*alone, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
@pytest.mark.parametrize("compiler", ["", "no-such-compiler"], ids=["compiled", "without a compiler"])
def test_from_nothing(compiler: str, tmp_path: Path) -> None:
    """The source distribution into an empty environment, with everything fetched and compiled: minutes."""
    file = build(copy_of_the_tree(tmp_path / "tree"), "--sdist")
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    fresh = Installed(venv / "bin", tmp_path)
    environment = {**fresh.environment, **({"CC": compiler} if compiler else {})}
    pip = [str(venv / "bin" / "pip"), "install", "--quiet"]
    subprocess.run([*pip, f"{file}[terminal]"], check=True, env=environment)
    done = fresh.run(["metalworks", "play", "metallurgie", "--plain", "--seed", "11"], said="1\n" * 1000)
    assert done.returncode == 0, done.stderr
    mode = fresh.run(["python", "-c", "from metalworks import _mode; print(_mode.is_compiled())"]).stdout.strip()
    assert mode == str(not compiler)
    lacking = fresh.run(["metalworks", "serve"])
    assert "metalworks[server]" in lacking.stderr
    subprocess.run([*pip, f"{file}[play]"], check=True, env=environment)
    with serving(fresh) as address:
        assert play_by_script(address)
    for said in ((tmp_path / "serve.log").read_text(), fresh.run(["metalworks", "--version"]).stderr, done.stderr):
        assert ("not compiled" in said) is bool(compiler)


def test_a_game_in_plain_mode(installed: Installed) -> None:
    done = installed.run(["metalworks", "play", "metallurgie", "--plain", "--seed", "11"], said="1\n" * 1000)
    assert done.returncode == 0, done.stderr
    [save] = (installed.home / "metalworks").rglob("*.journal")
    assert Match.replay(save.read_text()).is_over
    where = installed.run(["python", "-c", "import metalworks as m; print(m.__file__, m._mode.is_compiled())"]).stdout
    assert where.startswith(str(installed.bin.parent))
    assert where.split()[1] == str(_mode.has_compiled())


def wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until the server answers."""
    until = time.monotonic() + 120
    while True:
        assert server.poll() is None, log.read_text()
        try:
            if httpx.get(f"{address}/ready").is_success:
                return
        except httpx.TransportError:
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.05)


@contextlib.contextmanager
def serving(installed: Installed, *options: str) -> Iterator[str]:
    """A server of the installed package, ended afterwards; its log is `serve.log` at home."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        str(installed.bin / "metalworks"),
        "serve",
        "--port",
        str(port),
        "--database",
        "tables.sqlite3",
        *options,
    ]
    log = installed.home / "serve.log"
    with log.open("w") as out:
        server = subprocess.Popen(command, cwd=installed.home, env=installed.environment, stdout=out, stderr=out)
    try:
        wait_for(f"http://127.0.0.1:{port}", server, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        assert server.wait(PATIENCE) == 0


@pytest.fixture(scope="module")
def address(installed: Installed) -> Iterator[str]:
    with serving(installed) as address:
        yield address
    assert ("not compiled" in (installed.home / "serve.log").read_text()) is not _mode.has_compiled()


def play_by_script(address: str) -> bool:
    """Whether a game against the computer comes to its end."""

    async def play() -> bool:
        async with Client(address) as client:
            table = await client.create("metallurgie", ["me", "random"])
            async with client.play(table.id) as seat:
                async for turn in seat.turns():
                    await seat.act(turn, turn.legal[0])
            return (await client.table(table.id)).status is Status.FINISHED

    return asyncio.run(play())


def test_the_lobby_opens_in_chromium_and_a_script_plays(installed: Installed, address: str) -> None:
    page = httpx.get(address).text
    [script] = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    assert httpx.get(address + script).is_success
    found = ["sh", "tools/node.sh", str(Path(sys.executable).parent), "sh", "../tools/chromium.sh"]
    chromium = subprocess.run(found, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    shown = subprocess.run(
        [chromium, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={installed.home / 'chromium'}",
         "--virtual-time-budget=10000", "--lang=en", "--dump-dom", address],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    assert "Metallurgie" not in page.partition("<body")[2]
    assert "Metallurgie" in shown.partition("<body")[2]
    assert play_by_script(address)


def test_the_bots_of_the_example_play_each_other(installed: Installed, address: str) -> None:
    """With the client that was installed, in a folder with nothing but the script."""
    shutil.copy(ROOT / "examples" / "bot.py", installed.home)
    command = [str(installed.bin / "python"), "bot.py", address, "metallurgie"]
    bots = []
    for _ in range(2):
        bots.append(
            subprocess.Popen(
                command, cwd=installed.home, env=installed.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
            )
        )
        until = time.monotonic() + 30
        while len(bots) == 1 and not httpx.get(f"{address}/api/tables").json()["tables"]:
            assert time.monotonic() < until
            time.sleep(0.05)
    for bot in bots:
        said = bot.communicate(timeout=60)[0].decode()
        assert bot.returncode == 0, said
        assert said.splitlines()[-1].startswith("over: "), said


def libraries(of: list[str]) -> set[str]:
    """What these requirements are called when they are imported."""
    names = {Requirement(line).name.lower().replace("_", "-") for line in of}
    modules = importlib.metadata.packages_distributions()
    return {module for module, owners in modules.items() if names & {o.lower().replace("_", "-") for o in owners}}


def without(hidden: set[str], code: str) -> subprocess.CompletedProcess[str]:
    """Run code as if these libraries were not installed."""
    hide = f"import sys; sys.modules.update(dict.fromkeys({sorted(hidden)!r}))\n"
    return subprocess.run([sys.executable, "-c", hide + code], capture_output=True, text=True, check=False)


def test_the_core_needs_its_own_dependencies_only() -> None:
    extras = libraries([line for lines in PROJECT["optional-dependencies"].values() for line in lines])
    core = libraries([*PROJECT["dependencies"], "metalworks"])
    done = without(
        extras - core,
        "import metalworks, metalworks.arena.balance, metalworks.laws.run, metalworks.players, metalworks.cli\n"
        "match = metalworks.Match.new('metallum', seats=2, seed=1)\n"
        "match.play(0, match.legal(0)[0])\n"
        "sys.argv = ['metalworks', '--help']\n"
        "metalworks.cli.main()",
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("part", "library", "extra"),
    [
        ("terminal.app", "textual", "terminal"),
        ("server.serve", "litestar", "server"),
        ("server.storage.store", "sqlalchemy", "server"),
        ("client", "websockets", "client"),
        ("adapters.pettingzoo", "pettingzoo", "pettingzoo"),
        ("adapters.openspiel", "pyspiel", "openspiel"),
        ("adapters.gymnasium", "gymnasium", "gymnasium"),
    ],
)
def test_an_absent_part_names_its_extra(part: str, library: str, extra: str) -> None:
    tried = without(
        {library},
        f"try:\n    import metalworks.{part}\nexcept ImportError as problem:\n    print(problem)",
    )
    assert f"metalworks[{extra}]" in tried.stdout, tried.stderr
    assert extra in PROJECT["optional-dependencies"]


@pytest.mark.parametrize(
    ("command", "library", "extra"), [("play", "textual", "terminal"), ("serve", "uvicorn", "server")]
)
def test_a_command_without_its_part_says_what_to_install(command: str, library: str, extra: str) -> None:
    done = without({library}, f"sys.argv = ['metalworks', {command!r}]\nfrom metalworks.cli import main\nmain()")
    assert done.returncode == 2
    assert f"metalworks[{extra}]" in done.stderr
    assert "Traceback" not in done.stderr
