"""Tapping, blood and life, pool and the edge, withdrawal."""

from __future__ import annotations

from conclave.core.events import Event
from conclave.games.vtes.rules.abilities.counters import BURNED_WHEN_EMPTY
from conclave.games.vtes.rules.abilities.fighting import WHEN_DRAINED
from conclave.games.vtes.rules.abilities.hands import HOLDS_REPLACEMENT
from conclave.games.vtes.rules.abilities.untapping import BURNED_BY_UNTAPPING
from conclave.games.vtes.rules.atoms.noting import erase, note, set_amount
from conclave.games.vtes.rules.constants import NOBODY, NOTHING, READY
from conclave.games.vtes.rules.events.counters import (
    BurnedEdge,
    CardToPool,
    CounterPut,
    CountersBurned,
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
from conclave.games.vtes.rules.frame_types import CurrentCombat
from conclave.games.vtes.rules.notes import (
    CANNOT_GAIN_EDGE,
    CANNOT_UNTAP,
    DRAINED,
    LOST_POOL,
    SPECIAL_COUNTERS,
    UNTAPPED,
)
from conclave.games.vtes.rules.reading.bans import gains_no_pool, never_gains
from conclave.games.vtes.rules.table import Table

# Tapping


def tap(table: Table, card: int) -> None:
    """Tap a card."""
    if not table.tapped[card]:
        table.tapped[card] = True
        table.unsettled = table.unsettled or HOLDS_REPLACEMENT.of(table, card)
        table.tell(Tapped(table.word(card)))


def untap(table: Table, card: int) -> None:
    """Untap a card."""
    if table.tapped[card] and not held_tapped(table, card):
        table.tapped[card] = False
        note_untapped(table, card)
        table.tell(Untapped(table.word(card)))


def held_tapped(table: Table, card: int) -> bool:
    """Whether no minion can untap during the current action."""
    return table.cards.is_minion[table.definition[card]] and table.notes.has(CANNOT_UNTAP, NOTHING)


def untap_all(table: Table, seat: int, cards: list[int]) -> Event:
    """Untap these cards of a player."""
    for card in cards:
        table.tapped[card] = False
        note_untapped(table, card)
    return table.tell(UntappedAll(seat))


def note_untapped(table: Table, card: int) -> None:
    """Note that a minion has untapped, if cards on him are burned by it.

    No event: untapping has one.
    """
    for source in table.cards_with(BURNED_BY_UNTAPPING):
        if table.host[source] == card and not table.contested[source]:
            note(table, 0, UNTAPPED, source)
            table.unsettled = True


# Blood, life and influence


def gain_blood(table: Table, card: int, number: int) -> None:
    """Move counters from the bank to a card."""
    if number > 0:
        table.blood[card] += number
        table.tell(GainedBlood(table.public_word(card), number))


def lose_blood(table: Table, card: int, number: int) -> int:
    """Burn counters on a card, as far as it has any; how many were burned."""
    lost = min(number, table.blood[card])
    if lost > 0:
        table.blood[card] -= lost
        table.tell(LostBlood(table.public_word(card), lost))
        fail_withdrawal_of(table, card)
        note_drained(table, card)
        note_emptied(table, card)
    return max(lost, 0)


def note_drained(table: Table, card: int) -> None:
    """Note that a vampire has lost his last blood in combat, if a card on him asks for it.

    No event: the loss has one.
    """
    if table.blood[card] > 0 or table.zone[card] != READY or not table.cards_with(WHEN_DRAINED):
        return
    index = table.scope(CurrentCombat)
    fight = table.frames[index] if index != NOTHING else None
    if isinstance(fight, CurrentCombat) and fight.lasts(table.steps[index]):
        opponent = fight.opponent(card)
        if opponent != NOTHING and any(WHEN_DRAINED.of(table, c) for c in table.attached[card]):
            note(table, index, DRAINED, card, card=opponent)
            table.unsettled = True


def note_emptied(table: Table, card: int) -> None:
    """Have a card burned that is burned without counters. No event: burning it has one."""
    if table.blood[card] == 0 and BURNED_WHEN_EMPTY.of(table, card):
        table.unsettled = True


def set_life(table: Table, card: int, number: int) -> None:
    """Set a minion's life. No event: entering play has one."""
    table.blood[card] = number


def spill(table: Table, card: int, number: int) -> None:
    """Move blood that a vampire can't hold to the bank. Not a loss: it was never his."""
    table.blood[card] -= number
    table.tell(LostBlood(table.public_word(card), number))


def move_blood(table: Table, card: int, other: int, number: int) -> int:
    """Move counters from one card to another, as far as there are any; how many moved."""
    moved = min(number, table.blood[card])
    if moved > 0 and never_gains(table, other):
        return lose_blood(table, card, moved)
    if moved > 0:
        table.blood[card] -= moved
        table.blood[other] += moved
        table.tell(MovedBlood(table.public_word(card), table.public_word(other), moved))
        fail_withdrawal_of(table, card)
        note_drained(table, card)
        note_emptied(table, card)
    return max(moved, 0)


def pool_to_card(table: Table, seat: int, card: int, number: int) -> int:
    """Move counters from a pool to a card."""
    moved = min(number, table.pool[seat])
    if moved > 0:
        table.pool[seat] -= moved
        table.blood[card] += moved
        table.unsettled = True
        table.tell(PoolToCard(seat, _word_for(table, seat, card), moved, not table.in_play(card)))
        if never_gains(table, card):
            spill(table, card, moved)
        fail_withdrawal(table, seat)
        note_lost_pool(table, seat, moved)
    return max(moved, 0)


def card_to_pool(table: Table, seat: int, card: int, number: int) -> int:
    """Move counters from a card to a pool."""
    moved = min(number, table.blood[card])
    if moved > 0 and gains_no_pool(table, seat):
        return lose_blood(table, card, moved)
    if moved > 0:
        table.blood[card] -= moved
        table.pool[seat] += moved
        table.tell(CardToPool(seat, _word_for(table, seat, card), moved, not table.in_play(card)))
        fail_withdrawal_of(table, card)
        note_emptied(table, card)
    return max(moved, 0)


def put_special_counter(table: Table, seat: int, card: int, kind: str) -> Event:
    """A player puts a counter that is neither blood nor life on a card."""
    note(table, 0, SPECIAL_COUNTERS[kind], card, seat=seat)
    table.unsettled = True
    return table.tell(CounterPut(seat, table.word(card), kind))


def burn_special_counters(
    table: Table, card: int, kind: str, number: int = 1, seat: int = NOBODY
) -> Event:
    """Burn counters of a kind on a card; if given, only those of a player."""
    left = number
    kept = []
    for each in table.notes.about(SPECIAL_COUNTERS[kind], card):
        if left > 0 and seat in (NOBODY, each.seat):
            left -= 1
        else:
            kept.append(each)
    erase(table, SPECIAL_COUNTERS[kind], card)
    for each in kept:
        note(table, 0, SPECIAL_COUNTERS[kind], card, seat=each.seat)
    return table.tell(CountersBurned(table.word(card), kind, number - left))


def _word_for(table: Table, seat: int, card: int) -> str:
    """A card as this player knows it: also in her own uncontrolled region."""
    return table.word(card) if table.controller[card] == seat else table.public_word(card)


# Pool and edge


def gain_pool(table: Table, seat: int, number: int) -> None:
    """A player gains pool from the bank, unless a card keeps her from it."""
    if number > 0 and not gains_no_pool(table, seat):
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
    """Count the pool a player loses by a referendum, if a card asks for it."""
    lost = table.notes.first(LOST_POOL, seat)
    if lost is not None:
        set_amount(table, lost.until, LOST_POOL, seat, lost.amount + number)


def take_edge(table: Table, seat: int) -> None:
    """A player gets the edge; it is burned instead if she can't gain it."""
    if table.notes.has(CANNOT_GAIN_EDGE, seat):
        burn_edge(table)
    elif table.edge != seat:
        table.edge = seat
        table.tell(TookEdge(seat))


def burn_edge(table: Table) -> None:
    """Burn the edge: nobody has it any more."""
    if table.edge != NOBODY:
        table.tell(BurnedEdge(table.edge))
        table.edge = NOBODY


# Withdrawal


def fail_withdrawal_of(table: Table, card: int) -> None:
    """A minion lost blood or fought: his controller can't withdraw (VTES-9.2-03..04)."""
    if table.cards.is_minion[table.definition[card]] and table.in_play(card):
        fail_withdrawal(table, table.controller[card])


def announce_withdrawal(table: Table, seat: int) -> Event:
    """A player announces her withdrawal."""
    table.leaving[seat] = True
    return table.tell(WithdrawalAnnounced(seat))


def fail_withdrawal(table: Table, seat: int) -> None:
    """A player's announced withdrawal fails."""
    if table.leaving[seat]:
        table.leaving[seat] = False
        table.tell(WithdrawalFailed(seat))
