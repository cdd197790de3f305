"""Actions, reactions and combat cards that require no discipline."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import (
    AFTER_COMBAT,
    AT_END_OF_ACTION,
    AT_NEXT_UNTAP,
    Bonus,
    Can,
    CanAct,
    OnlyOne,
)
from conclave.games.vtes.rules.actions.kinds import EMPLOY, EQUIP, HUNT, LEAVE
from conclave.games.vtes.rules.constants import (
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
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import GoesToTorpor
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import BLEED, INTERCEPT, STEALTH
from conclave.games.vtes.rules.windows import ANNOUNCED, BLOCK, DURING_ACTION, END_OF_ROUND
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import LostToDamage
from conclave.games.vtes.vocabulary.blocks import (
    BlocksWithoutTapping,
    Intercept,
    StaysTapped,
    Stealth,
    UntapAndBlock,
    Wake,
)
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood, GainPool, MoveBlood
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card, Pool, as_
from conclave.games.vtes.vocabulary.choosing import ForOne, Repeat
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    AllHold,
    AtLeast,
    BleedSucceeded,
    Exists,
    Fits,
    IsDirected,
    Unless,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.damage import Prevent, Strength
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat, PutInPlay, Untap
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, InHand, IsObtainable
from conclave.games.vtes.vocabulary.maneuvers import GainManeuver, GainPress, Maneuver
from conclave.games.vtes.vocabulary.more_filters import Carries
from conclave.games.vtes.vocabulary.piles import CardToHand, DiscardAtRandom, DrawUp, ToLibrary
from conclave.games.vtes.vocabulary.targets import EachTarget, Provided, Several
from conclave.games.vtes.vocabulary.terms import BloodHunt, CancelReferendum
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

A_VAMPIRE = filters.Is(filters.VAMPIRE, "needs-vampire")
A_PRINCE = filters.Is(filters.HasTitle((PRINCE, JUSTICAR)), "needs-title")
FROM_ASHES = targets.One(filters.LIBRARY_CARD, region="ash-heap")
IN_GEHENNA = Provided(Exists(targets.One(filters.WithTrait(GEHENNA))))
NOT_YOURS = filters.Not(filters.ControlledBy(p.YOU))
A_MANEUVER = GainManeuver(until="combat")
"""An optional maneuver during the combat."""

ACTIONS = (
    Card("Computer Hacking", ACTION, effect=Bleed(+1)),
    Card(
        "Forgery",
        ACTION,
        needs=filters.Is(
            filters.All(filters.VAMPIRE, filters.CapacityOf(at_least=5)), "needs-capacity"
        ),
        effect=Bleed(effect=If(BleedSucceeded(), GainBlood(1))),
    ),
    Card(
        "Arson",
        ACTION,
        effect=Action(Burn(parts.TARGET), target=targets.One(filters.LOCATION)),
        not_replaced=AT_END_OF_ACTION,
    ),
    Card(
        "Bum's Rush",
        ACTION,
        effect=Action(
            EnterCombat(gains=A_MANEUVER),
            target=targets.One(filters.MINION, filters.READY_ONE, NOT_YOURS),
        ),
        not_replaced=AT_END_OF_ACTION,
    ),
    Card(
        "Ambush",
        ACTION,
        effect=Action(
            EnterCombat(gains=A_MANEUVER),
            target=targets.One(filters.MINION, filters.READY_ONE, filters.TAPPED, NOT_YOURS),
        ),
    ),
    Card(
        "Harass",
        ACTION,
        effect=Action(
            EnterCombat(gains=GainPress(until="combat", only_to_continue=True)),
            target=targets.One(
                filters.MINION,
                filters.READY_ONE,
                NOT_YOURS,
                filters.AnyOf(filters.All(filters.VAMPIRE, filters.HasBlood(0, 3)), filters.TAPPED),
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
            target=targets.One(filters.ALLY, filters.READY_ONE, filters.ControlledBy(p.PREY)),
        ),
    ),
    Card(
        "Entrenching",
        ACTION,
        needs=A_VAMPIRE,
        effect=Action(If(Fits(parts.SELF, filters.HasBlood(4)), GainBlood(4)), stealth=1),
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
            Do(Untap(parts.TARGET), Untap()),
            stealth=1,
            target=targets.One(filters.OfClan("toreador-antitribu"), filters.YOUNGER),
        ),
    ),
    Card(
        "Fourth Tradition: The Accounting",
        ACTION,
        cost=Blood(1),
        needs=A_PRINCE,
        effect=Action(
            GainBlood(3, parts.TARGET),
            stealth=1,
            target=targets.One(filters.VAMPIRE, filters.YOUNGER, region="your-uncontrolled"),
        ),
    ),
    Card(
        "Fifth Tradition: Hospitality",
        ACTION,
        cost=Blood(1),
        needs=A_PRINCE,
        effect=Action(
            GainBlood(4, parts.TARGET),
            stealth=1,
            target=targets.One(filters.VAMPIRE, filters.Not(parts.SELF)),
        ),
    ),
    Card(
        "Eternal Vigilance",
        ACTION,
        cost=Blood(1),
        needs=filters.Is(filters.HasTitle((ARCHBISHOP, PRISCUS, CARDINAL, REGENT)), "needs-title"),
        effect=Action(PutInPlay(on=parts.SELF), stealth=1),
        grants=(
            Can(
                UntapAndBlock(),
                when=(ANNOUNCED, BLOCK),
                cost=Blood(1),
                own_turn=False,
                if_=Fits(parts.HOST, filters.OfSect(SABBAT)),
            ),
            Whenever(GoesToTorpor(parts.HOST), Burn(parts.THIS_CARD)),
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
                Stealth(-1, filters.All(filters.MINION, filters.ControlledBy(p.PREDATOR))),
                when=DURING_ACTION,
                tap=True,
                own_turn=False,
            ),
            Bonus(
                BLEED,
                -1,
                to=filters.All(parts.ACTING_MINION, filters.VAMPIRE, filters.CapacityOf(at_most=4)),
                if_=AllHold(
                    Fits(parts.THIS_CARD, filters.UNTAPPED), ActionIs((BLEED,)), IsDirected(p.YOU)
                ),
            ),
            CanAct(
                Action(ToLibrary(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.All(filters.VAMPIRE, filters.CapacityOf(at_least=5)),
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
                    Fits(parts.TARGET, filters.HasBlood()),
                    Do(
                        MoveBlood(1, parts.TARGET, parts.SELF),
                        If(
                            Fits(parts.SELF, filters.OfClan("giovanni")),
                            ForOne(FROM_ASHES, CardToHand(), optional=True),
                        ),
                    ),
                )
            ),
            stealth=1,
            target=Several(
                targets.One(
                    filters.VAMPIRE, filters.IN_TORPOR, filters.AnyOf(filters.YOUNGER, IN_GEHENNA)
                )
            ),
        ),
    ),
    Card(
        "Sudario Refraction",
        ACTION,
        "giovanni",
        effect=Action(
            Do(EachTarget(ToLibrary(on_top=True)), DrawUp(), Repeat(3, DiscardAtRandom())),
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
                        target=InHand(which, IsObtainable(less_pool=1, less_blood=2)),
                    ),
                )
                for kind, which in ((EQUIP, filters.EQUIPMENT), (EMPLOY, filters.RETAINER))
            ]
        ),
    ),
    Card(
        "Abbot",
        ACTION,
        needs=filters.Is(filters.OfSect(SABBAT), "needs-sect"),
        if_=Unless(Fits(parts.SELF, Carries(filters.Named("abbot")))),
        effect=Action(Do(PutInPlay(on=parts.SELF), Untap()), stealth=1),
        grants=(OnlyOne(), Bonus(INTERCEPT, 1, if_=IsDirected(p.YOU))),
    ),
    Card("Abactor", ACTION, needs=A_VAMPIRE, effect=Action(BloodHunt(), HUNT, stealth=1, hunt=5)),
    Card(
        "Earth-Feeder",
        ACTION,
        needs=filters.Is(filters.OfSect(LAIBON), "needs-sect"),
        if_=Unless(Exists(targets.One(filters.Named("earth-feeder"), filters.OnCard(parts.SELF)))),
        effect=Action(PutInPlay(on=parts.SELF), HUNT, stealth=2),
        grants=(Bonus(STEALTH, 1, if_=AllHold(ACTING, ActionIs((HUNT,)))), OnlyOne()),
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
        effect=Do(Wake(), If(Fits(parts.SELF, filters.ALLY), StaysTapped())),
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
        if_=AllHold(
            WasBlocked(by_self=True),
            Fits(parts.ACTING_MINION, filters.AnyOf(filters.ALLY, filters.YOUNGER)),
        ),
        effect=BlocksWithoutTapping(),
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
    Card("Glancing Blow", COMBAT, effect=Prevent(1, strikes_only=True), not_replaced=AT_NEXT_UNTAP),
    Card(
        "Taste of Vitae",
        COMBAT,
        needs=A_VAMPIRE,
        when=END_OF_ROUND,
        once="round",
        if_=AllHold(
            Fits(parts.OPPONENT, filters.VAMPIRE), AtLeast(LostToDamage(parts.OPPONENT), 1)
        ),
        effect=GainBlood(LostToDamage(parts.OPPONENT)),
    ),
)

CARDS: tuple[AnyCard, ...] = (*ACTIONS, *REACTIONS, *COMBAT_CARDS)
