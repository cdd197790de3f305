"""Combat cards that require no discipline, with special effects."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.abilities.hands import AFTER_COMBAT, InsteadOfDraw
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.actions.kinds import HUNT
from conclave.games.vtes.rules.constants import (
    AIM,
    AMMO,
    COMBAT,
    EQUIPMENT,
    EQUIPMENT_IN_PLAY,
    GRAPPLE,
    GUN,
    MELEE,
    UNIQUE,
    WEAPON,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import CombatIsOver
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    ALLY_BURNED,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    END_OF_ROUND,
    STRIKE,
    STRIKES_CHOSEN,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.aiming import IfStrikeHits, LoadGun
from conclave.games.vtes.vocabulary.amounts import CostOf, CountersOn, StrengthOf
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.combat import Restrict
from conclave.games.vtes.vocabulary.conditions import (
    AT_CLOSE_RANGE,
    FIRST_ROUND,
    AllHold,
    AtLeast,
    Exists,
    Fits,
    Unless,
)
from conclave.games.vtes.vocabulary.convictions import StrikeHarder
from conclave.games.vtes.vocabulary.damage import HandDamageAggravated, Inflict, Strength
from conclave.games.vtes.vocabulary.effects import Burn, Diablerize, Each, OnceEach, PutInPlay
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, InHand, IsObtainable
from conclave.games.vtes.vocabulary.maneuvers import GainPress, Maneuver, Press
from conclave.games.vtes.vocabulary.memory import IsInState, PutInState
from conclave.games.vtes.vocabulary.more_filters import FLYING, Carries
from conclave.games.vtes.vocabulary.piles import CardToHand, DiscardCards
from conclave.games.vtes.vocabulary.rounds import (
    InflictedMore,
    InitialStrike,
    SetNextRange,
    SetRange,
)
from conclave.games.vtes.vocabulary.strikes import DestroyEquipment
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, May

NOT_PULLED_AT = AtLeast(CountersOn(), 0, most=0)
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
        "Amaranth",
        COMBAT,
        needs=filters.Is(filters.VAMPIRE),
        effect=Diablerize(parts.OPPONENT),
    ),
    Card(
        "Pulled Fangs",
        COMBAT,
        when=END_OF_ROUND,
        if_=AllHold(
            AT_CLOSE_RANGE,
            InflictedMore(),
            Fits(
                parts.OPPONENT,
                filters.All(
                    filters.VAMPIRE,
                    filters.AnyOf(filters.READY_ONE, filters.IN_TORPOR),
                    filters.Not(Carries(filters.Named("pulled-fangs"))),
                ),
            ),
        ),
        effect=Do(PutInPlay(on=parts.OPPONENT), Inflict(1, parts.OPPONENT)),
        grants=(
            Forbids((HUNT,), or_torpor=True),
            CanAct(
                Action(GainBlood(1, parts.THIS_CARD), stealth=1),
                by=filters.VAMPIRE,
                anyone=True,
                if_=NOT_PULLED_AT,
                alone=True,
            ),
            CanAct(
                Action(Burn(parts.THIS_CARD), stealth=1),
                by=filters.VAMPIRE,
                anyone=True,
                if_=AtLeast(CountersOn(), 1),
                alone=True,
            ),
            OnlyOne(),
        ),
    ),
    Card(
        "Molotov Cocktail",
        COMBAT,
        EQUIPMENT,
        WEAPON,
        EQUIPMENT_IN_PLAY,
        effect=Strike(own=Do(PutInPlay(on=parts.SELF), PutInState("new")), ranged=True),
        grants=(
            Weapon(
                Strike(damage=2, ranged=True, aggravated=True, own=Burn(parts.THIS_CARD)),
                if_=Unless(IsInState("new")),
            ),
            Whenever(CombatIsOver(parts.HOST), Burn(parts.THIS_CARD)),
        ),
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
        "Quick Jab",
        COMBAT,
        effect=Strike(hand=True, first=True, at_most=1),
        not_replaced=AFTER_COMBAT,
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
    Card(
        "Backstep",
        COMBAT,
        effect=Do(Maneuver(only_to_long=True), GainPress(parts.OPPONENT, if_harms=True)),
    ),
    Card(
        "Zip Gun",
        COMBAT,
        EQUIPMENT,
        WEAPON,
        GUN,
        EQUIPMENT_IN_PLAY,
        when=BEFORE_RANGE,
        effect=PutInPlay(on=parts.SELF),
        grants=(
            Weapon(
                Strike(
                    damage=1,
                    ranged=True,
                    maneuver="optional",
                    own=OnceEach(Inflict(1, parts.SELF), each="combat"),
                ),
                "combat",
            ),
            Forbids(("ammo",), parts.THIS_CARD),
        ),
    ),
    Card(
        "Roll",
        COMBAT,
        needs=filters.Is(filters.All(filters.MINION, FLYING), "needs-requirement"),
        once="round",
        effect=Maneuver(),
        not_replaced=AFTER_COMBAT,
        grants=InsteadOfDraw(May(CardToHand(parts.THIS_CARD))),
    ),
    Card(
        "Target Hand",
        COMBAT,
        AIM,
        when=STRIKE,
        once="strike",
        effect=DiscardCards(
            2,
            filters.OfType(COMBAT),
            p.ControllerOf(parts.OPPONENT),
            or_else=IfStrikeHits(
                Do(
                    Strength(-1, "action", parts.OPPONENT),
                    May(DestroyEquipment(filters.WEAPON)),
                )
            ),
        ),
    ),
    Card(
        "Orgy of Blood",
        COMBAT,
        when=ALLY_BURNED,
        effect=Each(
            targets.One(filters.VAMPIRE, filters.ControlledBy(p.YOU)),
            GainBlood(CostOf(parts.OPPONENT), parts.THAT_CARD),
        ),
    ),
    Card(
        "Target Head",
        COMBAT,
        AIM,
        when=STRIKE,
        once="strike",
        effect=DiscardCards(
            1,
            filters.OfType(COMBAT),
            p.ControllerOf(parts.OPPONENT),
            or_else=Do(
                StrikeHarder(2),
                IfStrikeHits(
                    Do(
                        Restrict(("additional-strikes", "press"), parts.OPPONENT, "round"),
                        SetNextRange(),
                    )
                ),
            ),
        ),
    ),
    Card(
        "Dragon's Breath Rounds",
        COMBAT,
        AMMO,
        when=STRIKES_CHOSEN,
        effect=LoadGun(aggravated=2),
    ),
)
