"""Analysis of a game: each seat's chances over the moves, turning points, better moves.

All chances are estimated from what a seat knew at the time (lab/playouts.py): first at some of its
decisions; then, where they fell most, bisecting for the decision after which they fell. There the
legal moves are tried out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from statistics import mean, pvariance
from threading import Event
from typing import NamedTuple

from conclave import bots
from conclave.core.game import Game
from conclave.core.record import Record
from conclave.core.rng import Rng
from conclave.lab.playouts import Playouts, Question, RecordedGame, bot_choice, won
from conclave.lab.running import carry_out

MIN_FALL = 0.1
"""The smallest fall of chances that counts as a turning point."""
MIN_GAIN = 0.03
"""How much better than the actual move a suggestion must be."""
MAX_TRIED = 10
"""The maximum number of moves tried out at a turning point."""
FINALISTS = 3
"""How many of them are tried again, besides the actual move."""


CONFIRMATION = 3
"""How many times the playouts are made to confirm a fall, since the largest of many falls are often
just luck."""

Moment = tuple[int, int]
"""A number of moves made, and a seat."""


class Fall(NamedTuple):
    """A fall of a seat's chances from one of its decisions to a later one."""

    seat: int
    low: int
    high: int


class Point(NamedTuple):
    """A seat's chance to win after a number of moves, given what it knew then."""

    number: int
    chance: float


class TurningPoint(NamedTuple):
    """A move after which its seat's chances fell."""

    number: int
    """The move, counted from 1 as in the record."""
    seat: int
    before: float
    after: float
    """Its chance at its next decision, or its result if the game ended."""
    played: str
    better: str | None
    """A better move; None if none was found, so the move wasn't the only reason."""
    played_chance: float
    better_chance: float
    """With the better move, or with the actual one if there is none."""

    @property
    def fall(self) -> float:
        """By how much the chances fell."""
        return self.before - self.after


@dataclass
class Analysis:
    """The results, possibly incomplete."""

    recorded: RecordedGame
    names: list[str]
    bot: str
    budget: int
    courses: list[list[Point]]
    """Each seat's chances, in the order of moves."""
    turning_points: list[TurningPoint] = field(default_factory=list)
    """In the order of moves."""
    stopped: bool = False

    def to_dict(self) -> dict[str, object]:
        """The analysis as plain data."""
        return {
            "game": self.recorded.game,
            "seats": self.recorded.seats,
            "names": self.names,
            "moves": len(self.recorded.moves),
            "bot": self.bot,
            "budget": self.budget,
            "stopped": self.stopped,
            "courses": [[list(point) for point in course] for course in self.courses],
            "turning_points": [point._asdict() for point in self.turning_points],
        }


def quick_bot(game: Game) -> str:
    """The default bot for playouts: the game's first judge, or random."""
    return next(iter(game.judges), "random")


def strong_bot(game: Game) -> str:
    """The default adviser: a reproducible strong bot."""
    return f"strong@{game.search_budget.iterations}"


