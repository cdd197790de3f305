"""Obtenebration: shadows."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Strike
from conclave.games.vtes.rules.words import COMBAT, GRAPPLE, MODIFIER, OBTENEBRATION, REFLEX
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.conditions import ActionIs, Fits, Unless
from conclave.games.vtes.vocabulary.effects import Burn, ToTorpor
from conclave.games.vtes.vocabulary.feats import Cancel, Maneuver, Stealth

CARDS = (
    Card(
        "Shadow Play",
        MODIFIER,
        OBTENEBRATION,
        cost=Blood(1),
        basic=Stealth(+1),
        superior=Stealth(+2),
    ),
    Card(
        "Shroud of Night",
        MODIFIER,
        modes=(
            as_(MODIFIER, Stealth(+1), "obt", if_=Unless(ActionIs(("bleed",)))),
            as_(MODIFIER, Stealth(+1), "OBT"),
        ),
    ),
    Card(
        "Entombment",
        COMBAT,
        cost=Blood(2),
        modes=(
            as_(COMBAT, Strike(Burn(f.OPPONENT)), "obt", if_=Fits(f.OPPONENT, f.ALLY)),
            as_(COMBAT, Strike(ToTorpor(f.OPPONENT)), "OBT", if_=Fits(f.OPPONENT, f.VAMPIRE)),
        ),
    ),
    Card(
        "Fae Contortion",
        MODIFIER,
        COMBAT,
        modes=(
            as_(REFLEX, Cancel((COMBAT,), trait=GRAPPLE, on_self=True), "myt"),
            as_(COMBAT, Maneuver(), "obt"),
            as_(COMBAT, Maneuver(), "myt"),
            as_(MODIFIER, Stealth(+1), "MYT"),
        ),
    ),
)
