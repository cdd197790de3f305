"""Sessions, origins and languages of requests; headers and cookies of responses."""

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
from conclave.server.limits import Client
from conclave.server.node import Node
from conclave.server.people import session_key
from conclave.server.settings import LOOPBACK
from conclave.server.shapes import Person
from conclave.server.wording import choose_language

COOKIE = "conclave_session"
COOKIE_AGE = 400 * 24 * 60 * 60
"""The maximum age that browsers allow; the server ends sessions itself."""
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
    """Identifies people by their session cookie; unknown visitors may pass."""

    async def authenticate_request(self, connection: Connection) -> AuthenticationResult:
        token = connection.cookies.get(COOKIE)
        if not token:
            return AuthenticationResult(None, None)
        node: Node = connection.app.state.node
        key = session_key(token)
        session = await node.people.session(key)
        if session is None:
            return AuthenticationResult(None, None)
        if session.renewed:
            connection.scope["state"]["session"] = token
        return AuthenticationResult(session.person, key)


def same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse sockets and changing requests from pages of other sites.

    Programs send no Origin, and have no cookie that they didn't ask for.
    """
    node: Node = connection.app.state.node
    host = connection.headers.get("host", "")
    if node.settings.local and _split(f"//{host}").hostname not in LOOPBACK:
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
    """The parts of a URL; refused if it is invalid."""
    try:
        return urlsplit(address)
    except ValueError:
        raise NotAllowed("bad-origin") from None


async def finish(message: Message, scope: Scope) -> None:
    """Add security headers to every response, and the cookie of a new or renewed session."""
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


def provide_node(connection: Connection) -> Node:
    """The node, for handlers."""
    node: Node = connection.app.state.node
    return node


def client_of(connection: Connection) -> Client:
    """The client for limits."""
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
    """The current person; a new guest if there is no session."""
    person: Person | None = connection.scope.get("user")
    if person is None:
        node = provide_node(connection)
        node.limits.take("guests", client_of(connection).address)
        person = await node.people.guest(name, language or language_of(connection))
        await remember(connection, person)
    return person


async def remember(connection: Connection, person: Person) -> None:
    """Start a new session for the person; the old one ends."""
    node = provide_node(connection)
    old: str | None = connection.scope.get("auth")
    token = await node.people.begin_session(person.id, instead_of=old)
    if old is not None:
        node.live.end_session(old)
    connection.scope["state"]["session"] = token
    connection.scope["user"] = person
    connection.scope["auth"] = session_key(token)


def forget(connection: Connection) -> None:
    """Delete the cookie."""
    connection.scope["state"]["session"] = ""


def an_id(text: str) -> str:
    """The id of a table or replay; NotFound if it is malformed."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text):
        raise NotFound("no-such-table")
    return text
