"""`metalworks serve`: tables over the network."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from metalworks.cli.language import checked
from metalworks.cli.output import LEAST_THINK, MOST_THINK, help_text, say_if_interpreted
from metalworks.contract.problems import Problem
from metalworks.contract.texts import Texts

if TYPE_CHECKING:
    from metalworks.server.storage.lock import FileLock

EXAMPLES = {
    "metalworks serve --open": "cli-example-serve",
    "metalworks serve --host 0.0.0.0 --port 80": "cli-example-serve-network",
    "metalworks serve --database postgresql://metalworks@localhost/metalworks": "cli-example-serve-postgres",
}
LOCAL = "127.0.0.1"
SCHEMES = ("sqlite:", "postgresql:", "postgresql+psycopg:", "postgres:")


def serve(
    host: Annotated[str, typer.Option(help=help_text("cli-help-host"))] = LOCAL,
    port: Annotated[int, typer.Option(min=1, max=65_535, help=help_text("cli-help-port"))] = 8000,
    database: Annotated[str | None, typer.Option(help=help_text("cli-help-database"))] = None,
    thinkers: Annotated[int | None, typer.Option(min=1, max=64, help=help_text("cli-help-thinkers"))] = None,
    think: Annotated[
        float | None, typer.Option(min=LEAST_THINK, max=MOST_THINK, metavar="SECONDS", help=help_text("cli-help-think"))
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=help_text("cli-help-open"))] = False,
    https: Annotated[bool, typer.Option("--behind-https", help=help_text("cli-help-https"))] = False,
    name: Annotated[list[str] | None, typer.Option(help=help_text("cli-help-name"))] = None,
    metrics_port: Annotated[int | None, typer.Option(min=1, max=65_535, help=help_text("cli-help-metrics"))] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help=help_text("cli-help-log-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=help_text("cli-help-lang"))] = None,
) -> None:
    from metalworks.server.serve import run  # here, so that other commands neither need it nor wait for it
    from metalworks.server.settings import THINKERS, Settings

    texts = Texts(checked(lang))
    settings = Settings(
        database=address_of(database),
        host=host,
        port=port,
        thinkers=thinkers or THINKERS,
        think=think,
        secure=https,
        names=tuple(one.lower() for one in name or ()),
        metrics_port=metrics_port,
        log_json=log_json,
    )
    _check_port(host, port)
    if metrics_port is not None:
        if metrics_port == port:
            detail = os.strerror(errno.EADDRINUSE)
            raise Problem("serve-port-taken", host=LOCAL, port=str(port), detail=detail)
        _check_port(LOCAL, metrics_port)
    lock = _check_database(settings.database)
    reached = "localhost" if host in (LOCAL, "0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host
    address = f"http://{reached}:{port}"
    print(texts("serve-ready", address=address), file=sys.stderr)
    say_if_interpreted(texts)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    run(settings, lock=lock)


def address_of(database: str | None) -> str:
    """The address of a database as it was given: nothing, a file, or an address."""
    from metalworks.server.settings import default_database
    from metalworks.server.storage.opening import in_words

    if database is None:
        with in_words("metalworks"):
            return default_database()
    if "://" not in database and not database.startswith(SCHEMES):
        if not database.strip():
            raise Problem("serve-database-wrong", address=database, detail=os.strerror(errno.ENOENT))
        return f"sqlite:///{Path(database).expanduser().resolve()}"
    if not database.startswith(tuple(f"{scheme}//" for scheme in SCHEMES)):
        raise Problem("serve-database-wrong", address=database, detail=database.partition(":")[0])
    return database.replace("postgres://", "postgresql://", 1)


def _check_port(host: str, port: int) -> None:
    try:
        # A name may stand for several addresses, of IPv4 and of IPv6, and the server listens at all of them.
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        if not sum(_can_listen(family, place[:2]) for family, *_, place in found):
            raise OSError(errno.EAFNOSUPPORT, os.strerror(errno.EAFNOSUPPORT))
    except (OSError, UnicodeError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Problem("serve-port-taken", host=host, port=str(port), detail=detail) from None


def _can_listen(family: int, place: tuple[object, ...]) -> bool:
    """False where this machine has no such family, which the server leaves out too; an error where it is taken."""
    try:
        with socket.create_server(place, family=family):
            return True
    except OSError as error:
        if error.errno == errno.EAFNOSUPPORT:
            return False
        raise


def _check_database(address: str) -> FileLock:
    """Reach the database before anything else, so that a mistake is a message.

    The lock of a file is not let go of any more: another server that starts meanwhile would get it in between.
    """
    from metalworks.server.storage.lock import FileLock
    from metalworks.server.storage.opening import check_writable, in_words, is_ours, migrate

    with in_words(address):
        is_ours(address)
        lock = FileLock(address)
        try:
            migrate(address)
            check_writable(address)
        except BaseException:
            lock.release()
            raise
    return lock
