"""Effects on hands, libraries, crypts and ash heaps; hand sizes."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import (
    counters,
    course,
    moving,
    noting,
    piles,
)
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    NOTHING,
    PLAYING,
)
from conclave.games.vtes.rules.current import (
    combat_scope,
    current_combat,
)
from conclave.games.vtes.rules.drawing import draw
from conclave.games.vtes.rules.literals import Pile, Until
from conclave.games.vtes.rules.modes import TimedEffect
from conclave.games.vtes.rules.moves import DONE, Discard, Name, Number
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import BEFORE_RANGE, BEFORE_STRIKES, PRESS, STRIKE
from conclave.games.vtes.vocabulary.amounts import Much
from conclave.games.vtes.vocabulary.durations import scope_until
from conclave.games.vtes.vocabulary.parts import TARGET, Who
from conclave.games.vtes.vocabulary.players import YOU
from conclave.lang.effects import Asks, AsksAgain
from conclave.lang.nodes import Amount, Condition, Effect, Players, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Draw(Effect):
    """You draw cards, and discard down to your hand size afterwards."""

    amount: Much

    def do(self, table: Table, act: Resolving) -> None:
        draw(table, act.you, count(self.amount, table, act))


@dataclass(frozen=True)
class DrawUp(Effect):
    """You draw up to your hand size at once."""

    def do(self, table: Table, act: Resolving) -> None:
        draw(table, act.you, max(values.to_draw(table, act.you), 0))


@dataclass(frozen=True)
class DrawsMore(TimedEffect):
    """For the rest of this combat, each time you replace a card, this one too, you draw another and
    discard down to your hand size."""

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE, BEFORE_STRIKES, STRIKE, PRESS)

    def do(self, table: Table, act: Resolving) -> None:
        scope, size = scope_until(table, "combat"), values.hand_size(table, act.you)
        noting.note(table, scope, notes.DRAWS_MORE, act.you, size)
        if values.to_draw(table, act.you) <= 0:  # this card has been replaced already
            draw(table, act.you, 1)


@dataclass(frozen=True)
class DrawCrypt(TimedEffect):
    """Move cards from the top of your crypt to your uncontrolled region, if there are any."""

    amount: Much = 1

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "" if table.crypt[act.you] else "not-needed"

    def do(self, table: Table, act: Resolving) -> None:
        piles.draw_crypt(table, act.you, count(self.amount, table, act))

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(table.crypt[act.you]) > 0


@dataclass(frozen=True)
class CardToHand(Effect):
    """Return a card to its owner's hand."""

    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            piles.to_hand(table, card)


@dataclass(frozen=True)
class CardsIn(Condition):
    """You have, or another Methuselah has, at least `at_least` cards in a pile: any, or those that
    match."""

    place: Pile
    """"hand", "crypt" or "ash-heap"."""
    at_least: int = 1
    which: Filter | None = None
    alike: bool = False
    """Whether they must be copies of one card."""
    of: Players = YOU

    def holds(self, table: Table, act: Resolving) -> bool:
        return any(self.is_enough(table, act, seat) for seat in self.of.seats(table, act))

    def is_enough(self, table: Table, act: Resolving, seat: int) -> bool:
        """Whether a Methuselah has as many."""
        found = cards_in_pile(table, act, seat, self.place, self.which)
        if self.alike:
            return len(copies(table, found, self.at_least)) > 0
        return len(found) >= self.at_least


def copies(table: Table, cards: list[int], number: int) -> list[int]:
    """The cards of which there are at least so many copies."""
    kinds = [table.definition[card] for card in cards]
    return [card for card in cards if kinds.count(table.definition[card]) >= number]


def cards_in_pile(
    table: Table, act: Resolving, seat: int, place: Pile, which: Filter | None
) -> list[int]:
    """The cards in a pile of a Methuselah that match."""
    rows = {"hand": table.hand, "crypt": table.crypt, "ash-heap": table.ash}
    pile = rows[place][seat]
    return [card for card in pile if which is None or which.fits(table, act, card)]


def names_of(table: Table, cards: list[int]) -> list[str]:
    """The names of cards, without duplicates."""
    return list(dict.fromkeys([table.card_name(card) for card in cards]))


