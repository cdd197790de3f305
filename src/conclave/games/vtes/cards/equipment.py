"""Equipment other than weapons: vehicles, electronics and other things that minions carry."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import (
    Action,
    AsReplaced,
    Becomes,
    Bonus,
    Can,
    CanAct,
    DisciplineLevel,
    OnlyOne,
    Unblockable,
    Wards,
)
from conclave.games.vtes.rules.library import AnyCard
from conclave.games.vtes.rules.table import DISCIPLINE_CARDS
from conclave.games.vtes.rules.windows import AFTER_ACTION, ANNOUNCED, BLOCK, DAMAGE, PRESS, RANGE
from conclave.games.vtes.rules.words import (
    AUSPEX,
    BURN_OPTION,
    CAMARILLA,
    CELERITY,
    CHIMERSTRY,
    DEMENTATION,
    ELECTRONIC,
    EQUIPMENT,
    MODIFIER,
    NECROMANCY,
    OBFUSCATE,
    OBTENEBRATION,
    SERPENTIS,
    SUPERIOR,
    UNIQUE,
    VEHICLE,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, LeastOf
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.choosing import HowMany, PutUnder
from conclave.games.vtes.vocabulary.combat import KeepsFrom
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    ActionSucceeded,
    AsAnnounced,
    AtLeast,
    Both,
    Fits,
)
from conclave.games.vtes.vocabulary.convictions import Exhaust, InterceptOf, NotExhausted
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    CardToHand,
    Draw,
    GainBlood,
    MoveBlood,
    MoveCard,
    Tap,
    Untap,
)
from conclave.games.vtes.vocabulary.feats import CannotBlock, Intercept, Maneuver, Press, Prevent
from conclave.games.vtes.vocabulary.moments import IsEquipped, PlaysCard, UntapPhase
from conclave.games.vtes.vocabulary.piles import InLibrary
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If, May

MANEUVER_EACH_COMBAT = Can(Maneuver(), when=(RANGE,), once="combat", own_turn=False)
PRESS_EACH_COMBAT = Can(Press(), when=(PRESS,), once="combat", own_turn=False)
PREVENT_1_EACH_COMBAT = Can(Prevent(1), when=(DAMAGE,), once="combat", own_turn=False)

CARDS: tuple[AnyCard, ...] = (
    Card("Aaron's Feeding Razor", EQUIPMENT, UNIQUE, cost=Pool(1), grants=Bonus("hunt", 1)),
    Card(
        "Cloak of the Abalone",
        EQUIPMENT,
        UNIQUE,
        grants=Unblockable(f.AnyOf(f.OfClan("toreador"), f.OfClan("toreador-antitribu"))),
    ),
    Card(
        "Drum of Xipe Totec",
        EQUIPMENT,
        UNIQUE,
        cost=Pool(2),
        grants=(
            DisciplineLevel(CELERITY, 2),
            Can(
                Maneuver(),
                when=(RANGE,),
                once="combat",
                own_turn=False,
                if_=Fits(f.HOST, f.VAMPIRE),
            ),
        ),
    ),
    Card(
        "Enchanted Marionette",
        EQUIPMENT,
        UNIQUE,
        "malkavian-antitribu",
        cost=Pool(3),
        grants=(
            Bonus("bleed", 1, if_=Fits(f.HOST, f.OfClan("malkavian-antitribu"))),
            Bonus(
                "stealth",
                1,
                if_=Both(Fits(f.HOST, f.OfClan("malkavian-antitribu")), ActionIs(("bleed",))),
            ),
        ),
    ),
    Card(
        "Erebus Mask",
        EQUIPMENT,
        UNIQUE,
        BURN_OPTION,
        "harbinger-of-skulls",
        cost=Pool(1),
        grants=Bonus("stealth", 1, if_=Fits(f.HOST, f.OfClan("harbinger-of-skulls"))),
    ),
    Card("Flak Jacket", EQUIPMENT, cost=Pool(1), grants=PREVENT_1_EACH_COMBAT),
    Card("Hawg", EQUIPMENT, VEHICLE, grants=(PRESS_EACH_COMBAT, OnlyOne(VEHICLE))),
    Card("IR Goggles", EQUIPMENT, ELECTRONIC, grants=MANEUVER_EACH_COMBAT),
    Card(
        "Laptop Computer",
        EQUIPMENT,
        ELECTRONIC,
        cost=Pool(1),
        grants=(Bonus("bleed", 1), OnlyOne()),
    ),
    Card(
        "Shaal Fragment",
        EQUIPMENT,
        UNIQUE,
        BURN_OPTION,
        "harbinger-of-skulls",
        grants=(
            Bonus("hand-size", 2),
            CanAct(
                Action(MoveCard(f.THIS_CARD, f.SELF), target=f.Only(f.THIS_CARD)),
                by=f.All(f.VAMPIRE, f.Not(f.HOST)),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Sport Bike",
        EQUIPMENT,
        VEHICLE,
        cost=Pool(1),
        grants=(Bonus("intercept", 1), OnlyOne(VEHICLE)),
    ),
    Card(
        "The Signet of King Saul",
        EQUIPMENT,
        UNIQUE,
        cost=Pool(1),
        grants=Unblockable(f.All(f.VAMPIRE, f.CapacityOf(at_least=8))),
    ),
    Card("Writ of Acceptance", EQUIPMENT, grants=Becomes(sect=CAMARILLA)),
    Card(
        "Bowl of Convergence",
        EQUIPMENT,
        UNIQUE,
        grants=(
            Bonus("intercept", 1, if_=Fits(f.HOST, f.All(f.VAMPIRE, f.Knows(AUSPEX)))),
            Can(
                Intercept(+1),
                when=(BLOCK,),
                cost=Blood(1),
                once="action",
                own_turn=False,
                if_=Fits(f.HOST, f.All(f.VAMPIRE, f.Knows(AUSPEX, SUPERIOR))),
            ),
        ),
    ),
    Card(
        "Camera Phone",
        EQUIPMENT,
        ELECTRONIC,
        grants=CanAct(Action(None, "bleed", bleed=1, unaided=True)),
    ),
    Card(
        "Concoction of Vitality",
        EQUIPMENT,
        UNIQUE,
        cost=Pool(1),
        grants=Can(
            Do(CannotBlock(f.VAMPIRE), KeepsFrom((DISCIPLINE_CARDS,), f.SELF, "action")),
            when=(ANNOUNCED,),
            burn=True,
            if_=Both(ACTING, AsAnnounced(), Fits(f.HOST, f.VAMPIRE)),
        ),
    ),
    Card(
        "Cooler",
        EQUIPMENT,
        cost=Pool(1),
        grants=(
            Whenever(IsEquipped(f.THIS_CARD), GainBlood(4, f.THIS_CARD)),
            Whenever(
                UntapPhase(p.YOU),
                If(
                    Fits(f.HOST, f.All(f.VAMPIRE, f.READY_ONE)),
                    May(
                        MoveBlood(1, f.THIS_CARD, f.HOST),
                        If(Fits(f.THIS_CARD, f.HasBlood(0, 0)), Burn(f.THIS_CARD)),
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Heart of Nizchetus",
        EQUIPMENT,
        UNIQUE,
        cost=Pool(1),
        grants=Whenever(
            UntapPhase(p.YOU),
            If(
                Fits(f.HOST, f.READY_ONE),
                HowMany(
                    0,
                    LeastOf(InLibrary(), 3),
                    Do(Draw(THAT_MANY), PutUnder(THAT_MANY, from_hand=True)),
                ),
            ),
        ),
    ),
    Card(
        "Helicopter",
        EQUIPMENT,
        VEHICLE,
        cost=Pool(3),
        grants=(
            Whenever(IsEquipped(f.THIS_CARD), Tap(f.THIS_CARD)),
            Can(Untap(f.HOST), when=(AFTER_ACTION,), tap=True, if_=Both(ACTING, ActionSucceeded())),
            OnlyOne(VEHICLE),
        ),
    ),
    Card(
        "Learjet",
        EQUIPMENT,
        VEHICLE,
        cost=Pool(1),
        grants=(
            AsReplaced(If(AtLeast(InLibrary(), 1), May(Draw(1)))),
            OnlyOne(VEHICLE),
        ),
    ),
    Card(
        "Martinelli's Ring",
        EQUIPMENT,
        UNIQUE,
        grants=Wards(("malkavian", "malkavian-antitribu"), (DEMENTATION, SERPENTIS)),
    ),
    Card(
        "Phased Motion Detector",
        EQUIPMENT,
        ELECTRONIC,
        grants=(
            Whenever(
                PlaysCard(f.VAMPIRE, (CHIMERSTRY, OBFUSCATE, OBTENEBRATION), (MODIFIER,)),
                If(NotExhausted(), Do(InterceptOf(f.SELF, +1), Exhaust())),
            ),
            OnlyOne(),
        ),
    ),
    Card(
        "The Sargon Fragment",
        EQUIPMENT,
        UNIQUE,
        cost=Pool(1),
        grants=(
            DisciplineLevel(NECROMANCY, 2),
            CanAct(
                Action(CardToHand(), target=f.One(f.LIBRARY_CARD, region="ash-heap")),
                by=f.All(f.VAMPIRE, f.HOST),
                cost=Blood(1),
            ),
        ),
    ),
)
