"""A throwaway PostgreSQL from Debian's packages, for one run of the tests."""

from __future__ import annotations

import functools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil

LEFT_OUT = "the tests on PostgreSQL (two processes on one database among them) are left out: "


class NoPostgres(Exception):
    """Why there is none."""


def _find() -> Path | None:
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


@functools.cache
def binaries() -> Path:
    """Where the programs are; installed where we may."""
    folder = _find()
    if folder is None and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(
            ["apt-get", "install", "-y", "-q", "postgresql"], env=environment, capture_output=True, check=False
        )
        folder = _find()
    if folder is None:
        raise NoPostgres(
            LEFT_OUT + "PostgreSQL is not installed, and only root can install it (apt-get install postgresql)"
        )
    return folder


class Postgres:
    """A server of its own in a temporary folder, durable like a real one."""

    def __init__(self) -> None:
        self._programs = binaries()
        self._folder = Path(tempfile.mkdtemp(prefix="metalworks-postgres-"))
        self._user = self._unprivileged()
        data = self._folder / "data"
        self._run("initdb", "-D", str(data), "-U", "metalworks", "--auth=trust", "-E", "UTF8", "--locale=C")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._count = 0
        self.start()

    def _unprivileged(self) -> str | None:
        """PostgreSQL does not run as root: hand the folder to somebody else."""
        if os.geteuid() != 0:
            return None
        for name in ("postgres", "nobody"):
            try:
                account = pwd.getpwnam(name)
            except KeyError:
                continue
            os.chown(self._folder, account.pw_uid, account.pw_gid)
            return name
        raise NoPostgres(LEFT_OUT + "it does not run as root, and there is neither a user postgres nor nobody")

    def _run(self, program: str, *arguments: str) -> None:
        # Into a file: the server inherits what pg_ctl has open, and a pipe of ours would never end.
        output = self._folder / f"{program}.log"
        with output.open("w") as file:
            done = subprocess.run(
                [str(self._programs / program), *arguments],
                user=self._user,
                cwd=self._folder,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=file,
                check=False,
            )
        if done.returncode:
            raise NoPostgres(f"{LEFT_OUT}{program} failed: {output.read_text()[-500:]}")

    def start(self) -> None:
        options = (
            f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories= -c max_connections=200"
        )
        data, log = self._folder / "data", self._folder / "log"
        self._run("pg_ctl", "-D", str(data), "-l", str(log), "-o", options, "-w", "start")

    def crash(self) -> None:
        """As if its machine had lost power: nothing is finished, and it has to recover when it starts."""
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "stop")

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """As if its disk did not answer: it is there, takes connections, and says nothing."""
        leader = psutil.Process(int((self._folder / "data" / "postmaster.pid").read_text().split()[0]))
        everybody = [leader, *leader.children()]
        for process in everybody:
            process.suspend()
        try:
            yield
        finally:
            for process in everybody:
                with suppress(psutil.NoSuchProcess):
                    process.resume()

    def database(self) -> str:
        """The address of a new, empty database."""
        self._count += 1
        name = f"tables{self._count}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "metalworks", name)
        return f"postgresql://metalworks@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        with suppress(NoPostgres):  # it may have crashed already
            self.crash()
        shutil.rmtree(self._folder, ignore_errors=True)
