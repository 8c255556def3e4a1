"""Opening a database: nothing in it is changed before it is known to be ours, of a schema that we know."""

from __future__ import annotations

import contextlib
import re
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
    url = sa.make_url(address)
    file = file_of(address)
    if file is not None and not file.exists():
        return False
    if file is not None and not file.is_file():
        raise Problem("database-no-file", file=str(file))
    # Not by `connect`, which sets a file up as ours.
    engine = sa.create_engine(url) if file is not None else connect(address)
    try:
        with engine.connect() as connection:
            names = set(sa.inspect(connection).get_table_names())
            query = sa.text(f"SELECT version_num FROM {VERSION}")
            revision = connection.execute(query).scalar() if VERSION in names else None
    finally:
        engine.dispose()
    if names >= OURS and revision is not None:
        refuse_newer("serve-database-newer", revision)
        return True
    # A file is for one program; in a PostgreSQL other tables are in nobody's way if they are called differently.
    others = names - {VERSION} if file is not None else names & schema.tables.keys()
    if others or revision is not None:
        raise Problem("database-foreign", address=shown(address), table=min(others, default=VERSION))
    return False


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
