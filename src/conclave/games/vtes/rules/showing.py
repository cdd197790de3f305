"""The view of a seat: everything on the table that it may know, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.core.position import Plain
from conclave.games.vtes.rules import reading
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.situation import (
    Fighting,
    acting,
    aimed_at,
    attempt,
    being_played,
    bled,
    fighting,
    is_long,
    suffering,
    voting,
)
from conclave.games.vtes.rules.words import DISCIPLINES, NOBODY, NOTHING, VAMPIRE, VIRTUES

if TYPE_CHECKING:
    from conclave.games.vtes.rules.table import Table


def show(table: Table, seat: int | None) -> dict[str, Plain]:
    """All that a seat may know of the table."""
    if not table.what:
        return {**_before(table), "deck": _decks(table, seat)}
    everyone = range(table.seats)
    return {
        "turn": table.turn,
        "active": _seat(table.active),
        "phase": table.phase,
        "actions": table.actions,
        "transfers": table.transfers,
        "edge": _seat(table.edge),
        "pool": table.pool[:],
        "points": table.points[:],
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
        "ready": [[shown(table, c) for c in table.ready[other]] for other in everyone],
        "torpor": [[shown(table, c) for c in table.torpor[other]] for other in everyone],
        "beside": [[shown(table, c) for c in table.beside[other]] for other in everyone],
        "ash": [_names(table, table.ash[other]) for other in everyone],
        "removed": [_names(table, table.removed[other]) for other in everyone],
        "hand_size": [reading.hand_size(table, other) for other in everyone],
        "prey": [_seat(NOBODY if table.out[o] else table.prey(o)) for o in everyone],
        "deck": _decks(table, seat),
        "playing": _playing(table),
        "action": _action(table),
        "combat": _combat(table),
        "referendum": _referendum(table),
    }


def _before(table: Table) -> dict[str, Plain]:
    """The table before the decks are chosen: the same parts, all empty."""
    rows: list[list[Plain]] = [[] for _ in range(table.seats)]
    zeros = [0] * table.seats
    view: dict[str, Plain] = {
        "turn": 0, "active": None, "phase": "decks", "actions": 0, "transfers": 0, "edge": None,
        "playing": None, "action": None, "combat": None, "referendum": None,
    }  # fmt: skip
    for name in ("pool", "points", "hand_size"):
        view[name] = zeros[:]
    for name in ("out", "leaving"):
        view[name] = [False] * table.seats
    for name in ("hand", "library", "crypt", "research"):
        view[name] = zeros[:]
    for name in ("uncontrolled", "ready", "torpor", "beside", "ash", "removed"):
        view[name] = [row[:] for row in rows]
    view["prey"] = [None] * table.seats
    return view


def _decks(table: Table, seat: int | None) -> list[Plain]:
    return [
        table.deck[other] or None if table.sees(seat, ("deck", other)) else None
        for other in range(table.seats)
    ]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _pile(table: Table, seat: int | None, cards: tuple[int, ...]) -> Plain:
    """A hidden pile: how many cards there are, or, if any is known, each of them or None."""
    names = [
        table.cards.names[table.what[card]] if table.sees(seat, ("card", card)) else None
        for card in cards
    ]
    return names if any(names) else len(cards)


def _names(table: Table, cards: tuple[int, ...]) -> list[str]:
    return [table.cards.names[table.what[card]] for card in cards]


def _uncontrolled(table: Table, seat: int | None, card: int) -> dict[str, Plain]:
    seen = table.sees(seat, ("card", card))
    return {
        "card": table.word(card) if seen else None,
        "number": card,
        "counters": table.blood[card],
        "capacity": table.cards.crypt[reading.face(table, card)].capacity if seen else None,
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
    crypt = table.cards.crypt[table.what[card]].kind != ""
    return {
        "capacity": reading.capacity(table, card) if crypt else None,
        "clan": reading.clan(table, card),
        "sect": reading.sect(table, card),
        "title": reading.title(table, card),
        "contested_title": reading.claimed_title(table, card) if table.profile[card][4] else "",
        "anarch": reading.is_anarch(table, card),
        "disciplines": [
            name.upper() if reading.level(table, card, name) == 2 else name
            for name in (*DISCIPLINES, *VIRTUES)
            if crypt and reading.level(table, card, name) > 0
        ],
        "bleed": reading.bleed(table, card),
        "strength": reading.strength(table, card),
        "stealth": reading.stealth(table, card),
        "intercept": reading.intercept(table, card),
        "votes": reading.votes(table, card),
        "marked": table.has_note(notes.MARKED, card),
    }


def _playing(table: Table) -> Plain:
    """The card that is being played, until the time to cancel it is over."""
    played = being_played(table)
    if played is None:
        return None
    number = table.what[played.card]
    return {
        "seat": played.seat,
        "card": table.cards.names[number],
        "mode": table.cards.mode_words[number][table.cards.modes[number].index(played.mode)],
        "minion": "" if played.minion == NOTHING else table.word(played.minion),
    }


def _action(table: Table) -> Plain:
    action = acting(table)
    if action is None:
        return None
    trying = attempt(table)
    targeting = action.action.target
    is_card = action.action.kind != "bleed" and (targeting is None or targeting.is_card())
    aimed = action.target if is_card else NOTHING
    return {
        "seat": action.seat,
        "minion": table.word(action.minion),
        "kind": action.action.kind,
        "card": "" if action.card == NOTHING else table.word(action.card),
        "target": ""
        if aimed == NOTHING
        else (table.word(aimed) if table.in_play(aimed) else f"#{aimed}"),
        "target_seat": _seat(
            bled(table) if action.action.kind == "bleed" else aimed_at(table, action)
        ),
        "stealth": reading.stealth(table, action.minion),
        "bleed": reading.bleed(table, action.minion),
        "blocker": "" if trying is None else table.word(trying.blocker),
        "intercept": 0 if trying is None else reading.intercept(table, trying.blocker),
        "declined": [note[2] for note in table.notes if note[1] == notes.DECLINED_BLOCK],
        "failed": [table.word(n[2]) for n in table.notes if n[1] == notes.FAILED_BLOCK],
    }


def _combat(table: Table) -> Plain:
    fight = fighting(table)
    if fight is None:
        return None
    victim = suffering(table)
    return {
        "first": table.word(fight.first),
        "second": table.word(fight.second),
        "round": fight.rounds,
        "range": "long" if is_long(table) else "close",
        "suffering": "" if victim == NOTHING else table.word(victim),
        "normal": 0 if victim == NOTHING else table.noted(notes.NORMAL, victim),
        "aggravated": 0 if victim == NOTHING else table.noted(notes.AGGRAVATED, victim),
        "strikes": [
            table.noted(notes.STRIKES_LEFT, fight.first),
            table.noted(notes.STRIKES_LEFT, fight.second),
        ],
        "continues": table.has_note(notes.CONTINUES, fight.first),
        "chosen": _chosen(table, fight),
    }


def _chosen(table: Table, fight: Fighting) -> list[Plain]:
    """The strikes of the pair under way that have been chosen: the first minion's, the other's."""
    from conclave.games.vtes.rules.combat import StrikePair
    from conclave.games.vtes.rules.strikes import damage, is_aggravated

    told: list[Plain] = [None, None]
    for frame in table.frames[::-1]:
        if isinstance(frame, StrikePair):
            pair = ((fight.first, frame.mine), (fight.second, frame.theirs))
            for index, (minion, (strike, source, target)) in enumerate(pair):
                if strike is not None:
                    told[index] = {
                        "card": "" if source == NOTHING else table.word(source),
                        "damage": damage(table, minion, strike, source, target),
                        "aggravated": is_aggravated(table, minion, strike, source, target),
                        "ranged": strike.ranged,
                        "first": strike.first,
                        "dodge": strike.dodge,
                        "ends": strike.ends,
                    }
            return told
    return told


def _referendum(table: Table) -> Plain:
    referendum = voting(table)
    if referendum is None:
        return None
    from conclave.games.vtes.rules.politics import tally

    votes_for, against = tally(table)
    return {
        "seat": referendum.seat,
        "card": "" if referendum.card == NOTHING else table.word(referendum.card),
        "hunted": "" if referendum.hunted == NOTHING else table.word(referendum.hunted),
        "for": votes_for,
        "against": against,
        "terms": [[note[2], note[3]] for note in table.notes if note[1] == notes.TERMS],
        "named": next((note[3] for note in table.notes if note[1] == notes.TERM_SEAT), None),
        "about": [
            table.word(note[3])
            for note in table.notes
            if note[1] == notes.TERM_CARD and table.in_play(note[3])
        ],
    }
