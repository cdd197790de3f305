"""Combat cards of Celerity, Potence, Protean and the Gargoyles that strike or get away."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, fight, modes, strikes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.events.combat import StrikeMissed
from conclave.games.vtes.rules.words import READY, TORPOR
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule

STONE = Vampire("Stone", "gargoyle", 1, 5, "", "independent")


class Pit(Salon):
    """A table with people and a Gargoyle."""

    def __init__(self) -> None:
        Stage.__init__(self, 2, extra=(*PEOPLE, STONE))


@rule("VTES-6.4.3-19")
def test_acrobatics_gives_an_additional_strike() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Acrobatics")
    fight(stage, elder, rival)
    strikes(stage)
    stage.skip("additional-strikes", A)
    assert modes(stage, A, "acrobatics") == ["cel"]
    stage.play(A, "play acrobatics cel", elder)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 7
    assert stage.blood(elder) == 8


def test_acrobatics_at_superior_dodges_and_strikes_again() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Acrobatics", "Acrobatics")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play acrobatics CEL", elder))
    stage.skip("additional-strikes", A)
    assert modes(stage, A, "acrobatics") == []  # he has gained strikes already
    stage.skip("strike", A)
    stage.play(A, "play acrobatics CEL", elder)
    stage.skip("MinionPhase")
    assert len(stage.told(StrikeMissed)) == 1
    assert stage.blood(elder) == 8
    assert stage.blood(rival) == 9  # the second one gives no third strike


def test_preternatural_evasion_dodges() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Preternatural Evasion")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play preternatural-evasion cel", elder))
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10
    assert len(stage.told(StrikeMissed)) == 1


@ruling("Preternatural Evasion", 1)
@ruling("Burn blood for effect (mandatory)", 1)
def test_preternatural_evasion_at_superior_burns_blood_to_end_combat() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Preternatural Evasion")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.table.blood[elder] = 0
    assert modes(stage, A, "preternatural-evasion") == ["cel"]
    stage.table.blood[elder] = 5
    stage.play(A, "play preternatural-evasion CEL", elder)
    assert stage.blood(elder) == 4  # at once
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 4
    assert stage.blood(rival) == 9


@ruling("Burning Wrath", 1)
@pytest.mark.parametrize(("mode", "blood"), [("pot", 8), ("POT", 7)])
def test_burning_wrath_is_aggravated_altogether(mode: str, blood: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Burning Wrath")
    fight(stage, elder, rival)
    strikes(stage, stage.text(f"play burning-wrath {mode}", elder))
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == blood  # each point after the first costs a blood
    assert stage.blood(elder) == 6


@pytest.mark.parametrize(
    ("mode", "long", "zone"),
    [("pro", False, TORPOR), ("pro", True, READY), ("PRO", False, TORPOR), ("PRO", True, TORPOR)],
)
def test_body_flare_is_ranged_only_at_superior(mode: str, long: bool, zone: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Body Flare", "Claws of the Dead")
    fight(stage, elder, rival)
    if long:
        stage.skip("range", A)
        stage.play(A, "play claws-of-the-dead PRO", elder)
    before = stage.blood(elder)
    stage.skip("strike", A)
    stage.play(A, f"play body-flare {mode}", elder)
    assert stage.blood(elder) == before - 2
    stage.play(B, "strike hand")
    stage.skip("MinionPhase")
    assert stage.zone(rival) == zone


@ruling("Bone Spur", 1)
@pytest.mark.parametrize(("mode", "lasting"), [("pro", False), ("PRO", True)])
def test_bone_spur_makes_hand_damage_aggravated_this_round_or_combat(
    mode: str, lasting: bool
) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Bone Spur", "Wolf Claws", "Bone Spur")
    stage.hand(B, "Swallowed by the Night")
    fight(stage, elder, rival)
    stage.play(A, f"play bone-spur {mode}", elder)
    assert stage.blood(elder) == 9
    stage.skip("range", B)
    stage.play(B, "play swallowed-by-the-night OBF", rival)  # so that nobody is hit
    stage.skip("press", A)
    assert stage.zone(rival) == READY
    stage.play(A, "play wolf-claws PRO", elder)
    stage.skip("before-range", A)
    assert (modes(stage, A, "bone-spur") == []) == lasting
    strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == (TORPOR if lasting else READY)


def test_raking_talons_are_a_gargoyles_for_a_combat() -> None:
    stage = Pit()
    stone, rival = stage.vampire(A, "Stone"), stage.vampire(B, "Rival")
    stage.hand(A, "Raking Talons", "Raking Talons")
    fight(stage, stone, rival)
    stage.play(A, "play raking-talons plain", stone)
    assert modes(stage, A, "raking-talons") == []
    strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    stage = Pit()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Raking Talons")
    fight(stage, elder, rival)
    assert modes(stage, A, "raking-talons") == []
