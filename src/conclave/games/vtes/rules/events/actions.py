"""Actions and blocks are told, and what changes them."""

from __future__ import annotations

from conclave.core.events import Event, OfSeat, OfSeatCard, OfSeatNumber
from conclave.games.vtes.rules.events.shapes import OfCard, OfCardNumber, OfTwoCards


class ActionAnnounced(Event):
    """A minion announced an action: of which kind, by which card, at whom or what."""

    __match_args__ = ("seat", "minion", "kind", "source", "target", "target_seat")

    def __init__(
        self, seat: int, minion: str, kind: str, source: str, target: str, target_seat: int
    ) -> None:
        self.seat = seat
        self.minion = minion
        self.kind = kind
        self.source = source
        self.target = target
        self.target_seat = target_seat


class BlockTried(OfSeatCard):
    """A minion attempts to block."""


class BlockFailed(OfCard):
    """An attempt to block failed."""


class ActionContinued(OfCard):
    """A blocked action goes on as if it had not been blocked: the acting minion."""


class BlockDeclined(OfSeat):
    """A player declined to block."""


class ActionBlocked(OfTwoCards):
    """An action was blocked: the acting minion, the blocker."""


class ActionSucceeded(OfCard):
    """An action was successful."""


class ActionEnded(OfCard):
    """An action ended without effect."""


class GainedStealth(OfCardNumber):
    """The acting minion has more or less stealth for this action."""


class GainedIntercept(OfCardNumber):
    """A minion has more or less intercept for this action."""


class BleedChanged(OfCardNumber):
    """The bleed is bigger or smaller for this action."""


class BledFor(OfSeatNumber):
    """A player was bled for so much."""


class BleedRedirected(OfSeat):
    """The bleed goes to another player now."""


class Woke(OfCard):
    """A tapped minion may react as though untapped."""
