"""Effects that ask for a card or a number, and searches of a library."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import moving, noting, piles
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.literals import Searched
from conclave.games.vtes.rules.modes import Chooses, Finds, Replaces
from conclave.games.vtes.rules.moves import DONE, Name, Number
from conclave.games.vtes.rules.playing.targets import choice_of, tell_choice
from conclave.games.vtes.rules.requirements import Filter, Targeting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.parts import (
    TARGET,
    Who,
)
from conclave.games.vtes.vocabulary.players import YOU
from conclave.lang.effects import Asks, AsksAgain
from conclave.lang.nodes import Amount, Effect, Players, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class ForOne(Chooses):
    """A player chooses a card or a Methuselah for an effect; with `optional` she may choose
    none."""

    which: Targeting
    effect: Effect
    optional: bool = False
    by: Players = YOU
    otherwise: Effect | None = None
    """The effect if none is chosen."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if self.otherwise is not None and step == FIRST and self.asked(table, act) < 0:
            table.pop()
            table.push(act.to(self.otherwise))
            return
        super().run(table, act, step)

    def is_yours(self) -> bool:
        return self.by == YOU

    def asked(self, table: Table, act: Resolving) -> int:
        if not self.which.has_choice(table, act):
            return -1
        for seat in self.by.seats(table, act):
            return seat
        return -1

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        moves = [self.which.move(table, choice) for choice in self.which.choices(table, act)]
        return Choices([*moves, DONE] if self.optional else moves)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if move == DONE:
            if self.otherwise is not None:
                table.push(act.to(self.otherwise))
            return
        choice = choice_of(table, self.which, act, move)
        tell_choice(table, seat, self.which, choice)
        table.push(act.to(self.effect, them=choice))

    def possible(self, table: Table, act: Resolving) -> bool:
        return self.otherwise is not None or self.which.has_choice(table, act)

    def public(self) -> bool:
        return self.which.is_public()


@dataclass(frozen=True)
class AtRandom(Effect):
    """An effect on a random card of those that match; THAT_CARD is the one found."""

    which: Targeting
    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        found = piles.one_at_random(table, self.which.choices(table, act))
        if found != NOTHING:
            table.push(act.to(self.effect, them=found))

    def possible(self, table: Table, act: Resolving) -> bool:
        return self.which.has_choice(table, act)


