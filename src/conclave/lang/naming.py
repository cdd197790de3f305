"""How names are typed: cards of all games are written by them in moves and records."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

UNDIVIDED: Final = str.maketrans("łŁøØ", "lLoO")
"""Letters whose stroke is no accent that can be taken off."""


def slug(name: str) -> str:
    """A name as it is typed: Wake with Evening's Freshness, wake-with-evenings-freshness."""
    bare = unicodedata.normalize("NFKD", name.translate(UNDIVIDED))
    plain = bare.encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")
