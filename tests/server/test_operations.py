"""For whoever runs a server: kick, mute, block and ban; what is kept how long; backups while games run; the command."""

from __future__ import annotations

import asyncio
import gzip
import math
import os
import random
import stat
import time
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from metalworks import messages
from metalworks.cli import admin as command
from metalworks.cli import app
from metalworks.client import Client
from metalworks.contract.problems import Problem
from metalworks.contract.texts import LANGUAGES
from metalworks.messages import Report, ReportTaken
from metalworks.server import admin
from metalworks.server import archive as archives
from metalworks.server.archive import Archivist
from metalworks.server.frames import read_film
from metalworks.server.hosted import kept
from metalworks.server.incidents import MOST, Incidents
from metalworks.server.sanctions import Kind
from metalworks.server.settings import Retention
from metalworks.server.storage import backup as backups
from metalworks.server.storage import store as stores
from metalworks.server.storage.database import entries, incidents, links, people, reports, sessions, settings, tables
from metalworks.server.storage.ids import new_id
from metalworks.server.storage.lock import FileLock
from metalworks.server.storage.retention import DAY, tidy
from metalworks.server.storage.store import Store
from metalworks.server.transport.addresses import Blocks, neighbourhood, network_of
from metalworks.table.match import Match
from tests.server.bots import play_on
from tests.server.house import House
from tests.server.postgres import Postgres

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def house(shared_house: House) -> House:
    return shared_house


async def test_whoever_is_banned_is_out_until_it_is_lifted(house: House) -> None:
    store, service = house.service.store, house.service
    async with Client(house.address) as mallory:
        person = (await mallory.me()).id
        table = await mallory.create("metallurgie", ["me", "me"])
        live = await service.tables.open(table.id)
        async with mallory.play(table.id) as seat:
            await admin.impose(store, Kind.BAN, person, None, "cheats")
            await service._look()
            async with asyncio.timeout(20):
                while live.connections:  # the connection is closed, and cannot be made again
                    await asyncio.sleep(0.01)
            for path in ("/api/me", f"/api/tables/{table.id}", "/"):
                answer = await mallory.http.get(path)
                assert answer.status_code == 403, path
            assert answer.json()["key"] == "banned"
            assert not seat.is_over
        assert [row.who for row in await store.sanctions()] == [person]
        await admin.lift(store, Kind.BAN, person)
        await service._look()
        assert (await mallory.me()).id == person
        with pytest.raises(Problem):
            await admin.lift(store, Kind.BAN, person)
        with pytest.raises(Problem):
            await admin.impose(store, Kind.BAN, "nobody", None, "")


async def test_a_kick_is_over_after_some_minutes(house: House) -> None:
    store, service = house.service.store, house.service
    async with Client(house.address) as eve:
        person = (await eve.me()).id
        await admin.kick(store, person)
        await service._look()
        assert (await eve.http.get("/api/me")).status_code == 403
        house.clock.advance(admin.KICK + 1)
        await service._look()
        assert (await eve.http.get("/api/me")).status_code == 200


async def test_a_kick_does_not_shorten_a_ban(house: House) -> None:
    """For good or for a week; a ban that is over before the kick is made longer."""
    store = house.service.store
    person = house.ids[0]
    for days, expected in ((None, None), (7.0, 7 * DAY), (admin.KICK / DAY / 2, admin.KICK)):
        now = house.clock.now()
        await admin.impose(store, Kind.BAN, person, days, "cheats")
        await admin.kick(store, person)
        [row] = [row for row in await store.sanctions() if row.who == person]
        assert (row.until - now if row.until is not None else None) == pytest.approx(expected, abs=30)
        assert row.why == ("kick" if expected == admin.KICK else "cheats")
        await admin.lift(store, Kind.BAN, person)


async def test_whoever_is_muted_plays_on_in_silence(house: House) -> None:
    store, service = house.service.store, house.service
    table = await house.people[0].create("metallurgie", ["me", "me"])
    live = await service.tables.open(table.id)
    await admin.impose(store, Kind.MUTE, house.ids[0], 1.0, "")
    await service._look()
    async with house.listen(live, 0) as one:
        await one.ask(messages.Hello())
        assert '"muted"' in (await one.ask(messages.Say(text="hello")))[-1]
        assert '"update"' in (await one.ask(messages.Concede(seat=0)))[-1]
    await admin.lift(store, Kind.MUTE, house.ids[0])
    await service._look()


