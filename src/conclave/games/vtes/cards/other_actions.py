"""Actions, reactions and combat cards that require no discipline."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.hands import AFTER_COMBAT, AT_END_OF_ACTION, AT_NEXT_UNTAP
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import BLEED as BLEED_ACTION
from conclave.games.vtes.rules.actions.kinds import EMPLOY, EQUIP, HUNT
from conclave.games.vtes.rules.constants import (
    ACTION,
    COMBAT,
    CONVICTION,
    GHOUL,
    JUSTICAR,
    MAGE,
    MORTAL,
    POTENCE,
    PRINCE,
    REACTION,
    RED_LIST,
    SABBAT,
    UNIQUE,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import BLEED
from conclave.games.vtes.rules.windows import DURING_ACTION, END_OF_ROUND, PRESS, RANGE
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
from conclave.games.vtes.vocabulary.choosing import Search
from conclave.games.vtes.vocabulary.combat import OneOf
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AllHold,
    AtLeast,
    BleedSucceeded,
    Fits,
    IsDirected,
    Unless,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.convictions import InterceptOf
from conclave.games.vtes.vocabulary.damage import Prevent, Strength
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    Each,
    EnterCombat,
    PutInPlay,
    Untap,
)
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, InHand, IsObtainable
from conclave.games.vtes.vocabulary.maneuvers import GainManeuver, GainPress, Maneuver, Press
from conclave.games.vtes.vocabulary.modifying import Grant, Lend
from conclave.games.vtes.vocabulary.piles import (
    ToLibrary,
)
from conclave.games.vtes.vocabulary.playing_as_vampire import PlaysBasic
from conclave.games.vtes.vocabulary.terms import BloodHunt, CancelReferendum
from conclave.lang.effects import Do, If, May

A_VAMPIRE = filters.Is(filters.VAMPIRE, "needs-vampire")
A_PRINCE = filters.Is(filters.HasTitle((PRINCE, JUSTICAR)), "needs-title")
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
        "Big Game",
        ACTION,
        effect=Action(
            EnterCombat(
                gains=If(
                    Fits(parts.TARGET, filters.WithTrait(RED_LIST)),
                    Do(
                        Lend("combat"),
                        Later("end-of-action", If(Fits(parts.SELF, filters.READY_ONE), Untap())),
                    ),
                )
            ),
            target=targets.One(filters.MINION, filters.READY_ONE, NOT_YOURS),
        ),
        grants=Can(
            OneOf(Maneuver(), Press()),
            when=(RANGE, PRESS),
            once="combat",
            by="host",
            own_turn=False,
        ),
        not_replaced=AT_END_OF_ACTION,
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
        "Dark Mirror of the Mind",
        ACTION,
        needs=filters.Is(
            filters.All(filters.VAMPIRE, filters.CapacityOf(at_least=8)), "needs-capacity"
        ),
        effect=Action(GainPool(2), stealth=1),
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
        "Anonymous Freight",
        ACTION,
        needs=A_VAMPIRE,
        effect=Action(
            EquipFromHand(),
            EQUIP,
            stealth=3,
            target=InHand(filters.EQUIPMENT, filters.Not(filters.LOCATION), IsObtainable()),
        ),
    ),
    Card(
        "Fiendish Tongue",
        ACTION,
        needs=filters.Is(filters.OfSect(SABBAT), "needs-sect"),
        effect=Action(
            If(
                AllHold(Fits(parts.SELF, filters.OfClan("tzimisce")), BleedSucceeded()),
                Later("discard-phase", May(BurnBlood(1), Untap())),
            ),
            BLEED_ACTION,
            bleed=1,
            during=InterceptOf(filters.ANARCH, -1),
        ),
    ),
    Card(
        "Scrounging",
        ACTION,
        effect=Action(Search(top=3, most=2), stealth=1),
    ),
    Card(
        "Leech",
        ACTION,
        needs=filters.Is(
            filters.All(
                filters.ALLY,
                filters.AnyOf(
                    filters.WithTrait(MORTAL), filters.WithTrait(GHOUL), filters.WithTrait(MAGE)
                ),
            )
        ),
        effect=Action(
            Do(
                MoveBlood(1, parts.TARGET, parts.SELF),
                Untap(),
                Each(targets.One(filters.OfType(CONVICTION), filters.OnCard(parts.SELF)), Burn()),
                Grant(PlaysBasic((POTENCE,)), until="next-untap"),
            ),
            target=targets.One(filters.VAMPIRE, NOT_YOURS),
        ),
    ),
    Card("Abactor", ACTION, needs=A_VAMPIRE, effect=Action(BloodHunt(), HUNT, stealth=1, hunt=5)),
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
        effect=CancelReferendum(returns=True, untap=True, barred=True),
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
