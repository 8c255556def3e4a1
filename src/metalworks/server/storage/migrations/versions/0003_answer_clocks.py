"""When the answer clock of a table runs out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Double))
    is_due = sa.text("due IS NOT NULL")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=is_due, postgresql_where=is_due)


def downgrade() -> None:
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "due")
