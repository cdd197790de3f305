"""Combats with several rules at once: damage, combat ends, additional strikes, presses."""

from __future__ import annotations

from games.vtes.cards.people import offered_modes
from games.vtes.scenarios.duels import HAND, choose_strikes, duel, rounds_begun
from games.vtes.scenarios.scene import Scene, fight
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, READY, TORPOR
from conclave.testing import rule


@rule("VTES-6.4.5-21", "VTES-6.4.5-20")
def test_crows_do_not_bite_when_combat_ends() -> None:
    stage, kurt, ira = duel()
    stage.play_card(A, "carrion-crows", "ANI", kurt)
    stage.hand(B, "majesty")
    choose_strikes(stage, HAND, ("play majesty pre", ira))
    stage.finish()
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 7)  # Ira has paid for her majesty


@rule("VTES-6.4.5-16", "VTES-6.4.6-04")
def test_crows_bite_who_dodges() -> None:
    stage, kurt, ira = duel()
    stage.play_card(A, "carrion-crows", "ANI", kurt)
    stage.hand(B, "dodge")
    choose_strikes(stage, HAND, ("play dodge plain", ira))
    stage.finish()
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 6)


@rule("VTES-6.4.6-06", "VTES-6.4.3-08")
def test_crows_and_fists_hurt_together_and_what_cannot_be_healed_wounds() -> None:
    stage, kurt, ira = duel(second_blood=2)
    stage.play_card(A, "carrion-crows", "ANI", kurt)
    choose_strikes(stage, HAND, HAND)
    stage.finish()
    assert (stage.zone(ira), stage.blood(ira)) == (TORPOR, 0)
    assert stage.blood(kurt) == 7  # her strike was resolved at the same time


@rule("VTES-6.4.3-12", "VTES-6.4.3-13")
def test_bad_weather_burns_an_ally_before_he_strikes() -> None:
    stage = Scene(2)
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(B, "Thug", 1)
    fight(stage, kurt, thug)
    stage.play_card(A, "weather-control", "tha", kurt)
    stage.finish()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(kurt) == 7
    assert stage.combats_ended == 1


@rule("VTES-6.4.7-01", "VTES-1.4-01", "VTES-6.1.4-09")
def test_bad_weather_reaches_retainers_at_close_range() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    valet, revenant = stage.put_on(ira, "Valet"), stage.put_on(kurt, "Revenant")
    fight(stage, kurt, ira)
    stage.play_card(A, "weather-control", "tha", kurt)
    stage.skip("strike", A)
    assert stage.zone(valet) == ASH_HEAP
    assert stage.blood(revenant) == 1
    assert (stage.blood(kurt), stage.blood(ira)) == (7, 7)


@rule("VTES-6.4.3-19", "VTES-6.4.4-03")
def test_additional_strikes_come_from_one_card_each_round() -> None:
    stage, kurt, ira = duel()
    stage.hand(A, "blur", "pursuit", "flash")
    choose_strikes(stage, HAND, HAND)
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur cel", kurt)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    while stage.window != "press":
        assert not stage.offers_any(A, "play pursuit CEL") or stage.decider != A
        stage.do_minimum()
    assert stage.blood(ira) == 6
    stage.skip("press", A)
    stage.play(A, "play flash cel", kurt)
    choose_strikes(stage, HAND, HAND)
    stage.skip("additional-strikes", A)
    stage.play(A, "play pursuit CEL", kurt)
    stage.finish()
    assert rounds_begun(stage) == 2
    assert (stage.blood(kurt), stage.blood(ira)) == (8 - 1 - 2, 8 - 4)


@rule("VTES-6.4.3-12", "VTES-6.4.3-14")
def test_a_minion_who_has_fallen_gets_no_additional_strikes() -> None:
    stage, kurt, ira = duel(second_blood=0)
    stage.hand(B, "blur")
    stage.hand(A, "blur")
    choose_strikes(stage, HAND, HAND)
    while stage.prompt != "MinionPhase":
        assert not stage.offers_any(stage.decider, "play blur")
        stage.do_minimum()
    assert stage.zone(ira) == TORPOR
    assert stage.blood(kurt) == 7


