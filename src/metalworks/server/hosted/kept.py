"""A table as it stands, so that only the rows of its log since then need to be carried out.

The log remains the truth. What is kept is good for the very code that wrote it (`code_of`); any other leaves it aside.
"""

from __future__ import annotations

import functools
import hashlib
from importlib.resources import files

import msgspec

from metalworks.messages import Outcome, Status
from metalworks.server.hosted.chairs import Chair, Consent, UndoConsent
from metalworks.server.hosted.clocks import Clocks, Outages
from metalworks.server.hosted.entries import ChairPlan, Created
from metalworks.server.hosted.sequences import Sequences
from metalworks.server.hosted.table import TAIL, HostedTable
from metalworks.table import kept as table_kept


class KeptChair(msgspec.Struct, array_like=True):
    """A `Chair`."""

    name: str
    person: str
    level: str
    stand_in: str
    conceded: bool


class KeptSequences(msgspec.Struct, array_like=True):
    """`Sequences`."""

    base: list[int]
    now: list[int]
    known: list[int]
    arose: list[int]


class KeptClocks(msgspec.Struct, array_like=True):
    """`Clocks`."""

    remaining: list[float]
    since: list[float | None]
    paused: list[bool]
    asked: list[float | None]


class KeptTable(msgspec.Struct, array_like=True):
    """A `HostedTable` at which a match was started."""

    rows: int
    created: float
    updated: float
    latest: float
    status: Status
    host: str
    setup: Created
    chairs: list[KeptChair]
    match: bytes
    sequences: KeptSequences
    clocks: KeptClocks
    waiting: tuple[int, ...]
    asked: tuple[int, ...]
    moves: int
    undo: tuple[int, list[int], int] | None
    draw: tuple[int, list[int]] | None
    outcome: Outcome | None
    rematch: str | None
    version: int
    rewindings: int


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(KeptTable).decode


def keep(hosted: HostedTable) -> bytes:
    """A table with a match, between two rows of its log."""
    match, sequences = hosted.playing()
    clocks, undo, draw = hosted.clocks, hosted.undo_request, hosted.draw_offer
    return _encode(
        KeptTable(
            rows=hosted.rows,
            created=hosted.created,
            updated=hosted.updated,
            latest=hosted.latest,
            status=hosted.status,
            host=hosted.host,
            setup=hosted.setup,
            chairs=[
                KeptChair(chair.name, chair.person, chair.level, chair.stand_in, chair.conceded)
                for chair in hosted.chairs
            ],
            match=table_kept.keep(match),
            sequences=KeptSequences(sequences._base, sequences._now, sequences._known, sequences._arose),
            clocks=KeptClocks(clocks._remaining, clocks._since, clocks._paused, clocks._asked),
            waiting=hosted.waiting,
            asked=hosted.asked,
            moves=hosted.moves,
            undo=(undo.seat, undo.missing, undo.to) if undo else None,
            draw=(draw.seat, draw.missing) if draw else None,
            outcome=hosted.outcome,
            rematch=hosted.rematch,
            version=hosted.version,
            rewindings=hosted.rewindings,
        )
    )


def take_up(table: str, outages: Outages, data: bytes) -> HostedTable:
    """The table that was kept."""
    kept = _decode(data)
    hosted = HostedTable(table, outages)
    hosted.rows, hosted.created, hosted.updated, hosted.latest = kept.rows, kept.created, kept.updated, kept.latest
    hosted.status, hosted.host, hosted.setup = kept.status, kept.host, kept.setup
    hosted.chairs = [_chair(one) for one in kept.chairs]
    hosted.match = table_kept.take_up(hosted.game, kept.match)
    counted = kept.sequences
    sequences = hosted.sequences = Sequences(hosted.match, counted.base, counted.known, counted.now)
    sequences._arose = counted.arose
    clocks = hosted.clocks = Clocks(kept.setup.pace, len(kept.chairs), outages)
    clocks._remaining, clocks._since = kept.clocks.remaining, kept.clocks.since
    clocks._paused, clocks._asked = kept.clocks.paused, kept.clocks.asked
    hosted.waiting, hosted.asked, hosted.moves = kept.waiting, kept.asked, kept.moves
    hosted.undo_request = UndoConsent(*kept.undo) if kept.undo else None
    hosted.draw_offer = Consent(*kept.draw) if kept.draw else None
    hosted.outcome, hosted.rematch = kept.outcome, kept.rematch
    hosted.version, hosted.rewindings = kept.version, kept.rewindings
    hosted.keep_at = hosted.rows + TAIL
    return hosted


def _chair(kept: KeptChair) -> Chair:
    chair = Chair(ChairPlan(kept.name, kept.person, kept.level))
    chair.stand_in, chair.conceded = kept.stand_in, kept.conceded
    return chair


def prepare(game: str) -> None:
    """Do once what taking up the first table of a game would have to wait for."""
    code_of(game)
    table_kept.decoder(game)


@functools.cache
def code_of(game: str) -> str:
    """The code that keeps a table and plays its game, in a few letters."""
    digest = hashlib.blake2b(table_kept.code_of(game).encode(), digest_size=12)
    for file in sorted(files("metalworks.server.hosted").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".py"):
            digest.update(file.read_bytes())
    return digest.hexdigest()
