"""What convictions and powers of the imbued do that nothing else does."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.modes import Cancelling, Feat, Strike, parts
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.situation import acting, action_scope, being_played, fighting
from conclave.games.vtes.rules.steps import BeingPlayed, ChoosingStrikes
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ANNOUNCED, STRIKE
from conclave.games.vtes.rules.words import COMBAT, MASTER, TAKES_ACTION
from conclave.games.vtes.vocabulary.durations import scope_until
from conclave.games.vtes.vocabulary.effects import TakeControl
from conclave.lang.nodes import Condition, Effect, walk
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class StrikeHarder(Feat):
    """The strike that the minion is about to choose does more damage."""

    amount: int
    aimed: bool = False
    """Whether only if it does any damage to the opponent, who then can't press this round: an aim,
    of which there is only one for each strike."""

    def windows(self) -> tuple[str, ...]:
        return (STRIKE,)

    def do(self, table: Table, act: Resolving) -> None:
        kind = notes.AIMED if self.aimed else notes.DAMAGE_MORE
        noting.note(table, table.scope(ChoosingStrikes), kind, act.here, self.amount)


@dataclass(frozen=True)
class InterceptOf(Feat):
    """All minions of a kind have more or less intercept during this action."""

    which: Filter
    amount: int

    def windows(self) -> tuple[str, ...]:
        return (ANNOUNCED,)

    def do(self, table: Table, act: Resolving) -> None:
        scope = action_scope(table)
        noting.note(table, scope, notes.WIDE_INTERCEPT, act.here, self.amount, self.which)


@dataclass(frozen=True)
class Exhaust(Effect):
    """The minion may use no other card of this name during this action, or this turn."""

    until: str = "action"

    def do(self, table: Table, act: Resolving) -> None:
        number = table.what[act.source]
        noting.note(table, scope_until(table, self.until), notes.ONCE, act.here, number)


@dataclass(frozen=True)
class NotExhausted(Condition):
    """The minion has used no card of this name during this action, or this turn."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return not table.has_noted(notes.ONCE, act.here, table.what[act.source])


@dataclass(frozen=True)
class CancelAgainst(Cancelling):
    """A card is cancelled that is played against the minion and requires certain disciplines, be it
    for a directed action or as a strike, or that would change who controls him."""

    disciplines: tuple[str, ...]

    def kinds(self) -> tuple[str, ...]:
        return (*TAKES_ACTION, COMBAT, MASTER)

    def obstacle(self, table: Table, act: Resolving) -> str:
        played = being_played(table)
        if played is None or played.cancelled or played.seat == act.you:
            return "nothing-to-cancel"
        if self._takes_control(table, act, played):
            return ""
        if not any(name in self.disciplines for name, _ in played.mode.disciplines):
            return "nothing-to-cancel"
        if played.mode.type in TAKES_ACTION:
            action = acting(table)
            against = action is not None and action.target == act.here
        else:
            fight = fighting(table)
            strikes = any(isinstance(part, Strike) for part in parts(played.mode.effect))
            against = fight is not None and strikes and fight.opponent(played.minion) == act.here
        return "" if against else "nothing-to-cancel"

    def _takes_control(self, table: Table, act: Resolving, played: BeingPlayed) -> bool:
        """Whether the card would change who controls the minion."""
        if not any(isinstance(node, TakeControl) for node in walk(played.mode.effect)):
            return False
        action = acting(table)
        aimed = action.target if action is not None else played.target
        return aimed == act.here or played.target == act.here

    def do(self, table: Table, act: Resolving) -> None:
        for index in range(len(table.frames) - 1, -1, -1):
            frame = table.frames[index]
            if isinstance(frame, BeingPlayed):
                frame.cancel(table, index)
                return
