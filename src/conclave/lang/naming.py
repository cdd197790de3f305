"""The names of cards in moves and records."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

STROKED: Final = str.maketrans("łŁøØ", "lLoO")
"""Letters with strokes, which Unicode doesn't decompose like accents."""


def slug(name: str) -> str:
    """A name as it is typed: Wake with Evening's Freshness becomes wake-with-evenings-freshness."""
    bare = unicodedata.normalize("NFKD", name.translate(STROKED))
    plain = bare.encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")
