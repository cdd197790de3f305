"""Add message ids of clients, wake times of tables, and uploaded records."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Also wake every running table, because it may be a bot's turn."""
    op.add_column("entries", sa.Column("message", sa.String))
    op.add_column("tables", sa.Column("wake", sa.BigInteger))
    op.execute("UPDATE tables SET wake = 0 WHERE state = 'running'")
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_table(
        "replays",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
