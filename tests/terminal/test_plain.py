"""Plain mode: playing line by line."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from terminal.harness import host

import conclave
from conclave import terminal
from conclave.core.record import Record, replay
from conclave.terminal.host import Host
from conclave.terminal.plain import PlainTable

PROGRAM = """
import conclave
from conclave import bots, terminal
from conclave.core.record import Record
game = conclave.game("vendetta")
record = Record.begin(game, 3, {"rounds": 1}, 7)
players = {seat: bots.make("random", game, seat, 7) for seat in (1, 2)}
terminal.play(record, players, save=lambda: open("saved", "w").write(record.write()))
"""


def conversation(table: Host, *typed: str) -> list[str]:
    """The output when these lines are typed."""
    written = io.StringIO()
    PlainTable(table, io.StringIO("".join(f"{line}\n" for line in typed)), written).run()
    return written.getvalue().splitlines()


def test_a_whole_game_line_by_line() -> None:
    table = host(rounds=1)
    lines = conversation(table, "place 3 d3", *["done"] * 10)
    assert table.position.over
    assert "> You place 3 mafiosi in district 3." in lines
    assert any(line.startswith("Raid! The police clear districts") for line in lines)
    assert lines[-3].startswith("1. ")
    assert lines[-4].startswith("The last round is over.")


def test_the_end_of_the_input_ends_cleanly() -> None:
    table = host()
    lines = conversation(table)
    assert lines[-2] == "Red: Place mafiosi in one district, or finish. In your supply: 10."
    assert lines[-1] == "> "
    assert table.position.number == 0


def test_an_illegal_move_cites_its_rule() -> None:
    asked = ("place 99 d3", "rule", "rule vend-end-02", "rule VEND-R-39", "rule X-1")
    lines = conversation(host(language="de"), *asked)
    assert (
        "> Du kannst nicht 99 einsetzen: In deinem Vorrat sind nur 10 Mafiosi. [VEND-PLACE-10]"
        in lines
    )
    said = " ".join(lines)
    assert "> VEND-PLACE-10: Nur Steine aus dem eigenen Vorrat dürfen" in said
    assert "> vend-end-02: Kontrollziel" in said
    assert "> VEND-R-39: The heading says" in said, "not translated"
    assert "keine Regel X-1" in said


def test_every_command_answers() -> None:
    table = host()
    lines = conversation(table, "board", "moves", "help", "", "quit", "place 1 d3")
    assert "> Round 1, turn 1 of 11 · Pile 11 · Raid 2" in lines
    assert any(line.startswith("Supply") and line.endswith("?") for line in lines)
    assert "> District 1 – place 1 d1 … place 10 d1" in lines
    assert "Done: turn over a card – done" in lines
    first = "You start with two mafiosi in every district except two, and ten more in your secret"
    assert f"> {first} supply." in lines
    assert table.position.number == 0


def test_nobody_reads_another_players_secret() -> None:
    lines = conversation(host(people=(0, 1)), "done", "board")
    assert next(line for line in lines if line.startswith("Supply")).split()[1] == "?"


def test_plain_mode_is_used_without_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("done\n"))
    saved: list[str] = []
    table = host()
    record = table.record
    terminal.play(record, table.bots, language="pl", save=lambda: saved.append(record.write()))
    assert "Odkrywasz dzielnicę" in capsys.readouterr().out
    assert Record.read(saved[-1]).moves == record.moves


def test_a_replay_is_printed_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    table = host(people=(), rounds=1)
    while (seat := table.bot_to_move) is not None:
        table.play(seat, table.bot_move(seat))
    terminal.replay(replay(table.record.write()), language="de")
    lines = capsys.readouterr().out
    assert "Runde 1 beginnt. Startspieler ist Rot." in lines
    assert "Die letzte Runde ist vorbei." in lines


def run(
    typed: bytes, folder: Path, output: int, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    here = {**os.environ, "PYTHONPATH": str(Path(conclave.__file__).parents[1]), **environment}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=typed,
        stdout=output,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=here,
        check=False,
    )


def test_a_closed_pipe_ends_quietly_and_saves_the_record(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = run(b"done\n" * 10, tmp_path, writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "saved").read_text().startswith("conclave record")


def test_ascii_terminals_and_undecodable_input_work(tmp_path: Path) -> None:
    done = run(b"\xff\xfe\nboard\n", tmp_path, subprocess.PIPE, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is not a move of this game" in done.stdout
