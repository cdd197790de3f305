"""What is under way: the frames that cards and rules look at, by what they are about.

How each goes on is written in modules of their own; effects need only what stands here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from conclave.core.frames import IN_ORDER, Asking, Window
from conclave.core.moves import NO_OPTIONS, Move, Options
from conclave.games.vtes.rules import moving
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import Action, Mode, Strike
from conclave.games.vtes.rules.actions import BLEED, FOR_TORPID, LEAVE, POLITICS
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOBODY, NOTHING, READY, TORPOR
from conclave.lang.resolving import Resolving


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Asking[Table]):
    """A step of the game that may ask."""

    def options(self, table: Table, seat: int) -> Options:
        return NO_OPTIONS

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        raise NotImplementedError

    def window_name(self) -> str:
        """Which of the named windows it opens; nothing: it asks for something else."""
        return ""


class InTurn(Step):
    """A player's turn."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class BeingPlayed(Step):
    """A card that is being played, with all that was declared."""

    __match_args__ = ("seat", "card", "mode", "minion", "target", "cancelled", "amount")

    def __init__(
        self,
        seat: int,
        card: int,
        mode: Mode,
        minion: int,
        target: int = NOTHING,
        cancelled: bool = False,
        amount: int = 0,
    ) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode
        self.minion = minion
        self.target = target
        self.cancelled = cancelled
        self.amount = amount
        """X, where the cost is X."""

    def open(self, table: Table, step: int) -> bool:
        """Whether the time to cancel it is not over yet."""
        raise NotImplementedError

    def cancel(self, table: Table, index: int) -> None:
        """It has been cancelled; the frame is at this place in the stack."""
        raise NotImplementedError


class Acting(Step):
    """An action: what it is, who takes it with which card, at what, for which cost."""

    __match_args__ = ("action", "seat", "minion", "card", "target", "share", "mode")

    def __init__(
        self,
        action: Action,
        seat: int,
        minion: int,
        card: int = NOTHING,
        target: int = NOTHING,
        share: int = 0,
        mode: Mode | None = None,
    ) -> None:
        self.action = action
        self.seat = seat
        self.minion = minion
        self.card = card
        """The card played for it, or the card in play that grants it; NOTHING: neither."""
        self.target = target
        """The card or seat it is aimed at."""
        self.share = share
        """Of a rescue: how much of the cost the rescuer pays."""
        self.mode = mode
        """How the card was played; None: no card was played."""

    def is_declaring(self, step: int) -> bool:
        """Whether the card for it is being played, and its details are not all said yet."""
        return self.mode is not None and step <= 2


class ByLeave(Step):
    """A minion who may take an action by leave of a card, in whosever minion phase it is."""

    __match_args__ = ("seat", "minion", "number")

    def __init__(self, seat: int, minion: int, number: int = NOTHING) -> None:
        self.seat = seat
        self.minion = minion
        self.number = number
        """The definition of the card that was played for the action; NOTHING: none yet."""


class Attempting(Step):
    """A minion's attempt to block."""

    __match_args__ = ("blocker",)

    def __init__(self, blocker: int) -> None:
        self.blocker = blocker


class Fighting(Step):
    """A combat: the minion who has the first opportunity, the other."""

    __match_args__ = ("first", "second", "rounds")

    def __init__(self, first: int, second: int, rounds: int = 0) -> None:
        self.first = first
        self.second = second
        self.rounds = rounds

    def opponent(self, minion: int) -> int:
        """The other combatant; NOTHING for a minion who does not fight."""
        if minion == self.first:
            return self.second
        return self.first if minion == self.second else NOTHING


