"""Paying blood, pool and conviction, and which conviction where an imbued has several kinds."""

from __future__ import annotations

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.blood import lose
from conclave.games.vtes.rules.events import playing as told
from conclave.games.vtes.rules.moves import Target
from conclave.games.vtes.rules.reading import belongings
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.situation import action_scope
from conclave.games.vtes.rules.steps import Step
from conclave.games.vtes.rules.table import Table


def pay(table: Table, seat: int, minion: int, cost: Cost) -> None:
    """Pay a cost: blood from the minion, pool, conviction (VTES-1.2-08)."""
    if cost.blood > 0:
        lose(table, minion, cost.blood)  # the last life of an ally, perhaps (VTES-1.6.3-07)
    if cost.pool > 0:
        counters.lose_pool(table, seat, cost.pool)
    if cost.conviction > 0:
        burn_conviction(table, minion, cost.conviction)


def ask_for_conviction(table: Table, seat: int, minion: int, number: int) -> None:
    """Let a player say which conviction she burns, if that makes a difference."""
    kinds = {table.what[card] for card in belongings.convictions(table, minion)}
    if number > 0 and len(kinds) > 1:
        table.push(ChoosingConviction(seat, minion, number))


def burn_conviction(table: Table, minion: int, number: int) -> None:
    """Burn conviction: what was named, and others where nothing was."""
    held = belongings.convictions(table, minion)
    named = [card for card in held if table.has_noted(notes.CONVICTION, minion, card)]
    others = [card for card in held if card not in named]
    for card in (*named, *others)[:number]:
        moving.burn(table, card)
    noting.strike_out(table, notes.CONVICTION, minion)


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
        for card in belongings.convictions(table, self.minion):
            if not table.has_noted(notes.CONVICTION, self.minion, card):
                kinds.setdefault(table.what[card], card)
        return list(kinds.values())

    def options(self, table: Table, seat: int) -> Options:
        return Choices([Target(table.word(card)) for card in self.left(table)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        scope = action_scope(table)
        noting.note(table, scope, notes.CONVICTION, self.minion, table.read(move.card))
        table.tell(told.ChoseTarget(seat, move.card))

    def prompt(self) -> str:
        return "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-6.2.1-01"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.card_name(self.minion)}

    def public(self, table: Table, seat: int) -> bool:
        return True