@rule("VTES-6.4.3-18", "VTES-6.4.3-09")
def test_additional_strikes_are_made_at_the_range_of_the_round() -> None:
    stage, kurt, ira = duel()
    stage.hand(A, "blur", "fake-out")
    stage.hand(B, "thrown-gate")
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", kurt)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("strike", B)
    stage.play(B, "play thrown-gate pot", ira)
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur CEL", kurt)
    stage.finish()
    assert (stage.blood(kurt), stage.blood(ira)) == (8 - 1 - 1, 8)


@rule("VTES-1.4-01", "VTES-6.4.3-05")
def test_grappled_fighters_use_their_hands() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    gun = stage.put_on(ira, "44 Magnum")
    stage.hand(B, "majesty", "dodge", "undead-strength", "theft-of-vitae")
    fight(stage, kurt, ira)
    stage.hand(A, "immortal-grapple")
    stage.skip("before-strikes", A)
    stage.play(A, "play immortal-grapple pot", kurt)
    stage.skip("strike", B)
    assert not stage.offers(B, "strike", gun, "0")
    offered = {move.split()[1] for move in stage.options(B) if move.startswith("play")}
    assert offered == {"undead-strength"}


@rule("VTES-6.2.2-06", "VTES-6.4.5-20")
def test_a_majestic_blocker_blocks_twice() -> None:
    stage = Scene(2)
    kurt, elder = stage.vampire(A, "Kurt"), stage.vampire(A, "Elder")
    ira = stage.vampire(B, "Ira")
    fight(stage, kurt, ira)
    stage.hand(B, "majesty")
    choose_strikes(stage, HAND, ("play majesty PRE", ira))
    stage.finish()
    assert not stage.table.tapped[ira]
    stage.play(A, "bleed", elder)
    stage.attempt_block(ira)
    stage.finish()
    assert stage.combats_begun == 2
    assert stage.table.pool[B] == 30


@rule("VTES-6-07", "VTES-6.1.1-04", "VTES-6.4.5-22")
def test_a_minion_untapped_by_his_opponent_acts_again() -> None:
    stage, kurt, ira = duel()
    stage.hand(B, "meld-with-the-land")
    choose_strikes(stage, HAND, ("play meld-with-the-land vic", ira))
    stage.finish()
    assert not stage.table.tapped[kurt]
    assert stage.table.tapped[ira]
    assert not stage.offers(A, "bleed", kurt)
    assert stage.offers(A, "hunt", kurt)


@rule("VTES-6.4.5-24", "VTES-1.4-01")
def test_only_blood_lost_to_damage_is_tasted() -> None:
    stage, kurt, ira = duel(first_blood=4)
    stage.hand(A, "theft-of-vitae", "taste-of-vitae", "blur")
    choose_strikes(stage, ("play theft-of-vitae THA", kurt), HAND)
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur cel", kurt)
    stage.skip_until_offered(A, "play taste-of-vitae plain", kurt)
    assert stage.blood(kurt) == 4 + 2 - 1 - 1
    assert stage.blood(ira) == 8 - 2 - 1
    stage.play(A, "play taste-of-vitae plain", kurt)
    assert stage.blood(kurt) == 5
    stage.finish()


@rule("VTES-6.4.6-10", "VTES-1.4-01")
def test_a_vampire_going_to_torpor_gains_no_blood_from_taste_of_vitae() -> None:
    stage, kurt, _ira = duel()
    stage.table.blood[kurt] = 0
    stage.hand(A, "taste-of-vitae")
    stage.hand(B, "taste-of-vitae")
    choose_strikes(stage, HAND, HAND)
    while stage.window != "end-of-round" or stage.decider != B:
        assert not stage.offers_any(A, "play taste-of-vitae") or stage.decider != A
        stage.do_minimum()
    assert not stage.offers_any(A, "play taste-of-vitae")
    stage.finish()
    assert stage.zone(kurt) == TORPOR


