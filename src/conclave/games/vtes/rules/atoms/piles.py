"""Libraries, hands and crypts: drawing, discarding, shuffling, looking, putting back."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.core.events import Event
from conclave.games.vtes.rules.atoms.moving import burn, clear, everyone, put
from conclave.games.vtes.rules.atoms.noting import note
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    BIT,
    CRYPT,
    HAND,
    KEPT,
    LIBRARY,
    NOBODY,
    NOTHING,
    RESEARCH,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.events import piles as events
from conclave.games.vtes.rules.frame_types import CurrentTurn
from conclave.games.vtes.rules.notes import DISCARDED, STORED_CARD
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import DISCARD_PHASE


def draw(table: Table, seat: int, number: int) -> int:
    """A player draws from her library, as far as it goes; how many cards she drew."""
    cards = table.library[seat][:number]
    if not cards:
        return 0
    table.library[seat] = table.library[seat][len(cards) :]
    table.hand[seat] = (*table.hand[seat], *cards)
    for card in cards:
        table.zone[card] = HAND
    names = tuple([table.card_name(card) for card in cards])
    table.unsettled = True
    table.tell(events.Drew(seat, names, len(cards)))
    return len(cards)


def draw_crypt(table: Table, seat: int, number: int) -> int:
    """Move cards from the top of a crypt to the uncontrolled region; how many moved."""
    cards = table.crypt[seat][:number]
    for card in cards:
        put(table, card, UNCONTROLLED, seat)
    if cards:
        names = tuple([table.card_name(card) for card in cards])
        table.tell(events.DrewCrypt(seat, names, len(cards)))
    return len(cards)


def from_crypt(table: Table, card: int) -> Event:
    """Move a card found in a crypt to the uncontrolled region."""
    seat = table.owner[card]
    put(table, card, UNCONTROLLED, seat)
    return table.tell(events.DrewCrypt(seat, (table.card_name(card),), 1))


def discard(table: Table, card: int) -> Event:
    """Discard a card from hand."""
    seat = table.owner[card]
    name = table.card_name(card)
    put(table, card, ASH_HEAP, NOBODY)
    if table.phase == DISCARD_PHASE:
        note(table, table.scope(CurrentTurn), DISCARDED, card)
    return table.tell(events.Discarded(seat, name))


def exchange(table: Table, card: int, other: int) -> Event:
    """Exchange a card in hand for one in its owner's ash heap."""
    names = (table.card_name(card), table.card_name(other))
    put(table, card, ASH_HEAP, NOBODY)
    clear(table, other)
    put(table, other, HAND, NOBODY)
    table.seen[other] = everyone(table)
    return table.tell(events.Exchanged(table.owner[card], *names))


def keep(table: Table, card: int, host: int) -> Event:
    """Put a card from hand face down on a card in play, out of play itself. Nobody else knows any
    more what is in that hand."""
    seat = table.owner[card]
    for held in table.hand[seat]:
        table.seen[held] = 0
    put(table, card, KEPT, NOBODY)
    note(table, 0, STORED_CARD, host, card=card)
    return table.tell(events.PutFaceDown(seat, (table.card_name(card),), table.word(host)))


def take_kept(table: Table, card: int, host: int) -> Event:
    """Take a card that was kept on a card into its owner's hand."""
    seat = table.owner[card]
    put(table, card, HAND, NOBODY)
    return table.tell(events.TookFaceDown(seat, (table.card_name(card),), table.word(host)))


def random_card(table: Table, seat: int) -> int:
    """A random card in a hand; NOTHING if it is empty. No event: nobody sees it yet."""
    return one_at_random(table, table.hand[seat])


def one_at_random(table: Table, cards: Sequence[int]) -> int:
    """A random one of these cards; NOTHING if there are none. No event: nothing happens to it
    yet."""
    return cards[table.rng.below(len(cards))] if cards else NOTHING


def discard_at_random(table: Table, seat: int) -> int:
    """Discard a random card from a hand; NOTHING if it is empty."""
    card = random_card(table, seat)
    if card != NOTHING:
        discard(table, card)
    return card


