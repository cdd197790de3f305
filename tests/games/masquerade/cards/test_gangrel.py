"""Gangrel: shifting blood between pool and positions."""

from __future__ import annotations

import pytest
from games.masquerade.cards.scenes import counted, pools, scene, turn
from games.masquerade.stage import asked, blood, blood_at, options, play, stay

from conclave.testing import rule

# Hunt


@rule("MASQ-GLOS-05")
def test_gangrel_hunt_steals_one_blood_from_each_rival() -> None:
    hunt = scene(gangrel="hunt", brujah="ready", ventrue="ready")
    stay(hunt)
    assert pools(hunt) == {"gangrel": 8, "brujah": 5, "ventrue": 5}


@rule("MASQ-R-77")
def test_gangrel_hunt_takes_nothing_that_is_deployed() -> None:
    hunt = scene(gangrel="hunt", brujah="ready 2", ventrue={"2": "ready"})
    stay(hunt)
    assert pools(hunt) == {"gangrel": 7, "brujah": 5, "ventrue": 6}
    assert blood_at(hunt, "1", "brujah") == 2


# Ready


def test_gangrel_ready_deploys_two_blood_from_the_bank_before_the_conflict() -> None:
    ready = scene(gangrel="ready 1", brujah="ready", ventrue="")
    assert counted(ready, stay(ready)) == {"gangrel": 3, "brujah": 1}
    assert (blood(ready, "gangrel"), blood_at(ready, "1", "gangrel")) == (6, 3)


@rule("MASQ-RES-07")
def test_gangrel_ready_deploys_nothing_where_it_was_withdrawn() -> None:
    ready = scene(gangrel="ready 1", brujah="ready", ventrue="")
    stay(ready, "gangrel")
    assert (blood(ready, "gangrel"), blood_at(ready, "1", "gangrel")) == (7, 0)
    assert blood_at(ready, "haven", "gangrel") == 0


# Earth Meld


@rule("MASQ-AFT-02")
def test_earth_meld_takes_all_blood_back_once_it_has_counted() -> None:
    meld = scene(gangrel="earth-meld 4", brujah="ready", ventrue="")
    assert counted(meld, stay(meld)) == {"gangrel": 5, "brujah": 1}
    assert (blood(meld, "gangrel"), blood_at(meld, "1", "gangrel")) == (10, 0)


def test_earth_meld_does_not_take_rivals_blood_or_blood_elsewhere() -> None:
    meld = scene(gangrel={"1": "earth-meld", "2": "3"}, brujah="ready 2", ventrue="")
    stay(meld)
    assert pools(meld) == {"gangrel": 6, "brujah": 6, "ventrue": 6}
    assert (blood_at(meld, "2", "gangrel"), blood_at(meld, "1", "brujah")) == (3, 2)


# Wolf Companion


@rule("MASQ-GLOS-14")
def test_wolf_companion_halves_the_printed_power_of_each_rival_card_rounded_down() -> None:
    wolf = scene(gangrel="wolf-companion", brujah="bloody-fury ready", toreador="summon")
    assert counted(wolf, stay(wolf)) == {"gangrel": 2, "brujah": 3 + 0, "toreador": 1}


def test_wolf_companion_does_not_halve_gangrels_cards_or_blood_or_added_power() -> None:
    wolf = scene(gangrel="wolf-companion on-the-prowl 1", brujah="punks-posse", ventrue="ready 3")
    assert counted(wolf, stay(wolf)) == {"gangrel": 2 + 3 + 1, "brujah": 2, "ventrue": 1 + 3}


# Feral Weapons


def test_feral_weapons_make_each_blood_count_two() -> None:
    weapons = scene(gangrel="feral-weapons hunt 3", brujah="ready", ventrue="")
    assert counted(weapons, stay(weapons))["gangrel"] == 1 + 0 + 2 * 3


def test_feral_weapons_do_not_affect_rivals_or_other_locations() -> None:
    weapons = scene(gangrel="feral-weapons", brujah="ready 3", ventrue="")
    assert counted(weapons, stay(weapons)) == {"gangrel": 1, "brujah": 4}
    weapons = scene(gangrel={"1": "earth-meld 3", "2": "feral-weapons"}, brujah="", ventrue="")
    assert counted(weapons, stay(weapons)) == {"gangrel": 4}


# Power of the Pack


@rule("MASQ-GLOS-16")
def test_power_of_the_pack_takes_half_of_each_rivals_deployed_blood_rounded_up() -> None:
    pack = scene(gangrel="power-of-the-pack", brujah="ready 3", ventrue="ready 4")
    assert counted(pack, stay(pack)) == {"gangrel": 2, "brujah": 1 + 1, "ventrue": 2 + 2}
    assert pools(pack) == {"gangrel": 6 + 2 + 2, "brujah": 6, "ventrue": 6}


