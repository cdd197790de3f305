"""VEND-R: rulings on what the rulebook leaves open, unless they are in other files."""

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
    table,
    take_turn,
    viewers,
)

from conclave.core.events import visible
from conclave.games.vendetta.rules.events import Lost, Received, TurnedOver
from conclave.testing import rule


@rule("VEND-R-01", "VEND-COMP-06")
def test_a_payout_from_an_empty_box_is_nothing() -> None:
    held = table(districts=alone(YELLOW, 1), box={YELLOW: 0}, pile=[1])
    assert held.supply[YELLOW] == 49
    assert take_turn(held, "done") == [TurnedOver(RED, 1), Received(YELLOW, 0, 1)]
    assert (held.supply[YELLOW], held.box[YELLOW]) == (49, 0)


@rule("VEND-R-01", "VEND-COMP-06")
@pytest.mark.parametrize(("left", "received"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_a_reinforcement_is_limited_by_the_box(left: int, received: int) -> None:
    ending = last_turn(box={GREEN: left})
    events = take_turn(ending, "done")
    assert only(Received, events)[GREEN] == Received(GREEN, received, 3)
    assert (ending.supply[GREEN], ending.box[GREEN]) == (50 - left + received, left - received)


@rule("VEND-R-01")
def test_nothing_is_owed_later() -> None:
    held = table(
        districts=alone(YELLOW, 1) | {2: {YELLOW: 2, BLUE: 3}, 3: {YELLOW: 1}},
        box={YELLOW: 0},
        pile=[1, 2, 3],
    )
    assert take_turn(held, "done") == [TurnedOver(RED, 1), Received(YELLOW, 0, 1)]
    assert Lost(YELLOW, 2, 2) in take_turn(held, "done")
    assert held.box[YELLOW] == 2
    assert held.view(RED)["box_empty"] == []
    assert take_turn(held, "done") == [TurnedOver(GREEN, 3), Received(YELLOW, 1, 1)]
    assert held.box[YELLOW] == 1


@rule("VEND-R-02", "VEND-HID-02")
def test_everybody_sees_that_the_box_ran_out_but_no_count() -> None:
    held = table(districts=alone(YELLOW, 1), box={YELLOW: 0}, pile=[1])
    events = take_turn(held, "done")
    assert [visible(events, seat) for seat in viewers(held)] == [events] * 5
    others = [held.view(seat) for seat in (RED, GREEN, BLUE, None)]
    assert [view["box_empty"] for view in others] == [[YELLOW]] * 4
    assert [(view["supply"][YELLOW], view["box"][YELLOW]) for view in others] == [(None, None)] * 4


@rule("VEND-R-02", "VEND-HID-02")
def test_a_box_with_just_enough_is_not_shown_as_empty() -> None:
    just_enough = table(districts=alone(YELLOW, 1), box={YELLOW: 1}, pile=[1])
    plenty = table(districts=alone(YELLOW, 1), box={YELLOW: 9}, pile=[1])
    assert take_turn(just_enough, "done") == take_turn(plenty, "done")
    assert just_enough.box[YELLOW] == 0
    assert just_enough.view(RED) == plenty.view(RED)
    assert just_enough.view(RED)["box_empty"] == []


@rule("VEND-R-03")
def test_losses_reach_the_box_before_the_payout() -> None:
    fought = table(districts={1: {RED: 1, YELLOW: 2}}, box={RED: 0, YELLOW: 0}, pile=[1])
    assert take_turn(fought, "done") == [
        TurnedOver(RED, 1),
        Lost(RED, 1, 1),
        Received(YELLOW, 0, 1),
    ]
    assert (fought.box[RED], fought.box[YELLOW]) == (1, 0)


@rule("VEND-R-03")
def test_mafiosi_lost_in_the_raid_can_reinforce() -> None:
    ending = last_turn(districts={12: {RED: 2}}, box={RED: 0, BLUE: 0})
    events = take_turn(ending, "done")
    assert only(Received, events) == [
        Received(RED, 2, 3),
        Received(YELLOW, 3, 3),
        Received(GREEN, 3, 3),
        Received(BLUE, 0, 3),
    ]


@rule("VEND-R-03")
def test_mafiosi_lost_in_the_last_vendetta_can_reinforce() -> None:
    ending = last_turn(districts={11: {RED: 3, BLUE: 4}}, box={RED: 0})
    assert Lost(RED, 3, 11) in take_turn(ending, "done")
    assert (ending.supply[RED], ending.box[RED]) == (50, 0)


@rule("VEND-R-29")
def test_nothing_passes_from_player_to_player() -> None:
    fought = table(districts={1: {RED: 3, GREEN: 2}}, points={RED: 20}, pile=[1])
    totals = [fought.on_board(s) + fought.supply[s] + fought.box[s] for s in range(4)]
    take_turn(fought, "place 2 d1", "place 1 d2")
    assert totals == [fought.on_board(s) + fought.supply[s] + fought.box[s] for s in range(4)]
    assert fought.points == [20, 0, 0, 0]


@rule("VEND-R-30")
def test_a_player_without_mafiosi_stays_in_the_game() -> None:
    ruined = last_turn(active=GREEN, districts=alone(RED, 1), supply={GREEN: 0})
    assert (ruined.box[GREEN], ruined.deciders) == (50, (GREEN,))
    take_turn(ruined, "done")
    assert ruined.supply[GREEN] == 3
    turns = []
    for _ in range(11):
        turns.append(ruined.active)
        take_turn(ruined, "done")
    assert turns.count(GREEN) == 2
    assert ruined.supply[GREEN] == 6


@rule("VEND-R-38")
def test_payouts_come_from_separate_stocks() -> None:
    there = {1: {RED: 1, YELLOW: 2, GREEN: 3, BLUE: 4}}
    full = table(districts=there, pile=[1])
    short = table(districts=there, box={YELLOW: 0}, pile=[1])
    take_turn(full, "done")
    take_turn(short, "done")
    assert (full.supply, full.box) == ([10, 11, 11, 11], [40, 37, 36, 35])
    assert (short.supply, short.box) == ([10, 48, 11, 11], [40, 0, 36, 35])


@rule("VEND-R-38")
@pytest.mark.parametrize("active", [RED, YELLOW, GREEN, BLUE])
def test_the_payout_does_not_depend_on_the_active_player(active: int) -> None:
    there = {1: {RED: 1, YELLOW: 2, GREEN: 3, BLUE: 4}}
    fought = table(active=active, districts=there, box={GREEN: 0}, pile=[1])
    take_turn(fought, "done")
    assert fought.supply == [10, 11, 47, 11]
