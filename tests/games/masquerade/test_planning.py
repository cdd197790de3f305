"""MASQ-PLAN: playing cards in turns, face up or down, with blood."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    blood_at,
    cards_at,
    events_of,
    hand,
    influence,
    location,
    options,
    planning,
    play,
    play_until,
    power,
    quiet_start,
    refused,
    resolving,
    score,
    seat_of,
    stay,
)

from conclave.games.masquerade.rules.events.counters import Deployed, LostBlood
from conclave.games.masquerade.rules.events.course import Acts
from conclave.games.masquerade.rules.events.moving import Played
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")


def plays(moves: list[str]) -> list[str]:
    """The plays among some moves."""
    return [move for move in moves if move.startswith("play")]


@rule("MASQ-PLAN-01", "MASQ-PLAN-02", "MASQ-PLAN-19")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_two_three_and_four_turns_each_leave_one_card_in_hand(seats: int) -> None:
    game = quiet_start(seats)
    for round in (1, 2, 3):
        play_until(game, lambda now: now.phase == "planning")
        played = events_of(play_until(game, lambda now: now.phase != "planning"), Played)
        assert [event.seat for event in played] == [*range(seats)] * (round + 1)
        assert {len(cards) for cards in game.hand} == {1}
        play_until(game, lambda now: now.phase == "choice")


@rule("MASQ-PLAN-01")
def test_nobody_plays_out_of_turn() -> None:
    here = planning("brujah", *FOUR)
    assert refused(here, "play gangrel-hunt 1 up", "gangrel") == "MASQ-PLAN-01"
    play(here, "play brujah-hunt 1 up", "done")
    assert asked(here) == ["gangrel"]
    assert refused(here, "play brujah-ready 1 up", "brujah") == "MASQ-PLAN-01"


@rule("MASQ-PLAN-03")
def test_a_card_must_be_played() -> None:
    here = planning("brujah", *FOUR)
    assert "done" not in options(here)
    assert refused(here, "done") == "MASQ-PLAN-03"
    play(here, "drain victim")
    assert refused(here, "done") == "MASQ-PLAN-03"


@rule("MASQ-PLAN-03")
def test_a_turn_plays_one_own_card_at_the_own_position() -> None:
    here = planning("brujah", *FOUR)
    assert refused(here, "play gangrel-hunt 1 up") == "MASQ-PLAN-03"
    assert refused(here, "play challenge 1 up") == "MASQ-PLAN-03"
    play(here, "play brujah-hunt 2 up")
    assert hand(here, "brujah") == ["brujah-ready"]
    assert [cards_at(here, "2", clan) for clan in FOUR] == [["brujah-hunt"], [], [], []]
    assert plays(options(here)) == []
    assert refused(here, "play brujah-ready 2 up") == "MASQ-PLAN-03"


@rule("MASQ-PLAN-04", "MASQ-PLAN-05")
def test_any_location_may_be_chosen_repeatedly() -> None:
    here = planning(
        "brujah",
        *FOUR,
        cards={"1": {"brujah": ["challenge"], "gangrel": ["gangrel-hunt"]}},
        hands={"brujah": ["brujah-hunt"]},
    )
    assert plays(options(here)) == [
        "play brujah-hunt 1 up", "play brujah-hunt 1 down",
        "play brujah-hunt 2 up", "play brujah-hunt 2 down",
        "play brujah-hunt haven up", "play brujah-hunt haven down",
    ]  # fmt: skip
    play(here, "play brujah-hunt 1 up")
    assert cards_at(here, "1", "brujah") == ["challenge", "brujah-hunt"]


@rule("MASQ-PLAN-06", "MASQ-PLAN-07")
def test_face_up_is_free_and_face_down_costs_one_blood() -> None:
    up, down = planning("brujah", *FOUR), planning("brujah", *FOUR)
    play(up, "play brujah-hunt 1 up")
    play(down, "play brujah-hunt 1 down")
    assert [blood(up, clan) for clan in FOUR] == [6, 6, 6, 6]
    assert [blood(down, clan) for clan in FOUR] == [5, 6, 6, 6]
    assert blood_at(down, "1", "brujah") == 0
    assert cards_at(up, "1", "brujah") == ["brujah-hunt"]
    assert cards_at(down, "1", "brujah") == ["?brujah-hunt"]


@rule("MASQ-PLAN-08")
def test_three_blood_may_follow_a_card_that_was_paid_for() -> None:
    here = planning("brujah", *FOUR)
    play(here, "play brujah-hunt 1 down", "blood 3")
    assert (blood(here, "brujah"), blood_at(here, "1", "brujah")) == (6 - 1 - 3, 3)


@rule("MASQ-PLAN-09")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_up_to_three_blood_may_be_deployed(number: int) -> None:
    here = planning("brujah", *FOUR, blood={"brujah": 9})
    play(here, "play brujah-hunt 1 up")
    assert options(here) == ["blood 1", "blood 2", "blood 3", "drain victim", "done"]
    assert refused(here, "blood 4") == "MASQ-PLAN-09"
    play(here, *[f"blood {number}"] * (number > 0), "done")
    assert (blood(here, "brujah"), blood_at(here, "1", "brujah")) == (9 - number, number)


@rule("MASQ-PLAN-09", "MASQ-PLAN-10")
def test_three_is_the_limit_of_a_whole_turn_and_of_no_other() -> None:
    here = planning("brujah", *FOUR, blood={"brujah": 12})
    play(here, "play brujah-hunt 1 up", "blood 1")
    assert refused(here, "blood 3") == "MASQ-PLAN-09"
    play(here, "blood 1", "done")
    for clan in FOUR[1:]:
        play(here, f"play {clan}-hunt 1 up", "done")
    play(here, "play brujah-ready 1 up")
    assert refused(here, "blood 4") == "MASQ-PLAN-09"
    play(here, "blood 3")
    assert blood_at(here, "1", "brujah") == 1 + 1 + 3
    assert "blood 1" not in options(here)


@rule("MASQ-PLAN-11", "EX-MASQ-PLAN-b")
@pytest.mark.parametrize("place", ["1", "2", "haven"])
def test_blood_is_deployed_where_the_card_of_the_turn_was_played(place: str) -> None:
    here = planning("brujah", *FOUR, cards={"1": {"brujah": ["challenge"]}})
    happened = play(here, f"play brujah-hunt {place} up", "blood 2")
    assert events_of(happened, Deployed) == [Deployed(0, 2, place)]
    assert [blood_at(here, p, "brujah") for p in ("1", "2", "haven")] == [
        2 * (p == place) for p in ("1", "2", "haven")
    ]
    assert blood(here, "brujah") == 4


@rule("MASQ-PLAN-12")
def test_without_a_card_no_blood_is_deployed() -> None:
    here = planning("brujah", *FOUR, cards={"1": {"brujah": ["challenge"]}})
    assert not any(move.startswith("blood") for move in options(here))
    assert refused(here, "blood 1") == "MASQ-PLAN-12"


@rule("MASQ-PLAN-13", "MASQ-GLOS-09")
def test_card_and_blood_stay_where_they_were_deployed() -> None:
    here = planning("brujah", *FOUR)
    play(here, "play brujah-hunt 1 up", "blood 2", "done")
    for clan in FOUR[1:]:
        play(here, f"play {clan}-hunt 1 up", "blood 1", "done")
    assert (cards_at(here, "1", "brujah"), blood_at(here, "1", "brujah")) == (["brujah-hunt"], 2)
    assert asked(here) == ["brujah"]
    assert "brujah-hunt" not in hand(here, "brujah")


@rule("MASQ-PLAN-14")
@pytest.mark.parametrize(
    "card", ["show-of-force", "bloody-fury", "fist-of-caine", "challenge", "brujah-ready"]
)
def test_cards_of_every_type_may_be_played_up_or_down(card: str) -> None:
    here = planning("brujah", *FOUR, hands={"brujah": [card]})
    assert plays(options(here))[:2] == [f"play {card} 1 up", f"play {card} 1 down"]
    play(here, f"play {card} 1 down")
    assert cards_at(here, "1", "brujah") == [f"?{card}"]
    assert refused(planning("brujah", *FOUR), "play brujah-hunt 1 sideways") == "MASQ-PLAN-14"


@rule("MASQ-PLAN-15", "MASQ-PLAN-16", "MASQ-GLOS-15")
@pytest.mark.parametrize(("card", "lost", "total"), [("challenge", 1, 4), ("?challenge", 0, 0)])
def test_a_passive_card_works_only_face_up(card: str, lost: int, total: int) -> None:
    here = planning("gangrel", *FOUR, cards={"1": {"brujah": [card]}})
    assert power(here, "1", "brujah") == total
    happened = play(here, "play gangrel-hunt 2 up")
    assert blood(here, "gangrel") == 6 - lost
    assert events_of(happened, LostBlood) == [LostBlood(1, 1)] * lost


@rule("MASQ-PLAN-17")
@pytest.mark.parametrize(
    ("card", "asks"), [("friends-in-high-places", True), ("?friends-in-high-places", False)]
)
def test_a_passive_card_that_is_revealed_too_late_does_nothing(card: str, asks: bool) -> None:
    here = location("1", *FOUR, cards={"1": {"toreador": [card]}}, at_stake={"1": "marcel"})
    stay(here)
    # Before the reveal it would let its player deploy blood.
    assert asked(here) == (["toreador"] if asks else [])
    if not asks:
        assert cards_at(here, "1", "toreador") == ["friends-in-high-places"]
        assert alliance(here, "toreador") == ["victim", "marcel"]


@rule("MASQ-PLAN-17")
def test_a_passive_card_that_is_revealed_in_time_works() -> None:
    here = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["?brujah-ready", "brujah-hunt"], "gangrel": ["gangrel-hunt"]}},
        blood={"gangrel": 1},
    )
    stay(here)
    # For winning, for the frenzy in the aftermath, and for it once more by Ready.
    assert influence(here, "brujah") == 3 + 1 + 1 + 1


@rule("MASQ-PLAN-18")
@pytest.mark.parametrize("face", ["up", "down"])
def test_an_active_card_waits_for_its_step(face: str) -> None:
    here = planning(
        "toreador",
        *FOUR,
        turns=7,
        cards={"1": {"brujah": ["brujah-hunt"], "gangrel": ["gangrel-hunt"]}},
        hands={"toreador": ["toreador-ready", "toreador-hunt"]},
    )
    play(here, f"play toreador-ready 1 {face}")
    assert alliance(here, "toreador") == ["victim"]
    play(here, "done")
    assert (here.phase, alliance(here, "toreador")) == ("resolution", ["victim"])
    happened = stay(here)
    assert events_of(happened, Acts)[0] == Acts(3, "toreador-ready", "1", "preparation")
    assert alliance(here, "toreador")[:2] == ["victim", "victim"]


@rule("MASQ-PLAN-20", "MASQ-DRAIN-01")
def test_draining_is_possible_at_every_point_of_the_turn() -> None:
    four_victims = {"brujah": ["victim", "victim", "victim", "victim"]}
    here = planning("brujah", *FOUR, alliances=four_victims)
    for step in ("play brujah-hunt 1 up", "blood 1", "blood 2"):
        play(here, "drain victim")
        play(here, step)
    play(here, "drain victim")
    assert blood(here, "brujah") == 6 + 4 * 3 - 3
    assert alliance(here, "brujah") == []
    # Nothing is left to do, which ends the turn.
    assert asked(here) == ["gangrel"]


@rule("MASQ-PLAN-21")
def test_nobody_drains_outside_his_own_turn() -> None:
    here = planning("brujah", *FOUR)
    assert refused(here, "drain victim", "gangrel") == "MASQ-PLAN-01"
    there = resolving("1", *FOUR, cards={"1": {"brujah": ["brujah-hunt"]}})
    assert options(there) == ["stay", "withdraw"]
    assert refused(there, "drain victim", "brujah") == "MASQ-WITH-03"
    assert refused(there, "drain victim", "gangrel") == "MASQ-PLAN-01"


@rule("EX-MASQ-PLAN-a")
def test_claudia_drains_a_victim_for_blood_to_deploy() -> None:
    claudia = "brujah"
    here = planning(claudia, *FOUR, blood={claudia: 3})
    worth = score(here, claudia)
    play(here, "play brujah-hunt 2 down")
    assert blood(here, claudia) == 2
    assert refused(here, "blood 3") == "MASQ-R-12"
    play(here, "drain victim")
    assert blood(here, claudia) == 5
    play(here, "blood 3")
    assert (blood(here, claudia), blood_at(here, "2", claudia)) == (2, 3)
    assert asked(here) == ["gangrel"]
    assert score(here, claudia) == worth - 1


@rule("MASQ-PLAN-02", "MASQ-PLAN-07", "MASQ-REW-04", "MASQ-DIAB-01", "MASQ-DIAB-03")
def test_the_view_says_turns_costs_rewards_and_tokens() -> None:
    here = planning(
        "gangrel", *FOUR, alliances={"gangrel": ["erichtho", "victim"], "ventrue": ["ryan-ramos"]}
    )
    view = here.view(None)
    assert (view["rounds"], view["turns"]) == (3, here.round + 1)
    mine, other = seat_of(here, "gangrel"), seat_of(here, "ventrue")
    costs = view["down_costs"]["1"]
    assert (costs[mine], costs[other]) == (0, 2)
    assert view["rewards"]["1"] == [1, 1, 1]
    assert view["rewards"]["haven"] == [2, 1, 1]
    assert view["tokens_left"] == [3] * 4
    assert set(view["diablerie"]) <= {"erichtho", "ryan-ramos"}
    assert view["diablerie"]["erichtho"] == 1
