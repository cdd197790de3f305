"""Using an ability of a card in play."""

from __future__ import annotations

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities import Can
from conclave.games.vtes.rules.atoms import counters, course, moving, noting
from conclave.games.vtes.rules.events import playing as told
from conclave.games.vtes.rules.playing.limits import scope_of
from conclave.games.vtes.rules.playing.paying import ask_for_conviction, pay
from conclave.games.vtes.rules.playing.targets import choice_of, target_options, tell_choice
from conclave.games.vtes.rules.reading import hosts
from conclave.games.vtes.rules.steps import Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING
from conclave.lang.resolving import Resolving


class Using(Step):
    """An ability of a card in play that is being used."""

    __match_args__ = ("seat", "card", "number", "target")

    def __init__(self, seat: int, card: int, number: int, target: int = NOTHING) -> None:
        self.seat = seat
        self.card = card
        self.number = number
        self.target = target

    def can(self, table: Table) -> Can:
        """The ability."""
        return table.cards.cans[table.what[self.card]][self.number]

    def run(self, table: Table, step: int) -> None:
        can = self.can(table)
        if step == 0:
            table.tell(told.CardUsed(self.seat, table.word(self.card)))
            if can.target is not None:
                table.push(Window(FORCED, (self.seat,)))
            if can.cost.conviction > 0:
                host = hosts.user_of(table, self.card)
                ask_for_conviction(table, self.seat, host, can.cost.conviction)
        else:
            table.pop()
            host = hosts.user_of(table, self.card)
            act = self.act(table)
            if can.once:
                scope = scope_of(table, can.once)
                noting.note(table, scope, notes.USED, self.card, self.number)
            if can.phase_action:
                course.set_actions(table, table.actions - 1)
            if can.transfers:
                course.set_transfers(table, table.transfers - can.transfers)
            if can.tap:
                counters.tap(table, self.card)
            pay(table, self.seat, host, can.cost)
            table.push(act)
            if can.burn:
                moving.burn(table, self.card)

    def act(self, table: Table) -> Resolving:
        """The situation in which it takes effect."""
        host = hosts.user_of(table, self.card)
        return Resolving(self.can(table).effect, self.seat, self.card, host, self.target)

    def options(self, table: Table, seat: int) -> Options:
        targeting = self.can(table).target
        assert targeting is not None
        return target_options(table, targeting, self.act(table))

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        targeting = self.can(table).target
        assert targeting is not None
        target = choice_of(table, targeting, self.act(table), move)
        tell_choice(table, seat, targeting, target)
        table.replace(Using(self.seat, self.card, self.number, target))

    def prompt(self) -> str:
        return "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-1.6.1-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.card_name(self.card)}

    def public(self, table: Table, seat: int) -> bool:
        targeting = self.can(table).target
        return targeting is None or targeting.is_public()
