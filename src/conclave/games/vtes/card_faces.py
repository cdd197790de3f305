"""The symbols and numbers on the face of a card."""

from __future__ import annotations

from conclave.core.position import Plain
from conclave.games.vtes.rules.abilities.identity import DisciplineLevel
from conclave.games.vtes.rules.constants import ALLY, ALLY_IN_PLAY, DISCIPLINES, RETAINER, SUPERIOR
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.printed import AnyCard, Crypt, Printed
from conclave.games.vtes.rules.requirements import Cost


def facts(card: AnyCard) -> dict[str, Plain]:
    """A card's symbols and numbers; disciplines in capitals for superior."""
    return crypt_facts(card) if isinstance(card, Crypt) else library_facts(card)


def crypt_facts(card: Crypt) -> dict[str, Plain]:
    """The facts of a vampire, or of an imbued with the cost in place of the capacity."""
    return {
        "types": [card.kind],
        "clans": [card.clan],
        "group": card.group,
        "capacity": card.capacity,
        "disciplines": discipline_words(card.disciplines),
        "sect": card.sect,
        "title": card.title,
        "traits": list(card.traits),
    }


def library_facts(card: Printed) -> dict[str, Plain]:
    """The facts of a library card: all its disciplines, and those of each mode."""
    disciplines_by_mode = [discipline_words(mode.disciplines) for mode in card.modes]
    levels = [grant for grant in card.grants if isinstance(grant, DisciplineLevel)]
    granted = [level.discipline for level in levels if level.discipline in DISCIPLINES]
    facts: dict[str, Plain] = {
        "types": list(card.types),
        "clans": list(card.clans),
        "cost": cost_facts(card.cost),
        "disciplines": list(
            dict.fromkeys([word.lower() for way in disciplines_by_mode for word in way] + granted)
        ),
        "traits": list(card.traits),
        "modes": [mode_facts(mode) for mode in card.modes],
    }
    if ALLY in card.types or RETAINER in card.types or ALLY_IN_PLAY in card.traits:
        facts |= {"life": card.life, "strength": card.strength, "bleed": card.bleed}
    return facts


def mode_facts(mode: Mode) -> dict[str, Plain]:
    """A mode of a card: its type and disciplines."""
    facts: dict[str, Plain] = {"type": mode.type, "disciplines": discipline_words(mode.disciplines)}
    return facts if mode.cost is None else {**facts, "cost": cost_facts(mode.cost)}


def cost_facts(cost: Cost) -> dict[str, Plain]:
    """The parts of a cost that aren't 0."""
    facts = {
        "blood": cost.blood,
        "pool": cost.pool,
        "conviction": cost.conviction,
        "x": cost.x,
        "x_pool": cost.x_pool,
    }
    return {what: number for what, number in facts.items() if number}


def discipline_words(disciplines: tuple[tuple[str, int], ...]) -> list[str]:
    """Disciplines by their abbreviations, in capitals for superior."""
    return [word.upper() if level == SUPERIOR else word for word, level in disciplines]
