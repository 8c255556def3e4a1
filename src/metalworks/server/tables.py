"""The tables of a server process: changes are decided, committed, then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import structlog

from metalworks.messages import ChatLine, Code, Status
from metalworks.server import metrics
from metalworks.server.computers.thinkers import Thinkers, thought_of
from metalworks.server.hosted import commands
from metalworks.server.hosted import entries as log
from metalworks.server.hosted.table import HostedTable
from metalworks.server.live import LiveTable
from metalworks.server.refusal import Refuse
from metalworks.server.settings import Settings
from metalworks.server.storage.rows import new_table_row, seat_rows, table_row
from metalworks.server.storage.store import Store, is_id, new_id
from metalworks.server.storage.writer import Append, Conflict
from metalworks.server.transport import notices
from metalworks.server.transport.connections import Connection
from metalworks.server.transport.notices import Notice
from metalworks.server.transport.signals import Signals

Decide = Callable[[HostedTable, float], commands.Entries]

BREATH = 50  # rows of a long log, after which others have their turn
UNUSED = 60.0  # seconds after which a table where nobody is may be forgotten
CONFLICTS = 8  # times that another process may be faster before we give up

logger = structlog.get_logger()


class MovedOn(Exception):
    """What a computer player thought about is no longer the question."""


class Tables:
    """Every table somebody looks at, and the way to change one."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.signals = Signals()
        self.thinkers = Thinkers(settings.thinkers, settings.think_limit)
        self.live: dict[str, LiveTable] = {}

    # -- finding -----------------------------------------------------------------------------

    async def open(self, table: str) -> LiveTable:
        """The table of this name, read from its log if it is not in memory."""
        live = self.live.get(table)
        if live is not None and live.hosted is not None:
            live.used = time.monotonic()
            return live
        if not is_id(table):
            raise Refuse(Code.MISSING, "no-such-table")
        if live is None:
            live = self.live[table] = LiveTable(table)
        try:
            async with live.lock:
                await self.load(live)
        except Exception:  # there is none, or it cannot be read
            if live.is_idle:
                self.live.pop(table, None)
            raise
        return live

    async def load(self, live: LiveTable) -> HostedTable:
        """The table as its log tells it, under its lock."""
        if live.hosted is None:
            rows = await self.store.log_of(live.id)
            if not rows:
                raise Refuse(Code.MISSING, "no-such-table")
            hosted = HostedTable(live.id, self.store.outages)
            for number, (at, row) in enumerate(rows, 1):
                hosted.follow(at, log.read(row))
                if number % BREATH == 0:
                    await asyncio.sleep(0)
            live.hosted = hosted
            self.drive(live)
        return live.hosted

    # -- changing ----------------------------------------------------------------------------

    async def create(self, decide: Decide) -> LiveTable:
        """Make a table."""
        live = LiveTable(new_id())
        hosted = HostedTable(live.id, self.store.outages)
        at = time.time()
        entries = decide(hosted, at)
        hosted.close_row(at)
        notice = Notice(live.id, rows=hosted.rows, game=hosted.game, turns=_turns(hosted, ()), listed=True)
        await self._append(hosted, entries, at, notice, is_new=True)
        live.hosted = hosted
        self.live[live.id] = live
        self.signals.pass_on(notice)
        async with live.lock:
            self.drive(live)
        return live

    async def change(
        self, live: LiveTable, decide: Decide, asker: Connection | None = None, re: str | None = None
    ) -> HostedTable:
        """Decide something at a table, commit it, then tell everybody.

        Where another process was faster, its decision stands and ours is checked anew.
        """
        live.used = time.monotonic()
        async with live.lock:
            for _ in range(CONFLICTS):
                hosted = await self.load(live)
                before, version = hosted.waiting, hosted.version
                was_thinking = bool(hosted.thinking())
                at = max(time.time(), hosted.latest)  # clocks of machines differ, and are set back
                try:
                    entries = decide(hosted, at)
                except (Refuse, MovedOn):
                    raise
                except Exception:
                    live.hosted = None  # it may have been half carried out: the log knows
                    raise
                hosted.close_row(at)
                notice = self._notice(hosted, before, version, entries)
                try:
                    is_move = hosted.version == version and was_thinking == bool(hosted.thinking())
                    await self._append(hosted, entries, at, notice, is_move=is_move)
                except Conflict:
                    metrics.CONFLICTS.inc()
                    live.hosted = None
                    await self.load(live)
                    live.tell()
                    continue
                except Exception as error:
                    live.hosted = None
                    logger.error("not committed", table=live.id, error=repr(error))
                    raise Refuse(Code.BUSY, "not-committed") from error
                live.tell(asker, re)
                self.signals.pass_on(notice)
                self.drive(live)
                return hosted
        raise Refuse(Code.BUSY, "not-committed")

    async def _append(
        self,
        hosted: HostedTable,
        entries: commands.Entries,
        at: float,
        notice: Notice,
        is_new: bool = False,
        is_move: bool = False,
    ) -> None:
        started = time.perf_counter()
        row = {"table_id": hosted.id, "n": hosted.rows - 1, "at": at, "entry": log.write(entries)}
        table = new_table_row(hosted) if is_new else table_row(hosted)
        seats = [] if is_move else seat_rows(hosted)
        text = notices.write(notice) if self.store.is_postgres else ""
        await self.store.writer.append(Append(row, table, seats, is_new, is_move, text))
        metrics.COMMIT.observe(time.perf_counter() - started)

    def _notice(self, hosted: HostedTable, before: tuple[int, ...], version: int, entries: commands.Entries) -> Notice:
        rematch = next((entry.table for entry in entries if isinstance(entry, log.RematchMade)), "")
        return Notice(
            hosted.id,
            rows=hosted.rows,
            game=hosted.game,
            turns=_turns(hosted, before),
            listed=hosted.version != version,
            rematch=rematch,
            people=[chair.person for chair in hosted.chairs if chair.person] if rematch else [],
        )

    # -- other processes ---------------------------------------------------------------------

    async def catch_up(self, live: LiveTable, rows: int) -> None:
        """Follow what another process has committed at a table."""
        async with live.lock:
            hosted = live.hosted
            if hosted is None or hosted.rows >= rows:
                return
            missed = await self.store.log_of(live.id, hosted.rows)
            try:
                for at, row in missed:
                    hosted.follow(at, log.read(row))
            except Exception:
                live.hosted = None  # half carried out
                raise
            live.tell()
            self.drive(live, only_stop=True)

    async def hear(self, data: bytes) -> None:
        """A notice of another process."""
        notice = notices.read(data)
        if notice.process == notices.PROCESS:
            return
        self.signals.pass_on(notice)
        live = self.live.get(notice.table)
        if live is None:
            return
        if notice.rows:
            await self.catch_up(live, notice.rows)
        if notice.chat and live.connections:
            await self.tell_chat(live)
        if notice.present is not None:
            live.presence.hear(notice.process, notice.present, notice.spectators)
            live.tell_presence()

    async def tell_chat(self, live: LiveTable) -> None:
        """Pass on the lines of chat that another process took."""
        for row in await self.store.chat_of(live.id):
            live.say(chat_line(row))

    # -- computer seats ------------------------------------------------------------------------

    def drive(self, live: LiveTable, only_stop: bool = False) -> None:
        """Let computers think where they must decide, and stop where they need not any more."""
        hosted = live.hosted
        thinking = hosted.thinking() if hosted is not None else []
        for seat, task in list(live.computers.items()):
            if seat not in thinking:
                del live.computers[seat]
                task.cancel()
        if only_stop:
            return
        for seat in thinking:
            if seat not in live.computers:
                live.computers[seat] = asyncio.create_task(self._think(live, seat))

    async def _think(self, live: LiveTable, seat: int) -> None:
        """One decision of a computer seat."""
        try:
            async with live.lock:
                hosted = await self.load(live)
                if seat not in hosted.thinking():
                    return
                match, sequences = hosted.playing()
                question = (hosted.rewindings, sequences.arose(seat))
                thought = thought_of(match, seat, hosted.chairs[seat].computer)
            code = await self.thinkers.choose(thought)
        finally:
            if live.computers.get(seat) is asyncio.current_task():
                del live.computers[seat]

        def decide(hosted: HostedTable, at: float) -> commands.Entries:
            _, sequences = hosted.playing()
            if seat not in hosted.thinking() or (hosted.rewindings, sequences.arose(seat)) != question:
                raise MovedOn
            return commands.act_code(hosted, seat, code, at)

        try:
            await self.change(live, decide)
        except MovedOn:
            self.drive(live)
        except Refuse as refuse:  # the database is away; the next sweep tries again
            logger.warning("computer could not move", table=live.id, seat=seat, why=refuse.key)
        else:
            metrics.COMPUTER_MOVES.inc()

    async def hint(self, hosted: HostedTable, seat: int) -> int:
        """What the strongest computer player would do for a seat."""
        match, _ = hosted.playing()
        return await self.thinkers.choose(thought_of(match, seat, commands.STRONGEST))

    # -- housekeeping ----------------------------------------------------------------------------

    async def resume(self, before: float) -> int:
        """Go on at the tables that wait for a computer since a moment or longer; their number."""
        waiting = await self.store.thinking(before)
        for table, rows in waiting.items():
            try:
                live = await self.open(table)
                await self.catch_up(live, rows)  # what is in memory may be old: nobody looked at it here
                if not live.computers:
                    async with live.lock:
                        self.drive(live)
            except Exception as error:  # others wait too
                logger.warning("not resumed", table=table, error=repr(error))
        return len(waiting)

    async def sweep(self) -> None:
        """Look for what a notice that was lost or a process that died has left; forget what nobody needs."""
        if self.settings.is_postgres:
            watched = [live.id for live in self.live.values() if live.connections]
            for table, rows in (await self.store.rows_of(watched)).items():
                try:
                    if table in self.live:
                        await self.catch_up(self.live[table], rows)
                except Exception as error:  # others wait too
                    logger.warning("not caught up", table=table, error=repr(error))
        await self.resume(time.time() - 2 * self.settings.think_limit)
        self.forget()

    def forget(self) -> None:
        """Drop from memory the tables that were not used for longest."""
        # Not what was used just now: somebody may be on his way to it.
        long_ago = time.monotonic() - UNUSED
        idle = sorted(
            (live for live in self.live.values() if live.is_idle and live.used < long_ago), key=lambda live: live.used
        )
        for live in idle[: max(0, len(idle) - self.settings.keep)]:
            del self.live[live.id]

    async def close(self) -> None:
        """Stop the computers; their tables wait for the next process."""
        for live in self.live.values():
            for task in live.computers.values():
                task.cancel()
        await self.thinkers.close()


def _turns(hosted: HostedTable, before: tuple[int, ...]) -> list[str]:
    """The people who must decide now and did not have to before."""
    if hosted.status is not Status.PLAYING:
        return []
    fresh = (hosted.chairs[seat] for seat in hosted.waiting if seat not in before)
    return [chair.person for chair in fresh if chair.person and not chair.stand_in]


def chat_line(row: Any, is_over: bool = False) -> ChatLine:
    """A row of the chat as people see it; its place in the match only at the end, for it counts secret steps too."""
    move = row.move if is_over else 0
    return ChatLine(id=row.id, at=row.at, name=row.name, text=row.text, seat=row.seat, move=move)
