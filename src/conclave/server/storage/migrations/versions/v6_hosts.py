"""Tables by who has set them up, the latest first."""

from __future__ import annotations

from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add the index: my games are found among very many."""
    op.create_index("tables_host", "tables", ["host", "state", "updated"])
