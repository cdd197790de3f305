"""Combats with prevention for a round, conditional presses, retainers and mixed damage."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import offered_modes
from games.vtes.scenarios.duels import HAND, choose_strikes, duel, rounds_begun
from games.vtes.scenarios.scene import Scene, fight
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, READY, TORPOR
from conclave.testing import rule


@rule("VTES-6.4.6-02", "VTES-1.4-01")
def test_rolling_with_the_punches_does_not_prevent_the_crows() -> None:
    stage, kurt, ira = duel()
    stage.play_card(A, "carrion-crows", "ani", kurt)
    stage.hand(A, "undead-strength", "blur")
    stage.hand(B, "rolling-with-the-punches")
    choose_strikes(stage, ("play undead-strength POT", kurt), HAND)
    stage.skip("damage", B)
    stage.play(B, "play rolling-with-the-punches FOR", ira)
    stage.skip("additional-strikes", A)
    assert stage.blood(ira) == 8 - 1 - 1  # the card, and a crow
    stage.play(A, "play blur cel", kurt)
    stage.finish()
    assert stage.blood(ira) == 6


@rule("VTES-6.4.5-16", "VTES-6.4.3-19", "VTES-1.4-01")
def test_a_stutter_step_hits_and_dodges() -> None:
    stage, kurt, ira = duel()
    stage.hand(A, "stutter-step", "blur")
    stage.hand(B, "undead-strength", "blur")
    choose_strikes(stage, ("play stutter-step CEL", kurt), ("play undead-strength POT", ira))
    while stage.window != "press":
        if stage.decider == A:
            assert not stage.offers_any(A, "play blur")
        stage.do_minimum()
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 7)


@rule("VTES-6.4.4-04", "VTES-1.4-01")
def test_a_minion_hit_in_the_vitals_cannot_press() -> None:
    stage, kurt, ira = duel()
    stage.hand(A, "target-vitals", "flash")
    stage.hand(B, "flash")
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", kurt)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("press", A)
    assert stage.blood(ira) == 8 - 3
    stage.play(A, "play flash cel", kurt)
    while rounds_begun(stage) == 1:
        assert not (stage.decider == B and stage.offers_any(B, "play flash"))
        stage.do_minimum()
    assert rounds_begun(stage) == 2


@rule("VTES-6.4.2-03", "VTES-6.4.4-03", "VTES-6.4.2-13")
def test_a_flash_is_a_maneuver_now_and_a_press_later_in_the_round() -> None:
    stage, kurt, ira = duel()
    stage.hand(A, "flash")
    stage.skip("range", A)
    stage.play(A, "play flash CEL", kurt)
    choose_strikes(stage, HAND, HAND)
    stage.skip("press", A)
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 8)
    stage.play(A, "press")
    choose_strikes(stage, HAND, HAND)  # the next round is close again
    stage.skip("press", A)
    assert not stage.offers(A, "press")
    assert (stage.blood(kurt), stage.blood(ira)) == (7, 7)


@rule("VTES-6.4.6-02", "VTES-6.4.3-16")
def test_a_skin_of_steel_lasts_for_the_round() -> None:
    stage, kurt, ira = duel()
    stage.hand(A, "blur", "flash")
    stage.hand(B, "skin-of-steel")
    choose_strikes(stage, HAND, HAND)
    stage.skip("damage", B)
    stage.play(B, "play skin-of-steel FOR", ira)
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur CEL", kurt)
    stage.skip("press", A)
    assert stage.blood(ira) == 7
    stage.play(A, "play flash cel", kurt)
    stage.finish()
    assert stage.blood(ira) == 6


@rule("VTES-6.4.3-08", "VTES-6.4.6-19")
def test_an_ally_eaten_by_crows_has_struck() -> None:
    stage = Scene(2)
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(B, "Thug", 1)
    fight(stage, kurt, thug)
    stage.play_card(A, "carrion-crows", "ani", kurt)
    stage.hand(A, "dodge")
    choose_strikes(stage, HAND, HAND)
    stage.finish()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(kurt) == 7


@rule("VTES-6.4.3-12", "VTES-6.4.5-11")
def test_no_crow_bites_who_fell_by_a_first_strike() -> None:
    stage, kurt, ira = duel(second_blood=1)
    stage.play_card(A, "carrion-crows", "ANI", kurt)
    stage.hand(B, "haymaker")
    stage.skip("before-strikes", B)
    stage.play(B, "play haymaker plain", ira)  # Kurt's strike is the first
    stage.hand(A, "undead-strength")
    stage.skip("strike", A)
    stage.play(A, "play undead-strength POT", kurt)
    stage.finish()
    assert stage.zone(ira) == TORPOR
    assert stage.blood(kurt) == 8


@rule("VTES-6.4.6-18", "VTES-6.4.7-02", "VTES-6.4.7-07")
def test_a_bow_takes_a_servant_of_two_lives_by_one() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    bow, revenant = stage.put_on(kurt, "Ivory Bow"), stage.put_on(ira, "Revenant")
    fight(stage, kurt, ira)
    stage.hand(A, "fake-out")
    stage.hand(B, "skin-of-rock")
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", kurt)
    stage.skip("strike", A)
    stage.play(A, "strike", bow, "0")
    stage.play(A, "target", revenant)
    while stage.prompt != "MinionPhase":
        assert not (stage.decider == B and stage.offers_any(B, "play skin-of-rock"))
        stage.do_minimum()
    assert stage.blood(revenant) == 1
    assert stage.blood(ira) == 8


@rule("VTES-1.4-01", "VTES-6.4.6-08")
def test_a_chill_turns_claws_into_scratches() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    chill = stage.put_on(ira, "Chill of Oblivion")
    fight(stage, kurt, ira)
    stage.play_card(A, "bone-spur", "PRO", kurt)
    stage.skip_until_offered(B, "use", chill, "0")
    stage.play(B, "use", chill, "0")
    stage.hand(A, "undead-strength")
    choose_strikes(stage, ("play undead-strength POT", kurt), HAND)
    stage.finish()
    assert (stage.zone(ira), stage.blood(ira)) == (READY, 5)
    assert stage.zone(chill) == ASH_HEAP


@rule("VTES-6.4.2-10", "VTES-6.4.2-09", "VTES-6.4.2-06")
def test_two_guns_give_one_maneuver_in_a_round() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    one, two = stage.put_on(kurt, "44 Magnum"), stage.put_on(kurt, "Saturday Night Special")
    fight(stage, kurt, ira)
    stage.hand(B, "fake-out", "thrown-gate")
    stage.skip("range", A)
    stage.play(A, "maneuver", one, "0")
    stage.skip("range", B)
    stage.play(B, "play fake-out plain", ira)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver", two, "0")
    stage.skip("strike", A)
    assert stage.options(A) == ["strike bound"] or not stage.offers(A, "strike", two, "0")


@rule("VTES-6.4.5-03", "VTES-6.4.5-05", "VTES-6.4.3-11")
def test_a_weapon_strikes_once_more_as_it_is_stolen() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    gun = stage.put_on(ira, "44 Magnum")
    fight(stage, kurt, ira)
    stage.hand(A, "fast-hands")
    choose_strikes(stage, ("play fast-hands cel", kurt), ("strike", gun, "0"))
    stage.finish()
    assert stage.table.host[gun] == kurt
    assert stage.blood(kurt) == 8 - 1 - 2


@rule("VTES-6.4.3-12", "VTES-1.4-01", "VTES-6.4.1-01")
def test_no_new_combat_with_the_fallen() -> None:
    stage, _, ira = duel(second_blood=0)
    stage.hand(A, "psyche", "telepathic-tracking")
    choose_strikes(stage, HAND, HAND)
    while stage.prompt != "MinionPhase":
        if stage.decider == A:
            assert not stage.offers_any(A, "play psyche")
            assert not stage.offers_any(A, "play telepathic-tracking")
        stage.do_minimum()
    assert stage.zone(ira) == TORPOR


@rule("VTES-1.4-01", "VTES-6.2.3-04", "VTES-6.4.1-01")
def test_a_second_combat_is_still_part_of_the_blocked_action() -> None:
    stage, kurt, ira = duel()
    stage.hand(A, "psyche", "freak-drive")
    choose_strikes(stage, HAND, HAND)
    stage.skip_until_offered(A, "play psyche CEL", kurt)
    stage.play(A, "play psyche CEL", kurt)
    stage.skip("strike", A)
    assert stage.combats_begun == 2
    stage.skip_until_offered(A, "play freak-drive FOR", kurt)
    assert stage.combats_ended == 2
    assert stage.table.pool[B] == 30
    assert stage.blood(ira) == 6


@rule("VTES-6.4.6-09", "VTES-6.4.6-11", "VTES-6.4.6-13")
def test_a_flare_of_two_leaves_a_vampire_with_one_less_in_torpor() -> None:
    stage, kurt, ira = duel(second_blood=3)
    stage.hand(A, "body-flare")
    stage.hand(B, "indomitability")
    choose_strikes(stage, ("play body-flare pro", kurt), HAND)
    stage.finish()
    assert (stage.zone(ira), stage.blood(ira)) == (TORPOR, 2)


@rule("VTES-6.4.6-02", "VTES-6.4.6-08")
def test_one_prevented_point_of_a_flare_keeps_the_blood_but_not_the_vampire() -> None:
    stage, kurt, ira = duel(second_blood=3)
    stage.hand(A, "body-flare")
    stage.hand(B, "indomitability")
    choose_strikes(stage, ("play body-flare pro", kurt), HAND)
    stage.skip("damage", B)
    stage.play(B, "play indomitability for", ira)
    stage.finish()
    assert (stage.zone(ira), stage.blood(ira)) == (TORPOR, 3)


@rule("VTES-1.4-01", "VTES-6.4.7-01", "VTES-9.1-01")
def test_weather_that_kills_both_ends_combat_before_range() -> None:
    stage = Scene(2)
    mage, thug = stage.vampire(A, "Kurt"), stage.ally(B, "Thug", 1)
    fight(stage, mage, thug)
    stage.table.blood[mage] = 0
    stage.play_card(A, "weather-control", "tha", mage)
    stage.finish()
    assert stage.zone(mage) == TORPOR
    assert stage.zone(thug) == ASH_HEAP
    assert stage.combats_ended == 1


@rule("VTES-1.4-01", "VTES-6.4.4-07")
def test_weather_grows_worse_round_by_round() -> None:
    stage, kurt, ira = duel()
    stage.play_card(A, "weather-control", "THA", kurt)
    stage.hand(A, "flash", "flash")
    for number in (1, 2):
        choose_strikes(stage, HAND, HAND)
        stage.skip("press", A)
        assert rounds_begun(stage) == number
        stage.play(A, "play flash cel", kurt)
    stage.skip("strike", A)
    assert stage.blood(ira) == 8 - 1 - 1 - 2 - 1 - 3
    assert stage.blood(kurt) == stage.blood(ira)


@rule("VTES-6.4.6-04", "VTES-1.4-01", "VTES-6.4.3-02")
def test_a_stick_breaks_by_the_damage_it_does_even_if_prevented() -> None:
    stage, kurt, ira = duel()
    stage.play_card(A, "weighted-walking-stick", "plain", kurt)
    (stick,) = stage.table.attached[kurt]
    assert stage.blood(stick) == 5
    stage.hand(B, "skin-of-rock")
    choose_strikes(stage, ("strike", stick, "0"), HAND)
    stage.skip("damage", B)
    stage.play(B, "play skin-of-rock FOR", ira)
    stage.finish()
    assert stage.blood(ira) == 8
    assert stage.blood(stick) == 3


@rule("VTES-6.4.3-17", "VTES-6.4.3-03", "VTES-R-69")
def test_only_the_one_with_strikes_left_chooses() -> None:
    stage, kurt, ira = duel()
    stage.hand(A, "blur")
    stage.hand(B, "undead-strength")
    choose_strikes(stage, HAND, HAND)
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur cel", kurt)
    while stage.window != "press":
        assert not (stage.decider == B and stage.offers_any(B, "strike hand"))
        assert not (stage.decider == B and stage.offers_any(B, "play undead-strength"))
        stage.do_minimum()
    assert (stage.blood(kurt), stage.blood(ira)) == (6, 6)


@rule("VTES-6.4.5-18", "VTES-6.4.5-19", "VTES-6.4.3-09")
@pytest.mark.parametrize(("mode", "left"), [("obt", 8), ("OBT", 6)])
def test_a_dodge_with_an_additional_strike(mode: str, left: int) -> None:
    stage, kurt, ira = duel()
    stage.hand(A, "arms-of-the-abyss", "undead-strength")
    choose_strikes(stage, ("play arms-of-the-abyss " + mode, kurt), HAND)
    if mode == "OBT":
        stage.skip("strike", A)
        stage.play(A, "play undead-strength pot", kurt)
    stage.finish()
    assert stage.blood(ira) == left
    assert stage.blood(kurt) == 8


@rule("VTES-6.4.3-19", "VTES-1.4-01")
def test_a_dodge_that_gives_a_strike_was_the_one_card_for_it() -> None:
    stage, kurt, _ = duel()
    stage.hand(A, "arms-of-the-abyss", "blur")
    choose_strikes(stage, ("play arms-of-the-abyss OBT", kurt), HAND)
    while stage.window != "press":
        assert not (stage.decider == A and stage.offers_any(A, "play blur"))
        stage.do_minimum()


@rule("VTES-1.4-01", "VTES-6.4.3-12", "VTES-1.6.3-28")
def test_a_grapple_makes_the_next_round_close_without_maneuvers() -> None:
    stage, kurt, _ = duel()
    stage.hand(A, "immortal-grapple")
    stage.hand(B, "fake-out", "flash")
    stage.skip("before-strikes", A)
    stage.play(A, "play immortal-grapple POT", kurt)
    choose_strikes(stage, HAND, HAND)
    stage.skip("press", A)
    stage.play(A, "press")
    while not (stage.window == "strike" and rounds_begun(stage) == 2):
        assert not (
            stage.decider == B and stage.offers_any(B, "play fake-out") and rounds_begun(stage) == 2
        )
        stage.do_minimum()
    assert offered_modes(stage, A, "immortal-grapple") == []


@rule("VTES-6.4.5-26", "VTES-6.4.5-23", "VTES-6.4.3-11")
def test_blood_stolen_first_is_missing_for_healing() -> None:
    stage, kurt, ira = duel(second_blood=2)
    stage.hand(A, "theft-of-vitae", "blur")
    choose_strikes(stage, ("play theft-of-vitae THA", kurt), HAND)
    stage.skip("additional-strikes", A)
    assert (stage.zone(ira), stage.blood(ira)) == (READY, 0)
    stage.play(A, "play blur cel", kurt)
    stage.finish()
    assert stage.zone(ira) == TORPOR


@rule("VTES-6.4.5-25", "VTES-R-70", "VTES-6.4.3-08")
def test_two_thieves_steal_from_each_other() -> None:
    stage, kurt, ira = duel(first_blood=1, second_blood=1)
    stage.hand(A, "theft-of-vitae")
    stage.hand(B, "theft-of-vitae")
    choose_strikes(stage, ("play theft-of-vitae THA", kurt), ("play theft-of-vitae THA", ira))
    stage.finish()
    assert (stage.blood(kurt), stage.blood(ira)) == (1, 1)
