"""Brujah: high power, heavy losses for rivals, influence for their frenzies."""

from __future__ import annotations

import pytest
from games.masquerade.cards.scenes import counted, frenzied, influences, pools, scene, turn
from games.masquerade.stage import (
    asked,
    blood,
    blood_at,
    clans_of,
    drained,
    influence,
    options,
    play,
    stay,
)

from conclave.games.masquerade.rules.events.course import Eliminated
from conclave.testing import rule

# Hunt


@rule("MASQ-GLOS-05", "MASQ-AFT-01")
def test_brujah_hunt_steals_one_blood_from_each_rival() -> None:
    hunt = scene(brujah="hunt", gangrel="wolf-companion", ventrue="ready")
    stay(hunt)
    assert pools(hunt) == {"brujah": 8, "gangrel": 5, "ventrue": 5}


@rule("MASQ-GLOS-12", "MASQ-WITH-12")
def test_brujah_hunt_does_not_affect_absent_players() -> None:
    hunt = scene(brujah="hunt", gangrel="wolf-companion", ventrue={"2": "ready"})
    stay(hunt, "gangrel")
    assert pools(hunt) == {"brujah": 6, "gangrel": 6, "ventrue": 6}


# Ready


@rule("MASQ-FRENZY-02")
def test_brujah_ready_adds_an_influence_for_each_rival_sent_into_frenzy() -> None:
    poor = {"gangrel": 1, "ventrue": 1}
    ready = scene(brujah="ready show-of-force", gangrel="earth-meld", ventrue="ready", blood=poor)
    stay(ready)
    assert influence(ready, "brujah") == 3 + (1 + 1) * 2 + 1  # and one for winning


def test_brujah_ready_adds_nothing_for_a_frenzy_that_another_caused() -> None:
    ready = scene(brujah="ready", malkavian="hunt", gangrel="earth-meld", blood={"gangrel": 1})
    stay(ready)
    assert influences(ready) == {"brujah": 4, "malkavian": 5, "gangrel": 4}


@pytest.mark.parametrize(("there", "extra"), [("2", 1), ("haven", 0)])
@rule("MASQ-GLOS-11")
def test_brujah_ready_counts_only_rivals_at_its_own_location(there: str, extra: int) -> None:
    cards = {"1": "challenge", "2": "ready"}
    ready = turn("gangrel", brujah=cards, gangrel={there: "1"}, ventrue="", blood={"gangrel": 1})
    play(ready, "play gangrel-hunt haven up")
    assert influence(ready, "brujah") == 3 + 1 + extra


@rule("MASQ-FRENZY-02")
def test_brujahs_ready_triggers_for_any_of_his_cards() -> None:
    ready = scene(brujah="ready earthshock 2", gangrel="wolf-companion 2", ventrue="ready",
                  blood={"gangrel": 1, "ventrue": 2})  # fmt: skip
    stay(ready)
    assert influences(ready)["brujah"] == 3 + 2 * (1 + 1) + 1


# Bloody Fury


@pytest.mark.parametrize(("cards", "power"), [("", 6), (" 1", 6 - 2 + 1), (" 3", 6 - 2 + 3)])
def test_bloody_fury_has_two_less_power_with_any_blood_here(cards: str, power: int) -> None:
    fury = scene(brujah="bloody-fury" + cards, gangrel="earth-meld", ventrue="")
    assert counted(fury, stay(fury))["brujah"] == power


def test_bloody_fury_ignores_rivals_blood_and_blood_elsewhere() -> None:
    fury = scene(brujah={"1": "bloody-fury", "2": "3"}, gangrel="earth-meld 2", ventrue="")
    assert counted(fury, stay(fury)) == {"brujah": 6, "gangrel": 3}


# Punk's Posse


@rule("MASQ-GLOS-07")
def test_punks_posse_has_two_power_for_each_own_card_itself_included() -> None:
    posse = scene(brujah="punks-posse ?hunt ready", gangrel="earth-meld", ventrue="")
    assert counted(posse, stay(posse))["brujah"] == 2 * 3 + 0 + 1


def test_punks_posse_does_not_count_cards_elsewhere_or_of_rivals() -> None:
    posse = scene(
        brujah={"1": "punks-posse", "2": "hunt ready"}, gangrel="hunt wolf-companion", ventrue=""
    )
    assert counted(posse, stay(posse)) == {"brujah": 2, "gangrel": 2}


# Challenge


@pytest.mark.parametrize("face", ["up", "down"])
@rule("MASQ-R-16")
def test_challenge_costs_an_opponent_who_plays_elsewhere_one_blood(face: str) -> None:
    challenge = turn("gangrel", brujah="challenge", gangrel="", ventrue="")
    play(challenge, f"play gangrel-hunt 2 {face}")
    assert pools(challenge) == {"brujah": 6, "gangrel": 5 - (face == "down"), "ventrue": 6}


def test_challenge_does_not_affect_players_here_or_brujah_himself() -> None:
    challenge = turn("gangrel", brujah="challenge", gangrel="", ventrue="")
    play(challenge, "play gangrel-hunt 1 up")
    assert blood(challenge, "gangrel") == 6
    challenge = turn("brujah", brujah="challenge", gangrel="", ventrue="")
    play(challenge, "play brujah-hunt 2 up")
    assert blood(challenge, "brujah") == 6


@rule("MASQ-PLAN-16")
def test_challenge_does_nothing_face_down() -> None:
    challenge = turn("gangrel", brujah="?challenge", gangrel="", ventrue="")
    play(challenge, "play gangrel-hunt 2 up")
    assert blood(challenge, "gangrel") == 6


