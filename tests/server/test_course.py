"""Games in hindsight, computed beside everything else: bounded in every way, and ended with the server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import psutil
import pytest

from metalworks import GAMES
from metalworks.client import Client, Refusal
from metalworks.players.analysis import Judged
from metalworks.server.computers import analyst as analysts
from metalworks.server.computers.analyst import Analyst, Course
from metalworks.table.match import Match
from tests.server.house import House
from tests.server.process import ServerProcess

ONE = Judged(0, 0, [0.5, 0.5], 0.1, 0, 0.5, None, 0.0)


def finished(game: str = "metallurgie", seed: int = 1) -> Match:
    match, rng = Match.new(game, 2, seed=seed), random.Random(seed)
    while not match.is_over:
        seat = match.waiting[0]
        match.advance(seat, rng.choice(match.legal_codes(seat)))
    return match


def ask(analyst: Analyst, table: str, address: str = "here", match: Match | None = None) -> Course:
    lines, journal = (match.steps, match.journal.dumps) if match is not None else (10, lambda: table)
    return analyst.course(table, address, lines, journal)


async def until_done(analyst: Analyst, course: Course) -> None:
    async with asyncio.timeout(60):
        while analyst._tasks or not course.is_done:
            await asyncio.sleep(0.01)


class Slow(Analyst):
    """Judges when it is told to, and fails as often as it is told to."""

    def __init__(self, decisions: int = 1, failures: int = 0) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.looked_at: list[str] = []
        self._decisions, self._failures = decisions, failures

    async def _walk(self, journal: str, course: Course) -> bool:
        self.looked_at.append(journal)
        await self.go.wait()
        course.decisions.extend([ONE] * self._decisions)
        self._failures -= 1
        return self._failures < 0


async def test_a_whole_game_is_judged_by_a_process() -> None:
    match = finished()
    analyst = Analyst(iterations=2, niceness=0)
    course = ask(analyst, "a", match=match)
    assert not course.decisions
    await until_done(analyst, course)
    assert course.is_whole
    steps = [one.step for one in course.decisions]
    assert not any(one.considered for one in course.decisions)  # which fills files, not the memory of a server
    assert steps == sorted(steps)
    assert 10 < len(steps) <= match.steps
    assert ask(analyst, "a", match=match) is course
    assert not analyst._tasks


async def test_the_queue_is_short_and_shorter_for_each_address() -> None:
    analyst = Slow()
    courses = [ask(analyst, f"mine {number}") for number in range(10)]
    assert len(analyst._tasks) == analysts.MOST_OF_ADDRESS
    for number in range(100):
        ask(analyst, f"another {number}", f"address {number}")
    assert len(analyst._tasks) == analysts.MOST_WAITING
    for _ in range(3):  # the same questions again begin nothing
        ask(analyst, "mine 0")
    analyst.go.set()
    await until_done(analyst, courses[0])
    assert len(analyst.looked_at) == analysts.MOST_WAITING
    assert (courses[2].is_whole, courses[3].is_done) == (True, False)
    assert ask(analyst, "mine 3") is courses[3]  # now there is room
    await until_done(analyst, courses[3])


async def test_what_fails_twice_is_not_begun_again() -> None:
    analyst = Slow(failures=9)
    analyst.go.set()
    for _ in range(5):
        course = ask(analyst, "a")
        async with asyncio.timeout(20):
            while analyst._tasks:
                await asyncio.sleep(0)
    assert len(analyst.looked_at) == analysts.TRIES
    assert (course.is_done, course.is_whole, len(course.decisions)) == (True, False, 1)


async def test_what_is_kept_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysts, "MOST_KEPT", 100)
    analyst = Slow(decisions=40)
    analyst.go.set()
    for number in range(10):
        await until_done(analyst, ask(analyst, str(number)))
    ask(analyst, "9")
    assert list(analyst._courses) == ["8", "9"]
    assert ask(analyst, "9").is_whole


async def test_a_game_that_takes_too_long_is_judged_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the processor's time, which the system counts; and by the clock's."""
    match = finished("metallum")
    analyst = Analyst(iterations=1_000_000, cpu_limit=1, niceness=0)
    course = ask(analyst, "a", match=match)
    await until_done(analyst, course)
    assert (course.is_whole, course.tries) == (False, 1)
    monkeypatch.setattr(analysts, "TIME_LIMIT", 0.05)
    course = ask(analyst, "b", match=match)
    await until_done(analyst, course)
    assert (course.is_whole, course.tries, analyst.pid) == (False, 1, None)


async def test_a_game_without_end_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished()
    monkeypatch.setattr(analysts, "MOST_LINES", match.steps - 1)
    course = ask(Slow(), "a", match=match)
    assert (course.is_done, course.is_whole, course.decisions) == (True, False, [])


def forced_end(game: str) -> Match:
    """A match that begins where nobody has a choice any more, at its end."""
    match, rng = Match.new(game, 2, seed=1), random.Random(1)
    position = ""
    while not match.is_over:
        seat = match.waiting[0]
        position = match.position
        is_forced = len(match.candidate_codes(seat)) == 1
        match.advance(seat, rng.choice(match.legal_codes(seat)))
    assert is_forced
    for seed in range(100):  # chance may have a last word
        end = Match.at(game, position, seed=seed)
        end.advance(end.waiting[0], end.candidate_codes(end.waiting[0])[0])
        if end.is_over:
            return end
    raise AssertionError


@pytest.fixture
async def house(sqlite_database: str) -> AsyncIterator[House]:
    house = House(sqlite_database)
    await house.open(1)
    yield house
    await house.close()


@pytest.mark.parametrize("name", GAMES)
async def test_a_game_in_which_nobody_had_a_choice_has_no_turning_points(house: House, name: str) -> None:
    (ann,) = house.people
    table = (await ann.upload(forced_end(name).journal.dumps())).id
    async with asyncio.timeout(60):
        while not (course := await ann.course(table)).done:
            await asyncio.sleep(0.05)
    assert (course.moments, course.turns) == ([], [])


def analysing(server: ServerProcess) -> list[psutil.Process]:
    children = psutil.Process(server.pid).children()
    return [child for child in children if "metalworks.server.computers.analysing" in child.cmdline()]


@pytest.mark.parametrize("end", ["kill", "stop"])
async def test_no_process_outlives_the_server(end: str, sqlite_database: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_database, tmp_path / "log")
    server.start()
    await server.ready()
    async with Client(server.address) as ann:
        running = await ann.create("metallurgie", ["me", "me"])
        with pytest.raises(Refusal) as refused:
            await ann.course(running.id)
        assert refused.value.key == "table-not-finished"
        for seed in range(2):
            game = await ann.upload(finished("metallum", seed).journal.dumps())
            assert not (await ann.course(game.id)).done
        async with asyncio.timeout(60):
            while not analysing(server):
                await asyncio.sleep(0.05)
    [child] = analysing(server)  # one after the other
    if end == "kill":
        server.kill()
    else:
        assert await asyncio.to_thread(server.stop) == 0
    async with asyncio.timeout(60):
        while child.is_running() and child.status() != psutil.STATUS_ZOMBIE:
            await asyncio.sleep(0.05)
    assert "Traceback" not in server.log.read_text()
