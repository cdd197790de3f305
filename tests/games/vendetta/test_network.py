"""Vendetta's network computes the same as the training code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from games.vendetta.stage import BLUE, GREEN, RED, YELLOW, alone, changed, new_game, table

from conclave.games.vendetta.judging.network import NETWORK, Estimate
from conclave.games.vendetta.rules.table import Table

CASES = json.loads(Path(__file__).with_name("network_cases.json").read_text(encoding="utf-8"))
"""Positions before a round, and the chance of seat 0 computed by `training/vendetta`."""


def position(case: dict[str, Any]) -> Table:
    """The table of a case."""
    seats = case["seats"]
    rows = [[0] * seats, *case["mafiosi"]]
    return changed(
        new_game(seats),
        asked=case["mover"],
        mafiosi=[number for row in rows for number in row],
        supply=case["supply"],
        box=[50 - case["supply"][seat] - sum(row[seat] for row in rows) for seat in range(seats)],
        points=case["points"],
        starter=case["mover"],
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['seats']}-{case['chance']}")
def test_the_network_agrees_with_the_training_code(case: dict[str, Any]) -> None:
    assert Estimate(position(case), 0, False).chance() == pytest.approx(case["chance"], abs=2e-4)


def test_the_chance_after_placing_is_the_chance_of_the_resulting_village() -> None:
    here = table(turn=4, districts={3: {YELLOW: 2, BLUE: 1}, 5: {RED: 1}}, supply={RED: 9})
    there = table(turn=4, districts={3: {RED: 3, YELLOW: 2, BLUE: 1}, 5: {RED: 1}}, supply={RED: 6})
    chance = Estimate(here, RED, True).chance_with(3, 3)
    assert chance == pytest.approx(Estimate(there, RED, True).chance())
    assert chance != pytest.approx(Estimate(here, RED, True).chance())


def test_each_seat_has_its_own_chance() -> None:
    held = alone(GREEN, 1, 2, 3, 4, mafiosi=6) | alone(RED, 5) | alone(BLUE, 6)
    village = table(turn=1, districts=held, points={GREEN: 200})
    chances = [Estimate(village, seat, False).chance() for seat in range(4)]
    assert max(chances) == chances[GREEN] > 0.8
    assert chances[RED] > chances[YELLOW]


def test_the_loser_of_a_tie_depends_on_the_active_seat() -> None:
    tie = {1: {RED: 2, YELLOW: 2}}
    ours, theirs = (table(turn=3, active=seat, districts=tie, pile=[1]) for seat in (RED, YELLOW))
    assert Estimate(ours, RED, True).mover == 0
    assert Estimate(theirs, RED, True).mover == 1
    assert Estimate(ours, RED, True).district(1, 0) != Estimate(theirs, RED, True).district(1, 0)


def test_the_cache_does_not_change_results() -> None:
    cases = [position(case) for case in CASES]
    warm = [Estimate(each, 0, False).chance() for each in cases]
    NETWORK.cache.clear()
    assert [Estimate(each, 0, False).chance() for each in cases] == warm