@rule("MASQ-R-14", "MASQ-R-15", "MASQ-R-12")
def test_challenge_takes_its_blood_before_any_is_deployed() -> None:
    challenge = turn("gangrel", brujah="challenge", gangrel="", ventrue="", blood={"gangrel": 3})
    play(challenge, "play gangrel-hunt 2 up")
    assert options(challenge) == ["blood 1", "drain victim", "done"]


@rule("MASQ-R-16")
def test_challenge_is_added_to_the_cost_of_a_face_down_card() -> None:
    challenge = turn("gangrel", brujah="challenge", gangrel="", ventrue="", blood={"gangrel": 4})
    play(challenge, "play gangrel-hunt 2 down")
    assert (blood(challenge, "gangrel"), options(challenge)[0]) == (2, "blood 1")


@rule("MASQ-R-37", "MASQ-FRENZY-08", "MASQ-FRENZY-09")
def test_challenge_can_cause_a_frenzy_and_the_turn_continues() -> None:
    challenge = turn("gangrel", brujah="challenge", gangrel="", ventrue="", blood={"gangrel": 1})
    happened = play(challenge, "play gangrel-hunt 2 up")
    assert (frenzied(challenge, happened), drained(challenge, "gangrel")) == (
        ["gangrel"],
        ["victim"],
    )
    assert influences(challenge)["brujah"] == 4
    assert (asked(challenge), options(challenge)) == (["gangrel"], ["blood 1", "blood 2", "done"])


@rule("MASQ-DIAB-03", "MASQ-R-28")
def test_challenge_can_end_a_players_game_in_the_middle_of_his_turn() -> None:
    challenge = turn("gangrel", brujah="challenge", gangrel="", ventrue="", blood={"gangrel": 1},
                     red={"gangrel": 2}, alliances={"gangrel": ["marcel"]})  # fmt: skip
    happened = play(challenge, "play gangrel-hunt 2 up")
    assert clans_of(challenge, happened, Eliminated) == ["gangrel"]
    assert (influences(challenge)["brujah"], asked(challenge)) == (4, ["ventrue"])


# Fist of Caine


@pytest.mark.parametrize("number", [1, 2, 3])
@rule("MASQ-GLOS-04")
def test_fist_of_caine_takes_as_much_as_the_number_of_the_round(number: int) -> None:
    fist = scene(brujah="fist-of-caine", gangrel="wolf-companion", ventrue="ready", round=number)
    stay(fist)
    assert pools(fist) == {"brujah": 6, "gangrel": 6 - number, "ventrue": 6 - number}


@rule("MASQ-R-78")
def test_fist_of_caine_leaves_deployed_blood_and_absent_players_alone() -> None:
    fist = scene(brujah="fist-of-caine", gangrel="wolf-companion 2", ventrue={"2": "ready"})
    stay(fist)
    assert pools(fist) == {"brujah": 6, "gangrel": 5, "ventrue": 6}
    assert blood_at(fist, "1", "gangrel") == 2


# F*ck the System


def test_fuck_the_system_takes_four_blood_from_each_rival_after_a_victory() -> None:
    system = scene(brujah="fuck-the-system", gangrel="earth-meld", ventrue={"2": "ready"})
    stay(system)
    assert pools(system) == {"brujah": 6, "gangrel": 2, "ventrue": 6}


@rule("MASQ-AFT-04")
def test_fuck_the_system_takes_only_two_without_one() -> None:
    system = scene(brujah="fuck-the-system", gangrel="earth-meld 3", ventrue={"2": "ready"})
    assert counted(system, stay(system)) == {"brujah": 3, "gangrel": 4}
    assert pools(system) == {"brujah": 6, "gangrel": 4 + 3, "ventrue": 6}


# Earthshock


def test_earthshock_takes_half_of_all_blood_deployed_here_rounded_down() -> None:
    shock = scene(brujah="earthshock 3", gangrel="wolf-companion 4", ventrue="ready")
    stay(shock)
    assert pools(shock) == {"brujah": 6, "gangrel": 6 - 3, "ventrue": 6 - 3}


def test_earthshock_ignores_blood_elsewhere_and_takes_no_deployed_blood() -> None:
    shock = scene(
        brujah="earthshock 2", gangrel={"1": "wolf-companion 1", "2": "6"}, ventrue={"2": "ready"}
    )
    stay(shock)
    assert pools(shock) == {"brujah": 6, "gangrel": 5, "ventrue": 6}
    assert [blood_at(shock, "1", clan) for clan in ("brujah", "gangrel")] == [2, 1]


# Show of Force


@rule("MASQ-PREP-02")
def test_show_of_force_steals_from_each_rival_before_power_is_counted() -> None:
    show = scene(brujah="show-of-force", tremere="focus-from-hunger", ventrue="ready")
    assert counted(show, stay(show)) == {"brujah": 3, "tremere": 9 - 5, "ventrue": 2}
    assert pools(show) == {"brujah": 8, "tremere": 5, "ventrue": 5}


@rule("MASQ-R-77")
def test_show_of_force_steals_from_pools_alone() -> None:
    show = scene(brujah="show-of-force", gangrel="wolf-companion 3", ventrue={"2": "ready"})
    stay(show)
    assert pools(show) == {"brujah": 7, "gangrel": 5, "ventrue": 6}
    assert blood_at(show, "1", "gangrel") == 3
