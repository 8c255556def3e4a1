"""What nobody needs any more is deleted after a set time."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from metalworks.games import GAMES
from metalworks.messages import Status
from metalworks.server.hosted import kept
from metalworks.server.settings import Retention
from metalworks.server.storage.database import (
    SETTINGS_OF,
    incidents,
    links,
    people,
    reports,
    sanctions,
    schema,
    seats,
    sessions,
    settings,
    snapshots,
    tables,
)
from metalworks.server.storage.store import Store

DAY = 86_400.0
PORTION = 200  # tables in one transaction, so that nobody waits long


async def tidy(store: Store, retention: Retention, keep: Collection[str] = ()) -> dict[str, int]:
    """Delete what is too old, but no table that somebody has open; how much of each."""
    now = store.clock.now()

    def before(days: float) -> float:
        return now - days * DAY

    sitting = sa.select(seats.c.person).where(seats.c.person != "")
    small: dict[str, sa.Delete] = {
        "links": sa.delete(links).where(links.c.expires < now),
        "reports": sa.delete(reports).where(reports.c.at < before(retention.reports)),
        "incidents": sa.delete(incidents).where(incidents.c.at < before(retention.incidents)),
        "sanctions": sa.delete(sanctions).where(sanctions.c.until < before(retention.incidents)),
        "guests": sa.delete(people).where(
            sa.func.coalesce(people.c.seen, people.c.created) < before(retention.guests), people.c.id.not_in(sitting)
        ),
    }
    removed = {"tables": await _tidy_tables(store, before(retention.open), before(retention.abandoned), keep)}
    for name, query in small.items():
        removed[name] = await store.writer.work(lambda connection, query=query: connection.execute(query).rowcount)  # type: ignore[misc]
    removed["snapshots"] = await _tidy_snapshots(store)
    unseen = before(retention.sessions)
    removed["sessions"] = await store.writer.work(lambda connection: _tidy_people(connection, now, unseen))
    return removed


def _tidy_people(connection: sa.Connection, now: float, unseen: float) -> int:
    """End the sessions that were not used for long, and delete what belongs to guests who are gone.

    A session that has ended is kept as long as its person: without it the cookie would be good again.
    """
    old = sa.and_(sessions.c.ended.is_(None), sessions.c.seen < unseen)
    connection.execute(sa.update(sessions).where(old).values(ended=now))
    known = sa.select(people.c.id)
    chosen = settings.c.key.startswith(SETTINGS_OF, autoescape=True)
    theirs = sa.select(sa.literal(SETTINGS_OF) + people.c.id)
    connection.execute(sa.delete(settings).where(chosen, settings.c.key.not_in(theirs)))
    return connection.execute(sa.delete(sessions).where(sessions.c.person.not_in(known))).rowcount


async def _tidy_snapshots(store: Store) -> int:
    """What earlier code has kept, which ours cannot read; whoever opens such a table makes it anew."""
    other = sa.and_(snapshots.c.game.in_(GAMES), snapshots.c.code.not_in([kept.code_of(game) for game in GAMES]))
    some = sa.select(snapshots.c.table_id).where(other).limit(PORTION)
    portion = sa.delete(snapshots).where(snapshots.c.table_id.in_(some), other)
    removed = 0
    while found := await store.writer.work(lambda connection: connection.execute(portion).rowcount):
        removed += found
    return removed


async def _tidy_tables(store: Store, opened: float, abandoned: float, keep: Collection[str]) -> int:
    """Tables that never began or were left in the middle; whatever was finished stays."""
    never_began = sa.and_(tables.c.status.in_([Status.OPEN.value, Status.CLOSED.value]), tables.c.updated < opened)
    left = sa.and_(tables.c.status == Status.PLAYING.value, tables.c.updated < abandoned)
    query = sa.select(tables.c.id).where(sa.or_(never_began, left), tables.c.id.not_in(list(keep)))
    names = await store.read(lambda connection: list(connection.execute(query).scalars()))
    for first in range(0, len(names), PORTION):
        some = names[first : first + PORTION]

        def delete(connection: sa.Connection, some: list[str] = some) -> None:
            for table in schema.tables.values():
                if "table_id" in table.columns and table is not reports:
                    connection.execute(sa.delete(table).where(table.c.table_id.in_(some)))
            connection.execute(sa.delete(tables).where(tables.c.id.in_(some)))

        await store.writer.work(delete)
    return len(names)
