"""Two people at a table of V:TES, where most questions are reactions."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from server.harness import ME, OPEN, Json, Person, Server

import conclave

VTES = conclave.game("vtes")
STARTER = {"decks": "starter"}
IDLE = {"pass", "done", "decline"}


def duel(server: Server, **more: Any) -> tuple[Json, Person, Person]:
    """Anna and Bert at a table of V:TES."""
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, OPEN, game="vtes", options=STARTER, **more)
    bert.join(table)
    return table, anna, bert


def want(person: Person, table: Json, **request: Any) -> None:
    """Set a person's stops."""
    person.post(f"/api/tables/{table['id']}/stops", request)


def next_asked(table: Json, *people: Person) -> tuple[Person, Json]:
    """The person who is asked next, with the table's state."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        for person in people:
            state = person.state(table, after=100_000)
            if state["decision"] is not None:
                return person, state
        time.sleep(0.005)
    raise AssertionError("nobody is asked")


def quietly(state: Json) -> str:
    """The move that ends the question soonest."""
    moves: list[str] = [option["move"] for option in state["decision"]["options"]]
    return next((move for move in moves if move in IDLE), moves[0])


def play_until(
    wanted: Callable[[Person, Json], bool], table: Json, *people: Person
) -> tuple[Person, Json]:
    """Everybody passes until a wanted question comes up."""
    for _ in range(60):
        person, state = next_asked(table, *people)
        if wanted(person, state):
            return person, state
        person.move(table, state["number"], quietly(state))
    raise AssertionError("it does not come to that")
