"""Add skeletons of names, and the last use of sessions, tables and uploads."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from conclave.server.names import folded, skeleton

revision = "7"
down_revision = "6"

people = sa.table(
    "people",
    *map(sa.column, ("id", "name", "account", "created", "skeleton")),
)


def upgrade() -> None:
    """Sessions count as used now, so that the update signs nobody out."""
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
    op.create_index("tables_state", "tables", ["state", "updated"])
    op.add_column("replays", sa.Column("watched", sa.BigInteger))


def _fill_skeletons(connection: sa.Connection) -> None:
    """Normalise names. If two old accounts collide or look alike, the older one keeps the name
    reserved, and the younger one stays unchanged."""
    query = sa.select(people).where(people.c.account.is_not(None))
    rows = connection.execute(query.order_by(people.c.created, people.c.id)).all()
    names = {row.account for row in rows}
    looks: set[str] = set()
    for row in rows:
        changes = {}
        if (name := folded(row.account)) not in names:
            names.add(name)
            changes["account"] = name
        if (look := skeleton(row.name)) not in looks:
            looks.add(look)
            changes["skeleton"] = look
        if changes:
            connection.execute(sa.update(people).where(people.c.id == row.id).values(**changes))
