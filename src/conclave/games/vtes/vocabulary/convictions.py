"""Effects of convictions and powers of the imbued."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import COMBAT, MASTER, NOTHING, TAKES_ACTION, TORPOR
from conclave.games.vtes.rules.current import (
    action_scope,
    card_being_played,
    current_action,
    current_combat,
)
from conclave.games.vtes.rules.diablerie import BurningImbued
from conclave.games.vtes.rules.frame_types import CardBeingPlayed, CurrentStrikeChoice
from conclave.games.vtes.rules.literals import Until
from conclave.games.vtes.rules.modes import Cancelling, Strike, TimedEffect, parts
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ANNOUNCED, STRIKE
from conclave.games.vtes.vocabulary.durations import scope_until
from conclave.games.vtes.vocabulary.effects import TakeControl
from conclave.games.vtes.vocabulary.parts import TARGET, Who
from conclave.lang.nodes import Amount, Condition, Effect, count, walk
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class StrikeHarder(TimedEffect):
    """The strike that the minion is about to choose does more damage, or the one he has chosen."""

    amount: Amount | int
    aimed: bool = False
    """Whether it is an aim: only if the strike damages the opponent, who then can't press this
    round; one for each strike."""
    current: bool = False
    """Whether it is the strike that he has just chosen."""

    def windows(self) -> tuple[str, ...]:
        return (STRIKE,)

    def do(self, table: Table, act: Resolving) -> None:
        kind = notes.AIM_DAMAGE if self.aimed else notes.EXTRA_STRIKE_DAMAGE
        number = count(self.amount, table, act)
        noting.note(table, table.scope(CurrentStrikeChoice), kind, act.here, number)


@dataclass(frozen=True)
class InterceptOf(TimedEffect):
    """All minions who match have more or less intercept during this action."""

    which: Filter
    amount: int

    def windows(self) -> tuple[str, ...]:
        return (ANNOUNCED,)

    def do(self, table: Table, act: Resolving) -> None:
        scope = action_scope(table)
        noting.note(table, scope, notes.INTERCEPT_OF_KIND, act.here, self.amount, phrase=self.which)


@dataclass(frozen=True)
class Exhaust(Effect):
    """The minion can't use another card of this name during this action, or this turn."""

    until: Until = "action"
    anyone: bool = False
    """Whether no other minion can, either."""

    def do(self, table: Table, act: Resolving) -> None:
        number = table.definition[act.source]
        scope, who = scope_until(table, self.until), NOTHING if self.anyone else act.here
        noting.note(table, scope, notes.LIMITED_CARD_PLAYED, who, definition=number)


@dataclass(frozen=True)
class NotExhausted(Condition):
    """The minion has used no card of this name during this action, or this turn."""

    anyone: bool = False
    """Whether no other minion has, either."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return not table.notes.has_definition(
            notes.LIMITED_CARD_PLAYED,
            NOTHING if self.anyone else act.here,
            table.definition[act.source],
        )


@dataclass(frozen=True)
class CancelAgainst(Cancelling):
    """Cancel a card that is played against the minion with one of these disciplines, for a directed
    action or as a strike, or that would change his controller."""

    disciplines: tuple[str, ...]

    def kinds(self) -> tuple[str, ...]:
        return (*TAKES_ACTION, COMBAT, MASTER)

    def obstacle(self, table: Table, act: Resolving) -> str:
        played = card_being_played(table)
        if played is None or played.cancelled or played.seat == act.you:
            return "nothing-to-cancel"
        if self._takes_control(table, act, played):
            return ""
        if not any(name in self.disciplines for name, _ in played.mode.disciplines):
            return "nothing-to-cancel"
        if played.mode.type in TAKES_ACTION:
            action = current_action(table)
            against = action is not None and action.target == act.here
        else:
            fight = current_combat(table)
            strikes = any(isinstance(part, Strike) for part in parts(played.mode.effect))
            against = fight is not None and strikes and fight.opponent(played.minion) == act.here
        return "" if against else "nothing-to-cancel"

    def _takes_control(self, table: Table, act: Resolving, played: CardBeingPlayed) -> bool:
        """Whether the card would change the minion's controller."""
        if not any(isinstance(node, TakeControl) for node in walk(played.mode.effect)):
            return False
        action = current_action(table)
        target = action.target if action is not None else played.target
        return target == act.here or played.target == act.here

    def do(self, table: Table, act: Resolving) -> None:
        for index in range(len(table.frames) - 1, -1, -1):
            frame = table.frames[index]
            if isinstance(frame, CardBeingPlayed):
                frame.cancel(table, index)
                return


@dataclass(frozen=True)
class BurnImbued(Effect):
    """The minion burns an incapacitated imbued (VTES-A.5-04)."""

    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.zone[card] == TORPOR:
            table.push(BurningImbued(act.here, card))
