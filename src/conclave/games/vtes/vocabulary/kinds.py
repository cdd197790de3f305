"""More kinds of cards: by what they carry or need, and by what they do or did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.requirements import Filter, Recalling
from conclave.games.vtes.rules.situation import fighting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import BIT, NOTHING
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Carries(Filter):
    """A card with one of a kind on it."""

    which: Filter

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        for other in table.on[card]:
            if not table.contested[other] and self.which.fits(table, act, other):
                return True
        return False


@dataclass(frozen=True)
class NeedsDiscipline(Filter):
    """A library card that requires one of these disciplines, in one of its ways at least."""

    disciplines: tuple[str, ...]

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return any(
            name in self.disciplines
            for mode in table.cards.modes[table.what[card]]
            for name, _ in mode.disciplines
        )


@dataclass(frozen=True)
class InCombat(Filter):
    """A minion who fights in the combat under way."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        fight = fighting(table)
        return fight is not None and fight.opponent(card) != NOTHING


@dataclass(frozen=True)
class Did(Recalling):
    """A card that did something lately, or that something was done to.

    "fed": he got blood so this turn; "came-out": he has just come out of the uncontrolled region;
    "voted": he has cast votes in this referendum; since your last turn: committed "diablerie", or,
    an ally or retainer, was "burned" from play.
    """

    what: str

    def deed(self) -> str:
        return self.what

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        if self.what == "fed":
            return table.has_noted(notes.DONE, card, notes.FED)
        if self.what == "came-out":
            return table.has_note(notes.CAME_OUT, card)
        if self.what == "burned":
            return table.has_note(notes.BURNED, card)
        if self.what == "voted":
            return table.has_note(notes.CAST_FOR, card) or table.has_note(notes.CAST_AGAINST, card)
        for note in table.notes:
            if note[1] == notes.DIABLERIST and note[2] == card and note[3] & BIT[act.you]:
                return True
        return False


IN_THIS_COMBAT: Final = InCombat()