@dataclass(frozen=True)
class DiscardCards(AsksAgain):
    """You discard `amount` cards from your hand: any, or those that match. They are replaced
    afterwards."""

    amount: int = 1
    which: Filter | None = None
    by: Players = YOU
    """Who discards; with `or_else` she may choose not to."""
    or_else: Effect | None = None
    """The effect if she doesn't."""
    whole: bool = False
    """Whether it is the whole hand."""
    alike: bool = False
    """Whether they must be copies of one card."""
    out_of_turn: bool = False
    """Whether it counts as playing an out-of-turn master card."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        seat = self.asked(table, act)
        if self.whole:
            table.pop()
            for card in table.hand[seat] if seat >= 0 else ():
                piles.discard(table, card)
            return
        if step == FIRST and self.or_else is not None:
            if seat < 0 or len(table.hand[seat]) < self.amount:
                table.pop()
                table.push(act.to(self.or_else))
                return
            table.push(Window(FORCED, (seat,)))  # whether she can is secret
        elif step < self.amount and seat >= 0 and self.candidates(table, act, seat):
            table.push(Window(FORCED, (seat,)))
        else:
            table.pop()

    def asked(self, table: Table, act: Resolving) -> int:
        return next((seat for seat in self.by.seats(table, act)), -1)

    def candidates(self, table: Table, act: Resolving, seat: int) -> list[int]:
        """The cards she may discard."""
        hand = table.hand[seat]
        found = [card for card in hand if self.which is None or self.which.fits(table, act, card)]
        if not self.alike:
            return found
        if act.amount == 0:
            return copies(table, found, self.amount)
        return [card for card in found if table.definition[card] == act.them]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        found = self.candidates(table, act, seat)
        moves: list[Move] = [Discard(name) for name in names_of(table, found)]
        if self.or_else is None or act.amount > 0:
            return Choices(moves)
        return Choices([*moves, DONE] if len(found) >= self.amount else [DONE])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Discard):
            card = table.in_hand(seat, move.card)
            piles.discard(table, card)
            if self.out_of_turn:
                course.owe_master_action(table, seat, trifle=False)
            if self.alike:
                table.replace(act.to(self, them=table.definition[card], amount=act.amount + 1))
            elif self.or_else is not None:
                table.replace(act.to(self, amount=act.amount + 1))
        elif self.or_else is not None:
            table.pop()
            table.push(act.to(self.or_else))

    def possible(self, table: Table, act: Resolving) -> bool:
        seat = self.asked(table, act)
        if self.out_of_turn and (seat == table.active or table.debt[seat]):
            return False
        return seat >= 0 and len(self.candidates(table, act, seat)) >= self.amount

    def is_price(self) -> bool:
        return True


@dataclass(frozen=True)
class LibrarySize(Amount):
    """The number of cards in your library."""

    def count(self, table: Table, act: Resolving) -> int:
        return len(table.library[act.you])


@dataclass(frozen=True)
class BurnTop(Effect):
    """Burn cards from the top of your library."""

    amount: int

    def do(self, table: Table, act: Resolving) -> None:
        for card in table.library[act.you][: self.amount]:
            moving.burn(table, card, "card", act.source)

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(table.library[act.you]) >= self.amount


@dataclass(frozen=True)
class ArrangeTop(AsksAgain):
    """Look at the top cards of your library and put them back on top in any order."""

    number: int

    def run(self, table: Table, act: Resolving, step: int) -> None:
        top = table.library[act.you][: self.number]
        if act.amount == 0:
            piles.look_at(table, act.you, top)
        if act.amount < len(top) - 1:
            table.push(Window(FORCED, (act.you,)))
            return
        table.pop()
        if top:
            piles.lift(table, top[-1])

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        """The cards not put back yet, which lie under those put back."""
        return [*table.library[act.you][act.amount : self.number]]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Name(name) for name in names_of(table, self.candidates(table, act))])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        for card in self.candidates(table, act):
            if table.card_name(card) == move.word:
                piles.lift(table, card)
                break
        table.replace(act.to(self, amount=act.amount + 1))

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(table.library[act.you]) > 0


@dataclass(frozen=True)
class BackFromAshHeap(AsksAgain):
    """You choose up to `most` library cards in your ash heap: the first `to_hand` go to your hand,
    the others are shuffled into your library."""

    most: int
    to_hand: int
    by: Players = YOU

    def subject(self) -> str:
        return "by"

    def run(self, table: Table, act: Resolving, step: int) -> None:
        seat = self.asked(table, act)
        if seat >= 0 and act.amount < self.most and self.candidates(table, seat):
            table.push(Window(FORCED, (seat,)))
        else:
            self.finish(table, act)

    def asked(self, table: Table, act: Resolving) -> int:
        return next((seat for seat in self.by.seats(table, act)), -1)

    def candidates(self, table: Table, seat: int) -> list[int]:
        """The library cards in a player's ash heap."""
        is_crypt = table.cards.is_crypt
        return [card for card in table.ash[seat] if not is_crypt[table.definition[card]]]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        names = names_of(table, self.candidates(table, seat))
        return Choices([*[Name(name) for name in names], DONE])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if not isinstance(move, Name):
            self.finish(table, act)
            return
        for card in self.candidates(table, seat):
            if table.card_name(card) == move.word:
                if act.amount < self.to_hand:
                    piles.to_hand(table, card)
                else:
                    piles.to_library(table, card)
                break
        table.replace(act.to(self, amount=act.amount + 1))

    def finish(self, table: Table, act: Resolving) -> None:
        """Finish after the last choice."""
        table.pop()
        seat = self.asked(table, act)
        if act.amount > self.to_hand and seat >= 0:
            piles.shuffle(table, seat)

    def facts(self, table: Table, act: Resolving, seat: int) -> dict[str, object]:
        return {"number": self.most - act.amount}

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class RemoveAshes(AsksAgain):
    """You remove `amount` cards in your ash heap, or in another Methuselah's, from the game."""

    amount: int
    of: Players = YOU

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step < self.amount and self.ashes(table, act):
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def ashes(self, table: Table, act: Resolving) -> list[int]:
        """The cards to choose from."""
        return [card for seat in self.of.seats(table, act) for card in table.ash[seat]]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Name(name) for name in names_of(table, self.ashes(table, act))])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        for card in self.ashes(table, act):
            if table.card_name(card) == move.word:
                moving.remove(table, card)
                return

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.ashes(table, act)) >= self.amount

    def is_price(self) -> bool:
        return True

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class RemoveFromGame(Effect):
    """Remove a card from the game; the cards on it are burned."""

    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            moving.remove(table, card)


