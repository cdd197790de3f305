"""The cards of Potence: strength."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import Forbids
from conclave.games.vtes.rules.abilities.fighting import ImprovesStrikes, Weapon
from conclave.games.vtes.rules.abilities.hands import AFTER_COMBAT
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import EQUIP
from conclave.games.vtes.rules.constants import (
    ACTION,
    CELERITY,
    COMBAT,
    GRAPPLE,
    MELEE,
    MODIFIER,
    POTENCE,
    UNIQUE,
)
from conclave.games.vtes.rules.modes import (
    Action,
    Strike,
)
from conclave.games.vtes.rules.moments import GoesToTorpor
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import DAMAGE, STRENGTH
from conclave.games.vtes.rules.windows import (
    ANY_TIME,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    DURING_ACTION,
    END_OF_ROUND,
    GOING_TO_TORPOR,
    SUCCEEDING,
)
from conclave.games.vtes.vocabulary import (
    filters,
    parts,
    targets,
)
from conclave.games.vtes.vocabulary import (
    players as p,
)
from conclave.games.vtes.vocabulary.amounts import Depending, StrengthOf
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.combat import Restrict
from conclave.games.vtes.vocabulary.conditions import (
    AT_CLOSE_RANGE,
    AT_LONG_RANGE,
    ActionIs,
    AllHold,
    Fits,
    Unless,
)
from conclave.games.vtes.vocabulary.damage import Strength
from conclave.games.vtes.vocabulary.effects import Burn, PutInPlay, ToTorpor
from conclave.games.vtes.vocabulary.maneuvers import GainPress, Press
from conclave.games.vtes.vocabulary.memory import IsInState, PutInState
from conclave.games.vtes.vocabulary.modifying import CheaperAction, Grant, Votes
from conclave.games.vtes.vocabulary.more_filters import FLYING, Carries
from conclave.games.vtes.vocabulary.parts import ACTION_CARD
from conclave.games.vtes.vocabulary.piles import HandSize
from conclave.games.vtes.vocabulary.rounds import IfAnotherRound, InflictedMore, SetRange
from conclave.games.vtes.vocabulary.strikes import DestroyEquipment, StrikeIsPrevented
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If, May

ONLY_HANDS = Do(
    Restrict(("other-strikes",), parts.SELF, "round"),
    Restrict(("other-strikes",), parts.OPPONENT, "round"),
)
"""Neither combatant may use strikes other than hand strikes this round."""

A_NEW_MELEE_WEAPON = AllHold(
    ActionIs((EQUIP,)),
    Fits(
        ACTION_CARD, filters.All(filters.WithTrait(MELEE), filters.Not(filters.WithTrait(UNIQUE)))
    ),
)
A_FLYER = filters.All(filters.MINION, FLYING)
HAMMERED = PutInPlay(on=ACTION_CARD)

A_VAMPIRE_WITHOUT_IT = Fits(
    parts.OPPONENT,
    filters.All(
        filters.VAMPIRE,
        filters.AnyOf(filters.READY_ONE, filters.IN_TORPOR),
        filters.Not(Carries(filters.Named("disarm"))),
    ),
)

QUICK_ESCAPE = If(
    Fits(parts.OPPONENT, filters.HasDiscipline(CELERITY)),
    May(
        BurnBlood(1, parts.OPPONENT),
        then=StrikeIsPrevented(),
        by=p.ControllerOf(parts.OPPONENT),
    ),
)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Disarm",
        COMBAT,
        POTENCE,
        when=END_OF_ROUND,
        if_=AllHold(AT_CLOSE_RANGE, InflictedMore(), A_VAMPIRE_WITHOUT_IT),
        basic=Do(PutInPlay(on=parts.OPPONENT), ToTorpor(parts.OPPONENT)),
        superior=Do(PutInPlay(on=parts.OPPONENT), PutInState("superior"), ToTorpor(parts.OPPONENT)),
        grants=(
            Bonus(STRENGTH, Depending(IsInState("superior"), -2, -1)),
            Can(
                Burn(parts.THIS_CARD),
                when=(ANY_TIME,),
                cost=Blood(3),
                by="host",
                own_turn=False,
                even_torpid=True,
            ),
            OnlyOne(),
        ),
    ),
    Card(
        "Forger's Hammer",
        MODIFIER,
        POTENCE,
        when=SUCCEEDING,
        if_=A_NEW_MELEE_WEAPON,
        basic=HAMMERED,
        superior=Do(HAMMERED, CheaperAction(1)),
        grants=Bonus(DAMAGE, +1),
    ),
    Card(
        "Heroic Might",
        ACTION,
        POTENCE,
        cost=Blood(3),
        if_=Unless(Fits(parts.SELF, Carries(filters.Named("heroic-might")))),
        basic=Action(PutInPlay(on=parts.SELF), stealth=3),
        superior=Action(Do(PutInPlay(on=parts.SELF), PutInState("superior")), stealth=3),
        grants=(
            Bonus(STRENGTH, Depending(IsInState("superior"), 2, 1)),
            Weapon(Strike(DestroyEquipment())),
            Weapon(Strike(damage=2, ranged=True), if_=IsInState("superior")),
            OnlyOne(),
            Whenever(GoesToTorpor(parts.HOST), Burn(parts.THIS_CARD)),
        ),
    ),
    Card(
        "Preternatural Strength",
        ACTION,
        POTENCE,
        cost=Blood(1),
        if_=Unless(Fits(parts.SELF, Carries(filters.Named("preternatural-strength")))),
        basic=Action(PutInPlay(on=parts.SELF), stealth=2),
        superior=Action(Do(PutInPlay(on=parts.SELF), PutInState("superior")), stealth=2),
        grants=(
            Bonus(STRENGTH, Depending(IsInState("superior"), 2, 1)),
            Forbids(("play",), at=filters.Named("torn-signpost")),
            OnlyOne(),
        ),
    ),
    Card(
        "Rampage",
        ACTION,
        modes=(
            as_(
                ACTION,
                Action(
                    Burn(parts.TARGET),
                    target=targets.One(filters.LOCATION, filters.Not(filters.ControlledBy(p.YOU))),
                ),
                "pot",
            ),
            as_(
                ACTION,
                Action(
                    Burn(parts.TARGET),
                    stealth=1,
                    target=targets.One(filters.LOCATION, filters.ControlledBy(p.YOU)),
                ),
                "pot",
            ),
        ),
    ),
    Card(
        "Burning Wrath",
        COMBAT,
        POTENCE,
        cost=Blood(3),
        basic=Strike(hand=True, damage=1, aggravated=True),
        superior=Strike(hand=True, damage=2, aggravated=True),
    ),
    Card(
        "Iron Glare",
        MODIFIER,
        modes=(
            as_(MODIFIER, Votes(2), "pot", "pre"),
            as_(MODIFIER, BleedBonus(+2, only=True), "POT", "PRE"),
        ),
    ),
    Card(
        "Inspire Greatness",
        MODIFIER,
        cost=Blood(1),
        modes=tuple(
            [
                as_(
                    MODIFIER,
                    Strength(more, "action", parts.ACTING_MINION),
                    *levels,
                    when=DURING_ACTION,
                    if_=Fits(parts.ACTING_MINION, filters.AnyOf(filters.ALLY, filters.YOUNGER)),
                    by="other",
                )
                for more, levels in ((+1, ("pot", "pre")), (+2, ("POT", "PRE")))
            ]
        ),
    ),
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
        "Decapitate",
        COMBAT,
        cost=Blood(2),
        modes=(
            as_(COMBAT, Strike(hand=True, damage=2, melee=True), "pot"),
            as_(
                COMBAT,
                Burn(parts.OPPONENT),
                "POT",
                when=GOING_TO_TORPOR,
            ),
        ),
    ),
    Card(
        "Brute Force",
        COMBAT,
        POTENCE,
        basic=Strike(hand=True, damage=1, melee=True, melee_more=1),
        superior=Strike(hand=True, damage=2, melee=True, melee_more=1),
        not_replaced=AFTER_COMBAT,
    ),
    Card(
        "Relentless Pursuit",
        COMBAT,
        POTENCE,
        cost=Blood(1),
        basic=Press(),
        superior=Do(Press(), IfAnotherRound(HandSize(+2, "combat"))),
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
        "Roundhouse",
        COMBAT,
        POTENCE,
        basic=Strike(hand=True, damage=2),
        superior=Strike(hand=True, damage=3),
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
    Card(
        "Earthshock",
        COMBAT,
        POTENCE,
        cost=Blood(1),
        basic=Strike(damage=StrengthOf(), ranged=True, undodgeable=True, spares=A_FLYER),
        superior=Strike(damage=StrengthOf(1), ranged=True, undodgeable=True, spares=A_FLYER),
    ),
    Card(
        "Sacrament of Carnage",
        COMBAT,
        POTENCE,
        cost=Blood(1),
        basic=Strike(damage=2, ranged=True),
        superior=Strike(damage=3, ranged=True),
    ),
    Card(
        "Torn Signpost",
        COMBAT,
        POTENCE,
        basic=Strength(2, base=True),
        superior=Strength(3, base=True),
    ),
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
        target=targets.Only(parts.OPPONENT),
        basic=ONLY_HANDS,
        superior=Do(ONLY_HANDS, GainPress(), IfAnotherRound(SetRange(long=False))),
    ),
    Card(
        "Increased Strength",
        COMBAT,
        POTENCE,
        when=BEFORE_RANGE,
        basic=Grant(ImprovesStrikes(+1, disciplines=(POTENCE,))),
        superior=Grant(ImprovesStrikes(+2, disciplines=(POTENCE,))),
    ),
    Card(
        "Stunt Cycle",
        COMBAT,
        POTENCE,
        if_=AT_LONG_RANGE,
        basic=Strike(QUICK_ESCAPE, damage=3, ranged=True, shields=1),
        superior=Strike(QUICK_ESCAPE, damage=4, ranged=True, shields=2),
    ),
)
