"""Abilities about the cards that a minion may have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import granted
from conclave.games.vtes.rules.requirements import Filter
from conclave.lang.nodes import Ability


@dataclass(frozen=True)
class CannotHave(Ability):
    """The minion with this card can't have cards that match; those on him are burned."""

    which: Filter
    but: str = ""
    """The name of a card that he may have."""


CANNOT_HAVE: Final = granted(CannotHave)
