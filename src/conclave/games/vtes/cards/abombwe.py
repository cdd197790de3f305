"""The cards of Abombwe: the beast of the Laibon."""

from __future__ import annotations

from conclave.games.vtes.rules.constants import (
    ACTION,
    COMBAT,
    FRENZY,
    MODIFIER,
    MORTAL,
    REACTION,
    REFLEX,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import ANNOUNCED, BEFORE_RANGE, BLOCK, DECLINED
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import CannotBlock, Intercept
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.combat import Restrict
from conclave.games.vtes.vocabulary.conditions import FIRST_ROUND, AllHold, Fits
from conclave.games.vtes.vocabulary.damage import HandDamageAggravated, Strength
from conclave.games.vtes.vocabulary.effects import Untap
from conclave.games.vtes.vocabulary.maneuvers import GainManeuver, GainPress
from conclave.lang.effects import Do

AGAINST_FRENZY = as_(
    REFLEX,
    Cancel((ACTION, MODIFIER, REACTION, COMBAT), trait=FRENZY, on_self=True, still_paid=True),
    "abo",
)
BY_A_VAMPIRE = Fits(parts.ACTING_MINION, filters.VAMPIRE)
WEAKER_BEASTS = filters.AnyOf(
    filters.All(filters.ALLY, filters.Not(filters.WithTrait(MORTAL))),
    filters.All(filters.VAMPIRE, filters.CapacityOf(at_most=4)),
)
ONLY_AWAY = Restrict(("maneuver-to-close", "press-to-continue"))

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Predator's Mastery",
        MODIFIER,
        modes=(
            AGAINST_FRENZY,
            as_(MODIFIER, BleedBonus(+1, only=True), "abo"),
            as_(MODIFIER, Do(BleedBonus(+1, only=True), CannotBlock(WEAKER_BEASTS)), "ABO"),
        ),
    ),
    Card(
        "Predator's Communion",
        REACTION,
        modes=(
            AGAINST_FRENZY,
            as_(REACTION, Intercept(+1), "abo", if_=BY_A_VAMPIRE),
            as_(
                REACTION,
                Untap(),
                "ABO",
                when=(ANNOUNCED, BLOCK, DECLINED),
                tapped=True,
                if_=BY_A_VAMPIRE,
            ),
        ),
    ),
    Card(
        "Devil-Channel: Hands",
        COMBAT,
        cost=Blood(1),
        modes=(
            AGAINST_FRENZY,
            as_(
                COMBAT,
                HandDamageAggravated(),
                "abo",
                when=BEFORE_RANGE,
                target=targets.Only(parts.SELF),
                traits=(FRENZY,),
            ),
            as_(
                COMBAT,
                Do(HandDamageAggravated(), GainPress()),
                "ABO",
                when=BEFORE_RANGE,
                target=targets.Only(parts.SELF),
                traits=(FRENZY,),
            ),
        ),
    ),
    Card(
        "Invoking the Beast",
        COMBAT,
        modes=(
            AGAINST_FRENZY,
            as_(COMBAT, Strength(+1), "abo", once="combat"),
            as_(COMBAT, Do(Strength(+1), GainPress()), "ABO", once="combat"),
        ),
    ),
    Card(
        "Whistling Up the Beast",
        COMBAT,
        modes=(
            AGAINST_FRENZY,
            as_(
                COMBAT,
                ONLY_AWAY,
                "abo",
                target=targets.Only(parts.OPPONENT),
                if_=AllHold(FIRST_ROUND, Fits(parts.OPPONENT, filters.VAMPIRE)),
                traits=(FRENZY,),
            ),
            as_(
                COMBAT,
                Do(ONLY_AWAY, GainManeuver()),
                "ABO",
                target=targets.Only(parts.OPPONENT),
                if_=AllHold(FIRST_ROUND, Fits(parts.OPPONENT, filters.VAMPIRE)),
                traits=(FRENZY,),
            ),
        ),
    ),
)
