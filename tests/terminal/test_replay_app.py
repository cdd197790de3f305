"""The replay app."""

from __future__ import annotations

from terminal.harness import VENDETTA, host, press, run_app, screen, shown
from textual.pilot import Pilot

from conclave.core.record import replay
from conclave.terminal.replay_app import ReplayApp
from conclave.terminal.replay_steps import Step, transcript
from conclave.terminal.widgets import Log
from conclave.text import Words


def played(seats: int = 3) -> list[Step]:
    """The steps of a finished game between bots."""
    table = host(people=(), seats=seats, rounds=1)
    while (seat := table.bot_to_move) is not None:
        table.play(seat, table.bot_move(seat))
    text = table.record.write()
    return [Step(record.position.copy(), list(events)) for record, events in replay(text)]


def test_the_replay_steps_forward_backward_and_to_both_ends() -> None:
    steps = played()
    app = ReplayApp(steps, Words("en", VENDETTA))
    last = len(steps) - 1

    async def script(pilot: Pilot[None]) -> None:
        assert f"move 0 of {last}" in shown(app, "#headline")
        await press(pilot, "left")
        assert app.at == 0
        await press(pilot, "right", "right", "left")
        assert app.at == 1
        assert app.query_one(Log).lines_shown[-1][1].startswith(("Red", "Yellow", "Green"))
        await press(pilot, "end")
        assert app.at == last
        assert "The last round is over." in shown(app)
        await press(pilot, "right", "home")
        assert app.at == 0

    run_app(app, script)


def test_typing_a_number_jumps_to_that_step() -> None:
    app = ReplayApp(played(), Words("de", VENDETTA))

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "2", "enter")
        assert app.at == 12
        assert "Zug 12 von" in shown(app, "#headline")
        await press(pilot, "9", "9", "9", "enter", "left")
        assert app.at == len(app.steps) - 2

    run_app(app, script)


def test_e_switches_between_all_viewers() -> None:
    app = ReplayApp(played(), Words("en", VENDETTA))

    def supplies() -> list[str]:
        lines = screen(app).splitlines()
        return next(line for line in lines if line.strip().startswith("Supply")).split()[1:4]

    async def script(pilot: Pilot[None]) -> None:
        assert shown(app) == "You see everything."
        assert "Raid on" in shown(app, "#headline")
        assert supplies() == ["10", "10", "10"]
        await press(pilot, "e")
        assert shown(app) == "You see what a spectator sees."
        assert supplies() == ["?", "?", "?"]
        await press(pilot, "e", "e")
        assert shown(app) == "You see what Yellow sees."
        assert supplies() == ["?", "10", "?"]

    run_app(app, script)


def test_the_replay_runs_on_its_own_and_shows_help() -> None:
    app = ReplayApp(played(), Words("pl", VENDETTA))

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        assert "następny ruch" in screen(app)
        await press(pilot, "escape", "space")
        while app.at == 0:
            await pilot.pause(0.1)
        assert app.running is not None
        await press(pilot, "space", "q")

    run_app(app, script)
    assert not app.is_running


def test_a_transcript_numbers_the_moves() -> None:
    steps = played()
    lines = list(transcript(steps, Words("en", VENDETTA, strict=True)))
    assert lines[0].startswith("      Red is dealt districts")
    assert lines[-1].startswith("The last round is over.")
    assert any(line.startswith("   1. Red") for line in lines)
