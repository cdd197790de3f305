"""What must be so: about cards by their part, the action under way, the combat, the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.aim import aimed_at, bled
from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.combat.fight import goes_on_fighting, is_long
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.playing.cards import OpenWindow
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.requirements import Filter, Targeting
from conclave.games.vtes.rules.situation import (
    about_to_fight,
    acting,
    fighting,
    is_lost,
    voting,
)
from conclave.games.vtes.rules.steps import Acting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import AS_PLAYED, WINDOW_BIT
from conclave.games.vtes.rules.words import NOBODY, NOTHING
from conclave.games.vtes.vocabulary.filters import HasTitle, Is
from conclave.games.vtes.vocabulary.parts import Who
from conclave.games.vtes.vocabulary.players import CHOSEN
from conclave.lang.nodes import Amount, Condition, Players, count
from conclave.lang.resolving import Resolving

# Joining them


class Both(Condition):
    """Several things are so."""

    __match_args__ = ("conditions",)

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, table: Table, act: Resolving) -> bool:
        return all(each.holds(table, act) for each in self.conditions)


class AnyHolds(Condition):
    """One of several things is so."""

    __match_args__ = ("conditions",)

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, table: Table, act: Resolving) -> bool:
        return any(each.holds(table, act) for each in self.conditions)


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
        return act.here != NOTHING and identity.merged(table, act.here) != NOTHING


@dataclass(frozen=True)
class AtLeast(Condition):
    """An amount is at least so big, or at most."""

    amount: Amount
    least: Amount | int = 0
    most: int = 999

    def holds(self, table: Table, act: Resolving) -> bool:
        return count(self.least, table, act) <= count(self.amount, table, act) <= self.most


# About players


@dataclass(frozen=True)
class Concerns(Condition):
    """The Methuselah whom it is about, or another one, is one of these."""

    who: Players
    whom: Players = CHOSEN

    def holds(self, table: Table, act: Resolving) -> bool:
        these = self.who.seats(table, act)
        return any(seat in these for seat in self.whom.seats(table, act))


@dataclass(frozen=True)
class HasEdge(Condition):
    """One of these Methuselahs has the edge, or perhaps nobody has it."""

    who: Players
    or_nobody: bool = False

    def holds(self, table: Table, act: Resolving) -> bool:
        if table.edge == NOBODY:
            return self.or_nobody
        return table.edge in self.who.seats(table, act)


# About the action under way


@dataclass(frozen=True)
class ActionIs(Condition):
    """The action under way is of a kind: "bleed", "hunt", "political"."""

    kinds: tuple[str, ...] = ()
    """Nothing: of any."""
    plain: bool = False
    """Whether it must be taken without any card."""
    brings_vampire: bool = False
    """Whether it must be one that puts a vampire into play."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = acting(table)
        if action is None or (self.plain and action.card != NOTHING):
            return False
        if self.brings_vampire and not action.action.brings_vampire:
            return False
        return not self.kinds or action.action.kind in self.kinds


@dataclass(frozen=True)
class ActionNeeds(Condition):
    """The action under way is taken with a card that requires one of these disciplines, or a
    title."""

    disciplines: tuple[str, ...] = ()
    title: bool = False

    def holds(self, table: Table, act: Resolving) -> bool:
        action = acting(table)
        if action is None or action.mode is None:
            return False
        if self.title:
            needs = (*table.cards.printed[table.what[action.card]].needs, *action.mode.needs)
            return any(isinstance(need, Is) and isinstance(need.which, HasTitle) for need in needs)
        return any(name in self.disciplines for name, _ in action.mode.disciplines)


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


@dataclass(frozen=True)
class BleedSucceeded(Condition):
    """The action under way was a successful bleed: for 1 or more."""

    prey: bool = False
    """Whether it must have been against the prey, be she ousted by it."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = acting(table)
        if action is None or table.noted(notes.SUCCESS, action.minion) <= 0:
            return False
        between = range(1, (bled(table) - action.seat) % table.seats)
        return not self.prey or all(table.out[(action.seat + n) % table.seats] for n in between)


@dataclass(frozen=True)
class CanBeRaised(Condition):
    """The action under way is a bleed to which modifiers may still add."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = acting(table)
        if action is None or action.action.kind != BLEED:
            return False
        return not values.bleed_is_limited(table, action.minion)


