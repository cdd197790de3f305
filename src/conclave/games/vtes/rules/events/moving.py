"""Cards that come into play, change their place there and leave it are told."""

from __future__ import annotations

from conclave.core.events import OfSeatCard
from conclave.games.vtes.rules.events.shapes import OfCard, OfTwoCards


class CameIntoPlay(OfSeatCard):
    """A card came into play under a player's control."""

    reveals = True


class PutOn(OfTwoCards):
    """A card was put on another."""


class Burned(OfCard):
    """A card was burned."""

    reveals = True


class WasRemoved(OfCard):
    """A card was removed from the game."""

    reveals = True


class WentToTorpor(OfCard):
    """A vampire went to torpor, or an imbued was incapacitated."""


class LeftTorpor(OfCard):
    """A vampire left torpor, or an imbued recovered."""


class ChangedController(OfSeatCard):
    """Another player controls a card now."""


class BackToUncontrolled(OfSeatCard):
    """A vampire moved back to the uncontrolled region."""


class Merged(OfTwoCards):
    """An advanced vampire was merged with his base version."""

    reveals = True


class ContestBegan(OfCard):
    """A card is contested now."""


class Yielded(OfCard):
    """A contested card was yielded."""


class ContestWon(OfCard):
    """A contested card came back into play."""
