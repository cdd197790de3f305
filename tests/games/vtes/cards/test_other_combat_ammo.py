"""Tests of Dragon's Breath Rounds."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage, duel
from games.vtes.cards.people import offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD, TORPOR

# Dragon's Breath Rounds

LOAD = "play dragons-breath-rounds plain"


def shoot(
    gun: str, *hand: str, theirs: tuple[str, ...] = (), reply: str = "strike hand"
) -> tuple[CombatStage, int, int, int]:
    """Elder strikes with a gun, and both strikes are chosen."""
    stage, elder, rival = duel("Dragon's Breath Rounds", *hand, opposing_hand=theirs)
    weapon = stage.put_on(elder, gun)
    stage.skip("strike", A)
    stage.play(A, "strike", weapon, "0")
    stage.play(B, reply, *[rival] * reply.startswith("play"))
    return stage, elder, rival, weapon


@ruling("Dragon's Breath Rounds", 2)
@ruling("Improve weapon before resolution", 1)
def test_a_loaded_gun_burns_the_target_and_itself() -> None:
    stage, elder, rival, gun = shoot("Desert Eagle", "Dragon's Breath Rounds", "Flurry")
    assert (stage.window, stage.decider) == ("strikes-chosen", A)
    stage.play(A, LOAD, elder)
    assert offered_modes(stage, A, "dragons-breath-rounds") == []
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR  # one aggravated point wounds him, the other burns blood
    assert stage.blood(rival) == 9 - 2 - 1
    assert stage.zone(gun) == ASH_HEAP


def test_a_dodged_gun_is_burned_too() -> None:
    stage, elder, rival, gun = shoot(
        "Desert Eagle", theirs=("Sidestep",), reply="play sidestep plain"
    )
    stage.play(A, LOAD, elder)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9
    assert stage.zone(gun) == ASH_HEAP


@ruling("Dragon's Breath Rounds", 1)
@pytest.mark.parametrize("card", ["Slip Away", "Swift Blow"])
def test_a_gun_that_does_not_fire_is_kept(card: str) -> None:
    slug = card.lower().replace(" ", "-")
    stage, elder, rival, gun = shoot("Desert Eagle", theirs=(card,), reply=f"play {slug} plain")
    stage.table.blood[elder] = 0 if card == "Swift Blow" else 10
    stage.play(A, LOAD, elder)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9
    assert stage.zone(gun) == ON_CARD


@ruling("Improve weapon before resolution", 2)
def test_only_a_gun_of_ones_own_takes_ammo() -> None:
    stage, _, rival = duel("Dragon's Breath Rounds", "Dragon's Breath Rounds")
    gun = stage.put_on(rival, "Desert Eagle")
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "strike", gun, "0")
    assert offered_modes(stage, A, "dragons-breath-rounds") == []
    stage.skip("press", A)
    assert stage.zone(gun) == ON_CARD


@pytest.mark.parametrize("weapon", ["Zip Gun", "Cudgel"])
def test_no_ammo_for_other_weapons(weapon: str) -> None:
    stage, _, _, _ = shoot(weapon)
    assert offered_modes(stage, A, "dragons-breath-rounds") == []
