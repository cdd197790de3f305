"""What modifiers, reactions and combat cards do: each knows its window, and when it is of use."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import counters, damage, reading
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import Cancelling, Feat, Filter, redirects
from conclave.games.vtes.rules.blocking import stands, would_succeed
from conclave.games.vtes.rules.moves import Number
from conclave.games.vtes.rules.playing import by_discipline
from conclave.games.vtes.rules.situation import (
    BeingPlayed,
    InRound,
    Pressing,
    Ranging,
    Voting,
    acting,
    action_scope,
    attempt,
    being_played,
    bled,
    can_maneuver,
    can_press,
    combat_scope,
    fighting,
    goes_on_fighting,
    is_struck,
    kept_from,
    reorder,
    round_scope,
    suffering,
    turn_scope,
    voting,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.windows import (
    ADDITIONAL,
    ANNOUNCED,
    AS_PLAYED,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    BEFORE_VOTES,
    BLOCK,
    DAMAGE,
    DECLINED,
    DURING_ACTION,
    POLLING,
    PRESS,
    RANGE,
    STRIKE,
    STRIKES_CHOSEN,
)
from conclave.games.vtes.rules.words import EQUIPMENT, NOTHING
from conclave.games.vtes.vocabulary.filters import SELF, Who
from conclave.games.vtes.vocabulary.moments import Happening, IsCancelled
from conclave.games.vtes.vocabulary.players import EACH_OTHER
from conclave.lang.nodes import Amount, Condition, Effect, Players, count
from conclave.lang.resolving import Resolving

# During actions


@dataclass(frozen=True)
class Stealth(Feat):
    """The acting minion gets stealth: only when needed (VTES-6.2.2-14); or less, needed or not."""

    amount: Amount | int
    of: Filter | None = None
    """Which acting minions, whoever controls them; nothing: one of yours."""

    def windows(self) -> tuple[str, ...]:
        return (BLOCK,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        action, trying = acting(table), attempt(table)
        if action is None or (self.of is None and action.seat != act.you):
            return "no-minion-can-play-it"
        if self.of is not None and not self.of.fits(table, act, action.minion):
            return "condition-fails"
        if isinstance(self.amount, int) and self.amount < 0:
            return ""
        return "" if trying is not None and would_succeed(table) else "stealth-not-needed"

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is not None:
            number = count(self.amount, table, act)
            counters.note(table, action_scope(table), notes.STEALTH, action.minion, number)
            table.tell(told.GainedStealth(table.word(action.minion), number))


@dataclass(frozen=True)
class Intercept(Feat):
    """The blocking minion gets intercept: only when needed (VTES-6.2.2-15)."""

    amount: Amount | int
    of: Filter | None = None
    """Which minions; nothing: the one who plays the card, or one of yours."""

    def windows(self) -> tuple[str, ...]:
        return (BLOCK,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        action, trying = acting(table), attempt(table)
        if action is None or trying is None:
            return "intercept-not-needed"
        if self.of is not None:
            if not self.of.fits(table, act, trying.blocker):
                return "not-blocking"
        elif table.controller[trying.blocker] != act.you or (
            act.here != NOTHING and act.here != trying.blocker
        ):
            return "not-blocking"
        if not stands(table, trying.blocker) or would_succeed(table):
            return "intercept-not-needed"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        trying = attempt(table)
        if trying is not None:
            number = count(self.amount, table, act)
            counters.note(table, action_scope(table), notes.INTERCEPT, trying.blocker, number)
            table.tell(told.GainedIntercept(table.word(trying.blocker), number))


@dataclass(frozen=True)
class BleedBonus(Feat):
    """The acting minion bleeds for more; perhaps no other card may add to it after this."""

    amount: Amount | int
    only: bool = False
    while_: Condition | None = None
    """What must be so for the bleed to be bigger, and for others not to add to it."""
    free: bool = False
    """Whether it may be added even where a card lets no other add to the bleed."""

    def windows(self) -> tuple[str, ...]:
        return DURING_ACTION

    def obstacle(self, table: Table, act: Resolving) -> str:
        action = acting(table)
        if action is None or action.action.kind != "bleed" or action.seat != act.you:
            return "no-bleed"
        limited = not self.free and reading.bleed_is_limited(table, action.minion)
        if limited and not table.in_play(act.source):  # it is about modifiers, not cards in play
            return "no-more-bleed"
        equipment = table.cards.is_type(table.what[act.source], EQUIPMENT)
        if equipment and table.has_note(notes.UNAIDED, action.minion):
            return "no-more-bleed"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is None:
            return
        number, what = count(self.amount, table, act), self.while_
        scope, kind = action_scope(table), notes.BLEED if what is None else notes.BLEED_WHILE
        counters.note(table, scope, kind, action.minion, number, what)
        if what is None or what.holds(table, act):
            table.tell(told.BleedChanged(table.word(action.minion), number))
        if self.only:
            counters.note(table, scope, notes.ONLY, action.minion, notes.BLEED, what)


@dataclass(frozen=True)
class ReduceBleed(Feat):
    """A bleed against you is smaller."""

    amount: Amount | int

    def windows(self) -> tuple[str, ...]:
        return DURING_ACTION

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "" if bled(table) == act.you else "not-bled-by-this"

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is not None:
            number = -count(self.amount, table, act)
            counters.note(table, action_scope(table), notes.BLEED, action.minion, number)
            table.tell(told.BleedChanged(table.word(action.minion), number))


@dataclass(frozen=True)
class Redirect(Feat):
    """The bleed against you goes to another Methuselah; not to the acting one."""

    to: Players = EACH_OTHER

    def redirects(self) -> bool:
        return True

    def windows(self) -> tuple[str, ...]:
        return (DECLINED,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if bled(table) != act.you:
            return "not-bled-by-this"
        if not table.has_note(notes.DECLINED_BLOCK, act.you):
            return "blocks-not-declined"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        seat, action = act.them, acting(table)
        if seat < 0 or table.out[seat] or action is None or seat == action.seat:
            return  # nobody can bleed herself (VTES-6.1.1-03)
        counters.note(table, action_scope(table), notes.REDIRECTED, 0, seat)
        table.tell(told.BleedRedirected(seat))
        reorder(table)


@dataclass(frozen=True)
class Wake(Feat):
    """A tapped minion may react as though untapped for this action."""

    who: Who = SELF

    def windows(self) -> tuple[str, ...]:
        return (ANNOUNCED, BLOCK, DECLINED, AS_PLAYED, BEFORE_VOTES, POLLING)

    def obstacle(self, table: Table, act: Resolving) -> str:
        card = self.who.card(table, act)
        return "not-needed" if table.has_note(notes.AWAKE, card) else ""

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            counters.note(table, action_scope(table), notes.AWAKE, card)
            table.tell(told.Woke(table.word(card)))


@dataclass(frozen=True)
class BlockFails(Feat):
    """The block attempt under way fails, or is cancelled, so that the blocker has not failed."""

    who: Filter | None = None
    cancelled: bool = False

    def windows(self) -> tuple[str, ...]:
        return (BLOCK,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        trying = attempt(table)
        if trying is None:
            return "not-needed"
        if self.who is not None and not self.who.fits(table, act, trying.blocker):
            return "condition-fails"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        trying = attempt(table)
        if trying is not None:
            scope, cancelled = action_scope(table), 1 if self.cancelled else 0
            counters.note(table, scope, notes.BLOCK_FAILS, trying.blocker, cancelled)


@dataclass(frozen=True)
class CannotBlock(Feat):
    """Minions of a kind can't block this action, or one by his part in it."""

    who: Filter

    def windows(self) -> tuple[str, ...]:
        return (ANNOUNCED, BLOCK)

    def do(self, table: Table, act: Resolving) -> None:
        scope = action_scope(table)
        if isinstance(self.who, Who):
            card = self.who.card(table, act)
            counters.note(table, scope, notes.UNBLOCKABLE, act.source, card)
        else:
            counters.note(table, scope, notes.UNBLOCKABLE, act.source, NOTHING, self.who)


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
                counters.note(table, table.scope(Voting), notes.CAST_FOR, act.source, number)
        elif voting(table) is not None:
            source = act.source if act.here == NOTHING else act.here
            seat = act.you
            if self.who is not None:
                source = self.who.card(table, act)
                seat = table.controller[source]
            counters.note(table, table.scope(Voting), notes.HELD_VOTES, seat, source)
            counters.note(table, table.scope(Voting), notes.VOTES, source, number)
            table.tell(told.GainedVotes(seat, number))


