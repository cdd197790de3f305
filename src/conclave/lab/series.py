"""Series of games among bots, with their seeds and seatings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from threading import Event
from typing import NamedTuple

from conclave import bots
from conclave.bots import Bot
from conclave.core.errors import BadSeats, BrokenInvariant
from conclave.core.events import Event as GameEvent
from conclave.core.game import Game
from conclave.core.position import Position


class PlayedGame(NamedTuple):
    """A finished game."""

    number: int
    seating: tuple[str, ...]
    position: Position
    cards: dict[str, tuple[int, ...]]
    """The cards in it, with the seats that used each; empty if not counted."""
    moves: tuple[tuple[int, str], ...]
    """The moves, each with its seat; empty if not stored."""


@dataclass(frozen=True)
class Series:
    """Everything that determines the games 0, 1, 2, ... of a series."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    """The bots at each seat in game 0."""
    seed: int
    options: Mapping[str, object]
    check: bool = False
    """Whether to check the invariants after every decision."""
    cards: bool = False
    """Whether to count the use of cards."""
    moves: bool = False
    """Whether to store the moves."""

    def seating(self, number: int) -> tuple[str, ...]:
        """The bot at each seat; bots rotate by one seat from game to game."""
        move_on = number % self.seats
        return self.bots[-move_on:] + self.bots[:-move_on]

    def seed_of(self, number: int) -> int:
        """The seed of one game, for `Game.start`."""
        name = f"{self.seed} game {number}"
        return int.from_bytes(blake2b(name.encode(), digest_size=16).digest(), "little")

    def play(self, number: int, stop: Event) -> PlayedGame | None:
        """Play one game to its end; None if stopped."""
        position, players = self.begin(number)
        users: dict[str, set[int]] = {}
        moves = []
        while not position.over:
            if stop.is_set():
                return None
            seat = position.deciders[0]
            move = players[seat].choose(bots.perspective(position, seat))
            events = position.play(seat, move)
            if self.moves:
                moves.append((seat, move.text))
            if self.cards:
                for card, user in cards_used(self.game, events):
                    users.setdefault(card, set()).add(user)
            if self.check and (faults := position.faults()):
                raise BrokenInvariant(
                    "unsound", number=number, move=position.number, faults="; ".join(faults)
                )
        cards = {}
        if self.cards:
            for name in self.game.cards_in(position):
                cards[name] = tuple(sorted(users.get(name, ())))
        return PlayedGame(number, self.seating(number), position, cards, tuple(moves))

    def begin(self, number: int) -> tuple[Position, list[Bot]]:
        """Set up one game and its bots; invalid names and numbers raise here."""
        seed = self.seed_of(number)
        position = self.game.start(self.seats, seed, self.options)
        players = [
            bots.make(name, self.game, seat, seed, trusted=True)
            for seat, name in enumerate(self.seating(number))
        ]
        return position, players


def cards_used(game: Game, events: list[GameEvent]) -> set[tuple[str, int]]:
    """The cards that were played or came into play, each with its seat."""
    return {
        (event.card.partition("#")[0], event.seat)  # type: ignore[attr-defined]
        for event in events
        if isinstance(event, game.card_events)
    }


def line_up(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """One bot for each seat; the last one takes all remaining seats."""
    if len(names) > seats:
        raise BadSeats("too-many-bots", bots=len(names), seats=seats)
    return names + names[-1:] * (seats - len(names))
