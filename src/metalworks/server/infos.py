"""What people see of a table besides the game: from the record, and, for lists, from the database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from metalworks.server import protocol
from metalworks.server.protocol import SeatInfo, Status, TableInfo
from metalworks.server.record import Chair, Record


def table_info(record: Record, person: str | None, online: Collection[str] = (), spectators: int = 0) -> TableInfo:
    """A table as one person may know it."""
    own = record.seats_of(person)
    undo, draw = record.undo_request, record.draw_offer
    return TableInfo(
        id=record.id,
        game=record.game,
        status=record.status,
        public=record.setup.public,
        options=record.setup.options,
        pace=record.setup.pace,
        seats=[_seat(chair, person, online) for chair in record.chairs],
        host=bool(person) and record.host == person,
        created=record.created,
        updated=record.updated,
        waiting=list(record.waiting),
        your_turn=any(seat in own and not record.chairs[seat].stand_in for seat in record.waiting),
        moves=record.moves,
        spectators=spectators,
        undo_request=protocol.UndoRequest(seat=undo.seat, missing=undo.missing) if undo else None,
        draw_offer=protocol.DrawOffer(seat=draw.seat, missing=draw.missing) if draw else None,
        outcome=record.outcome,
        rematch=record.rematch,
        sandbox=record.setup.sandbox,
    )


def _seat(chair: Chair, person: str | None, online: Collection[str]) -> SeatInfo:
    return SeatInfo(
        name=chair.name,
        computer=chair.computer,
        is_open=chair.is_open,
        person=bool(chair.person),
        yours=bool(person) and chair.person == person,
        away=bool(chair.stand_in) and not chair.conceded,
        conceded=chair.conceded,
        online=bool(chair.person) and chair.person in online,
    )


def listed(row: Any, chairs: list[Any], person: str | None, online: Collection[str] = ()) -> TableInfo:
    """A table as its rows in the database tell of it."""
    waiting = [chair.seat for chair in chairs if row.waiting >> chair.seat & 1]
    return TableInfo(
        id=row.id,
        game=row.game,
        status=Status(row.status),
        public=row.public,
        options=msgspec.json.decode(row.options),
        pace=msgspec.json.decode(row.pace, type=protocol.Pace),
        seats=[
            SeatInfo(
                name=chair.name,
                computer=chair.level or chair.stand_in,
                is_open=not chair.person and not chair.level,
                person=bool(chair.person),
                yours=bool(person) and chair.person == person,
                away=bool(chair.stand_in) and not chair.conceded,
                conceded=chair.conceded,
                online=bool(chair.person) and chair.person in online,
            )
            for chair in chairs
        ],
        host=bool(person) and row.host == person,
        created=row.created,
        updated=row.updated,
        waiting=waiting,
        your_turn=any(
            bool(person) and chair.person == person and not chair.stand_in for chair in chairs if chair.seat in waiting
        ),
        moves=row.moves,
        outcome=msgspec.json.decode(row.outcome, type=protocol.Outcome) if row.outcome else None,
        rematch=row.rematch,
        sandbox=row.sandbox,
    )


def table_row(record: Record) -> dict[str, Any]:
    """What the database keeps of a table for lists: what changes with every move."""
    return {
        "id": record.id,
        "status": record.status.value,
        "host": record.host,
        "updated": record.updated,
        "rows": record.rows,
        "moves": record.moves,
        "waiting": sum(1 << seat for seat in record.waiting),
        "thinking": bool(record.thinking()),
        "outcome": msgspec.json.encode(record.outcome).decode() if record.outcome else None,
        "rematch": record.rematch,
    }


def new_table_row(record: Record) -> dict[str, Any]:
    """The same with what never changes."""
    return {
        **table_row(record),
        "game": record.game,
        "public": record.setup.public,
        "sandbox": record.setup.sandbox,
        "options": msgspec.json.encode(record.setup.options).decode(),
        "pace": msgspec.json.encode(record.setup.pace).decode(),
        "created": record.created,
    }


def seat_rows(record: Record) -> list[dict[str, Any]]:
    return [
        {
            "table_id": record.id,
            "seat": seat,
            "person": chair.person,
            "name": chair.name,
            "level": chair.level,
            "stand_in": chair.stand_in,
            "conceded": chair.conceded,
        }
        for seat, chair in enumerate(record.chairs)
    ]
