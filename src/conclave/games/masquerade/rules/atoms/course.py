"""The course of the game: rounds, turns, locations, and what holds for their time."""

from __future__ import annotations

from conclave.core.definition import Definition
from conclave.core.events import Event
from conclave.games.masquerade.rules.atoms.moving import to_hand
from conclave.games.masquerade.rules.events import course as told
from conclave.games.masquerade.rules.library import CLAN_SIZE
from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.rules.words import BIT, NOBODY, PLACES


def begin_round(table: Table) -> Event:
    """Start the next round."""
    table.round += 1
    return table.tell(told.RoundBegan(table.round))


def begin_phase(table: Table, phase: str) -> None:
    """Note which phase is played; what happens in it is told by other events."""
    table.phase = phase
    table.active = NOBODY
    table.place = 0
    table.step = ""
    table.lasting = ()


def begin_turn(table: Table, seat: int) -> None:
    """Note whose planning turn it is."""
    table.active = seat
    table.lasting = ()


def begin_location(table: Table, place: int) -> Event:
    """Start to resolve a location."""
    table.place = place
    table.leaving = 0
    table.winner = NOBODY
    table.gained = 0
    table.lasting = ()
    return table.tell(told.LocationBegan(PLACES[place]))


def begin_step(table: Table, step: str) -> None:
    """Note which step of a location is carried out."""
    table.step = step


def let_last(table: Table, phrase: Definition, seat: int, card: int) -> None:
    """Let something hold for this location or planning turn; the effect that does it tells it."""
    table.lasting = (*table.lasting, (phrase, seat, card))


def owe(table: Table, phrase: Definition, seat: int, card: int) -> None:
    """Put something off to the end of the round."""
    table.owed = (*table.owed, (phrase, seat, card))


def settle_owed(table: Table) -> None:
    """What was put off has been taken up."""
    table.owed = ()


def act(table: Table, seat: int, card: int, place: int) -> Event:
    """Tell that a clan card takes effect by lying there."""
    return table.tell(told.Acts(seat, table.library.names[card], PLACES[place]))


def use_relic(table: Table, seat: int) -> Event:
    """Turn one's relic face down (MASQ-VARR-05)."""
    table.relic_used[seat] = True
    return table.tell(told.UsedRelic(seat, table.library.names[table.relic[seat]]))


def lay_token(table: Table, seat: int, withdraws: bool) -> None:
    """Note a choice that is being revealed together with the others."""
    if withdraws:
        table.leaving |= BIT[seat]


def reveal_tokens(table: Table, place: int, seats: tuple[int, ...]) -> Event:
    """Show all tokens together (MASQ-WITH-04)."""
    stay = tuple([seat for seat in seats if not table.leaving & BIT[seat]])
    leave = tuple([seat for seat in seats if table.leaving & BIT[seat]])
    return table.tell(told.TokensRevealed(PLACES[place], stay, leave))


def count_power(table: Table, seat: int, power: int, place: int) -> Event:
    """Tell a player's total power."""
    return table.tell(told.Counted(seat, power, PLACES[place]))


def rank(table: Table, seat: int, rank: int, place: int) -> Event:
    """Tell who came first, second, third; the first has won."""
    if rank == 1:
        table.winner = seat
    return table.tell(told.Placed(seat, rank, PLACES[place]))


def take_ambition(table: Table, seat: int) -> Event | None:
    """The ambition token to a player (MASQ-REW-08, MASQ-REW-09)."""
    if table.holder == seat:
        return None
    table.holder = seat
    return table.tell(told.TookAmbition(seat))


def bid(table: Table, seat: int, number: int) -> Event:
    """Show what a player has bid."""
    return table.tell(told.Bid(seat, number))


def skip_steps(table: Table, seat: int, place: int) -> Event:
    """Tell that a player's cards skip steps."""
    return table.tell(told.Skips(seat, PLACES[place]))


def forestall(table: Table, seat: int, card: int) -> Event:
    """Tell that a player is immune to a card."""
    return table.tell(told.Forestalled(seat, table.library.names[card]))


def end_round(table: Table) -> Event:
    """Blood to the bank, cards to hands, grey tokens to red (MASQ-EOR-02..04)."""
    table.blood_at = [0] * len(table.blood_at)
    for cards in table.cards:
        for card in cards:
            to_hand(table, card)
    table.cards = [()] * len(table.cards)
    for seat in range(table.seats):
        table.red[seat] = table.red[seat] + table.grey[seat]
        table.grey[seat] = 0
    return table.tell(told.RoundEnded(table.round))


def eliminate(table: Table, seat: int) -> Event:
    """Put a player and all that is his out of the game (MASQ-R-25, MASQ-R-26)."""
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
    event = table.tell(told.Eliminated(seat))
    if table.holder == seat:
        remaining = table.order()
        if remaining:
            table.holder = remaining[0]
            table.tell(told.TookAmbition(table.holder))
    return event
