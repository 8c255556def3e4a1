"""kill -9 at random moments: no acknowledged move is lost, none is doubled, all games finish."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

import httpx
import msgspec
import pytest

from metalworks.client import Client, Lost, Refusal, Table
from metalworks.messages import Code
from metalworks.table.match import Match
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess

Answer = TypeVar("Answer")


class Witness:
    """Plays one seat through all crashes and remembers what the server acknowledged."""

    def __init__(self, table: Table, seat: int, rng: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.rng = rng
        self.acknowledged: list[tuple[int, dict[str, object]]] = []  # sequence before it, and the action
        self.unknown = 0  # times that the server could not say whether it happened
        self.denied: int | None = None  # the sequence at which the server said of every try that it did not
        self.perhaps: int | None = None  # the last sequence at which a try was made of which nobody knows
        self.denials = 0  # times that it was seen to be true

    async def play(self) -> None:
        while (turn := await self.table.next_turn()) is not None:
            # Whoever moves alone in their turn learns of nothing else before they have moved.
            assert self.denied in (None, turn.seq), "the server said that it did not happen, but it did"
            self.denials += self.denied is not None
            action = self.rng.choice(turn.legal)
            try:
                await self.table.act(turn, action)
            except Lost:
                self._wonder(turn.seq)
                continue  # perhaps committed, perhaps not: the next view tells
            except Refusal as refusal:
                if refusal.code not in (Code.STALE, Code.BUSY):
                    raise
                if refusal.key == "outcome-unknown":
                    self.unknown += 1
                    self._wonder(turn.seq)
                if refusal.key == "not-committed" and self.perhaps != turn.seq:
                    self.denied = turn.seq
                if refusal.code is Code.BUSY:  # said at once while the database is away: asking on and on is a flood
                    await asyncio.sleep(0.05)
                continue
            self.acknowledged.append((turn.seq, action))
            self.denied = None

    def _wonder(self, seq: int) -> None:
        """This try may stand, whatever is said of those before and after it at the same moment."""
        self.perhaps = seq
        self.denied = None


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
    # Each cut can hide at most one acknowledgement of this seat, and so can each commit whose answer was lost.
    assert len(played) - len(witness.acknowledged) <= witness.table.reconnections + witness.unknown


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


# -- two servers on one PostgreSQL, which crashes too ------------------------------------------------


async def _again(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Ask until there is an answer: servers and database come and go."""
    while True:
        try:
            return await ask()
        except (httpx.TransportError, Refusal) as error:
            if isinstance(error, Refusal) and error.code is not Code.BUSY:
                raise
            await asyncio.sleep(0.1)


class Played(NamedTuple):
    """What a pair of people has seen."""

    games: int
    moves: int  # acknowledged
    unknown: int  # of which the server could not say whether they had happened
    denials: int  # that were true


async def _games(ann: Client, ben: Client, rng: random.Random, until: asyncio.Event) -> Played:
    """Game after game between two people at two servers, or against a computer."""
    games = moves = unknown = denials = 0
    while not until.is_set():
        rival = rng.choice(["open", "open", "random"])
        name = (await _again(lambda: ann.create("metallurgie", ["me", rival]))).id  # noqa: B023
        if rival == "open":
            await _again(lambda: _join(ben, name))  # noqa: B023
        witnesses: list[Witness] = []
        async with asyncio.TaskGroup() as playing:
            for seat, client in enumerate((ann, ben) if rival == "open" else (ann,)):
                table = await client.play(name, views=False).__aenter__()
                witnesses.append(Witness(table, seat, random.Random(rng.random())))
                playing.create_task(witnesses[-1].play())
        match = Match.replay(await _again(lambda: ann.journal(name)))  # noqa: B023
        assert match.is_over
        for witness in witnesses:
            _check(witness, match)
            moves += len(witness.acknowledged)
            unknown += witness.unknown
            denials += witness.denials
            await witness.table.__aexit__()
        games += 1
    return Played(games, moves, unknown, denials)


async def _join(client: Client, table: str) -> None:
    try:
        await client.join(table)
    except Refusal as refusal:  # it was done, though the answer was lost
        if refusal.key not in ("table-already-in", "table-started"):
            raise


async def _survive_everything(folder: Path, kills: int, pairs: int) -> None:
    rng = random.Random(kills)
    postgres = await asyncio.to_thread(Postgres)
    database = postgres.database()
    servers = [ServerProcess(database, folder / f"log{number}", thinkers=1) for number in range(2)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            await server.ready()
        over = asyncio.Event()
        async with Client(servers[0].address, timeout=60) as ann, Client(servers[1].address, timeout=60) as ben:
            playing = [
                asyncio.create_task(_games(*rng.choice([(ann, ben), (ben, ann)]), random.Random(number), over))
                for number in range(pairs)
            ]
            killed = 0
            while killed < kills:
                await asyncio.sleep(rng.uniform(0.2, 1.5))
                assert not any(game.done() for game in playing), [game for game in playing if game.done()]
                what = rng.random()
                if what < 0.25:  # the database; sometimes a server dies meanwhile
                    await asyncio.to_thread(postgres.crash)
                    await asyncio.sleep(rng.uniform(0.0, 3.0))
                    if what < 0.08:
                        servers[0].kill()
                        killed += 1
                    await asyncio.to_thread(postgres.start)
                    killed += 1
                else:  # one of them, or both at once
                    for server in rng.sample(servers, rng.choice([1, 1, 2])):
                        server.kill()
                        killed += 1
                dead = [server for server in servers if not server.is_running]
                for server in dead:
                    server.start()
                await asyncio.gather(*(server.ready() for server in dead))
            over.set()
            async with asyncio.timeout(180):  # nobody is frozen
                played = await asyncio.gather(*playing)
        total = Played(*map(sum, zip(*played, strict=True)))
        print(f"{killed} kills: {total}")
        assert total.games >= pairs
        assert total.moves > 5 * kills
        assert total.denials > kills // 10, "hardly anything was denied: this run shows nothing"
        for server in servers:
            assert await asyncio.to_thread(server.stop) == 0
    finally:
        postgres.stop()


@pytest.mark.long
@pytest.mark.timeout(5400)
async def test_two_servers_and_their_database_survive_two_hundred_kills(tmp_path: Path) -> None:
    """Nothing is lost or doubled, nobody is frozen, nothing that stands was said not to have happened."""
    await _survive_everything(tmp_path, kills=200, pairs=12)
