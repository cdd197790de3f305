"""The current combat: range, strikes, who may maneuver or press, ending it at once."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.acting import HAMPERS_FIGHTERS
from conclave.games.vtes.rules.combat.by_turns import Ranging
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import abandon_frames, current_combat
from conclave.games.vtes.rules.frame_types import (
    NO_STRIKE,
    ChosenStrike,
    CurrentCombat,
    CurrentRound,
    CurrentStrikeChoice,
    CurrentStrikes,
    EndBeforeRange,
    PendingDamage,
)
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.reading import bans, belongings
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving

# The steps of Combat
COMBAT_BEGINS: Final = 0
NEXT_ROUND: Final = 1
GO_ON: Final = 2
COMBAT_OVER: Final = 3

# The steps of Round
ROUND_BEGINS: Final = 0
RANGE: Final = 1
BEFORE_STRIKING: Final = 2
STRIKES: Final = 3
GAIN_STRIKES: Final = 4
MORE_STRIKES: Final = 5
PRESS: Final = 6
ROUND_END: Final = 7
ROUND_OVER: Final = 8

CLOSE: Final = "close"
LONG: Final = "long"


def is_initial_pair(table: Table) -> bool:
    """Whether the strikes being resolved are the initial ones of the round."""
    for frame in table.frames[::-1]:
        if isinstance(frame, CurrentStrikes):
            return frame.opening
    return False


def strike_to_prevent(table: Table) -> ChosenStrike:
    """The strike whose damage may be prevented now."""
    for frame in table.frames[::-1]:
        if isinstance(frame, PendingDamage):
            if not frame.from_strikes or frame.turn >= len(frame.by):
                return NO_STRIKE
            by = frame.by[frame.turn]
            return NO_STRIKE if by == NOTHING else strike_of(table, by)
    return NO_STRIKE


def cannot_prevent(table: Table, card: int) -> bool:
    """Whether a card can't prevent the damage of the current strike."""
    strike = strike_to_prevent(table).strike
    if strike is None:
        return False
    if strike.unpreventable_if is not None and strike.unpreventable_if.holds(
        table, strike_context(table, strike)
    ):
        return True
    if not strike.not_by:
        return False
    modes = table.cards.modes[table.definition[card]]
    return any(name in strike.not_by for mode in modes for name, _ in mode.disciplines)


def strike_context(table: Table, strike: Strike) -> Resolving:
    """The context of the strike whose damage may be prevented now."""
    victim, fight = current_victim(table), current_combat(table)
    by = NOTHING if fight is None else fight.opponent(victim)
    return Resolving(strike, table.controller[by], NOTHING, by, victim)


def strike_of(table: Table, minion: int) -> ChosenStrike:
    """The strike of a minion in the pair being resolved."""
    fight = current_combat(table)
    for frame in table.frames[::-1]:
        if isinstance(frame, CurrentStrikes) and fight is not None:
            return frame.first if minion == fight.first else frame.second
    return NO_STRIKE


def current_victim(table: Table) -> int:
    """The minion whose damage may be prevented now; NOTHING if none."""
    for frame in table.frames[::-1]:
        if isinstance(frame, PendingDamage):
            return frame.victims[frame.turn] if frame.turn < len(frame.victims) else NOTHING
    return NOTHING


def choose_strike(table: Table, minion: int, strike: Strike, source: int) -> None:
    """Use a strike card, as a strike or for its maneuver."""
    for frame in table.frames[::-1]:
        if isinstance(frame, CurrentStrikeChoice):
            frame.strike(table, minion, strike, source)
            return
        if isinstance(frame, Ranging):
            frame.bind(table, minion, strike, source)
            frame.maneuver(table, minion)
            return


