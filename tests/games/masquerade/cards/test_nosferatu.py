"""Nosferatu: leaving in the middle of a conflict, and using cards twice."""

from __future__ import annotations

import pytest
from games.masquerade.cards.scenes import (
    acted,
    counted,
    frenzied,
    influences,
    night,
    pools,
    scene,
    turn,
)
from games.masquerade.stage import (
    asked,
    blood,
    blood_at,
    cards_at,
    drained,
    events_of,
    options,
    play,
    refused,
    seat_of,
    stay,
)

from conclave.games.masquerade.rules.events.counters import LostBlood
from conclave.testing import rule

# Hunt


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
def test_nosferatu_hunt_is_optional_and_does_not_move_from_the_haven() -> None:
    hunt = scene(nosferatu="hunt", brujah="ready", ventrue={"2": "ready"})
    stay(hunt)
    play(hunt, "no")
    assert cards_at(hunt, "1", "nosferatu") == ["nosferatu-hunt"]
    assert pools(hunt) == {"nosferatu": 7, "brujah": 5, "ventrue": 6}
    hunt = scene("haven", nosferatu="hunt", brujah="ready", ventrue="ready")
    stay(hunt)
    assert (asked(hunt), blood(hunt, "nosferatu")) == ([], 8)


@rule("MASQ-R-63")
def test_nosferatu_hunt_hunts_again_at_the_haven() -> None:
    hunt = night(nosferatu="hunt", brujah="ready", ventrue={"haven": "ready"}, round=2)
    stay(hunt)
    play(hunt, "yes")
    assert pools(hunt) == {"nosferatu": 7, "brujah": 5, "ventrue": 6}
    assert acted(stay(hunt)) == ["nosferatu-hunt"]


# Ready


def test_nosferatu_ready_has_two_more_power_at_the_haven() -> None:
    ready = scene("haven", nosferatu="ready", brujah="ready", ventrue="")
    assert counted(ready, stay(ready)) == {"nosferatu": 3, "brujah": 1}


def test_nosferatu_ready_has_no_more_anywhere_else() -> None:
    ready = scene("2", nosferatu="ready", brujah="ready", ventrue="")
    assert counted(ready, stay(ready)) == {"nosferatu": 1, "brujah": 1}


# Unseen Passage


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


@rule("MASQ-R-63")
def test_unseen_passage_has_power_at_both_places() -> None:
    passage = night(nosferatu="unseen-passage", brujah="ready", ventrue={"haven": "ready"})
    assert counted(passage, stay(passage)) == {"nosferatu": 2, "brujah": 1}
    assert asked(passage) == ["nosferatu", "ventrue"]
    assert counted(passage, stay(passage)) == {"nosferatu": 2, "ventrue": 2}


# Cloak of Shadows


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
    cards = {"1": "hunt 2", "haven": "cloak-of-shadows"}
    cloak = scene(nosferatu=cards, brujah="ready", ventrue="")
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
    "cards", [{"1": "cloak-of-shadows"}, {"1": "hunt", "2": "?cloak-of-shadows"}]
)
def test_cloak_of_shadows_does_nothing_for_its_own_location_or_face_down(
    cards: dict[str, str],
) -> None:
    cloak = scene(nosferatu=cards, brujah="ready", ventrue="")
    stay(cloak, "nosferatu")
    assert (asked(cloak), len(cards_at(cloak, "haven", "nosferatu"))) == ([], 1)


def test_cloak_and_whispers_work_together_on_one_withdrawal() -> None:
    shadows = scene(nosferatu={"1": "hunt ready 2", "2": "cloak-of-shadows feral-whispers"},
                    brujah="ready", ventrue="")  # fmt: skip
    stay(shadows, "nosferatu")
    play(shadows, "yes")
    assert (blood(shadows, "nosferatu"), blood_at(shadows, "2", "nosferatu")) == (6, 2 + 4)


# Eyes in the Dark


HAND = ["gangrel-hunt", "gangrel-ready"]


@rule("MASQ-HID-06", "MASQ-RULE-01")
def test_eyes_in_the_dark_make_opponents_play_face_down_and_watch_them() -> None:
    eyes = turn("brujah", nosferatu="eyes-in-the-dark", brujah="", ventrue="")
    assert refused(eyes, "play brujah-hunt 1 up") == "MASQ-RULE-01"
    play(eyes, "play brujah-hunt 1 down")
    assert pools(eyes) == {"nosferatu": 6, "brujah": 5, "ventrue": 6}
    assert blood_at(eyes, "1", "nosferatu") == 1
    shown = [eyes.view(seat)["cards"]["1"][seat_of(eyes, "brujah")] for seat in (0, 2, None)]
    assert shown == [["brujah-hunt"], [None], [None]]


def test_eyes_in_the_dark_do_not_affect_nosferatu_or_other_locations() -> None:
    eyes = turn("nosferatu", nosferatu="eyes-in-the-dark", brujah="", ventrue="")
    play(eyes, "play nosferatu-hunt 1 up", "done", "play brujah-hunt 2 down")
    assert [blood_at(eyes, place, "nosferatu") for place in ("1", "2")] == [0, 0]


