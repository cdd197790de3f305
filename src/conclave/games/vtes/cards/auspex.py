"""The cards of Auspex: seeing what is hidden."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.hands import AT_END_OF_ACTION, OpensHands
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.untapping import BurnedByUntapping, UntapsAtWill
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.constants import (
    ACTION,
    AUSPEX,
    BLACK_HAND,
    CELERITY,
    COMBAT,
    DEMENTATION,
    GRAPPLE,
    MODIFIER,
    REACTION,
)
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import INTERCEPT
from conclave.games.vtes.rules.windows import (
    AFTER_ACTION,
    BEFORE_RANGE,
    BLOCK,
    DAMAGE,
    DURING_ACTION,
    HURT,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.bleeds import BleedBonus, Redirect, ReduceBleed
from conclave.games.vtes.vocabulary.blocks import (
    BlockFails,
    BlocksWithoutTapping,
    Intercept,
    UntapAndBlock,
    Wake,
)
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card, as_
from conclave.games.vtes.vocabulary.choosing import DiscardFromHand, LookAtHand, LookAtTop
from conclave.games.vtes.vocabulary.combat import AnotherCombat, Restrict
from conclave.games.vtes.vocabulary.conditions import (
    FIRST_ROUND,
    ActionBy,
    ActionIs,
    AllHold,
    BleedSucceeded,
    CombatEnds,
    Exists,
    Fits,
    IsDirected,
    Unless,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.damage import Prevent
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat, PutInPlay, Tap, Untap
from conclave.games.vtes.vocabulary.joining import JoinCombat
from conclave.games.vtes.vocabulary.maneuvers import GainManeuver, GainPress, Press
from conclave.games.vtes.vocabulary.memory import (
    CHOSEN_CARD,
    PLAYED_BY,
    IsInState,
    PutInState,
    RememberTarget,
)
from conclave.games.vtes.vocabulary.modifying import AttemptBlock, Lend, NoMore
from conclave.games.vtes.vocabulary.more_filters import AllowsBleed, Carries
from conclave.games.vtes.vocabulary.piles import HandSize, OpenHand
from conclave.games.vtes.vocabulary.rounds import IfAnotherRound
from conclave.games.vtes.vocabulary.terms import Abstains, CancelReferendum
from conclave.games.vtes.vocabulary.untapping import WouldHaveUntapped
from conclave.lang.effects import Do, Either, If

OF_BLACK_HAND = Fits(parts.SELF, filters.WithTrait(BLACK_HAND))
A_MANEUVER = Later("combat", GainManeuver(until="combat"))
"""An optional maneuver in the combat that follows from the block."""

SHUT_OUT = Do(BlockFails(cancelled=True), NoMore("block", p.ControllerOf(parts.BLOCKING_MINION)))
"""The block attempt is cancelled, and this Methuselah can't attempt to block any more."""

