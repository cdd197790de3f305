"""Equipment other than weapons: vehicles, electronics and others."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Unblockable
from conclave.games.vtes.rules.abilities.fighting import Wards
from conclave.games.vtes.rules.abilities.hands import WhenReplaced
from conclave.games.vtes.rules.abilities.identity import Becomes, DisciplineLevel, OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import EMPLOY, EQUIP, HUNT, RECRUIT, TAKE
from conclave.games.vtes.rules.constants import (
    ARCHBISHOP,
    AUSPEX,
    BURN_OPTION,
    CAMARILLA,
    CELERITY,
    CHIMERSTRY,
    DEMENTATION,
    ELECTRONIC,
    EQUIPMENT,
    GUN,
    MODIFIER,
    NECROMANCY,
    OBFUSCATE,
    OBTENEBRATION,
    PRINCE,
    SERPENTIS,
    SUPERIOR,
    UNIQUE,
    VEHICLE,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import (
    Blocks,
    CombatIsOver,
    EntersPlay,
    IsEquipped,
    PlaysCard,
    UntapPhase,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    AFTER_ACTION,
    ANNOUNCED,
    ANY_TIME,
    BLOCK,
    DAMAGE,
    PRESS,
    RANGE,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, Capped
from conclave.games.vtes.vocabulary.blocks import CannotBlock, Intercept
from conclave.games.vtes.vocabulary.blood import GainBlood, MoveBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.choosing import HowMany, PutUnder
from conclave.games.vtes.vocabulary.combat import PreventStrike, Restrict
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    ActionSucceeded,
    AllHold,
    AsAnnounced,
    AtLeast,
    Fits,
)
from conclave.games.vtes.vocabulary.convictions import (
    BurnImbued,
    Exhaust,
    InterceptOf,
    NotExhausted,
)
from conclave.games.vtes.vocabulary.damage import Prevent
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, MoveCard, Tap, Untap
from conclave.games.vtes.vocabulary.maneuvers import Maneuver, Press
from conclave.games.vtes.vocabulary.modifying import ContinueAction
from conclave.games.vtes.vocabulary.more_filters import Incapacitated
from conclave.games.vtes.vocabulary.piles import CardToHand, Draw, LibrarySize
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If, May

MANEUVER_EACH_COMBAT = Can(Maneuver(), when=(RANGE,), once="combat", own_turn=False)
PRESS_EACH_COMBAT = Can(Press(), when=(PRESS,), once="combat", own_turn=False)
PREVENT_1_EACH_COMBAT = Can(Prevent(1), when=(DAMAGE,), once="combat", own_turn=False)
BY_VAMPIRE = Fits(parts.HOST, filters.VAMPIRE)

CARDS: tuple[AnyCard, ...] = (
    Card("Aaron's Feeding Razor", EQUIPMENT, UNIQUE, cost=Pool(1), grants=Bonus("hunt", 1)),
    Card(
        "Blood Tears of Kephran",
        EQUIPMENT,
        UNIQUE,
        grants=(
            Can(Prevent(2), when=(DAMAGE,), burn=True, own_turn=False, if_=BY_VAMPIRE),
            Can(
                GainBlood(2, parts.SELF),
                when=(ANY_TIME,),
                burn=True,
                own_turn=False,
                even_torpid=True,
                if_=BY_VAMPIRE,
            ),
        ),
    ),
    Card(
        "Cloak of the Abalone",
        EQUIPMENT,
        UNIQUE,
        grants=Unblockable(
            filters.AnyOf(filters.OfClan("toreador"), filters.OfClan("toreador-antitribu"))
        ),
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
                if_=Fits(parts.HOST, filters.VAMPIRE),
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
            Bonus("bleed", 1, if_=Fits(parts.HOST, filters.OfClan("malkavian-antitribu"))),
            Bonus(
                "stealth",
                1,
                if_=AllHold(
                    Fits(parts.HOST, filters.OfClan("malkavian-antitribu")), ActionIs(("bleed",))
                ),
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
        grants=Bonus("stealth", 1, if_=Fits(parts.HOST, filters.OfClan("harbinger-of-skulls"))),
    ),
    Card(
        "Flaming Candle",
        EQUIPMENT,
        once="game",
        grants=Can(
            CannotBlock(filters.VAMPIRE),
            when=(ANNOUNCED,),
            cost=Blood(1),
            burn=True,
            if_=AllHold(ACTING, AsAnnounced(), BY_VAMPIRE),
        ),
    ),
    Card("Flak Jacket", EQUIPMENT, cost=Pool(1), grants=PREVENT_1_EACH_COMBAT),
    Card("Hawg", EQUIPMENT, VEHICLE, grants=(PRESS_EACH_COMBAT, OnlyOne(VEHICLE))),
    Card("IR Goggles", EQUIPMENT, ELECTRONIC, grants=MANEUVER_EACH_COMBAT),
    Card(
        "Kevlar Vest",
        EQUIPMENT,
        cost=Pool(1),
        grants=(
            Can(
                Prevent(2, weapons=filters.WithTrait(GUN)),
                when=(DAMAGE,),
                once="combat",
                alone=True,
                own_turn=False,
            ),
            Can(
                Prevent(1, weapons=filters.WithTrait(GUN), others=True),
                when=(DAMAGE,),
                once="combat",
                alone=True,
                own_turn=False,
            ),
            OnlyOne(),
        ),
    ),
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
                Action(MoveCard(parts.THIS_CARD, parts.SELF), target=targets.Only(parts.THIS_CARD)),
                by=filters.All(filters.VAMPIRE, filters.Not(parts.HOST)),
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
        grants=Unblockable(filters.All(filters.VAMPIRE, filters.CapacityOf(at_least=8))),
    ),
    Card(
        "Unlicensed Taxicab",
        EQUIPMENT,
        VEHICLE,
        effect=Action(None, EQUIP, stealth=2),
        grants=(
            Bonus("stealth", 1, to=parts.ACTING_MINION, if_=ActionIs((TAKE,), of_this=True)),
            Bonus("stealth", 1, if_=ActionIs((HUNT, EMPLOY, RECRUIT))),
            Whenever(
                Blocks(filters.HasTitle((PRINCE, ARCHBISHOP)), of=parts.HOST), Burn(parts.THIS_CARD)
            ),
            OnlyOne(VEHICLE),
        ),
    ),
    Card("Writ of Acceptance", EQUIPMENT, grants=Becomes(sect=CAMARILLA, only_vampire=True)),
    Card(
        "Bowl of Convergence",
        EQUIPMENT,
        UNIQUE,
        grants=(
            Bonus(
                "intercept",
                1,
                if_=Fits(parts.HOST, filters.All(filters.VAMPIRE, filters.HasDiscipline(AUSPEX))),
            ),
            Can(
                Intercept(+1),
                when=(BLOCK,),
                cost=Blood(1),
                once="action",
                own_turn=False,
                if_=Fits(
                    parts.HOST,
                    filters.All(filters.VAMPIRE, filters.HasDiscipline(AUSPEX, SUPERIOR)),
                ),
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
            Do(CannotBlock(filters.VAMPIRE), Restrict(("discipline-cards",), parts.SELF, "action")),
            when=(ANNOUNCED,),
            burn=True,
            if_=AllHold(ACTING, AsAnnounced(), Fits(parts.HOST, filters.VAMPIRE)),
        ),
    ),
    Card(
        "Cooler",
        EQUIPMENT,
        cost=Pool(1),
        grants=(
            Whenever(EntersPlay(parts.THIS_CARD), GainBlood(4, parts.THIS_CARD)),
            Whenever(
                UntapPhase(p.YOU),
                If(
                    Fits(parts.HOST, filters.All(filters.VAMPIRE, filters.READY_ONE)),
                    May(
                        MoveBlood(1, parts.THIS_CARD, parts.HOST),
                        If(Fits(parts.THIS_CARD, filters.HasBlood(0, 0)), Burn(parts.THIS_CARD)),
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
                Fits(parts.HOST, filters.READY_ONE),
                HowMany(
                    0,
                    Capped(LibrarySize(), 3),
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
            Whenever(IsEquipped(parts.THIS_CARD), Tap(parts.THIS_CARD)),
            Can(
                Untap(parts.HOST),
                when=(AFTER_ACTION,),
                tap=True,
                if_=AllHold(ACTING, ActionSucceeded()),
            ),
            OnlyOne(VEHICLE),
        ),
    ),
    Card(
        "Learjet",
        EQUIPMENT,
        VEHICLE,
        cost=Pool(1),
        grants=(
            WhenReplaced(If(AtLeast(LibrarySize(), 1), May(Draw(1)))),
            OnlyOne(VEHICLE),
        ),
    ),
    Card(
        "Leather Jacket",
        EQUIPMENT,
        grants=(
            Whenever(
                IsEquipped(parts.THIS_CARD),
                If(ActionIs((EQUIP, TAKE)), Later("end-of-turn", Untap(parts.THAT_CARD))),
            ),
            Can(PreventStrike(), when=(DAMAGE,), burn=True, own_turn=False),
            OnlyOne(),
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
                PlaysCard(filters.VAMPIRE, (CHIMERSTRY, OBFUSCATE, OBTENEBRATION), (MODIFIER,)),
                If(NotExhausted(), Do(InterceptOf(parts.SELF, +1), Exhaust())),
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
                Action(CardToHand(), target=targets.One(filters.LIBRARY_CARD, region="ash-heap")),
                by=filters.All(filters.VAMPIRE, parts.HOST),
                cost=Blood(1),
            ),
        ),
    ),
    Card(
        "Changeling Skin Mask",
        EQUIPMENT,
        UNIQUE,
        cost=Pool(1),
        grants=(
            DisciplineLevel(OBFUSCATE, 2),
            Can(Intercept(+2), when=(BLOCK,), burn=True, own_turn=False, if_=BY_VAMPIRE),
        ),
    ),
    Card(
        "Ambulance",
        EQUIPMENT,
        VEHICLE,
        cost=Pool(1),
        grants=(
            Whenever(
                CombatIsOver(parts.HOST),
                If(
                    AllHold(ACTING, Fits(parts.OPPONENT, parts.BLOCKING_MINION)),
                    May(
                        Tap(parts.THIS_CARD),
                        Do(
                            Later("after-combat", ContinueAction()),
                            Later("block", Burn(parts.THIS_CARD)),
                        ),
                    ),
                ),
            ),
            CanAct(
                Action(BurnImbued(), stealth=1, target=targets.One(Incapacitated())),
                tap=True,
            ),
            OnlyOne(VEHICLE),
        ),
    ),
)
