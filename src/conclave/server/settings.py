"""The settings of a server."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from conclave.server.addresses import Proxies
from conclave.server.limits import DEFAULTS, Limit
from conclave.server.socket_handover import Place

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")


@dataclass(frozen=True)
class Keep:
    """How many days unused data is kept; 0: forever."""

    sessions: float = 90
    """Unused sessions."""
    guests: float = 30
    """Absent guests without games and decks."""
    waiting: float = 14
    """Waiting tables without visitors: closed after that time, removed after twice."""
    running: float = 90
    """Inactive games: hidden from the lobby; removed if nobody can continue them."""
    replays: float = 180
    """Uploaded records that nobody watches."""
    check: float = 3600
    """Seconds between two checks; 0: never."""


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    place: Place | None = None
    """The place of this process among workers."""
    database: str = ""
    bot_pace: float = 0.8
    """Seconds before a bot moves."""
    pause: float = 0.6
    """Average seconds before an answer to a reaction is shown."""
    thinkers: int = max(1, (os.cpu_count() or 1) - 1)
    """Processes that search for bots; they start when needed."""
    away: float = 60
    """Seconds of absence after which the host may let a bot play."""
    limits: Mapping[str, Limit] = field(default_factory=lambda: DEFAULTS)
    """The limits; anything else is unlimited."""
    proxies: Proxies = field(default_factory=Proxies)
    """The trusted proxies."""
    header_timeout: float = 20
    """Timeout in seconds for a request's headers, also on a kept connection."""
    body_timeout: float = 30
    """Timeout in seconds for a request's body."""
    send_timeout: float = 30
    """Timeout in seconds for a client that reads nothing."""
    keep: Keep = Keep()
    """How long unused data is kept."""
    static: Path = Path(__file__).parent / "static"
    """The folder of the built client."""

    @property
    def address(self) -> str:
        """The server's URL, usable by other machines if they can reach it."""
        host = on_network() if self.host in EVERYWHERE else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server, without a proxy."""
        return self.host in LOOPBACK and not self.proxies.networks


def on_network() -> str:
    """This machine's address on its network, or the loopback address."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation; nothing is sent
        except OSError:
            return LOOPBACK[0]
        return str(probe.getsockname()[0])


def default_database() -> str:
    """A file in the user's data folder, which is created if missing."""
    folder = platformdirs.user_data_path("conclave", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'conclave.sqlite'}"
