"""The example game of docs/adding-a-game.md works everywhere, without being installed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.harness import BOT, ME, Server, play_http

ROOT = Path(__file__).parents[1]
CASKET = ROOT / "examples" / "casket"
FIRST_LINES = """\
from conclave.core.game import Game


class Mine(Game):
"""
SHY = """\
from conclave.bots import Bot


class Shy(Bot):
    games = ("casket",)

    def choose(self, perspective):
        return next(move for move in perspective.options if move.text == "withdraw")
"""


class Shell:
    """A folder in which commands run, with games from other folders."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(
        self, line: str, typed: str = "", games: Path = CASKET
    ) -> subprocess.CompletedProcess[str]:
        own = {"PYTHONPATH": str(ROOT / "src"), "CONCLAVE_GAMES": str(games)}
        return subprocess.run(
            [sys.executable, "-m", "conclave", *line.split()],
            input=typed,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=os.environ | own | {"XDG_DATA_HOME": str(self.folder)},
            timeout=120,
            check=False,
        )


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Server]:
    """A server that knows Casket too."""
    monkeypatch.setenv("CONCLAVE_GAMES", str(CASKET))
    server = Server(str(tmp_path / "conclave.sqlite")).start()
    yield server
    server.stop()


def test_the_game_is_played_in_the_terminal_and_its_record_verified(shell: Shell) -> None:
    game = "play casket -n 2 --people 2 -o caskets=1 --seed 1 --lang en --record game.txt"
    played = shell(game, "bid 4\nbid 3\nwithdraw\n")
    assert (played.returncode, played.stderr) == (0, "")
    report = played.stdout
    assert "Casket 1 is carried in. Everybody rolls a die under a cup." in report
    assert "Bid more than 4 and at most 12 coins, or withdraw. [CASK-BID-02]" in report
    assert "Agatha pays 4 coins. The dice show 2 and 3: the casket holds 5." in report
    assert "The last casket is sold. Agatha has the most coins and wins." in report
    assert shell("record verify game.txt").returncode == 0


def test_the_game_is_translated(shell: Shell) -> None:
    assert "Schatulle 1 wird hereingetragen." in shell("play casket --lang de").stdout


def test_the_game_is_simulated_in_several_processes(shell: Shell) -> None:
    done = shell("simulate casket --bots greedy,random --games 20 --jobs 2 --check --json")
    assert (done.returncode, done.stderr.strip()) == (0, "")
    report = json.loads(done.stdout)
    assert (report["games"], report["reasons"]) == (20, {"casket-all-sold": 20})


def test_the_game_is_played_on_the_server(server: Server) -> None:
    anna = server.person("Anna")
    (sheet,) = [game for game in anna.get("/api/games") if game["name"] == "casket"]
    assert (sheet["title"], sheet["labels"]["dice"], sheet["lesson"]) == ("Casket", "Die", True)
    assert len(anna.get("/api/games/casket/rules")["statements"]) == 8
    table = anna.table(ME, BOT, BOT, game="casket")
    first = anna.state(table)
    assert first["view"]["dice"][1:] == [None, None]
    assert first["decision"]["rule"] == "CASK-BID-01"
    assert play_http(anna, table)["view"]["outcome"]["rule"] == "CASK-END-01"
    lesson = anna.post("/api/games/casket/lesson")
    assert [seat["kind"] for seat in lesson["seats"]] == ["person", "bot", "bot"]


def test_its_rules_are_printed_with_its_own_tests(shell: Shell, tmp_path: Path) -> None:
    copy = shutil.copytree(CASKET, tmp_path / "casket")
    done = shell("rules casket --json", games=Path(copy.name))
    report = json.loads(done.stdout)
    assert (report["statements"], report["proved"], report["unproved"]) == (8, 8, {})
    story = "test_casket.py::test_a_bid_is_higher_than_the_last_and_no_higher_than_any_casket"
    assert report["tests"]["CASK-BID-02"] == [story]


def test_a_folder_may_define_bots(shell: Shell, tmp_path: Path) -> None:
    copy = shutil.copytree(CASKET, tmp_path / "casket")
    (copy / "shy.py").write_text(SHY)
    with (copy / "pyproject.toml").open("a") as page:
        page.write('[project.entry-points."conclave.bots"]\nshy = "shy:Shy"\n')
    done = shell("simulate casket --bots shy --games 4 --jobs 2 --json", games=copy)
    assert done.stderr.strip() == ""
    report = json.loads(done.stdout)
    assert list(report["by_bot"]) == ["shy"]
    assert report["decisions"] == 4 * 5 * report["seats"], "all withdraw from all five caskets"


def project(folder: Path, entry: str, body: str) -> Path:
    """A folder with an incomplete game."""
    (folder / "mine.py").write_text(f"{FIRST_LINES}{body}\n\n\nGAME = Mine()\n")
    page = f'[project.entry-points."conclave.games"]\n{entry} = "mine:GAME"\n'
    (folder / "pyproject.toml").write_text(page)
    return folder


def test_a_folder_without_a_game_is_reported(shell: Shell, tmp_path: Path) -> None:
    done = shell("games", games=tmp_path)
    assert done.returncode == 2
    assert f"{tmp_path} contains no game: it needs a pyproject.toml with" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_with_two_names_is_refused(shell: Shell, tmp_path: Path) -> None:
    body = """\
    name = "yours"
    seats = range(2, 3)
    moves = frames = ()
    turn_rule = over_rule = "MINE-01"
    rules = None
"""
    done = shell("play mine", games=project(tmp_path, "mine", body))
    assert done.returncode == 2
    assert "registered as “mine” calls itself “yours”" in done.stderr


def test_an_incomplete_game_is_refused_with_what_is_missing(shell: Shell, tmp_path: Path) -> None:
    body = '    name = "mine"\n    seats = range(2, 3)\n    moves = ()'
    done = shell("play mine", games=project(tmp_path, "mine", body))
    assert done.returncode == 2
    lacks = "The game Mine does not define: frames, turn_rule, over_rule, rules."
    assert done.stderr == f"Error: {lacks}\n"
