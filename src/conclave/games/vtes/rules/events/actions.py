"""Events of actions and blocks."""

from __future__ import annotations

from conclave.core.events import Event, SeatCardEvent, SeatEvent, SeatNumberEvent
from conclave.games.vtes.rules.events.shapes import CardEvent, CardNumberEvent, TwoCardsEvent


class ActionAnnounced(Event):
    """A minion announced an action: its kind, the card it comes from, its target."""

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


class BlockTried(SeatCardEvent):
    """A minion attempts to block."""


class BlockFailed(CardEvent):
    """An attempt to block failed."""


class ActionContinued(CardEvent):
    """The action of this minion continues as if unblocked."""


class BlockDeclined(SeatEvent):
    """A player declined to block."""


class ActionBlocked(TwoCardsEvent):
    """An action was blocked: the acting minion, the blocking minion."""


class ActionSucceeded(CardEvent):
    """An action was successful."""

    def joined(self, later: Event) -> Event | None:
        return later if isinstance(later, BledFor) else None


class ActionEnded(CardEvent):
    """An action ended without success."""


class GainedStealth(CardNumberEvent):
    """The acting minion's stealth for this action changed."""


class GainedIntercept(CardNumberEvent):
    """A minion's intercept for this action changed."""


class BleedChanged(CardNumberEvent):
    """The size of the bleed changed."""


class BledFor(SeatNumberEvent):
    """A player was bled for this much."""


class PoolProtected(Event):
    """A card limits how much pool a player burns for a bleed."""

    __match_args__ = ("seat", "card", "number")

    def __init__(self, seat: int, card: str, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number


class BleedRedirected(SeatEvent):
    """The bleed is now directed at another player."""


class Woke(CardEvent):
    """A tapped minion may react as though untapped."""
