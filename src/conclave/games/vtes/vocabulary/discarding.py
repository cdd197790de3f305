"""Discarding as many cards as you like, and drawing another card instead of one drawn."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting, piles
from conclave.games.vtes.rules.constants import HAND
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.drawing import draw
from conclave.games.vtes.rules.modes import PaidWithCards
from conclave.games.vtes.rules.moves import DONE, Discard, Name
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.piles import names_of
from conclave.lang.effects import Asks
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class DiscardAny(PaidWithCards):
    """You discard one or more cards that match, for an effect with THAT_MANY. They are replaced
    afterwards."""

    which: Filter
    then: Effect

    def bought(self) -> Effect:
        return self.then

    def run(self, table: Table, act: Resolving, step: int) -> None:
        more_held = act.amount > 0 and len(table.hand[act.you]) > 0  # whether one matches is secret
        if more_held or self.candidates(table, act):
            table.push(Window(FORCED, (act.you,)))
        else:
            self.finish(table, act)

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        """The cards that you may discard."""
        return [card for card in table.hand[act.you] if self.which.fits(table, act, card)]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        moves: list[Move] = [Discard(name) for name in names_of(table, self.candidates(table, act))]
        return Choices([*moves, DONE] if act.amount else moves)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Discard):
            piles.discard(table, table.in_hand(seat, move.card))
            table.replace(act.to(self, amount=act.amount + 1))
        else:
            self.finish(table, act)

    def finish(self, table: Table, act: Resolving) -> None:
        """Get the effect after the last card."""
        table.pop()
        if act.amount:
            table.push(act.to(self.then))

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.candidates(table, act)) > 0

    def is_price(self) -> bool:
        return True


@dataclass(frozen=True)
class Redraw(Asks):
    """Once each turn, you may put the card that you have drawn under your library and draw
    another."""

    def asked(self, table: Table, act: Resolving) -> int:
        used = table.notes.has(notes.TRIGGERED, act.source) or table.zone[act.them] != HAND
        return -1 if used else act.you

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Name(table.card_name(act.them)), DONE])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Name):
            noting.note(table, turn_scope(table), notes.TRIGGERED, act.source)
            piles.put_under(table, act.them)
            draw(table, seat, 1)
