"""The terms of a referendum that its caller sets: a card, a Methuselah, points to allot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.core.frames import FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.acting import SHUNS_TITLES
from conclave.games.vtes.rules.atoms import noting, piles, playing, referendums
from conclave.games.vtes.rules.blood import gain_up_to_capacity
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.moves import Number, Player, Target
from conclave.games.vtes.rules.reading import title_gifts
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.amounts import Much
from conclave.games.vtes.vocabulary.parts import Who
from conclave.games.vtes.vocabulary.targets import One
from conclave.lang.effects import Asks, AsksAgain
from conclave.lang.nodes import Amount, Effect, Players, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Allocate(AsksAgain):
    """You allot points among Methuselahs."""

    amount: Much
    among: Players
    at_least: int = 1
    """How many Methuselahs must get some."""

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if act.amount == 0 and step == FIRST:
            number = count(self.amount, table, act)
            table.replace(act.to(self, them=0, amount=number))
            return
        seats = self.among.seats(table, act)
        if act.amount > 0 and act.them < len(seats):
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        seats = self.among.seats(table, act)
        seats_left = len(seats) - act.them - 1
        allotted = len(table.notes.of(notes.TERMS))
        moves: list[Move] = []
        for number in range(act.amount + 1):
            points_left = act.amount - number
            chosen = allotted + (1 if number else 0)
            missing = max(self.at_least - chosen, 0)
            if missing <= min(seats_left, points_left) and (points_left == 0 or seats_left > 0):
                moves.append(Number(number))
        return Choices(moves)

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        recipient = self.among.seats(table, act)[act.them]
        if move.number:
            noting.note(table, table.scope(CurrentReferendum), notes.TERMS, recipient, move.number)
            referendums.set_terms(table, recipient, move.number)
        table.replace(
            Resolving(self, act.you, act.source, act.here, act.them + 1, act.amount - move.number)
        )

    def possible(self, table: Table, act: Resolving) -> bool:
        return len(self.among.seats(table, act)) >= self.at_least

    def facts(self, table: Table, act: Resolving, seat: int) -> dict[str, object]:
        return {"whom_seat": self.among.seats(table, act)[act.them], "left": act.amount}

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class ChooseTerm(Asks):
    """You choose a card or a Methuselah for the referendum."""

    among: One | Players

    def candidates(self, table: Table, act: Resolving) -> list[int]:
        """The cards to choose from."""
        found = self.among.choices(table, act) if isinstance(self.among, One) else []
        return [card for card in found if not title_gifts.refuses_term(table, act.source, card)]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        if isinstance(self.among, One):
            found = self.candidates(table, act)
            return Choices([self.among.move(table, choice) for choice in found])
        return Choices([Player(other) for other in self.among.seats(table, act)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        if isinstance(move, Target):
            note_term_card(table, seat, move)
        elif isinstance(move, Player):
            scope = table.scope(CurrentReferendum)
            noting.note(table, scope, notes.TERMS, move.seat, 1)
            playing.choose_player(table, seat, move.seat)

    def possible(self, table: Table, act: Resolving) -> bool:
        if isinstance(self.among, One):
            if table.cards_with(SHUNS_TITLES):
                return len(self.candidates(table, act)) > 0
            return self.among.has_choice(table, act)
        return len(self.among.seats(table, act)) > 0

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class ChooseNumber(Asks):
    """You choose a number for the referendum."""

    least: int
    most: int

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Number(number) for number in range(self.least, self.most + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        noting.note(table, table.scope(CurrentReferendum), notes.TERM_NUMBER, NOTHING, move.number)
        playing.announce_number(table, seat, move.number)

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class AnnouncedX(Amount):
    """X, as announced when the card for the minion's action was played."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.notes.total(notes.ANNOUNCED_X, act.here)


@dataclass(frozen=True)
class AsManyAs(Amount):
    """As many as there are cards to choose from."""

    which: One

    def count(self, table: Table, act: Resolving) -> int:
        return len(self.which.choices(table, act))


