"""Add stored positions, to continue games after a change of rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """Add the table of positions."""
    op.create_table(
        "positions",
        sa.Column(
            "table", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )
