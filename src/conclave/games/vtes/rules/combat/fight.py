"""The combat under way: range, strikes, who may maneuver or press, how it ends at once."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.combat.by_turns import Ranging
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.situation import fighting, leave_frames
from conclave.games.vtes.rules.steps import (
    NO_STRIKE,
    ChoosingStrikes,
    Chosen,
    Damaging,
    EndBeforeRange,
    Fighting,
    InRound,
    StrikesResolve,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING

COMBAT_OVER: Final = 3
"""The step of a combat at which it is over."""
ROUND_END: Final = 7
"""The step of a round in which it ends."""
CLOSE: Final = "close"
LONG: Final = "long"


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
            by = frame.by[frame.turn]
            return NO_STRIKE if by == NOTHING else strike_of(table, by)
    return NO_STRIKE


def resists(table: Table, card: int) -> bool:
    """Whether a card can't prevent the damage of the strike under way."""
    strike = struck_by(table)[0]
    if strike is None or not strike.not_by:
        return False
    modes = table.cards.modes[table.what[card]]
    return any(name in strike.not_by for mode in modes for name, _ in mode.disciplines)


def strike_of(table: Table, minion: int) -> Chosen:
    """The strike of a minion in the pair that takes effect."""
    fight = fighting(table)
    for frame in table.frames[::-1]:
        if isinstance(frame, StrikesResolve) and fight is not None:
            return frame.mine if minion == fight.first else frame.theirs
    return NO_STRIKE


def suffering(table: Table) -> int:
    """The minion whose damage may be prevented now; NOTHING: none."""
    for frame in table.frames[::-1]:
        if isinstance(frame, Damaging):
            return frame.victims[frame.turn] if frame.turn < len(frame.victims) else NOTHING
    return NOTHING


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


def strikes_left(table: Table, minion: int) -> int:
    """How many additional strikes a minion still has this round."""
    return table.noted(notes.STRIKES_LEFT, minion)


def facts_of_fight(table: Table, seat: int) -> dict[str, object]:
    """What a question in combat needs to know: whose minion is asked about, at which range."""
    fight = fighting(table)
    assert fight is not None
    minion = fight.first if table.controller[fight.first] == seat else fight.second
    return {"minion": table.word(minion), "range": LONG if is_long(table) else CLOSE}
