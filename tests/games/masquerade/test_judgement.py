"""Masquerade's judge: sensible, and independent of hidden information."""

from __future__ import annotations

import pytest
from games.masquerade.stage import GAME, location, new_game, planning, play, seat_of

from conclave import Rng
from conclave.games.masquerade.rules.table import Table
from conclave.lab.simulate import simulate

FOUR = ("brujah", "gangrel", "ventrue", "toreador")


def best(table: Table, clan: str) -> str:
    """The move that a bot scores highest."""
    decision = table.decision(seat_of(table, clan))
    worths = GAME.judges["greedy"](table.view(decision.seat), decision)
    return decision.options[worths.index(max(worths))].text


def test_scores_do_not_depend_on_hidden_information() -> None:
    differed = 0
    for seed in range(4):
        table, rng = new_game(4, seed), Rng(seed)
        while not table.over:
            seat = table.deciders[rng.below(len(table.deciders))]
            if table.number % 5 == 0:
                other = table.imagine(seat, Rng(table.number))
                differed += other.reveal() != table.reveal()
                asked = table.decision(seat)
                worths = GAME.judges["greedy"](table.view(seat), asked)
                assert len(worths) == len(asked.options)
                assert worths == GAME.judges["greedy"](other.view(seat), other.decision(seat))
            table.play(seat, table.options(seat).pick(rng))
    assert differed > 20


def test_a_leader_stays_and_the_last_player_withdraws() -> None:
    table = location(
        "1",
        *FOUR,
        cards={"1": {"brujah": ["brujah-hunt"], "gangrel": ["gangrel-hunt"],
                     "ventrue": ["ventrue-hunt"], "toreador": ["toreador-hunt"]}},
        blood_at={"1": {"brujah": 9, "gangrel": 6, "ventrue": 5, "toreador": 3}},
        at_stake={"1": "marcel"},
    )  # fmt: skip
    assert best(table, "brujah") == "stay"
    assert best(table, "toreador") == "withdraw"


@pytest.mark.parametrize(
    ("ally", "choice"),
    [("douglas-richardson", "drain douglas-richardson"), ("anita-wainwright", "turn 1")],
)
def test_greedy_short_of_blood_drains_a_human_but_no_fatal_vampire(ally: str, choice: str) -> None:
    table = planning(
        "brujah",
        *FOUR,
        hands={"brujah": ["brujah-hunt"]},
        alliances={"brujah": [ally]},
        blood={"brujah": 1},
        red={"brujah": 2},
    )
    play(table, "play brujah-hunt haven up")
    assert best(table, "brujah") == choice


def test_greedy_beats_random() -> None:
    result = simulate(GAME, 20, 4, ("greedy", "random"), seed=3)
    assert result.by_bot["greedy"].rate > 0.8
