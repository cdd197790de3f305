"""Atoms for clan cards."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.core.piles import without
from conclave.games.masquerade.rules.constants import BIT, PLACES
from conclave.games.masquerade.rules.events import moving as events
from conclave.games.masquerade.rules.table import Table


def everyone(table: Table) -> int:
    """All seats and the spectators, as bits."""
    return BIT[table.seats + 1] - 1


def draw(table: Table, seat: int, number: int) -> None:
    """Draw cards from the clan deck and set them aside for a choice (MASQ-R-10)."""
    table.drawn[seat] = table.deck[seat][:number]
    table.deck[seat] = table.deck[seat][number:]
    table.bottomed[seat] = min(table.bottomed[seat], len(table.deck[seat]))
    names = [table.library.names[card] for card in table.drawn[seat]]
    table.tell(events.Drew(seat, tuple(names)))


def keep(table: Table, seat: int) -> None:
    """Move drawn cards to the hand. No event: drawing has one."""
    table.hand[seat] = (*table.hand[seat], *table.drawn[seat])
    table.drawn[seat] = ()


def bottom(table: Table, seat: int, card: int) -> Event:
    """Put a card from the hand at the bottom of the deck, face down."""
    table.hand[seat] = without(table.hand[seat], card)
    table.deck[seat] = (*table.deck[seat], card)
    table.bottomed[seat] += 1
    table.seen[card] = 0
    return table.tell(events.Bottomed(seat, table.library.names[card]))


def forget_hand(table: Table, seat: int) -> None:
    """Others can't be sure any more that known cards are still in this hand.

    No event: what becomes of the card has one.
    """
    for card in table.hand[seat]:
        table.seen[card] = 0


def shuffle_back(table: Table, seat: int, card: int) -> Event:
    """Shuffle a card from the hand into the deck."""
    forget_hand(table, seat)
    table.hand[seat] = without(table.hand[seat], card)
    deck = [*table.deck[seat], card]
    table.rng.shuffle(deck)
    table.deck[seat] = tuple(deck)
    table.bottomed[seat] = 0
    return table.tell(events.ShuffledBack(seat, table.library.names[card]))


def play_card(table: Table, seat: int, card: int, place: int, down: bool) -> Event:
    """Play a card from the hand or the top of the deck at a player's position.

    It may be another player's card (MASQ-GLOS-10).
    """
    owner = table.owner(card)
    if card in table.hand[owner]:
        table.hand[owner] = without(table.hand[owner], card)
    else:
        table.deck[owner] = without(table.deck[owner], card)
        table.bottomed[owner] = min(table.bottomed[owner], len(table.deck[owner]))
    spot = table.at(place, seat)
    table.cards[spot] = (*table.cards[spot], card)
    table.face_down[card] = down
    table.looked[card] = 0
    name = table.library.names[card]
    if down:
        return table.tell(events.PlayedDown(seat, name, PLACES[place]))
    table.seen[card] = everyone(table)
    return table.tell(events.Played(seat, name, PLACES[place]))


def look_at(table: Table, seat: int, card: int, place: int) -> Event:
    """Let a player look at another's face-down card; its owner learns which (MASQ-R-66)."""
    table.looked[card] = table.looked[card] | BIT[seat]
    table.seen[card] = table.seen[card] | BIT[seat]
    return table.tell(
        events.Looked(seat, table.owner(card), table.library.names[card], PLACES[place])
    )


def reveal(table: Table, seat: int, cards: tuple[int, ...], place: int) -> Event | None:
    """Turn face-down cards at a position face up."""
    turned = [card for card in cards if table.face_down[card]]
    for card in turned:
        table.face_down[card] = False
        table.looked[card] = 0
        table.seen[card] = everyone(table)
    if not turned:
        return None
    names = tuple([table.library.names[card] for card in turned])
    return table.tell(events.Revealed(seat, names, PLACES[place]))


def keep_down(table: Table, seat: int, place: int) -> Event:
    """Emit that a player leaves a card face down."""
    return table.tell(events.KeptDown(seat, PLACES[place]))


def turn_down(table: Table, seat: int, card: int, place: int) -> Event:
    """Turn a face-up card face down; everybody has seen it."""
    table.face_down[card] = True
    table.looked[card] = everyone(table)
    return table.tell(events.TurnedDown(seat, table.library.names[card], PLACES[place]))


def move_cards(table: Table, seat: int, cards: tuple[int, ...], place: int, to: int) -> Event:
    """Move cards face up between two positions of a player."""
    table.cards[table.at(place, seat)] = tuple(
        [card for card in table.cards_at(place, seat) if card not in cards]
    )
    for card in cards:
        table.face_down[card] = False
        table.looked[card] = 0
        table.seen[card] = everyone(table)
    spot = table.at(to, seat)
    table.cards[spot] = (*table.cards[spot], *cards)
    names = tuple([table.library.names[card] for card in cards])
    return table.tell(events.Moved(seat, names, PLACES[to]))


def take_back(table: Table, seat: int, place: int) -> Event:
    """Return all cards of a position to hands, face-down ones unseen (MASQ-R-42, -43)."""
    spot = table.at(place, seat)
    cards = table.cards[spot]
    table.cards[spot] = ()
    for card in cards:
        to_hand(table, card)
    return table.tell(events.TookBack(seat, len(cards)))


def return_card(table: Table, seat: int, card: int, place: int) -> Event:
    """Return one card of a position to its owner's hand, unseen if face down (MASQ-R-43)."""
    spot = table.at(place, seat)
    secret = table.face_down[card] and table.looked[card] != everyone(table)
    table.cards[spot] = without(table.cards[spot], card)
    to_hand(table, card)
    if secret:
        return table.tell(events.TookBack(seat, 1))
    return table.tell(events.Returned(seat, table.library.names[card], table.owner(card)))


def to_hand(table: Table, card: int) -> None:
    """Return a card to its owner's hand, unless the owner is out of the game.

    No event: it is a part of other atoms.
    """
    owner = table.owner(card)
    table.face_down[card] = False
    table.looked[card] = 0
    if not table.out[owner]:
        table.hand[owner] = (*table.hand[owner], card)
