"""The windows in which cards and effects may be used, by name.

`WINDOWS` lists the card types that may be played in each. `TimedEffect.windows` in modes.py says in
which of them an effect makes sense.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.definition import Definition
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    BIT,
    COMBAT,
    CONVICTION,
    EQUIPMENT,
    EVENT,
    MASTER,
    MODIFIER,
    POLITICAL,
    POWER,
    REACTION,
    REFLEX,
    RETAINER,
)


@dataclass(frozen=True)
class Admits(Definition):
    """A window and what may be played in it."""

    name: str
    types: tuple[str, ...]
    rule: str
    """The statement of the ledger it rests on."""
    fight: bool = False
    """Whether it belongs to a combat, and to the two combatants alone."""


UNTAP: Final = "untap"
MASTER_PHASE: Final = "master-phase"
MINION_PHASE: Final = "minion-phase"
ANNOUNCED: Final = "announced"
BLOCK: Final = "block"
DECLINED: Final = "declined"
SUCCEEDING: Final = "succeeding"
BLOCKED: Final = "blocked"
ENTERING: Final = "entering"
AFTER_COMBAT: Final = "after-combat"
AFTER_ACTION: Final = "after-action"
AS_PLAYED: Final = "as-played"
BEFORE_REFERENDUM: Final = "before-referendum"
BEFORE_VOTES: Final = "before-votes"
POLLING: Final = "polling"
BEFORE_RANGE: Final = "before-range"
RANGE: Final = "range"
BEFORE_STRIKES: Final = "before-strikes"
STRIKE: Final = "strike"
STRIKE_DECLARED: Final = "strike-declared"
STRIKES_CHOSEN: Final = "strikes-chosen"
DAMAGE: Final = "damage"
GOING_TO_TORPOR: Final = "going-to-torpor"
ALLY_BURNED: Final = "ally-burned"
HURT: Final = "hurt"
ADDITIONAL: Final = "additional-strikes"
PRESS: Final = "press"
END_OF_ROUND: Final = "end-of-round"
INFLUENCE_PHASE: Final = "influence-phase"
BROUGHT_OUT: Final = "brought-out"
DISCARD_PHASE: Final = "discard-phase"
PHASES: Final = (UNTAP, MASTER_PHASE, MINION_PHASE, INFLUENCE_PHASE, DISCARD_PHASE)
"""The phases of a turn in their order (VTES-3-02)."""

WINDOWS: Final = (
    Admits(UNTAP, (CONVICTION, MASTER), "VTES-4-04"),
    Admits(MASTER_PHASE, (MASTER,), "VTES-5-05"),
    Admits(
        MINION_PHASE, (ACTION, EQUIPMENT, RETAINER, ALLY, POLITICAL, POWER, MASTER), "VTES-6-01"
    ),
    Admits(ANNOUNCED, (MODIFIER, REACTION, MASTER), "VTES-6.2-02"),
    Admits(BLOCK, (MODIFIER, REACTION, MASTER), "VTES-6.2.2-19"),
    Admits(DECLINED, (MODIFIER, REACTION, MASTER), "VTES-6.2.2-10"),
    Admits(SUCCEEDING, (MODIFIER, MASTER), "VTES-6.2-02"),
    Admits(BLOCKED, (MODIFIER, REACTION, MASTER), "VTES-6.2-02"),
    Admits(ENTERING, (MODIFIER, REACTION), "VTES-6.2-02"),
    Admits(AFTER_COMBAT, (MODIFIER, REACTION), "VTES-6.2-02"),
    Admits(AFTER_ACTION, (MODIFIER, REACTION, MASTER), "VTES-6.2-02"),
    Admits(AS_PLAYED, (REFLEX, REACTION, MODIFIER, COMBAT, MASTER), "VTES-1.6.1-06"),
    Admits(BEFORE_REFERENDUM, (), "VTES-6.3.1-04"),
    Admits(BEFORE_VOTES, (MODIFIER, REACTION, MASTER), "VTES-6.3.2-03"),
    Admits(POLLING, (MODIFIER, REACTION, MASTER), "VTES-6.3.2-04"),
    Admits(BEFORE_RANGE, (COMBAT, REACTION, MASTER), "VTES-6.4.2-02", fight=True),
    Admits(RANGE, (COMBAT,), "VTES-6.4.2-05", fight=True),
    Admits(BEFORE_STRIKES, (COMBAT,), "VTES-6.4.1-03", fight=True),
    Admits(STRIKE, (COMBAT,), "VTES-6.4.3-05", fight=True),
    Admits(STRIKE_DECLARED, (MASTER,), "VTES-6.4.1-03"),
    Admits(STRIKES_CHOSEN, (COMBAT,), "VTES-6.4.1-03", fight=True),
    Admits(DAMAGE, (COMBAT,), "VTES-6.4.6-02", fight=True),
    Admits(GOING_TO_TORPOR, (COMBAT,), "VTES-6.4.6-07", fight=True),
    Admits(ALLY_BURNED, (COMBAT,), "VTES-6.4.1-03", fight=True),
    Admits(HURT, (COMBAT,), "VTES-6.4.1-03", fight=True),
    Admits(ADDITIONAL, (COMBAT,), "VTES-6.4.3-15", fight=True),
    Admits(PRESS, (COMBAT,), "VTES-6.4.4-05", fight=True),
    Admits(END_OF_ROUND, (COMBAT, MASTER), "VTES-6.4.1-03", fight=True),
    Admits(INFLUENCE_PHASE, (MASTER,), "VTES-7-11"),
    Admits(BROUGHT_OUT, (MASTER,), "VTES-7-12"),
    Admits(DISCARD_PHASE, (EVENT, MASTER), "VTES-8-01"),
)
NAMES: Final = tuple([window.name for window in WINDOWS])
ANY_TIME: Final = "any-time"
"""All windows together, except the one in which a card is cancelled: for cards in play that may be
used whenever their controller could use an effect."""
WINDOW_BIT: Final[dict[str, int]] = {
    **dict(zip(NAMES, BIT)),
    ANY_TIME: sum([bit for name, bit in zip(NAMES, BIT) if name != AS_PLAYED]),
}
ADMITS: Final = {window.name: window for window in WINDOWS}
IN_COMBAT: Final = (BEFORE_RANGE, BEFORE_STRIKES, STRIKE, PRESS, END_OF_ROUND)
"""At any time in combat."""
DURING_ACTION: Final = (ANNOUNCED, BLOCK, DECLINED)
"""At any time during an action, before it resolves."""


def mask(names: tuple[str, ...]) -> int:
    """Windows as bits."""
    bits = 0
    for name in names:
        bits |= WINDOW_BIT[name]
    return bits
