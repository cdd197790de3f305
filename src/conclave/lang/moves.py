"""Answers to questions of the card language."""

from __future__ import annotations

from typing import Final

from conclave.core.moves import Choices, Move


class Yes(Move):
    """Take an optional effect."""

    form = "yes"


class No(Move):
    """Decline an optional effect."""

    form = "no"


class Choose(Move):
    """Choose the effect with this name."""

    form = "choose {effect}"
    __match_args__ = ("effect",)

    def __init__(self, effect: str) -> None:
        self.effect = effect


YES: Final = Yes()
NO: Final = No()
YES_OR_NO: Final = Choices((YES, NO))
MOVES: Final = (Yes, No, Choose)
