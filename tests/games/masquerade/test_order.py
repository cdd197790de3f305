"""MASQ-ORDER: clockwise from the holder, who also decides ties."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    alliance,
    asked,
    blood,
    clans_of,
    events_of,
    holder,
    location,
    planning,
    play,
    resolving,
    stay,
)

from conclave.games.masquerade.rules.events.course import Acts, Counted, Placed, TookAmbition
from conclave.testing import rule

FOUR = ("brujah", "gangrel", "ventrue", "toreador")
HOLDERS = [
    ("brujah", ["brujah", "gangrel", "ventrue", "toreador"]),
    ("gangrel", ["gangrel", "ventrue", "toreador", "brujah"]),
    ("ventrue", ["ventrue", "toreador", "brujah", "gangrel"]),
    ("toreador", ["toreador", "brujah", "gangrel", "ventrue"]),
]
ONE_BLOOD_EACH = {"1": dict.fromkeys(FOUR, 1)}


@rule("MASQ-ORDER-01", "MASQ-PLAN-01")
@pytest.mark.parametrize(("first", "order"), HOLDERS)
def test_turns_are_taken_clockwise_from_the_holder(first: str, order: list[str]) -> None:
    here = planning(first, *FOUR, holder=first)
    turns = []
    for _ in FOUR:
        turns += asked(here)
        play(here, f"play {turns[-1]}-hunt 1 up", "done")
    assert turns == order


@rule("MASQ-ORDER-02", "MASQ-CONF-05", "MASQ-CONF-06")
@pytest.mark.parametrize(("first", "order"), HOLDERS)
def test_ties_are_broken_by_turn_order(first: str, order: list[str]) -> None:
    here = location(
        "1", *FOUR, holder=first, blood_at=ONE_BLOOD_EACH, at_stake={"1": "marcel"}, round=3
    )
    happened = stay(here)
    assert [counted.number for counted in events_of(happened, Counted)] == [1, 1, 1, 1]
    assert clans_of(here, happened, Placed) == order[:3]
    assert alliance(here, order[0]) == ["victim", "marcel"]
    assert alliance(here, order[1]) == ["victim", "victim"]


@rule("MASQ-ORDER-02")
def test_more_power_beats_turn_order() -> None:
    here = location("1", *FOUR, blood_at={"1": {**ONE_BLOOD_EACH["1"], "toreador": 2}})
    assert clans_of(here, stay(here), Placed) == ["toreador", "brujah", "gangrel"]


@rule("MASQ-ORDER-03", "MASQ-REW-08")
def test_the_aftermath_at_the_haven_begins_with_the_new_holder() -> None:
    here = location(
        "haven",
        *FOUR,
        cards={"haven": {clan: [f"{clan}-hunt"] for clan in FOUR if clan != "ventrue"}},
        blood_at={"haven": {"toreador": 1}},
    )
    happened = stay(here)
    assert holder(here) == "toreador"
    assert clans_of(here, happened, Acts) == ["toreador", "brujah", "gangrel"]
    # Everybody has stolen one from both others, and lost one to both.
    assert [blood(here, clan) for clan in FOUR] == [6, 6, 6, 6]


@rule("MASQ-ORDER-03", "MASQ-EOR-05")
def test_the_next_round_is_played_in_the_new_order() -> None:
    here = resolving("haven", *FOUR, blood_at={"haven": {"ventrue": 1}})
    assert events_of(stay(here), TookAmbition) == [TookAmbition(2)]
    for seat in range(4):
        here.play(seat, here.options(seat)[0])
    turns = []
    for _ in FOUR:
        turns += asked(here)
        play(here, f"play {turns[-1]}-hunt 1 up", "done")
    assert turns == ["ventrue", "toreador", "brujah", "gangrel"]


@rule("MASQ-ORDER-03")
def test_without_a_new_holder_the_order_stays() -> None:
    here = resolving("haven", *FOUR, holder="gangrel", blood_at={"haven": {"ventrue": 1}})
    assert events_of(stay(here, "ventrue"), TookAmbition) == []
    assert holder(here) == "gangrel"
    for seat in range(4):
        here.play(seat, here.options(seat)[0])
    assert asked(here) == ["gangrel"]