A_GATHERING = Do(PutInPlay(on=parts.SELF), RememberTarget())
ANOTHER_OF_YOURS = targets.One(filters.MINION, filters.ControlledBy(p.YOU), filters.Not(parts.SELF))
UNARMED = Restrict(("strike",), first_round=True)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Madman's Quill",
        ACTION,
        cost=Blood(1),
        modes=(
            as_(ACTION, Bleed(+2), "aus", "dem"),
            as_(
                ACTION,
                Action(
                    PutInPlay(on=parts.TARGET),
                    target=targets.One(
                        filters.MINION, filters.READY_ONE, filters.ControlledBy(p.PREY)
                    ),
                ),
                "AUS",
                "DEM",
                if_=Unless(
                    Exists(
                        targets.One(
                            filters.MINION,
                            filters.ControlledBy(p.PREY),
                            Carries(filters.Named("madmans-quill")),
                        )
                    )
                ),
            ),
        ),
        grants=(
            Bonus(
                BLEED,
                1,
                to=filters.All(
                    parts.ACTING_MINION, filters.VAMPIRE, filters.HasDiscipline(DEMENTATION)
                ),
                if_=AllHold(ActionIs((BLEED,)), IsDirected(p.ControllerOf(parts.HOST))),
            ),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.VAMPIRE,
                cost=Blood(2),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Anima Gathering",
        ACTION,
        AUSPEX,
        basic=Action(A_GATHERING, stealth=1, target=ANOTHER_OF_YOURS),
        superior=Action(
            Do(A_GATHERING, PutInState("superior")), stealth=1, target=ANOTHER_OF_YOURS
        ),
        grants=(
            UntapsAtWill(),
            Can(Untap(parts.HOST), when=(UNTAP,), if_=WouldHaveUntapped(), even_torpid=True),
            BurnedByUntapping(),
            Bonus(INTERCEPT, 2, to=CHOSEN_CARD),
            Bonus(BLEED, 1, to=CHOSEN_CARD, if_=IsInState("superior")),
        ),
    ),
    Card(
        "Precognizant Mobility",
        ACTION,
        AUSPEX,
        cost=Blood(1),
        basic=Action(
            Untap(parts.TARGET),
            stealth=1,
            target=targets.One(
                filters.AnyOf(filters.All(filters.VAMPIRE, filters.YOUNGER), filters.ALLY)
            ),
        ),
        superior=Action(Untap(parts.TARGET), stealth=1, target=targets.One(filters.VAMPIRE)),
    ),
    Card(
        "Revelations",
        ACTION,
        AUSPEX,
        cost=Blood(1),
        basic=Action(DiscardFromHand(p.PREY), stealth=1, at=p.PREY),
        superior=Action(PutInPlay(), stealth=1),
        grants=(
            OpensHands(p.PREY),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.MINION,
                anyone=True,
            ),
        ),
    ),
    Card(
        "Pulse of the Canaille",
        ACTION,
        cost=Blood(3),
        modes=(
            as_(ACTION, Action(LookAtHand(p.EACH_OTHER, rest_of_turn=True), stealth=1), "aus"),
            as_(
                ACTION,
                Action(PutInPlay(on=parts.SELF), stealth=1),
                "AUS",
                if_=Unless(Fits(parts.SELF, Carries(filters.Named("pulse-of-the-canaille")))),
            ),
        ),
        grants=(Bonus(BLEED, 2), OnlyOne()),
    ),
    Card("Enhanced Senses", REACTION, AUSPEX, basic=Intercept(+1), superior=Intercept(+2)),
    Card(
        "Scrying of Secrets",
        MODIFIER,
        AUSPEX,
        cost=Blood(1),
        when=AFTER_ACTION,
        if_=BleedSucceeded(),
        basic=LookAtTop(7, p.BLED),
        superior=DiscardFromHand(p.BLED, filters.All(filters.OfType(ACTION), AllowsBleed()), top=7),
    ),
    Card(
        "Spirit's Touch",
        REACTION,
        AUSPEX,
        basic=Intercept(+1),
        superior=Do(Intercept(+1), A_MANEUVER),
    ),
    Card(
        "Quicken Sight",
        REACTION,
        AUSPEX,
        CELERITY,
        basic=Do(Intercept(+1), A_MANEUVER),
        superior=Do(Intercept(+2), A_MANEUVER),
    ),
    Card(
        "Melange",
        REACTION,
        AUSPEX,
        basic=Intercept(+1),
        superior=Do(
            Intercept(+1),
            Later(
                "block",
                If(
                    WasBlocked(by_self=True),
                    Do(PutInPlay(on=parts.ACTING_MINION), RememberTarget(parts.SELF)),
                ),
            ),
        ),
        grants=Can(
            BleedBonus(+1),
            when=DURING_ACTION,
            burn=True,
            even_torpid=True,
            if_=AllHold(
                Fits(parts.ACTING_MINION, PLAYED_BY), IsDirected(p.ControllerOf(parts.HOST))
            ),
        ),
    ),
    Card(
        "Eyes of Argus",
        REACTION,
        modes=(
            as_(REACTION, Intercept(+2), "aus", if_=IsDirected(p.YOU)),
            as_(REACTION, Wake(), "AUS", tapped=True),
        ),
    ),
    Card(
        "Precognition",
        REACTION,
        AUSPEX,
        basic=Intercept(+1),
        superior=Do(Intercept(+1), Later("combat", Lend("combat"))),
        grants=Can(
            Prevent(1),
            when=(DAMAGE,),
            once="combat",
            if_=FIRST_ROUND,
            by="host",
            own_turn=False,
        ),
    ),
    Card(
        "Telepathic Tracking",
        COMBAT,
        cost=Blood(1),
        modes=(
            as_(COMBAT, Do(Press(only_to_continue=True), IfAnotherRound(GainManeuver())), "aus"),
            as_(COMBAT, AnotherCombat(continues=True), "AUS", if_=CombatEnds()),
        ),
    ),
    Card(
        "Read the Winds",
        REACTION,
        cost=Blood(1),
        modes=(
            as_(REACTION, Do(Intercept(+1), BlocksWithoutTapping()), "ani", "aus"),
            as_(REACTION, UntapAndBlock(intercept=1), "ANI", "AUS", tapped=True),
        ),
        not_replaced=AT_END_OF_ACTION,
    ),
    Card(
        "Eagle's Sight",
        REACTION,
        modes=(as_(REACTION, Intercept(+1), "aus"), as_(REACTION, AttemptBlock(), "AUS")),
    ),
    Card(
        "Crocodile's Tongue",
        MODIFIER,
        AUSPEX,
        when=BLOCK,
        if_=Fits(parts.BLOCKING_MINION, filters.AnyOf(filters.ALLY, filters.YOUNGER)),
        basic=Either(
            BurnBlood(1, parts.BLOCKING_MINION), SHUT_OUT, p.ControllerOf(parts.BLOCKING_MINION)
        ),
        superior=Either(
            BurnBlood(2, parts.BLOCKING_MINION), SHUT_OUT, p.ControllerOf(parts.BLOCKING_MINION)
        ),
    ),
    Card(
        "Telepathic Vote Counting",
        MODIFIER,
        modes=(
            as_(MODIFIER, CancelReferendum(returns=True), "aus"),
            as_(
                MODIFIER, Abstains(), "AUS", target=targets.One(filters.VAMPIRE, filters.READY_ONE)
            ),
        ),
    ),
    Card(
        "Aura Reading",
        COMBAT,
        modes=(
            as_(COMBAT, OpenHand(p.ControllerOf(parts.OPPONENT)), "aus", when=BEFORE_RANGE),
            as_(COMBAT, HandSize(+2, "combat"), "AUS", when=BEFORE_RANGE, once="combat"),
        ),
    ),
    Card(
        "Read Intentions",
        COMBAT,
        AUSPEX,
        basic=Press(only_to_end=True),
        superior=Strike(dodge=True),
    ),
    Card("Telepathic Counter", REACTION, AUSPEX, basic=ReduceBleed(1), superior=ReduceBleed(2)),
    Card(
        "Telepathic Misdirection",
        REACTION,
        cost=Blood(1),
        modes=(
            as_(REACTION, Intercept(+1), "aus"),
            as_(
                REACTION,
                Do(Redirect(), Tap()),
                "AUS",
                target=targets.AMethuselah(p.Except(p.EACH_OTHER, p.ACTING_METHUSELAH)),
            ),
        ),
    ),
    Card(
        "My Enemy's Enemy",
        REACTION,
        modes=(
            as_(REACTION, Intercept(+1), "aus"),
            as_(
                REACTION,
                Do(Redirect(), Tap()),
                "AUS",
                target=targets.AMethuselah(p.Except(p.PREDATORS_PREDATOR, p.YOU)),
                if_=ActionBy(p.PREDATOR),
            ),
        ),
    ),
    Card(
        "Fast Reaction",
        REACTION,
        AUSPEX,
        if_=Unless(Fits(parts.SELF, parts.BLOCKING_MINION)),
        basic=Do(Tap(), JoinCombat(EnterCombat(parts.ACTING_MINION, UNARMED))),
        superior=Do(
            Tap(),
            JoinCombat(EnterCombat(parts.ACTING_MINION, Do(GainPress(until="combat"), UNARMED))),
        ),
    ),
    Card(
        "Charismatic Aura",
        COMBAT,
        modes=(
            as_(
                COMBAT,
                Cancel((COMBAT,), by=p.ControllerOf(parts.OPPONENT), trait=GRAPPLE, strikes=True),
                "aus",
                "pre",
                cost=Blood(1),
                once="round",
            ),
            as_(COMBAT, Strike(ends=True), "AUS", "PRE"),
        ),
    ),
    Card(
        "Psychic Assault",
        COMBAT,
        AUSPEX,
        basic=Strike(damage=1, ranged=True, stays_normal=True, unpreventable_if=OF_BLACK_HAND),
        superior=Strike(damage=2, ranged=True, stays_normal=True, unpreventable_if=OF_BLACK_HAND),
    ),
    Card(
        "Lessons in the Steel",
        COMBAT,
        modes=(
            as_(
                COMBAT,
                Do(LookAtHand(p.ControllerOf(parts.OPPONENT)), GainPress()),
                "aus",
                "for",
                when=HURT,
                once="round",
            ),
            as_(
                COMBAT,
                Do(DiscardFromHand(p.ControllerOf(parts.OPPONENT)), GainPress()),
                "AUS",
                "FOR",
                when=HURT,
                once="round",
            ),
        ),
    ),
)
