"""What happens as a card enters play happens however it does, and only then."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon
from games.vtes.stage import A, B

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.words import ASH_HEAP, READY, REMOVED
from conclave.testing import rule


def compelled(*ash: str) -> tuple[Salon, int]:
    """Elder brings back Shambling Hordes that were just burned; these lie in A's ash heap."""
    stage = Salon()
    elder, hordes = stage.vampire(A, "Elder"), stage.ally(A, "Shambling Hordes")
    stage.hand(A, "Compel the Spirit")
    stage.ash(A, *ash)
    stage.ash(B, "Mazz")
    stage.begin()
    moving.burn(stage.table, hordes)
    stage.play(A, "play compel-the-spirit NEC", elder)
    return stage, hordes


def test_hordes_that_come_back_are_burned_without_a_corpse() -> None:
    stage, hordes = compelled("Blur")
    stage.resolve()
    assert stage.zone(hordes) == ASH_HEAP


@pytest.mark.parametrize("choice", ["for-one", "burn"])
def test_hordes_that_come_back_want_a_corpse(choice: str) -> None:
    stage, hordes = compelled("Blur", "Krid")
    (krid,) = [c for c in stage.table.ash[A] if stage.table.card_name(c) == "krid"]
    stage.skip("Either")
    assert stage.options(A) == ["choose for-one", "choose burn"]
    stage.play(A, "choose", choice)
    stage.skip("MinionPhase")
    if choice == "burn":
        assert (stage.zone(hordes), stage.zone(krid)) == (ASH_HEAP, ASH_HEAP)
    else:
        assert (stage.zone(hordes), stage.zone(krid)) == (READY, REMOVED)
        assert stage.blood(hordes) == 3


@rule("VTES-6.1.3-07")
def test_a_cooler_that_another_takes_is_not_filled_again() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(A, "Rival")
    cooler = stage.put_on(elder, "Cooler")
    stage.table.blood[cooler] = 1
    stage.play(A, "take-equipment", rival, elder)
    stage.skip("MinionPhase")
    assert stage.table.host[cooler] == rival
    assert stage.blood(cooler) == 1


@rule("VTES-6.1.3-07")
def test_a_helicopter_that_another_takes_is_tapped() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(A, "Rival")
    copter = stage.put_on(elder, "Helicopter")
    stage.play(A, "take-equipment", rival, elder)
    stage.skip("MinionPhase")
    assert stage.table.host[copter] == rival
    assert stage.table.tapped[copter]


@rule("VTES-A.1-03", "VTES-A.2-03")
def test_an_imbued_who_comes_back_has_his_life_and_may_get_a_conviction() -> None:
    stage = Salon()
    elder, watcher = stage.vampire(A, "Elder"), stage.vampire(A, "Watcher")
    stage.hand(A, "Compel the Spirit", "Strike with Conviction")
    stage.begin()
    moving.burn(stage.table, watcher)
    stage.play(A, "play compel-the-spirit NEC", elder)
    stage.skip("FirstConviction")
    stage.play(A, "conviction", watcher, "strike-with-conviction")
    stage.skip("MinionPhase")
    assert stage.zone(watcher) == READY
    assert stage.blood(watcher) == 4
    assert stage.names(stage.table.on[watcher]) == ["strike-with-conviction"]
