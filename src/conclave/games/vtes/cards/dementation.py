"""Dementation: madness."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Action
from conclave.games.vtes.rules.actions import BLEED
from conclave.games.vtes.rules.words import ACTION, COMBAT, DEMENTATION, MODIFIER, REACTION
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import NoCombat
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.conditions import (
    BleedSucceeded,
    Both,
    CanBeRaised,
    Fits,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.effects import BurnBlood, GainPool, Tap, ToTorpor
from conclave.games.vtes.vocabulary.feats import BleedBonus, Press, Stealth
from conclave.lang.effects import Do, If

ANYBODY_ELSE = f.AMethuselah(p.EACH_OTHER)
NEARLY_EMPTY = f.HasBlood(0, 1)

CARDS = (
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
        "Voice of Madness",
        REACTION,
        DEMENTATION,
        cost=Blood(1),
        if_=Both(WasBlocked(by_self=True), Fits(f.ACTING_MINION, f.AnyOf(f.ALLY, f.YOUNGER))),
        basic=Do(NoCombat(), Tap()),
        superior=Do(NoCombat(), Tap(), BurnBlood(1, f.ACTING_MINION)),
    ),
)