async def test_nobody_comes_from_a_blocked_address(house: House) -> None:
    store, service = house.service.store, house.service
    await admin.impose(store, Kind.BLOCK, "127.0.0.1", None, "")
    await service._look()
    blocked = await house.people[0].http.get("/api/me")
    await admin.lift(store, Kind.BLOCK, "127.0.0.1")
    await service._look()
    assert blocked.status_code == 403
    assert (await house.people[0].http.get("/api/me")).status_code == 200
    await service.incidents.write()
    row = (await admin.last_incidents(store)).rows[0]
    assert (row.kind, row.address, row.times >= 1) == ("banned", "127.0.0.1", True)


async def test_nobody_comes_from_a_blocked_network(house: House) -> None:
    """Neither over HTTP nor over a WebSocket that is open already; until it is lifted, however it is written."""
    store, service = house.service.store, house.service
    table = await house.people[0].create("metallurgie", ["me", "me"])
    live = await service.tables.open(table.id)
    async with house.listen(live, 0) as one:
        await one.ask(messages.Hello())
        await admin.impose(store, Kind.BLOCK, "127.5.5.5/8", None, "")
        await service._look()
        assert [row.who for row in await store.sanctions()] == ["127.0.0.0/8"]
        assert (await house.people[0].http.get("/api/me")).status_code == 403
        async with asyncio.timeout(20):
            while live.connections:
                await asyncio.sleep(0.01)
    await admin.lift(store, Kind.BLOCK, "127.0.0.0/8")
    await admin.impose(store, Kind.BLOCK, "126.0.0.0/8", None, "")
    await service._look()
    assert (await house.people[0].http.get("/api/me")).status_code == 200
    await admin.lift(store, Kind.BLOCK, "126.9.0.0/8")


