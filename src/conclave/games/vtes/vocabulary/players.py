"""Methuselahs by their role."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.aim import bleed_target
from conclave.games.vtes.rules.constants import NOBODY, NOTHING
from conclave.games.vtes.rules.current import current_action, current_referendum
from conclave.games.vtes.rules.literals import Feat
from conclave.games.vtes.rules.requirements import ChosenPlayer, RecallsFeat, Targeting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.parts import Who
from conclave.lang.nodes import Players
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class You(Players):
    """The Methuselah who plays or controls the card."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        return (act.you,)


@dataclass(frozen=True)
class Neighbour(Players):
    """Your prey or predator, or those of other Methuselahs."""

    prey: bool
    of: Players | None = None

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        if self.of is not None:
            seats = self.of.seats(table, act)
            found = [table.prey(seat) if self.prey else table.predator(seat) for seat in seats]
            return tuple([seat for seat in found if seat != NOBODY])
        seat = table.prey(act.you) if self.prey else table.predator(act.you)
        return () if seat == NOBODY else (seat,)


@dataclass(frozen=True)
class EachMethuselah(Players):
    """Every Methuselah, or every other one."""

    others: bool

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        seats = table.clockwise(table.active)
        return tuple([seat for seat in seats if seat != act.you]) if self.others else seats

    def are_opponents(self) -> bool:
        return self.others


@dataclass(frozen=True)
class ControllerOf(Players):
    """The Methuselah who controls a card, or did before it was burned in the current combat."""

    card: Who

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        card = self.card.card(table, act)
        seat = NOBODY if card == NOTHING else table.controller[card]
        if seat == NOBODY:
            return tuple([note.seat for note in table.notes.about(notes.LAST_CONTROLLER, card)])
        return (seat,)


@dataclass(frozen=True)
class Acting(Players):
    """The acting Methuselah."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        action = current_action(table)
        return () if action is None else (action.seat,)


@dataclass(frozen=True)
class Bled(Players):
    """The Methuselah who is being bled."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        seat = bleed_target(table)
        return () if seat == NOBODY else (seat,)


@dataclass(frozen=True)
class Allotted(Players):
    """Each Methuselah to whom the terms of the referendum allot something."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        if current_referendum(table) is None:
            return ()
        chosen = [note.about for note in table.notes.of(notes.TERMS)]
        return tuple([seat for seat in table.clockwise(table.active) if seat in chosen])


@dataclass(frozen=True)
class Controlling(Players):
    """The Methuselahs who control a card that matches."""

    which: Targeting

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        found = [table.controller[card] for card in self.which.choices(table, act)]
        return tuple([seat for seat in table.clockwise(table.active) if seat in found])


class Together(Players):
    """All of several Methuselahs."""

    __match_args__ = ("players",)
    spreads = True

    def __init__(self, *players: Players) -> None:
        self.players = players

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        found = [seat for each in self.players for seat in each.seats(table, act)]
        return tuple([seat for seat in table.clockwise(table.active) if seat in found])


@dataclass(frozen=True)
class Except(Players):
    """Some Methuselahs, but not others."""

    these: Players
    but: Players

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        left_out = self.but.seats(table, act)
        return tuple([seat for seat in self.these.seats(table, act) if seat not in left_out])


@dataclass(frozen=True)
class WithPool(Players):
    """Each Methuselah with at most this much pool or, without a number, with more than you."""

    at_most: int | None = None

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        seats, most = table.clockwise(table.active), self.at_most
        if most is None:
            return tuple([seat for seat in seats if table.pool[seat] > table.pool[act.you]])
        return tuple([seat for seat in seats if table.pool[seat] <= most])


@dataclass(frozen=True)
class Having(RecallsFeat):
    """Each Methuselah who has done something since your last turn: "scored" a victory point, or
    attempted a bleed without success ("failed-bleed")."""

    done: Feat

    def feat(self) -> str:
        return self.done

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        kind = notes.GAINED_POINT if self.done == "scored" else notes.FAILED_BLEED
        seats = table.clockwise(table.active)
        return tuple([seat for seat in seats if table.notes.has_seat(kind, seat, act.you)])


YOU: Final = You()
PREY: Final = Neighbour(True)
PREDATOR: Final = Neighbour(False)
PREDATORS_PREDATOR: Final = Neighbour(False, PREDATOR)
NEIGHBOURS: Final = Together(PREY, PREDATOR)
EACH_METHUSELAH: Final = EachMethuselah(False)
EACH_OTHER: Final = EachMethuselah(True)
CHOSEN: Final = ChosenPlayer()
BLED: Final = Bled()
ACTING_METHUSELAH: Final = Acting()
EACH_CHOSEN: Final = Allotted()
RICHER: Final = WithPool()
