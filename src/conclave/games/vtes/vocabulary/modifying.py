"""What modifiers and reactions do to an action or referendum as a whole: end it, wait for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import counters, reading
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import Feat, Filter
from conclave.games.vtes.rules.actions import TAKE
from conclave.games.vtes.rules.blocking import BlockAttempt, can_block, can_pay_toll
from conclave.games.vtes.rules.endings import continue_action, end_action
from conclave.games.vtes.rules.situation import (
    Voting,
    acting,
    action_scope,
    attempt,
    bled,
    combat_scope,
    fighting,
    turn_scope,
    voting,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import (
    ANNOUNCED,
    BEFORE_VOTES,
    BLOCKED,
    DECLINED,
    SUCCEEDING,
)
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.feats import scope_until
from conclave.lang.nodes import Amount, Condition, Effect, Players, count
from conclave.lang.resolving import Resolving

# The action under way


@dataclass(frozen=True)
class EndAction(Feat):
    """The action ends at once without success; if it was blocked, there is no combat."""

    def windows(self) -> tuple[str, ...]:
        return (BLOCKED,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "" if acting(table) is not None else "not-in-this-window"

    def do(self, table: Table, act: Resolving) -> None:
        if acting(table) is not None:
            end_action(table)


@dataclass(frozen=True)
class NotAgain(Effect):
    """The acting minion can't take the same action again this turn: what is granted by no card is
    the same if it is aimed at the same; of equipment, if any piece is."""

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is None or action.card != NOTHING:
            return  # an action by a card can't be taken twice anyway (VTES-6.1-08)
        scope, minion, what = turn_scope(table), action.minion, action.action
        if what.kind == TAKE:
            for note in table.notes:
                if note[1] == notes.TERMS and note[2] == minion:
                    counters.note(table, scope, notes.NOT_AGAIN, minion, note[3], what)
        else:
            counters.note(table, scope, notes.NOT_AGAIN, minion, action.target, what)


@dataclass(frozen=True)
class NoMoreModifiers(Effect):
    """No more action modifiers can be played during this action."""

    def do(self, table: Table, act: Resolving) -> None:
        counters.note(table, action_scope(table), notes.NO_MODIFIERS, NOTHING)


@dataclass(frozen=True)
class NoUntapping(Feat):
    """No minion can untap during this action."""

    def windows(self) -> tuple[str, ...]:
        return (ANNOUNCED,)

    def do(self, table: Table, act: Resolving) -> None:
        counters.note(table, action_scope(table), notes.UNTAPPABLE, NOTHING)


@dataclass(frozen=True)
class StealthToCome(Effect):
    """The next so many actions of your minions this turn have 1 more stealth each."""

    actions: Amount | int

    def do(self, table: Table, act: Resolving) -> None:
        number = count(self.actions, table, act)
        if number > 0:
            counters.note(table, turn_scope(table), notes.STEALTH_TO_COME, act.you, number)


@dataclass(frozen=True)
class BleedsNothing(Feat):
    """The bleed under way is unsuccessful and burns no pool."""

    def windows(self) -> tuple[str, ...]:
        return (SUCCEEDING,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        action = acting(table)
        if action is None or bled(table) < 0 or reading.bleed(table, action.minion) == 0:
            return "no-bleed"
        return "not-needed" if table.has_note(notes.NO_BLEED, action.minion) else ""

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is not None:
            counters.note(table, action_scope(table), notes.NO_BLEED, action.minion)


@dataclass(frozen=True)
class RememberBled(Effect):
    """This card remembers the Methuselah who is being bled."""

    def do(self, table: Table, act: Resolving) -> None:
        seat = bled(table)
        if seat >= 0 and table.in_play(act.source):
            counters.set_profile(table, act.source, (str(seat), "", "", False, False))
            table.tell(told.ChosePlayer(act.you, seat))


@dataclass(frozen=True)
class Remembered(Players):
    """The Methuselah whom this card remembers."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        word = table.profile[act.source][0]
        return (int(word),) if word and not table.out[int(word)] else ()


@dataclass(frozen=True)
class CheaperAction(Effect):
    """The action under way costs so much less blood or pool."""

    amount: int

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is not None:
            scope = action_scope(table)
            counters.note(table, scope, notes.CHEAPER, action.minion, self.amount)


# What lasts


