"""Choices and conditions in the untap phase."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, noting, piles
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.moves import Discard, Target
from conclave.games.vtes.rules.reading.granted import is_unaffected
from conclave.games.vtes.rules.reading.hosts import host_of
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.targets import One
from conclave.lang.effects import AsksAgain
from conclave.lang.nodes import Condition, Players
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class DiscardOrTap(AsksAgain):
    """For each minion that matches a Methuselah, in her untap phase, discards a card, which isn't
    replaced before the master phase, or taps that minion, even if he is tapped."""

    which: One
    by: Players

    def run(self, table: Table, act: Resolving, step: int) -> None:
        seat = self.asked(table, act)
        if seat >= 0 and step < len(self.which.choices(table, act)):
            table.push(Window(FORCED, (seat,)))
        else:
            table.pop()

    def asked(self, table: Table, act: Resolving) -> int:
        return next((seat for seat in self.by.seats(table, act)), -1)

    def minion(self, table: Table, act: Resolving) -> int:
        """The minion that the question is about."""
        return self.which.choices(table, act)[act.amount]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        names = dict.fromkeys([table.card_name(card) for card in table.hand[seat]])
        moves: list[Move] = [Target(table.word(self.minion(table, act)))]
        return Choices([*moves, *[Discard(name) for name in names]])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Discard):
            piles.discard(table, table.in_hand(seat, move.card))
            noting.note(table, turn_scope(table) + 1, notes.UNREPLACED, seat, 1)
        else:
            minion = self.minion(table, act)
            if not is_unaffected(table, minion, act.source):
                counters.tap(table, minion)
        table.replace(act.to(self, amount=act.amount + 1))

    def facts(self, table: Table, act: Resolving, seat: int) -> dict[str, object]:
        return {"target": table.word(self.minion(table, act))}


@dataclass(frozen=True)
class WouldHaveUntapped(Condition):
    """The minion with this card would have untapped as normal in this untap phase."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return table.notes.has(notes.UNTAPS_AT_WILL, host_of(table, act.source))
