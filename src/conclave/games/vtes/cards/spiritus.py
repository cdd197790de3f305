"""The cards of Spiritus: the spirits of beasts."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Can
from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.constants import (
    ACTION,
    COMBAT,
    MODIFIER,
    REACTION,
)
from conclave.games.vtes.rules.modes import (
    Action,
    Strike,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BLOCK
from conclave.games.vtes.vocabulary import (
    filters,
    parts,
    targets,
)
from conclave.games.vtes.vocabulary import (
    players as p,
)
from conclave.games.vtes.vocabulary.blocks import Intercept, Stealth, UntapAndBlock
from conclave.games.vtes.vocabulary.blood import (
    BurnBlood,
    GainBlood,
)
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.combat import OneOf
from conclave.games.vtes.vocabulary.conditions import AT_CLOSE_RANGE, ActionIs, Fits
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import EnterCombat, Untap
from conclave.games.vtes.vocabulary.maneuvers import (
    GainManeuver,
    Maneuver,
    Press,
)
from conclave.games.vtes.vocabulary.modifying import AttemptBlock, Lend
from conclave.lang.effects import Do

NOT_YOURS = filters.Not(filters.ControlledBy(p.YOU))
ANY_ONE = targets.One(filters.MINION, filters.READY_ONE, NOT_YOURS)
A_TAPPED_ONE = targets.One(filters.MINION, filters.READY_ONE, filters.TAPPED, NOT_YOURS)
A_MANEUVER = GainManeuver(until="combat")
TWO_MANEUVERS = GainManeuver(until="combat", amount=2)


CARDS: tuple[AnyCard, ...] = (
    Card(
        "Nose of the Hound",
        ACTION,
        modes=(
            as_(
                ACTION, Action(EnterCombat(gains=A_MANEUVER), stealth=1, target=A_TAPPED_ONE), "aus"
            ),
            as_(
                ACTION,
                Action(EnterCombat(gains=TWO_MANEUVERS), stealth=1, target=A_TAPPED_ONE),
                "spi",
            ),
            as_(ACTION, Action(EnterCombat(gains=TWO_MANEUVERS), stealth=1, target=ANY_ONE), "SPI"),
        ),
    ),
    Card(
        "Engling Fury",
        ACTION,
        modes=(
            as_(ACTION, Action(GainBlood(2), stealth=1), "for"),
            as_(
                ACTION,
                Action(Do(GainBlood(2), Later("end-of-turn", Untap())), stealth=1),
                "spi",
            ),
            as_(ACTION, Action(Do(GainBlood(2), Untap()), stealth=1), "SPI"),
        ),
    ),
    Card(
        "Falcon's Eye",
        REACTION,
        modes=(
            as_(
                REACTION,
                Do(Intercept(+1), BurnBlood(1)),
                "ani",
                if_=Fits(parts.SELF, filters.HasBlood(1)),
            ),
            as_(REACTION, Intercept(+1), "spi"),
            as_(REACTION, AttemptBlock(), "SPI"),
        ),
    ),
    Card(
        "Ears of the Hare",
        REACTION,
        modes=(
            as_(
                REACTION,
                Do(Intercept(+1), BurnBlood(1)),
                "pro",
                if_=Fits(parts.SELF, filters.HasBlood(1)),
            ),
            as_(REACTION, Intercept(+1), "spi"),
            as_(REACTION, Intercept(+2), "SPI"),
        ),
    ),
    Card(
        "Leapfrog",
        COMBAT,
        modes=(
            as_(COMBAT, Maneuver(), "obf", if_=AT_CLOSE_RANGE),
            as_(COMBAT, Maneuver(), "spi"),
            as_(COMBAT, Strike(ends=True), "SPI"),
        ),
    ),
    Card(
        "Speak with Spirits",
        REACTION,
        modes=(
            as_(REACTION, Intercept(+1), "ani", if_=ActionIs((BLEED,))),
            as_(REACTION, Intercept(+1), "spi"),
            as_(REACTION, Do(Lend(), UntapAndBlock()), "SPI", tapped=True),
        ),
        grants=Can(
            Intercept(+1), when=(BLOCK,), cost=Blood(1), once="action", by="host", own_turn=False
        ),
    ),
    Card(
        "Swiftness of the Stag",
        COMBAT,
        MODIFIER,
        modes=(
            as_(COMBAT, Press(), "cel"),
            as_(COMBAT, OneOf(Maneuver(), Press()), "spi"),
            as_(MODIFIER, Stealth(+1), "SPI"),
        ),
    ),
)
