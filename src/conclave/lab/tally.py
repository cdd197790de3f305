"""Exact totals of a series of games, independent of the order of counting."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from hashlib import blake2b
from math import sqrt

from conclave.lab.series import PlayedGame

Z95 = 1.959964


@dataclass(frozen=True)
class Share:
    """Wins out of games. A win shared by k counts 1/k for each of them."""

    played: int
    wins: float

    @property
    def rate(self) -> float:
        """Wins per game played."""
        return self.wins / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95% interval for the rate."""
        if not self.played:
            return 0.0, 1.0
        z2 = Z95 * Z95 / self.played
        middle = self.rate + z2 / 2
        reach = Z95 * sqrt(self.rate * (1 - self.rate) / self.played + z2 / self.played / 4)
        return max(0.0, (middle - reach) / (1 + z2)), min(1.0, (middle + reach) / (1 + z2))

    def to_dict(self) -> dict[str, object]:
        """The share as plain data."""
        low, high = self.interval
        return {"played": self.played, "wins": self.wins, "rate": self.rate, "95%": [low, high]}


@dataclass(frozen=True)
class Result:
    """The results of a simulation, possibly incomplete."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object]
    jobs: int
    asked: int
    """The number of games requested."""
    games: int
    """The number of games played; fewer if stopped."""
    by_seat: tuple[Share, ...]
    by_bot: dict[str, Share]
    by_side: dict[str, Share]
    """By clan or side; empty if seats don't differ."""
    decisions: int
    shortest: int
    median: int
    longest: int
    reasons: dict[str, int]
    cards: dict[str, tuple[int, int]]
    """For each card, in how many games it was and was used; empty if not counted."""
    digest: str
    """A hash of the final positions of all games."""
    seconds: float

    @property
    def stopped(self) -> bool:
        """Whether it stopped before all games were played."""
        return self.games < self.asked

    @property
    def decisions_per_second(self) -> float:
        """Over all processes, including their startup."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def to_dict(self) -> dict[str, object]:
        """The result as plain data."""
        return asdict(self) | {
            "by_seat": [share.to_dict() for share in self.by_seat],
            "by_bot": {name: share.to_dict() for name, share in self.by_bot.items()},
            "by_side": {name: share.to_dict() for name, share in self.by_side.items()},
            "bots": list(self.bots),
            "stopped": self.stopped,
            "decisions_per_second": self.decisions_per_second,
        }


@dataclass
class Tally:
    """Running totals; their size doesn't grow with the number of games."""

    games: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    seat_wins: defaultdict[int, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    bot_wins: defaultdict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    sides: Counter[str] = field(default_factory=Counter)
    side_wins: defaultdict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    cards_in: Counter[str] = field(default_factory=Counter)
    cards_used: Counter[str] = field(default_factory=Counter)
    digest: int = 0
    """A sum of hashes, so that the order of games doesn't matter."""

    def __len__(self) -> int:
        return self.games

    def count(self, game: PlayedGame) -> None:
        """Add a finished game."""
        number, seating, position, cards, _ = game
        self.cards_in.update(list(cards))
        self.cards_used.update([card for card, users in cards.items() if users])
        outcome = position.outcome
        assert outcome is not None
        self.games += 1
        self.lengths[position.number] += 1
        self.reasons[outcome.reason] += 1
        self.played.update(seating)
        winners = outcome.winners
        sides = position.game.sides(position)
        self.sides.update(sides)
        for seat in winners:
            if sides:
                self.side_wins[sides[seat]] += Fraction(1, len(winners))
            self.seat_wins[seat] += Fraction(1, len(winners))
            self.bot_wins[seating[seat]] += Fraction(1, len(winners))
        name = f"{number} {position.digest()}"
        self._add_digest(int.from_bytes(blake2b(name.encode(), digest_size=16).digest(), "big"))

    def merge(self, other: Tally) -> None:
        """Add another tally."""
        self.games += other.games
        self.lengths += other.lengths
        self.reasons += other.reasons
        self.played += other.played
        for seat, wins in other.seat_wins.items():
            self.seat_wins[seat] += wins
        for name, wins in other.bot_wins.items():
            self.bot_wins[name] += wins
        self.sides += other.sides
        for name, wins in other.side_wins.items():
            self.side_wins[name] += wins
        self.cards_in += other.cards_in
        self.cards_used += other.cards_used
        self._add_digest(other.digest)

    def _add_digest(self, digest: int) -> None:
        self.digest = (self.digest + digest) % 2**128

    @property
    def decisions(self) -> int:
        """The number of decisions in all games."""
        return sum(length * games for length, games in self.lengths.items())

    def median(self) -> int:
        """The median length of games."""
        seen = 0
        for length in sorted(self.lengths):
            seen += self.lengths[length]
            if 2 * seen >= self.games:
                return length
        return 0
