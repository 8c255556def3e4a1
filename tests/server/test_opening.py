"""What `--database` may name by mistake, and what a backup may be told to overwrite: a sentence; nothing is changed."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from metalworks.cli import admin as command
from metalworks.cli import serve
from metalworks.cli.serve import address_of
from metalworks.contract.problems import Problem
from metalworks.contract.texts import LANGUAGES, Texts
from metalworks.server.storage import backup as backups
from metalworks.server.storage.database import connect
from metalworks.server.storage.opening import migrate
from tests.server.postgres import Postgres

OTHERS = {
    "notes": "CREATE TABLE notes (a)",
    "settings": "CREATE TABLE settings (a, b)",
    "users": "CREATE TABLE users (a); CREATE TABLE alembic_version (version_num); "
    "INSERT INTO alembic_version VALUES ('ae1027a6acf')",
    "alembic_version": "CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('ae1027a6acf')",
}


def refused(database: str | Path) -> Problem:
    """Why neither the server nor the command takes a database."""
    with pytest.raises(Problem) as server:
        serve._check_database(address_of(str(database))).release()
    with pytest.raises(Problem) as admin:
        command.status(database=str(database))
    assert server.value.key == admin.value.key
    for language in LANGUAGES:
        assert "\n" not in Texts(language)(server.value.key, **server.value.arguments)
    return server.value


def looks(file: Path) -> tuple[int, str, list[str]]:
    """The rights and the content of a file, and what lies beside it."""
    content = file.read_bytes() if file.is_file() else b""
    return file.stat().st_mode, hashlib.sha256(content).hexdigest(), sorted(one.name for one in file.parent.iterdir())


@pytest.mark.parametrize("table", OTHERS)
def test_a_file_of_another_program_is_left_alone(table: str, tmp_path: Path) -> None:
    """Its rights and its journal mode too: SQLite would keep both for ever."""
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(OTHERS[table])
    connection.close()
    file.chmod(0o644)
    before = looks(file)
    problem = refused(file)
    assert (problem.key, problem.arguments["table"]) == ("database-foreign", table)
    for task in (command.backup, command.restore):
        with pytest.raises(Problem):
            task(tmp_path / "x.backup", database=str(file))
    assert looks(file) == before


OTHER_PROGRAM = """
import sqlite3, sys, time
connection = sqlite3.connect(sys.argv[1])
connection.execute("PRAGMA journal_mode=WAL")
connection.execute("CREATE TABLE notes (a)")
connection.commit()
print("written", flush=True)
time.sleep(30)
"""


def beside(file: Path) -> dict[str, tuple[int, int, str]]:
    """A file and all that lies beside it."""
    return {
        one.name: (one.stat().st_mode, one.stat().st_mtime_ns, hashlib.sha256(one.read_bytes()).hexdigest())
        for one in file.parent.iterdir()
    }


def test_a_log_of_another_program_is_left_where_it_is(tmp_path: Path) -> None:
    """While that program runs, after it was killed, and after it has ended: to open the file would empty its log."""
    file = tmp_path / "their notes #1 ä.db"
    with subprocess.Popen([sys.executable, "-c", OTHER_PROGRAM, str(file)], stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stdout.readline()
        running = beside(file)
        assert len(running) == 3
        assert refused(file).key == "database-foreign"
        assert beside(file) == running
        program.kill()
    assert refused(file).key == "database-foreign"
    assert beside(file) == running
    copied = tmp_path / "copied" / file.name
    copied.parent.mkdir()
    for ending in ("", "-wal"):  # as somebody copies it who knows of the log only
        shutil.copyfile(f"{file}{ending}", f"{copied}{ending}")
    before = beside(copied)
    assert refused(copied).key == "database-foreign"
    assert {name: looks for name, looks in beside(copied).items() if name in before} == before
    ended = tmp_path / "ended" / file.name
    ended.parent.mkdir()
    connection = sqlite3.connect(file)
    connection.execute("SELECT * FROM notes").fetchall()
    connection.close()
    shutil.copyfile(file, ended)
    before = beside(ended)
    assert refused(ended).key == "database-foreign"
    assert beside(ended) == before


def test_a_folder_a_device_and_a_text_keep_their_rights(tmp_path: Path) -> None:
    folder, text = tmp_path / "folder", tmp_path / "text"
    folder.mkdir()
    text.write_text("not a database\n" * 100)
    for path in (folder, text):
        path.chmod(0o777)
    device = Path(os.devnull)
    before = {path: path.stat().st_mode for path in (folder, text, device)}
    assert refused(folder).key == refused(device).key == "database-no-file"
    assert refused(text).key == "serve-database-wrong"
    assert {path: path.stat().st_mode for path in before} == before


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://u:secret@127.0.0.1:abc/x",
        "postgresql://u:secret@127.0.0.1:1/x",
        "postgresql://u@127.0.0.1:1/x?password=secret",
        "sqlite:///tables.sqlite3?timeout=abc",
        "sqlite://",
        "sqlite:///:memory:",
    ],
)
def test_an_address_that_is_none_is_a_sentence(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And does not tell the password to whoever looks over one's shoulder."""
    monkeypatch.chdir(tmp_path)
    assert "secret" not in refused(address).text()


