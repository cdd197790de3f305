"""Middleware: client addresses behind proxies, limits, and timeouts of bodies."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Receive, Scope, Send

from conclave.server.errors import TooFast, TooSlow
from conclave.server.http.guard import Connection, client_of, language_of, provide_node
from conclave.server.http.live import TOO_MANY, refusal
from conclave.server.settings import Settings
from conclave.server.wording import words_for

FILE = 0.1
"""The weight of a file of the client in the rate limit, because a first visit loads dozens."""


class RequestMiddleware:
    """Finds the client's address for every request, and limits the rate."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        self._look_behind_proxy(scope, connection)
        limits = provide_node(connection).limits
        count = 1 if scope["path"].startswith("/api/") else FILE
        try:
            limits.take("requests", client_of(connection).address, count)
        except TooFast as error:
            if scope["type"] == ScopeType.HTTP:
                raise
            await refuse_socket(connection, error, receive, send)
            return
        if scope["type"] == ScopeType.HTTP:
            receive = with_timeout(receive, self.settings.body_timeout)
        await self.app(scope, receive, send)

    def _look_behind_proxy(self, scope: Scope, connection: Connection) -> None:
        """Replace a trusted proxy's address and scheme by the client's."""
        proxies = self.settings.proxies
        peer = scope["client"]
        if peer is None or not proxies.trust(peer[0]):
            return
        forwarded = connection.headers.getall("x-forwarded-for", [])
        scope["client"] = (proxies.client(peer[0], forwarded), 0)
        if connection.headers.get("x-forwarded-proto", "").lower() == "https":
            scope["scheme"] = "https"


class SocketMiddleware:
    """Limits the sockets of a person. Runs after the person is identified."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        connection: Connection = ASGIConnection(scope)
        try:
            held = provide_node(connection).limits.hold_for(client_of(connection), "sockets")
        except TooFast as error:
            await refuse_socket(connection, error, receive, send)
            return
        with held:
            await self.app(scope, receive, send)


async def refuse_socket(
    connection: Connection, error: TooFast, receive: Receive, send: Send
) -> None:
    """Refuse a socket with a reason, which a failed handshake couldn't transmit."""
    await receive()
    text = refusal(None, error, words_for(language_of(connection))).decode()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.send", "bytes": None, "text": text})
    await send({"type": "websocket.close", "code": TOO_MANY, "reason": error.key})


def with_timeout(receive: Receive, seconds: float) -> Receive:
    """Read a request's body with a timeout."""
    end = asyncio.get_running_loop().time() + seconds
    complete = False

    async def read() -> Any:
        nonlocal complete
        if complete:  # the next message is the client hanging up
            return await receive()
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            raise TooSlow("body-too-slow") from None
        if message["type"] == "http.disconnect":
            raise TooSlow("body-too-slow")
        complete = not message.get("more_body", False)
        return message

    return read


def within_limit(connection: Connection, handler: BaseRouteHandler) -> None:
    """Apply the limit that a handler is marked with (`limit="deck-checks"`)."""
    name = handler.opt.get("limit")
    if name is not None:
        provide_node(connection).limits.take_for(client_of(connection), name)
