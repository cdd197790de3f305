"""Nobody is ever sent what he may not know."""

from __future__ import annotations

import dataclasses
import random

import msgspec
import pytest
from server.harness import ME, OPEN, Json, Server, play_live
from tiny import auction, duel

from conclave.core.game import Game
from conclave.core.registry import game as find_game
from conclave.core.registry import register, unregister
from conclave.core.rng import Rng
from conclave.server import acts, entries, telling
from conclave.server.entries import Draft, Entry
from conclave.server.table import Table
from conclave.server.telling import Presence, Viewer
from conclave.server.terms import BOT, Chair, Terms


def table_of(game: Game, seats: int, seed: int) -> Table:
    chairs = tuple(Chair(BOT, bot="random") for _ in range(seats))
    settings = game.settings({})
    terms = Terms("t", game, settings, chairs, True, None, "invitation", seed, "host", 0)
    table = Table(terms)
    enter(table, Draft(kind=entries.BEGIN))
    return table


def enter(table: Table, draft: Draft) -> None:
    number = table.standing.number + 1
    table.take(*table.fold([Entry.of(draft, number, number * 1000)]))


@pytest.mark.parametrize("name", ["vendetta", "auction", "duel"])
def test_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_know(name: str) -> None:
    register(auction.AUCTION)
    register(duel.DUEL)
    try:
        game = find_game(name)
        table = table_of(game, game.seats[-1], 5)
        rng, moves = Rng(9), random.Random(4)
        for _ in range(60):
            standing = table.standing
            position = standing.position
            assert position is not None
            if position.over:
                break
            for seat in (*range(position.seats), None):
                viewer = Viewer(seat, True, "en")
                seen = sent(table, viewer)
                for _ in range(3):
                    other = Table(standing.terms)
                    other.log = table.log
                    imagined = position.imagine(seat, rng)
                    other.standing = dataclasses.replace(standing, position=imagined)
                    assert sent(other, viewer) == seen
            seat = moves.choice(position.deciders)
            move = moves.choice(list(position.options(seat)))
            enter(table, acts.move(standing, seat, standing.number, move.text))
    finally:
        unregister("auction")
        unregister("duel")


def sent(table: Table, viewer: Viewer) -> bytes:
    return msgspec.json.encode(telling.sync(table, viewer, Presence(), 0))


def test_several_may_decide_at_once_and_none_sees_what_another_chose() -> None:
    register(auction.AUCTION)
    try:
        table = table_of(find_game("auction"), 3, 1)
        position = table.standing.position
        assert position is not None
        while len(position.deciders) < 2:
            seat = position.deciders[0]
            move = position.options(seat)[0]
            enter(table, acts.move(table.standing, seat, table.standing.number, move.text))
            position = table.standing.position
            assert position is not None
        asked = table.standing.number
        first, second = position.deciders[:2]
        one, other = position.options(first)[-1], position.options(second)[0]
        enter(table, acts.move(table.standing, first, asked, one.text))
        [told] = telling.log_after(table, Viewer(second, True, "en"), table.standing.number - 1)
        assert one.text not in bytes(told).decode()  # type: ignore[call-overload]
        # The other's answer was given before he saw that the first had answered: it counts.
        enter(table, acts.move(table.standing, second, asked, other.text))
    finally:
        unregister("auction")


def test_a_real_games_traffic_holds_no_secret(server: Server) -> None:
    people = [server.person(name) for name in ("Anna", "Bert", "Cleo")]
    table = people[0].table(ME, OPEN, OPEN, public=True)
    for person in people[1:]:
        person.join(table)
    sockets = [person.sit(table) for person in people]
    watcher = server.person().sit(table)
    play_live(sockets)
    watcher.until(lambda message: message.get("sheet", {}).get("state") == "finished")
    for seat, socket in enumerate([*sockets, watcher]):
        updates = [message for message in socket.heard if message["type"] in ("sync", "update")]
        assert len(updates) >= 12
        for message in updates:
            check(message, seat if seat < 3 else None)


def check(message: Json, seat: int | None) -> None:
    """One update holds a seat's own supply, and nobody else's until the game is over."""
    sheet, view = message["sheet"], message["view"]
    assert sheet["my_seat"] == seat
    assert ("invitation" in sheet) == (seat is not None)
    assert ("seed" in sheet) == (sheet["state"] == "finished")
    assert view["seat"] == seat
    over = sheet["state"] == "finished"
    for hidden in ("supply", "box"):
        assert [known is not None for known in view[hidden]] == [
            over or n == seat for n in range(3)
        ]
    for cards in ("pile", "raid"):
        assert isinstance(view[cards], list if over else int)
    if message["decision"] is not None:
        assert message["decision"]["seat"] == seat