@pytest.mark.parametrize("given", ["", " ", "sqlite:tables", "postgres:tables", "mysql://x"])
def test_what_is_neither_a_file_nor_an_address_makes_no_file(given: str) -> None:
    with pytest.raises(Problem) as problem:
        address_of(given)
    assert problem.value.key == "serve-database-wrong"


def test_other_tables_of_a_postgresql_are_in_nobodys_way(postgres: Postgres) -> None:
    """As long as they are called differently."""
    for table, key in (("notes", None), ("settings", "database-foreign")):
        database = postgres.database()
        engine = connect(database)
        with engine.begin() as connection:
            connection.execute(sa.text(f"CREATE TABLE {table} (a integer)"))
        engine.dispose()
        if key is None:
            serve._check_database(database).release()
            command.status(database=database)
        else:
            assert refused(database).key == key


def test_a_database_that_cannot_be_written_is_refused_before_people_come(
    fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that may only be read, a full disk, the copy of a PostgreSQL: everything can be read, and nothing kept."""
    serve._check_database(fresh).release()
    if fresh.startswith("sqlite"):
        monkeypatch.setattr("metalworks.server.storage.database._set_up_sqlite", _read_only)
    else:
        engine = connect(fresh)
        name = sa.make_url(fresh).database
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(sa.text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
        engine.dispose()
    with pytest.raises(Problem) as problem:
        serve._check_database(fresh).release()
    assert problem.value.key == "serve-database-wrong"
    with pytest.raises(Problem) as problem:
        command.block("203.0.113.9", database=fresh)
    assert problem.value.key == "serve-database-wrong"
    command.sanctions(database=fresh)  # whoever only looks need not write


def _read_only(connection: sqlite3.Connection, record: object) -> None:  # noqa: ARG001  (SQLAlchemy's signature)
    connection.isolation_level = None
    connection.execute("PRAGMA query_only=ON").close()


# -- backups -----------------------------------------------------------------------------------------


def test_a_backup_replaces_nothing_but_a_backup(tmp_path: Path) -> None:
    """Above all not the database itself, which a slip of the finger would cost."""
    file, kept = tmp_path / "tables.sqlite3", tmp_path / "tables.backup"
    migrate(f"sqlite:///{file}")
    (tmp_path / "letter").write_text("dear")
    (tmp_path / "zipped").write_bytes(gzip.compress(b"dear\n"))
    before = {name: looks(tmp_path / name)[:2] for name in ("tables.sqlite3", "letter", "zipped")}
    for name in (*before, "", ".."):
        with pytest.raises(Problem) as problem:
            command.backup(tmp_path / name, database=str(file))
        assert problem.value.key == "backup-in-the-way"
    assert {name: looks(tmp_path / name)[:2] for name in before} == before
    for _ in range(2):  # every night the same name
        command.backup(kept, database=str(file))
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    with pytest.raises(Problem) as problem:
        command.backup(tmp_path / "missing" / "x", database=str(file))
    assert problem.value.key == "backup-unwritable"


def test_of_an_empty_database_there_is_no_backup(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    with pytest.raises(Problem) as problem:
        command.backup(tmp_path / "x", database=str(tmp_path / "empty"))
    assert problem.value.key == "backup-of-nothing"


HEAD = '{"metalworks_backup":1,"revision":"0005"}\n'
SETTINGS = HEAD + '{"table":"settings","columns":["key","value"]}\n'


@pytest.mark.parametrize(
    "content",
    [
        '{"metalworks_backup":2,"revision":"0005"}\n',
        HEAD + "[1]\n",
        HEAD + '{"table":"none","columns":[]}\n[1]\n',
        SETTINGS + '["a"]\n',
        SETTINGS + '["a",null]\n',
        SETTINGS + '["a",["b"]]\n',
        SETTINGS + "[" * 100_000,
        HEAD + '{"table":"snapshots","columns":["table_id","game","rows","code","data"]}\n["a","b",1,"c","%"]\n',
    ],
)
def test_a_backup_that_somebody_has_changed_is_refused_whole(content: str, fresh: str, tmp_path: Path) -> None:
    file, good = tmp_path / "changed", tmp_path / "good"
    good.write_bytes(gzip.compress((SETTINGS + '["a","b"]\n').encode()))
    file.write_bytes(gzip.compress(content.encode()))
    with pytest.raises(Problem) as problem:
        command.restore(file, database=fresh)
    assert problem.value.key == "backup-unreadable"
    assert "\n" not in problem.value.text()
    assert backups.restore(fresh, good) == 1  # it is as empty as before


@pytest.mark.parametrize("damage", [lambda data: data[:-20], lambda data: data[:30] + b"xxxxx" + data[35:]])
def test_a_damaged_backup_is_refused(damage: object, fresh: str, tmp_path: Path) -> None:
    file = tmp_path / "damaged"
    file.write_bytes(damage(gzip.compress((SETTINGS + '["a","b"]\n').encode())))  # type: ignore[operator]
    with pytest.raises(Problem) as problem:
        command.restore(file, database=fresh)
    assert problem.value.key == "backup-unreadable"


def test_a_backup_of_a_newer_release_says_so(fresh: str, tmp_path: Path) -> None:
    file = tmp_path / "newer"
    file.write_bytes(gzip.compress(HEAD.replace("0005", "9999").encode()))
    with pytest.raises(Problem) as problem:
        command.restore(file, database=fresh)
    assert problem.value.key == "backup-newer"
    assert all("9999" in problem.value.text(language) for language in LANGUAGES)


# -- ports -------------------------------------------------------------------------------------------


def has_ipv6() -> bool:
    """Whether this machine has it; `socket.has_ipv6` says only that Python could have used it."""
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


def test_a_port_is_looked_at_where_it_is_meant() -> None:
    """Of IPv6 too; and a name that no computer can have is a sentence."""
    if has_ipv6():
        serve._check_port("::1", 0)
    serve._check_port("", 0)
    for host in ("not a host", "ä" * 100, "203.0.113.7"):
        with pytest.raises(Problem) as problem:
            serve._check_port(host, 0)
        assert problem.value.key == "serve-port-taken"
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(Problem):
        serve._check_port("127.0.0.1", taken.getsockname()[1])
    with pytest.raises(Problem):
        serve.serve(port=8_000, metrics_port=8_000)


def test_of_a_name_with_several_addresses_every_one_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server listens at all of them, and ends with a traceback where one is taken; one of a family that this
    machine does not have is left out there as here."""
    free, strange = socket.create_server(("127.0.0.1", 0)), [(99, socket.SOCK_STREAM, 6, "", ("::1", 0))]
    port = free.getsockname()[1]
    free.close()
    with socket.create_server(("127.0.0.2", port)):
        found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in ("127.0.0.1", "127.0.0.2")]
        for several in (found, found[::-1]):
            monkeypatch.setattr(socket, "getaddrinfo", lambda *_, found=several, **__: found)
            with pytest.raises(Problem) as problem:
                serve._check_port("two.example", port)
            assert problem.value.key == "serve-port-taken"
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [*strange, found[0]])
        serve._check_port("two.example", port)
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: strange)
        with pytest.raises(Problem):
            serve._check_port("two.example", port)
