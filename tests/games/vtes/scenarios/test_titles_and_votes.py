"""Titles and votes that change hands, and limited cards."""

from __future__ import annotations

import pytest
from games.vtes.block_attempts import stealth_and_intercept
from games.vtes.cards.people import offered_modes
from games.vtes.scenarios.scene import Scene
from games.vtes.stage import A, B, C
from games.vtes.title_claims import titles

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    NOBODY,
    READY,
    REMOVED,
    TORPOR,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.reading import identity, values
from conclave.testing import rule


@rule("VTES-4.2-07", "VTES-R-15", "VTES-4.2-09")
def test_the_city_of_a_fallen_prince_is_seized_but_contested_until_he_yields() -> None:
    stage = Scene(2)
    kurt, graham = stage.vampire(A, "Kurt"), stage.vampire(B, "Graham Gottesman", 3, torpor=True)
    stage.call_referendum("praxis-seizure-miami", kurt)
    stage.pass_referendum()
    assert titles(stage, kurt) == [""]
    stage.skip_to("MasterPhase", B)
    stage.skip_to("MasterPhase", A)
    assert titles(stage, kurt, graham) == ["prince:Miami", ""]


@rule("VTES-6.5.5-04", "VTES-1.4-01")
def test_a_diablerist_has_room_for_one_computer() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 2, torpor=True)
    stage.put_on(elder, "Laptop Computer")
    theirs = stage.put_on(ira, "Laptop Computer")
    stage.play(A, "diablerize", elder, ira)
    for _ in range(60):
        if stage.prompt == "MinionPhase":
            break
        if stage.decider == A and stage.offers(A, "target", theirs):
            stage.play(A, "target", theirs)
        else:
            stage.do_minimum()
    assert stage.zone(theirs) == ASH_HEAP
    assert values.bleed(stage.table, elder) == 2


@rule("VTES-6.1.3-07", "VTES-1.4-01")
def test_a_driver_takes_no_second_vehicle() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    stage.put_on(elder, "Hawg")
    bike = stage.put_on(kurt, "Sport Bike")
    stage.hand(A, "helicopter")
    assert not stage.offers(A, "play helicopter plain", elder)
    taking = [m for m in stage.options(A) if m.startswith(stage.text("take-equipment", elder))]
    if taking:
        stage.play(A, taking[0])
        assert not stage.offers(A, "target", bike)


@rule("VTES-R-26", "VTES-9.1-02", "VTES-R-61")
def test_the_fame_of_a_banished_vampire_goes_with_who_gave_it() -> None:
    stage = Scene(3)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 3)
    fame = stage.put_on(ira, "Fame", A)
    stage.call_referendum("banishment", elder)
    stage.pass_referendum()
    assert stage.zone(ira) == UNCONTROLLED
    rival = stage.vampire(C, "Rival")
    stage.skip_to("MinionPhase", C)
    stage.pool(A, 1)
    stage.play(C, "bleed", rival)
    stage.finish()
    assert stage.table.out[A]
    assert stage.zone(fame) == REMOVED
    assert stage.table.attached[ira] == ()


@rule("VTES-R-61", "VTES-1.6.2-15", "VTES-1.4-01")
def test_a_lesson_waits_with_the_banished_and_counts_again_when_he_is_back() -> None:
    stage = Scene(2)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil", 5)
    stage.put_on(pupil, "Auspex")
    assert identity.capacity(stage.table, pupil) == 6
    stage.call_referendum("banishment", elder)
    stage.pass_referendum()
    assert stage.zone(pupil) == UNCONTROLLED
    stage.skip_to("DiscardPhase", B)  # five counters are enough for the printed five
    assert stage.zone(pupil) == READY
    assert identity.capacity(stage.table, pupil) == 6
    assert stage.blood(pupil) == 5


@rule("VTES-1.6.2-15", "VTES-1.4-01")
def test_a_lesson_makes_a_vampire_old_enough_for_a_stranglehold() -> None:
    stage = Scene(2)
    elder, leader = stage.vampire(A, "Elder"), stage.vampire(B, "Pack Leader")
    stage.put_on(leader, "Potence")
    stage.vampire(B, "Mayor")
    stage.call_referendum("political-stranglehold", elder)
    stage.pass_referendum()
    assert stage.table.pool == [33, 33]


@rule("VTES-6.2.2-11", "VTES-1.5-05", "VTES-1.4-01")
def test_a_paragon_is_not_stopped_by_the_young() -> None:
    stage = Scene(2)
    kurt, pupil = stage.vampire(A, "Kurt"), stage.vampire(B, "Pupil")
    elder = stage.vampire(B, "Elder")
    stage.play(A, "bleed", kurt)
    stage.skip("announced", A)
    stage.hand(A, "perfect-paragon")
    if not stage.offers(A, "play perfect-paragon PRE", kurt):
        stage.attempt_block(pupil)
        stage.skip("block", A)
    stage.play(A, "play perfect-paragon PRE", kurt)
    if stage.prompt != "Window" or stage.window != "block":
        stage.attempt_block(pupil)
    assert stealth_and_intercept(stage)[1] < stealth_and_intercept(stage)[0]
    stage.attempt_block(elder)
    stage.finish()
    assert stage.combats_begun == 1
    assert stage.table.tapped[elder]


@rule("VTES-1.4-01", "VTES-6.1.1-10")
def test_aranthebes_shames_the_young() -> None:
    stage = Scene(2)
    fledgling, kurt = stage.vampire(A, "Fledgling"), stage.vampire(A, "Kurt")
    immortal = stage.permanent(B, "Aranthebes, The Immortal")
    stage.edge(B)
    stage.play(A, "bleed", fledgling)
    stage.finish()
    assert stage.table.pool[B] == 30
    assert stage.table.edge == B
    stage.play(A, "bleed", kurt)
    stage.skip_until_offered(B, "use", immortal, "0")
    stage.play(B, "use", immortal, "0")
    assert stealth_and_intercept(stage)[0] == -1
    stage.finish()
    assert stage.table.edge == A


