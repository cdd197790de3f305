"""Try a card in random games with many copies of it, and see where it is used."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from conclave import bots
from conclave.core.errors import BrokenInvariant
from conclave.core.game import Game
from conclave.core.moves import Move
from conclave.core.position import Plain, Position
from conclave.core.rng import Rng
from conclave.lab.series import cards_used


@dataclass
class WindowUse:
    """In how many games a card was used, offered and refused in a window."""

    used: int = 0
    offered: int = 0
    refused: int = 0
    """It was in hand but couldn't be played."""
    reasons: Counter[str] = field(default_factory=Counter)
    """The obstacles, with the number of games."""


@dataclass
class Trial:
    """The result of trying a card."""

    games: int
    used_in: int = 0
    """In how many games the card was played or came into play."""
    decisions: int = 0
    moments: dict[str, WindowUse] = field(default_factory=dict)
    """By window."""
    ways: dict[str, dict[str, Plain]] = field(default_factory=dict)
    """For each reason, an entry of `Position.obstacles` without a minion."""


class CardLog:
    """The windows in which a card was used, offered and refused in one game."""

    def __init__(self, game: Game, card: str, trial: Trial) -> None:
        self.game = game
        self.card = card
        self.trial = trial
        self.playable = game.moments(card, in_play=False)
        self.used: set[str] = set()
        self.offered: set[str] = set()
        self.refused: set[tuple[str, str]] = set()

    def check(self, position: Position, seat: int) -> None:
        """Record whether the seat could use the card now, or why not."""
        window = position.moment()
        if not window:
            return
        if window not in self.offered and any(map(self.uses_card, position.options(seat))):
            self.offered.add(window)
        if window not in self.playable:
            return
        for entries in position.obstacles(seat, self.card).values():
            for entry in entries:
                self.refused.add((window, entry["reason"]))
                self.trial.ways.setdefault(entry["reason"], entry | {"minion": ""})

    def add(self, window: str, move: Move) -> None:
        """Record a move in a window."""
        if window and self.uses_card(move):
            self.used.add(window)

    def uses_card(self, move: Move) -> bool:
        """Whether a move plays the card, or uses it in play."""
        return isinstance(move, self.game.card_moves) and name_of(move) == self.card

    def count(self) -> None:
        """Add this game to the totals of the trial."""
        for window in self.used | self.offered | {window for window, _ in self.refused}:
            moment = self.trial.moments.setdefault(window, WindowUse())
            reasons = [reason for where, reason in self.refused if where == window]
            moment.used += window in self.used
            moment.offered += window in self.offered
            moment.refused += bool(reasons)
            moment.reasons.update(reasons)


def name_of(move: Move) -> str:
    """The name of the card of a move."""
    written: str = move.card  # type: ignore[attr-defined]
    return written.partition("#")[0]


def try_card(game: Game, card: str, games: int) -> Trial:
    """Play random games with the card, and decks built around it if players bring decks.

    BrokenInvariant is raised if a position breaks an invariant.
    """
    trial = Trial(games)
    for number in range(games):
        seed = number + 1
        rng = Rng(seed)
        seats = game.seats[number % len(game.seats)]
        position = game.start(seats, seed)
        players = [bots.make("random", game, seat, seed) for seat in range(seats)]
        used: set[str] = set()
        log = CardLog(game, card, trial)
        if game.decks is not None and not game.decks.sides:
            for seat in range(seats):
                position.play(seat, game.decks.random_deck_with(card, seats, rng))
        while not position.over:
            seat = position.deciders[0]
            log.check(position, seat)
            move = players[seat].choose(bots.perspective(position, seat))
            log.add(position.moment(), move)
            used.update(name for name, _ in cards_used(game, position.play(seat, move)))
            if faults := position.faults():
                text = "; ".join(faults)
                raise BrokenInvariant("unsound", number=number, move=position.number, faults=text)
        log.count()
        trial.used_in += card in used
        trial.decisions += position.number
    return trial
