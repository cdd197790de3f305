"""Playouts: what a seat can expect at a moment of a recorded game, given what it knew.

A position is imagined from the seat's knowledge alone and played out by quick bots. Playout i of a
moment always has the same imagined position and the same random numbers, so that moves are compared
fairly and results don't depend on the process.
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
    """A playout to run: from a moment on, with the bot's choice or a given move."""

    number: int
    """The number of moves made."""
    seat: int
    move: str = ""
    """The seat's move; empty: its bot's choice."""
    first: int = 0
    """The number of the first playout."""
    playouts: int = 1
    """The number of playouts."""


class Answer(NamedTuple):
    """The result of each playout: the seat's share of the victory."""

    place: int
    """The index of the question."""
    results: tuple[float, ...]


@dataclass(frozen=True)
class RecordedGame:
    """Everything needed to replay a recorded game."""

    game: str
    seats: int
    options: tuple[tuple[str, object], ...]
    seed: int
    moves: tuple[tuple[int, str], ...]

    @staticmethod
    def of(record: Record) -> RecordedGame:
        """The game of a verified record."""
        return RecordedGame(
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
        """The positions after these numbers of moves."""
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
class Playouts:
    """Questions about one game, which any process can answer in any order."""

    recorded: RecordedGame
    questions: tuple[Question, ...]
    bot: str
    """The bot that plays all seats."""
    seed: int

    def __call__(self, places: Sequence[int], stop: Event) -> list[Answer]:
        """Answer the questions at these indices, until stopped."""
        asked = [self.questions[place] for place in places]
        moments = self.recorded.moments([question.number for question in asked])
        answers = []
        for place, question in zip(places, asked, strict=True):
            results = self.answer(question, moments[question.number], stop)
            if len(results) < question.playouts:
                break
            answers.append(Answer(place, tuple(results)))
        return answers

    def answer(self, question: Question, position: Position, stop: Event) -> list[float]:
        """The results of a question's playouts; fewer if stopped."""
        seat = question.seat
        known = bots.perspective(position, seat)
        results: list[float] = []
        for index in range(question.first, question.first + question.playouts):
            name = f"{self.seed} move {question.number} seat {seat} playout {index}"
            imagined = known.imagine(Rng(name))
            if question.move:
                imagined.play(seat, question.move)
            if not play_out(imagined, self.bot, name, stop):
                break
            results.append(won(imagined, seat))
        return results


def play_out(position: Position, bot: str, seed: str, stop: Event) -> bool:
    """Let bots play a game to its end; False if stopped."""
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
    """A seat's share of the victory: 1/k if k seats won."""
    assert position.outcome is not None
    winners = position.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def bot_choice(name: str, position: Position, seat: int, seed: int) -> Move:
    """A bot's choice, given what the seat knew."""
    bot = bots.make(name, position.game, seat, seed, trusted=True)
    return bot.choose(bots.perspective(position, seat))
