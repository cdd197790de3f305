"""The timing of reactions and clocks reveals nothing about hands."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from datetime import datetime
from itertools import pairwise

from server.duels import VTES, duel, next_asked, play_until, quietly, want
from server.harness import Json, Server, Socket
from server.test_secrets import elsewhere, enter, sent, worlds_at_a_table

from conclave.core.rng import Rng
from conclave.server import acts, entries
from conclave.server.clocks import Clocks, GameClock
from conclave.server.entries import Draft, Entry
from conclave.server.table import Table
from conclave.server.table_view import Viewer
from conclave.server.terms import PERSON, Chair, Terms


def test_clocks_wait_for_reactions_which_gain_no_time() -> None:
    clocks = Clocks.start(GameClock(60, 5), 2).turned(0, [0], None, free=2000)
    passed = clocks.turned(1900, [1], 0, free=2000, gains=False)
    assert passed.left == (60_000, 60_000)
    late = clocks.turned(2500, [0], 0, free=2000, gains=False)
    assert late.left == (59_500, 60_000)
    assert late.left_at(0, 4500) == 59_500
    assert late.left_at(0, 4600) == 59_400


def test_manual_and_automatic_answers_wait_equally(
    own_server: Callable[..., Server],
) -> None:
    server = own_server(pause=0.3)
    table, anna, bert = duel(server, clock={"kind": "game", "seconds": 60, "increment": 5})
    want(anna, table, when="always")
    want(bert, table, when="never")
    socket = anna.sit(table)
    socket.hear()
    while set(waits := reactions(socket)) != {0, 1}:
        person, state = next_asked(table, anna, bert)
        done = person.move(table, state["number"], quietly(state))
        socket.until_number(done["number"])
    assert all(wait >= 0.15 for times in waits.values() for wait in times), waits
    state = anna.state(table)
    took = [seconds(entry) - seconds(before) for before, entry in pairwise(state["log"])]
    late = sum(max(0.0, wait - 2) for wait in took)  # on a busy machine
    left = state["clocks"]["seats"][1]["seconds_left"]
    assert left >= 60 - late - 0.01, "what was passed for Bert cost nothing"


def test_a_manual_pass_in_the_own_turn_waits_like_an_automatic_one(
    own_server: Callable[..., Server],
) -> None:
    """A seat without master cards passes automatically; a quick manual pass must look the same."""
    server = own_server(pause=0.6)
    table, anna, bert = duel(server)
    for person in (anna, bert):
        want(person, table, when="always")
    person, state = play_until(
        lambda _, state: state["decision"]["asked"] == "MasterPhase", table, anna, bert
    )
    person.move(table, state["number"], "pass")
    before, passed = person.state(table)["log"][-2:]
    assert seconds(passed) - seconds(before) >= 0.25


def reactions(socket: Socket) -> dict[int, list[float]]:
    """The answering times in another's turn of seats that were asked first."""
    shown = [message for message in socket.heard if message["type"] in ("sync", "update")]
    waits: dict[int, list[float]] = {}
    for before, after in pairwise(shown):
        last, entry = before["log"][-1:], after["log"][-1]
        shares = last and [event["event"] for event in last[0]["events"]] == ["Passed"]
        if not last or shares:
            continue
        if before["sheet"]["turn"] == [entry["seat"]] != [before["view"]["active"]]:
            waits.setdefault(entry["seat"], []).append(seconds(entry) - seconds(last[0]))
    return waits


def seconds(entry: Json) -> float:
    return datetime.fromisoformat(entry["at"]).timestamp()


def people_at(seats: int, seed: int) -> Table:
    """A table of people, with a pause before reactions."""
    chairs = tuple(Chair(PERSON, str(seat), f"P{seat}") for seat in range(seats))
    options = VTES.settings({"decks": "random"})
    table = Table(Terms("t", VTES, options, chairs, True, None, "chance", seed, "host", 0), 0.6)
    enter(table, Draft(kind=entries.BEGIN))
    return table


