"""Nosferatu: leaving in the middle of a conflict, and using cards twice."""

from __future__ import annotations

import pytest
from games.masquerade.cards.scenes import counted, night, pools, scene, turn
from games.masquerade.stage import (
    asked,
    blood,
    blood_at,
    cards_at,
    options,
    play,
    refused,
    seat_of,
    stay,
)

from conclave.testing import rule

BOTH = {"choose reveal", "choose keep-down"}


@rule("MASQ-GLOS-05")
def test_nosferatu_hunt_steals_one_blood_from_each_rival_and_may_go_to_the_haven() -> None:
    hunt = scene(nosferatu="hunt", brujah="ready", ventrue="ready")
    stay(hunt)
    assert (pools(hunt), options(hunt)) == (
        {"nosferatu": 8, "brujah": 5, "ventrue": 5},
        ["yes", "no"],
    )
    play(hunt, "yes")
    assert (cards_at(hunt, "1", "nosferatu"), cards_at(hunt, "haven", "nosferatu")) == (
        [],
        ["nosferatu-hunt"],
    )


@rule("MASQ-R-76")
def test_nosferatu_hunt_does_not_go_unasked_nor_from_the_haven_itself() -> None:
    hunt = scene(nosferatu="hunt", brujah="ready", ventrue={"2": "ready"})
    stay(hunt)
    play(hunt, "no")
    assert cards_at(hunt, "1", "nosferatu") == ["nosferatu-hunt"]
    assert pools(hunt) == {"nosferatu": 7, "brujah": 5, "ventrue": 6}
    hunt = scene("haven", nosferatu="hunt", brujah="ready", ventrue="ready")
    stay(hunt)
    assert (asked(hunt), blood(hunt, "nosferatu")) == ([], 8)


def test_nosferatu_ready_has_two_more_power_at_the_haven() -> None:
    ready = scene("haven", nosferatu="ready", brujah="ready", ventrue="")
    assert counted(ready, stay(ready)) == {"nosferatu": 3, "brujah": 1}


def test_nosferatu_ready_has_no_more_anywhere_else() -> None:
    ready = scene("2", nosferatu="ready", brujah="ready", ventrue="")
    assert counted(ready, stay(ready)) == {"nosferatu": 1, "brujah": 1}


def test_unseen_passage_goes_to_the_haven_once_it_has_counted() -> None:
    passage = scene(nosferatu="unseen-passage ready", brujah="ready", ventrue="")
    assert counted(passage, stay(passage))["nosferatu"] == 2 + 1
    assert cards_at(passage, "1", "nosferatu") == ["nosferatu-ready"]
    assert cards_at(passage, "haven", "nosferatu") == ["unseen-passage"]


def test_unseen_passage_stays_at_the_haven_and_takes_no_blood_along() -> None:
    passage = scene("haven", nosferatu="unseen-passage", brujah="ready", ventrue="")
    stay(passage)
    assert cards_at(passage, "haven", "nosferatu") == ["unseen-passage"]
    passage = scene(nosferatu="unseen-passage 2", brujah="ready", ventrue="")
    stay(passage)
    assert (blood_at(passage, "1", "nosferatu"), blood_at(passage, "haven", "nosferatu")) == (2, 0)


def test_cloak_of_shadows_draws_withdrawn_cards_and_blood_to_itself() -> None:
    cloak = scene(nosferatu={"1": "?hunt 2", "2": "cloak-of-shadows"}, brujah="ready", ventrue="")
    stay(cloak, "nosferatu")
    assert (asked(cloak), options(cloak)) == (["nosferatu"], ["yes", "no"])
    play(cloak, "yes")
    assert cards_at(cloak, "2", "nosferatu") == ["cloak-of-shadows", "nosferatu-hunt"]
    assert (blood(cloak, "nosferatu"), blood_at(cloak, "2", "nosferatu")) == (6, 2)
    assert cards_at(cloak, "haven", "nosferatu") == []


