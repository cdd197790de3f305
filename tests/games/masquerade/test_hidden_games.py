"""MASQ-HID: whole games with all variants, comparing tables with secret cards swapped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from games.masquerade.secrets import known, swapped, viewers, visible_text
from games.masquerade.stage import GAME

from conclave import Rng
from conclave.core.events import Event, visible
from conclave.core.moves import Move
from conclave.games.masquerade.rules.events.moving import (
    Looked,
    Moved,
    Played,
    Revealed,
    ShuffledBack,
)
from conclave.games.masquerade.rules.library import CLAN_SIZE, STARTING
from conclave.games.masquerade.rules.table import Table
from conclave.testing import rule

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (3, {"relics": "yes", "locations": "yes"}),
    (4, {}),
    (4, {"teams": "yes", "relics": "yes"}),
    (5, {"locations": "yes"}),
    (6, {"relics": "yes", "locations": "yes"}),
]
ALL_VARIANTS = pytest.mark.parametrize(("seats", "settings"), VARIANTS)


class Memory:
    """What each viewer has been shown, according to the events."""

    def __init__(self, seats: int) -> None:
        self.shown: dict[int | None, set[str]] = {seat: set() for seat in (*range(seats), None)}
        self.forgotten: set[int] = set()
        """The players whose shown cards may have returned to their decks."""

    def note(self, events: list[Event]) -> None:
        """Record which cards were shown to whom."""
        for event in events:
            if isinstance(event, ShuffledBack) or event.to_dict().get("ally") == "roberta-urbani":
                seat = event.to_dict().get("seat")
                if isinstance(seat, int):
                    self.forgotten.add(seat)
            if isinstance(event, Played):
                self.everybody({event.card})
            elif isinstance(event, Revealed | Moved):
                self.everybody(set(event.cards))
            elif isinstance(event, Looked):
                self.shown[event.seat].add(event.card)

    def everybody(self, cards: set[str]) -> None:
        """Record cards shown to everybody."""
        for seen in self.shown.values():
            seen |= cards


def games(
    seats: int, settings: dict[str, object], every: int
) -> Iterator[tuple[Table, int, Move, Memory]]:
    """Some positions of random games, with the next move and everybody's memory."""
    for seed in range(2):
        table = GAME.start(seats, seed, settings)
        assert isinstance(table, Table)
        rng, memory, number = Rng(f"hidden {seed}"), Memory(seats), seed
        while not table.over:
            seat = table.deciders[rng.below(len(table.deciders))]
            move = table.options(seat).pick(rng)
            number += 1
            if number % every == 0 and -1 not in table.clan:
                yield table, seat, move, memory
            memory.note(table.play(seat, move))


def secret_pairs(table: Table, viewer: int | None, memory: Memory) -> Iterator[tuple[str, str]]:
    """For each other player in the game, two cards that the viewer was never shown.

    One of them is in hand, drawn or face down if possible.
    """
    names = table.library.names
    for owner in range(table.seats):
        if owner == viewer or table.out[owner]:
            continue
        first = table.clan[owner] * CLAN_SIZE
        never = [
            names[card]
            for card in range(first + STARTING, first + CLAN_SIZE)
            if names[card] not in memory.shown[viewer]
        ]
        deck = [names[card] for card in table.deck[owner]]
        near = [name for name in never if name not in deck]
        far = [name for name in never if name in deck]
        if near and far:
            yield near[0], far[0]
        if len(near) > 1:
            yield near[0], near[1]
        if len(far) > 1:
            yield far[0], far[1]


@rule("MASQ-HID-01", "MASQ-HID-04", "MASQ-HID-06", "MASQ-HID-13", "MASQ-HID-19")
@ALL_VARIANTS
def test_swapping_cards_never_shown_changes_nothing_for_a_viewer(
    seats: int, settings: dict[str, object]
) -> None:
    compared = 0
    for table, _, _, memory in games(seats, settings, every=4 * seats):
        for viewer in viewers(table):
            here = known(table, viewer)
            for one, other in secret_pairs(table, viewer, memory):
                assert known(swapped(table, one, other), viewer) == here
                compared += 1
    assert compared > 50


@rule("MASQ-HID-08", "MASQ-HID-10", "MASQ-HID-11", "MASQ-HID-20")
@ALL_VARIANTS
def test_moves_reveal_only_what_their_events_show(seats: int, settings: dict[str, object]) -> None:
    compared = 0
    for table, seat, move, memory in games(seats, settings, every=4 * seats):
        for viewer in viewers(table):
            for one, other in secret_pairs(table, viewer, memory):
                here, there = table.copy(), swapped(table, one, other)
                if move not in there.options(seat):
                    continue
                events, others = here.play(seat, move), there.play(seat, move)
                if not any(event.reveals for event in (*events, *others)):
                    assert visible_text(events, viewer) == visible_text(others, viewer)
                    assert here.view(viewer) == there.view(viewer)
                    compared += 1
    assert compared > 20


@rule("MASQ-HID-02", "MASQ-HID-06", "MASQ-HID-07")
@ALL_VARIANTS
def test_a_viewer_sees_only_cards_he_was_shown(seats: int, settings: dict[str, object]) -> None:
    for table, _, _, memory in games(seats, settings, every=2 * seats):
        for viewer in viewers(table):
            view = table.view(viewer)
            for owner in range(seats):
                if owner == viewer or table.out[owner]:
                    continue
                first = table.clan[owner] * CLAN_SIZE
                mine = table.library.names[first : first + CLAN_SIZE]
                rows = [*view["cards"].values(), [view["seen"][owner]]]
                named = {name for row in rows for cards in row for name in cards if name in mine}
                assert named <= memory.shown[viewer] | set(mine[:STARTING])
                assert isinstance(view["hand"][owner], int)
                assert isinstance(view["drawn"][owner], int)
                assert view["bottom"][owner] is None


@rule("MASQ-HID-02")
@ALL_VARIANTS
def test_shown_cards_stay_known_until_they_may_have_been_put_back(
    seats: int, settings: dict[str, object]
) -> None:
    remembered = 0
    for table, _, _, memory in games(seats, settings, every=2 * seats):
        for viewer in viewers(table):
            seen = table.view(viewer)["seen"]
            for owner in range(seats):
                if owner in (viewer, *memory.forgotten) or table.out[owner]:
                    continue
                held = {table.library.names[card] for card in table.hand[owner]}
                assert held & memory.shown[viewer] <= set(seen[owner])
                remembered += len(seen[owner])
    assert remembered > 100


@rule("MASQ-HID-03")
@ALL_VARIANTS
def test_every_seat_sees_its_own_events_in_full(seats: int, settings: dict[str, object]) -> None:
    for table, seat, move, _ in games(seats, settings, every=2 * seats):
        events = table.copy().play(seat, move)
        for event in events:
            owner = event.to_dict().get("seat")
            if isinstance(owner, int) and owner >= 0:
                assert visible([event], owner) == [event]
