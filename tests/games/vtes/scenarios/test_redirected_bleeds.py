"""Redirected bleeds, and cards that interact with them."""

from __future__ import annotations

from games.vtes.block_attempts import stealth_and_intercept
from games.vtes.cards.people import offered_modes
from games.vtes.scenarios.scene import Scene
from games.vtes.stage import A, B, C, D

from conclave.games.vtes.rules.constants import ASH_HEAP, NOBODY, TORPOR
from conclave.testing import rule


def bled(seats: int = 3) -> tuple[Scene, int, int]:
    """An elder of A bleeds B, who has a ready vampire who knows everything."""
    stage = Scene(seats)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.play(A, "bleed", elder)
    return stage, elder, rival


@rule("VTES-6.2.2-17", "VTES-R-37")
def test_stealth_against_the_first_target_holds_against_the_new_one() -> None:
    stage, elder, rival = bled()
    ira = stage.vampire(C, "Ira")
    stage.attempt_block(rival)
    stage.skip("block", A)
    stage.play_card(A, "lost-in-crowds", "obf", elder)
    stage.redirect_bleed(B, rival, C)
    stage.attempt_block(ira, C)
    assert stealth_and_intercept(stage) == (1, 0)
    stage.finish()
    assert stage.combats_begun == 0
    assert stage.table.pool == [30, 30, 29]


@rule("VTES-R-37", "VTES-6.2.3-06", "VTES-6.2.3-04", "VTES-6.1.1-09")
def test_the_new_target_blocks_and_nobody_is_bled() -> None:
    stage, _elder, rival = bled()
    ira = stage.vampire(C, "Ira")
    stage.edge(B)
    stage.redirect_bleed(B, rival, C)
    stage.attempt_block(ira, C)
    stage.finish()
    assert stage.combats_begun == 1
    assert stage.table.tapped[ira]
    assert not stage.table.tapped[rival]
    assert stage.blood(rival) == 8
    assert stage.table.pool == [30, 30, 30]
    assert stage.table.edge == B


@rule("VTES-6.1.1-07", "VTES-6.1.1-09")
def test_a_bleed_sent_on_twice_is_paid_by_the_last() -> None:
    stage, _elder, rival = bled(4)
    ira = stage.vampire(C, "Ira")
    stage.redirect_bleed(B, rival, C)
    stage.redirect_bleed(C, ira, D)
    stage.finish()
    assert stage.table.pool == [30, 30, 30, 29]
    assert stage.table.edge == A


@rule("VTES-9.1-06", "VTES-9.1-07", "VTES-R-31")
def test_a_player_who_redirects_a_bleed_to_her_prey_gets_the_point_for_her() -> None:
    stage, _elder, rival = bled()
    stage.pool(C, 1)
    stage.redirect_bleed(B, rival, C)
    stage.finish()
    assert stage.table.out == [False, False, True]
    assert stage.table.points == [0, 1, 0]
    assert stage.table.pool == [30, 36, 0]
    assert stage.table.edge == A


@rule("VTES-9.1-06", "VTES-2.1-04")
def test_a_bleed_sent_on_to_the_predator_ousts_her_for_her_own_predator() -> None:
    stage, _elder, rival = bled(4)
    stage.pool(D, 1)
    pupil = stage.vampire(A, "Pupil")
    ira = stage.vampire(C, "Ira")
    stage.redirect_bleed(B, rival, D)
    stage.finish()
    assert stage.table.points == [0, 0, 1, 0]
    assert stage.table.pool == [30, 30, 36, 0]
    stage.play(A, "hunt", pupil)  # the predator who may block it is C now
    stage.skip("BlockQuestion", C)
    assert stage.offers(C, "block", ira)


@rule("VTES-6.2-05")
def test_a_modifier_counts_against_the_new_target_and_still_forbids_others() -> None:
    stage, elder, rival = bled()
    stage.skip("announced", A)
    stage.play_card(A, "conditioning", "DOM", elder)
    stage.redirect_bleed(B, rival, C)
    stage.hand(A, "threats")
    stage.skip("declined", A)
    assert offered_modes(stage, A, "threats") == []
    stage.finish()
    assert stage.table.pool == [30, 30, 26]


@rule("VTES-1.6.2-05", "VTES-1.6.2-07", "VTES-6.1.1-09")
def test_the_new_target_has_the_bleeder_investigated() -> None:
    stage, elder, rival = bled()
    stage.library(C, *["Effective Management"] * 7)
    stage.skip("announced", A)
    stage.play_card(A, "conditioning", "DOM", elder)
    stage.redirect_bleed(B, rival, C)
    stage.hand(C, "archon-investigation", "ascendance")
    stage.skip("declined", C)
    stage.play(C, "play archon-investigation plain -")
    stage.finish()
    assert stage.zone(elder) == ASH_HEAP
    assert stage.table.pool == [30, 30, 27]
    assert stage.table.edge == NOBODY
    assert not stage.may_play_master(C, "ascendance")
    assert stage.may_play_master(C, "ascendance")


