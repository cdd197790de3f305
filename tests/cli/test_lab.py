"""The commands arena, study and analyse."""

from __future__ import annotations

import json
import signal
import subprocess
import time

import pyarrow.parquet as parquet  # type: ignore[import-untyped]
import pytest
from cli.shell import Shell, command, environment


@pytest.mark.parametrize(
    ("words", "output"),
    [
        ("arena empire", "Missing option '--bots'"),
        ("arena empire --bots random", "needs at least two different bots"),
        ("arena empire --bots random,oracle", "no bot called “oracle”"),
        ("arena empire --bots random,naive --plot no/such/plot.svg", "there is no folder"),
        ("study empire --compare persons", "write NAME=VALUE"),
        ("study empire --compare persons=some,any", "cannot be “some”. Allowed: class, any."),
    ],
)
def test_bad_input_gets_one_clear_sentence_and_exit_status_2(
    run: Shell, words: str, output: str
) -> None:
    done = run(words)
    assert done.returncode == 2
    assert output in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_an_arena_prints_and_plots_ratings(run: Shell) -> None:
    line = "arena empire --bots naive,random --games 4 --seed 2 --jobs 1"
    output = run(f"{line} --plot plot.svg")
    assert output.returncode == 0
    assert "empire, 2 seats, 4 games, seed 2" in output.stdout
    plain = json.loads(run(f"{line} --json").stdout)
    assert f"digest {plain['digest']}" in output.stdout
    best, rating = next(iter(plain["ratings"].items()))
    assert f"{best} {rating['points']:+.0f} (" in (run.folder / "plot.svg").read_text()
    assert sum(share["wins"] for share in plain["wins"].values()) == 4


def test_a_stopped_arena_can_be_resumed(run: Shell) -> None:
    line = "arena empire --bots naive,random --seed 2 --jobs 2 --json --resume games.jsonl"
    process = subprocess.Popen(
        command(f"{line} --games 1000000"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=run.folder,
        env=environment(run.folder),
    )
    file = run.folder / "games.jsonl"
    while not file.exists() or file.read_text().count("\n") < 4:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
    output = json.loads(out)
    assert output["stopped"] is True
    kept = file.read_text().splitlines()
    assert output["games"] == len(kept) - 1 >= 3
    games = 1 + max(json.loads(game)["number"] for game in kept[1:])
    resumed = json.loads(run(f"{line} --games {games}").stdout)
    assert (resumed["games"], resumed["stopped"]) == (games, False)
    assert file.read_text().splitlines()[: len(kept)] == kept
    refused = run(f"{line} --games {games} -o persons=any")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "games.jsonl contains results of other games" in refused.stderr


def test_a_study_compares_options_and_stores_its_games(run: Shell) -> None:
    line = "study empire --bots random --games 3 --compare persons=class,any --cards --jobs 1"
    output = run(f"{line} --plots plots --parquet games.parquet")
    assert output.returncode == 0
    assert "empire, 2 seats, 6 games, seed 0" in output.stdout
    assert "persons=any" in output.stdout
    assert "used in" in output.stdout
    assert len(list((run.folder / "plots").glob("*-class.svg"))) == 6
    assert (run.folder / "games.parquet").read_bytes()[:4] == b"PAR1"
    plain = json.loads(run(f"{line} --json").stdout)
    assert list(plain["settings"]) == ["class", "any"]
    assert [setting["games"] for setting in plain["settings"].values()] == [3, 3]


def test_a_study_resumes_from_stored_games(run: Shell) -> None:
    line = "study empire --bots random --seed 2 --jobs 1 --compare persons=class,any --json"
    keeping = f"{line} --moves --resume games.jsonl"
    assert run(f"{keeping} --games 2").returncode == 0
    file = run.folder / "games.jsonl"
    kept = file.read_text().splitlines()
    file.write_text("\n".join(kept) + '\n{"number":')  # as if killed in the middle of a line
    resumed = run(f"{keeping} --games 3 --parquet games.parquet")
    assert json.loads(resumed.stdout) == json.loads(run(f"{line} --games 3").stdout)
    assert file.read_text().splitlines()[:5] == kept
    assert len(file.read_text().splitlines()) == 1 + 6
    rows = parquet.read_table(run.folder / "games.parquet").to_pylist()
    assert [(row["setting"], row["number"]) for row in rows] == [
        (value, number) for value in ("class", "any") for number in range(3)
    ]
    refused = run(f"{line} --games 3 --resume games.jsonl")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "games.jsonl contains results of other games" in refused.stderr


def test_an_analysis_is_printed_as_text_json_and_plot(run: Shell) -> None:
    run("play vendetta -n 3 -o rounds=1 --seed 3 --bots random --record game.txt", "done\n" * 4)
    line = "analyse game.txt --bot random --budget 4 --points 3 --jobs 1"
    title = "Szanse na wygraną po kolejnych ruchach"
    output = run(f"{line} --lang pl --plot plot.svg")
    assert output.returncode == 0
    assert output.stdout.splitlines()[0] == title
    assert title in (run.folder / "plot.svg").read_text()
    plain = json.loads(run(f"{line} --json").stdout)
    assert len(plain["courses"]) == 3
    assert {course[-1][0] for course in plain["courses"]} == {plain["moves"]}
    assert sum(course[-1][1] for course in plain["courses"]) == pytest.approx(1)
    unknown = run("analyse game.txt --adviser oracle")
    assert unknown.returncode == 2
    assert "no bot called “oracle”" in unknown.stderr
