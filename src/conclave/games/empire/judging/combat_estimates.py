"""Estimates for a combat: the own cards, and what the opponent may hold."""

from __future__ import annotations

from math import exp, sqrt

from conclave.games.empire.judging.scene import Scene
from conclave.games.empire.rules.constants import CLASS_OF


class Guess:
    """A normal distribution of the strength that somebody may play."""

    def __init__(self, mean: float, spread: float) -> None:
        self.mean = mean
        self.spread = spread

    def below(self, value: float) -> float:
        """The chance that it is less than a value."""
        return 1 / (1 + exp(-1.7 * max(-20.0, min(20.0, (value - self.mean) / self.spread))))


class CombatEstimates:
    """Both sides' cards, as one seat sees them."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.library = scene.library
        self._unseen: list[int] | None = None
        self._fitting: dict[int, list[int]] = {}
        self._guesses: dict[int, Guess] = {}

    def fits(self, card: int, ours: bool, who: int, against: int) -> bool:
        """Whether a card of the seat, or of the opponent, may be played for a character."""
        library = self.library
        if CLASS_OF[who] in library.classes[card]:
            return True
        if ours == self.scene.vampires:
            return library.is_vampire[card] and self.scene.is_unmasked(who)
        return library.is_holy_water[card] and self.scene.is_unmasked(against)

    def fitting(self, who: int, against: int) -> list[int]:
        """The cards in hand that may be played for a character."""
        pair = 9 * who + against
        found = self._fitting.get(pair)
        if found is None:
            found = [card for card in self.scene.hand if self.fits(card, True, who, against)]
            self._fitting[pair] = found
        return found

    def power(self, who: int, against: int) -> int:
        """The total strength in hand for a character."""
        value = self.library.value
        total = 0
        for card in self.fitting(who, against):
            total += value[card]
        return total

    def unseen(self) -> list[int]:
        """The opponent's cards that haven't been seen since they were shuffled."""
        if self._unseen is None:
            other = 1 - self.scene.seat
            left = list(self.scene.their_deck)
            for pile in (self.scene.spent[other], self.scene.laid[other]):
                for card in pile:
                    if card in left:
                        left.remove(card)
            self._unseen = left
        return self._unseen

    def other(self, who: int, against: int) -> Guess:
        """The strength that the opponent may play for a character."""
        pair = 9 * who + against
        found = self._guesses.get(pair)
        if found is None:
            found = self._guesses[pair] = self._guess(who, against)
        return found

    def _guess(self, who: int, against: int) -> Guess:
        cards = self.unseen()
        number = self.scene.others
        if not cards or not number:
            return Guess(0.0, 0.3)
        value = self.library.value
        total = squares = 0
        for card in cards:
            if self.fits(card, False, who, against):
                total += value[card]
                squares += value[card] * value[card]
        mean = total / len(cards)
        spread = squares / len(cards) - mean * mean
        return Guess(number * mean, max(0.4, sqrt(number * spread)))
