"""What modifiers and reactions do to an action or referendum as a whole: end it, wait for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.aim import bled
from conclave.games.vtes.rules.actions.blocking import BlockAttempt, can_block, can_pay_toll
from conclave.games.vtes.rules.actions.breaking_off import continue_action, end_action
from conclave.games.vtes.rules.actions.kinds import TAKE
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.events.actions import BlockTried, GainedStealth
from conclave.games.vtes.rules.events.playing import ChosePlayer
from conclave.games.vtes.rules.events.referendums import GainedVotes
from conclave.games.vtes.rules.modes import Feat
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.situation import acting, action_scope, attempt, turn_scope, voting
from conclave.games.vtes.rules.steps import Voting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ANNOUNCED, BEFORE_VOTES, BLOCKED, DECLINED, POLLING
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.durations import scope_until
from conclave.games.vtes.vocabulary.parts import Who
from conclave.games.vtes.vocabulary.players import YOU
from conclave.lang.nodes import Amount, Condition, Effect, Players, count
from conclave.lang.resolving import Resolving


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
            return  # an action by a card can't be taken twice anyway (VTES-6.1.6-09)
        scope, minion, what = turn_scope(table), action.minion, action.action
        if what.kind == TAKE:
            for note in table.notes:
                if note[1] == notes.TERMS and note[2] == minion:
                    noting.note(table, scope, notes.NOT_AGAIN, minion, note[3], what)
        else:
            noting.note(table, scope, notes.NOT_AGAIN, minion, action.target, what)


@dataclass(frozen=True)
class StealthToCome(Effect):
    """The next so many actions of your minions this turn have 1 more stealth each."""

    actions: Amount | int

    def do(self, table: Table, act: Resolving) -> None:
        number = count(self.actions, table, act)
        if number > 0:
            noting.note(table, turn_scope(table), notes.STEALTH_TO_COME, act.you, number)


@dataclass(frozen=True)
class RememberBled(Effect):
    """This card remembers the Methuselah who is being bled."""

    def do(self, table: Table, act: Resolving) -> None:
        seat = bled(table)
        if seat >= 0 and table.in_play(act.source):
            counters.set_profile(table, act.source, (str(seat), "", "", False, False))
            table.tell(ChosePlayer(act.you, seat))


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
            noting.note(table, scope, notes.CHEAPER, action.minion, self.amount)


@dataclass(frozen=True)
class Lend(Effect):
    """The minion may use what this card grants for a while, though it does not come into play."""

    until: str = "action"

    def do(self, table: Table, act: Resolving) -> None:
        if act.here != NOTHING:
            scope = scope_until(table, self.until)
            noting.note(table, scope, notes.LENT, act.here, act.source)


@dataclass(frozen=True)
class NeedsStealth(Condition):
    """The minion is acting, was blocked, and would need stealth not to be."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = acting(table)
        if action is None or action.minion != act.here:
            return False
        for note in table.notes:
            if note[1] == notes.BLOCKED and note[2] == act.here:
                stealth = values.stealth(table, act.here)
                return values.intercept(table, note[3]) >= stealth
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
        noting.note(table, scope, notes.STEALTH, action.minion, self.stealth)
        table.tell(GainedStealth(table.word(action.minion), self.stealth))


@dataclass(frozen=True)
class NoMore(Effect):
    """Something is ruled out for the rest of this action.

    Nobody can play action "modifiers"; no minion can "untap"; some Methuselahs can't attempt to
    "block" any more, or can't gain the "edge", which would be burned instead.
    """

    what: str
    by: Players = YOU

    def do(self, table: Table, act: Resolving) -> None:
        scope = action_scope(table)
        if self.what == "modifiers":
            noting.note(table, scope, notes.NO_MODIFIERS, NOTHING)
        elif self.what == "untap":
            noting.note(table, scope, notes.UNTAPPABLE, NOTHING)
        else:
            kind = notes.NO_EDGE if self.what == "edge" else notes.NO_MORE_BLOCKS
            for seat in self.by.seats(table, act):
                noting.note(table, scope, kind, seat)


@dataclass(frozen=True)
class BlockToll(Effect):
    """Minions of a kind must pay blood to attempt to block this action from now on."""

    which: Filter
    amount: int = 1

    def do(self, table: Table, act: Resolving) -> None:
        scope = action_scope(table)
        noting.note(table, scope, notes.BLOCK_TOLL, act.here, self.amount, self.which)


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
            table.tell(BlockTried(act.you, table.word(act.here)))
            table.push(BlockAttempt(act.here))


@dataclass(frozen=True)
class SettleReferendum(Effect):
    """The referendum passes or fails whatever the votes are: the one under way, or the next one
    that a vampire of yours calls this turn."""

    passes: bool
    next: bool = False

    def do(self, table: Table, act: Resolving) -> None:
        result = 1 if self.passes else 0
        if self.next:
            noting.note(table, turn_scope(table), notes.NEXT_SETTLED, act.you, result)
        elif voting(table) is not None:
            noting.note(table, table.scope(Voting), notes.PASSES, 0, result)


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
            noting.note(table, scope, notes.IF_PASSES, act.here, act.source, self.effect)


REMEMBERED: Final = Remembered()


@dataclass(frozen=True)
class Votes(Feat):
    """The minion gains votes to cast in this referendum, or you do by a card without a minion."""

    amount: Amount | int
    who: Who | None = None
    """Another vampire who gains them, whoever controls him."""
    in_favor: bool = False
    """Whether they are nobody's to cast, but count in favor of it from its beginning."""

    def windows(self) -> tuple[str, ...]:
        return (POLLING,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "no-referendum" if voting(table) is None else ""

    def do(self, table: Table, act: Resolving) -> None:
        number = count(self.amount, table, act)
        if self.in_favor:
            if voting(table) is not None and number > 0:
                noting.note(table, table.scope(Voting), notes.CAST_FOR, act.source, number)
        elif voting(table) is not None:
            source = act.source if act.here == NOTHING else act.here
            seat = act.you
            if self.who is not None:
                source = self.who.card(table, act)
                seat = table.controller[source]
            noting.note(table, table.scope(Voting), notes.HELD_VOTES, seat, source)
            noting.note(table, table.scope(Voting), notes.VOTES, source, number)
            table.tell(GainedVotes(seat, number))
