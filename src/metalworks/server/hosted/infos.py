"""What people see of a table besides the game."""

from __future__ import annotations

from collections.abc import Collection

from metalworks import messages
from metalworks.messages import SeatInfo, TableInfo
from metalworks.server.hosted.chairs import Chair
from metalworks.server.hosted.table import HostedTable


def table_info(hosted: HostedTable, person: str | None, online: Collection[str] = (), spectators: int = 0) -> TableInfo:
    """A table as one person may know it."""
    own = hosted.seats_of(person)
    undo, draw = hosted.undo_request, hosted.draw_offer
    return TableInfo(
        id=hosted.id,
        game=hosted.game,
        status=hosted.status,
        public=hosted.setup.public,
        options=hosted.setup.options,
        pace=hosted.setup.pace,
        seats=[_seat(chair, person, online) for chair in hosted.chairs],
        host=bool(person) and hosted.host == person,
        created=hosted.created,
        updated=hosted.updated,
        waiting=list(hosted.waiting),
        your_turn=any(seat in own and not hosted.chairs[seat].stand_in for seat in hosted.waiting),
        moves=hosted.moves,
        spectators=spectators,
        undo_request=messages.UndoRequest(seat=undo.seat, missing=undo.missing) if undo else None,
        draw_offer=messages.DrawOffer(seat=draw.seat, missing=draw.missing) if draw else None,
        outcome=hosted.outcome,
        rematch=hosted.rematch if own else None,  # whoever knows of it can sit down there
        sandbox=hosted.setup.sandbox,
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
