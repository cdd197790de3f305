"""The public number of each card, by the name that moves and records have for it."""

from __future__ import annotations

import csv
from pathlib import Path

from conclave.lang.naming import slug


def _read() -> dict[str, int]:
    ids = {}
    for file in ("crypt.tsv", "ids.tsv"):
        with Path(__file__).with_name(file).open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                name = slug(row["name"].removesuffix(" (ADV)"))
                ids[f"{name}-adv" if row["name"].endswith(" (ADV)") else name] = int(row["id"])
    return ids


IDS = _read()