@rule("MASQ-PLAN-06", "MASQ-PLAN-07")
def test_eyes_in_the_dark_leave_only_face_down_plays_at_their_location() -> None:
    plain = turn("gangrel", nosferatu="ready", gangrel="", ventrue="", hands={"gangrel": HAND[:1]})
    faces = ["up", "down"]
    everywhere = [f"play gangrel-hunt {place} {face}" for place in ("1", "2", "haven")
                  for face in faces]  # fmt: skip
    assert options(plain) == [*everywhere, "drain victim"]
    eyes = turn("gangrel", nosferatu="eyes-in-the-dark", gangrel="", ventrue="",
                hands={"gangrel": HAND[:1]})  # fmt: skip
    assert options(eyes) == [*everywhere[1:], "drain victim"]


@rule("MASQ-R-11")
def test_a_player_who_cannot_pay_must_play_elsewhere_or_drain_first() -> None:
    eyes = turn("gangrel", nosferatu="eyes-in-the-dark", gangrel="", ventrue="",
                hands={"gangrel": HAND[:1]}, blood={"gangrel": 1})  # fmt: skip
    assert options(eyes) == ["play gangrel-hunt 2 up", "play gangrel-hunt haven up", "drain victim"]
    assert refused(eyes, "play gangrel-hunt 1 down") == "MASQ-R-11"
    play(eyes, "drain victim", "play gangrel-hunt 1 down")
    assert pools(eyes) == {"nosferatu": 6, "gangrel": 3, "ventrue": 6}


@rule("MASQ-PLAN-16")
def test_eyes_in_the_dark_are_blind_while_they_lie_face_down() -> None:
    eyes = turn("gangrel", nosferatu="?eyes-in-the-dark", gangrel="", ventrue="")
    play(eyes, "play gangrel-hunt 1 up", "done")
    assert blood_at(eyes, "1", "nosferatu") == 0


@rule("MASQ-HID-06")
def test_eyes_in_the_dark_see_every_card_played_but_no_earlier_ones() -> None:
    eyes = turn("gangrel", nosferatu="eyes-in-the-dark", gangrel="?earth-meld", ventrue="",
                hands={"gangrel": ["mist-form"], "ventrue": ["curfew"]})  # fmt: skip
    play(eyes, "play mist-form 1 down", "blood 1", "done", "play curfew 1 down")
    assert eyes.view(0)["cards"]["1"][1:] == [[None, "mist-form"], ["curfew"]]
    assert eyes.view(2)["cards"]["1"][1:] == [[None, None], ["curfew"]]
    assert blood_at(eyes, "1", "nosferatu") == 2


@rule("MASQ-HID-06")
def test_nobody_else_learns_what_the_eyes_saw() -> None:
    eyes = turn("gangrel", nosferatu="eyes-in-the-dark", gangrel="", ventrue="",
                hands={"gangrel": ["mist-form"]})  # fmt: skip
    happened = play(eyes, "play mist-form 1 down")
    for seat, knows in ((0, True), (1, True), (2, False), (None, False)):
        seen = [str(event.seen_by(seat).to_dict()) for event in happened]  # type: ignore[union-attr]
        assert any("mist-form" in line for line in seen) == knows


@rule("MASQ-VART-05", "MASQ-R-80")
def test_eyes_in_the_dark_may_spare_a_partner_in_one_turn_and_not_in_the_next() -> None:
    eyes = turn("gangrel", nosferatu="eyes-in-the-dark", ventrue="", gangrel="", brujah="",
                options={"teams": "yes"})  # fmt: skip
    assert asked(eyes) == ["nosferatu"]
    play(eyes, "no", "play gangrel-hunt 1 up", "done")
    play(eyes, "play brujah-hunt 2 up", "done", "play nosferatu-hunt 2 up", "done")
    play(eyes, "play ventrue-hunt 2 up", "done")
    assert asked(eyes) == ["nosferatu"]
    play(eyes, "yes")
    assert refused(eyes, "play gangrel-ready 1 up") == "MASQ-RULE-01"


# Feral Whispers


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


@rule("MASQ-R-44")
def test_whispers_brought_under_the_cloak_do_not_answer_their_own_withdrawal() -> None:
    shadows = scene(nosferatu={"1": "feral-whispers ready", "2": "cloak-of-shadows"},
                    brujah="ready", ventrue="")  # fmt: skip
    stay(shadows, "nosferatu")
    play(shadows, "yes")
    assert len(cards_at(shadows, "2", "nosferatu")) == 3
    assert blood_at(shadows, "2", "nosferatu") == 0


@rule("MASQ-R-73")
def test_whispers_trigger_after_all_withdrawals() -> None:
    whispers = scene(
        nosferatu={"1": "hunt", "2": "feral-whispers"}, brujah="ready", ventrue="ready"
    )
    events_of = [type(event).__name__ for event in stay(whispers, "nosferatu", "brujah")]
    assert events_of.index("DeployedFromBank") > max(
        index for index, name in enumerate(events_of) if name == "Withdrew"
    )


# Backstab


