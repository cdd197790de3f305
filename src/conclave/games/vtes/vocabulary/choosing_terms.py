"""The terms of a referendum that its caller sets: a card, a Methuselah, points to allot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.frames import FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting, playing, referendums
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.moves import Number, Player, Target
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.amounts import Much
from conclave.games.vtes.vocabulary.parts import Who
from conclave.games.vtes.vocabulary.targets import One
from conclave.lang.effects import Asks, AsksAgain
from conclave.lang.nodes import Amount, Players, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Allocate(AsksAgain):
    """You allot points among Methuselahs."""

    amount: Much
    among: Players
    at_least: int = 1
    """How many Methuselahs must get some."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if act.amount == 0 and step == FIRST:
            number = count(self.amount, table, act)
            table.replace(act.to(self, them=0, amount=number))
            return
        seats = self.among.seats(table, act)
        if act.amount > 0 and act.them < len(seats):
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        seats = self.among.seats(table, act)
        seats_left = len(seats) - act.them - 1
        allotted = len(table.notes.of(notes.TERMS))
        moves: list[Move] = []
        for number in range(act.amount + 1):
            points_left = act.amount - number
            chosen = allotted + (1 if number else 0)
            missing = max(self.at_least - chosen, 0)
            if missing <= min(seats_left, points_left) and (points_left == 0 or seats_left > 0):
                moves.append(Number(number))
        return Choices(moves)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        recipient = self.among.seats(table, act)[act.them]
        if move.number:
            noting.note(table, table.scope(CurrentReferendum), notes.TERMS, recipient, move.number)
            referendums.set_terms(table, recipient, move.number)
        table.replace(
            Resolving(self, act.you, act.source, act.here, act.them + 1, act.amount - move.number)
        )

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.among.seats(table, act)) >= self.at_least

    def facts(self, table: Table, act: Resolving, seat: int) -> dict[str, object]:
        return {"whom_seat": self.among.seats(table, act)[act.them], "left": act.amount}

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class ChooseTerm(Asks):
    """You choose a card or a Methuselah for the referendum."""

    among: One | Players

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        if isinstance(self.among, One):
            found = self.among.choices(table, act)
            return Choices([self.among.move(table, choice) for choice in found])
        return Choices([Player(other) for other in self.among.seats(table, act)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        scope = table.scope(CurrentReferendum)
        if isinstance(move, Target):
            noting.note(table, scope, notes.TERM_CARD, NOTHING, card=table.read(move.card))
            playing.choose_target(table, seat, move.card)
        elif isinstance(move, Player):
            noting.note(table, scope, notes.TERMS, move.seat, 1)
            playing.choose_player(table, seat, move.seat)

    def possible(self, table: Table, act: Resolving) -> bool:
        if isinstance(self.among, One):
            return self.among.has_choice(table, act)
        return len(self.among.seats(table, act)) > 0

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class ChooseNumber(Asks):
    """You choose a number for the referendum."""

    least: int
    most: int

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Number(number) for number in range(self.least, self.most + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        noting.note(table, table.scope(CurrentReferendum), notes.TERM_NUMBER, NOTHING, move.number)
        playing.announce_number(table, seat, move.number)

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class TermNumber(Amount):
    """The number chosen for the referendum."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.notes.total(notes.TERM_NUMBER, NOTHING)


@dataclass(frozen=True)
class TermCard(Who):
    """The card that the referendum is about."""

    def card(self, table: Table, act: Resolving) -> int:
        for note in table.notes.of(notes.TERM_CARD):
            return note.card if table.in_play(note.card) else NOTHING
        return NOTHING


@dataclass(frozen=True)
class AllottedAmount(Amount):
    """The points that the terms of the referendum allot to that Methuselah."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.notes.total(notes.TERMS, act.them)


TERM_NUMBER: Final = TermNumber()
