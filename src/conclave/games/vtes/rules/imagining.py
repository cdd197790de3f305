"""Redrawing what a seat doesn't know: other players' hidden cards.

The decks of others are unknown. Cards that their vampires can play, and cards they have shown, are
likelier. Starter decks are known, and the cards shown tell which one a player has.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from conclave.core.rng import Rng
from conclave.games.vtes.rules.decks import STARTER, read_deck
from conclave.games.vtes.rules.facts import LibraryFact
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.rules.notes import HELD_COUNTERS
from conclave.games.vtes.rules.table import Table

SEEN_BEFORE = 12
"""The extra weight of a card that its owner has shown."""
FITTING = 6
"""The extra weight of a card that a vampire she has shown can play."""
MOST_KEPT = 500
"""How many sets of clans and disciplines are cached."""


LIKELY: Final = LibraryFact[dict[tuple[frozenset[str], frozenset[str]], list[int]]](lambda _: {})
"""A cache of library weights by clans and disciplines."""
COPIES: Final = LibraryFact[dict[str, dict[int, int]]](lambda _: {})
"""A cache of starter decks: the number of copies of each card."""


def redraw(table: Table, seat: int | None, rng: Rng) -> None:
    """Redraw everything the seat doesn't know."""
    for owner in range(table.seats):
        if owner != seat and table.deck:
            table.deck[owner] = ""
    if not table.definition:
        return
    redraw_counters(table, seat, rng)
    others = [Cards(table, seat, owner) for owner in range(table.seats) if owner != seat]
    starters = _starters(table, seat, others, rng)
    for cards in others:
        if cards.owner in starters:
            _redraw_starter(table, cards, starters[cards.owner], rng)
        else:
            _redraw_other(table, cards, rng)
    if seat is not None:
        for pile in (table.library[seat], table.crypt[seat]):
            _reorder(table, [c for c in pile if not table.sees(seat, ("card", c))], rng)


def redraw_counters(table: Table, seat: int | None, rng: Rng) -> None:
    """Redraw how many counters the others hold in secret."""
    held = table.notes.of(HELD_COUNTERS)
    if held:
        redrawn = [
            each
            if each.about == seat
            else each.with_changes(each.until, rng.below(each.number) + 1)
            for each in held
        ]
        table.notes = table.notes.with_only(HELD_COUNTERS, redrawn)


class Cards:
    """Another player's cards, as far as a seat knows them."""

    def __init__(self, table: Table, seat: int | None, owner: int) -> None:
        self.owner = owner
        self.hidden: list[int] = []
        """The cards the seat doesn't know. Their backs show whether they are crypt or library
        cards."""
        known: list[int] = []
        for card, other in enumerate(table.owner):
            if other == owner:
                if table.sees(seat, ("card", card)):
                    known.append(table.definition[card])
                else:
                    self.hidden.append(card)
        self.known = counted(known)
        """The other cards, with the number of copies."""


def counted(numbers: list[int]) -> dict[int, int]:
    """How often each number occurs."""
    found: dict[int, int] = {}
    for number in numbers:
        found[number] = found.get(number, 0) + 1
    return found


def _starters(table: Table, seat: int | None, others: list[Cards], rng: Rng) -> dict[int, str]:
    """A different starter deck for each other player that contains the cards she has shown; empty
    if other decks are in play."""
    if table.settings["decks"] != STARTER:
        return {}
    names_left = [name for name in table.cards.starters if seat is None or name != table.deck[seat]]
    rng.shuffle(names_left)
    possible = {
        cards.owner: [
            name for name in names_left if _contains(_copies(table.cards, name), cards.known)
        ]
        for cards in others
    }
    found: dict[int, str] = {}
    for owner in sorted(possible, key=lambda owner: len(possible[owner])):
        names = [name for name in possible[owner] if name not in found.values()]
        if not names:
            return {}
        found[owner] = names[0]
    return found


def _copies(library: Library, name: str) -> dict[int, int]:
    """How many copies of each card a starter deck has."""
    copies = COPIES.of(library)
    if name not in copies:
        crypt, cards = read_deck(library.presets[name], library)[0]
        copies[name] = counted([*crypt, *cards])
    return copies[name]


