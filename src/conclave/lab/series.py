"""A series of games among bots: which seeds they have, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from threading import Event
from typing import NamedTuple

from conclave import bots
from conclave.bots import Bot
from conclave.core.errors import BadSeats, Unsound
from conclave.core.events import Event as Told
from conclave.core.game import Game
from conclave.core.position import Position


class Played(NamedTuple):
    """A game that is over."""

    number: int
    seating: tuple[str, ...]
    position: Position
    cards: dict[str, tuple[int, ...]]
    """The cards in it, and which seats used each; nothing where that is not counted."""
    moves: tuple[tuple[int, str], ...]
    """Whose they were, and what; nothing where they are not kept."""


@dataclass(frozen=True)
class Series:
    """Everything that decides how game 0, 1, 2, ... of a series goes, whoever plays it when."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    """One for each seat, as seated in game 0."""
    seed: int
    options: Mapping[str, object]
    check: bool = False
    """Whether the invariants are looked at after every decision."""
    cards: bool = False
    """Whether it is counted which cards were used."""
    moves: bool = False
    """Whether the moves are kept."""

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where: everybody moves one seat on from game to game."""
        move_on = number % self.seats
        return self.bots[-move_on:] + self.bots[:-move_on]

    def seed_of(self, number: int) -> int:
        """The seed of one game; `conclave.game(...).start(seed=...)` deals it again."""
        name = f"{self.seed} game {number}"
        return int.from_bytes(blake2b(name.encode(), digest_size=16).digest(), "little")

    def play(self, number: int, stop: Event) -> Played | None:
        """Play one game to its end; None if it was stopped before."""
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
                raise Unsound(
                    "unsound", number=number, move=position.number, faults="; ".join(faults)
                )
        cards = {}
        if self.cards:
            for name in self.game.cards_in(position):
                cards[name] = tuple(sorted(users.get(name, ())))
        return Played(number, self.seating(number), position, cards, tuple(moves))

    def begin(self, number: int) -> tuple[Position, list[Bot]]:
        """One game before its first move, and who plays it; bad names and numbers raise here."""
        seed = self.seed_of(number)
        position = self.game.start(self.seats, seed, self.options)
        players = [
            bots.make(name, self.game, seat, seed, trusted=True)
            for seat, name in enumerate(self.seating(number))
        ]
        return position, players


def cards_used(game: Game, events: list[Told]) -> set[tuple[str, int]]:
    """The cards that were played or came into play and by which seat, as the events tell."""
    return {
        (event.card.partition("#")[0], event.seat)  # type: ignore[attr-defined]
        for event in events
        if isinstance(event, game.card_used)
    }


def line_up(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """One bot for each seat: the last one named takes all seats that are left."""
    if len(names) > seats:
        raise BadSeats("too-many-bots", bots=len(names), seats=seats)
    return names + names[-1:] * (seats - len(names))
