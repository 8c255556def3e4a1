"""A server process of our own: started, killed, started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec

from metalworks.server.settings import Limits, Settings
from tests.server.clock import ShiftedClock

SOURCE = Path(__file__).parent.parent.parent / "src"
PATIENCE = 20.0  # seconds after SIGTERM, before systemd and Docker kill (deploy/)


STARTED: list[ServerProcess] = []  # so that none outlives the tests, whatever happens in them


class ServerProcess:
    """`metalworks serve` with settings for tests, on a port of its own."""

    def __init__(self, database: str, log: Path, **changes: object) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.log = log
        self._clock = log.with_suffix(".clock")
        self.shift = 0.0
        self.advance(0.0)
        many = Limits(
            tables=100_000,
            guests=100_000,
            uploads=100_000,
            reports=100_000,
            reads=100_000,
            undos=100_000,
            draws=100_000,
            changes=100_000,
            kilobytes=10**7,
        )
        settings: dict[str, object] = {"database": database, "port": self.port, "sweep": 1.0, "limits": many}
        self._settings = msgspec.json.encode({**settings, **changes}).decode()
        self._process: subprocess.Popen[bytes] | None = None
        STARTED.append(self)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.process", self._settings, str(self._clock)],
                cwd=SOURCE.parent,
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join([str(SOURCE), str(SOURCE.parent)]),
                    "METALWORKS_GAMES": "tests.parley",
                },
                stdout=log,
                stderr=log,
            )

    async def ready(self) -> None:
        """Wait until it answers."""
        async with asyncio.timeout(60), httpx.AsyncClient(base_url=self.address) as http:
            while True:
                assert self.is_running, self.log.read_text()[-3000:]
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get("/ready")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def advance(self, seconds: float) -> None:
        """Let time pass for the server; to its signs of life this is nothing."""
        self.shift += seconds
        fresh = self._clock.with_suffix(".new")
        fresh.write_text(str(self.shift))
        fresh.replace(self._clock)  # at once: the server may be reading it

    def kill(self) -> None:
        """kill -9: no goodbye, no flush."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """SIGTERM, and its exit status."""
        assert self._process is not None
        if self.is_running:
            self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)


def main() -> None:
    from metalworks.server.serve import run

    settings = msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=lambda kind, value: kind(value))
    run(settings, ShiftedClock(Path(sys.argv[2])))


if __name__ == "__main__":
    main()
