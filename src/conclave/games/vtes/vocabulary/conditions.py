"""What must be so: about cards by their part, the action under way, the combat, the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import reading
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import Filter, Targeting
from conclave.games.vtes.rules.situation import (
    acting,
    aimed_at,
    being_played,
    fighting,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOBODY, NOTHING
from conclave.games.vtes.vocabulary.filters import Who
from conclave.lang.nodes import Amount, Condition, Players, count
from conclave.lang.resolving import Resolving

# Joining them


class Both(Condition):
    """Several things are so."""

    __match_args__ = ("conditions",)

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, table: Table, act: Resolving) -> bool:
        for each in self.conditions:
            if not each.holds(table, act):
                return False
        return True


@dataclass(frozen=True)
class Unless(Condition):
    """Something is not so."""

    condition: Condition

    def holds(self, table: Table, act: Resolving) -> bool:
        return not self.condition.holds(table, act)


# About cards


@dataclass(frozen=True)
class Fits(Condition):
    """A card, by its part in what happens, is of a kind."""

    who: Who
    which: Filter

    def holds(self, table: Table, act: Resolving) -> bool:
        card = self.who.card(table, act)
        return card != NOTHING and self.which.fits(table, act, card)


@dataclass(frozen=True)
class Exists(Condition):
    """There are cards of a kind: one, or at least so many."""

    which: Targeting
    at_least: int = 1

    def holds(self, table: Table, act: Resolving) -> bool:
        return len(self.which.choices(table, act)) >= self.at_least


@dataclass(frozen=True)
class IsMerged(Condition):
    """The vampire is merged from his two versions (VTES-1.5-30)."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return act.here != NOTHING and reading.merged(table, act.here) != NOTHING


@dataclass(frozen=True)
class AtLeast(Condition):
    """An amount is at least so big, or at most."""

    amount: Amount
    least: int = 0
    most: int = 999

    def holds(self, table: Table, act: Resolving) -> bool:
        return self.least <= count(self.amount, table, act) <= self.most


# About players


@dataclass(frozen=True)
class HasEdge(Condition):
    """A Methuselah has the edge."""

    who: Players

    def holds(self, table: Table, act: Resolving) -> bool:
        return table.edge in self.who.seats(table, act)


@dataclass(frozen=True)
class NotPlayedYet(Condition):
    """No card of this name was played in this game."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return table.what[act.source] not in table.events_played


# About the action under way


@dataclass(frozen=True)
class ActionIs(Condition):
    """The action under way is of a kind: "bleed", "hunt", "political"."""

    kinds: tuple[str, ...]

    def holds(self, table: Table, act: Resolving) -> bool:
        action = acting(table)
        return action is not None and action.action.kind in self.kinds


@dataclass(frozen=True)
class IsActing(Condition):
    """The minion with this card is the acting one."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = acting(table)
        return action is not None and action.minion == act.here


@dataclass(frozen=True)
class IsDirected(Condition):
    """The action under way is directed: at one of these Methuselahs."""

    at: Players

    def holds(self, table: Table, act: Resolving) -> bool:
        action = acting(table)
        if action is None:
            return False
        seat = aimed_at(table, action)
        return seat != NOBODY and seat in self.at.seats(table, act)


@dataclass(frozen=True)
class ActionSucceeded(Condition):
    """The action under way was successful."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = acting(table)
        return action is not None and table.has_note(notes.SUCCESS, action.minion)


# About the combat under way


@dataclass(frozen=True)
class Fights(Condition):
    """The minion with this card fights an opponent of a kind."""

    which: Filter

    def holds(self, table: Table, act: Resolving) -> bool:
        fight = fighting(table)
        foe = NOTHING if fight is None else fight.opponent(act.here)
        return foe != NOTHING and self.which.fits(table, act, foe)


@dataclass(frozen=True)
class FirstRound(Condition):
    """It is the first round of combat."""

    def holds(self, table: Table, act: Resolving) -> bool:
        fight = fighting(table)
        return fight is not None and fight.rounds <= 1


# About a card that is being played


@dataclass(frozen=True)
class NeedsDiscipline(Condition):
    """The card that is being played, as it is played, requires one of these disciplines."""

    disciplines: tuple[str, ...]

    def holds(self, table: Table, act: Resolving) -> bool:
        played = being_played(table)
        if played is None:
            return False
        return any([name in self.disciplines for name, _ in played.mode.disciplines])


MERGED: Final = IsMerged()
ACTING: Final = IsActing()
