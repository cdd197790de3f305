"""Actions, reactions and plain combat cards that need no discipline."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import (
    AFTER_COMBAT,
    AT_END_OF_ACTION,
    AT_NEXT_UNTAP,
    Action,
    Bonus,
    Can,
    CanAct,
    OnlyOne,
    Strike,
)
from conclave.games.vtes.rules.actions import EMPLOY, EQUIP, HUNT, LEAVE
from conclave.games.vtes.rules.library import AnyCard
from conclave.games.vtes.rules.reading import BLEED, INTERCEPT, STEALTH
from conclave.games.vtes.rules.windows import ANNOUNCED, BLOCK, DURING_ACTION, END_OF_ROUND
from conclave.games.vtes.rules.words import (
    ACTION,
    ARCHBISHOP,
    CARDINAL,
    COMBAT,
    GEHENNA,
    JUSTICAR,
    LAIBON,
    PRINCE,
    PRISCUS,
    REACTION,
    REGENT,
    SABBAT,
    UNIQUE,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import LostToDamage
from conclave.games.vtes.vocabulary.arming import EquipFromHand, InHand, IsWithinReach
from conclave.games.vtes.vocabulary.blocks import (
    NotTapped,
    StaysTapped,
    UntapAndBlock,
)
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card, Pool, as_
from conclave.games.vtes.vocabulary.choosing import ForOne, Repeat
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    AtLeast,
    BleedSucceeded,
    Both,
    Exists,
    Fits,
    IsDirected,
    Unless,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    BurnBlood,
    CardToHand,
    EnterCombat,
    GainBlood,
    GainPool,
    MoveBlood,
    PutInPlay,
    Untap,
)
from conclave.games.vtes.vocabulary.feats import (
    GainManeuver,
    GainPress,
    Intercept,
    Maneuver,
    Prevent,
    Stealth,
    Strength,
    Wake,
)
from conclave.games.vtes.vocabulary.kinds import Carries
from conclave.games.vtes.vocabulary.later import Later
from conclave.games.vtes.vocabulary.moments import GoesToTorpor
from conclave.games.vtes.vocabulary.piles import DiscardAtRandom, ToLibrary
from conclave.games.vtes.vocabulary.targets import EachTarget, Provided, Several
from conclave.games.vtes.vocabulary.terms import BloodHunt, CancelReferendum
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

A_VAMPIRE = f.Is(f.VAMPIRE, "needs-vampire")
A_PRINCE = f.Is(f.HasTitle((PRINCE, JUSTICAR)), "needs-title")
FROM_ASHES = f.One(f.LIBRARY_CARD, region="ash-heap")
IN_GEHENNA = Provided(Exists(f.One(f.WithTrait(GEHENNA))))
NOT_YOURS = f.Not(f.ControlledBy(p.YOU))
A_MANEUVER = GainManeuver(until="combat")
"""An optional maneuver during the combat."""

ACTIONS = (
    Card("Computer Hacking", ACTION, effect=Bleed(+1)),
    Card(
        "Forgery",
        ACTION,
        needs=f.Is(f.All(f.VAMPIRE, f.CapacityOf(at_least=5)), "needs-capacity"),
        effect=Bleed(effect=If(BleedSucceeded(), GainBlood(1))),
    ),
    Card(
        "Arson",
        ACTION,
        effect=Action(Burn(f.TARGET), target=f.One(f.LOCATION)),
        not_replaced=AT_END_OF_ACTION,
    ),
    Card(
        "Bum's Rush",
        ACTION,
        effect=Action(
            EnterCombat(gains=A_MANEUVER), target=f.One(f.MINION, f.READY_ONE, NOT_YOURS)
        ),
        not_replaced=AT_END_OF_ACTION,
    ),
    Card(
        "Ambush",
        ACTION,
        effect=Action(
            EnterCombat(gains=A_MANEUVER),
            target=f.One(f.MINION, f.READY_ONE, f.TAPPED, NOT_YOURS),
        ),
    ),
    Card(
        "Harass",
        ACTION,
        effect=Action(
            EnterCombat(gains=GainPress(until="combat", only_on=True)),
            target=f.One(
                f.MINION,
                f.READY_ONE,
                NOT_YOURS,
                f.AnyOf(f.All(f.VAMPIRE, f.HasBlood(0, 3)), f.TAPPED),
            ),
        ),
    ),
    Card(
        "Purity of the Beast",
        ACTION,
        needs=A_VAMPIRE,
        effect=Action(
            EnterCombat(gains=Strength(+2)),
            stealth=1,
            target=f.One(f.ALLY, f.READY_ONE, f.ControlledBy(p.PREY)),
        ),
    ),
    Card(
        "Entrenching",
        ACTION,
        needs=A_VAMPIRE,
        effect=Action(If(Fits(f.SELF, f.HasBlood(4)), GainBlood(4)), stealth=1),
    ),
    Card(
        "Art Scam",
        ACTION,
        "toreador-antitribu",
        effect=Action(GainPool(2), stealth=1),
    ),
    Card(
        "Patronage",
        ACTION,
        "toreador-antitribu",
        cost=Pool(1),
        once="your-turn",
        effect=Action(
            Do(Untap(f.TARGET), Untap()),
            stealth=1,
            target=f.One(f.OfClan("toreador-antitribu"), f.YOUNGER),
        ),
    ),
    Card(
        "Fourth Tradition: The Accounting",
        ACTION,
        cost=Blood(1),
        needs=A_PRINCE,
        effect=Action(
            GainBlood(3, f.TARGET),
            stealth=1,
            target=f.One(f.VAMPIRE, f.YOUNGER, region="your-uncontrolled"),
        ),
    ),
    Card(
        "Fifth Tradition: Hospitality",
        ACTION,
        cost=Blood(1),
        needs=A_PRINCE,
        effect=Action(GainBlood(4, f.TARGET), stealth=1, target=f.One(f.VAMPIRE, f.Not(f.SELF))),
    ),
    Card(
        "Eternal Vigilance",
        ACTION,
        cost=Blood(1),
        needs=f.Is(f.HasTitle((ARCHBISHOP, PRISCUS, CARDINAL, REGENT)), "needs-title"),
        effect=Action(PutInPlay(on=f.SELF), stealth=1),
        grants=(
            Can(
                UntapAndBlock(),
                when=(ANNOUNCED, BLOCK),
                cost=Blood(1),
                own_turn=False,
                if_=Fits(f.HOST, f.OfSect(SABBAT)),
            ),
            Whenever(GoesToTorpor(f.HOST), Burn(f.THIS_CARD)),
        ),
    ),
    Card(
        "Recure of the Homeland",
        ACTION,
        "tremere-antitribu",
        effect=Action(None, LEAVE, stealth=1, even_tapped=True),
    ),
    Card(
        "Aranthebes, The Immortal",
        ACTION,
        UNIQUE,
        cost=Pool(1),
        effect=Action(PutInPlay(), stealth=1),
        grants=(
            Can(
                Stealth(-1, f.All(f.MINION, f.ControlledBy(p.PREDATOR))),
                when=DURING_ACTION,
                tap=True,
                own_turn=False,
            ),
            Bonus(
                BLEED,
                -1,
                to=f.All(f.ACTING_MINION, f.VAMPIRE, f.CapacityOf(at_most=4)),
                if_=Both(Fits(f.THIS_CARD, f.UNTAPPED), ActionIs((BLEED,)), IsDirected(p.YOU)),
            ),
            CanAct(
                Action(ToLibrary(f.THIS_CARD), target=f.Only(f.THIS_CARD)),
                by=f.All(f.VAMPIRE, f.CapacityOf(at_least=5)),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Siphon",
        ACTION,
        needs=A_VAMPIRE,
        once="your-turn",
        effect=Action(
            EachTarget(
                If(
                    Fits(f.TARGET, f.HasBlood()),
                    Do(
                        MoveBlood(1, f.TARGET, f.SELF),
                        If(
                            Fits(f.SELF, f.OfClan("giovanni")),
                            ForOne(FROM_ASHES, CardToHand(), optional=True),
                        ),
                    ),
                )
            ),
            stealth=1,
            target=Several(f.One(f.VAMPIRE, f.IN_TORPOR, f.AnyOf(f.YOUNGER, IN_GEHENNA))),
        ),
    ),
    Card(
        "Sudario Refraction",
        ACTION,
        "giovanni",
        effect=Action(
            Do(EachTarget(ToLibrary(on_top=True)), Repeat(3, DiscardAtRandom())),
            stealth=1,
            target=Several(FROM_ASHES, 3, 3),
        ),
    ),
    Card(
        "Jack of Both Sides",
        ACTION,
        cost=Blood(1),
        needs=A_VAMPIRE,
        modes=tuple(
            [
                as_(
                    ACTION,
                    Action(
                        EquipFromHand(less_pool=1, less_blood=2),
                        kind,
                        stealth=2,
                        target=InHand(which, IsWithinReach(less_pool=1, less_blood=2)),
                    ),
                )
                for kind, which in ((EQUIP, f.EQUIPMENT), (EMPLOY, f.RETAINER))
            ]
        ),
    ),
    Card(
        "Abbot",
        ACTION,
        needs=f.Is(f.OfSect(SABBAT), "needs-sect"),
        if_=Unless(Fits(f.SELF, Carries(f.Named("abbot")))),
        effect=Action(Do(PutInPlay(on=f.SELF), Untap()), stealth=1),
        grants=(OnlyOne(), Bonus(INTERCEPT, 1, if_=IsDirected(p.YOU))),
    ),
    Card("Abactor", ACTION, needs=A_VAMPIRE, effect=Action(BloodHunt(), HUNT, stealth=1, hunt=5)),
    Card(
        "Earth-Feeder",
        ACTION,
        needs=f.Is(f.OfSect(LAIBON), "needs-sect"),
        if_=Unless(Exists(f.One(f.Named("earth-feeder"), f.OnCard(f.SELF)))),
        effect=Action(PutInPlay(on=f.SELF), HUNT, stealth=2),
        grants=(Bonus(STEALTH, 1, if_=Both(ACTING, ActionIs((HUNT,)))), OnlyOne()),
    ),
)

REACTIONS = (
    Card(
        "Wake with Evening's Freshness",
        REACTION,
        needs=A_VAMPIRE,
        effect=Wake(),
        tapped=True,
        not_replaced=AT_NEXT_UNTAP,
    ),
    Card(
        "Forced Awakening",
        REACTION,
        needs=A_VAMPIRE,
        effect=Do(Wake(), Later("resolution", If(Unless(WasBlocked(by_self=True)), BurnBlood(1)))),
        tapped=True,
    ),
    Card(
        "On the Qui Vive",
        REACTION,
        once="untap",
        effect=Do(Wake(), If(Fits(f.SELF, f.ALLY), StaysTapped())),
        tapped=True,
    ),
    Card(
        "Eluding the Arms of Morpheus",
        REACTION,
        cost=Blood(1),
        effect=UntapAndBlock(),
        tapped=True,
    ),
    Card(
        "Second Tradition: Domain",
        REACTION,
        needs=A_PRINCE,
        modes=(
            as_(REACTION, Intercept(+2)),
            as_(REACTION, UntapAndBlock(+2), cost=Blood(1), tapped=True),
        ),
    ),
    Card(
        "Minor Irritation",
        REACTION,
        needs=A_VAMPIRE,
        if_=Both(WasBlocked(by_self=True), Fits(f.ACTING_MINION, f.AnyOf(f.ALLY, f.YOUNGER))),
        effect=NotTapped(),
    ),
    Card(
        "Delaying Tactics",
        REACTION,
        cost=Blood(1),
        effect=CancelReferendum(untap=True, barred=True),
    ),
)

COMBAT_CARDS = (
    Card("Dodge", COMBAT, effect=Strike(dodge=True), not_replaced=AFTER_COMBAT),
    Card("Fake Out", COMBAT, effect=Maneuver(), not_replaced=AFTER_COMBAT),
    Card(
        "Lucky Blow",
        COMBAT,
        effect=Strike(hand=True, damage=1, melee=True),
        not_replaced=AFTER_COMBAT,
    ),
    Card("Glancing Blow", COMBAT, effect=Prevent(1, struck_only=True), not_replaced=AT_NEXT_UNTAP),
    Card(
        "Taste of Vitae",
        COMBAT,
        needs=A_VAMPIRE,
        when=END_OF_ROUND,
        once="round",
        if_=Both(Fits(f.OPPONENT, f.VAMPIRE), AtLeast(LostToDamage(f.OPPONENT), 1)),
        effect=GainBlood(LostToDamage(f.OPPONENT)),
    ),
)

CARDS: tuple[AnyCard, ...] = (*ACTIONS, *REACTIONS, *COMBAT_CARDS)
