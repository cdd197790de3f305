"""The cards of Animalism: beasts, and the beast within."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ACTION,
    ANIMAL,
    ANIMALISM,
    AUSPEX,
    COMBAT,
    FRENZY,
    MODIFIER,
    OBFUSCATE,
    REACTION,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    AFTER_ACTION,
    ANNOUNCED,
    BEFORE_RANGE,
    BLOCK,
    DAMAGE,
    DECLINED,
    IN_COMBAT,
    RANGE,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import METHUSELAHS
from conclave.games.vtes.vocabulary.blocks import CannotBlock, Intercept, Stealth, UntapAndBlock
from conclave.games.vtes.vocabulary.blood import BurnPool, MoveBlood
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card, as_
from conclave.games.vtes.vocabulary.combat import HurtsEachRound, Restrict
from conclave.games.vtes.vocabulary.conditions import (
    FIRST_ROUND,
    ActionBy,
    ActionIs,
    AllHold,
    AsAnnounced,
    AtLeast,
    Exists,
    Fits,
    IsDirected,
    Unless,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.convictions import Exhaust, NotExhausted
from conclave.games.vtes.vocabulary.damage import Prevent, Strength
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    Each,
    EnterCombat,
    PutInPlay,
    TakeControl,
    Tap,
    Untap,
)
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, InHand, IsObtainable
from conclave.games.vtes.vocabulary.maneuvers import GainManeuver, GainPress, Maneuver
from conclave.games.vtes.vocabulary.modifying import Grant, Lend, Votes
from conclave.games.vtes.vocabulary.more_filters import Carries, NeedsDiscipline
from conclave.games.vtes.vocabulary.pairs import FightEachOther, OneOfEach
from conclave.games.vtes.vocabulary.strikes import DestroyEquipment, EndCombat
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

BLED_BY_THIS = AllHold(ActionIs(("bleed",)), IsDirected(p.YOU))
NO_ELDER = Fits(parts.OPPONENT, filters.All(filters.VAMPIRE, filters.Not(filters.OLDER)))
BEAST_DRAWN_OUT = Do(
    Strength(+1, "combat", parts.OPPONENT),
    Restrict(("maneuver-to-long", "press-to-end", "equipment")),
)
WILD_MIND = Later(
    "combat", Do(Lend("combat"), Restrict(("combat-ends",), parts.OPPONENT, "action"))
)
DURING_THE_BLEED = (ANNOUNCED, BLOCK, DECLINED)

FROM_PREY = If(Fits(parts.TARGET, filters.VAMPIRE), MoveBlood(1, parts.TARGET, parts.SELF))
PREYS_MINION = targets.One(filters.MINION, filters.ControlledBy(p.PREY))


CARDS: tuple[AnyCard, ...] = (
    Card(
        "Army of Rats",
        ACTION,
        ANIMALISM,
        basic=Action(PutInPlay(), stealth=1),
        grants=(
            Whenever(
                UntapPhase(p.YOU),
                If(NotExhausted(), Do(BurnPool(1, p.PREY), Exhaust("turn"))),
            ),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.MINION,
                anyone=True,
            ),
        ),
    ),
    Card(
        "Shepherd's Innocence",
        ACTION,
        ANIMALISM,
        cost=Blood(2),
        basic=Action(
            TakeControl(on_vampires=True),
            stealth=1,
            target=targets.One(
                NeedsDiscipline((ANIMALISM,)), filters.Not(filters.ControlledBy(p.YOU))
            ),
        ),
        superior=Action(
            Each(targets.One(NeedsDiscipline((ANIMALISM,))), TakeControl(on_vampires=True)),
            stealth=1,
            at=p.Controlling(targets.One(NeedsDiscipline((ANIMALISM,)))),
        ),
    ),
    Card(
        "Tier of Souls",
        ACTION,
        ANIMALISM,
        basic=Action(FROM_PREY, target=PREYS_MINION),
        superior=Action(Do(FROM_PREY, PutInPlay(on=parts.SELF)), target=PREYS_MINION),
        grants=(
            Bonus("bleed", 1, if_=AllHold(ActionIs(("bleed",)), IsDirected(p.PREY))),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.MINION,
                anyone=True,
            ),
            OnlyOne(),
        ),
    ),
    Card(
        "Taunt the Caged Beast",
        ACTION,
        modes=(
            as_(
                ACTION,
                Action(
                    EnterCombat(gains=GainManeuver(until="combat")),
                    target=targets.One(
                        filters.VAMPIRE,
                        filters.READY_ONE,
                        filters.Not(filters.ControlledBy(p.YOU)),
                    ),
                ),
                "ani",
            ),
            as_(
                ACTION,
                Action(
                    FightEachOther(winner_gains=4),
                    target=OneOfEach(
                        targets.One(filters.VAMPIRE, filters.READY_ONE), p.PREDATOR, p.PREY
                    ),
                ),
                "ANI",
                if_=AtLeast(METHUSELAHS, 3),
            ),
        ),
    ),
    Card(
        "Deep Song",
        ACTION,
        modes=(
            as_(ACTION, Bleed(+1), "ani"),
            as_(
                ACTION,
                Action(
                    EnterCombat(gains=Tap(parts.TARGET), they_first=True),
                    target=targets.One(
                        filters.VAMPIRE, filters.READY_ONE, filters.Not(filters.ControlledBy(p.YOU))
                    ),
                ),
                "ANI",
                traits=(FRENZY,),
            ),
        ),
    ),
    Card(
        "Instinctive Reaction",
        REACTION,
        ANIMALISM,
        if_=ActionBy(p.PREDATOR),
        basic=Intercept(+1),
        superior=Do(Intercept(+1), Later("combat", GainManeuver(until="combat"))),
    ),
    Card(
        "Cats' Guidance",
        REACTION,
        modes=(
            as_(
                REACTION,
                Untap(),
                "ani",
                when=AFTER_ACTION,
                tapped=True,
                if_=WasBlocked(by_self=True, ever=True),
            ),
            as_(REACTION, Intercept(+1), "ANI"),
        ),
    ),
    Card(
        "Guard Dogs",
        REACTION,
        ANIMALISM,
        when=DURING_THE_BLEED,
        tapped=True,
        if_=BLED_BY_THIS,
        basic=Untap(),
        superior=Do(Untap(), Later("combat", GainManeuver(until="combat"))),
    ),
    Card(
        "Rat's Warning",
        REACTION,
        ANIMALISM,
        when=DURING_THE_BLEED,
        tapped=True,
        if_=BLED_BY_THIS,
        basic=Untap(),
        superior=Do(Untap(), Later("combat", GainPress(until="combat"))),
    ),
    Card(
        "Sense the Savage Way",
        REACTION,
        needs=filters.Is(filters.CapacityOf(at_least=7), "needs-capacity"),
        modes=(
            as_(REACTION, Intercept(+1), "ani"),
            as_(REACTION, UntapAndBlock(), "ANI", tapped=True),
        ),
    ),
    Card(
        "Aid from Bats",
        COMBAT,
        ANIMALISM,
        basic=Strike(damage=1, ranged=True, maneuver="optional"),
        superior=Strike(damage=1, ranged=True, maneuver="optional", press=True),
    ),
    Card(
        "Canine Horde",
        COMBAT,
        modes=(
            as_(COMBAT, Strike(damage=1, ranged=True), "ani"),
            as_(
                COMBAT,
                Strike(DestroyEquipment(), ranged=True, first=True),
                "ANI",
                if_=Exists(targets.One(filters.EQUIPMENT, filters.OnCard(parts.OPPONENT))),
            ),
        ),
    ),
    Card(
        "Carrion Crows",
        COMBAT,
        ANIMALISM,
        once="combat",
        basic=HurtsEachRound(1),
        superior=HurtsEachRound(2),
    ),
    Card(
        "Song in the Dark",
        COMBAT,
        ANIMALISM,
        cost=Blood(2),
        basic=Strike(damage=2),
        superior=Strike(damage=2, aggravated=True),
    ),
    Card(
        "Flesh Bond",
        COMBAT,
        ANIMALISM,
        cost=Blood(1),
        basic=Strike(damage=2, ranged=True),
        superior=Strike(ends=True),
    ),
    Card(
        "Song of Serenity",
        COMBAT,
        ANIMALISM,
        when=BEFORE_RANGE,
        once="combat",
        basic=Strength(-1, "round", parts.OPPONENT),
        superior=Strength(-1, "combat", parts.OPPONENT),
    ),
    Card(
        "Drawing Out the Beast",
        COMBAT,
        FRENZY,
        ANIMALISM,
        when=BEFORE_RANGE,
        target=targets.Only(parts.OPPONENT),
        if_=AllHold(FIRST_ROUND, Fits(parts.OPPONENT, filters.VAMPIRE)),
        once="combat",
        basic=BEAST_DRAWN_OUT,
        superior=Do(BEAST_DRAWN_OUT, HurtsEachRound(1, at_press=True, preventable=False)),
    ),
    Card(
        "Alpha Glint",
        COMBAT,
        cost=Blood(1),
        modes=(
            as_(COMBAT, Strike(ends=True), "ani", "for", if_=NO_ELDER),
            as_(COMBAT, EndCombat(), "ANI", "FOR", when=BEFORE_RANGE, if_=NO_ELDER),
        ),
    ),
    Card(
        "Terror Frenzy",
        COMBAT,
        FRENZY,
        cost=Blood(1),
        modes=(
            as_(
                COMBAT,
                Restrict(("maneuver-to-close", "press-to-continue", "equipment")),
                "ani",
                when=BEFORE_RANGE,
                target=targets.Only(parts.OPPONENT),
                if_=FIRST_ROUND,
            ),
            as_(
                COMBAT,
                Grant(ChangesCost(+1, types=(COMBAT,)), to=parts.OPPONENT),
                "ANI",
                when=BEFORE_RANGE,
                target=targets.Only(parts.OPPONENT),
                if_=Fits(parts.OPPONENT, filters.VAMPIRE),
                once="combat",
            ),
        ),
    ),
    Card(
        "Mind of the Wilds",
        MODIFIER,
        ANIMALISM,
        AUSPEX,
        when=(ANNOUNCED, BLOCK),
        basic=WILD_MIND,
        superior=Do(Stealth(+1), WILD_MIND),
        grants=Can(
            Maneuver(),
            when=(RANGE,),
            once="combat",
            if_=FIRST_ROUND,
            by="host",
            own_turn=False,
        ),
    ),
    Card(
        "Pack Alpha",
        COMBAT,
        modes=(
            as_(
                COMBAT,
                EquipFromHand(),
                "ani",
                when=BEFORE_RANGE,
                target=InHand(filters.RETAINER, IsObtainable(), filters.WithTrait(ANIMAL)),
                once="round",
            ),
            as_(
                COMBAT,
                Do(Burn(parts.TARGET), PutInPlay(on=parts.SELF)),
                "ANI",
                when=IN_COMBAT,
                target=targets.One(
                    filters.RETAINER, filters.WithTrait(ANIMAL), filters.OnCard(parts.SELF)
                ),
                if_=Unless(Fits(parts.SELF, Carries(filters.Named("pack-alpha")))),
                once="round",
            ),
        ),
        grants=(Bonus("strength", 1), OnlyOne()),
    ),
    Card("Animal Magnetism", MODIFIER, ANIMALISM, OBFUSCATE, basic=Votes(1), superior=Votes(3)),
    Card(
        "Beast Meld",
        MODIFIER,
        cost=Blood(2),
        modes=(
            as_(MODIFIER, Do(Stealth(+1), Later("combat", Lend("combat"))), "ani", "pro"),
            as_(
                MODIFIER,
                CannotBlock(filters.VAMPIRE),
                "ANI",
                "PRO",
                when=ANNOUNCED,
                if_=AllHold(AsAnnounced(), Unless(ActionIs(("bleed",)))),
            ),
        ),
        grants=Can(Prevent(1), when=(DAMAGE,), once="combat", by="host", own_turn=False),
    ),
)
