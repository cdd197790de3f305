"""What a seat could expect at a moment of a recorded game: from what it knew then, played on.

A position is imagined from the seat's knowledge alone and played to its end by quick bots. Playout
i of a moment always imagines the same position and has the same chance, so that moves are compared
on equal terms, and so that it is no matter which process does it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from threading import Event
from typing import NamedTuple

from conclave import bots
from conclave.core.moves import Move
from conclave.core.position import Position
from conclave.core.record import Record
from conclave.core.registry import game as find_game
from conclave.core.rng import Rng


class Question(NamedTuple):
    """What would a seat win after so many moves: by the bots' choice, or with a move of its own?"""

    number: int
    """How many moves have been made."""
    seat: int
    move: str = ""
    """The move that the seat makes; nothing: whatever its bot would choose."""
    first: int = 0
    """From this one on,"""
    playouts: int = 1
    """so many of them."""


class Answer(NamedTuple):
    """What came of each playout: 1 for a win, 1/k for one shared by k, 0 for anything else."""

    place: int
    """Which of the questions it answers."""
    results: tuple[float, ...]


@dataclass(frozen=True)
class Story:
    """A recorded game, as little as it takes to tell it again."""

    game: str
    seats: int
    options: tuple[tuple[str, object], ...]
    seed: int
    moves: tuple[tuple[int, str], ...]

    @staticmethod
    def of(record: Record) -> Story:
        """The story of a record that has been verified."""
        return Story(
            record.game.name,
            record.position.seats,
            tuple(record.position.settings.items()),
            record.seed,
            tuple(record.moves),
        )

    def start(self) -> Position:
        """The game before its first move."""
        return find_game(self.game).start(self.seats, self.seed, dict(self.options))

    def moments(self, numbers: Sequence[int]) -> dict[int, Position]:
        """The game after so many moves, for each of these numbers."""
        wanted = set(numbers)
        position = self.start()
        found = {}
        for number, (seat, text) in enumerate((*self.moves, (0, ""))):
            if number in wanted:
                found[number] = position.copy()
            if number < len(self.moves) and number < max(wanted):
                position.play(seat, text)
        return found


@dataclass(frozen=True)
class Asking:
    """Questions about one game, to be answered in any order by any number of processes."""

    story: Story
    questions: tuple[Question, ...]
    bot: str
    """Who plays all seats on."""
    seed: int

    def __call__(self, places: Sequence[int], stop: Event) -> list[Answer]:
        """Answer the questions at these places, until told to stop."""
        asked = [self.questions[place] for place in places]
        moments = self.story.moments([question.number for question in asked])
        answers = []
        for place, question in zip(places, asked, strict=True):
            results = self.answer(question, moments[question.number], stop)
            if len(results) < question.playouts:
                break
            answers.append(Answer(place, tuple(results)))
        return answers

    def answer(self, question: Question, position: Position, stop: Event) -> list[float]:
        """The results of a question's playouts; fewer if it was stopped."""
        seat = question.seat
        known = bots.perspective(position, seat)
        results: list[float] = []
        for index in range(question.first, question.first + question.playouts):
            name = f"{self.seed} move {question.number} seat {seat} playout {index}"
            imagined = known.imagine(Rng(name))
            if question.move:
                imagined.play(seat, question.move)
            if not play_on(imagined, self.bot, name, stop):
                break
            results.append(won(imagined, seat))
        return results


def play_on(position: Position, bot: str, seed: str, stop: Event) -> bool:
    """Let bots play the game to its end; False if they were stopped."""
    seeds = Rng(seed).below(1 << 30)
    players = [
        bots.make(bot, position.game, seat, seeds, trusted=True) for seat in range(position.seats)
    ]
    while not position.over:
        if stop.is_set():
            return False
        seat = position.deciders[0]
        position.play(seat, players[seat].choose(bots.perspective(position, seat)))
    return True


def won(position: Position, seat: int) -> float:
    """What a game that is over counts for a seat: 1 for a win, 1/k for one shared by k."""
    assert position.outcome is not None
    winners = position.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def chosen_by(name: str, position: Position, seat: int, seed: int) -> Move:
    """What a bot of that name would have chosen here, from what the seat knew."""
    bot = bots.make(name, position.game, seat, seed, trusted=True)
    return bot.choose(bots.perspective(position, seat))
