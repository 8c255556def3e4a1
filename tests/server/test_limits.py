"""Nobody fills the disk or holds the processor: what is kept is small and bounded, what is done often is limited."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import random
import socket
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect

from metalworks import messages
from metalworks.client import Client, Refusal
from metalworks.messages import Code, Report, ReportTaken, SeatPlan, Sitter, TableInfo
from metalworks.server import admin
from metalworks.server import service as services
from metalworks.server.computers import thinkers as thinking
from metalworks.server.computers.thinkers import Thinkers, thought_of
from metalworks.server.hosted.commands import gather
from metalworks.server.refusal import Refuse
from metalworks.server.storage.database import entries, reports, tables
from metalworks.server.transport import impatient
from metalworks.server.transport.addresses import neighbourhood
from metalworks.server.transport.http import matches
from metalworks.server.transport.limits import Limit
from metalworks.server.transport.sockets import table as sockets
from metalworks.table.journal import Line
from metalworks.table.match import Match
from tests.server.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")

ELSEWHERE = "127.0.0.2"  # this machine, for which nobody else of these tests takes it


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.fixture
def house(shared_house: House) -> House:
    return shared_house


async def test_a_report_is_small_and_still_tells_everything(house: House) -> None:
    """However long the game: the row of the log at that moment is enough, and its journal can be had from it."""
    ann = house.people[0]
    table = await ann.create("metallurgie", ["me", "me"])
    live = await house.service.tables.open(table.id)
    hosted = live.hosted
    assert hosted is not None
    for _ in range(20):
        seat = hosted.waiting[0]
        hosted = await house.do(live, seat, hosted.playing()[0].legal_codes(seat)[0])
    then = hosted.playing()[0].journal.dumps()
    report = Report(text="odd", table=table.id, client="browser")
    number = (await ann.ask("POST", "/api/reports", ReportTaken, report)).id
    seat = hosted.waiting[0]
    await house.do(live, seat, hosted.playing()[0].legal_codes(seat)[0])
    store = house.service.store
    row = await store.read(lambda it: it.execute(sa.select(reports).where(reports.c.id == number)).one())
    assert sum(len(str(cell)) for cell in row) < 300
    assert await admin.journal_of(store, number) == then


async def _kept(house: House, table: str) -> int:
    """The bytes that a table takes in the database."""
    query = sa.select(sa.func.sum(sa.func.length(entries.c.entry))).where(entries.c.table_id == table)
    listed = sa.select(sa.func.length(tables.c.options)).where(tables.c.id == table)
    return await house.service.store.read(
        lambda it: int(it.execute(query).scalar_one()) + int(it.execute(listed).scalar_one())
    )


def a_journal(**changes: Any) -> str:
    """A match of a few moves whose header somebody has made their own."""
    match = Match.new("metallurgie", 2, seed=3)
    header = json.loads(msgspec.json.encode(match.journal.header)) | changes
    return "\n".join([json.dumps(header), *(msgspec.json.encode(line).decode() for line in match.journal.lines), ""])


def a_whole_journal() -> str:
    """A finished match of some hundred lines."""
    match, rng = Match.new("metallum", 2, seed=4), random.Random(4)
    while not match.is_over:
        seat = match.waiting[0]
        match.advance(seat, rng.choice(match.legal_codes(seat)))
    return match.journal.dumps()


async def test_no_field_of_an_uploaded_journal_is_kept_that_is_long(house: House) -> None:
    ann = house.people[0]
    for changes in ({"seed": "x" * 950_000}, {"position": "x" * 30_000}, {"content_source": {"a": "x" * 300_000}}):
        with pytest.raises(Refusal) as refused:
            await ann.upload(a_journal(**changes))
        assert refused.value.code is Code.SHAPE, changes.keys()
    seats = [{"name": "N" * 30_000}, {"name": "M" * 30_000, "computer": "c" * 30_000}]
    options = {"bonus": False, **{f"option{number}": "x" * 1_000 for number in range(300)}}
    table = await ann.upload(a_journal(seats=seats))
    assert await _kept(house, table.id) < 10_000
    assert all(len(seat.name) <= 40 for seat in table.seats)
    with pytest.raises(Refusal) as refused:  # of options that the game does not have
        await ann.upload(a_journal(options=options))
    assert refused.value.code is Code.SHAPE


async def test_new_identities_do_not_help_against_a_limit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one person may do twice, one address may do four times, and all together eight times."""
    limit = Limit("too-many-tables", 2, 1_000.0, crowd=2, everybody=4)
    outcomes: list[bool] = []
    for number in range(20):
        try:
            limit.check(f"guest {number}", f"address {number // 10}")
            outcomes.append(True)
        except Refuse:
            outcomes.append(False)
    assert outcomes == [True] * 4 + [False] * 6 + [True] * 4 + [False] * 6
    with pytest.raises(Refuse):
        limit.check("guest of elsewhere", "another address")
    monkeypatch.setattr(house.service, "table_limit", Limit("too-many-tables", 2, 1_000.0, crowd=2, everybody=9))
    for client in (*house.people, house.people[0]):
        await client.create("metallurgie", ["me", "open"])
    with pytest.raises(Refusal) as refused:
        await house.people[1].create("metallurgie", ["me", "open"])
    assert (refused.value.status, refused.value.code) == (429, Code.RATE)
    await house.service.incidents.write()
    assert "too-many-tables" in {row.kind for row in (await admin.last_incidents(house.service.store)).rows}


