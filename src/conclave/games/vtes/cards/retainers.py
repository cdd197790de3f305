"""Retainers, employed by minions."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.fighting import Harm
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import (
    ANIMAL,
    ANIMALISM,
    BURN_OPTION,
    CHANGELING,
    DEMON,
    GHOUL,
    MORTAL,
    NECROMANCY,
    PRESENCE,
    PROTEAN,
    RETAINER,
    UNIQUE,
    VICISSITUDE,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import EntersCombat, IsBurned, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard, Printed
from conclave.games.vtes.rules.windows import BLOCKED, DAMAGE, RANGE, UNTAP
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import NoCombat
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.combat import HurtsEachRound
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    FIRST_ROUND,
    ActionNeeds,
    AllHold,
    Fits,
    IsDirected,
)
from conclave.games.vtes.vocabulary.damage import Inflict, Prevent
from conclave.games.vtes.vocabulary.effects import Burn, MoveCard, PutInPlay, Untap
from conclave.games.vtes.vocabulary.maneuvers import Maneuver
from conclave.games.vtes.vocabulary.memory import IsInState, PutInState
from conclave.games.vtes.vocabulary.piles import HandSize, OpenHand
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, Either, If


def bleed_retainer(name: str) -> Printed:
    """A unique mortal who increases the bleed."""
    return Card(name, RETAINER, UNIQUE, MORTAL, life=1, grants=Bonus("bleed", 1))


EMPLOYED = Action(None, "employ", 1)
WITH_ONE_LIFE_MORE = Action(GainBlood(1, parts.THIS_CARD), "employ", 1)

CARDS: tuple[AnyCard, ...] = (
    bleed_retainer("J. S. Simmons, Esq."),
    bleed_retainer("Tasha Morgan"),
    Card(
        "Childling Muse",
        RETAINER,
        CHANGELING,
        "malkavian",
        cost=Pool(1),
        life=1,
        grants=Bonus("bleed", 1, if_=Fits(parts.HOST, filters.OfClan("malkavian"))),
    ),
    Card(
        "Charnas the Imp",
        RETAINER,
        UNIQUE,
        DEMON,
        "tremere",
        cost=Blood(1),
        life=1,
        effect=Action(PutInPlay(on=parts.TARGET), "employ", 1, target=targets.One(filters.MINION)),
        grants=(
            Whenever(UntapPhase(p.YOU), Inflict(1, parts.HOST)),
            Harm(immune_to=parts.HOST, itself=True),
            Whenever(
                IsBurned(parts.HOST),
                ForOne(
                    targets.One(filters.MINION),
                    MoveCard(parts.THIS_CARD, parts.TARGET),
                    optional=True,
                ),
            ),
        ),
    ),
    Card(
        "Corpse Balloon",
        RETAINER,
        GHOUL,
        VICISSITUDE,
        life=1,
        basic=EMPLOYED,
        superior=Action(PutInState("superior"), "employ", 1),
        grants=(
            Can(
                Maneuver(),
                when=(RANGE,),
                once="combat",
                own_turn=False,
                if_=AllHold(FIRST_ROUND, IsDirected(p.EACH_METHUSELAH)),
                after_block=True,
            ),
            Bonus(
                "intercept",
                1,
                if_=AllHold(IsDirected(p.EACH_METHUSELAH), IsInState("superior")),
            ),
        ),
    ),
    Card(
        "D'habi Revenant",
        RETAINER,
        GHOUL,
        "baali",
        BURN_OPTION,
        life=2,
        grants=Bonus("bleed", 1, if_=Fits(parts.HOST, filters.OfClan("baali"))),
    ),
    Card(
        "Ghoul Escort",
        RETAINER,
        GHOUL,
        needs=filters.Is(filters.VAMPIRE, "needs-vampire"),
        life=4,
        grants=Can(
            Do(NoCombat(), Untap(parts.SELF)),
            when=(BLOCKED,),
            burn=True,
            if_=AllHold(ACTING, Fits(parts.HOST, filters.All(filters.VAMPIRE, filters.READY_ONE))),
        ),
    ),
    Card(
        "Giuseppe, Gravedigger",
        RETAINER,
        UNIQUE,
        MORTAL,
        "giovanni",
        cost=Blood(1),
        life=1,
        grants=Bonus("stealth", 1, if_=ActionNeeds((NECROMANCY,))),
    ),
    Card(
        "Homunculus",
        RETAINER,
        PROTEAN,
        life=1,
        basic=EMPLOYED,
        superior=WITH_ONE_LIFE_MORE,
        grants=Can(
            Untap(parts.SELF),
            when=(UNTAP,),
            cost=Blood(1),
            own_turn=False,
            even_torpid=True,
            if_=Fits(parts.HOST, filters.VAMPIRE),
        ),
    ),
    Card(
        "Jackie Therman",
        RETAINER,
        UNIQUE,
        MORTAL,
        life=1,
        grants=Can(Maneuver(), when=(RANGE,), once="combat", own_turn=False),
    ),
    Card(
        "Marijava Ghoul",
        RETAINER,
        GHOUL,
        cost=Blood(2),
        life=2,
        grants=Bonus("stealth", 1, if_=ActionNeeds((PRESENCE,))),
    ),
    Card("Mr. Winthrop", RETAINER, UNIQUE, MORTAL, life=1, grants=Bonus("intercept", 1)),
    Card(
        "Murder of Crows",
        RETAINER,
        ANIMAL,
        ANIMALISM,
        cost=Blood(1),
        life=1,
        basic=EMPLOYED,
        superior=WITH_ONE_LIFE_MORE,
        grants=Whenever(EntersCombat(parts.HOST), HurtsEachRound(1, while_in_play=True)),
    ),
    Card(
        "Owl Companion",
        RETAINER,
        ANIMAL,
        ANIMALISM,
        life=1,
        basic=EMPLOYED,
        superior=WITH_ONE_LIFE_MORE,
        grants=Whenever(
            EntersCombat(parts.HOST),
            OpenHand(p.ControllerOf(parts.OPPONENT), while_in_play=True),
        ),
    ),
    Card(
        "Raptor",
        RETAINER,
        ANIMAL,
        ANIMALISM,
        cost=Blood(2),
        life=1,
        basic=EMPLOYED,
        superior=Action(PutInState("superior"), "employ", 1),
        grants=(
            Bonus("intercept", 1),
            Whenever(
                EntersCombat(parts.HOST),
                If(
                    IsInState("superior"),
                    HandSize(-1, "combat", p.ControllerOf(parts.OPPONENT), while_in_play=True),
                ),
            ),
        ),
    ),
    Card(
        "Raven Spy",
        RETAINER,
        ANIMAL,
        ANIMALISM,
        cost=Blood(1),
        life=1,
        basic=EMPLOYED,
        superior=WITH_ONE_LIFE_MORE,
        grants=Bonus("intercept", 1),
    ),
    Card(
        "Resplendent Protector",
        RETAINER,
        MORTAL,
        "toreador",
        life=1,
        grants=Can(Prevent(1), when=(DAMAGE,), once="combat", own_turn=False),
    ),
    Card(
        "Revenant",
        RETAINER,
        GHOUL,
        "tzimisce",
        cost=Blood(1),
        life=2,
        grants=Bonus("intercept", 1),
    ),
    Card(
        "Robert Carter",
        RETAINER,
        UNIQUE,
        GHOUL,
        cost=Blood(1),
        life=1,
        grants=(
            Whenever(
                UntapPhase(p.YOU), Either(BurnBlood(1, parts.HOST), Burn(parts.THIS_CARD), p.YOU)
            ),
            Bonus("bleed", 2),
        ),
    ),
)