class InRound(Step):
    """A round of combat."""

    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Alternating(Step):
    """The two combatants do something by turns, until one of them lets it be.

    Nobody does it twice in succession (VTES-6.4.2-06, VTES-6.4.4-06).
    """

    __match_args__ = ("last", "passes")

    def __init__(self, last: int = NOTHING, passes: int = 0) -> None:
        self.last = last
        """Who did it last."""
        self.passes = passes

    def run(self, table: Table, step: int) -> None:
        fight = fighting(table)
        assert fight is not None
        minion = self.turn(fight) if both_ready(table, fight) else NOTHING
        if minion == NOTHING:
            table.pop()
        else:
            table.push(Window(IN_ORDER, (table.controller[minion],)))

    def turn(self, fight: Fighting) -> int:
        """Whose turn it is; nobody's any more: NOTHING."""
        if self.last == NOTHING:
            if self.passes < 2:
                return fight.first if self.passes == 0 else fight.second
            return NOTHING
        return fight.opponent(self.last) if self.passes == 0 else NOTHING


class Ranging(Alternating):
    """Determining the range: maneuvers come here."""

    def maneuver(self, table: Table, minion: int) -> None:
        """A minion maneuvers."""
        raise NotImplementedError

    def bind(self, table: Table, minion: int, strike: Strike, source: int) -> None:
        """The first strike of the round is this one."""
        raise NotImplementedError


class ChoosingStrikes(Step):
    """A pair of strikes being chosen: strikes come here."""

    def is_opening(self) -> bool:
        """Whether it is the first pair of the round, in which both strike."""
        raise NotImplementedError

    def strike(self, table: Table, minion: int, strike: Strike, source: int) -> None:
        """A minion has chosen a strike."""
        raise NotImplementedError


Chosen = tuple[Strike | None, int, int]
"""A strike that was chosen, the card it comes from, the minion or retainer it is at. Where a strike
card is used with a melee weapon, the card it comes from is the weapon."""


class StrikesResolve(Step):
    """The strikes of a pair take effect."""

    __match_args__ = ("mine", "theirs", "opening")

    def __init__(self, mine: Chosen, theirs: Chosen, opening: bool) -> None:
        self.mine = mine
        self.theirs = theirs
        self.opening = opening
        """Whether it is the first pair of the round."""


class EndBeforeRange(Step):
    """The time before range is determined is over, by itself or because the combat ends."""


class Pressing(Alternating):
    """The press step: presses come here."""

    def press(self, table: Table, minion: int) -> None:
        """A minion presses."""
        raise NotImplementedError


class Damaging(Step):
    """Damage that is about to be inflicted, on several cards at once."""

    __match_args__ = ("victims", "by", "turn", "struck")

    def __init__(
        self,
        victims: tuple[int, ...],
        by: tuple[int, ...],
        turn: int = 0,
        struck: bool = False,
    ) -> None:
        self.victims = victims
        self.by = by
        """For each victim the minion who does it; NOTHING: nobody."""
        self.turn = turn
        """Whose damage may be prevented now."""
        self.struck = struck
        """Whether it is damage from strikes."""


class Voting(Step):
    """A referendum: who called it, by which card, against whom if it is a blood hunt."""

    __match_args__ = ("seat", "minion", "card", "hunted")

    def __init__(self, seat: int, minion: int, card: int, hunted: int = NOTHING) -> None:
        self.seat = seat
        self.minion = minion
        self.card = card
        self.hunted = hunted


# Finding them


def acting(table: Table) -> Acting | None:
    """The action under way."""
    for frame in table.frames[::-1]:
        if isinstance(frame, Acting):
            return frame
    return None


def leading(table: Table) -> int:
    """Who goes first: the acting Methuselah; the active one where nobody acts (VTES-R-100)."""
    action = acting(table)
    return table.active if action is None else action.seat


def by_leave(table: Table) -> ByLeave | None:
    """The minion who is to choose now which action he takes by leave of a card."""
    for frame in table.frames[::-1]:
        if isinstance(frame, ByLeave):
            return frame
        if isinstance(frame, Acting):
            return None
    return None


def attempt(table: Table) -> Attempting | None:
    """The block attempt under way."""
    for frame in table.frames[::-1]:
        if isinstance(frame, Attempting):
            return frame
        if isinstance(frame, Acting):
            return None
    return None


def fighting(table: Table) -> Fighting | None:
    """The combat under way."""
    for frame in table.frames[::-1]:
        if isinstance(frame, Fighting):
            return frame
    return None


