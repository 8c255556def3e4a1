"""What the last release left stays readable: its schema, its tables, and its matches when the rules have changed."""

from __future__ import annotations

import asyncio
import gzip
import json
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
import sqlalchemy as sa
from litestar.testing import AsyncTestClient

from metalworks import messages
from metalworks.cli import admin as command
from metalworks.cli.serve import _check_database
from metalworks.contract.problems import Problem
from metalworks.contract.texts import LANGUAGES, Texts
from metalworks.contract.types import Viewer
from metalworks.games import game as game_named
from metalworks.games.metallum.game import MetallumGame
from metalworks.messages import Status
from metalworks.server import archive
from metalworks.server import service as services
from metalworks.server.admin import archive_all
from metalworks.server.hosted import commands, kept
from metalworks.server.hosted.bygone import BygoneTable
from metalworks.server.hosted.table import HostedTable
from metalworks.server.service import Service
from metalworks.server.settings import Limits, Settings
from metalworks.server.storage.backup import backup, restore
from metalworks.server.storage.database import connect, tables
from metalworks.server.storage.opening import migrate
from metalworks.server.storage.store import Store
from metalworks.server.tables import Tables
from metalworks.server.transport.app import create_app
from metalworks.server.transport.connections import Connection
from tests.server.postgres import Postgres
from tests.server.release.make import BANK, GAMES, MADE