@rule("MASQ-WITH-10")
def test_cloak_of_shadows_at_the_haven_brings_the_blood_along() -> None:
    lying = {"1": "hunt 2", "haven": "cloak-of-shadows"}
    cloak = scene(nosferatu=lying, brujah="ready", ventrue="")
    stay(cloak, "nosferatu")
    play(cloak, "yes")
    assert (blood(cloak, "nosferatu"), blood_at(cloak, "haven", "nosferatu")) == (6, 2)


@rule("MASQ-WITH-07", "MASQ-WITH-08")
def test_cloak_of_shadows_may_be_left_unused() -> None:
    cloak = scene(nosferatu={"1": "?hunt 2", "2": "cloak-of-shadows"}, brujah="ready", ventrue="")
    stay(cloak, "nosferatu")
    play(cloak, "no")
    assert cards_at(cloak, "haven", "nosferatu") == ["nosferatu-hunt"]
    assert (blood(cloak, "nosferatu"), blood_at(cloak, "2", "nosferatu")) == (8, 0)


@pytest.mark.parametrize(
    "lying", [{"1": "cloak-of-shadows"}, {"1": "hunt", "2": "?cloak-of-shadows"}]
)
def test_cloak_of_shadows_does_nothing_for_its_own_location_or_face_down(
    lying: dict[str, str],
) -> None:
    cloak = scene(nosferatu=lying, brujah="ready", ventrue="")
    stay(cloak, "nosferatu")
    assert (asked(cloak), len(cards_at(cloak, "haven", "nosferatu"))) == ([], 1)


@rule("MASQ-HID-06", "MASQ-RULE-01")
def test_eyes_in_the_dark_make_opponents_play_face_down_and_watch_them() -> None:
    eyes = turn("brujah", nosferatu="eyes-in-the-dark", brujah="", ventrue="")
    assert refused(eyes, "play brujah-hunt 1 up") == "MASQ-RULE-01"
    play(eyes, "play brujah-hunt 1 down")
    assert pools(eyes) == {"nosferatu": 6, "brujah": 5, "ventrue": 6}
    assert blood_at(eyes, "1", "nosferatu") == 1
    shown = [eyes.view(seat)["cards"]["1"][seat_of(eyes, "brujah")] for seat in (0, 2, None)]
    assert shown == [["brujah-hunt"], [None], [None]]


def test_eyes_in_the_dark_bind_neither_nosferatu_nor_other_locations() -> None:
    eyes = turn("nosferatu", nosferatu="eyes-in-the-dark", brujah="", ventrue="")
    play(eyes, "play nosferatu-hunt 1 up", "done", "play brujah-hunt 2 down")
    assert [blood_at(eyes, place, "nosferatu") for place in ("1", "2")] == [0, 0]


def test_feral_whispers_deploy_two_blood_for_each_card_withdrawn_elsewhere() -> None:
    whispers = scene(
        nosferatu={"1": "?hunt vanish 1", "2": "feral-whispers"}, brujah="ready", ventrue=""
    )
    stay(whispers, "nosferatu")
    assert (blood(whispers, "nosferatu"), blood_at(whispers, "2", "nosferatu")) == (7, 4)


@rule("MASQ-R-44")
def test_feral_whispers_deploy_nothing_when_they_are_withdrawn_themselves() -> None:
    whispers = scene(nosferatu="feral-whispers hunt", brujah="ready", ventrue="")
    stay(whispers, "nosferatu")
    assert cards_at(whispers, "haven", "nosferatu") == ["feral-whispers", "nosferatu-hunt"]
    assert blood_at(whispers, "haven", "nosferatu") == 0


def test_feral_whispers_deploy_nothing_when_a_rival_withdraws() -> None:
    whispers = scene(nosferatu={"2": "feral-whispers"}, brujah="ready hunt", ventrue="ready")
    stay(whispers, "brujah")
    assert blood_at(whispers, "2", "nosferatu") == 0


