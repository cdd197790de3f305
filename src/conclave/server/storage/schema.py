"""The database schema. Times are milliseconds since 1970, UTC; plain data is JSON text."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("account", String, unique=True),  # the account's name in lower case; null for guests
    Column("password", String),  # its argon2 hash
    Column("created", BigInteger, nullable=False),
    Column("skeleton", String),  # the skeleton of an account's name: see names.py
    Index("people_skeleton", "skeleton", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("key", String, primary_key=True),  # a hash, so that the database reveals no tokens
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # last use, to the day
    Index("sessions_person", "person"),
    Index("sessions_used", "used"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", Text, nullable=False),
    Column("chairs", Text, nullable=False),  # the initial player of each seat
    Column("public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("invitation", String, nullable=False),
    Column("seed", String, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    # A summary of the log, updated with each entry, to find tables without replaying:
    Column("state", String, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("wake", BigInteger),  # when the server has to act, for a bot or a clock; else null
    Column("visited", BigInteger),  # the last visit: see expiry.py
    Index("tables_host", "host"),
    Index("tables_public", "public", "state", "updated"),
    Index("tables_state", "state", "updated"),
    Index("tables_host", "host", "state", "updated"),
    Index("tables_wake", "wake"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("person", String),
    Column("message", String),  # the client's id of the message, to ignore repetitions
    Column("body", Text, nullable=False),
)

positions = Table(  # positions of running games: see positions.py
    "positions",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # after which entry
    Column("digest", String, nullable=False),
    Column("position", LargeBinary, nullable=False),
)

stops = Table(  # stops of seats: not in the log, because they are secret
    "stops",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # the entry after which they were set
    Column("at", BigInteger, nullable=False),
    Column("when", String, nullable=False),
    Column("until", String, nullable=False),
    Column("hold", Boolean, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),  # the list in the game's storage format
    Column("changed", BigInteger, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", String, primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # The uploader, if still known, and the size, for quotas:
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("size", Integer, nullable=False, server_default="0"),
    Column("watched", BigInteger),  # the last view: see expiry.py
)
