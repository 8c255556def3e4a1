"""The lists of tables, page by page."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa

from metalworks.messages import Code, Shelf, Status
from metalworks.server.refusal import Refuse
from metalworks.server.storage.database import seats, tables
from metalworks.server.storage.ids import is_id

PAGE = 50

Listed = tuple[Any, list[Any]]  # a table and its seats


class Place(NamedTuple):
    """Where a page of a list ends: the next one goes on after it."""

    turn: int
    updated: float
    table: str

    def write(self) -> str:
        return f"{self.turn}~{self.updated!r}~{self.table}"

    @classmethod
    def read(cls, text: str) -> Place:
        """A place as it was written; refused otherwise. A number alone is a moment: what was older then."""
        try:
            turn, updated, table = text.split("~") if "~" in text else ("1", text, "")
            place = cls(int(turn), float(updated), table)
        except ValueError:
            place = cls(-1, 0.0, "")
        if place.turn not in (0, 1) or not 0 <= place.updated < 1e12 or (place.table and not is_id(place.table)):
            raise Refuse(Code.SHAPE, "bad-request", detail="before")
        return place


def page(
    connection: sa.Connection, shelf: Shelf, person: str | None, game: str | None, after: Place | None
) -> tuple[list[Listed], Place | None]:
    """A page of a list: the tables, each with its seats; and where the next page begins, if there is one."""
    sits = tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.person == (person or "-")))
    turn: sa.ColumnElement[Any] = sa.literal(0)
    query = sa.select(tables)
    match shelf:
        case Shelf.OPEN:
            query = query.where(tables.c.status == Status.OPEN.value, tables.c.public)
        case Shelf.LIVE:
            query = query.where(tables.c.status == Status.PLAYING.value, tables.c.public)
        case Shelf.FINISHED:
            query = query.where(tables.c.status == Status.FINISHED.value, sa.or_(tables.c.public, sits))
        case Shelf.PLAYED:
            query = query.where(tables.c.status == Status.FINISHED.value, sits)
        case Shelf.MINE:
            query = query.where(tables.c.status.in_([Status.OPEN.value, Status.PLAYING.value]), sits)
            is_waited_for = tables.c.waiting.op(">>")(seats.c.seat).op("&")(1)
            turn = (
                sa.select(sa.func.coalesce(sa.func.max(is_waited_for), 0))
                .where(seats.c.table_id == tables.c.id, seats.c.person == (person or "-"), seats.c.stand_in == "")
                .correlate(tables)
                .scalar_subquery()
            )
    if game:
        query = query.where(tables.c.game == game)
    if after is not None:  # several tables may have changed at the same moment
        as_old = sa.and_(tables.c.updated == after.updated, tables.c.id > after.table)
        later = sa.or_(tables.c.updated < after.updated, as_old)
        query = query.where(sa.or_(turn < after.turn, sa.and_(turn == after.turn, later)))
    order = [tables.c.updated.desc(), tables.c.id]
    if shelf is Shelf.MINE:
        order = [turn.desc(), *order]
    query = query.add_columns(turn.label("turn")).order_by(*order).limit(PAGE + 1)

    *found, last = [*connection.execute(query), None]
    if len(found) > PAGE:
        found, last = found[:PAGE], found[PAGE - 1]
    sitting = sa.select(seats).where(seats.c.table_id.in_([row.id for row in found])).order_by(seats.c.seat)
    chairs: dict[str, list[sa.Row[tuple[object, ...]]]] = {}
    for row in connection.execute(sitting):
        chairs.setdefault(row.table_id, []).append(row)
    more = Place(last.turn, last.updated, last.id) if last is not None else None
    return [(row, chairs.get(row.id, [])) for row in found], more
