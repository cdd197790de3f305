"""Events of combat: rounds, range, strikes, damage, presses."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.events.shapes import CardEvent, CardNumberEvent, TwoCardsEvent


class CombatBegan(TwoCardsEvent):
    """Two minions fight."""

    def joined(self, later: Event) -> Event | None:
        return self if isinstance(later, RoundBegan) and later.number == 1 else None


class RoundBegan(Event):
    """A round of combat began."""

    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Maneuvered(Event):
    """A minion maneuvered to a range."""

    __match_args__ = ("card", "range")

    def __init__(self, card: str, range: str) -> None:
        self.card = card
        self.range = range


class StrikeChosen(Event):
    """A minion chose a strike: with which card or by hand, and at which retainer."""

    __match_args__ = ("card", "source", "retainer")

    def __init__(self, card: str, source: str, retainer: str) -> None:
        self.card = card
        self.source = source
        self.retainer = retainer


class StrikeMissed(CardEvent):
    """A minion's strike had no effect."""


class GainedStrikes(CardNumberEvent):
    """A minion gained additional strikes."""


class GainedStrength(CardNumberEvent):
    """A minion's strength changed."""


class TookDamage(Event):
    """Normal and aggravated damage is about to be inflicted."""

    __match_args__ = ("card", "normal", "aggravated")

    def __init__(self, card: str, normal: int, aggravated: int) -> None:
        self.card = card
        self.normal = normal
        self.aggravated = aggravated


class Prevented(CardNumberEvent):
    """Damage was prevented."""


class Pressed(Event):
    """A minion pressed, to continue or to end the combat."""

    __match_args__ = ("card", "purpose")

    def __init__(self, card: str, purpose: str) -> None:
        self.card = card
        self.purpose = purpose


class CombatEnded(TwoCardsEvent):
    """The combat is over."""


class Diablerized(TwoCardsEvent):
    """A vampire committed diablerie: the diablerist, the victim."""