@rule("VTES-6.4.1-01", "VTES-1.4-01")
def test_a_new_combat_forgets_what_was_for_the_old_one() -> None:
    stage, kurt, ira = duel()
    stage.play_card(A, "torn-signpost", "POT", kurt)
    stage.skip("before-range", A)
    stage.play_card(A, "carrion-crows", "ani", kurt)
    stage.hand(A, "psyche", "behind-you", "carrion-crows")
    choose_strikes(stage, HAND, HAND)
    stage.skip_until_offered(A, "play psyche CEL", kurt)
    assert stage.blood(ira) == 8 - 3 - 1
    stage.play(A, "play psyche CEL", kurt)
    stage.skip("before-range", A)
    assert stage.combats_begun == 2
    assert offered_modes(stage, A, "carrion-crows") != []
    stage.skip("range", A)
    assert offered_modes(stage, A, "behind-you") == ["obf"]
    stage.finish()
    assert stage.blood(ira) == 4 - 1


@rule("VTES-6.4.4-07", "VTES-1.4-01")
def test_another_round_remembers_what_was_for_the_combat() -> None:
    stage, kurt, ira = duel()
    stage.play_card(A, "torn-signpost", "POT", kurt)
    stage.hand(A, "telepathic-tracking", "behind-you")
    choose_strikes(stage, HAND, HAND)
    stage.skip_until_offered(A, "play telepathic-tracking AUS", kurt)
    stage.play(A, "play telepathic-tracking AUS", kurt)
    stage.skip("range", A)
    assert (stage.combats_begun, rounds_begun(stage)) == (1, 2)
    assert offered_modes(stage, A, "behind-you") == []
    stage.finish()
    assert stage.blood(ira) == 8 - 3 - 3


@rule("VTES-1.4-01", "VTES-6.5.1-03", "VTES-9.1-01")
def test_a_disarmed_celebrity_costs_three_pool() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    fame = stage.put_on(ira, "Fame", A)
    fight(stage, kurt, ira)
    stage.hand(A, "undead-strength", "disarm")
    choose_strikes(stage, ("play undead-strength POT", kurt), HAND)
    stage.skip_until_offered(A, "play disarm POT", kurt)
    stage.play(A, "play disarm POT", kurt)
    stage.finish()
    assert stage.zone(ira) == TORPOR
    assert stage.table.pool == [30, 27]
    assert stage.table.host[fame] == ira
    assert "disarm" in stage.names(stage.table.attached[ira])


@rule("VTES-6.4.6-16", "VTES-6.4.6-09")
def test_resilience_stops_no_aggravated_damage_where_rock_does() -> None:
    stage, kurt, ira = duel()
    stage.play_card(A, "bone-spur", "pro", kurt)
    stage.hand(B, "resilience", "skin-of-rock")
    choose_strikes(stage, HAND, HAND)
    stage.skip("damage", B)
    assert offered_modes(stage, B, "resilience") == ["for"]
    stage.play(B, "play skin-of-rock FOR", ira)
    stage.finish()
    assert (stage.zone(ira), stage.blood(ira)) == (READY, 8)


@rule("VTES-6.4.6-15", "VTES-6.4.6-11", "VTES-6.4.6-17")
def test_damage_of_crows_is_healed_before_claws_wound() -> None:
    stage, kurt, ira = duel(second_blood=1)
    stage.play_card(A, "carrion-crows", "ANI", kurt)
    stage.skip("before-range", A)
    stage.play_card(A, "bone-spur", "pro", kurt)
    choose_strikes(stage, HAND, HAND)
    stage.finish()
    assert stage.zone(ira) == ASH_HEAP


@rule("VTES-6.4.6-01", "VTES-6.4.6-02")
def test_one_skin_holds_off_fist_and_crow() -> None:
    stage, kurt, ira = duel()
    stage.play_card(A, "carrion-crows", "ani", kurt)
    stage.hand(B, "skin-of-rock")
    choose_strikes(stage, HAND, HAND)
    stage.skip("damage", B)
    stage.play(B, "play skin-of-rock FOR", ira)
    stage.finish()
    assert stage.blood(ira) == 8


@rule("VTES-6.4.6-08", "VTES-1.4-01")
def test_claws_make_a_stronger_hand_strike_aggravated_too() -> None:
    stage, kurt, ira = duel(second_blood=3)
    stage.play_card(A, "wolf-claws", "pro", kurt)
    stage.hand(A, "undead-strength")
    choose_strikes(stage, ("play undead-strength POT", kurt), HAND)
    stage.finish()
    assert (stage.zone(ira), stage.blood(ira)) == (TORPOR, 3 - 2)


