"""Vampires of the Sabbat with abilities of their own, and the circles of Blood Brothers."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt.ways import ready_gives
from conclave.games.vtes.rules.abilities import (
    Bonus,
    Unblockable,
)
from conclave.games.vtes.rules.library import Crypt
from conclave.games.vtes.rules.words import (
    SABBAT,
    STERILE,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.card import Vampire


def circle(name: str, group: int, capacity: int, disciplines: str, of: str) -> Crypt:
    """A Blood Brother of a circle (VTES-G-01)."""
    return Vampire(name, "blood-brother", group, capacity, disciplines, SABBAT, STERILE, circle=of)


CARDS = (
    circle("Ilse", 2, 6, "for pro POT SAN", "torrance"),
    circle("Karl", 2, 6, "pre san FOR POT", "torrance"),
    circle("Kyrylo", 5, 4, "for SAN", "kiev"),
    circle("Truman", 2, 6, "dom pot FOR SAN", "torrance"),
    Vampire(
        "Christanius Lionel, The Mad Chronicler",
        "nosferatu-antitribu",
        2,
        6,
        "pot ANI OBF",
        SABBAT,
        grants=ready_gives("hand-size", 1),
    ),
    Vampire(
        "Sha-Ennu",
        "tzimisce",
        4,
        11,
        "obf tha ANI AUS CHI VIC",
        SABBAT,
        title="regent",
        grants=(Bonus("bleed", 2), Unblockable(f.All(f.VAMPIRE, f.CapacityOf(at_most=3)))),
    ),
)
