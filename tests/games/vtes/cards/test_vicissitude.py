"""Tests of the cards of Vicissitude."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import duel
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.damage import as_taken
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, READY, TORPOR
from conclave.games.vtes.rules.current import combat_scope
from conclave.games.vtes.rules.events.combat import CombatBegan, RoundBegan, StrikeMissed
from conclave.games.vtes.rules.frame_types import Hit
from conclave.testing import rule

# Changeling


def test_changeling_raises_a_bleed_and_is_the_last_to_do_so() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Changeling", "Conditioning")
    bleed(stage, elder)
    assert offered_modes(stage, A, "changeling") == ["vic"]
    assert offered_modes(stage, A, "conditioning") == ["dom", "DOM"]
    stage.play(A, "play changeling vic", elder)
    assert offered_modes(stage, A, "conditioning") == []
    stage.resolve()
    assert stage.table.pool[B] == 28


@rule("VTES-6.2.2-14")
@pytest.mark.parametrize(
    ("card", "mode", "cost"), [("changeling", "VIC", 0), ("plasmic-form", "vic", 1)]
)
def test_stealth_when_it_is_needed(card: str, mode: str, cost: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    bleed(stage, elder)
    assert mode not in offered_modes(stage, A, card)
    try_block(stage, rival)
    stage.play(A, f"play {card} {mode}", elder)
    assert stage.blood(elder) == 10 - cost
    stage.resolve()
    assert stage.table.pool[B] == 29


# Plasmic Form


def test_plasmic_form_dodges() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Plasmic Form")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play plasmic-form VIC", elder))
    stage.skip("MinionPhase")
    assert len(stage.events_of(StrikeMissed)) == 1
    assert stage.blood(elder) == 9
    assert stage.blood(rival) == 9


# Meld with the Land


@ruling("Meld with the Land", 1)
@pytest.mark.parametrize(("mode", "untaps"), [("vic", True), ("VIC", False)])
def test_meld_with_the_land_ends_combat(mode: str, untaps: bool) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Meld with the Land", "Chiropteran Marauder")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play chiropteran-marauder vic", elder)
    choose_strikes(stage, stage.text(f"play meld-with-the-land {mode}", elder))
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9
    assert stage.table.tapped[rival] == (not untaps)


@ruling("Meld with the Land", 2)
def test_the_opponent_stays_untapped_if_another_combat_follows() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Meld with the Land")
    fight(stage, elder, rival)
    noting.note(stage.table, combat_scope(stage.table), notes.ANOTHER_COMBAT, elder)
    choose_strikes(stage, stage.text("play meld-with-the-land vic", elder))
    stage.skip("before-range", A)
    assert len(stage.events_of(CombatBegan)) == 2
    assert not stage.table.tapped[rival]


# Horrid Form


@pytest.mark.parametrize(("mode", "shields"), [("vic", False), ("VIC", True)])
def test_horrid_form_makes_strong_and_at_superior_tough(mode: str, shields: bool) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Horrid Form", "Wolf Claws")
    (card, _) = stage.table.hand[A]
    fight(stage, elder, rival)
    stage.play(A, f"play horrid-form {mode}", elder)
    assert stage.blood(elder) == 9
    for number in (1, 2):
        choose_strikes(stage)
        stage.skip("damage", A)
        assert stage.offers(A, "use", card, "0") == shields
        if shields:
            stage.play(A, "use", card, "0")
            assert not stage.offers(A, "use", card, "0")
        stage.skip("press", A)
        assert stage.blood(rival) == 9 - 2 * number
        if number == 1:
            stage.play(A, "play wolf-claws PRO", elder)
    assert stage.blood(elder) == (8 if shields else 6)


# Chiropteran Marauder


def test_chiropteran_marauder_maneuvers() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Chiropteran Marauder")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play chiropteran-marauder vic", elder)
    assert is_long(stage.table)
    assert stage.blood(elder) == 10


@ruling("Burn blood for effect (mandatory)", 1)
@pytest.mark.parametrize(("blood", "offered"), [(0, ["vic"]), (1, ["vic", "VIC"])])
def test_chiropteran_marauder_needs_blood_for_claws(blood: int, offered: list[str]) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Chiropteran Marauder")
    fight(stage, elder, rival)
    stage.table.blood[elder] = blood
    stage.skip("range", A)
    assert offered_modes(stage, A, "chiropteran-marauder") == offered


@ruling("Make strike aggravated", 1)
@pytest.mark.parametrize(("mode", "zone"), [("VIC", TORPOR), ("", READY)])
def test_chiropteran_marauder_makes_hand_damage_aggravated(mode: str, zone: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Chiropteran Marauder")
    fight(stage, elder, rival)
    if mode:
        stage.skip("before-range", A)
        stage.play(A, f"play chiropteran-marauder {mode}", elder)
        assert stage.blood(elder) == 9
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == zone


# Breath of the Dragon


@pytest.mark.parametrize(("mode", "blood"), [("vic", 9), ("VIC", 8)])
def test_breath_of_the_dragon_burns_both_at_close_range(mode: str, blood: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Breath of the Dragon")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text(f"play breath-of-the-dragon {mode}", elder))
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.zone(elder) == TORPOR
    assert stage.blood(rival) == blood
    assert stage.blood(elder) == blood - 1  # the cost, and a blow of the other's hand


@pytest.mark.parametrize("mode", ["vic", "VIC"])
def test_breath_of_the_dragon_burns_only_the_opponent_at_long_range(mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Breath of the Dragon", "Chiropteran Marauder")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play chiropteran-marauder vic", elder)
    choose_strikes(stage, stage.text(f"play breath-of-the-dragon {mode}", elder))
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.zone(elder) == READY
    assert stage.blood(elder) == 9


@rule("VTES-6.4.6-15", "VTES-6.4.6-12")
@pytest.mark.parametrize(("left", "zone"), [(1, ASH_HEAP), (3, TORPOR)])
def test_breath_of_the_dragon_burns_who_cannot_heal_the_blow(left: int, zone: int) -> None:
    stage, elder, rival = duel(
        "Breath of the Dragon", opposing_hand=("Undead Strength",), blood=(left + 1, 9)
    )
    mine = stage.text("play breath-of-the-dragon vic", elder)
    choose_strikes(stage, mine, stage.text("play undead-strength pot", rival))
    stage.skip("MinionPhase")
    assert stage.zone(elder) == zone
    assert stage.zone(rival) == TORPOR


@rule("VTES-6.4.5-16")
@pytest.mark.parametrize("mode", ["vic", "VIC"])
def test_a_fire_breather_is_burned_even_if_it_is_dodged(mode: str) -> None:
    stage, elder, rival = duel("Breath of the Dragon", opposing_hand=("Dodge",))
    mine = stage.text(f"play breath-of-the-dragon {mode}", elder)
    choose_strikes(stage, mine, stage.text("play dodge plain", rival))
    stage.skip("MinionPhase")
    assert len(stage.events_of(StrikeMissed)) == 1
    assert stage.zone(elder) == TORPOR
    assert stage.zone(rival) == READY
    assert stage.blood(elder) == (9 if mode == "vic" else 8)


@ruling("Immune to damage", 1)
def test_a_fire_breather_is_burned_even_if_he_does_no_damage() -> None:
    stage, elder, rival = duel("Breath of the Dragon")
    stage.put_on(elder, "Ex Nihilo")
    choose_strikes(stage, stage.text("play breath-of-the-dragon vic", elder))
    stage.skip("MinionPhase")
    assert stage.zone(elder) == TORPOR
    assert stage.zone(rival) == READY


@rule("VTES-6.4.5-20", "VTES-6.4.5-21")
def test_nobody_is_burned_by_a_breath_before_which_combat_ends() -> None:
    stage, elder, rival = duel("Breath of the Dragon", opposing_hand=("Majesty",))
    mine = stage.text("play breath-of-the-dragon vic", elder)
    choose_strikes(stage, mine, stage.text("play majesty pre", rival))
    stage.skip("MinionPhase")
    assert stage.zone(elder) == READY


# Starvation of Marena


@pytest.mark.parametrize(("mode", "damage"), [("vic", 2), ("VIC", 3)])
def test_starvation_of_marena_comes_with_a_press(mode: str, damage: int) -> None:
    stage, elder, rival = duel("Starvation of Marena")
    choose_strikes(stage, stage.text(f"play starvation-of-marena {mode}", elder))
    stage.skip("press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (8, 9 - damage)
    stage.play(A, "press")
    stage.skip("press", A)
    assert not stage.offers(A, "press")


# Body Arsenal


@pytest.mark.parametrize(("mode", "blood"), [("vic", 9), ("VIC", 8)])
def test_body_arsenal_makes_hands_into_claws(mode: str, blood: int) -> None:
    stage, elder, rival = duel("Body Arsenal")
    stage.skip("strikes-chosen", A)
    stage.play(A, f"play body-arsenal {mode}", elder)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 2 - 1, blood)


@pytest.mark.parametrize(("mode", "damage"), [("vic", 1), ("VIC", 2)])
def test_only_the_strength_of_body_arsenal_lasts(mode: str, damage: int) -> None:
    stage, elder, rival = duel("Body Arsenal", "Hold On", opposing_hand=("Dodge",))
    stage.play(A, f"play body-arsenal {mode}", elder)
    choose_strikes(stage, "strike hand", stage.text("play dodge plain", rival))
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == READY
    assert stage.blood(rival) == 9 - damage


# Bloodform


def test_bloodform_ends_combat_with_an_ally_only() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Bloodform")
    fight(stage, elder, thug)
    choose_strikes(stage, stage.text("play bloodform vic", elder))
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(thug)) == (10, 3)
    stage, elder, _ = duel("Bloodform")
    stage.skip("strike", A)
    assert offered_modes(stage, A, "bloodform") == []


@ruling("Bloodform", 1)
def test_bloodform_makes_immune_to_normal_damage_this_round() -> None:
    stage, elder, rival = duel("Bloodform", "Hold On", opposing_hand=("Gnats", "Hold On"))
    stage.play(A, "play bloodform VIC", elder)
    stage.play(A, "pass")
    stage.play(B, "play gnats plain", rival)
    stage.skip("strike", B)  # the vampire himself can't strike
    stage.play(B, "strike hand")
    stage.skip("press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("range", A)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 1 - 3, 9 - 1)


def test_bloodform_does_not_help_against_claws() -> None:
    stage, elder, rival = duel("Bloodform", opposing_hand=("Talons",))
    stage.play(A, "play bloodform VIC", elder)
    stage.play(A, "pass")
    stage.play(B, "play talons plain", rival)
    hit = as_taken(stage.table, Hit(elder, 2, 0, rival))
    assert (hit.normal, hit.aggravated) == (0, 0)
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.skip("MinionPhase")
    assert stage.zone(elder) == TORPOR


def test_bloodform_presses_only_to_end_combat() -> None:
    stage, elder, rival = duel("Bloodform", opposing_hand=("Hold On",))
    stage.play(A, "play bloodform VIC", elder)
    stage.skip("press", A)
    assert not stage.offers(A, "press")
    stage.play(A, "pass")
    stage.play(B, "play hold-on plain", rival)
    stage.play(A, "press")
    stage.skip("MinionPhase")
    assert len(stage.events_of(RoundBegan)) == 1


@ruling("Cannot strike", 1)
def test_whoever_cannot_strike_cannot_maneuver_with_a_strike() -> None:
    stage, elder, _ = duel("Bloodform", "Shot", "Flurry")
    gun = stage.put_on(elder, "Zip Gun")
    stage.play(A, "play bloodform VIC", elder)
    stage.skip("range", A)
    assert not stage.offers(A, "play shot plain", elder)
    assert not stage.offers(A, "maneuver", gun, "0")