def test_power_of_the_pack_takes_nothing_of_gangrels_own_or_from_elsewhere() -> None:
    pack = scene(gangrel="power-of-the-pack 2", brujah={"1": "ready", "2": "4"}, ventrue="ready")
    stay(pack)
    assert pools(pack) == {"gangrel": 6, "brujah": 6, "ventrue": 6}
    assert (blood_at(pack, "1", "gangrel"), blood_at(pack, "2", "brujah")) == (2, 4)


# Fearless


def test_fearless_swaps_blood_with_the_pool_and_deploys_two_more() -> None:
    fearless = scene(gangrel="fearless 2", brujah="ready", ventrue="")
    stay(fearless)
    assert (asked(fearless), options(fearless)) == (["gangrel"], ["yes", "no"])
    assert counted(fearless, play(fearless, "yes"))["gangrel"] == 3 + 6 + 2
    assert blood(fearless, "gangrel") == 2


@rule("MASQ-R-76")
def test_fearless_deploys_nothing_if_gangrel_does_not_swap() -> None:
    fearless = scene(gangrel="fearless 2", brujah="ready", ventrue="")
    stay(fearless)
    assert counted(fearless, play(fearless, "no"))["gangrel"] == 3 + 2
    assert blood(fearless, "gangrel") == 6


@rule("MASQ-GLOS-02")
def test_fearless_may_not_swap_the_pool_for_nothing() -> None:
    fearless = scene(gangrel="fearless", brujah="ready", ventrue="")
    assert counted(fearless, stay(fearless))["gangrel"] == 3
    assert asked(fearless) == []


# On the Prowl


@pytest.mark.parametrize("face", ["up", "down"])
@rule("MASQ-R-16")
def test_on_the_prowl_deploys_one_blood_when_an_opponent_plays_here(face: str) -> None:
    prowl = turn("brujah", gangrel="on-the-prowl", brujah="", ventrue="")
    play(prowl, f"play brujah-hunt 1 {face}")
    assert (blood_at(prowl, "1", "gangrel"), blood(prowl, "gangrel")) == (1, 6)


def test_on_the_prowl_ignores_other_locations_and_gangrels_own_cards() -> None:
    prowl = turn("gangrel", gangrel="on-the-prowl", brujah="", ventrue="")
    play(prowl, "play gangrel-hunt 1 up", "done", "play brujah-hunt 2 up")
    assert [blood_at(prowl, place, "gangrel") for place in ("1", "2", "haven")] == [0, 0, 0]


@rule("MASQ-R-15")
def test_on_the_prowl_has_its_blood_before_the_other_deploys_his() -> None:
    prowl = turn("brujah", gangrel="on-the-prowl", brujah="", ventrue="")
    play(prowl, "play brujah-hunt 1 up")
    assert (blood_at(prowl, "1", "gangrel"), blood_at(prowl, "1", "brujah")) == (1, 0)
    play(prowl, "blood 2", "done")
    assert (blood_at(prowl, "1", "gangrel"), blood_at(prowl, "1", "brujah")) == (1, 2)


@rule("MASQ-RULE-02")
def test_several_cards_react_to_the_same_play_in_turn_order() -> None:
    both = turn("ventrue", gangrel="on-the-prowl", brujah={"2": "challenge"}, ventrue="",
                holder="brujah")  # fmt: skip
    events_of = [type(event).__name__ for event in play(both, "play ventrue-hunt 1 up")]
    assert events_of == ["Played", "Acts", "LostBlood", "Acts", "DeployedFromBank"]
    assert (blood(both, "ventrue"), blood_at(both, "1", "gangrel")) == (5, 1)


def test_a_card_does_not_react_to_its_own_playing() -> None:
    prowl = turn("gangrel", gangrel="", brujah="", ventrue="", hands={"gangrel": ["on-the-prowl"]})
    play(prowl, "play on-the-prowl 1 up")
    assert blood_at(prowl, "1", "gangrel") == 0


# Mist Form


def test_mist_form_moves_half_the_blood_rounded_up_once_it_has_counted() -> None:
    mist = scene(gangrel="mist-form 3", brujah="ready", ventrue="")
    assert counted(mist, stay(mist))["gangrel"] == 5
    play(mist, "yes")
    assert options(mist) == ["go 2", "go haven"]
    play(mist, "go haven")
    assert (blood_at(mist, "1", "gangrel"), blood_at(mist, "haven", "gangrel")) == (1, 2)


@rule("MASQ-R-76", "MASQ-RULE-05")
def test_mist_form_moves_nothing_against_gangrels_will_or_where_there_is_none() -> None:
    mist = scene(gangrel="mist-form 3", brujah="ready", ventrue="")
    stay(mist)
    play(mist, "no")
    assert (asked(mist), blood_at(mist, "1", "gangrel")) == ([], 3)
    mist = scene(gangrel="mist-form", brujah="ready 3", ventrue="")
    stay(mist)
    assert asked(mist) == []
