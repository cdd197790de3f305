"""The guide for newcomers, in the app and in plain mode."""

from __future__ import annotations

import io
from pathlib import Path

from click.testing import CliRunner
from terminal.harness import VENDETTA, press, run_app, screen, type_in
from textual.pilot import Pilot

from conclave import bots
from conclave.cli import commands
from conclave.core.record import Record
from conclave.terminal.host import Host
from conclave.terminal.plain import PlainTable
from conclave.terminal.play_app import PlayApp


def guided(language: str = "en") -> Host:
    """The first game of Vendetta, with random bots."""
    record = Record.begin(VENDETTA, 3, {"rounds": 1}, 7)
    players = {seat: bots.make("random", VENDETTA, seat, 7) for seat in (1, 2)}
    return Host(record, players, language, guided=True)


def output(table: Host, *typed: str) -> list[str]:
    """The output when these lines are typed."""
    written = io.StringIO()
    PlainTable(table, io.StringIO("".join(f"{line}\n" for line in typed)), written).run()
    return written.getvalue().splitlines()


def titles(lines: list[str], word: str = "Guide") -> list[str]:
    """The titles of the explained topics, in order."""
    start = f"{word}: "
    return [line.removeprefix(start) for line in lines if line.startswith(start)]


def test_each_topic_is_explained_once_when_it_comes_up() -> None:
    first = ["The goal", "Your starting position", "You start this round", "Placing mafiosi"]
    assert titles(output(guided())) == first
    more = titles(output(guided(), "place 1 d1", "done"))
    assert more[:4] == first
    assert more[4:6] == ["A card is turned over", "Who loses a vendetta"]
    assert len(set(more)) == len(more)


def test_a_topic_says_what_to_do_and_cites_rules() -> None:
    lines = output(guided("de"))
    now = lines[lines.index("Anleitung: Mafiosi einsetzen") + 2]
    assert now.startswith("Jetzt: Wähle einen Bezirk")
    assert now.endswith("[VEND-PLACE-01, VEND-PLACE-08]")


def test_the_guide_command_repeats_the_topics() -> None:
    again = titles(output(guided(), "guide"))
    assert again[4:] == again[:4]


def test_without_the_guide_nothing_is_explained() -> None:
    table = Host(guided().record, guided().bots)
    lines = output(table, "guide")
    assert titles(lines) == []
    assert not any(", guide," in line for line in lines)


def test_the_guide_covers_the_table_until_a_key_is_pressed() -> None:
    app = PlayApp(guided(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        assert "The goal" in screen(app)
        await press(pilot, "escape")
        assert "The goal" not in screen(app)
        await type_in(pilot, "done")
        assert "A card is turned over" in screen(app)
        await press(pilot, "escape")
        await press(pilot, "f5")
        assert "The goal" in screen(app)

    run_app(app, script, (120, 40))


def test_the_learn_command_starts_the_lesson(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    typed = ["play", "vtes", "--guide", "--plain", "--lang", "en", "--record", str(file)]
    done = CliRunner().invoke(commands, typed, input="quit\n")
    assert done.exit_code == 0, done.output
    assert titles(done.output.splitlines())[:3] == [
        "The goal",
        "Prey and predator",
        "Your turn",
    ]
    record = Record.read(file.read_text())
    lesson = record.game.lesson
    assert lesson is not None
    assert (record.seed, record.position.seats) == (lesson.seed, lesson.seats)


def test_the_guide_is_available_in_any_game(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    typed = ["play", "vendetta", "--guide", "--seats", "4", "--seed", "5", "--plain"]
    done = CliRunner().invoke(commands, [*typed, "--record", str(file)], input="quit\n")
    assert Record.read(file.read_text()).position.seats == 4
    assert done.exit_code == 0
    assert titles(done.output.splitlines())[0] == "The goal"
