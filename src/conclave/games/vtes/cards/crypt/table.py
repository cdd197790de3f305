"""Vampires from a table: without a special ability, or with a plain bonus."""

from __future__ import annotations

import csv
from pathlib import Path

from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.printed import AnyCard, Crypt
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.lang.nodes import Ability

FILE = Path(__file__).parents[1] / "crypt.tsv"


def from_table() -> tuple[Crypt, ...]:
    """The vampires in crypt.tsv; the column `more` holds traits, and bonuses such as +1-bleed."""
    found = []
    with FILE.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            traits: list[str] = []
            grants: list[Ability] = []
            for word in row["more"].split():
                if word.startswith("+"):
                    number, _, what = word.partition("-")
                    grants.append(Bonus(what, int(number)))
                else:
                    traits.append(word)
            found.append(
                Vampire(
                    row["name"],
                    row["clan"],
                    int(row["group"]),
                    int(row["capacity"]),
                    row["disciplines"],
                    row["sect"],
                    *traits,
                    title=row["title"],
                    grants=tuple(grants),
                )
            )
    return tuple(found)


CARDS: tuple[AnyCard, ...] = from_table()
