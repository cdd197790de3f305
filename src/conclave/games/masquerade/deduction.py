"""Deduction of hidden cards from the choices of other players.

Players keep the better one of two cards, don't pay to hide a card that only works face up, and have
reasons for their secret choices.
"""

from __future__ import annotations

from math import exp
from typing import Final

from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.judgement import Judgement
from conclave.games.masquerade.judging.appraisal import Appraisal
from conclave.games.masquerade.judging.scene import from_table
from conclave.games.masquerade.rules.constants import BIT
from conclave.games.masquerade.rules.library import PASSIVE
from conclave.games.masquerade.rules.table import Table

FEATURES: Final = {
    "passive cards face down": -2.34,
    "power face down": 0.11,
    "power face down beside blood": 0.22,
    "what the hidden cards are worth": 0.42,
    "what a secret choice costs": 3.2,
}
"""Features of an imagined position and their weights; fit by `bench/masquerade_deduction.py`."""
WEIGHTS: Final = list(FEATURES.values())


def likelihood(table: Table, seat: int) -> float:
    """The relative likelihood of an imagined position, given what the seat has seen."""
    return exp(sum([weight * deed for weight, deed in zip(WEIGHTS, features(table, seat))], 0.0))


def features(table: Table, seat: int) -> list[float]:
    """The values of the FEATURES if this were the real position, in order."""
    found = [0.0] * len(WEIGHTS)
    for owner in range(table.seats):
        if owner != seat and table.clan[owner] >= 0 and not table.out[owner]:
            _add_hidden(table, seat, owner, found)
    found[4] = _secret_choices(table, seat)
    return found


def _add_hidden(table: Table, seat: int, owner: int, found: list[float]) -> None:
    """Add the features of an owner's hidden cards, except those the seat has seen."""
    appraisal = Appraisal(from_table(table, owner))
    for card in table.hand[owner]:
        found[3] += appraisal.keep_value(card)
    for place in table.places:
        spot = table.at(place, owner)
        for card in table.cards[spot]:
            if table.face_down[card] and not table.looked[card] & BIT[seat]:
                power = appraisal.card_power(card, place, 0)
                found[0] += 1.0 if LIBRARY.type[card] == PASSIVE else 0.0
                found[1] += power
                found[2] += power * min(1, table.blood_at[spot])
                found[3] += appraisal.keep_value(card)


def _secret_choices(table: Table, seat: int) -> float:
    """How much worse than their best options the secret choices of others would be."""
    window, asking = table.window, table.asking
    total = 0.0
    for owner, answer in zip(window.seats, window.answers):
        if owner == seat or answer is None:
            continue
        judgement = Judgement(from_table(table, owner), asking.prompt(), asking.facts(table, owner))
        options = asking.options(table, owner)
        scores = [judgement.score(options.at(number)) for number in range(len(options))]
        total += judgement.score(answer) - max(scores)
    return total
