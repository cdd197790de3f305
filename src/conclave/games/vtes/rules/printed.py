"""Cards as printed: library cards and crypt cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.definition import Definition
from conclave.games.vtes.rules.abilities.identity import IsVampire
from conclave.games.vtes.rules.constants import VAMPIRE
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.requirements import FREE, Cost, Requirement
from conclave.lang.nodes import Ability


@dataclass(frozen=True)
class Printed(Definition):
    """A library card as printed."""

    name: str
    types: tuple[str, ...]
    traits: tuple[str, ...] = ()
    clans: tuple[str, ...] = ()
    needs: tuple[Requirement, ...] = ()
    cost: Cost = FREE
    modes: tuple[Mode, ...] = ()
    grants: tuple[Ability, ...] = ()
    life: int = 0
    strength: int = 1
    bleed: int = 1


@dataclass(frozen=True)
class Crypt(Definition):
    """A crypt card: a vampire, or an imbued with the cost in place of the capacity."""

    name: str
    kind: str
    clan: str
    group: int
    capacity: int
    disciplines: tuple[tuple[str, int], ...]
    sect: str = ""
    title: str = ""
    """For example "prince:Chicago", "justicar", "votes:2"; empty if none."""
    traits: tuple[str, ...] = ()
    grants: tuple[Ability, ...] = ()
    circle: str = ""


AnyCard = Printed | Crypt
BLANK_PRINTED: Final = Printed("", ())
BLANK_CRYPT: Final = Crypt("", "", "", 0, 0, ())


def as_crypt(card: Printed) -> Crypt:
    """A library card as a vampire, if it enters play as one; otherwise a blank card."""
    for grant in card.grants:
        if isinstance(grant, IsVampire):
            levels = grant.disciplines
            return Crypt(card.name, VAMPIRE, grant.clan, 0, grant.capacity, levels, grant.sect)
    return BLANK_CRYPT
