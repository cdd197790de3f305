"""Looking back at a game: each seat's chances over the moves, where it lost them, what was better.

Every figure is what the seat could expect from what it knew at the time (lab/playouts.py). First
its chances are estimated at some of its decisions. Where they fell most between two of these, the
decision after which they fell is looked for, and the moves that were open there are tried out.
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
from conclave.lab.playouts import Asking, Question, Story, chosen_by, won
from conclave.lab.running import carry_out

FALL = 0.1
"""Chances that fell by less are no turning point."""
BETTER = 0.03
"""A move must promise so much more than the one that was made to be suggested."""
TRIED = 10
"""At most so many moves are tried out at a turning point."""
LAST_ROUND = 3
"""So many of them once more, beside the one that was made."""


MAKING_SURE = 3
"""So many times the playouts where chances seem to have fallen: the greatest falls of many are
often mere chance."""

Moment = tuple[int, int]
"""After so many moves, from the eyes of a seat."""


class Fall(NamedTuple):
    """A seat's chances were worse at the second of these moments than at the first."""

    seat: int
    low: int
    high: int


class Point(NamedTuple):
    """A seat's chance to win after so many moves, from what it knew then."""

    number: int
    chance: float


class TurningPoint(NamedTuple):
    """A move after which its seat's chances were worse."""

    number: int
    """The move, counted from 1 as in the record."""
    seat: int
    before: float
    after: float
    """Its chance when it had to decide next, or what came of the game."""
    played: str
    better: str | None
    """A move that promised more; None: none was found, so it was not this move alone."""
    played_chance: float
    better_chance: float
    """With that move; the same as of the one that was made where none was better."""

    @property
    def fall(self) -> float:
        """By how much the chances fell."""
        return self.before - self.after


@dataclass
class Analysis:
    """What was found out, as far as it came."""

    story: Story
    names: list[str]
    bot: str
    budget: int
    courses: list[list[Point]]
    """For each seat its chances, in the order of moves."""
    turning_points: list[TurningPoint] = field(default_factory=list)
    """In the order of moves."""
    stopped: bool = False

    def told(self) -> dict[str, object]:
        """The analysis as plain data."""
        return {
            "game": self.story.game,
            "seats": self.story.seats,
            "names": self.names,
            "moves": len(self.story.moves),
            "bot": self.bot,
            "budget": self.budget,
            "stopped": self.stopped,
            "courses": [[list(point) for point in course] for course in self.courses],
            "turning_points": [point._asdict() for point in self.turning_points],
        }


def quick_bot(game: Game) -> str:
    """Who plays games on where nobody has said: the first judgement of the game, or chance."""
    return next(iter(game.judges), "random")


def strong_bot(game: Game) -> str:
    """Who looks ahead for a better move where nobody has said, the same way every time."""
    return f"strong@{game.thinking.iterations}"


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
    """Look back at a game that was recorded and verified.

    `budget` playouts are made for a chance, at up to `points` decisions of each seat, by `bot` on
    all seats. At up to `turning_points` moves what was open there is tried out, above all what the
    strong bot would have done; with an `adviser` only what this bot would have. `progress` hears
    how many playouts are done, of how many that are wanted by now. When `stop` is set, what was
    found by then is returned.
    """
    story = Story.of(record)
    bot = quick_bot(record.game) if bot is None else bot
    for name in {bot, adviser or bot}:
        bots.make(name, record.game, 0, seed, trusted=True)
    found = Analysis(story, list(record.names), bot, budget, [[] for _ in range(story.seats)])
    search = _Search(story, found, seed, jobs, stop or Event(), progress)
    try:
        search.look(points)
        search.look_closer(turning_points)
        search.advise(adviser)
    except _Stopped:
        found.stopped = True
    found.turning_points.sort()
    return found


class _Stopped(Exception):
    """Somebody wants no more."""


