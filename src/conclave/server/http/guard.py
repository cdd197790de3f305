"""Who is asking, from where, in which language; and what every answer carries."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import SplitResult, urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware.authentication import (
    AbstractAuthenticationMiddleware,
    AuthenticationResult,
)
from litestar.types import Message, Scope

from conclave.server.addresses import counted
from conclave.server.errors import NotAllowed, NotFound
from conclave.server.house import House
from conclave.server.limits import Client
from conclave.server.people import session_key
from conclave.server.settings import LOOPBACK
from conclave.server.shapes import Person
from conclave.server.words import choose_language

COOKIE = "conclave_session"
COOKIE_AGE = 400 * 24 * 60 * 60
"""As long as browsers keep a cookie; it is the server that ends sessions."""
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}

Connection = ASGIConnection[Any, Any, Any, Any]

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class SessionMiddleware(AbstractAuthenticationMiddleware):
    """Knows people by their session's cookie; nobody in particular is somebody too."""

    async def authenticate_request(self, connection: Connection) -> AuthenticationResult:
        token = connection.cookies.get(COOKIE)
        if not token:
            return AuthenticationResult(None, None)
        house: House = connection.app.state.house
        key = session_key(token)
        session = await house.people.session(key)
        if session is None:
            return AuthenticationResult(None, None)
        if session.renewed:
            connection.scope["state"]["session"] = token
        return AuthenticationResult(session.person, key)


def same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse what another site's page sends: sockets, and requests that change something.

    Programs send no Origin and hold no cookie that they did not ask for.
    """
    house: House = connection.app.state.house
    host = connection.headers.get("host", "")
    if house.settings.local and _split(f"//{host}").hostname not in LOOPBACK:
        raise NotAllowed("bad-origin")
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in SAFE_METHODS:
        return
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            raise NotAllowed("bad-origin")
    elif _split(origin).netloc.lower() != host.lower():
        raise NotAllowed("bad-origin")


def _split(address: str) -> SplitResult:
    """The parts of an address; refused if it is none."""
    try:
        return urlsplit(address)
    except ValueError:
        raise NotAllowed("bad-origin") from None


async def finish(message: Message, scope: Scope) -> None:
    """Add to every answer what protects it, and the cookie of a session that begins or goes on."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
    if (token := scope["state"].get("session")) is not None:
        cookie = Cookie(
            key=COOKIE,
            value=token,
            path="/",
            httponly=True,
            samesite="lax",
            secure=scope["scheme"] == "https",
            max_age=COOKIE_AGE if token else 0,
        )
        headers.add("Set-Cookie", cookie.to_header(header=""))


def provide_house(connection: Connection) -> House:
    """The house, for handlers."""
    house: House = connection.app.state.house
    return house


def client_of(connection: Connection) -> Client:
    """Who is asking, as limits count it."""
    person: Person | None = connection.scope.get("user")
    address = connection.scope["client"]
    return Client(
        "" if address is None else counted(address[0]), None if person is None else person.id
    )


def language_of(connection: Connection) -> str:
    """The viewer's language."""
    person: Person | None = connection.scope.get("user")
    return choose_language(
        connection.query_params.get("lang"),
        None if person is None else person.language,
        connection.headers.get("accept-language"),
    )


async def somebody(
    connection: Connection, name: str | None = None, language: str | None = None
) -> Person:
    """Whoever is asking; a new guest if we don't know him."""
    person: Person | None = connection.scope.get("user")
    if person is None:
        house = provide_house(connection)
        house.limits.take("guests", client_of(connection).address)
        person = await house.people.guest(name, language or language_of(connection))
        await remember(connection, person)
    return person


async def remember(connection: Connection, person: Person) -> None:
    """Know the person again by a new cookie. The one he came with is worth nothing any more."""
    house = provide_house(connection)
    old: str | None = connection.scope.get("auth")
    token = await house.people.begin_session(person.id, instead_of=old)
    if old is not None:
        house.live.end_session(old)
    connection.scope["state"]["session"] = token
    connection.scope["user"] = person
    connection.scope["auth"] = session_key(token)


def forget(connection: Connection) -> None:
    """Take the cookie back."""
    connection.scope["state"]["session"] = ""


def an_id(text: str) -> str:
    """A table's or a replay's id, if it could be one."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text):
        raise NotFound("no-such-table")
    return text
