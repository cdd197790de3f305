"""Tests of master cards about pool and hands."""

from __future__ import annotations

from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import PeopleStage
from games.vtes.stage import A, B, C

# Deal with the Devil


def test_deal_with_the_devil_discards_the_hand_before_drawing_a_new_one() -> None:
    stage = PeopleStage(2, phase="master")
    stage.hand(A, "Deal with the Devil", *["Lamp"] * 6)
    stage.library(A, *["Cudgel"] * 8)
    play_as_a(stage, "deal-with-the-devil")
    assert stage.names(stage.table.hand[A]) == ["cudgel"] * 7
    assert stage.names(stage.table.library[A]) == ["cudgel"]
    assert sorted(stage.names(stage.table.ash[A])) == ["deal-with-the-devil", *["lamp"] * 6]


def test_deal_with_the_devil_leaves_other_hands_alone() -> None:
    stage = PeopleStage(2, phase="master")
    stage.hand(A, "Deal with the Devil")
    stage.hand(B, "Lamp")
    play_as_a(stage, "deal-with-the-devil")
    assert stage.names(stage.table.hand[B]) == ["lamp"]


# Danse Macabre


def test_danse_macabre_untaps_a_sabbat_vampire_once_after_a_successful_action() -> None:
    stage = PeopleStage(2, phase="master")
    leader, elder = stage.vampire(A, "Pack Leader", 5), stage.vampire(A, "Elder")
    stage.hand(A, "Danse Macabre", "Lamp", "Cudgel")
    play_as_a(stage, "danse-macabre")
    stage.skip("MinionPhase", A)
    stage.play(A, "play lamp plain", leader)
    stage.skip("after-action", A)
    danse = [text for text in stage.options(A) if text.startswith("use danse-macabre")]
    stage.play(A, danse[0])
    assert (stage.table.tapped[leader], stage.blood(leader)) == (False, 4)
    stage.skip("MinionPhase", A)
    stage.play(A, "play cudgel plain", leader)
    while stage.prompt != "MinionPhase":
        assert not [text for text in stage.options(stage.decider) if "danse" in text]
        stage.do_minimum()
    assert stage.table.tapped[leader]
    assert not stage.table.tapped[elder]


# Gird Minions


def test_gird_minions_moves_pool_to_ones_own_vampires() -> None:
    stage = PeopleStage(2, phase="master")
    elder, pupil = stage.vampire(A, "Elder", 1), stage.vampire(A, "Pupil", 4)
    rival, thug = stage.vampire(B, "Rival", 1), stage.ally(A, "Thug")
    stage.hand(A, "Gird Minions")
    stage.play(A, "play gird-minions plain -")
    stage.play(A, "number 5")
    stage.play(A, "number 3")
    assert (stage.blood(elder), stage.blood(pupil)) == (6, 5)
    assert (stage.blood(rival), stage.blood(thug)) == (1, 3)
    assert stage.table.pool == [22, 30]


def test_gird_minions_may_leave_a_vampire_out() -> None:
    stage = PeopleStage(2, phase="master")
    elder, pupil = stage.vampire(A, "Elder", 1), stage.vampire(A, "Pupil", 1)
    stage.hand(A, "Gird Minions")
    stage.play(A, "play gird-minions plain -")
    stage.play(A, "number 0")
    stage.play(A, "number 2")
    assert (stage.blood(elder), stage.blood(pupil), stage.table.pool[A]) == (1, 3, 28)


# Personal Involvement


def test_personal_involvement_hurts_a_richer_prey() -> None:
    stage = PeopleStage(3, phase="master")
    stage.hand(A, "Personal Involvement")
    stage.pool(B, 28)
    play_as_a(stage, "personal-involvement")
    assert stage.table.pool == [27, 25, 30]


def test_personal_involvement_does_nothing_to_a_prey_who_is_not_richer() -> None:
    stage = PeopleStage(3, phase="master")
    stage.hand(A, "Personal Involvement")
    stage.pool(B, 27)
    play_as_a(stage, "personal-involvement")
    assert stage.table.pool == [27, 27, 30]


def test_anybody_may_cancel_personal_involvement_which_then_costs_nothing() -> None:
    stage = PeopleStage(3, phase="master")
    stage.hand(A, "Personal Involvement")
    stage.begin()
    stage.play_only(A, "play personal-involvement plain -")
    stage.skip("as-played", C)
    card = next(text for text in stage.options(C) if text.startswith("use personal-involvement"))
    stage.play(C, card)
    assert stage.table.pool == [30, 30, 28]
    assert stage.names(stage.table.ash[A]) == ["personal-involvement"]
