"""The encodings of our games, computed from views alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from conclave.core.game import Game
from conclave.env.encoding import Encoding
from conclave.env.encodings import empire, masquerade, vendetta, vtes

ENCODINGS: Final[Mapping[str, Callable[[Game, int, dict[str, Any]], Encoding]]] = {
    "empire": empire.encoding,
    "masquerade": masquerade.encoding,
    "vendetta": vendetta.encoding,
    "vtes": vtes.encoding,
}
"""By game; each takes the game, the number of seats, and a spectator's initial view."""
