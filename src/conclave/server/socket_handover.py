"""Hands all sockets of a table to the same worker.

Any worker could serve any table, but each worker with people at a table has to play all its moves.
"""

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
    """A worker among others: their folder of sockets, its number, and their count."""

    folder: str
    worker: int
    workers: int

    def elsewhere(self, url: bytes) -> int | None:
        """The other worker to which a socket of this URL belongs, if any."""
        found = _LIVE.match(url)
        worker = self.worker if found is None else crc32(found[1]) % self.workers
        return None if worker == self.worker else worker

    def address(self, worker: int) -> str:
        """The address where a worker receives sockets."""
        return str(Path(self.folder) / str(worker))

    def hand_over(self, worker: int, connection: int, head: bytes) -> bool:
        """Hand a connection and its request to another worker; return whether that worked."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(0.1)  # a busy worker can queue them
            try:
                line.connect(self.address(worker))
                socket.send_fds(line, [head], [connection])
            except OSError:  # it is starting or stopping
                return False
            return True

    def take_over(self, take: Callable[[socket.socket, bytes], None]) -> socket.socket:
        """Receive sockets from other workers until the returned listener is closed."""
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
