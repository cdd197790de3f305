"""Reading, checking and writing V:TES decks."""

from __future__ import annotations

from dataclasses import replace

from conclave.core.decks import CatalogueCard, DeckEntry, Decks
from conclave.core.errors import BadDeck, ConclaveError
from conclave.core.rng import Rng
from conclave.games.vtes.decks.names import all_cards
from conclave.games.vtes.decks.reading import read_list
from conclave.games.vtes.decks.writing import FORMS, rows
from conclave.games.vtes.rules.decks import Deck, deck_around, faults_of, write_deck
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.rules.reading.values import DEFAULT_HAND
from conclave.games.vtes.rules.setup import START_CRYPT


class VtesDecks(Decks):
    """Deck lists in any of the usual formats."""

    forms = tuple(FORMS)
    storage_form = "word"
    opening = {"crypt": START_CRYPT, "library": DEFAULT_HAND}  # noqa: RUF012

    def __init__(self, library: Library) -> None:
        self.library = library
        self.presets = library.presets
        self.starters = library.starters

    def catalogue(self) -> list[CatalogueCard]:
        return [
            CatalogueCard(
                card.id,
                card.full_name,
                tuple(card.type.replace(" ", "-").split("/")),
                self._written(card.id),
            )
            for card in all_cards().values()
        ]

    def _written(self, id_: int) -> str:
        """A card's name in moves; empty if it isn't implemented."""
        number = self.library.by_id.get(id_)
        return "" if number is None else self.library.names[number]

    def random_deck_with(self, card: str, seats: int, rng: Rng) -> str:
        deck = deck_around(self.library, self.library.numbers[card], seats, rng)
        return f"deck {write_deck(deck, self.library)}"

    def lines(self, text: str) -> list[DeckEntry]:
        deck = read_list(text)
        return [
            DeckEntry(
                pile,
                card.type,
                copies,
                card.full_name,
                card.id in self.library.by_id,
                card.id,
                self._written(card.id),
            )
            for pile, cards in (("crypt", deck.crypt), ("library", deck.library))
            for card, copies in rows(cards)
        ]

    def title(self, text: str) -> str:
        return read_list(text).name

    def faults(self, text: str, seats: int) -> list[ConclaveError]:
        deck = read_list(text)
        missing = [id_ for id_ in (*deck.crypt, *deck.library) if id_ not in self.library.by_id]
        names = sorted([all_cards()[id_].full_name for id_ in missing])
        numbers: Deck = (
            [self.library.by_id.get(id_, -1) for id_ in deck.crypt.elements()],
            [self.library.by_id.get(id_, -1) for id_ in deck.library.elements()],
        )
        groups = {all_cards()[id_].group for id_ in deck.crypt}
        found = [*deck.faults, *faults_of(numbers, self.library, seats, groups)]
        if names:
            found.append(ConclaveError("vtes-deck-not-enforced", names=names))
        return found

    def write(self, text: str, form: str, name: str = "") -> str:
        if form not in FORMS:
            raise BadDeck("deck-no-such-form", form=form, forms=", ".join(FORMS))
        deck = read_list(text)
        if deck.faults:
            raise BadDeck("vtes-bad-deck", faults=deck.faults)
        return FORMS[form](replace(deck, name=name or deck.name))