@rule("VTES-6.4.4-07", "VTES-6.4.6-08")
def test_claws_of_one_round_are_gone_in_the_next() -> None:
    stage, kurt, ira = duel()
    stage.play_card(A, "claws-of-the-dead", "pro", kurt)
    stage.hand(B, "skin-of-rock")
    stage.hand(A, "flash")
    choose_strikes(stage, HAND, HAND)
    stage.skip("damage", B)
    stage.play(B, "play skin-of-rock for", ira)
    stage.skip("press", A)
    stage.play(A, "play flash cel", kurt)
    stage.finish()
    assert rounds_begun(stage) == 2
    assert (stage.zone(ira), stage.blood(ira)) == (READY, 7)


@rule("VTES-6.4.6-02", "VTES-6.4.1-01")
def test_a_jacket_stops_one_point_in_each_combat() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    jacket = stage.put_on(ira, "Flak Jacket")
    fight(stage, kurt, ira)
    stage.hand(A, "flash", "psyche")
    choose_strikes(stage, HAND, HAND)
    stage.skip("damage", B)
    stage.play(B, "use", jacket, "0")
    stage.skip("press", A)
    assert stage.blood(ira) == 8
    stage.play(A, "play flash cel", kurt)
    choose_strikes(stage, HAND, HAND)
    while stage.window != "press":
        assert not stage.offers(stage.decider, "use", jacket, "0")
        stage.do_minimum()
    assert stage.blood(ira) == 7
    stage.skip_until_offered(A, "play psyche CEL", kurt)
    stage.play(A, "play psyche CEL", kurt)
    choose_strikes(stage, HAND, HAND)
    stage.skip_until_offered(B, "use", jacket, "0")
    stage.play(B, "use", jacket, "0")
    stage.finish()
    assert stage.blood(ira) == 7


@rule("VTES-6.4.3-12", "VTES-6.4.6-13")
def test_a_vampire_wounded_by_the_first_strike_takes_no_additional_strikes() -> None:
    stage, kurt, ira = duel(second_blood=1)
    stage.play_card(A, "bone-spur", "PRO", kurt)
    stage.hand(A, "blur")
    choose_strikes(stage, HAND, HAND)
    while stage.prompt != "MinionPhase":
        assert not stage.offers_any(A, "play blur") or stage.decider != A
        stage.do_minimum()
    assert (stage.zone(ira), stage.blood(ira)) == (TORPOR, 1)


@rule("VTES-6.4.5-26", "VTES-6.4.5-27", "VTES-6.4.6-19")
def test_the_life_of_an_ally_is_stolen_and_what_is_too_much_is_lost() -> None:
    stage = Scene(2)
    kurt, thug = stage.vampire(A, "Kurt", 8), stage.ally(B, "Thug", 1)
    fight(stage, kurt, thug)
    stage.hand(A, "theft-of-vitae")
    choose_strikes(stage, ("play theft-of-vitae THA", kurt), HAND)
    stage.finish()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(kurt) == 7  # nothing could be kept, and the thug's fist was at once


@rule("VTES-6.4.5-16", "VTES-6.4.5-23")
def test_a_dodge_keeps_the_blood() -> None:
    stage, kurt, ira = duel(first_blood=3)
    stage.hand(A, "theft-of-vitae")
    stage.hand(B, "side-strike")
    choose_strikes(stage, ("play theft-of-vitae THA", kurt), ("play side-strike cel", ira))
    stage.finish()
    assert (stage.blood(kurt), stage.blood(ira)) == (3, 8)


@rule("VTES-1.6.3-20", "VTES-1.1-11", "VTES-1.1-06")
def test_an_entombed_ally_takes_his_belongings_along() -> None:
    stage = Scene(2)
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(B, "Thug")
    lamp, valet = stage.put_on(thug, "Lamp"), stage.put_on(thug, "Valet")
    fight(stage, kurt, thug)
    stage.hand(A, "entombment")
    choose_strikes(stage, ("play entombment obt", kurt), HAND)
    stage.finish()
    assert {stage.zone(card) for card in (thug, lamp, valet)} == {ASH_HEAP}
    assert stage.blood(kurt) == 8 - 2 - 1
