"""Conditions: about cards, players, the current action, the combat, the referendum."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.aim import bleed_target, target_seat
from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.combat.fight import combat_continues, is_long
from conclave.games.vtes.rules.constants import NOBODY, NOTHING
from conclave.games.vtes.rules.current import (
    combat_is_over,
    current_action,
    current_combat,
    current_referendum,
    next_opponent,
)
from conclave.games.vtes.rules.frame_types import CurrentAction
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.playing.cards import OpenWindow
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.requirements import Filter, Targeting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import AS_PLAYED, WINDOW_BIT
from conclave.games.vtes.vocabulary.filters import HasTitle, Is
from conclave.games.vtes.vocabulary.parts import Who
from conclave.games.vtes.vocabulary.players import CHOSEN
from conclave.lang.nodes import Amount, Condition, Players, count
from conclave.lang.resolving import Resolving

# Combinations


class AllHold(Condition):
    """All conditions hold."""

    __match_args__ = ("conditions",)
    spreads = True

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, table: Table, act: Resolving) -> bool:
        return all(each.holds(table, act) for each in self.conditions)


class AnyHolds(Condition):
    """At least one condition holds."""

    __match_args__ = ("conditions",)
    spreads = True

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, table: Table, act: Resolving) -> bool:
        return any(each.holds(table, act) for each in self.conditions)


@dataclass(frozen=True)
class Unless(Condition):
    """A condition doesn't hold."""

    condition: Condition

    def holds(self, table: Table, act: Resolving) -> bool:
        return not self.condition.holds(table, act)


# About cards


@dataclass(frozen=True)
class Fits(Condition):
    """A card matches a filter."""

    who: Who
    which: Filter

    def holds(self, table: Table, act: Resolving) -> bool:
        card = self.who.card(table, act)
        return card != NOTHING and self.which.fits(table, act, card)


@dataclass(frozen=True)
class Exists(Condition):
    """There is a card that matches, or at least `at_least` of them."""

    which: Targeting
    at_least: int = 1

    def holds(self, table: Table, act: Resolving) -> bool:
        if self.at_least == 1:
            return self.which.has_choice(table, act)
        return len(self.which.choices(table, act)) >= self.at_least


@dataclass(frozen=True)
class IsMerged(Condition):
    """The vampire is merged from his two versions (VTES-1.5-30)."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return act.here != NOTHING and identity.merged_with(table, act.here) != NOTHING


@dataclass(frozen=True)
class AtLeast(Condition):
    """An amount is within bounds."""

    amount: Amount
    least: Amount | int = 0
    most: int = 999

    def holds(self, table: Table, act: Resolving) -> bool:
        return count(self.least, table, act) <= count(self.amount, table, act) <= self.most


@dataclass(frozen=True)
class IsEven(Condition):
    """An amount is even."""

    amount: Amount

    def holds(self, table: Table, act: Resolving) -> bool:
        return count(self.amount, table, act) % 2 == 0


# About players


@dataclass(frozen=True)
class Concerns(Condition):
    """The CHOSEN Methuselah, or another one, is one of these."""

    who: Players
    whom: Players = CHOSEN

    def holds(self, table: Table, act: Resolving) -> bool:
        seats = self.who.seats(table, act)
        return any(seat in seats for seat in self.whom.seats(table, act))


@dataclass(frozen=True)
class CanBurnPool(Condition):
    """You have this much pool."""

    amount: Amount

    def holds(self, table: Table, act: Resolving) -> bool:
        return table.pool[act.you] >= self.amount.count(table, act)


@dataclass(frozen=True)
class HasEdge(Condition):
    """One of these Methuselahs has the edge, or, with `or_nobody`, nobody has it."""

    who: Players
    or_nobody: bool = False

    def holds(self, table: Table, act: Resolving) -> bool:
        if table.edge == NOBODY:
            return self.or_nobody
        return table.edge in self.who.seats(table, act)


# About the current action


@dataclass(frozen=True)
class ActionIs(Condition):
    """The current action is of a kind: "bleed", "hunt", "political"."""

    kinds: tuple[str, ...] = ()
    """Empty: of any kind."""
    plain: bool = False
    """Whether it must be taken without a card."""
    brings_vampire: bool = False
    """Whether it must put a vampire into play."""
    of_this: bool = False
    """Whether it must be to equip with this card, which is in play."""
    by_card: bool = False
    """Whether this card must grant it."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = current_action(table)
        if action is None or (self.plain and action.card != NOTHING):
            return False
        if self.of_this and not table.notes.has_card(
            notes.EQUIPMENT_TO_TAKE, action.minion, act.source
        ):
            return False
        if self.by_card and (action.card != act.source or action.mode is not None):
            return False
        if self.brings_vampire and not action.action.brings_vampire:
            return False
        return not self.kinds or action.action.kind in self.kinds


