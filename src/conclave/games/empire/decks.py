"""What Empire knows about decks: the contract's way to read, check and write the two lists."""

from __future__ import annotations

from collections.abc import Callable

from conclave.core.decks import Decks, Entry, Known
from conclave.core.errors import BadDeck, ConclaveError
from conclave.core.game import GameOption
from conclave.core.rng import Rng
from conclave.games.empire.rules.decks import (
    OURS,
    read_list,
    read_word,
    renamed,
    write_word,
)
from conclave.games.empire.rules.library import Library, SupportCard
from conclave.games.empire.rules.words import SIDES, SUPPORT

WORD = "word"
TEXT = "text"


class EmpireDecks(Decks):
    """Two lists of forty cards, one for each side."""

    forms = (TEXT, WORD)
    sides = SIDES

    def __init__(self, library: Library, ours: str) -> None:
        self.library = library
        self.at_hand = {OURS: ours}

    def known(self) -> list[Known]:
        return [
            Known(
                number,
                card.name,
                (SUPPORT if isinstance(card, SupportCard) else card.type,),
                self.library.names[number],
            )
            for number, card in enumerate(self.library.cards)
        ]

    def renamed(self, text: str, written: Callable[[str], str | None]) -> str:
        return renamed(text, written)

    def show(self, text: str) -> list[Entry]:
        decks, _ = read_list(text, self.library)
        return [
            Entry(
                side,
                "",
                deck.count(card),
                self.library.cards[card].name,
                True,
                card,
                self.library.names[card],
            )
            for side, deck in zip(SIDES, decks, strict=True)
            for card in sorted(set(deck))
        ]

    def faults(self, text: str, seats: int) -> list[ConclaveError]:
        return read_list(text, self.library)[1]

    def write(self, text: str, form: str, name: str = "") -> str:
        decks, faults = read_list(text, self.library)
        if form not in self.forms:
            raise BadDeck("deck-no-such-form", form=form, forms=", ".join(self.forms))
        if faults:
            raise BadDeck("empire-bad-decks", faults=faults)
        if form == WORD:
            return write_word(decks, self.library) + "\n"
        lines = []
        for side, deck in zip(SIDES, decks, strict=True):
            lines.append(side.capitalize())
            lines += [
                f"{deck.count(card)} {self.library.cards[card].name}" for card in sorted(set(deck))
            ]
        return "\n".join(lines) + "\n"

    def around(self, card: str, seats: int, rng: Rng) -> str:
        raise NotImplementedError


class DecksOption(GameOption):
    """The decks that are played with: ours, or an owner's own, as a word."""

    def __init__(self, library: Library) -> None:
        super().__init__("decks", OURS, (OURS,))
        self.library = library

    def read(self, value: object) -> str | int:
        if value == OURS or not isinstance(value, str) or "*" not in value:
            return super().read(value)
        _, faults = read_word(value, self.library)
        if faults:
            raise BadDeck("empire-bad-decks", faults=faults)
        return value
