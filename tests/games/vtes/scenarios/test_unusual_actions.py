"""Unusual actions: to enter combat, doubled, with cards that stay."""

from __future__ import annotations

from games.vtes.block_attempts import stealth_and_intercept
from games.vtes.scenarios.scene import Scene
from games.vtes.stage import A, B, C
from games.vtes.title_claims import titles

from conclave.games.vtes.rules.constants import ASH_HEAP, NOBODY, REMOVED, TORPOR
from conclave.testing import rule


@rule("VTES-1.4-01", "VTES-6.4.1-03")
def test_a_song_makes_its_victim_strike_first_in_turn() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.play_card(A, "deep-song", "ANI", kurt)
    stage.skip("before-range")
    assert stage.table.tapped[ira]
    assert stage.decider == B
    stage.skip("strike")
    assert stage.decider == B


@rule("VTES-6.2.3-03", "VTES-6.2.3-04", "VTES-6.2.3-02")
def test_a_rush_that_is_blocked_is_a_fight_with_the_blocker() -> None:
    stage = Scene(2)
    kurt = stage.vampire(A, "Kurt")
    ira, thug = stage.vampire(B, "Ira"), stage.ally(B, "Thug")
    stage.play_card(A, "bums-rush", "plain", kurt, "target", ira)
    stage.attempt_block(thug)
    stage.skip("range", A)
    assert not stage.offers_any(A, "maneuver")
    stage.finish()
    assert stage.combats_begun == 1
    assert (stage.blood(ira), stage.blood(thug)) == (8, 2)


@rule("VTES-1.6.1-13", "VTES-1.6.1-12")
def test_a_rush_is_replaced_after_the_action() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "bums-rush", "undead-strength", *["Lamp"] * 5)
    stage.library(A, *["Cellar"] * 9)
    stage.play(A, "play bums-rush plain", kurt)
    if stage.prompt == "Targeting":
        stage.play(A, "target", ira)
    stage.skip("strike", A)
    assert len(stage.table.hand[A]) == 6
    stage.play(A, "play undead-strength POT", kurt)
    assert len(stage.table.hand[A]) == 6
    stage.finish()
    assert len(stage.table.hand[A]) == 7


@rule("VTES-1.4-01", "VTES-6.2.2-09")
def test_a_haven_keeps_actions_away_but_not_votes() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira")
    stage.put_on(ira, "Secure Haven")
    stage.hand(A, "bums-rush")
    assert not stage.offers_any(A, "play bums-rush")
    stage.call_referendum("banishment", elder)
    stage.pass_referendum()
    assert ira in stage.table.uncontrolled[B]


@rule("VTES-9.1-06", "VTES-9.1-07", "VTES-4-03")
def test_rats_oust_and_leave_the_new_prey_alone_this_turn() -> None:
    stage = Scene(3, active=C)
    stage.permanent(A, "Army of Rats")
    stage.permanent(A, "Army of Rats")
    stage.pool(B, 1)
    stage.skip_to("MasterPhase", A)
    assert stage.table.out[B]
    assert stage.table.points == [1, 0, 0]
    assert stage.table.pool == [36, 0, 30]


@rule("VTES-R-24", "VTES-9.1-06", "VTES-4-03")
def test_a_revolt_ousts_its_own_player_in_her_untap_phase() -> None:
    stage = Scene(3, active=C)
    revolt = stage.permanent(A, "Anarch Revolt")
    stage.pool(A, 1)
    stage.skip_to("MasterPhase", B)
    assert stage.table.out == [True, False, False]
    assert stage.table.points == [0, 0, 1]
    assert stage.zone(revolt) == REMOVED
    assert stage.table.pool == [0, 30, 36]  # and B's turn begins without a revolt


@rule("VTES-R-18", "VTES-6.4.3-12", "VTES-9.1-06")
def test_a_concealed_weapon_bought_with_the_last_pool_ends_the_combat() -> None:
    stage = Scene(3)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.play(A, "bleed", kurt)
    stage.attempt_block(ira)
    stage.skip("before-range", B)
    stage.pool(B, 2)
    stage.hand(B, "concealed-weapon", "44-magnum")
    stage.play(B, "play concealed-weapon plain", ira)
    for _ in range(10):
        move = next((m for m in stage.options(stage.decider) if "44-magnum" in m), "")
        if move and stage.decider == B:
            stage.play(B, move)
        if stage.table.out[B] or stage.prompt == "MinionPhase":
            break
        stage.do_minimum()
    stage.finish()
    assert stage.table.out == [False, True, False]
    assert stage.table.points == [1, 0, 0]
    assert stage.blood(kurt) == 8
    assert stage.combats_ended == 1


@rule("VTES-1.4-01", "VTES-6.4.6-09", "VTES-6.4.6-03")
def test_nothing_hurts_nobody_but_claws() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.put_on(ira, "Ex Nihilo")
    stage.play(A, "bleed", kurt)
    stage.attempt_block(ira)
    stage.hand(A, "undead-strength", "flash", "bone-spur")
    stage.skip("strike", A)
    stage.play(A, "play undead-strength POT", kurt)
    stage.skip("press", A)
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 8)
    stage.play(A, "play flash cel", kurt)
    stage.skip("before-range", A)
    stage.play(A, "play bone-spur pro", kurt)
    stage.finish()
    assert (stage.zone(ira), stage.blood(ira)) == (TORPOR, 8)
    assert stage.blood(kurt) == 7


