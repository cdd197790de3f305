"""Weapons that do more than damage, or that turn against their bearer."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.fighting import LosesCounters, Weapon
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import HUNT
from conclave.games.vtes.rules.constants import EQUIPMENT, MELEE, POTENCE, UNIQUE, WEAPON
from conclave.games.vtes.rules.damage_moments import TakesDamage
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import RoundEnds, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import DAMAGE, PRESS
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import COUNTERS_HERE, StrengthOf
from conclave.games.vtes.vocabulary.blocks import StaysTapped
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    AT_CLOSE_RANGE,
    FIRST_ROUND,
    AllHold,
    Fits,
    Unless,
)
from conclave.games.vtes.vocabulary.damage import Inflict, Prevent
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    EnterCombat,
    MoveCard,
    OnceEach,
    Tap,
    ToTorpor,
)
from conclave.games.vtes.vocabulary.maneuvers import GainPress, Press
from conclave.games.vtes.vocabulary.strikes import IsDodged
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

YOURS = filters.ControlledBy(p.YOU)


CARDS: tuple[AnyCard, ...] = (
    Card(
        "Flash Grenade",
        EQUIPMENT,
        WEAPON,
        grants=Weapon(
            Strike(
                Do(
                    If(
                        AllHold(Unless(IsDodged()), Fits(parts.OPPONENT, filters.VAMPIRE)),
                        Later("after-combat", Do(Tap(parts.OPPONENT), StaysTapped(parts.OPPONENT))),
                    ),
                    If(
                        AllHold(
                            Unless(IsDodged()),
                            AT_CLOSE_RANGE,
                            Fits(parts.SELF, filters.VAMPIRE),
                        ),
                        Later("after-combat", Do(Tap(parts.SELF), StaysTapped(parts.SELF))),
                    ),
                    Burn(parts.THIS_CARD),
                ),
                ends=True,
            )
        ),
    ),
    Card(
        "Improvised Flamethrower",
        EQUIPMENT,
        WEAPON,
        cost=Pool(2),
        grants=(
            Weapon(Strike(damage=2, ranged=True, aggravated=True), limit="combat"),
            Whenever(
                TakesDamage(parts.HOST, by=parts.OPPONENT, long=True),
                Do(Burn(parts.THIS_CARD), Inflict(2, parts.SELF, aggravated=True)),
            ),
        ),
    ),
    Card(
        "Meat Hook",
        EQUIPMENT,
        WEAPON,
        MELEE,
        grants=(
            Weapon(
                Strike(
                    OnceEach(GainPress(only_to_continue=True), each="combat"),
                    damage=StrengthOf(1),
                ),
                limit="round",
            ),
            Weapon(
                Strike(Burn(parts.THIS_CARD), first=True),
                cost=Blood(1),
                by=filters.All(filters.VAMPIRE, filters.HasDiscipline(POTENCE)),
            ),
        ),
    ),
    Card(
        "Rowan Ring",
        EQUIPMENT,
        WEAPON,
        MELEE,
        UNIQUE,
        cost=Pool(1),
        grants=Weapon(
            Strike(
                If(
                    Fits(parts.OPPONENT, filters.VAMPIRE),
                    Do(
                        ToTorpor(parts.OPPONENT),
                        If(
                            Fits(parts.OPPONENT, filters.IN_TORPOR),
                            Do(
                                StaysTapped(parts.OPPONENT, in_torpor=True),
                                MoveCard(parts.THIS_CARD, parts.OPPONENT),
                            ),
                        ),
                    ),
                )
            )
        ),
    ),
    Card(
        "Talbot's Chainsaw",
        EQUIPMENT,
        WEAPON,
        UNIQUE,
        cost=Pool(3),
        grants=(
            Weapon(Strike(damage=3)),
            Whenever(
                UntapPhase(p.YOU),
                If(
                    Fits(parts.HOST, filters.READY_ONE),
                    ForOne(
                        targets.One(filters.MINION, filters.READY_ONE, YOURS),
                        Inflict(3, parts.THAT_CARD, preventable=False),
                    ),
                ),
            ),
            Forbids((HUNT,)),
            CanAct(
                Action(
                    EnterCombat(),
                    stealth=1,
                    target=targets.One(
                        filters.MINION, filters.READY_ONE, filters.ControlledBy(p.EACH_OTHER)
                    ),
                )
            ),
            Can(
                Press(only_to_continue=True),
                when=(PRESS,),
                once="combat",
                own_turn=False,
                if_=FIRST_ROUND,
            ),
            Can(Prevent(1), when=(DAMAGE,), once="combat", own_turn=False),
        ),
    ),
    Card(
        "The Crimson Sentinel",
        EQUIPMENT,
        WEAPON,
        MELEE,
        UNIQUE,
        cost=Pool(2),
        grants=(
            Weapon(Strike(damage=StrengthOf(1))),
            Whenever(RoundEnds(parts.THIS_CARD, inflicted=True), GainBlood(1, parts.THIS_CARD)),
            Bonus("damage", COUNTERS_HERE),
            LosesCounters(),
        ),
    ),
)
