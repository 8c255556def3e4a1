"""The server itself: health, metrics, pages, headers, schema, migrations, graceful stop, its command, its example."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import metalworks
from metalworks import GAMES, load_test
from metalworks.client import Client
from metalworks.messages import Health, schema
from metalworks.server.storage import database as tables
from metalworks.server.storage.opening import migrate
from tests.server.bots import play_on
from tests.server.process import SOURCE, ServerProcess

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE)}


async def test_health_and_metrics(ann: Client) -> None:
    health = await ann.ask("GET", "/health", Health)
    assert (health.status, health.version) == ("ok", metalworks.__version__)
    table = await ann.create("metallurgie", ["me", "me"])
    before = await _moves(ann)
    async with ann.play(table.id) as both:
        await play_on(both, random.Random(1), 3)
    assert await _moves(ann) == before + 3
    hidden = await ann.http.get("/metrics", headers={"x-forwarded-for": "10.1.1.1"})
    assert hidden.status_code == 404


async def _moves(client: Client) -> float:
    text = (await client.http.get("/metrics")).text
    found = re.search(r"^metalworks_moves_total (\S+)", text, re.MULTILINE)
    assert found is not None
    return float(found[1])


async def test_pages_and_headers(sqlite_database: str, tmp_path: Path) -> None:
    web = tmp_path / "web"
    server = ServerProcess(sqlite_database, tmp_path / "log", web=str(web))
    server.start()
    await server.ready()
    async with httpx.AsyncClient(base_url=server.address) as http:
        plain = await http.get("/")
        assert "make web" in plain.text  # not built yet
        (web / "assets").mkdir(parents=True)
        (web / "index.html").write_text("<!doctype html><title>Metalworks</title>")
        (web / "assets" / "app-1a2b.js").write_text("export {}")
        (tmp_path / "secret.txt").write_text("secret")
        for path in ("/", "/table/abc", "/link/token"):
            page = await http.get(path)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
            assert "default-src 'self'" in page.headers["content-security-policy"]
            assert page.headers["x-content-type-options"] == "nosniff"
        script = await http.get("/assets/app-1a2b.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        for path in ("/assets/gone.js", "/api/nothing", "/api/tables/x/y/z"):
            assert (await http.get(path)).status_code == 404, path
        for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt", "//etc/passwd"):
            assert "secret" not in (await http.get(path)).text, path
        for path in ("/schema", "/schema/openapi.json"):
            assert (await http.get(path)).status_code == 200, path
    assert server.stop() == 0


async def test_texts_rules_and_games(ann: Client) -> None:
    for game in await ann.games():
        assert game.levels[0] == "apprentice"
        assert list(game.faces) == game.levels
        for language in ("en", "de", "pl"):
            texts = (await ann.http.get(f"/api/texts/{language}?game={game.id}")).text
            assert "not-your-seat =" in texts
            rules = (await ann.http.get(f"/api/rules/{game.id}?language={language}")).json()
            assert all(clause["id"].startswith(game.clauses) for clause in rules["clauses"])
            assert len(rules["clauses"]) > 20
    for path in ("/api/texts/fr", "/api/texts/en?game=chess", "/api/rules/chess", "/api/rules/metallum?language=fr"):
        assert (await ann.http.get(path)).status_code == 404


async def test_the_schema_describes_what_is_sent(ann: Client) -> None:
    served = (await ann.http.get("/api/schema")).json()
    assert served == json.loads(msgspec.json.encode(schema.document()))
    assert set(served["games"]) == set(metalworks.GAMES)
    assert {"Act", "Update", "SeatView", "ClientMessage", "ServerMessage"} <= set(served["protocol"]["$defs"])


def test_migrations_bring_about_the_schema(database: str) -> None:
    migrate(database)
    engine = tables.connect(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, tables.schema) == []
    engine.dispose()


def test_migrations_go_back_and_forth(sqlite_database: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(tables.__file__).parent / "migrations"))
    config.attributes["address"] = sqlite_database
    migrate(sqlite_database)
    command.downgrade(config, "base")
    migrate(sqlite_database)
    migrate(sqlite_database)


async def _read_all(link: ClientConnection, messages: list[object]) -> None:
    while True:
        messages.append(json.loads(await link.recv()))


async def test_a_graceful_stop(sqlite_database: str, tmp_path: Path) -> None:
    """Everybody is told, nothing is lost, and clients come back by themselves."""
    server = ServerProcess(sqlite_database, tmp_path / "log")
    server.start()
    await server.ready()
    async with Client(server.address) as ann:
        table = await ann.create("metallurgie", ["me", "me"])
        async with (
            ann.play(table.id) as both,
            connect(f"ws://127.0.0.1:{server.port}/api/signals") as lobby,
        ):
            await play_on(both, random.Random(1), 5)
            before = {seat: view.seq for seat, view in both.seats.items()}
            assert await asyncio.to_thread(server.stop) == 0
            messages: list[object] = []
            with pytest.raises(ConnectionClosed) as closed:
                await _read_all(lobby, messages)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1001
            assert {"is": "goodbye", "key": "server-stops"} in messages
            server.start()
            await server.ready()
            await both.until(lambda t: t.reconnections == 1, 30)
            assert {seat: view.seq for seat, view in both.seats.items()} == before
            await play_on(both, random.Random(1))
            assert both.is_over
    assert server.stop() == 0


async def test_the_example_bot(server: ServerProcess) -> None:
    example = SOURCE.parent / "examples" / "bot.py"
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(example), server.address, "metallum", env=ENVIRONMENT, stdout=asyncio.subprocess.PIPE
    )
    async with Client(server.address) as ann:
        async with asyncio.timeout(30):
            while not (found := await ann.tables("open", "metallum")):
                await asyncio.sleep(0.1)
        await ann.join(found[0].id)
        async with ann.play(found[0].id) as mine:
            await play_on(mine, random.Random(1))
    output, _ = await asyncio.wait_for(bot.communicate(), 30)
    assert output.decode().startswith("over: Outcome(")
    lines = example.read_text().split('"""')[2].strip().splitlines()
    assert len([line for line in lines if line.strip()]) <= 30