@dataclass(frozen=True)
class Lend(Effect):
    """The minion may use what this card grants for a while, though it does not come into play."""

    until: str = "action"

    def do(self, table: Table, act: Resolving) -> None:
        if act.here != NOTHING:
            scope = scope_until(table, self.until)
            counters.note(table, scope, notes.LENT, act.here, act.source)


@dataclass(frozen=True)
class NoEdge(Effect):
    """You can't gain the edge during this action: it would be burned instead."""

    def do(self, table: Table, act: Resolving) -> None:
        counters.note(table, action_scope(table), notes.NO_EDGE, act.you)


@dataclass(frozen=True)
class WhenBlocked(Effect):
    """Something that happens as soon as the action is blocked, before anything else is done."""

    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        scope = action_scope(table)
        counters.note(table, scope, notes.ON_BLOCK, act.here, act.source, self.effect)


@dataclass(frozen=True)
class AfterCombat(Effect):
    """Something that happens when the combat is over, unless another one follows at once."""

    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        if fighting(table) is not None:
            scope = combat_scope(table)
            counters.note(table, scope, notes.AFTER_COMBAT, act.here, act.source, self.effect)


# Blocks


@dataclass(frozen=True)
class NeedsStealth(Condition):
    """The minion is acting, was blocked, and would need stealth not to be."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = acting(table)
        if action is None or action.minion != act.here:
            return False
        for note in table.notes:
            if note[1] == notes.BLOCKED and note[2] == act.here:
                stealth = reading.stealth(table, act.here)
                return reading.intercept(table, note[3]) >= stealth
        return False


@dataclass(frozen=True)
class ContinueAction(Effect):
    """The action that was blocked continues as if unblocked, perhaps with more stealth."""

    stealth: int = 0

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is None or not continue_action(table) or not self.stealth:
            return
        scope = action_scope(table)
        counters.note(table, scope, notes.STEALTH, action.minion, self.stealth)
        table.tell(told.GainedStealth(table.word(action.minion), self.stealth))


@dataclass(frozen=True)
class NoMoreBlocks(Effect):
    """Some Methuselahs can't attempt to block this action any more."""

    by: Players

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.by.seats(table, act):
            counters.note(table, action_scope(table), notes.NO_MORE_BLOCKS, seat)


@dataclass(frozen=True)
class BlockToll(Effect):
    """Minions of a kind must pay blood to attempt to block this action from now on."""

    which: Filter
    amount: int = 1

    def do(self, table: Table, act: Resolving) -> None:
        scope = action_scope(table)
        counters.note(table, scope, notes.BLOCK_TOLL, act.here, self.amount, self.which)


@dataclass(frozen=True)
class AttemptBlock(Feat):
    """The minion attempts to block, even if his controller is none of those who may."""

    def windows(self) -> tuple[str, ...]:
        return (ANNOUNCED, DECLINED)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if acting(table) is None or attempt(table) is not None:
            return "not-blocking"
        if table.has_note(notes.DECLINED_BLOCK, act.you) or not can_block(table, act.here):
            return "not-blocking"
        return "" if can_pay_toll(table, act.here) else "cannot-pay-blood"

    def do(self, table: Table, act: Resolving) -> None:
        if not self.obstacle(table, act):
            table.tell(told.BlockTried(act.you, table.word(act.here)))
            table.push(BlockAttempt(act.here))


@dataclass(frozen=True)
class MeetsActing(Condition):
    """The minion has blocked the acting minion, or is about to fight him."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action, fight = acting(table), fighting(table)
        if action is None:
            return False
        if fight is not None:
            return fight.opponent(act.here) == action.minion
        return table.has_noted(notes.BLOCKED, action.minion, act.here)


# Referendums


@dataclass(frozen=True)
class NextPasses(Effect):
    """The next referendum that a vampire of yours calls this turn passes by itself."""

    def do(self, table: Table, act: Resolving) -> None:
        counters.note(table, turn_scope(table), notes.NEXT_PASSES, act.you)


@dataclass(frozen=True)
class IfPasses(Feat):
    """If the referendum passes, something happens after what it is about."""

    effect: Effect

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_VOTES,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "no-referendum" if voting(table) is None else ""

    def do(self, table: Table, act: Resolving) -> None:
        if voting(table) is not None:
            scope = table.scope(Voting)
            counters.note(table, scope, notes.IF_PASSES, act.here, act.source, self.effect)


@dataclass(frozen=True)
class LostToReferendum(Amount):
    """The pool that you have lost by the effect of the referendum."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.noted(notes.LOST_POOL, act.you)


REMEMBERED: Final = Remembered()
