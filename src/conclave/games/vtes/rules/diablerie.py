"""Diablerie, its blood hunt, and the burning of incapacitated imbued (VTES-6.5.5, 6.5.6, A.5)."""

from __future__ import annotations

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.blood import burn, drain_excess
from conclave.games.vtes.rules.combat.damage import inflict
from conclave.games.vtes.rules.events import combat as told
from conclave.games.vtes.rules.moves import DONE, Target
from conclave.games.vtes.rules.opportunity import leading
from conclave.games.vtes.rules.politics import Referendum
from conclave.games.vtes.rules.reading import belongings, identity
from conclave.games.vtes.rules.steps import Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.trophies import SearchingCard, award
from conclave.games.vtes.rules.words import BIT, DISCIPLINE, NOTHING, READY, RED_LIST, TORPOR
from conclave.games.vtes.vocabulary.moments import WAYS, Happening, IsBurned
from conclave.lang.moves import YES_OR_NO, Yes


class TakingEquipment(Step):
    """Equipment is taken from a minion who is about to be burned: any of it."""

    __match_args__ = ("minion", "victim")

    def __init__(self, minion: int, victim: int) -> None:
        self.minion = minion
        self.victim = victim

    def run(self, table: Table, step: int) -> None:
        if self.left(table) and table.is_ready(self.minion):
            table.push(Window(FORCED, (table.controller[self.minion],)))
        else:
            table.pop()

    def left(self, table: Table) -> list[int]:
        """What may be taken."""
        return [
            card
            for card in belongings.equipment(table, self.victim)
            if belongings.may_have(table, self.minion, card)
        ]

    def options(self, table: Table, seat: int) -> Options:
        cards = self.left(table)
        return Choices([*[Target(table.word(card)) for card in cards], DONE])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Target):
            card = table.read(move.card)
            moving.transfer(table, card, self.minion)
            contests.check_after_transfer(table, card)
        else:
            table.pop()

    def rule(self, table: Table) -> str:
        return "VTES-6.5.5-04"


class Diablerie(Step):
    """A vampire diablerizes another: five steps that are one unit, then the blood hunt."""

    __match_args__ = ("minion", "victim", "older")

    def __init__(self, minion: int, victim: int, older: bool = False) -> None:
        self.minion = minion
        self.victim = victim
        self.older = older
        """Whether the victim was older just before it began (VTES-R-76)."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            if table.zone[self.victim] != TORPOR or not identity.can_diablerize(table, self.minion):
                table.pop()
                return
            older = identity.older(table, self.victim, self.minion)
            table.replace(Diablerie(self.minion, self.victim, older))
            table.tell(told.Diablerized(table.word(self.minion), table.word(self.victim)))
            counters.move_blood(table, self.victim, self.minion, table.blood[self.victim])
            drain_excess(table, self.minion)
            table.push(TakingEquipment(self.minion, self.victim))
        else:
            seat = table.controller[self.minion]
            red = identity.has_trait(table, self.victim, RED_LIST)
            table.pop()
            everybody = BIT[table.seats] - 1
            noting.note(table, 0, notes.DIABLERIST, self.minion, everybody)
            table.push(Referendum(seat, NOTHING, NOTHING, self.minion))
            way = WAYS["diablerie"]
            react(table, Happening(IsBurned, seat, self.victim, self.minion, way))
            # who waits for it acts after the last step (VTES-6.5.5-10)
            burn(table, self.victim, self.minion)
            if red:
                award(table, self.minion)
            if self.older:
                table.push(SearchingCard(seat, self.minion, DISCIPLINE))


class BurningImbued(Step):
    """An incapacitated imbued loses equipment and is burned; others of his kind may strike back.

    (VTES-A.5-04..05)
    """

    __match_args__ = ("minion", "victim")

    def __init__(self, minion: int, victim: int) -> None:
        self.minion = minion
        self.victim = victim

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            table.push(TakingEquipment(self.minion, self.victim))
        else:
            table.pop()
            for seat in table.clockwise(leading(table))[::-1]:
                for imbued in table.minions(seat)[::-1]:
                    if table.cards.is_imbued[table.what[imbued]] and belongings.convictions(
                        table, imbued
                    ):
                        table.push(StrikingBack(seat, imbued, self.minion))
            burn(table, self.victim)


class StrikingBack(Step):
    """A ready imbued may burn 1 conviction for 1 unpreventable damage (VTES-A.5-05)."""

    __match_args__ = ("seat", "imbued", "minion")

    def __init__(self, seat: int, imbued: int, minion: int) -> None:
        self.seat = seat
        self.imbued = imbued
        self.minion = minion

    def run(self, table: Table, step: int) -> None:
        if step == 0 and table.zone[self.minion] == READY and table.is_ready(self.imbued):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        return YES_OR_NO

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        table.pop()
        if isinstance(move, Yes):
            moving.burn(table, belongings.convictions(table, self.imbued)[0])
            inflict(table, [(self.minion, 1, 0, self.imbued)], preventable=False)

    def rule(self, table: Table) -> str:
        return "VTES-A.5-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.word(self.imbued)}
