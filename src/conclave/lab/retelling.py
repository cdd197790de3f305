"""An analysis in words and as a picture."""

from __future__ import annotations

from conclave.core.registry import game as find_game
from conclave.lab.analysis import Analysis, TurningPoint
from conclave.lab.plots import Mark, lines
from conclave.text import Words


def sentences(point: TurningPoint, words: Words) -> list[str]:
    """What is said of a turning point: what happened, and what was better."""
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


def tell(analysis: Analysis, language: str) -> list[str]:
    """The whole analysis, line by line."""
    words = Words(language, find_game(analysis.story.game), analysis.names)
    told = [words.say("analysis-title")]
    for seat, course in enumerate(analysis.courses):
        chances = "  ".join(f"{point.number}: {100 * point.chance:.0f} %" for point in course)
        told.append(words.say("analysis-seat", seat=seat, chances=chances or "–"))
    for point in analysis.turning_points:
        told += ["", *sentences(point, words)]
    if analysis.stopped:
        told += ["", words.say("analysis-stopped")]
    elif not analysis.turning_points:
        told += ["", words.say("analysis-no-falls")]
    how = words.say("analysis-how", budget=analysis.budget, bot=analysis.bot)
    return [*told, "", how]


def chart(analysis: Analysis, language: str) -> str:
    """The chances as a picture, with the turning points marked."""
    words = Words(language, find_game(analysis.story.game), analysis.names)
    names = [words.seat(seat) for seat in range(analysis.story.seats)]
    if len(set(names)) < len(names):
        names = [f"{name} ({seat})" for seat, name in enumerate(names)]
    courses = {
        names[seat]: [(float(point.number), point.chance) for point in course]
        for seat, course in enumerate(analysis.courses)
    }
    marks = [
        Mark(names[point.seat], point.number - 1, point.before, " ".join(said))
        for point in analysis.turning_points
        if (said := sentences(point, words))
    ]
    title = f"{words.title}: {words.say('analysis-title')}"
    return lines(title, courses, len(analysis.story.moves), marks)
