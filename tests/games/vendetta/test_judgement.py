"""Greedy at Vendetta: what a sensible player would do, and how it fares."""

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
    """What greedy does in the turn of whoever is to place."""
    seat = position.active
    bot = bots.make("greedy", VENDETTA, seat, 1)
    chosen: list[str] = []
    turn = (position.round, position.turn)
    while not position.over and (position.round, position.turn) == turn:
        move = bot.choose(bots.perspective(position, seat))
        chosen.append(move.text)
        position.play(seat, move)
    return chosen


def test_it_stops_who_would_win_with_this_very_turn() -> None:
    """Blue holds five districts that nobody else will visit any more; Red can match in one."""
    held = alone(BLUE, 1, 2, 3, 4, mafiosi=8) | alone(BLUE, 5, mafiosi=6)
    chosen = choices(last_turn(active=RED, districts=held, supply={RED: 7}))
    assert chosen[0] in ("place 6 d5", "place 7 d5")


def test_it_takes_the_last_district_it_needs() -> None:
    """Empty districts whose cards are out are left, and nobody comes after Red."""
    position = last_turn(active=RED, districts=alone(RED, 1, 2, 3, 4), supply={RED: 4})
    choices(position)
    assert position.outcome is not None
    assert position.outcome.winners == [RED]


def test_it_does_not_waste_mafiosi_where_the_card_is_out_and_nothing_is_to_be_won() -> None:
    """All cards that matter are out; in district 1 Red could only join two rivals for nothing."""
    crowd = {1: {YELLOW: 5, GREEN: 5, BLUE: 5}}
    chosen = choices(last_turn(active=RED, districts=crowd | alone(RED, 2), supply={RED: 3}))
    assert not any(move.endswith(" d1") for move in chosen)


def test_in_a_last_round_that_was_agreed_on_it_keeps_nothing_back() -> None:
    """Red takes two empty districts for five points: there is no tomorrow for a supply."""
    position = last_turn(active=RED, supply={RED: 2}, options={"rounds": 1})
    choices(position)
    assert position.outcome is not None
    assert position.outcome.scores[RED] == 5


def test_a_rival_alone_is_entered_with_enough_or_not_at_all() -> None:
    for supply in range(8):
        position = table(active=GREEN, districts=alone(RED, 8, mafiosi=4), supply={GREEN: supply})
        choices(position)  # every choice was played, so it was allowed
        assert position.active != GREEN


@pytest.mark.parametrize("seats", VENDETTA.seats)
def test_greedy_beats_random_at_any_number_of_seats(seats: int) -> None:
    result = simulate(VENDETTA, 40, seats, ["greedy", "random"], seed=1)
    assert result.by_bot["greedy"].rate > 0.9
    assert sum(share.wins for share in result.by_bot.values()) == pytest.approx(40)


class Hoarder(Bot):
    """Places all it has where it is strongest already."""

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
    """Takes the lead, by one, wherever a card may still come and that costs least."""

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
def test_greedy_beats_three_of_a_simple_kind(kind: type[Bot], least: float) -> None:
    """By chance it would win a quarter."""
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
