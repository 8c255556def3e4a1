"""A move costs the same at the end of a game as at its beginning: counted, not timed.

In Metallum a seat may commit one program after the other while its opponent still thinks, so that the
log grows and the board does not. Whatever the server does for some of them is written down, early and
late: statements, what viewers are sent, and the lines of our own code that ran.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from types import FrameType, SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

import metalworks
from metalworks import messages
from metalworks.messages import SeatPlan, Sitter
from metalworks.server.hosted import commands
from metalworks.server.hosted.table import HostedTable
from metalworks.server.live import LiveTable
from metalworks.server.settings import Limits, Settings
from metalworks.server.storage.store import Store
from metalworks.server.tables import Tables
from metalworks.server.transport.connections import Connection

MOVES = 10  # in a round
OURS = str(metalworks.__file__).removesuffix("__init__.py")


class Round:
    """What was done for some moves."""

    def __init__(self) -> None:
        self.moves = 0
        self.statements: list[str] = []
        self.told: list[list[str]] = []
        self.lines = 0


class LongTable:
    """A table of two people and a spectator, and everything that happens around it."""

    def __init__(self, store: Store, here: Tables, live: LiveTable) -> None:
        self.live = live
        self._store = store
        self._here = here
        self.viewers = [self.welcome(person)[0] for person in ("ann", "ben", None)]
        self._statements: list[str] = []
        sa.event.listen(store.engine, "before_cursor_execute", self._note)

    def _note(self, _: object, __: object, statement: str, *___: object) -> None:
        self._statements.append(statement)

    def welcome(self, person: str | None, seen: int | None = None) -> tuple[Connection, int]:
        """Somebody comes to the table, having seen so much of it; and how many characters they are sent."""
        socket: Any = SimpleNamespace(host="", is_open=True, is_writable=False)
        viewer = Connection(socket, person, Limits(backlog=10**9))
        self.live.connections.append(viewer)
        self.live.welcome(viewer, messages.Hello(seen={"0": seen} if seen is not None else {}))
        return viewer, len(viewer._outbox.pop())

    async def _commit(self, which: int) -> None:
        def decide(hosted: HostedTable, _: float) -> commands.Entries:
            match, sequences = hosted.playing()
            return commands.act(hosted, 0, sequences.now(0), match.legal(0)[which])

        await self._here.change(self.live, decide, self.viewers[0], "x")

    async def round(self, is_traced: bool = False) -> Round:
        """Commit some programs, one after the other."""
        done = Round()
        self._statements.clear()
        rows = self._rows()

        def trace(frame: FrameType, event: str, _: object) -> Callable[..., Any] | None:
            if not frame.f_code.co_filename.startswith(OURS):
                return None
            done.lines += event == "line"
            return trace

        if is_traced:
            sys.settrace(trace)
        try:
            for number in range(MOVES):
                await self._commit(number)
        finally:
            sys.settrace(None)
        done.moves = MOVES
        assert self._rows() - rows == done.moves
        done.statements = list(self._statements)
        for viewer in self.viewers:
            done.told.append([_without_numbers(text.decode()) for text in viewer._outbox])
            viewer._outbox.clear()
        return done

    def _rows(self) -> int:
        assert self.live.hosted is not None
        return self.live.hosted.rows


def _without_numbers(text: str) -> str:
    """Times and sequences grow, but not what is said."""
    return re.sub(r"\d+(\.\d+)?", "0", text)


@pytest.fixture
async def table(sqlite_database: str) -> Any:
    store = await Store.open(sqlite_database)

    @sa.event.listens_for(store.engine, "connect")
    def hurry(connection: Any, _: object) -> None:
        connection.execute("PRAGMA synchronous=OFF")  # nobody counts what is on the disk here

    here = Tables(store, Settings(database=sqlite_database))

    wish = messages.CreateTable(game="metallum", seats=[SeatPlan(sitter=Sitter.ME), SeatPlan()])
    live = await here.create(commands.create(wish, "ann", "Ann"))
    await here.change(live, lambda hosted, _: commands.join(hosted, "ben", "Ben", messages.JoinTable()))
    yield LongTable(store, here, live)
    await store.close()


async def test_a_move_costs_the_same_at_the_end_of_a_long_game(table: LongTable) -> None:
    await _play_until(table, 50)
    early = await table.round(is_traced=True)
    await _play_until(table, 2_050)  # not where the table is kept as it stands
    late = await table.round(is_traced=True)
    assert late.moves == early.moves
    assert late.statements == early.statements
    assert len(late.statements) <= 3 * late.moves  # begin, a row of the log, a row of the lists
    assert late.told == early.told
    assert [len(told) for told in late.told] == [late.moves, 0, 0]  # of secret steps others are not told
    assert 0 < late.lines <= 1.1 * early.lines


async def test_whoever_comes_back_is_sent_what_they_missed_and_not_the_log(table: LongTable) -> None:
    await _play_until(table, 500)
    assert table.live.hosted is not None
    now = table.live.hosted.playing()[1].now(0)
    nothing_missed, little_missed, new = (table.welcome("ann", seen)[1] for seen in (now, now - 3, None))
    assert nothing_missed < little_missed < nothing_missed + 500
    assert new > nothing_missed + 20_000


async def _play_until(table: LongTable, rows: int) -> None:
    while table._rows() < rows:
        await table.round()