@pytest.fixture(params=["sqlite", "postgresql"])
def released(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database as the last release left it; PostgreSQL has it from a backup."""
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(gzip.decompress(MADE.read_bytes()))
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    postgres: Postgres = request.getfixturevalue("postgres")
    address = postgres.database()
    backup(f"sqlite:///{file}", tmp_path / "backup")
    restore(address, tmp_path / "backup")
    return address


async def _ids(store: Store) -> dict[str, str]:
    """The tables by their status and game; the one that waits for a computer is called so."""
    query = sa.select(tables.c.status, tables.c.game, tables.c.thinking, tables.c.id)
    return await store.read(
        lambda connection: {
            "thinking" if row.thinking else f"{row.status} {row.game}": row.id for row in connection.execute(query)
        }
    )


async def _running(store: Store) -> dict[str, str]:
    return {name: table for name, table in (await _ids(store)).items() if name.startswith(("playing", "thinking"))}


async def _replay(client: AsyncTestClient[Any], table: str, viewer: Viewer) -> list[dict[str, Any]]:
    """All frames of a replay, page after page."""
    frames: list[dict[str, Any]] = []
    while True:
        seat = {} if viewer is None else {"seat": viewer}
        answer = await client.get(f"/api/tables/{table}/replay", params={"first": len(frames), **seat})
        assert answer.status_code == 200, answer.text
        page = answer.json()
        frames += page["frames"]
        if len(frames) > page["lines"]:
            return frames


@pytest.mark.parametrize("game", GAMES)
async def test_a_new_release_goes_on_with_the_tables_of_the_last(released: str, game: str) -> None:
    store = await Store.open(released)
    here = Tables(store, Settings(database=released))
    found = await _ids(store)
    hosted = {status: (await here.open(found[f"{status} {game}"])).hosted for status in ("finished", "playing", "open")}
    finished, running, waiting = hosted["finished"], hosted["playing"], hosted["open"]
    assert finished is not None
    assert running is not None
    assert waiting is not None
    assert finished.outcome is not None
    assert finished.outcome.by == ("rules" if game != "metal_adventures" else "concession")
    before = running.moves
    assert (await store.end_of(running.id))[1] == before > 0
    assert [row.text for row in await store.chat_of(found[f"playing {game}"])] == [f"running {game}"]
    if game == "metallurgie":
        left = running.clocks.remaining(running.waiting[0], running.latest)
        assert BANK - 600 < left <= BANK

    def act(table: Any, _: float) -> commands.Entries:
        match, sequences = table.playing()
        seat = table.waiting[0]
        return commands.act(table, seat, sequences.now(seat), match.legal(seat)[0])

    await here.change(here.live[found[f"playing {game}"]], act)
    assert running.moves == before + 1
    for name in ("ben", "cid")[: GAMES[game] - 1]:

        def join(table: HostedTable, _: float, name: str = name) -> commands.Entries:
            return commands.join(table, name, name, messages.JoinTable())

        await here.change(here.live[found[f"open {game}"]], join)
    assert waiting.status is Status.PLAYING
    await here.close()
    await store.close()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
async def test_the_computer_that_was_thinking_goes_on_and_everybody_is_known(released: str) -> None:
    store = await Store.open(released)
    table = (await _ids(store))["thinking"]
    query = sa.select(tables.c.host).where(tables.c.id == table)
    host = await store.read(lambda connection: connection.execute(query).scalar_one())
    await store.close()
    app = create_app(Settings(database=released, thinkers=1))
    async with AsyncTestClient(app, base_url="http://localhost") as client:
        service: Service = app.state.service
        cookie = service.people._signer.sign(host).decode()  # as the last release wrote them: there were no sessions
        mine = {"cookie": f"metalworks={cookie}"}
        assert (await client.get("/api/me", headers=mine)).json() == {"id": host, "name": "Ann"}
        listed = (await client.get("/api/tables?shelf=mine", headers=mine)).json()["tables"]
        assert len(listed) == 2 * len(GAMES) + 1
        async with asyncio.timeout(80):
            while (await client.get(f"/api/tables/{table}")).json()["waiting"] != [0]:
                await asyncio.sleep(0.1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
async def test_matches_outlive_their_rules(released: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    viewers: list[Viewer] = [*range(GAMES[game]), None]
    store = await Store.open(released)
    found = await _ids(store)
    here = Tables(store, Settings(database=released))
    for status in ("finished", "playing"):
        hosted = (await here.open(found[f"{status} {game}"])).hosted
        assert hosted is not None
        await store.keep_snapshot(hosted.id, hosted.game, hosted.rows, kept.code_of(hosted.game), kept.keep(hosted))
    archivist = archive.Archivist(store, pause=0.0)
    while await archivist.work():
        pass
    assert (archivist.stored, archivist.lost) == (len(GAMES), 0)
    await here.close()
    await store.close()
    app = create_app(Settings(database=released))
    table, playing = found[f"finished {game}"], found[f"playing {game}"]
    async with AsyncTestClient(app, base_url="http://localhost") as client:
        before = {viewer: await _replay(client, table, viewer) for viewer in viewers}
        journal = (await client.get(f"/api/tables/{table}/journal")).text
        info = (await client.get(f"/api/tables/{table}")).json()

    rules = type(game_named(game))
    monkeypatch.setattr(rules, "rules_version", rules.rules_version + 1)
    app = create_app(Settings(database=released))
    async with AsyncTestClient(app, base_url="http://localhost") as client:
        assert {viewer: await _replay(client, table, viewer) for viewer in viewers} == before
        assert (await client.get(f"/api/tables/{table}/journal")).text == journal
        assert (await client.get(f"/api/tables/{table}")).json() == info
        answer = await client.get(f"/api/tables/{table}/position?at=3")
        assert (answer.status_code, answer.json()["key"]) == (409, "rules-changed")

        running = (await client.get(f"/api/tables/{playing}")).json()
        assert running["status"] == "finished"
        assert running["outcome"]["reason"] == "table-result-rules-changed"
        assert running["waiting"] == []
        answer = await client.get(f"/api/tables/{playing}/replay")
        assert (answer.status_code, answer.json()["key"]) == (409, "rules-changed")
        waiting = (await client.get(f"/api/tables/{found[f'open {game}']}")).json()
        assert waiting["status"] == "open"

    store = await Store.open(released)
    here = Tables(store, Settings(database=released))
    live = await here.open(table)
    assert isinstance(live.hosted, BygoneTable)
    link: Any = SimpleNamespace(host="", is_open=True, is_writable=False)
    eve = Connection(link, None, Limits())
    live.connections.append(eve)
    live.welcome(eve, messages.Hello())
    update = json.loads(eve._outbox.pop())
    assert [one["view"] for one in update["views"]] == [before[None][-1]["view"]]
    assert update["table"]["outcome"] == info["outcome"]
    rows = await store.log_of(playing)
    assert '"entry":"closed"' in rows[-1][1]  # once, and for all processes
    assert '"entry":"closed"' not in rows[-2][1]
    await here.close()
    await store.close()


async def test_running_matches_of_other_rules_are_closed_though_nobody_opens_them(
    released: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lists would show them as running for ever; and when the rules have not changed, nothing is looked through."""
    store = await Store.open(released)
    here = Tables(store, Settings(database=released))
    here.driver.drive = lambda live, think=True: None  # type: ignore[method-assign]
    await here.resume()
    was = await _running(store)
    assert sorted(await store.running()) == sorted(was.values())
    monkeypatch.setattr(MetallumGame, "rules_version", MetallumGame.rules_version + 1)
    again = Tables(store, Settings(database=released))
    again.driver.drive = lambda live, think=True: None  # type: ignore[method-assign]
    looked = AsyncMock(wraps=store.beginning_of)
    monkeypatch.setattr(store, "beginning_of", looked)
    await again.resume()
    assert looked.await_count == len(was) - 1  # where a computer is waited for it is opened at once
    assert set(await _running(store)) == {"playing metal_adventures", "playing metallurgie"}
    for table in (was["thinking"], was["playing metallum"]):
        status, _, outcome = await store.end_of(table)
        assert (status, outcome and outcome.reason) == ("finished", "table-result-rules-changed")
    third = Tables(store, Settings(database=released))
    await third.close_bygone()
    assert looked.await_count == len(was) - 1  # the rules are the same as the last time
    for one in (here, again, third):
        await one.close()
    await store.close()


async def test_what_ended_last_is_stored_when_the_server_stops(released: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "ARCHIVE", 3_600.0)
    app = create_app(Settings(database=released))
    async with AsyncTestClient(app, base_url="http://localhost"):
        store: Store = app.state.service.store
        assert len(await store.not_archived(10)) == len(GAMES)
    store = await Store.open(released)
    assert await store.not_archived(10, since=0.0) == []
    await store.close()


async def test_what_could_not_be_stored_is_found_again_and_told(
    released: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A reason that passes, in an earlier process; and one that does not: the rules are gone."""
    store = await Store.open(released)
    with monkeypatch.context() as patch:
        patch.setattr(archive, "load", AsyncMock(side_effect=MemoryError))
        first = archive.Archivist(store, pause=0.0)
        while await first.work():
            pass
        assert (first.stored, first.lost) == (0, len(GAMES))
    await store.archived_until(2e9)  # much has been finished and stored since
    monkeypatch.setattr(MetallumGame, "rules_version", MetallumGame.rules_version + 1)
    monkeypatch.setattr(archive, "BATCH", 1)
    assert await archive_all(store) == (len(GAMES) - 1, 1)
    assert await archive_all(store) == (0, 1)
    await asyncio.to_thread(command.archive, database=released)
    said = capsys.readouterr()
    assert "0 matches" in said.out
    assert "cannot be replayed: 1" in said.err
    await store.close()


def test_a_newer_schema_is_a_sentence(released: str) -> None:
    _check_database(released).release()
    engine = connect(released)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Problem) as problem:
        _check_database(released).release()
    assert problem.value.key == "serve-database-newer"
    for language in ("en", "de", "pl"):
        said = Texts(language)(problem.value.key, **problem.value.arguments)
        assert "9999" in said
        assert "\n" not in said


def test_the_command_of_a_new_release_leaves_the_database_of_an_older_one_as_it_is(fresh: str, tmp_path: Path) -> None:
    """The server of that release may be running on it; only the server of the new one brings it up to date."""
    migrate(fresh, "0004")
    for task in (
        command.status,
        command.sanctions,
        command.incidents,
        command.reports,
        command.tidy,
        partial(command.people, "ann"),
        partial(command.journal, "x"),
        partial(command.block, "203.0.113.9"),
    ):
        with pytest.raises(Problem) as problem:
            task(database=fresh)
        assert problem.value.key == "admin-database-older"
        assert all("0004" in problem.value.text(language) for language in LANGUAGES)
    command.backup(tmp_path / "file", database=fresh)
    engine = connect(fresh)
    with engine.connect() as connection:
        assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == "0004"
    engine.dispose()
    _check_database(fresh).release()
    command.status(database=fresh)
