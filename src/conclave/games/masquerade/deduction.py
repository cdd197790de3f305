"""What the deeds of others tell about the cards that they hide.

Whoever keeps one of two cards keeps the better one; whoever pays to hide a card does not hide one
that works only face up; whoever has laid a token has laid it for a reason.
"""

from __future__ import annotations

from math import exp
from typing import Final

from conclave.core.frames import COMMIT
from conclave.core.moves import Move
from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.judgement import Judgement
from conclave.games.masquerade.judging.appraisal import Appraisal
from conclave.games.masquerade.judging.scene import from_table
from conclave.games.masquerade.rules.library import PASSIVE
from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.rules.words import BIT

DEEDS: Final = {
    "passive cards face down": -2.34,
    "power face down": 0.11,
    "power face down beside blood": 0.22,
    "what the hidden cards are worth": 0.42,
    "what a secret choice costs": 3.2,
}
"""What speaks for an imagined position, and how much: `bench/masquerade_deduction.py` finds it."""
WEIGHTS: Final = list(DEEDS.values())


def likelihood(table: Table, seat: int) -> float:
    """How likely an imagined position is beside others, by what the seat has seen others do."""
    return exp(sum([weight * deed for weight, deed in zip(WEIGHTS, deeds(table, seat))], 0.0))


def deeds(table: Table, seat: int) -> list[float]:
    """What others must have done if this is the position, in the order of DEEDS."""
    found = [0.0] * len(WEIGHTS)
    for owner in range(table.seats):
        if owner != seat and table.clan[owner] >= 0 and not table.out[owner]:
            _add_hidden(table, seat, owner, found)
    if table.window.policy == COMMIT:
        found[4] = _secret_choices(table, seat)
    return found


def _add_hidden(table: Table, seat: int, owner: int, found: list[float]) -> None:
    """What an owner's hidden cards tell; those that the seat has seen are the same everywhere."""
    appraisal = Appraisal(from_table(table, owner))
    for card in table.hand[owner]:
        found[3] += appraisal.keeping(card)
    for place in table.places:
        spot = table.at(place, owner)
        for card in table.cards[spot]:
            if table.face_down[card] and not table.looked[card] & BIT[seat]:
                power = appraisal.card_power(card, place, 0)
                found[0] += 1.0 if LIBRARY.type[card] == PASSIVE else 0.0
                found[1] += power
                found[2] += power * min(1, table.blood_at[spot])
                found[3] += appraisal.keeping(card)


def _secret_choices(table: Table, seat: int) -> float:
    """What others give away by what they have chosen in secret, as their judgement has it."""
    window, asking = table.window, table.asking
    total = 0.0
    for index, owner in enumerate(window.seats):
        answer: Move | None = window.answers[index]
        if owner == seat or answer is None:
            continue
        judgement = Judgement(from_table(table, owner), asking.prompt(), asking.facts(table, owner))
        options = asking.options(table, owner)
        worths = [judgement.worth(options.at(number)) for number in range(len(options))]
        total += judgement.worth(answer) - max(worths)
    return total