@dataclass(frozen=True)
class HowMany(Asks):
    """You choose a number for an effect with THAT_MANY."""

    least: int
    most: Amount | int
    effect: Effect

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        most = count(self.most, table, act)
        return Choices([Number(number) for number in range(self.least, most + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        if move.number > 0:
            table.push(act.to(self.effect, amount=move.number))

    def possible(self, table: Table, act: Resolving) -> bool:
        return count(self.most, table, act) >= max(self.least, 1)

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class Repeat(Effect):
    """Repeat an effect a number of times."""

    times: Amount | int
    effect: Effect

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step == FIRST:
            times = count(self.times, table, act)
            table.replace(act.to(self, amount=times))
            return
        if step >= act.amount:
            table.pop()
        if step <= act.amount:
            table.push(act.to(self.effect))


@dataclass(frozen=True)
class Search(Finds):
    """Search your library for a card to take into your hand, or for up to `most`, or your crypt for
    one to move to your uncontrolled region; then shuffle."""

    which: Filter | None = None
    where: Searched = "library"
    """"library", or "crypt": the card found is shown to everybody."""
    openly: bool = False
    """Whether a card from the library is shown to everybody, too."""
    then: Effect | None = None
    """An effect with the card from the library instead; it doesn't go to the hand."""
    top: int = 0
    """How many cards from the top of the library are looked at; 0: all of it."""
    most: int = 1
    or_hand: bool = False
    """Whether you may choose a card from your hand, too."""

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        """The cards to choose from, one of each name."""
        names: dict[int, int] = {}
        pile = table.library[act.you] if self.where == "library" else table.crypt[act.you]
        if self.or_hand:
            pile = (*table.hand[act.you], *pile)
        for card in pile[: self.top - act.amount] if self.top else pile:
            fits = self.which is None or self.which.fits(table, act, card)
            if table.definition[card] not in names and fits and self.is_usable(table, act, card):
                names[table.definition[card]] = card
        return list(names.values())

    def is_usable(self, table: Table, act: Resolving, card: int) -> bool:
        """Whether the effect with a card that is found is possible."""
        return self.then is None or self.then.possible(table, act.to(self.then, them=card))

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        names = sorted([table.card_name(card) for card in self.candidates(table, act)])
        return Choices([*[Name(name) for name in names], DONE])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Name):
            for card in self.candidates(table, act):
                if table.card_name(card) == move.word:
                    self.take(table, act, card)
                    break
            if act.amount + 1 < self.most:
                table.push(act.to(self, amount=act.amount + 1))
                return
        if self.where == "library":
            piles.shuffle(table, act.you)
        else:
            piles.shuffle_crypt(table, act.you)

    def take(self, table: Table, act: Resolving, card: int) -> None:
        """Move the card found to where it goes."""
        if self.where == "crypt":
            piles.show_card(table, card)
            piles.from_crypt(table, card)
            return
        if self.then is not None:
            moving.begin_playing(table, card, act.you)
            table.push(act.to(self.then, them=card))
            return
        piles.to_hand(table, card)
        if self.openly:
            piles.show_card(table, card)

    def possible(self, table: Table, act: Resolving) -> bool:
        pile = table.library[act.you] if self.where == "library" else table.crypt[act.you]
        return len(pile) > 0 or (self.or_hand and len(table.hand[act.you]) > 0)


@dataclass(frozen=True)
class IntoResearch(AsksAgain):
    """Search your library for `number` cards to put in your research area (VTES-11-11)."""

    number: int

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step < self.number and table.library[act.you]:
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()
            piles.shuffle(table, act.you)

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        names = sorted({table.card_name(card) for card in table.library[seat]})
        return Choices([Name(name) for name in names])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        for card in table.library[seat]:
            if table.card_name(card) == move.word:
                piles.to_research(table, card)
                return


@dataclass(frozen=True)
class DrawFromResearch(Replaces):
    """You may replace this card with one from your research area."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        if table.notes.has(notes.REMOVED_IF_BURNED, act.source):
            return Choices([])  # it wasn't played from hand
        names = sorted({table.card_name(card) for card in table.research[seat]})
        return Choices([*[Name(name) for name in names], DONE] if names else [])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Name):
            for card in table.research[seat]:
                if table.card_name(card) == move.word:
                    piles.to_hand(table, card)
                    return


@dataclass(frozen=True)
class LookAtTop(Effect):
    """Look at the top cards of your library, or of another Methuselah's, and perhaps shuffle
    them."""

    number: int
    of: Players = YOU
    shuffled: bool = False

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.of.seats(table, act):
            piles.look_at(table, act.you, table.library[seat][: self.number])
            if self.shuffled:
                piles.shuffle_top(table, seat, self.number)

    def possible(self, table: Table, act: Resolving) -> bool:
        return any(len(table.library[seat]) > 0 for seat in self.of.seats(table, act))


@dataclass(frozen=True)
class RevealTop(Effect):
    """A Methuselah reveals the top card of her library; `then` follows if it matches."""

    of: Players
    which: Filter
    then: Effect

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.of.seats(table, act):
            for card in table.library[seat][:1]:
                piles.show_card(table, card)
                if self.which.fits(table, act, card):
                    table.push(act.to(self.then))

    def possible(self, table: Table, act: Resolving) -> bool:
        return any(len(table.library[seat]) > 0 for seat in self.of.seats(table, act))


@dataclass(frozen=True)
class LookAtCard(Effect):
    """Look at a hidden card or, with `of`, at a random card in a Methuselah's hand, which she
    discards if it matches."""

    who: Who = TARGET
    of: Players | None = None
    discards: Filter | None = None

    def do(self, table: Table, act: Resolving) -> None:
        cards = [self.who.card(table, act)]
        if self.of is not None:
            cards = [piles.random_card(table, seat) for seat in self.of.seats(table, act)]
        for card in cards:
            if card != NOTHING:
                piles.look_at(table, act.you, (card,))
            if card != NOTHING and self.discards and self.discards.fits(table, act, card):
                piles.discard(table, card)

    def possible(self, table: Table, act: Resolving) -> bool:
        if self.of is None:
            return True
        return any(len(table.hand[seat]) > 0 for seat in self.of.seats(table, act))


@dataclass(frozen=True)
class LookAtHand(Effect):
    """Look at a Methuselah's hand: once, or for the rest of the turn; or, with `openly`, show it to
    everybody."""

    of: Players
    rest_of_turn: bool = False
    openly: bool = False

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.of.seats(table, act):
            if self.rest_of_turn:
                noting.note(table, turn_scope(table), notes.OPEN_HAND, seat, seat=act.you)
            for card in table.hand[seat] if self.openly else ():
                piles.show_card(table, card)
            if not self.openly:
                piles.look_at(table, act.you, tuple(table.hand[seat]))

    def possible(self, table: Table, act: Resolving) -> bool:
        return any(len(table.hand[seat]) > 0 for seat in self.of.seats(table, act))


@dataclass(frozen=True)
class DiscardFromHand(AsksAgain):
    """Look at a Methuselah's hand, or at the `top` cards of her library, and discard a card from
    it, or up to `most` of those that match; she draws for those from hand."""

    of: Players
    which: Filter | None = None
    most: int = 0
    """0: exactly one card."""
    top: int = 0
    """0: her hand."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step == FIRST:
            for seat in self.of.seats(table, act):
                piles.look_at(table, act.you, self.pile(table, seat))
        if step < max(self.most, 1) and self.candidates(table, act):
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def pile(self, table: Table, seat: int) -> tuple[int, ...]:
        """The cards of a Methuselah that you look at."""
        return table.library[seat][: self.top] if self.top else table.hand[seat]

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        """The cards that you may discard."""
        return [
            card
            for seat in self.of.seats(table, act)
            for card in self.pile(table, seat)
            if self.which is None or self.which.fits(table, act, card)
        ]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        names = [table.card_name(card) for card in self.candidates(table, act)]
        moves: list[Move] = [Name(name) for name in dict.fromkeys(names)]
        return Choices([*moves, DONE] if self.most else moves)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if not isinstance(move, Name):
            table.pop()
            return
        for card in self.candidates(table, act):
            if table.card_name(card) == move.word:
                piles.discard(table, card)
                return

    def possible(self, table: Table, act: Resolving) -> bool:
        return any(len(self.pile(table, seat)) > 0 for seat in self.of.seats(table, act))


@dataclass(frozen=True)
class PutUnder(AsksAgain):
    """Put the top card of your library under it, or `amount` cards of your choice from hand."""

    amount: Amount | int = 1
    from_hand: bool = False

    def run(self, table: Table, act: Resolving, step: int) -> None:
        pile = table.hand[act.you] if self.from_hand else table.library[act.you]
        if step >= count(self.amount, table, act) or not pile:
            table.pop()
        elif self.from_hand:
            table.push(Window(FORCED, (act.you,)))
        else:
            piles.to_bottom(table, pile[0])

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        names = [table.card_name(card) for card in table.hand[seat]]
        return Choices([Name(name) for name in dict.fromkeys(names)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Name)
        piles.put_under(table, table.in_hand(seat, move.word))

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(table.hand[act.you] if self.from_hand else table.library[act.you]) > 0
