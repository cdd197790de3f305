"""Events of cards that enter play, move there and leave it."""

from __future__ import annotations

from conclave.core.events import SeatCardEvent
from conclave.games.vtes.rules.events.shapes import CardEvent, TwoCardsEvent


class CameIntoPlay(SeatCardEvent):
    """A card came into play under a player's control."""

    reveals = True


class PutOn(TwoCardsEvent):
    """A card was put on another."""


class Burned(CardEvent):
    """A card was burned."""

    reveals = True


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
