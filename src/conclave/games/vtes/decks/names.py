"""The names of all published cards, implemented or not, and finding cards by name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from rapidfuzz import fuzz, process

from conclave.games.vtes.cards.facts import faces
from conclave.lang.naming import slug

CRYPT_TYPES = ("vampire", "imbued")
ANY_GROUP = 0
LONGEST = 80
"""The length of the longest name."""
NEAR = 60
"""How similar, in percent, a name must be to be suggested."""


@dataclass(frozen=True)
class Named:
    """A published card: its public number, name and type."""

    id: int
    name: str
    type: str
    group: int
    """For crypt cards; 0 goes with any group."""
    advanced: bool

    @property
    def is_crypt(self) -> bool:
        """Whether it belongs in a crypt."""
        return self.type in CRYPT_TYPES

    @property
    def full_name(self) -> str:
        """The name, made unambiguous if other cards share it."""
        if self.advanced:
            return f"{self.name} (ADV)"
        return f"{self.name} (G{self.group})" if _shares_its_name(self) else self.name


@cache
def all_cards() -> dict[int, Named]:
    """All cards by their public numbers."""
    return {
        number: Named(
            number,
            face.name,
            face.type,
            int(face.group) if face.group.isdigit() else ANY_GROUP,
            face.advanced,
        )
        for number, face in faces().items()
    }


@cache
def _index() -> dict[str, list[Named]]:
    """Cards by all spellings of their names."""
    found: dict[str, list[Named]] = {}
    for number, face in faces().items():
        card = all_cards()[number]
        for name in face.names:
            if card not in found.setdefault(key(name), []):
                found[key(name)].append(card)
    return found


def _shares_its_name(card: Named) -> bool:
    same = [other for other in _index()[key(card.name)] if not other.advanced]
    return len(same) > 1


def key(name: str) -> str:
    """A name without accents, trademark signs or a leading "The"."""
    plain = slug(re.sub(r"\((?:tm|r)\)|[™®]", "", name, flags=re.IGNORECASE))
    return re.sub(r"^the-|-the$|-tm(?=-)", "", plain)


def find(name: str, crypt: bool | None = None) -> list[Named]:
    """The cards of this name; `crypt` restricts them to crypt or library cards."""
    found = _index().get(key(name), [])
    return [card for card in found if crypt is None or card.is_crypt == crypt]


def nearest(name: str) -> Named | None:
    """The card with the most similar name; None if none is similar."""
    typed = key(name)[:LONGEST]
    close = process.extractOne(typed, _index().keys(), scorer=fuzz.ratio, score_cutoff=NEAR)
    return None if close is None else _index()[close[0]][0]
