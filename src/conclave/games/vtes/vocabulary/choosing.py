"""Effects that ask first: for a card, a number, a card out of a library."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules.atoms import piles
from conclave.games.vtes.rules.modes import Replaces
from conclave.games.vtes.rules.moves import DONE, Name, Number
from conclave.games.vtes.rules.playing.targets import choice_of, tell_choice
from conclave.games.vtes.rules.requirements import Filter, Targeting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.players import YOU
from conclave.lang.effects import Asks
from conclave.lang.nodes import Amount, Effect, Players, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class ForOne(Asks):
    """Somebody chooses a card or a Methuselah for an effect; perhaps nothing at all."""

    which: Targeting
    effect: Effect
    optional: bool = False
    by: Players = YOU

    def asked(self, table: Table, act: Resolving) -> int:
        if not self.which.choices(table, act):
            return -1
        for seat in self.by.seats(table, act):
            return seat
        return -1

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        moves = [self.which.move(table, choice) for choice in self.which.choices(table, act)]
        return Choices([*moves, DONE] if self.optional else moves)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if move == DONE:
            return
        choice = choice_of(table, self.which, act, move)
        tell_choice(table, seat, self.which, choice)
        table.push(act.to(self.effect, them=choice))

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.which.choices(table, act)) > 0

    def public(self) -> bool:
        return self.which.is_public()


@dataclass(frozen=True)
class HowMany(Asks):
    """You choose a number, and something happens with THAT_MANY."""

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
    """The same so many times."""

    times: Amount | int
    effect: Effect

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step == 0:
            times = count(self.times, table, act)
            table.replace(act.to(self, amount=times))
            return
        if step >= act.amount:
            table.pop()
        if step <= act.amount:
            table.push(act.to(self.effect))


@dataclass(frozen=True)
class Search(Asks):
    """You search your library for a card of a kind and take it into your hand (or your crypt for a
    vampire, who comes to your uncontrolled region); it is shuffled afterwards."""

    which: Filter
    where: str = "library"
    """Or "crypt": found there, shown, and put in the uncontrolled region."""

    def found(self, table: Table, act: Resolving) -> list[int]:
        """The cards that may be taken, each name once."""
        names: dict[int, int] = {}
        pile = table.library[act.you] if self.where == "library" else table.crypt[act.you]
        for card in pile:
            if table.what[card] not in names and self.which.fits(table, act, card):
                names[table.what[card]] = card
        return list(names.values())

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        names = sorted([table.card_name(card) for card in self.found(table, act)])
        return Choices([*[Name(name) for name in names], DONE])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Name):
            for card in self.found(table, act):
                if table.card_name(card) == move.word:
                    self.take(table, act, card)
                    break
        if self.where == "library":
            piles.shuffle(table, act.you)
        else:
            piles.shuffle_crypt(table, act.you)

    def take(self, table: Table, act: Resolving, card: int) -> None:
        """What was found goes where it belongs."""
        if self.where == "library":
            piles.to_hand(table, card)
        else:
            piles.show_card(table, card)
            piles.from_crypt(table, card)

    def possible(self, table: Table, act: Resolving) -> bool:
        pile = table.library[act.you] if self.where == "library" else table.crypt[act.you]
        return len(pile) > 0


@dataclass(frozen=True)
class IntoResearch(Asks):
    """You search your library for so many cards and put them in your research area (VTES-11-11)."""

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
    """The replacement for this card may be one from your research area."""

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
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
    """You look at the top cards of a library: your own, or another's."""

    number: int
    of: Players = YOU

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.of.seats(table, act):
            piles.look_at(table, act.you, table.library[seat][: self.number])

    def possible(self, table: Table, act: Resolving) -> bool:
        return any(len(table.library[seat]) > 0 for seat in self.of.seats(table, act))


@dataclass(frozen=True)
class PutUnder(Asks):
    """The top card of your library goes under it, or so many cards of your choice from hand."""

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