@rule("VTES-6.2-02", "VTES-R-37")
def test_the_new_targets_corporation_takes_some_of_it() -> None:
    stage, elder, rival = bled()
    mine, theirs = stage.permanent(B, "Cellar"), stage.permanent(C, "Dummy Corporation")
    stage.skip("announced", A)
    stage.play_card(A, "threats", "DOM", elder)
    stage.redirect_bleed(B, rival, C)
    stage.skip("declined", C)
    stage.play(C, "use", theirs, "0")
    stage.finish()
    assert stage.zone(theirs) == ASH_HEAP
    assert stage.table.pool == [30, 30, 29]
    assert stage.table.in_play(mine)


@rule("VTES-R-37", "VTES-1.4-01")
def test_by_day_only_allies_of_the_new_target_block() -> None:
    stage, elder, rival = bled()
    ira, thug = stage.vampire(C, "Ira"), stage.ally(C, "Thug")
    stage.skip("announced", A)
    stage.play_card(A, "day-operation", "for", elder)
    stage.redirect_bleed(B, rival, C)
    stage.skip("BlockQuestion", C)
    assert not stage.offers(C, "block", ira)
    stage.play(C, "block", thug)
    stage.finish()
    assert stage.combats_begun == 1
    assert stage.zone(elder) == TORPOR
    assert stage.table.pool == [30, 30, 30]


@rule("VTES-R-37", "VTES-1.4-01")
def test_a_vampire_who_was_seduced_does_not_block_for_the_new_target() -> None:
    stage, elder, rival = bled()
    ira, kurt = stage.vampire(C, "Ira"), stage.vampire(C, "Kurt")
    stage.skip("announced", A)
    stage.play_card(A, "seduction", "DOM", elder, "target", ira)
    stage.redirect_bleed(B, rival, C)
    stage.skip("BlockQuestion", C)
    assert not stage.offers(C, "block", ira)
    assert stage.offers(C, "block", kurt)


@rule("VTES-1.5-05", "VTES-1.6.2-15")
def test_age_decides_who_can_be_redirected() -> None:
    stage = Scene(3)
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(A, "Thug")
    stage.vampire(B, "Rival")
    stage.hand(B, "redirection")
    stage.play(A, "bleed", kurt)
    stage.skip("declined", B)
    assert offered_modes(stage, B, "redirection") == ["dom", "DOM"]
    stage.finish()
    stage.play(A, "bleed", thug)
    stage.skip("declined", B)
    assert offered_modes(stage, B, "redirection") == []


@rule("VTES-1.5-05", "VTES-1.6.2-15")
def test_a_discipline_makes_the_bleeder_as_old_as_who_would_redirect_him() -> None:
    stage = Scene(3)
    kurt = stage.vampire(A, "Kurt")
    stage.put_on(kurt, "Presence")
    stage.vampire(B, "Rival")
    stage.hand(B, "redirection")
    stage.play(A, "bleed", kurt)
    stage.skip("declined", B)
    assert offered_modes(stage, B, "redirection") == ["DOM"]


@rule("VTES-6.2-06", "VTES-1.6.3-26")
def test_when_a_bleed_comes_back_another_minion_has_to_send_it_on() -> None:
    stage, _elder, rival = bled(4)
    ira, kurt = stage.vampire(C, "Ira"), stage.vampire(B, "Kurt")
    stage.redirect_bleed(B, rival, C)
    stage.redirect_bleed(C, ira, B)
    stage.hand(B, "deflection")
    stage.skip_until_offered(B, "play deflection DOM", kurt)
    assert not stage.offers(B, "play deflection DOM", rival)
    stage.play(B, "play deflection DOM", kurt)
    stage.play(B, f"player {D}")
    stage.finish()
    assert stage.table.pool == [30, 30, 30, 29]
    assert (stage.blood(rival), stage.blood(kurt)) == (8, 7)


@rule("VTES-1.6.1-13", "VTES-1.6.3-24")
def test_a_wake_that_let_somebody_deflect_is_replaced_in_the_next_untap_phase() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, "wake-with-evenings-freshness", "deflection", *["Cellar"] * 5)
    stage.library(B, *["Lamp"] * 9)
    stage.play(A, "bleed", elder)
    stage.skip("announced", B)
    stage.play(B, "play wake-with-evenings-freshness plain", rival)
    stage.skip("declined", B)
    stage.play(B, "play deflection DOM", rival)
    stage.finish()
    assert stage.table.pool == [30, 30, 29]
    assert len(stage.table.hand[B]) == 6
    stage.skip_to("UntapPhase", B)
    assert len(stage.table.hand[B]) == 7


