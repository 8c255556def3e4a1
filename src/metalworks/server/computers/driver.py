"""Acting for the seats that no person acts for: computers think, and silence answers for whoever is asked too long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import structlog

from metalworks.messages import Code
from metalworks.server import metrics
from metalworks.server.computers.process import ADVISED, Answer
from metalworks.server.computers.thinkers import Thinkers, thought_of
from metalworks.server.hosted import commands
from metalworks.server.hosted.commands import Entries
from metalworks.server.hosted.table import HostedTable
from metalworks.server.live import LiveTable
from metalworks.server.refusal import Refuse
from metalworks.server.storage.store import Away
from metalworks.server.storage.writer import NotCommitted, Unknown
from metalworks.server.wall_clock import WallClock

# What keeps a table from being read or changed at the moment. It is read again as soon as that is possible, and whoever
# is waited for then is found again.
NOT_NOW = (Refuse, Away, NotCommitted, Unknown)

logger = structlog.get_logger()


class MovedOn(Exception):
    """What a computer player thought about is no longer the question."""


class Host(Protocol):
    """What the driver needs of the tables."""

    async def load(self, live: LiveTable) -> HostedTable: ...

    async def change(self, live: LiveTable, decide: Callable[[HostedTable, float], Entries]) -> HostedTable: ...


class Driver:
    """Drives the computer seats and the answer clocks of all tables of this process."""

    def __init__(self, host: Host, thinkers: Thinkers, clock: WallClock) -> None:
        self._host = host
        self._thinkers = thinkers
        self._clock = clock

    def drive(self, live: LiveTable, think: bool = True) -> None:
        """Let computers think where they are waited for, and watch the answer clocks; stop what is not needed.

        `think` is False where another process lets them think.
        """
        hosted = live.hosted
        thinking = hosted.thinking() if hosted is not None else []
        answering = hosted.answering() if hosted is not None and hosted.clocks.due is not None else []
        if not (thinking or answering or live.thoughts or live.answer_timers):
            return
        _stop(live.thoughts, thinking)
        _stop(live.answer_timers, answering)
        for seat in thinking if think else ():
            if seat not in live.thoughts:
                live.thoughts[seat] = asyncio.create_task(self._think(live, seat))
        for seat in answering:
            if seat not in live.answer_timers:
                live.answer_timers[seat] = asyncio.create_task(self._await_answer(live, seat))

    async def _think(self, live: LiveTable, seat: int) -> None:
        """One decision of a computer seat."""
        try:
            async with live.lock:
                hosted = await self._host.load(live)
                if seat not in hosted.thinking():
                    return
                match, sequences = hosted.playing()
                question = (hosted.rewindings, sequences.arose(seat))
                thought = thought_of(match, seat, hosted.chairs[seat].computer)
            code = (await self._thinkers.choose(thought, live.house())).code
        except NOT_NOW as error:
            logger.warning("computer could not think", table=live.id, seat=seat, why=_why(error))
            return
        finally:
            _forget(live.thoughts, seat)

        def decide(hosted: HostedTable, at: float) -> Entries:  # noqa: ARG001  (silence needs the time, this does not)
            _, sequences = hosted.playing()
            if seat not in hosted.thinking() or (hosted.rewindings, sequences.arose(seat)) != question:
                raise MovedOn
            return commands.act_code(hosted, seat, code)

        try:
            await self._host.change(live, decide)
        except MovedOn:
            self.drive(live)
        except NOT_NOW as error:  # the next sweep tries again
            logger.warning("computer could not move", table=live.id, seat=seat, why=_why(error))
        else:
            metrics.COMPUTER_MOVES.inc()

    async def _await_answer(self, live: LiveTable, seat: int) -> None:
        """Play the silence of a person who is asked, once their answer clock has run out."""
        try:
            while True:
                async with live.lock:
                    hosted = await self._host.load(live)
                    left = hosted.clocks.answer_left(seat, self._clock.now())
                if left is None:
                    return
                if left <= 0:
                    break
                await self._clock.sleep(left)
        except NOT_NOW as error:
            logger.warning("answer clock could not be read", table=live.id, seat=seat, why=_why(error))
            return
        finally:
            _forget(live.answer_timers, seat)
        try:
            await self._host.change(live, lambda hosted, at: commands.lapse(hosted, seat, at))
        except NOT_NOW as error:
            if isinstance(error, Refuse) and error.code is not Code.BUSY:  # an answer, or another process, was faster
                self.drive(live)
            else:  # the next sweep tries again
                logger.warning("silence could not be played", table=live.id, seat=seat, why=_why(error))
        else:
            metrics.LAPSES.inc()

    async def hint(self, hosted: HostedTable, seat: int, house: str) -> Answer:
        """What is best for a seat by the analysis that looks at finished games, and how it compares with the rest."""
        match, _ = hosted.playing()
        return await self._thinkers.choose(thought_of(match, seat, ADVISED), house)


def _why(error: Exception) -> str:
    return error.key if isinstance(error, Refuse) else repr(error)


def _stop(tasks: dict[int, asyncio.Task[None]], needed: list[int]) -> None:
    for seat, task in list(tasks.items()):
        if seat not in needed or task.done():  # one that was cancelled before it began is still there
            del tasks[seat]
            task.cancel()


def _forget(tasks: dict[int, asyncio.Task[None]], seat: int) -> None:
    if tasks.get(seat) is asyncio.current_task():
        del tasks[seat]
