"""Toreador: strong through a large alliance."""

from __future__ import annotations

import pytest
from games.masquerade.cards.scenes import counted, pools, scene, victims
from games.masquerade.stage import alliance, asked, blood, blood_at, options, play, stay

from conclave.testing import rule

# Hunt


@rule("MASQ-GLOS-05")
def test_toreador_hunt_steals_one_blood_from_each_rival() -> None:
    hunt = scene(toreador="hunt", brujah="ready", ventrue="ready")
    stay(hunt)
    assert pools(hunt) == {"toreador": 8, "brujah": 5, "ventrue": 5}


@rule("MASQ-GLOS-12")
def test_toreador_hunt_steals_nothing_from_opponents_elsewhere() -> None:
    hunt = scene(toreador="hunt", brujah={"2": "ready"}, ventrue={"haven": "ready"})
    stay(hunt)
    assert pools(hunt) == {"toreador": 6, "brujah": 6, "ventrue": 6}


# Ready


@rule("MASQ-SETUP-17")
def test_toreador_ready_adds_a_victim_before_the_alliance_is_counted() -> None:
    ready = scene(toreador="ready entourage", brujah="ready", ventrue="")
    assert counted(ready, stay(ready))["toreador"] == 2
    assert alliance(ready, "toreador") == ["victim", "victim"]


def test_toreador_ready_gives_nobody_else_a_victim() -> None:
    ready = scene(toreador="ready", brujah="bloody-fury", ventrue="ready")
    stay(ready)
    assert [len(alliance(ready, clan)) for clan in ("toreador", "brujah", "ventrue")] == [2, 1, 2]


# Awe


@pytest.mark.parametrize(("allied", "stolen"), [(3, 1), (4, 2), (5, 2)])
def test_awe_steals_one_blood_from_each_rival_for_two_cards_in_alliance(
    allied: int, stolen: int
) -> None:
    alliances = {"toreador": victims(allied)}
    awe = scene(toreador="awe", brujah="ready 5", gangrel="wolf-companion 5", ventrue="",
                alliances=alliances)  # fmt: skip
    stay(awe)
    assert pools(awe) == {
        "toreador": 6 + 2 * stolen,
        "brujah": 6 - stolen,
        "gangrel": 6 - stolen,
        "ventrue": 6,
    }


@rule("MASQ-DRAIN-07")
def test_awe_does_not_count_drained_cards() -> None:
    held = {"toreador": victims(1)}
    awe = scene(toreador="awe", brujah="ready 5", gangrel="wolf-companion 5", alliances=held,
                drained={"toreador": victims(3)})  # fmt: skip
    stay(awe)
    assert pools(awe) == {"toreador": 6, "brujah": 6, "gangrel": 6}


@rule("MASQ-REW-06", "MASQ-AFT-02")
def test_awe_counts_what_was_won_here() -> None:
    awe = scene(toreador="awe 2", brujah="ready", gangrel="", at_stake={"1": "marcel"},
                alliances={"toreador": victims(3)})  # fmt: skip
    stay(awe)
    assert (len(alliance(awe, "toreador")), pools(awe)["brujah"]) == (4, 4)


# Entourage


@pytest.mark.parametrize(("allied", "power"), [(0, 0), (3, 3), (7, 7), (9, 7)])
def test_entourage_has_one_power_for_each_card_in_alliance_up_to_seven(
    allied: int, power: int
) -> None:
    alliances = {"toreador": victims(allied)}
    entourage = scene(toreador="entourage", brujah="ready", ventrue="", alliances=alliances)
    assert counted(entourage, stay(entourage))["toreador"] == power


@rule("MASQ-DRAIN-07")
def test_entourage_does_not_count_drained_cards_or_rivals_alliances() -> None:
    entourage = scene(toreador="entourage", brujah="ready", ventrue="", alliances={
        "brujah": victims(5)}, drained={"toreador": victims(4)})  # fmt: skip
    assert counted(entourage, stay(entourage))["toreador"] == 1


# Charisma


@rule("MASQ-GLOS-16")
def test_charisma_makes_each_rival_discard_one_blood_for_two_cards_in_alliance() -> None:
    alliances = {"toreador": victims(5)}
    charm = scene(toreador="charisma", brujah="ready 3", ventrue="ready 1", alliances=alliances)
    assert counted(charm, stay(charm)) == {"toreador": 2, "brujah": 1 + 1, "ventrue": 2 + 0}
    assert blood(charm, "toreador") == 6


