"""The cards of Abombwe: the beast of the Laibon."""

from __future__ import annotations

from conclave.games.vtes.rules.library import AnyCard
from conclave.games.vtes.rules.table import CONTINUING, TO_CLOSE
from conclave.games.vtes.rules.windows import ANNOUNCED, BEFORE_RANGE, BLOCK, DECLINED
from conclave.games.vtes.rules.words import (
    ACTION,
    COMBAT,
    FRENZY,
    MODIFIER,
    MORTAL,
    REACTION,
    REFLEX,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.combat import KeepsFrom
from conclave.games.vtes.vocabulary.conditions import FIRST_ROUND, Both, Fits
from conclave.games.vtes.vocabulary.effects import Untap
from conclave.games.vtes.vocabulary.feats import (
    BleedBonus,
    Cancel,
    CannotBlock,
    GainManeuver,
    GainPress,
    HandDamageAggravated,
    Intercept,
    Strength,
)
from conclave.lang.effects import Do

AGAINST_FRENZY = as_(
    REFLEX, Cancel((ACTION, MODIFIER, REACTION, COMBAT), trait=FRENZY, on_self=True), "abo"
)
BY_A_VAMPIRE = Fits(f.ACTING_MINION, f.VAMPIRE)
WEAKER_BEASTS = f.AnyOf(
    f.All(f.ALLY, f.Not(f.WithTrait(MORTAL))), f.All(f.VAMPIRE, f.CapacityOf(at_most=4))
)
ONLY_AWAY = KeepsFrom((TO_CLOSE, CONTINUING))

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
                target=f.Only(f.SELF),
                traits=(FRENZY,),
            ),
            as_(
                COMBAT,
                Do(HandDamageAggravated(), GainPress()),
                "ABO",
                when=BEFORE_RANGE,
                target=f.Only(f.SELF),
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
                target=f.Only(f.OPPONENT),
                if_=Both(FIRST_ROUND, Fits(f.OPPONENT, f.VAMPIRE)),
                traits=(FRENZY,),
            ),
            as_(
                COMBAT,
                Do(ONLY_AWAY, GainManeuver()),
                "ABO",
                target=f.Only(f.OPPONENT),
                if_=Both(FIRST_ROUND, Fits(f.OPPONENT, f.VAMPIRE)),
                traits=(FRENZY,),
            ),
        ),
    ),
)
