"""What whoever runs a server does by hand, beside the server that runs: it follows within seconds."""

from __future__ import annotations

import sqlalchemy as sa

from metalworks.contract.problems import Problem
from metalworks.server.archive import Archivist
from metalworks.server.hosted.bygone import BygoneTable
from metalworks.server.hosted.table import HostedTable
from metalworks.server.loading import fold, is_log_bygone
from metalworks.server.sanctions import Kind
from metalworks.server.storage.database import incidents, people, reports, seats, servers, tables
from metalworks.server.storage.store import LEASE, Store
from metalworks.server.transport.addresses import neighbourhood
from metalworks.server.transport.people import link_path

KICK = 300.0  # seconds for which somebody who was kicked stays out
DAY = 86_400.0
SHOWN = 100

Row = sa.Row[tuple[object, ...]]


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


async def find_people(store: Store, text: str) -> list[Row]:
    """People by a part of their name, or the people of a table."""
    sit = sa.select(seats.c.person).where(seats.c.table_id == text)
    named = people.c.name.icontains(text, autoescape=True)
    query = sa.select(people).where(sa.or_(named, people.c.id == text, people.c.id.in_(sit)))
    last = query.order_by(sa.func.coalesce(people.c.seen, people.c.created).desc()).limit(SHOWN)
    return await store.read(lambda connection: list(connection.execute(last)))


async def impose(store: Store, kind: Kind, who: str, days: float | None, why: str) -> None:
    """A ban, a mute or a block, for some days or for good."""
    if kind is Kind.BLOCK:
        who = neighbourhood(who)
    elif await store.name_of(who) is None:
        raise Problem("admin-no-such-person", who=who)
    await store.impose(kind, who, store.clock.now() + days * DAY if days is not None else None, why)


async def kick(store: Store, person: str) -> None:
    """Out, for some minutes."""
    await impose(store, Kind.BAN, person, KICK / DAY, "kick")


async def lift(store: Store, kind: Kind, who: str) -> None:
    if not await store.lift(kind, neighbourhood(who) if kind is Kind.BLOCK else who):
        raise Problem("admin-no-sanction", kind=kind.value, who=who)


async def new_link(store: Store, person: str) -> str:
    """The path of a private link, to give somebody their identity back."""
    if await store.name_of(person) is None:
        raise Problem("admin-no-such-person", who=person)
    token, _ = await store.add_link(person)
    return link_path(token)


async def last_incidents(store: Store) -> list[Row]:
    query = sa.select(incidents).order_by(incidents.c.id.desc()).limit(SHOWN)
    return await store.read(lambda connection: list(connection.execute(query)))


async def last_reports(store: Store) -> list[Row]:
    query = sa.select(reports).order_by(reports.c.at.desc()).limit(SHOWN)
    return await store.read(lambda connection: list(connection.execute(query)))


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


async def archive_all(store: Store) -> int:
    """Store all finished matches as they were seen, before a release that changes the rules; their number."""
    archivist = Archivist(store, pause=0.0)
    while await archivist.work():
        pass
    return archivist.stored
