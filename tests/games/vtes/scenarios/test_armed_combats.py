"""Combats with allies, retainers and weapons, and combats that oust."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import offered_modes
from games.vtes.scenarios.duels import HAND, choose_strikes, duel, rounds_begun
from games.vtes.scenarios.scene import Scene, fight
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, NOBODY, READY, TORPOR
from conclave.testing import rule


@rule("VTES-1.5-06", "VTES-1.4-01")
def test_a_vampire_who_burns_the_young_bloods_gains_blood_up_to_his_capacity() -> None:
    stage = Scene(2)
    kurt, gang = stage.vampire(A, "Kurt", 8), stage.ally(B, "Young Bloods", 1)
    fight(stage, kurt, gang)
    choose_strikes(stage, HAND, HAND)
    stage.finish()
    assert stage.zone(gang) == ASH_HEAP
    assert stage.blood(kurt) == 8  # 2 lost to the gang's fists, 2 gained


@rule("VTES-1.4-01", "VTES-6.4.3-02")
def test_the_hordes_weaken_from_pair_to_pair() -> None:
    stage = Scene(2)
    kurt, hordes = stage.vampire(A, "Kurt", 8), stage.ally(B, "Shambling Hordes", 3)
    fight(stage, kurt, hordes)
    stage.hand(A, "flash")
    choose_strikes(stage, HAND, HAND)
    stage.skip("press", A)
    assert (stage.blood(kurt), stage.blood(hordes)) == (5, 2)
    stage.play(A, "play flash cel", kurt)
    stage.finish()
    assert (stage.blood(kurt), stage.blood(hordes)) == (3, 1)


@rule("VTES-1.6.3-06", "VTES-1.5-12")
def test_a_ghoul_strikes_as_a_vampire_of_the_inferior_level() -> None:
    stage = Scene(2)
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(B, "Ghouled Street Thug")
    stage.hand(B, "undead-strength", "slam")
    fight(stage, kurt, thug)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("strike", B)
    assert offered_modes(stage, B, "undead-strength") == ["pot"]
    stage.play(B, "play slam pot", thug)  # 1 blood, which is life
    stage.finish()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(kurt) == 8 - 3


@rule("VTES-1.6.3-08", "VTES-1.6.3-10")
def test_a_ghoul_who_steals_blood_has_more_life_than_at_first() -> None:
    stage = Scene(2)
    kurt, ghoul = stage.vampire(A, "Kurt"), stage.ally(B, "Rafastio Ghoul")
    stage.hand(B, "theft-of-vitae")
    stage.hand(A, "dodge")
    fight(stage, kurt, ghoul)
    choose_strikes(stage, HAND, ("play theft-of-vitae tha", ghoul))
    stage.finish()
    assert (stage.blood(kurt), stage.blood(ghoul)) == (7, 2 + 1 - 1)


@rule("VTES-6.4.7-02", "VTES-6.4.7-06", "VTES-6.4.5-17")
def test_a_mage_shoots_the_servant_of_one_who_dodges() -> None:
    stage = Scene(2)
    mage, ira = stage.ally(A, "Outcast Mage"), stage.vampire(B, "Ira")
    valet = stage.put_on(ira, "Valet")
    fight(stage, mage, ira)
    stage.hand(B, "side-strike")
    stage.skip("range", A)
    stage.play(A, "use", mage, next(m for m in stage.options(A) if m.startswith("use")).split()[2])
    stage.skip("strike", A)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("strike outcast")))
    stage.play(A, "target", valet)
    stage.skip("strike", B)
    stage.play(B, "play side-strike cel", ira)
    stage.finish()
    assert stage.zone(valet) == ASH_HEAP
    assert (stage.blood(mage), stage.blood(ira)) == (2, 8)


@rule("VTES-6.4.7-02", "VTES-6.4.2-07")
def test_a_servant_who_was_shot_gives_no_maneuver_in_the_next_combat() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    jackie = stage.put_on(ira, "Jackie Therman")
    fight(stage, kurt, ira)
    stage.hand(A, "thrown-gate", "psyche")
    stage.skip("range", A)
    stage.play(A, "play thrown-gate POT", kurt)
    stage.skip("strike", A)
    stage.play(A, "strike bound")
    if stage.offers(A, "target", jackie):
        stage.play(A, "target", jackie)
    stage.skip_until_offered(A, "play psyche CEL", kurt)
    assert stage.zone(jackie) == ASH_HEAP
    stage.play(A, "play psyche CEL", kurt)
    stage.skip("range", B)
    assert not stage.offers_any(B, "use")
    assert not stage.offers_any(B, "maneuver")


@rule("VTES-6.2.3-02", "VTES-6.2.3-03", "VTES-6.2.3-05")
def test_at_the_arboretum_a_blocked_equipment_is_lost_without_a_blow() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    park = stage.permanent(B, "Elysium: The Arboretum")
    stage.play_card(A, "44-magnum", "plain", kurt)
    stage.attempt_block(ira)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", ira)
    stage.skip("before-range", B)
    stage.play(B, "use", park, "0")
    stage.finish()
    assert stage.combats_ended == 1
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 8)
    assert "44-magnum" in stage.names(stage.table.ash[A])
    assert stage.table.pool == [30, 30]
    assert stage.table.tapped[ira]
    assert stage.table.tapped[park]


@rule("VTES-6.4.3-08", "VTES-9.1-01")
def test_both_fall_and_tension_costs_both() -> None:
    stage = Scene(3)
    kurt, ira = stage.vampire(A, "Kurt", 0), stage.vampire(B, "Ira", 0)
    stage.table.blood[kurt] = 1
    stage.permanent(C, "Tension in the Ranks")
    fight(stage, kurt, ira)
    stage.table.blood[kurt] = 0
    choose_strikes(stage, HAND, HAND)
    stage.finish()
    assert (stage.zone(kurt), stage.zone(ira)) == (TORPOR, TORPOR)
    assert stage.table.pool == [29, 29, 30]


@rule("VTES-9.1-06", "VTES-9.1-07", "VTES-6.4.3-12", "VTES-R-25")
def test_fame_ousts_in_the_middle_of_a_combat_and_the_turn_continues() -> None:
    stage = Scene(3)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 0)
    elder = stage.vampire(A, "Elder")
    stage.put_on(ira, "Fame", C)
    stage.pool(B, 3)
    fight(stage, kurt, ira)
    choose_strikes(stage, HAND, HAND)
    stage.finish()
    assert stage.table.out == [False, True, False]
    assert stage.table.points == [1, 0, 0]
    assert stage.table.pool == [36, 0, 30]
    assert stage.table.active == A
    stage.play(A, "bleed", elder)
    stage.finish()
    assert stage.table.pool == [36, 0, 29]


@rule("VTES-6.4.5-10", "VTES-6.4.5-11")
def test_a_haymaker_comes_too_late_against_a_deadly_blow() -> None:
    stage, kurt, ira = duel(first_blood=1)
    stage.hand(A, "haymaker")
    stage.skip("before-strikes", A)
    stage.play(A, "play haymaker plain", kurt)
    stage.hand(B, "undead-strength")
    stage.skip("strike", A)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("strike")))
    stage.skip("strike", B)
    stage.play(B, "play undead-strength POT", ira)
    stage.finish()
    assert stage.zone(kurt) == TORPOR
    assert stage.blood(ira) == 8


@rule("VTES-6.4.4-04", "VTES-1.4-01")
def test_telepathic_tracking_continues_combat_after_a_countered_press() -> None:
    stage, kurt, ira = duel()
    stage.hand(A, "flash", "telepathic-tracking")
    stage.hand(B, "flash")
    choose_strikes(stage, HAND, HAND)
    stage.skip("press", A)
    stage.play(A, "play flash cel", kurt)
    stage.skip("press", B)
    stage.play(B, "play flash cel", ira)
    stage.skip_until_offered(A, "play telepathic-tracking AUS", kurt)
    stage.play(A, "play telepathic-tracking AUS", kurt)
    stage.finish()
    assert rounds_begun(stage) == 2


@rule("VTES-6.4.4-04", "VTES-1.4-01")
def test_out_of_a_trap_by_pressing() -> None:
    stage, kurt, ira = duel()
    stage.play_card(A, "trap", "plain", kurt)
    stage.hand(B, "flash")
    choose_strikes(stage, HAND, HAND)
    stage.skip_until_offered(B, "play flash cel", ira)
    assert stage.window == "press"
    stage.play(B, "play flash cel", ira)
    stage.finish()
    assert rounds_begun(stage) == 1


@rule("VTES-6.4.6-02", "VTES-6.4.4-03")
def test_hidden_strength_gives_a_press_for_later_in_the_round() -> None:
    stage, _kurt, ira = duel()
    stage.hand(B, "hidden-strength")
    choose_strikes(stage, HAND, HAND)
    stage.skip("damage", B)
    stage.play(B, "play hidden-strength FOR", ira)
    if stage.decider == B and stage.offers_any(B, "number"):
        stage.play(B, "number 0")
    stage.skip("press", B)
    assert stage.blood(ira) == 8
    stage.play(B, "press")
    stage.finish()
    assert rounds_begun(stage) == 2
    assert stage.blood(ira) == 7


@rule("VTES-6.4.6-02", "VTES-6.4.3-16")
def test_mettle_is_for_the_strike_it_was_played_against() -> None:
    stage, kurt, ira = duel()
    stage.hand(A, "blur", "undead-strength")
    stage.hand(B, "superior-mettle")
    choose_strikes(stage, ("play undead-strength POT", kurt), HAND)
    stage.skip("damage", B)
    stage.play(B, "play superior-mettle for", ira)
    stage.skip("additional-strikes", A)
    assert stage.blood(ira) == 7
    stage.play(A, "play blur cel", kurt)
    stage.finish()
    assert stage.blood(ira) == 6


@rule("VTES-1.4-01", "VTES-6.4.6-02")
def test_rage_breaks_fortitude_and_keeps_weapons_harmless() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    gun, jacket = stage.put_on(ira, "44 Magnum"), stage.put_on(ira, "Flak Jacket")
    stage.hand(B, "skin-of-rock")
    fight(stage, kurt, ira)
    stage.hand(A, "blood-rage")
    choose_strikes(stage, ("play blood-rage THA", kurt), ("strike", gun, "0"))
    stage.skip("damage", B)
    assert offered_modes(stage, B, "skin-of-rock") == []
    stage.play(B, "use", jacket, "0")
    stage.finish()
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 7)


@rule("VTES-6.4.5-12", "VTES-6.4.5-08", "VTES-6.4.5-09")
def test_a_gun_stolen_before_the_shot_is_not_fired_this_round_by_anybody() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    gun = stage.put_on(ira, "44 Magnum")
    fight(stage, kurt, ira)
    stage.hand(A, "fast-hands", "blur", "flash")
    choose_strikes(stage, ("play fast-hands CEL", kurt), ("strike", gun, "0"))
    stage.skip("additional-strikes", A)
    assert (stage.table.host[gun], stage.table.controller[gun]) == (kurt, A)
    assert stage.blood(kurt) == 7
    stage.play(A, "play blur cel", kurt)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", gun, "0")
    stage.play(A, "strike hand")
    stage.skip("press", A)
    stage.play(A, "play flash cel", kurt)
    stage.skip("strike", A)
    stage.play(A, "strike", gun, "0")
    stage.finish()
    assert stage.blood(ira) == 8 - 1 - 2


@rule("VTES-R-72", "VTES-6.4.5-07", "VTES-4.1-10")
def test_a_stolen_weapon_that_the_thief_has_already_is_burned() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Lamp")
    theirs = stage.put_on(ira, "Ivory Bow")
    mine = stage.put_on(elder, "Ivory Bow")
    fight(stage, kurt, ira)
    stage.hand(A, "fast-hands")
    choose_strikes(stage, ("play fast-hands cel", kurt), HAND)
    stage.finish()
    assert stage.zone(theirs) == ASH_HEAP
    assert theirs in stage.table.ash[B]
    assert stage.table.host[mine] == elder
    assert stage.table.in_play(mine)


@rule("VTES-6.4.7-02", "VTES-6.4.3-16")
def test_a_servant_who_is_gone_is_no_target_for_the_additional_strike() -> None:
    stage = Scene(2)
    mage, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    valet = stage.put_on(ira, "Valet")
    gun = stage.put_on(mage, "44 Magnum")
    fight(stage, mage, ira)
    stage.hand(A, "blur")
    stage.skip("range", A)
    stage.play(A, "maneuver", gun, "0")
    stage.skip("strike", A)
    stage.play(A, "strike bound")
    stage.play(A, "target", valet)
    stage.skip("additional-strikes", A)
    assert stage.zone(valet) == ASH_HEAP
    stage.play(A, "play blur cel", mage)
    stage.skip("strike", A)
    stage.play(A, "strike", gun, "0")
    assert stage.prompt != "Targeting"
    stage.finish()
    assert stage.blood(ira) == 6


@rule("VTES-6.4.6-03", "VTES-1.4-01")
def test_vitals_that_were_not_hit_take_no_more() -> None:
    stage, kurt, ira = duel()
    stage.hand(A, "target-vitals")
    stage.hand(B, "skin-of-rock")
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", kurt)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.skip("damage", B)
    stage.play(B, "play skin-of-rock for", ira)
    stage.finish()
    assert stage.blood(ira) == 8


@rule("VTES-6.4.6-10", "VTES-6.4.6-12", "VTES-6.4.6-05")
@pytest.mark.parametrize(("clawed", "zone"), [(False, TORPOR), (True, TORPOR)])
def test_an_empty_vampire_is_wounded_by_one_point_of_either_kind(clawed: bool, zone: int) -> None:
    stage, kurt, ira = duel(second_blood=0)
    if clawed:
        stage.play_card(A, "bone-spur", "pro", kurt)
    choose_strikes(stage, HAND, HAND)
    stage.finish()
    assert stage.zone(ira) == zone


@rule("VTES-6.4.6-12", "VTES-6.4.6-17", "VTES-6.4.3-08")
def test_an_empty_vampire_is_burned_by_two_aggravated_points_but_has_struck() -> None:
    stage, kurt, ira = duel(second_blood=0)
    stage.hand(A, "body-flare")
    choose_strikes(stage, ("play body-flare pro", kurt), HAND)
    stage.finish()
    assert stage.zone(ira) == ASH_HEAP
    assert stage.blood(kurt) == 8 - 2 - 1
    assert stage.table.edge == NOBODY


@rule("VTES-6.4.2-09", "VTES-6.4.2-10", "VTES-6.4.5-12")
def test_a_bound_gun_that_is_destroyed_first_leaves_no_strike() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    gun = stage.put_on(kurt, "44 Magnum")
    fight(stage, kurt, ira)
    stage.hand(B, "canine-horde")
    stage.skip("range", A)
    stage.play(A, "maneuver", gun, "0")
    choose_strikes(stage, ("strike bound",), ("play canine-horde ANI", ira))
    stage.finish()
    assert stage.zone(gun) == ASH_HEAP
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 8)


@rule("VTES-6.4.5-14", "VTES-6.4.5-20")
def test_combat_ends_before_a_first_strike_steals_anything() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    gun = stage.put_on(ira, "44 Magnum")
    fight(stage, kurt, ira)
    stage.hand(A, "fast-hands")
    stage.hand(B, "staredown")
    choose_strikes(stage, ("play fast-hands CEL", kurt), ("play staredown PRE", ira))
    stage.finish()
    assert stage.table.host[gun] == ira
    assert stage.blood(kurt) == 7


@rule("VTES-R-70", "VTES-6.4.6-01", "VTES-6.4.5-25")
def test_stolen_blood_heals_what_the_same_blows_did() -> None:
    stage, kurt, ira = duel(first_blood=1, second_blood=8)
    stage.hand(A, "theft-of-vitae")
    stage.hand(B, "undead-strength")
    choose_strikes(stage, ("play theft-of-vitae THA", kurt), ("play undead-strength POT", ira))
    stage.finish()
    assert (stage.zone(kurt), stage.blood(kurt)) == (READY, 0)
    assert stage.blood(ira) == 6


@rule("VTES-6.4.3-12", "VTES-6.4.4-01", "VTES-1.6.3-12")
def test_an_entombed_vampire_neither_presses_nor_is_pressed() -> None:
    stage, kurt, ira = duel()
    stage.hand(A, "entombment", "flash")
    stage.hand(B, "flash")
    choose_strikes(stage, ("play entombment OBT", kurt), HAND)
    while stage.prompt != "MinionPhase":
        assert stage.window != "press"
        stage.do_minimum()
    assert (stage.zone(ira), stage.blood(ira)) == (TORPOR, 8)
    assert stage.blood(kurt) == 8 - 2 - 1


@rule("VTES-6.4.2-06", "VTES-6.4.2-05", "VTES-6.4.2-13")
def test_maneuvers_from_a_servant_a_gun_and_a_card_alternate() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    gun = stage.put_on(kurt, "44 Magnum")
    jackie = stage.put_on(ira, "Jackie Therman")
    stage.hand(A, "fake-out")
    fight(stage, kurt, ira)
    stage.skip("range", A)
    stage.play(A, "maneuver", gun, "0")
    assert stage.decider == B
    stage.skip("range", B)
    stage.play(B, "use", jackie, "0")
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", kurt)
    stage.skip("range", B)
    assert not stage.offers(B, "use", jackie, "0")
    choose_strikes(stage, ("strike bound",), HAND)
    if stage.prompt == "Targeting":
        stage.play(A, "target", ira)
    stage.finish()
    assert stage.blood(kurt) == 8
