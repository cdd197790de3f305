"""Who may see which cards: hands, libraries, crypts, uncontrolled regions, research areas."""

from __future__ import annotations

from conclave.core.definition import Definition
from conclave.games.vtes.rules.abilities.hands import OPENS_HANDS, SEES_CRYPT
from conclave.games.vtes.rules.constants import (
    BIT,
    CRYPT,
    HAND,
    KEPT,
    LIBRARY,
    NOBODY,
    NOTHING,
    RESEARCH,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.notes import OPEN_HAND, STORED_CARD
from conclave.games.vtes.rules.table import NO_PROFILE, Table
from conclave.lang.resolving import Resolving

HIDDEN = (LIBRARY, HAND, CRYPT, UNCONTROLLED, RESEARCH, KEPT)
LOOKED_AT_BY_OWNER = (HAND, UNCONTROLLED, RESEARCH, KEPT)
"""The zones where a player may always look at her own cards (VTES-2.3-06, VTES-11-13)."""


def top_of_crypt(table: Table, seat: int | None) -> int:
    """The top card of a seat's crypt, if a card in play lets her look at it; otherwise NOTHING."""
    if seat is None or not table.cards_with(SEES_CRYPT) or not table.crypt[seat]:
        return NOTHING
    for card in table.cards_with(SEES_CRYPT):
        if table.controller[card] == seat and table.is_ready(card):
            return table.crypt[seat][0]
    return NOTHING


def nobody_knows(table: Table, cards: tuple[int, ...]) -> bool:
    """Whether nobody knows any of these cards: a fast check for libraries and crypts."""
    if table.cards_with(SEES_CRYPT):
        return False
    for card in cards:
        if table.seen[card] or (table.zone[card] != LIBRARY and table.zone[card] != CRYPT):
            return False
    return True


def may_see(table: Table, seat: int | None, thing: tuple[str, int]) -> bool:
    """Whether a seat, or a spectator, may know a card or a deck."""
    kind, card = thing
    if kind == "deck":
        return seat == card
    assert kind == "card", kind
    zone = table.zone[card]
    if zone not in HIDDEN:
        return True
    if seat is not None:
        looker = table.controller[card] if zone == UNCONTROLLED else table.owner[card]
        if seat == looker and zone in LOOKED_AT_BY_OWNER:
            return True
    if zone == HAND and has_open_hand(table, table.owner[card], seat):
        return True
    if zone == CRYPT and card == top_of_crypt(table, seat):
        return True
    if zone == KEPT and seat == keeper(table, card):
        return True
    return bool(table.seen[card] & BIT[table.seats if seat is None else seat])


def keeper(table: Table, card: int) -> int:
    """The controller of the card that a card is kept on; she may look at it."""
    for note in table.notes.of(STORED_CARD):
        if note.card == card:
            return table.controller[note.about]
    return NOBODY


def has_open_hand(table: Table, seat: int, viewer: int | None = None) -> bool:
    """Whether a player's hand is open to a seat, or to a spectator."""
    for note in table.notes.of(OPEN_HAND):
        holds = note.card == NOTHING or table.in_play(note.card)
        if note.about == seat and holds and note.seat in (NOBODY, viewer):
            return True
    for card in table.cards_with(OPENS_HANDS):
        act = Resolving(NO_EFFECT, table.controller[card], card, NOTHING)
        for each in OPENS_HANDS.of(table, card):
            if seat in each.of.seats(table, act):
                return True
    return False


def knowledge_hash(table: Table, seat: int) -> int:
    """A hash of everything that a seat knows about the table.

    Hidden cards count by their number, which doesn't reveal what they are.
    """
    own_bit = BIT[seat]
    open_hands = [has_open_hand(table, other, seat) for other in range(table.seats)]
    top = top_of_crypt(table, seat)
    cards: list[int] = []
    for card, zone in enumerate(table.zone):
        if zone == LIBRARY or zone == CRYPT:  # noqa: SIM109 - compiled, this is quicker
            if table.seen[card] & own_bit or card == top:
                cards += (card, table.definition[card])
            continue
        known = True
        if zone == HAND or zone == RESEARCH:  # noqa: SIM109
            owner = table.owner[card]
            known = owner == seat or bool(table.seen[card] & own_bit)
            known = known or (zone == HAND and bool(open_hands[owner]))
        elif zone == UNCONTROLLED:
            known = table.controller[card] == seat or bool(table.seen[card] & own_bit)
        elif zone == KEPT:
            known = seat in (table.owner[card], keeper(table, card))
        cards += (
            card,
            zone,
            table.definition[card] if known else NOTHING,
            table.controller[card],
            table.host[card],
            table.blood[card] * 4 + table.tapped[card] * 2 + table.contested[card],
        )
    frames: list[object] = []
    for frame, step in zip(table.frames, table.steps):
        fields = [id(f) if isinstance(f, Definition) else f for f in frame.fields()]
        frames += [type(frame).__name__, step, *fields]
    return hash(
        (
            (table.number, table.turn, table.active, table.phase, table.actions, table.transfers),
            (table.edge, table.trifled, table.time_called, tuple(table.events_played)),
            tuple(cards),
            tuple([each.fields() for each in table.profile if each is not NO_PROFILE]),
            tuple(table.pool),
            tuple(table.points),
            tuple(table.out),
            tuple(table.leaving),
            tuple(table.hand),
            tuple(table.library),
            tuple(table.uncontrolled),
            tuple([note.key() for note in table.notes.all()]),
            tuple(frames),
        )
    )