@dataclass(frozen=True)
class WasBlocked(Condition):
    """The action under way was blocked: by anybody, or by the minion who plays the card."""

    by_self: bool = False
    ever: bool = False
    """Whether also if the action continued after that as if unblocked."""

    def holds(self, table: Table, act: Resolving) -> bool:
        kinds = (notes.BLOCKED, notes.CONTINUED) if self.ever else (notes.BLOCKED,)
        for note in table.notes:
            if note[1] in kinds and (not self.by_self or note[3] == act.here):
                return True
        return False


@dataclass(frozen=True)
class AsAnnounced(Condition):
    """The action has just been announced: nobody has been asked for a block yet, and no card has
    been played that is for later."""

    def holds(self, table: Table, act: Resolving) -> bool:
        index = table.scope(Acting) + 1
        if not 0 < index < len(table.frames) or not isinstance(table.frames[index], OpenWindow):
            return False
        return all(note[1] != notes.PLAYED or is_early(table, note[3]) for note in table.notes)


def is_early(table: Table, number: int) -> bool:
    """Whether a card may be played as an action is announced, or as its card is played."""
    if table.cards.all_masks[number] & WINDOW_BIT[AS_PLAYED]:
        return True
    return any(isinstance(mode.if_, AsAnnounced) for mode in table.cards.modes[number])


@dataclass(frozen=True)
class ActionBy(Condition):
    """The acting minion is controlled by one of these Methuselahs."""

    who: Players

    def holds(self, table: Table, act: Resolving) -> bool:
        action = acting(table)
        return action is not None and action.seat in self.who.seats(table, act)


@dataclass(frozen=True)
class PlayedThisAction(Condition):
    """A card of a name or a type was played during the action under way, by anybody, even if it
    was cancelled."""

    name: str = ""
    type: str = ""
    """As which it was played, where no name is given."""

    def holds(self, table: Table, act: Resolving) -> bool:
        number = table.cards.numbers.get(self.name, NOTHING)
        played = [note for note in table.notes if note[1] == notes.PLAYED]
        if self.name:
            return any(note[3] == number for note in played)
        return any(is_as(note[4], self.type) for note in played)


def is_as(mode: object, type_: str) -> bool:
    """Whether a way to play a card is one as this type."""
    return isinstance(mode, Mode) and mode.type == type_


@dataclass(frozen=True)
class CalledBy(Condition):
    """The referendum under way is called by a card, by its part in what happens."""

    who: Who

    def holds(self, table: Table, act: Resolving) -> bool:
        vote = voting(table)
        return vote is not None and vote.minion == self.who.card(table, act) != NOTHING


@dataclass(frozen=True)
class PassedReferendum(Condition):
    """A referendum that the acting minion called in this action has passed."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return table.has_note(notes.MARGIN, act.here)


# About the combat under way


@dataclass(frozen=True)
class AtRange(Condition):
    """The round is fought at long range, or at close range."""

    long: bool

    def holds(self, table: Table, act: Resolving) -> bool:
        return fighting(table) is not None and is_long(table) == self.long


@dataclass(frozen=True)
class CombatEnds(Condition):
    """Both combatants are ready, and combat is about to end after this round."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return not is_lost(table) and not goes_on_fighting(table)


@dataclass(frozen=True)
class Fights(Condition):
    """The minion with this card fights an opponent of a kind, or is about to."""

    which: Filter
    about_to: bool = False

    def holds(self, table: Table, act: Resolving) -> bool:
        fight = fighting(table)
        foe = NOTHING if fight is None else fight.opponent(act.here)
        if fight is None and self.about_to:
            foe = about_to_fight(table, act.here)
        return foe != NOTHING and self.which.fits(table, act, foe)


@dataclass(frozen=True)
class FirstRound(Condition):
    """It is the first round of combat."""

    def holds(self, table: Table, act: Resolving) -> bool:
        fight = fighting(table)
        return fight is not None and fight.rounds <= 1


# About a card that is being played


MERGED: Final = IsMerged()
ACTING: Final = IsActing()
FIRST_ROUND: Final = FirstRound()
AT_LONG_RANGE: Final = AtRange(True)
AT_CLOSE_RANGE: Final = AtRange(False)
