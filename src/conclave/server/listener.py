"""The listening socket, and limits and timeouts of its connections."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace

from litestar import Litestar
from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from conclave.server.app import create_app
from conclave.server.http.live import AGAIN, WIRE
from conclave.server.limits import Limit
from conclave.server.settings import Settings
from conclave.server.socket_handover import Place

BACKLOG = 4096
"""The backlog of connections."""
MAX_CONNECTIONS = 10_000
FILES = 200
"""File descriptors reserved for the database, processes and files."""
MAX_HEADERS = 32 * 1024
MAX_MESSAGE = 64 * 1024
MAX_UNSENT = 2_000_000
"""The maximum of unsent bytes; a slower client is cut off and syncs when it reconnects."""
KEEP_ALIVE = 30
"""The TCP keep-alive time in seconds."""
GOODBYE = 5
"""Seconds that requests may take when the server stops."""


def make_server(settings: Settings) -> Listener:
    """The server that listens for these settings."""
    room = max(64, min(MAX_CONNECTIONS, (file_limit() - FILES) // 2))
    settings = replace(settings, limits=_capped(settings.limits, room))
    return Listener(settings, create_app(settings), room)


def _capped(limits: Mapping[str, Limit], room: int) -> Mapping[str, Limit]:
    """The limits, with sockets capped by the available file descriptors."""
    sockets = limits.get("sockets-all")
    if sockets is None:
        return limits
    return {**limits, "sockets-all": sockets._replace(most=min(sockets.most, room))}


def file_limit() -> int:
    """The limit of open files, raised as far as possible."""
    if sys.platform == "win32":
        return 2 * MAX_CONNECTIONS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else 4 * MAX_CONNECTIONS
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class Connections(ServerState):
    """All connections of the server."""

    def __init__(self, room: int, patience: float, place: Place | None) -> None:
        super().__init__()
        self.room = room
        """How many may wait for a request at the same time."""
        self.patience = patience
        """How many seconds they may wait."""
        self.waiting: dict[HttpConnection, asyncio.TimerHandle] = {}
        """The waiting connections, the longest first."""
        self.place = place
        """The place of this process among the workers."""


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection, closed if no request comes in time or too many wait."""

    server_state: Connections
    _head = 0
    """The number of bytes received of a request's head."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection is opened."""
        super().connection_made(transport)
        waiting = self.server_state.waiting
        if len(waiting) >= self.server_state.room:
            next(iter(waiting)).give_up()
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """A connection is closed."""
        super().connection_lost(exc)
        self._go_on()

    def data_received(self, data: bytes) -> None:
        """Read more of a request; refuse a head that is too long."""
        if self in self.server_state.waiting:
            self._head += len(data)
        super().data_received(data)
        if self._head > MAX_HEADERS and not self.transport.is_closing():
            self.send_400_response("The headers are too large.")

    def handle_websocket_upgrade(self) -> None:
        """Upgrade to a WebSocket, here or at the worker of its table."""
        place = self.server_state.place
        worker = None if place is None else place.elsewhere(self.url)
        if place is None or worker is None or not self._hand_over(place, worker):
            super().handle_websocket_upgrade()

    def _hand_over(self, place: Place, worker: int) -> bool:
        lines = [b" ".join((self.scope["method"].encode(), self.url, b"HTTP/1.1"))]
        lines += [name + b": " + value for name, value in self.scope["headers"]]
        connection = self.transport.get_extra_info("socket").fileno()
        if not place.hand_over(worker, connection, b"\r\n".join((*lines, b"", b""))):
            return False
        self.transport.abort()
        return True

    def on_headers_complete(self) -> None:
        """A request has arrived."""
        self._go_on()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """The response is sent; another request may follow."""
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():
            self._wait()

    def give_up(self) -> None:
        """Close the connection of a client that sends nothing."""
        self._go_on()
        self.transport.abort()

    def _wait(self) -> None:
        state = self.server_state
        if self not in state.waiting:
            state.waiting[self] = self.loop.call_later(state.patience, self.give_up)

    def _go_on(self) -> None:
        self._head = 0
        if (timer := self.server_state.waiting.pop(self, None)) is not None:
            timer.cancel()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket to which messages are sent directly, without the framework's layers."""

    async def run_asgi(self) -> None:
        """Accept the connection."""
        self.scope["state"][WIRE] = self
        await super().run_asgi()

    def send_text(self, text: bytes) -> None:
        """Send a message."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        transport.write(head + text)
        if transport.get_write_buffer_size() > MAX_UNSENT:
            transport.abort()

    def cut(self) -> None:
        """End the connection; the client may reconnect."""
        task = self.loop.create_task(self.send({"type": "websocket.close", "code": AGAIN}))
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)


class Listener(Server):
    """The server, with our own listening socket, whose options connections inherit."""

    def __init__(self, settings: Settings, app: Litestar, room: int) -> None:
        super().__init__(
            Config(
                app,
                http=HttpConnection,
                ws=Socket,
                ws_max_size=MAX_MESSAGE,
                ws_per_message_deflate=False,
                ws_ping_interval=None,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,  # `http.doors` knows whom to believe
                timeout_keep_alive=round(settings.header_timeout),
                timeout_graceful_shutdown=GOODBYE,
                backlog=BACKLOG,
            )
        )
        self.settings = settings
        self.server_state = Connections(room, settings.header_timeout, settings.place)

    async def listen(self) -> None:
        """Serve until asked to stop."""
        place = self.settings.place
        with place.take_over(self._take) if place is not None else contextlib.nullcontext():
            await self.serve([_listen(self.settings)])

    def _take(self, connection: socket.socket, head: bytes) -> None:
        """Continue a connection that another worker has accepted."""
        task = asyncio.create_task(self._go_on(connection, head))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _go_on(self, connection: socket.socket, head: bytes) -> None:
        loop = asyncio.get_running_loop()
        _, protocol = await loop.connect_accepted_socket(self._protocol, connection)
        protocol.data_received(head)

    def _protocol(self) -> HttpConnection:
        return HttpConnection(self.config, self.server_state, self.lifespan.state)

    def stop(self) -> None:
        """Shut down."""
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the caller."""
        yield


def _listen(settings: Settings) -> socket.socket:
    """A listening socket whose connections drop dead or stalled clients."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if settings.place is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if sys.platform == "linux":
        timeout = round(settings.send_timeout * 1000)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, KEEP_ALIVE)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, KEEP_ALIVE // 3)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, timeout)
    listener.bind((settings.host, settings.port))
    return listener