@dataclass(frozen=True)
class ActionNeeds(Condition):
    """The current action is taken with a card that requires one of these disciplines, or a
    title."""

    disciplines: tuple[str, ...] = ()
    title: bool = False

    def holds(self, table: Table, act: Resolving) -> bool:
        action = current_action(table)
        if action is None or action.mode is None:
            return False
        if self.title:
            needs = (*table.cards.printed[table.definition[action.card]].needs, *action.mode.needs)
            return any(isinstance(need, Is) and isinstance(need.which, HasTitle) for need in needs)
        return any(name in self.disciplines for name, _ in action.mode.disciplines)


@dataclass(frozen=True)
class IsActing(Condition):
    """The minion with this card is the acting minion."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = current_action(table)
        return action is not None and action.minion == act.here


@dataclass(frozen=True)
class IsDirected(Condition):
    """The current action is directed at one of these Methuselahs, or at a card of hers."""

    at: Players
    card: Who | None = None
    which: Filter | None = None
    """A card that it must be directed at."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = current_action(table)
        if action is None:
            return False
        if self.which is not None:
            targeting = action.action.target
            at_card = targeting is not None and targeting.is_card() and action.target != NOTHING
            if not at_card or not self.which.fits(table, act, action.target):
                return False
        if self.card is not None and self.card.card(table, act) != action.target:
            return False
        seat = target_seat(table, action)
        return seat != NOBODY and seat in self.at.seats(table, act)


@dataclass(frozen=True)
class ActionSucceeded(Condition):
    """The current action was successful."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = current_action(table)
        return action is not None and table.notes.has(notes.ACTION_SUCCEEDED, action.minion)


@dataclass(frozen=True)
class BleedSucceeded(Condition):
    """The current action was a successful bleed for 1 or more."""

    prey: bool = False
    """Whether it must have been against the prey, even if it ousted her."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = current_action(table)
        if action is None or table.notes.total(notes.ACTION_SUCCEEDED, action.minion) <= 0:
            return False
        order = table.around(action.seat)
        between = order[1 : order.index(bleed_target(table))]
        return not self.prey or all(table.out[seat] for seat in between)


