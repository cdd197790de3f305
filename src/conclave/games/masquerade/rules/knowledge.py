"""What a seat may know, and imagining the rest (MASQ-HID-01..21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.core.rng import Rng
from conclave.games.masquerade.rules.constants import BIT

if TYPE_CHECKING:
    from conclave.games.masquerade.rules.table import Table


def bit(table: Table, seat: int | None) -> int:
    """A seat, or the spectators, as a bit."""
    return BIT[table.seats if seat is None else seat]


def may_see(table: Table, seat: int | None, thing: tuple[str, int]) -> bool:
    """Hands and drawn cards are secret to others, decks to everybody; face-down cards are known to
    those who looked. Everything else is public."""
    kind, number = thing
    if kind == "hand" or kind == "drawn" or kind == "bottom":
        return seat == number
    if kind == "card":
        if not table.face_down[number] or table.owner(number) == seat:
            return True
        return table.looked[number] & bit(table, seat) > 0
    return kind != "deck" and kind != "ally deck"


def known_in_possession(table: Table, seat: int | None, owner: int) -> list[int]:
    """The cards that a seat knows to be in another's hand or face down on the table.

    They were seen before, and cards return to hands every round (MASQ-HID-02).
    """
    own = bit(table, seat)
    hidden = [*table.hand[owner], *[card for card, _, _ in face_down_unseen(table, seat, owner)]]
    return sorted([card for card in hidden if table.seen[card] & own])


def face_down_unseen(table: Table, seat: int | None, owner: int) -> list[tuple[int, int, int]]:
    """An owner's face-down cards that a seat hasn't seen: card, position, index."""
    return [
        (card, spot, index)
        for spot, cards in enumerate(table.cards)
        for index, card in enumerate(cards)
        if table.face_down[card]
        and table.owner(card) == owner
        and not table.sees(seat, ("card", card))
    ]


def redraw(table: Table, seat: int | None, rng: Rng) -> None:
    """Redraw what a seat doesn't know: decks, others' hands and face-down cards."""
    allies = sorted(table.ally_deck)
    rng.shuffle(allies)
    table.ally_deck = tuple(allies)
    for owner in range(table.seats):
        if table.clan[owner] < 0 or table.out[owner]:
            continue
        if owner == seat:
            _reshuffle_own(table, owner, rng)
        else:
            _redraw_other(table, seat, owner, rng)


def _reshuffle_own(table: Table, seat: int, rng: Rng) -> None:
    """A player knows his deck except its order, and the cards he put at the bottom."""
    deck = table.deck[seat]
    known = len(deck) - table.bottomed[seat]
    cards = sorted(deck[:known])
    rng.shuffle(cards)
    table.deck[seat] = (*cards, *deck[known:])


def _redraw_other(table: Table, seat: int | None, owner: int, rng: Rng) -> None:
    """Redraw another's cards: known ones stay in hand or face down, the rest is random.

    What third players know is redrawn too: cards that everybody has seen, and face-down cards they
    have looked at.
    """
    slots = face_down_unseen(table, seat, owner)
    hand, drawn = table.hand[owner], table.drawn[owner]
    held = [*hand, *[card for card, _, _ in slots]]
    looks = [table.looked[card] for card, _, _ in slots]
    known = known_in_possession(table, seat, owner)
    unknown = sorted([card for card in (*held, *drawn, *table.deck[owner]) if card not in known])
    rng.shuffle(unknown)
    guessed = len(held) - len(known)
    for card in unknown:
        table.seen[card] = 0
    for card in known:
        if not table.seen[card] & bit(table, None):
            table.seen[card] = bit(table, seat)
    for card in (*known, *unknown):
        table.face_down[card] = False
        table.looked[card] = 0
    imagined = [*known, *unknown[:guessed]]
    rng.shuffle(imagined)
    table.hand[owner] = tuple(sorted(imagined[: len(hand)]))
    for (_, spot, index), card, looked in zip(slots, imagined[len(hand) :], looks):
        row = list(table.cards[spot])
        row[index] = card
        table.cards[spot] = tuple(row)
        table.face_down[card] = True
        table.looked[card] = looked
        table.seen[card] = table.seen[card] | looked
    table.drawn[owner] = tuple(sorted(unknown[guessed : guessed + len(drawn)]))
    table.deck[owner] = tuple(unknown[guessed + len(drawn) :])
