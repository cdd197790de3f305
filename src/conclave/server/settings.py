"""How a server is set up: where it listens and stores, and how long answers take."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from conclave.server.addresses import Proxies
from conclave.server.handover import Place
from conclave.server.limits import DEFAULTS, Limit

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")


@dataclass(frozen=True)
class Keep:
    """For how many days what nobody uses is kept; 0: for ever."""

    sessions: float = 90
    """Sessions that are not used."""
    guests: float = 30
    """Guests who do not come back, and have neither games nor decks."""
    waiting: float = 14
    """Tables that wait and where nobody comes: closed after that time, removed after twice."""
    running: float = 90
    """Games where nobody does anything: no longer in the lobby; removed if nobody can go on."""
    replays: float = 180
    """Uploaded records that nobody watches."""
    check: float = 3600
    """Seconds between two looks at what is old; 0: it is not looked for."""


@dataclass(frozen=True)
class Settings:
    """What can be chosen when a server starts."""

    host: str = "127.0.0.1"
    port: int = 8000
    place: Place | None = None
    """Where this process is among others that listen at the same port."""
    database: str = ""
    bot_pace: float = 0.8
    """Seconds until a bot's move appears, whatever it holds."""
    pause: float = 0.6
    """Seconds, on average, before an answer to a reaction appears, whoever gives it."""
    thinkers: int = max(1, (os.cpu_count() or 1) - 1)
    """Processes in which bots think that look ahead; they start when they are needed."""
    away: float = 60
    """Seconds that somebody has been away before a host may let a bot play for him."""
    limits: Mapping[str, Limit] = field(default_factory=lambda: DEFAULTS)
    """How often, and how many at once; what is not named is not limited."""
    proxies: Proxies = field(default_factory=Proxies)
    """Which proxies are believed when they say for whom they ask."""
    header_timeout: float = 20
    """Seconds in which a request's headers have to come, also the next one's on a connection."""
    body_timeout: float = 30
    """Seconds in which a request's body has to come."""
    send_timeout: float = 30
    """Seconds after which a client is given up that takes nothing of what it is sent."""
    keep: Keep = Keep()
    """How long what nobody uses is kept."""
    static: Path = Path(__file__).parent / "static"
    """Where the built client is."""

    @property
    def address(self) -> str:
        """Where a browser finds the server: one on this machine, and others if they can."""
        host = on_network() if self.host in EVERYWHERE else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server, by no proxy either."""
        return self.host in LOOPBACK and not self.proxies.networks


def on_network() -> str:
    """This machine's address on its network; without one, that which only itself can reach."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for examples; nothing is sent
        except OSError:
            return LOOPBACK[0]
        return str(probe.getsockname()[0])


def default_database() -> str:
    """A file in this user's data folder, which is made if it is missing."""
    folder = platformdirs.user_data_path("conclave", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'conclave.sqlite'}"
