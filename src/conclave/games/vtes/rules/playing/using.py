"""Using an ability of a card in play."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.using import CANS, Can
from conclave.games.vtes.rules.atoms import counters, course, moving, noting, playing
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.frame_types import TableFrame
from conclave.games.vtes.rules.legality.cards_in_play import is_used_up_for
from conclave.games.vtes.rules.playing.limits import scope_of
from conclave.games.vtes.rules.playing.paying import ask_for_conviction, pay
from conclave.games.vtes.rules.playing.targets import choice_of, target_options, tell_choice
from conclave.games.vtes.rules.reading.users import who_uses
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving

# The steps of Using
DECLARE: Final = 0


class Using(TableFrame):
    """An ability of a card in play being used."""

    steps = ("declare", "resolve")

    __match_args__ = ("seat", "card", "number", "target")

    def __init__(self, seat: int, card: int, number: int, target: int = NOTHING) -> None:
        self.seat = seat
        self.card = card
        self.number = number
        self.target = target

    def ability(self, table: Table) -> Can:
        """The ability."""
        return CANS.about(table.cards, table.definition[self.card])[self.number]

    def run(self, table: Table, step: int) -> None:
        can = self.ability(table)
        if step == DECLARE:
            playing.use_card(table, self.seat, self.card)
            if can.target is not None:
                table.push(Window(FORCED, (self.seat,)))
            if can.cost.conviction > 0:
                host = who_uses(table, self.card, can)
                ask_for_conviction(table, self.seat, host, can.cost.conviction)
        else:
            table.pop()
            host = who_uses(table, self.card, can)
            act = self.context(table)
            if can.once:
                scope = scope_of(table, can.once)
                target = self.target if can.each else NOTHING
                noting.note(
                    table, scope, notes.ABILITY_USED, self.card, card=target, number=self.number
                )
            if can.phase_action:
                course.set_actions(table, table.actions - 1)
            if can.transfers:
                course.set_transfers(table, table.transfers - can.transfers)
            if can.tap:
                counters.tap(table, self.card)
            pay(table, self.seat, host, can.cost)
            table.push(act)
            if can.burn:
                moving.burn(table, self.card, "cost")

    def context(self, table: Table) -> Resolving:
        """The context in which the ability resolves."""
        can = self.ability(table)
        host = who_uses(table, self.card, can)
        return Resolving(can.effect, self.seat, self.card, host, self.target)

    def options(self, table: Table, seat: int) -> Options:
        can = self.ability(table)
        targeting = can.target
        assert targeting is not None
        if not can.each:
            return target_options(table, targeting, self.context(table))
        return Choices(
            [
                targeting.move(table, choice)
                for choice in targeting.choices(table, self.context(table))
                if not is_used_up_for(table, self.card, self.number, choice)
            ]
        )

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        targeting = self.ability(table).target
        assert targeting is not None
        target = choice_of(table, targeting, self.context(table), move)
        tell_choice(table, seat, targeting, target)
        table.replace(Using(self.seat, self.card, self.number, target))

    def prompt(self) -> str:
        return "Targeting"

    def rule(self, table: Table) -> str:
        return "VTES-1.6.1-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.card_name(self.card)}

    def public(self, table: Table, seat: int) -> bool:
        targeting = self.ability(table).target
        return targeting is None or targeting.is_public()
