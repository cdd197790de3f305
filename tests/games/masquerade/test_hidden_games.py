"""MASQ-HID: whole games with all variants, with every secret card in another's place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from games.masquerade.secrets import heard, known, swapped, watchers
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
    """What each watcher has been shown, kept from the events alone."""

    def __init__(self, seats: int) -> None:
        self.shown: dict[int | None, set[str]] = {seat: set() for seat in (*range(seats), None)}
        self.forgotten: set[int] = set()
        """Whose cards may have gone back to his deck since they were shown."""

    def note(self, events: list[Event]) -> None:
        """Whose eyes fell on which cards."""
        for event in events:
            if isinstance(event, ShuffledBack) or event.told().get("ally") == "roberta-urbani":
                seat = event.told().get("seat")
                if isinstance(seat, int):
                    self.forgotten.add(seat)
            if isinstance(event, Played):
                self.everybody({event.card})
            elif isinstance(event, Revealed | Moved):
                self.everybody(set(event.cards))
            elif isinstance(event, Looked):
                self.shown[event.seat].add(event.card)

    def everybody(self, cards: set[str]) -> None:
        """Cards that lay open."""
        for seen in self.shown.values():
            seen |= cards


def games(
    seats: int, settings: dict[str, object], every: int
) -> Iterator[tuple[Table, int, Move, Memory]]:
    """Some positions of random games, with the next move and what everybody remembers."""
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


def secret_pairs(table: Table, watcher: int | None, memory: Memory) -> Iterator[tuple[str, str]]:
    """For each other player still in the game two cards that the watcher was never shown.

    One of them is in hand, drawn or face down, where there is such a card.
    """
    names = table.library.names
    for owner in range(table.seats):
        if owner == watcher or table.out[owner]:
            continue
        first = table.clan[owner] * CLAN_SIZE
        never = [
            names[card]
            for card in range(first + STARTING, first + CLAN_SIZE)
            if names[card] not in memory.shown[watcher]
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
def test_cards_never_shown_to_a_watcher_could_change_places(
    seats: int, settings: dict[str, object]
) -> None:
    compared = 0
    for table, _, _, memory in games(seats, settings, every=4 * seats):
        for watcher in watchers(table):
            here = known(table, watcher)
            for one, other in secret_pairs(table, watcher, memory):
                assert known(swapped(table, one, other), watcher) == here
                compared += 1
    assert compared > 50


@rule("MASQ-HID-08", "MASQ-HID-10", "MASQ-HID-11", "MASQ-HID-20")
@ALL_VARIANTS
def test_no_move_tells_a_watcher_more_than_it_shows(
    seats: int, settings: dict[str, object]
) -> None:
    compared = 0
    for table, seat, move, memory in games(seats, settings, every=4 * seats):
        for watcher in watchers(table):
            for one, other in secret_pairs(table, watcher, memory):
                here, there = table.copy(), swapped(table, one, other)
                if move not in there.options(seat):
                    continue
                events, others = here.play(seat, move), there.play(seat, move)
                if not any(event.reveals for event in (*events, *others)):
                    assert heard(events, watcher) == heard(others, watcher)
                    assert here.view(watcher) == there.view(watcher)
                    compared += 1
    assert compared > 20


@rule("MASQ-HID-02", "MASQ-HID-06", "MASQ-HID-07")
@ALL_VARIANTS
def test_a_watcher_sees_no_card_that_he_was_never_shown(
    seats: int, settings: dict[str, object]
) -> None:
    for table, _, _, memory in games(seats, settings, every=2 * seats):
        for watcher in watchers(table):
            view = table.view(watcher)
            for owner in range(seats):
                if owner == watcher or table.out[owner]:
                    continue
                first = table.clan[owner] * CLAN_SIZE
                mine = table.library.names[first : first + CLAN_SIZE]
                rows = [*view["cards"].values(), [view["seen"][owner]]]
                named = {name for row in rows for cards in row for name in cards if name in mine}
                assert named <= memory.shown[watcher] | set(mine[:STARTING])
                assert isinstance(view["hand"][owner], int)
                assert isinstance(view["drawn"][owner], int)
                assert view["bottom"][owner] is None


@rule("MASQ-HID-02")
@ALL_VARIANTS
def test_what_was_shown_stays_known_until_its_owner_may_have_put_it_back(
    seats: int, settings: dict[str, object]
) -> None:
    remembered = 0
    for table, _, _, memory in games(seats, settings, every=2 * seats):
        for watcher in watchers(table):
            seen = table.view(watcher)["seen"]
            for owner in range(seats):
                if owner in (watcher, *memory.forgotten) or table.out[owner]:
                    continue
                held = {table.library.names[card] for card in table.hand[owner]}
                assert held & memory.shown[watcher] <= set(seen[owner])
                remembered += len(seen[owner])
    assert remembered > 100


@rule("MASQ-HID-03")
@ALL_VARIANTS
def test_every_event_is_told_to_its_own_seat_in_full(
    seats: int, settings: dict[str, object]
) -> None:
    for table, seat, move, _ in games(seats, settings, every=2 * seats):
        events = table.copy().play(seat, move)
        for event in events:
            owner = event.told().get("seat")
            if isinstance(owner, int) and owner >= 0:
                assert visible([event], owner) == [event]
