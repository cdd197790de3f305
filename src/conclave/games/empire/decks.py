"""Read, check and write the two deck lists of Empire."""

from __future__ import annotations

from collections.abc import Callable

from conclave.core.decks import CatalogueCard, DeckEntry, Decks
from conclave.core.errors import BadDeck, ConclaveError
from conclave.core.game import GameOption
from conclave.games.empire import custom_cards
from conclave.games.empire.rules.constants import SIDES, SUPPORT
from conclave.games.empire.rules.decks import (
    DEFINITIONS,
    OURS,
    Deck,
    normalise_names,
    read_list,
    read_word,
    write_word,
)
from conclave.games.empire.rules.library import Library, SupportCard

WORD = "word"
TEXT = "text"


class EmpireDecks(Decks):
    """Two lists of forty cards, one for each side."""

    forms = (TEXT, WORD)
    sides = (*SIDES, DEFINITIONS)

    def __init__(self, library: Library, ours: str) -> None:
        self.library = library
        self.presets = {OURS: ours}

    def read(self, text: str) -> tuple[tuple[Deck, Deck], Library, list[ConclaveError]]:
        """Both decks, the library with their cards, and all errors."""
        library, faults = custom_cards.in_list(text)
        decks, more = read_list(text, library)
        return decks, library, [*faults, *more]

    def catalogue(self) -> list[CatalogueCard]:
        return [
            CatalogueCard(
                number,
                card.name,
                (SUPPORT if isinstance(card, SupportCard) else card.type,),
                self.library.names[number],
            )
            for number, card in enumerate(self.library.cards)
        ]

    def normalise_names(self, text: str, written: Callable[[str], str | None]) -> str:
        return normalise_names(text, written)

    def lines(self, text: str) -> list[DeckEntry]:
        decks, library, _ = self.read(text)
        return [
            DeckEntry(
                side,
                "",
                deck.count(card),
                library.cards[card].name,
                True,
                card,
                library.names[card],
            )
            for side, deck in zip(SIDES, decks, strict=True)
            for card in sorted(set(deck))
        ]

    def faults(self, text: str, seats: int) -> list[ConclaveError]:
        return self.read(text)[2]

    def write(self, text: str, form: str, name: str = "") -> str:
        decks, library, faults = self.read(text)
        if form not in self.forms:
            raise BadDeck("deck-no-such-form", form=form, forms=", ".join(self.forms))
        if faults:
            raise BadDeck("empire-bad-decks", faults=faults)
        cards = {card for deck in decks for card in deck}
        if form == WORD:
            defined = custom_cards.as_word(cards, library)
            return write_word(decks, library) + (f"/{defined}" if defined else "") + "\n"
        lines = []
        if defined_lines := custom_cards.as_lines(cards, library):
            lines += [DEFINITIONS.capitalize(), *defined_lines]
        for side, deck in zip(SIDES, decks, strict=True):
            lines.append(side.capitalize())
            lines += [
                f"{deck.count(card)} {library.cards[card].name}" for card in sorted(set(deck))
            ]
        return "\n".join(lines) + "\n"


class DecksOption(GameOption):
    """The option for the decks: ours, or custom ones as a word."""

    def __init__(self) -> None:
        super().__init__("decks", OURS, (OURS,))

    def read(self, value: object) -> str | int:
        if value == OURS or not isinstance(value, str) or "*" not in value:
            return super().read(value)
        library, faults = custom_cards.in_word(value)
        if faults := [*faults, *read_word(value, library)[1]]:
            raise BadDeck("empire-bad-decks", faults=faults)
        return value