@dataclass(frozen=True)
class Cancel(Cancelling):
    """The card that is being played is cancelled."""

    types: tuple[str, ...]
    by: Players = EACH_OTHER
    """Whose card it must be."""
    trait: str = ""

    on_self: bool = False
    """Whether it must be played on the minion who cancels it."""
    player: Filter | None = None
    """The minions who must play it."""
    without: str = ""
    """The trait that it must not have."""
    redirecting: bool = False
    """Whether it must be one that would change the target of the bleed."""
    discipline: str = ""
    """The discipline that it must require, as it is played."""

    def kinds(self) -> tuple[str, ...]:
        return self.types

    def needed_trait(self) -> str:
        return self.trait

    def needs_redirect(self) -> bool:
        return self.redirecting

    def needed_discipline(self) -> str:
        return self.discipline

    def obstacle(self, table: Table, act: Resolving) -> str:
        played = being_played(table)
        if played is None or played.cancelled or played.mode.type not in self.types:
            return "nothing-to-cancel"
        traits = (*played.mode.traits, *table.cards.traits[table.what[played.card]])
        if (self.trait and self.trait not in traits) or self.without in traits:
            return "nothing-to-cancel"
        if self.redirecting and not redirects(played.mode):
            return "nothing-to-cancel"
        if self.discipline and not by_discipline(played.mode, self.discipline):
            return "nothing-to-cancel"
        if self.on_self and played.target != act.here:
            return "nothing-to-cancel"
        if self.player is not None and (
            played.minion == NOTHING or not self.player.fits(table, act, played.minion)
        ):
            return "nothing-to-cancel"
        return "" if played.seat in self.by.seats(table, act) else "nothing-to-cancel"

    def do(self, table: Table, act: Resolving) -> None:
        for index in range(len(table.frames) - 1, -1, -1):
            frame = table.frames[index]
            if isinstance(frame, BeingPlayed) and frame.card != act.source:
                frame.cancel(table, index)
                react(table, Happening(IsCancelled, act.you, frame.minion, frame.card))
                return


