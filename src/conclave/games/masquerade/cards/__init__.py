"""All cards of Masquerade, by clan and kind."""

from __future__ import annotations

from typing import Final

from conclave.games.masquerade.cards import (
    allies,
    brujah,
    gangrel,
    locations,
    malkavian,
    nosferatu,
    relics,
    toreador,
    tremere,
    ventrue,
)
from conclave.games.masquerade.rules.library import Library

LIBRARY: Final = Library(
    (
        *brujah.CARDS,
        *gangrel.CARDS,
        *malkavian.CARDS,
        *nosferatu.CARDS,
        *toreador.CARDS,
        *tremere.CARDS,
        *ventrue.CARDS,
    ),
    allies.ALLIES,
    allies.VICTIM,
    relics.RELICS,
    locations.LOCATIONS,
)
