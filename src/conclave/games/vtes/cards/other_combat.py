"""Combat cards that need no discipline and are more than a plain strike, maneuver or press."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import OnlyOne, Represents, Strike, Weapon
from conclave.games.vtes.rules.windows import BEFORE_RANGE, BEFORE_STRIKES
from conclave.games.vtes.rules.words import AIM, COMBAT, EQUIPMENT, MELEE, UNIQUE, WEAPON
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import StrengthOf
from conclave.games.vtes.vocabulary.arming import (
    EquipFromHand,
    InHand,
    IsWithinReach,
    MayHave,
    StrikesFor,
)
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.conditions import AT_CLOSE_RANGE, FIRST_ROUND, Both
from conclave.games.vtes.vocabulary.effects import GainBlood, PutInPlay
from conclave.games.vtes.vocabulary.feats import GainPress
from conclave.games.vtes.vocabulary.piles import UnlessDiscards
from conclave.games.vtes.vocabulary.rounds import (
    BeforePresses,
    HitsDeeper,
    InflictedMore,
    InitialStrike,
    StrikesFirst,
    TakeAim,
)
from conclave.lang.effects import Do, If

CARDS = (
    Card(
        "Concealed Weapon",
        COMBAT,
        when=BEFORE_RANGE,
        target=InHand(
            f.WEAPON,
            f.Not(f.WithTrait(UNIQUE)),
            f.Costs(at_most=2),
            StrikesFor(at_most=3),
            IsWithinReach(),
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
            InitialStrike(Strike(hand=True, damage=1)),
            StrikesFirst(f.OPPONENT),
            BeforePresses(
                If(
                    InflictedMore(f.SELF),
                    GainPress(f.SELF),
                    If(InflictedMore(f.OPPONENT), GainPress(f.OPPONENT)),
                )
            ),
        ),
    ),
    Card(
        "Target Vitals",
        COMBAT,
        AIM,
        effect=Do(
            TakeAim(),
            UnlessDiscards(2, f.OfType(COMBAT), p.ControllerOf(f.OPPONENT), HitsDeeper(2)),
        ),
    ),
    Card(
        "Weighted Walking Stick",
        COMBAT,
        EQUIPMENT,
        WEAPON,
        MELEE,
        when=BEFORE_RANGE,
        if_=Both(FIRST_ROUND, MayHave()),
        effect=Do(PutInPlay(on=f.SELF), GainBlood(5, f.THIS_CARD)),
        grants=(
            Represents((EQUIPMENT, WEAPON, MELEE)),
            Weapon(Strike(damage=StrengthOf(1)), wears=True),
            OnlyOne(),
        ),
    ),
)
