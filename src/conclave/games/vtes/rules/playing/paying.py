"""Paying blood, pool and conviction, and choosing which conviction to burn."""

from __future__ import annotations

from conclave.core.frames import COUNTED, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, moving, noting, playing
from conclave.games.vtes.rules.blood import burn_blood
from conclave.games.vtes.rules.current import action_scope
from conclave.games.vtes.rules.frame_types import TableFrame
from conclave.games.vtes.rules.moves import Target
from conclave.games.vtes.rules.reading import belongings
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.table import Table


def pay(table: Table, seat: int, minion: int, cost: Cost) -> None:
    """Pay a cost: blood from the minion, pool, conviction (VTES-1.2-08)."""
    if cost.blood > 0:
        burn_blood(table, minion, cost.blood)  # may be the last life of an ally (VTES-1.6.3-07)
    if cost.pool > 0:
        counters.lose_pool(table, seat, cost.pool)
    if cost.conviction > 0:
        burn_conviction(table, minion, cost.conviction)


def ask_for_conviction(table: Table, seat: int, minion: int, number: int) -> None:
    """Ask which conviction to burn, if it makes a difference."""
    kinds = {table.definition[card] for card in belongings.convictions(table, minion)}
    if number > 0 and len(kinds) > 1:
        table.push(ChoosingConviction(seat, minion, number))


def burn_conviction(table: Table, minion: int, number: int) -> None:
    """Burn conviction: the chosen ones first."""
    held = belongings.convictions(table, minion)
    named = [card for card in held if table.notes.has_card(notes.CONVICTION_TO_BURN, minion, card)]
    others = [card for card in held if card not in named]
    for card in (*named, *others)[:number]:
        moving.burn(table, card, "cost")
    noting.erase(table, notes.CONVICTION_TO_BURN, minion)


class ChoosingConviction(TableFrame):
    """Choose the conviction to burn when an action is announced or an effect used."""

    steps = COUNTED

    __match_args__ = ("seat", "minion", "number")

    def __init__(self, seat: int, minion: int, number: int) -> None:
        self.seat = seat
        self.minion = minion
        self.number = number

    def run(self, table: Table, step: int) -> None:
        if step < self.number and self.remaining(table):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def remaining(self, table: Table) -> list[int]:
        """The convictions that haven't been chosen yet, one of each name."""
        kinds: dict[int, int] = {}
        for card in belongings.convictions(table, self.minion):
            if not table.notes.has_card(notes.CONVICTION_TO_BURN, self.minion, card):
                kinds.setdefault(table.definition[card], card)
        return list(kinds.values())

    def options(self, table: Table, seat: int) -> Options:
        return Choices([Target(table.word(card)) for card in self.remaining(table)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        scope = action_scope(table)
        noting.note(table, scope, notes.CONVICTION_TO_BURN, self.minion, card=table.read(move.card))
        playing.choose_target(table, seat, move.card)

    def prompt(self) -> str:
        return "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-6.2.1-01"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.card_name(self.minion)}

    def public(self, table: Table, seat: int) -> bool:
        return True
