"""Diablerie, the blood hunt, and burning incapacitated imbued (VTES-6.5.5, 6.5.6, A.5)."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import ASK_ONCE, FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.abilities.belongings import STAYS_WITH_VICTIM
from conclave.games.vtes.rules.atoms import combats, counters, moving, noting
from conclave.games.vtes.rules.blood import burn, drain_excess
from conclave.games.vtes.rules.combat.damage import inflict
from conclave.games.vtes.rules.constants import DISCIPLINE, READY, RED_LIST, TORPOR
from conclave.games.vtes.rules.frame_types import Hit, TableFrame
from conclave.games.vtes.rules.moments import WAYS, CommitsDiablerie, Happening, IsBurned
from conclave.games.vtes.rules.moves import DONE, Target
from conclave.games.vtes.rules.opportunity import acting_or_active
from conclave.games.vtes.rules.playing.replacing import replace_delayed
from conclave.games.vtes.rules.politics import call_blood_hunt
from conclave.games.vtes.rules.reading import bans, belongings, identity
from conclave.games.vtes.rules.requirements import TRACKS_DIABLERIE
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger
from conclave.games.vtes.rules.trophies import SearchingCard, award_trophies
from conclave.lang.moves import YES_OR_NO, Yes


class TakingEquipment(TableFrame):
    """Take any equipment from a minion who is about to be burned."""

    __match_args__ = ("minion", "victim")

    def __init__(self, minion: int, victim: int) -> None:
        self.minion = minion
        self.victim = victim

    def run(self, table: Table, step: int) -> None:
        if self.takeable(table) and table.is_ready(self.minion):
            table.push(Window(FORCED, (table.controller[self.minion],)))
        else:
            table.pop()

    def takeable(self, table: Table) -> list[int]:
        """The equipment that may be taken."""
        return [
            card
            for card in belongings.equipment(table, self.victim)
            if belongings.may_have(table, self.minion, card)
            and not STAYS_WITH_VICTIM.of(table, card)
        ]

    def options(self, table: Table, seat: int) -> Options:
        cards = self.takeable(table)
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


# The steps of Diablerie
DRINK: Final = 0


class Diablerie(TableFrame):
    """A vampire diablerizes another: five steps as one unit, then the blood hunt."""

    steps = ("drink", "burn")

    __match_args__ = ("minion", "victim", "older", "instead")

    def __init__(
        self, minion: int, victim: int, older: bool = False, instead: bool = False
    ) -> None:
        self.minion = minion
        self.victim = victim
        self.older = older
        """Whether the victim was older just before the diablerie (VTES-R-76)."""
        self.instead = instead
        """Whether the victim would go to torpor, and isn't there yet."""

    def run(self, table: Table, step: int) -> None:
        if step == DRINK:
            where = READY if self.instead else TORPOR
            possible = table.zone[self.victim] == where and identity.can_diablerize(
                table, self.minion
            )
            if not possible or bans.forbidden(table, "diablerized", self.victim):
                table.pop()
                return
            older = identity.is_older(table, self.victim, self.minion)
            table.replace(Diablerie(self.minion, self.victim, older, self.instead))
            combats.diablerize(table, self.minion, self.victim)
            counters.move_blood(table, self.victim, self.minion, table.blood[self.victim])
            drain_excess(table, self.minion)
            table.push(TakingEquipment(self.minion, self.victim))
        else:
            seat = table.controller[self.minion]
            red = identity.has_trait(table, self.victim, RED_LIST)
            table.pop()
            noting.erase(table, notes.DIABLERIST, self.minion)
            for other in range(table.seats):
                noting.note(table, 0, notes.DIABLERIST, self.minion, seat=other)
            if TRACKS_DIABLERIE.of(table.cards):
                noting.erase(table, notes.DRANK, self.minion)
                noting.note(table, 0, notes.DRANK, self.minion)
            replace_delayed(table, notes.UNREPLACED_UNTIL_DIABLERIE)
            if not bans.forbidden(table, "avenged", self.victim):
                call_blood_hunt(table, seat, self.minion)
            way = WAYS["diablerie"]
            trigger(table, Happening(IsBurned, seat, self.victim, self.minion, way))
            size = identity.capacity(table, self.victim)
            trigger(table, Happening(CommitsDiablerie, seat, self.minion, amount=size))
            # its triggers resolve after the last step (VTES-6.5.5-10)
            burn(table, self.victim, self.minion, "diablerie")
            if red:
                award_trophies(table, self.minion)
            if self.older:
                table.push(SearchingCard(seat, self.minion, DISCIPLINE))


# The steps of BurningImbued
TAKE: Final = 0


class BurningImbued(TableFrame):
    """Take an incapacitated imbued's equipment and burn him; other imbued may strike back.

    (VTES-A.5-04..05)
    """

    steps = ("take", "burn")

    __match_args__ = ("minion", "victim")

    def __init__(self, minion: int, victim: int) -> None:
        self.minion = minion
        self.victim = victim

    def run(self, table: Table, step: int) -> None:
        if step == TAKE:
            table.push(TakingEquipment(self.minion, self.victim))
        else:
            table.pop()
            for seat in table.clockwise(acting_or_active(table))[::-1]:
                for imbued in table.minions(seat)[::-1]:
                    if table.cards.is_imbued[table.definition[imbued]] and belongings.convictions(
                        table, imbued
                    ):
                        table.push(StrikingBack(seat, imbued, self.minion))
            burn(table, self.victim)


class StrikingBack(TableFrame):
    """A ready imbued may burn 1 conviction to inflict 1 unpreventable damage (VTES-A.5-05)."""

    steps = ASK_ONCE

    __match_args__ = ("seat", "imbued", "minion")

    def __init__(self, seat: int, imbued: int, minion: int) -> None:
        self.seat = seat
        self.imbued = imbued
        self.minion = minion

    def run(self, table: Table, step: int) -> None:
        if step == FIRST and table.zone[self.minion] == READY and table.is_ready(self.imbued):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        return YES_OR_NO

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        table.pop()
        if isinstance(move, Yes):
            moving.burn(table, belongings.convictions(table, self.imbued)[0], "cost")
            inflict(table, [Hit(self.minion, 1, 0, self.imbued)], preventable=False)

    def rule(self, table: Table) -> str:
        return "VTES-A.5-05"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"card": table.word(self.imbued)}
