"""Views between the events of a move: what they show, and what they hide."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from hidden import played, worlds
from msgspec import UNSET
from server.harness import BOT, ME, OPEN, Server
from server.test_differences import parts, sent
from server.test_secrets import enter

from conclave.core.position import Position
from conclave.core.registry import game as find_game
from conclave.server import acts, entries, table_view
from conclave.server.differences import patched
from conclave.server.entries import Draft
from conclave.server.table import Table
from conclave.server.table_view import Viewer
from conclave.server.terms import PERSON, Chair, Terms


def snapshots_of(before: Position, seat: int, move: str) -> list[Position]:
    """A snapshot after each event of a move."""
    found: list[Position] = []
    events = before.copy().play(seat, move, found)
    assert len(found) == len(events)
    return found


def test_a_snapshot_shows_the_position_after_its_event() -> None:
    moved = [step for step in played("masquerade") if step.seat is not None]
    busy = max(moved, key=lambda step: len(step.events))
    assert busy.seat is not None
    found = snapshots_of(busy.before, busy.seat, busy.move)
    shown = [snapshot.view(None) for snapshot in found]
    assert len(shown) > 5
    assert all(view["deciders"] == [] for view in shown)
    last, end = shown[-1], busy.position.view(None)
    assert {key for key in last if last[key] != end[key]} <= {"deciders", "active", "phase", "turn"}
    assert shown[0]["score"] != last["score"]


def test_snapshots_hide_what_views_hide() -> None:
    compared = 0
    for world in worlds("masquerade"):
        step, viewer = world.step, world.viewer
        assert step.seat is not None
        real = zip(step.events, snapshots_of(step.before, step.seat, step.move), strict=True)
        other = zip(world.events, snapshots_of(world.before, step.seat, step.move), strict=True)
        shown, imagined = (
            [snapshot.view(viewer) for event, snapshot in pairs if event.seen_by(viewer)]
            for pairs in (real, other)
        )
        assert shown == imagined
        compared += world.differs
    assert compared > 5


def test_each_step_changes_the_view_of_the_one_before() -> None:
    game, rng = find_game("masquerade"), random.Random(3)
    chairs = tuple(Chair(PERSON, str(seat), f"P{seat}") for seat in range(4))
    terms = Terms("t", game, game.settings({}), chairs, True, None, "invitation", 3, "host", 0)
    table = Table(terms)
    enter(table, Draft(kind=entries.BEGIN))
    viewer = Viewer(None, True, "de")
    most = 0
    while table.state.position is not None and not table.state.position.over:
        position = table.state.position
        before: Any = sent(parts(table, viewer)["view"])
        seat = rng.choice(position.deciders)
        move = rng.choice(list(position.options(seat)))
        enter(table, acts.move(table.state, seat, table.state.number, move.text))
        steps = table_view.steps(table, viewer, before)
        if steps is UNSET:
            assert not table.log[-1].events
            continue
        assert isinstance(steps, list)
        counts = [step.events for step in steps]
        assert counts == sorted(set(counts))
        words, last = table_view.words_at(table.state, "de"), len(table.log) - 1
        entry = table_view.entry(table.log, last, None, words)
        told = sent(entry)["events"]
        assert all(0 < count < len(told) for count in counts)
        most = max(most, len(steps))
        for step in steps:
            after = patched(before, sent(step.changes))
            assert after != before
            before = after
    assert most > 5


def test_a_client_gets_steps_only_in_games_that_show_them(server: Server) -> None:
    anna = server.person("Anna")
    for game, shows in (("masquerade", True), ("vendetta", False)):
        table = anna.table(ME, BOT, BOT, game=game)
        socket = anna.sit(table)
        socket.until(lambda message: message["decision"] is not None)
        move = socket.state["decision"]["options"][0]["move"]
        socket.say("move", number=socket.state["number"], move=move)
        messages = [msgspec.json.decode(raw) for raw in socket.raw]
        updates = [message for message in messages if message["type"] == "update"]
        assert updates
        assert any("steps" in update for update in updates) == shows


def test_an_update_without_a_new_entry_has_no_steps(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, OPEN, OPEN, game="masquerade")
    people = [server.person(name) for name in ("Bert", "Cleo")]
    for person in people:
        person.join(table)
    socket = anna.sit(table)
    state = socket.hear()
    chooser = next(seat for seat in (0, 1, 2) if seat in state["view"]["deciders"])
    mover = [anna, *people][chooser]
    move = mover.state(table)["decision"]["options"][0]["move"]
    mover.sit(table).say("move", number=state["number"], move=move)
    moved = socket.until_number(state["number"] + 1)
    assert moved["log"][-1]["kind"] == "move"
    anna.http.patch("/api/me", json={"name": "Anna Maria"})
    socket.until(
        lambda message: (
            message["type"] == "update" and message["sheet"]["seats"][0]["name"] == "Anna Maria"
        )
    )
    assert "steps" not in msgspec.json.decode(socket.raw[-1])
