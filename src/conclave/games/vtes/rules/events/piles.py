"""What becomes of hidden cards is told, the faces to those who may see them."""

from __future__ import annotations

from conclave.core.events import OfSeat, OfSeatCard
from conclave.games.vtes.rules.events.shapes import OfHiddenCards


class Drew(OfHiddenCards):
    """A player drew from her library."""


class DrewCrypt(OfHiddenCards):
    """A player moved cards from her crypt to her uncontrolled region."""


class Shuffled(OfSeat):
    """A player's library was shuffled."""

    reveals = True


class Discarded(OfSeatCard):
    """A player put a card from her hand into her ash heap."""


class LookedAt(OfHiddenCards):
    """A player looked at cards that are hidden from others."""


class Showed(OfSeatCard):
    """A hidden card of a player was shown to everybody."""

    reveals = True


class BackToHand(OfSeatCard):
    """A card returned to its owner's hand."""


class BackToLibrary(OfSeatCard):
    """A card returned to its owner's library."""

    reveals = True
