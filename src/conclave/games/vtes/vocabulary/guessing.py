"""Games with secret choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.frames import COMMIT, FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, noting, playing
from conclave.games.vtes.rules.moves import Number
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.players import CHOSEN, EACH_METHUSELAH, EACH_OTHER
from conclave.lang.effects import AsksAgain
from conclave.lang.moves import Choose
from conclave.lang.nodes import Players
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


@dataclass(frozen=True)
class NumbersGame(AsksAgain):
    """Each other Methuselah secretly chooses a number from 1 to `most`, and you one from 1 to
    `yours`. Each gains as much pool, but burns it instead if another chose exactly 1 less."""

    most: int
    yours: int

    def run(self, table: Table, act: Resolving, step: int) -> None:
        players = EACH_METHUSELAH.seats(table, act)
        if step == FIRST:
            table.push(Window(COMMIT, players))
            return
        chosen = [table.notes.total(notes.HELD_COUNTERS, seat) for seat in players]
        table.pop()
        for seat, number in zip(players, chosen):
            playing.announce_number(table, seat, number)
        for seat, number in zip(players, chosen):
            if number - 1 in chosen:
                counters.lose_pool(table, seat, number)
            else:
                counters.gain_pool(table, seat, number)

    def highest(self, act: Resolving, seat: int) -> int:
        """The highest number that a Methuselah may choose."""
        return self.yours if seat == act.you else self.most

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Number(number) for number in range(1, self.highest(act, seat) + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        here, highest = len(table.frames) - 1, self.highest(act, seat)
        noting.note(table, here, notes.HELD_COUNTERS, seat, move.number, number=highest)


SIGNS: Final = ("rock", "paper", "scissors")
"""Each sign wins against the one before it, the first against the last."""


@dataclass(frozen=True)
class PlaySigns(AsksAgain):
    """You play Rock-Paper-Scissors with another Methuselah; the winner takes `stake` pool from the
    loser. After each tie you play again, for 1 more."""

    stake: int
    with_: Players = CHOSEN

    def run(self, table: Table, act: Resolving, step: int) -> None:
        players: tuple[int, ...] = (act.you, *self.with_.seats(table, act))
        if step > FIRST:
            shown = [table.notes.total(notes.HELD_COUNTERS, seat) - 1 for seat in players]
            for seat, sign in zip(players, shown):
                playing.show_sign(table, seat, SIGNS[sign])
                noting.erase(table, notes.HELD_COUNTERS, seat)
            ahead = (shown[0] - shown[1]) % len(SIGNS)
            if ahead:
                table.pop()
                winner, loser = players if ahead == 1 else players[::-1]
                stake = self.stake + act.amount
                counters.gain_pool(table, winner, counters.lose_pool(table, loser, stake))
                return
            table.replace(act.to(self, amount=act.amount + 1))
        table.push(Window(COMMIT, players))

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Choose(sign) for sign in SIGNS])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Choose)
        here, number = len(table.frames) - 1, SIGNS.index(move.effect) + 1
        noting.note(table, here, notes.HELD_COUNTERS, seat, number, number=len(SIGNS))

    def facts(self, table: Table, act: Resolving, seat: int) -> dict[str, object]:
        return {"amount": self.stake + act.amount}
