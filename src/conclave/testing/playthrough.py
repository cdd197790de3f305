"""Playthroughs: random games written out in full, to be reviewed by eye and compared by tests.

Every decision shows what has changed in the state, a spectator's view and each seat's view, then
the options, the choice and the events. A long game may be cut off.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import conclave
from conclave.core.events import Event
from conclave.core.moves import Options
from conclave.core.position import Plain, Position
from conclave.core.rng import Rng

HEADER = re.compile(
    r"# playthrough of (\w+), seats (\d+), seed (\d+)(?:, moves (\d+))?(?:, options (\{.*\}))?"
)


def playthrough(
    name: str, seats: int, seed: int, moves: int | None, options: dict[str, object]
) -> str:
    """The text of a random game, or of its first moves."""
    header = f"# playthrough of {name}, seats {seats}, seed {seed}"
    header += f", moves {moves}" if moves is not None else ""
    header += f", options {json.dumps(options)}" if options else ""
    lines = [header]
    position = conclave.game(name).start(seats, seed, options)
    rng = Rng(seed)
    lines += happened(position.events)
    shown: dict[str, str] = {}
    while not position.over and position.number != moves:
        lines += ["", f"## {position.number}", *changes(position, shown)]
        for seat in position.deciders:
            decision = position.decision(seat)
            prompt = f"{decision.prompt} [{decision.rule}] {plain(decision.facts)}"
            lines.append(f"asked {seat}: {prompt}")
            lines.append(f"    {', '.join(ranges(decision.options))}")
        seat = position.deciders[rng.below(len(position.deciders))]
        move = position.options(seat).pick(rng)
        lines.append(f"seat {seat} chooses: {move.text}")
        lines += happened(position.play(seat, move))
    lines += ["", "## over" if position.over else "## cut off", *changes(position, shown)]
    return "\n".join(lines) + "\n"


def regenerate(text: str) -> str:
    """Play again what the first line of a playthrough describes."""
    found = HEADER.match(text)
    if found is None:
        raise ValueError("a playthrough begins with: # playthrough of GAME, seats N, seed N")
    moves = None if found[4] is None else int(found[4])
    return playthrough(found[1], int(found[2]), int(found[3]), moves, json.loads(found[5] or "{}"))


def plain(data: Plain) -> str:
    return json.dumps(data, ensure_ascii=False)


def changes(position: Position, shown: dict[str, str]) -> list[str]:
    """The changes since it was last shown."""
    new = {name: value for name, value in facts(position) if shown.get(name) != value}
    shown.update(new)
    return [f"{name} {value}" for name, value in new.items()]


def facts(position: Position) -> Iterator[tuple[str, str]]:
    """The state, a spectator's view, and what each seat sees in addition."""
    yield "digest", position.digest()
    frames = zip(position.frames, position.steps, strict=True)
    yield "frames", " > ".join(f"{frame!r}@{frame.step_name(step)}" for frame, step in frames)
    for name, value in position.save()["state"].items():
        yield f"state {name}", plain(value)
    public = position.view(None)
    for name, value in public.items():
        yield f"all see {name}", plain(value)
    for seat in range(position.seats):
        for name, value in position.view(seat).items():
            if name not in public or public[name] != value:
                yield f"{seat} sees {name}", plain(value)


def happened(events: list[Event]) -> list[str]:
    return [f"    -> {event!r}" for event in events]


def ranges(options: Options) -> list[str]:
    """The texts of options, with runs of numbers merged: place 1..9."""
    texts: list[str] = []
    first: list[str] = []
    last: list[str] = []
    for move in options:
        words = re.split(r"(\d+)", move.text)
        if follows(first, last, words):
            texts[-1] = "".join(
                a if a == b else f"{a}..{b}" for a, b in zip(first, words, strict=True)
            )
        else:
            texts.append(move.text)
            first = words
        last = words
    return texts


def follows(first: list[str], last: list[str], words: list[str]) -> bool:
    """Whether the words continue a run: the same number goes up by one."""
    if len(words) != len(last):
        return False
    steps = [i for i, (a, b) in enumerate(zip(last, words, strict=True)) if a != b]
    run = [i for i, (a, b) in enumerate(zip(first, last, strict=True)) if a != b]
    if len(steps) != 1 or run not in ([], steps):
        return False
    before, after = last[steps[0]], words[steps[0]]
    return before.isdecimal() and after.isdecimal() and int(after) == int(before) + 1
