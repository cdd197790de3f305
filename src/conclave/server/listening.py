"""The listening socket and its connections: how many, and when one is given up."""

from __future__ import annotations

import socket
import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from granian._granian import SocketHolder
from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.server.embed import Server
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from conclave.server.app import create_app
from conclave.server.http.live import DIRECT
from conclave.server.limits import Limit
from conclave.server.settings import Settings

BACKLOG = 4096
"""Connections that may wait to be accepted."""
MOST_CONNECTIONS = 10_000
FILES = 200
"""File descriptors that are kept for the database, processes and files."""
LARGEST_HEADERS = 32 * 1024
KEEP_ALIVE = 30
"""Seconds after which TCP asks whether a client that says nothing is still there."""


def make_server(settings: Settings) -> Server:
    """The server that listens for these settings."""
    room = max(64, min(MOST_CONNECTIONS, (file_limit() - FILES) // 2))
    server = Listener(
        direct_sockets(create_app(replace(settings, limits=_capped(settings.limits, room)))),
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        # Detecting HTTP/2 has no timeout: it would wait for a silent client forever.
        http=HTTPModes.http1,
        backlog=BACKLOG,
        backpressure=room,  # WebSockets are not counted here: there is as much room for them again
        http1_settings=HTTP1Settings(
            header_read_timeout=round(settings.header_timeout * 1000),
            max_buffer_size=LARGEST_HEADERS,
        ),
        log_enabled=False,
    )
    server.send_timeout = round(settings.send_timeout * 1000)
    server.shared_port = settings.shared_port
    return server


def direct_sockets(app: ASGIApp) -> ASGIApp:
    """Let sockets send past the application's wrappers: they send far more than they are asked."""

    async def serve_one(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope["state"][DIRECT] = send
        await app(scope, receive, send)

    return serve_one


def _capped(limits: Mapping[str, Limit], room: int) -> Mapping[str, Limit]:
    """The limits, with no more sockets than there is room for."""
    sockets = limits.get("sockets-all")
    if sockets is None:
        return limits
    return {**limits, "sockets-all": sockets._replace(most=min(sockets.most, room))}


def file_limit() -> int:
    """How many files and connections may be open, raised as far as this process may."""
    if sys.platform == "win32":
        return 2 * MOST_CONNECTIONS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else 4 * MOST_CONNECTIONS
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class Listener(Server):
    """Granian's server, on Linux with a socket of ours.

    Connections inherit its options. Granian has no timeout for sending; TCP has.
    """

    send_timeout = 30_000
    shared_port = False

    def _init_shared_socket(self) -> None:
        if sys.platform != "linux":
            super()._init_shared_socket()
            return
        family = socket.AF_INET6 if ":" in self.bind_addr else socket.AF_INET
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if self.shared_port:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, KEEP_ALIVE)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, KEEP_ALIVE // 3)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, self.send_timeout)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listener.bind((self.bind_addr, self.bind_port))
        holder: Any = SocketHolder  # its stub knows only how it is made elsewhere
        self._shd = holder(listener.detach(), False, self.backlog)
