"""Trying a card: random games in which it plays a great part."""

from __future__ import annotations

from typing import NamedTuple

from conclave import bots
from conclave.core.errors import Unsound
from conclave.core.game import Game
from conclave.core.rng import Rng
from conclave.lab.series import cards_used


class Trial(NamedTuple):
    """What came of it."""

    games: int
    used_in: int
    """In how many of them the card was played or came into play."""
    decisions: int


def try_card(game: Game, card: str, games: int) -> Trial:
    """Play games with the card, with decks around it where decks are brought.

    Every position must be sound; `Unsound` says where one is not.
    """
    used_in = decisions = 0
    for number in range(games):
        seed = number + 1
        rng = Rng(seed)
        seats = game.seats[number % len(game.seats)]
        position = game.start(seats, seed)
        players = [bots.make("random", game, seat, seed) for seat in range(seats)]
        used: set[str] = set()
        if game.decks is not None:
            for seat in range(seats):
                position.play(seat, game.decks.around(card, seats, rng))
        while not position.over:
            seat = position.deciders[0]
            events = position.play(seat, players[seat].choose(bots.perspective(position, seat)))
            used.update(name for name, _ in cards_used(game, events))
            if faults := position.faults():
                told = "; ".join(faults)
                raise Unsound("unsound", number=number, move=position.number, faults=told)
        used_in += card in used
        decisions += position.number
    return Trial(games, used_in, decisions)
