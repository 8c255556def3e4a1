"""What speaks https in front of a server: nginx from Debian's packages with the shipped site, and a small one."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
from pathlib import Path
from types import TracebackType

SITE = Path(__file__).parent.parent.parent / "deploy" / "nginx.conf"
NAME = "play.example.org"


class NoProxy(Exception):
    """Why there is none."""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def certificate(folder: Path) -> Path:
    """A certificate for the name in the site and for this machine; its key beside it."""
    pair = ["-keyout", f"{folder}/privkey.pem", "-out", f"{folder}/fullchain.pem"]
    names = f"subjectAltName=DNS:{NAME},IP:127.0.0.1"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        f"/CN={NAME}",
        "-addext",
        names,
        *pair,
    ]
    try:
        subprocess.run(command, check=True, capture_output=True)
    except FileNotFoundError:
        raise NoProxy("openssl is not installed") from None
    return folder / "fullchain.pem"


@functools.cache
def nginx() -> str:
    """Where nginx is; installed where we may."""
    found = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        # In this run level Debian starts no service of its own, which would take port 80.
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
        subprocess.run(["apt-get", "install", "-y", "-q", "nginx"], env=environment, capture_output=True, check=False)
        found = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        raise NoProxy("nginx is not installed, and only root can install it (apt-get install nginx)")
    return found


def site(folder: Path, server: int, port: int, plain: int) -> str:
    """The site that is shipped, with the certificate in a folder and ports that need no rights."""
    text = SITE.read_text("utf-8").replace(f"/etc/letsencrypt/live/{NAME}", str(folder))
    text = text.replace("server 127.0.0.1:8000;", f"server 127.0.0.1:{server};")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{plain};").replace(
        "listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"
    )
    return re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.MULTILINE)


class Nginx:
    """A process of its own with the site that is shipped."""

    def __init__(self, folder: Path, server: int) -> None:
        self._program = nginx()
        self._folder = folder
        self.port, self.plain = free_port(), free_port()
        (folder / "site.conf").write_text(site(folder, server, self.port, self.plain))
        places = " ".join(
            f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(
            f"{'user root; ' if os.geteuid() == 0 else ''}daemon off; pid {folder}/pid; error_log stderr; "
            f"worker_processes 1; events {{ worker_connections 2048; }} "
            f"http {{ access_log off; {places} include {folder}/site.conf; }}"
        )
        self._process: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> Nginx:
        with (self._folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                [self._program, "-p", str(self._folder), "-c", str(self._folder / "nginx.conf")], stdout=log, stderr=log
            )
        async with asyncio.timeout(20):
            while True:
                assert self._process.poll() is None, (self._folder / "log").read_text()
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return self
                await asyncio.sleep(0.02)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process is not None
        self._process.terminate()
        await asyncio.to_thread(self._process.wait, 20)


class SmallProxy:
    """As much of a proxy as the server must be able to rely on, where there is no nginx: one request per connection."""

    def __init__(self, folder: Path, server: int) -> None:
        self._context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        self._context.load_cert_chain(folder / "fullchain.pem", folder / "privkey.pem")
        self._server = server
        self._listening: asyncio.Server | None = None
        self.port = free_port()

    async def __aenter__(self) -> SmallProxy:
        self._listening = await asyncio.start_server(self._serve, "127.0.0.1", self.port, ssl=self._context)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._listening is not None
        self._listening.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            asked, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
            if asked.split()[1] == "/metrics":
                writer.write(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
                return
            is_socket = any(line.lower().startswith("upgrade:") for line in lines)
            ours = ("x-forwarded-", *(() if is_socket else ("connection:",)))
            lines = [line for line in lines if not line.lower().startswith(ours)]
            lines += [f"X-Forwarded-For: {writer.get_extra_info('peername')[0]}", "X-Forwarded-Proto: https"]
            lines += [] if is_socket else ["Connection: close"]
            inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", self._server)
            inner_writer.write("\r\n".join([asked, *lines, "", ""]).encode("latin-1"))
            there = asyncio.create_task(_pass_on(reader, inner_writer))
            await _pass_on(inner_reader, writer)
            there.cancel()
            await asyncio.gather(there, return_exceptions=True)
            inner_writer.close()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()


class Serving:
    """`metalworks serve` as whoever runs a server starts it."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = str(folder / "tables.sqlite3")
        self.log = folder / f"serve-{self.port}.log"
        place = ["--port", str(self.port), "--database", self.database]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*METALWORKS, "serve", *place, "--thinkers", "1", *options], stdout=log, stderr=log
            )


METALWORKS = [sys.executable, "-m", "metalworks.cli"]