@rule("VTES-6.2.3-06", "VTES-1.4-01")
def test_a_minion_forced_awake_pays_for_not_blocking_in_addition_to_the_deflection() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stage.play(A, "bleed", elder)
    stage.skip("announced", B)
    stage.play_card(B, "forced-awakening", "plain", rival)
    stage.redirect_bleed(B, rival, C)
    assert stage.blood(rival) == 8
    stage.finish()
    assert stage.blood(rival) == 7
    assert stage.table.tapped[rival]
    assert stage.table.pool == [30, 30, 29]


@rule("VTES-1.6.1-06", "VTES-1.6.2-07", "VTES-1.6.2-05")
def test_the_intended_victim_cancels_the_deflection() -> None:
    stage, _elder, rival = bled()
    stage.library(C, *["Lamp"] * 9)
    stage.hand(C, "direct-intervention", "ascendance")
    stage.hand(B, "deflection")
    stage.skip("declined", B)
    stage.play_only(B, "play deflection DOM", rival)
    if stage.prompt == "Targeting":
        stage.play_only(B, "player 2")
    stage.skip("as-played", C)
    stage.play(C, "play direct-intervention plain -")
    stage.finish()
    assert stage.table.pool == [30, 29, 29]  # B is bled, C has paid for the intervention
    assert stage.blood(rival) == 9
    assert not stage.may_play_master(C, "ascendance")
    assert stage.may_play_master(C, "ascendance")


@rule("VTES-6.1.1-02", "VTES-6.1.1-09", "VTES-6.2.1-01")
def test_kindred_spirits_pay_the_player_who_is_bled_in_the_end() -> None:
    stage = Scene(4)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(D, "Rival")
    stage.play_card(A, "kindred-spirits", "DEM", elder, "player 3")
    stage.redirect_bleed(D, rival, C)
    stage.finish()
    assert stage.table.pool == [31, 30, 28, 30]
    assert stage.table.edge == A


@rule("VTES-1.4-01", "VTES-R-37")
def test_a_perfectionist_gains_nothing_when_somebody_reacted() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.put_on(elder, "Perfectionist")
    stage.play(A, "bleed", elder)
    stage.redirect_bleed(B, rival, C)
    stage.finish()
    assert stage.table.pool == [30, 30, 29]
    assert stage.blood(elder) == 5


@rule("VTES-1.4-01", "VTES-6.2.1-01")
def test_the_library_of_alexandria_is_for_the_prey_alone() -> None:
    stage = Scene(3)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival")
    stage.permanent(A, "The Secret Library of Alexandria")
    stage.hand(A, *["Lamp"] * 7)
    stage.library(A, *["Cellar"] * 9)
    stage.play(A, "bleed", elder)
    stage.redirect_bleed(B, rival, C)
    stage.finish()
    assert len(stage.table.library[A]) == 9
    stage.play(A, "bleed", kurt)
    for _ in range(60):
        if "yes" in stage.options(stage.decider):
            stage.play(stage.decider, "yes")
        elif stage.prompt == "MinionPhase":
            break
        else:
            stage.do_minimum()
    assert len(stage.table.library[A]) == 8
    assert len(stage.table.hand[A]) == 7


@rule("VTES-1.4-01", "VTES-6.1.1-09")
def test_leverage_leaves_the_edge_with_nobody_even_if_the_bleed_was_sent_on() -> None:
    stage, elder, rival = bled()
    stage.edge(A)
    stage.skip("announced", A)
    stage.play_card(A, "leverage", "plain", elder)
    assert stage.table.edge == NOBODY
    stage.redirect_bleed(B, rival, C)
    stage.finish()
    assert stage.table.pool == [30, 30, 28]
    assert stage.table.edge == NOBODY


@rule("VTES-R-30", "VTES-6.1.1-08", "VTES-6.1.1-10")
def test_a_bleed_reduced_to_nothing_charms_nobody() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.edge(C)
    stage.play_card(A, "social-charm", "PRE", elder)
    stage.skip("announced", B)
    stage.play_card(B, "telepathic-counter", "AUS", rival)
    stage.finish()
    assert stage.table.pool == [30, 30, 30]
    assert stage.table.edge == C
    assert stage.combats_begun == 0


