"""Records of games among bots, for uploads."""

from __future__ import annotations

import conclave
from conclave import bots
from conclave.core.record import Record


def short_game() -> Record:
    """One round of Vendetta in which everybody does as little as possible."""
    game = conclave.game("vendetta")
    record = Record.begin(game, 3, {"rounds": 1}, 4, ["Anna", "Bert", "Cleo"])
    players = [bots.make("random", game, seat, 4) for seat in range(3)]
    done = game.move("done")
    while not record.position.over:
        seat = record.position.deciders[0]
        move = players[seat].choose(bots.perspective(record.position, seat))
        record.play(seat, done if done in record.position.options(seat) else move)
    return record


def vtes_game(moves: int, seed: int) -> Record:
    """The beginning of a random game of V:TES with five players."""
    game = conclave.game("vtes")
    record = Record.begin(game, 5, {"decks": "starter"}, seed)
    players = [bots.make("random", game, seat, seed) for seat in range(5)]
    while len(record.moves) < moves and not record.position.over:
        seat = record.position.deciders[0]
        record.play(seat, players[seat].choose(bots.perspective(record.position, seat)))
    return record
