"""Potence: strength."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Strike
from conclave.games.vtes.rules.table import OTHER_STRIKES
from conclave.games.vtes.rules.windows import BEFORE_STRIKES
from conclave.games.vtes.rules.words import COMBAT, GRAPPLE, POTENCE
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.combat import KeepsFrom, NextRoundClose, SetStrength
from conclave.games.vtes.vocabulary.conditions import AT_CLOSE_RANGE, AT_LONG_RANGE
from conclave.games.vtes.vocabulary.feats import GainPress, Strength
from conclave.lang.effects import Do

ONLY_HANDS = Do(
    KeepsFrom((OTHER_STRIKES,), f.SELF, "round"), KeepsFrom((OTHER_STRIKES,), f.OPPONENT, "round")
)
"""Neither combatant may use strikes other than hand strikes this round."""

CARDS = (
    Card(
        "Undead Strength",
        COMBAT,
        POTENCE,
        basic=Strike(hand=True, damage=1, melee=True),
        superior=Strike(hand=True, damage=2, melee=True),
    ),
    Card(
        "Pushing the Limit",
        COMBAT,
        POTENCE,
        cost=Blood(1),
        basic=Strike(hand=True, damage=2, melee=True),
        superior=Strike(hand=True, damage=3, melee=True),
    ),
    Card(
        "Slam",
        COMBAT,
        POTENCE,
        cost=Blood(1),
        basic=Strike(hand=True, damage=2),
        superior=Strike(hand=True, damage=2, maneuver="to-close"),
    ),
    Card(
        "Thrown Gate",
        COMBAT,
        POTENCE,
        basic=Strike(damage=1, ranged=True, maneuver="optional"),
        superior=Strike(damage=2, ranged=True, maneuver="optional"),
    ),
    Card(
        "Thrown Sewer Lid",
        COMBAT,
        POTENCE,
        if_=AT_LONG_RANGE,
        basic=Strike(damage=3, ranged=True),
        superior=Strike(damage=3, ranged=True, press=True),
    ),
    Card("Torn Signpost", COMBAT, POTENCE, basic=SetStrength(2), superior=SetStrength(3)),
    Card(
        "Fists of Death", COMBAT, POTENCE, cost=Blood(1), basic=Strength(+1), superior=Strength(+2)
    ),
    Card(
        "Immortal Grapple",
        COMBAT,
        GRAPPLE,
        POTENCE,
        when=BEFORE_STRIKES,
        if_=AT_CLOSE_RANGE,
        once="round",
        target=f.Only(f.OPPONENT),
        basic=ONLY_HANDS,
        superior=Do(ONLY_HANDS, GainPress(), NextRoundClose()),
    ),
)
