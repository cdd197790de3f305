"""A position drawn from what a seat knows: others' hidden cards are drawn from plausible ones.

Nobody knows the decks of the others. What is likely in them is told by what they have shown: cards
that their vampires can play, and cards that they have played before.
"""

from __future__ import annotations

from bisect import bisect_right

from conclave.core.rng import Rng
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
    for owner in range(table.seats):
        if owner != seat:
            _redraw_other(table, seat, owner, rng)
            continue
        for pile in (table.library[owner], table.crypt[owner]):
            _reorder(table, [c for c in pile if not table.sees(seat, ("card", c))], rng)


def _reorder(table: Table, cards: list[int], rng: Rng) -> None:
    """A player knows what is in her deck, but not the order."""
    whats = sorted([table.what[card] for card in cards])
    rng.shuffle(whats)
    for card, what in zip(cards, whats):
        table.what[card] = what


def _redraw_other(table: Table, seat: int | None, owner: int, rng: Rng) -> None:
    """Draw anew what the seat may not know of the cards of another."""
    cards = table.cards
    mine = [card for card in range(len(table.what)) if table.owner[card] == owner]
    shown = [card for card in mine if table.sees(seat, ("card", card))]
    known = [table.what[card] for card in shown]
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
    shown_library = sorted({number for number in known if not cards.is_crypt[number]})
    usual = bounds[-1]
    total = usual + SEEN_BEFORE * len(shown_library)
    known_set = set(shown)
    for card in mine:
        if card not in known_set:
            # The first cards of an owner's numbers are her crypt: what a card's back tells.
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