# In combat


@dataclass(frozen=True)
class Maneuver(Feat):
    """The minion maneuvers."""

    def windows(self) -> tuple[str, ...]:
        return (RANGE,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "" if can_maneuver(table, act.here) else "condition-fails"

    def do(self, table: Table, act: Resolving) -> None:
        frame = table.frames[table.scope(Ranging)]
        assert isinstance(frame, Ranging)
        frame.maneuver(table, act.here)


@dataclass(frozen=True)
class Press(Feat):
    """The minion presses, perhaps only to continue combat."""

    only_on: bool = False

    def windows(self) -> tuple[str, ...]:
        return (PRESS,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if self.only_on and goes_on_fighting(table):
            return "not-needed"
        return "" if can_press(table, act.here) else "condition-fails"

    def do(self, table: Table, act: Resolving) -> None:
        frame = table.frames[table.scope(Pressing)]
        assert isinstance(frame, Pressing)
        frame.press(table, act.here)


@dataclass(frozen=True)
class GainPress(Effect):
    """The minion gets a press that he may use this round or combat."""

    who: Who = SELF
    until: str = "round"
    only_on: bool = False
    """Whether it may only be used to continue combat."""
    for_more: bool = False
    """Whether the combatant has it, whoever it is, who inflicts more damage this round."""
    by_itself: bool = False
    """Whether it is used by itself, by nobody, each round if anybody has played a card in it or in
    the two rounds before."""

    def do(self, table: Table, act: Resolving) -> None:
        card, fight = self.who.card(table, act), fighting(table)
        if fight is not None and card != NOTHING:
            kind = notes.FREE_PRESS_ON if self.only_on else notes.FREE_PRESS
            if self.for_more:
                kind = notes.PRESS_FOR_MORE
            if self.by_itself:
                kind = notes.PRESSES_ITSELF  # in this round its card has been played
            amount = fight.rounds if self.by_itself else 1
            counters.note(table, scope_until(table, self.until), kind, card, amount)


@dataclass(frozen=True)
class GainManeuver(Effect):
    """The minion gets a maneuver that he may use this round or combat."""

    who: Who = SELF
    until: str = "round"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if fighting(table) is not None and card != NOTHING:
            scope = scope_until(table, self.until)
            counters.note(table, scope, notes.FREE_MANEUVER, card, 1)


@dataclass(frozen=True)
class AdditionalStrikes(Feat):
    """The minion gains additional strikes: by one card or effect a round (VTES-6.4.3-19)."""

    amount: int

    def windows(self) -> tuple[str, ...]:
        return (ADDITIONAL,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if kept_from(table, act.here, notes.ADDITIONAL_STRIKES):
            return "condition-fails"
        used = table.has_note(notes.GAINED_STRIKES, act.here)
        return "gained-strikes-already" if used else ""

    def do(self, table: Table, act: Resolving) -> None:
        if self.obstacle(table, act):
            return
        scope = table.scope(InRound)
        counters.note(table, scope, notes.STRIKES_LEFT, act.here, self.amount)
        counters.note(table, scope, notes.GAINED_STRIKES, act.here)
        table.tell(told.GainedStrikes(table.word(act.here), self.amount))


@dataclass(frozen=True)
class Strength(Feat):
    """The minion's strength changes for a while."""

    amount: Amount | int
    until: str = "combat"
    who: Who = SELF
    base: bool = False
    """Whether he has just this strength, before anything is added."""

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE,)

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING:
            return
        number = count(self.amount, table, act)
        kind = notes.BASE_STRENGTH if self.base else notes.STRENGTH
        counters.note(table, scope_until(table, self.until), kind, card, number)
        table.tell(told.GainedStrength(table.word(card), number))


@dataclass(frozen=True)
class HandDamageAggravated(Feat):
    """The damage of the minion's hand strikes is aggravated for a while."""

    until: str = "combat"

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE, RANGE, BEFORE_STRIKES, STRIKE, STRIKES_CHOSEN)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "not-needed" if table.has_note(notes.HAND_AGGRAVATED, act.here) else ""

    def do(self, table: Table, act: Resolving) -> None:
        counters.note(table, scope_until(table, self.until), notes.HAND_AGGRAVATED, act.here)


@dataclass(frozen=True)
class Prevent(Feat):
    """Damage to the minion is prevented; where there are two kinds, as his controller wishes."""

    amount: Amount | int
    normal_only: bool = False
    """Whether aggravated damage can't be prevented with it."""
    struck_only: bool = False
    """Whether only damage from strikes can be."""

    def windows(self) -> tuple[str, ...]:
        return (DAMAGE,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        victim = suffering(table)
        if victim == NOTHING or victim != act.here or (self.struck_only and not is_struck(table)):
            return "nothing-to-prevent"
        left = damage.left(table, notes.NORMAL, victim) + self.aggravated(table, victim)
        return "" if left > 0 else "nothing-to-prevent"

    def aggravated(self, table: Table, victim: int) -> int:
        """How much aggravated damage could be prevented."""
        return 0 if self.normal_only else damage.left(table, notes.AGGRAVATED, victim)

    def run(self, table: Table, act: Resolving, step: int) -> None:
        victim = suffering(table)
        if victim == NOTHING:
            table.pop()
            return
        number = count(self.amount, table, act)
        normal = damage.left(table, notes.NORMAL, victim)
        aggravated = self.aggravated(table, victim)
        if step == 0 and normal and aggravated and number < normal + aggravated:
            table.push(Window(FORCED, (act.you,)))
            return
        table.pop()
        if step == 0:
            damage.prevent(table, victim, min(number, normal), min(number, aggravated))

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        victim = suffering(table)
        number = count(self.amount, table, act)
        most = min(number, self.aggravated(table, victim))
        least = max(number - damage.left(table, notes.NORMAL, victim), 0)
        return Choices([Number(each) for each in range(least, most + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        number = count(self.amount, table, act)
        damage.prevent(table, suffering(table), number - move.number, move.number)

    def public(self) -> bool:
        return True


def scope_until(table: Table, until: str) -> int:
    """The place in the stack of the frame until which something holds."""
    if until == "action":
        return action_scope(table)
    if until == "combat":
        return combat_scope(table)
    if until == "round":
        return round_scope(table)
    return turn_scope(table)
