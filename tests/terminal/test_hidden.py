"""At the terminal nobody reads what he may not know."""

from __future__ import annotations

import io

import pytest
from hidden import GAMES, allowed, played, record, viewers

from conclave import bots
from conclave.core.events import Event
from conclave.core.position import Decision
from conclave.core.record import Record
from conclave.terminal import story
from conclave.terminal.guide import Guide
from conclave.terminal.host import Host
from conclave.terminal.plain import PlainTable
from conclave.terminal.play_app import PlayApp
from conclave.text import Words

CARDS = ("empire", "masquerade", "vtes")
"""The games in which things happen that not everybody may know."""


def host(name: str, *people: int) -> Host:
    """The game taken up again where its record breaks off, with people at these seats."""
    kept = Record.read(record(name).write())
    players = {
        seat: bots.make("random", kept.game, seat, 1)
        for seat in range(kept.position.seats)
        if seat not in people
    }
    return Host(kept, players, ask_always=True)


@pytest.mark.parametrize("name", CARDS)
def test_what_happened_is_told_as_each_may_know_it(name: str) -> None:
    table, hidden = host(name, 0), 0
    said = Words("en", table.game)
    for step in played(name):
        everything = said.tell(step.events)
        for viewer in viewers(step.position):
            line_by_line = said.tell(allowed(step.events, viewer))
            assert story.lines(story.Step(step.position, step.events), viewer, said) == line_by_line
            loud = [line for line in table.lines(step.events, viewer) if line in everything]
            assert set(loud) <= set(line_by_line)
            hidden += line_by_line != everything
    assert hidden > 10


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("people", [(0,), (1,), (0, 1)])
def test_a_game_taken_up_again_tells_the_past_as_it_was_seen(
    name: str, people: tuple[int, ...]
) -> None:
    table = host(name, *people)
    viewer = people[0] if len(people) == 1 else None
    heard = io.StringIO()
    PlainTable(table, io.StringIO(""), heard).run()
    shown = heard.getvalue().splitlines()
    steps = played(name)
    may = {line for step in steps for line in table.words.tell(allowed(step.events, viewer))}
    everything = {line for step in steps for line in table.words.tell(step.events)}
    assert everything - may, "nothing was hidden"
    assert not (everything - may) & set(shown)
    assert may & set(shown)


class Listening:
    """Stands in a guide's list of topics and notes what it is asked about."""

    def __init__(self) -> None:
        self.heard: dict[int, list[Event]] = {}

    def comes_up(self, seat: int, decision: Decision | None, events: list[Event]) -> bool:
        self.heard.setdefault(seat, []).extend(events)
        return False


@pytest.mark.parametrize("name", CARDS)
def test_the_guide_speaks_of_what_a_seat_saw_and_nothing_else(name: str) -> None:
    steps, ear = played(name), Listening()
    last = steps[-1].position
    guide = Guide([ear], Words("en", last.game))  # type: ignore[list-item]
    people = list(range(last.seats))
    for step in steps:
        guide.happened(step.events, people)
    asked = last.deciders[0]
    guide.news(last, asked)
    assert ear.heard[asked] == [event for step in steps for event in allowed(step.events, asked)]
    assert ear.heard[asked] != [event for step in steps for event in step.events]


@pytest.mark.parametrize("name", GAMES)
def test_the_screen_shows_the_board_as_the_one_before_it_may_see_it(name: str) -> None:
    table = host(name, 0)
    app = PlayApp(table, pause=0)
    assert app.viewer == 0
    assert app.view() == table.position.view(0)
    assert app.view() != table.position.reveal()
    assert PlayApp(host(name, 0, 1), pause=0).view() == table.position.view(None)


@pytest.mark.parametrize("name", GAMES)
def test_a_board_printed_line_by_line_is_the_askers_own(name: str) -> None:
    """Two tables that differ in what the person who is asked may not know print the same."""
    asked = record(name).position.deciders[0]
    printed: list[str] = []
    for table in (host(name, asked), host(name, asked)):
        if printed:
            rng = record(name).position.rng.copy()
            table.record.position = table.position.imagine(asked, rng)
            assert table.position.reveal() != record(name).position.reveal()
        heard = io.StringIO()
        lines = PlainTable(table, io.StringIO("board\ncards\nmoves\nhints\n"), heard)
        assert lines._asked() is False
        printed.append(heard.getvalue())
    assert printed[0] == printed[1]
