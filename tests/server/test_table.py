"""A table in memory: moves are played once, undo is fast, loading doesn't block."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.test_secrets import enter, table_of
from tiny import duel

from conclave.core.events import Event
from conclave.core.game import Game
from conclave.core.moves import Move
from conclave.core.position import Position
from conclave.core.registry import register, unregister
from conclave.core.rng import Rng
from conclave.server import acts, entries
from conclave.server.entries import Draft
from conclave.server.loading import SLICE
from conclave.server.node import Node
from conclave.server.settings import Settings
from conclave.server.table import Table
from conclave.server.terms import Chair, Terms


class CountedArena(duel.Arena):
    """A duel that counts the moves played in all its copies."""

    played = 0

    def play(
        self, seat: int, move: Move | str, snapshots: list[Position] | None = None
    ) -> list[Event]:
        CountedArena.played += 1
        return super().play(seat, move, snapshots)


class CountedDuel(duel.DuelGame):
    name = "counted"
    stops = "always"

    def empty(self, seats: int, settings: dict[str, Any], rng: Rng) -> duel.Arena:
        return CountedArena(self, seats, settings, rng)


@pytest.fixture
def counted() -> Iterator[Game]:
    """A game that counts moves, with paused reactions."""
    game = CountedDuel()
    register(game)
    CountedArena.played = 0
    yield game
    unregister("counted")


def terms(game: Game, seed: int) -> Terms:
    chairs = tuple(Chair() for _ in range(2))
    return Terms("t", game, game.settings({}), chairs, True, None, "invitation", seed, "", 0)


def position_of(table: Table) -> Any:
    assert table.state.position is not None
    return table.state.position


def test_a_move_is_played_once_even_if_it_waits(counted: Game, tmp_path: Path) -> None:
    async def play() -> list[str]:
        settings = Settings(database=str(tmp_path / "counted.sqlite"), pause=0.02, bot_pace=0)
        async with Node.open(settings) as node:
            people = [await node.people.guest(name, "en") for name in ("Anna", "Bert")]
            start = terms(counted, 3)
            hosted = Terms(**{**vars(start), "host": people[0].id})
            table = await node.tables.create(hosted, 0, people[0], [])
            join = acts.join(table.state, people[1], None, None)
            await node.tables.submit(table, lambda _: join, people[1].id)
            rng, made = random.Random(1), []
            while not position_of(table).over:
                seat = position_of(table).deciders[0]
                move = rng.choice(list(position_of(table).options(seat))).text
                number = table.state.number
                await node.tables.play(table, people[seat].id, number, move, f"m{number}")
                made.append(move)
            return made

    made = asyncio.run(play())
    assert "pass" in made, "some answers had to wait for their time"
    assert CountedArena.played == len(made)


@pytest.mark.parametrize("name", ["vendetta", "masquerade", "vtes"])
def test_taking_back_restores_the_exact_position(name: str) -> None:
    import conclave

    table = table_of(conclave.game(name), 3, 5)
    rng, digests = random.Random(2), {}
    for _ in range(40):
        position = position_of(table)
        digests[table.state.number] = position.digest()
        seat = position.deciders[0]
        options = position.options(seat)
        text = options[rng.randrange(len(options))].text
        enter(table, acts.move(table.state, seat, table.state.number, text))
    for to in (40, 33, 17, 16, 2, 1):
        enter(table, Draft(kind=entries.UNDO, seat=0, body={"to": to, "seat": 0}))
        assert position_of(table).digest() == digests[to]


def test_taking_back_late_replays_few_moves(counted: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "TURNS", 2000)
    table = Table(terms(counted, 3))
    enter(table, Draft(kind=entries.BEGIN))
    for _ in range(1000):
        seat = position_of(table).deciders[0]
        enter(table, acts.move(table.state, seat, table.state.number, "rest"))
    for back, most in ((1, 1), (5, 8), (60, 64), (300, 300)):
        to = table.state.moves[-back].number - 1
        CountedArena.played = 0
        enter(table, Draft(kind=entries.UNDO, seat=0, body={"to": to, "seat": 0}))
        assert CountedArena.played <= most, back
    assert len(table.state.checkpoints) < 15


def test_loading_a_long_game_does_not_block_others(
    counted: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(duel, "TURNS", 2000)
    moves = 20 * SLICE

    async def load() -> int:
        database = str(tmp_path / "long.sqlite")
        async with Node.open(Settings(database=database, pause=0, bot_pace=0)) as node:
            person = await node.people.guest("Anna", "en")
            hosted = Terms(**{**vars(terms(counted, 3)), "host": person.id})
            table = await node.tables.create(hosted, None, person, [])
            await node.tables.submit(table, lambda _: [Draft(kind=entries.BEGIN)])
            drafts = [
                Draft(kind=entries.MOVE, seat=number % 2, body={"move": "rest"})
                for number in range(moves)
            ]
            await node.tables.submit(table, lambda _: drafts)
        async with Node.open(Settings(database=database, pause=0, bot_pace=0)) as node:
            loading = asyncio.create_task(node.tables.get("t"))
            CountedArena.played, longest = 0, 0
            while not loading.done():
                before = CountedArena.played
                await asyncio.sleep(0)
                longest = max(longest, CountedArena.played - before)
            assert position_of(await loading).number == moves
            return longest

    assert 0 < asyncio.run(load()) <= SLICE


def test_a_tried_move_is_not_confused_with_another() -> None:
    import conclave

    table = table_of(conclave.game("vendetta"), 3, 5)
    state, seat = table.state, position_of(table).deciders[0]
    options = position_of(table).options(seat)
    tried, made = options[0], options[1]
    acts.move(state, seat, state.number, tried.text)
    enter(table, acts.move(state, seat, state.number, made.text))
    wanted = state.position
    assert wanted is not None
    wanted = wanted.copy()
    wanted.play(seat, made)
    assert position_of(table).digest() == wanted.digest()