@dataclass(frozen=True)
class BleedCanIncrease(Condition):
    """The current action is a bleed that modifiers may still increase."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = current_action(table)
        if action is None or action.action.kind != BLEED:
            return False
        return not values.bleed_is_limited(table, action.minion)


@dataclass(frozen=True)
class WasBlocked(Condition):
    """The current action was blocked, or, with `by_self`, by the minion who plays the card."""

    by_self: bool = False
    ever: bool = False
    """Whether it counts if the action continued as if unblocked."""

    def holds(self, table: Table, act: Resolving) -> bool:
        kinds = (notes.BLOCKED, notes.CONTINUED_AFTER_BLOCK) if self.ever else (notes.BLOCKED,)
        for kind in kinds:
            for note in table.notes.of(kind):
                if not self.by_self or note.card == act.here:
                    return True
        return False


@dataclass(frozen=True)
class AsAnnounced(Condition):
    """The action has just been announced: nobody has been asked to block yet, and no card for later
    has been played."""

    def holds(self, table: Table, act: Resolving) -> bool:
        index = table.scope(CurrentAction) + 1
        if not 0 < index < len(table.frames) or not isinstance(table.frames[index], OpenWindow):
            return False
        return all(
            may_be_played_early(table, note.definition)
            for note in table.notes.of(notes.PLAYED_THIS_ACTION)
        )


def may_be_played_early(table: Table, number: int) -> bool:
    """Whether a card may be played as an action is announced, or as its card is played."""
    if table.cards.all_masks[number] & WINDOW_BIT[AS_PLAYED]:
        return True
    return any(isinstance(mode.if_, AsAnnounced) for mode in table.cards.modes[number])


@dataclass(frozen=True)
class ActionBy(Condition):
    """The acting minion is controlled by one of these Methuselahs."""

    who: Players

    def holds(self, table: Table, act: Resolving) -> bool:
        action = current_action(table)
        return action is not None and action.seat in self.who.seats(table, act)


@dataclass(frozen=True)
class PlayedThisAction(Condition):
    """A card of this name or type was played during the current action, even if it was
    cancelled."""

    name: str = ""
    type: str = ""
    """The type it was played as, if no name is given."""
    by_self: bool = False
    """Whether it must have been played by the same minion."""
    disciplines: tuple[str, ...] = ()
    """One of the disciplines that it must require, if no name is given."""
    by: Who | None = None
    """By which minion a card with these disciplines must have been played."""

    def holds(self, table: Table, act: Resolving) -> bool:
        if self.by is not None:
            return any(
                name in self.disciplines
                for mode in modes_played(table, self.by.card(table, act))
                for name, _ in mode.disciplines
            )
        number = table.cards.numbers.get(self.name, NOTHING)
        played = table.notes.of(notes.PLAYED_THIS_ACTION)
        if self.by_self:
            played = tuple([note for note in played if note.about == act.here])
        if self.name:
            return any(note.definition == number for note in played)
        return any(is_of_type(note.phrase, self.type) for note in played)


def modes_played(table: Table, minion: int) -> list[Mode]:
    """The modes of the cards that a minion has played during the current action."""
    found: list[Mode] = []
    for kind in (notes.PLAYED_THIS_ACTION, notes.COMBAT_CARD_PLAYED):
        played = [note.phrase for note in table.notes.about(kind, minion)]
        found += [phrase for phrase in played if isinstance(phrase, Mode)]
    action = current_action(table)
    if action is not None and action.mode is not None and action.minion == minion:
        found.append(action.mode)
    return found


def is_of_type(mode: object, type_: str) -> bool:
    """Whether a mode plays a card as this type."""
    return isinstance(mode, Mode) and mode.type == type_


@dataclass(frozen=True)
class CalledBy(Condition):
    """The current referendum is called by this minion."""

    who: Who

    def holds(self, table: Table, act: Resolving) -> bool:
        referendum = current_referendum(table)
        return referendum is not None and referendum.minion == self.who.card(table, act) != NOTHING


@dataclass(frozen=True)
class PassedReferendum(Condition):
    """A referendum that the acting minion called in this action has passed or, with `failed`, has
    failed."""

    failed: bool = False

    def holds(self, table: Table, act: Resolving) -> bool:
        if not self.failed:
            return table.notes.has(notes.VOTE_MARGIN, act.here)
        action = current_action(table)
        return action is not None and table.notes.has(notes.MISSED_VOTES, action.minion)


# About the current combat


@dataclass(frozen=True)
class AtRange(Condition):
    """The round is fought at long range, or at close range."""

    long: bool

    def holds(self, table: Table, act: Resolving) -> bool:
        return current_combat(table) is not None and is_long(table) == self.long


@dataclass(frozen=True)
class CombatEnds(Condition):
    """Both combatants are ready, and combat is about to end after this round."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return not combat_is_over(table) and not combat_continues(table)


@dataclass(frozen=True)
class Fights(Condition):
    """The minion with this card fights an opponent who matches, or, with `about_to`, is about
    to."""

    which: Filter
    about_to: bool = False

    def holds(self, table: Table, act: Resolving) -> bool:
        fight = current_combat(table)
        opponent = NOTHING if fight is None else fight.opponent(act.here)
        if fight is None and self.about_to:
            opponent = next_opponent(table, act.here)
        return opponent != NOTHING and self.which.fits(table, act, opponent)


@dataclass(frozen=True)
class DuringCombat(Condition):
    """A combat is being fought."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return current_combat(table) is not None


@dataclass(frozen=True)
class FirstRound(Condition):
    """It is the first round of combat."""

    def holds(self, table: Table, act: Resolving) -> bool:
        fight = current_combat(table)
        return fight is not None and fight.rounds <= 1


MERGED: Final = IsMerged()
ACTING: Final = IsActing()
FIRST_ROUND: Final = FirstRound()
AT_LONG_RANGE: Final = AtRange(True)
AT_CLOSE_RANGE: Final = AtRange(False)
