"""MASQ-R-80..82: rulings on partners."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    GAME,
    asked,
    blood,
    events_of,
    influence,
    location,
    options,
    planning,
    play,
    play_until,
    power,
    seat_of,
    stay,
)

from conclave.core.errors import UnreadableMove
from conclave.games.masquerade.rules.events.counters import LostInfluence, StoleBlood
from conclave.games.masquerade.rules.moves import MOVES
from conclave.testing import rule

TEAMS = {"teams": "yes"}
FOUR = ("brujah", "gangrel", "ventrue", "toreador")
"""Brujah and Ventrue play against Gangrel and Toreador."""


@rule("MASQ-R-80")
def test_the_choice_about_the_partner_is_made_for_each_effect() -> None:
    both = location(
        *("1", *FOUR),
        cards={
            "1": {
                "brujah": ["show-of-force", "brujah-hunt"],
                "gangrel": ["on-the-prowl"],
                "ventrue": ["majesty"],
            }
        },
        options=TEAMS,
    )
    stay(both)
    assert (asked(both), options(both)) == (["brujah"], ["yes", "no"])
    play(both, "no")
    assert [blood(both, clan) for clan in ("brujah", "gangrel", "ventrue")] == [7, 5, 6]
    assert (asked(both), options(both)) == (["brujah"], ["yes", "no"])
    play(both, "yes")
    assert [blood(both, clan) for clan in ("brujah", "gangrel", "ventrue")] == [9, 4, 5]
    assert asked(both) == []


@rule("MASQ-R-80")
def test_the_choice_holds_for_the_whole_effect() -> None:
    chaos = location(
        *("1", "malkavian", "brujah", "gangrel", "toreador"),
        cards={
            "1": {
                "malkavian": ["chaos", "malkavian-hunt"],
                "brujah": ["challenge"],
                "gangrel": ["mist-form"],
            }
        },
        options=TEAMS,
    )
    stay(chaos)
    play(chaos, "no", "pick chaos", "pick malkavian-hunt", "done")
    assert asked(chaos) == [], "one choice for two stolen blood"
    assert [blood(chaos, clan) for clan in ("malkavian", "brujah", "gangrel")] == [8, 4, 6]


@rule("MASQ-R-80")
def test_in_planning_the_choice_is_made_each_time() -> None:
    eyes = planning(
        *("gangrel", "nosferatu", "brujah", "gangrel", "toreador"),
        cards={"1": {"nosferatu": ["eyes-in-the-dark"]}},
        options=TEAMS,
    )
    assert (asked(eyes), options(eyes)) == (["nosferatu"], ["yes", "no"])
    play(eyes, "no")
    assert "play gangrel-hunt 1 up" in options(eyes)
    play(eyes, "play gangrel-hunt 2 up", "done")
    play_until(eyes, lambda now: asked(now) == ["nosferatu"] and len(options(now)) == 2)
    play(eyes, "yes")
    assert asked(eyes) == ["gangrel"]
    assert "play gangrel-ready 1 up" not in options(eyes)


@rule("MASQ-R-81")
@pytest.mark.parametrize(("answer", "left"), [("yes", 5), ("no", 6)])
def test_a_passive_card_against_opponents_leaves_the_choice(answer: str, left: int) -> None:
    challenge = planning(*("ventrue", *FOUR), cards={"1": {"brujah": ["challenge"]}}, options=TEAMS)
    play(challenge, "play ventrue-hunt 2 up")
    assert (asked(challenge), options(challenge)) == (["brujah"], ["yes", "no"])
    play(challenge, answer)
    assert blood(challenge, "ventrue") == left
    assert asked(challenge) == ["ventrue"]


@rule("MASQ-R-81")
@pytest.mark.parametrize(("answer", "lost"), [("yes", [0, 1, 3]), ("no", [1, 3])])
def test_a_partner_who_is_not_there_may_count_among_the_absent(
    answer: str, lost: list[int]
) -> None:
    plan = planning(
        *("toreador", *FOUR),
        turns=7,
        cards={"1": {"ventrue": ["master-plan"]}},
        options=TEAMS,
    )
    play(plan, "play toreador-hunt 2 up", "done")
    assert (asked(plan), options(plan)) == (["ventrue"], ["yes", "no"])
    happened = play(plan, answer)
    assert [event.seat for event in events_of(happened, LostInfluence)] == lost
    assert influence(plan, "brujah") == (2 if answer == "yes" else 3)


@rule("MASQ-R-81")
@pytest.mark.parametrize(("answer", "total"), [("yes", 3 + 2), ("no", 3 + 1)])
def test_a_card_that_counts_rivals_asks_when_power_is_counted(answer: str, total: int) -> None:
    plan = location(
        *("1", *FOUR),
        cards={
            "1": {"brujah": ["challenge"], "gangrel": ["mist-form"], "ventrue": ["master-plan"]}
        },
        options=TEAMS,
    )
    stay(plan)
    assert asked(plan) == ["ventrue"], "and nobody about Challenge, which counts nothing"
    play(plan, answer)
    assert power(plan, "1", "ventrue") == total


@rule("MASQ-R-81")
def test_an_effect_that_cannot_affect_the_partner_asks_nothing() -> None:
    apart = location(
        *("1", *FOUR),
        cards={"1": {"brujah": ["show-of-force"], "gangrel": ["mist-form"]}},
        options=TEAMS,
    )
    happened = stay(apart)
    assert events_of(happened, StoleBlood) == [StoleBlood(0, 1, 1)]
    assert asked(apart) == []


@rule("MASQ-R-82")
def test_partners_see_no_more_of_each_other_than_anybody() -> None:
    teams = planning(*("brujah", *FOUR), cards={"1": {"brujah": ["?challenge"]}}, options=TEAMS)
    partner, rival = teams.view(seat_of(teams, "ventrue")), teams.view(seat_of(teams, "gangrel"))
    for part in ("hand", "deck", "drawn", "bottom", "seen", "cards"):
        if part == "cards":
            assert partner[part]["1"][0] == rival[part]["1"][0] == [None]
        else:
            assert partner[part][0] == rival[part][0]


@rule("MASQ-R-82")
@pytest.mark.parametrize("text", ["show brujah-hunt ventrue", "say I stay", "tell ventrue stay"])
def test_there_is_no_move_to_share_information(text: str) -> None:
    with pytest.raises(UnreadableMove):
        GAME.move(text)
    assert not {"Show", "Say", "Tell"} & {kind.__name__ for kind in MOVES}
