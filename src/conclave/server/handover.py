"""All sockets of a table at one worker: another that accepts one of them hands it over.

Each worker could play any table, but every one that has people at it plays every move of it."""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

PIECE = 64 * 1024

_LIVE = re.compile(rb"/api/tables/([^/?]+)/live(?:\?|$)")


class Place(NamedTuple):
    """A worker among others: where they find each other, which it is, and how many they are."""

    folder: str
    worker: int
    workers: int

    def elsewhere(self, url: bytes) -> int | None:
        """Which other worker a socket of this address belongs to, if it does."""
        found = _LIVE.match(url)
        worker = self.worker if found is None else crc32(found[1]) % self.workers
        return None if worker == self.worker else worker

    def address(self, worker: int) -> str:
        """Where a worker takes sockets over."""
        return str(Path(self.folder) / str(worker))

    def hand_over(self, worker: int, connection: int, head: bytes) -> bool:
        """Give a connection with the request that came by it to another worker; whether that
        has worked."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(0.1)  # a worker that is busy has room for those who wait
            try:
                line.connect(self.address(worker))
                socket.send_fds(line, [head], [connection])
            except OSError:  # it is about to start, or to stop
                return False
            return True

    def take_over(self, take: Callable[[socket.socket, bytes], None]) -> socket.socket:
        """Take what others hand over, until the socket that is returned is closed."""
        with suppress(FileNotFoundError):
            os.unlink(self.address(self.worker))
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        listener.bind(self.address(self.worker))
        listener.listen(socket.SOMAXCONN)
        listener.setblocking(False)
        asyncio.get_running_loop().add_reader(listener, _take, listener, take)
        return listener


def _take(listener: socket.socket, take: Callable[[socket.socket, bytes], None]) -> None:
    with suppress(OSError), listener.accept()[0] as line:
        line.settimeout(0.1)
        head, connections, _, _ = socket.recv_fds(line, PIECE, 1)
        while piece := line.recv(PIECE):
            head += piece
        for connection in connections:
            take(socket.socket(fileno=connection), head)
