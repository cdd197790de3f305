"""Setup: decks, shuffled piles, the first player."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.constants import CRYPT, LIBRARY, NOBODY, NOTHING
from conclave.games.vtes.rules.decks import random_deck, write_deck
from conclave.games.vtes.rules.events import setup as events
from conclave.games.vtes.rules.table import NO_PROFILE, Table

START_POOL = 30


def open_table(table: Table) -> None:
    """All players are in the game and nobody has a deck. No event: it is part of the setup."""
    table.deck = [""] * table.seats
    table.out = [False] * table.seats


def drawn_deck(table: Table, seat: int) -> str:
    """The random deck of a seat, in its compact form; recorded once drawn.

    No event: decks are secret.
    """
    rng, key = table.rng.split(), f"deck {seat}"
    if key not in table.draws:
        deck = random_deck(table.cards, table.seats, rng)
        table.draws = {**table.draws, key: write_deck(deck, table.cards)}
    return table.draws[key]


def starters(table: Table) -> list[str]:
    """A starter deck for each player, different ones if there are enough.

    No event: decks are secret.
    """
    rng, key = table.rng.split(), "starters"
    if key not in table.draws:
        names = list(table.cards.starters)
        rng.shuffle(names)
        dealt = [names[seat % len(names)] for seat in range(table.seats)]
        table.draws = {**table.draws, key: " ".join(dealt)}
    return table.draws[key].split()[: table.seats]


def cut(table: Table, cards: list[int], most: int) -> list[int]:
    """At most this many of some cards, the rest left out at random.

    No event: it is part of the setup.
    """
    if len(cards) <= most:
        return cards
    shuffled = cards[:]
    table.rng.shuffle(shuffled)
    return shuffled[:most]


def lay_out(table: Table, decks: list[tuple[list[int], list[int]]]) -> None:
    """Shuffle the crypt and library of each seat.

    No event: it is part of the setup.
    """
    seats = table.seats
    owner: list[int] = []
    definition: list[int] = []
    zone: list[int] = []
    table.library = []
    table.crypt = []
    for seat, (crypt, library) in enumerate(decks):
        for pile, rows, place in ((crypt, table.crypt, CRYPT), (library, table.library, LIBRARY)):
            shuffled = sorted(pile, key=table.cards.names.__getitem__)
            table.rng.shuffle(shuffled)
            rows.append(tuple(range(len(definition), len(definition) + len(shuffled))))
            definition += shuffled
            owner += [seat] * len(shuffled)
            zone += [place] * len(shuffled)
    size = len(definition)
    table.owner = owner
    table.definition = definition
    table.zone = zone
    table.controller = [NOBODY] * size
    table.tapped = [False] * size
    table.blood = [0] * size
    table.host = [NOTHING] * size
    table.attached = [()] * size
    table.seen = [0] * size
    table.contested = [False] * size
    table.profile = [NO_PROFILE] * size
    table.pool = [START_POOL] * seats
    table.hand = [()] * seats
    table.uncontrolled = [()] * seats
    table.ready = [()] * seats
    table.torpor = [()] * seats
    table.beside = [()] * seats
    table.ash = [()] * seats
    table.removed = [()] * seats
    table.research = [()] * seats
    table.points = [0] * seats
    table.shifted = [0] * seats
    table.leaving = [False] * seats
    table.short = [False] * seats
    table.debt = [0] * seats
    table.unreplaced = [0] * seats


def choose_deck(table: Table, seat: int, deck: str) -> Event:
    """A player brings a deck."""
    table.deck[seat] = deck
    return table.tell(events.ChoseDeck(seat))


def choose_first(table: Table) -> Event:
    """A random player takes the first turn (VTES-R-04)."""
    table.active = table.rng.below(table.seats)
    return table.tell(events.GoesFirst(table.active))
