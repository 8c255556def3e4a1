"""`metalworks admin`: the common tasks of whoever runs a server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from metalworks.cli.language import of_command_line
from metalworks.cli.output import examples, help_text
from metalworks.cli.serve import address_of
from metalworks.contract.problems import Problem
from metalworks.contract.texts import Texts

if TYPE_CHECKING:
    from metalworks.server.admin import Page
    from metalworks.server.storage.store import Store

Answer = TypeVar("Answer")

EXAMPLES = {
    "metalworks admin people ann": "cli-example-admin-people",
    "metalworks admin ban K3o9… --days 7": "cli-example-admin-ban",
    "metalworks admin backup tables.backup": "cli-example-admin-backup",
}

admin = typer.Typer(help=help_text("cli-help-admin"), epilog=examples(EXAMPLES), no_args_is_help=True)

MOST_ROWS = 100_000  # of a list at once


def _text(given: str | None) -> str | None:
    """Refuse bytes that are no letters, which no database takes."""
    if given is not None and (readable := _readable(given)) != given:
        raise Problem("admin-no-text", text=readable)
    return given


def _readable(given: str) -> str:
    """What can be printed of a word of the command line."""
    return given.encode(errors="replace").decode()


Database = Annotated[str | None, typer.Option(help=help_text("cli-help-database"))]
Person = Annotated[str, typer.Argument(help=help_text("cli-help-admin-person"), callback=_text)]
Days = Annotated[float | None, typer.Option(min=0.0, help=help_text("cli-help-admin-days"))]
Limit = Annotated[int, typer.Option(min=1, max=MOST_ROWS, help=help_text("cli-help-admin-limit"))]
Before = Annotated[str | None, typer.Option(help=help_text("cli-help-admin-before"), callback=_text)]
Why = Annotated[str, typer.Option(help=help_text("cli-help-admin-why"), callback=_text)]


def with_store(database: str | None, work: Callable[[Store], Awaitable[Answer]], writes: bool = True) -> Answer:
    """Do something with the database, beside the servers that use it; its schema is theirs to change."""
    from metalworks.server.storage.opening import check_current, check_writable, in_words
    from metalworks.server.storage.store import Away, Store
    from metalworks.server.storage.writer import NotCommitted, Unknown

    address = address_there(database)
    with in_words(address):
        check_current(address)
        if writes:
            check_writable(address)

    async def run() -> Answer:
        store = await Store.open(address, migrates=False)
        try:
            store.clock.set(await store.time())
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except Away:
        raise Problem("database-away") from None
    except NotCommitted:
        raise Problem("not-committed") from None
    except Unknown:
        raise Problem("outcome-unknown") from None


def address_there(database: str | None) -> str:
    """The address of a database that is there: none is made because of a wrong name."""
    from metalworks.server.storage.database import file_of
    from metalworks.server.storage.opening import in_words

    address = address_of(database)
    with in_words(address):
        file = file_of(address)
    if file is not None and not file.exists():
        raise Problem("admin-no-database", file=str(file))
    return address


def show(rows: Iterable[Sequence[object]]) -> None:
    """Rows for people and for `cut -f`."""
    for row in rows:
        typer.echo("\t".join("" if cell is None else str(cell) for cell in row))


def show_more(page: Page) -> None:
    """Say that a list goes on, beside the rows: what reads them is not disturbed."""
    if page.more is not None:
        typer.echo(Texts(of_command_line())("admin-more", shown=len(page.rows), before=page.more), err=True)


def moment(at: float | None) -> str:
    if at is None:
        return ""
    try:
        return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(at))
    except (ValueError, OverflowError, OSError):  # no calendar goes so far, and earlier releases took any number
        return f"{at:g}"


def done() -> None:
    typer.echo(Texts(of_command_line())("admin-done"))


@admin.command(help=help_text("cli-help-admin-status"))
def status(database: Database = None) -> None:
    from metalworks.server.admin import numbers

    show(with_store(database, numbers, writes=False).items())


@admin.command(help=help_text("cli-help-admin-people"))
def people(
    text: Annotated[str, typer.Argument(help=help_text("cli-help-admin-text"), callback=_text)],
    limit: Limit = 100,
    before: Before = None,
    database: Database = None,
) -> None:
    from metalworks.server.admin import find_people

    page = with_store(database, lambda store: find_people(store, text, limit, before), writes=False)
    show((row.id, row.name, moment(row.created), moment(row.seen)) for row in page.rows)
    show_more(page)


@admin.command(help=help_text("cli-help-admin-kick"))
def kick(person: Person, database: Database = None) -> None:
    from metalworks.server import admin as tasks

    with_store(database, lambda store: tasks.kick(store, person))
    done()


def _impose(kind: str, who: str, days: float | None, why: str, database: str | None) -> None:
    from metalworks.server.admin import impose
    from metalworks.server.sanctions import Kind

    with_store(database, lambda store: impose(store, Kind(kind), who, days, why))
    done()


@admin.command(help=help_text("cli-help-admin-ban"))
def ban(person: Person, days: Days = None, why: Why = "", database: Database = None) -> None:
    _impose("ban", person, days, why, database)


@admin.command(help=help_text("cli-help-admin-mute"))
def mute(person: Person, days: Days = None, why: Why = "", database: Database = None) -> None:
    _impose("mute", person, days, why, database)


@admin.command(help=help_text("cli-help-admin-block"))
def block(
    address: Annotated[str, typer.Argument(help=help_text("cli-help-admin-address"), callback=_text)],
    days: Days = None,
    why: Why = "",
    database: Database = None,
) -> None:
    _impose("block", address, days, why, database)


@admin.command(help=help_text("cli-help-admin-lift"))
def lift(
    kind: Annotated[str, typer.Argument(help="ban, mute, block")],
    who: Annotated[str, typer.Argument(help=help_text("cli-help-admin-who"), callback=_text)],
    database: Database = None,
) -> None:
    from metalworks.server import admin as tasks
    from metalworks.server.sanctions import Kind

    if kind not in list(Kind):
        raise typer.BadParameter("ban, mute, block")
    with_store(database, lambda store: tasks.lift(store, Kind(kind), who))
    done()


@admin.command(help=help_text("cli-help-admin-sanctions"))
def sanctions(database: Database = None) -> None:
    rows = with_store(database, lambda store: store.sanctions(), writes=False)
    show((row.kind, row.who, moment(row.at), moment(row.until), row.why) for row in rows)


@admin.command("sign-out", help=help_text("cli-help-admin-sign-out"))
def sign_out(person: Person, database: Database = None) -> None:
    from metalworks.server import admin as tasks

    with_store(database, lambda store: tasks.sign_out(store, person))
    done()


@admin.command(help=help_text("cli-help-admin-link"))
def link(person: Person, database: Database = None) -> None:
    from metalworks.server.admin import new_link

    typer.echo(with_store(database, lambda store: new_link(store, person)))


@admin.command(help=help_text("cli-help-admin-incidents"))
def incidents(limit: Limit = 100, before: Before = None, database: Database = None) -> None:
    from metalworks.server.admin import last_incidents

    page = with_store(database, lambda store: last_incidents(store, limit, before), writes=False)
    show((moment(row.at), row.kind, row.times, row.address, row.person) for row in page.rows)
    show_more(page)


@admin.command(help=help_text("cli-help-admin-reports"))
def reports(limit: Limit = 100, before: Before = None, database: Database = None) -> None:
    from metalworks.server.admin import last_reports

    page = with_store(database, lambda store: last_reports(store, limit, before), writes=False)
    show((row.id, moment(row.at), row.table_id, row.rows, row.text, row.client) for row in page.rows)
    show_more(page)


@admin.command(help=help_text("cli-help-admin-journal"))
def journal(
    report: Annotated[str, typer.Argument(help=help_text("cli-help-admin-report"), callback=_text)],
    database: Database = None,
) -> None:
    from metalworks.server.admin import journal_of

    typer.echo(with_store(database, lambda store: journal_of(store, report), writes=False), nl=False)


@admin.command(help=help_text("cli-help-admin-tidy"))
def tidy(database: Database = None) -> None:
    from metalworks.server.settings import Retention
    from metalworks.server.storage import retention

    show(with_store(database, lambda store: retention.tidy(store, Retention())).items())


@admin.command(help=help_text("cli-help-admin-archive"))
def archive(database: Database = None) -> None:
    from metalworks.server.admin import archive_all

    stored, lost = with_store(database, archive_all)
    texts = Texts(of_command_line())
    typer.echo(texts("admin-archived", matches=stored))
    if lost:
        typer.echo(texts("admin-not-archived", matches=lost), err=True)


@admin.command(help=help_text("cli-help-admin-backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=help_text("cli-help-admin-file"))], database: Database = None
) -> None:
    from metalworks.server.storage import backup as backups
    from metalworks.server.storage.opening import in_words

    address = address_there(database)
    with in_words(address):
        rows = backups.backup(address, file)
    typer.echo(Texts(of_command_line())("admin-backed-up", rows=rows, file=_readable(str(file))))


@admin.command(help=help_text("cli-help-admin-restore"))
def restore(
    file: Annotated[Path, typer.Argument(help=help_text("cli-help-admin-file"))], database: Database = None
) -> None:
    from metalworks.server.storage import backup as backups
    from metalworks.server.storage.opening import in_words

    address = address_of(database)
    with in_words(address):
        rows = backups.restore(address, file)
    typer.echo(Texts(of_command_line())("admin-restored", rows=rows, file=_readable(str(file))))
