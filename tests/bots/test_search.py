"""Search: stronger than chance in any game, blind to what is hidden, and done when it is told."""

from __future__ import annotations

import pytest
from tiny.auction import AUCTION
from tiny.duel import DUEL

import conclave
from conclave import Position, Rng, bots
from conclave.bots.bot import Judging
from conclave.bots.contest import POOL, Contest, Pool, Trial
from conclave.bots.levels import LEVELS, Searching
from conclave.bots.search import Search
from conclave.bots.tree import Edge, Node
from conclave.core.foresight import Foresight, result
from conclave.core.game import Game, Thinking
from conclave.core.position import Outcome


def thinker(game: Game, seat: int, seed: int, iterations: int) -> Searching:
    """A bot that thinks by the number, so that it chooses the same each time."""
    return Searching(game, seat, Rng(f"thinker {seed}"), Thinking(iterations))


def won(game: Game, seed: int, iterations: int) -> float:
    """The thinker's share of the victory in a game against chance."""
    position, rng, me = game.start(2, seed), Rng(seed), seed % 2
    bot = thinker(game, me, seed, iterations)
    while not position.over:
        seat = position.deciders[0]
        chosen = (
            bot.choose(bots.perspective(position, seat))
            if seat == me
            else position.options(seat).pick(rng)
        )
        position.play(seat, chosen)
    assert position.outcome is not None
    winners = position.outcome.winners
    return 1 / len(winners) if me in winners else 0.0


@pytest.mark.parametrize(("game", "games", "iterations"), [(DUEL, 10, 30), (AUCTION, 40, 120)])
def test_it_beats_chance(game: Game, games: int, iterations: int) -> None:
    assert sum(won(game, seed, iterations) for seed in range(games)) >= 0.65 * games


@pytest.mark.parametrize("game", [DUEL, AUCTION])
def test_it_chooses_the_same_whatever_it_may_not_know(game: Game) -> None:
    position, rng, differed = game.start(2, 5), Rng(5), 0
    while not position.over:
        seat = position.deciders[0]
        other = position.imagine(seat, rng)
        differed += other.digest() != position.digest()
        chosen = [
            thinker(game, seat, position.number, 25).choose(bots.perspective(one, seat))
            for one in (position, other)
        ]
        assert chosen[0] == chosen[1]
        position.play(seat, position.options(seat).pick(rng))
    assert differed > 0


def test_it_stops_at_once_when_it_is_told() -> None:
    position = DUEL.start(2, 1)
    seat = position.deciders[0]
    bot = thinker(DUEL, seat, 1, 10**9)
    perspective = bots.perspective(position, seat)
    assert bot.think(perspective, lambda: True) == 0
    assert bot.best(perspective) in position.options(seat)


def test_it_stops_when_its_time_is_over() -> None:
    position = DUEL.start(2, 1)
    seat = position.deciders[0]
    bot = Searching(DUEL, seat, Rng(1), Thinking(10**9, seconds=0.0))
    assert bot.think(bots.perspective(position, seat), lambda: False) == 0


def test_it_thinks_no_longer_than_the_move_is_in_doubt() -> None:
    position = DUEL.start(2, 1)
    seat = position.deciders[0]
    bot = thinker(DUEL, seat, 1, 4000)
    assert bot.think(bots.perspective(position, seat), lambda: False) < 4000


def test_it_thinks_while_another_decides() -> None:
    position = DUEL.start(2, 1)
    other = 1 - position.deciders[0]
    bot = thinker(DUEL, other, 1, 50)
    assert bot.think(bots.perspective(position, other), lambda: False) == 50
    assert any(node.seat == other for node in bot.search.nodes.values())


def test_what_a_seat_is_offered_is_part_of_what_it_knows() -> None:
    """Who looks through a pile that is imagined each time anew is offered other cards each time."""
    game = conclave.game("empire")
    position, rng = game.start(2, 14), Rng(14)
    while position.number < 112:
        seat = position.deciders[0]
        position.play(seat, position.options(seat).pick(rng))
    seat = position.deciders[0]
    bot = Searching(game, seat, Rng(1), Thinking(150))
    assert bot.choose(bots.perspective(position, seat)) in position.options(seat)


def test_likely_positions_are_drawn_more_often() -> None:
    class Believing(Foresight):
        """Holds the positions in which the other has a bolt for three times as likely."""

        def likelihood(self, position: Position, seat: int) -> float:
            return 3.0 if self.armed(position, seat) else 1.0

        def armed(self, position: Position, seat: int) -> bool:
            return "bolt" in position.view(1 - seat)["hands"][1 - seat]

    position = DUEL.start(2, 2)
    believing = Believing()
    counts = []
    for foresight in (Foresight(), believing):
        pool = Pool(lambda rng: position.imagine(0, rng), foresight, 0, Rng(3))
        drawn = [pool.draw() for _ in range(10 * POOL)]
        counts.append(sum(believing.armed(one, 0) for one in drawn))
    assert counts[1] > counts[0]


