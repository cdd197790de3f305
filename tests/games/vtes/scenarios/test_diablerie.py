"""Diablerie and its consequences, and unusual ways to leave torpor."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import offered_modes
from games.vtes.scenarios.scene import Scene
from games.vtes.special_term_cards import EAR, HUNTED
from games.vtes.stage import A, B
from games.vtes.title_claims import titles

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.constants import ASH_HEAP, READY, TORPOR
from conclave.games.vtes.rules.events.referendums import ReferendumCalled
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule


@rule("VTES-4.2-07", "VTES-4.2-09", "VTES-4.2-08")
def test_a_claimant_who_falls_leaves_the_city_to_the_other() -> None:
    stage = Scene(2)
    gilbert, graham = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Graham Gottesman", 0)
    contests.dispute(stage.table, graham)
    stage.play(A, "bleed", gilbert)
    stage.attempt_block(graham)
    stage.finish()
    assert stage.zone(graham) == TORPOR
    stage.skip_to("UntapPhase", B)
    assert not stage.offers(B, "pay", graham)
    stage.skip_to("MasterPhase", B)
    assert titles(stage, gilbert, graham) == ["", ""]
    stage.skip_to("MasterPhase", A)
    assert titles(stage, gilbert, graham) == ["prince:Miami", ""]
    assert stage.blood(gilbert) == 7 - 1  # one blow, and nothing for the title


@rule("VTES-6-08", "VTES-6-09", "VTES-6.5.4-01")
def test_an_empty_vampire_hunts_before_he_drinks_from_the_fallen() -> None:
    stage = Scene(2)
    kurt = stage.vampire(A, "Kurt", 0)
    stage.vampire(A, "Pupil", 3, torpor=True)
    stage.vampire(B, "Ira", 3, torpor=True)
    assert {move.split()[0] for move in stage.options(A)} <= {"hunt", "pass"}
    stage.play(A, "hunt", kurt)
    stage.finish()
    stage.table.tapped[kurt] = False
    assert stage.offers_any(A, "diablerize")


@rule("VTES-11-10", "VTES-R-78", "VTES-6.5.2-07", "VTES-6.5.5-09")
def test_a_blocker_who_drinks_somebody_on_the_red_list_is_honoured_before_he_is_hunted() -> None:
    stage = Scene(2, HUNTED, EAR)
    hunted, rival = stage.vampire(A, "Hunted", 4, torpor=True), stage.vampire(B, "Rival", 3)
    stage.hand(B, "Ear")
    stage.play(A, "leave-torpor", hunted)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.skip_until_offered(B, "yes")
    stage.play(B, "yes")
    for _ in range(20):
        move = next((m for m in stage.options(stage.decider) if "ear" in m.split()[-1]), "")
        if move:
            assert stage.events_of(ReferendumCalled) == []
            stage.play(B, move)
            break
        stage.do_minimum()
    stage.finish()
    assert stage.names(stage.table.attached[rival]) == ["ear"]
    assert len(stage.events_of(ReferendumCalled)) == 1


@rule("VTES-1.4-01", "VTES-6.5.5-11")
def test_a_reporter_burns_a_diablerist_who_was_spared() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 3, torpor=True)
    carlton = stage.ally(B, "Carlton Van Wyk", tapped=True)
    stage.play(A, "diablerize", elder, ira)
    stage.finish()
    assert stage.zone(elder) == READY
    stage.skip_to("MinionPhase", B).skip_to("DiscardPhase", B)
    stage.play(B, "use", carlton, "0")
    if stage.prompt == "Targeting":
        stage.play(B, "target", elder)
    assert stage.zone(elder) == ASH_HEAP
    assert stage.zone(carlton) == ASH_HEAP


@rule("VTES-1.4-01", "VTES-6.5.4-04")
def test_a_reporter_does_not_burn_who_only_hunted_recklessly() -> None:
    stage = Scene(2)
    elder, carlton = stage.vampire(A, "Elder", 3), stage.ally(B, "Carlton Van Wyk", tapped=True)
    stage.play_card(A, "abactor", "plain", elder)
    stage.finish()
    assert stage.zone(elder) == READY
    stage.skip_to("MinionPhase", B).skip_to("DiscardPhase", B)
    assert not stage.offers(B, "use", carlton, "0")


@rule("VTES-1.4-01", "VTES-6.5.2-04", "VTES-6.5.1-04")
def test_a_tapped_vampire_is_called_home() -> None:
    stage = Scene(2)
    richard = stage.vampire(A, "Richard Tauber, Ayelea’s Puppet", 2, torpor=True, tapped=True)
    assert not stage.offers_any(A, "leave-torpor")
    stage.play_card(A, "recure-of-the-homeland", "plain", richard)
    stage.finish()
    assert stage.zone(richard) == READY
    assert stage.table.tapped[richard]


@rule("VTES-R-43", "VTES-6.5.2-01")
def test_a_vampire_with_one_blood_does_not_leave_torpor_by_himself() -> None:
    stage = Scene(2)
    kurt, elder = stage.vampire(A, "Kurt", 1, torpor=True), stage.vampire(A, "Elder")
    assert not stage.offers(A, "leave-torpor", kurt)
    assert stage.offers(A, "rescue", elder, kurt, "1")
    assert not stage.offers(A, "rescue", elder, kurt, "0")
    stage.hand(A, "rapid-healing")
    assert stage.offers_any(A, "play rapid-healing")


@rule("VTES-6.5-02", "VTES-4-02", "VTES-6.5.2-04")
def test_a_vampire_tapped_in_torpor_leaves_it_in_his_next_turn() -> None:
    stage = Scene(2)
    kurt = stage.vampire(A, "Kurt", 5, torpor=True, tapped=True)
    assert not stage.offers_any(A, "leave-torpor")
    stage.skip_to("MinionPhase", B)
    stage.skip_to("MinionPhase", A)
    assert stage.offers(A, "leave-torpor", kurt)


@rule("VTES-6.5.5-03", "VTES-6.5.5-05", "VTES-R-26")
def test_a_famous_victim_costs_nobody_pool() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder", 9), stage.vampire(B, "Ira", 5, torpor=True)
    fame = stage.put_on(ira, "Fame", A)
    stage.play(A, "diablerize", elder, ira)
    stage.finish()
    assert stage.blood(elder) == 10
    assert fame in stage.table.ash[A]
    assert stage.table.pool == [30, 30]


@rule("VTES-6.5.5-05", "VTES-9.1-06")
def test_a_blocker_thrown_into_torpor_is_drunk_in_the_same_turn() -> None:
    stage = Scene(2)
    kurt, elder = stage.vampire(A, "Kurt"), stage.vampire(A, "Elder", 5)
    ira = stage.vampire(B, "Ira", 0)
    stage.play(A, "bleed", kurt)
    stage.attempt_block(ira)
    stage.finish()
    assert stage.zone(ira) == TORPOR
    assert not stage.offers_any(A, "leave-torpor")
    stage.play(A, "diablerize", elder, ira)
    stage.finish()
    assert stage.zone(ira) == ASH_HEAP


@rule("VTES-6.5.1-05", "VTES-6.5.1-06", "VTES-2.3-08")
def test_torpor_ends_all_reactions_even_with_a_wake() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Ira", torpor=True)
    stage.vampire(B, "Kurt", torpor=True, tapped=True)
    stage.hand(B, "wake-with-evenings-freshness", "telepathic-counter", "on-the-qui-vive",
               "forced-awakening")  # fmt: skip
    stage.play(A, "bleed", elder)
    while stage.prompt != "MinionPhase":
        if stage.decider == B:
            assert not stage.offers_any(B, "play")
            assert not stage.offers_any(B, "block")
        stage.do_minimum()
    assert stage.table.pool[B] == 29


@rule("VTES-1.4-01", "VTES-6.5.3-02", "VTES-6.5.3-03")
def test_a_cheap_rescuer_says_who_pays_what_is_left() -> None:
    stage = Scene(2)
    frondator = stage.vampire(A, "Frondator")
    ira = stage.vampire(A, "Ira", 3, torpor=True)
    rescues = [move.split()[-1] for move in stage.options(A) if move.startswith("rescue")]
    assert set(rescues) <= {"0", "1", "2"}
    share = max(rescues, key=int)
    stage.play(A, "rescue", frondator, ira, share)
    stage.finish()
    assert stage.zone(ira) == READY
    assert stage.blood(frondator) + stage.blood(ira) == 5 + 3 - 1


@rule("VTES-6.5.5-02", "VTES-11-01", "VTES-6.5.2-08")
def test_a_cursed_blocker_just_stops_who_would_leave_torpor() -> None:
    stage = Scene(2, Vampire("Cursed One", "assamite", 2, 6, "AUS", "independent", "blood-cursed"))
    kurt = stage.vampire(A, "Kurt", 5, torpor=True)
    cursed = stage.vampire(B, "Cursed One")
    stage.play(A, "leave-torpor", kurt)
    stage.attempt_block(cursed)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", cursed)
    while stage.prompt != "MinionPhase":
        assert not stage.offers(stage.decider, "yes")
        stage.do_minimum()
    assert (stage.zone(kurt), stage.blood(kurt)) == (TORPOR, 5)


@rule("VTES-1.6.1-24", "VTES-6.5.1-04")
@pytest.mark.parametrize("card", ["life-in-the-city", "villein", "vessel"])
def test_which_masters_reach_into_torpor(card: str) -> None:
    stage = Scene(2, phase="master")
    kurt = stage.vampire(A, "Kurt", 5, torpor=True)
    stage.hand(A, card)
    assert (offered_modes(stage, A, card) == ["plain"]) == (card != "life-in-the-city")
    assert stage.zone(kurt) == TORPOR


@rule("VTES-1.4-01", "VTES-6-07", "VTES-6.5.1-04")
def test_a_vampire_who_used_freak_drive_by_day_still_goes_to_torpor() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "freak-drive")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play_card(A, "day-operation", "for", elder)
    while stage.prompt != "MinionPhase":
        if stage.decider == A and stage.offers(A, "play freak-drive for", elder):
            stage.play(A, "play freak-drive for", elder)
        else:
            stage.do_minimum()
    assert stage.zone(elder) == TORPOR
    assert not stage.offers(A, "hunt", elder)
    assert stage.table.pool[B] == 29


@rule("VTES-6.5.2-05", "VTES-1.4-01", "VTES-6.5.1-07")
def test_a_vampire_who_leaves_torpor_by_day_is_back_in_torpor_at_the_end() -> None:
    stage = Scene(2)
    kurt, rival = stage.vampire(A, "Kurt", 5, torpor=True), stage.vampire(B, "Rival")
    stage.play(A, "leave-torpor", kurt)
    stage.skip("announced", A)
    stage.play_card(A, "day-operation", "for", kurt)
    stage.finish()
    assert not stage.table.tapped[rival]
    assert (stage.zone(kurt), stage.blood(kurt)) == (TORPOR, 5 - 1 - 2)


@rule("VTES-6.5.3-06", "VTES-6.2.3-05", "VTES-6.5.3-02")
def test_a_blocked_rescuer_joins_the_vampire_he_wanted_to_rescue_in_torpor() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt", 2), stage.vampire(A, "Ira", 3, torpor=True)
    rival = stage.vampire(B, "Rival")
    stage.play(A, "rescue", kurt, ira, "2")
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.hand(B, "undead-strength")
    stage.skip("strike", B)
    stage.play(B, "play undead-strength POT", rival)
    stage.finish()
    assert (stage.zone(kurt), stage.blood(kurt)) == (TORPOR, 0)
    assert (stage.zone(ira), stage.blood(ira)) == (TORPOR, 3)


@rule("VTES-6.5.4-03", "VTES-6.5.6-01", "VTES-6.5.5-11")
def test_a_diablerie_that_continues_after_a_block_leads_to_one_blood_hunt() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder", 5), stage.vampire(B, "Ira", 3, torpor=True)
    rival = stage.vampire(B, "Rival")
    stage.play(A, "diablerize", elder, ira)
    stage.attempt_block(rival)
    stage.hand(A, "shadow-body")
    stage.skip("strike", A)
    stage.play(A, "play shadow-body OBT", elder)
    stage.finish()
    assert stage.combats_begun == 1
    assert stage.zone(ira) == ASH_HEAP
    assert stage.blood(elder) == 5 - 1 + 3
    assert len(stage.vote_counts) == 1