@rule("VTES-6.2.3-04", "VTES-6.4.6-06", "VTES-R-37")
def test_the_blocker_of_a_bleed_that_was_sent_on_may_fall_and_yet_it_was_blocked() -> None:
    stage, _elder, rival = bled()
    fledgling = stage.vampire(C, "Fledgling", 0)
    stage.redirect_bleed(B, rival, C)
    stage.attempt_block(fledgling, C)
    stage.finish()
    assert stage.zone(fledgling) == TORPOR
    assert stage.table.pool == [30, 30, 30]
    assert stage.table.edge == NOBODY


@rule("VTES-1.6.2-07", "VTES-6.1.1-09")
def test_a_major_boon_pays_for_another_and_is_called_in_later() -> None:
    stage, _elder, rival = bled()
    stage.library(C, *["Lamp"] * 9)
    stage.hand(C, "major-boon", "ascendance")
    stage.skip_until_offered(C, "play major-boon plain -")
    stage.play(C, "play major-boon plain -")
    stage.finish()
    assert stage.table.pool == [30, 30, 29]
    assert stage.table.edge == A
    stage.skip_to("MinionPhase", B)
    stage.play(B, "bleed", rival)
    (boon,) = stage.table.beside[C]
    stage.skip_until_offered(C, "use", boon, "0")
    stage.play(C, "use", boon, "0")
    stage.finish()
    assert stage.table.pool == [30, 29, 29]
    assert stage.table.edge == B
    assert not stage.may_play_master(C, "ascendance")
    assert stage.may_play_master(C, "ascendance")


@rule("VTES-1.6.3-27", "VTES-1.4-01")
def test_misdirection_taps_where_deflection_does_not() -> None:
    stage, _elder, rival = bled()
    ira = stage.vampire(C, "Ira")
    stage.redirect_bleed(B, rival, C, "telepathic-misdirection", "AUS")
    stage.redirect_bleed(C, ira, B)
    stage.finish()
    assert stage.table.tapped[rival]
    assert not stage.table.tapped[ira]
    assert stage.table.pool == [30, 29, 30]


@rule("VTES-1.4-01", "VTES-2.1-03")
def test_the_enemy_of_ones_enemy_is_the_predators_predator() -> None:
    stage, _elder, rival = bled(4)
    ira = stage.vampire(C, "Ira")
    stage.hand(C, "my-enemys-enemy")
    stage.redirect_bleed(B, rival, C)
    stage.skip("declined", C)
    assert "AUS" not in offered_modes(stage, C, "my-enemys-enemy")  # A is not C's predator
    stage.redirect_bleed(C, ira, B)
    kurt = stage.vampire(B, "Kurt")
    stage.skip("declined", B)
    stage.play_card(B, "my-enemys-enemy", "AUS", kurt)
    stage.finish()
    assert stage.table.pool == [30, 30, 30, 29]


@rule("VTES-6.1.1-03", "VTES-1.6.1-23")
def test_two_players_send_no_bleeds_on() -> None:
    stage, _elder, _rival = bled(2)
    stage.hand(B, "deflection", "redirection", "telepathic-misdirection")
    stage.skip("declined", B)
    assert offered_modes(stage, B, "deflection") == []
    assert offered_modes(stage, B, "redirection") == []
    assert "AUS" not in offered_modes(stage, B, "telepathic-misdirection")


@rule("VTES-6.1.5-11", "VTES-R-37")
def test_two_allies_fight_over_a_bleed_that_was_sent_on() -> None:
    stage = Scene(3)
    friend, rival = stage.ally(A, "Political Ally"), stage.vampire(B, "Rival")
    thug = stage.ally(C, "Thug")
    stage.play(A, "bleed", friend)
    stage.redirect_bleed(B, rival, C)
    stage.attempt_block(thug, C)
    stage.finish()
    assert stage.zone(friend) == ASH_HEAP
    assert stage.blood(thug) == 3
    assert stage.table.pool == [30, 30, 30]


@rule("VTES-1.6.1-06", "VTES-1.4-01")
def test_contingency_planning_limits_a_bleed_that_could_not_be_sent_on() -> None:
    stage, elder, rival = bled()
    stage.hand(A, "contingency-planning")
    stage.hand(B, "redirection", "deflection")
    kurt = stage.vampire(B, "Kurt")
    stage.skip("announced", A)
    stage.play_card(A, "conditioning", "DOM", elder)
    stage.skip("declined", B)
    stage.play_only(B, "play deflection DOM", rival)
    if stage.prompt == "Targeting":
        stage.play_only(B, "player 2")
    stage.skip("as-played", A)
    stage.play(A, "play contingency-planning plain -")
    stage.skip("declined", B)
    stage.play(B, "play redirection DOM", kurt)  # a second card is not cancelled
    stage.finish()
    assert stage.table.pool == [29, 30, 29]  # but the excess is ignored whoever is bled
    assert stage.blood(rival) == 9
