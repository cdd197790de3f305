"""Trying a card: random games in which it plays a great part, and where it was of use in them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from conclave import bots
from conclave.core.errors import Unsound
from conclave.core.game import Game
from conclave.core.moves import Move
from conclave.core.position import Plain, Position
from conclave.core.rng import Rng
from conclave.lab.series import cards_used


@dataclass
class Moment:
    """How often a card was of use in a window: in so many games each."""

    used: int = 0
    offered: int = 0
    refused: int = 0
    """It was in hand, and something stood in the way."""
    reasons: Counter[str] = field(default_factory=Counter)
    """What did, in how many games."""


@dataclass
class Trial:
    """What came of it."""

    games: int
    used_in: int = 0
    """In how many of them the card was played or came into play."""
    decisions: int = 0
    moments: dict[str, Moment] = field(default_factory=dict)
    """By the names of windows."""
    ways: dict[str, dict[str, Plain]] = field(default_factory=dict)
    """For each reason an entry of `Position.obstacles`, in which no minion is named."""


class Seen:
    """What was seen of a card in one game, window by window."""

    def __init__(self, game: Game, card: str, trial: Trial) -> None:
        self.game = game
        self.card = card
        self.trial = trial
        self.playable = game.moments(card, in_play=False)
        self.used: set[str] = set()
        self.offered: set[str] = set()
        self.refused: set[tuple[str, str]] = set()

    def look(self, position: Position, seat: int) -> None:
        """Note whether the seat that is asked could use the card now, or why not."""
        window = position.moment()
        if not window:
            return
        if window not in self.offered and any(map(self.uses_it, position.options(seat))):
            self.offered.add(window)
        if window not in self.playable:
            return
        for entries in position.obstacles(seat, self.card).values():
            for entry in entries:
                self.refused.add((window, entry["reason"]))
                self.trial.ways.setdefault(entry["reason"], entry | {"minion": ""})

    def note(self, window: str, move: Move) -> None:
        """Note that a move was made in a window."""
        if window and self.uses_it(move):
            self.used.add(window)

    def uses_it(self, move: Move) -> bool:
        """Whether a move plays the card, or uses it while it is in play."""
        return isinstance(move, self.game.card_moves) and name_of(move) == self.card

    def count(self) -> None:
        """Add it to what was seen in other games."""
        for window in self.used | self.offered | {window for window, _ in self.refused}:
            moment = self.trial.moments.setdefault(window, Moment())
            reasons = [reason for where, reason in self.refused if where == window]
            moment.used += window in self.used
            moment.offered += window in self.offered
            moment.refused += bool(reasons)
            moment.reasons.update(reasons)


def name_of(move: Move) -> str:
    """The name of the card that a move is about."""
    written: str = move.card  # type: ignore[attr-defined]
    return written.partition("#")[0]


def try_card(game: Game, card: str, games: int) -> Trial:
    """Play games with the card, with decks around it where decks are brought.

    Every position must be sound; `Unsound` says where one is not.
    """
    trial = Trial(games)
    for number in range(games):
        seed = number + 1
        rng = Rng(seed)
        seats = game.seats[number % len(game.seats)]
        position = game.start(seats, seed)
        players = [bots.make("random", game, seat, seed) for seat in range(seats)]
        used: set[str] = set()
        seen = Seen(game, card, trial)
        if game.decks is not None and not game.decks.sides:
            for seat in range(seats):
                position.play(seat, game.decks.around(card, seats, rng))
        while not position.over:
            seat = position.deciders[0]
            seen.look(position, seat)
            move = players[seat].choose(bots.perspective(position, seat))
            seen.note(position.moment(), move)
            used.update(name for name, _ in cards_used(game, position.play(seat, move)))
            if faults := position.faults():
                told = "; ".join(faults)
                raise Unsound("unsound", number=number, move=position.number, faults=told)
        seen.count()
        trial.used_in += card in used
        trial.decisions += position.number
    return trial
