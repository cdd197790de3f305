"""Finding cards that can stand in for those that aren't implemented yet."""

from __future__ import annotations

import re
from collections.abc import Set
from functools import cache

from conclave.games.vtes.cards.facts import Face, faces
from conclave.games.vtes.decks.names import ANY_GROUP, all_cards
from conclave.games.vtes.decks.reading import DeckList

OFFERED = 5
"""How many cards are offered for one."""
FOREIGN = 10.0
"""How much it counts against a card that the deck's vampires can't play it."""


def near(deck: DeckList, missing: int, playable: Set[int]) -> list[int]:
    """The playable cards nearest to a missing one, the nearest first."""
    crypt = all_cards()[missing].is_crypt
    fit = _fitting_crypt(deck, missing) if crypt else _fitting_library(missing)
    scored = [
        (_likeness(missing, id_) - (0.0 if crypt else _foreign(deck, id_)), id_)
        for id_ in fit & playable
    ]
    scored.sort(key=lambda found: (-found[0], all_cards()[found[1]].name))
    return [id_ for _, id_ in scored[:OFFERED]]


def _fitting_crypt(deck: DeckList, missing: int) -> set[int]:
    """Crypt cards of groups that the deck may have, which aren't in it."""
    groups = {all_cards()[id_].group for id_ in deck.crypt} - {ANY_GROUP}
    low, high = (min(groups), max(groups)) if groups else (0, 0)
    if high == low:
        low, high = low - 1, high + 1
    return {
        card.id
        for card in all_cards().values()
        if card.type == all_cards()[missing].type
        and card.id not in deck.crypt
        and (not groups or card.group == ANY_GROUP or _goes_with(card.group, groups, low, high))
    }


def _goes_with(group: int, groups: set[int], low: int, high: int) -> bool:
    """Whether a crypt card of this group keeps the crypt legal."""
    return low <= group <= high and all(abs(group - other) <= 1 for other in groups)


def _fitting_library(missing: int) -> set[int]:
    """Library cards that share a type with the missing one."""
    kinds = set(all_cards()[missing].type.split("/"))
    return {
        card.id
        for card in all_cards().values()
        if not card.is_crypt and kinds & set(card.type.split("/"))
    }


@cache
def _likeness(one: int, other: int) -> float:
    """How alike two cards of a type are: by disciplines, clan, cost, capacity and the like."""
    a, b = faces()[one], faces()[other]
    score = 3 * _share(_disciplines(a), _disciplines(b))
    score += 2 * (a.type == b.type) + 2 * (a.clan == b.clan) + (a.needs == b.needs)
    score += _share(set(a.traits.split()), set(b.traits.split())) + 0.5 * (a.title == b.title)
    score -= 0.5 * abs(_amount(a.cost) - _amount(b.cost))
    score -= 0.5 * (re.sub(r"\d", "", a.cost) != re.sub(r"\d", "", b.cost))
    return score - 0.4 * abs(_amount(a.capacity) - _amount(b.capacity))


def _foreign(deck: DeckList, id_: int) -> float:
    """What counts against a library card because nobody in the crypt could play it."""
    face = faces()[id_]
    crypt = [faces()[vampire] for vampire in deck.crypt]
    known = {word for vampire in crypt for word in _disciplines(vampire)}
    clans = {vampire.clan for vampire in crypt}
    able = not _disciplines(face) or _disciplines(face) & known
    return 0.0 if able and (not face.clan or face.clan in clans) else FOREIGN


def _disciplines(face: Face) -> set[str]:
    return set(re.findall(r"[a-z]+", face.disciplines.lower()))


def _share(one: set[str], other: set[str]) -> float:
    """The share of what either has that both have; 1 if neither has anything."""
    return len(one & other) / len(one | other) if one | other else 1.0


def _amount(number: str) -> int:
    """The number in a cost or capacity, 0 if there is none."""
    found = re.search(r"\d+", number)
    return int(found[0]) if found else 0
