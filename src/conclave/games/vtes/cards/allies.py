"""Allies: minions that are recruited."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.fighting import Harm, NeverGains, Weapon
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ALLY,
    CAMARILLA,
    CHANGELING,
    EQUIPMENT,
    GHOUL,
    MAGE,
    MORTAL,
    NECROMANCY,
    POTENCE,
    QUIETUS,
    THAUMATURGY,
    UNIQUE,
    WRAITH,
    ZOMBIE,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import Blocks, EntersPlay, IsBurned, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import ANY_TIME, BLOCK, DISCARD_PHASE, PRESS, RANGE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import COUNTERS_HERE, CountersOn
from conclave.games.vtes.vocabulary.blocks import Intercept
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne, Search
from conclave.games.vtes.vocabulary.conditions import AtLeast, Fits, IsDirected
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat, Untap
from conclave.games.vtes.vocabulary.maneuvers import Maneuver, Press
from conclave.games.vtes.vocabulary.more_filters import Did
from conclave.games.vtes.vocabulary.piles import RemoveFromGame
from conclave.games.vtes.vocabulary.playing_as_vampire import PlaysBasic
from conclave.games.vtes.vocabulary.rounds import SetRange
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Either, If

YOURS = filters.ControlledBy(p.YOU)
NOT_YOURS = filters.Not(YOURS)
MANEUVER = Can(Maneuver(), when=(RANGE,), once="combat", own_turn=False)
DODGE = Weapon(Strike(dodge=True), limit="combat")
SHOT_1 = Weapon(Strike(damage=1, ranged=True))
SHOT_2 = Weapon(Strike(damage=2, ranged=True))
FROM_A_CORPSE = Either(
    ForOne(
        targets.One(filters.AnyOf(filters.ALLY, filters.VAMPIRE), region="ash-heap"),
        RemoveFromGame(parts.TARGET),
    ),
    Burn(parts.THIS_CARD),
    p.YOU,
)
"""Remove an ally or vampire in your ash heap from the game, or burn this card."""

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Arcanum Investigator",
        ALLY,
        MORTAL,
        cost=Pool(2),
        life=2,
        bleed=0,
        grants=CanAct(
            Action(
                Burn(),
                target=targets.One(
                    filters.EQUIPMENT,
                    filters.OnCard(filters.MINION),
                    filters.ControlledBy(p.NEIGHBOURS),
                ),
            )
        ),
    ),
    Card(
        "Arms Dealer",
        ALLY,
        MORTAL,
        "brujah",
        life=1,
        bleed=0,
        grants=CanAct(Action(Search(filters.WEAPON), stealth=1)),
    ),
    Card(
        "Asanbonsam Ghoul",
        ALLY,
        GHOUL,
        "tzimisce",
        cost=Blood(2),
        life=3,
        strength=2,
        bleed=0,
        grants=(
            Bonus("intercept", 1, if_=IsDirected(p.EACH_METHUSELAH)),
            Whenever(
                Blocks(parts.THIS_CARD),
                If(IsDirected(p.EACH_METHUSELAH), SetRange(long=False, first_round=True)),
            ),
        ),
    ),
    Card(
        "Carlton Van Wyk",
        ALLY,
        UNIQUE,
        MORTAL,
        cost=Pool(2),
        life=2,
        strength=0,
        bleed=0,
        grants=(
            SHOT_1,
            DODGE,
            Bonus("intercept", 1, if_=Fits(parts.ACTING_MINION, filters.VAMPIRE)),
            Can(
                Burn(),
                when=(DISCARD_PHASE,),
                burn=True,
                target=targets.One(filters.VAMPIRE, Did("diablerie")),
            ),
        ),
    ),
    Card(
        'Felix "Fix" Hessian',
        ALLY,
        UNIQUE,
        WRAITH,
        "giovanni",
        cost=Pool(2),
        life=2,
        bleed=1,
        grants=CanAct(
            Action(Burn(), stealth=1, target=targets.One(filters.LOCATION)), cost=Pool(1)
        ),
    ),
    Card(
        "Ghouled Street Thug",
        ALLY,
        GHOUL,
        "pander",
        cost=Pool(2),
        life=2,
        bleed=0,
        grants=(SHOT_1, PlaysBasic((POTENCE,), as_old=2)),
    ),
    Card(
        "Gypsies",
        ALLY,
        UNIQUE,
        MORTAL,
        "gangrel",
        cost=Pool(3),
        life=1,
        bleed=1,
        grants=Bonus("stealth", 1),
    ),
    Card(
        "Hellhound",
        ALLY,
        GHOUL,
        cost=Pool(2),
        life=2,
        bleed=0,
        grants=(
            Forbids(("act",)),
            Whenever(
                UntapPhase(p.YOU),
                If(AtLeast(CountersOn(parts.THIS_CARD), most=1), GainBlood(1, parts.THIS_CARD)),
            ),
        ),
    ),
    Card(
        "Leonardo, Mortician",
        ALLY,
        UNIQUE,
        MORTAL,
        "giovanni",
        cost=Pool(1),
        life=2,
        bleed=0,
        grants=CanAct(
            Action(
                GainBlood(1, parts.TARGET),
                stealth=1,
                target=targets.One(filters.VAMPIRE, filters.READY_ONE),
            )
        ),
    ),
    Card("Loyal Street Gang", ALLY, MORTAL, "brujah", cost=Pool(1), life=2, bleed=0),
    Card(
        "Mylan Horseed",
        ALLY,
        UNIQUE,
        CHANGELING,
        cost=Pool(1),
        life=1,
        strength=0,
        bleed=1,
        grants=(
            CanAct(
                Action(
                    Untap(parts.TARGET),
                    stealth=1,
                    target=targets.One(
                        filters.VAMPIRE,
                        filters.READY_ONE,
                        filters.Not(filters.OfSect(CAMARILLA)),
                        filters.CapacityOf(at_least=8),
                    ),
                )
            ),
            DODGE,
            Forbids(("block",), if_=Fits(parts.ACTING_MINION, filters.VAMPIRE)),
        ),
    ),
    Card(
        "Order of Hermes Cabal",
        ALLY,
        UNIQUE,
        MAGE,
        cost=Pool(4),
        life=2,
        strength=0,
        bleed=1,
        grants=(
            Weapon(Strike(damage=1, ranged=True, aggravated=True)),
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(filters.OfClan("tremere"), filters.READY_ONE, NOT_YOURS),
                ),
            ),
        ),
    ),
    Card(
        "Outcast Mage",
        ALLY,
        MAGE,
        "tremere",
        cost=Pool(3),
        life=2,
        strength=0,
        bleed=1,
        grants=(SHOT_2, MANEUVER),
    ),
    Card(
        "Political Ally", ALLY, UNIQUE, MORTAL, "ventrue", cost=Pool(2), life=1, strength=0, bleed=3
    ),
    Card(
        "Ponticulus",
        ALLY,
        UNIQUE,
        WRAITH,
        "tremere",
        cost=Pool(2),
        life=1,
        strength=0,
        bleed=0,
        grants=(
            Forbids(("act", EQUIPMENT)),
            Bonus("intercept", 1, if_=IsDirected(p.YOU)),
            Can(
                Intercept(+1, of=filters.OfClan("tremere")),
                when=(BLOCK,),
                tap=True,
                own_turn=False,
            ),
            Harm(takes_normal=False),
        ),
    ),
    Card(
        "Procurer",
        ALLY,
        GHOUL,
        cost=Blood(2),
        life=1,
        bleed=0,
        grants=CanAct(
            Action(
                GainBlood(1, parts.TARGET),
                stealth=2,
                target=targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS),
            )
        ),
    ),
    Card(
        "Rafastio Ghoul",
        ALLY,
        GHOUL,
        cost=Pool(3),
        life=2,
        grants=PlaysBasic((THAUMATURGY,), as_old=3),
    ),
    Card(
        'Scapelli, The Family "Mechanic"',
        ALLY,
        UNIQUE,
        MORTAL,
        "giovanni",
        cost=Pool(3),
        life=3,
        strength=0,
        bleed=1,
        grants=(
            SHOT_2,
            Can(Press(only_to_continue=True), when=(PRESS,), once="combat", own_turn=False),
        ),
    ),
    Card(
        "Shambling Hordes",
        ALLY,
        ZOMBIE,
        NECROMANCY,
        cost=Blood(3),
        life=3,
        strength=0,
        bleed=0,
        basic=Action(None, "recruit", 1),
        superior=Action(GainBlood(1, parts.THIS_CARD), "recruit", 1),
        grants=(
            Whenever(EntersPlay(parts.THIS_CARD), FROM_A_CORPSE),
            Bonus("strength", COUNTERS_HERE),
            NeverGains(),
            CanAct(
                Action(
                    EnterCombat(), target=targets.One(filters.MINION, filters.READY_ONE, NOT_YOURS)
                )
            ),
        ),
    ),
    Card(
        "Talaq, The Immortal",
        ALLY,
        UNIQUE,
        MAGE,
        cost=Pool(3),
        life=3,
        strength=0,
        bleed=0,
        grants=(SHOT_1, PlaysBasic((QUIETUS, THAUMATURGY), as_old=3), MANEUVER),
    ),
    Card(
        "Thadius Zho, Mage",
        ALLY,
        UNIQUE,
        MAGE,
        "tremere",
        cost=Pool(4),
        life=2,
        strength=0,
        bleed=2,
        grants=(
            SHOT_2,
            MANEUVER,
            CanAct(
                Action(BurnBlood(1, parts.TARGET), stealth=1, target=targets.One(filters.VAMPIRE))
            ),
        ),
    ),
    Card("The Knights", ALLY, UNIQUE, MORTAL, "brujah", cost=Pool(1), life=2, strength=2, bleed=0),
    Card(
        "The Slashers",
        ALLY,
        UNIQUE,
        MORTAL,
        "brujah",
        cost=Pool(1),
        life=3,
        strength=0,
        bleed=0,
        grants=SHOT_1,
    ),
    Card(
        "Young Bloods",
        ALLY,
        UNIQUE,
        MORTAL,
        cost=Pool(2),
        life=3,
        strength=2,
        bleed=0,
        grants=(
            CanAct(
                Action(
                    BurnBlood(2, parts.TARGET),
                    stealth=1,
                    target=targets.One(
                        filters.VAMPIRE, filters.TAPPED, filters.CapacityOf(at_most=7)
                    ),
                )
            ),
            Whenever(
                IsBurned(parts.THIS_CARD, by=filters.All(filters.VAMPIRE, NOT_YOURS)),
                GainBlood(2, parts.TARGET),
            ),
        ),
    ),
    Card(
        "Vagabond Mystic",
        ALLY,
        UNIQUE,
        MORTAL,
        life=2,
        strength=0,
        bleed=0,
        grants=(
            Can(
                GainBlood(1, parts.TARGET),
                when=(ANY_TIME,),
                tap=True,
                own_turn=False,
                target=targets.One(filters.ALLY, YOURS, filters.HasBlood(lacking=1)),
            ),
            Forbids(("block",), if_=Fits(parts.ACTING_MINION, filters.VAMPIRE)),
        ),
    ),
)