def voting(table: Table) -> Voting | None:
    """The referendum under way."""
    for frame in table.frames[::-1]:
        if isinstance(frame, Voting):
            return frame
    return None


def is_settled(table: Table) -> bool:
    """Whether the referendum under way passes or fails whatever the votes are."""
    return any(note[1] == notes.PASSES for note in table.notes)


def being_played(table: Table) -> BeingPlayed | None:
    """The card that can be cancelled now: the topmost that is being played."""
    for index in range(len(table.frames) - 1, -1, -1):
        frame = table.frames[index]
        if isinstance(frame, BeingPlayed):
            return frame if frame.open(table, table.steps[index]) else None
    return None


def is_struck(table: Table) -> bool:
    """Whether the damage that is about to be inflicted is from strikes."""
    for frame in table.frames[::-1]:
        if isinstance(frame, Damaging):
            return frame.struck
    return False


def is_opening(table: Table) -> bool:
    """Whether the strikes that take effect are the initial ones of the round."""
    for frame in table.frames[::-1]:
        if isinstance(frame, StrikesResolve):
            return frame.opening
    return False


def struck_by(table: Table) -> Chosen:
    """The strike whose damage is about to be inflicted on the minion who may prevent it now."""
    for frame in table.frames[::-1]:
        if isinstance(frame, Damaging):
            if not frame.struck or frame.turn >= len(frame.by):
                return NO_STRIKE
            return strike_of(table, frame.by[frame.turn])
    return NO_STRIKE


def resists(table: Table, modes: tuple[Mode, ...]) -> bool:
    """Whether a card that is played in one of these ways can't prevent the damage under way."""
    strike = struck_by(table)[0]
    if strike is None or not strike.not_by:
        return False
    return any(name in strike.not_by for mode in modes for name, _ in mode.disciplines)


def strike_of(table: Table, minion: int) -> Chosen:
    """The strike of a minion in the pair that takes effect."""
    fight = fighting(table)
    for frame in table.frames[::-1]:
        if isinstance(frame, StrikesResolve) and fight is not None:
            return frame.mine if minion == fight.first else frame.theirs
    return NO_STRIKE


def played_against(table: Table) -> int:
    """The minion against whom a card is being played: its target, the target of the action that it
    is played for, or the opponent in combat (VTES-1.6.3-28); NOTHING: none."""
    played = being_played(table)
    if played is None:
        return NOTHING
    targeting, target = played.mode.target, played.target
    action, fight = acting(table), fighting(table)
    if isinstance(played.mode.effect, Action):
        targeting = played.mode.effect.target
        target = NOTHING if action is None else action.target
    if targeting is not None:
        return target if targeting.is_card() else NOTHING
    return NOTHING if fight is None else fight.opponent(played.minion)


def suffering(table: Table) -> int:
    """The minion whose damage may be prevented now; NOTHING: none."""
    for frame in table.frames[::-1]:
        if isinstance(frame, Damaging):
            return frame.victims[frame.turn] if frame.turn < len(frame.victims) else NOTHING
    return NOTHING


def blocker(table: Table) -> int:
    """The minion attempting to block, or who has blocked (VTES-G-03); NOTHING: none."""
    trying = attempt(table)
    if trying is not None:
        return trying.blocker
    for note in table.notes:
        if note[1] == notes.BLOCKED:
            return note[3]
    return NOTHING


def bled(table: Table) -> int:
    """The Methuselah at whom the bleed under way is aimed now; NOBODY if there is none."""
    action = acting(table)
    if action is None or action.action.kind != BLEED:
        return NOBODY
    target = action.target
    for note in table.notes:  # a bleed that is aimed at a card besides has such a note, too
        if note[1] == notes.REDIRECTED:
            target = note[3]
    return target


def choose_strike(table: Table, minion: int, strike: Strike, source: int) -> None:
    """A strike card was played: as a strike, or for its maneuver."""
    for frame in table.frames[::-1]:
        if isinstance(frame, ChoosingStrikes):
            frame.strike(table, minion, strike, source)
            return
        if isinstance(frame, Ranging):
            frame.bind(table, minion, strike, source)
            frame.maneuver(table, minion)
            return


