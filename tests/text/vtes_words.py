"""V:TES in three languages, for three players."""

from __future__ import annotations

import conclave
from conclave.text import Words

VTES = conclave.game("vtes")
NAMES = ["Anna", "Bert", "Cleo"]
ENGLISH = Words("en", VTES, NAMES, strict=True)
GERMAN = Words("de", VTES, NAMES, strict=True)
POLISH = Words("pl", VTES, NAMES, strict=True)
ALL = (ENGLISH, GERMAN, POLISH)