def shuffle(table: Table, seat: int) -> Event:
    """Shuffle a library: the definitions of its cards, which nobody knows any more."""
    _shuffle(table, table.library[seat])
    return table.tell(events.Shuffled(seat))


def shuffle_top(table: Table, seat: int, number: int) -> None:
    """Shuffle the top cards of a library. No event: the card that does it has one."""
    _shuffle(table, table.library[seat][:number])


def shuffle_crypt(table: Table, seat: int) -> Event:
    """Shuffle a crypt."""
    _shuffle(table, table.crypt[seat])
    return table.tell(events.Shuffled(seat))


def to_crypt(table: Table, seat: int, cards: list[int]) -> None:
    """Move cards in a player's uncontrolled region to their owners' crypts, which are to be
    shuffled; the cards on them are burned."""
    names = tuple([table.card_name(card) for card in cards])
    for card in cards:
        for attached in table.attached[card]:
            burn(table, attached, "host", card)
        clear(table, card)
        put(table, card, CRYPT, NOBODY)
    if cards:
        table.tell(events.ShuffledIntoCrypt(seat, names, len(cards)))


def mix_crypt(table: Table, seat: int) -> None:
    """Shuffle a crypt. No event: moving cards there has one."""
    _shuffle(table, table.crypt[seat])


def _shuffle(table: Table, cards: tuple[int, ...]) -> None:
    """Shuffle the definitions of these cards."""
    definitions = [table.definition[card] for card in cards]
    table.rng.shuffle(definitions)
    for card, definition in zip(cards, definitions):
        table.definition[card] = definition
        table.seen[card] = 0


def put_under(table: Table, card: int) -> None:
    """Put a card from hand under its owner's library; she alone knows which.

    No event: the card that does it has one.
    """
    put(table, card, LIBRARY, NOBODY)
    table.seen[card] = BIT[table.owner[card]]


def lift(table: Table, card: int) -> None:
    """Move a card within its owner's library to the top; whoever knew it still does.

    No event: the card that does it has one.
    """
    seat = table.owner[card]
    table.library[seat] = (card, *[other for other in table.library[seat] if other != card])


def to_top(table: Table, card: int) -> Event:
    """Put a card from an ash heap on top of its owner's library, known to everybody."""
    word = table.word(card)
    put(table, card, LIBRARY, NOBODY)
    seat = table.owner[card]
    table.library[seat] = (card, *table.library[seat][:-1])
    table.seen[card] = everyone(table)
    return table.tell(events.BackToLibrary(seat, word))


def to_bottom(table: Table, card: int) -> None:
    """Put a card under its owner's library. No event: the card that does it has one."""
    put(table, card, LIBRARY, NOBODY)


def to_library(table: Table, card: int) -> Event:
    """Put a card into its owner's library, which is to be shuffled."""
    for attached in table.attached[card]:
        burn(table, attached, "host", card)
    word = table.word(card)
    clear(table, card)
    put(table, card, LIBRARY, NOBODY)
    return table.tell(events.BackToLibrary(table.owner[card], word))


def to_hand(table: Table, card: int) -> Event:
    """Put a card into its owner's hand."""
    table.seen[card] = 0
    word = table.word(card)
    was_visible = table.zone[card] not in (LIBRARY, RESEARCH)
    clear(table, card)
    put(table, card, HAND, NOBODY)
    if was_visible:
        table.seen[card] = everyone(table)
    return table.tell(events.BackToHand(table.owner[card], word if was_visible else f"#{card}"))


def look_at(table: Table, seat: int, cards: tuple[int, ...]) -> Event:
    """A player looks at hidden cards and knows them from now on."""
    for card in cards:
        table.seen[card] = table.seen[card] | BIT[seat]
    names = tuple([table.card_name(card) for card in cards])
    return table.tell(events.LookedAt(seat, names, len(cards)))


def show_card(table: Table, card: int) -> Event:
    """Show a hidden card to everybody."""
    table.seen[card] = everyone(table)
    return table.tell(events.Showed(table.owner[card], table.card_name(card)))


def to_research(table: Table, card: int) -> None:
    """Put a card face down into its owner's research area.

    No event: the card that does it has one.
    """
    put(table, card, RESEARCH, table.owner[card])
