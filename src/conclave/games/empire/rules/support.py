"""Support cards: when they may be played, their costs and their resolution (EMP-SUPP)."""

from __future__ import annotations

from typing import Final

from conclave.core.errors import IllegalMove
from conclave.core.frames import IN_ORDER, Asking, Frame, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.empire.rules import atoms
from conclave.games.empire.rules.constants import DAY, NOTHING
from conclave.games.empire.rules.end import somebody_wins
from conclave.games.empire.rules.moves import PlaySupport
from conclave.games.empire.rules.table import Table
from conclave.lang.resolving import Resolving


def cost(table: Table, card: int) -> int:
    """The current cost of a support card in other cards (EMP-SUPP-07)."""
    library = table.library
    return library.cost_by_day[card] if table.time == DAY else library.cost_by_night[card]


def playable(table: Table, seat: int, card: int, in_combat: bool) -> bool:
    """Whether a player can play a card now: its timing, its cost and its effect are possible."""
    library = table.library
    if not library.is_support[card] or library.in_combat[card] != in_combat:
        return False
    if cost(table, card) >= len(table.hand[seat]):
        return False
    effect = library.effect(card)
    return effect.possible(table, Resolving(effect, seat, card, NOTHING))


class Supporting(Asking[Table]):
    """A window for support cards: players alternate, the active player first, until both decline.

    It opens before and after the action of a turn, and in combat for combat support (EMP-R-57).
    """

    __match_args__ = ("seat", "declined", "in_combat")

    def __init__(self, seat: int, declined: int, in_combat: bool) -> None:
        self.seat = seat
        self.declined = declined
        self.in_combat = in_combat

    def run(self, table: Table, step: int) -> None:
        if self.declined == 2:
            table.pop()
        elif len(table.hand[self.seat]) == 0:
            table.replace(Supporting(1 - self.seat, self.declined + 1, self.in_combat))
        else:
            table.push(Window(IN_ORDER, (self.seat,)))

    def options(self, table: Table, seat: int) -> Options:
        found: list[Move] = []
        last = -1
        for card in table.hand[seat]:
            if card != last and playable(table, seat, card, self.in_combat):
                found.append(table.library.support[card])
            last = card
        return Choices(found)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, PlaySupport)
        table.replace(Supporting(1 - seat, 0, self.in_combat))
        table.push(PlayingSupport(seat, table.library.numbers[move.card]))

    def passed(self, table: Table, seat: int) -> None:
        table.replace(Supporting(1 - seat, self.declined + 1, self.in_combat))

    def rule(self, table: Table) -> str:
        return "EMP-SUPP-03" if self.in_combat else "EMP-SUPP-01"

    def refusal(self, table: Table, seat: int, move: Move) -> IllegalMove:
        if isinstance(move, PlaySupport):
            card = table.library.numbers.get(move.card, NOTHING)
            if card in table.hand[seat] and table.library.is_support[card]:
                if table.library.in_combat[card] != self.in_combat:
                    return IllegalMove("EMP-SUPP-03", "empire-support-not-now", card=move.card)
                if cost(table, card) >= len(table.hand[seat]):
                    number = cost(table, card)
                    return IllegalMove(
                        "EMP-SUPP-09", "empire-support-too-dear", card=move.card, number=number
                    )
                return IllegalMove("EMP-R-70", "empire-support-useless", card=move.card)
        return super().refusal(table, seat, move)


# The steps of PlayingSupport
PAY: Final = 0
RESOLVE: Final = 1


class PlayingSupport(Frame[Table]):
    """A support card: its cost, its effect, then the moat (EMP-SUPP-06, EMP-SUPP-11)."""

    steps = ("pay", "resolve", "over")

    __match_args__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: Table, step: int) -> None:
        from conclave.games.empire.rules.action import Paying

        if step == PAY:
            atoms.play_support(table, self.seat, self.card)
            number = cost(table, self.card)
            if number:
                table.push(Paying(self.seat, number))
        elif step == RESOLVE:
            effect = table.library.effect(self.card)
            table.push(Resolving(effect, self.seat, self.card, NOTHING))
        else:
            table.pop()
            atoms.end_support(table)
            somebody_wins(table)
