"""Stops: automatic passes, and who sees the settings."""

from __future__ import annotations

from collections.abc import Callable

from server.duels import IDLE, STARTER, VTES, duel, next_asked, play_until, quietly, want
from server.harness import BOT, ME, OPEN, Json, Server

import conclave
from conclave.core.rng import Rng
from conclave.core.stops import ACTION, ALWAYS, COULD, NEVER, TURN, Stops

MOST = 600
"""An upper bound of entries for a few turns."""
REACTIONS = {"UntapOfOthers", "Window", "BlockQuestion", "Referendum"}


def is_reaction(state: Json) -> bool:
    active = state["view"]["active"] == state["decision"]["seat"]
    return state["decision"]["asked"] in REACTIONS or not active


# Questions


def test_a_game_says_which_questions_are_reactions() -> None:
    rng, kinds, seed = Rng(2), set[str](), 0
    position = VTES.start(seats=4, seed=seed, options={"decks": "random"})
    for _ in range(20_000):
        if kinds >= REACTIONS:
            break
        if position.over:
            seed += 1
            position = VTES.start(seats=4, seed=seed, options={"decks": "random"})
        seat = position.deciders[0]
        decision = position.decision(seat)
        if position.reacts(seat):
            move = position.reaction_pass(seat)
            assert move is not None
            assert move in decision.options
            kinds.add(decision.prompt)
        else:
            assert position.reaction_pass(seat) is None
            if decision.prompt in ("MasterPhase", "MinionPhase", "InfluencePhase", "DiscardPhase"):
                assert seat == position.whose_turn()
        only = position.forced_pass(seat)
        assert (only is not None) == (
            decision.options[0].text in IDLE and len(decision.options) == 1
        )
        position.play(seat, decision.options.pick(rng))
    assert kinds >= REACTIONS


def test_automatic_passes_under_each_setting() -> None:
    position = VTES.start(seats=2, seed=5, options=STARTER)
    while not position.reacts(position.deciders[0]):
        position.play(position.deciders[0], position.options(position.deciders[0])[0])
    seat = position.deciders[0]
    assert len(position.options(seat)) == 1
    passes = {
        when: Stops(when).automatic_pass(position, seat) is not None
        for when in (NEVER, COULD, ALWAYS)
    }
    assert passes == {NEVER: True, COULD: True, ALWAYS: False}
    assert Stops(ALWAYS, TURN).automatic_pass(position, seat) is not None
    assert Stops(NEVER, hold=True).automatic_pass(position, seat) is None
    active = 1 - seat
    assert position.whose_turn() == active
    while position.decision(position.deciders[0]).prompt != "InfluencePhase":
        position.play(position.deciders[0], position.options(position.deciders[0])[0])
    assert position.deciders == (active,)
    for stops in (Stops(NEVER), Stops(COULD), Stops(ALWAYS), Stops(NEVER, TURN)):
        assert stops.automatic_pass(position, active) is None, (
            "the main decisions of a turn are one's own"
        )


EMPIRE = conclave.game("empire")


def test_in_empire_only_support_cards_are_reactions() -> None:
    position, rng = EMPIRE.start(seed=3), Rng(3)
    asked: dict[str, bool] = {}
    while not position.over:
        seat = position.deciders[0]
        decision = position.decision(seat)
        asked[decision.prompt] = position.reacts(seat)
        assert (Stops(NEVER).automatic_pass(position, seat) is None) == (
            not position.reacts(seat) and position.forced_pass(seat) is None
        )
        position.play(seat, decision.options.pick(rng))
    assert "Unmasking" in asked
    assert {prompt for prompt, reaction in asked.items() if reaction} == {"Supporting"}


def test_in_empire_players_against_people_are_always_asked(server: Server) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, OPEN, game="empire")
    bert.join(table)
    assert anna.state(table)["stops"]["when"] == "always"
    alone = anna.table(ME, BOT, game="empire")
    assert anna.state(alone)["stops"]["when"] == "could"


def test_yielding_until_the_end_of_an_action_ends_with_it() -> None:
    position = VTES.start(seats=3, seed=4, options={"decks": "random"})
    rng = Rng(3)
    while not position.in_action():
        position.play(position.deciders[0], position.options(position.deciders[0]).pick(rng))
    stops = Stops(ALWAYS, ACTION)
    while stops.until == ACTION:
        assert position.in_action()
        before, seat = position.copy(), position.deciders[0]
        position.play(seat, position.reaction_pass(seat) or position.options(seat)[0])
        stops = stops.after(0, before, position, answered=False)
    assert not position.in_action()
    assert stops == Stops(ALWAYS)