def can_bind(table: Table, minion: int, strike: Strike) -> str:
    """Whether a minion may use another strike card: not for a second maneuver (VTES-6.4.2-10)."""
    if (strike.dodge or not strike.hand) and kept_from(table, minion, notes.OTHER_STRIKES):
        return "condition-fails"
    for frame in table.frames[::-1]:
        if isinstance(frame, ChoosingStrikes):
            return "condition-fails" if strike.initial and not frame.is_opening() else ""
        if isinstance(frame, Ranging):
            if not can_maneuver(table, minion):
                return "condition-fails"
            if strike.maneuver == "to-close" and not is_long(table):
                return "not-needed"
            return "bound-to-strike" if table.has_note(notes.BOUND_STRIKE, minion) else ""
    return "no-combat"


def kept_from(table: Table, minion: int, what: int) -> bool:
    """Whether a minion is kept from something in this combat or round."""
    return table.has_noted(notes.RESTRICTED, minion, what)


def can_maneuver(table: Table, minion: int) -> bool:
    """Whether nothing keeps a minion from maneuvering to the other range."""
    return not kept_from(table, minion, notes.TO_CLOSE if is_long(table) else notes.TO_LONG)


def goes_on_fighting(table: Table) -> bool:
    """Whether a press to continue stands."""
    fight = fighting(table)
    return fight is not None and table.has_note(notes.CONTINUES, fight.first)


def can_press(table: Table, minion: int) -> bool:
    """Whether nothing keeps a minion from pressing: to continue, or to end if that is so."""
    what = notes.ENDING if goes_on_fighting(table) else notes.CONTINUING
    return not kept_from(table, minion, what)


def both_ready(table: Table, fight: Fighting) -> bool:
    """Whether a combat can go on: between ready minions of two controllers (VTES-6.4.3-12..13)."""
    first, second = fight.first, fight.second
    return (
        table.is_ready(first)
        and table.is_ready(second)
        and table.controller[first] != table.controller[second]
    )


def is_lost(table: Table) -> bool:
    """Whether the combat under way can't go on."""
    fight = fighting(table)
    return fight is not None and not both_ready(table, fight)


def is_long(table: Table) -> bool:
    """Whether the round is fought at long range (VTES-6.4.2-01)."""
    fight = fighting(table)
    return fight is not None and table.noted(notes.RANGE_LONG, fight.first) > 0


def end_combat(table: Table) -> None:
    """Combat ends at once: nothing of it that is under way goes on, but the round has its end."""
    combat, in_round = table.scope(Fighting), table.scope(InRound)
    still_due = [frame for frame in table.frames if isinstance(frame, EndBeforeRange)]
    leave_frames(table, max(combat, in_round) + 1)
    table.go(ROUND_END if in_round > combat else COMBAT_OVER)
    for frame in still_due:
        table.push(frame)


def leave_frames(table: Table, size: int) -> None:
    """Nothing above the first so many frames goes on; cards being played have been played."""
    for frame in table.frames[size:]:
        if isinstance(frame, BeingPlayed):
            moving.finish_playing(table, frame.card)
    table.unwind(size)


NO_STRIKE: Final[Chosen] = (None, NOTHING, NOTHING)
COMBAT_OVER = 3
"""The step of a combat at which it is over."""
ROUND_END = 7
"""The step of a round in which it ends."""


def action_scope(table: Table) -> int:
    """Until the end of the action; of the turn where there is none."""
    found = table.scope(Acting)
    return found if found != NOTHING else turn_scope(table)


def combat_scope(table: Table) -> int:
    """Until the end of the combat."""
    return table.scope(Fighting)


def round_scope(table: Table) -> int:
    """Until the end of the round of combat."""
    return table.scope(InRound)


def turn_scope(table: Table) -> int:
    """Until the end of the turn."""
    return table.scope(InTurn)


