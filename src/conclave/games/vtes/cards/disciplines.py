"""Master cards that give a level of a discipline."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.identity import DisciplineLevel
from conclave.games.vtes.rules.constants import (
    ABOMBWE,
    ANIMALISM,
    AUSPEX,
    CELERITY,
    CHIMERSTRY,
    DEMENTATION,
    DISCIPLINE,
    DOMINATE,
    FORTITUDE,
    LAIBON,
    MASTER,
    NECROMANCY,
    OBFUSCATE,
    OBTENEBRATION,
    POTENCE,
    PRESENCE,
    PROTEAN,
    QUIETUS,
    SERPENTIS,
    THAUMATURGY,
    TRIFLE,
    VICISSITUDE,
)
from conclave.games.vtes.rules.printed import AnyCard, Printed
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.card import Card


def discipline(name: str, word: str, *traits: str, on: Filter = filters.VAMPIRE) -> Printed:
    """A level of a discipline, for a vampire who doesn't have it at superior."""
    return Card(
        name,
        MASTER,
        DISCIPLINE,
        *traits,
        put_on=targets.One(filters.VAMPIRE, on, filters.HasDiscipline(word, at_least=0, at_most=1)),
        grants=DisciplineLevel(word),
    )


CARDS: tuple[AnyCard, ...] = (
    discipline(
        "Abombwe",
        ABOMBWE,
        TRIFLE,
        on=filters.AnyOf(filters.OfSect(LAIBON), filters.HasDiscipline(PROTEAN)),
    ),
    discipline("Animalism", ANIMALISM),
    discipline("Auspex", AUSPEX),
    discipline("Celerity", CELERITY),
    discipline("Chimerstry", CHIMERSTRY),
    discipline("Dementation", DEMENTATION),
    discipline("Dominate", DOMINATE),
    discipline("Fortitude", FORTITUDE),
    discipline("Necromancy", NECROMANCY),
    discipline("Obfuscate", OBFUSCATE),
    discipline("Obtenebration", OBTENEBRATION),
    discipline("Potence", POTENCE),
    discipline("Presence", PRESENCE),
    discipline("Protean", PROTEAN),
    discipline("Quietus", QUIETUS),
    discipline("Serpentis", SERPENTIS),
    discipline("Thaumaturgy", THAUMATURGY),
    discipline("Vicissitude", VICISSITUDE),
)
