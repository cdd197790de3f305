"""Leaving a location."""

from __future__ import annotations

from conclave.core.frames import Frame
from conclave.games.masquerade.rules import atoms
from conclave.games.masquerade.rules.reactions import react, replacements
from conclave.games.masquerade.rules.spelling import HAVEN
from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.vocabulary.moments import Happening, Withdraws


class Leaving(Frame[Table]):
    """A player withdraws with all that lies at his position (MASQ-WITH-06..11)."""

    __match_args__ = ("seat", "place", "cards")

    def __init__(self, seat: int, place: int, cards: int) -> None:
        self.seat = seat
        self.place = place
        self.cards = cards
        """How many cards he leaves with."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            what = Happening(Withdraws, self.seat, self.place, amount=self.cards)
            for act in replacements(table, what):
                table.push(act)
        else:
            table.pop()
            if table.is_at(self.place, self.seat):
                leave(table, self.seat, self.place)


def withdraw(table: Table, seats: tuple[int, ...], place: int) -> None:
    """Let players leave a location; what reacts does so once all have moved (MASQ-R-73).

    It is found before they leave: cards that move with them were not elsewhere (MASQ-R-44).
    """
    for seat in reversed(seats):
        cards = len(table.cards_at(place, seat))
        react(table, Happening(Withdraws, seat, place, amount=cards))
    for seat in reversed(seats):
        table.push(Leaving(seat, place, len(table.cards_at(place, seat))))


def leave(table: Table, seat: int, place: int) -> None:
    """Blood to the pool; cards to the haven, from the haven to hands (MASQ-R-40, MASQ-R-42)."""
    atoms.withdraw_blood(table, seat, place)
    cards = table.cards_at(place, seat)
    if not cards:
        return
    if place == HAVEN:
        atoms.take_back(table, seat, place)
    else:
        atoms.move_cards(table, seat, cards, place, HAVEN)


def leave_for(table: Table, seat: int, place: int, to: int) -> None:
    """Leave with cards and blood for another of one's positions."""
    number = table.blood_at[table.at(place, seat)]
    if number > 0:
        atoms.move_blood(table, seat, number, place, to)
    cards = table.cards_at(place, seat)
    if cards:
        atoms.move_cards(table, seat, cards, place, to)
