"""Atoms, one of three modules that alone change a table: counters, taps, pool, edge, notes."""

from __future__ import annotations

from conclave.core.definition import Definition
from conclave.core.events import Event
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules.reading import never_gains
from conclave.games.vtes.rules.table import (
    BURNED,
    DIABLERIST,
    LOST_POOL,
    NO_EDGE,
    OF_A_MINION,
    UNTAPPABLE,
    Note,
    Profile,
    Table,
)
from conclave.games.vtes.rules.words import BIT, NOBODY, NOTHING

# Tapping


def tap(table: Table, card: int) -> None:
    """Tap a card."""
    if not table.tapped[card]:
        table.tapped[card] = True
        table.tell(told.Tapped(table.word(card)))


def untap(table: Table, card: int) -> None:
    """Untap a card."""
    if table.tapped[card] and not held_tapped(table, card):
        table.tapped[card] = False
        table.tell(told.Untapped(table.word(card)))


def held_tapped(table: Table, card: int) -> bool:
    """Whether no minion can untap during the action under way."""
    return table.cards.is_minion[table.what[card]] and table.has_note(UNTAPPABLE, NOTHING)


def untap_all(table: Table, seat: int, cards: list[int]) -> Event:
    """Untap these cards of a player."""
    for card in cards:
        table.tapped[card] = False
    return table.tell(told.UntappedAll(seat))


# Blood, life and influence


def gain_blood(table: Table, card: int, number: int) -> None:
    """Counters from the bank onto a card."""
    if number > 0:
        table.blood[card] += number
        table.tell(told.GainedBlood(_word(table, card), number))


def lose_blood(table: Table, card: int, number: int) -> int:
    """Burn counters on a card, as far as there are any; how many there were."""
    lost = min(number, table.blood[card])
    if lost > 0:
        table.blood[card] -= lost
        table.tell(told.LostBlood(_word(table, card), lost))
        stay(table, card)
    return max(lost, 0)


def set_life(table: Table, card: int, number: int) -> None:
    """A minion has just so much life."""
    table.blood[card] = number


def spill(table: Table, card: int, number: int) -> None:
    """Blood that a vampire can't hold goes to the bank; nobody loses what he never had."""
    table.blood[card] -= number
    table.tell(told.LostBlood(_word(table, card), number))


def move_blood(table: Table, card: int, other: int, number: int) -> int:
    """Move counters from one card to another, as far as there are any; how many there were."""
    moved = min(number, table.blood[card])
    if moved > 0 and never_gains(table, other):
        return lose_blood(table, card, moved)
    if moved > 0:
        table.blood[card] -= moved
        table.blood[other] += moved
        table.tell(told.MovedBlood(_word(table, card), _word(table, other), moved))
        stay(table, card)
    return max(moved, 0)


def pool_to_card(table: Table, seat: int, card: int, number: int) -> int:
    """Move counters from a pool to a card."""
    moved = min(number, table.pool[seat])
    if moved > 0:
        table.pool[seat] -= moved
        table.blood[card] += moved
        table.unsettled = True
        table.tell(told.PoolToCard(seat, _word(table, card), moved))
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
        table.tell(told.CardToPool(seat, _word(table, card), moved))
        stay(table, card)
    return max(moved, 0)


def _word(table: Table, card: int) -> str:
    """A card as everybody may know it: face down by its number alone."""
    return table.word(card) if table.in_play(card) else f"#{card}"


# Pool and edge


def gain_pool(table: Table, seat: int, number: int) -> None:
    """A player gains pool from the bank."""
    if number > 0:
        table.pool[seat] += number
        table.tell(told.GainedPool(seat, number))


def lose_pool(table: Table, seat: int, number: int) -> int:
    """A player burns pool, as far as she has any; how much it was."""
    lost = min(number, table.pool[seat])
    if lost > 0:
        table.pool[seat] -= lost
        table.unsettled = True
        table.tell(told.LostPool(seat, lost))
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
        table.tell(told.TookEdge(seat))


def burn_edge(table: Table) -> None:
    """Nobody has the edge any more."""
    if table.edge != NOBODY:
        table.tell(told.BurnedEdge(table.edge))
        table.edge = NOBODY


# Withdrawal


def stay(table: Table, card: int) -> None:
    """A minion lost or spent blood or fought: his controller can't withdraw (VTES-9.2-03..04)."""
    if table.cards.is_minion[table.what[card]] and table.in_play(card):
        fail_withdrawal(table, table.controller[card])


def announce_withdrawal(table: Table, seat: int) -> Event:
    """A player announces that she withdraws."""
    table.leaving[seat] = True
    return table.tell(told.WithdrawalAnnounced(seat))


def fail_withdrawal(table: Table, seat: int) -> None:
    """What was announced comes to nothing."""
    if table.leaving[seat]:
        table.leaving[seat] = False
        table.tell(told.WithdrawalFailed(seat))


# What holds for a while


def note(
    table: Table,
    scope: int,
    kind: int,
    card: int,
    amount: int = 0,
    what: Definition | None = None,
) -> None:
    """Let something hold until the frame at this place in the stack is done."""
    table.notes = (*table.notes, (scope, kind, card, amount, what))


def renote(table: Table, scope: int, kind: int, card: int, amount: int) -> None:
    """Let a note say this in the place of what it said."""
    strike_out(table, kind, card)
    note(table, scope, kind, card, amount)


def use_up(table: Table, kind: int, card: int) -> None:
    """One of what a note gives is used: of the note that would be forgotten first."""
    best = -1
    for index, each in enumerate(table.notes):
        there = each[1] == kind and each[2] == card and each[3] > 0
        if there and (best < 0 or each[0] > table.notes[best][0]):
            best = index
    if best >= 0:
        scope, _, _, amount, what = table.notes[best]
        left = (scope, kind, card, amount - 1, what)
        table.notes = (*table.notes[:best], left, *table.notes[best + 1 :])


def strike_out(table: Table, kind: int, card: int, amount: int | None = None) -> None:
    """Take back all notes of a kind about a card, or those of them that say just this."""
    kept: list[Note] = [
        n
        for n in table.notes
        if n[1] != kind or n[2] != card or (amount is not None and n[3] != amount)
    ]
    if len(kept) != len(table.notes):
        table.notes = tuple(kept)
        table.unsettled = True


def forget(table: Table, card: int) -> None:
    """A card that has left play is a new one when it comes back: nothing is held against it."""
    kept = [n for n in table.notes if n[2] != card or n[1] not in OF_A_MINION]
    table.notes = tuple(kept)


def end_turn(table: Table, seat: int) -> None:
    """What has been done before this turn of a player ended is not since her last turn any more."""
    kept: list[Note] = []
    for each in table.notes:
        if each[1] == DIABLERIST:
            left = each[3] & ~BIT[seat]
            if left:
                kept.append((each[0], each[1], each[2], left, each[4]))
        elif each[1] != BURNED or each[3] != seat:
            kept.append(each)
    table.notes = tuple(kept)


def move_scopes(table: Table, index: int) -> None:
    """A frame was taken out of the stack: what holds until a frame above it still does."""
    table.notes = tuple(
        [
            (scope - 1 if scope > index else scope, kind, card, amount, what)
            for scope, kind, card, amount, what in table.notes
        ]
    )


# Vampires


def set_profile(table: Table, card: int, profile: Profile) -> None:
    """Note clan, sect and title of a vampire; what changed is told by those who change it."""
    table.profile[card] = profile