async def test_what_costs_more_counts_as_several(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    limit = Limit("too-many-requests", 10, 1_000.0)
    limit.check("ann", "here", 9)
    limit.check("ann", "here")
    with pytest.raises(Refuse):
        limit.check("ann", "here", 0.1)
    with pytest.raises(Refuse):  # more than there is room for at all
        limit.check("ben", "there", 11)
    service, ann = house.service, house.people[0]
    table = await ann.upload(a_whole_journal())
    monkeypatch.setattr(matches, "USUAL", 10)
    monkeypatch.setattr(service, "read_limit", Limit("too-many-requests", 10, 1_000.0))
    for at, status in ((0, 200), (80, 200), (80, 429), (10**6, 429)):
        assert (await ann.http.get(f"/api/tables/{table.id}/position?at={at}")).status_code == status, at


async def test_uploads_and_positions_are_counted_by_their_size(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = a_whole_journal()
    kilobytes = int(len(journal) / 1_000 + matches.KEPT * journal.count("\n")) + 1
    limit = Limit("too-many-tables", kilobytes, 1_000.0, crowd=2, everybody=9)
    monkeypatch.setattr(house.service, "disk_limit", limit)
    ann, ben, eve = house.people
    for client in (ann, ben):
        await client.upload(journal)
    for client in (ann, eve):  # too much for the person, and for the address
        with pytest.raises(Refusal) as refused:
            await client.upload(journal)
        assert refused.value.code is Code.RATE
    with pytest.raises(Refusal) as refused:
        await eve.create("metallurgie", ["me", "me"], position="x" * 5_001)
    assert refused.value.code is Code.SHAPE


async def test_the_position_of_a_new_table_counts_however_it_comes_there(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a moment of a finished match, and once more from a table that began with one."""
    service, ann = house.service, house.people[0]
    table = await ann.upload(a_whole_journal())
    position = await ann.position(table.id, 40)
    again = await ann.create(table.game, ["me"] * len(table.seats), position=position)
    async with ann.play(again.id) as both:
        await both.ask(messages.Concede(seat=0))
    room = math.ceil(1 + len(position) / 500)
    for path, body in ((f"/api/tables/{table.id}/fork", {"at": 40}), (f"/api/tables/{again.id}/rematch", None)):
        for kilobytes, status in ((1, 429), (room, 200)):
            limit = Limit("too-much-kept", kilobytes, 1_000.0, 100, 1_000)
            monkeypatch.setattr(service, "disk_limit", limit)
            answer = await ann.http.post(path, json=body)
            assert answer.is_success == (status == 200), path
            assert answer.is_success or (answer.status_code, answer.json()["key"]) == (429, "too-much-kept")


async def test_following_a_match_leaves_others_their_turn(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """An upload and every way to look at a moment of a finished match, however long it is."""
    assert matches.BREATH < 0.01
    monkeypatch.setattr(matches, "BREATH", -1.0)  # so that every line takes longer
    turns = 0
    followed: list[tuple[int, int]] = []
    follow = matches._follow

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def counted(match: Match, lines: Sequence[Line]) -> None:
        before = turns
        await follow(match, lines)
        followed.append((len(lines), turns - before))

    monkeypatch.setattr(matches, "_follow", counted)
    journal = a_whole_journal()
    last = journal.count("\n") - 1
    ann = house.people[0]
    task = asyncio.create_task(others())
    table = (await ann.upload(journal)).id
    for path in (f"replay?first={last}", f"position?at={last}", f"picture?at={last}"):
        answer = await ann.http.get(f"/api/tables/{table}/{path}")
        assert answer.status_code == 200, path
    await ann.fork(table, last)
    task.cancel()
    long = [(lines, gained) for lines, gained in followed if lines > 1]
    assert len(long) == 5
    assert all(gained >= lines >= last - 1 > 50 for lines, gained in long), long


async def test_whatever_is_kept_is_counted_by_its_size(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings, reports and chat, in bytes: a letter may take several."""
    service = house.service
    wide = "\N{GRINNING FACE}"
    table = await house.people[0].create("metallurgie", ["me", "me"])
    live = await service.tables.open(table.id)

    def room_for(kilobytes: int) -> None:
        monkeypatch.setattr(service, "disk_limit", Limit("too-much-kept", kilobytes, 1_000.0, 100, 1_000))

    http = house.people[0].http
    room_for(2)
    chosen = {"theme": wide * 80, "speed": wide * 80, "size": wide * 80}  # nearly a kilobyte
    answers = [await http.put("/api/me/settings", json=chosen) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[-1].json()["key"] == "too-much-kept"
    room_for(20)
    answers = [await http.post("/api/reports", json={"text": wide * 4_000}) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 429]
    room_for(2)
    async with house.listen(live, 0) as ear:
        await ear.ask(messages.Hello())
        said = [json.loads((await ear.ask(messages.Say(text=wide * 400)))[-1]) for _ in range(2)]
    assert [answer.get("key") for answer in said] == [None, "too-much-kept"]


async def test_reading_tables_that_nobody_has_open_is_limited(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """By whatever way, the longer the log the more; to look at one that is in memory costs nothing."""
    service, ann = house.service, house.people[0]
    table = (await ann.create("metallurgie", ["me", "me"])).id

    async def answers(path: str) -> list[int]:
        found: list[int] = []
        for _ in range(3):
            service.tables.live.pop(table, None)
            found.append((await ann.http.get(path)).status_code)
        return found

    def room_for(many: int) -> None:
        monkeypatch.setattr(service, "read_limit", Limit("too-many-requests", many, 1_000.0, 100, 1_000))

    room_for(2)
    assert await answers(f"/api/tables/{table}") == [200] * 3  # of this machine
    monkeypatch.setattr(services, "LOCAL", ())
    assert await answers(f"/api/tables/{table}") == [200, 200, 429]
    room_for(2)
    await service.tables.open(table)
    assert [(await ann.http.get(f"/api/tables/{table}")).status_code for _ in range(5)] == [200] * 5
    assert [(await ann.http.get("/api/tables/nowhere")).status_code for _ in range(3)] == [404, 404, 429]
    room_for(1)
    for refused in (False, True):
        service.tables.live.pop(table, None)
        async with connect(f"ws{house.address.removeprefix('http')}/api/tables/{table}/play") as visitor:
            if refused:
                await visitor.wait_closed()
                assert visitor.close_code == 4429
            else:
                await visitor.send(msgspec.json.encode(messages.Hello(id="1")).decode())
                assert json.loads(await visitor.recv())["is"] == "update"
    monkeypatch.setattr(services, "USUAL", 1)
    room_for(1)
    assert (await answers(f"/api/tables/{table}"))[0] == 429


async def test_a_picture_costs_as_much_as_its_moment(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.people[0].upload(a_whole_journal())
    monkeypatch.setattr(matches, "USUAL", 10)
    monkeypatch.setattr(house.service, "read_limit", Limit("too-many-requests", 10, 1_000.0))
    paths = (f"/api/tables/{table.id}/picture?at={at}" for at in (80, 80, 10**6))
    assert [(await house.people[0].http.get(path)).status_code for path in paths] == [200, 429, 429]


async def test_whoever_asks_whether_the_server_is_ready_makes_it_write_little(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    probes = 0
    probe = house.service.store.probe

    async def counted() -> None:
        nonlocal probes
        probes += 1
        await probe()

    monkeypatch.setattr(house.service.store, "probe", counted)
    monkeypatch.setattr(services, "READY_LASTS", 60.0)
    monkeypatch.setattr(house.service, "_ready_until", 0.0)
    http = house.people[0].http
    answers = await asyncio.gather(*(http.get("/ready") for _ in range(20)))
    assert {answer.status_code for answer in answers} == {200}
    assert probes == 1
    house.service._ready_until = 0.0


async def test_people_do_not_come_and_go_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time is a row of the log of a table that has not begun."""
    ann, ben, _ = house.people
    table = (await ann.create("metallurgie", ["me", "open", "open"])).id
    monkeypatch.setattr(gather, "MOST_ROWS", 6)

    async def come_and_go() -> None:
        while True:
            await ben.join(table)
            await ben.ask("POST", f"/api/tables/{table}/leave", TableInfo)

    with pytest.raises(Refusal) as refused:
        await come_and_go()
    assert refused.value.key == "table-restless"
    assert await house.service.store.rows_of([table]) == {table: 7}
    monkeypatch.setattr(house.service, "change_limit", Limit("too-many-changes", 2, 1_000.0))
    answers = [await ben.http.patch("/api/me", json={"name": "Ben"}) for _ in range(2)]
    answers.append(await ben.http.put("/api/me/settings", json={"theme": "dark"}))
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    with pytest.raises(Refusal) as refused:
        await ben.join(table)
    assert refused.value.key == "too-many-changes"


async def test_moves_of_elsewhere_have_a_limit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """For bots of this machine there is none."""
    table = await house.people[0].create("metallurgie", ["me", "me"])
    live = await house.service.tables.open(table.id)
    monkeypatch.setattr(house.service, "move_limit", Limit("too-many-messages", 1, 1_000.0))
    act = messages.Act(seat=0, seq=0, action={"action": "nothing"})
    async with house.listen(live, 0) as here:
        await here.ask(messages.Hello())
        assert [json.loads((await here.ask(act))[-1])["code"] for _ in range(3)] == ["shape"] * 3
    monkeypatch.setattr(sockets, "LOCAL", ())
    async with house.listen(live, 0) as there:
        await there.ask(messages.Hello())
        assert [json.loads((await there.ask(act))[-1])["code"] for _ in range(3)] == ["shape", "rate", "rate"]


async def test_one_network_of_ipv6_is_one_address() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:192.0.2.1") == "192.0.2.1"


async def test_offers_undos_and_repeated_hellos_are_limited(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben, _ = house.people
    table = await ann.create("metallurgie", ["me", "open"])
    await ben.join(table.id)
    live = await house.service.tables.open(table.id)
    service = house.service
    monkeypatch.setattr(service, "draw_limit", Limit("too-many-offers", 2, 1_000.0))
    monkeypatch.setattr(service, "undo_limit", Limit("too-many-undos", 2, 1_000.0))
    limits = msgspec.structs.replace(service.settings.limits, hellos=2)
    monkeypatch.setattr(service, "settings", msgspec.structs.replace(service.settings, limits=limits))
    async with house.listen(live, 0) as one, house.listen(live, 1) as two:
        await two.ask(messages.Hello())

        async def codes(*messages: messages.FromClient) -> list[str]:
            answers = [json.loads((await one.ask(message))[-1]) for message in messages]
            return [answer.get("code", "done") for answer in answers]

        withdraw = messages.AnswerDraw(seat=0, agree=False)
        offer = messages.OfferDraw(seat=0)
        assert await codes(messages.Hello(), offer, withdraw, offer, withdraw, offer) == [*["done"] * 5, "rate"]
        assert (await codes(*[messages.Undo(seat=0, seq=0)] * 3))[-1] == "rate"
        assert await codes(*[messages.Hello()] * 2) == ["done", "rate"]
    monkeypatch.setattr(sockets, "LOCAL", ())  # of elsewhere new connections do not help either
    monkeypatch.setattr(service, "hello_limit", Limit("too-many-messages", 2, 1_000.0))
    answers = []
    for _ in range(3):
        async with house.listen(live, 0) as again:
            answers.append(json.loads((await again.ask(messages.Hello()))[-1]).get("code", "done"))
    assert answers == ["done", "done", "rate"]


async def test_requests_that_are_not_finished_are_cut_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatient, "LIMIT", 0.2)
    port = int(house.address.rpartition(":")[2])
    head = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\n"
    for sent in (b"", head, head + b"content-length: 100\r\n\r\n{"):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        async with asyncio.timeout(20):
            try:
                while await reader.read(1_000):
                    pass
            except ConnectionError:
                pass
        writer.close()
    async with httpx.AsyncClient(base_url=house.address) as http:
        assert (await http.get("/live")).status_code == 200


async def test_answers_that_nobody_reads_are_cut_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatient, "LIMIT", 0.5)
    port = int(house.address.rpartition(":")[2])
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        slow.setblocking(False)
        slow.bind((ELSEWHERE, 0))
        loop = asyncio.get_running_loop()
        await loop.sock_connect(slow, ("127.0.0.1", port))
        request = b"GET /api/schema HTTP/1.1\r\nhost: localhost\r\n\r\n"
        await loop.sock_sendall(slow, request * 200)  # far more than the buffers of the system hold
        await until(lambda: impatient._open[ELSEWHERE] == 1)
        await until(lambda: impatient._open[ELSEWHERE] == 0)


async def test_connections_are_counted_by_address(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    port = int(house.address.rpartition(":")[2])
    with monkeypatch.context() as patch:  # not for the request at the end: everybody else here has one address
        patch.setattr(impatient, "MOST", 2)
        opened = [await asyncio.open_connection("127.0.0.1", port, local_addr=(ELSEWHERE, 0)) for _ in range(3)]
        async with asyncio.timeout(20):
            with contextlib.suppress(ConnectionError):
                assert await opened[2][0].read(1) == b""
    assert impatient._open[ELSEWHERE] == 2
    for _, writer in opened:
        writer.close()
    await until(lambda: impatient._open[ELSEWHERE] == 0)
    assert (await house.people[0].http.get("/live")).status_code == 200


async def test_a_proxy_has_as_many_connections_as_it_has_visitors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise one visitor who reads slowly enough could take all of them; who is no proxy is counted as ever."""
    monkeypatch.setattr(impatient, "MOST", 2)
    house = House(f"sqlite:///{tmp_path / 'tables.sqlite3'}", secure=True)
    await house.open(people=0)
    port = int(house.address.rpartition(":")[2])
    try:
        for address, answered in (("127.0.0.1", 4), (ELSEWHERE, 2)):
            opened = [await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0)) for _ in range(4)]
            answers = []
            for reader, writer in opened:
                with contextlib.suppress(ConnectionError):
                    writer.write(b"GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n")
                    async with asyncio.timeout(20):
                        answers.append(await reader.read(12))
            assert answers.count(b"HTTP/1.1 200") == answered, address
            for _, writer in opened:
                writer.close()
    finally:
        await house.close()


async def test_sockets_are_counted_by_address_and_have_to_say_hello(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = house.service
    table = await house.people[0].create("metallurgie", ["me", "me"])
    address = f"ws{house.address.removeprefix('http')}"
    assert not service._sockets
    limits = msgspec.structs.replace(service.settings.limits, sockets=2)
    with monkeypatch.context() as patch:
        patch.setattr(service, "settings", msgspec.structs.replace(service.settings, limits=limits))
        async with connect(f"{address}/api/signals"), connect(f"{address}/api/tables/{table.id}/play"):
            for path in ("/api/signals", f"/api/tables/{table.id}/play"):
                async with connect(address + path) as third:
                    await third.wait_closed()
                    assert third.close_code == 4429
    monkeypatch.setattr(sockets, "HELLO_LIMIT", 0.1)
    async with connect(f"{address}/api/tables/{table.id}/play") as silent:
        await silent.wait_closed()
        assert silent.close_code == 1013
    async with asyncio.timeout(20):
        while service._sockets:
            await asyncio.sleep(0.01)


async def test_undo_while_a_computer_thinks_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought that is no longer needed ends by itself; only one that takes long is ended with its process."""
    match = Match.new("metallum", 2, seed=5)
    thinkers = Thinkers(1, limit=60.0)
    await thinkers.choose(thought_of(match, 0, "random"))
    (pid,) = thinkers.pids
    for _ in range(5):
        unwanted = asyncio.create_task(thinkers.choose(thought_of(match, 0, "greedy")))
        while thinkers._idle:  # until it is being thought about
            await asyncio.sleep(0)
        unwanted.cancel()
        await asyncio.gather(unwanted, return_exceptions=True)
    assert (await thinkers.choose(thought_of(match, 0, "random"))).code in match.legal_codes(0)
    assert (thinkers.pids, thinkers.crashes) == ([pid], 0)
    monkeypatch.setattr(thinking, "GRACE", 0.0)
    long = asyncio.create_task(thinkers.choose(thought_of(match, 0, "engineer")))
    while thinkers._idle:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    long.cancel()
    await asyncio.gather(long, *thinkers._unwanted, return_exceptions=True)
    await asyncio.gather(*thinkers._unwanted, return_exceptions=True)
    assert pid not in thinkers.pids
    await thinkers.close()


async def test_names_and_levels_have_a_length(house: House) -> None:
    async with Client(house.address) as eve:
        for seat in (
            SeatPlan(sitter=Sitter.ME, name="x" * 41),
            SeatPlan(sitter=Sitter.COMPUTER, level="random" * 10_000),
        ):
            with pytest.raises(Refusal) as refused:
                await eve.create("metallurgie", ["me", seat])
            assert refused.value.code is Code.SHAPE