def contest_of_two(seed: int, trust: float = 0.0) -> Contest:
    """A contest of two options in the beginning of a duel."""
    position = DUEL.start(2, 1)
    node = Node(0, trust)
    node.edges = [Edge(position.options(0).at(place)) for place in (0, 1)]
    return Contest(0, node, Pool(lambda rng: position.imagine(0, rng), Foresight(), 0, Rng(seed)))


def note(contest: Contest, trial: Trial, value: float) -> None:
    """An option met its next fate, as the search notes it."""
    contest.node.note(trial.edge, value)
    contest.note(trial, value)


def luck_of(position: Position) -> int:
    """What chance will bring, as a number from 0 to 99."""
    return Rng(position.digest()).below(100)


def test_options_meet_the_same_fates() -> None:
    contest = contest_of_two(1)
    met: dict[int, list[int]] = {0: [], 1: []}
    for _ in range(20):
        trial = contest.select()
        met[contest.trials.index(trial)].append(luck_of(contest.fate(trial)))
        note(contest, trial, 0.5)
    assert len(set(met[0])) > 3
    assert met[0][:9] == met[1][:9]


def test_a_small_advantage_is_found_in_spite_of_great_luck() -> None:
    """The second is better by a hundredth, where luck makes a hundred times as much."""
    found = 0
    for seed in range(20):
        contest = contest_of_two(seed)
        for _ in range(40):
            trial = contest.select()
            luck = luck_of(contest.fate(trial)) / 100
            note(contest, trial, luck + (0.01 if trial is contest.trials[1] else 0.0))
        found += contest.favourite() is contest.trials[1]
    assert found == 20


def test_what_was_found_out_while_others_decided_counts() -> None:
    position = DUEL.start(2, 1)
    node = Node(0)
    bad, good = node.edges = [Edge(position.options(0).at(place)) for place in (0, 1)]
    for _ in range(30):
        node.note(bad, 0.2)
        node.note(good, 0.8)
    contest = Contest(0, node, Pool(lambda rng: position.imagine(0, rng), Foresight(), 0, Rng(1)))
    for _ in range(4):
        trial = contest.select()
        assert trial.edge is good
        note(contest, trial, 0.5)
    assert contest.favourite().edge is good


class Lottery(Foresight):
    """Who casts wins in 60 of 100 fates and who rests in 40, whatever the other would bring."""

    def horizon(self) -> int:
        return 1

    def vain(self, position: Position) -> bool:
        return True

    def chances(self, position: Position) -> list[float]:
        lucky = luck_of(position) < (60 if position.view(0)["used"] else 40)
        return [1.0, 0.0] if lucky else [0.0, 1.0]


def test_what_had_bad_luck_at_first_is_found_all_the_same() -> None:
    position = DUEL.start(2, 2)
    assert [move.text for move in position.options(0)] == ["cast bolt", "rest"]
    found = 0
    for seed in range(20):
        search = Search(Lottery(), 0, Rng(seed))
        search.think(lambda rng: position.imagine(0, rng), 300, lambda: False)
        found += search.best(position).text == "cast bolt"
    assert found >= 18


@pytest.mark.parametrize(("ahead", "preferred"), [(0.05, 0), (0.2, 1)])
def test_a_first_sight_that_is_trusted_is_never_quite_forgotten(
    ahead: float, preferred: int
) -> None:
    """The second option looks worse by 0.2 of a chance and turns out better by so much."""
    contest = contest_of_two(1, trust=10.0)
    contest.trials[0].edge.prior = 0.2
    for _ in range(5_000):
        note(contest, contest.trials[0], 0.5)
        note(contest, contest.trials[1], 0.5 + ahead)
    contest.select()
    assert contest.favourite() is contest.trials[preferred]
    edges = contest.node.edges
    assert (contest.node.expected(edges[0]) > contest.node.expected(edges[1])) == (preferred == 0)


def test_the_gentle_one_slips() -> None:
    game = conclave.game("vendetta")
    position = game.start(3, 4)
    view = bots.perspective(position, position.deciders[0])
    judge = game.judges["greedy"]
    chosen = [
        {Judging(game, 0, Rng(seed), judge, slips).choose(view).text for seed in range(20)}
        for slips in (0, LEVELS["gentle"].slips)
    ]
    assert len(chosen[1]) > len(chosen[0])


def test_what_a_result_is_worth() -> None:
    outcome = Outcome((1, 2, 3), (5, 3, 1), "over", "X-01")
    assert result(outcome) == pytest.approx([1.0, 0.05, 0.0])
    shared = Outcome((1, 1, 3), (5, 5, 1), "over", "X-01")
    assert result(shared) == pytest.approx([0.55, 0.55, 0.0])