def strike_obstacle(table: Table, minion: int, strike: Strike, source: int) -> str:
    """Why a minion can't use a strike card: for example not for a second maneuver
    (VTES-6.4.2-10)."""
    if not table.in_play(source) and table.notes.has(notes.NO_STRIKE_CARDS, minion):
        return "condition-fails"
    if (strike.dodge or not strike.hand) and table.notes.has(notes.ONLY_HAND_STRIKES, minion):
        return "condition-fails"
    if strike.ends and table.notes.has(notes.NO_COMBAT_ENDS, minion):
        return "condition-fails"
    if is_hampered(table, "strike", minion):
        return "condition-fails"
    if strike.additional and table.notes.has(notes.NO_ADDITIONAL_STRIKES, minion):
        return "condition-fails"
    fight = current_combat(table)
    if fight is not None and spares(table, minion, strike, fight.opponent(minion)):
        retainers = belongings.retainers(table, fight.opponent(minion))
        if not (is_long(table) and strike.ranged and retainers):
            return "condition-fails"
    for frame in table.frames[::-1]:
        if isinstance(frame, CurrentStrikeChoice):
            return "condition-fails" if strike.initial and not frame.is_opening() else ""
        if isinstance(frame, Ranging):
            if not can_maneuver(table, minion):
                return "condition-fails"
            if strike.maneuver == "to-close" and not is_long(table):
                return "not-needed"
            return "bound-to-strike" if table.notes.has(notes.BOUND_STRIKE, minion) else ""
    return "no-combat"


def spares(table: Table, minion: int, strike: Strike, target: int) -> bool:
    """Whether a strike can't be used against this target."""
    act = Resolving(strike, table.controller[minion], NOTHING, minion, target)
    return strike.spares is not None and strike.spares.fits(table, act, target)


def can_maneuver(table: Table, minion: int) -> bool:
    """Whether a minion may maneuver to the other range."""
    ban = notes.NO_MANEUVER_TO_CLOSE if is_long(table) else notes.NO_MANEUVER_TO_LONG
    return not table.notes.has(ban, minion) and not is_hampered(table, "maneuver", minion)


def is_hampered(table: Table, what: str, minion: int) -> bool:
    """Whether something keeps a combatant from a "strike" or a "maneuver"."""
    if what == "strike" and table.notes.has(notes.NO_STRIKES, minion):
        return True
    if not table.cards_with(HAMPERS_FIGHTERS):
        return False
    return bans.forbidden(table, what, minion)


def combat_continues(table: Table) -> bool:
    """Whether combat continues with another round, unless a press ends it."""
    fight = current_combat(table)
    return fight is not None and table.notes.has(notes.COMBAT_CONTINUES, fight.first)


def can_press(table: Table, minion: int) -> bool:
    """Whether a minion may press: to continue, or to end if combat continues."""
    ban = notes.NO_PRESS_TO_END if combat_continues(table) else notes.NO_PRESS_TO_CONTINUE
    return not table.notes.has(ban, minion) and not table.notes.has(notes.NO_PRESS, minion)


def is_long(table: Table) -> bool:
    """Whether the round is fought at long range (VTES-6.4.2-01)."""
    fight = current_combat(table)
    return fight is not None and table.notes.total(notes.LONG_RANGE, fight.first) > 0


def end_combat(table: Table) -> None:
    """End combat at once; the end of the round still takes place."""
    combat, in_round = table.scope(CurrentCombat), table.scope(CurrentRound)
    still_due = [frame for frame in table.frames if isinstance(frame, EndBeforeRange)]
    abandon_frames(table, max(combat, in_round) + 1)
    table.go(ROUND_END if in_round > combat else COMBAT_OVER)
    for frame in still_due:
        table.push(frame)


def strikes_left(table: Table, minion: int) -> int:
    """How many additional strikes a minion has left this round, if he can strike."""
    if is_hampered(table, "strike", minion) or table.notes.has(notes.NO_ADDITIONAL_STRIKES, minion):
        return 0
    return table.notes.total(notes.ADDITIONAL_STRIKES_LEFT, minion)


def facts_of_fight(table: Table, seat: int) -> dict[str, object]:
    """Facts for questions in combat: the minion and the range."""
    fight = current_combat(table)
    assert fight is not None
    minion = fight.first if table.controller[fight.first] == seat else fight.second
    return {"minion": table.word(minion), "range": LONG if is_long(table) else CLOSE}
