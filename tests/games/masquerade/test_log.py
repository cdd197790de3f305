"""What is told: a card takes effect when it does something, and what costs blood is named."""

from __future__ import annotations

import pytest
from games.masquerade.cards.scenes import acted, scene
from games.masquerade.stage import location, play, starting, stay, told

from conclave.games.masquerade.rules.events.allies import Upkeep
from conclave.games.masquerade.rules.events.counters import Fed, LostBlood, StoleBlood
from conclave.games.masquerade.rules.events.course import Acts, AllyActs, LocationActs
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")


@rule("MASQ-RULE-05")
@pytest.mark.parametrize(
    "alone",
    [
        "show-of-force",  # nobody to steal from
        "fist-of-caine",
        "bloody-fury",  # nothing to lose power for
        "earthshock",
    ],
)
def test_a_card_that_does_nothing_is_not_told_to_take_effect(alone: str) -> None:
    assert acted(stay(scene(brujah=alone, gangrel="", ventrue=""))) == []


@rule("MASQ-RULE-05")
@pytest.mark.parametrize(
    ("clan", "card"),
    [
        ("gangrel", "wolf-companion"),
        ("gangrel", "feral-weapons"),
        ("gangrel", "earth-meld"),
        ("ventrue", "diplomacy"),
        ("ventrue", "curfew"),
        ("toreador", "awe"),
        ("toreador", "summon"),
    ],
)
def test_nor_one_of_another_clan(clan: str, card: str) -> None:
    alone = location("1", clan, "brujah", "malkavian", cards={"1": {clan: [card]}})
    assert acted(stay(alone)) == []


@rule("MASQ-R-76")
def test_a_card_that_is_not_used_is_not_told_to_take_effect() -> None:
    unused = scene(tremere="cauldron-of-blood", brujah="ready", gangrel="")
    stay(unused)
    assert acted(play(unused, "no")) == []
    used = scene(tremere="cauldron-of-blood", brujah="ready", gangrel="")
    stay(used)
    happened = play(used, "yes")
    assert acted(happened) == ["cauldron-of-blood"]
    acts = happened.index(told(happened, Acts)[0])
    assert acts < happened.index(told(happened, LostBlood)[0])


def test_a_card_is_told_to_take_effect_once_and_before_what_it_does() -> None:
    hunt = scene(brujah="show-of-force", gangrel="earth-meld", ventrue="ready")
    happened = [event for event in stay(hunt) if isinstance(event, Acts | StoleBlood)]
    assert happened == [
        Acts(0, "show-of-force", "1"),
        StoleBlood(0, 1, 1),
        StoleBlood(0, 2, 1),
    ]


def test_an_immune_rival_is_effect_enough() -> None:
    immune = scene(brujah="show-of-force", toreador="submission", gangrel="")
    assert acted(stay(immune)) == ["show-of-force"]


def test_allies_and_location_cards_that_do_nothing_are_not_told_either() -> None:
    empty = scene(
        brujah="challenge",
        gangrel="",
        ventrue="",
        location_cards={"1": "succubus-club"},
        alliances={"brujah": ["carmelita-neillson"]},
    )
    happened = stay(empty)
    assert told(happened, AllyActs) == told(happened, LocationActs) == []


@rule("MASQ-FEED-01")
def test_an_ally_that_costs_blood_in_feeding_is_named() -> None:
    fed = starting(*FOUR, alliances={"gangrel": ["talley", "victim", "victim"]})
    assert told(fed.events, Upkeep) == [Upkeep(1, "talley", 1)]
    assert [event for event in told(fed.events, Fed) if event.seat == 1] == [Fed(1, 1)]
    poor = starting(*FOUR, alliances={"gangrel": ["talley"]})
    assert told(poor.events, Upkeep) == [Upkeep(1, "talley", 1)]
    assert told(poor.events, LostBlood) == [LostBlood(1, 1)]
