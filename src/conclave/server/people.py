"""People: guests and accounts, and the sessions by which we know them again."""

from __future__ import annotations

import asyncio
import secrets
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from conclave.server.clocks import DAY
from conclave.server.errors import NotAllowed, NotFound, Refused
from conclave.server.shapes import Person
from conclave.server.storage import Database
from conclave.server.storage.schema import decks, people, seats, sessions, tables
from conclave.server.table import now
from conclave.server.words import words_for

SHORTEST_PASSWORD = 8
SESSION = 365 * DAY


def session_key(token: str) -> str:
    """What is stored of a session's token."""
    return sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: no line breaks, nothing invisible."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not shown:
        raise Refused("name-empty")
    return shown


class People:
    """Everybody who has ever come."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._hasher = PasswordHasher()
        # Of unknown accounts a password is checked too: time does not tell which there are.
        self._nobody = self._hasher.hash(secrets.token_hex())

    # Sessions

    async def by_session(self, key: str) -> Person | None:
        """Whom a session belongs to."""
        query = select(people).join(sessions, sessions.c.person == people.c.id)
        async with self.database.reading() as connection:
            row = (
                await connection.execute(
                    query.where(sessions.c.key == key, sessions.c.created > now() - SESSION)
                )
            ).first()
        return None if row is None else _person(row)

    async def begin_session(self, person: str) -> str:
        """A new session; its token goes into the cookie."""
        token = secrets.token_urlsafe(32)
        row = {"key": session_key(token), "person": person, "created": now()}
        async with self.database.writing() as connection:
            await connection.execute(insert(sessions), [row])
        return token

    async def end_session(self, key: str) -> None:
        """Sign out; on all nodes."""
        async with self.database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.key == key))
            await self.database.tell(connection, [f"session {key}"])

    # Guests and accounts

    async def guest(self, name: str | None, language: str) -> Person:
        """Somebody new."""
        if name is None:
            number = str(1000 + secrets.randbelow(9000))
            name = words_for(language).say("guest-called", number=number)
        person = Person(secrets.token_urlsafe(16), clean_name(name), False, language)
        row = {"id": person.id, "name": person.name, "language": language, "created": now()}
        async with self.database.writing() as connection:
            await connection.execute(insert(people), [row])
        return person

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """Another name, another language. An account is signed into by its first name still."""
        changes = {}
        if name is not None:
            changes["name"] = clean_name(name)
        if language is not None:
            changes["language"] = language
        if changes:
            async with self.database.writing() as connection:
                await connection.execute(
                    update(people).where(people.c.id == person.id).values(**changes)
                )
        return Person(
            person.id,
            changes.get("name", person.name),
            person.account,
            changes.get("language", person.language),
        )

    async def open_account(self, person: Person, name: str, password: str) -> Person:
        """Make a guest the owner of an account."""
        if person.account:
            raise Refused("account-already")
        name = clean_name(name)
        if len(password) < SHORTEST_PASSWORD:
            raise Refused("password-too-short", least=SHORTEST_PASSWORD)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        changes = {"name": name, "account": name.casefold(), "password": hashed}
        try:
            async with self.database.writing() as connection:
                await connection.execute(
                    update(people).where(people.c.id == person.id).values(**changes)
                )
        except IntegrityError:
            raise Refused("name-taken", name=name) from None
        return Person(person.id, name, True, person.language)

    async def check(self, name: str, password: str) -> Person:
        """The owner of an account, if the password is right."""
        query = select(people).where(people.c.account == clean_name(name).casefold())
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        hashed = self._nobody if row is None else row.password
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password)
        except Argon2Error:
            raise NotAllowed("wrong-password") from None
        if row is None:
            raise NotAllowed("wrong-password")
        return _person(row)

    async def hand_over(self, guest: str, account: str) -> None:
        """What a guest has played and built belongs to his account now.

        Not so his seat where the account sits already.
        """
        both = select(seats.c.table).where(seats.c.person == account)
        async with self.database.writing() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.person == guest, seats.c.table.not_in(both))
                .values(person=account)
            )
            await connection.execute(
                update(tables).where(tables.c.host == guest).values(host=account)
            )
            await connection.execute(
                update(decks).where(decks.c.person == guest).values(person=account)
            )

    async def tables_of(self, person: str) -> list[str]:
        """The tables that somebody sits at or has set up."""
        sits = select(seats.c.table).where(seats.c.person == person)
        query = sits.union(select(tables.c.id).where(tables.c.host == person))
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())


def _person(row: Row[tuple[object, ...]]) -> Person:
    return Person(row.id, row.name, row.account is not None, row.language)


def known(person: Person | None) -> Person:
    """The person; refused if we don't know who it is."""
    if person is None:
        raise NotFound("nobody-yet")
    return person
