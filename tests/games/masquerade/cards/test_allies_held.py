"""Allies in the alliance: their effects on planning, draining and frenzy."""

from __future__ import annotations

from typing import Unpack

import pytest
from games.masquerade.cards.scenes import influences, scene, turn
from games.masquerade.stage import (
    Facts,
    alliance,
    asked,
    blood,
    blood_at,
    drained,
    events_of,
    influence,
    options,
    planning,
    play,
    play_until,
    refused,
    score,
    starting,
    stay,
    tokens,
)

from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.rules.events.allies import CouldNotDrain
from conclave.games.masquerade.rules.events.counters import DeployedFromBank, GainedBlood
from conclave.games.masquerade.rules.table import Table
from conclave.testing import rule

THREE = ("brujah", "gangrel", "ventrue")
FOUR = (*THREE, "toreador")


def robbed(**facts: Unpack[Facts]) -> Table:
    """Brujah is about to send Gangrel into frenzy by stealing his last blood."""
    facts["blood"] = {"gangrel": 1}
    return scene(brujah="show-of-force", gangrel="feral-weapons", ventrue="", **facts)


# In planning


def test_carmelita_neillson_deploys_a_blood_with_each_card_played_at_the_haven() -> None:
    held = planning("gangrel", *THREE, alliances={"gangrel": ["carmelita-neillson"]})
    happened = play(held, "play gangrel-hunt haven down", "blood 2", "done")
    assert events_of(happened, DeployedFromBank) == [DeployedFromBank(1, 1, "haven")]
    play_until(held, lambda now: asked(now) == ["gangrel"])
    play(held, "play gangrel-ready haven up")
    assert blood_at(held, "haven", "gangrel") == 1 + 2 + 1
    assert blood(held, "gangrel") == 6 - 1 - 2


def test_carmelita_neillson_deploys_nothing_elsewhere_for_others_or_when_drained() -> None:
    held = planning("gangrel", *THREE, alliances={"gangrel": ["carmelita-neillson"]})
    assert events_of(play(held, "play gangrel-hunt 1 up", "done"), DeployedFromBank) == []
    assert events_of(play(held, "play ventrue-hunt haven up"), DeployedFromBank) == []
    gone = planning("gangrel", *THREE, drained={"gangrel": ["carmelita-neillson"]})
    assert events_of(play(gone, "play gangrel-hunt haven up"), DeployedFromBank) == []


def test_carmelita_neillson_deploys_nothing_for_a_card_withdrawn_to_the_haven() -> None:
    moved = scene(
        gangrel="feral-weapons",
        brujah="challenge",
        ventrue="",
        alliances={"gangrel": ["carmelita-neillson"]},
    )
    stay(moved, "gangrel")
    assert blood_at(moved, "haven", "gangrel") == 0


def test_erichtho_lets_cards_be_played_face_down_for_nothing() -> None:
    held = planning("gangrel", *THREE, alliances={"gangrel": ["erichtho"]}, blood={"gangrel": 1})
    assert "play gangrel-hunt 1 down" in options(held)
    play(held, "play gangrel-hunt 1 down")
    assert blood(held, "gangrel") == 1


def test_erichtho_helps_nobody_else_and_not_when_drained() -> None:
    held = planning("ventrue", *THREE, alliances={"gangrel": ["erichtho"]})
    play(held, "play ventrue-hunt 1 down")
    assert blood(held, "ventrue") == 5
    gone = planning("gangrel", *THREE, alliances={"gangrel": ["erichtho"]}, blood={"gangrel": 1})
    play(gone, "drain erichtho", "play gangrel-hunt 1 down")
    assert blood(gone, "gangrel") == 1 + 3 - 1


def test_erichtho_pays_nothing_back_where_face_down_is_free_already() -> None:
    held = planning(
        "gangrel", *THREE, alliances={"gangrel": ["erichtho"]}, location_cards={"1": "night-market"}
    )
    play(held, "play gangrel-hunt 1 down")
    assert blood(held, "gangrel") == 6


def test_ryan_ramos_makes_playing_face_down_cost_two() -> None:
    held = planning("gangrel", *THREE, alliances={"gangrel": ["ryan-ramos"]})
    play(held, "play gangrel-hunt 1 down")
    assert blood(held, "gangrel") == 4


