"""Atoms for rounds, turns, locations and lasting effects."""

from __future__ import annotations

from conclave.core.definition import Definition
from conclave.core.events import Event
from conclave.games.masquerade.rules.atoms.moving import to_hand
from conclave.games.masquerade.rules.constants import BIT, NOBODY, PLACES
from conclave.games.masquerade.rules.events import course as events
from conclave.games.masquerade.rules.library import CLAN_SIZE
from conclave.games.masquerade.rules.table import Table


def begin_round(table: Table) -> Event:
    """Start the next round."""
    table.round += 1
    return table.tell(events.RoundBegan(table.round))


def begin_phase(table: Table, phase: str) -> None:
    """Set the phase. No event: what happens in it has one."""
    table.phase = phase
    table.active = NOBODY
    table.place = 0
    table.step = ""
    table.lasting = ()


def begin_turn(table: Table, seat: int, turn: int) -> None:
    """Set whose planning turn it is. No event: the player's move has one."""
    table.active = seat
    table.turn = turn
    table.lasting = ()


def begin_location(table: Table, place: int) -> Event:
    """Start resolving a location."""
    table.place = place
    table.leaving = 0
    table.winner = NOBODY
    table.gained = 0
    table.lasting = ()
    ally = table.at_stake[place]
    name = "" if ally == NOBODY else table.library.names[ally]
    return table.tell(events.LocationBegan(PLACES[place], table.round, name))


def begin_step(table: Table, step: str) -> None:
    """Set the step of a location. No event: what happens in it has one."""
    table.step = step


def add_lasting(table: Table, phrase: Definition, seat: int, card: int) -> None:
    """Add an effect that lasts for this location or planning turn.

    No event: the effect that does it has one.
    """
    table.lasting = (*table.lasting, (phrase, seat, card))


def defer(table: Table, phrase: Definition, seat: int, card: int) -> None:
    """Defer an effect to the end of the round. No event: the effect that does it has one."""
    table.owed = (*table.owed, (phrase, seat, card))


def clear_deferred(table: Table) -> None:
    """Clear the deferred effects, which are being resolved. No event: what follows has one."""
    table.owed = ()


def act(table: Table, seat: int, card: int, place: int) -> Event:
    """Emit that a passive clan card takes effect."""
    return table.tell(events.Acts(seat, table.library.names[card], PLACES[place], table.step))


def use_relic(table: Table, seat: int) -> Event:
    """Turn one's relic face down (MASQ-VARR-05)."""
    table.relic_used[seat] = True
    return table.tell(events.UsedRelic(seat, table.library.names[table.relic[seat]]))


def lay_token(table: Table, seat: int, withdraws: bool) -> None:
    """Record a choice that is being revealed together with the others.

    No event: all choices share one.
    """
    if withdraws:
        table.leaving |= BIT[seat]


def reveal_tokens(table: Table, place: int, seats: tuple[int, ...]) -> Event:
    """Show all tokens together (MASQ-WITH-04)."""
    stay = tuple([seat for seat in seats if not table.leaving & BIT[seat]])
    leave = tuple([seat for seat in seats if table.leaving & BIT[seat]])
    return table.tell(events.TokensRevealed(PLACES[place], stay, leave))


def count_power(table: Table, seat: int, power: int, place: int) -> Event:
    """Emit a player's total power."""
    cards = table.cards_at(place, seat)
    names = tuple([table.library.names[card] for card in cards if not table.face_down[card]])
    blood = table.blood_at[table.at(place, seat)]
    hidden = len(cards) - len(names)
    return table.tell(events.Counted(seat, power, PLACES[place], names, hidden, blood))


def rank(table: Table, seat: int, rank: int, place: int) -> Event:
    """Emit a player's place in a conflict; the first is the winner."""
    if rank == 1:
        table.winner = seat
    return table.tell(events.Placed(seat, rank, PLACES[place]))


def take_ambition(table: Table, seat: int) -> Event | None:
    """Give the ambition token to a player (MASQ-REW-08, MASQ-REW-09)."""
    if table.holder == seat:
        return None
    table.holder = seat
    return table.tell(events.TookAmbition(seat))


def bid(table: Table, seat: int, number: int) -> Event:
    """Reveal a player's bid."""
    return table.tell(events.Bid(seat, number))


def skip_steps(table: Table, seat: int, place: int) -> Event:
    """Emit that a player's cards skip steps."""
    return table.tell(events.Skips(seat, PLACES[place]))


def forestall(table: Table, seat: int, card: int) -> Event:
    """Emit that a player is immune to a card."""
    return table.tell(events.Forestalled(seat, table.library.names[card]))


def end_round(table: Table) -> Event:
    """Return blood to the bank and cards to hands, turn grey tokens red (MASQ-EOR-02..04)."""
    table.blood_at = [0] * len(table.blood_at)
    for cards in table.cards:
        for card in cards:
            to_hand(table, card)
    table.cards = [()] * len(table.cards)
    for seat in range(table.seats):
        table.red[seat] = table.red[seat] + table.grey[seat]
        table.grey[seat] = 0
    return table.tell(events.RoundEnded(table.round))


def eliminate(table: Table, seat: int) -> Event:
    """Remove a player and everything he owns from the game (MASQ-R-25, MASQ-R-26)."""
    library = table.library
    for ally in (*table.alliance[seat], *table.drained[seat]):
        if ally == library.victim:
            table.victims += 1
    table.alliance[seat] = table.drained[seat] = ()
    table.blood[seat] = table.influence[seat] = table.red[seat] = table.grey[seat] = 0
    table.hand[seat] = table.drawn[seat] = table.deck[seat] = ()
    table.bottomed[seat] = 0
    for spot in range(len(table.cards)):
        if spot % table.seats == seat:
            table.blood_at[spot] = 0
        table.cards[spot] = tuple([card for card in table.cards[spot] if table.owner(card) != seat])
    first = table.clan[seat] * CLAN_SIZE
    for card in range(first, first + CLAN_SIZE):
        table.face_down[card] = False
        table.looked[card] = table.seen[card] = 0
    table.out[seat] = True
    event = table.tell(events.Eliminated(seat))
    if table.holder == seat:
        remaining = table.order()
        if remaining:
            table.holder = remaining[0]
            table.tell(events.TookAmbition(table.holder))
    return event
