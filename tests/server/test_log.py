"""The log as each viewer reads it: who "you" is, and what is told together."""

from __future__ import annotations

from server.duels import duel, play_until
from server.harness import Json, Person, Server


def shown(log: list[Json]) -> list[str]:
    """The lines on the screen: not of entries that a later one tells again."""
    found: list[str] = []
    told = len(log) + 1_000
    for entry in reversed(log):
        if entry["words"] and entry["number"] < told:
            found[:0] = entry["words"]
            told = entry.get("since", len(log) + 1_000)
    return found


def at_transfers(server: Server) -> tuple[Json, Person, Person, Json, str]:
    """A table where somebody has four transfers: who, the other, the state and a transfer."""
    table, anna, bert = duel(server)
    mover, state = play_until(has_four, table, anna, bert)
    move = next(one for one in moves(state) if one.startswith("transfer "))
    return table, mover, bert if mover is anna else anna, state, move


def has_four(_: Person, state: Json) -> bool:
    return bool(state["decision"]["prompt"] == "Influence phase: you have 4 transfers left.")


def moves(state: Json) -> list[str]:
    return [option["move"] for option in state["decision"]["options"]]


def test_transfers_are_one_line_that_speaks_to_who_makes_them(server: Server) -> None:
    table, mover, other, state, move = at_transfers(server)
    name = state["sheet"]["seats"][state["decision"]["seat"]]["name"]
    card = state["decision"]["options"][moves(state).index(move)]["names"]["card"]
    for _ in range(3):
        mover.move(table, state["number"], move)
        state = mover.state(table, after=100_000)
    assert shown(mover.state(table)["log"])[-2:] == [
        "Influence phase.",
        f"You put 3 pool on {card}.",
    ]
    assert shown(other.state(table)["log"])[-2:] == [
        "Influence phase.",
        f"{name} puts 3 pool on a face-down card.",
    ]
    assert "Master phase." not in shown(other.state(table)["log"])


def test_what_somebody_says_in_between_keeps_lines_apart(server: Server) -> None:
    table, mover, other, state, move = at_transfers(server)
    mover.move(table, state["number"], move)
    other.post(f"/api/tables/{table['id']}/chat", {"text": "Hm."})
    mover.move(table, mover.state(table, after=100_000)["number"], move)
    lines = shown(other.state(table)["log"])
    assert lines[-2] == "Hm."
    assert lines[-3] == lines[-1]
