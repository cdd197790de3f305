"""What names look like, and when sessions, tables and uploads were last used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from conclave.server.names import skeleton

revision = "7"
down_revision = "4"

people = sa.table(
    "people", sa.column("id"), sa.column("name"), sa.column("account"), sa.column("created")
)
skeletons = sa.table("people", sa.column("id"), sa.column("skeleton"))


def upgrade() -> None:
    """Add them. Sessions count as used now, lest anybody be signed out by the update."""
    op.add_column("people", sa.Column("skeleton", sa.String))
    _fill_skeletons(op.get_bind())
    op.create_index("people_skeleton", "people", ["skeleton"], unique=True)
    op.add_column(
        "sessions", sa.Column("used", sa.BigInteger, nullable=False, server_default=sa.text("0"))
    )
    now = "CAST(strftime('%s', 'now') AS INTEGER)"
    if op.get_bind().dialect.name == "postgresql":
        now = "CAST(extract(epoch FROM now()) AS BIGINT)"
    op.execute(f"UPDATE sessions SET used = {now} * 1000")
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_index("sessions_used", "sessions", ["used"])
    op.add_column("tables", sa.Column("visited", sa.BigInteger))
    op.create_index("tables_host", "tables", ["host"], if_not_exists=True)
    op.create_index("tables_state", "tables", ["state", "updated"])
    op.add_column("replays", sa.Column("watched", sa.BigInteger))


def _fill_skeletons(connection: sa.Connection) -> None:
    """Where old accounts look alike, the oldest keeps the look; the others keep their accounts."""
    accounts = (
        sa.select(people).where(people.c.account.is_not(None)).order_by(people.c.created, "id")
    )
    taken: dict[str, str] = {}
    for row in connection.execute(accounts):
        taken.setdefault(skeleton(row.name), row.id)
    if taken:
        change = sa.update(skeletons).where(skeletons.c.id == sa.bindparam("of"))
        connection.execute(
            change.values(skeleton=sa.bindparam("look")),
            [{"of": id, "look": look} for look, id in taken.items()],
        )
