"""The codings of our games, each read from views alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from conclave.core.game import Game
from conclave.env.coding import Coding
from conclave.env.codings import empire, masquerade, vendetta, vtes

CODINGS: Final[Mapping[str, Callable[[Game, int, dict[str, Any]], Coding]]] = {
    "empire": empire.coding,
    "masquerade": masquerade.coding,
    "vendetta": vendetta.coding,
    "vtes": vtes.coding,
}
"""By the names of the games: from a game, the number of seats, and a spectator's first view."""
