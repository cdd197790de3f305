"""Tests of actions of rare disciplines."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import UNCONTROLLED

# Clotho's Gift


def test_clothos_gift_brings_a_vampire_or_blood_for_one() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.crypt(A, "Kurt")
    young = stage.uncontrolled(A, "Fledgling")
    kurt = stage.table.crypt[A][0]
    stage.hand(A, "Clotho's Gift", "Clotho's Gift")
    stage.play(A, "play clothos-gift obf", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.zone(kurt) == UNCONTROLLED
    pupil = stage.vampire(A, "Pupil")
    stage.play(A, "play clothos-gift tem", pupil)
    stage.resolve()
    assert stage.blood(young) == 2


def test_clothos_gift_at_superior_untaps_from_the_next_turn_on() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Clotho's Gift")
    stage.play(A, "play clothos-gift TEM", elder)
    stage.resolve()
    (card,) = stage.table.attached[elder]
    assert not stage.offers(A, "use", card, "0")
    stage.play(A, "pass")
    stage.skip("MasterPhase", B).skip("MinionPhase", B)
    stage.play(B, "pass")
    stage.skip("MasterPhase", A).skip("MinionPhase", A)
    stage.play(A, "bleed", elder)
    stage.resolve()
    stage.play(A, "use", card, "0")
    stage.skip("MinionPhase")
    assert not stage.table.tapped[elder]
    assert stage.blood(elder) == 8
    stage.table.tapped[elder] = True
    assert not stage.offers(A, "use", card, "0")
