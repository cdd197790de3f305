"""Guessing what others hold in secret."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import COMMIT, FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, noting, playing
from conclave.games.vtes.rules.moves import Number
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.players import EACH_OTHER
from conclave.lang.effects import AsksAgain
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class GuessCounters(AsksAgain):
    """Each other Methuselah secretly holds 1 to `most` counters. You guess how many: she loses that
    much pool to you if you are right, and gains it if you are wrong."""

    most: int

    def run(self, table: Table, act: Resolving, step: int) -> None:
        others = EACH_OTHER.seats(table, act)
        if step == FIRST and others:
            table.push(Window(COMMIT, others))
        elif 0 < step <= len(others):
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def other(self, table: Table, act: Resolving) -> int:
        """The Methuselah whose counters are guessed next."""
        return EACH_OTHER.seats(table, act)[act.amount]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Number(number) for number in range(1, self.most + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        if seat != act.you:
            here = len(table.frames) - 1
            noting.note(table, here, notes.HELD_COUNTERS, seat, move.number, number=self.most)
            return
        other = self.other(table, act)
        held = table.notes.total(notes.HELD_COUNTERS, other)
        playing.choose_player(table, seat, other)
        playing.announce_number(table, seat, move.number)
        playing.announce_number(table, other, held)
        noting.erase(table, notes.HELD_COUNTERS, other)
        if move.number == held:
            counters.gain_pool(table, seat, counters.lose_pool(table, other, held))
        else:
            counters.gain_pool(table, other, held)
        table.replace(act.to(self, amount=act.amount + 1))

    def facts(self, table: Table, act: Resolving, seat: int) -> dict[str, object]:
        return {"whom_seat": seat if seat != act.you else self.other(table, act)}
