"""Abilities that take those of other cards away, or their effects on a minion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import granted
from conclave.games.vtes.rules.requirements import Filter
from conclave.lang.nodes import Ability, Condition


@dataclass(frozen=True)
class Blanks(Ability):
    """Cards that match lose their abilities, as long as a condition holds."""

    which: Filter | None = None
    """By default, the minion that this card is on."""
    if_: Condition | None = None


BLANKS: Final = granted(Blanks)


@dataclass(frozen=True)
class Unaffected(Ability):
    """Cards that match don't affect this minion, or the one with this card, as long as a condition
    holds. They can still choose him."""

    by: Filter
    if_: Condition | None = None


UNAFFECTED: Final = granted(Unaffected)