def order(table: Table) -> tuple[int, ...]:
    """Who gets the opportunity when: the acting Methuselah, the defending ones, the others.

    (VTES-1.6.1-27..29)
    """
    seats = table.clockwise(leading(table))
    first = [seat for seat in defending(table) if seat in seats[1:]]
    if not first:
        return seats
    return (seats[0], *first, *[seat for seat in seats[1:] if seat not in first])


def reorder(table: Table) -> None:
    """The defender is another one now: windows of the action that are open ask in that order."""
    seats = order(table)
    for index in range(table.scope(Acting) + 1, len(table.frames)):
        window = table.frames[index]
        if isinstance(window, Window) and set(window.seats) == set(seats):
            table.frames[index] = Window(window.policy, seats)


def defending(table: Table) -> tuple[int, ...]:
    """The Methuselahs at whom an action is directed, or whose minion the acting one fights."""
    fight, action = fighting(table), acting(table)
    if fight is not None:
        lead = table.active if action is None else action.seat
        for minion in (fight.first, fight.second):
            if table.controller[minion] != lead:
                return (table.controller[minion],)
    return () if action is None else directed_at(table, action)


def directed_at(table: Table, action: Acting) -> tuple[int, ...]:
    """The Methuselahs at whom an action is directed, clockwise; none: it is undirected.

    (VTES-6.2.2-01..03, VTES-R-35)
    """
    kind = action.action.kind
    if kind == BLEED:
        return (bled(table),)
    if kind == POLITICS:
        return ()
    if action.action.at is not None:
        seats = action.action.at.seats(table, context(action))
        return tuple([seat for seat in table.clockwise(action.seat)[1:] if seat in seats])
    if action.target == NOTHING:
        return ()
    targeting = action.action.target
    if targeting is not None and targeting.many() != (1, 1):
        found = [targeting.seat(table, card) for card in aimed_besides(table, action)]
        return tuple([seat for seat in table.clockwise(action.seat)[1:] if seat in found])
    seat = (
        targeting.seat(table, action.target)
        if targeting is not None
        else table.controller[action.target]
    )
    return () if seat == action.seat or seat == NOBODY else (seat,)


def aimed_besides(table: Table, action: Acting) -> list[int]:
    """The cards at which an action with several targets is aimed, as they were chosen."""
    return [n[3] for n in table.notes if n[1] == notes.AIMED_BESIDES and n[2] == action.minion]


def aimed_at(table: Table, action: Acting) -> int:
    """The one Methuselah, or the first, at whom an action is directed; NOBODY: undirected."""
    seats = directed_at(table, action)
    return seats[0] if seats else NOBODY


def goes_on(table: Table, action: Acting) -> bool:
    """Whether there still are an acting minion and a Methuselah to suffer it (VTES-R-29, R-42)."""
    minion, kind = action.minion, action.action.kind
    if table.contested[minion] or table.controller[minion] != action.seat:
        return False
    if table.zone[minion] != READY and (kind != LEAVE or table.zone[minion] != TORPOR):
        return False
    if kind == BLEED:
        seat = bled(table)
        return seat != NOBODY and not table.out[seat]
    if action.action.at is not None:
        return len(directed_at(table, action)) > 0
    targeting = action.action.target
    if action.target == NOTHING or targeting is None or targeting.is_card():
        return True
    return targeting.still(table, context(action), action.target)


def has_target(table: Table, action: Acting) -> bool:
    """Whether what an action is aimed at is still there and still fits."""
    target, kind = action.target, action.action.kind
    if kind == LEAVE:
        return table.zone[action.minion] == TORPOR
    if kind == BLEED or target == NOTHING or action.action.at is not None:
        return True
    targeting = action.action.target
    if targeting is not None:
        aims = aimed_besides(table, action) if targeting.many() != (1, 1) else [target]
        return any(targeting.still(table, context(action), aim) for aim in aims)
    if kind in FOR_TORPID:
        return table.zone[target] == TORPOR and not table.contested[target]
    return table.in_play(target)


def context(action: Acting) -> Resolving:
    """The situation in which an action's effect is carried out."""
    effect = action.action.effect or action.action
    return Resolving(effect, action.seat, action.card, action.minion, action.target)