@rule("VTES-1.4-01", "VTES-6.1.2-03")
def test_nothing_gains_nothing_from_a_hunt_and_so_feeds_no_moon() -> None:
    stage = Scene(2)
    kurt = stage.vampire(A, "Kurt", 3)
    stage.put_on(kurt, "Ex Nihilo")
    moon = stage.permanent(B, "Hunger Moon")
    stage.play(A, "hunt", kurt)
    stage.finish()
    assert stage.blood(kurt) == 3
    assert stage.blood(moon) == 0


@rule("VTES-1.4-01", "VTES-6.3-01")
def test_nothing_is_hunted_for_a_hunt_that_brought_nothing() -> None:
    stage = Scene(2)
    kurt = stage.vampire(A, "Kurt", 3)
    stage.put_on(kurt, "Ex Nihilo")
    stage.play_card(A, "abactor", "plain", kurt)
    stage.finish()
    assert stage.blood(kurt) == 3
    assert stage.vote_counts == []


@rule("VTES-1.4-01", "VTES-6.1.1-10")
def test_a_spy_collects_for_the_same_victim_only() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "spying-mission")
    stage.play(A, "bleed", elder)
    stage.skip_until_offered(A, "play spying-mission OBF", elder)
    stage.play(A, "play spying-mission OBF", elder)
    stage.finish()
    (mission,) = stage.table.attached[elder]
    assert stage.table.pool == [30, 30, 30]
    assert stage.table.edge == NOBODY
    stage.skip_to("MinionPhase", B)
    stage.skip_to("MinionPhase", A)
    stage.play(A, "bleed", elder)
    stage.redirect_bleed(B, rival, C)
    stage.finish()
    assert stage.table.pool == [30, 30, 29]
    assert stage.table.host[mission] == elder
    stage.skip_to("MinionPhase", B)
    stage.skip_to("MinionPhase", A)
    stage.play(A, "bleed", elder)
    stage.finish()
    assert stage.table.pool[B] == 27
    assert stage.zone(mission) == ASH_HEAP


@rule("VTES-10-07", "VTES-10.2-02")
def test_an_accepted_archbishop_has_no_diocese_until_the_writ_is_gone() -> None:
    stage = Scene(2)
    leader, thug = stage.vampire(A, "Pack Leader"), stage.ally(B, "Arcanum Investigator")
    writ = stage.put_on(leader, "Writ of Acceptance")
    stage.begin()
    assert titles(stage, leader) == [""]
    stage.skip_to("MinionPhase", B)
    stage.play(B, "act", thug, thug, "0")
    stage.finish()
    assert stage.zone(writ) == ASH_HEAP
    assert titles(stage, leader) == ["archbishop:Nowhere Else"]


@rule("VTES-1.6.1-06", "VTES-1.4-01")
def test_approximation_of_loyalty_rules_out_more_modifiers() -> None:
    stage = Scene(2)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil")
    stage.hand(A, "approximation-of-loyalty", "threats")
    stage.hand(B, "telepathic-counter")
    stage.play(A, "bleed", elder)
    stage.skip("announced", B)
    stage.play_only(B, "play telepathic-counter aus", pupil)
    stage.skip("as-played", A)
    stage.play(A, "play approximation-of-loyalty PRE", elder)
    while stage.prompt != "MinionPhase":
        assert not stage.offers_any(stage.decider, "play threats")
        stage.do_minimum()
    assert stage.table.pool[B] == 29


@rule("VTES-1.4-01", "VTES-1.1-05")
def test_sleeping_minds_may_wake_but_not_untap() -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, "guard-dogs", "wake-with-evenings-freshness")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play_card(A, "the-sleeping-mind", "DOM", elder)
    stage.skip("announced", B)
    stage.play(B, "play wake-with-evenings-freshness plain", rival)
    stage.attempt_block(rival)
    stage.finish()
    assert stage.combats_begun == 1


@rule("VTES-1.6.1-06", "VTES-6.2.2-18")
def test_a_hidden_mind_is_not_sensed() -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "hide-the-mind")
    stage.hand(B, "enhanced-senses")
    stage.play(A, "hunt", elder)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_only(B, "play enhanced-senses AUS", rival)
    stage.skip("as-played", A)
    stage.play(A, "play hide-the-mind OBF", elder)
    assert stealth_and_intercept(stage) == (1, 0)
    stage.finish()
    assert stage.blood(elder) == 6


@rule("VTES-R-60", "VTES-6.1.1-09")
def test_effects_of_a_bleed_and_of_its_action_are_done_in_ones_own_order() -> None:
    stage = Scene(3)
    kurt = stage.vampire(A, "Kurt", 3)
    ideal = stage.put_on(kurt, "Perfectionist")
    library = stage.permanent(A, "The Secret Library of Alexandria")
    stage.play(A, "bleed", kurt)
    stage.skip_until_offered(A, "target", library)
    assert stage.offers(A, "target", ideal)
    stage.play(A, "target", ideal)
    assert stage.blood(kurt) == 4
    assert stage.options(A) == ["yes", "no"]