@rule("VTES-1.4-01", "VTES-R-43", "VTES-6.2.3-05")
@pytest.mark.parametrize("blood", [1, 3])
def test_an_enraged_vampire_pays_for_peace(blood: int) -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", blood)
    thug = stage.ally(A, "Thug")
    stage.play_card(A, "enrage", "PRE", elder, "target", ira)
    stage.finish()
    (rage,) = stage.table.attached[ira]
    stage.skip_to("MinionPhase", B)
    assert stage.offers(B, "hunt", ira)
    assert stage.offers(B, "bleed", ira) == (blood == 3)
    if blood == 3:
        stage.play(B, "bleed", ira)
        stage.attempt_block(thug, A)
        stage.finish()
        assert stage.blood(ira) == 0  # burned to attempt it, and a blow
        assert stage.zone(rage) == ASH_HEAP


@rule("VTES-1.4-01", "VTES-6.3.2-09")
def test_nobody_is_captivated_by_a_vote_that_was_not_held() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder", 5), stage.vampire(A, "Kurt", 5)
    stage.hand(A, "cryptic-rider", "voter-captivation")
    stage.call_referendum("ancilla-empowerment", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip_until_offered(A, "play cryptic-rider plain", elder)
    stage.play(A, "play cryptic-rider plain", elder)
    stage.finish()
    stage.call_referendum("domain-challenge", kurt)
    for _ in range(60):
        if stage.prompt == "MinionPhase":
            break
        if stage.decider == A and stage.offers(A, "play voter-captivation pre", kurt):
            stage.play(A, "play voter-captivation pre", kurt)
        else:
            stage.do_minimum()
    assert stage.blood(kurt) == 5


@rule("VTES-1.4-01", "VTES-6.2.2-02")
def test_an_uncovered_haven_is_open_to_all() -> None:
    stage = Scene(3)
    thug, ira = stage.ally(C, "Thug"), stage.vampire(B, "Ira")
    haven = stage.put_on(ira, "Haven Uncovered", A)
    stage.skip_to("MinionPhase", C)
    stage.play(C, "act", thug, haven, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("before-range")
    assert stage.combats_begun == 1


@rule("VTES-1.4-01", "VTES-1.6.1-12", "VTES-R-93")
def test_a_stolen_fragment_moves_two_cards_of_hand() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    shard = stage.put_on(ira, "Shaal Fragment")
    stage.hand(A, *["Lamp"] * 7)
    stage.hand(B, *["Lamp"] * 9)
    stage.library(A, *["Cellar"] * 9)
    stage.play(A, "act", kurt, shard, "0")
    for _ in range(60):
        if stage.prompt == "MinionPhase":
            break
        if stage.decider == B and stage.offers(B, "discard lamp"):
            stage.play(B, "discard lamp")
        else:
            stage.do_minimum()
    assert stage.table.host[shard] == kurt
    assert [len(stage.table.hand[seat]) for seat in (A, B)] == [9, 7]


@rule("VTES-1.4-01", "VTES-1.6.2-09", "VTES-9.1-02")
def test_a_vessel_on_anothers_vampire_serves_her() -> None:
    stage = Scene(3)
    ira = stage.vampire(B, "Ira", 5)
    vessel = stage.put_on(ira, "Vessel", A)
    stage.skip_to("UntapPhase", B)
    stage.play(B, "use", vessel, "0")
    for _ in range(4):
        if stage.prompt == "UntapPhase":
            break
        stage.play(B, next(m for m in stage.options(B) if "pool" in m))
    assert stage.blood(ira) + stage.table.pool[B] == 35
    assert stage.blood(ira) != 5


@rule("VTES-1.6.1-26", "VTES-R-61")
@pytest.mark.parametrize("card", ["arson", "unnatural-disaster"])
def test_contested_ground_is_no_target(card: str) -> None:
    master = card != "arson"
    stage = Scene(2, phase="master" if master else "minion")
    stage.vampire(A, "Kurt")
    one, two = stage.permanent(A, "Elder Library"), stage.permanent(B, "Elder Library")
    moving.begin_contest(stage.table, one)
    moving.begin_contest(stage.table, two)
    stage.hand(A, card)
    assert offered_modes(stage, A, card) == []
    assert stage.table.edge == NOBODY


@rule("VTES-1.6.1-24", "VTES-1.4-01")
def test_the_fallen_are_tapped_for_blood() -> None:
    stage = Scene(2, phase="master")
    kurt = stage.vampire(A, "Kurt", 5, torpor=True)
    stage.hand(A, "minion-tap")
    stage.play(A, "play minion-tap plain -")
    for _ in range(4):
        move = next((m for m in stage.options(stage.decider) if m == "number 5"), "")
        if move:
            stage.play(A, move)
            break
        stage.do_minimum()
    stage.skip("MinionPhase")
    assert (stage.table.pool[A], stage.blood(kurt)) == (35, 0)
    assert stage.zone(kurt) == TORPOR


@rule("VTES-1.4-01", "VTES-1.6.3-24", "VTES-6.4-01")
def test_a_subverted_vampire_reacts_and_fights() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Pentex(TM) Subversion", A)
    stage.play(A, "bleed", elder)
    stage.redirect_bleed(B, rival, C)
    stage.finish()
    assert stage.table.pool == [30, 30, 29]
    kurt = stage.vampire(A, "Kurt")
    stage.play_card(A, "bums-rush", "plain", kurt, "target", rival)
    stage.skip("strike", B)
    assert stage.combats_begun == 1