@dataclass(frozen=True)
class ChooseCards(AsksAgain):
    """You choose X cards for the referendum, or as many as there are."""

    which: One

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step < ANNOUNCED_X.count(table, act) and self.remaining(table, act):
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def remaining(self, table: Table, act: Resolving) -> list[int]:
        """The cards that haven't been chosen yet."""
        chosen = [note.card for note in table.notes.of(notes.TERM_CARD)]
        return [card for card in self.which.choices(table, act) if card not in chosen]

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([self.which.move(table, card) for card in self.remaining(table, act)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        card = table.read(move.card)
        noting.note(table, table.scope(CurrentReferendum), notes.TERM_CARD, NOTHING, card=card)
        playing.choose_target(table, seat, move.card)

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class AmongTerms(Filter):
    """A card chosen for the referendum."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return any(note.card == card for note in table.notes.of(notes.TERM_CARD))


@dataclass(frozen=True)
class TermNumber(Amount):
    """The number chosen for the referendum."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.notes.total(notes.TERM_NUMBER, NOTHING)


@dataclass(frozen=True)
class AllotBlood(AsksAgain):
    """You allot blood from the bank among one or more cards, one blood at a time."""

    amount: int
    among: One

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step < self.amount and self.among.has_choice(table, act):
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        found = self.among.choices(table, act)
        return Choices([self.among.move(table, choice) for choice in found])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        note_term_card(table, seat, move)

    def possible(self, table: Table, act: Resolving) -> bool:
        return self.among.has_choice(table, act)

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class GainAllottedBlood(Effect):
    """The vampires gain the blood that the terms of the referendum allot to them."""

    def do(self, table: Table, act: Resolving) -> None:
        allotted = [note.card for note in table.notes.of(notes.TERM_CARD)]
        for card in dict.fromkeys(allotted):
            if table.in_play(card):
                gain_up_to_capacity(table, card, allotted.count(card))


@dataclass(frozen=True)
class ChooseAshes(AsksAgain):
    """You choose cards in your ash heap for the referendum."""

    number: int
    which: Filter

    def run(self, table: Table, act: Resolving, step: int) -> None:
        if step < self.number and self.left(table, act):
            table.push(Window(FORCED, (act.you,)))
        else:
            table.pop()

    def left(self, table: Table, act: Resolving) -> list[int]:
        """The cards that haven't been chosen yet, one of each name."""
        chosen = [note.card for note in table.notes.of(notes.TERM_CARD)]
        names: dict[int, int] = {}
        for card in table.ash[act.you]:
            if card not in chosen and self.which.fits(table, act, card):
                names.setdefault(table.definition[card], card)
        return list(names.values())

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Target(table.word(card)) for card in self.left(table, act)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Target)
        note_term_card(table, seat, move)

    def possible(self, table: Table, act: Resolving) -> bool:
        found = [card for card in table.ash[act.you] if self.which.fits(table, act, card)]
        return len(found) >= self.number

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class TakeChosenAshes(Effect):
    """You take the cards chosen for the referendum from your ash heap into your hand; any copies
    will do."""

    def do(self, table: Table, act: Resolving) -> None:
        for note in table.notes.of(notes.TERM_CARD):
            number = table.definition[note.card]
            for card in table.ash[act.you]:
                if table.definition[card] == number:
                    piles.to_hand(table, card)
                    break


def note_term_card(table: Table, seat: int, move: Target) -> None:
    """Note that a card has been chosen for the referendum, and tell everybody."""
    scope = table.scope(CurrentReferendum)
    noting.note(table, scope, notes.TERM_CARD, NOTHING, card=table.read(move.card))
    playing.choose_target(table, seat, move.card)


@dataclass(frozen=True)
class TermCard(Who):
    """The card that the referendum is about."""

    def card(self, table: Table, act: Resolving) -> int:
        for note in table.notes.of(notes.TERM_CARD):
            return note.card if table.in_play(note.card) else NOTHING
        return NOTHING


@dataclass(frozen=True)
class AllottedAmount(Amount):
    """The points that the terms of the referendum allot to that Methuselah."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.notes.total(notes.TERMS, act.them)


TERM_NUMBER: Final = TermNumber()
ANNOUNCED_X: Final = AnnouncedX()
