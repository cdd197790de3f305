"""Setup: all players bring a deck in secret, then draw hands and crypts (VTES-2)."""

from __future__ import annotations

from typing import Final

from conclave.core.errors import ConclaveError, IllegalMove
from conclave.core.frames import ASK_ONCE, COMMIT, FIRST, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules.atoms import piles, setup
from conclave.games.vtes.rules.decks import (
    LEAST_LIBRARY,
    RANDOM,
    STARTER,
    Deck,
    faults_of,
    most_library,
    read_deck,
)
from conclave.games.vtes.rules.frame_types import TableFrame
from conclave.games.vtes.rules.moves import ChooseDeck
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.turn import Course

START_CRYPT: Final = 4


class ChoosingDecks(TableFrame):
    """All players choose a deck, which stays secret until the game is over."""

    steps = ASK_ONCE

    def run(self, table: Table, step: int) -> None:
        if step == FIRST and table.settings["decks"] == RANDOM:
            for seat in range(table.seats):
                setup.choose_deck(table, seat, RANDOM)
        elif step == FIRST and table.settings["decks"] == STARTER:
            for seat, deck in enumerate(setup.starters(table)):
                setup.choose_deck(table, seat, deck)
        elif step == FIRST:
            table.push(Window(COMMIT, tuple(range(table.seats))))
        else:
            table.pop()
            deal(table)
            table.push(Course())

    def options(self, table: Table, seat: int) -> Options:
        names = [name for name in table.cards.presets if not self.faults(table, name)]
        return Choices([ChooseDeck(name) for name in (*names, RANDOM)])

    def allows(self, table: Table, seat: int, move: Move) -> bool:
        if not isinstance(move, ChooseDeck):
            return False
        return move.deck == RANDOM or not self.faults(table, move.deck)

    def faults(self, table: Table, deck: str) -> list[ConclaveError]:
        """Everything that is wrong with a deck."""
        code = table.cards.presets.get(deck, deck)
        if "/" not in code:
            return [ConclaveError("vtes-deck-unknown", name=deck[:60])]
        (crypt, cards), faults = read_deck(code, table.cards)
        if deck in table.cards.starters or deck in table.cards.precons:
            cards = cards[: most_library(table.seats)]
        if code.count("/") == 1:
            faults += faults_of((crypt, cards), table.cards, table.seats)
        return faults

    def refusal(self, table: Table, seat: int, move: Move) -> IllegalMove:
        if not isinstance(move, ChooseDeck):
            return super().refusal(table, seat, move)
        faults = self.faults(table, move.deck)
        return IllegalMove("VTES-1.2-01", "vtes-bad-deck", faults=faults)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseDeck)
        setup.choose_deck(table, seat, move.deck)

    def rule(self, table: Table) -> str:
        return "VTES-1.2-01"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"least": LEAST_LIBRARY, "most": most_library(table.seats)}


def deal(table: Table) -> None:
    """Shuffle, draw seven cards and four vampires, and choose the first player (VTES-2).

    A deck as sold that is too big for few players loses random cards.
    """
    decks: list[Deck] = []
    for seat, name in enumerate(table.deck):
        drawn = name == RANDOM
        word = setup.drawn_deck(table, seat) if drawn else table.cards.presets.get(name, name)
        (crypt, cards), faults = read_deck(word, table.cards)
        if drawn:
            faults += faults_of((crypt, cards), table.cards, table.seats)
        if faults:  # possible only if a record gives the draw
            raise faults[0]
        decks.append((crypt, setup.cut(table, cards, most_library(table.seats))))
    setup.lay_out(table, decks)
    setup.choose_first(table)
    for seat in table.clockwise(table.active):
        piles.draw(table, seat, values.DEFAULT_HAND)
        piles.draw_crypt(table, seat, START_CRYPT)
