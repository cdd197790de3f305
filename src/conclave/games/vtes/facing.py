"""What the face of a card shows besides its name and its text: symbols and numbers."""

from __future__ import annotations

from conclave.core.position import Plain
from conclave.games.vtes.rules.abilities import DisciplineLevel
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.printed import AnyCard, Crypt, Printed
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.rules.words import ALLY, ALLY_IN_PLAY, DISCIPLINES, RETAINER, SUPERIOR


def facts(card: AnyCard) -> dict[str, Plain]:
    """A card's symbols and numbers; disciplines are in capitals where superior."""
    return crypt_facts(card) if isinstance(card, Crypt) else library_facts(card)


def crypt_facts(card: Crypt) -> dict[str, Plain]:
    """A vampire or an imbued, whose cost stands in the place of the capacity."""
    return {
        "types": [card.kind],
        "clans": [card.clan],
        "group": card.group,
        "capacity": card.capacity,
        "disciplines": leveled(card.disciplines),
        "sect": card.sect,
        "title": card.title,
        "traits": list(card.traits),
    }


def library_facts(card: Printed) -> dict[str, Plain]:
    """A card of the library: all disciplines that it names, and those of each way to play it."""
    ways = [leveled(mode.disciplines) for mode in card.modes]
    levels = [grant for grant in card.grants if isinstance(grant, DisciplineLevel)]
    given = [level.discipline for level in levels if level.discipline in DISCIPLINES]
    told: dict[str, Plain] = {
        "types": list(card.types),
        "clans": list(card.clans),
        "cost": cost_facts(card.cost),
        "disciplines": list(dict.fromkeys([word.lower() for way in ways for word in way] + given)),
        "traits": list(card.traits),
        "modes": [mode_facts(mode) for mode in card.modes],
    }
    if ALLY in card.types or RETAINER in card.types or ALLY_IN_PLAY in card.traits:
        told |= {"life": card.life, "strength": card.strength, "bleed": card.bleed}
    return told


def mode_facts(mode: Mode) -> dict[str, Plain]:
    """One way to play a card: as what, and with which disciplines."""
    told: dict[str, Plain] = {"type": mode.type, "disciplines": leveled(mode.disciplines)}
    return told if mode.cost is None else {**told, "cost": cost_facts(mode.cost)}


def cost_facts(cost: Cost) -> dict[str, Plain]:
    """What is paid, as far as anything is."""
    told = {"blood": cost.blood, "pool": cost.pool, "conviction": cost.conviction, "x": cost.x}
    return {what: number for what, number in told.items() if number}


def leveled(disciplines: tuple[tuple[str, int], ...]) -> list[str]:
    """Disciplines by their short words, in capitals where superior."""
    return [word.upper() if level == SUPERIOR else word for word, level in disciplines]
