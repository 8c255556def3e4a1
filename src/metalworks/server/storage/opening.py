"""Opening a database: nothing in it is changed before it is known to be ours, of a schema that we know."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.exc import SQLAlchemyError

from metalworks.contract.problems import Problem
from metalworks.server.storage.database import VERSION, connect, file_of, schema

OURS = {VERSION, "settings", "entries"}  # what every release has had


@contextlib.contextmanager
def in_words(address: str) -> Iterator[None]:
    """Whatever is wrong with a database is a message."""
    try:
        yield
    except (SQLAlchemyError, OSError, ImportError, ValueError) as error:  # an address that is none is a ValueError
        detail = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise Problem("serve-database-wrong", address=shown(address), detail=detail) from None


def shown(address: str) -> str:
    """The address of a database without its password, also where it cannot be read as one."""
    return re.sub(r"(?<=password=)[^&]*", "***", re.sub(r"(://[^:/@]*:).*@", r"\1***@", address))


def check_writable(address: str) -> None:
    """Write to a database that has been migrated, which a file that may only be read and a full disk do not allow."""
    engine = connect(address)
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(sa.text(f"UPDATE {VERSION} SET version_num = version_num"))
    finally:
        engine.dispose()


def migrate(address: str, revision: str = "head") -> None:
    """Bring the database to the newest schema, or to another one."""
    is_ours(address)
    file = file_of(address)
    if file is not None:
        _keep_private(file)
    config = _migrations()
    config.attributes["address"] = address
    command.upgrade(config, revision)


def is_ours(address: str) -> bool:
    """Whether a database is one of Metalworks; otherwise it is empty, for any other is refused."""
    return _revision(address) is not None


def check_current(address: str) -> None:
    """Refuse a database that is not of this release's schema, and leave it as it is.

    A server of an older release may be running on it, which does not expect it to change.
    """
    present = _revision(address)
    if present is None:
        raise Problem("backup-of-nothing")
    known = ScriptDirectory.from_config(_migrations()).get_current_head()
    if present != known:
        raise Problem("admin-database-older", present=present, known=str(known))


def _revision(address: str) -> str | None:
    """The schema of a database of ours; None of an empty one."""
    file = file_of(address)
    if file is not None and not file.exists():
        return None
    if file is not None and not file.is_file():
        raise Problem("database-no-file", file=str(file))
    engine = _only_read(address, file) if file is not None else connect(address)
    try:
        with engine.connect() as connection:
            names = set(sa.inspect(connection).get_table_names())
            query = sa.text(f"SELECT version_num FROM {VERSION}")
            revision = connection.execute(query).scalar() if VERSION in names else None
    finally:
        engine.dispose()
    if names >= OURS and revision is not None:
        refuse_newer("serve-database-newer", revision)
        return str(revision)
    # A file is for one program; in a PostgreSQL other tables are in nobody's way if they are called differently.
    others = names - {VERSION} if file is not None else names & schema.tables.keys()
    if others or revision is not None:
        raise Problem("database-foreign", address=shown(address), table=min(others, default=VERSION))
    return None


def _only_read(address: str, file: Path) -> sa.Engine:
    """A file of SQLite, opened so that not even what lies beside it is changed: it may be another program's.

    Not by `connect`, which sets a file up as ours.
    """
    log, index = (file.with_name(file.name + ending) for ending in ("-wal", "-shm"))
    if index.exists():
        mode = "mode=ro&readonly_shm=1"
    elif _keeps_a_log(file) and not (log.exists() and log.stat().st_size):
        # Nobody has it open, and all of it is in the file itself. SQLite would make its log, and leave it there.
        mode = "mode=ro&immutable=1"
    else:  # where there is a log without its index, SQLite must make one
        mode = "mode=ro"
    where = f"{file.absolute().as_uri()}?{mode}"
    return sa.create_engine(address, creator=lambda: sqlite3.connect(where, uri=True), poolclass=sa.NullPool)


def _keeps_a_log(file: Path) -> bool:
    """Whether a file of SQLite is one whose changes are written to a log beside it first (WAL)."""
    with file.open("rb") as head:
        return head.read(20)[18:] == b"\x02\x02"


def refuse_newer(key: str, revision: str, **arguments: str) -> None:
    """A schema that we do not know is of a newer release, and we keep away from it."""
    known = {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}
    if revision not in known:
        raise Problem(key, present=revision, known=max(known), **arguments)


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _keep_private(file: Path) -> None:
    """A file of SQLite is for its owner, also one that an earlier release has made: it has the key that signs cookies.

    A group that was let in on purpose stays let in.
    """
    for one in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm"))):
        with contextlib.suppress(OSError):  # it is not there, or somebody else's
            rights = stat.S_IMODE(one.stat().st_mode)
            if rights & stat.S_IRWXO:
                one.chmod(rights & ~stat.S_IRWXO)
