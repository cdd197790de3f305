"""Atoms for the setup."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.masquerade.rules.atoms.moving import everyone
from conclave.games.masquerade.rules.constants import HAVEN, NOBODY, PLACES
from conclave.games.masquerade.rules.events import setup as events
from conclave.games.masquerade.rules.library import CLAN_SIZE, CLANS, STARTING
from conclave.games.masquerade.rules.table import CARDS, Table

START_BLOOD = 6
START_INFLUENCE = 3
VICTIMS = 35


def lay_out(table: Table) -> None:
    """Lay everything out before the first choice (MASQ-SETUP-01..16)."""
    seats, library = table.seats, table.library
    table.holder = table.rng.below(seats)
    clans = list(range(len(CLANS)))
    table.rng.shuffle(clans)
    table.offered_clans = tuple(sorted(clans[: seats + 1]))
    table.clan = [NOBODY] * seats
    table.relic = [NOBODY] * seats
    table.relic_used = [False] * seats
    table.location_card = [NOBODY] * (HAVEN + 1)
    table.hand = [()] * seats
    table.drawn = [()] * seats
    table.deck = [()] * seats
    table.bottomed = [0] * seats
    table.cards = [()] * ((HAVEN + 1) * seats)
    table.face_down = [False] * CARDS
    table.seen = [0] * CARDS
    table.looked = [0] * CARDS
    table.blood_at = [0] * ((HAVEN + 1) * seats)
    table.blood = [START_BLOOD] * seats
    table.influence = [START_INFLUENCE] * seats
    table.red = [0] * seats
    table.grey = [0] * seats
    table.alliance = [(library.victim,)] * seats
    table.drained = [()] * seats
    table.at_stake = [NOBODY] * (HAVEN + 1)
    table.victims = VICTIMS - seats
    table.out = [False] * seats
    allies = list(range(library.first_ally, library.victim))
    table.rng.shuffle(allies)
    table.ally_deck = tuple(allies)
    table.tell(events.Holds(table.holder))


def lay_relics(table: Table) -> None:
    """Lay out one more relic than players (MASQ-VARR-01). No event: the game begins with it."""
    relics = list(range(table.library.first_relic, table.library.first_location))
    table.rng.shuffle(relics)
    table.offered_relics = tuple(sorted(relics[: table.seats + 1]))


def lay_location_cards(table: Table) -> None:
    """Lay a random location card at each location except the haven (MASQ-VARL-01)."""
    cards = list(range(table.library.first_location, len(table.library.cards)))
    table.rng.shuffle(cards)
    for place, card in zip(table.places[:-1], cards):
        table.location_card[place] = card
        table.tell(events.LaidLocation(PLACES[place], table.library.names[card]))


def take_clan(table: Table, seat: int, clan: int) -> Event:
    """Take a clan: its starting cards go to the hand, the others are shuffled into the deck."""
    table.offered_clans = tuple([other for other in table.offered_clans if other != clan])
    table.clan[seat] = clan
    first = clan * CLAN_SIZE
    table.hand[seat] = tuple(range(first, first + STARTING))
    for card in table.hand[seat]:
        table.seen[card] = everyone(table)
    deck = list(range(first + STARTING, first + CLAN_SIZE))
    table.rng.shuffle(deck)
    table.deck[seat] = tuple(deck)
    return table.tell(events.TookClan(seat, CLANS[clan]))


def take_relic(table: Table, seat: int, relic: int) -> Event:
    """Take a relic."""
    table.offered_relics = tuple([other for other in table.offered_relics if other != relic])
    table.relic[seat] = relic
    return table.tell(events.TookRelic(seat, table.library.names[relic]))


def put_away_offers(table: Table) -> None:
    """Remove clans and relics that nobody chose (MASQ-SETUP-06, MASQ-VARR-03).

    No event: the choice has one.
    """
    table.offered_clans = ()
    table.offered_relics = ()
