"""Reading, checking and writing V:TES decks."""

from __future__ import annotations

from dataclasses import replace

from conclave.core.decks import CatalogueCard, DeckEntry, Decks, Replacement
from conclave.core.errors import BadDeck, ConclaveError
from conclave.core.rng import Rng
from conclave.games.vtes.decks.archive import split_decks
from conclave.games.vtes.decks.checking import card_faults
from conclave.games.vtes.decks.names import Named, all_cards
from conclave.games.vtes.decks.reading import read_list
from conclave.games.vtes.decks.replacing import near
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
        self.precons = library.precons

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
        found = [*rows(deck.crypt), *rows(deck.library)]
        return [self._entry(card, copies) for card, copies in found]

    def _entry(self, card: Named, copies: int) -> DeckEntry:
        written = self._written(card.id)
        pile = "crypt" if card.is_crypt else "library"
        return DeckEntry(pile, card.type, copies, card.full_name, bool(written), card.id, written)

    def split(self, text: str) -> list[str]:
        return split_decks(text)

    def replacements(self, text: str) -> list[Replacement]:
        deck, playable = read_list(text), self.library.by_id.keys()
        return [
            Replacement(
                entry,
                [
                    self._entry(all_cards()[id_], entry.copies)
                    for id_ in near(deck, entry.id, playable)
                ],
            )
            for entry in self.lines(text)
            if not entry.playable
        ]

    def title(self, text: str) -> str:
        return read_list(text).name

    def unreadable(self, text: str) -> list[ConclaveError]:
        return read_list(text).faults

    def faults(self, text: str, seats: int) -> list[ConclaveError]:
        deck = read_list(text)
        numbers: Deck = (
            [self.library.by_id.get(id_, -1) for id_ in deck.crypt.elements()],
            [self.library.by_id.get(id_, -1) for id_ in deck.library.elements()],
        )
        groups = {all_cards()[id_].group for id_ in deck.crypt}
        of_cards = [*deck.faults, *card_faults(deck, self.library.by_id.keys())]
        of_cards.sort(key=lambda fault: int(str(fault.facts.get("line", 0))))
        return [*of_cards, *faults_of(numbers, self.library, seats, groups)]

    def write(self, text: str, form: str, name: str = "") -> str:
        if form not in FORMS:
            raise BadDeck("deck-no-such-form", form=form, forms=", ".join(FORMS))
        deck = read_list(text)
        if deck.faults:
            raise BadDeck("vtes-bad-deck", faults=deck.faults)
        return FORMS[form](replace(deck, name=name or deck.name))
