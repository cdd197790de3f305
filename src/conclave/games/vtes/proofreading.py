"""Comparing our cards with the printed ones, fact by fact."""

from __future__ import annotations

import re
from collections.abc import Iterable

from conclave.core.game import Fact
from conclave.games.vtes.card_faces import discipline_words
from conclave.games.vtes.cards.facts import Face
from conclave.games.vtes.rules.constants import (
    ADVANCED,
    ALLY,
    ALLY_IN_PLAY,
    ANARCH,
    ANY_TURN,
    EQUIPMENT_IN_PLAY,
    FLIGHT,
    RETAINER,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard, Crypt, Printed
from conclave.games.vtes.rules.requirements import Cost
from conclave.games.vtes.vocabulary.filters import (
    All,
    AnyOf,
    CapacityOf,
    HasTitle,
    Is,
    IsAnarch,
    Not,
    OfClan,
    OfSect,
    OfType,
    WithTrait,
)
from conclave.games.vtes.vocabulary.more_filters import Flies
from conclave.lang.naming import slug
from conclave.lang.nodes import Effect

CRYPT_TRAITS = (ADVANCED, ANARCH)
"""Traits at the top of a crypt card; other traits are in its text."""
NOT_PRINTED = (ANY_TURN, ALLY_IN_PLAY, EQUIPMENT_IN_PLAY)
"""Traits that are only in the text of a card."""


def proofread(card: AnyCard, face: Face) -> list[Fact]:
    """All facts of a card, printed and ours. Unordered ones are sorted."""
    printed_ones = printed_facts(face)
    ours = crypt_facts(card) if isinstance(card, Crypt) else library_facts(card)
    return [
        Fact(key, printed, ours.get(key, ""))
        for key, printed in printed_ones.items()
        if printed or ours.get(key)
    ]


def printed_facts(face: Face) -> dict[str, str]:
    """The printed facts that our cards have, too."""
    facts = {
        "type": ordered(face.type.replace(" ", "-").split("/")),
        "clan": ordered(face.clan.split("/")),
        "disciplines": ordered(re.split("[ /&]", face.disciplines)),
        "traits": ordered(face.traits.split()),
    }
    if face.capacity:
        return facts | {
            "capacity": face.capacity,
            "group": face.group.replace("ANY", "0"),
            "sect": face.sect,
            "title": face.title,
        }
    life, strength, bleed = (*face.life.split(), "", "", "")[:3]
    return facts | {
        "cost": face.cost,
        "needs": ordered(face.needs.split(", ")),
        "life": life,
        "strength": strength,
        "bleed": bleed,
    }


def crypt_facts(card: Crypt) -> dict[str, str]:
    """Our facts of a vampire or imbued."""
    return {
        "type": card.kind,
        "clan": card.clan,
        "disciplines": ordered(discipline_words(card.disciplines)),
        "traits": ordered([trait for trait in card.traits if trait in CRYPT_TRAITS]),
        "capacity": str(card.capacity),
        "group": str(card.group),
        "sect": card.sect,
        "title": card.title,
    }


def library_facts(card: Printed) -> dict[str, str]:
    """Our facts of a library card."""
    needs = (*card.needs, *[part for mode in card.modes for part in (*mode.needs, mode.effect)])
    needed = [word for need in needs for word in need_words(need)]
    disciplines = [word for mode in card.modes for word, _ in mode.disciplines]
    is_ally = ALLY in card.types
    return {
        "type": ordered(card.types),
        "clan": ordered(card.clans),
        "disciplines": ordered([*disciplines, *[FLIGHT for word in needed if word == FLIGHT]]),
        "traits": ordered([trait for trait in card.traits if trait not in NOT_PRINTED]),
        "cost": cost_words(card.cost),
        "needs": ordered([word for word in needed if word != FLIGHT]),
        "life": str(card.life) if is_ally or RETAINER in card.types else "",
        "strength": str(card.strength) if is_ally else "",
        "bleed": str(card.bleed) if is_ally else "",
    }


def cost_words(cost: Cost) -> str:
    """A cost as printed."""
    blood = "X" if cost.x else cost.blood
    pool = "X" if cost.x_pool else cost.pool
    parts = ((pool, "pool"), (blood, "blood"), (cost.conviction, "conviction"))
    return ", ".join([f"{number} {what}" for number, what in parts if number])


def need_words(need: object) -> list[str]:
    """Requirements on a minion, in the words of the list of printed cards. "Vampire" is omitted."""
    match need:
        case Is():
            return need_words(need.which)
        case All() | AnyOf():
            return [word for part in need.filters for word in need_words(part)]
        case Not():
            return [f"non-{word}" for word in need_words(need.which)]
        case Action(brings_vampire=True):
            return ["non-sterile"]
        case OfType() | Effect():
            return []
        case HasTitle():
            return list(need.kinds) or ["titled"]
        case OfSect():
            return [need.sect]
        case OfClan():
            return [need.clan]
        case WithTrait():
            return [need.trait]
        case Flies():
            return [FLIGHT]
        case IsAnarch():
            return [ANARCH]
        case CapacityOf(at_least=0):
            return [f"capacity {need.at_most}-"]
        case CapacityOf():
            return [f"capacity {need.at_least}+"]
        case _:
            return [slug(str(need))]


def ordered(words: Iterable[str]) -> str:
    """Words in alphabetical order, without duplicates."""
    return ", ".join(sorted({word for word in words if word}))
