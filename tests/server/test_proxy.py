"""Behind https: `metalworks serve --behind-https` with the shipped site of nginx in front, and with any proxy."""

from __future__ import annotations

import asyncio
import contextlib
import re
import ssl
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import psutil
import pytest
import pytest_asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from metalworks.cli import admin as command
from metalworks.client import Client
from metalworks.messages import Status
from tests.server.proxies import NAME, SITE, Nginx, NoProxy, Serving, SmallProxy, certificate

pytestmark = pytest.mark.asyncio(loop_scope="module")

# This machine, for which the server must not take it; one for each test, because it takes seconds to lift a block.
BLOCKED = {Nginx: "127.0.0.2", SmallProxy: "127.0.0.3"}
SLOW = "127.0.0.4"
AT_ONCE = int(re.findall(r"limit_conn metalworks_requests (\d+);", SITE.read_text("utf-8"))[0])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with a certificate that everybody here believes."""
    folder = tmp_path_factory.mktemp("proxy")
    try:
        file = certificate(folder)
    except NoProxy as reason:
        pytest.skip(str(reason))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(file))
        yield folder


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Serving]:
    serving = Serving(folder, "--behind-https")
    yield serving
    serving.process.terminate()
    assert serving.process.wait(20) == 0, serving.log.read_text()
    assert "Traceback" not in serving.log.read_text()


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=[Nginx, SmallProxy])
async def proxy(request: pytest.FixtureRequest, folder: Path, server: Serving) -> AsyncIterator[Nginx | SmallProxy]:
    try:
        made: Nginx | SmallProxy = request.param(folder, server.port)
    except NoProxy as reason:
        pytest.skip(str(reason))
    async with asyncio.timeout(60), httpx.AsyncClient(base_url=server.address) as http:
        while True:
            assert server.process.poll() is None, server.log.read_text()
            with contextlib.suppress(httpx.TransportError):
                if (await http.get("/ready")).is_success:
                    break
            await asyncio.sleep(0.05)
    async with made:
        yield made


def visitor(proxy: Nginx | SmallProxy, address: str = "127.0.0.1") -> httpx.AsyncClient:
    """Somebody who comes from an address."""
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=ssl.create_default_context())
    return httpx.AsyncClient(base_url=f"https://127.0.0.1:{proxy.port}", transport=transport)


async def test_pages_and_cookies_are_for_https_only(proxy: Nginx | SmallProxy) -> None:
    async with visitor(proxy) as http:
        page = await http.get("/", headers={"host": NAME})
        assert page.status_code == 200
        [script] = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
        for path in (script, "/api/games", "/live", "/ready"):
            answer = await http.get(path)
            assert (answer.status_code, answer.headers["strict-transport-security"]) == (200, "max-age=31536000"), path
        cookie = (await http.get("/api/me")).headers["set-cookie"].lower()
        assert {"secure", "httponly", "samesite=lax"} <= {part.strip() for part in cookie.split(";")}
        assert (await http.get("/metrics")).status_code == 404
    if isinstance(proxy, Nginx):
        plain = httpx.get(f"http://127.0.0.1:{proxy.plain}/table/x?seat=1", headers={"host": NAME})
        assert (plain.status_code, plain.headers["location"]) == (301, f"https://{NAME}/table/x?seat=1")


async def test_a_game_is_played_over_it(proxy: Nginx | SmallProxy) -> None:
    address = f"https://127.0.0.1:{proxy.port}"
    async with Client(address) as client:
        table = await client.create("metallurgie", ["me", "random"])
        async with client.play(table.id) as seat:
            async for turn in seat.turns():
                await seat.act(turn, turn.legal[0])
        assert (await client.table(table.id)).status is Status.FINISHED
    path = f"{address.replace('https', 'wss')}/api/tables/{table.id}/play"
    async with connect(path, origin=Origin(address)) as socket:  # as a browser at this page does
        await socket.close()
    with pytest.raises(InvalidStatus):
        async with connect(path, origin=Origin("https://evil.example.org")):
            pass


async def test_visitors_are_told_apart_and_cannot_claim_to_be_others(
    proxy: Nginx | SmallProxy, server: Serving
) -> None:
    """An address that is blocked by hand is out within seconds, whatever it says of itself; nobody else is."""

    elsewhere = BLOCKED[type(proxy)]
    async with visitor(proxy) as good, visitor(proxy, elsewhere) as bad:
        assert (await bad.get("/api/games")).status_code == 200
        await asyncio.to_thread(command.block, elsewhere, database=server.database)
        async with asyncio.timeout(20):
            while (await bad.get("/api/games")).status_code != 403:
                await asyncio.sleep(0.1)
        for header in ("x-forwarded-for", "x-real-ip", "forwarded"):
            assert (await bad.get("/api/games", headers={header: "127.0.0.1"})).status_code == 403
            assert (await good.get("/api/games", headers={header: elsewhere})).status_code == 200


async def test_requests_that_are_not_finished_wait_at_the_proxy(proxy: Nginx | SmallProxy, server: Serving) -> None:
    """So many of one address, and no more; the server knows nothing of them, and everybody else is served."""
    if not isinstance(proxy, Nginx):
        return  # only the site that is shipped has limits
    half = f"POST /api/tables HTTP/1.1\r\nhost: {NAME}\r\ncontent-length: 100\r\n\r\n{{".encode()
    context = ssl.create_default_context()
    async with visitor(proxy) as http, asyncio.timeout(60):
        opened = []
        for _ in range(AT_ONCE + 30):
            reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port, ssl=context, local_addr=(SLOW, 0))
            writer.write(half)
            opened.append((asyncio.create_task(reader.readexactly(12)), writer))
        answers = [answer for answer, _ in opened]
        while sum(answer.done() for answer in answers) < 30:
            await asyncio.sleep(0.01)
        assert {answer.result() for answer in answers if answer.done()} == {b"HTTP/1.1 429"}
        assert sum(answer.done() for answer in answers) == 30
        to_server = psutil.Process(server.process.pid).net_connections("tcp")
        assert sum(one.status == psutil.CONN_ESTABLISHED for one in to_server) < 50
        assert (await http.get("/api/games")).status_code == 200
        for answer, writer in opened:
            answer.cancel()
            writer.transport.abort()
        await asyncio.gather(*answers, return_exceptions=True)
