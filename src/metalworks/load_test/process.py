"""The server that is measured: a process of its own, as always, but one person may do any number of things."""

from __future__ import annotations

import asyncio
import socket
import sys
from types import TracebackType

import httpx
import psutil
from websockets.asyncio.client import connect

from metalworks.server.settings import KEEP, Limits, Settings

STARTS_WITHIN = 60.0
CALM = 0.25  # seconds in which it does nothing


class BenchServer:
    """One server process and what can be seen of it from outside."""

    def __init__(self, database: str, keep: int = KEEP) -> None:
        self._arguments = (database, str(keep))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: asyncio.subprocess.Process
        self._seen: psutil.Process

    async def __aenter__(self) -> BenchServer:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "metalworks.load_test.process",
            str(self.port),
            *self._arguments,
            stderr=asyncio.subprocess.DEVNULL,
        )
        self._seen = psutil.Process(self._process.pid)
        try:
            await self._until_healthy()
        except BaseException:
            await self.stop()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def stop(self) -> None:
        if self._process.returncode is None:
            self._process.terminate()
        await self._process.wait()

    async def _until_healthy(self) -> None:
        async with asyncio.timeout(STARTS_WITHIN), httpx.AsyncClient(base_url=self.address) as http:
            while True:
                if self._process.returncode is not None:
                    raise RuntimeError("the server to be measured did not start")
                try:
                    if (await http.get("/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    async def calm(self) -> None:
        """Wait until it has done what a new process does by itself."""
        worked = -1.0
        async with asyncio.timeout(STARTS_WITHIN):
            while worked < self.cpu:
                worked = self.cpu
                await asyncio.sleep(CALM)

    @property
    def memory(self) -> int:
        """Bytes."""
        return int(self._seen.memory_info().rss)

    @property
    def cpu(self) -> float:
        """Seconds."""
        times = self._seen.cpu_times()
        return float(times.user + times.system)

    def connect(self, cookie: str, table: str) -> connect:
        """A WebSocket of a person to a table."""
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/play",
            additional_headers={"cookie": f"metalworks={cookie}"},
            compression=None,
            max_size=None,
            open_timeout=120,
            ping_interval=None,
        )


def main() -> None:
    from metalworks.server.serve import run

    port, database, keep = sys.argv[1:]
    much = 10**6
    many = Limits(
        tables=much,
        guests=much,
        changes=much,
        kilobytes=much,
        connections=much,
        sockets=much,
        messages=much,
        burst=much,
    )
    run(Settings(database=database, port=int(port), keep=int(keep), limits=many))


if __name__ == "__main__":
    main()
