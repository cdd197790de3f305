"""The invariants of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.games.masquerade.rules.library import CLAN_SIZE

if TYPE_CHECKING:
    from conclave.games.masquerade.rules.table import Table

VICTIMS = 35


def faults(table: Table) -> list[str]:
    """Cards and victims are conserved, counts aren't negative, no pool is empty between moves."""
    found = []
    on_table = [card for cards in table.cards for card in cards]
    for seat in range(table.seats):
        clan = table.clan[seat]
        held = [*table.hand[seat], *table.drawn[seat], *table.deck[seat]]
        own = [card for card in on_table if clan >= 0 and card // CLAN_SIZE == clan]
        wanted = list(range(clan * CLAN_SIZE, (clan + 1) * CLAN_SIZE))
        if clan >= 0 and sorted(held + own) != ([] if table.out[seat] else wanted):
            found.append(f"seat {seat} has not just the nine cards of its clan")
        if any(table.looked[card] and not table.face_down[card] for card in own):
            found.append(f"a card of seat {seat} is face up, and yet somebody has looked at it")
        if any(card not in own and table.face_down[card] for card in wanted if clan >= 0):
            found.append(f"seat {seat} has a face-down card that is not on the table")
        if table.bottomed[seat] > len(table.deck[seat]):
            found.append(f"seat {seat} knows more cards of its deck than there are")
    allies = [
        *table.ally_deck,
        *[ally for ally in table.at_stake if ally >= 0],
        *[ally for held in (*table.alliance, *table.drained) for ally in held],
    ]
    victims = allies.count(table.library.victim)
    if victims + table.victims != VICTIMS:
        found.append(f"there are {victims + table.victims} victims")
    named = [ally for ally in allies if ally != table.library.victim]
    if len(set(named)) != len(named):
        found.append("an ally is in two places")
    if min([*table.blood_at, *table.blood, *table.influence, *table.red, *table.grey]) < 0:
        found.append("a negative count")
    if not table.over:
        for seat in table.order():
            if table.blood[seat] == 0 and not in_frenzy(table, seat):
                found.append(f"seat {seat} has an empty pool and is not in frenzy")
            if table.red[seat] + table.grey[seat] >= 3:
                found.append(f"seat {seat} has three diablerie tokens and is still in the game")
    return found


def in_frenzy(table: Table, seat: int) -> bool:
    """Whether this player is in frenzy."""
    from conclave.games.masquerade.rules.frenzy import Frenzy

    return any(isinstance(frame, Frenzy) and frame.seat == seat for frame in table.frames)
