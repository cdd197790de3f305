"""What is stored. Times are milliseconds since 1970, UTC; plain data is JSON in a text."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
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
    Column("account", String, unique=True),  # the account's name, in small letters; a guest: none
    Column("password", String),  # its argon2 hash
    Column("created", BigInteger, nullable=False),
    Column("skeleton", String),  # what an account's shown name looks like: see names.py
    Index("people_skeleton", "skeleton", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("key", String, primary_key=True),  # a hash: who reads the database can't sign in by it
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # when last, to the day
    Index("sessions_person", "person"),
    Index("sessions_used", "used"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", Text, nullable=False),
    Column("chairs", Text, nullable=False),  # how each seat is taken at first
    Column("public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("invitation", String, nullable=False),
    Column("seed", String, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    # What the log says, written with each entry so that tables can be found without replaying:
    Column("state", String, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("wake", BigInteger),  # when the server itself has to act: a bot, a clock; else null
    Column("visited", BigInteger),  # when somebody was last there; see expiry.py
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
    Column("message", String),  # the client's own number for it: the same message counts once
    Column("body", Text, nullable=False),
)

stops = Table(  # where seats want to be asked: beside the log, for nobody else is to know
    "stops",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # after which entry it was said
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
    Column("text", Text, nullable=False),  # the list, in the form in which the game keeps it
    Column("changed", BigInteger, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", String, primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # Who uploaded it, while he is known, and how long it is, so that quotas can be counted:
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("size", Integer, nullable=False, server_default="0"),
    Column("watched", BigInteger),  # when last; see expiry.py
)
