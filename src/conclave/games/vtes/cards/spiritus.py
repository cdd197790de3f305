"""The cards of Spiritus: the spirits of beasts."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Can
from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.constants import COMBAT, MODIFIER, REACTION
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BLOCK
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary.blocks import Intercept, Stealth, UntapAndBlock
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.combat import OneOf
from conclave.games.vtes.vocabulary.conditions import AT_CLOSE_RANGE, ActionIs, Fits
from conclave.games.vtes.vocabulary.maneuvers import Maneuver, Press
from conclave.games.vtes.vocabulary.modifying import AttemptBlock, Lend
from conclave.lang.effects import Do

CARDS: tuple[AnyCard, ...] = (
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
