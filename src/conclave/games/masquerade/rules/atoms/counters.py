"""Atoms for blood, influence and diablerie tokens."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.masquerade.rules.constants import PLACES
from conclave.games.masquerade.rules.events import counters as events
from conclave.games.masquerade.rules.table import Table


def deploy(table: Table, seat: int, number: int, place: int) -> Event:
    """Move blood from the pool to a position."""
    table.blood[seat] = table.blood[seat] - number
    _add_blood(table, seat, place, number)
    return table.tell(events.Deployed(seat, number, PLACES[place]))


def deploy_from_bank(table: Table, seat: int, number: int, place: int) -> Event:
    """Move blood from the bank to a position."""
    _add_blood(table, seat, place, number)
    return table.tell(events.DeployedFromBank(seat, number, PLACES[place]))


def take_blood(table: Table, seat: int, of: int, number: int, place: int) -> Event:
    """Move deployed blood of a player, or one's own, into one's pool."""
    _add_blood(table, of, place, -number)
    table.blood[seat] = table.blood[seat] + number
    return table.tell(events.TookBlood(seat, of, number, PLACES[place]))


def get_blood(table: Table, seat: int, of: int, number: int, place: int) -> Event:
    """Move deployed blood of a player to one's own position there."""
    _add_blood(table, of, place, -number)
    _add_blood(table, seat, place, number)
    return table.tell(events.GotBlood(seat, of, number, PLACES[place]))


def discard_blood(table: Table, seat: int, number: int, place: int) -> Event:
    """Move deployed blood to the bank."""
    _add_blood(table, seat, place, -number)
    return table.tell(events.DiscardedBlood(seat, number, PLACES[place]))


def move_blood(table: Table, seat: int, number: int, place: int, to: int) -> Event:
    """Move deployed blood between two positions of a player."""
    _add_blood(table, seat, place, -number)
    _add_blood(table, seat, to, number)
    return table.tell(events.MovedBlood(seat, number, PLACES[place], PLACES[to]))


def swap_blood(table: Table, seat: int, place: int) -> Event:
    """Swap deployed blood and pool."""
    spot = table.at(place, seat)
    table.blood[seat], table.blood_at[spot] = table.blood_at[spot], table.blood[seat]
    return table.tell(events.SwappedBlood(seat, table.blood_at[spot], PLACES[place]))


def _add_blood(table: Table, seat: int, place: int, number: int) -> None:
    spot = table.at(place, seat)
    table.blood_at[spot] = table.blood_at[spot] + number


def feed(table: Table, seat: int, number: int) -> Event:
    """Gain blood from feeding."""
    table.blood[seat] = table.blood[seat] + number
    return table.tell(events.Fed(seat, number))


def gain_blood(table: Table, seat: int, number: int) -> Event:
    """Gain blood from the bank."""
    table.blood[seat] = table.blood[seat] + number
    return table.tell(events.GainedBlood(seat, number))


def lose_blood(table: Table, seat: int, number: int) -> Event:
    """Lose blood to the bank."""
    table.blood[seat] = table.blood[seat] - number
    return table.tell(events.LostBlood(seat, number))


def spend_blood(table: Table, seat: int, number: int) -> Event:
    """Pay blood to the bank."""
    table.blood[seat] = table.blood[seat] - number
    return table.tell(events.SpentBlood(seat, number))


def steal_blood(table: Table, seat: int, of: int, number: int) -> Event:
    """Take blood from another player's pool."""
    table.blood[of] = table.blood[of] - number
    table.blood[seat] = table.blood[seat] + number
    return table.tell(events.StoleBlood(seat, of, number))


def stay_unharmed(table: Table, seat: int) -> Event:
    """Emit that a player is immune."""
    return table.tell(events.Unharmed(seat))


def gain_influence(table: Table, seat: int, number: int) -> Event:
    """Gain influence from the bank."""
    table.influence[seat] = table.influence[seat] + number
    return table.tell(events.GainedInfluence(seat, number))


def lose_influence(table: Table, seat: int, number: int) -> Event:
    """Lose influence to the bank, as far as there is any (MASQ-R-32)."""
    number = min(number, table.influence[seat])
    table.influence[seat] = table.influence[seat] - number
    return table.tell(events.LostInfluence(seat, number))


def get_influence(table: Table, seat: int, of: int, number: int) -> Event:
    """Take influence from another player, as far as there is any."""
    number = min(number, table.influence[of])
    table.influence[of] = table.influence[of] - number
    table.influence[seat] = table.influence[seat] + number
    return table.tell(events.GotInfluence(seat, of, number))


def commit_diablerie(table: Table, seat: int, number: int) -> Event:
    """Take diablerie tokens, red side up (MASQ-DIAB-01)."""
    table.red[seat] = table.red[seat] + number
    return table.tell(events.CommittedDiablerie(seat, number))


def turn_tokens(table: Table, seat: int, number: int) -> Event:
    """Turn red diablerie tokens to grey."""
    table.red[seat] = table.red[seat] - number
    table.grey[seat] = table.grey[seat] + number
    return table.tell(events.TurnedTokens(seat, number))


def shed_diablerie(table: Table, seat: int) -> Event:
    """Return one diablerie token, a grey one first."""
    if table.grey[seat] > 0:
        table.grey[seat] = table.grey[seat] - 1
    else:
        table.red[seat] = table.red[seat] - 1
    return table.tell(events.ShedDiablerie(seat))


def withdraw_blood(table: Table, seat: int, place: int) -> Event:
    """Return all deployed blood of a position to the pool (MASQ-WITH-07)."""
    spot = table.at(place, seat)
    number = table.blood_at[spot]
    table.blood_at[spot] = 0
    table.blood[seat] = table.blood[seat] + number
    return table.tell(events.Withdrew(seat, number, PLACES[place]))