def test_ryan_ramos_costs_nothing_face_up_nothing_for_others_and_nothing_when_drained() -> None:
    held = planning("gangrel", *THREE, alliances={"gangrel": ["ryan-ramos"]})
    play(held, "play gangrel-hunt 1 up", "done", "play ventrue-hunt 1 down")
    assert (blood(held, "gangrel"), blood(held, "ventrue")) == (6, 5)
    gone = planning("gangrel", *THREE, alliances={"gangrel": ["ryan-ramos"]})
    play(gone, "drain ryan-ramos", "play gangrel-hunt 1 down")
    assert blood(gone, "gangrel") == 6 + 3 - 1


@rule("MASQ-HID-06")
def test_ambrus_maropis_looks_at_face_down_cards_for_a_blood_each() -> None:
    held = turn(
        "ventrue",
        brujah="?challenge bloody-fury",
        gangrel={"2": "?mist-form"},
        ventrue="",
        alliances={"ventrue": ["ambrus-maropis"]},
    )
    looks = [text for text in options(held) if text.startswith("look")]
    assert looks == ["look 1 0 1", "look 2 1 1"]
    play(held, "look 1 0 1")
    assert held.view(2)["cards"]["1"][0] == ["challenge", "bloody-fury"]
    assert held.view(2)["cards"]["2"][1] == [None]
    assert blood(held, "ventrue") == 5
    play(held, "play ventrue-hunt 2 up", "look 2 1 1")
    assert held.view(2)["cards"]["2"][1] == ["mist-form"]
    assert blood(held, "ventrue") == 4


@rule("MASQ-R-94")
def test_ambrus_maropis_spends_at_no_location() -> None:
    held = turn(
        "tremere",
        tremere="retaliation",
        brujah="?challenge",
        gangrel="",
        alliances={"tremere": ["ambrus-maropis"]},
    )
    play(held, "look 1 1 1")
    assert (blood(held, "tremere"), blood(held, "brujah")) == (5, 6)


def test_ambrus_maropis_turns_no_card_and_shows_it_to_nobody_else() -> None:
    held = turn(
        "ventrue",
        brujah="?challenge",
        gangrel="",
        ventrue="",
        alliances={"ventrue": ["ambrus-maropis"]},
    )
    play(held, "look 1 0 1")
    assert [held.view(seat)["cards"]["1"][0] for seat in (0, 1, None)] == [
        ["challenge"],
        [None],
        [None],
    ]
    assert held.face_down[LIBRARY.numbers["challenge"]]
    assert refused(held, "look 1 0 1") == "MASQ-HID-06", "he knows it already"


def test_ambrus_maropis_cannot_look_for_the_last_blood_or_when_drained() -> None:
    poor = turn(
        "ventrue",
        brujah="?challenge",
        gangrel="",
        ventrue="",
        blood={"ventrue": 1},
        alliances={"ventrue": ["ambrus-maropis"]},
    )
    assert refused(poor, "look 1 0 1") == "MASQ-HID-06"
    play(poor, "drain ambrus-maropis")
    assert refused(poor, "look 1 0 1") == "MASQ-HID-06"
    other = turn(
        "gangrel",
        brujah="?challenge",
        gangrel="",
        ventrue="",
        alliances={"ventrue": ["ambrus-maropis"]},
    )
    assert refused(other, "look 1 0 1") == "MASQ-HID-06"


# Draining and frenzy


@rule("MASQ-DRAIN-02")
def test_portia_cannot_be_drained() -> None:
    held = planning("gangrel", *THREE, alliances={"gangrel": ["portia"]})
    assert refused(held, "drain portia") == "MASQ-DRAIN-02"


@rule("MASQ-FRENZY-07")
def test_portia_stays_in_a_frenzy() -> None:
    poor = robbed(alliances={"gangrel": ["portia"]})
    happened = stay(poor)
    assert events_of(happened, CouldNotDrain) == [CouldNotDrain(1, "portia")]
    assert alliance(poor, "gangrel")[0] == "portia"
    assert influence(poor, "gangrel") == 3 - 1 + 1, "lost instead; and second place"
    assert tokens(poor, "gangrel") == (0, 0)


@pytest.mark.parametrize("seed", range(4))
def test_portia_saves_nobody_else_from_being_drained(seed: int) -> None:
    poor = robbed(alliances={"gangrel": ["portia", "marcel"]}, seed=seed)
    stay(poor)
    assert drained(poor, "gangrel") == ["marcel"]


