"""Keeping cards face down on cards in play, out of play and hidden from others."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import piles
from conclave.games.vtes.rules.moves import Name
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.piles import names_of
from conclave.lang.effects import Asks
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class KeepHere(Asks):
    """Put a card from your hand face down on this card, out of play, where you may look at it; or
    exchange one in your hand for the one there."""

    exchange: bool = False

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        if not table.in_play(act.source):
            return Choices([])
        return Choices([Name(name) for name in names_of(table, [*table.hand[seat]])])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        before = table.notes.about(notes.STORED_CARD, act.source)
        piles.keep(table, table.in_hand(seat, move.word), act.source)
        if self.exchange:
            for each in before:
                piles.take_kept(table, each.card, act.source)

    def possible(self, table: Table, act: Resolving) -> bool:
        if self.exchange and not table.notes.has(notes.STORED_CARD, act.source):
            return False
        return len(table.hand[act.you]) > 0
