"""VEND-RAID: the raid at the end of the round."""

from __future__ import annotations

import pytest
from games.vendetta.stage import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    alone,
    last_turn,
    only,
    refusal,
    table,
    take_turn,
)

from conclave.games.vendetta.rules.events import (
    Lost,
    Placed,
    Raided,
    Received,
    Reordered,
    RoundBegan,
    Scored,
    TurnedOver,
)
from conclave.testing import rule

NOTHING_SCORED = [Scored(seat, 0, 0) for seat in (RED, YELLOW, GREEN, BLUE)]
REINFORCED = [Received(seat, 3, 3) for seat in (RED, YELLOW, GREEN, BLUE)]


@rule("VEND-RAID-01", "VEND-RAID-06", "VEND-SCORE-01")
def test_the_raid_follows_the_eleventh_card_at_once() -> None:
    ending = last_turn(active=BLUE, districts={11: {RED: 1, BLUE: 2}, 12: {GREEN: 3}})
    assert take_turn(ending, "place 1 d5", "place 1 d6") == [
        Placed(BLUE, 1, 5),
        Placed(BLUE, 1, 6),
        TurnedOver(BLUE, 11),
        Lost(RED, 1, 11),
        Received(BLUE, 1, 1),
        Raided((12, 13)),
        Lost(GREEN, 3, 12),
        *NOTHING_SCORED[:3],
        Scored(BLUE, 3, 20),
        *REINFORCED,
        RoundBegan(2, RED),
        Reordered(RED),
    ]


@rule("VEND-RAID-01")
def test_there_is_no_raid_before_the_eleventh_card() -> None:
    ending = table(turn=10, districts={12: {GREEN: 3}}, pile=[10, 11], raid=[12, 13])
    assert take_turn(ending, "done") == [TurnedOver(RED, 10)]
    assert (ending.row(12), ending.deciders) == ([0, 0, 3, 0], (YELLOW,))
    assert only(Raided, take_turn(ending, "done")) == [Raided((12, 13))]


@rule("VEND-RAID-02", "VEND-RAID-03")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_both_districts_are_cleared_of_everybody_into_the_box(seats: int) -> None:
    everybody = dict.fromkeys(range(seats), 4)
    full = last_turn(seats, districts={5: everybody, 12: everybody, 13: everybody})
    assert full.box == [28] * seats
    events = take_turn(full, "done")
    assert only(Raided, events) == [Raided((12, 13))]
    assert only(Lost, events) == [Lost(s, 4, d) for d in (12, 13) for s in range(seats)]
    assert [full.row(d) for d in (5, 12, 13)] == [[4] * seats, [0] * seats, [0] * seats]
    assert full.supply == [13] * seats
    assert full.box == [33] * seats


@rule("VEND-RAID-04", "VEND-RAID-05")
def test_sole_control_is_no_protection_and_pays_nothing() -> None:
    held = last_turn(districts=alone(RED, 12, mafiosi=9))
    assert take_turn(held, "done") == [
        TurnedOver(RED, 11),
        Raided((12, 13)),
        Lost(RED, 9, 12),
        *NOTHING_SCORED,
        *REINFORCED,
        RoundBegan(2, YELLOW),
        Reordered(YELLOW),
    ]
    assert held.row(12) == [0, 0, 0, 0]


@rule("VEND-RAID-05")
def test_the_raid_is_not_a_vendetta() -> None:
    shared = last_turn(districts={13: {RED: 9, BLUE: 1}})
    events = take_turn(shared, "done")
    assert only(Lost, events) == [Lost(RED, 9, 13), Lost(BLUE, 1, 13)]
    assert only(Received, events) == REINFORCED


@rule("VEND-RAID-06")
def test_nobody_can_place_between_the_last_vendetta_and_the_raid() -> None:
    ending = last_turn(active=RED)
    assert ending.deciders == (RED,)
    take_turn(ending, "done")
    assert (ending.round, ending.turn, ending.deciders) == (2, 1, (YELLOW,))
    assert refusal(ending, RED, "place 1 d1") == "VEND-TURN-03"


@rule("VEND-RAID-07")
def test_the_round_that_ends_the_game_has_its_raid() -> None:
    winning = last_turn(districts=alone(RED, 1, 2, 3, 4, 5) | {13: {YELLOW: 2}})
    events = take_turn(winning, "done")
    assert winning.over
    assert only(Raided, events) == [Raided((12, 13))]
    assert (winning.row(13), winning.raid) == ([0, 0, 0, 0], [])


@rule("VEND-RAID-07")
def test_empty_districts_are_raided_too() -> None:
    empty = last_turn()
    events = take_turn(empty, "done")
    assert only(Raided, events) == [Raided((12, 13))]
    assert only(Lost, events) == []
