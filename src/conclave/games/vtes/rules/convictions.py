"""Which conviction an imbued burns, where it costs some and he has several kinds."""

from __future__ import annotations

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import counters, moving, reading
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.moves import Target
from conclave.games.vtes.rules.situation import Step, action_scope
from conclave.games.vtes.rules.table import Table


def ask_for_conviction(table: Table, seat: int, minion: int, number: int) -> None:
    """Let a player say which conviction she burns, if that makes a difference."""
    kinds = {table.what[card] for card in reading.convictions(table, minion)}
    if number > 0 and len(kinds) > 1:
        table.push(ChoosingConviction(seat, minion, number))


def burn_conviction(table: Table, minion: int, number: int) -> None:
    """Burn conviction: what was named, and others where nothing was."""
    held = reading.convictions(table, minion)
    named = [card for card in held if table.has_noted(notes.CONVICTION, minion, card)]
    others = [card for card in held if card not in named]
    for card in (*named, *others)[:number]:
        moving.burn(table, card)
    counters.strike_out(table, notes.CONVICTION, minion)


class ChoosingConviction(Step):
    """The conviction to be burned is named as an action is announced or an effect is used."""

    __match_args__ = ("seat", "minion", "number")

    def __init__(self, seat: int, minion: int, number: int) -> None:
        self.seat = seat
        self.minion = minion
        self.number = number

    def run(self, table: Table, step: int) -> None:
        if step < self.number and self.left(table):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def left(self, table: Table) -> list[int]:
        """What has not been named yet, of each kind one."""
        kinds: dict[int, int] = {}
        for card in reading.convictions(table, self.minion):
            if not table.has_noted(notes.CONVICTION, self.minion, card):
                kinds.setdefault(table.what[card], card)
        return list(kinds.values())

    def options(self, table: Table, seat: int) -> Options:
        return Choices([Target(table.word(card)) for card in self.left(table)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        scope = action_scope(table)
        counters.note(table, scope, notes.CONVICTION, self.minion, table.read(move.card))
        table.tell(told.ChoseTarget(seat, move.card))

    def prompt(self) -> str:
        return "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-6.2.1-01"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.cards.names[table.what[self.minion]]}

    def public(self, table: Table, seat: int) -> bool:
        return True
