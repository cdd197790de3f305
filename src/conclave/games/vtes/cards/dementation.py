"""The cards of Dementation: madness."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Action, Bonus, Can, CanAct, OnlyOne
from conclave.games.vtes.rules.actions import BLEED
from conclave.games.vtes.rules.library import AnyCard
from conclave.games.vtes.rules.windows import BLOCKED, PRESS, RANGE
from conclave.games.vtes.rules.words import ACTION, COMBAT, DEMENTATION, MODIFIER, REACTION
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import NoCombat, NotTapped
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.combat import OneOf
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    BleedSucceeded,
    Both,
    CanBeRaised,
    Fits,
    IsDirected,
    Unless,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    BurnBlood,
    GainPool,
    PutInPlay,
    Tap,
    ToTorpor,
)
from conclave.games.vtes.vocabulary.feats import BleedBonus, Maneuver, Press, Stealth
from conclave.games.vtes.vocabulary.kinds import Carries
from conclave.games.vtes.vocabulary.later import Later
from conclave.games.vtes.vocabulary.modifying import EndAction, Lend
from conclave.lang.effects import Do, If

ANYBODY_ELSE = f.AMethuselah(p.EACH_OTHER)
NEARLY_EMPTY = f.HasBlood(0, 1)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Kindred Spirits",
        ACTION,
        DEMENTATION,
        basic=Action(If(BleedSucceeded(), GainPool(1)), BLEED, target=ANYBODY_ELSE),
        superior=Action(If(BleedSucceeded(), GainPool(1)), BLEED, bleed=1, target=ANYBODY_ELSE),
    ),
    Card(
        "Sleep of Reason",
        ACTION,
        DEMENTATION,
        cost=Blood(2),
        basic=Action(ToTorpor(), target=f.One(f.VAMPIRE, f.READY_ONE, f.YOUNGER, NEARLY_EMPTY)),
        superior=Action(
            ToTorpor(),
            target=f.One(f.VAMPIRE, f.READY_ONE, f.Not(f.SELF), NEARLY_EMPTY),
        ),
    ),
    Card(
        "Confusion",
        MODIFIER,
        DEMENTATION,
        if_=CanBeRaised(),
        basic=BleedBonus(+1, only=True),
        superior=Do(Stealth(+1), BleedBonus(+1, only=True)),
    ),
    Card(
        "Mind Tricks",
        MODIFIER,
        DEMENTATION,
        cost=Blood(1),
        basic=Stealth(+1),
        superior=Do(Stealth(+1), Later("combat", Lend("combat"))),
        grants=Can(
            OneOf(Maneuver(), Press()),
            when=(RANGE, PRESS),
            once="combat",
            by="host",
            own_turn=False,
        ),
    ),
    Card(
        "Eyes of Chaos",
        MODIFIER,
        DEMENTATION,
        basic=BleedBonus(+1, only=True),
        superior=BleedBonus(+2, only=True),
    ),
    Card(
        "Deny",
        MODIFIER,
        COMBAT,
        modes=(as_(COMBAT, Press(), "dem"), as_(MODIFIER, Stealth(+1), "DEM")),
    ),
    Card(
        "Shattered Mirror",
        REACTION,
        DEMENTATION,
        when=BLOCKED,
        if_=Both(
            WasBlocked(by_self=True),
            ActionIs((BLEED,)),
            IsDirected(p.YOU),
            Fits(f.ACTING_MINION, f.AnyOf(f.ALLY, f.YOUNGER)),
            Unless(Fits(f.ACTING_MINION, Carries(f.Named("shattered-mirror")))),
        ),
        basic=Do(PutInPlay(f.ACTING_MINION), EndAction()),
        superior=Do(NotTapped(), PutInPlay(f.ACTING_MINION), EndAction()),
        grants=(
            OnlyOne(),
            Bonus(BLEED, -1),
            CanAct(
                Action(Burn(f.THIS_CARD), target=f.Only(f.THIS_CARD)),
                by=f.All(f.VAMPIRE, f.HOST),
                cost=Blood(1),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Voice of Madness",
        REACTION,
        DEMENTATION,
        cost=Blood(1),
        if_=Both(WasBlocked(by_self=True), Fits(f.ACTING_MINION, f.AnyOf(f.ALLY, f.YOUNGER))),
        basic=Do(NoCombat(), Tap()),
        superior=Do(NoCombat(), Tap(), BurnBlood(1, f.ACTING_MINION)),
    ),
)
