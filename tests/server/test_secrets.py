"""Nobody is sent hidden information."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping

import msgspec
import pytest
from hidden import GAMES, TABLES, Step, World, events_sent, played, secrets, viewers, worlds
from server.harness import ME, OPEN, Json, Server, play_live
from tiny import auction

from conclave.core.errors import ConclaveError
from conclave.core.game import Game
from conclave.core.registry import game as find_game
from conclave.core.registry import register, unregister
from conclave.core.stops import ALWAYS, Stops
from conclave.server import acts, entries, table_view
from conclave.server.entries import Draft, Entry
from conclave.server.table import LogLine, Table
from conclave.server.table_view import Presence, Viewer
from conclave.server.terms import PERSON, Chair, Terms
from conclave.server.wording import refusal


def table_of(game: Game, seats: int, seed: int, options: Mapping[str, object] = {}) -> Table:
    chairs = tuple(Chair(PERSON, str(seat), f"P{seat}") for seat in range(seats))
    settings = game.settings(dict(options))
    terms = Terms("t", game, settings, chairs, True, None, "invitation", seed, "host", 0)
    table = Table(terms)
    enter(table, Draft(kind=entries.BEGIN))
    return table


def enter(table: Table, draft: Draft) -> None:
    number = table.state.number + 1
    table.apply(*table.fold([Entry.of(draft, number, number * 1000)]))


def steps_at_a_table(name: str) -> Iterator[tuple[Table, Step]]:
    """A game with secrets at a table of people, step by step."""
    kind = TABLES[name]
    table = table_of(kind.game, kind.seats, kind.seed, kind.options)
    for step in played(name):
        if step.seat is not None:
            draft = Draft(kind=entries.MOVE, seat=step.seat, body={"move": step.move})
            enter(table, draft)
        position = table.state.position
        assert position is not None
        assert position.digest() == step.position.digest()
        yield table, step


def elsewhere(table: Table, world: World) -> Table:
    """The table in another world: with its position and last events."""
    other = Table(table.state.terms)
    other.log = [*table.log[:-1], LogLine(table.log[-1].entry, tuple(world.events))]
    other.shared_pause = table.shared_pause
    other.state = dataclasses.replace(table.state, position=world.position, passing={})
    return other


def worlds_at_a_table(name: str) -> Iterator[tuple[Table, World]]:
    """The same, with the other worlds at each step."""
    at: dict[int, list[World]] = {}
    for world in worlds(name):
        at.setdefault(id(world.step), []).append(world)
    for table, step in steps_at_a_table(name):
        for world in at.get(id(step), []):
            yield table, world


def refusals(table: Table, seat: int, moves: list[str]) -> list[object]:
    """Why these moves of a seat are refused; None if one isn't."""
    words = table_view.words_at(table.state, "en")
    found: list[object] = []
    for move in moves:
        try:
            acts.move(table.state, seat, table.state.number, move)
            found.append(None)
        except ConclaveError as error:
            found.append(msgspec.json.encode(refusal(error, words)))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_log_line_shows_a_viewer_only_what_he_may_know(name: str) -> None:
    hidden = 0
    for table, step in steps_at_a_table(name):
        for viewer in viewers(step.position):
            [line] = table_view.log_after(table, Viewer(viewer, True, "en"), len(table.log) - 1)
            data = msgspec.json.encode(line)
            assert msgspec.json.decode(data)["events"] == events_sent(step.events, viewer)
            for word in secrets(step, viewer):
                hidden += 1
                assert f'"{word}"'.encode() not in data
    assert hidden > 0 or not TABLES[name].hidden


@pytest.mark.parametrize("name", GAMES)
def test_messages_do_not_depend_on_hidden_information(name: str) -> None:
    """Messages include table, view, question, log, hints and refusals."""
    moves = [step.move for step in played(name)[1::9]]
    compared = differed = 0
    for table, world in worlds_at_a_table(name):
        other, viewer = elsewhere(table, world), Viewer(world.viewer, True, "en")
        assert sent(other, viewer) == sent(table, viewer)
        assert table_view.hints(other.state, viewer) == table_view.hints(table.state, viewer)
        if world.viewer is not None:
            assert refusals(other, world.viewer, moves) == refusals(table, world.viewer, moves)
        compared += world.position.reveal() != world.step.position.reveal()
        differed += world.differs
    assert compared > 30
    assert differed > 0 or not TABLES[name].hidden


def test_stops_are_sent_only_to_their_own_seat() -> None:
    for table, _ in steps_at_a_table("vtes"):
        state = table.state
        for seat in range(3):
            other = Table(state.terms)
            other.log, other.shared_pause = table.log, table.shared_pause
            # It holds, so it is asked as before, and only its stops differ.
            other.state = state.with_stops(seat, Stops(ALWAYS, hold=True))
            table.state = state.with_stops(seat, Stops(ALWAYS, at=1))
            for viewer in (0, 1, 2, None):
                eyes = Viewer(viewer, True, "en")
                assert (sent(table, eyes) == sent(other, eyes)) == (viewer != seat)
                stops = table_view.stops(state, viewer)
                assert (stops is None) == (viewer is None)
        table.state = state


def sent(table: Table, viewer: Viewer) -> bytes:
    """Everything a viewer gets, with the last line of the log."""
    return msgspec.json.encode(table_view.sync(table, viewer, Presence(), len(table.log) - 1))


def test_simultaneous_choices_stay_hidden() -> None:
    register(auction.AUCTION)
    try:
        table = table_of(find_game("auction"), 3, 1)
        position = table.state.position
        assert position is not None
        while len(position.deciders) < 2:
            seat = position.deciders[0]
            move = position.options(seat)[0]
            enter(table, acts.move(table.state, seat, table.state.number, move.text))
            position = table.state.position
            assert position is not None
        asked = table.state.number
        first, second = position.deciders[:2]
        one, other = position.options(first)[-1], position.options(second)[0]
        enter(table, acts.move(table.state, first, asked, one.text))
        [events_sent] = table_view.log_after(
            table, Viewer(second, True, "en"), table.state.number - 1
        )
        assert one.text not in msgspec.json.encode(events_sent).decode()
        # The second answer counts, although it was sent before seeing the first.
        enter(table, acts.move(table.state, second, asked, other.text))
    finally:
        unregister("auction")


def test_the_traffic_of_a_real_game_contains_no_secrets(server: Server) -> None:
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
    """Check that an update has only the seat's own supply until the game is over."""
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
