"""Boards that show a view: one for each game, and one for any other."""

from __future__ import annotations

from conclave.terminal.boards.any_game import AnyGame
from conclave.terminal.boards.board import Board
from conclave.terminal.boards.empire import EmpireBoard
from conclave.terminal.boards.masquerade import MasqueradeBoard
from conclave.terminal.boards.vendetta import VendettaBoard
from conclave.terminal.boards.vtes import VtesBoard

BOARDS: dict[str, Board] = {
    "empire": EmpireBoard(),
    "masquerade": MasqueradeBoard(),
    "vendetta": VendettaBoard(),
    "vtes": VtesBoard(),
}
ANY_GAME = AnyGame()


def board_of(game: str) -> Board:
    """The board of a game, or the generic one."""
    return BOARDS.get(game, ANY_GAME)
