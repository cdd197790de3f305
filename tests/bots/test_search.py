"""The search beats random play, ignores hidden information, and stops when told."""

from __future__ import annotations

import pytest
from tiny.auction import AUCTION
from tiny.duel import DUEL

import conclave
from conclave import Position, Rng, bots
from conclave.bots.bot import JudgeBot
from conclave.bots.contest import POOL, Contest, Pool, Trial
from conclave.bots.levels import LEVELS, SearchBot
from conclave.bots.search import Search
from conclave.bots.tree import Edge, Node
from conclave.core.foresight import Foresight, payoffs
from conclave.core.game import Game, SearchBudget
from conclave.core.position import Outcome


def thinker(game: Game, seat: int, seed: int, iterations: int) -> SearchBot:
    """A bot with a fixed number of iterations, so that it always chooses the same."""
    return SearchBot(game, seat, Rng(f"thinker {seed}"), SearchBudget(iterations))


def won(game: Game, seed: int, iterations: int) -> float:
    """The bot's share of the victory against random play."""
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
def test_search_beats_random_play(game: Game, games: int, iterations: int) -> None:
    assert sum(won(game, seed, iterations) for seed in range(games)) >= 0.65 * games


@pytest.mark.parametrize("game", [DUEL, AUCTION])
def test_search_does_not_depend_on_hidden_information(game: Game) -> None:
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


def test_search_stops_at_once_when_told() -> None:
    position = DUEL.start(2, 1)
    seat = position.deciders[0]
    bot = thinker(DUEL, seat, 1, 10**9)
    perspective = bots.perspective(position, seat)
    assert bot.think(perspective, lambda: True) == 0
    assert bot.best(perspective) in position.options(seat)


def test_search_stops_when_its_time_is_over() -> None:
    position = DUEL.start(2, 1)
    seat = position.deciders[0]
    bot = SearchBot(DUEL, seat, Rng(1), SearchBudget(10**9, seconds=0.0))
    assert bot.think(bots.perspective(position, seat), lambda: False) == 0


def test_search_stops_when_the_move_is_clear() -> None:
    position = DUEL.start(2, 1)
    seat = position.deciders[0]
    bot = thinker(DUEL, seat, 1, 4000)
    assert bot.think(bots.perspective(position, seat), lambda: False) < 4000


def test_search_ponders_while_another_seat_decides() -> None:
    position = DUEL.start(2, 1)
    other = 1 - position.deciders[0]
    bot = thinker(DUEL, other, 1, 50)
    assert bot.think(bots.perspective(position, other), lambda: False) == 50
    assert any(node.seat == other for node in bot.search.nodes.values())


def test_offered_options_are_part_of_a_nodes_key() -> None:
    """A seat that searches an imagined pile is offered other cards each time."""
    game = conclave.game("empire")
    position, rng = game.start(2, 14), Rng(14)
    while position.number < 112:
        seat = position.deciders[0]
        position.play(seat, position.options(seat).pick(rng))
    seat = position.deciders[0]
    bot = SearchBot(game, seat, Rng(1), SearchBudget(150))
    assert bot.choose(bots.perspective(position, seat)) in position.options(seat)


def test_likely_positions_are_drawn_more_often() -> None:
    class Believing(Foresight):
        """Considers positions in which the opponent has a bolt three times as likely."""

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


def contest_of_two(seed: int, prior_weight: float = 0.0) -> Contest:
    """A contest of two options at the start of a duel."""
    position = DUEL.start(2, 1)
    node = Node(0, prior_weight)
    node.edges = [Edge(position.options(0).at(place)) for place in (0, 1)]
    return Contest(0, node, Pool(lambda rng: position.imagine(0, rng), Foresight(), 0, Rng(seed)))


def add(contest: Contest, trial: Trial, value: float) -> None:
    """Add the result of an option, as the search does."""
    contest.node.add(trial.edge, value)
    contest.add(trial, value)


def luck_of(position: Position) -> int:
    """The luck in a position, as a number from 0 to 99."""
    return Rng(position.digest()).below(100)


