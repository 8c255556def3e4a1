"""A table as rows of the database: what lists need of it, written with every row of its log."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from metalworks import messages
from metalworks.messages import SeatInfo, Status, TableInfo
from metalworks.server.hosted.table import HostedTable


def listed_table(row: Any, chairs: list[Any], person: str | None, online: Collection[str] = ()) -> TableInfo:
    """A table as its rows in the database describe it."""
    waiting = [chair.seat for chair in chairs if row.waiting >> chair.seat & 1]
    return TableInfo(
        id=row.id,
        game=row.game,
        status=Status(row.status),
        public=row.public,
        options=msgspec.json.decode(row.options),
        pace=msgspec.json.decode(row.pace, type=messages.Pace),
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
        outcome=msgspec.json.decode(row.outcome, type=messages.Outcome) if row.outcome else None,
        rematch=row.rematch if any(person and chair.person == person for chair in chairs) else None,
        sandbox=row.sandbox,
    )


def move_row(hosted: HostedTable) -> dict[str, Any]:
    """What the database keeps of a table for lists: what changes with every move."""
    waiting = 0
    for seat in hosted.waiting:
        waiting |= 1 << seat
    return {
        "id": hosted.id,
        "updated": hosted.updated,
        "rows": hosted.rows,
        "moves": hosted.moves,
        "waiting": waiting,
    }


def table_row(hosted: HostedTable) -> dict[str, Any]:
    """The same with what changes now and then."""
    return {
        **move_row(hosted),
        "status": hosted.status.value,
        "host": hosted.host,
        "thinking": bool(hosted.thinking()),
        "due": hosted.clocks.due,
        "outcome": msgspec.json.encode(hosted.outcome).decode() if hosted.outcome else None,
        "rematch": hosted.rematch,
    }


def new_table_row(hosted: HostedTable) -> dict[str, Any]:
    """The same with what never changes."""
    return {
        **table_row(hosted),
        "game": hosted.game,
        "public": hosted.setup.public,
        "sandbox": hosted.setup.sandbox,
        "options": msgspec.json.encode(hosted.setup.options).decode(),
        "pace": msgspec.json.encode(hosted.setup.pace).decode(),
        "created": hosted.created,
    }


def seat_rows(hosted: HostedTable) -> list[dict[str, Any]]:
    return [
        {
            "table_id": hosted.id,
            "seat": seat,
            "person": chair.person,
            "name": chair.name,
            "level": chair.level,
            "stand_in": chair.stand_in,
            "conceded": chair.conceded,
        }
        for seat, chair in enumerate(hosted.chairs)
    ]
