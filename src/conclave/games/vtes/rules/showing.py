"""The view of a seat as plain data: everything on the table that it may know."""

from __future__ import annotations

from conclave.core.position import ALL_SEEING, Plain
from conclave.games.vtes.rules import knowledge, notes, showing_current
from conclave.games.vtes.rules.constants import DISCIPLINES, KEPT, NOBODY, STORED, VAMPIRE, VIRTUES
from conclave.games.vtes.rules.current import current_window
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import PHASES


def show(table: Table, seat: int | None) -> dict[str, Plain]:
    """The view of a seat."""
    if not table.definition:
        return {**_before(table), "deck": _decks(table, seat)}
    everyone = range(table.seats)
    shared = table.shared
    if shared is None:
        open_to_all = _open(table)
    else:
        if not shared:
            shared.update(_open(table))
        open_to_all = shared
    return {
        **table.open_fields(),
        "points": _points(table),
        "hand": [_pile(table, seat, table.hand[other]) for other in everyone],
        "library": [_pile(table, seat, table.library[other]) for other in everyone],
        "crypt": [_pile(table, seat, table.crypt[other]) for other in everyone],
        "research": [_pile(table, seat, table.research[other]) for other in everyone],
        "uncontrolled": [
            [_uncontrolled(table, seat, card) for card in table.uncontrolled[other]]
            for other in everyone
        ],
        "kept": _kept(table, seat),
        **open_to_all,
        "deck": _decks(table, seat),
    }


def _open(table: Table) -> dict[str, Plain]:
    """The public part of the table: the same for all seats."""
    everyone = range(table.seats)
    ready = [[shown(table, c) for c in table.ready[other]] for other in everyone]
    return {
        "ready": ready,
        "torpor": [[shown(table, c) for c in table.torpor[other]] for other in everyone],
        "beside": [[shown(table, c) for c in table.beside[other]] for other in everyone],
        "ash": [_names(table, table.ash[other]) for other in everyone],
        "removed": [_names(table, table.removed[other]) for other in everyone],
        "hand_size": [values.hand_size(table, other) for other in everyone],
        "seating": [*table.around(0)],
        "prey": [_seat(NOBODY if table.out[o] else table.prey(o)) for o in everyone],
        "predator": [_seat(NOBODY if table.out[o] else table.predator(o)) for o in everyone],
        "votes": [sum([minion.get("votes", 0) for minion in row]) for row in ready],
        "phases": list(PHASES),
        "window": current_window(table),
        "playing": showing_current.playing(table),
        "action": showing_current.action(table),
        "combat": showing_current.combat(table),
        "referendum": showing_current.referendum(table),
    }


def _disciplines(table: Table, card: int) -> tuple[str, ...]:
    """The disciplines a minion may have: his own, or any if cards are on him."""
    every = (*DISCIPLINES, *VIRTUES)
    if table.attached[card]:
        return every
    own = [name for name, _ in table.cards.crypt[identity.face(table, card)].disciplines]
    return tuple([name for name in every if name in own])


def _before(table: Table) -> dict[str, Plain]:
    """The view before decks are chosen: the same keys, all empty."""
    rows: list[list[Plain]] = [[] for _ in range(table.seats)]
    zeros = [0] * table.seats
    view: dict[str, Plain] = {
        **table.open_fields(), "phase": "decks", "leaving": [False] * table.seats,
        "window": "", "playing": None, "action": None, "combat": None, "referendum": None,
    }  # fmt: skip
    for name in ("pool", "hand_size", "votes"):
        view[name] = zeros[:]
    for name in ("hand", "library", "crypt", "research"):
        view[name] = zeros[:]
    for name in ("uncontrolled", "ready", "torpor", "beside", "ash", "removed"):
        view[name] = [row[:] for row in rows]
    view["kept"] = []
    view["seating"] = [*range(table.seats)]
    view["prey"] = [None] * table.seats
    view["predator"] = [None] * table.seats
    view["phases"] = list(PHASES)
    view["points"] = _points(table)
    return view


def _decks(table: Table, seat: int | None) -> list[Plain]:
    """The decks that a seat may know, by seat."""
    return [
        table.deck[other] or None if table.sees(seat, ("deck", other)) else None
        for other in range(table.seats)
    ]


