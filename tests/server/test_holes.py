"""Small holes that were closed, a test each: who may know of what, what is answered, and to whom."""

from __future__ import annotations

import random
import re
from urllib.parse import quote

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from metalworks import messages
from metalworks.client import Client, Refusal
from metalworks.games import GAMES, game
from metalworks.kernel.rng import Rng
from metalworks.messages import Code, Session, Shelf, TableList
from metalworks.server.computers.process import ADVISED
from metalworks.server.computers.thinkers import thought_of
from metalworks.server.settings import Retention, Settings
from metalworks.server.storage import shelves
from metalworks.server.storage.database import sessions, tables
from metalworks.server.storage.retention import tidy
from metalworks.server.transport.addresses import is_ours, own_names
from metalworks.server.transport.people import SEPARATOR
from metalworks.table.match import Match
from tests.server.house import House
from tests.server.test_away import BODIES

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture
def house(shared_house: House) -> House:
    return shared_house


async def test_only_those_who_sat_there_know_of_the_rematch(house: House) -> None:
    """Its address is all that a stranger needs to take the seat of somebody else."""
    ann, ben, eve = house.people
    table = await ann.create("metallurgie", ["me", "open"], public=True)
    await ben.join(table.id)
    live = await house.service.tables.open(table.id)
    async with house.listen(live, 0) as one, house.listen(live, None) as watching:
        await one.ask(messages.Hello())
        await watching.ask(messages.Hello())
        await one.ask(messages.Concede(seat=0))
        following = await ann.rematch(table.id)
        assert following.id not in "".join(await watching.heard())
    for client, known in ((ann, following.id), (ben, following.id), (eve, None)):
        assert (await client.table(table.id)).rematch == known
        finished = {one.id: one for one in await client.tables(Shelf.FINISHED)}
        assert finished[table.id].rematch == known
    assert (await ben.rematch(table.id)).id == following.id


async def test_json_that_is_nested_without_end_is_refused(house: House) -> None:
    deep = "[" * 100_000 + "]" * 100_000
    ann = house.people[0]
    for path, body in (
        ("/api/tables", '{"game":"metallurgie","seats":[],"options":{"a":' + deep + "}}"),
        ("/api/journals", deep),
        ("/api/reports", '{"text":' + deep + "}"),
    ):
        answer = await ann.http.post(path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "shape"), path


async def test_the_description_loads_nothing_from_elsewhere(house: House) -> None:
    http = house.people[0].http
    page = await http.get("/schema")
    assert page.status_code == 200
    assert "/api/tables/{table}" in page.text
    assert "<script" not in page.text
    assert "http://" not in page.text
    assert "https://" not in page.text
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert (await http.get("/schema/openapi.json")).json()["info"]["title"] == "Metalworks"


async def test_a_name_of_another_site_that_points_here_is_not_answered(house: House) -> None:
    """Otherwise a page of that site could speak for its visitors to a server in their own network."""
    http = house.people[0].http
    for host in ("evil.example.org", "evil.example.org:8000", "", "127.0.0.1.example.org", "[::1].example.org"):
        answer = await http.get("/api/me", headers={"host": host})
        assert answer.status_code in (400, 421), host
    port = house.address.rpartition(":")[2]
    for host in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}", "192.168.1.5"):
        assert (await http.get("/api/me", headers={"host": host})).status_code == 200, host
    assert is_ours("play.example.org:443", {"play.example.org"})
    assert not is_ours("other.example.org", {"play.example.org"})
    for name in own_names():  # a name that was given is one more, and not instead of the machine's own
        assert is_ours(f"{name}:{port}", {"play.example.org"})
        assert is_ours(f"{name}:{port}", ())


async def test_a_socket_under_a_foreign_name_is_not_opened(house: House) -> None:
    """A page of that site would be no foreign one to a server that believes its name."""
    port = int(house.address.rpartition(":")[2])
    table = await house.people[0].create("metallurgie", ["me", "open"])
    for path in ("/api/signals", f"/api/tables/{table.id}/play"):
        for name in ("localhost", "evil.example.org"):
            site = f"{name}:{port}"
            opened = connect(f"ws://{site}{path}", host="127.0.0.1", port=port, origin=Origin(f"http://{site}"))
            if name == "localhost":
                async with opened as socket:
                    await socket.close()
                continue
            with pytest.raises(InvalidStatus) as refused:
                async with opened:
                    pass
            assert refused.value.response.status_code in (403, 421)