@dataclass(frozen=True)
class HandSize(Effect):
    """Your hand size, or another Methuselah's, changes until the end of the turn, or of the action,
    combat or round, or until the next untap phase."""

    amount: int
    until: Until = "turn"
    of: Players = YOU
    while_in_play: bool = False
    """Whether only as long as this card is in play."""

    def subject(self) -> str:
        return "of"

    def do(self, table: Table, act: Resolving) -> None:
        kind = notes.HAND_SIZE
        if self.until == "next-untap":
            kind = notes.HAND_SIZE_UNTIL_UNTAP
        scope = scope_until(table, self.until)
        source = act.source if self.while_in_play else NOTHING
        for seat in self.of.seats(table, act):
            noting.note(table, scope, kind, seat, self.amount, card=source)
        course.mark_unsettled(table)


@dataclass(frozen=True)
class DiscardAtRandom(Effect):
    """You, or other Methuselahs, discard a random card; `then` is an effect with it as
    THAT_CARD."""

    then: Effect | None = None
    of: Players = YOU

    def subject(self) -> str:
        return "of"

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.of.seats(table, act):
            card = piles.discard_at_random(table, seat)
            if card != NOTHING and self.then is not None:
                table.push(act.to(self.then, them=card))

    def possible(self, table: Table, act: Resolving) -> bool:
        return any(len(table.hand[seat]) > 0 for seat in self.of.seats(table, act))


@dataclass(frozen=True)
class PoolOrCards(Asks):
    """A Methuselah burns pool, discards cards at random, or some of both: `amount` in all. She
    chooses how many cards; they are discarded together."""

    amount: Amount
    by: Players

    def asked(self, table: Table, act: Resolving) -> int:
        return next((seat for seat in self.by.seats(table, act)), -1)

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        most = min(self.amount.count(table, act), len(table.hand[seat]))
        return Choices([Number(number) for number in range(most + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        for _ in range(move.number):
            piles.discard_at_random(table, seat)
        counters.lose_pool(table, seat, self.amount.count(table, act) - move.number)

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class ToLibrary(Effect):
    """Shuffle a card into its owner's library, or put it on top or at the bottom: one in play, in
    your ash heap or being played by you."""

    who: Who = TARGET
    on_top: bool = False
    under: bool = False

    def do(self, table: Table, act: Resolving) -> None:
        if not self.possible(table, act):
            return
        card = self.who.card(table, act)
        if self.on_top:
            piles.to_top(table, card)
        elif self.under:
            piles.to_library(table, card)  # which puts it at the bottom
        else:
            piles.to_library(table, card)
            piles.shuffle(table, table.owner[card])

    def possible(self, table: Table, act: Resolving) -> bool:
        card = self.who.card(table, act)
        if card == NOTHING or table.in_play(card):
            return card != NOTHING
        return table.owner[card] == act.you and table.zone[card] in (ASH_HEAP, PLAYING)


@dataclass(frozen=True)
class OpenHand(Effect):
    """Some Methuselahs play with an open hand in the combat that is about to begin."""

    of: Players
    while_in_play: bool = False
    """Whether only as long as this card is in play."""

    def do(self, table: Table, act: Resolving) -> None:
        if current_combat(table) is not None:
            card = act.source if self.while_in_play else NOTHING
            for seat in self.of.seats(table, act):
                noting.note(table, combat_scope(table), notes.OPEN_HAND, seat, card=card)
                for card in table.hand[seat]:
                    piles.show_card(table, card)
