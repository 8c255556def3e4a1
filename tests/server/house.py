"""A server in the tests' own process: real sockets, a clock that we set, and tables as a test needs them."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from metalworks import messages
from metalworks.client import Client
from metalworks.messages import Pace, SeatPlan, Sitter
from metalworks.server.hosted import commands
from metalworks.server.hosted import entries as log
from metalworks.server.hosted.table import HostedTable
from metalworks.server.live import LiveTable
from metalworks.server.serve import TableServer, server
from metalworks.server.service import Service
from metalworks.server.settings import Limits, Settings
from metalworks.table.match import Choice
from tests.server.clock import ManualClock

_MUCH = 100_000
MANY = Limits(
    tables=_MUCH, guests=_MUCH, uploads=_MUCH, reports=_MUCH, reads=_MUCH, undos=_MUCH, changes=_MUCH, kilobytes=10**7
)


class House:
    """The server, and the people who come to it."""

    def __init__(self, database: str, **changes: Any) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{port}"
        self.clock = ManualClock()
        settings = Settings(**{"database": database, "port": port, "thinkers": 1, "limits": MANY, **changes})
        self._server: TableServer = server(settings, self.clock)
        # Our clock jumps, and between two signs of life that would look like an outage.
        self.service._beat = self._no_beat  # type: ignore[method-assign]
        self._running: asyncio.Task[None] | None = None
        self.people: list[Client] = []
        self.ids: list[str] = []

    async def _no_beat(self) -> None:
        pass

    @property
    def service(self) -> Service:
        return self._server._service

    async def open(self, people: int) -> None:
        """Start, and let some people in."""
        self._running = asyncio.create_task(self._server.serve())
        async with asyncio.timeout(30):
            while not self._server.started:
                await asyncio.sleep(0.01)
        for number in range(people):
            client = await Client(self.address).__aenter__()
            self.ids.append((await client.rename(f"P{number}")).id)
            self.people.append(client)

    async def close(self) -> None:
        for client in self.people:
            await client.__aexit__()
        self._server.should_exit = True
        if self._running is not None:
            await self._running

    # -- tables ------------------------------------------------------------------------------

    async def table(self, seats: int, position: str, *, seed: str = "", pace: Pace | None = None) -> LiveTable:
        """A table of Metal Adventures at a position: the first people sit on its seats.

        People who gather cannot choose a seed; twins need the same one.
        """
        wish = messages.CreateTable(
            game="metal_adventures",
            seats=[SeatPlan(sitter=Sitter.ME)] * seats,
            position=position,
            seed=seed,
            pace=pace or Pace(),
        )
        created, *started = commands.create(wish, self.ids[0], "P")
        assert isinstance(created, log.Created)
        chairs = [
            msgspec.structs.replace(chair, person=person)
            for chair, person in zip(created.chairs, self.ids, strict=False)
        ]
        return await self.service.tables.create([msgspec.structs.replace(created, chairs=chairs), *started])

    async def do(self, live: LiveTable, seat: int, choice: Choice) -> HostedTable:
        """A choice of a seat, by whatever way it came."""

        def decide(hosted: HostedTable, _: float) -> commands.Entries:
            return [log.Moved(hosted.playing()[0].decide(seat, choice))]

        return await self.service.tables.change(live, decide)

    def listen(self, live: LiveTable, seat: int | None) -> Ear:
        """The socket of who sits on a seat; the last of the people sits nowhere and watches."""
        cookie = self.people[-1 if seat is None else seat].cookie
        return Ear(f"ws{self.address.removeprefix('http')}/api/tables/{live.id}/play", cookie, live.id)


class Ear:
    """One person's socket at a table, and every frame that it receives, as it came but for the name of the table."""

    def __init__(self, address: str, cookie: str, table: str) -> None:
        self._address = address
        self._headers = {"cookie": f"metalworks={cookie}"} if cookie else {}
        self._table = table
        self._socket: ClientConnection | None = None
        self._numbers = 0

    async def __aenter__(self) -> Ear:
        self._socket = await connect(self._address, additional_headers=self._headers, compression=None, max_size=None)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._socket is not None
        await self._socket.close()

    async def ask(self, message: messages.FromClient) -> list[str]:
        """Send a message; the frames up to its answer, which is the last of them."""
        assert self._socket is not None
        self._numbers += 1
        number = str(self._numbers)
        await self._socket.send(msgspec.json.encode(msgspec.structs.replace(message, id=number)).decode())
        frames: list[str] = []
        async with asyncio.timeout(30):
            while not frames or json.loads(frames[-1]).get("re") != number:
                frame = await self._socket.recv()
                assert isinstance(frame, str)
                frames.append(frame.replace(self._table, "TABLE"))
        return frames

    async def heard(self) -> list[str]:
        """What has come since the last time: frames come in order, so all of it is before the answer to a ping."""
        return (await self.ask(messages.Ping()))[:-1]


def told(frames: Sequence[str]) -> list[dict[str, Any]]:
    """The updates among some frames."""
    read: list[dict[str, Any]] = [json.loads(frame) for frame in frames]
    return [frame for frame in read if frame["is"] == "update"]