def _points(table: Table) -> list[Plain]:
    """Victory points; after the game with the half points of a time limit."""
    if table.outcome is not None:
        return list(table.outcome.scores)
    return list(table.points) or [0] * table.seats


def _seat(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else seat


def _pile(table: Table, seat: int | None, cards: tuple[int, ...]) -> Plain:
    """A hidden pile: its size or, if any card is known, a list with None for the unknown ones."""
    if seat != ALL_SEEING and knowledge.nobody_knows(table, cards):
        return len(cards)
    names = [table.card_name(card) if table.sees(seat, ("card", card)) else None for card in cards]
    return names if any(names) else len(cards)


def _names(table: Table, cards: tuple[int, ...]) -> list[str]:
    """The names of cards."""
    return [table.card_name(card) for card in cards]


def _uncontrolled(table: Table, seat: int | None, card: int) -> dict[str, Plain]:
    """A card in an uncontrolled region."""
    seen = table.sees(seat, ("card", card))
    return {
        "card": table.word(card) if seen else None,
        "number": card,
        "counters": table.blood[card],
        "capacity": table.cards.crypt[identity.face(table, card)].capacity if seen else None,
        "on": [shown(table, other) for other in table.attached[card]],
    }


def _kept(table: Table, seat: int | None) -> list[Plain]:
    """The cards kept face down: each with the card that it lies on, and its name if it is known."""
    return [
        {
            "on": table.word(each.about),
            "name": table.card_name(each.card) if table.sees(seat, ("card", each.card)) else None,
        }
        for each in table.notes.of(notes.STORED_CARD)
        if table.zone[each.card] == KEPT
    ]


def shown(table: Table, card: int) -> dict[str, Plain]:
    """A card in play with the cards on it. Contested cards are face down, but known to all."""
    number = table.definition[card]
    data: dict[str, Plain] = {
        "card": table.word(card),
        "name": table.cards.names[number],
        "types": [VAMPIRE]
        if table.cards.becomes_vampire[number]
        else list(table.cards.types[number]),
        "tapped": table.tapped[card],
        "counters": table.blood[card],
        "contested": table.contested[card],
        "controller": table.controller[card],
        "owner": table.owner[card],
        "on": [
            shown(table, other)
            for other in (
                *table.attached[card],
                *[
                    note.card
                    for note in table.notes.about(notes.STORED_CARD, card)
                    if table.zone[note.card] == STORED
                ],
            )
        ],
    }
    if table.cards.is_minion[number]:
        data.update(_minion(table, card))
    elif any(table.notes.has(kind, card) for kind in notes.SPECIAL_COUNTERS.values()):
        data["special_counters"] = _special_counters(table, card)
    return data


def _minion(table: Table, card: int) -> dict[str, Plain]:
    """The additional data of a minion."""
    crypt = table.cards.crypt[table.definition[card]].kind != ""
    names = _disciplines(table, card) if crypt else ()
    return {
        "capacity": identity.capacity(table, card) if crypt else None,
        "clan": identity.clan(table, card),
        "sect": identity.sect(table, card),
        "title": titles.title(table, card),
        "contested_title": titles.claimed_title(table, card)
        if table.profile[card].contesting
        else "",
        "anarch": identity.is_anarch(table, card),
        "disciplines": [
            name.upper() if identity.level(table, card, name) == 2 else name
            for name in names
            if identity.level(table, card, name) > 0
        ],
        "bleed": values.bleed(table, card),
        "strength": values.strength(table, card),
        "stealth": values.stealth(table, card),
        "intercept": values.intercept(table, card),
        "votes": titles.votes(table, card),
        "marked": table.notes.has(notes.MARKED, card),
        "special_counters": _special_counters(table, card),
    }


def _special_counters(table: Table, card: int) -> list[list[Plain]]:
    """Corruption counters and the like on a card: kind, whose, and how many."""
    return [
        [name, seat, len([n for n in table.notes.about(kind, card) if n.seat == seat])]
        for name, kind in notes.SPECIAL_COUNTERS.items()
        if table.notes.of(kind)
        for seat in range(table.seats)
        if table.notes.has_seat(kind, card, seat)
    ]