def test_options_are_tried_in_the_same_worlds() -> None:
    contest = contest_of_two(1)
    luck: dict[int, list[int]] = {0: [], 1: []}
    for _ in range(20):
        trial = contest.select()
        luck[contest.trials.index(trial)].append(luck_of(contest.next_world(trial)))
        add(contest, trial, 0.5)
    assert len(set(luck[0])) > 3
    assert luck[0][:9] == luck[1][:9]


def test_a_small_advantage_is_found_despite_much_luck() -> None:
    """The second option is better by 0.01, while luck ranges from 0 to 1."""
    found = 0
    for seed in range(20):
        contest = contest_of_two(seed)
        for _ in range(40):
            trial = contest.select()
            luck = luck_of(contest.next_world(trial)) / 100
            add(contest, trial, luck + (0.01 if trial is contest.trials[1] else 0.0))
        found += contest.favourite() is contest.trials[1]
    assert found == 20


def test_results_from_pondering_count() -> None:
    position = DUEL.start(2, 1)
    node = Node(0)
    bad, good = node.edges = [Edge(position.options(0).at(place)) for place in (0, 1)]
    for _ in range(30):
        node.add(bad, 0.2)
        node.add(good, 0.8)
    contest = Contest(0, node, Pool(lambda rng: position.imagine(0, rng), Foresight(), 0, Rng(1)))
    for _ in range(4):
        trial = contest.select()
        assert trial.edge is good
        add(contest, trial, 0.5)
    assert contest.favourite().edge is good


class Lottery(Foresight):
    """Casting wins in 60 % of the worlds, resting in 40 %, independently of each other."""

    def horizon(self) -> int:
        return 1

    def stops_here(self, position: Position) -> bool:
        return True

    def chances(self, position: Position) -> list[float]:
        lucky = luck_of(position) < (60 if position.view(0)["used"] else 40)
        return [1.0, 0.0] if lucky else [0.0, 1.0]


def test_a_good_option_is_found_despite_early_bad_luck() -> None:
    position = DUEL.start(2, 2)
    assert [move.text for move in position.options(0)] == ["cast bolt", "rest"]
    found = 0
    for seed in range(20):
        search = Search(Lottery(), 0, Rng(seed))
        search.think(lambda rng: position.imagine(0, rng), 300, lambda: False)
        found += search.best(position).text == "cast bolt"
    assert found >= 18


@pytest.mark.parametrize(("lead", "preferred"), [(0.05, 0), (0.2, 1)])
def test_trusted_priors_are_never_discounted(lead: float, preferred: int) -> None:
    """The prior of the second option is worse by 0.2, its results are better by `lead`."""
    contest = contest_of_two(1, prior_weight=10.0)
    contest.trials[0].edge.prior = 0.2
    for _ in range(5_000):
        add(contest, contest.trials[0], 0.5)
        add(contest, contest.trials[1], 0.5 + lead)
    contest.select()
    assert contest.favourite() is contest.trials[preferred]
    edges = contest.node.edges
    assert (contest.node.expected(edges[0]) > contest.node.expected(edges[1])) == (preferred == 0)


def test_the_gentle_bot_slips() -> None:
    game = conclave.game("vendetta")
    position = game.start(3, 4)
    view = bots.perspective(position, position.deciders[0])
    judge = game.judges["greedy"]
    chosen = [
        {JudgeBot(game, 0, Rng(seed), judge, slips).choose(view).text for seed in range(20)}
        for slips in (0, LEVELS["gentle"].slips)
    ]
    assert len(chosen[1]) > len(chosen[0])


def test_payoffs_reward_winning_and_the_place() -> None:
    outcome = Outcome((1, 2, 3), (5, 3, 1), "over", "X-01")
    assert payoffs(outcome) == pytest.approx([1.0, 0.05, 0.0])
    shared = Outcome((1, 1, 3), (5, 5, 1), "over", "X-01")
    assert payoffs(shared) == pytest.approx([0.55, 0.55, 0.0])
