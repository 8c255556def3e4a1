"""Servers for tests: one for most of them, on each database; fresh ones where a test stops or kills it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from metalworks.client import Client
from metalworks.server import service as services
from tests.server.house import House
from tests.server.postgres import NoPostgres, Postgres
from tests.server.process import STARTED, ServerProcess


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The server is not compiled: once is enough."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.compiled_only)
            if item.get_closest_marker("timeout") is None:
                item.add_marker(pytest.mark.timeout(90))


@pytest.fixture(scope="session", autouse=True)
def no_process_is_left() -> Iterator[None]:
    yield
    for process in STARTED:
        if process.is_running:
            process.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        server = Postgres()
    except NoPostgres as reason:
        pytest.skip(str(reason))
    yield server
    server.stop()


# On PostgreSQL in the long checks: what differs between the databases has tests of its own, which always run on both.
@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database of each kind."""
    if request.param == "postgresql":
        fresh: Postgres = request.getfixturevalue("postgres")
        return fresh.database()
    return f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.sqlite3'}"


@pytest.fixture(scope="session")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that runs through all tests that do not harm it."""
    process = ServerProcess(database, tmp_path_factory.mktemp("server") / "log")
    process.start()
    asyncio.run(process.ready())
    yield process
    assert process.is_running, "the server did not stay up"
    assert process.stop() == 0


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, sqlite_database: str) -> str:
    """A database that no other server uses, with signs of life or with a clock of its own."""
    if request.param == "sqlite":
        return sqlite_database
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=["sqlite", "postgresql"])
async def shared_house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[House]:
    """A house for all tests of a module, which have its event loop (`asyncio(loop_scope="module")`)."""
    address = f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.sqlite3'}"
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.database()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services, "MEND", 0.1)
        patch.setattr(services, "ARCHIVE", 0.2)
        house = House(address)
        await house.open(people=3)
    yield house
    await house.close()


@pytest.fixture
async def ann(server: ServerProcess) -> AsyncIterator[Client]:
    async with Client(server.address) as client:
        await client.rename("Ann")
        yield client


@pytest.fixture
async def ben(server: ServerProcess) -> AsyncIterator[Client]:
    async with Client(server.address) as client:
        await client.rename("Ben")
        yield client


@pytest.fixture
async def eve(server: ServerProcess) -> AsyncIterator[Client]:
    """Somebody who sits nowhere."""
    async with Client(server.address) as client:
        await client.rename("Eve")
        yield client
