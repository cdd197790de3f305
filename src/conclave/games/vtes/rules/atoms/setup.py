"""Set-up: decks, every card in its pile, who goes first."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.events import setup as told
from conclave.games.vtes.rules.table import NO_PROFILE, Table
from conclave.games.vtes.rules.words import CRYPT, LIBRARY, NOBODY, NOTHING

START_POOL = 30


def open_table(table: Table) -> None:
    """Everybody is in the game, and nobody has a deck yet."""
    table.deck = [""] * table.seats
    table.out = [False] * table.seats


def deal_starters(table: Table) -> None:
    """Each player gets another one of the starter decks, as long as there are enough."""
    names = list(table.cards.starters)
    table.rng.shuffle(names)
    for seat in range(table.seats):
        choose_deck(table, seat, names[seat % len(names)])


def cut(table: Table, cards: list[int], most: int) -> list[int]:
    """So many of some cards at most, the others left out at random."""
    if len(cards) <= most:
        return cards
    shuffled = cards[:]
    table.rng.shuffle(shuffled)
    return shuffled[:most]


def lay_out(table: Table, decks: list[tuple[list[int], list[int]]]) -> None:
    """Every card in its shuffled pile, by what it is: crypt and library of each seat."""
    seats = table.seats
    owner: list[int] = []
    what: list[int] = []
    zone: list[int] = []
    table.library = []
    table.crypt = []
    for seat, (crypt, library) in enumerate(decks):
        for pile, rows, place in ((crypt, table.crypt, CRYPT), (library, table.library, LIBRARY)):
            shuffled = sorted(pile)
            table.rng.shuffle(shuffled)
            rows.append(tuple(range(len(what), len(what) + len(shuffled))))
            what += shuffled
            owner += [seat] * len(shuffled)
            zone += [place] * len(shuffled)
    size = len(what)
    table.owner = owner
    table.what = what
    table.zone = zone
    table.controller = [NOBODY] * size
    table.tapped = [False] * size
    table.blood = [0] * size
    table.host = [NOTHING] * size
    table.on = [()] * size
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
    table.leaving = [False] * seats
    table.short = [False] * seats
    table.debt = [0] * seats
    table.unreplaced = [0] * seats


def choose_deck(table: Table, seat: int, deck: str) -> Event:
    """A player brings a deck."""
    table.deck[seat] = deck
    return table.tell(told.ChoseDeck(seat))


def choose_first(table: Table) -> Event:
    """A random player takes the first turn (VTES-R-04)."""
    table.active = table.rng.below(table.seats)
    return table.tell(told.GoesFirst(table.active))
