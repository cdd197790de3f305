"""The terminal shows nobody what they may not know."""

from __future__ import annotations

import io

import pytest
from hidden import GAMES, allowed, played, record, viewers

from conclave import bots
from conclave.core.events import Event
from conclave.core.position import Decision
from conclave.core.record import Record
from conclave.terminal import replay_steps
from conclave.terminal.guide import Guide
from conclave.terminal.host import Host
from conclave.terminal.plain import PlainTable
from conclave.terminal.play_app import PlayApp
from conclave.text import Words

CARDS = ("empire", "masquerade", "vtes")
"""Games with events that not everybody may see."""


def host(name: str, *people: int) -> Host:
    """The resumed game of a record, with people at these seats."""
    saved = Record.read(record(name).write())
    players = {
        seat: bots.make("random", saved.game, seat, 1)
        for seat in range(saved.position.seats)
        if seat not in people
    }
    return Host(saved, players, ask_always=True)


@pytest.mark.parametrize("name", CARDS)
def test_each_viewer_reads_only_what_they_may_know(name: str) -> None:
    table, hidden = host(name, 0), 0
    words, to_you = Words("en", table.game), Words("en", table.game, you=0)
    for step in played(name):
        everything = words.event_lines(step.events)
        for viewer in viewers(step.position):
            line_by_line = words.event_lines(allowed(step.events, viewer))
            assert (
                replay_steps.lines(replay_steps.Step(step.position, step.events), viewer, words)
                == line_by_line
            )
            may_know = (to_you if viewer == 0 else words).event_lines(allowed(step.events, viewer))
            assert set(table.lines(step.events, viewer)) <= set(may_know)
            hidden += line_by_line != everything
    assert hidden > 10


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("people", [(0,), (1,), (0, 1)])
def test_a_resumed_game_repeats_only_what_was_seen(name: str, people: tuple[int, ...]) -> None:
    table = host(name, *people)
    viewer = people[0] if len(people) == 1 else None
    output = io.StringIO()
    PlainTable(table, io.StringIO(""), output).run()
    shown = output.getvalue().splitlines()
    steps = played(name)
    words = Words("en", table.game, table.record.names, you=viewer)
    may = {line for step in steps for line in words.event_lines(allowed(step.events, viewer))}
    everything = {line for step in steps for line in words.event_lines(step.events)}
    assert everything - may, "nothing was hidden"
    assert not (everything - may) & set(shown)
    assert may & set(shown)


class TopicSpy:
    """A topic that records what the guide asks it about."""

    def __init__(self) -> None:
        self.asked_about: dict[int, list[Event]] = {}

    def comes_up(self, seat: int, decision: Decision | None, events: list[Event]) -> bool:
        self.asked_about.setdefault(seat, []).extend(events)
        return False


@pytest.mark.parametrize("name", CARDS)
def test_the_guide_knows_only_what_the_seat_saw(name: str) -> None:
    steps, spy = played(name), TopicSpy()
    last = steps[-1].position
    guide = Guide([spy], Words("en", last.game))  # type: ignore[list-item]
    people = list(range(last.seats))
    for step in steps:
        guide.happened(step.events, people)
    asked = last.deciders[0]
    guide.news(last, asked)
    assert spy.asked_about[asked] == [
        event for step in steps for event in allowed(step.events, asked)
    ]
    assert spy.asked_about[asked] != [event for step in steps for event in step.events]


@pytest.mark.parametrize("name", GAMES)
def test_the_board_shows_only_what_the_viewer_may_see(name: str) -> None:
    table = host(name, 0)
    app = PlayApp(table, pause=0)
    assert app.viewer == 0
    assert app.view() == table.position.view(0)
    assert app.view() != table.position.reveal()
    assert PlayApp(host(name, 0, 1), pause=0).view() == table.position.view(None)


@pytest.mark.parametrize("name", GAMES)
def test_the_printed_board_shows_only_what_its_player_may_see(name: str) -> None:
    """Positions that differ only in what the player may not know print the same."""
    asked = record(name).position.deciders[0]
    printed: list[str] = []
    for table in (host(name, asked), host(name, asked)):
        if printed:
            rng = record(name).position.rng.copy()
            table.record.position = table.position.imagine(asked, rng)
            assert table.position.reveal() != record(name).position.reveal()
        output = io.StringIO()
        lines = PlainTable(table, io.StringIO("board\ncards\nmoves\nhints\n"), output)
        assert lines._ask() is False
        printed.append(output.getvalue())
    assert printed[0] == printed[1]
