"""Greedy in Vendetta: sensible choices, and results against other bots."""

from __future__ import annotations

import pytest
from games.vendetta.stage import BLUE, GREEN, RED, YELLOW, alone, last_turn, table

import conclave
from conclave import Move, Rng, bots
from conclave.bots import Bot, Perspective
from conclave.games.vendetta.rules.moves import Place
from conclave.games.vendetta.rules.table import Table
from conclave.lab import simulate

VENDETTA = conclave.game("vendetta")


def choices(position: Table) -> list[str]:
    """Greedy's moves in the current turn."""
    seat = position.active
    bot = bots.make("greedy", VENDETTA, seat, 1)
    chosen: list[str] = []
    turn = (position.round, position.turn)
    while not position.over and (position.round, position.turn) == turn:
        move = bot.choose(bots.perspective(position, seat))
        chosen.append(move.text)
        position.play(seat, move)
    return chosen


def test_greedy_stops_a_rival_who_is_about_to_win() -> None:
    """Blue holds five districts that nobody else will enter; Red can match one."""
    held = alone(BLUE, 1, 2, 3, 4, mafiosi=8) | alone(BLUE, 5, mafiosi=6)
    chosen = choices(last_turn(active=RED, districts=held, supply={RED: 7}))
    assert chosen[0] in ("place 6 d5", "place 7 d5")


def test_greedy_takes_the_last_district_it_needs() -> None:
    """Only empty districts whose cards are out are left, and nobody plays after Red."""
    position = last_turn(active=RED, districts=alone(RED, 1, 2, 3, 4), supply={RED: 4})
    choices(position)
    assert position.outcome is not None
    assert position.outcome.winners == [RED]


def test_greedy_wastes_no_mafiosi_in_decided_districts() -> None:
    """All relevant cards are out; in district 1 Red could only join two rivals for nothing."""
    crowd = {1: {YELLOW: 5, GREEN: 5, BLUE: 5}}
    chosen = choices(last_turn(active=RED, districts=crowd | alone(RED, 2), supply={RED: 3}))
    assert not any(move.endswith(" d1") for move in chosen)


def test_greedy_saves_nothing_in_an_agreed_last_round() -> None:
    """Red takes two empty districts for five points, since a supply has no later use."""
    position = last_turn(active=RED, supply={RED: 2}, options={"rounds": 1})
    choices(position)
    assert position.outcome is not None
    assert position.outcome.scores[RED] == 5


def test_greedy_enters_a_held_district_with_enough_mafiosi_or_not_at_all() -> None:
    for supply in range(8):
        position = table(active=GREEN, districts=alone(RED, 8, mafiosi=4), supply={GREEN: supply})
        choices(position)  # every choice was played, so it was legal
        assert position.active != GREEN


@pytest.mark.parametrize("seats", VENDETTA.seats)
def test_greedy_beats_random_at_any_number_of_seats(seats: int) -> None:
    result = simulate(VENDETTA, 40, seats, ["greedy", "random"], seed=1)
    assert result.by_bot["greedy"].rate > 0.9
    assert sum(share.wins for share in result.by_bot.values()) == pytest.approx(40)


class Hoarder(Bot):
    """Places everything where it is already strongest."""

    def choose(self, perspective: Perspective) -> Move:
        districts = perspective.view["districts"]
        return max(
            perspective.options,
            key=lambda move: (
                (districts[str(move.district)][self.seat], move.number)
                if isinstance(move, Place)
                else (0, 0)
            ),
        )


class Builder(Bot):
    """Takes the lead by one where it is cheapest and a card may still come."""

    def choose(self, perspective: Perspective) -> Move:
        view = perspective.view

        def gain(move: Move) -> float:
            if not isinstance(move, Place):
                return 0.0
            row: list[int] = view["districts"][str(move.district)]
            strongest = max(number for seat, number in enumerate(row) if seat != self.seat)
            leads = row[self.seat] + move.number > strongest >= row[self.seat]
            counts = int(leads and move.district not in view["turned_over"])
            return counts * (2 + row.count(0)) - 0.3 * move.number

        return max(perspective.options, key=gain)


@pytest.mark.parametrize(("kind", "least"), [(Hoarder, 0.8), (Builder, 0.4)])
def test_greedy_beats_three_simple_bots(kind: type[Bot], least: float) -> None:
    """A random share would be a quarter."""
    games = 40
    won = 0.0
    for number in range(games):
        position = VENDETTA.start(4, number)
        mine = number % 4
        players = [kind(VENDETTA, seat, Rng(number)) for seat in range(4)]
        players[mine] = bots.make("greedy", VENDETTA, mine, number)
        while not position.over:
            seat = position.deciders[0]
            position.play(seat, players[seat].choose(bots.perspective(position, seat)))
        assert position.outcome is not None
        winners = position.outcome.winners
        won += (mine in winners) / len(winners)
    assert won / games > least
