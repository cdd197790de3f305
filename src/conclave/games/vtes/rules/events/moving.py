"""Events of cards that enter play, move there and leave it."""

from __future__ import annotations

from typing import Literal

from conclave.core.events import Event, SeatCardEvent
from conclave.games.vtes.rules.events.shapes import CardEvent, TwoCardsEvent

Cause = Literal[
    "", "host", "damage", "life", "diablerie", "blood-hunt", "card", "cost", "copy", "title"
]
"""Why a card is burned: the card it was on left play, damage, no life left, diablerie, a blood
hunt, another card, to pay a cost, a second copy of a unique card, its title was lost."""


class CameIntoPlay(SeatCardEvent):
    """A card came into play under a player's control."""

    reveals = True


class PutOn(TwoCardsEvent):
    """A card was put on another."""


class Burned(Event):
    """A card was burned: why ("" if the rest of the log says so), and by or with which card."""

    __match_args__ = ("card", "cause", "other")
    reveals = True

    def __init__(self, card: str, cause: str, other: str) -> None:
        self.card = card
        self.cause = cause
        self.other = other


class WasRemoved(CardEvent):
    """A card was removed from the game."""

    reveals = True


class WentToTorpor(CardEvent):
    """A vampire went to torpor, or an imbued was incapacitated."""


class LeftTorpor(CardEvent):
    """A vampire left torpor, or an imbued recovered."""


class ChangedController(SeatCardEvent):
    """A player took control of a card."""


class BackToUncontrolled(SeatCardEvent):
    """A vampire moved back to the uncontrolled region."""


class Merged(TwoCardsEvent):
    """An advanced vampire was merged with his base version."""

    reveals = True


class ContestBegan(CardEvent):
    """A card is contested."""


class Yielded(CardEvent):
    """A contested card was yielded."""


class ContestWon(CardEvent):
    """A contested card returned to play."""
