"""The ASGI application: routes, middleware, error handlers."""

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
from conclave.server.http.guard import (
    SessionMiddleware,
    finish,
    language_of,
    provide_node,
    same_origin,
)
from conclave.server.http.middleware import RequestMiddleware, SocketMiddleware, within_limit
from conclave.server.http.request_body import CarefulRequest, no_nul
from conclave.server.http.warm_up import warm_up
from conclave.server.node import Node
from conclave.server.settings import Settings

BODY_SIZE = 64_000


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with Node.open(settings) as node:
            app.state.node = node
            async with warm_up(app):
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
        middleware=[DefineMiddleware(SessionMiddleware), SocketMiddleware],
        guards=[same_origin, no_nul, within_limit],
        dependencies={"language": Provide(language, sync_to_thread=False)},
    )
    return Litestar(
        [api, client.client],
        lifespan=[lifespan],
        middleware=[DefineMiddleware(RequestMiddleware, settings=settings)],
        dependencies={"node": Provide(node, sync_to_thread=False)},
        exception_handlers={
            ConclaveError: errors.refused,
            HTTPException: errors.failed,
            Exception: errors.broken,
        },
        before_send=[finish],
        request_class=CarefulRequest,
        request_max_body_size=BODY_SIZE,
        # Shared responses are zipped once; zipping every update isn't worth the time.
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


def node(request: ASGIConnection) -> Node:  # type: ignore[type-arg]
    """The node, for handlers."""
    return provide_node(request)


def language(
    request: ASGIConnection,  # type: ignore[type-arg]
    lang: str | None = None,  # noqa: ARG001
) -> str:
    """The viewer's language."""
    return language_of(request)
