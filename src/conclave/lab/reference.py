"""Published texts and rulings of V:TES cards, if the files are available.

They aren't part of this repository: they are in `shared/facts/vtes` beside the checkout, or in the
folder CONCLAVE_FACTS.
"""

from __future__ import annotations

import ast
import csv
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from conclave.core.game import Fact
from conclave.lab.extras import need
from conclave.lang.naming import slug

FOLDER = "CONCLAVE_FACTS"
PRINTED = ("library.csv", "library-2017.csv", "crypt.csv", "crypt-2017.csv")
RULINGS, GROUPS = "rulings.yaml", "ruling-groups.yaml"
NOT_TESTED = "rulings_not_tested.tsv"
"""Lists the rulings without a test: card, number and reason."""


class Ruling(NamedTuple):
    """A ruling: its card or group of cards, its number and its text."""

    of: str
    number: int
    text: str


def find_folder(game: str, checkout: Path | None) -> Path | None:
    """The folder with published texts and rulings for a game, if available."""
    given = os.environ.get(FOLDER)
    if given:
        return Path(given) if Path(given).is_dir() else None
    beside = checkout and checkout.parent / "shared" / "facts" / game
    return beside if beside and beside.is_dir() else None


def has_rulings(folder: Path) -> bool:
    """Whether a folder has the public list of rulings."""
    return (folder / RULINGS).exists() and (folder / GROUPS).exists()


@cache
def printed(folder: Path) -> dict[str, dict[str, str]]:
    """The rows of the public lists of cards, by their names in moves: in the wording of 2017, or
    today's for newer cards. Crypt cards are also found by name and group."""
    found = {}
    for file in PRINTED:
        if not (folder / file).exists():
            continue
        with (folder / file).open(encoding="utf-8-sig", newline="") as lines:
            for row in csv.DictReader(lines):
                name = slug(re.sub(r" \((ADV|G\d)\)|^(.*), (The|An)$", r"\3 \2", row["Name"]))
                name = f"{name}-adv" if row.get("Adv") else name
                found[name] = found[f"{name}-g{row.get('Group', '')}"] = row
    return found


def published(folder: Path, numbers: set[int]) -> list[Ruling]:
    """The rulings of the cards with these public numbers, and of their groups."""
    yaml = need("yaml", "dev")
    rulings = yaml.safe_load((folder / RULINGS).read_text(encoding="utf-8"))
    groups = yaml.safe_load((folder / GROUPS).read_text(encoding="utf-8"))
    wanted = {str(number) for number in numbers}
    wanted |= {
        group.partition("|")[0]
        for group, cards in groups.items()
        if wanted & {card.partition("|")[0] for card in cards}
    }
    return [
        Ruling(name, number, as_text(text))
        for (id_, _, name), texts in ((key.partition("|"), texts) for key, texts in rulings.items())
        if id_ in wanted
        for number, text in enumerate(texts, 1)
    ]


def as_text(ruling: str | dict[str, str]) -> str:
    """A ruling as text: YAML parses one with a colon as a mapping."""
    if isinstance(ruling, str):
        return ruling
    return "; ".join([f"{begin}: {rest}" for begin, rest in ruling.items()])


def shown(tests: Path) -> Iterator[tuple[str, int, str]]:
    """All rulings that tests in a folder cite, as in `@ruling("Deflection", 1, 3)`: card, number
    and test."""
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for call in getattr(node, "decorator_list", ()):
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "ruling":
                    card, *numbers = [ast.literal_eval(argument) for argument in call.args]
                    for number in numbers:
                        yield card, number, f"{file.name}::{getattr(node, 'name', '')}"


def differing(facts: list[Fact]) -> dict[str, Fact]:
    """The facts of a card that differ from the printed one, by our version."""
    return {
        f"{fact.key}: {fact.ours or 'none'}": fact for fact in facts if fact.ours != fact.printed
    }


def explained(file: Path) -> dict[str, dict[str, str]]:
    """For each card, how it differs from the printed one, and why that is right."""
    found: dict[str, dict[str, str]] = {}
    for entry in file.read_text(encoding="utf-8").splitlines():
        name, difference, reason = entry.split("\t")
        assert reason, entry
        found.setdefault(name, {})[difference] = reason
    return found


def excused(tests: Path) -> Iterator[tuple[str, int, str]]:
    """All rulings without a test, each with its reason."""
    for file in sorted(tests.rglob(NOT_TESTED)):
        with file.open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines, delimiter="\t"):
                yield row["card"], int(row["number"]), row["reason"]
