"""A computer seat knows no more than it may: tables that differ only in what it cannot see get the same answer."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from metalworks import GAMES, game
from metalworks.kernel.rng import Rng
from metalworks.server.live import LiveTable
from tests.players.test_search import positions
from tests.server.house import House

pytestmark = pytest.mark.compiled_only

LEVEL = "engineer"  # a search, and not one that the clock ends
TWINS = 2  # pairs of tables


@pytest.mark.parametrize("name", GAMES)
async def test_a_computer_seat_of_the_server_knows_no_more_than_it_may(name: str, sqlite_database: str) -> None:
    rules = game(name)
    house = House(sqlite_database)
    await house.open(people=1)
    try:
        compared = 0
        for number, (state, seat) in enumerate(positions(name, rules.official_seats[0], 5, every=9)):
            twin = state.resample(seat, Rng(77 + number))
            if rules.position(twin) == rules.position(state) or state.waiting() != 1 << seat:
                continue
            one, two = [
                await _answer(house, name, rules.position(own), seat, rules.official_seats[0]) for own in (state, twin)
            ]
            assert one == two
            compared += 1
            if compared == TWINS:
                break
        assert compared == TWINS
    finally:
        await house.close()


async def _answer(house: House, name: str, position: str, seat: int, seats: int) -> str:
    """The first thing that a computer does at a position, in a process that has thought about nothing before."""
    for pid in house.service.tables.thinkers.pids:
        os.kill(pid, signal.SIGKILL)
    sitters = [LEVEL if number == seat else "me" for number in range(seats)]
    table = await house.people[0].create(name, sitters, position=position, seed="twins")
    live: LiveTable = await house.service.tables.open(table.id)
    async with asyncio.timeout(60):
        while True:
            hosted = await house.service.tables.load(live)
            for line in hosted.playing()[0].journal.lines:
                if line.action and line.seat == seat:
                    return line.action.decode() if isinstance(line.action, bytes) else str(line.action)
            await asyncio.sleep(0.02)
