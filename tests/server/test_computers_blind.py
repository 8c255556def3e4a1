"""A computer seat knows no more than it may: tables that differ only in what it cannot see get the same answer."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from metalworks import GAMES, game
from metalworks.players import player
from metalworks.players.searching import Searching
from metalworks.server.live import LiveTable
from tests.players.test_search import twins
from tests.server.house import House

pytestmark = pytest.mark.compiled_only

PAIRS = 4  # of tables


@pytest.mark.parametrize("level", ["tinker", "smith", "engineer"])  # the clock may end what the master thinks
@pytest.mark.parametrize("name", GAMES)
async def test_a_computer_seat_of_the_server_knows_no_more_than_it_may(
    name: str, level: str, sqlite_database: str
) -> None:
    rules = game(name)
    house = House(sqlite_database)
    await house.open(people=1)
    try:
        compared = 0
        for state, twin, seat in twins(name, rules.official_seats[0], every=9):
            if state.waiting() != 1 << seat:
                continue
            one, two = [
                await _answer(house, name, level, rules.position(own), seat, rules.official_seats[0])
                for own in (state, twin)
            ]
            assert one == two
            compared += 1
            if compared == PAIRS:
                break
        assert compared == PAIRS
    finally:
        await house.close()


async def _answer(house: House, name: str, level: str, position: str, seat: int, seats: int) -> str:
    """The first thing that a computer does at a position, in a process that has thought about nothing before."""
    if isinstance(player(level), Searching):  # others remember nothing
        for pid in house.service.tables.thinkers.pids:
            os.kill(pid, signal.SIGKILL)
    sitters = [level if number == seat else "me" for number in range(seats)]
    table = await house.people[0].create(name, sitters, position=position, seed="twins")
    live: LiveTable = await house.service.tables.open(table.id)
    async with asyncio.timeout(60):
        while True:
            hosted = await house.service.tables.load(live)
            for line in hosted.playing()[0].journal.lines:
                if line.action and line.seat == seat:
                    return line.action.decode() if isinstance(line.action, bytes) else str(line.action)
            await asyncio.sleep(0.02)
