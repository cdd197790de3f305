"""Add the stops of seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Also wake every running table, because the server may make automatic passes now."""
    op.create_table(
        "stops",
        sa.Column(
            "table", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("when", sa.String, nullable=False),
        sa.Column("until", sa.String, nullable=False),
        sa.Column("hold", sa.Boolean, nullable=False),
    )
    op.execute("UPDATE tables SET wake = 0 WHERE state = 'running'")