def test_the_command_explains_mistakes(tmp_path: Path) -> None:
    def run(*arguments: str) -> tuple[int, str]:
        command = [sys.executable, "-m", "metalworks.cli", "serve", *arguments]
        done = subprocess.run(command, env={**ENVIRONMENT, "LANG": "C"}, capture_output=True, text=True, check=False)
        return done.returncode, done.stderr

    with socket.create_server(("127.0.0.1", 0)) as taken:
        status, words = run("--port", str(taken.getsockname()[1]), "--database", str(tmp_path / "x"))
        assert (status, "--port" in words, "Traceback" in words) == (2, True, False)
    for address in ("mysql://localhost/x", "postgresql://nobody@127.0.0.1:1/none", "/proc/none/x.sqlite3"):
        status, words = run("--port", "18999", "--database", address)
        assert (status, "Traceback" in words) == (2, False), words
        assert "database" in words


def test_the_bench_measures() -> None:
    """A small load; the real figures come from `metalworks bench server`."""
    told: list[tuple[tuple[int, int], float]] = []
    points = load_test.run((4,), seconds=1.0, rate=80.0, length=20, tell=lambda what, share: told.append((what, share)))
    point = points[0]
    row = msgspec.to_builtins(point)
    assert {"tables", "moves_per_s", "p50_ms", "p99_ms", "rss_mb", "kb_per_table"} <= row.keys()
    assert point.tables == 4
    assert point.moves_per_s > 20
    assert 0 < point.p50_ms <= point.p99_ms
    assert [game.game for game in point.long_games] == list(GAMES)
    for game in point.long_games:
        assert game.moves == 20
        assert len(game.p50_ms) == len(game.cpu_us) == 10
    assert {what for what, _ in told} == {(0, 1), (4, 1)}
    assert told[-1] == ((4, 1), 1.0)


def test_the_bench_looks_at_the_memory() -> None:
    seen = load_test.run_memory(4.0, None, lambda share: None)
    assert seen.moves > 40
    assert len(seen.rss_mb) == 10
    assert min(seen.rss_mb) > 20
