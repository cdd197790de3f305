"""Where seats want to be asked: what is answered for them, who learns of it, and when."""

from __future__ import annotations

import dataclasses
import random
import time
from collections.abc import Callable
from datetime import datetime
from itertools import pairwise
from typing import Any

import pytest
from server.harness import BOT, ME, OPEN, Json, Person, Server, Socket, any_move
from server.test_secrets import enter, sent

import conclave
from conclave.core.rng import Rng
from conclave.server import acts, log
from conclave.server.clocks import Clocks, GameClock
from conclave.server.log import Draft, Entry
from conclave.server.standing import PERSON, Chair, Terms
from conclave.server.stops import ACTION, ALWAYS, COULD, NEVER, TURN, Stops, automatic
from conclave.server.table import Table
from conclave.server.telling import Viewer

VTES = conclave.game("vtes")
STARTER = {"decks": "starter"}
IDLE = {"pass", "done", "decline"}
REACTIONS = {"UntapOfOthers", "Window", "BlockQuestion", "Referendum"}


def duel(server: Server, **more: Any) -> tuple[Json, Person, Person]:
    """Anna and Bert at a table of V:TES."""
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, OPEN, game="vtes", options=STARTER, **more)
    bert.join(table)
    return table, anna, bert


def want(person: Person, table: Json, **wish: Any) -> None:
    person.post(f"/api/tables/{table['id']}/stops", wish)


def next_asked(table: Json, *people: Person) -> tuple[Person, Json]:
    """Who is asked next, and how the table is for him."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        for person in people:
            state = person.state(table, after=100_000)
            if state["decision"] is not None:
                return person, state
        time.sleep(0.005)
    raise AssertionError("nobody is asked")


def quietly(state: Json) -> str:
    """A move that ends the question soonest."""
    moves: list[str] = [option["move"] for option in state["decision"]["options"]]
    return next((move for move in moves if move in IDLE), moves[0])


def play_until(
    wanted: Callable[[Person, Json], bool], table: Json, *people: Person
) -> tuple[Person, Json]:
    """Everybody passes, until somebody's question is what is wanted."""
    for _ in range(60):
        person, state = next_asked(table, *people)
        if wanted(person, state):
            return person, state
        person.move(table, state["number"], quietly(state))
    raise AssertionError("it does not come to that")


def is_reaction(state: Json) -> bool:
    active = state["view"]["active"] == state["decision"]["seat"]
    return state["decision"]["asked"] in REACTIONS or not active


# Which questions there are


def test_a_game_says_which_questions_are_reactions() -> None:
    position = VTES.start(seats=4, seed=11, options={"decks": "random"})
    rng, kinds = Rng(2), set()
    for _ in range(1500):
        if position.over:
            break
        seat = position.deciders[0]
        decision = position.decision(seat)
        if position.reacts(seat):
            move = position.pass_on(seat)
            assert move is not None
            assert move in decision.options
            kinds.add(decision.prompt)
        else:
            assert position.pass_on(seat) is None
            if decision.prompt in ("MasterPhase", "MinionPhase", "InfluencePhase", "DiscardPhase"):
                assert seat == position.whose_turn()
        only = position.only_pass(seat)
        assert (only is not None) == (
            decision.options[0].text in IDLE and len(decision.options) == 1
        )
        position.play(seat, decision.options.pick(rng))
    assert kinds >= REACTIONS


def test_what_is_passed_under_each_wish() -> None:
    position = VTES.start(seats=2, seed=5, options=STARTER)
    while not position.reacts(position.deciders[0]):
        position.play(position.deciders[0], position.options(position.deciders[0])[0])
    seat = position.deciders[0]
    assert len(position.options(seat)) == 1
    passes = {
        when: Stops(when).passes(position, seat) is not None for when in (NEVER, COULD, ALWAYS)
    }
    assert passes == {NEVER: True, COULD: True, ALWAYS: False}
    assert Stops(ALWAYS, TURN).passes(position, seat) is not None
    assert Stops(NEVER, hold=True).passes(position, seat) is None
    active = 1 - seat
    assert position.whose_turn() == active
    while position.decision(position.deciders[0]).prompt != "InfluencePhase":
        position.play(position.deciders[0], position.options(position.deciders[0])[0])
    assert position.deciders == (active,)
    for wish in (Stops(NEVER), Stops(COULD), Stops(ALWAYS), Stops(NEVER, TURN)):
        assert wish.passes(position, active) is None, "the main decisions of a turn are one's own"


