"""Dominate: commanding minds, kindred and kine."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Action
from conclave.games.vtes.rules.words import ACTION, DOMINATE, MODIFIER, REACTION
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card
from conclave.games.vtes.vocabulary.effects import GainBlood, Tap
from conclave.games.vtes.vocabulary.feats import BleedBonus, Redirect
from conclave.lang.effects import Do

CARDS = (
    Card(
        "Govern the Unaligned",
        ACTION,
        DOMINATE,
        cost=Blood(1),
        basic=Bleed(+2),
        superior=Action(
            GainBlood(3, f.TARGET),
            stealth=1,
            target=f.One(f.VAMPIRE, f.YOUNGER, region="your-uncontrolled"),
        ),
    ),
    Card(
        "Conditioning",
        MODIFIER,
        DOMINATE,
        cost=Blood(1),
        basic=BleedBonus(+2, only=True),
        superior=BleedBonus(+3, only=True),
    ),
    Card(
        "Deflection",
        REACTION,
        DOMINATE,
        cost=Blood(1),
        basic=Do(Redirect(), Tap()),
        superior=Redirect(),
        target=f.AMethuselah(p.Except(p.EACH_OTHER, p.ACTING_METHUSELAH)),
    ),
)
