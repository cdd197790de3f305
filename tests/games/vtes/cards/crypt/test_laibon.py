"""Tests of Laibon."""

from __future__ import annotations

from games.vtes.stage import A, Stage

from conclave.games.vtes.rules.constants import ACTION, PRESENCE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Card

# Shasa Abu Badr


def test_shasa_bleeds_for_more_with_presence() -> None:
    lure = Card("Lure", ACTION, PRESENCE, basic=Action(None, "bleed"))
    stage = Stage(2, extra=(lure,))
    shasa = stage.vampire(A, "Shasa Abu Badr")
    stage.hand(A, "Lure")
    stage.play(A, "play lure pre", shasa)
    assert values.bleed(stage.table, shasa) == 2
    plain = Stage(2, extra=(lure,))
    shasa = plain.vampire(A, "Shasa Abu Badr")
    plain.play(A, "bleed", shasa)
    assert values.bleed(plain.table, shasa) == 1
