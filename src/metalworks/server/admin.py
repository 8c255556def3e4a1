"""What whoever runs a server does by hand, beside the server that runs: it follows within seconds."""

from __future__ import annotations

import contextlib
from typing import Any, NamedTuple

import sqlalchemy as sa

from metalworks.contract.problems import Problem
from metalworks.server.archive import Archivist
from metalworks.server.hosted.bygone import BygoneTable
from metalworks.server.hosted.table import HostedTable
from metalworks.server.loading import fold, is_log_bygone
from metalworks.server.sanctions import Kind
from metalworks.server.storage.database import incidents, people, reports, seats, servers, tables
from metalworks.server.storage.store import LEASE, Store
from metalworks.server.transport.addresses import network_of
from metalworks.server.transport.people import link_path

KICK = 300.0  # seconds for which somebody who was kicked stays out
DAY = 86_400.0
MOST_DAYS = 36_500  # of a sanction; one for good says no number
SHOWN = 100  # rows of a list, where no other number is asked for

Row = sa.Row[tuple[object, ...]]


class Page(NamedTuple):
    """A part of a list, the newest first; `more` names its last row where the list goes on after it."""

    rows: list[Row]
    more: str | None = None


async def numbers(store: Store) -> dict[str, int]:
    """How much there is of what."""

    def count(connection: sa.Connection) -> dict[str, int]:
        by_status = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
        alive = sa.select(sa.func.count()).where(servers.c.beat > store.clock.now() - LEASE)
        return {
            "servers": connection.execute(alive).scalar_one(),
            **{f"tables-{status}": number for status, number in connection.execute(by_status)},
            **{
                table.name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
                for table in (people, reports, incidents)
            },
        }

    return await store.read(count)


async def _page(
    store: Store, query: sa.Select[Any], at: sa.ColumnElement[Any], key: sa.Column[Any], limit: int, before: str | None
) -> Page:
    """The rows of a query from the newest on, or those older than one of them; several may be of the same moment."""

    def find(connection: sa.Connection) -> Page:
        rows = query
        if before is not None:
            place = connection.execute(sa.select(at, key).where(sa.cast(key, sa.String) == before)).first()
            if place is None:
                raise Problem("admin-no-such-row", before=before)
            rows = query.where(sa.or_(at < place[0], sa.and_(at == place[0], key < place[1])))
        found = list(connection.execute(rows.order_by(at.desc(), key.desc()).limit(limit + 1)))
        return Page(found[:limit], str(found[limit - 1].id) if len(found) > limit else None)

    return await store.read(find)


async def find_people(store: Store, text: str, limit: int = SHOWN, before: str | None = None) -> Page:
    """People by a part of their name, or the people of a table."""
    sit = sa.select(seats.c.person).where(seats.c.table_id == text)
    named = people.c.name.icontains(text, autoescape=True)
    query = sa.select(people).where(sa.or_(named, people.c.id == text, people.c.id.in_(sit)))
    return await _page(store, query, sa.func.coalesce(people.c.seen, people.c.created), people.c.id, limit, before)


async def impose(store: Store, kind: Kind, who: str, days: float | None, why: str) -> None:
    """A ban, a mute or a block, for some days or for good."""
    if days is not None and not 0 <= days <= MOST_DAYS:  # also what is no number
        raise Problem("admin-too-many-days", days=str(days), most=MOST_DAYS)
    if kind is Kind.BLOCK:
        try:
            who = network_of(who)
        except ValueError:
            raise Problem("admin-no-address", address=who) from None
    else:
        await _check_person(store, who)
    await store.impose(kind, who, store.clock.now() + days * DAY if days is not None else None, why)


async def _check_person(store: Store, person: str) -> None:
    if await store.name_of(person) is None:
        raise Problem("admin-no-such-person", who=person)


async def kick(store: Store, person: str) -> None:
    """Out, for some minutes; whoever is out for longer stays so."""
    until = store.clock.now() + KICK
    for row in await store.sanctions():
        if row.kind == Kind.BAN and row.who == person and (row.until is None or row.until >= until):
            return
    await impose(store, Kind.BAN, person, KICK / DAY, "kick")


async def lift(store: Store, kind: Kind, who: str) -> None:
    names = [who]
    if kind is Kind.BLOCK:
        with contextlib.suppress(ValueError):  # earlier releases took anything, which is still to be lifted
            names.insert(0, network_of(who))
    for name in names:
        if await store.lift(kind, name):
            return
    raise Problem("admin-no-sanction", kind=kind.value, who=who)


async def sign_out(store: Store, person: str) -> None:
    """End all sessions of a person, and their private links."""
    await _check_person(store, person)
    await store.end_sessions(person)


async def new_link(store: Store, person: str) -> str:
    """The path of a private link, to give somebody their identity back."""
    await _check_person(store, person)
    token, _ = await store.add_link(person)
    return link_path(token)


async def last_incidents(store: Store, limit: int = SHOWN, before: str | None = None) -> Page:
    return await _page(store, sa.select(incidents), incidents.c.id, incidents.c.id, limit, before)


async def last_reports(store: Store, limit: int = SHOWN, before: str | None = None) -> Page:
    return await _page(store, sa.select(reports), reports.c.at, reports.c.id, limit, before)


async def journal_of(store: Store, report: str) -> str:
    """The journal of the table that a report is about, as it was at that moment."""
    query = sa.select(reports).where(reports.c.id == report)
    row = await store.read(lambda connection: connection.execute(query).first())
    if row is None or row.table_id is None:
        raise Problem("admin-no-such-report", report=report)
    rows = (await store.log_of(row.table_id))[: row.rows]
    if is_log_bygone(rows):
        bygone = BygoneTable(row.table_id, store.outages)
        await fold(bygone, rows)
        return bygone.journal.dumps()
    hosted = HostedTable(row.table_id, store.outages)
    await fold(hosted, rows)
    return hosted.match.journal.dumps() if hosted.match is not None else ""


async def archive_all(store: Store) -> tuple[int, int]:
    """Store all finished matches as they were seen, before a release that changes the rules.

    How many were stored now, and how many cannot be because their rules are gone already.
    """
    archivist = Archivist(store, pause=0.0)
    while await archivist.work():
        pass
    return archivist.stored, archivist.lost
