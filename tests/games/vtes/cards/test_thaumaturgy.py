"""Tests of the cards of Thaumaturgy."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import duel, rounds_begun
from games.vtes.cards.people import (
    PEOPLE,
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, COMBAT, READY, TORPOR
from conclave.games.vtes.rules.events.actions import ActionBlocked
from conclave.games.vtes.rules.events.combat import (
    CombatBegan,
    CombatEnded,
    Diablerized,
    Prevented,
    TookDamage,
)
from conclave.games.vtes.rules.windows import BEFORE_RANGE
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.strikes import EndCombat
from conclave.testing import rule

# Mirror Walk


def walk(stage: PeopleStage, mode: str, minion: int, blocker: int) -> PeopleStage:
    """A bleed is to be blocked; Mirror Walk is played, and the blocker still finds him."""
    stage.hand(A, "Mirror Walk")
    stage.hand(B, "Enhanced Senses")
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, f"play mirror-walk {mode}", minion)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", blocker)
    return stage


@ruling("Triggered by block", 1)
@ruling("Action ended by an effect", 1)
def test_mirror_walk_at_superior_ends_a_blocked_action_before_anything_is_played() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Change of Target", "Freak Drive")
    walk(stage, "THA", elder, rival)
    while stage.window == "block":
        stage.do_minimum()
    assert stage.prompt == "MinionPhase"
    assert len(stage.events_of(ActionBlocked)) == 1
    assert stage.events_of(CombatBegan) == []
    assert stage.table.pool[B] == 30
    assert stage.table.tapped[elder]
    assert stage.table.tapped[rival]


def test_mirror_walk_at_inferior_gives_stealth_alone() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    walk(stage, "tha", elder, rival)
    stage.skip("before-range", A)
    assert len(stage.events_of(CombatBegan)) == 1


@pytest.mark.parametrize("mode", ["tha", "THA"])
def test_mirror_walk_lets_the_action_succeed_if_nobody_finds_him(mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Mirror Walk")
    bleed(stage, elder)
    assert offered_modes(stage, A, "mirror-walk") == []
    try_block(stage, rival)
    stage.play(A, f"play mirror-walk {mode}", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert not stage.table.tapped[rival]


@ruling("Mirror Walk", 1)
def test_mirror_walk_taps_even_a_blocker_who_need_not_tap() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Mirror Walk")
    stage.hand(B, "Read the Winds")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play mirror-walk THA", elder)
    stage.skip("block", B)
    stage.play(B, "play read-the-winds ani+aus", rival)
    stage.skip("MinionPhase")
    assert stage.events_of(CombatBegan) == []
    assert stage.table.tapped[rival]


@ruling("Mirror Walk", 2)
def test_mirror_walk_saves_a_vampire_leaving_torpor_from_diablerie() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", torpor=True), stage.vampire(B, "Rival")
    stage.hand(A, "Mirror Walk")
    stage.hand(B, "Enhanced Senses", "Spirit's Touch")
    stage.play(A, "leave-torpor", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", rival)
    stage.play(A, "play mirror-walk THA", elder)
    stage.skip("MinionPhase")
    assert len(stage.events_of(ActionBlocked)) == 1
    assert stage.events_of(Diablerized) == []
    assert stage.zone(elder) == TORPOR


@rule("VTES-1.6.1-13")
def test_mirror_walk_is_replaced_in_the_discard_phase() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, *["Blur"] * 6)
    stage.library(A, "Majesty", "Majesty")
    walk(stage, "tha", elder, rival)
    stage.skip("MinionPhase")
    assert len(stage.table.hand[A]) == 6
    stage.skip("DiscardPhase")
    assert len(stage.table.hand[A]) == 7


# Rutor's Hand


def handed(blood: int = 10) -> tuple[PeopleStage, int]:
    """A has played the card at superior and is asked how to take the damage."""
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", blood)
    stage.hand(A, "Rutor's Hand")
    stage.play(A, "play rutors-hand THA", elder)
    stage.skip("Either")
    return stage, elder


def test_rutors_hand_wounds_its_bearer() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Rutor's Hand")
    stage.play(A, "play rutors-hand tha", pupil)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.zone(pupil) == TORPOR
    assert stage.blood(pupil) == 4
    assert stage.names(stage.table.attached[pupil]) == ["rutors-hand"]


def test_at_superior_three_blood_may_be_burned_in_its_place() -> None:
    stage, elder = handed()
    assert stage.options(A) == ["choose burn-blood", "choose inflict"]
    stage.play(A, "choose burn-blood")
    stage.skip("MinionPhase")
    assert stage.zone(elder) == READY
    assert stage.blood(elder) == 6
    stage, elder = handed()
    stage.play(A, "choose inflict")
    stage.skip("MinionPhase")
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == 9


def test_with_too_little_blood_there_is_no_choice() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 3)
    stage.hand(A, "Rutor's Hand")
    stage.play(A, "play rutors-hand THA", elder)
    stage.resolve()
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == 2


def test_rutors_hand_untaps_once_in_each_minion_phase_from_the_next_turn_on() -> None:
    stage, elder = handed()
    stage.play(A, "choose burn-blood")
    stage.skip("MinionPhase")
    hand = stage.table.attached[elder][0]
    assert not stage.offers(A, "use", hand, "0")
    stage.play(A, "pass")
    stage.skip("UntapPhase", A)
    stage.skip("MinionPhase", A)
    assert not stage.offers(A, "use", hand, "0")  # he is untapped
    bleed(stage, elder)
    stage.skip("MinionPhase")
    assert stage.offers(A, "use", hand, "0")
    stage.play(A, "use", hand, "0")
    assert not stage.table.tapped[elder]
    assert not stage.offers(A, "bleed", elder)
    stage.table.blood[elder] = 3
    stage.play(A, "hunt", elder)
    stage.skip("MinionPhase")
    assert not stage.offers(A, "use", hand, "0")


def test_a_vampire_has_only_one_hand() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Rutor's Hand")
    stage.hand(A, "Rutor's Hand")
    assert offered_modes(stage, A, "rutors-hand") == []
    stage.vampire(A, "Pupil")
    assert offered_modes(stage, A, "rutors-hand") == ["tha"]


@ruling("Rutor's Hand", 1)
def test_a_stolen_hand_waits_for_a_turn_that_begins_with_it() -> None:
    stage, elder = handed()
    stage.play(A, "choose burn-blood")
    stage.skip("MinionPhase")
    hand = stage.table.attached[elder][0]
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    moving.change_controller(stage.table, elder, B)
    stage.table.tapped[elder] = True
    assert not stage.offers(B, "use", hand, "0")
    stage.play(B, "pass")
    stage.skip("MinionPhase", A)
    moving.change_controller(stage.table, elder, A)
    stage.table.tapped[elder] = True
    assert not stage.offers(A, "use", hand, "0")
    moving.change_controller(stage.table, elder, B)
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    stage.table.tapped[elder] = True
    assert stage.offers(B, "use", hand, "0")


# Apportation


def test_apportation_is_a_press_only_to_continue() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Flash")
    stage.hand(B, "Apportation", "Flash")
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, "play flash cel", elder)
    assert offered_modes(stage, B, "flash") == ["cel"]
    assert offered_modes(stage, B, "apportation") == []


def test_apportation_is_a_maneuver_at_superior() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Apportation")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert offered_modes(stage, A, "apportation") == ["THA"]
    stage.play(A, "play apportation THA", elder)
    assert is_long(stage.table)


# Movement of the Mind


def test_movement_of_the_mind_presses_only_to_end_combat() -> None:
    stage, elder, rival = duel(
        "Movement of the Mind", "Flash", opposing_hand=("Movement of the Mind",)
    )
    stage.skip("press", A)
    assert offered_modes(stage, A, "movement-of-the-mind") == []
    stage.play(A, "play flash cel", elder)
    assert offered_modes(stage, B, "movement-of-the-mind") == ["tha"]
    stage.play(B, "play movement-of-the-mind tha", rival)
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1]


def test_movement_of_the_mind_maneuvers_at_superior() -> None:
    stage, elder, _ = duel("Movement of the Mind")
    stage.skip("range", A)
    stage.play(A, "play movement-of-the-mind THA", elder)
    assert is_long(stage.table)


# Blood Rage


@pytest.mark.parametrize(("mode", "damage"), [("tha", 1), ("THA", 2)])
def test_blood_rage_breaks_weapons_and_fortitude(mode: str, damage: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(rival, "Desert Eagle")
    stage.hand(A, "Blood Rage")
    stage.hand(B, "Skin of Rock")
    fight(stage, elder, rival)
    choose_strikes(
        stage, stage.text(f"play blood-rage {mode}", elder), stage.text("strike", gun, "0")
    )
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9 - damage)


@ruling("Prevent discipline based prevention", 1)
@pytest.mark.parametrize(
    ("card", "mode"), [("Skin of Rock", "for"), ("Indomitability", "FOR"), ("Skin of Steel", "for")]
)
def test_no_fortitude_card_is_played_to_prevent_the_damage_of_blood_rage(
    card: str, mode: str
) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    jacket = stage.put_on(rival, "Flak Jacket")
    stage.hand(A, "Blood Rage")
    stage.hand(B, card, "Sideslip")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play blood-rage THA", elder))
    stage.skip("damage", B)
    slug = card.lower().replace(" ", "-")
    assert offered_modes(stage, B, slug) == []
    assert offered_modes(stage, B, "sideslip") == ["CEL"]
    stage.play(B, "use", jacket, "0")
    stage.skip()
    assert stage.blood(rival) == 8
    plain = PeopleStage()
    elder, rival = plain.vampire(A, "Elder"), plain.vampire(B, "Rival")
    plain.hand(B, card)
    fight(plain, elder, rival)
    choose_strikes(plain)
    plain.skip("damage", B)
    assert mode in offered_modes(plain, B, slug)


def test_a_shield_of_fortitude_does_not_stop_blood_rage() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Blood Rage", "Blur")
    stage.hand(B, "Skin of Steel")
    fight(stage, elder, rival)
    choose_strikes(stage)
    stage.skip("damage", B)
    stage.play(B, "play skin-of-steel FOR", rival)
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur CEL", elder)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("strike", A)
    assert stage.blood(rival) == 8
    stage.play(A, "play blood-rage tha", elder)
    stage.skip()
    assert stage.blood(rival) == 7


def test_blood_rage_works_on_weapons_all_round_but_not_on_fists() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    cudgel = stage.put_on(rival, "Cudgel")
    stage.hand(A, "Blood Rage")
    stage.hand(B, "Undead Strength", "Blur")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play blood-rage tha", elder)
    stage.play(B, "play undead-strength POT", rival)
    stage.play(B, "target", cudgel)
    stage.skip("additional-strikes", B)
    assert stage.blood(elder) == 10
    stage.play(B, "play blur CEL", rival)
    stage.skip("strike", B)
    stage.play(B, "strike", cudgel, "0")
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.skip()
    assert stage.blood(elder) == 9


def test_the_weapon_of_an_ally_is_not_broken_by_blood_rage() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    gun = stage.put_on(thug, "Desert Eagle")
    stage.hand(A, "Blood Rage")
    fight(stage, elder, thug)
    choose_strikes(stage, stage.text("play blood-rage tha", elder), stage.text("strike", gun, "0"))
    stage.skip()
    assert (stage.blood(elder), stage.blood(thug)) == (8, 2)


def test_blood_rage_is_for_close_range() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Blood Rage", "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "blood-rage") == []


@rule("VTES-6.4.5-16", "VTES-6.4.3-11")
def test_a_dodged_blood_rage_leaves_weapons_alone() -> None:
    stage, elder, rival = duel("Blood Rage", opposing_hand=("Dodge", "Blur"))
    gun = stage.put_on(rival, "Desert Eagle")
    mine = stage.text("play blood-rage tha", elder)
    choose_strikes(stage, mine, stage.text("play dodge plain", rival))
    stage.skip("additional-strikes", B)
    stage.play(B, "play blur cel", rival)
    stage.skip("strike", B)
    stage.play(B, "strike", gun, "0")
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 8


@rule("VTES-6.4.5-10")
def test_a_weapon_that_strikes_first_does_its_damage_before_blood_rage() -> None:
    stage, elder, rival = duel("Blood Rage")
    dirk = stage.put_on(rival, "quick-dirk")
    choose_strikes(stage, stage.text("play blood-rage tha", elder), stage.text("strike", dirk, "0"))
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 8
    assert stage.blood(rival) == 8


# Weather Control


@ruling("Weather Control", 1)
@pytest.mark.parametrize(("mode", "second"), [("tha", 1), ("THA", 2)])
def test_weather_control_hurts_all_in_each_round(mode: str, second: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    valet, other = stage.put_on(rival, "Valet"), stage.put_on(elder, "Mr. Winthrop")
    stage.hand(A, "Weather Control", "Indomitability", "Skin of Rock")
    fight(stage, elder, rival)
    stage.play(A, f"play weather-control {mode}", elder)
    assert [stage.blood(card) for card in (elder, rival)] == [10, 9]
    stage.skip("range", A)
    assert [stage.blood(card) for card in (elder, rival)] == [9, 8]
    assert [stage.zone(card) for card in (valet, other)] == [ASH_HEAP, ASH_HEAP]
    assert stage.events_of(Prevented) == []
    stage.skip("press", A)
    stage.play(A, "play indomitability FOR", elder)
    before = (stage.blood(elder), stage.blood(rival))
    stage.skip("range", A)
    after = (stage.blood(elder), stage.blood(rival))
    assert after == (before[0] - second, before[1] - second)


def test_no_minion_inflicts_the_damage_of_weather_control() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", life=1)
    stage.hand(A, "Weather Control")
    fight(stage, elder, thug)
    stage.play(A, "play weather-control tha", elder)
    stage.skip()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(elder) == 9
    assert len(stage.events_of(CombatEnded)) == 1


def test_weather_control_only_in_the_first_round_and_once_each_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Weather Control", "Weather Control", "Indomitability")
    stage.hand(B, "Weather Control")
    fight(stage, elder, rival)
    stage.play(A, "play weather-control tha", elder)
    assert offered_modes(stage, A, "weather-control") == []
    stage.play(A, "pass")
    assert offered_modes(stage, B, "weather-control") == ["tha", "THA"]
    stage.skip("press", A)
    stage.play(A, "play indomitability FOR", elder)
    stage.skip("before-range", B)
    assert offered_modes(stage, B, "weather-control") == []


@ruling("Weather Control", 2)
def test_weather_control_hurts_even_if_combat_ends_before_range() -> None:
    gone = Card("Be Gone", COMBAT, effect=EndCombat(), when=BEFORE_RANGE)
    stage = Stage(2, extra=(*PEOPLE, gone))
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Weather Control")
    stage.hand(B, "Be Gone")
    fight(stage, elder, rival)
    stage.play(A, "play weather-control THA", elder)
    stage.skip("before-range", B)
    stage.play(B, "play be-gone plain", rival)
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)
    assert len(stage.events_of(CombatEnded)) == 1


@ruling("Weather Control", 3)
@ruling("Damage before range is determined", 1)
def test_cards_before_range_come_before_the_damage_which_adds_up() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 1)
    stage.hand(A, "Weather Control", "Torn Signpost")
    stage.hand(B, "Weather Control")
    fight(stage, elder, rival)
    stage.play(A, "play weather-control tha", elder)
    stage.play(A, "play torn-signpost pot", elder)
    stage.skip("before-range", B)
    stage.play(B, "play weather-control THA", rival)
    assert (stage.blood(elder), stage.blood(rival)) == (10, 1)
    stage.skip()
    taken = [
        event for event in stage.events_of(TookDamage) if event.card == stage.table.word(rival)
    ]
    assert [event.normal for event in taken] == [2]
    assert stage.zone(rival) == TORPOR
    assert stage.blood(elder) == 8


# Theft of Vitae


@rule("VTES-6.4.5-23", "VTES-6.4.5-25")
@pytest.mark.parametrize(("mode", "number"), [("tha", 1), ("THA", 2)])
def test_theft_of_vitae(mode: str, number: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 4), stage.vampire(B, "Rival")
    stage.hand(A, "Theft of Vitae")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text(f"play theft-of-vitae {mode}", elder))
    stage.skip()
    assert stage.blood(elder) == 4 + number - 1
    assert stage.blood(rival) == 9 - number


@rule("VTES-6.4.5-26", "VTES-6.4.5-27", "VTES-6.4.5-24")
@ruling("Theft of Vitae", 1)
def test_theft_of_vitae_takes_no_more_than_there_is_and_is_not_prevented() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 10), stage.vampire(B, "Rival", 1)
    stage.hand(A, "Theft of Vitae")
    stage.hand(B, "Skin of Rock", "Dodge")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play theft-of-vitae THA", elder)
    stage.play(B, "strike hand")
    assert offered_modes(stage, B, "skin-of-rock") == []
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (9, 0)


@ruling("Theft of Vitae", 2)
def test_two_thefts_at_once() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 10), stage.vampire(B, "Rival", 3)
    stage.hand(A, "Theft of Vitae")
    stage.hand(B, "Theft of Vitae")
    fight(stage, elder, rival)
    choose_strikes(
        stage,
        stage.text("play theft-of-vitae THA", elder),
        stage.text("play theft-of-vitae THA", rival),
    )
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 3)


# Drain Essence


@pytest.mark.parametrize(
    ("card", "mode", "mine", "theirs"),
    [("drain-essence", "tha", 7, 6), ("drain-essence", "THA", 9, 4)],
)
def test_drain_essence_in_a_later_round(card: str, mode: str, mine: int, theirs: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 8), stage.vampire(B, "Rival")
    stage.hand(A, card, "Apportation")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, card) == []
    choose_strikes(stage)
    stage.skip("press", A)
    stage.play(A, "play apportation tha", elder)
    choose_strikes(stage, stage.text(f"play {card} {mode}", elder))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (mine, theirs)


@ruling("Drain Essence", 1)
def test_drain_essence_takes_what_there_is() -> None:
    stage, elder, rival = duel("Flash", "Drain Essence", blood=(10, 2))
    stage.skip("press", A)
    assert stage.blood(rival) == 1
    stage.play(A, "play flash cel", elder)
    choose_strikes(stage, stage.text("play drain-essence THA", elder))
    stage.skip()
    assert stage.blood(rival) == 0
    assert stage.blood(elder) == 10 - 1 - 1 + 1 - 1


# Walk of Flame


@pytest.mark.parametrize(("mode", "blood"), [("tha", 8), ("THA", 7)])
def test_walk_of_flame_in_a_later_round(mode: str, blood: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Walk of Flame", "Apportation")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "walk-of-flame") == []
    choose_strikes(stage)
    stage.skip("press", A)
    stage.play(A, "play apportation tha", elder)
    choose_strikes(stage, stage.text(f"play walk-of-flame {mode}", elder))
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == blood
