"""Withdrawal: players at a location stay or leave."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import ASK_ONCE, COMMIT, FIRST, Asking, Frame, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.masquerade.rules.atoms import counters, course, moving
from conclave.games.masquerade.rules.constants import BIT, HAVEN, PLACES
from conclave.games.masquerade.rules.moments import Happening, Withdraws
from conclave.games.masquerade.rules.moves import STAY, WITHDRAW, Withdraw
from conclave.games.masquerade.rules.reactions import react, replacements
from conclave.games.masquerade.rules.table import Table

STAY_OR_WITHDRAW: Final = Choices((STAY, WITHDRAW))


class Withdrawal(Asking[Table]):
    """Everybody here secretly chooses to stay or withdraw (MASQ-WITH-01..04)."""

    steps = ASK_ONCE

    __match_args__ = ("place", "seats")

    def __init__(self, place: int, seats: tuple[int, ...]) -> None:
        self.place = place
        self.seats = seats

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(Window(COMMIT, self.seats))
        else:
            table.pop()
            course.reveal_tokens(table, self.place, self.seats)
            leaving = tuple([seat for seat in self.seats if table.leaving & BIT[seat]])
            withdraw(table, leaving, self.place)

    def options(self, table: Table, seat: int) -> Options:
        return STAY_OR_WITHDRAW

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        course.lay_token(table, seat, isinstance(move, Withdraw))

    def rule(self, table: Table) -> str:
        return "MASQ-WITH-03"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {
            "place": PLACES[self.place],
            "at_haven": "yes" if self.place == HAVEN else "no",
            "rivals": len(self.seats) - 1,
        }


# The steps of Leaving
REPLACE: Final = 0


class Leaving(Frame[Table]):
    """A player withdraws with everything at his position (MASQ-WITH-06..11)."""

    steps = ("replace", "leave")

    __match_args__ = ("seat", "place", "cards")

    def __init__(self, seat: int, place: int, cards: int) -> None:
        self.seat = seat
        self.place = place
        self.cards = cards
        """The number of cards he leaves with."""

    def run(self, table: Table, step: int) -> None:
        if step == REPLACE:
            happening = Happening(Withdraws, self.seat, self.place, amount=self.cards)
            for act in replacements(table, happening):
                table.push(act)
        else:
            table.pop()
            if table.is_at(self.place, self.seat):
                leave(table, self.seat, self.place)


def withdraw(table: Table, seats: tuple[int, ...], place: int) -> None:
    """Let players leave a location; reactions come after all have moved (MASQ-R-73).

    They are found before, because cards that move along don't count as elsewhere (MASQ-R-44).
    """
    for seat in reversed(seats):
        cards = len(table.cards_at(place, seat))
        react(table, Happening(Withdraws, seat, place, amount=cards))
    for seat in reversed(seats):
        table.push(Leaving(seat, place, len(table.cards_at(place, seat))))


def leave(table: Table, seat: int, place: int) -> None:
    """Return blood to the pool; cards go to the haven, or from there to hands (MASQ-R-40, -42)."""
    counters.withdraw_blood(table, seat, place)
    cards = table.cards_at(place, seat)
    if not cards:
        return
    if place == HAVEN:
        moving.take_back(table, seat, place)
    else:
        moving.move_cards(table, seat, cards, place, HAVEN)


def leave_for(table: Table, seat: int, place: int, to: int) -> None:
    """Leave with cards and blood for another position."""
    number = table.blood_at[table.at(place, seat)]
    if number > 0:
        counters.move_blood(table, seat, number, place, to)
    cards = table.cards_at(place, seat)
    if cards:
        moving.move_cards(table, seat, cards, place, to)
