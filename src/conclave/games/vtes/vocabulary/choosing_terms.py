"""Terms of a referendum that its caller sets: a card or Methuselah, points allotted."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.events.playing import ChosePlayer, ChoseTarget
from conclave.games.vtes.rules.events.referendums import TermsSet
from conclave.games.vtes.rules.moves import Number, Player, Target
from conclave.games.vtes.rules.steps import Voting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.amounts import Much
from conclave.games.vtes.vocabulary.parts import Who
from conclave.games.vtes.vocabulary.targets import One
from conclave.lang.effects import Asks
from conclave.lang.nodes import Amount, Players, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Allocate(Asks):
    """You allot so many points among two or more Methuselahs, or as many as the card says."""

    amount: Much
    among: Players
    at_least: int = 1
    """How many Methuselahs must get some."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if act.amount == 0 and step == 0:
            number = count(self.amount, table, act)
            table.replace(act.to(self, them=0, amount=number))
            table.go(1)
            return
        seats = self.among.seats(table, act)
        if act.amount > 0 and act.them < len(seats):
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        seats = self.among.seats(table, act)
        left = len(seats) - act.them - 1
        given = sum(1 for note in table.notes if note[1] == notes.TERMS)
        moves: list[Move] = []
        for number in range(act.amount + 1):
            rest = act.amount - number
            chosen = given + (1 if number else 0)
            missing = max(self.at_least - chosen, 0)
            if missing <= min(left, rest) and (rest == 0 or left > 0):
                moves.append(Number(number))
        return Choices(moves)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        whom = self.among.seats(table, act)[act.them]
        if move.number:
            noting.note(table, table.scope(Voting), notes.TERMS, whom, move.number)
            table.tell(TermsSet(whom, move.number))
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
        scope = table.scope(Voting)
        if isinstance(move, Target):
            noting.note(table, scope, notes.TERM_CARD, 0, table.read(move.card))
            table.tell(ChoseTarget(seat, move.card))
        elif isinstance(move, Player):
            noting.note(table, scope, notes.TERMS, move.seat, 1)
            table.tell(ChosePlayer(seat, move.seat))

    def possible(self, table: Table, act: Resolving) -> bool:
        if isinstance(self.among, One):
            return len(self.among.choices(table, act)) > 0
        return len(self.among.seats(table, act)) > 0

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class TermCard(Who):
    """The card that the referendum is about."""

    def card(self, table: Table, act: Resolving) -> int:
        for note in table.notes:
            if note[1] == notes.TERM_CARD:
                return note[3] if table.in_play(note[3]) else NOTHING
        return NOTHING


@dataclass(frozen=True)
class AllottedAmount(Amount):
    """As much as the terms of the referendum allot to that Methuselah."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.noted(notes.TERMS, act.them)