def test_yielding_in_the_own_turn_lasts_until_the_next_one() -> None:
    position = VTES.start(seats=3, seed=4, options=STARTER)
    seat = position.whose_turn()
    assert seat is not None
    stops, turns = Stops(ALWAYS, TURN), [seat]
    while stops.until == TURN:
        before, asked = position.copy(), position.deciders[0]
        position.play(asked, position.reaction_pass(asked) or position.options(asked)[-1])
        stops = stops.after(seat, before, position, answered=False)
        turn = position.whose_turn()
        assert turn is not None
        if turn != turns[-1]:
            turns.append(turn)
    assert turns == [seat, (seat + 1) % 3, (seat + 2) % 3, seat]


# At a table


def test_a_seat_that_can_only_pass_is_not_asked(server: Server) -> None:
    table, anna, bert = duel(server)
    kinds: set[str] = set()
    passed: set[int] = set()
    # The deal is random: play until both have had turns and automatic passes.
    while not ({"InfluencePhase", "DiscardPhase"} <= kinds and passed == {0, 1}):
        person, state = next_asked(table, anna, bert)
        moves = [option["move"] for option in state["decision"]["options"]]
        assert len(moves) > 1 or moves[0] not in IDLE
        kinds.add(state["decision"]["asked"])
        done = person.move(table, state["number"], quietly(state))
        assert done["number"] < MOST, "it does not come to that"
        passed |= {
            entry["seat"]
            for entry in anna.state(table)["log"]
            if any(event["event"] == "Passed" for event in entry["events"])
        }


def test_a_seat_with_always_is_always_asked(server: Server) -> None:
    table, anna, bert = duel(server)
    want(anna, table, when="always")
    _, state = play_until(
        lambda person, state: person is anna and is_reaction(state), table, anna, bert
    )
    assert [option["move"] for option in state["decision"]["options"]] == ["pass"]
    assert state["stops"]["when"] == "always"
    assert not state["stops"]["passing"]


def test_a_seat_with_never_still_plays_its_turn(server: Server) -> None:
    table, anna, bert = duel(server)
    want(anna, table, when="never")
    want(bert, table, when="always")
    asked: set[str] = set()
    reacted = 0
    while "InfluencePhase" not in asked or reacted < 3:
        person, state = next_asked(table, anna, bert)
        if person is anna:
            assert not is_reaction(state)
            asked.add(state["decision"]["asked"])
        else:
            reacted += is_reaction(state)
        done = person.move(table, state["number"], quietly(state))
        assert done["number"] < MOST, "it does not come to that"


def test_a_seat_that_yields_is_asked_again_in_its_turn(server: Server) -> None:
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


def test_a_seat_that_holds_is_asked_once(server: Server) -> None:
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


def test_an_automatic_pass_can_be_taken_back(server: Server) -> None:
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


def test_stops_survive_a_killed_server(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table, anna, bert = duel(server)
    want(anna, table, when="always")
    play_until(lambda _, state: state["view"]["active"] == 1, table, anna, bert)
    want(anna, table, when="never", until="turn")
    server.kill()
    server.start()
    stops = anna.state(table)["stops"]
    assert (stops["when"], stops["until"], stops["hold"]) == ("never", "turn", False)
    _, state = play_until(lambda person, _: person is anna, table, anna, bert)
    assert not is_reaction(state)
    assert state["stops"]["until"] == "no"


def test_stops_are_hidden_from_others(server: Server) -> None:
    table, anna, bert = duel(server)
    next_asked(table, anna, bert)
    mine, theirs = anna.sit(table), bert.sit(table)
    mine.hear(), theirs.hear()
    mine.until(lambda message: message["type"] == "presence")
    before = bert.state(table)
    done = mine.say("stops", when="always", until="turn")
    assert (done["type"], done["number"]) == ("done", before["number"])
    assert mine.state["stops"]["when"] == "always"
    theirs.wire.send('{"type":"ping"}')
    assert theirs.hear()["type"] == "pong", "nothing has come before it"
    assert bert.state(table) == before
    assert before["stops"]["when"] == "could"


def test_invalid_stops_are_refused(server: Server) -> None:
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