def test_backstab_deploys_up_to_three_blood_and_may_go_to_the_haven() -> None:
    backstab = scene(nosferatu="backstab", brujah="ready", ventrue="")
    stay(backstab)
    assert options(backstab) == ["number 0", "number 1", "number 2", "number 3"]
    play(backstab, "number 3")
    assert (blood(backstab, "nosferatu"), options(backstab)) == (3, ["yes", "no"])
    assert counted(backstab, play(backstab, "yes"))["nosferatu"] == 3  # the card has gone
    assert cards_at(backstab, "haven", "nosferatu") == ["backstab"]


@rule("MASQ-R-12")
def test_backstab_deploys_neither_the_last_blood_nor_any_against_nosferatus_will() -> None:
    backstab = scene(nosferatu="backstab", brujah="ready", ventrue="", blood={"nosferatu": 2})
    stay(backstab)
    assert options(backstab) == ["number 0", "number 1"]
    assert counted(backstab, play(backstab, "number 0", "no"))["nosferatu"] == 2
    assert blood(backstab, "nosferatu") == 2


@rule("MASQ-REV-03")
def test_one_step_ahead_makes_rivals_lose_two_blood_to_turn_a_card() -> None:
    ahead = scene(nosferatu="one-step-ahead", brujah="?bloody-fury ?ready", ventrue="ready")
    stay(ahead)
    assert (asked(ahead), set(options(ahead))) == (["brujah"], BOTH)
    happened = play(ahead, "choose reveal", "choose keep-down")
    assert cards_at(ahead, "1", "brujah") == ["bloody-fury", "?brujah-ready"]
    assert counted(ahead, happened)["brujah"] == 6
    assert pools(ahead) == {"nosferatu": 6, "brujah": 4, "ventrue": 6}


def test_one_step_ahead_asks_nothing_for_nosferatus_own_cards() -> None:
    ahead = scene(nosferatu="one-step-ahead ?ready", brujah="ready", ventrue="ready")
    stay(ahead)
    assert cards_at(ahead, "1", "nosferatu") == ["one-step-ahead", "nosferatu-ready"]


@rule("MASQ-PLAN-17")
def test_one_step_ahead_comes_too_late_if_it_is_turned_with_the_others() -> None:
    ahead = scene(nosferatu="?one-step-ahead", brujah="?bloody-fury", ventrue="ready")
    assert counted(ahead, stay(ahead))["brujah"] == 6
    assert (asked(ahead), blood(ahead, "brujah")) == ([], 6)


@rule("MASQ-WITH-06", "MASQ-WITH-07", "MASQ-WITH-12")
def test_vanish_withdraws_in_preparation_and_steals_from_each_rival() -> None:
    vanish = scene(nosferatu="vanish ready 2", brujah="ready", ventrue="ready", gangrel="")
    stay(vanish)
    happened = play(vanish, "yes")
    assert counted(vanish, happened) == {"brujah": 1, "ventrue": 2}
    assert pools(vanish) == {"nosferatu": 6 + 2 + 2, "brujah": 5, "ventrue": 5, "gangrel": 6}
    assert cards_at(vanish, "haven", "nosferatu") == ["vanish", "nosferatu-ready"]


@rule("MASQ-R-76")
def test_vanish_steals_nothing_if_nosferatu_stays() -> None:
    vanish = scene(nosferatu="vanish", brujah="ready", ventrue="ready")
    stay(vanish)
    assert counted(vanish, play(vanish, "no"))["nosferatu"] == 4
    assert pools(vanish) == {"nosferatu": 6, "brujah": 6, "ventrue": 6}


@rule("MASQ-WITH-11")
def test_vanish_takes_itself_back_to_hand_at_the_haven() -> None:
    vanish = night("haven", nosferatu="vanish", brujah="ready", ventrue="ready")
    stay(vanish)
    assert counted(vanish, play(vanish, "yes")) == {"brujah": 1, "ventrue": 2}
