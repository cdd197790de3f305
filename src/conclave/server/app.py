"""The application: all routes, and what holds for each of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from conclave.core.errors import ConclaveError
from conclave.server.house import House
from conclave.server.http import (
    client,
    decks,
    errors,
    games,
    learning,
    live,
    people,
    replays,
    tables,
)
from conclave.server.http.doors import Entrance, SocketDoor, within_limit
from conclave.server.http.guard import (
    SessionMiddleware,
    finish,
    language_of,
    provide_house,
    same_origin,
)
from conclave.server.http.preparing import preparing
from conclave.server.http.reading import CarefulRequest, no_nul
from conclave.server.settings import Settings

BODY_SIZE = 64_000


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with House.open(settings) as house:
            app.state.house = house
            async with preparing(app):
                yield

    api = Router(
        "/api",
        route_handlers=[
            people.router,
            games.router,
            decks.router,
            learning.router,
            tables.router,
            replays.router,
            live.live,
        ],
        middleware=[DefineMiddleware(SessionMiddleware), SocketDoor],
        guards=[same_origin, no_nul, within_limit],
        dependencies={"language": Provide(language, sync_to_thread=False)},
    )
    return Litestar(
        [api, client.client],
        lifespan=[lifespan],
        middleware=[DefineMiddleware(Entrance, settings=settings)],
        dependencies={"house": Provide(house, sync_to_thread=False)},
        exception_handlers={
            ConclaveError: errors.refused,
            HTTPException: errors.failed,
            Exception: errors.broken,
        },
        before_send=[finish],
        request_class=CarefulRequest,
        request_max_body_size=BODY_SIZE,
        # What is said to everybody is zipped once; what changes with every move is not worth it.
        compression_config=CompressionConfig(backend="gzip", exclude=["^/api/"]),
        openapi_config=OpenAPIConfig(
            title="Conclave",
            version="1",
            description="Tables of hidden-information games, for people and programs.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


def house(request: ASGIConnection) -> House:  # type: ignore[type-arg]
    """The house, for handlers."""
    return provide_house(request)


def language(
    request: ASGIConnection,  # type: ignore[type-arg]
    lang: str | None = None,  # noqa: ARG001
) -> str:
    """The viewer's language."""
    return language_of(request)
