"""An analysis as text and as a chart."""

from __future__ import annotations

from conclave.core.registry import game as find_game
from conclave.lab.analysis import Analysis, TurningPoint
from conclave.lab.plots import Mark, lines
from conclave.text import Words


def sentences(point: TurningPoint, words: Words) -> list[str]:
    """A turning point as text: what happened, and what was better."""
    assert words.game is not None
    fall = words.say(
        "analysis-fall",
        number=point.number,
        seat=point.seat,
        before=round(100 * point.before),
        after=round(100 * point.after),
        played=words.move(words.game.move(point.played)),
    )
    if point.better is None:
        return [fall, words.say("analysis-no-better")]
    better = words.say(
        "analysis-better",
        better=words.move(words.game.move(point.better)),
        better_chance=round(100 * point.better_chance),
        played_chance=round(100 * point.played_chance),
    )
    return [fall, better]


def text_lines(analysis: Analysis, language: str) -> list[str]:
    """The analysis as lines of text."""
    words = Words(language, find_game(analysis.recorded.game), analysis.names)
    text = [words.say("analysis-title")]
    for seat, course in enumerate(analysis.courses):
        chances = "  ".join(f"{point.number}: {100 * point.chance:.0f} %" for point in course)
        text.append(words.say("analysis-seat", seat=seat, chances=chances or "–"))
    for point in analysis.turning_points:
        text += ["", *sentences(point, words)]
    if analysis.stopped:
        text += ["", words.say("analysis-stopped")]
    elif not analysis.turning_points:
        text += ["", words.say("analysis-no-falls")]
    how = words.say("analysis-how", budget=analysis.budget, bot=analysis.bot)
    return [*text, "", how]


def chart(analysis: Analysis, language: str) -> str:
    """The chances as SVG, with turning points marked."""
    words = Words(language, find_game(analysis.recorded.game), analysis.names)
    names = [words.seat(seat) for seat in range(analysis.recorded.seats)]
    if len(set(names)) < len(names):
        names = [f"{name} ({seat})" for seat, name in enumerate(names)]
    courses = {
        names[seat]: [(float(point.number), point.chance) for point in course]
        for seat, course in enumerate(analysis.courses)
    }
    marks = [
        Mark(names[point.seat], point.number - 1, point.before, " ".join(texts))
        for point in analysis.turning_points
        if (texts := sentences(point, words))
    ]
    title = f"{words.title}: {words.say('analysis-title')}"
    return lines(title, courses, len(analysis.recorded.moves), marks)
