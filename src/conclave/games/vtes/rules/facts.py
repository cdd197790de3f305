"""Facts about cards, computed once per library.

An ability declares a fact next to it, `WEAPONS = granted(Weapon)`; the rules ask `WEAPONS.of(table,
card)`, or `table.cards_with(WEAPONS)` for the cards in play.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from conclave.lang.nodes import Ability

if TYPE_CHECKING:
    from conclave.games.vtes.rules.library import Library
    from conclave.games.vtes.rules.printed import AnyCard
    from conclave.games.vtes.rules.table import Table

F = TypeVar("F")
A = TypeVar("A", bound=Ability)


class CardFact(Generic[F]):
    """A fact about each card."""

    def __init__(self, work_out: Callable[[AnyCard], F]) -> None:
        self.work_out = work_out
        self.place = len(CARD_FACTS)
        CARD_FACTS.append(self)

    def row(self, library: Library) -> list[F]:
        """The facts about all cards of a library."""
        facts = library.card_facts
        if self.place >= len(facts):
            work_out_card_facts(library)
        row: list[F] = facts[self.place]
        return row

    def of(self, table: Table, card: int) -> F:
        """The fact about a card at a table."""
        if table.may_be_blank and table.is_blank(card):
            return self.without_abilities(table.cards, table.definition[card])
        facts = table.cards.card_facts
        if self.place >= len(facts):
            work_out_card_facts(table.cards)
        found: F = facts[self.place][table.definition[card]]
        return found

    def without_abilities(self, library: Library, number: int) -> F:
        """The fact about a card of a library that has lost its abilities."""
        facts = library.blank_facts
        key = (self.place, number)
        if key not in facts:
            facts[key] = self.work_out(replace(library.cards[number], grants=()))
        found: F = facts[key]
        return found

    def about(self, library: Library, number: int) -> F:
        """The fact about a card of a library."""
        return self.row(library)[number]


class LibraryFact(Generic[F]):
    """A fact about a library as a whole."""

    def __init__(self, work_out: Callable[[Library], F]) -> None:
        self.work_out = work_out
        self.place = len(LIBRARY_FACTS)
        LIBRARY_FACTS.append(self)

    def of(self, library: Library) -> F:
        """The fact about a library."""
        facts = library.library_facts
        while self.place >= len(facts):
            facts.append(LIBRARY_FACTS[len(facts)].work_out(library))
        found: F = facts[self.place]
        return found


CARD_FACTS: Final[list[CardFact[Any]]] = []
LIBRARY_FACTS: Final[list[LibraryFact[Any]]] = []


def work_out_card_facts(library: Library) -> None:
    """Compute the facts declared since the library was last asked for one."""
    facts = library.card_facts
    for fact in CARD_FACTS[len(facts) :]:
        facts.append([fact.work_out(card) for card in library.cards])


def granted(kind: type[A]) -> CardFact[tuple[A, ...]]:
    """The abilities of a class that a card has."""
    return CardFact(lambda card: abilities_of(card, kind))


def abilities_of(card: AnyCard, kind: type[A]) -> tuple[A, ...]:
    """The abilities of a class that are printed on a card."""
    return tuple([ability for ability in card.grants if isinstance(ability, kind)])
