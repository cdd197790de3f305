"""Boards: what a view looks like, for each game that has one of its own and for all others."""

from __future__ import annotations

from conclave.terminal.boards.any_game import AnyGame
from conclave.terminal.boards.board import Board
from conclave.terminal.boards.empire import Castle
from conclave.terminal.boards.masquerade import City
from conclave.terminal.boards.vendetta import Village
from conclave.terminal.boards.vtes import Struggle

BOARDS: dict[str, Board] = {
    "empire": Castle(),
    "masquerade": City(),
    "vendetta": Village(),
    "vtes": Struggle(),
}
ANY_GAME = AnyGame()


def board_of(game: str) -> Board:
    """A game's own board, or the one that shows any game."""
    return BOARDS.get(game, ANY_GAME)
