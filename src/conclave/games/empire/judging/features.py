"""The features of a table for the evaluation, from the vampires' point of view."""

from __future__ import annotations

from math import exp
from typing import Final

from conclave.games.empire.deduction import suspects
from conclave.games.empire.rules.combat import valid
from conclave.games.empire.rules.constants import BIT
from conclave.games.empire.rules.table import Table

FEATURES: Final = {
    "the game is played by the vampires": 2.706,
    "one vampire": -3.68,
    "two vampires": -1.566,
    "one human": 3.122,
    "two humans": 1.959,
    "three humans": 1.013,
    "four humans": 0.565,
    "five humans": 0.216,
    "no vampire in the castle": 0.04,
    "two vampires in the castle": 0.099,
    "three vampires in the castle": 0.631,
    "three vampires, one unmasked in the castle": 0.364,
    "three vampires, two unmasked in the castle": 1.394,
    "three vampires, unmasked in town": 0.053,
    "unmasked in the castle": -1.163,
    "unmasked in town": -0.663,
    "how suspect the masked in the castle are": -1.222,
    "how suspect the masked in town are": -0.666,
    "humans who are proved": -0.169,
    "cards of the vampires": 0.14,
    "cards of the humans": -0.177,
    "hand of the vampires": -0.001,
    "hand of the humans": -0.087,
    "value in the vampires' hand": -0.01,
    "value in the humans' hand": 0.04,
    "vampire cards in hand": 0.007,
    "holy water in hand": -0.022,
    "support cards in the vampires' hand": 0.068,
    "support cards in the humans' hand": 0.101,
    "a vampire's turn": -0.273,
    "danger to vampires, in the humans' turn": -0.882,
    "danger to vampires, in the vampires' turn": -0.17,
    "danger to humans, in the humans' turn": 0.064,
    "danger to humans, in the vampires' turn": 0.285,
    "the last vampire in danger": -0.895,
    "the last human in danger": 1.392,
}
"""The features and their weights; see `LinearForesight`. Fit to all starts of turns in 4,000 games
(`--kept 1`), because a game has few turns."""


def features(table: Table) -> list[float]:
    """The values of the FEATURES, in order."""
    own, other = table.vampire_seat, 1 - table.vampire_seat
    bits = table.vampires
    vampires = humans = proved = inside = open_ = away = 0
    belief = suspects(table.traces, table.unmasked | table.cleared | table.trusted, table.unmasked)
    suspect_inside = suspect_away = 0.0
    for who in table.castle:
        if bits & BIT[who]:
            vampires += 1
            inside += 1
            if table.unmasked & BIT[who]:
                open_ += 1
            else:
                suspect_inside += belief[who]
        else:
            humans += 1
            if table.cleared & BIT[who]:
                proved += 1
    for who in table.town:
        if bits & BIT[who]:
            vampires += 1
            if table.unmasked & BIT[who]:
                away += 1
            else:
                suspect_away += belief[who]
        else:
            humans += 1
            if table.cleared & BIT[who]:
                proved += 1
    theirs = table.active == own
    vampires_fear = danger(table, other, belief)
    humans_fear = danger(table, own, belief)
    all_three = vampires == 3
    return [
        1.0,
        1.0 if vampires == 1 else 0.0,
        1.0 if vampires == 2 else 0.0,
        1.0 if humans == 1 else 0.0,
        1.0 if humans == 2 else 0.0,
        1.0 if humans == 3 else 0.0,
        1.0 if humans == 4 else 0.0,
        1.0 if humans == 5 else 0.0,
        1.0 if inside == 0 else 0.0,
        1.0 if inside == 2 else 0.0,
        1.0 if inside == 3 else 0.0,
        1.0 if all_three and open_ == 1 else 0.0,
        1.0 if all_three and open_ == 2 else 0.0,
        float(away) if all_three else 0.0,
        float(open_),
        float(away),
        suspect_inside,
        suspect_away,
        float(proved),
        float(cards(table, own)),
        float(cards(table, other)),
        float(len(table.hand[own])),
        float(len(table.hand[other])),
        float(value(table, own)),
        float(value(table, other)),
        float(sum([table.library.is_vampire[card] for card in table.hand[own]])),
        float(sum([table.library.is_holy_water[card] for card in table.hand[other]])),
        float(sum([table.library.is_support[card] for card in table.hand[own]])),
        float(sum([table.library.is_support[card] for card in table.hand[other]])),
        1.0 if theirs else 0.0,
        0.0 if theirs else vampires_fear,
        vampires_fear if theirs else 0.0,
        0.0 if theirs else humans_fear,
        humans_fear if theirs else 0.0,
        vampires_fear if vampires == 1 else 0.0,
        humans_fear if humans == 1 else 0.0,
    ]


def danger(table: Table, seat: int, belief: list[float]) -> float:
    """The chance that a player's best attack succeeds, given both hands."""
    hunts = seat != table.vampire_seat
    attackers = [who for who in table.castle if not hunts or not table.is_unmasked(who)]
    if not hunts:
        unmasked = [who for who in attackers if table.is_unmasked(who)]
        attackers = unmasked or attackers
    most = 0.0
    for target in table.castle:
        if (table.vampires & BIT[target] > 0) != hunts:
            continue
        for who in attackers:
            if who == target:
                continue
            attack = power(table, seat, who, target) + table.attack_markers[who]
            defence = power(table, 1 - seat, target, who) + table.defence_markers[target]
            odds = 1 / (1 + exp(-0.7 * (attack - defence - 0.5)))
            most = max(most, odds * belief[target] if hunts else odds)
    return most


def power(table: Table, seat: int, own: int, other: int) -> int:
    """The total strength that a player can play for a character against another."""
    worth = table.library.value
    total = 0
    for card in table.hand[seat]:
        if valid(table, seat, card, own, other):
            total += worth[card]
    return total


def cards(table: Table, seat: int) -> int:
    """The cards that a player has left."""
    cellar = 0 if table.cellar_closed[seat] else len(table.cellar[seat])
    return len(table.hand[seat]) + len(table.draw_pile[seat]) + cellar


def value(table: Table, seat: int) -> int:
    """The value of all cards in a player's hand."""
    worth = table.library.value
    return sum([worth[card] for card in table.hand[seat]])
