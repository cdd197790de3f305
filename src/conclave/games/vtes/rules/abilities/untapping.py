"""Abilities about the untapping of the minion that a card is on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.facts import CardFact, abilities_of
from conclave.lang.nodes import Ability


@dataclass(frozen=True)
class UntapsAtWill(Ability):
    """The minion with this card doesn't untap as normal: its controller may untap him in her untap
    phase, or not."""


UNTAPS_AT_WILL: Final = CardFact(lambda card: bool(abilities_of(card, UntapsAtWill)))


@dataclass(frozen=True)
class BurnedByUntapping(Ability):
    """This card is burned when the minion with it untaps."""


BURNED_BY_UNTAPPING: Final = CardFact(lambda card: bool(abilities_of(card, BurnedByUntapping)))
