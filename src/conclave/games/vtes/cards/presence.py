"""Presence: charm and awe."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Action, Strike
from conclave.games.vtes.rules.windows import AFTER_ACTION
from conclave.games.vtes.rules.words import ACTION, COMBAT, MODIFIER, PRESENCE, REACTION
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, VOTES_AHEAD, Depending, Plus
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card, XBlood, as_
from conclave.games.vtes.vocabulary.conditions import BleedSucceeded, Fits, PassedReferendum
from conclave.games.vtes.vocabulary.effects import (
    BurnBlood,
    GainBlood,
    GainPool,
    TakeControl,
    Tap,
    Untap,
)
from conclave.games.vtes.vocabulary.feats import BleedBonus, Votes
from conclave.games.vtes.vocabulary.terms import Abstains, BloodOrPool, HasVoted
from conclave.lang.effects import Do, If
from conclave.lang.nodes import Per

A_POOL_IF_SUCCESSFUL = If(BleedSucceeded(), GainPool(1))
A_TOREADOR = Fits(f.SELF, f.OfClan("toreador"))
SILENCED = Do(Abstains(), Tap(f.TARGET))

CARDS = (
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
            GainBlood(2, f.TARGET),
            stealth=1,
            target=f.One(f.VAMPIRE, f.YOUNGER, region="your-uncontrolled"),
        ),
    ),
    Card(
        "Entrancement",
        ACTION,
        PRESENCE,
        basic=Bleed(+1),
        superior=Action(
            TakeControl(), stealth=1, target=f.One(f.ALLY, f.Not(f.ControlledBy(p.YOU)))
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
                as_(kind, effect, *levels, target=f.One(HasVoted()))
                for kind in (MODIFIER, REACTION)
                for effect, levels in (
                    (SILENCED, ("cel", "pre")),
                    (Do(SILENCED, BurnBlood(1, f.TARGET)), ("CEL", "PRE")),
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
        basic=GainBlood(VOTES_AHEAD),
        superior=BloodOrPool(VOTES_AHEAD, 2),
    ),
    Card(
        "Majesty",
        COMBAT,
        PRESENCE,
        cost=Blood(1),
        basic=Strike(ends=True),
        superior=Strike(Untap(), ends=True),
    ),
    Card("Staredown", COMBAT, PRESENCE, basic=Strike(dodge=True), superior=Strike(ends=True)),
)