def test_who_yields_until_the_end_of_an_action_is_asked_after_it() -> None:
    position = VTES.start(seats=3, seed=4, options={"decks": "random"})
    rng = Rng(3)
    while not position.in_action():
        position.play(position.deciders[0], position.options(position.deciders[0]).pick(rng))
    stops = Stops(ALWAYS, ACTION)
    while stops.until == ACTION:
        assert position.in_action()
        before, seat = position.copy(), position.deciders[0]
        position.play(seat, position.pass_on(seat) or position.options(seat)[0])
        stops = stops.after(0, before, position, answered=False)
    assert not position.in_action()
    assert stops == Stops(ALWAYS)


# At a table


def test_who_could_do_nothing_is_not_asked(server: Server) -> None:
    table, anna, bert = duel(server)
    rng, kinds = random.Random(2), set()
    for _ in range(40):
        person, state = next_asked(table, anna, bert)
        moves = [option["move"] for option in state["decision"]["options"]]
        assert len(moves) > 1 or moves[0] not in IDLE
        kinds.add(state["decision"]["asked"])
        person.move(table, state["number"], any_move(state, rng))
    assert {"InfluencePhase", "DiscardPhase"} <= kinds
    passes = [
        entry["seat"]
        for entry in anna.state(table)["log"]
        if any(event["event"] == "Passed" for event in entry["events"])
    ]
    assert {0, 1} == set(passes)


def test_who_wants_to_be_asked_always_is(server: Server) -> None:
    table, anna, bert = duel(server)
    want(anna, table, when="always")
    _, state = play_until(
        lambda person, state: person is anna and is_reaction(state), table, anna, bert
    )
    assert [option["move"] for option in state["decision"]["options"]] == ["pass"]
    assert state["stops"]["when"] == "always"
    assert not state["stops"]["passing"]


def test_who_is_never_to_be_asked_still_has_the_turn(server: Server) -> None:
    table, anna, bert = duel(server)
    want(anna, table, when="never")
    want(bert, table, when="always")
    asked = set()
    for _ in range(40):
        person, state = next_asked(table, anna, bert)
        if person is anna:
            assert not is_reaction(state)
            asked.add(state["decision"]["asked"])
        person.move(table, state["number"], quietly(state))
    assert "InfluencePhase" in asked


def test_who_yields_until_the_turn_is_asked_again_then(server: Server) -> None:
    table, anna, bert = duel(server)
    want(anna, table, when="always")
    play_until(lambda _, state: state["view"]["active"] == 1, table, anna, bert)
    want(anna, table, until="turn")
    assert anna.state(table)["stops"]["until"] == "turn"
    _, state = play_until(lambda person, _: person is anna, table, anna, bert)
    assert state["view"]["active"] == 0
    assert state["stops"]["until"] == "no"
    assert anna.refused(f"/api/tables/{table['id']}/stops", {"until": "action"})["error"] == (
        "no-action-under-way"
    )


def test_who_holds_is_asked_once(server: Server) -> None:
    table, anna, bert = duel(server)
    want(anna, table, when="never")
    play_until(lambda _, state: state["view"]["active"] == 1, table, anna, bert)
    want(anna, table, hold=True)
    _, state = play_until(lambda person, _: person is anna, table, anna, bert)
    assert is_reaction(state)
    assert state["stops"]["hold"]
    anna.move(table, state["number"], "pass")
    assert not anna.state(table)["stops"]["hold"]
    _, state = play_until(lambda person, _: person is anna, table, anna, bert)
    assert not is_reaction(state)


def test_what_the_server_passed_can_be_taken_back_and_is_asked_then(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, game="vtes", options=STARTER)
    _, state = next_asked(table, anna)
    assert any(entry["seat"] == 0 for entry in anna.state(table)["log"])
    number = anna.post(f"/api/tables/{table['id']}/undo")["number"]
    state = anna.state(table)
    assert state["number"] == number
    assert state["stops"]["hold"]
    assert quietly(state) in IDLE
    assert len(state["decision"]["options"]) == 1
    anna.move(table, number, quietly(state))
    assert not next_asked(table, anna)[1]["stops"]["hold"]


