"""Messages on sockets, HTTP responses and replays contain only what each viewer may know."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from typing import NamedTuple

import pytest
from hidden import GAMES, Step, allowed, events_sent, played, record, secrets, viewers
from server.harness import ME, OPEN, Json, Person, Server, Socket, any_move

import conclave
from conclave.core.position import Position
from conclave.server.wording import words_for

SEATS = {"vendetta": 3, "empire": 2, "masquerade": 3, "vtes": 2}
MOVES = {"vendetta": 15, "empire": 40, "masquerade": 45, "vtes": 60}
NAMES = ("Anna", "Bert", "Cleo")


class Moment(NamedTuple):
    """The full state of a table after an entry of its log."""

    step: Step | None
    position: Position


def truth(server: Server, table: str) -> dict[int, Moment]:
    """Replay a table from its seed and moves."""
    stored = sqlite3.connect(server.database)
    game, options, seed = stored.execute(
        "SELECT game, options, seed FROM tables WHERE id = ?", (table,)
    ).fetchone()
    entries = stored.execute(
        'SELECT number, kind, seat, body FROM entries WHERE "table" = ? ORDER BY number', (table,)
    ).fetchall()
    stored.close()
    found: dict[int, Moment] = {}
    position: Position | None = None
    for number, kind, seat, body in entries:
        step = None
        if kind == "begin":
            position = conclave.game(game).start(SEATS[game], int(seed), json.loads(options))
            step = Step(None, "", position, position.copy(), list(position.events))
        elif kind == "move":
            assert position is not None
            before, move = position.copy(), json.loads(body)["move"]
            events = list(position.play(seat, move))
            step = Step(seat, move, before, position.copy(), events)
        if position is not None:
            found[number] = Moment(step, position.copy())
    return found


def seated(server: Server, game: str) -> tuple[Json, list[Person]]:
    """People at every seat of a public table, and a spectator."""
    people = [server.person(name) for name in NAMES[: SEATS[game]]]
    options = {} if game != "vtes" else {"decks": "starter"}
    seats = [ME, *[OPEN] * (SEATS[game] - 1)]
    table = people[0].table(*seats, game=game, options=options, public=True)
    for person in people[1:]:
        person.join(table)
    return table, [*people, server.person()]


def play(sockets: list[Socket], moves: int, enough: Callable[[], bool]) -> None:
    """Make random moves, then continue until there is enough to check."""
    rng = random.Random(2)
    number = max(socket.hear()["number"] for socket in sockets)
    made = 0
    while made < moves or not enough():
        assert made < 5 * moves, "nothing was hidden"
        for socket in sockets:
            socket.until_number(number)
        asked = next((one for one in sockets if one.state["decision"] is not None), None)
        if asked is None:  # the server made an automatic pass
            number += 1
            continue
        done = asked.say("move", number=number, move=any_move(asked.state, rng))
        if done["type"] == "done":
            number, made = done["number"], made + 1
        else:
            assert done["error"] == "table-moved-on", done
            number = asked.state["number"]


@pytest.mark.parametrize("game", GAMES)
def test_each_viewer_is_sent_only_what_he_may_know(server: Server, game: str) -> None:
    table, people = seated(server, game)
    sockets = [person.sit(table) for person in people]

    def enough() -> bool:
        """Whether something was hidden from every viewer."""
        steps = [moment.step for moment in truth(server, table["id"]).values()][1:]
        return game == "vendetta" or all(
            any(step is not None and secrets(step, viewer) for step in steps)
            for viewer in (*range(SEATS[game]), None)
        )

    play(sockets, MOVES[game], enough)
    states = [person.state(table) for person in people]
    happened = truth(server, table["id"])
    for seat, socket in enumerate(sockets):
        viewer = seat if seat < SEATS[game] else None
        shown = [one for one in socket.heard if one["type"] in ("sync", "update")]
        shown.append(states[seat])
        assert len(shown) > MOVES[game]
        for message in shown:
            check(message, happened, viewer)


def check(message: Json, happened: dict[int, Moment], viewer: int | None) -> None:
    """Check that a message contains exactly what its viewer may know."""
    position = happened[message["number"]].position
    assert message["sheet"]["my_seat"] == viewer
    if position.over:
        return
    assert message["view"] == json.loads(json.dumps(position.view(viewer)))
    assert "seed" not in message["sheet"]
    assert ("invitation" in message["sheet"]) == (viewer is not None)
    if viewer is None:
        assert message["decision"] is None
        assert message["stops"] is None
        assert not message["can_undo"]
    elif message["decision"] is not None:
        assert message["decision"]["seat"] == viewer
        moves = [option["move"] for option in message["decision"]["options"]]
        assert moves == [move.text for move in position.options(viewer)]
    for entry in message["log"]:
        step = happened[entry["number"]].step if entry["number"] in happened else None
        assert entry["events"] == ([] if step is None else events_sent(step.events, viewer))


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_each_viewer_what_he_saw(server: Server, game: str) -> None:
    anybody = server.person()
    text = record(game).write()
    id = anybody.http.post("/api/replays", content=text.encode()).json()["id"]
    words = words_for("en", conclave.game(game))
    hidden = 0
    for viewer in viewers(record(game).position):
        eyes = "none" if viewer is None else str(viewer)
        steps = anybody.get(f"/api/replays/{id}", eyes=eyes, count=200)["steps"]
        assert len(steps) == len(played(game))
        for shown, step in zip(steps, played(game), strict=True):
            view = step.position.view(viewer)
            assert shown["view"] == json.loads(json.dumps(view))
            assert shown["situation"] == words.situation(view)
            assert shown["events"] == events_sent(step.events, viewer)
            assert shown["words"] == words.event_lines(allowed(step.events, viewer))
            hidden += shown["words"] != words.event_lines(step.events)
    assert hidden > 0 or game == "vendetta"
    everything = anybody.get(f"/api/replays/{id}", eyes="all", count=200)["steps"]
    for shown, step in zip(everything, played(game), strict=True):
        assert shown["events"] == [event.to_dict() for event in step.events]
        assert shown["view"] == json.loads(json.dumps(step.position.reveal()))


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_deduced_from_the_view(server: Server, game: str) -> None:
    table, people = seated(server, game)
    number, given = -1, list[list[Json]]()
    while people[0].state(table)["number"] != number:  # the server may make automatic passes
        number = people[0].state(table)["number"]
        given = [person.get(f"/api/tables/{table['id']}/hints") for person in people]
    position = truth(server, table["id"])[number].position
    rules = position.game
    for seat, hints in enumerate(given):
        viewer = seat if seat < SEATS[game] else None
        assert [hint["facts"] for hint in hints] == [
            hint.facts for hint in rules.hints(position.view(viewer))
        ]
