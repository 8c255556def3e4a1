"""Runs the migrations; Alembic loads this file. A new one: see docs/server.md."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import context

from metalworks.server.storage.database import connect, schema

_LOCK = 0x6D657461  # any number, the same for all our processes

engine = connect(context.config.attributes.get("address") or context.get_x_argument(as_dictionary=True)["database"])
with engine.connect().execution_options(writes=True) as connection, connection.begin():
    if engine.dialect.name == "postgresql":
        # Two processes may start at once: one migrates, the other waits.
        connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
        connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    context.configure(
        connection=connection, target_metadata=schema, render_as_batch=True, transaction_per_migration=False
    )
    context.run_migrations()
engine.dispose()
