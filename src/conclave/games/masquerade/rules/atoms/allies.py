"""Allies and victims: laid, gained, drained and restored."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.core.piles import without
from conclave.games.masquerade.rules.events import allies as told
from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.rules.words import BIT, NOBODY, PLACES


def lay_ally(table: Table, place: int) -> None:
    """The top card of the ally deck to a location, if there is one (MASQ-R-08)."""
    if table.ally_deck:
        ally, *rest = table.ally_deck
        table.ally_deck = tuple(rest)
        table.at_stake[place] = ally
        table.tell(told.Arrived(PLACES[place], table.library.names[ally]))


def gain_ally(table: Table, seat: int, place: int) -> Event:
    """The ally at stake to a player's alliance (MASQ-REW-01)."""
    ally = table.at_stake[place]
    table.at_stake[place] = NOBODY
    table.alliance[seat] = (*table.alliance[seat], ally)
    table.gained |= BIT[seat]
    return table.tell(told.GainedAlly(seat, table.library.names[ally]))


def desert(table: Table, place: int) -> None:
    """Nobody is left: the ally leaves the game (MASQ-CONF-08)."""
    ally = table.at_stake[place]
    table.at_stake[place] = NOBODY
    if ally != NOBODY:
        table.tell(told.Deserted(PLACES[place], table.library.names[ally]))


def gain_victims(table: Table, seat: int, number: int) -> None:
    """Victims from the pile, as many as there are (MASQ-R-07)."""
    number = min(number, table.victims)
    if number > 0:
        table.victims -= number
        table.alliance[seat] = (*table.alliance[seat], *[table.library.victim] * number)
        table.gained |= BIT[seat]
        table.tell(told.GainedVictims(seat, number))


def drain(table: Table, seat: int, ally: int) -> Event:
    """Turn a card of the alliance and take its blood (MASQ-DRAIN-03..06)."""
    table.alliance[seat] = without(table.alliance[seat], ally)
    table.drained[seat] = (*table.drained[seat], ally)
    number = table.library.ally[ally].drain
    table.blood[seat] = table.blood[seat] + number
    return table.tell(told.Drained(seat, table.library.names[ally], number))


def need_blood(table: Table, seat: int, ally: int) -> Event:
    """Tell that an ally takes blood in feeding instead of giving some."""
    number = -table.library.ally[ally].feed
    return table.tell(told.Upkeep(seat, table.library.names[ally], number))


def could_not_drain(table: Table, seat: int, ally: int) -> Event:
    """Tell that the ally drawn in frenzy stays."""
    return table.tell(told.CouldNotDrain(seat, table.library.names[ally]))


def restore(table: Table, seat: int, ally: int) -> Event:
    """Return a drained card to the alliance."""
    table.drained[seat] = without(table.drained[seat], ally)
    table.alliance[seat] = (*table.alliance[seat], ally)
    return table.tell(told.Restored(seat, table.library.names[ally]))


def frenzy(table: Table, seat: int, by: int) -> Event:
    """Tell that a player falls into frenzy."""
    return table.tell(told.Frenzied(seat, by))


def pick(table: Table, cards: list[int]) -> int:
    """One of these cards, by chance."""
    return cards[table.rng.below(len(cards))]
