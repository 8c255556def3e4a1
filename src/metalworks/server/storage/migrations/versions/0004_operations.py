"""Servers that run, sessions, sanctions, incidents; small reports; links that know whether they were used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("beat", sa.Double, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("device", sa.String(200), nullable=False),
        sa.Column("ended", sa.Double),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "sanctions",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "incidents",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
    )
    op.create_index("incidents_by_time", "incidents", ["at"])
    op.add_column("people", sa.Column("seen", sa.Double))
    op.add_column("links", sa.Column("used", sa.String(40)))
    op.add_column("tables", sa.Column("server", sa.String(40)))
    with op.batch_alter_table("reports") as reports:
        reports.add_column(sa.Column("rows", sa.Integer))
        reports.drop_column("journal")
        reports.drop_column("position")


def downgrade() -> None:
    with op.batch_alter_table("reports") as reports:
        reports.add_column(sa.Column("journal", sa.Text, nullable=False, server_default=""))
        reports.add_column(sa.Column("position", sa.Text, nullable=False, server_default=""))
        reports.drop_column("rows")
    op.drop_column("tables", "server")
    op.drop_column("links", "used")
    op.drop_column("people", "seen")
    for name in ("incidents", "sanctions", "sessions", "servers"):
        op.drop_table(name)
