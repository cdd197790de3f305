"""Invariants of a table."""

from __future__ import annotations

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    BESIDE,
    CRYPT,
    HAND,
    KEPT,
    LIBRARY,
    ON_CARD,
    PLAYING,
    READY,
    REMOVED,
    RESEARCH,
    STORED,
    TORPOR,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.frame_types import CardBeingPlayed, CurrentAction, CurrentReferendum
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.table import Table

PLACES = (
    LIBRARY, HAND, CRYPT, UNCONTROLLED, READY, TORPOR, BESIDE, ASH_HEAP, REMOVED, RESEARCH,
)  # fmt: skip


def faults(table: Table) -> list[str]:
    """Each card is in one place, no count is negative, players without pool are out."""
    if not table.definition:
        return []
    found = []
    places = [0] * len(table.definition)
    for zone in PLACES:
        rows = moving.rows_of(table, zone)
        assert rows is not None
        for row in rows:
            for card in row:
                places[card] += 1
                if table.zone[card] != zone:
                    found.append(f"card {card} lies in {zone} and thinks it is elsewhere")
    for host, cards in enumerate(table.attached):
        for card in cards:
            places[card] += 1
            if table.zone[card] != ON_CARD or table.host[card] != host:
                found.append(f"card {card} is on {host} and thinks it is elsewhere")
            if table.zone[host] not in (READY, TORPOR, BESIDE, ON_CARD, UNCONTROLLED, PLAYING):
                found.append(f"card {card} is on {host}, which is not in play")
    for card, number in enumerate(places):
        if number != (0 if table.zone[card] in (PLAYING, STORED, KEPT) else 1):
            found.append(f"card {card} is in {number} places")
        stored = [note for note in table.notes.of(notes.STORED_CARD) if note.card == card]
        if len(stored) != (1 if table.zone[card] in (STORED, KEPT) else 0):
            found.append(f"card {card} is stored on {len(stored)} cards")
    found += ownership_faults(table)
    found += unique_faults(table)
    for name, counts in (("pool", table.pool), ("counters", table.blood)):
        if min(counts) < 0:
            found.append(f"negative {name}")
    if not table.over:
        for seat in range(table.seats):
            if table.pool[seat] == 0 and not table.out[seat] and not table.unsettled:
                found.append(f"seat {seat} has no pool and is still in the game")
        for note in table.notes.all():
            if note.until >= len(table.frames):
                found.append("a note outlives its frame")
    for card, tapped in enumerate(table.tapped):
        if tapped and table.zone[card] not in (READY, TORPOR, BESIDE, ON_CARD):
            found.append(f"card {card} is tapped and not in play")
    return found


def ownership_faults(table: Table) -> list[str]:
    """Cards are with the right player and in the right kind of pile; nobody holds too much
    blood."""
    found = []
    owned = {LIBRARY: table.library, HAND: table.hand, CRYPT: table.crypt, ASH_HEAP: table.ash}
    controlled = {READY: table.ready, TORPOR: table.torpor, BESIDE: table.beside}
    for seat in range(table.seats):
        for zone, rows in owned.items():
            for card in rows[seat]:
                if table.owner[card] != seat:
                    found.append(f"card {card} lies with {seat}, who does not own it")
                if zone != ASH_HEAP and table.cards.is_crypt[table.definition[card]] != (
                    zone == CRYPT
                ):
                    found.append(f"card {card} is in a pile of cards with another back")
                if table.blood[card] or table.contested[card]:
                    found.append(f"card {card} has counters or is contested out of play")
        found += [
            f"card {card} lies with {seat}, who does not control it"
            for rows in controlled.values()
            for card in rows[seat]
            if table.controller[card] != seat
        ]
        found += [
            f"card {card} is no minion and lies where minions are"
            for card in (*table.ready[seat], *table.torpor[seat], *table.uncontrolled[seat])
            if not identity.is_minion(table, card)
        ]
        found += [
            f"card {card} holds more blood than he can"
            for card in (*table.minions(seat), *table.in_torpor(seat))
            if not table.unsettled
            and identity.is_vampire(table, card)
            and table.blood[card] > identity.capacity(table, card)
        ]
    playing = [card for card, zone in enumerate(table.zone) if zone == PLAYING]
    cards_in_frames = {
        f.card
        for f in table.frames
        if isinstance(f, CardBeingPlayed | CurrentAction | CurrentReferendum)
    }
    if not table.over and any(card not in cards_in_frames for card in playing):
        found.append("a card is being played that nobody plays")
    return found


def unique_faults(table: Table) -> list[str]:
    """Nobody has two copies of a unique card; several copies are all contested."""
    copies: dict[str, list[int]] = {}
    entering = [f.card for f in table.frames if isinstance(f, contests.BeforeContest)]
    for card, number in enumerate(table.definition):
        if card in entering:
            continue
        if table.cards.is_unique[number] and contests.in_play_or_contested(table, card):
            copies.setdefault(table.cards.unique_name[number], []).append(card)
    found = []
    for cards in copies.values():
        if len({table.controller[card] for card in cards}) < len(cards):
            found.append(f"one player controls several copies of a unique card: {cards}")
        if len(cards) > 1 and not all(table.contested[card] for card in cards):
            found.append(f"copies of a unique card are in play and not contested: {cards}")
    return found