def test_wishes_survive_a_killed_server(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table, anna, bert = duel(server)
    want(anna, table, when="always")
    play_until(lambda _, state: state["view"]["active"] == 1, table, anna, bert)
    want(anna, table, when="never", until="turn")
    server.kill()
    server.start()
    told = anna.state(table)["stops"]
    assert (told["when"], told["until"], told["hold"]) == ("never", "turn", False)
    _, state = play_until(lambda person, _: person is anna, table, anna, bert)
    assert not is_reaction(state)
    assert state["stops"]["until"] == "no"


def test_nobody_else_learns_what_a_seat_wants(server: Server) -> None:
    table, anna, bert = duel(server)
    next_asked(table, anna, bert)
    mine, theirs = anna.sit(table), bert.sit(table)
    mine.hear(), theirs.hear()
    mine.until(lambda message: message["type"] == "presence")
    before = bert.state(table)
    done = mine.say("stops", when="always", until="turn")
    assert (done["type"], done["number"]) == ("done", before["number"])
    assert mine.state["stops"]["when"] == "always"
    with pytest.raises(TimeoutError):
        theirs.hear(0.3)
    assert bert.state(table) == before
    assert before["stops"]["when"] == "could"


def test_what_makes_no_sense_is_refused(server: Server) -> None:
    table, anna, bert = duel(server)
    path = f"/api/tables/{table['id']}/stops"
    assert anna.refused(path, {"when": "sometimes"})["error"] == "bad-request"
    assert anna.refused(path, {"seat": 1})["error"] == "bad-request"
    assert server.person("Eve").refused(path, {"when": "never"})["error"] == "not-public"
    other = anna.table(ME, BOT, BOT)
    refused = anna.refused(f"/api/tables/{other['id']}/stops", {"when": "never"})
    assert refused["error"] == "no-reactions"
    assert anna.state(other)["stops"] is None
    socket = bert.sit(table)
    assert socket.send('{"type": "stops", "id": "a", "when": 3}')["error"] == "bad-message"
    assert socket.say("stops", hold=True)["type"] == "done"


# Pace and clocks


def test_clocks_wait_for_reactions_and_nobody_gains_by_one() -> None:
    clocks = Clocks.start(GameClock(60, 5), 2).turned(0, [0], None, free=2000)
    passed = clocks.turned(1900, [1], 0, free=2000, gains=False)
    assert passed.left == (60_000, 60_000)
    late = clocks.turned(2500, [0], 0, free=2000, gains=False)
    assert late.left == (59_500, 60_000)
    assert late.left_at(0, 4500) == 59_500
    assert late.left_at(0, 4600) == 59_400


def test_an_answer_by_hand_and_an_automatic_one_come_no_sooner(
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
    assert all(0.15 <= wait < 2 for times in waits.values() for wait in times), waits
    left = [clock["seconds_left"] for clock in anna.state(table)["clocks"]["seats"]]
    assert left[1] >= 60, "what was passed for Bert cost nothing"


def test_to_pass_in_ones_own_turn_comes_no_sooner_than_an_automatic_pass(
    own_server: Callable[..., Server],
) -> None:
    """Whoever holds no master card is passed for: a quick pass by hand must look the same."""
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
    """How long each seat took to answer in another's turn, where it was the first to be asked."""
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
    """A table of people, with a pause before every reaction."""
    chairs = tuple(Chair(PERSON, str(seat), f"P{seat}") for seat in range(seats))
    options = VTES.settings({"decks": "random"})
    table = Table(Terms("t", VTES, options, chairs, True, None, "chance", seed, "host", 0), 0.6)
    enter(table, Draft(kind=log.BEGIN))
    return table


def as_others_see_it(table: Table) -> tuple[list[tuple[int, int, str]], list[bool]]:
    """All pass as soon as they may: who, when, what; and for whom the server did."""
    seen: list[tuple[int, int, str]] = []
    by_server: list[bool] = []
    while True:
        standing, position = table.standing, table.standing.position
        assert position is not None
        if position.over or not position.reacts(position.deciders[0]):
            return seen, by_server
        seat, at = position.deciders[0], table.due
        passing = automatic(standing, seat)
        text = (passing or position.pass_on(seat) or position.options(seat)[0]).text
        draft = acts.move(standing, seat, standing.number, text, auto=passing is not None)
        table.take(*table.fold([Entry.of(draft, standing.number + 1, at)]))
        seen.append((seat, at, text))
        by_server.append(passing is not None)


def test_when_others_pass_does_not_depend_on_what_they_hold() -> None:
    """Hands, libraries and crypts are drawn anew: the same seats pass at the same times."""
    table, moves, rng = people_at(4, 8), random.Random(1), Rng(6)
    looked = differed = 0
    while looked < 15:
        standing, position = table.standing, table.standing.position
        assert position is not None
        assert not position.over
        seat = position.deciders[0]
        if position.reacts(seat):
            looked += 1
            worlds = []
            for other in (position.copy(), *(position.imagine(None, rng) for _ in range(3))):
                world = Table(standing.terms, table.pause)
                world.beat = table.beat
                world.standing = dataclasses.replace(standing, position=other)
                worlds.append(as_others_see_it(world))
            assert all(seen == worlds[0][0] for seen, _ in worlds)
            assert len(worlds[0][0]) > 0
            differed += any(by_server != worlds[0][1] for _, by_server in worlds)
        move = moves.choice(list(position.options(seat)))
        enter(table, acts.move(standing, seat, standing.number, move.text))
    assert differed > 0, "nowhere did it matter what they hold"


def test_what_a_seat_is_sent_does_not_depend_on_whether_others_could_act() -> None:
    table, moves, rng = people_at(3, 2), random.Random(4), Rng(1)
    differed = 0
    for _ in range(45):
        standing, position = table.standing, table.standing.position
        assert position is not None
        asked = position.deciders[0]
        for seat in (*range(3), None):
            viewer = Viewer(seat, True, "en")
            seen = sent(table, viewer)
            world = Table(standing.terms, table.pause)
            world.log, world.beat = table.log, table.beat
            imagined = position.imagine(seat, rng)
            world.standing = dataclasses.replace(standing, position=imagined)
            assert sent(world, viewer) == seen
            assert world.due == table.due
            if seat != asked:
                passing = [automatic(one, asked) for one in (standing, world.standing)]
                differed += (passing[0] is None) != (passing[1] is None)
        move = moves.choice(list(position.options(asked)))
        enter(table, acts.move(standing, asked, standing.number, move.text))
    assert differed > 0


def in_a_wide_window(table: Table, rng: random.Random) -> tuple[int, ...]:
    """Play until a window opens for four or more; who is asked in it."""
    while True:
        standing, position = table.standing, table.standing.position
        assert position is not None
        seat, window = position.deciders[0], position.window
        if position.reacts(seat) and len(window.seats) > 3 and window.passes == 0:
            return window.seats
        move = rng.choice(list(position.options(seat)))
        enter(table, acts.move(standing, seat, standing.number, move.text))


def pass_at(table: Table, at: int) -> None:
    """Whoever is asked passes at that time."""
    standing = table.standing
    draft = acts.move(standing, standing.deciders[0], standing.number, "pass")
    table.take(*table.fold([Entry.of(draft, standing.number + 1, at)]))


def test_those_who_pass_in_one_window_share_one_pause() -> None:
    table = people_at(5, 3)
    asked = in_a_wide_window(table, random.Random(5))
    began = table.standing.at
    assert began + 300 <= table.due <= began + 900
    times = []
    for _ in asked:
        times.append(table.due)
        pass_at(table, table.due)
    assert [at - times[0] for at in times] == [40 * place for place in range(len(asked))]


def test_after_one_who_thought_long_the_others_take_their_time_again() -> None:
    table = people_at(5, 3)
    in_a_wide_window(table, random.Random(5))
    at = table.due + 5000
    pass_at(table, at)
    assert at + 300 <= table.due <= at + 900
    due = table.due
    enter(table, Draft(kind=log.CHAT, seat=0, person="0", body={"text": "hm", "name": "P0"}))
    assert table.due == due, "talk changes nothing"
