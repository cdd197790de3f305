"""A position drawn from what a seat knows: others' hidden cards are drawn from plausible ones.

Nobody knows the decks that others have brought. What is likely in them is told by what they have
shown: cards that their vampires can play, and cards that they have played before. Where starter
decks are dealt it is known what is in them, and what somebody has shown tells which one is hers.
"""

from __future__ import annotations

from bisect import bisect_right

from conclave.core.rng import Rng
from conclave.games.vtes.rules.decks import STARTER, read_deck
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.rules.table import Table

SEEN_BEFORE = 12
"""How much likelier a card is that its owner has shown."""
FITTING = 6
"""How much likelier a card is that a vampire she has shown can play."""
MOST_KEPT = 500
"""For how many sets of clans and disciplines it is remembered what fits them."""


def redraw(table: Table, seat: int | None, rng: Rng) -> None:
    """Draw anew all that the seat may not know."""
    for owner in range(table.seats):
        if owner != seat and table.deck:
            table.deck[owner] = ""
    if not table.what:
        return
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


class Cards:
    """The cards of another, as far as a seat knows them."""

    def __init__(self, table: Table, seat: int | None, owner: int) -> None:
        self.owner = owner
        self.hidden: list[int] = []
        """Those that the seat may not know. Only their backs tell something: whether each is of
        the crypt or of the library."""
        known: list[int] = []
        for card, other in enumerate(table.owner):
            if other == owner:
                if table.sees(seat, ("card", card)):
                    known.append(table.what[card])
                else:
                    self.hidden.append(card)
        self.known = counted(known)
        """What the others are, with the number of copies."""


def counted(numbers: list[int]) -> dict[int, int]:
    """How often each number comes."""
    found: dict[int, int] = {}
    for number in numbers:
        found[number] = found.get(number, 0) + 1
    return found


def _starters(table: Table, seat: int | None, others: list[Cards], rng: Rng) -> dict[int, str]:
    """A starter deck for each of the others that has all she has shown, no two the same; nothing
    where other decks are played."""
    if table.settings["decks"] != STARTER:
        return {}
    left = [name for name in table.cards.starters if seat is None or name != table.deck[seat]]
    rng.shuffle(left)
    possible = {
        cards.owner: [name for name in left if _contains(_copies(table.cards, name), cards.known)]
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
    found = library.copies.get(name)
    if found is None:
        crypt, cards = read_deck(library.stock[name], library)[0]
        found = library.copies[name] = counted([*crypt, *cards])
    return found


def _contains(copies: dict[int, int], known: dict[int, int]) -> bool:
    """Whether there are enough copies of all cards that were shown."""
    return all(copies.get(number, 0) >= shown for number, shown in known.items())


def _redraw_starter(table: Table, cards: Cards, name: str, rng: Rng) -> None:
    """Draw anew what a seat may not know of the cards of another who plays this starter deck."""
    is_crypt = table.cards.is_crypt
    crypt: list[int] = []
    library: list[int] = []
    for number, copies in _copies(table.cards, name).items():
        left = copies - cards.known.get(number, 0)
        if is_crypt[number]:
            crypt += [number] * left
        else:
            library += [number] * left
    rng.shuffle(crypt)
    rng.shuffle(library)
    table.deck[cards.owner] = name
    for card in cards.hidden:
        pile = crypt if is_crypt[table.what[card]] else library
        table.what[card] = pile.pop()


def _reorder(table: Table, cards: list[int], rng: Rng) -> None:
    """A player knows what is in her deck, but not the order."""
    whats = sorted([table.what[card] for card in cards])
    rng.shuffle(whats)
    for card, what in zip(cards, whats):
        table.what[card] = what


def _redraw_other(table: Table, theirs: Cards, rng: Rng) -> None:
    """Draw anew what a seat may not know of the cards of another, who plays any deck."""
    cards = table.cards
    known = sorted(theirs.known)
    crypt_known = [number for number in known if cards.is_crypt[number]]
    clans = {cards.crypt[number].clan for number in crypt_known}
    disciplines = {name for number in crypt_known for name, _ in cards.crypt[number].disciplines}
    groups = {cards.crypt[number].group for number in crypt_known}
    # Two neighbouring groups: those shown, or one drawn with its neighbour.
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
    for card in theirs.hidden:
        if table.cards.is_crypt[table.what[card]]:
            table.what[card] = _pick(crypt, crypt_bounds, rng)
        else:
            mark = rng.below(total)
            table.what[card] = (
                library[bisect_right(bounds, mark)]
                if mark < usual
                else shown_library[(mark - usual) // SEEN_BEFORE]
            )


def _likely(table: Table, clans: frozenset[str], disciplines: frozenset[str]) -> list[int]:
    """The bounds of all library cards for who has these clans and disciplines, kept in mind."""
    found = table.cards.likely.get((clans, disciplines))
    if found is None:
        if len(table.cards.likely) >= MOST_KEPT:
            table.cards.likely.clear()
        found = _bounds(
            [
                1 + (FITTING if _fits(table, number, clans, disciplines) else 0)
                for number in table.cards.library_cards
            ]
        )
        table.cards.likely[clans, disciplines] = found
    return found


def _fits(table: Table, number: int, clans: frozenset[str], disciplines: frozenset[str]) -> bool:
    """Whether vampires of these clans and disciplines could play a card."""
    printed = table.cards.printed[number]
    if printed.clans:
        return any(clan in clans for clan in printed.clans)
    needed = {name for mode in printed.modes for name, _ in mode.disciplines}
    return not needed or bool(needed & disciplines)


def _bounds(weights: list[int]) -> list[int]:
    """Where the share of each begins to be passed, when all weights lie end to end."""
    total = 0
    bounds = []
    for weight in weights:
        total += weight
        bounds.append(total)
    return bounds


def _pick(numbers: list[int], bounds: list[int], rng: Rng) -> int:
    """One of the numbers, each as likely as it weighs."""
    return numbers[bisect_right(bounds, rng.below(bounds[-1]))]
