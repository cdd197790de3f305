"""Effects of modifiers and reactions on an action or a referendum as a whole."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.acting import ChargesBlockers, Forbids
from conclave.games.vtes.rules.abilities.costs import ChangesCost, PaysLessOnce
from conclave.games.vtes.rules.abilities.fighting import FallsByDamage, ImprovesStrikes
from conclave.games.vtes.rules.abilities.identity import (
    Becomes,
    DisciplineLevel,
    PlaysAsVampire,
)
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.actions.blocking import BlockAttempt, can_block, can_pay_block_cost
from conclave.games.vtes.rules.actions.breaking_off import continue_action, end_action
from conclave.games.vtes.rules.actions.kinds import TAKE
from conclave.games.vtes.rules.atoms import (
    actions,
    noting,
    referendums,
)
from conclave.games.vtes.rules.constants import NOBODY, NOTHING
from conclave.games.vtes.rules.current import (
    action_scope,
    block_attempt,
    current_action,
    current_referendum,
    referendum_is_settled,
    turn_scope,
)
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.literals import RuledOut, Until
from conclave.games.vtes.rules.modes import TimedEffect
from conclave.games.vtes.rules.moves import AGAINST
from conclave.games.vtes.rules.politics import allowed_sides, gain_votes_against
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import (
    ANNOUNCED,
    BEFORE_VOTES,
    BLOCKED,
    DECLINED,
    DURING_ACTION,
    POLLING,
    SUCCEEDING,
)
from conclave.games.vtes.vocabulary.durations import scope_until
from conclave.games.vtes.vocabulary.more_filters import NeedsDiscipline
from conclave.games.vtes.vocabulary.parts import OPPONENT, SELF, Who
from conclave.games.vtes.vocabulary.players import YOU
from conclave.lang.nodes import Amount, Condition, Effect, Players, count
from conclave.lang.resolving import Resolving

Grantable = (
    ChangesCost
    | Forbids
    | ChargesBlockers
    | Becomes
    | Bonus
    | DisciplineLevel
    | FallsByDamage
    | ImprovesStrikes
    | PaysLessOnce
    | PlaysAsVampire
)
"""The abilities that an effect may grant to a minion for a while: see `reading.granted`."""


@dataclass(frozen=True)
class EndAction(TimedEffect):
    """The action ends at once without success; if it was blocked, there is no combat."""

    fails: bool = False
    """Whether it fails as if it had resolved, so that it can't be repeated this turn."""

    def hinders(self) -> bool:
        return True

    def windows(self) -> tuple[str, ...]:
        return (*DURING_ACTION, SUCCEEDING) if self.fails else (BLOCKED,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if self.fails and (block_attempt(table) or table.notes.of(notes.BLOCKED)):
            return "not-in-this-window"
        return "" if current_action(table) is not None else "not-in-this-window"

    def do(self, table: Table, act: Resolving) -> None:
        if current_action(table) is not None:
            end_action(table, self.fails)


@dataclass(frozen=True)
class CannotRepeatAction(Effect):
    """The acting minion can't take the same action again this turn.

    An action without a card is the same if it has the same target; to take equipment, if any piece
    is the same.
    """

    def do(self, table: Table, act: Resolving) -> None:
        action = current_action(table)
        if action is None or action.card != NOTHING:
            return  # actions with cards can't be repeated anyway (VTES-6.1.6-09)
        scope, minion, kind = turn_scope(table), action.minion, action.action
        if kind.kind == TAKE:
            for note in table.notes.about(notes.EQUIPMENT_TO_TAKE, minion):
                noting.note(table, scope, notes.ACTION_BARRED, minion, card=note.card, phrase=kind)
        else:
            noting.note(table, scope, notes.ACTION_BARRED, minion, card=action.target, phrase=kind)


@dataclass(frozen=True)
class StealthForNextActions(Effect):
    """The next actions of your minions this turn, or the next one of a minion, get +1 stealth."""

    actions: Amount | int = 1
    who: Who | None = None

    def do(self, table: Table, act: Resolving) -> None:
        number, scope = count(self.actions, table, act), turn_scope(table)
        if self.who is not None:
            noting.note(
                table, scope, notes.STEALTH_FOR_NEXT_ACTION, self.who.card(table, act), number
            )
        elif number > 0:
            noting.note(table, scope, notes.STEALTH_FOR_NEXT_ACTIONS, act.you, number)


@dataclass(frozen=True)
class CheaperAction(Effect):
    """The current action costs less blood or pool."""

    amount: int

    def do(self, table: Table, act: Resolving) -> None:
        action = current_action(table)
        if action is not None:
            scope = action_scope(table)
            noting.note(table, scope, notes.CHEAPER_ACTION, action.minion, self.amount)


@dataclass(frozen=True)
class Lend(Effect):
    """The minion may use the abilities of this card for a while, although it doesn't enter play."""

    until: Until = "action"
    to: Who = SELF

    def do(self, table: Table, act: Resolving) -> None:
        card = self.to.card(table, act)
        if card != NOTHING:
            scope = scope_until(table, self.until)
            noting.note(table, scope, notes.LENT_CARD, card, card=act.source)


@dataclass(frozen=True)
class Grant(Effect):
    """Give a minion, or all who match, an ability for a while."""

    ability: Grantable
    to: Who = SELF
    until: Until = "combat"
    or_blocked: bool = False
    """Whether it ends earlier if a bleed is blocked."""

    def do(self, table: Table, act: Resolving) -> None:
        card = self.to.card(table, act)
        if isinstance(self.ability, Bonus | Forbids) and of_others(self.ability):
            card = NOTHING  # it doesn't end if the minion leaves play
        elif card == NOTHING:
            return
        noting.note(
            table, scope_until(table, self.until), notes.GRANTED, card,
            self.ending(), card=act.source, seat=self.until_untap_of(act, card),
            phrase=self.ability,
        )  # fmt: skip

    def until_untap_of(self, act: Resolving, card: int) -> int:
        """The Methuselah until whose untap phase it lasts, if it isn't about a minion of hers."""
        return act.you if card == NOTHING and self.until == "next-untap" else NOBODY

    def ending(self) -> int:
        """How it ends, apart from its scope: see `notes.GRANTED`."""
        if self.or_blocked:
            return notes.UNTIL_BLOCKED
        return notes.UNTIL_UNTAP if self.until == "next-untap" else 0


def of_others(ability: Bonus | Forbids) -> bool:
    """Whether an ability names the minions it is about, other than by the minion who has it."""
    return (ability.to if isinstance(ability, Bonus) else ability.who) not in (None, OPPONENT)


@dataclass(frozen=True)
class Disregards(Effect):
    """Reaction cards that require one of these disciplines don't affect the minion during this
    action."""

    disciplines: tuple[str, ...]

    def do(self, table: Table, act: Resolving) -> None:
        which = NeedsDiscipline(self.disciplines)
        noting.note(table, action_scope(table), notes.UNMOVED, act.here, phrase=which)


@dataclass(frozen=True)
class NeedsStealth(Condition):
    """The minion is acting, was blocked, and would have needed more stealth."""

    def holds(self, table: Table, act: Resolving) -> bool:
        action = current_action(table)
        if action is None or action.minion != act.here:
            return False
        blocked = table.notes.first(notes.BLOCKED, act.here)
        if blocked is None:
            return False
        return values.intercept(table, blocked.card) >= values.stealth(table, act.here)


@dataclass(frozen=True)
class ContinueAction(Effect):
    """The blocked action continues as if unblocked, with more stealth if given."""

    stealth: int = 0

    def do(self, table: Table, act: Resolving) -> None:
        action = current_action(table)
        if action is None or not continue_action(table) or not self.stealth:
            return
        scope = action_scope(table)
        noting.note(table, scope, notes.STEALTH, action.minion, self.stealth)
        actions.gain_stealth(table, action.minion, self.stealth)


@dataclass(frozen=True)
class NoMore(Effect):
    """Something is ruled out for the rest of this action.

    "modifiers": no more action modifiers can be played; "untap": no minion can untap; "block":
    these Methuselahs can't attempt to block any more; "edge": they can't gain the edge, it is
    burned instead.
    """

    what: RuledOut
    by: Players = YOU

    def do(self, table: Table, act: Resolving) -> None:
        scope = action_scope(table)
        if self.what == "modifiers":
            noting.note(table, scope, notes.NO_MODIFIERS, NOTHING)
        elif self.what == "untap":
            noting.note(table, scope, notes.CANNOT_UNTAP, NOTHING)
        else:
            kind = notes.CANNOT_GAIN_EDGE if self.what == "edge" else notes.NO_MORE_BLOCKS
            for seat in self.by.seats(table, act):
                noting.note(table, scope, kind, seat)


@dataclass(frozen=True)
class BlockCost(Effect):
    """Minions who match must burn blood to attempt to block this action from now on."""

    which: Filter
    amount: int = 1

    def do(self, table: Table, act: Resolving) -> None:
        scope = action_scope(table)
        noting.note(table, scope, notes.BLOOD_TO_BLOCK, act.here, self.amount, phrase=self.which)


@dataclass(frozen=True)
class AttemptBlock(TimedEffect):
    """The minion attempts to block, even if his controller normally couldn't."""

    def windows(self) -> tuple[str, ...]:
        return (ANNOUNCED, DECLINED)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if current_action(table) is None or block_attempt(table) is not None:
            return "not-blocking"
        if table.notes.has(notes.DECLINED_BLOCK, act.you) or not can_block(table, act.here):
            return "not-blocking"
        return "" if can_pay_block_cost(table, act.here) else "cannot-pay-blood"

    def do(self, table: Table, act: Resolving) -> None:
        if not self.obstacle(table, act):
            actions.try_block(table, act.you, act.here)
            table.push(BlockAttempt(act.here))


@dataclass(frozen=True)
class SettleReferendum(Effect):
    """The referendum passes or fails regardless of votes: the current one, or the `next` that a
    vampire of yours calls."""

    passes: bool
    next: bool = False
    by: Filter | None = None
    """The vampires who may call that next one; by default any."""
    until: Until = "turn"
    """Until when the next one must be called."""

    def do(self, table: Table, act: Resolving) -> None:
        result = 1 if self.passes else 0
        if self.next:
            noting.note(
                table, scope_until(table, self.until), notes.NEXT_REFERENDUM_SETTLED, act.you,
                result, card=act.source, phrase=self.by,
            )  # fmt: skip
        elif current_referendum(table) is not None:
            noting.note(
                table, table.scope(CurrentReferendum), notes.REFERENDUM_SETTLED, NOTHING, result
            )


@dataclass(frozen=True)
class IfPasses(TimedEffect):
    """An effect after the referendum's own, if it passes, or an effect if it fails."""

    effect: Effect
    fails: bool = False

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_VOTES,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "no-referendum" if current_referendum(table) is None else ""

    def do(self, table: Table, act: Resolving) -> None:
        if current_referendum(table) is not None:
            scope = table.scope(CurrentReferendum)
            kind = notes.IF_FAILS if self.fails else notes.IF_PASSES
            noting.note(table, scope, kind, act.here, card=act.source, phrase=self.effect)


@dataclass(frozen=True)
class WhenTallied(TimedEffect):
    """An effect as the votes of this referendum are tallied."""

    effect: Effect

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_VOTES, POLLING)

    def obstacle(self, table: Table, act: Resolving) -> str:
        settled = current_referendum(table) is None or referendum_is_settled(table)
        return "no-referendum" if settled else ""

    def do(self, table: Table, act: Resolving) -> None:
        if current_referendum(table) is not None:
            scope = table.scope(CurrentReferendum)
            noting.note(
                table, scope, notes.WHEN_TALLIED, act.here, card=act.source, phrase=self.effect
            )


