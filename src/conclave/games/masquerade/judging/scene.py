"""A scene: what one seat knows at one moment, in numbers, for the judge.

It is built from a view, or much faster from an imagined position.
"""

from __future__ import annotations

from typing import Final

from conclave.core.position import Plain
from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.rules.constants import BIT, HAVEN, PLACES
from conclave.games.masquerade.rules.constants import PLANNING as PLANNING_PHASE
from conclave.games.masquerade.rules.power import total_power
from conclave.games.masquerade.rules.table import Table

HIDDEN: Final = -1
"""Stands for a card that the seat doesn't know, or a missing ally."""
UNCOUNTED: Final = -1000
SPOTS: Final = HAVEN + 1
PLACE_NUMBERS: Final = {name: number for number, name in enumerate(PLACES)}


class Scene:
    """A seat's knowledge. Rows by place and seat are flat, as on the table."""

    def __init__(self, seats: int, seat: int) -> None:
        self.seats = seats
        self.seat = seat
        self.round = 0
        self.planning = False
        self.place = 0
        """The location being resolved."""
        self.out: list[bool] = []
        self.blood: list[int] = []
        self.tokens: list[int] = []
        self.allies: list[int] = []
        """The size of each seat's alliance."""
        self.hand: list[int] = []
        """The size of each seat's hand."""
        self.at_stake: list[int] = [HIDDEN] * SPOTS
        self.cards: list[tuple[int, ...]] = [()] * (SPOTS * seats)
        self.own_down: list[list[int]] = [[] for _ in range(SPOTS)]
        """The seat's own face-down cards."""
        self.deployed: list[int] = [0] * (SPOTS * seats)
        self.powers: list[int] = [UNCOUNTED] * (SPOTS * seats)
        self.table: Table | None = None

    def power(self, place: int, seat: int) -> int:
        """A seat's visible power at a location."""
        spot = place * self.seats + seat
        power = self.powers[spot]
        if power == UNCOUNTED:
            assert self.table is not None
            power = total_power(self.table, seat, place)
            self.powers[spot] = power
        return power


def from_view(view: dict[str, Plain], seat: int) -> Scene:
    """The scene of a seat, from its view."""
    seats: int = view["seats"]
    scene = Scene(seats, seat)
    scene.round = view["round"]
    scene.planning = view["phase"] == PLANNING_PHASE
    scene.place = PLACE_NUMBERS[view["place"] or ""]
    scene.out = view["out"]
    scene.blood = view["blood"]
    scene.tokens = [red + grey for red, grey in zip(view["red_tokens"], view["grey_tokens"])]
    scene.allies = [len(alliance) for alliance in view["alliance"]]
    scene.hand = [hand if isinstance(hand, int) else len(hand) for hand in view["hand"]]
    for name, rows in view["cards"].items():
        place = PLACE_NUMBERS[name]
        ally = view["at_stake"][name]
        scene.at_stake[place] = HIDDEN if ally is None else LIBRARY.numbers[ally]
        for other in range(seats):
            spot = place * seats + other
            scene.cards[spot] = tuple(
                [HIDDEN if card is None else LIBRARY.numbers[card] for card in rows[other]]
            )
            scene.deployed[spot] = view["deployed_blood"][name][other]
            scene.powers[spot] = view["power"][name][other]
        mine = zip(scene.cards[place * seats + seat], view["face_down"][name][seat])
        scene.own_down[place] = [card for card, down in mine if down and card != HIDDEN]
    return scene


def from_table(table: Table, seat: int) -> Scene:
    """The scene of a seat at an imagined position."""
    seats = table.seats
    scene = Scene(seats, seat)
    scene.table = table
    scene.round = table.round
    scene.planning = table.phase == PLANNING_PHASE
    scene.place = table.place
    scene.out = table.out
    scene.blood = table.blood
    scene.tokens = [red + grey for red, grey in zip(table.red, table.grey)]
    scene.allies = [len(alliance) for alliance in table.alliance]
    scene.hand = [len(hand) for hand in table.hand]
    scene.at_stake = table.at_stake
    scene.deployed = table.blood_at
    scene.cards = table.cards[:]
    for place in table.places:
        for other in range(seats):
            spot = place * seats + other
            cards = table.cards[spot]
            for card in cards:
                if table.face_down[card]:
                    scene.cards[spot] = _known(table, seat, cards)
                    if other == seat:
                        scene.own_down[place] = [
                            card
                            for card in scene.cards[spot]
                            if card != HIDDEN and table.face_down[card]
                        ]
                    break
    return scene


def _known(table: Table, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards with HIDDEN for face-down ones that the seat doesn't know."""
    return tuple(
        [
            HIDDEN
            if table.face_down[card]
            and table.owner(card) != seat
            and not table.looked[card] & BIT[seat]
            else card
            for card in cards
        ]
    )