class _Search:
    """An analysis under way."""

    def __init__(
        self,
        story: Story,
        found: Analysis,
        seed: int,
        jobs: int,
        stop: Event,
        progress: Callable[[int, int], None],
    ) -> None:
        self.story = story
        self.found = found
        self.seed = seed
        self.jobs = jobs
        self.stop = stop
        self.progress = progress
        self.done = self.wanted = 0
        self.decisions, self.end = decisions(story)
        self.results: dict[Moment, tuple[float, ...]] = {}
        self.falls: list[Fall] = []

    def ask(
        self,
        questions: Sequence[Question],
        hear: Callable[[int, tuple[float, ...]], None] = lambda place, results: None,
    ) -> list[tuple[float, ...]]:
        """The results of all playouts; raises where it is stopped. Each is heard as it comes."""
        if not questions:
            return []
        work = Asking(self.story, tuple(questions), self.found.bot, self.seed)
        self.wanted += sum(question.playouts for question in questions)
        answers: dict[int, tuple[float, ...]] = {}
        for part in carry_out(work, range(len(questions)), self.jobs, self.stop):
            for place, results in part:
                answers[place] = results
                self.done += len(results)
                hear(place, results)
            self.progress(self.done, self.wanted)
        if len(answers) < len(questions):
            raise _Stopped
        return [answers[place] for place in range(len(questions))]

    def weigh(self, moments: Iterable[Moment], playouts: int) -> None:
        """Estimate the chances of seats at moments by so many playouts in all."""
        new = []
        for number, seat in sorted(set(moments)):
            made = len(self.results.get((number, seat), ()))
            if made < playouts and number < len(self.story.moves):
                new.append(Question(number, seat, first=made, playouts=playouts - made))

        def hear(place: int, results: tuple[float, ...]) -> None:
            """Add to what is known, and bring the seat's course up to date."""
            number, seat = new[place].number, new[place].seat
            self.results[number, seat] = (*self.results.get((number, seat), ()), *results)
            known = [Point(n, mean(made)) for (n, who), made in self.results.items() if who == seat]
            if self.end is not None:
                known.append(Point(len(self.story.moves), self.end[seat]))
            self.found.courses[seat] = sorted(known)

        self.ask(new, hear)

    def look(self, points: int) -> None:
        """Estimate everybody's chances at some decisions, evenly spaced."""
        wanted = []
        for seat, numbers in enumerate(self.decisions):
            wanted += [(number, seat) for number in thinned(numbers, points)]
        self.weigh(wanted, self.found.budget)

    def look_closer(self, most: int) -> None:
        """Where chances fell most, find the decision after which they did, and make sure of it."""
        for seat, course in enumerate(self.found.courses):
            self.falls += [Fall(seat, one.number, after.number) for one, after in pairwise(course)]
        self.falls = self.worst(2 * most)
        while middles := {fall: middle for fall in self.falls if (middle := self.middle(fall))}:
            self.weigh([(middle, fall.seat) for fall, middle in middles.items()], self.found.budget)
            for place, fall in enumerate(self.falls):
                if fall in middles:
                    halves = (fall._replace(high=middles[fall]), fall._replace(low=middles[fall]))
                    self.falls[place] = max(halves, key=self.size)
        ends = [(number, fall.seat) for fall in self.falls for number in (fall.low, fall.high)]
        self.weigh(ends, MAKING_SURE * self.found.budget)
        self.falls = [fall for fall in self.falls if self.size(fall) >= 2 * self.noise(fall)]
        self.falls = self.worst(most)

    def worst(self, most: int) -> list[Fall]:
        """The greatest falls that are worth a look."""
        falls = sorted({fall for fall in self.falls if self.size(fall) >= FALL})
        return sorted(falls, key=lambda fall: -self.size(fall))[:most]

    def middle(self, fall: Fall) -> int | None:
        """The decision of the seat half-way through a fall; None: it had none in between."""
        between = [n for n in self.decisions[fall.seat] if fall.low < n < fall.high]
        return between[len(between) // 2] if between else None

    def chance(self, seat: int, number: int) -> float:
        """What is known of a seat's chance at a moment."""
        if self.end is not None and number == len(self.story.moves):
            return self.end[seat]
        return mean(self.results[number, seat])

    def size(self, fall: Fall) -> float:
        """By how much a seat's chances fell."""
        return self.chance(fall.seat, fall.low) - self.chance(fall.seat, fall.high)

    def noise(self, fall: Fall) -> float:
        """How far off the size of a fall is likely to be: the error of its estimate."""
        error = 0.0
        for number in (fall.low, fall.high):
            if results := self.results.get((number, fall.seat)):
                # Somewhat towards one half, for a few games that agree prove little.
                rate = (sum(results) + 1) / (len(results) + 2)
                error += rate * (1 - rate) / len(results)
        return sqrt(error)

    def advise(self, adviser: str | None) -> None:
        """Try out what was open to a seat where its chances fell."""
        budget = self.found.budget
        tried = {fall: self.candidates(fall, adviser) for fall in self.falls}
        results = self.try_out(tried, 0, max(1, budget // 2))
        for fall, (played, *others) in tried.items():
            best = sorted(others, key=lambda move: -sum(results[fall, move]))
            tried[fall] = [played, *best[:LAST_ROUND]]
        # What looked best by luck has to show it again, in playouts it was not chosen by.
        results = self.try_out(tried, budget, 2 * budget)
        for fall, moves in tried.items():
            worths = {move: results[fall, move] for move in moves}
            self.found.turning_points.append(self.turning_point(fall, worths))

    def try_out(
        self, tried: dict[Fall, list[str]], first: int, count: int
    ) -> dict[tuple[Fall, str], tuple[float, ...]]:
        """What came of so many playouts with each of the moves."""
        pairs = [(fall, move) for fall, moves in tried.items() for move in moves]
        asked = [Question(fall.low, fall.seat, move, first, count) for fall, move in pairs]
        return dict(zip(pairs, self.ask(asked), strict=True))

    def turning_point(self, fall: Fall, worths: dict[str, tuple[float, ...]]) -> TurningPoint:
        """A fall with the move that was made, the first of these, and a better one if any is."""
        played = next(iter(worths))
        best = max(worths, key=lambda move: mean(worths[move]))
        gains = [one - other for one, other in zip(worths[best], worths[played], strict=True)]
        sure = mean(gains) >= max(BETTER, 2 * sqrt(pvariance(gains) / len(gains)))
        return TurningPoint(
            fall.low + 1,
            fall.seat,
            self.chance(fall.seat, fall.low),
            self.chance(fall.seat, fall.high),
            played,
            best if sure else None,
            mean(worths[played]),
            mean(worths[best if sure else played]),
        )

    def candidates(self, fall: Fall, adviser: str | None) -> list[str]:
        """The moves that are tried out, first the one that was made."""
        position = self.story.moments([fall.low])[fall.low]
        advisers = [adviser] if adviser else [strong_bot(position.game), self.found.bot]
        moves = [self.story.moves[fall.low][1]]
        moves += [chosen_by(name, position, fall.seat, self.seed).text for name in advisers]
        if adviser is None:
            options = position.options(fall.seat)
            places = list(range(len(options)))
            Rng(f"{self.seed} tried at {fall.low}").shuffle(places)
            moves += [options[place].text for place in places[:TRIED]]
        return list(dict.fromkeys(moves))[:TRIED]


def decisions(story: Story) -> tuple[list[list[int]], list[float] | None]:
    """For each seat the moments in which it had a choice; and what came of the game, if over."""
    position = story.start()
    found: list[list[int]] = [[] for _ in range(story.seats)]
    for number, (seat, text) in enumerate(story.moves):
        if seat >= 0 and len(position.options(seat)) > 1:
            found[seat].append(number)
        position.play(seat, text)
    if not position.over:
        return found, None
    return found, [won(position, seat) for seat in range(story.seats)]


def thinned(numbers: Sequence[int], most: int) -> list[int]:
    """At most so many of the numbers, evenly spaced, with the first and the last."""
    if len(numbers) <= most:
        return list(numbers)
    step = (len(numbers) - 1) / (most - 1)
    return [numbers[round(index * step)] for index in range(most)]
