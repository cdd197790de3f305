"""Faults of single cards in a deck list, with their lines."""

from __future__ import annotations

from collections.abc import Iterator, Set

from conclave.core.errors import ConclaveError, IllegalMove
from conclave.games.vtes.cards.facts import faces
from conclave.games.vtes.decks.names import ANY_GROUP, all_cards
from conclave.games.vtes.decks.reading import DeckList
from conclave.games.vtes.decks.replacing import near


def card_faults(deck: DeckList, playable: Set[int]) -> list[ConclaveError]:
    """Cards that are banned, not implemented, or of a wrong group."""
    return [*_banned(deck), *_not_implemented(deck, playable), *_of_wrong_groups(deck)]


def _banned(deck: DeckList) -> Iterator[ConclaveError]:
    for id_ in deck.library:
        if faces()[id_].banned:
            line, name = deck.lines.get(id_, (0, all_cards()[id_].full_name))
            year = faces()[id_].banned
            yield ConclaveError("vtes-list-banned", line=line, name=name, year=year)


def _not_implemented(deck: DeckList, playable: Set[int]) -> Iterator[ConclaveError]:
    """One fault for each line of a list; a deck without lines has one for all its cards."""
    missing = [
        id_
        for id_ in (*deck.crypt, *deck.library)
        if id_ not in playable and not faces()[id_].banned
    ]
    names = [all_cards()[id_].full_name for id_ in missing if id_ not in deck.lines]
    if names:
        yield ConclaveError("vtes-deck-not-enforced", names=sorted(names))
    for id_ in missing:
        if id_ in deck.lines:
            line, name = deck.lines[id_]
            close = [all_cards()[other].full_name for other in near(deck, id_, playable)]
            yield ConclaveError(
                "vtes-list-not-enforced",
                line=line,
                name=name,
                near=", ".join(close) or "none",
                close=close[0] if close else "",
                instead=close[0] if close else "",
            )


def _of_wrong_groups(deck: DeckList) -> Iterator[ConclaveError]:
    """The cards outside the two consecutive groups that most of the crypt belongs to."""
    copies: dict[int, int] = {}
    for id_, number in deck.crypt.items():
        group = all_cards()[id_].group
        copies[group] = copies.get(group, 0) + number
    groups = sorted(copies.keys() - {ANY_GROUP})
    if not groups or groups[-1] - groups[0] <= 1:
        return
    low = max(groups, key=lambda group: copies[group] + copies.get(group + 1, 0))
    for id_ in deck.crypt:
        group = all_cards()[id_].group
        if id_ in deck.lines and group not in (low, low + 1, ANY_GROUP):
            line, name = deck.lines[id_]
            yield IllegalMove(
                "VTES-1.2-07",
                "vtes-list-wrong-group",
                line=line,
                name=name,
                group=group,
                low=low,
                high=low + 1,
            )
