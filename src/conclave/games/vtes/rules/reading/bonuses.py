"""Bonuses that cards and players get from cards in play."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.using import (
    BONUSES,
    BONUSES_TO_OTHERS,
    Bonus,
)
from conclave.games.vtes.rules.facts import CardFact, abilities_of
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.reading.granted import is_unaffected
from conclave.games.vtes.rules.reading.hosts import host_of, whose
from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import count
from conclave.lang.resolving import Resolving

HAND_SIZE: Final = "hand-size"
STEALTH: Final = "stealth"
INTERCEPT: Final = "intercept"
BLEED: Final = "bleed"
STRENGTH: Final = "strength"
VOTES: Final = "votes"
VOTES_AGAINST: Final = "votes-against"
"""Votes that a vampire has only against a referendum."""
SEAT_VOTES: Final = "seat-votes"
"""Votes that a Methuselah has in each referendum, apart from those of her cards."""
BALLOTS: Final = "ballots"
CAPACITY: Final = "capacity"
TRANSFERS: Final = "transfers"
MASTER_ACTIONS: Final = "master-actions"
SECOND_MASTER: Final = "second-master"
"""A second master phase action, no matter how many cards say so."""
DISCARD_ACTIONS: Final = "discard-actions"
HUNTING: Final = "hunt"
HUNT_STEALTH: Final = "hunt-stealth"
"""Stealth of the hunt that every vampire may take without a card."""
MASTER_COST: Final = "master-cost"
CONTEST_COST: Final = "contest-cost"
"""The pool that others burn to keep contesting a card with a player."""
DAMAGE: Final = "damage"
ADDITIONAL_STRIKES: Final = "additional-strikes"
VALUES_OF_SEATS: Final = (
    HAND_SIZE,
    TRANSFERS,
    MASTER_ACTIONS,
    SECOND_MASTER,
    DISCARD_ACTIONS,
    CONTEST_COST,
    SEAT_VOTES,
)
BONUSES_OF_SEATS: Final = CardFact(
    lambda card: tuple(
        [bonus for bonus in abilities_of(card, Bonus) if bonus.what in VALUES_OF_SEATS]
    )
)
"""The bonuses that a card gives to its controller, or to every Methuselah."""


def bonus(table: Table, what: str, card: int) -> int:
    """The bonus of a card to a value: by itself, by cards on it, by cards in play."""
    total = 0
    for source in (card, *table.attached[card]):
        if BONUSES.of(table, source) and not table.contested[source]:
            total += bonus_from(table, what, source, card)
    counted: list[int] = []
    for source in table.cards_with(BONUSES_TO_OTHERS):
        for each in BONUSES_TO_OTHERS.of(table, source):
            if each.what == what and each.to is not None:
                if each.alike:
                    if table.definition[source] in counted:
                        continue
                    counted.append(table.definition[source])
                you, host = table.controller[source], host_of(table, source)
                act = Resolving(NO_EFFECT, you, source, host, card)
                if each.to.fits(table, act, card) and not is_unaffected(table, card, source):
                    total += _amount(table, each, source, card)
    for note in table.notes.of(notes.GRANTED):
        given = note.phrase
        if isinstance(given, Bonus) and given.what == what and given.to is not None:
            act = Resolving(NO_EFFECT, whose(table, note.card), note.card, note.about, card)
            if given.to.fits(table, act, card):
                total += _amount(table, given, note.card, card)
    return total


def bonus_from(table: Table, what: str, source: int, card: int) -> int:
    """The bonus of a card to a value from one card on it, or from itself."""
    total = 0
    for each in BONUSES.of(table, source):
        if each.what == what and each.to is None:
            total += _amount(table, each, source, card)
    return total


def _amount(table: Table, each: Bonus, source: int, card: int) -> int:
    """The amount of a bonus for a card; 0 if its condition fails."""
    act = Resolving(NO_EFFECT, whose(table, source), source, host_of(table, source), card)
    if each.if_ is not None and not each.if_.holds(table, act):
        return 0
    return count(each.amount, table, act)


def seat_bonus(table: Table, what: str, seat: int) -> int:
    """The bonus of a player to one of her values: from the cards she controls, or for everybody."""
    total = 0
    for source in table.cards_with(BONUSES_OF_SEATS):
        for each in BONUSES_OF_SEATS.of(table, source):
            if each.what != what:
                continue
            if each.everyone:
                total += _amount(table, each, source, seat)
            elif table.controller[source] == seat:
                total += _amount(table, each, source, source)
    return total
