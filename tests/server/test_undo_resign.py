"""Undo and resigning."""

from __future__ import annotations

import random

from server.harness import BOT, ME, OPEN, Json, Person, Server, any_move, play_http


def three_people(server: Server) -> tuple[Json, list[Person]]:
    people = [server.person(name) for name in ("Anna", "Bert", "Cleo")]
    table = people[0].table(ME, OPEN, OPEN)
    for person in people[1:]:
        person.join(table)
    return table, people


def opening_turn(table: Json, people: list[Person]) -> str:
    """Anna places in one district, and a card is turned over; then Bert places once."""
    anna, bert = people
    anna.move(table, anna.state(table)["number"], "place 1 d1")
    state = bert.state(table)
    district = open_district(state)
    bert.move(table, state["number"], f"place 1 {district}")
    return district


def open_district(state: Json) -> str:
    """A district in which one piece may be placed; it depends on the shuffle."""
    moves: list[str] = [option["move"] for option in state["decision"]["options"]]
    return next(move.split()[2] for move in moves if move.startswith("place 1 "))


def test_a_move_that_affects_nobody_else_is_taken_back_at_once(server: Server) -> None:
    table, (anna, bert, _) = three_people(server)
    district = opening_turn(table, [anna, bert])
    before = bert.state(table)
    assert before["view"]["supply"][1] < 12
    bert.post(f"/api/tables/{table['id']}/undo")
    after = bert.state(table)
    assert after["log"][-1]["kind"] == "undo"
    assert after["log"][-1]["words"] == ["Your move is taken back."]
    assert after["undo"] is None
    assert after["view"]["districts"] != before["view"]["districts"]
    assert after["view"]["number"] == before["view"]["number"] - 1
    assert f"place 2 {district}" in [option["move"] for option in after["decision"]["options"]]
    assert after["number"] == before["number"] + 1, "what was undone stays in the log"
    bert.move(table, after["number"], f"place 2 {district}")


def test_a_revealing_move_is_taken_back_if_all_agree(server: Server) -> None:
    table, (anna, bert, cleo) = three_people(server)
    start = anna.state(table)["view"]
    opening_turn(table, [anna, bert])
    path = f"/api/tables/{table['id']}/undo"
    anna.post(path)
    asked = bert.state(table)
    assert asked["undo"] == {"seat": 0, "to": 4, "waiting": [1, 2]}
    assert anna.refused(path)["error"] == "undo-pending"
    assert anna.refused(f"{path}/answer", {"agree": True})["error"] == "no-undo-asked"
    bert.post(f"{path}/answer", {"agree": True})
    assert bert.refused(f"{path}/answer", {"agree": True})["error"] == "no-undo-asked"
    assert anna.state(table)["undo"]["waiting"] == [2]
    cleo.post(f"{path}/answer", {"agree": True})
    after = anna.state(table)
    assert after["undo"] is None
    assert after["view"] == start
    kinds = [entry["kind"] for entry in after["log"]]
    assert kinds[-5:] == ["move", "move", "undo-asked", "undo-agreed", "undo"]


def test_a_move_that_showed_a_card_needs_consent_to_be_taken_back(server: Server) -> None:
    """Nobody has moved since, but Anna knows the next card."""
    table, (anna, bert, _) = three_people(server)
    anna.move(table, anna.state(table)["number"], "place 1 d1")
    assert anna.state(table)["log"][-1]["events"][1]["event"] == "TurnedOver"
    anna.post(f"/api/tables/{table['id']}/undo")
    assert bert.state(table)["undo"] == {"seat": 0, "to": 4, "waiting": [1, 2]}


def test_undo_is_offered_if_it_is_possible(server: Server) -> None:
    table, people = three_people(server)
    anna, bert, cleo = people

    def offered() -> list[bool]:
        return [person.state(table)["can_undo"] for person in people]

    path = f"/api/tables/{table['id']}/undo"
    assert offered() == [False, False, False]
    opening_turn(table, [anna, bert])
    assert offered() == [True, True, False]
    bert.post(path)
    assert offered() == [True, False, False]
    assert bert.refused(path)["error"] == "nothing-to-undo"
    anna.post(path)
    assert offered() == [False, False, False], "one at a time"
    cleo.post(f"{path}/answer", {"agree": False})
    assert offered() == [True, False, False]
    anna.post(f"/api/tables/{table['id']}/resign")
    assert offered() == [False, False, False]


def test_one_objection_is_enough(server: Server) -> None:
    table, (anna, bert, cleo) = three_people(server)
    opening_turn(table, [anna, bert])
    anna.post(f"/api/tables/{table['id']}/undo")
    before = anna.state(table)["view"]
    cleo.post(f"/api/tables/{table['id']}/undo/answer", {"agree": False})
    after = anna.state(table)
    assert after["log"][-1]["kind"] == "undo-refused"
    assert after["undo"] is None
    assert after["view"] == before


def test_moving_answers_a_pending_undo(server: Server) -> None:
    table, (anna, bert, _) = three_people(server)
    opening_turn(table, [anna, bert])
    anna.post(f"/api/tables/{table['id']}/undo")
    bert.move(table, bert.state(table)["number"], "done")
    assert anna.state(table)["undo"] is None


def test_bots_never_object(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    start = anna.state(table)["view"]
    assert anna.refused(f"/api/tables/{table['id']}/undo")["error"] == "nothing-to-undo"
    socket = anna.sit(table)
    number = socket.hear()["number"]
    socket.say("move", number=number, move="place 3 d1")
    socket.until(lambda message: (message.get("decision") or {}).get("seat") == 0)
    assert socket.say("undo")["type"] == "done"
    assert anna.state(table)["view"] == start


def test_a_bot_plays_for_a_player_who_resigned(server: Server) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, OPEN, BOT)
    bert.join(table)
    socket = bert.sit(table)
    socket.hear()
    assert socket.say("resign")["type"] == "done"
    assert socket.state["sheet"]["my_seat"] is None
    seat = socket.state["sheet"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["resigned"], seat["name"]) == (
        "bot",
        "fair",
        True,
        "Bert",
    )
    assert socket.state["view"]["supply"] == [None, None, None]
    assert bert.refused(f"/api/tables/{table['id']}/resign")["error"] == "not-your-table"
    assert table["id"] in [sheet["id"] for sheet in bert.get("/api/tables")["running"]]
    assert play_http(anna, table)["sheet"]["outcome"]


def test_when_the_last_person_resigns_the_bots_finish(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    state = anna.state(table)
    anna.move(table, state["number"], any_move(state, random.Random(1)))
    socket = anna.sit(table)
    socket.hear()
    socket.say("resign")
    last = socket.until(lambda message: message.get("sheet", {}).get("state") == "finished")
    assert last["sheet"]["seed"]
    assert anna.refused(f"/api/tables/{table['id']}/undo")["error"] == "not-your-table"
