"""Add an index of tables by host and time."""

from __future__ import annotations

from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add the index, to find a host's games quickly."""
    op.create_index("tables_host", "tables", ["host", "state", "updated"])