def test_charisma_does_not_affect_pools_or_blood_elsewhere_or_toreadors_own() -> None:
    alliances = {"toreador": victims(5)}
    charm = scene(toreador="charisma 2", brujah={"1": "ready", "2": "3"}, ventrue="",
                  alliances=alliances)  # fmt: skip
    stay(charm)
    assert pools(charm) == {"toreador": 6, "brujah": 6, "ventrue": 6}
    assert (blood_at(charm, "1", "toreador"), blood_at(charm, "2", "brujah")) == (2, 3)


# Summon


@rule("MASQ-AFT-02")
def test_summon_adds_a_victim_if_an_ally_or_a_victim_was_gained() -> None:
    summon = scene(toreador="summon", brujah="ready", ventrue="ready", at_stake={"1": "marcel"})
    stay(summon)
    assert alliance(summon, "toreador") == ["victim", "marcel", "victim"]
    summon = scene(toreador="summon", brujah="bloody-fury", ventrue="ready")
    stay(summon)
    assert alliance(summon, "toreador") == victims(3)  # one for second place


@rule("MASQ-REW-03")
def test_summon_adds_nothing_if_nothing_was_gained() -> None:
    summon = scene(toreador="summon", brujah="bloody-fury", ventrue="ready 3")
    stay(summon)
    assert alliance(summon, "toreador") == victims(1)


def test_summon_counts_a_victim_that_ready_brought_here() -> None:
    summon = scene(toreador="ready summon", brujah="bloody-fury", gangrel="earth-meld 3")
    stay(summon)
    assert alliance(summon, "toreador") == victims(3)  # third, and yet something was gained


# Entrancement


def test_entrancement_has_one_power_for_each_card_here_of_any_player() -> None:
    spell = scene(toreador="entrancement hunt", brujah="ready ?hunt", ventrue="ready")
    assert counted(spell, stay(spell))["toreador"] == 5


def test_entrancement_does_not_count_blood_or_cards_elsewhere_or_withdrawn() -> None:
    spell = scene(toreador="entrancement", brujah={"1": "2", "2": "ready"}, ventrue="ready hunt")
    assert counted(spell, stay(spell, "ventrue")) == {"toreador": 1, "brujah": 2}


# Submission


@pytest.mark.parametrize("rival", ["hunt", "show-of-force", "fist-of-caine", "earthshock 4"])
def test_submission_guards_toreadors_pool_against_cards_here(rival: str) -> None:
    guard = scene(toreador="?submission", brujah=rival, ventrue="ready")
    stay(guard)
    assert blood(guard, "toreador") == 6
    assert blood(guard, "ventrue") < 6


def test_submission_does_not_protect_elsewhere_or_deployed_blood() -> None:
    guard = scene(toreador={"1": "summon", "2": "submission"}, brujah="hunt", ventrue="")
    stay(guard)
    assert blood(guard, "toreador") == 5
    guard = scene(toreador="submission 2", gangrel="power-of-the-pack", ventrue="")
    stay(guard)
    assert blood_at(guard, "1", "toreador") == 1


# Friends in High Places


@rule("MASQ-REV-03")
def test_friends_in_high_places_deploy_one_blood_for_each_card_in_alliance() -> None:
    held = {"toreador": victims(3)}
    friends = scene(toreador="friends-in-high-places", brujah="?ready", ventrue="", alliances=held)
    stay(friends)
    assert options(friends) == ["number 0", "number 1", "number 2", "number 3"]
    assert friends.view(None)["cards"]["1"][1] == [None]  # before anything is turned
    assert counted(friends, play(friends, "number 3"))["toreador"] == 3 + 3
    assert blood(friends, "toreador") == 3


@rule("MASQ-R-12", "MASQ-PLAN-17")
def test_friends_in_high_places_spare_the_last_blood_and_come_too_late_face_down() -> None:
    held = {"toreador": victims(3)}
    friends = scene(toreador="friends-in-high-places", brujah="?ready", ventrue="", alliances=held,
                    blood={"toreador": 2})  # fmt: skip
    stay(friends)
    assert options(friends) == ["number 0", "number 1"]
    friends = scene(toreador="?friends-in-high-places", brujah="?ready", ventrue="", alliances=held)
    assert counted(friends, stay(friends))["toreador"] == 3
    assert asked(friends) == []
