"""Playing and using cards, and announcing choices."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.events import playing as events
from conclave.games.vtes.rules.table import Table


def play_card(table: Table, seat: int, card: int, mode: str, minion: int) -> Event:
    """Show a card from hand: it is being played."""
    moving.begin_playing(table, card, seat)
    return table.tell(events.CardPlayed(seat, table.card_name(card), mode, table.word(minion)))


def use_card(table: Table, seat: int, card: int) -> Event:
    """Use a card in play."""
    return table.tell(events.CardUsed(seat, table.word(card)))


def cancel(table: Table, card: int) -> Event:
    """Cancel a card being played."""
    return table.tell(events.Cancelled(table.word(card)))


def choose_target(table: Table, seat: int, card: str) -> Event:
    """Choose a card, written as everybody may know it."""
    return table.tell(events.ChoseTarget(seat, card))


def choose_player(table: Table, seat: int, player: int) -> Event:
    """Choose a Methuselah."""
    return table.tell(events.ChosePlayer(seat, player))


def choose_clan(table: Table, seat: int, clan: str) -> Event:
    """Choose a clan."""
    return table.tell(events.ChoseClan(seat, clan))


def choose_discipline(table: Table, seat: int, discipline: str) -> Event:
    """Choose a discipline."""
    return table.tell(events.ChoseDiscipline(seat, discipline))


def show_sign(table: Table, seat: int, sign: str) -> Event:
    """Show rock, paper or scissors."""
    return table.tell(events.ShowedSign(seat, sign))


def announce_number(table: Table, seat: int, number: int) -> Event:
    """Announce a number."""
    return table.tell(events.AnnouncedNumber(seat, number))