async def test_a_block_is_of_an_address_or_a_network(house: House) -> None:
    """Anything else is refused in words, and what an earlier release took all the same harms nobody."""
    for given, meant in (
        ("203.0.113.9", "203.0.113.9"),
        ("203.0.113.9/32", "203.0.113.9"),
        ("203.0.113.9/24", "203.0.113.0/24"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9/120", "203.0.113.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::1/128", "2001:db8::/64"),
        ("2001:db8::1/33", "2001:db8::/33"),
    ):
        assert network_of(given) == meant, given
    blocks = Blocks(["203.0.113.0/24", "198.51.100.7", "2001:db8::/33", "2001:db9::/64", "", "999.1.2.3", "x/8"])
    for host in ("203.0.113.200", "::ffff:203.0.113.1", "198.51.100.7", "2001:db8:7::1", "2001:db9::ffff"):
        assert blocks.has(neighbourhood(host)), host
    for host in ("203.0.114.1", "198.51.100.8", "2001:db8:8000::1", "2001:db9:0:1::", "::1", "unknown", "1.2.3/4"):
        assert not blocks.has(neighbourhood(host)), host
    assert Blocks([""]).has("")
    assert not Blocks()
    for given in ("", " ", "999.1.2.3", "203.0.113.9/33", "2001:db8::/129", "ann", "203.0.113.9 "):
        with pytest.raises(Problem) as refused:
            await admin.impose(house.service.store, Kind.BLOCK, given, None, "")
        assert refused.value.key == "admin-no-address"
        assert all(given in refused.value.text(language) for language in LANGUAGES)
    assert await house.service.store.sanctions() == []
    await house.service.store.impose("block", "999.1.2.3", None, "of an earlier release")
    await house.service._look()
    await admin.lift(house.service.store, Kind.BLOCK, "999.1.2.3")


async def test_a_sanction_lasts_for_days_that_there_are(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    store = house.service.store
    for days in (math.inf, 1e300, math.nan, -1.0, admin.MOST_DAYS + 1):
        with pytest.raises(Problem) as refused:
            await admin.impose(store, Kind.BAN, house.ids[0], days, "")
        assert refused.value.key == "admin-too-many-days"
    await admin.impose(store, Kind.BAN, house.ids[0], admin.MOST_DAYS, "as long as can be")
    await store.impose("mute", house.ids[0], 1e300, "of an earlier release")
    await asyncio.to_thread(command.sanctions, database=house.service.settings.database)
    assert len(capsys.readouterr().out.splitlines()) == 2
    for kind in (Kind.BAN, Kind.MUTE):
        await admin.lift(store, kind, house.ids[0])


async def test_only_people_are_signed_out(house: House) -> None:
    """Of others nothing is written."""
    store = house.service.store
    count = sa.select(sa.func.count()).select_from(sessions)
    before = await store.read(lambda it: it.execute(count).scalar_one())
    for person in ("nobody", ""):
        with pytest.raises(Problem) as refused:
            await asyncio.to_thread(command.sign_out, person, database=house.service.settings.database)
        assert refused.value.key == "admin-no-such-person"
    assert await store.read(lambda it: it.execute(count).scalar_one()) == before


async def test_the_log_of_abuse_cannot_be_used_to_fill_the_disk(house: House) -> None:
    store = house.service.store
    log = Incidents(store)
    count = sa.select(sa.func.count()).select_from(incidents)
    before = await store.read(lambda it: it.execute(count).scalar_one())
    for number in range(10 * MOST):
        log.note("flood", f"address {number}", None)
    await log.write()
    assert await store.read(lambda it: it.execute(count).scalar_one()) - before <= MOST + 1
    total = sa.select(sa.func.sum(incidents.c.times)).where(incidents.c.kind == "flood")
    assert await store.read(lambda it: it.execute(total).scalar_one()) == 10 * MOST


async def test_of_incidents_only_the_last_are_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often they are written: new addresses and identities cost nothing."""
    store = house.service.store
    monkeypatch.setattr(stores, "MOST_INCIDENTS", 30)
    log = Incidents(store)
    for round_ in range(4):
        for number in range(20):
            log.note("flood", f"address {round_}-{number}", f"guest {number}")
        await log.write()
    found = await store.read(lambda it: list(it.execute(sa.select(incidents.c.address)).scalars()))
    assert len(found) <= 30
    assert {f"address 3-{number}" for number in range(20)} <= set(found)


async def test_incidents_are_counted_once_though_they_are_written_twice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where the answer of a commit was lost; others may have written meanwhile."""
    store = house.service.store
    work = store.writer.work

    async def twice(write):  # type: ignore[no-untyped-def]
        await work(write)
        await work(write)

    total = sa.select(sa.func.sum(incidents.c.times)).where(incidents.c.kind == "once")
    for expected in (3, 6):  # the same once more is more, and not the same
        log = Incidents(store)
        for address in ("here", "here", "there"):
            log.note("once", address)
        monkeypatch.setattr(store.writer, "work", twice)
        await log.write()
        monkeypatch.undo()
        assert await store.read(lambda it: it.execute(total).scalar_one()) == expected


async def test_what_earlier_code_has_kept_is_deleted(house: House) -> None:
    store = house.service.store
    ours = kept.code_of("metallum")
    for name, code in (("old", "another"), ("older", "one more"), ("present", ours)):
        await store.keep_snapshot(name, "metallum", 1, code, b"data")
    await store.keep_snapshot("elsewhere", "a game of somebody's own", 1, "theirs", b"data")
    assert (await tidy(store, Retention(), keep=()))["snapshots"] == 2
    found = [await store.snapshot_of(name) is not None for name in ("old", "older", "present", "elsewhere")]
    assert found == [False, False, True, True]


async def test_what_nobody_needs_is_deleted_and_the_rest_stays(house: House) -> None:
    store = house.service.store
    async with Client(house.address) as gone, Client(house.address) as host:
        never = (await host.create("metallurgie", ["me", "open"])).id
        left = (await host.create("metallurgie", ["me", "me"])).id
        over = (await host.create("metallurgie", ["me", "me"])).id
        async with host.play(over) as both:
            await both.ask(messages.Concede(seat=0))
        await gone.link()
        number = (await gone.ask("POST", "/api/reports", ReportTaken, Report(text="old"))).id
        stranger, sitting = (await gone.me()).id, (await host.me()).id
        old, at = house.clock.now() - 400 * DAY, Incidents(store)
        at.note("old", "somewhere")
        await at.write()

        def age(connection: sa.Connection) -> None:
            some = tables.c.id.in_([never, left, over])
            connection.execute(sa.update(tables).where(some).values(updated=old))
            connection.execute(sa.update(people).where(people.c.id.in_([stranger, sitting])).values(seen=old))
            connection.execute(sa.update(reports).where(reports.c.id == number).values(at=old))
            connection.execute(sa.update(incidents).where(incidents.c.kind == "old").values(at=old))
            connection.execute(sa.update(links).values(expires=old))

        await store.writer.work(age)
        removed = await tidy(store, Retention(), keep=[never])
        assert {name: removed[name] for name in ("tables", "links", "reports", "incidents", "guests")} == {
            "tables": 1,
            "links": 1,
            "reports": 1,
            "incidents": 1,
            "guests": 1,
        }

        def names(connection: sa.Connection) -> tuple[set[str], set[str], int]:
            kept = set(connection.execute(sa.select(tables.c.id)).scalars())
            known = set(connection.execute(sa.select(people.c.id)).scalars())
            rows = connection.execute(sa.select(sa.func.count()).where(entries.c.table_id == left)).scalar_one()
            ours = sa.select(sessions.c.id).where(sessions.c.person == stranger)
            assert connection.execute(ours).first() is None
            return kept, known, rows

        kept, known, rows = await store.read(names)
        assert {never, over} <= kept
        assert left not in kept
        assert (sitting in known, stranger in known, rows) == (True, False, 0)
        assert (await tidy(store, Retention(), keep=()))["tables"] == 1


async def test_what_a_guest_has_chosen_goes_with_them(house: House) -> None:
    store = house.service.store
    async with Client(house.address) as gone, Client(house.address) as stays:
        for client in (gone, stays):
            assert (await client.http.put("/api/me/settings", json={"theme": "dark"})).status_code == 200
        person = (await gone.me()).id
        old = sa.update(people).where(people.c.id == person).values(seen=-1e9)
        await store.writer.work(lambda connection: connection.execute(old) and None)
        await tidy(store, Retention())
        chosen = sa.select(settings.c.key).where(settings.c.key == f"of {person}")
        assert await store.read(lambda it: it.execute(chosen).first()) is None
        assert (await stays.http.get("/api/me/settings")).json() == {"theme": "dark"}


async def test_a_finished_match_is_archived_by_itself(house: House) -> None:
    """Soon after its end, while its rules are at hand: as every viewer saw it."""
    service = house.service
    async with Client(house.address) as host:
        table = (await host.create("metallurgie", ["me", "me"])).id
        async with host.play(table) as both:
            await play_on(both, random.Random(1), 3)
            await both.ask(messages.Concede(seat=0))
        async with asyncio.timeout(60):
            while None in [(await service.store.replay_of(table, viewer))[0] for viewer in (0, 1, None)]:
                await asyncio.sleep(0.05)
        lines = len(Match.replay(await host.journal(table)).journal.lines)
        for viewer in (0, None):
            data, _ = await service.store.replay_of(table, viewer)
            assert data is not None
            asked = {} if viewer is None else {"seat": viewer}
            shown = (await host.http.get(f"/api/tables/{table}/replay", params=asked)).json()["frames"]
            film = read_film(data)
            assert film.length == lines + 1
            assert msgspec.to_builtins(film.frames(0, 100)) == shown
            assert film.frames(1, 1)[0].at == 1


async def test_archiving_makes_way_while_people_wait() -> None:
    loop = asyncio.get_running_loop()

    async def others() -> None:
        while True:
            time.sleep(0.03)  # the processor is theirs
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    begun = loop.time()
    await archives.make_way(0.01)
    assert loop.time() - begun > 0.01 * archives.PATIENCE
    task.cancel()


async def test_what_cannot_be_archived_keeps_nothing_else_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = house.service.store
    made: list[str] = []

    async def broken(_: Store, table: str, pause: float) -> bool:
        if pause:  # the house's own archivist, at work beside this test
            return False
        made.append(table)
        if len(made) % 3 == 0:
            raise ValueError
        return False

    monkeypatch.setattr(archives, "archive", broken)
    monkeypatch.setattr(archives, "BATCH", 2)
    async with Client(house.address) as host:
        for _ in range(5):
            table = (await host.create("metallurgie", ["me", "me"])).id
            async with host.play(table) as both:
                await both.ask(messages.Concede(seat=0))
    archivist = Archivist(store, pause=0.0)
    while await archivist.work():
        pass
    assert len(made) == len(set(made)) >= 5
    assert not await archivist.work()


async def test_a_backup_while_games_run_is_of_one_moment_and_can_be_restored(
    house: House, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Into the other kind of database too: every table is there, whole, and goes on."""
    service = house.service
    async with Client(house.address) as bot:
        games = [(await bot.create("metallurgie", ["me", "me"])).id for _ in range(3)]
        seats = [await bot.play(game).__aenter__() for game in games]
        await seats[0].say("kept")
        playing = [asyncio.create_task(play_on(seat, random.Random(1))) for seat in seats]
        file = tmp_path / "tables.backup"
        async with asyncio.timeout(60):
            while sum(seat.updates for seat in seats) < 30:
                await asyncio.sleep(0.01)
        await asyncio.to_thread(backups.backup, service.settings.database, file)
        await asyncio.gather(*playing)
        for seat in seats:
            await seat.__aexit__()
    postgres: Postgres = request.getfixturevalue("postgres")
    for target in (f"sqlite:///{tmp_path / 'again.sqlite3'}", postgres.database()):
        await asyncio.to_thread(backups.restore, target, file)
        with pytest.raises(Problem) as refused:
            backups.restore(target, file)
        assert refused.value.key == "restore-not-empty"
        store = await Store.open(target)
        for game in games:
            here, there = await store.log_of(game), await service.store.log_of(game)
            assert 0 < len(here) <= len(there)
            assert here == there[: len(here)]
            assert await store.rows_of([game]) == {game: len(here)}
        line: dict[str, object] = {
            "table_id": games[0],
            "person": "ann",
            "name": "Ann",
            "seat": None,
            "move": 0,
            "at": 1.0,
            "text": "x",
        }
        assert await store.say(line, "") > (await service.store.chat_of(games[0]))[0].id  # numbers go on
        await store.close()


async def test_a_backup_is_for_its_owner_only(house: House, tmp_path: Path) -> None:
    """The key that signs cookies is in it. Also where an older one, or a half of one, lies that everybody may read."""
    file = tmp_path / "tables.backup"
    unfinished = tmp_path / "tables.backup.part"
    for path in (file, unfinished):
        path.write_bytes(b"")
        path.chmod(0o644)
    await asyncio.to_thread(backups.backup, house.service.settings.database, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert b'["secret",' in gzip.decompress(file.read_bytes())
    assert list(tmp_path.iterdir()) == [file]


async def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    """Every file of it. What an earlier release left open to everybody is closed; a group that was let in stays so."""
    old = os.umask(0o022)
    try:
        for name, before, after in (("new", None, 0o600), ("old", 0o644, 0o640), ("shared", 0o660, 0o660)):
            file = tmp_path / f"{name}.sqlite3"
            if before is not None:
                file.touch()
                file.chmod(before)
            address = f"sqlite:///{file}"
            lock = FileLock(address)
            store = await Store.open(address)
            await store.secret()
            for ending in ("", "-wal", "-shm"):
                assert stat.S_IMODE(Path(f"{file}{ending}").stat().st_mode) == after, (name, ending)
            assert stat.S_IMODE(Path(f"{file}.lock").stat().st_mode) == 0o600
            await store.close()
            lock.release()
    finally:
        os.umask(old)


async def test_what_is_no_backup_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "nonsense"
    for content in (b"", b"nonsense", b"\x1f\x8b\x08\x00"):
        file.write_bytes(content)
        with pytest.raises(Problem) as refused:
            backups.restore(f"sqlite:///{tmp_path / 'x.sqlite3'}", file)
        assert refused.value.key == "backup-unreadable"


async def test_the_command_beside_a_running_server(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every task of `metalworks admin`, on the database that the server uses."""
    database = house.service.settings.database
    async with Client(house.address) as guest:
        me = await guest.rename("Guest of the command")
        table = await guest.create("metallurgie", ["me", "me"])
        report = (await guest.ask("POST", "/api/reports", ReportTaken, Report(text="odd", table=table.id))).id

        async def run(task: object, *arguments: object) -> str:
            await asyncio.to_thread(task, *arguments, database=database)  # type: ignore[arg-type]
            return capsys.readouterr().out

        assert me.id in await run(command.people, "guest OF the")
        assert me.id in await run(command.people, table.id)
        await run(command.ban, me.id, 7.0, "why not")
        assert "why not" in await run(command.sanctions)
        await run(command.lift, "ban", me.id)
        await run(command.mute, me.id, None, "")
        await run(command.kick, me.id)
        await run(command.block, "203.0.113.9", 1.0, "")
        assert len((await run(command.sanctions)).splitlines()) == 3
        for kind, who in (("ban", me.id), ("mute", me.id), ("block", "203.0.113.9")):
            await run(command.lift, kind, who)
        assert await run(command.sanctions) == ""
        assert report in await run(command.reports)
        assert Match.replay(await run(command.journal, report)).journal.lines
        assert "people\t" in await run(command.status)
        await run(command.incidents)
        await run(command.backup, tmp_path / "file")
        await run(command.sign_out, me.id)
        await house.service._look()
        assert (await guest.me()).id != me.id
        path = (await run(command.link, me.id)).strip()
        assert (await guest.claim(path.removeprefix("/link/"))).id == me.id
        assert "tables\t" in await run(command.tidy)
        await run(command.archive)
    missing = tmp_path / "missing.sqlite3"
    for task, arguments in ((command.status, ()), (command.backup, (tmp_path / "file",))):
        with pytest.raises(Problem) as refused:
            await asyncio.to_thread(task, *arguments, database=str(missing))  # type: ignore[arg-type]
        assert refused.value.key == "admin-no-database"
    assert not missing.exists()
    with pytest.raises(Problem) as refused:
        await asyncio.to_thread(command.status, database="postgresql://nobody@127.0.0.1:1/none")
    assert refused.value.key == "serve-database-wrong"


async def test_the_lists_of_the_command_have_all_their_pages(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """A line beside the rows says that there are more, and how to see them; also of rows of the same moment."""
    store = house.service.store
    names = [f"page {number}" for number in range(5)]
    for name in names:
        await store.add_person(new_id(), name, new_id(), "")
    await store.add_incidents(
        [{"at": 1.0, "kind": name, "address": "page", "person": "", "times": 1} for name in names]
    )
    for name in names:
        report: dict[str, object] = {
            "id": new_id(),
            "person": "x",
            "table_id": None,
            "at": 2e9,
            "text": name,
            "client": "",
            "rows": None,
        }
        await store.add_report(report)
    database = house.service.settings.database
    for task, arguments in ((command.people, ("page ",)), (command.incidents, ()), (command.reports, ())):
        seen: list[str] = []
        before: str | None = None
        pages = 0
        while pages == 0 or (before is not None and sum("page " in row for row in seen) < len(names)):
            pages += 1
            await asyncio.to_thread(task, *arguments, limit=2, before=before, database=database)  # type: ignore[arg-type]
            said = capsys.readouterr()
            rows = said.out.splitlines()
            seen += rows
            before = said.err.strip().rpartition("--before ")[2] or None
            assert len(rows) == 2 or before is None
        shown = [name for row in seen for name in names if name in row.split("\t")]
        assert sorted(shown) == names, task
        assert pages >= 3
        with pytest.raises(Problem) as refused:
            await asyncio.to_thread(task, *arguments, before="nothing", database=database)  # type: ignore[arg-type]
        assert refused.value.key == "admin-no-such-row"


async def test_the_command_line_has_it() -> None:
    assert "admin" in {group.name for group in app.registered_groups}