def analyse(
    record: Record,
    budget: int = 24,
    points: int = 16,
    turning_points: int = 5,
    bot: str | None = None,
    adviser: str | None = None,
    seed: int = 0,
    jobs: int = 1,
    stop: Event | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Analysis:
    """Analyse a verified record.

    Chances are estimated by `budget` playouts with `bot` on all seats, at up to `points` decisions
    of each seat. At up to `turning_points` moves, alternatives are tried, among them the choice of
    the strong bot; with an `adviser`, only the choice of that bot. `progress` gets the number of
    playouts done and planned so far. When `stop` is set, the results so far are returned.
    """
    recorded = RecordedGame.of(record)
    bot = quick_bot(record.game) if bot is None else bot
    for name in {bot, adviser or bot}:
        bots.make(name, record.game, 0, seed, trusted=True)
    found = Analysis(recorded, list(record.names), bot, budget, [[] for _ in range(recorded.seats)])
    search = _Search(recorded, found, seed, jobs, stop or Event(), progress)
    try:
        search.sample(points)
        search.find_falls(turning_points)
        search.advise(adviser)
    except _Stopped:
        found.stopped = True
    found.turning_points.sort()
    return found


class _Stopped(Exception):
    """The analysis was stopped."""


class _Search:
    """A running analysis."""

    def __init__(
        self,
        recorded: RecordedGame,
        found: Analysis,
        seed: int,
        jobs: int,
        stop: Event,
        progress: Callable[[int, int], None],
    ) -> None:
        self.recorded = recorded
        self.found = found
        self.seed = seed
        self.jobs = jobs
        self.stop = stop
        self.progress = progress
        self.done = self.wanted = 0
        self.decisions, self.end = decisions(recorded)
        self.results: dict[Moment, tuple[float, ...]] = {}
        self.falls: list[Fall] = []

    def ask(
        self,
        questions: Sequence[Question],
        on_answer: Callable[[int, tuple[float, ...]], None] = lambda place, results: None,
    ) -> list[tuple[float, ...]]:
        """The results of all playouts, also passed to `on_answer` as they come in.

        Raises _Stopped when stopped.
        """
        if not questions:
            return []
        work = Playouts(self.recorded, tuple(questions), self.found.bot, self.seed)
        self.wanted += sum(question.playouts for question in questions)
        answers: dict[int, tuple[float, ...]] = {}
        for part in carry_out(work, range(len(questions)), self.jobs, self.stop):
            for place, results in part:
                answers[place] = results
                self.done += len(results)
                on_answer(place, results)
            self.progress(self.done, self.wanted)
        if len(answers) < len(questions):
            raise _Stopped
        return [answers[place] for place in range(len(questions))]

    def estimate(self, moments: Iterable[Moment], playouts: int) -> None:
        """Estimate the chances of seats at moments, each with this many playouts in all."""
        new = []
        for number, seat in sorted(set(moments)):
            made = len(self.results.get((number, seat), ()))
            if made < playouts and number < len(self.recorded.moves):
                new.append(Question(number, seat, first=made, playouts=playouts - made))

        def add(place: int, results: tuple[float, ...]) -> None:
            """Add results, and update the course of the seat."""
            number, seat = new[place].number, new[place].seat
            self.results[number, seat] = (*self.results.get((number, seat), ()), *results)
            known = [Point(n, mean(made)) for (n, who), made in self.results.items() if who == seat]
            if self.end is not None:
                known.append(Point(len(self.recorded.moves), self.end[seat]))
            self.found.courses[seat] = sorted(known)

        self.ask(new, add)

    def sample(self, points: int) -> None:
        """Estimate each seat's chances at some of its decisions, evenly spaced."""
        wanted = []
        for seat, numbers in enumerate(self.decisions):
            wanted += [(number, seat) for number in thinned(numbers, points)]
        self.estimate(wanted, self.found.budget)

    def find_falls(self, most: int) -> None:
        """Find the decisions after which chances fell most, and confirm them."""
        for seat, course in enumerate(self.found.courses):
            self.falls += [Fall(seat, one.number, after.number) for one, after in pairwise(course)]
        self.falls = self.worst(2 * most)
        while middles := {fall: middle for fall in self.falls if (middle := self.middle(fall))}:
            moments = [(middle, fall.seat) for fall, middle in middles.items()]
            self.estimate(moments, self.found.budget)
            for place, fall in enumerate(self.falls):
                if fall in middles:
                    halves = (fall._replace(high=middles[fall]), fall._replace(low=middles[fall]))
                    self.falls[place] = max(halves, key=self.size)
        ends = [(number, fall.seat) for fall in self.falls for number in (fall.low, fall.high)]
        self.estimate(ends, CONFIRMATION * self.found.budget)
        self.falls = [fall for fall in self.falls if self.size(fall) >= 2 * self.noise(fall)]
        self.falls = self.worst(most)

    def worst(self, most: int) -> list[Fall]:
        """The largest falls that are large enough."""
        falls = sorted({fall for fall in self.falls if self.size(fall) >= MIN_FALL})
        return sorted(falls, key=lambda fall: -self.size(fall))[:most]

    def middle(self, fall: Fall) -> int | None:
        """The seat's decision halfway through a fall; None if there is none in between."""
        between = [n for n in self.decisions[fall.seat] if fall.low < n < fall.high]
        return between[len(between) // 2] if between else None

    def chance(self, seat: int, number: int) -> float:
        """The estimate of a seat's chance at a moment."""
        if self.end is not None and number == len(self.recorded.moves):
            return self.end[seat]
        return mean(self.results[number, seat])

    def size(self, fall: Fall) -> float:
        """By how much a seat's chances fell."""
        return self.chance(fall.seat, fall.low) - self.chance(fall.seat, fall.high)

    def noise(self, fall: Fall) -> float:
        """The standard error of the size of a fall."""
        error = 0.0
        for number in (fall.low, fall.high):
            if results := self.results.get((number, fall.seat)):
                # Shrunk towards one half, because a few games that agree prove little.
                rate = (sum(results) + 1) / (len(results) + 2)
                error += rate * (1 - rate) / len(results)
        return sqrt(error)

    def advise(self, adviser: str | None) -> None:
        """Try out other moves where chances fell."""
        budget = self.found.budget
        tried = {fall: self.candidates(fall, adviser) for fall in self.falls}
        results = self.try_out(tried, 0, max(1, budget // 2))
        for fall, (played, *others) in tried.items():
            best = sorted(others, key=lambda move: -sum(results[fall, move]))
            tried[fall] = [played, *best[:FINALISTS]]
        # Use fresh playouts, because the best of the first ones may just have been lucky.
        results = self.try_out(tried, budget, 2 * budget)
        for fall, moves in tried.items():
            of_moves = {move: results[fall, move] for move in moves}
            self.found.turning_points.append(self.turning_point(fall, of_moves))

    def try_out(
        self, tried: dict[Fall, list[str]], first: int, count: int
    ) -> dict[tuple[Fall, str], tuple[float, ...]]:
        """The results of `count` playouts with each of the moves."""
        pairs = [(fall, move) for fall, moves in tried.items() for move in moves]
        questions = [Question(fall.low, fall.seat, move, first, count) for fall, move in pairs]
        return dict(zip(pairs, self.ask(questions), strict=True))

    def turning_point(self, fall: Fall, results: dict[str, tuple[float, ...]]) -> TurningPoint:
        """A fall with the actual move, which is the first of these, and a better one if any."""
        played = next(iter(results))
        best = max(results, key=lambda move: mean(results[move]))
        gains = [one - other for one, other in zip(results[best], results[played], strict=True)]
        sure = mean(gains) >= max(MIN_GAIN, 2 * sqrt(pvariance(gains) / len(gains)))
        return TurningPoint(
            fall.low + 1,
            fall.seat,
            self.chance(fall.seat, fall.low),
            self.chance(fall.seat, fall.high),
            played,
            best if sure else None,
            mean(results[played]),
            mean(results[best if sure else played]),
        )

    def candidates(self, fall: Fall, adviser: str | None) -> list[str]:
        """The moves to try out, starting with the actual one."""
        position = self.recorded.moments([fall.low])[fall.low]
        advisers = [adviser] if adviser else [strong_bot(position.game), self.found.bot]
        moves = [self.recorded.moves[fall.low][1]]
        moves += [bot_choice(name, position, fall.seat, self.seed).text for name in advisers]
        if adviser is None:
            options = position.options(fall.seat)
            places = list(range(len(options)))
            Rng(f"{self.seed} tried at {fall.low}").shuffle(places)
            moves += [options[place].text for place in places[:MAX_TRIED]]
        return list(dict.fromkeys(moves))[:MAX_TRIED]


def decisions(recorded: RecordedGame) -> tuple[list[list[int]], list[float] | None]:
    """The numbers of each seat's decisions, and the results of a finished game."""
    position = recorded.start()
    found: list[list[int]] = [[] for _ in range(recorded.seats)]
    for number, (seat, text) in enumerate(recorded.moves):
        if seat >= 0 and len(position.options(seat)) > 1:
            found[seat].append(number)
        position.play(seat, text)
    if not position.over:
        return found, None
    return found, [won(position, seat) for seat in range(recorded.seats)]


def thinned(numbers: Sequence[int], most: int) -> list[int]:
    """At most `most` of the numbers, evenly spaced, including the first and the last."""
    if len(numbers) <= most:
        return list(numbers)
    step = (len(numbers) - 1) / (most - 1)
    return [numbers[round(index * step)] for index in range(most)]
