"""A scene: what one seat knows at one moment, in numbers, for the judge.

It is built from a view, or faster from a table; both give the same.
"""

from __future__ import annotations

from collections.abc import Mapping

from conclave.core.position import Plain
from conclave.games.empire.custom_cards import in_word
from conclave.games.empire.rules.combat import value_of
from conclave.games.empire.rules.constants import (
    ACTIONS,
    BIT,
    CHARACTERS,
    EVERYBODY,
    NIGHT,
    NOBODY,
    NOTHING,
    NUMBER,
    TRACES,
    VAMPIRE,
    VAMPIRE_SIDE,
)
from conclave.games.empire.rules.library import Library
from conclave.games.empire.rules.table import Pile, Table


class Scene:
    """A seat's knowledge. Characters and cards are numbers, sets of characters are bits."""

    def __init__(self, library: Library, seat: int, vampires: bool) -> None:
        self.library = library
        self.seat = seat
        self.vampires = vampires
        """Whether the seat plays the vampires."""
        self.active = NOBODY
        self.night = False
        # Characters
        self.castle: tuple[int, ...] = ()
        self.town: tuple[int, ...] = ()
        """In the order of their numbers."""
        self.dead: tuple[int, ...] = ()
        self.known = 0
        """The characters whose nature the seat knows."""
        self.found = 0
        """The vampires among them."""
        self.cleared = 0
        self.unmasked = 0
        self.attack_markers: tuple[int, ...] = ()
        self.defence_markers: tuple[int, ...] = ()
        self.traces: tuple[tuple[int, ...], ...] = ()
        # Cards
        self.hand: Pile = ()
        self.others = 0
        """The number of cards in the opponent's hand."""
        self.to_draw = 0
        self.closed = False
        """Whether the seat's cellar is closed."""
        self.spent: tuple[Pile, ...] = ((), ())
        self.laid: tuple[Pile, ...] = ((), ())
        self.their_deck: Pile = ()
        self.in_play = NOTHING
        self.forbidden = 0
        # Combat
        self.attacker = NOBODY
        self.target = NOBODY
        self.round = 0
        self.attack = 0
        self.defence = 0

    def is_unmasked(self, who: int) -> bool:
        """Whether everybody knows that a character is a vampire."""
        return self.unmasked & BIT[who] > 0


def seen_at(table: Table, seat: int) -> Scene:
    """The scene of a seat at a table."""
    other = 1 - seat
    scene = Scene(table.library, seat, seat == table.vampire_seat)
    scene.active = table.active
    scene.night = table.active == table.vampire_seat
    scene.castle = table.castle
    scene.town = tuple(sorted(table.town))
    scene.dead = table.dead
    known = EVERYBODY if scene.vampires else table.unmasked | table.cleared | table.trusted
    scene.known = known
    scene.found = known & table.vampires
    scene.cleared = table.cleared
    scene.unmasked = table.unmasked
    scene.attack_markers = table.attack_markers
    scene.defence_markers = table.defence_markers
    scene.traces = table.traces
    scene.hand = table.hand[seat]
    scene.others = len(table.hand[other])
    scene.to_draw = len(table.draw_pile[seat])
    scene.closed = table.cellar_closed[seat]
    scene.spent = table.spent
    scene.laid = table.laid
    scene.their_deck = table.deck[other]
    scene.in_play = table.in_play[-1][1] if table.in_play else NOTHING
    scene.forbidden = table.forbidden
    if table.attacker != NOBODY:
        scene.attacker = table.attacker
        scene.target = table.target
        scene.round = table.round
        scene.attack = value_of(table, table.active)
        scene.defence = value_of(table, 1 - table.active)
    return scene


def seen_in(view: Mapping[str, Plain], seat: int) -> Scene:
    """The scene of a seat, from its view."""
    other = 1 - seat
    library = in_word(view["options"]["decks"])[0]
    numbers = library.numbers
    scene = Scene(library, seat, view["sides"][seat] == VAMPIRE_SIDE)
    scene.active = NOBODY if view["active"] is None else view["active"]
    scene.night = view["time"] == NIGHT
    scene.castle = _people(view["castle"])
    scene.town = _people(view["town"])
    scene.dead = _people(view["dead"])
    for name, nature in view["natures"].items():
        if nature is not None:
            scene.known |= BIT[NUMBER[name]]
        if nature == VAMPIRE:
            scene.found |= BIT[NUMBER[name]]
    scene.cleared = _bits(view["cleared"])
    scene.unmasked = _bits(view["unmasked"])
    scene.attack_markers = tuple([view["attack_markers"].get(name, 0) for name in CHARACTERS])
    scene.defence_markers = tuple([view["defence_markers"].get(name, 0) for name in CHARACTERS])
    traces = view["traces"]
    scene.traces = tuple([tuple([traces[name][deed] for name in CHARACTERS]) for deed in TRACES])
    scene.hand = _cards(numbers, view["hand"][seat])
    scene.others = view["hand"][other]
    scene.to_draw = view["draw_pile"][seat]
    scene.closed = view["cellar_closed"][seat]
    scene.spent = (_cards(numbers, view["spent"][0]), _cards(numbers, view["spent"][1]))
    scene.laid = (_cards(numbers, view["laid"][0]), _cards(numbers, view["laid"][1]))
    scene.their_deck = _cards(numbers, view["deck"][other])
    scene.in_play = numbers[view["in_play"][-1]] if view["in_play"] else NOTHING
    for place, name in enumerate(ACTIONS):
        if name in view["forbidden"]:
            scene.forbidden |= 1 << place
    combat = view["combat"]
    if combat is not None:
        scene.attacker = NUMBER[combat["attacker"]]
        scene.target = NUMBER[combat["target"]]
        scene.round = combat["round"]
        scene.attack = combat["attack"]
        scene.defence = combat["defence"]
    return scene


def _people(names: list[str]) -> tuple[int, ...]:
    """Characters by their numbers."""
    return tuple([NUMBER[name] for name in names])


def _bits(names: list[str]) -> int:
    """A set of characters as bits."""
    bits = 0
    for name in names:
        bits |= BIT[NUMBER[name]]
    return bits


def _cards(numbers: dict[str, int], names: list[str]) -> Pile:
    """Cards by their numbers."""
    return tuple([numbers[name] for name in names])