async def test_head_is_answered_like_get_and_what_is_not_allowed_says_what_is(house: House) -> None:
    http = house.people[0].http
    for path in ("/live", "/api/games", "/", "/schema"):
        head, get = await http.head(path), await http.get(path)
        assert head.status_code == get.status_code == 200, path
        assert head.content == b""
        assert head.headers["content-length"] == get.headers["content-length"]
    for method, path, allowed in (
        ("DELETE", "/api/tables", {"GET", "HEAD", "POST", "OPTIONS"}),
        ("POST", "/api/me", {"GET", "HEAD", "PATCH", "OPTIONS"}),
        ("GET", "/api/tables/x/join", {"POST", "OPTIONS"}),
    ):
        answer = await http.request(method, path)
        assert answer.status_code == 405, (method, path)
        assert set(answer.headers["allow"].split(", ")) == allowed
        asked = await http.options(path)
        assert (asked.status_code, asked.content) == (204, b""), path
        assert asked.headers["allow"] == answer.headers["allow"]
        assert asked.headers["x-frame-options"] == "DENY"


async def test_what_is_not_there_is_said_in_our_own_form(house: House) -> None:
    http = house.people[0].http
    for path in ("/schema/x", "/schema/x.json", "/schema/a/b", "/schema/%00", "/api/x", "/api/me/x", "/assets/x"):
        answer = await http.get(path)
        assert (answer.status_code, answer.json()["key"]) == (404, "no-such-page"), path
    for path in ("/schema", "/schema/", "/schema/openapi.json"):
        assert (await http.get(path)).status_code == 200, path


