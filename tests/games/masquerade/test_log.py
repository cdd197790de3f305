"""The log: a card takes effect only if it does something, and costs are shown."""

from __future__ import annotations

import pytest
from games.masquerade.cards.scenes import acted, scene
from games.masquerade.stage import events_of, location, play, starting, stay

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
def test_a_card_that_does_nothing_does_not_take_effect(alone: str) -> None:
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
def test_cards_of_other_clans_that_do_nothing_do_not_take_effect(clan: str, card: str) -> None:
    alone = location("1", clan, "brujah", "malkavian", cards={"1": {clan: [card]}})
    assert acted(stay(alone)) == []


@rule("MASQ-R-76")
def test_a_card_that_is_not_used_does_not_take_effect() -> None:
    unused = scene(tremere="cauldron-of-blood", brujah="ready", gangrel="")
    stay(unused)
    assert acted(play(unused, "no")) == []
    used = scene(tremere="cauldron-of-blood", brujah="ready", gangrel="")
    stay(used)
    happened = play(used, "yes")
    assert acted(happened) == ["cauldron-of-blood"]
    acts = happened.index(events_of(happened, Acts)[0])
    assert acts < happened.index(events_of(happened, LostBlood)[0])


def test_a_card_takes_effect_once_and_before_its_effects() -> None:
    hunt = scene(brujah="show-of-force", gangrel="earth-meld", ventrue="ready")
    happened = [event for event in stay(hunt) if isinstance(event, Acts | StoleBlood)]
    assert happened == [
        Acts(0, "show-of-force", "1", "preparation"),
        StoleBlood(0, 1, 1),
        StoleBlood(0, 2, 1),
    ]


def test_an_immune_rival_counts_as_an_effect() -> None:
    immune = scene(brujah="show-of-force", toreador="submission", gangrel="")
    assert acted(stay(immune)) == ["show-of-force"]


def test_allies_and_location_cards_that_do_nothing_do_not_take_effect() -> None:
    empty = scene(
        brujah="challenge",
        gangrel="",
        ventrue="",
        location_cards={"1": "succubus-club"},
        alliances={"brujah": ["carmelita-neillson"]},
    )
    happened = stay(empty)
    assert events_of(happened, AllyActs) == events_of(happened, LocationActs) == []


@rule("MASQ-FEED-01")
def test_an_ally_that_costs_blood_in_feeding_is_logged() -> None:
    fed = starting(*FOUR, alliances={"gangrel": ["talley", "victim", "victim"]})
    assert events_of(fed.events, Upkeep) == [Upkeep(1, "talley", 1)]
    assert [event for event in events_of(fed.events, Fed) if event.seat == 1] == [Fed(1, 1)]
    poor = starting(*FOUR, alliances={"gangrel": ["talley"]})
    assert events_of(poor.events, Upkeep) == [Upkeep(1, "talley", 1)]
    assert events_of(poor.events, LostBlood) == [LostBlood(1, 1)]
