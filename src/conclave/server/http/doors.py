"""The doors: where a request comes from, whether it is one too many, and whether it arrives."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Receive, Scope, Send

from conclave.server.errors import TooFast, TooSlow
from conclave.server.http.guard import Connection, client_of, language_of, provide_house
from conclave.server.http.live import TOO_MANY, refusal
from conclave.server.settings import Settings
from conclave.server.words import words_for

FILE = 0.1
"""What a file of the browser client counts as; a first visit fetches dozens."""


class Entrance:
    """Every request: whose it is, and whether its address may ask so often."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        self._look_behind_proxy(scope, connection)
        limits = provide_house(connection).limits
        count = 1 if scope["path"].startswith("/api/") else FILE
        try:
            limits.take("requests", client_of(connection).address, count)
        except TooFast as error:
            if scope["type"] == ScopeType.HTTP:
                raise
            await turn_away(connection, error, receive, send)
            return
        if scope["type"] == ScopeType.HTTP:
            receive = timely(receive, self.settings.body_timeout)
        await self.app(scope, receive, send)

    def _look_behind_proxy(self, scope: Scope, connection: Connection) -> None:
        """Put the client's address and scheme in place of a trusted proxy's."""
        proxies = self.settings.proxies
        peer = scope["client"]
        if peer is None or not proxies.trust(peer[0]):
            return
        forwarded = connection.headers.getall("x-forwarded-for", [])
        scope["client"] = (proxies.client(peer[0], forwarded), 0)
        if connection.headers.get("x-forwarded-proto", "").lower() == "https":
            scope["scheme"] = "https"


class SocketDoor:
    """Sockets: whether one may have so many. It stands where the person is known already."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        connection: Connection = ASGIConnection(scope)
        try:
            held = provide_house(connection).limits.hold_for(client_of(connection), "sockets")
        except TooFast as error:
            await turn_away(connection, error, receive, send)
            return
        with held:
            await self.app(scope, receive, send)


async def turn_away(connection: Connection, error: TooFast, receive: Receive, send: Send) -> None:
    """Say on a socket why it is not let in; a handshake that fails can't say it."""
    await receive()
    text = refusal(None, error, words_for(language_of(connection))).decode()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.send", "bytes": None, "text": text})
    await send({"type": "websocket.close", "code": TOO_MANY, "reason": error.key})


def timely(receive: Receive, seconds: float) -> Receive:
    """Read a request's body, and give up if it has not come to its end in time."""
    end = asyncio.get_running_loop().time() + seconds
    complete = False

    async def read() -> Any:
        nonlocal complete
        if complete:  # what comes next is that the client hangs up, whenever that is
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
    """Count what a handler is marked with (`limit="deck-checks"`)."""
    name = handler.opt.get("limit")
    if name is not None:
        provide_house(connection).limits.take_for(client_of(connection), name)