async def test_metrics_are_not_for_whoever_comes_through_a_proxy(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    http = house.people[0].http
    page = (await http.get("/metrics")).text
    for name in ("errors_total", "writes_waiting", "thoughts_waiting", "transaction_seconds_count"):
        assert f"metalworks_{name}" in page
    for header in ("x-forwarded-for", "x-real-ip", "forwarded", "via"):
        assert (await http.get("/metrics", headers={header: "203.0.113.1"})).status_code == 404
    secure = Settings(database="sqlite://", secure=True)
    monkeypatch.setattr(house.service, "settings", secure)  # behind a proxy that says nothing of itself
    answer = await http.get("/metrics", headers={"host": "play.example.org"})
    assert answer.status_code == 404


async def test_behind_https_every_answer_says_to_stay_with_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages, files, the interface, errors; and none of a server that speaks http, which would lock its visitors out."""
    http = house.people[0].http
    index = (await http.get("/")).text
    [script] = re.findall(r'src="(/assets/[^"]+\.js)"', index)
    paths = (
        ("/", 200), (script, 200), ("/table/x", 200), ("/api/me", 200), ("/api/games", 200), ("/live", 200),
        ("/ready", 200), ("/schema", 200), ("/api/nothing", 404), ("/api/tables/x/join", 405),
    )  # fmt: skip
    for is_secure in (False, True):
        monkeypatch.setattr(
            house.service, "settings", msgspec.structs.replace(house.service.settings, secure=is_secure)
        )
        for path, status in paths:
            for method in ("GET", "HEAD"):
                answer = await http.request(method, path)
                assert answer.status_code == status, path
                said = answer.headers.get_list("strict-transport-security")
                assert said == (["max-age=31536000"] if is_secure else []), path


async def test_every_list_has_all_its_pages(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also mine; and nothing is left out where several tables changed in the same moment, as all of these did."""
    monkeypatch.setattr(shelves, "PAGE", 3)
    async with Client(house.address) as dan:
        made = [(await dan.create("metallurgie", ["me", "open"], public=True)).id for _ in range(4)]
        made += [(await dan.create("metallurgie", ["me", "me"], public=True)).id for _ in range(8)]
        for table in made[8:]:
            async with dan.play(table) as both:
                await both.ask(messages.Concede(seat=0))
        for shelf, expected in (
            (Shelf.OPEN, made[:4]),
            (Shelf.LIVE, made[4:8]),
            (Shelf.MINE, [*made[4:8], *made[:4]]),
            (Shelf.FINISHED, made[8:]),
            (Shelf.PLAYED, made[8:]),
        ):
            listed: list[str] = []
            place: str | None = ""
            while place is not None:
                before = f"&before={place}" if place else ""
                page = await dan.ask("GET", f"/api/tables?shelf={shelf}{before}", TableList)
                assert len(page.tables) <= 3
                listed += [table.id for table in page.tables]
                place = page.next
            listed = [name for name in listed if name in made]
            assert len(listed) == len(set(listed))
            assert set(listed) == set(expected)
            if shelf is Shelf.MINE:
                assert set(listed[:4]) == set(expected[:4])  # my turn first
        for wrong in ("x", "1~2~3~4", "9~1~a", "0~nan~a", "0~1~ä"):
            assert (await dan.http.get("/api/tables", params={"before": wrong})).status_code == 400
        count = sa.select(sa.func.count(sa.distinct(tables.c.updated))).where(tables.c.id.in_(made))
        assert await house.service.store.read(lambda it: it.execute(count).scalar_one()) == 1


async def test_sessions_are_listed_and_ended(house: House) -> None:
    async with Client(house.address) as ann, Client(house.address) as phone, Client(house.address) as tablet:
        for device in (phone, tablet):
            device.http.headers["user-agent"] = "Phone"
            await device.claim((await ann.link()).token)
        mine = await ann.ask("GET", "/api/me/sessions", list[Session])
        assert [session.this for session in mine].count(True) == 1
        assert sorted(session.device for session in mine)[:2] == ["Phone", "Phone"]
        of_phone = next(one for one in await phone.ask("GET", "/api/me/sessions", list[Session]) if one.this)
        assert (await ann.http.delete(f"/api/me/sessions/{of_phone.id}")).status_code == 204
        for path in ("/api/me/sessions", "/api/tables?shelf=mine"):
            answer = await phone.http.get(path)
            assert answer.status_code == 401 or answer.json()["tables"] == []
        assert (await tablet.http.get("/api/me/sessions")).status_code == 200
        assert (await ann.http.delete("/api/me/sessions/nothing")).status_code == 404
        assert (await ann.http.delete("/api/me/sessions")).status_code == 204
        assert (await tablet.http.get("/api/me/sessions")).status_code == 401
        assert [one.this for one in await ann.ask("GET", "/api/me/sessions", list[Session])] == [True]
        fresh = await phone.me()  # a stranger from now on
        assert fresh.id != (await ann.me()).id


async def test_a_cookie_of_before_there_were_sessions_still_counts_until_it_is_ended(house: House) -> None:
    people = house.service.people
    async with Client(house.address) as ann:
        me = await ann.me()
        old = people._signer.sign(me.id).decode()
        assert SEPARATOR not in old
        async with httpx.AsyncClient(base_url=house.address, headers={"cookie": f"metalworks={old}"}) as http:
            assert (await http.get("/api/me")).json()["id"] == me.id
            await ann.http.delete("/api/me/sessions")
            assert (await http.get("/api/me/sessions", headers={"cookie": f"metalworks={old}"})).status_code == 401


async def test_a_new_private_link_ends_the_older_ones(house: House) -> None:
    async with Client(house.address) as ann, Client(house.address) as other:
        older, newer = await ann.link(), await ann.link()
        with pytest.raises(Refusal) as refused:
            await other.claim(older.token)
        assert refused.value.code is Code.MISSING
        assert (await other.claim(newer.token)).id == (await ann.me()).id


async def test_whoever_ends_the_other_sessions_ends_private_links_too(house: House) -> None:
    """Otherwise a thief comes back with one that was made before."""
    async with Client(house.address) as ann, Client(house.address) as thief:
        link = await ann.link()
        await ann.http.delete("/api/me/sessions")
        with pytest.raises(Refusal) as refused:
            await thief.claim(link.token)
        assert refused.value.code is Code.MISSING


async def test_a_session_that_has_ended_never_comes_back(house: House) -> None:
    """Not even when it is so old that the rest is tidied up; and one that nobody uses ends by itself."""
    store = house.service.store
    async with Client(house.address) as ann, Client(house.address) as stolen, Client(house.address) as forgotten:
        await ann.create("metallurgie", ["me", "open"])
        for other in (stolen, forgotten):
            await other.claim((await ann.link()).token)
        this = {
            name: next(one.id for one in await other.ask("GET", "/api/me/sessions", list[Session]) if one.this)
            for name, other in (("stolen", stolen), ("forgotten", forgotten))
        }
        await ann.http.delete(f"/api/me/sessions/{this['stolen']}")
        old = sa.update(sessions).where(sessions.c.id.in_(this.values())).values(seen=-1e9)
        await store.writer.work(lambda connection: connection.execute(old) and None)
        await tidy(store, Retention())
        house.service.sanctions.ended.clear()  # as after a restart
        house.service.sanctions._looked = 0.0
        await house.service._look()
        for other in (stolen, forgotten):
            assert (await other.http.get("/api/me/sessions")).status_code == 401
        assert [one.this for one in await ann.ask("GET", "/api/me/sessions", list[Session])] == [True]


async def test_odd_names_of_tables_are_no_failure(house: House) -> None:
    http = house.people[0].http
    for name in ("%00", "%ff", "a%00b", "x" * 300, "%F0%9F%A6%8A"):
        for path in (f"/table/{name}", f"/api/tables/{name}", f"/api/tables/{name}/course"):
            assert (await http.get(path)).status_code < 500, path


async def test_letters_that_no_database_takes_are_no_failure(house: House) -> None:
    """In any part of any request: PostgreSQL has no text with a zero in it."""
    http = house.people[0].http
    described = (await http.get("/schema/openapi.json")).json()["paths"]
    table = (await house.people[0].create("metallurgie", ["me", "open"])).id
    real = {"table": table, "language": "en", "game": "metallurgie", "figure": "1", "session": "x"}
    asked = 0
    for path, methods in described.items():
        for method, about in methods.items():
            parameters = about.get("parameters", [])
            body = BODIES.get((method.upper(), path))
            for spoiled in (*parameters, *(body if isinstance(body, dict) else ())):
                for zero in ("\0", "a\0b"):
                    names, query, sent = dict(real), {}, body
                    if isinstance(spoiled, str):
                        assert isinstance(body, dict)
                        sent = {**body, spoiled: zero}
                    elif spoiled["in"] == "path":
                        names[spoiled["name"]] = quote(zero)
                    else:
                        query = {spoiled["name"]: zero}
                    answer = await http.request(method, path.format(**names), params=query, json=sent)
                    assert answer.status_code < 500, (method, path, spoiled, answer.text)
                    asked += 1
    assert asked > 60


async def test_a_text_of_ours_that_is_none_is_our_own_mistake(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not the visitor's: it is counted, and is in the log."""

    async def broken(_: str) -> str:
        return b"\xff".decode()

    http = house.people[0].http
    monkeypatch.setattr(house.service.store, "name_of", broken)
    for method, body in (("GET", None), ("PATCH", {"name": "Ann"})):
        answer = await http.request(method, "/api/me", json=body)
        assert (answer.status_code, answer.json()["key"]) == (500, "server-failed")
    wrong = await http.patch("/api/me", content=b'{"name":"\xff"}', headers={"content-type": "application/json"})
    assert (wrong.status_code, wrong.json()["key"]) == (400, "bad-request")


async def test_whoever_claims_a_link_and_loses_the_answer_is_not_told_it_was_used(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The claim is written a second time, and is still theirs."""
    store = house.service.store
    token, _ = await store.add_link("somebody")
    work = store.writer.work

    async def twice(write):  # type: ignore[no-untyped-def]
        await work(write)
        return await work(write)

    monkeypatch.setattr(store.writer, "work", twice)
    assert await store.use_link(token) == "somebody"
    assert await store.use_link(token) is None


async def test_a_hint_does_not_depend_on_the_secret_steps_of_others() -> None:
    """However often a rival has changed their mind, the seat knows of nothing, and its randomness is the same."""
    one, two = (Match.new("metallum", 2, seed=11) for _ in range(2))
    first = one.legal_codes(0)
    for match, choices in ((one, first[:1]), (two, [first[1], first[2], first[0]])):
        for code in choices:
            match.play(0, code)
    samples = [match.sample(1) for match in (one, two)]
    words = [(int(rng.x), int(rng.y), int(rng.z), int(rng.w)) for _, rng in samples]
    assert words[0] == words[1]
    assert samples[0][0].to_bytes() == samples[1][0].to_bytes()


@pytest.mark.parametrize("name", GAMES)
async def test_a_hint_depends_on_nothing_that_its_seat_cannot_know(name: str) -> None:
    """Neither on the secret choices of others and how often they were changed, nor on what is hidden from it."""
    rules = game(name)
    secret = hidden = 0
    for seed in range(3):
        rng = random.Random(seed)
        match = Match.new(name, rules.seat_counts[0], seed=seed)
        for step in range(60):
            if not match.waiting:
                break
            seat = rng.choice(match.waiting)
            codes = match.legal_codes(seat)
            viewers = [viewer for viewer in range(match.seats) if viewer != seat]
            journal = match.journal.dumps()
            one, two = Match.replay(journal), Match.replay(journal)
            one.play(seat, codes[0])
            two.play(seat, codes[-1])
            for more in range(3):  # then the one goes on, if they may, and the other does not
                for viewer in viewers:
                    seen = [(at.view(viewer), at.events(viewer), at.journal_for(viewer)) for at in (one, two)]
                    if seen[0] == seen[1]:
                        first, second = (thought_of(at, viewer, ADVISED) for at in (one, two))
                        assert first == second, (step, seat, viewer, more)
                        secret += 1
                if seat not in one.waiting:
                    break
                one.play(seat, rng.choice(one.legal_codes(seat)))
            if step % 6 == 0:
                for viewer in viewers:
                    other = rules.position(match._state.resample(viewer, Rng(step)))
                    twins = [Match.at(name, text, seed="twins") for text in (match.position, other)]
                    first, second = (thought_of(twin, viewer, ADVISED) for twin in twins)
                    assert first == second, (step, viewer)
                    hidden += match.position != other
            match.play(seat, rng.choice(codes))
    assert hidden > 10 or name == "metallum"  # where nothing is hidden but what is chosen in secret
    assert secret > 10 or name == "metallurgie"  # where nobody chooses in secret