def as_others_see_it(table: Table) -> tuple[list[tuple[int, int, str]], list[bool]]:
    """Pass as soon as possible; return the passes with their times, and the automatic ones."""
    seen: list[tuple[int, int, str]] = []
    by_server: list[bool] = []
    while True:
        state, position = table.state, table.state.position
        assert position is not None
        if position.over or not position.reacts(position.deciders[0]):
            return seen, by_server
        seat, at = position.deciders[0], table.due
        passing = state.automatic_pass(seat)
        text = (passing or position.reaction_pass(seat) or position.options(seat)[0]).text
        draft = acts.move(state, seat, state.number, text, auto=passing is not None)
        table.apply(*table.fold([Entry.of(draft, state.number + 1, at)]))
        seen.append((seat, at, text))
        by_server.append(passing is not None)


def test_the_time_of_a_pass_does_not_depend_on_the_hand() -> None:
    """With other hands, libraries and crypts, the same seats pass at the same times."""
    table, moves, rng = people_at(4, 8), random.Random(1), Rng(6)
    looked = differed = 0
    while looked < 15 or (differed == 0 and looked < 200):
        state, position = table.state, table.state.position
        assert position is not None
        assert not position.over
        seat = position.deciders[0]
        if position.reacts(seat):
            looked += 1
            worlds = []
            for other in (position.copy(), *(position.imagine(None, rng) for _ in range(3))):
                world = Table(state.terms, table.pause)
                world.shared_pause = table.shared_pause
                world.state = dataclasses.replace(state, position=other)
                worlds.append(as_others_see_it(world))
            assert all(seen == worlds[0][0] for seen, _ in worlds)
            assert len(worlds[0][0]) > 0
            differed += any(by_server != worlds[0][1] for _, by_server in worlds)
        move = moves.choice(list(position.options(seat)))
        enter(table, acts.move(state, seat, state.number, move.text))
    assert differed > 0, "nowhere did it matter what they hold"


def test_messages_do_not_reveal_whether_others_could_act() -> None:
    differed = 0
    for table, world in worlds_at_a_table("vtes"):
        other, viewer = elsewhere(table, world), Viewer(world.viewer, True, "en")
        table.pause = other.pause = 0.6
        assert sent(other, viewer) == sent(table, viewer)
        assert other.due == table.due
        asked = world.position.deciders[0]
        if world.viewer != asked:
            passing = [one.state.automatic_pass(asked) for one in (table, other)]
            differed += (passing[0] is None) != (passing[1] is None)
    assert differed > 0


def in_a_wide_window(table: Table, rng: random.Random) -> tuple[int, ...]:
    """Play until a window opens for four or more seats; return them."""
    while True:
        state, position = table.state, table.state.position
        assert position is not None
        seat, window = position.deciders[0], position.window
        if position.reacts(seat) and len(window.seats) > 3 and window.turn == 0:
            return window.seats
        move = rng.choice(list(position.options(seat)))
        enter(table, acts.move(state, seat, state.number, move.text))


def pass_at(table: Table, at: int) -> None:
    """Let the asked seat pass at this time."""
    state = table.state
    draft = acts.move(state, state.deciders[0], state.number, "pass")
    table.apply(*table.fold([Entry.of(draft, state.number + 1, at)]))


def test_passes_in_one_window_share_a_pause() -> None:
    table = people_at(5, 3)
    asked = in_a_wide_window(table, random.Random(5))
    began = table.state.at
    assert began + 300 <= table.due <= began + 900
    times = []
    for _ in asked:
        times.append(table.due)
        pass_at(table, table.due)
    assert [at - times[0] for at in times] == [40 * place for place in range(len(asked))]


def test_a_late_answer_starts_a_new_pause() -> None:
    table = people_at(5, 3)
    in_a_wide_window(table, random.Random(5))
    at = table.due + 5000
    pass_at(table, at)
    assert at + 300 <= table.due <= at + 900
    due = table.due
    enter(table, Draft(kind=entries.CHAT, seat=0, person="0", body={"text": "hm", "name": "P0"}))
    assert table.due == due, "talk changes nothing"
