"""The view of a seat: everything on the table that it may know, as plain data."""

from __future__ import annotations

from conclave.core.position import ALL_SEEING, Plain
from conclave.games.vtes.rules import knowledge, notes, under_way
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.rules.situation import window_now
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import DISCIPLINES, NOBODY, VAMPIRE, VIRTUES


def show(table: Table, seat: int | None) -> dict[str, Plain]:
    """All that a seat may know of the table."""
    if not table.what:
        return {**_before(table), "deck": _decks(table, seat)}
    everyone = range(table.seats)
    known = table.shared
    if known is None:
        open_to_all = _open(table)
    else:
        if not known:
            known.update(_open(table))
        open_to_all = known
    return {
        "turn": table.turn,
        "active": _seat(table.active),
        "phase": table.phase,
        "time_called": table.time_called,
        "actions": table.actions,
        "transfers": table.transfers,
        "edge": _seat(table.edge),
        "pool": table.pool[:],
        "points": _points(table),
        "out": table.out[:],
        "leaving": table.leaving[:],
        "hand": [_pile(table, seat, table.hand[other]) for other in everyone],
        "library": [_pile(table, seat, table.library[other]) for other in everyone],
        "crypt": [_pile(table, seat, table.crypt[other]) for other in everyone],
        "research": [_pile(table, seat, table.research[other]) for other in everyone],
        "uncontrolled": [
            [_uncontrolled(table, seat, card) for card in table.uncontrolled[other]]
            for other in everyone
        ],
        **open_to_all,
        "deck": _decks(table, seat),
    }


def _open(table: Table) -> dict[str, Plain]:
    """What lies open on the table and what is under way: the same for all."""
    everyone = range(table.seats)
    return {
        "ready": [[shown(table, c) for c in table.ready[other]] for other in everyone],
        "torpor": [[shown(table, c) for c in table.torpor[other]] for other in everyone],
        "beside": [[shown(table, c) for c in table.beside[other]] for other in everyone],
        "ash": [_names(table, table.ash[other]) for other in everyone],
        "removed": [_names(table, table.removed[other]) for other in everyone],
        "hand_size": [values.hand_size(table, other) for other in everyone],
        "prey": [_seat(NOBODY if table.out[o] else table.prey(o)) for o in everyone],
        "window": window_now(table),
        "playing": under_way.playing(table),
        "action": under_way.action(table),
        "combat": under_way.combat(table),
        "referendum": under_way.referendum(table),
    }


def _disciplines(table: Table, card: int) -> tuple[str, ...]:
    """Those that a minion may have: his own, or any where something could have given him one."""
    every = (*DISCIPLINES, *VIRTUES)
    if table.on[card] or table.has_note(notes.LEVEL, card):
        return every
    own = [name for name, _ in table.cards.crypt[identity.face(table, card)].disciplines]
    return tuple([name for name in every if name in own])


def _before(table: Table) -> dict[str, Plain]:
    """The table before the decks are chosen: the same parts, all empty."""
    rows: list[list[Plain]] = [[] for _ in range(table.seats)]
    zeros = [0] * table.seats
    view: dict[str, Plain] = {
        "turn": 0, "active": None, "phase": "decks", "actions": 0, "transfers": 0, "edge": None,
        "window": "", "playing": None, "action": None, "combat": None, "referendum": None,
    }  # fmt: skip
    for name in ("pool", "hand_size"):
        view[name] = zeros[:]
    for name in ("out", "leaving"):
        view[name] = [False] * table.seats
    for name in ("hand", "library", "crypt", "research"):
        view[name] = zeros[:]
    for name in ("uncontrolled", "ready", "torpor", "beside", "ash", "removed"):
        view[name] = [row[:] for row in rows]
    view["prey"] = [None] * table.seats
    view["points"] = _points(table)
    view["time_called"] = table.time_called
    return view


def _decks(table: Table, seat: int | None) -> list[Plain]:
    """The decks that a seat may know, by seat."""
    return [
        table.deck[other] or None if table.sees(seat, ("deck", other)) else None
        for other in range(table.seats)
    ]


def _points(table: Table) -> list[Plain]:
    """Victory points; once the game is over, with the halves that time being called gave."""
    if table.outcome is not None:
        return list(table.outcome.scores)
    return list(table.points) or [0] * table.seats


def _seat(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else seat


def _pile(table: Table, seat: int | None, cards: tuple[int, ...]) -> Plain:
    """A hidden pile: how many cards there are, or, if any is known, each of them or None."""
    if seat != ALL_SEEING and knowledge.is_untouched(table, cards):
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
    }


def shown(table: Table, card: int) -> dict[str, Plain]:
    """A card in play, with all that is on it. Contested cards lie face down, but all know them."""
    number = table.what[card]
    data: dict[str, Plain] = {
        "card": table.word(card),
        "name": table.cards.names[number],
        "types": [VAMPIRE] if table.cards.embodies[number] else list(table.cards.types[number]),
        "tapped": table.tapped[card],
        "counters": table.blood[card],
        "contested": table.contested[card],
        "controller": table.controller[card],
        "owner": table.owner[card],
        "on": [shown(table, attached) for attached in table.on[card]],
    }
    if table.cards.is_minion[number]:
        data.update(_minion(table, card))
    return data


def _minion(table: Table, card: int) -> dict[str, Plain]:
    """What is shown of a minion besides what is shown of every card."""
    crypt = table.cards.crypt[table.what[card]].kind != ""
    names = _disciplines(table, card) if crypt else ()
    return {
        "capacity": identity.capacity(table, card) if crypt else None,
        "clan": identity.clan(table, card),
        "sect": identity.sect(table, card),
        "title": titles.title(table, card),
        "contested_title": titles.claimed_title(table, card) if table.profile[card][4] else "",
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
        "marked": table.has_note(notes.MARKED, card),
    }
