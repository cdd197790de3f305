"""Cards as they are printed: library cards and crypt cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.definition import Definition
from conclave.games.vtes.rules.abilities import IsVampire
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.requirements import FREE, Cost, Requirement
from conclave.games.vtes.rules.words import VAMPIRE
from conclave.lang.nodes import Ability


@dataclass(frozen=True)
class Printed(Definition):
    """A library card as it is printed."""

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
    """A crypt card: a vampire, or an imbued, whose cost stands in the place of the capacity."""

    name: str
    kind: str
    clan: str
    group: int
    capacity: int
    disciplines: tuple[tuple[str, int], ...]
    sect: str = ""
    title: str = ""
    """As "prince:Chicago", "justicar", "votes:2"; nothing: none."""
    traits: tuple[str, ...] = ()
    grants: tuple[Ability, ...] = ()
    circle: str = ""


AnyCard = Printed | Crypt
BLANK_PRINTED: Final = Printed("", ())
BLANK_CRYPT: Final = Crypt("", "", "", 0, 0, ())


def as_crypt(card: Printed) -> Crypt:
    """What a library card is as a vampire, if it comes into play as one; otherwise nothing."""
    for grant in card.grants:
        if isinstance(grant, IsVampire):
            return Crypt(card.name, VAMPIRE, grant.clan, 0, grant.capacity, (), grant.sect)
    return BLANK_CRYPT
