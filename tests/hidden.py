"""Games with hidden information, and what each viewer may know of them.

Every part that shows a game (server, replays, terminal, environments, bots) is tested with these,
in its own folder.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import conclave
from conclave.core.events import Committed, Event
from conclave.core.game import Game
from conclave.core.position import Plain, Position
from conclave.core.record import Record
from conclave.core.rng import Rng

Viewer = int | None
"""A seat, or None: a spectator."""

GAMES = ("vendetta", "empire", "masquerade", "vtes")


class Step(NamedTuple):
    """A move of a game, with the positions before and after it; the setup has no move."""

    seat: int | None
    move: str
    before: Position
    position: Position
    events: list[Event]


class Scenario(NamedTuple):
    """A random game with secrets: how to start it and how far to play."""

    name: str
    seats: int
    options: Mapping[str, object]
    seed: int
    moves: int
    hidden: frozenset[str]
    """The kinds of events that are hidden from some viewers; Vendetta has none."""

    @property
    def game(self) -> Game:
        return conclave.game(self.name)


TABLES = {
    table.name: table
    for table in (
        Scenario("vendetta", 4, {}, 3, 60, frozenset()),
        Scenario(
            "empire", 2, {}, 2, 60, frozenset(("DrewTokens", "Drew", "Discarded", "TookFromPile"))
        ),
        Scenario(
            "masquerade",
            4,
            {"relics": "yes", "locations": "yes"},
            3,
            80,
            frozenset(("Drew", "Bottomed", "PlayedDown", "Looked")),
        ),
        Scenario("vtes", 3, {"decks": "starter"}, 16, 60, frozenset(("Drew", "DrewCrypt"))),
    )
}


@cache
def played(name: str) -> tuple[Step, ...]:
    """A random game in which all its kinds of hidden events occur."""
    table = TABLES[name]
    position = table.game.start(table.seats, table.seed, table.options)
    rng = Rng(f"hidden {table.seed}")
    steps = [Step(None, "", position.copy(), position.copy(), list(position.events))]
    while len(steps) <= table.moves and not position.over:
        before = position.copy()
        seat = position.deciders[rng.below(len(position.deciders))]
        move = position.options(seat).pick(rng)
        events = position.play(seat, move)
        steps.append(Step(seat, move.text, before, position.copy(), list(events)))
    assert not position.over, "a game that is over has no secrets"
    kinds = {
        type(event).__name__
        for step in steps
        for event in step.events
        if any(event.seen_by(viewer) != event for viewer in viewers(position))
    }
    assert kinds >= table.hidden, "a kind of hidden event never happened"
    return tuple(steps)


@cache
def record(name: str) -> Record:
    """The same game as an unfinished record."""
    table = TABLES[name]
    found = Record.begin(table.game, table.seats, table.options, table.seed)
    for step in played(name)[1:]:
        assert step.seat is not None
        found.play(step.seat, step.move)
    return found


def viewers(position: Position) -> list[Viewer]:
    """Each seat, and a spectator."""
    return [*range(position.seats), None]


def allowed(events: list[Event], viewer: Viewer) -> list[Event]:
    """The events as the viewer may see them."""
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


def events_sent(events: list[Event], viewer: Viewer) -> list[dict[str, Plain]]:
    """The same as plain data."""
    return [event.to_dict() for event in allowed(events, viewer)]


def secrets(step: Step, viewer: Viewer) -> set[str]:
    """Words that the viewer must not be shown at a step: hidden cards and secret choices."""
    hidden = words_in([event.to_dict() for event in step.events])
    if viewer != step.seat and Committed(step.seat or 0) in step.events and len(step.events) == 1:
        hidden.add(step.move)
    return hidden - words_in(events_sent(step.events, viewer))


def words_in(plain: Any) -> set[str]:
    """All strings in plain data, except the names of events."""
    if isinstance(plain, dict):
        return words_in([value for key, value in plain.items() if key != "event"])
    if isinstance(plain, list | tuple):
        return {word for part in plain for word in words_in(part)}
    return {plain} if isinstance(plain, str) else set()


class World(NamedTuple):
    """A variant of a step that the viewer can't tell from the real one."""

    step: Step
    viewer: Viewer
    before: Position
    position: Position
    events: list[Event]

    @property
    def differs(self) -> bool:
        """Whether its events differ from the real ones."""
        return [event.to_dict() for event in self.events] != [
            event.to_dict() for event in self.step.events
        ]


def worlds(name: str, every: int = 1) -> Iterator[World]:
    """For each step and viewer, the same move with other hidden information."""
    for number, step in enumerate(played(name)):
        if number % every or step.seat is None:
            continue
        for viewer in viewers(step.position):
            before = step.before.imagine(viewer, Rng(f"{number} {viewer}"))
            position = before.copy()
            if step.seat not in position.deciders:
                continue
            move = step.position.game.move(step.move)
            if move not in position.options(step.seat):
                continue
            events = list(position.play(step.seat, move))
            if position.view(viewer) == step.position.view(viewer):
                yield World(step, viewer, before, position, events)
