"""People: guests, accounts and sessions."""

from __future__ import annotations

import asyncio
import secrets
from hashlib import sha256
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import ColumnElement, Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.clocks import DAY
from conclave.server.errors import NotAllowed, NotFound, Refused
from conclave.server.names import clean_name, folded, prototypes, skeleton
from conclave.server.passwords import check_password
from conclave.server.shapes import Person
from conclave.server.storage import Database
from conclave.server.storage.schema import decks, people, seats, sessions, tables
from conclave.server.time import now
from conclave.server.wording import words_for

SESSION_DAYS = 90
RENEWED = DAY
"""How often the last use of a session is updated."""


def session_key(token: str) -> str:
    """The stored hash of a session's token."""
    return sha256(token.encode()).hexdigest()


class Session(NamedTuple):
    """The person of a session, and whether it was just renewed."""

    person: Person
    renewed: bool


class People:
    """All guests and accounts."""

    def __init__(self, database: Database, session_days: float = SESSION_DAYS) -> None:
        self.database = database
        self.session_days = session_days
        """Days without use after which a session ends; 0: never."""
        self._hasher = PasswordHasher()
        # Passwords of unknown accounts are checked too, so that timing doesn't reveal accounts.
        self._nobody = self._hasher.hash(secrets.token_hex())
        prototypes()  # computed now, while nobody waits

    # Sessions

    async def session(self, key: str) -> Session | None:
        """The session with this key, renewed by use; None if it has ended."""
        query = select(people, sessions.c.used).join(sessions, sessions.c.person == people.c.id)
        moment = now()
        async with self.database.reading() as connection:
            row = (await connection.execute(query.where(sessions.c.key == key))).first()
        if row is None or (self.session_days and row.used <= moment - self.session_days * DAY):
            return None
        if old := row.used < moment - RENEWED:
            change = update(sessions).where(sessions.c.key == key).values(used=moment)
            async with self.database.writing() as connection:
                await connection.execute(change)
        return Session(_person(row), old)

    async def begin_session(self, person: str, instead_of: str | None = None) -> str:
        """Start a session and return its token for the cookie. The old one ends on all nodes."""
        token = secrets.token_urlsafe(32)
        moment = now()
        row = {"key": session_key(token), "person": person, "created": moment, "used": moment}
        async with self.database.writing() as connection:
            if instead_of is not None:
                await self._end(connection, instead_of)
            await connection.execute(insert(sessions), [row])
        return token

    async def end_session(self, key: str) -> None:
        """End a session on all nodes."""
        async with self.database.writing() as connection:
            await self._end(connection, key)

    async def _end(self, connection: AsyncConnection, key: str) -> None:
        await connection.execute(delete(sessions).where(sessions.c.key == key))
        await self.database.notify(connection, [f"session {key}"])

    async def ended(self, keys: set[str]) -> set[str]:
        """Which of these sessions have ended."""
        query = select(sessions.c.key).where(sessions.c.key.in_(keys))
        async with self.database.reading() as connection:
            return keys - set((await connection.execute(query)).scalars())

    # Guests and accounts

    async def guest(self, name: str | None, language: str) -> Person:
        """Create a guest."""
        if name is None:
            name = await self._guest_name(language)
        else:
            name = clean_name(name)
            if await self._taken(name):
                raise Refused("name-of-account", name=name)
        person = Person(secrets.token_urlsafe(16), name, False, language)
        row = {"id": person.id, "name": person.name, "language": language, "created": now()}
        async with self.database.writing() as connection:
            await connection.execute(insert(people), [row])
        return person

    async def _guest_name(self, language: str) -> str:
        """A default name that no account has."""
        for most in (10_000, 10_000, 10**6, 10**9):
            number = str(most // 10 + secrets.randbelow(most - most // 10))
            name = words_for(language).say("guest-called", number=number)
            if not await self._taken(name):
                break
        return name

    async def _taken(self, name: str, but: str | None = None) -> bool:
        """Whether another account has this name or one that looks like it."""
        alike = or_(people.c.skeleton == skeleton(name), people.c.account == folded(name))
        query = select(people.c.id).where(alike).limit(2)
        async with self.database.reading() as connection:
            return any(id != but for id in (await connection.execute(query)).scalars())

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """Change name or language. An account still signs in with its first name."""
        changed = Person(
            person.id,
            person.name if name is None else clean_name(name),
            person.account,
            language or person.language,
        )
        changes = {}
        if changed.name != person.name:
            if await self._taken(changed.name, person.id):
                key = "name-taken" if person.account else "name-of-account"
                raise Refused(key, name=changed.name)
            changes["name"] = changed.name
            if person.account:
                changes["skeleton"] = skeleton(changed.name)
        if changed.language != person.language:
            changes["language"] = changed.language
        if changes:
            await self._update(changed, changes)
        return changed

    async def open_account(self, person: Person, name: str, password: str) -> Person:
        """Turn a guest into an account."""
        if person.account:
            raise Refused("account-already")
        name = clean_name(name)
        await asyncio.to_thread(check_password, password, name)
        if await self._taken(name):
            raise Refused("name-taken", name=name)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        owner = Person(person.id, name, True, person.language)
        changes = {"name": name, "account": folded(name), "password": hashed}
        changes["skeleton"] = skeleton(name)
        if not await self._update(owner, changes, people.c.account.is_(None)):
            raise Refused("account-already")
        return owner

    async def _update(
        self, person: Person, changes: dict[str, str], where: ColumnElement[bool] | None = None
    ) -> bool:
        """Update a person; return whether one matched."""
        change = update(people).where(people.c.id == person.id)
        if where is not None:
            change = change.where(where)
        try:
            async with self.database.writing() as connection:
                return (await connection.execute(change.values(**changes))).rowcount > 0
        except IntegrityError:
            raise Refused("name-taken", name=person.name) from None

    async def check(self, name: str, password: str) -> Person:
        """The owner of an account, if the password is correct."""
        query = select(people).where(people.c.account == folded(name))
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
        """Move a guest's games and decks to an account, except seats at tables where the account
        already plays."""
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
        """The tables that somebody plays at or hosts."""
        sits = select(seats.c.table).where(seats.c.person == person)
        query = sits.union(select(tables.c.id).where(tables.c.host == person))
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())


def _person(row: Row[tuple[object, ...]]) -> Person:
    return Person(row.id, row.name, row.account is not None, row.language)


def known(person: Person | None) -> Person:
    """The person; refused if unknown."""
    if person is None:
        raise NotFound("nobody-yet")
    return person