def _contains(copies: dict[int, int], shown_copies: dict[int, int]) -> bool:
    """Whether a deck has enough copies of all the cards shown."""
    return all(copies.get(number, 0) >= shown for number, shown in shown_copies.items())


def _redraw_starter(table: Table, cards: Cards, name: str, rng: Rng) -> None:
    """Redraw the unknown cards of a player with this starter deck."""
    is_crypt = table.cards.is_crypt
    crypt: list[int] = []
    library: list[int] = []
    for number, copies in _copies(table.cards, name).items():
        unseen = copies - cards.known.get(number, 0)
        if is_crypt[number]:
            crypt += [number] * unseen
        else:
            library += [number] * unseen
    rng.shuffle(crypt)
    rng.shuffle(library)
    table.deck[cards.owner] = name
    for card in cards.hidden:
        pile = crypt if is_crypt[table.definition[card]] else library
        table.definition[card] = pile.pop()


def _reorder(table: Table, cards: list[int], rng: Rng) -> None:
    """Shuffle a player's own unknown cards: she knows her deck, but not its order."""
    definitions = sorted([table.definition[card] for card in cards])
    rng.shuffle(definitions)
    for card, definition in zip(cards, definitions):
        table.definition[card] = definition


def _redraw_other(table: Table, opponent: Cards, rng: Rng) -> None:
    """Redraw the unknown cards of a player whose deck could be any."""
    cards = table.cards
    known = sorted(opponent.known)
    crypt_known = [number for number in known if cards.is_crypt[number]]
    clans = {cards.crypt[number].clan for number in crypt_known}
    disciplines = {name for number in crypt_known for name, _ in cards.crypt[number].disciplines}
    groups = {cards.crypt[number].group for number in crypt_known}
    # Two consecutive groups: those shown, or a random one and its neighbour.
    if not groups:
        groups = {cards.crypt[cards.crypt_cards[rng.below(len(cards.crypt_cards))]].group}
    low = min(groups) if len(groups) > 1 or rng.below(2) else min(groups) - 1
    allowed = ({low, low + 1} if low > 0 else {1, 2}) | groups
    crypt = [n for n in cards.crypt_cards if cards.crypt[n].group in allowed]
    crypt_bounds = _bounds(
        [
            1
            + (FITTING if cards.crypt[n].clan in clans else 0)
            + (SEEN_BEFORE if n in crypt_known else 0)
            for n in crypt
        ]
    )
    library = cards.library_cards
    bounds = _likely(table, frozenset(clans), frozenset(disciplines))
    shown_library = [number for number in known if not cards.is_crypt[number]]
    usual = bounds[-1]
    total = usual + SEEN_BEFORE * len(shown_library)
    for card in opponent.hidden:
        if table.cards.is_crypt[table.definition[card]]:
            table.definition[card] = _pick(crypt, crypt_bounds, rng)
        else:
            mark = rng.below(total)
            table.definition[card] = (
                library[bisect_right(bounds, mark)]
                if mark < usual
                else shown_library[(mark - usual) // SEEN_BEFORE]
            )


def _likely(table: Table, clans: frozenset[str], disciplines: frozenset[str]) -> list[int]:
    """The cumulative weights of all library cards for these clans and disciplines."""
    cache = LIKELY.of(table.cards)
    found = cache.get((clans, disciplines))
    if found is None:
        if len(cache) >= MOST_KEPT:
            cache.clear()
        found = _bounds(
            [
                1 + (FITTING if _fits(table, number, clans, disciplines) else 0)
                for number in table.cards.library_cards
            ]
        )
        cache[clans, disciplines] = found
    return found


def _fits(table: Table, number: int, clans: frozenset[str], disciplines: frozenset[str]) -> bool:
    """Whether vampires of these clans and disciplines could play a card."""
    printed = table.cards.printed[number]
    if printed.clans:
        return any(clan in clans for clan in printed.clans)
    needed = {name for mode in printed.modes for name, _ in mode.disciplines}
    return not needed or bool(needed & disciplines)


def _bounds(weights: list[int]) -> list[int]:
    """Cumulative weights."""
    total = 0
    bounds = []
    for weight in weights:
        total += weight
        bounds.append(total)
    return bounds


def _pick(numbers: list[int], bounds: list[int], rng: Rng) -> int:
    """A random number, weighted by the bounds."""
    return numbers[bisect_right(bounds, rng.below(bounds[-1]))]
