"""Taking equipment from another of one's minions (VTES-6.1.3-07..10)."""

from __future__ import annotations

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, counters, legality, moving, reading
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.actions import TAKE
from conclave.games.vtes.rules.moves import DONE, Target
from conclave.games.vtes.rules.situation import Acting, Step
from conclave.games.vtes.rules.table import Table


class ChoosingEquipment(Step):
    """Which equipment is taken from another minion is said at announcement (VTES-6.1.3-08)."""

    __match_args__ = ("seat", "minion", "other")

    def __init__(self, seat: int, minion: int, other: int) -> None:
        self.seat = seat
        self.minion = minion
        self.other = other

    def run(self, table: Table, step: int) -> None:
        if self.left(table):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def left(self, table: Table) -> list[int]:
        """The equipment that has not been named yet."""
        return [
            card
            for card in reading.equipment(table, self.other)
            if not table.has_noted(notes.TERMS, self.minion, card)
            and may_take(table, self.minion, card)
        ]

    def options(self, table: Table, seat: int) -> Options:
        moves: list[Move] = [Target(table.word(card)) for card in self.left(table)]
        if table.has_note(notes.TERMS, self.minion):
            moves.append(DONE)
        return Choices(moves)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Target):
            scope = table.scope(Acting)
            counters.note(table, scope, notes.TERMS, self.minion, table.read(move.card))
            table.tell(told.ChoseTarget(seat, move.card))
        else:
            table.pop()

    def rule(self, table: Table) -> str:
        return "VTES-6.1.3-08"

    def public(self, table: Table, seat: int) -> bool:
        return True


def may_take(table: Table, minion: int, card: int) -> bool:
    """Whether a minion may take this piece of equipment from another."""
    return reading.may_have(table, minion, card) and not legality.is_barred(
        table, minion, TAKE, card
    )


def take_named(table: Table, minion: int, other: int) -> None:
    """The equipment that was named comes to the acting minion, as far as it is still there."""
    for note in table.notes:
        if note[1] == notes.TERMS and note[2] == minion:
            card = note[3]
            if table.host[card] == other and table.in_play(card):
                moving.transfer(table, card, minion)
                contests.check_after_transfer(table, card)
