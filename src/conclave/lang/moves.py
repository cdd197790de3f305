"""The answers that cards of all games ask for."""

from __future__ import annotations

from typing import Final

from conclave.core.moves import Choices, Move


class Yes(Move):
    """Do what one may."""

    form = "yes"


class No(Move):
    """Leave it."""

    form = "no"


class Choose(Move):
    """Of two effects choose the one of this name."""

    form = "choose {effect}"
    __match_args__ = ("effect",)

    def __init__(self, effect: str) -> None:
        self.effect = effect


YES: Final = Yes()
NO: Final = No()
YES_OR_NO: Final = Choices((YES, NO))
MOVES: Final = (Yes, No, Choose)
