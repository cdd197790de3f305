"""The result sheet of a finished game, in words."""

from __future__ import annotations

from typing import NamedTuple

from conclave.core.position import Outcome, Position
from conclave.text.words import Words


class ResultWords(NamedTuple):
    """The titles of the columns, and their cells for each seat; often there are none."""

    columns: list[str]
    cells: list[list[str]]


def result_words(position: Position, words: Words) -> ResultWords:
    """The game's own results for each seat, besides place and score."""
    columns = position.game.results(position) if position.over else []
    return ResultWords(
        [words.say(column.key) for column in columns],
        [
            [words.say(column.cells[seat].key, **column.cells[seat].facts) for column in columns]
            for seat in range(position.seats)
        ],
    )


def ranked(outcome: Outcome) -> list[int]:
    """The seats, the best first."""
    return sorted(
        range(len(outcome.places)), key=lambda seat: (outcome.places[seat], -outcome.scores[seat])
    )


def result_text(position: Position, words: Words) -> str:
    """The whole sheet as text; empty while the game is running."""
    outcome = position.outcome
    if outcome is None:
        return ""
    columns, cells = result_words(position, words)
    lines = [words.title, words.outcome(outcome)]
    for seat in ranked(outcome):
        points = words.say(words.key("terminal-points"), number=outcome.scores[seat])
        row = " · ".join(
            f"{column}: {cell}" for column, cell in zip(columns, cells[seat], strict=True)
        )
        place = f"{outcome.places[seat]}. " if outcome.winners else ""
        lines.append(f"{place}{words.seat(seat)} – {row or points}")
    return "\n".join(lines) + "\n"
