"""kill -9 at random moments: no acknowledged move is lost, none is doubled, all games finish."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from metalworks.client import Client, Lost, Refusal, Table
from metalworks.messages import Code
from metalworks.table.match import Match
from tests.server.process import ServerProcess


class Witness:
    """Plays one seat through all crashes and remembers what the server acknowledged."""

    def __init__(self, table: Table, seat: int, rng: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.rng = rng
        self.acknowledged: list[tuple[int, dict[str, object]]] = []  # sequence before it, and the action

    async def play(self) -> None:
        while (turn := await self.table.next_turn()) is not None:
            action = self.rng.choice(turn.legal)
            try:
                await self.table.act(turn, action)
            except Lost:
                continue  # perhaps committed, perhaps not: the next view tells
            except Refusal as refusal:
                if refusal.code not in (Code.STALE, Code.BUSY):
                    raise
                continue
            self.acknowledged.append((turn.seq, action))


async def _survive(database: str, folder: Path, tables: int, kills: int, games: tuple[str, ...]) -> None:
    rng = random.Random(tables)
    server = ServerProcess(database, folder / "log")
    server.start()
    await server.ready()
    async with Client(server.address, timeout=120) as ann, Client(server.address, timeout=120) as ben:
        names: list[str] = []
        for number in range(tables):
            game = games[number % len(games)]
            if number % 4 == 3:  # a computer seat resumes its turn
                names.append((await ann.create(game, ["me", "random"])).id)
            else:
                names.append((await ann.create(game, ["me", "open"])).id)
                await ben.join(names[-1])
        witnesses: list[Witness] = []
        async with asyncio.TaskGroup() as playing:
            for number, name in enumerate(names):
                for seat, client in enumerate((ann, ben)):
                    if number % 4 == 3 and seat == 1:
                        continue
                    table = await client.play(name, views=False).__aenter__()
                    witnesses.append(Witness(table, seat, random.Random(rng.random())))
                    playing.create_task(witnesses[-1].play())
            for _ in range(kills):
                await asyncio.sleep(rng.uniform(0.3, 1.5))
                server.kill()
                server.start()
                await server.ready()
        assert all(witness.table.is_over for witness in witnesses)
        assert sum(witness.table.reconnections for witness in witnesses) > 0
        for name in names:
            match = Match.replay(await ann.journal(name))
            assert match.is_over
            here = [witness for witness in witnesses if witness.table._address.endswith(f"/{name}/play")]
            for witness in here:
                _check(witness, match)
        for witness in witnesses:
            await witness.table.__aexit__()
    assert server.stop() == 0


def _check(witness: Witness, match: Match) -> None:
    """Every acknowledged action stands in the journal exactly once and in its order."""
    lines = msgspec.json.decode(msgspec.json.encode(match.journal.lines))
    played = [line["action"] for line in lines if line.get("seat") == witness.seat and "action" in line]
    moments = [seq for seq, _ in witness.acknowledged]
    assert moments == sorted(set(moments)), "an action was acknowledged twice for one moment"
    at = 0
    for _, action in witness.acknowledged:
        while at < len(played) and played[at] != action:
            at += 1  # committed, but the acknowledgement was lost in a crash
        assert at < len(played), "an acknowledged action is not in the journal"
        at += 1
    # Each cut can hide at most one acknowledgement of this seat.
    assert len(played) - len(witness.acknowledged) <= witness.table.reconnections


@pytest.mark.timeout(180)
async def test_a_few_tables_survive(sqlite_database: str, tmp_path: Path) -> None:
    await _survive(sqlite_database, tmp_path, tables=16, kills=4, games=("metallurgie",))


@pytest.mark.long
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_two_hundred_tables_survive_twenty_kills(
    kind: str, sqlite_database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = sqlite_database if kind == "sqlite" else request.getfixturevalue("postgres").database()
    await _survive(database, tmp_path, tables=200, kills=20, games=("metallurgie", "metallum"))
