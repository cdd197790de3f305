"""Add the uploader and size of replays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """The uploaders of older replays are unknown."""
    person = sa.ForeignKey("people.id", name="replays_person", ondelete="SET NULL")
    with op.batch_alter_table("replays") as replays:
        replays.add_column(sa.Column("person", sa.String, person))
        replays.add_column(sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_replays_person", "replays", ["person"])
