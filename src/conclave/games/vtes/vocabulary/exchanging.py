"""Exchanging cards in hand for cards in ash heaps, and taking discarded cards back."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting, piles
from conclave.games.vtes.rules.blood import burn_blood
from conclave.games.vtes.rules.constants import HAND, NOTHING
from conclave.games.vtes.rules.current import action_scope
from conclave.games.vtes.rules.moves import DONE, Name
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.parts import TARGET, Who
from conclave.games.vtes.vocabulary.piles import names_of
from conclave.lang.effects import Asks, AsksAgain
from conclave.lang.nodes import Effect, Players
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class ExchangeRandom(AsksAgain):
    """Look at a random card in a Methuselah's hand; the minion may burn blood to exchange it for a
    card in her ash heap."""

    of: Players
    blood: int

    def candidates(self, table: Table, seat: int) -> list[int]:
        """The library cards in a Methuselah's ash heap: only they can be in a hand."""
        is_crypt = table.cards.is_crypt
        return [card for card in table.ash[seat] if not is_crypt[table.definition[card]]]

    def run(self, table: Table, act: Resolving, step: int) -> None:
        seat = next((seat for seat in self.of.seats(table, act)), -1)
        card = piles.random_card(table, seat) if step == FIRST and seat >= 0 else NOTHING
        if card == NOTHING:
            table.pop()
            return
        piles.look_at(table, act.you, (card,))
        if table.blood[act.here] < self.blood or not self.candidates(table, seat):
            table.pop()
            return
        table.replace(act.to(self, them=card))
        table.push(Window(FORCED, (act.you,)))

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        names = names_of(table, self.candidates(table, table.owner[act.them]))
        return Choices([*[Name(name) for name in names], DONE])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if not isinstance(move, Name):
            return
        for card in self.candidates(table, table.owner[act.them]):
            if table.card_name(card) == move.word:
                burn_blood(table, act.here, self.blood)
                piles.exchange(table, act.them, card)
                return

    def possible(self, table: Table, act: Resolving) -> bool:
        return any(len(table.hand[seat]) > 0 for seat in self.of.seats(table, act))


@dataclass(frozen=True)
class NameCardInHand(Asks):
    """You name a card in your hand, which is to be exchanged."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Name(name) for name in names_of(table, [*table.hand[seat]])])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        card = table.in_hand(seat, move.word)
        piles.show_card(table, card)  # it is announced by name
        noting.note(table, action_scope(table), notes.TO_EXCHANGE, act.here, card=card)

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(table.hand[act.you]) > 0


@dataclass(frozen=True)
class ExchangeNamed(Effect):
    """Exchange a card in your ash heap for the card named in your hand."""

    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        other = self.who.card(table, act)
        named = table.notes.first(notes.TO_EXCHANGE, act.here)
        if other == NOTHING or named is None:
            return
        if table.zone[named.card] == HAND and table.owner[named.card] == act.you:
            piles.exchange(table, named.card, other)


@dataclass(frozen=True)
class TakeDiscardsBack(AsksAgain):
    """You may put cards that you have discarded in this discard phase into your library; then
    shuffle."""

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        """The cards discarded that are still in the ash heap."""
        return [card for card in table.ash[act.you] if table.notes.has(notes.DISCARDED, card)]

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if self.candidates(table, act):
            table.push(Window(FORCED, (act.you,)))
            return
        table.pop()
        if act.amount:
            piles.shuffle(table, act.you)

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        names = names_of(table, self.candidates(table, act))
        return Choices([*[Name(name) for name in names], DONE])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if not isinstance(move, Name):
            table.pop()
            if act.amount:
                piles.shuffle(table, act.you)
            return
        for card in self.candidates(table, act):
            if table.card_name(card) == move.word:
                piles.to_library(table, card)
                break
        table.replace(act.to(self, amount=act.amount + 1))

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.candidates(table, act)) > 0

    def public(self) -> bool:
        return True
