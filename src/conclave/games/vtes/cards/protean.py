"""Protean: shapes of beasts, of earth and mist."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Strike
from conclave.games.vtes.rules.words import COMBAT, MODIFIER, PROTEAN
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.effects import Untap
from conclave.games.vtes.vocabulary.feats import (
    HandDamageAggravated,
    Maneuver,
    Press,
    Stealth,
)

CARDS = (
    Card(
        "Earth Control", MODIFIER, PROTEAN, cost=Blood(1), basic=Stealth(+1), superior=Stealth(+2)
    ),
    Card(
        "Earth Meld",
        COMBAT,
        PROTEAN,
        basic=Strike(ends=True),
        superior=Strike(Untap(), ends=True),
    ),
    Card(
        "Claws of the Dead",
        COMBAT,
        PROTEAN,
        cost=Blood(1),
        basic=HandDamageAggravated(until="round"),
        superior=Maneuver(),
    ),
    Card(
        "Wolf Claws",
        COMBAT,
        PROTEAN,
        cost=Blood(1),
        basic=HandDamageAggravated(until="round"),
        superior=Press(),
    ),
    Card(
        "Rapid Change",
        MODIFIER,
        COMBAT,
        cost=Blood(1),
        modes=(as_(MODIFIER, Stealth(+1), "pro"), as_(COMBAT, Strike(ends=True), "PRO")),
    ),
)
