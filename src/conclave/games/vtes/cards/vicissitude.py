"""The cards of Vicissitude: flesh and bone, reshaped."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.costs import PaysLessOnce
from conclave.games.vtes.rules.abilities.fighting import FallsByDamage, Weapon
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import COMBAT, MODIFIER, VICISSITUDE
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BEFORE_RANGE, BEFORE_STRIKES, DAMAGE
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary.amounts import StrengthOf
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import Stealth
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.combat import (
    HurtsBack,
    ImmuneToNormal,
    PayLess,
    Restrict,
)
from conclave.games.vtes.vocabulary.conditions import AT_CLOSE_RANGE, Fits
from conclave.games.vtes.vocabulary.damage import HandDamageAggravated, Inflict, Prevent, Strength
from conclave.games.vtes.vocabulary.effects import Untap
from conclave.games.vtes.vocabulary.maneuvers import GainPress, Maneuver
from conclave.games.vtes.vocabulary.modifying import Grant, Lend
from conclave.games.vtes.vocabulary.strikes import StealBlood
from conclave.lang.effects import Do, If, May

PAY_1_LESS = Grant(PaysLessOnce(1, May(PayLess(1)), in_combat=True))
KRAKENS_STRIKE = Do(Strike(damage=StrengthOf(1), ranged=True), Grant(FallsByDamage(more_than=3)))

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Changeling",
        MODIFIER,
        modes=(
            as_(MODIFIER, BleedBonus(+1, only=True), "vic"),
            as_(MODIFIER, Stealth(+1), "VIC"),
        ),
    ),
    Card(
        "Plasmic Form",
        MODIFIER,
        COMBAT,
        cost=Blood(1),
        modes=(as_(MODIFIER, Stealth(+1), "vic"), as_(COMBAT, Strike(dodge=True), "VIC")),
    ),
    Card(
        "Meld with the Land",
        COMBAT,
        VICISSITUDE,
        basic=Strike(Untap(parts.OPPONENT), ends=True),
        superior=Strike(ends=True),
    ),
    Card(
        "Horrid Form",
        COMBAT,
        VICISSITUDE,
        cost=Blood(1),
        basic=Strength(+1),
        superior=Do(Strength(+1), Lend("combat")),
        grants=Can(Prevent(1), when=(DAMAGE,), once="round", by="host", own_turn=False),
    ),
    Card(
        "Chiropteran Marauder",
        COMBAT,
        modes=(
            as_(COMBAT, Maneuver(), "vic"),
            as_(
                COMBAT,
                Do(HandDamageAggravated("round"), BurnBlood(1)),
                "VIC",
                if_=Fits(parts.SELF, filters.HasBlood(1)),
            ),
        ),
    ),
    Card(
        "Breath of the Dragon",
        COMBAT,
        VICISSITUDE,
        cost=Blood(1),
        basic=Strike(
            damage=1,
            ranged=True,
            aggravated=True,
            environmental=If(AT_CLOSE_RANGE, Inflict(1, parts.SELF, aggravated=True)),
        ),
        superior=Strike(
            damage=2,
            ranged=True,
            aggravated=True,
            environmental=If(AT_CLOSE_RANGE, Inflict(2, parts.SELF, aggravated=True)),
        ),
    ),
    Card(
        "Starvation of Marena",
        COMBAT,
        VICISSITUDE,
        cost=Blood(1),
        basic=Strike(damage=2, ranged=True, press=True),
        superior=Strike(damage=3, ranged=True, press=True),
    ),
    Card(
        "Body Arsenal",
        COMBAT,
        VICISSITUDE,
        cost=Blood(2),
        basic=HandDamageAggravated("round"),
        superior=Do(HandDamageAggravated("round"), Strength(+1)),
    ),
    Card(
        "Bloodform",
        COMBAT,
        modes=(
            as_(
                COMBAT,
                Strike(ends=True),
                "vic",
                if_=Fits(parts.OPPONENT, filters.ALLY),
            ),
            as_(
                COMBAT,
                Do(
                    ImmuneToNormal(until="round"),
                    Restrict(("strike",), parts.SELF, "round"),
                    GainPress(only_to_end=True),
                ),
                "VIC",
                when=BEFORE_RANGE,
            ),
        ),
    ),
    Card(
        "Blood of Acid",
        COMBAT,
        VICISSITUDE,
        cost=Blood(2),
        when=BEFORE_STRIKES,
        if_=AT_CLOSE_RANGE,
        once="round",
        basic=HurtsBack(),
        superior=HurtsBack(aggravated=True),
    ),
    Card(
        "Inner Essence",
        COMBAT,
        VICISSITUDE,
        when=BEFORE_RANGE,
        once="combat",
        basic=PAY_1_LESS,
        superior=Do(PAY_1_LESS, GainBlood(1)),
    ),
    Card(
        "Kraken's Kiss",
        COMBAT,
        VICISSITUDE,
        cost=Blood(1),
        basic=KRAKENS_STRIKE,
        superior=Do(KRAKENS_STRIKE, GainPress(only_to_continue=True), Lend("combat")),
        grants=Weapon(Strike(StealBlood(2), ranged=True), limit="round"),
    ),
)