@rule("MASQ-DIAB-01")
def test_edward_neally_brings_two_diablerie_tokens() -> None:
    held = planning("gangrel", *THREE, alliances={"gangrel": ["edward-neally"]})
    play(held, "drain edward-neally")
    assert tokens(held, "gangrel") == (2, 0)
    assert score(held, "gangrel") == 3 + 3 - 2


@rule("MASQ-DIAB-03")
def test_edward_neally_eliminates_with_one_token_but_not_without() -> None:
    held = planning("gangrel", *THREE, alliances={"gangrel": ["edward-neally"]})
    play(held, "drain edward-neally")
    assert not held.out[1]
    marked = planning(
        "gangrel", *THREE, red={"gangrel": 1}, alliances={"gangrel": ["edward-neally"]}
    )
    play(marked, "drain edward-neally")
    assert marked.out[1]


def test_edward_neally_does_not_make_other_vampires_worse() -> None:
    held = planning("gangrel", *THREE, alliances={"gangrel": ["edward-neally", "marcel"]})
    play(held, "drain marcel")
    assert tokens(held, "gangrel") == (1, 0)


@pytest.mark.parametrize("seed", range(4))
def test_miguel_chandler_is_drained_in_frenzy_rather_than_another(seed: int) -> None:
    poor = robbed(seed=seed, alliances={"gangrel": ["marcel", "miguel-chandler", "victim"]})
    stay(poor)
    assert drained(poor, "gangrel") == ["miguel-chandler"]
    assert blood(poor, "gangrel") == 3


def test_miguel_chandler_does_not_stand_in_for_others_or_bind_a_free_choice() -> None:
    held = planning("gangrel", *THREE, alliances={"gangrel": ["marcel", "miguel-chandler"]})
    assert {"drain marcel", "drain miguel-chandler"} <= set(options(held))
    other = robbed(alliances={"ventrue": ["miguel-chandler"]})
    stay(other)
    assert (drained(other, "gangrel"), drained(other, "ventrue")) == (["victim"], [])


def test_talley_adds_an_influence_for_each_opponent_sent_into_frenzy() -> None:
    poor = {"gangrel": 1, "ventrue": 1}
    hunt = scene(
        brujah="show-of-force",
        gangrel="feral-weapons",
        ventrue="ready",
        blood=poor,
        alliances={"brujah": ["talley"]},
    )
    stay(hunt)
    assert influence(hunt, "brujah") == 3 + 2 * (1 + 1) + 1


def test_talley_adds_nothing_for_another_players_frenzies_or_ones_own() -> None:
    other = robbed(alliances={"ventrue": ["talley"]})
    stay(other)
    assert influences(other) == {"brujah": 3 + 1 + 1, "gangrel": 3 + 1, "ventrue": 3}
    own = robbed(alliances={"gangrel": ["talley"]})
    stay(own)
    assert influence(own, "gangrel") == 3 + 1


@rule("MASQ-FEED-01")
@pytest.mark.parametrize(
    ("others", "left"), [(["bobby-white"], 4 + 2), (["victim"], 4), (["erichtho"], 3)]
)
def test_talley_costs_a_blood_in_feeding(others: list[str], left: int) -> None:
    fed = starting(*FOUR, alliances={"gangrel": ["talley", *others]}, blood={"gangrel": 4})
    assert blood(fed, "gangrel") == left


def test_mr_damp_adds_two_blood_for_each_opponent_sent_into_frenzy() -> None:
    poor = {"gangrel": 1, "ventrue": 1}
    hunt = scene(
        brujah="show-of-force",
        gangrel="feral-weapons",
        ventrue="ready",
        blood=poor,
        alliances={"brujah": ["mr-damp"]},
    )
    happened = stay(hunt)
    assert events_of(happened, GainedBlood) == [GainedBlood(0, 2), GainedBlood(0, 2)]


def test_mr_damp_adds_nothing_for_a_loss_that_leaves_blood_or_for_others() -> None:
    mild = scene(
        brujah="show-of-force",
        gangrel="feral-weapons",
        ventrue="",
        blood={"gangrel": 2},
        alliances={"brujah": ["mr-damp"]},
    )
    assert events_of(stay(mild), GainedBlood) == []
    other = robbed(alliances={"ventrue": ["mr-damp"]})
    assert events_of(stay(other), GainedBlood) == []