@dataclass(frozen=True)
class Votes(TimedEffect):
    """The minion gains votes in this referendum, or you do with a card without a minion."""

    amount: Amount | int
    who: Who | None = None
    """Another vampire who gains them, of any controller."""
    in_favor: bool = False
    """Whether nobody casts them, but they count for the referendum from the beginning."""
    against: bool = False
    """Whether they are cast against the referendum."""

    def windows(self) -> tuple[str, ...]:
        return (POLLING,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if current_referendum(table) is None or referendum_is_settled(table):
            return "no-referendum"
        return "condition-fails" if self.against and self.is_bound(table, act) else ""

    def is_bound(self, table: Table, act: Resolving) -> bool:
        """Whether the vampire can't vote against the referendum."""
        vampire = act.here
        if vampire == NOTHING or table.notes.has(notes.CAST_AGAINST, vampire):
            return False
        voted = table.notes.has(notes.CAST_FOR, vampire)
        barred = voted or table.notes.has(notes.ABSTAINS, vampire)
        return barred or AGAINST not in allowed_sides(table, vampire)

    def do(self, table: Table, act: Resolving) -> None:
        number = count(self.amount, table, act)
        if self.against:
            if current_referendum(table) is None or number <= 0:
                return
            if identity.is_vampire(table, act.here):
                gain_votes_against(table, act.here, number)
            else:
                scope = table.scope(CurrentReferendum)
                noting.note(table, scope, notes.CAST_AGAINST, act.source, number)
        elif self.in_favor:
            if current_referendum(table) is not None and number > 0:
                noting.note(
                    table, table.scope(CurrentReferendum), notes.CAST_FOR, act.source, number
                )
        elif current_referendum(table) is not None:
            scope = table.scope(CurrentReferendum)
            if act.here == NOTHING and self.who is None and not table.in_play(act.source):
                noting.note(table, scope, notes.SEAT_VOTES, act.you, number)
                referendums.gain_votes(table, act.you, number)
                return
            source = act.source if act.here == NOTHING else act.here
            seat = act.you
            if self.who is not None:
                source = self.who.card(table, act)
                seat = table.controller[source]
            noting.note(table, scope, notes.VOTE_SOURCE, seat, card=source)
            noting.note(table, scope, notes.UNCAST_VOTES, source, number)
            referendums.gain_votes(table, seat, number)