def test_backstab_deploys_up_to_three_blood_and_may_go_to_the_haven() -> None:
    backstab = scene(nosferatu="backstab", brujah="ready", ventrue="")
    stay(backstab)
    assert options(backstab) == ["number 0", "number 1", "number 2", "number 3"]
    play(backstab, "number 3")
    assert (blood(backstab, "nosferatu"), options(backstab)) == (3, ["yes", "no"])
    assert counted(backstab, play(backstab, "yes"))["nosferatu"] == 3  # the card has gone
    assert cards_at(backstab, "haven", "nosferatu") == ["backstab"]


@rule("MASQ-R-12")
def test_backstab_is_optional_and_never_deploys_the_last_blood() -> None:
    backstab = scene(nosferatu="backstab", brujah="ready", ventrue="", blood={"nosferatu": 2})
    stay(backstab)
    assert options(backstab) == ["number 0", "number 1"]
    assert counted(backstab, play(backstab, "number 0", "no"))["nosferatu"] == 2
    assert blood(backstab, "nosferatu") == 2


@rule("MASQ-R-61", "MASQ-R-63")
def test_backstab_deploys_again_at_the_haven() -> None:
    backstab = night(nosferatu="backstab ready", brujah="ready", ventrue={"haven": "ready"})
    stay(backstab)
    happened = play(backstab, "number 3", "yes")
    assert counted(backstab, happened) == {"nosferatu": 1 + 3, "brujah": 1}
    stay(backstab)
    assert options(backstab) == ["number 0", "number 1", "number 2"]
    assert counted(backstab, play(backstab, "number 2")) == {"nosferatu": 2 + 2, "ventrue": 2}


# One Step Ahead


BOTH = {"choose reveal", "choose keep-down"}


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


@rule("MASQ-HID-08")
def test_a_card_that_is_not_paid_for_stays_secret() -> None:
    ahead = scene(nosferatu="one-step-ahead", brujah="?bloody-fury", gangrel="earth-meld")
    stay(ahead)
    play(ahead, "choose keep-down")
    shown = [ahead.view(seat)["cards"]["1"][1] for seat in (0, 1, 2, None)]
    assert shown == [[None], ["bloody-fury"], [None], [None]]


@rule("MASQ-FRENZY-02", "MASQ-FRENZY-03")
def test_one_step_ahead_takes_the_last_blood_and_earns_influence() -> None:
    ahead = scene(nosferatu="one-step-ahead", brujah="?bloody-fury", gangrel="", blood={
        "brujah": 1})  # fmt: skip
    stay(ahead)
    happened = play(ahead, "choose reveal")
    assert (frenzied(ahead, happened), drained(ahead, "brujah")) == (["brujah"], ["victim"])
    assert cards_at(ahead, "1", "brujah") == ["bloody-fury"]
    assert influences(ahead) == {"nosferatu": 3 + 1 + 1, "brujah": 3 + 1, "gangrel": 3}


def test_under_submission_one_step_ahead_can_be_paid_with_nothing() -> None:
    ahead = scene(nosferatu="one-step-ahead", toreador="submission ?summon", brujah="")
    stay(ahead)
    happened = play(ahead, "choose reveal")
    assert (events_of(happened, LostBlood), blood(ahead, "toreador")) == ([], 6)
    assert counted(ahead, happened)["toreador"] == 3 + 3


# Vanish


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


@rule("MASQ-R-63", "MASQ-WITH-13")
def test_vanish_may_be_used_again_at_the_haven() -> None:
    vanish = night(nosferatu="vanish", brujah="ready", ventrue={"haven": "ready"}, holder="ventrue")
    stay(vanish)
    play(vanish, "yes")
    assert pools(vanish) == {"nosferatu": 7, "brujah": 5, "ventrue": 6}
    stay(vanish)
    assert (asked(vanish), options(vanish)) == (["nosferatu"], ["yes", "no"])
    assert counted(vanish, play(vanish, "yes")) == {"ventrue": 2}


def test_vanish_from_a_location_where_all_others_have_gone_leaves_nobody() -> None:
    vanish = scene(nosferatu="vanish 1", brujah="ready", ventrue="", at_stake={"1": "marcel"})
    stay(vanish, "brujah")
    assert counted(vanish, play(vanish, "yes")) == {}
    assert (blood(vanish, "nosferatu"), vanish.at_stake[1]) == (7, -1)


def test_vanish_and_mass_manipulation_are_withdrawals_like_any_other() -> None:
    shadows = scene(nosferatu={"1": "vanish 1", "2": "cloak-of-shadows feral-whispers"},
                    brujah="ready", ventrue="")  # fmt: skip
    stay(shadows)
    play(shadows, "yes", "yes")
    assert (blood(shadows, "nosferatu"), blood_at(shadows, "2", "nosferatu")) == (7, 1 + 2)
    shadows = scene(nosferatu={"1": "hunt 1", "2": "cloak-of-shadows feral-whispers"},
                    ventrue="mass-manipulation", brujah="")  # fmt: skip
    stay(shadows)
    play(shadows, "choose withdraw", "yes")
    assert (blood(shadows, "nosferatu"), blood_at(shadows, "2", "nosferatu")) == (6, 1 + 2)
