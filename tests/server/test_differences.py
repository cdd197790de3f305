"""Updates as differences: patching gives the intended state."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from server.harness import BOT, ME, OPEN, Server
from server.test_secrets import enter

from conclave.core.registry import game as find_game
from conclave.server import acts, entries, table_view
from conclave.server.differences import difference, patched
from conclave.server.entries import Draft
from conclave.server.table import Table
from conclave.server.table_view import Presence, Viewer
from conclave.server.terms import PERSON, Chair, Terms

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from("abc"),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4)
    ),
    max_leaves=25,
)


def sent(data: Any) -> Any:
    """Data after a JSON round trip."""
    return msgspec.json.decode(msgspec.json.encode(data))


@given(PLAIN, PLAIN)
def test_a_difference_turns_the_old_into_the_new(old: Any, new: Any) -> None:
    change = difference(old, new)
    if change is None:
        assert msgspec.json.encode(old, order="sorted") == msgspec.json.encode(new, order="sorted")
    else:
        before = msgspec.json.encode(old)
        assert patched(old, sent(change)) == new
        assert msgspec.json.encode(old) == before


def test_the_forms_of_a_difference() -> None:
    assert difference({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}) is None
    assert difference({"a": 1, "b": 2}, {"a": 1, "c": None}) == {"b": [], "c": [None]}
    assert difference({"pool": [30, 30]}, {"pool": [30, 28]}) == {"pool": {"1": [28]}}
    assert difference(["x", "y", "z"], ["x", "z"]) == [1, 1, []]
    assert difference(["x", "z"], ["x", "y", "y", "z"]) == [1, 0, ["y", "y"]]
    assert difference([], [1]) == [0, 0, [1]]
    assert difference({"a": {"tapped": False}}, {"a": {"tapped": True}}) == {
        "a": {"tapped": [True]}
    }
    assert difference(True, 1) == [1]
    assert difference({"a": [1]}, None) == [None]


@pytest.mark.parametrize("name", ["vendetta", "masquerade", "empire", "vtes"])
def test_in_every_game_patched_parts_equal_the_current_ones(name: str) -> None:
    game, rng = find_game(name), random.Random(7)
    seats = min(4, game.seats[-1])
    chairs = tuple(Chair(PERSON, str(seat), f"P{seat}") for seat in range(seats))
    options = game.settings({"decks": "starter"} if name == "vtes" else {})
    table = Table(Terms("t", game, options, chairs, True, None, "invitation", 3, "host", 0))
    enter(table, Draft(kind=entries.BEGIN))
    viewers = [Viewer(seat, True, "de") for seat in (*range(seats), None)]
    shown = {viewer: parts(table, viewer) for viewer in viewers}
    small = whole = 0
    for _ in range(150):
        state = table.state
        position = state.position
        assert position is not None
        if position.over:
            break
        seat = rng.choice(position.deciders)
        move = rng.choice(list(position.options(seat)))
        enter(table, acts.move(state, seat, state.number, move.text))
        for viewer in viewers:
            before, after = shown[viewer], parts(table, viewer)
            change = difference(before, after)
            assert change is not None
            assert patched(sent(before), sent(change)) == sent(after)
            small += len(msgspec.json.encode(change))
            whole += len(msgspec.json.encode(after))
            shown[viewer] = after
    assert small < whole / 2


def parts(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The parts of a table for a viewer, without the log."""
    return table_view.parts(table, viewer, Presence())


def test_an_update_gives_the_same_as_a_sync(server: Server) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, OPEN, BOT)
    socket = anna.sit(table)
    first = socket.hear()
    bert.join(table)
    socket.until_number(first["number"] + 2)
    socket.say("move", number=socket.state["number"], move="place 1 d1")
    socket.say("move", number=socket.state["number"], move="done")
    messages = [msgspec.json.decode(raw) for raw in socket.raw]
    update = next(one for one in messages if one["type"] == "update" and "view" in one["changes"])
    assert set(update) == {"type", "number", "since", "changes", "log"}
    assert update["since"] == first["number"]
    assert "commitment" not in update["changes"]["sheet"]
    whole = anna.state(table, after=socket.state["number"])
    socket.until_number(whole["number"])
    for part in ("sheet", "view", "decision", "undo", "can_undo", "clocks", "stops"):
        assert socket.state[part] == whole[part], part


def test_a_reconnecting_client_syncs_and_gets_updates(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, OPEN, BOT)
    one, two = anna.sit(table), anna.sit(table)
    one.hear(), two.hear()
    one.say("chat", text="one")
    two.wire.send('{"type":"sync","after":0}')
    again = two.until(lambda message: message["type"] == "sync")
    one.say("chat", text="two")
    two.until_number(again["number"] + 1)
    assert msgspec.json.decode(two.raw[-1])["since"] == again["number"]
    assert two.state["log"] == one.state["log"]
