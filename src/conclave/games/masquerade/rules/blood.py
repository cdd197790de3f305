"""Losing, stealing and spending blood, with immunity, replacements and reactions."""

from __future__ import annotations

from conclave.games.masquerade.rules.abilities import IMMUNE_TO_CARD, Immune
from conclave.games.masquerade.rules.atoms import counters
from conclave.games.masquerade.rules.constants import NOBODY
from conclave.games.masquerade.rules.frenzy import Frenzy
from conclave.games.masquerade.rules.moments import BloodLeaves, Happening, SpendsOrLoses
from conclave.games.masquerade.rules.players import You
from conclave.games.masquerade.rules.reactions import react, replacements
from conclave.games.masquerade.rules.table import Table
from conclave.lang.resolving import Resolving


def lose(table: Table, act: Resolving, seat: int, amount: int) -> None:
    """A player loses blood, at most what he has (MASQ-GLOS-04, MASQ-FRENZY-03)."""
    amount = min(amount, table.blood[seat])
    if amount <= 0 or table.out[seat]:
        return
    if immune(table, act, seat):
        counters.stay_unharmed(table, seat)
        _react_to_loss(table, seat, act.here, amount)
        return
    counters.lose_blood(table, seat, amount)
    _apply_replacements(table, seat, amount)
    _react_to_loss(table, seat, act.here, amount)
    check_frenzy(table, seat, act.you, act.here)


def steal(table: Table, act: Resolving, seat: int, of: int, amount: int) -> None:
    """A player steals blood from another's pool, even the last (MASQ-GLOS-05, MASQ-GLOS-06)."""
    amount = min(amount, table.blood[of])
    if amount <= 0 or table.out[of] or table.out[seat]:
        return
    if immune(table, act, of):
        counters.stay_unharmed(table, of)
        _react_to_loss(table, of, act.here, amount)
        return
    counters.steal_blood(table, seat, of, amount)
    _react_to_loss(table, of, act.here, amount)
    check_frenzy(table, of, act.you, act.here)


def spend(table: Table, seat: int, amount: int, place: int) -> None:
    """A player pays a cost from his pool (MASQ-GLOS-01)."""
    pay(table, seat, amount)
    react_to_payment(table, seat, amount, place)


def pay(table: Table, seat: int, amount: int) -> None:
    """Pay a cost without triggering reactions yet."""
    if amount > 0:
        counters.spend_blood(table, seat, amount)
        _apply_replacements(table, seat, amount)


def react_to_payment(table: Table, seat: int, amount: int, place: int) -> None:
    """Trigger the cards that react to blood spent at a location."""
    if amount > 0:
        _react_to_loss(table, seat, place, amount)


def can_spend(table: Table, seat: int, amount: int) -> bool:
    """The last blood may never be spent (MASQ-GLOS-02, MASQ-R-70)."""
    return amount == 0 or table.blood[seat] > amount


def check_frenzy(table: Table, seat: int, cause: int, place: int) -> None:
    """A player with an empty pool falls into frenzy at once (MASQ-FRENZY-01)."""
    if table.blood[seat] == 0 and not table.out[seat]:
        table.push(Frenzy(seat, cause, place))


def immune(table: Table, act: Resolving, seat: int) -> bool:
    """Whether an effect at a location can't take blood from this player's pool."""
    if act.source == NOBODY or act.here == 0:
        return False
    for phrase, owner, card in table.lasting:
        if phrase is IMMUNE_TO_CARD and owner == seat and card == act.source:
            return True
    for card in table.face_up(act.here, seat):
        for ability in table.library.abilities[card]:
            if isinstance(ability, Immune) and isinstance(ability.who, You):
                return True
    location = table.location_card[act.here]
    if location != NOBODY:
        for ability in table.library.abilities[location]:
            if isinstance(ability, Immune) and seat in ability.who.seats(table, act):
                return True
    return False


def _apply_replacements(table: Table, seat: int, amount: int) -> None:
    """Effects may move blood elsewhere before it reaches the bank."""
    for act in replacements(table, Happening(BloodLeaves, seat, amount=amount)):
        act.effect.do(table, act)


def _react_to_loss(table: Table, seat: int, place: int, amount: int) -> None:
    if place > 0:
        react(table, Happening(SpendsOrLoses, seat, place, amount=amount))
