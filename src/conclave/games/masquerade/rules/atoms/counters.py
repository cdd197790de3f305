"""Blood and influence, in pools and at locations, and diablerie tokens."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.masquerade.rules.events import counters as told
from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.rules.words import PLACES


def deploy(table: Table, seat: int, number: int, place: int) -> Event:
    """Blood from the pool to a position."""
    table.blood[seat] = table.blood[seat] - number
    _add_blood(table, seat, place, number)
    return table.tell(told.Deployed(seat, number, PLACES[place]))


def deploy_from_bank(table: Table, seat: int, number: int, place: int) -> Event:
    """Blood from the bank to a position."""
    _add_blood(table, seat, place, number)
    return table.tell(told.DeployedFromBank(seat, number, PLACES[place]))


def take_blood(table: Table, seat: int, of: int, number: int, place: int) -> Event:
    """Deployed blood of a player, perhaps one's own, into one's pool."""
    _add_blood(table, of, place, -number)
    table.blood[seat] = table.blood[seat] + number
    return table.tell(told.TookBlood(seat, of, number, PLACES[place]))


def get_blood(table: Table, seat: int, of: int, number: int, place: int) -> Event:
    """Deployed blood of a player to one's own position there."""
    _add_blood(table, of, place, -number)
    _add_blood(table, seat, place, number)
    return table.tell(told.GotBlood(seat, of, number, PLACES[place]))


def discard_blood(table: Table, seat: int, number: int, place: int) -> Event:
    """Deployed blood to the bank."""
    _add_blood(table, seat, place, -number)
    return table.tell(told.DiscardedBlood(seat, number, PLACES[place]))


def move_blood(table: Table, seat: int, number: int, place: int, to: int) -> Event:
    """Deployed blood from one of a player's positions to another of his."""
    _add_blood(table, seat, place, -number)
    _add_blood(table, seat, to, number)
    return table.tell(told.MovedBlood(seat, number, PLACES[place], PLACES[to]))


def swap_blood(table: Table, seat: int, place: int) -> Event:
    """Deployed blood and pool change places."""
    spot = table.at(place, seat)
    table.blood[seat], table.blood_at[spot] = table.blood_at[spot], table.blood[seat]
    return table.tell(told.SwappedBlood(seat, table.blood_at[spot], PLACES[place]))


def _add_blood(table: Table, seat: int, place: int, number: int) -> None:
    spot = table.at(place, seat)
    table.blood_at[spot] = table.blood_at[spot] + number


def feed(table: Table, seat: int, number: int) -> Event:
    """Blood from the bank for the alliance."""
    table.blood[seat] = table.blood[seat] + number
    return table.tell(told.Fed(seat, number))


def gain_blood(table: Table, seat: int, number: int) -> Event:
    """Blood from the bank to the pool."""
    table.blood[seat] = table.blood[seat] + number
    return table.tell(told.GainedBlood(seat, number))


def lose_blood(table: Table, seat: int, number: int) -> Event:
    """Blood from the pool to the bank."""
    table.blood[seat] = table.blood[seat] - number
    return table.tell(told.LostBlood(seat, number))


def spend_blood(table: Table, seat: int, number: int) -> Event:
    """Blood from the pool to the bank, as a cost."""
    table.blood[seat] = table.blood[seat] - number
    return table.tell(told.SpentBlood(seat, number))


def steal_blood(table: Table, seat: int, of: int, number: int) -> Event:
    """Blood from another's pool to one's own."""
    table.blood[of] = table.blood[of] - number
    table.blood[seat] = table.blood[seat] + number
    return table.tell(told.StoleBlood(seat, of, number))


def stay_unharmed(table: Table, seat: int) -> Event:
    """Tell that a player is immune."""
    return table.tell(told.Unharmed(seat))


def gain_influence(table: Table, seat: int, number: int) -> Event:
    """Influence from the bank."""
    table.influence[seat] = table.influence[seat] + number
    return table.tell(told.GainedInfluence(seat, number))


def lose_influence(table: Table, seat: int, number: int) -> Event:
    """Influence to the bank, as far as there is some (MASQ-R-32)."""
    number = min(number, table.influence[seat])
    table.influence[seat] = table.influence[seat] - number
    return table.tell(told.LostInfluence(seat, number))


def get_influence(table: Table, seat: int, of: int, number: int) -> Event:
    """Influence from another's pool to one's own, as far as there is some."""
    number = min(number, table.influence[of])
    table.influence[of] = table.influence[of] - number
    table.influence[seat] = table.influence[seat] + number
    return table.tell(told.GotInfluence(seat, of, number))


def commit_diablerie(table: Table, seat: int, number: int) -> Event:
    """Take diablerie tokens, red side up (MASQ-DIAB-01)."""
    table.red[seat] = table.red[seat] + number
    return table.tell(told.CommittedDiablerie(seat, number))


def turn_tokens(table: Table, seat: int, number: int) -> Event:
    """Turn red diablerie tokens to grey."""
    table.red[seat] = table.red[seat] - number
    table.grey[seat] = table.grey[seat] + number
    return table.tell(told.TurnedTokens(seat, number))


def shed_diablerie(table: Table, seat: int) -> Event:
    """Give back one diablerie token, a grey one first."""
    if table.grey[seat] > 0:
        table.grey[seat] = table.grey[seat] - 1
    else:
        table.red[seat] = table.red[seat] - 1
    return table.tell(told.ShedDiablerie(seat))


def withdraw_blood(table: Table, seat: int, place: int) -> Event:
    """All deployed blood of a position back to the pool (MASQ-WITH-07)."""
    spot = table.at(place, seat)
    number = table.blood_at[spot]
    table.blood_at[spot] = 0
    table.blood[seat] = table.blood[seat] + number
    return table.tell(told.Withdrew(seat, number, PLACES[place]))
