"""Old records still open; those played under other rules stop where `departures.tsv` says."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from cli.shell import Shell

from conclave.core.errors import OtherRules
from conclave.core.record import replay

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.record"))


def departures() -> dict[str, int]:
    """The records that stop early, each with the move at which it does."""
    with (FOLDER / "departures.tsv").open(encoding="utf-8", newline="") as file:
        return {row["record"]: int(row["move"]) for row in csv.DictReader(file, delimiter="\t")}


def test_there_are_records_of_all_games() -> None:
    games = {record.read_text().split("\n")[1] for record in RECORDS}
    assert games >= {"game vendetta", "game masquerade", "game empire", "game vtes"}


@pytest.mark.parametrize(
    "record", RECORDS, ids=lambda record: f"{record.parent.name}/{record.name}"
)
def test_an_old_record_opens(record: Path) -> None:
    name = f"{record.parent.name}/{record.name}"
    shown = 0
    departed: OtherRules | None = None
    try:
        for so_far, _ in replay(record.read_text(encoding="utf-8")):
            shown = len(so_far.moves)
    except OtherRules as error:
        departed = error
    if name not in departures():
        assert departed is None
        return
    assert departed is not None
    assert departed.facts["number"] == departures()[name] == shown + 1
    assert f"move {shown + 1}" in str(departed)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_a_record_under_other_rules_is_shown_up_to_its_last_valid_move(
    language: str, tmp_path: Path
) -> None:
    name, move = next(iter(departures().items()))
    shown = Shell(tmp_path)(f"replay {FOLDER / name} --plain --lang {language}")
    assert shown.returncode == 0
    *_, last_move, departure = shown.stdout.strip().splitlines()
    assert not last_move.startswith(f"{move}.")
    assert str(move) in departure
