"""Atoms for allies and victims."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.core.piles import without
from conclave.games.masquerade.rules.constants import BIT, NOBODY, PLACES
from conclave.games.masquerade.rules.events import allies as events
from conclave.games.masquerade.rules.table import Table


def lay_ally(table: Table, place: int) -> None:
    """Lay the top card of the ally deck at a location, if there is one (MASQ-R-08)."""
    if table.ally_deck:
        ally, *rest = table.ally_deck
        table.ally_deck = tuple(rest)
        table.at_stake[place] = ally
        table.tell(events.Arrived(PLACES[place], table.library.names[ally]))


def gain_ally(table: Table, seat: int, place: int) -> Event:
    """Add the ally at stake to a player's alliance (MASQ-REW-01)."""
    ally = table.at_stake[place]
    table.at_stake[place] = NOBODY
    table.alliance[seat] = (*table.alliance[seat], ally)
    table.gained |= BIT[seat]
    return table.tell(events.GainedAlly(seat, table.library.names[ally]))


def desert(table: Table, place: int) -> None:
    """Remove the ally of a deserted location from the game (MASQ-CONF-08)."""
    ally = table.at_stake[place]
    table.at_stake[place] = NOBODY
    if ally != NOBODY:
        table.tell(events.Deserted(PLACES[place], table.library.names[ally]))


def gain_victims(table: Table, seat: int, number: int) -> None:
    """Gain victims from the pile, as far as there are any (MASQ-R-07)."""
    number = min(number, table.victims)
    if number > 0:
        table.victims -= number
        table.alliance[seat] = (*table.alliance[seat], *[table.library.victim] * number)
        table.gained |= BIT[seat]
        table.tell(events.GainedVictims(seat, number))


def drain(table: Table, seat: int, ally: int) -> Event:
    """Drain a card of the alliance and take its blood (MASQ-DRAIN-03..06)."""
    table.alliance[seat] = without(table.alliance[seat], ally)
    table.drained[seat] = (*table.drained[seat], ally)
    number = table.library.ally[ally].drain
    table.blood[seat] = table.blood[seat] + number
    return table.tell(events.Drained(seat, table.library.names[ally], number))


def need_blood(table: Table, seat: int, ally: int) -> Event:
    """Emit that an ally costs blood in feeding."""
    number = -table.library.ally[ally].feed
    return table.tell(events.Upkeep(seat, table.library.names[ally], number))


def could_not_drain(table: Table, seat: int, ally: int) -> Event:
    """Emit that the ally drawn in frenzy can't be drained."""
    return table.tell(events.CouldNotDrain(seat, table.library.names[ally]))


def restore(table: Table, seat: int, ally: int) -> Event:
    """Return a drained card to the alliance."""
    table.drained[seat] = without(table.drained[seat], ally)
    table.alliance[seat] = (*table.alliance[seat], ally)
    return table.tell(events.Restored(seat, table.library.names[ally]))


def frenzy(table: Table, seat: int, by: int) -> Event:
    """Emit that a player falls into frenzy."""
    return table.tell(events.Frenzied(seat, by))


def pick(table: Table, cards: list[int]) -> int:
    """A random one of these cards. No event: what becomes of the card has one."""
    return cards[table.rng.below(len(cards))]
