"""The cards of Presence: charm and awe."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import BloodToAct, CanAct, Forbids
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.actions.kinds import BLEED, RECRUIT
from conclave.games.vtes.rules.constants import ACTION, COMBAT, FRENZY, MODIFIER, PRESENCE, REACTION
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.moments import ActionResolved, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import STRENGTH
from conclave.games.vtes.rules.windows import AFTER_ACTION, ANNOUNCED, BLOCKED, DURING_ACTION
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, VOTE_MARGIN, Depending, Plus
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import BlocksWithoutTapping, CannotBlock
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood, GainPool
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card, XBlood, as_
from conclave.games.vtes.vocabulary.choosing import ForOne, Search
from conclave.games.vtes.vocabulary.conditions import (
    AT_CLOSE_RANGE,
    AsAnnounced,
    BleedSucceeded,
    Exists,
    Fits,
    PassedReferendum,
    Unless,
)
from conclave.games.vtes.vocabulary.convictions import InterceptOf
from conclave.games.vtes.vocabulary.damage import Inflict
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
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, IsObtainable
from conclave.games.vtes.vocabulary.memory import IsInState, PutInState
from conclave.games.vtes.vocabulary.modifying import (
    BlockCost,
    ContinueAction,
    EndAction,
    Grant,
    NoMore,
    Votes,
)
from conclave.games.vtes.vocabulary.more_filters import Did
from conclave.games.vtes.vocabulary.terms import Abstains, BloodOrPool
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If
from conclave.lang.nodes import Per

A_POOL_IF_SUCCESSFUL = If(BleedSucceeded(), GainPool(1))
A_TOREADOR = Fits(parts.SELF, filters.OfClan("toreador"))
OF_NO_ACCOUNT = filters.AnyOf(filters.ALLY, filters.CapacityOf(at_most=6))
UNTAPPED_VAMPIRE = targets.One(filters.VAMPIRE, filters.UNTAPPED)
NUMBED = Do(PutInPlay(on=parts.TARGET), Tap(parts.TARGET))
SILENCED = Do(Abstains(), Tap(parts.TARGET))

CARDS: tuple[AnyCard, ...] = (
    Card("Intimidation", ACTION, PRESENCE, basic=Bleed(+1), superior=Bleed(+2)),
    Card(
        "Legal Manipulations",
        ACTION,
        PRESENCE,
        cost=Blood(1),
        basic=Bleed(+2),
        superior=Bleed(+2, A_POOL_IF_SUCCESSFUL),
    ),
    Card(
        "Enrage",
        ACTION,
        PRESENCE,
        FRENZY,
        basic=Action(
            Do(PutInPlay(on=parts.TARGET), Later("end-of-turn", Burn(parts.THIS_CARD))),
            stealth=1,
            target=targets.One(filters.VAMPIRE, filters.ControlledBy(p.YOU)),
        ),
        superior=Action(
            Do(PutInPlay(on=parts.TARGET), PutInState("superior")),
            stealth=1,
            target=targets.One(filters.VAMPIRE),
        ),
        grants=(
            Bonus(STRENGTH, 1, if_=Unless(IsInState("superior"))),
            CanAct(
                Action(
                    EnterCombat(),
                    target=targets.One(
                        filters.MINION, filters.READY_ONE, filters.Not(filters.ControlledBy(p.YOU))
                    ),
                ),
                if_=Unless(IsInState("superior")),
            ),
            BloodToAct(2, if_=IsInState("superior")),
            Whenever(ActionResolved(parts.HOST), If(IsInState("superior"), Burn(parts.THIS_CARD))),
        ),
    ),
    Card(
        "Heart of the City",
        ACTION,
        PRESENCE,
        cost=Blood(2),
        if_=Unless(
            Exists(targets.One(filters.Named("heart-of-the-city"), filters.OnCard(parts.SELF)))
        ),
        basic=Action(PutInPlay(on=parts.SELF), stealth=1),
        superior=Action(Do(PutInPlay(on=parts.SELF), PutInState("superior")), stealth=1),
        grants=(Bonus(BLEED, Depending(IsInState("superior"), 2, 1)), OnlyOne()),
    ),
    Card(
        "Media Influence",
        ACTION,
        PRESENCE,
        cost=Blood(1),
        basic=Bleed(+2),
        superior=Action(
            Each(
                targets.One(filters.VAMPIRE, filters.UNTAPPED, filters.ControlledBy(p.YOU)),
                GainBlood(1, parts.TARGET),
            )
        ),
    ),
    Card(
        "Public Trust",
        ACTION,
        PRESENCE,
        cost=Blood(1),
        basic=Bleed(+2),
        superior=Action(
            If(BleedSucceeded(), GainBlood(1, parts.TARGET)),
            BLEED,
            bleed=2,
            target=targets.One(filters.VAMPIRE, region="your-uncontrolled"),
        ),
    ),
    Card(
        "Social Charm",
        ACTION,
        PRESENCE,
        basic=Bleed(+1),
        superior=Bleed(+1, A_POOL_IF_SUCCESSFUL),
    ),
    Card(
        "Enchant Kindred",
        ACTION,
        PRESENCE,
        basic=Bleed(+1),
        superior=Action(
            GainBlood(2, parts.TARGET),
            stealth=1,
            target=targets.One(filters.VAMPIRE, filters.YOUNGER, region="your-uncontrolled"),
        ),
    ),
    Card(
        "Entrancement",
        ACTION,
        PRESENCE,
        basic=Bleed(+1),
        superior=Action(
            TakeControl(),
            stealth=1,
            target=targets.One(filters.ALLY, filters.Not(filters.ControlledBy(p.YOU))),
        ),
    ),
    Card(
        "Dream World",
        ACTION,
        modes=(
            as_(ACTION, Bleed(+1), "pre"),
            as_(
                ACTION,
                Action(
                    Grant(
                        Bonus(
                            BLEED, +1, to=filters.All(filters.MINION, filters.ControlledBy(p.YOU))
                        ),
                        until="turn",
                        or_blocked=True,
                    ),
                    stealth=1,
                ),
                "PRE",
                once="your-turn",
            ),
        ),
    ),
    Card(
        "The Summoning",
        ACTION,
        PRESENCE,
        basic=Action(Search(filters.AnyOf(filters.ALLY, filters.RETAINER), openly=True), stealth=1),
        superior=Action(
            Search(filters.All(filters.ALLY, IsObtainable()), then=EquipFromHand()),
            RECRUIT,
            stealth=1,
        ),
    ),
    Card(
        "Mind Numb",
        ACTION,
        PRESENCE,
        cost=Blood(1),
        basic=Action(NUMBED, target=UNTAPPED_VAMPIRE),
        superior=Action(NUMBED, stealth=1, target=UNTAPPED_VAMPIRE),
        grants=(Forbids(("untap",)), Whenever(UntapPhase(p.YOU), Burn(parts.THIS_CARD))),
    ),
    Card(
        "Propaganda",
        ACTION,
        PRESENCE,
        cost=Blood(2),
        basic=Action(None, BLEED, bleed=1, during=CannotBlock(filters.TITLED)),
        superior=Action(
            ForOne(
                targets.One(
                    filters.MINION,
                    filters.READY_ONE,
                    filters.UNTAPPED,
                    filters.ControlledBy(p.BLED),
                ),
                Tap(parts.TARGET),
                by=p.BLED,
            ),
            BLEED,
            bleed=1,
            during=CannotBlock(filters.TITLED),
        ),
    ),
    Card(
        "Aire of Elation",
        MODIFIER,
        PRESENCE,
        cost=Blood(1),
        basic=BleedBonus(Depending(A_TOREADOR, 2, 1), only=True),
        superior=BleedBonus(Depending(A_TOREADOR, 3, 2), only=True),
    ),
    Card(
        "Approximation of Loyalty",
        MODIFIER,
        cost=Blood(1),
        needs=filters.Is(filters.CapacityOf(at_least=7), "needs-capacity"),
        modes=(
            as_(
                MODIFIER,
                CannotBlock(parts.TARGET),
                "pre",
                when=ANNOUNCED,
                if_=AsAnnounced(),
                target=targets.One(
                    filters.MINION,
                    filters.READY_ONE,
                    filters.Not(filters.ControlledBy(p.YOU)),
                    OF_NO_ACCOUNT,
                ),
            ),
            as_(
                MODIFIER,
                Do(Cancel((REACTION,), player=OF_NO_ACCOUNT), NoMore("modifiers")),
                "PRE",
            ),
        ),
    ),
    Card(
        "Perfect Paragon",
        MODIFIER,
        cost=Blood(1),
        modes=(
            as_(MODIFIER, Votes(3), "pre"),
            as_(
                MODIFIER,
                InterceptOf(filters.AnyOf(filters.ALLY, filters.YOUNGER), -1),
                "PRE",
                when=DURING_ACTION,
            ),
        ),
    ),
    Card(
        "Force of Personality",
        MODIFIER,
        COMBAT,
        cost=Blood(1),
        modes=(
            as_(COMBAT, Strike(ends=True), "pre"),
            as_(
                MODIFIER,
                Do(
                    BlockCost(filters.VAMPIRE),
                    CannotBlock(
                        filters.All(filters.ALLY, filters.Not(filters.WithTrait("zombie")))
                    ),
                ),
                "PRE",
                when=ANNOUNCED,
                if_=AsAnnounced(),
            ),
        ),
    ),
    Card(
        "Psychomachia",
        MODIFIER,
        cost=Blood(1),
        modes=tuple(
            [
                as_(
                    MODIFIER,
                    effect,
                    level,
                    when=BLOCKED,
                    if_=Fits(parts.BLOCKING_MINION, filters.AnyOf(filters.ALLY, filters.YOUNGER)),
                )
                for effect, level in (
                    (Do(BlocksWithoutTapping(parts.BLOCKING_MINION), Untap(), EndAction()), "pre"),
                    (Do(CannotBlock(parts.BLOCKING_MINION), ContinueAction()), "dai"),
                    (
                        Do(
                            CannotBlock(parts.BLOCKING_MINION),
                            Inflict(1, parts.BLOCKING_MINION, preventable=False),
                            ContinueAction(),
                        ),
                        "DAI",
                    ),
                )
            ]
        ),
    ),
    Card("Bewitching Oration", MODIFIER, PRESENCE, basic=Votes(2), superior=Votes(4)),
    Card(
        "Awe",
        MODIFIER,
        PRESENCE,
        cost=XBlood(),
        basic=Votes(Plus(THAT_MANY, 1)),
        superior=Votes(Plus(Per(2, THAT_MANY), 1)),
    ),
    Card(
        "Scalpel Tongue",
        MODIFIER,
        REACTION,
        cost=Blood(1),
        modes=tuple(
            [
                as_(kind, effect, *levels, target=targets.One(filters.VAMPIRE, Did("voted")))
                for kind in (MODIFIER, REACTION)
                for effect, levels in (
                    (SILENCED, ("cel", "pre")),
                    (Do(SILENCED, BurnBlood(1, parts.TARGET)), ("CEL", "PRE")),
                )
            ]
        ),
    ),
    Card(
        "Voter Captivation",
        MODIFIER,
        PRESENCE,
        when=AFTER_ACTION,
        if_=PassedReferendum(),
        basic=GainBlood(VOTE_MARGIN),
        superior=BloodOrPool(VOTE_MARGIN, 2),
    ),
    Card("Dread Gaze", REACTION, PRESENCE, basic=Votes(2), superior=Votes(4)),
    Card(
        "Majesty",
        COMBAT,
        PRESENCE,
        cost=Blood(1),
        basic=Strike(ends=True),
        superior=Strike(Untap(), ends=True),
    ),
    Card("Staredown", COMBAT, PRESENCE, basic=Strike(dodge=True), superior=Strike(ends=True)),
    Card(
        "Catatonic Fear",
        COMBAT,
        PRESENCE,
        cost=Blood(1),
        basic=Strike(ends=True),
        superior=Strike(
            If(AT_CLOSE_RANGE, Later("after-combat", Inflict(1, parts.OPPONENT))), ends=True
        ),
    ),
)
