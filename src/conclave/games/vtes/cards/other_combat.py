"""Combat cards that require no discipline, with special effects."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import AFTER_COMBAT, OnlyOne, Weapon
from conclave.games.vtes.rules.constants import (
    AIM,
    COMBAT,
    EQUIPMENT,
    EQUIPMENT_IN_PLAY,
    GRAPPLE,
    MELEE,
    UNIQUE,
    WEAPON,
)
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BEFORE_RANGE, BEFORE_STRIKES, STRIKE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import StrengthOf
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.conditions import (
    AT_CLOSE_RANGE,
    FIRST_ROUND,
    AllHold,
    Exists,
    Fits,
    Unless,
)
from conclave.games.vtes.vocabulary.convictions import StrikeHarder
from conclave.games.vtes.vocabulary.damage import HandDamageAggravated
from conclave.games.vtes.vocabulary.effects import PutInPlay
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, InHand, IsObtainable
from conclave.games.vtes.vocabulary.maneuvers import GainPress, Maneuver, Press
from conclave.games.vtes.vocabulary.more_filters import FLYING
from conclave.games.vtes.vocabulary.piles import DiscardCards
from conclave.games.vtes.vocabulary.rounds import InitialStrike, SetRange
from conclave.lang.effects import Do

HAS_STICK = Exists(targets.One(filters.Named("weighted-walking-stick"), filters.OnCard(parts.SELF)))

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Trap",
        COMBAT,
        when=BEFORE_RANGE,
        if_=FIRST_ROUND,
        effect=GainPress(until="combat", automatic=True),
    ),
    Card("Boxed In", COMBAT, effect=Press(), not_replaced=AFTER_COMBAT),
    Card("Dead-End Alley", COMBAT, effect=Press(only_to_continue=True)),
    Card(
        "Disengage",
        COMBAT,
        modes=(
            as_(COMBAT, Press(only_to_end=True)),
            as_(
                COMBAT,
                Cancel((COMBAT,), by=p.ControllerOf(parts.OPPONENT), trait=GRAPPLE),
                cost=Blood(1),
            ),
        ),
        not_replaced=AFTER_COMBAT,
    ),
    Card(
        "High Ground",
        COMBAT,
        once="round",
        modes=(
            as_(COMBAT, Maneuver(), if_=AT_CLOSE_RANGE, once="round"),
            as_(
                COMBAT,
                SetRange(long=True),
                when=BEFORE_RANGE,
                if_=AllHold(
                    Fits(parts.SELF, FLYING),
                    Fits(parts.OPPONENT, filters.Not(FLYING)),
                ),
                once="round",
            ),
        ),
    ),
    Card(
        "Raking Talons",
        COMBAT,
        "gargoyle",
        when=BEFORE_RANGE,
        effect=HandDamageAggravated("combat"),
        once="combat",
    ),
    Card(
        "Concealed Weapon",
        COMBAT,
        when=BEFORE_RANGE,
        target=InHand(
            filters.WEAPON,
            filters.Not(filters.WithTrait(UNIQUE)),
            filters.Costs(at_most=2),
            IsObtainable(most_damage=3),
        ),
        effect=EquipFromHand(),
    ),
    Card(
        "Haymaker",
        COMBAT,
        when=BEFORE_STRIKES,
        if_=AT_CLOSE_RANGE,
        once="rounds",
        effect=Do(
            InitialStrike(Strike(hand=True, damage=1), answered_first=True),
            GainPress(for_more_damage=True),
        ),
    ),
    Card(
        "Target Vitals",
        COMBAT,
        AIM,
        when=STRIKE,
        once="strike",
        effect=DiscardCards(
            2,
            filters.OfType(COMBAT),
            p.ControllerOf(parts.OPPONENT),
            or_else=StrikeHarder(2, aimed=True),
        ),
    ),
    Card(
        "Weighted Walking Stick",
        COMBAT,
        EQUIPMENT,
        WEAPON,
        MELEE,
        EQUIPMENT_IN_PLAY,
        when=BEFORE_RANGE,
        if_=AllHold(FIRST_ROUND, Unless(HAS_STICK)),
        effect=Do(PutInPlay(on=parts.SELF), GainBlood(5, parts.THIS_CARD)),
        grants=(
            Weapon(Strike(damage=StrengthOf(1)), wears=True),
            OnlyOne(),
        ),
    ),
)
