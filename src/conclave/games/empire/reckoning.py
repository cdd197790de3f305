"""What a seat can reckon of a combat: its own cards, and what the other may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import exp, sqrt
from typing import NamedTuple

from conclave.core.position import Plain
from conclave.games.empire.cards import LIBRARY
from conclave.games.empire.rules.words import CLASS_OF, HOLY_WATER, NUMBER, VAMPIRE, VAMPIRE_SIDE

CLASS = {name: CLASS_OF[number] for name, number in NUMBER.items()}
COMBAT = {name: LIBRARY.combat[number] for name, number in LIBRARY.numbers.items()}
VALUE = {name: card.value for name, card in COMBAT.items()}


class Guess(NamedTuple):
    """How much value somebody may be able to play."""

    mean: float
    spread: float

    def below(self, value: float) -> float:
        """How likely it is less than a value."""
        return 1 / (1 + exp(-1.7 * max(-20.0, min(20.0, (value - self.mean) / self.spread))))


class Reckoning:
    """Both sides' cards, as one seat sees them."""

    def __init__(self, view: Mapping[str, Plain], seat: int) -> None:
        self.view = view
        self.seat = seat
        self.vampires = view["sides"][seat] == VAMPIRE_SIDE
        self.hand: list[str] = view["hand"][seat]
        self.unmasked: list[str] = view["unmasked"]
        self._unseen: list[str] | None = None

    def fits(self, card: str, mine: bool, who: str, against: str) -> bool:
        """Whether a card of mine, or of the other's, may be played for a character."""
        printed = COMBAT[card]
        if CLASS[who] in printed.classes:
            return True
        if mine == self.vampires:
            return printed.type == VAMPIRE and who in self.unmasked
        return printed.type == HOLY_WATER and against in self.unmasked

    def fitting(self, who: str, against: str) -> list[str]:
        """My cards that may be played for a character."""
        return [card for card in self.hand if self.fits(card, True, who, against)]

    def power(self, who: str, against: str) -> int:
        """All the value I can play for a character."""
        return sum([VALUE[card] for card in self.fitting(who, against)])

    def unseen(self) -> list[str]:
        """The other's cards that nobody has seen since they were shuffled."""
        if self._unseen is None:
            other = 1 - self.seat
            left = Counter(self.view["deck"][other])
            left.subtract(self.view["spent"][other])
            left.subtract(self.view["laid"][other])
            self._unseen = [card for card, number in left.items() for _ in range(number)]
        return self._unseen

    def other(self, who: str, against: str) -> Guess:
        """What the other may be able to play for a character."""
        cards = self.unseen()
        number: int = self.view["hand"][1 - self.seat]
        values = [VALUE[card] if self.fits(card, False, who, against) else 0 for card in cards]
        if not values or not number:
            return Guess(0.0, 0.3)
        mean = sum(values) / len(values)
        spread = sum([value * value for value in values]) / len(values) - mean * mean
        return Guess(number * mean, max(0.4, sqrt(number * spread)))
