"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Settings:
    """What can be chosen when a server starts."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    bot_pace: float = 0.8
    """Seconds until a bot's move appears, whatever it holds, unless it thinks longer."""
    pause: float = 0.6
    """Seconds, on average, before an answer to a reaction appears, whoever gives it."""
    thinkers: int = max(1, (os.cpu_count() or 1) - 1)
    """Processes in which bots think that look ahead; they start when they are needed."""
    rate: int = 1200
    """Requests a minute from one address; 0: no limit."""
    static: Path = Path(__file__).parent / "static"
    """Where the built client is."""

    @property
    def address(self) -> str:
        """Where a browser on this machine finds the server."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in LOOPBACK


def default_database() -> str:
    """A file in this user's data folder, which is made if it is missing."""
    folder = platformdirs.user_data_path("conclave", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'conclave.sqlite'}"
