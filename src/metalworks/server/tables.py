"""The tables of a server process: a command says what the log gains, which is applied, committed, then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

import structlog

from metalworks.messages import ChatLine, Code, Status
from metalworks.server import loading, metrics
from metalworks.server.change import Change, entry_row, turns
from metalworks.server.computers.analyst import Analyst
from metalworks.server.computers.driver import Driver
from metalworks.server.computers.thinkers import Thinkers
from metalworks.server.hosted import entries as log
from metalworks.server.hosted.bygone import RULES_CHANGED, BygoneTable
from metalworks.server.hosted.entries import Entries
from metalworks.server.hosted.table import HostedTable
from metalworks.server.live import LiveTable
from metalworks.server.refusal import Refuse
from metalworks.server.settings import Settings
from metalworks.server.storage.ids import is_id, new_id
from metalworks.server.storage.rows import new_table_row, seat_rows
from metalworks.server.storage.store import Away, Store
from metalworks.server.storage.writer import Append, Conflict, NotCommitted, Unknown
from metalworks.server.transport import notices
from metalworks.server.transport.connections import Connection
from metalworks.server.transport.notices import Notice
from metalworks.server.transport.signals import Signals
from metalworks.server.wall_clock import WALL_CLOCK, WallClock

Decide = Callable[[HostedTable, float], Entries]  # a command with its arguments; the number is the time

UNUSED = 60.0  # seconds after which a table where nobody is may be forgotten
CROWD = 2  # times as many tables as are to be kept: somebody leafs through all there are
LONGEST_PAUSE = 300.0  # seconds, before a table that cannot be read is tried again
CONFLICTS = 8  # times that another process may be faster before we give up

logger = structlog.get_logger()


class Tables:
    """Every table somebody looks at, and the way to change one."""

    def __init__(self, store: Store, settings: Settings, clock: WallClock = WALL_CLOCK) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.signals = Signals()
        self.thinkers = Thinkers(settings.thinkers, settings.think_limit + (settings.think or 0.0), settings.think)
        self.driver = Driver(self, self.thinkers, clock)
        self.analyst = Analyst()
        self.live: dict[str, LiveTable] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._unread: dict[str, Unread] = {}  # tables that could not be mended
        self._are_rules_known = False  # no match is running by other rules than ours

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
            live = self.live[table] = LiveTable(table, self.clock)
        try:
            async with live.lock:
                await self.load(live)
        except Exception:  # there is none, or it cannot be read
            if live.is_idle:
                self.live.pop(table, None)
            raise
        return live

    async def length_of_unread(self, table: str) -> int | None:
        """How many rows of a log would have to be read to show a table; None where it is in memory."""
        live = self.live.get(table)
        if live is not None and live.hosted is not None:
            return None
        return (await self.store.rows_of([table])).get(table, 0) if is_id(table) else 0

    async def load(self, live: LiveTable) -> HostedTable:
        """The table as its log tells it, under its lock; whoever is there learns what is new to them."""
        if live.hosted is None:
            hosted = await loading.load(self.store, live.id)
            if isinstance(hosted, BygoneTable) and hosted.status is Status.PLAYING:
                hosted = await self._close(hosted, RULES_CHANGED)
            live.hosted = hosted
            live.tell()
            self._keep(hosted)
            self.driver.drive(live, think=not hosted.thinking() or await self.store.is_mine(live.id))
        return live.hosted

    async def _close(self, hosted: HostedTable, reason: str) -> HostedTable:
        """End a match that cannot go on; where another process was faster, as it did."""
        change = self._carry_out(hosted, lambda _, __: [log.Closed(reason)])
        try:
            await self.store.writer.append(change.job)
        except Conflict:
            return await loading.load(self.store, hosted.id)
        return hosted

    # -- changing ----------------------------------------------------------------------------

    async def create(self, entries: Entries) -> LiveTable:
        """Make a table."""
        live = LiveTable(new_id(), self.clock)
        hosted = HostedTable(live.id, self.store.outages)
        at = self.clock.now()
        await loading.fold(hosted, [(at, entries)])
        notice = Notice(live.id, rows=hosted.rows, game=hosted.game, turns=turns(hosted, ()), listed=True)
        row = {**new_table_row(hosted), "server": self.store.process}
        await self.store.writer.append(
            Append(entry_row(hosted, entries, at), row, seat_rows(hosted), True, False, self._announced(notice))
        )
        live.hosted = hosted
        live.is_chat_known = True  # nobody has said anything yet
        self.live[live.id] = live
        self.signals.pass_on(notice)
        self._keep(hosted)  # of an uploaded journal one row holds it all
        async with live.lock:
            self.driver.drive(live)
        return live

    async def change(
        self, live: LiveTable, decide: Decide, asker: Connection | None = None, re: str | None = None
    ) -> HostedTable:
        """Carry out a command at a table: apply what the log gains, commit it, then tell everybody.

        Where another process was faster, its change stands and the command is checked again.
        """
        live.used = time.monotonic()
        async with live.lock:
            for _ in range(CONFLICTS):
                hosted = await self.load(live)
                change = self._carry_out(hosted, decide, live)
                try:
                    await self.store.writer.append(change.job)
                except Conflict:
                    metrics.CONFLICTS.inc()
                    live.hosted = None
                except Exception as error:
                    raise self._not_made(live, error) from error
                else:
                    self._made(live, change, asker, re)
                    return hosted
        raise Refuse(Code.BUSY, "not-committed")

    def change_at_once(
        self, live: LiveTable, decide: Decide, asker: Connection, re: str | None, done: Callable[[Refuse | None], None]
    ) -> bool:
        """The same without a task, which every move would pay for: `done` is called after the commit.

        It is told `Again` where another process was faster, for `change` to decide anew. False, and nothing has
        happened, where the table is busy or has to be read.
        """
        hosted = live.hosted
        if hosted is None or not live.lock.take():
            return False
        live.used = time.monotonic()

        def settle(error: object) -> None:
            problem: Refuse | None = None
            try:
                if isinstance(error, Conflict):
                    metrics.CONFLICTS.inc()
                    live.hosted, problem = None, Again()
                elif isinstance(error, Exception):
                    problem = self._not_made(live, error)
                else:
                    self._made(live, change, asker, re)
            finally:
                live.lock.release()
            done(problem)

        try:
            change = self._carry_out(hosted, decide, live)
            self.store.writer.put(change.job, settle)
        except NotCommitted as error:  # the server stops
            live.lock.release()
            raise self._not_made(live, error) from error
        except BaseException:
            live.lock.release()
            raise
        return True

    def _carry_out(self, hosted: HostedTable, decide: Decide, live: LiveTable | None = None) -> Change:
        """Apply what the log gains by a command; it is to be written before anybody hears of it."""
        at = max(self.clock.now(), hosted.latest)  # clocks of machines differ, and are set back
        entries = decide(hosted, at)
        change = Change(hosted, entries)
        try:
            change.carry_out(at, self.store.process)
        except Exception:
            if live is not None:
                live.hosted = None  # half carried out: the log knows
            raise
        if self.store.is_postgres:
            change.job.notice = notices.write(change.notice())
        return change

    def _announced(self, notice: Notice) -> str:
        return notices.write(notice) if self.store.is_postgres else ""

    def _made(self, live: LiveTable, change: Change, asker: Connection | None, re: str | None) -> None:
        """A change is committed: tell everybody."""
        metrics.COMMIT.observe(time.perf_counter() - change.begun)
        live.tell(asker, re)
        if self.signals.connections:
            self.signals.pass_on(change.notice())
        self.driver.drive(live)
        self._keep(change.hosted)

    def _keep(self, hosted: HostedTable) -> None:
        """Keep a table as it stands, where its log has grown enough since the last time."""
        if hosted.rows >= hosted.keep_at and hosted.match is not None:
            self._do(loading.keep(self.store, hosted))

    def _not_made(self, live: LiveTable, error: Exception) -> Refuse:
        """A change is not committed, or nobody knows: the log knows how the table stands."""
        live.hosted = None
        if isinstance(error, Unknown):
            return Refuse(Code.BUSY, "outcome-unknown")
        logger.error("not committed", table=live.id, error=repr(error))
        return Refuse(Code.BUSY, "not-committed")

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    # -- other processes ---------------------------------------------------------------------

    async def catch_up(self, live: LiveTable, rows: int) -> None:
        """Follow what another process has committed at a table."""
        async with live.lock:
            hosted = live.hosted
            if hosted is None:
                await self.load(live)
                return
            if hosted.rows >= rows:
                return
            missed = await self.store.log_of(live.id, hosted.rows)
            try:
                await loading.fold(hosted, missed)
            except Exception:
                live.hosted = None  # half carried out
                raise
            live.tell()
            self.driver.drive(live, think=False)

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
            await self._read_chat(live)
        if notice.present is not None:
            live.presence.hear(notice.process, notice.present, notice.spectators)
            live.tell_presence()

    async def know_chat(self, live: LiveTable) -> None:
        """Read what was said at a table; where no other process takes lines, only once."""
        if not live.is_chat_known or self.store.is_postgres:
            await self._read_chat(live)

    async def _read_chat(self, live: LiveTable) -> None:
        for row in await self.store.chat_of(live.id):
            live.say(chat_line(row))
        live.is_chat_known = True

    # -- housekeeping ----------------------------------------------------------------------------

    async def mend(self) -> None:
        """Read again the tables whose state in memory was thrown away, and tell who is there how it went.

        One that cannot be read is tried less and less often.
        """
        lost = [live for live in self.live.values() if live.hosted is None and not live.lock.locked()]
        known = self._unread
        self._unread = {live.id: known[live.id] for live in lost if live.id in known}
        for live in lost:
            unread = self._unread.get(live.id, NEVER_TRIED)
            if unread.again > time.monotonic():
                continue
            try:
                async with live.lock:
                    await self.load(live)
            except Away:  # as others say already; soon again
                return
            except Exception as error:
                pause = min(LONGEST_PAUSE, 2.0**unread.tries)
                self._unread[live.id] = Unread(unread.tries + 1, time.monotonic() + pause)
                logger.warning("not mended", table=live.id, error=repr(error), pause=pause)
            else:
                self._unread.pop(live.id, None)

    async def resume(self) -> int:
        """Go on where this process must act by itself; the number of these tables.

        That is where a computer is waited for that no other process lets think, and where an answer clock has run out.
        """
        waiting = await self.store.unattended(self.clock.now())
        for table, rows in waiting.items():
            try:
                live = await self.open(table)
                await self.catch_up(live, rows)  # what is in memory may be old: nobody looked at it here
                async with live.lock:
                    self.driver.drive(live)
            except Exception as error:  # others wait too
                logger.warning("not resumed", table=table, error=repr(error))
        await self.close_bygone()
        return len(waiting)

    async def close_bygone(self) -> None:
        """End the running matches that cannot go on, because their rules are gone: looked for when rules have changed.

        Otherwise lists would show them as running until somebody opens them.
        """
        if self._are_rules_known:
            return
        self._are_rules_known = True
        try:
            rules, closed = loading.rules_now(), 0
            if rules == await self.store.rules():
                return
            for table in await self.store.running():
                if await loading.is_table_bygone(self.store, table):
                    closed += await self._close_unseen(table)
            await self.store.note_rules(rules)
        except BaseException:
            self._are_rules_known = False  # the next sweep tries again
            raise
        if closed:
            logger.warning("closed, because the rules have changed", tables=closed)

    async def _close_unseen(self, table: str) -> bool:
        """End a match that cannot go on; nobody has asked for its table. Whether that was possible."""
        try:
            live = await self.open(table)
        except (Away, NotCommitted, Unknown):
            raise
        except Exception as error:  # the others are to be closed too
            logger.warning("not closed", table=table, error=repr(error))
            return False
        if live.is_idle:
            live.stop()
            self.live.pop(table, None)
        return True

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
        await self.resume()
        self.forget()

    def forget(self) -> None:
        """Drop from memory the tables that were not used for longest."""
        # Not what was used just now: somebody may be on their way to it. Only a crowd of tables has to go at once.
        long_ago = time.monotonic() - (UNUSED if len(self.live) < CROWD * self.settings.keep else 1.0)
        idle = sorted(
            (live for live in self.live.values() if live.is_idle and live.used < long_ago), key=lambda live: live.used
        )
        for live in idle[: max(0, len(idle) - self.settings.keep)]:
            live.stop()
            del self.live[live.id]

    async def close(self) -> None:
        """Stop the computers; their tables wait for the next process."""
        for live in self.live.values():
            live.stop()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.thinkers.close()
        await self.analyst.close()


class Unread(NamedTuple):
    """How often a table could not be read, and when it is tried again."""

    tries: int
    again: float


NEVER_TRIED = Unread(0, 0.0)


class Again(Refuse):
    """Another process was faster: the command is to be checked again."""

    def __init__(self) -> None:
        super().__init__(Code.BUSY, "not-committed")


def chat_line(row: Any, is_over: bool = False) -> ChatLine:
    """A row of the chat as people see it; its place in the match only at the end: it counts secret steps too."""
    move = row.move if is_over else 0
    return ChatLine(id=row.id, at=row.at, name=row.name, text=row.text, seat=row.seat, move=move)
