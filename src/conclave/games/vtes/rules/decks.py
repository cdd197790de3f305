"""Reading decks from their compact form, checking them, and building random ones (VTES-1.2)."""

from __future__ import annotations

import re

from conclave.core.errors import ConclaveError, IllegalMove
from conclave.core.rng import Rng
from conclave.games.vtes.rules.library import Library

LEAST_CRYPT = 12
LEAST_LIBRARY = 40
ANY_GROUP = 0
"""The group of crypt cards that go with any group."""
RANDOM = "random"
STARTER = "starter"

Deck = tuple[list[int], list[int]]
"""A crypt and a library, by the numbers of their cards."""


def read_deck(code: str, library: Library) -> tuple[Deck, list[ConclaveError]]:
    """Read a deck from `card*copies,.../card*copies,...`: crypt, then library.

    A card is given by its name in moves or by its public id. Entries that can't be read are
    returned as faults.
    """
    faults: list[ConclaveError] = []
    parts = code.split("/")
    if len(parts) != 2:
        faults.append(ConclaveError("vtes-deck-needs-two-piles"))
        return ([], []), faults
    piles: list[list[int]] = []
    for part, is_crypt in zip(parts, (True, False)):
        pile: list[int] = []
        for entry in [entry for entry in part.split(",") if entry]:
            name, _, copies = entry.partition("*")
            number = find(name, library)
            if number is None:
                faults.append(ConclaveError("vtes-deck-unknown-card", name=name[:60]))
            elif not re.fullmatch(r"[1-9]\d{0,2}|", copies):
                faults.append(
                    ConclaveError("vtes-deck-bad-copies", name=name[:60], copies=copies[:20])
                )
            elif library.is_crypt[number] != is_crypt:
                key = "vtes-deck-not-crypt" if is_crypt else "vtes-deck-not-library"
                faults.append(ConclaveError(key, card=library.names[number]))
            else:
                pile += [number] * int(copies or 1)
        piles.append(pile)
    return (piles[0], piles[1]), faults


def word(crypt: str, library: str) -> str:
    """The compact form of a deck, from lists of cards that may span several lines."""
    return "/".join([",".join(pile.replace(",", " ").split()) for pile in (crypt, library)])


def find(name: str, library: Library) -> int | None:
    """The number of a card given by name or id."""
    if re.fullmatch(r"\d{1,9}", name):
        return library.by_id.get(int(name))
    return library.numbers.get(name)


def faults_of(
    deck: Deck, library: Library, seats: int, groups: set[int] | None = None
) -> list[ConclaveError]:
    """Everything the rules forbid about a deck (VTES-1.2-02..07).

    `groups` are the groups in the crypt, if the deck has cards that aren't in the library.
    """
    crypt, cards = deck
    faults: list[ConclaveError] = []
    if len(crypt) < LEAST_CRYPT:
        faults.append(
            IllegalMove(
                "VTES-1.2-02", "vtes-deck-small-crypt", number=len(crypt), least=LEAST_CRYPT
            )
        )
    most = most_library(seats)
    if not LEAST_LIBRARY <= len(cards) <= most:
        faults.append(
            IllegalMove(
                "VTES-1.2-04" if len(cards) < LEAST_LIBRARY else "VTES-1.2-05",
                "vtes-deck-library-size",
                number=len(cards),
                least=LEAST_LIBRARY,
                most=most,
            )
        )
    if groups is None:
        groups = {library.crypt[number].group for number in crypt}
    numbers = sorted(groups - {ANY_GROUP})
    if numbers and numbers[-1] - numbers[0] > 1:
        faults.append(
            IllegalMove(
                "VTES-1.2-07",
                "vtes-deck-groups",
                groups=", ".join([str(group) for group in numbers]),
            )
        )
    return faults


def most_library(seats: int) -> int:
    """The maximum library size with this number of players (VTES-1.2-05)."""
    return LEAST_LIBRARY + 10 * seats


def write_deck(deck: Deck, library: Library) -> str:
    """The compact form of a deck, by the names of its cards."""
    piles = []
    for pile in deck:
        names = [library.names[number] for number in pile]
        piles.append(",".join([f"{name}*{names.count(name)}" for name in sorted(set(names))]))
    return "/".join(piles)


def random_deck(library: Library, seats: int, rng: Rng) -> Deck:
    """A legal random deck: vampires of two consecutive groups, and mostly cards that suit them."""
    all_groups = sorted({library.crypt[number].group for number in library.crypt_cards})
    pairs = [group for group in all_groups if group + 1 in all_groups] or all_groups[:1]
    low = pairs[rng.below(len(pairs))]
    pool = [n for n in library.crypt_cards if library.crypt[n].group in (low, low + 1)]
    crypt = some_of(pool, rng)
    return crypt, cards_for(library, crypt, seats, rng)


def deck_around(library: Library, card: int, seats: int, rng: Rng) -> Deck:
    """A random deck with many copies of a card and vampires who can play it."""
    if library.is_crypt[card]:
        group = library.crypt[card].group
        fellows = [n for n in library.crypt_cards if library.crypt[n].group in (group, ANY_GROUP)]
        crypt = some_of(fellows, rng)
        crypt[: LEAST_CRYPT // 2] = [card] * (LEAST_CRYPT // 2)
        return crypt, cards_for(library, crypt, seats, rng)
    able = [n for n in library.crypt_cards if _can_play(library, n, card)] or library.crypt_cards
    group = library.crypt[able[rng.below(len(able))]].group
    crypt = some_of([n for n in able if library.crypt[n].group in (group, ANY_GROUP)], rng)
    cards = cards_for(library, crypt, seats, rng)
    cards[: len(cards) // 4] = [card] * (len(cards) // 4)
    return crypt, cards


def some_of(pool: list[int], rng: Rng) -> list[int]:
    """A crypt of six random cards, two copies of each."""
    chosen = [pool[rng.below(len(pool))] for _ in range(6)]
    return [chosen[index % len(chosen)] for index in range(LEAST_CRYPT)]


def cards_for(library: Library, crypt: list[int], seats: int, rng: Rng) -> list[int]:
    """A random library, mostly of cards that suit the crypt."""
    chosen = sorted(set(crypt))
    disciplines = {name for n in chosen for name, _ in library.crypt[n].disciplines}
    clans = {library.crypt[n].clan for n in chosen}
    fitting = [n for n in library.library_cards if _suits(library, n, clans, disciplines)]
    size = LEAST_LIBRARY + rng.below(most_library(seats) - LEAST_LIBRARY + 1)
    return [
        fitting[rng.below(len(fitting))]
        if rng.below(10) and fitting
        else library.library_cards[rng.below(len(library.library_cards))]
        for _ in range(size)
    ]


def _suits(library: Library, number: int, clans: set[str], disciplines: set[str]) -> bool:
    """Whether a card can be played with these clans and disciplines."""
    printed = library.printed[number]
    if printed.clans and not any(clan in clans for clan in printed.clans):
        return False
    needed = [{name for name, _ in mode.disciplines} for mode in printed.modes]
    return not needed or any(names <= disciplines for names in needed)


def _can_play(library: Library, minion: int, card: int) -> bool:
    """Whether a crypt card has the clan and the disciplines for a mode of a card."""
    printed, crypt = library.printed[card], library.crypt[minion]
    if printed.clans and crypt.clan not in printed.clans:
        return False
    levels = dict(crypt.disciplines)
    return not printed.modes or any(
        all(levels.get(name, 0) >= level for name, level in mode.disciplines)
        for mode in printed.modes
    )
