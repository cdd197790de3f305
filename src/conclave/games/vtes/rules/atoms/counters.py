"""Taps, blood and life, pool and edge, withdrawal, and what a vampire is."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.atoms.noting import renote
from conclave.games.vtes.rules.events.counters import (
    BurnedEdge,
    CardToPool,
    GainedBlood,
    GainedPool,
    LostBlood,
    LostPool,
    MovedBlood,
    PoolToCard,
    Tapped,
    TookEdge,
    Untapped,
    UntappedAll,
)
from conclave.games.vtes.rules.events.course import WithdrawalAnnounced, WithdrawalFailed
from conclave.games.vtes.rules.notes import LOST_POOL, NO_EDGE, UNTAPPABLE
from conclave.games.vtes.rules.reading.bans import never_gains
from conclave.games.vtes.rules.table import Profile, Table
from conclave.games.vtes.rules.words import NOBODY, NOTHING

# Tapping


def tap(table: Table, card: int) -> None:
    """Tap a card."""
    if not table.tapped[card]:
        table.tapped[card] = True
        table.tell(Tapped(table.word(card)))


def untap(table: Table, card: int) -> None:
    """Untap a card."""
    if table.tapped[card] and not held_tapped(table, card):
        table.tapped[card] = False
        table.tell(Untapped(table.word(card)))


def held_tapped(table: Table, card: int) -> bool:
    """Whether no minion can untap during the action under way."""
    return table.cards.is_minion[table.what[card]] and table.has_note(UNTAPPABLE, NOTHING)


def untap_all(table: Table, seat: int, cards: list[int]) -> Event:
    """Untap these cards of a player."""
    for card in cards:
        table.tapped[card] = False
    return table.tell(UntappedAll(seat))


# Blood, life and influence


def gain_blood(table: Table, card: int, number: int) -> None:
    """Counters from the bank onto a card."""
    if number > 0:
        table.blood[card] += number
        table.tell(GainedBlood(table.open_word(card), number))


def lose_blood(table: Table, card: int, number: int) -> int:
    """Burn counters on a card, as far as there are any; how many there were."""
    lost = min(number, table.blood[card])
    if lost > 0:
        table.blood[card] -= lost
        table.tell(LostBlood(table.open_word(card), lost))
        stay(table, card)
    return max(lost, 0)


def set_life(table: Table, card: int, number: int) -> None:
    """A minion has just so much life."""
    table.blood[card] = number


def spill(table: Table, card: int, number: int) -> None:
    """Blood that a vampire can't hold goes to the bank; nobody loses what he never had."""
    table.blood[card] -= number
    table.tell(LostBlood(table.open_word(card), number))


def move_blood(table: Table, card: int, other: int, number: int) -> int:
    """Move counters from one card to another, as far as there are any; how many there were."""
    moved = min(number, table.blood[card])
    if moved > 0 and never_gains(table, other):
        return lose_blood(table, card, moved)
    if moved > 0:
        table.blood[card] -= moved
        table.blood[other] += moved
        table.tell(MovedBlood(table.open_word(card), table.open_word(other), moved))
        stay(table, card)
    return max(moved, 0)


def pool_to_card(table: Table, seat: int, card: int, number: int) -> int:
    """Move counters from a pool to a card."""
    moved = min(number, table.pool[seat])
    if moved > 0:
        table.pool[seat] -= moved
        table.blood[card] += moved
        table.unsettled = True
        table.tell(PoolToCard(seat, table.open_word(card), moved))
        if never_gains(table, card):
            spill(table, card, moved)
        fail_withdrawal(table, seat)
        note_lost_pool(table, seat, moved)
    return max(moved, 0)


def card_to_pool(table: Table, seat: int, card: int, number: int) -> int:
    """Move counters from a card to a pool."""
    moved = min(number, table.blood[card])
    if moved > 0:
        table.blood[card] -= moved
        table.pool[seat] += moved
        table.tell(CardToPool(seat, table.open_word(card), moved))
        stay(table, card)
    return max(moved, 0)


# Pool and edge


def gain_pool(table: Table, seat: int, number: int) -> None:
    """A player gains pool from the bank."""
    if number > 0:
        table.pool[seat] += number
        table.tell(GainedPool(seat, number))


def lose_pool(table: Table, seat: int, number: int) -> int:
    """A player burns pool, as far as she has any; how much it was."""
    lost = min(number, table.pool[seat])
    if lost > 0:
        table.pool[seat] -= lost
        table.unsettled = True
        table.tell(LostPool(seat, lost))
        fail_withdrawal(table, seat)
        note_lost_pool(table, seat, lost)
    return max(lost, 0)


def note_lost_pool(table: Table, seat: int, number: int) -> None:
    """What a player loses by a referendum is counted where a card asks for it."""
    for each in table.notes:
        if each[1] == LOST_POOL and each[2] == seat:
            renote(table, each[0], LOST_POOL, seat, each[3] + number)
            return


def take_edge(table: Table, seat: int) -> None:
    """A player gets the edge, from whoever had it; perhaps it is burned instead."""
    if table.has_note(NO_EDGE, seat):
        burn_edge(table)
    elif table.edge != seat:
        table.edge = seat
        table.tell(TookEdge(seat))


def burn_edge(table: Table) -> None:
    """Nobody has the edge any more."""
    if table.edge != NOBODY:
        table.tell(BurnedEdge(table.edge))
        table.edge = NOBODY


# Withdrawal


def stay(table: Table, card: int) -> None:
    """A minion lost or spent blood or fought: his controller can't withdraw (VTES-9.2-03..04)."""
    if table.cards.is_minion[table.what[card]] and table.in_play(card):
        fail_withdrawal(table, table.controller[card])


def announce_withdrawal(table: Table, seat: int) -> Event:
    """A player announces that she withdraws."""
    table.leaving[seat] = True
    return table.tell(WithdrawalAnnounced(seat))


def fail_withdrawal(table: Table, seat: int) -> None:
    """What was announced comes to nothing."""
    if table.leaving[seat]:
        table.leaving[seat] = False
        table.tell(WithdrawalFailed(seat))


# Vampires


def set_profile(table: Table, card: int, profile: Profile) -> None:
    """Note clan, sect and title of a vampire; what changed is told by those who change it."""
    table.profile[card] = profile
    table.unsettled = True  # capacities depend on it
