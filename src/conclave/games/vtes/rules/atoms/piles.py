"""Libraries, hands and crypts: cards drawn, discarded, shuffled, looked at, put back."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.atoms.moving import burn, clear, everyone, put
from conclave.games.vtes.rules.events import piles as told
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import (
    ASH_HEAP,
    BIT,
    HAND,
    LIBRARY,
    NOBODY,
    NOTHING,
    RESEARCH,
    UNCONTROLLED,
)


def draw(table: Table, seat: int, number: int) -> int:
    """A player draws from her library, as far as it goes; how many cards it were."""
    cards = table.library[seat][:number]
    if not cards:
        return 0
    table.library[seat] = table.library[seat][len(cards) :]
    table.hand[seat] = (*table.hand[seat], *cards)
    for card in cards:
        table.zone[card] = HAND
    names = tuple([table.card_name(card) for card in cards])
    table.unsettled = True
    table.tell(told.Drew(seat, names, len(cards)))
    return len(cards)


def draw_crypt(table: Table, seat: int, number: int) -> int:
    """Cards from the top of a crypt to the uncontrolled region; how many it were."""
    cards = table.crypt[seat][:number]
    for card in cards:
        put(table, card, UNCONTROLLED, seat)
    if cards:
        names = tuple([table.card_name(card) for card in cards])
        table.tell(told.DrewCrypt(seat, names, len(cards)))
    return len(cards)


def from_crypt(table: Table, card: int) -> Event:
    """A card that was looked for in a crypt, to the uncontrolled region."""
    seat = table.owner[card]
    put(table, card, UNCONTROLLED, seat)
    return table.tell(told.DrewCrypt(seat, (table.card_name(card),), 1))


def discard(table: Table, card: int) -> Event:
    """A card from a hand to the ash heap."""
    seat = table.owner[card]
    name = table.card_name(card)
    put(table, card, ASH_HEAP, NOBODY)
    return table.tell(told.Discarded(seat, name))


def discard_at_random(table: Table, seat: int) -> int:
    """A card that chance picks from a hand to the ash heap; NOTHING if there is none."""
    hand = table.hand[seat]
    if not hand:
        return NOTHING
    card = hand[table.rng.below(len(hand))]
    discard(table, card)
    return card


def shuffle(table: Table, seat: int) -> Event:
    """Shuffle a library: its cards stay, and what they are is shuffled. Nobody knows them now."""
    _shuffle(table, table.library[seat])
    return table.tell(told.Shuffled(seat))


def shuffle_crypt(table: Table, seat: int) -> Event:
    """Shuffle a crypt."""
    _shuffle(table, table.crypt[seat])
    return table.tell(told.Shuffled(seat))


def _shuffle(table: Table, cards: tuple[int, ...]) -> None:
    """What these cards are is shuffled among them."""
    whats = [table.what[card] for card in cards]
    table.rng.shuffle(whats)
    for card, what in zip(cards, whats):
        table.what[card] = what
        table.seen[card] = 0


def put_under(table: Table, card: int) -> None:
    """A card from a hand under its owner's library: she alone knows which."""
    put(table, card, LIBRARY, NOBODY)
    table.seen[card] = BIT[table.owner[card]]


def to_top(table: Table, card: int) -> Event:
    """A card from an ash heap onto its owner's library; everybody knows that it is there."""
    word = table.word(card)
    put(table, card, LIBRARY, NOBODY)
    seat = table.owner[card]
    table.library[seat] = (card, *table.library[seat][:-1])
    table.seen[card] = everyone(table)
    return table.tell(told.BackToLibrary(seat, word))


def to_bottom(table: Table, card: int) -> None:
    """A card under its owner's library."""
    put(table, card, LIBRARY, NOBODY)


def to_library(table: Table, card: int) -> Event:
    """A card that everybody sees into its owner's library, which is shuffled after it."""
    for attached in table.on[card]:
        burn(table, attached)
    word = table.word(card)
    clear(table, card)
    put(table, card, LIBRARY, NOBODY)
    return table.tell(told.BackToLibrary(table.owner[card], word))


def to_hand(table: Table, card: int) -> Event:
    """A card into its owner's hand."""
    table.seen[card] = 0
    word = table.word(card)
    known = table.zone[card] not in (LIBRARY, RESEARCH)
    clear(table, card)
    put(table, card, HAND, NOBODY)
    if known:
        table.seen[card] = everyone(table)
    return table.tell(told.BackToHand(table.owner[card], word if known else f"#{card}"))


def look_at(table: Table, seat: int, cards: tuple[int, ...]) -> Event:
    """A player looks at hidden cards and knows them from now on."""
    for card in cards:
        table.seen[card] = table.seen[card] | BIT[seat]
    names = tuple([table.card_name(card) for card in cards])
    return table.tell(told.LookedAt(seat, names, len(cards)))


def show_card(table: Table, card: int) -> Event:
    """Everybody sees a hidden card and knows it from now on."""
    table.seen[card] = everyone(table)
    return table.tell(told.Showed(table.owner[card], table.card_name(card)))


def to_research(table: Table, card: int) -> None:
    """A card face down into its owner's research area."""
    put(table, card, RESEARCH, table.owner[card])
