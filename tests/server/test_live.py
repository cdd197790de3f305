"""Live connections: reconnecting, two tabs, spectators, chat, presence."""

from __future__ import annotations

import random

from server.harness import BOT, ME, OPEN, Server, any_move


def test_a_reconnecting_client_misses_and_repeats_nothing(server: Server) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, OPEN, OPEN)
    bert.join(table)
    server.person("Cleo").join(table)
    rng = random.Random(3)
    steady = anna.sit(table)
    steady.hear()
    socket = anna.sit(table)
    log = [entry["number"] for entry in socket.hear()["log"]]
    for _ in range(6):
        state = anna.state(table)
        if state["decision"] is not None:
            anna.move(table, state["number"], any_move(state, rng))
        else:
            bert.post(f"/api/tables/{table['id']}/chat", {"text": "your turn?"})
        socket.until_number(anna.state(table)["number"])
        log = [entry["number"] for entry in socket.log]
        socket.close()
        bert.post(f"/api/tables/{table['id']}/chat", {"text": "are you there?"})
        known = socket.log
        socket = anna.sit(table, after=log[-1])
        socket.log = known
        assert [entry["number"] for entry in socket.hear()["log"]] == [log[-1] + 1]
    steady.until_number(anna.state(table)["number"])
    assert [entry["number"] for entry in socket.log] == list(range(1, len(socket.log) + 1))
    assert [entry["words"] for entry in socket.log] == [entry["words"] for entry in steady.log]


def test_a_client_can_request_a_sync(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    socket = anna.sit(table)
    first = socket.hear()
    socket.wire.send('{"type":"sync","after":1}')
    again = socket.until(lambda message: message["type"] == "sync")
    assert [entry["number"] for entry in again["log"]] == [2]
    assert again["view"] == first["view"]
    assert again["decision"] == first["decision"]


def test_two_tabs_show_the_same(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, OPEN, BOT)
    one, two = anna.sit(table), anna.sit(table)
    one.hear(), two.hear()
    two.say("chat", text="from the second tab")
    one.until_number(two.state["number"])
    assert one.log == two.log
    assert one.state["online"] == [0]
    assert one.state["watchers"] == 0


def test_a_spectator_sees_only_public_information(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT, public=True)
    mine = anna.sit(table)
    mine.hear()
    watcher = server.person()
    socket = watcher.sit(table)
    seen = socket.hear()
    assert seen["view"]["supply"] == [None, None, None]
    assert seen["decision"] is None
    assert seen["sheet"]["my_seat"] is None
    assert "invitation" not in seen["sheet"]
    presence = mine.until(lambda message: message["type"] == "presence")
    assert (presence["online"], presence["watchers"]) == ([0], 1)
    assert socket.say("chat", text="hello")["error"] == "nobody-yet"
    named = server.person("Wanda").sit(table)
    assert named.say("chat", text="hello")["error"] == "only-seated-chat"
    assert named.say("move", number=seen["number"], move="done")["error"] == "not-your-table"
    assert named.say("resign")["error"] == "not-your-table"
    named.close()
    socket.close()
    gone = mine.until(lambda message: message.get("watchers") == 0)
    assert gone["online"] == [0]


def test_a_private_table_can_be_watched_by_invitation_only(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    eve = server.person("Eve")
    refused = eve.sit(table)
    assert refused.hear()["error"] == "not-public"
    assert refused.closed
    assert eve.sit({"id": "nowhere"}).hear()["error"] == "no-such-table"
    assert eve.sit(table, invitation=table["invitation"]).hear()["type"] == "sync"


def test_the_log_is_in_each_viewers_language(server: Server) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, OPEN, BOT)
    bert.join(table)
    languages = {lang: anna.sit(table, lang=lang) for lang in ("en", "de", "pl")}
    words = {lang: socket.hear()["log"][-1]["words"] for lang, socket in languages.items()}
    assert words["en"][0] == "The game begins."
    assert words["de"][0] == "Das Spiel beginnt."
    assert words["pl"][0] == "Gra się zaczyna."
    prompts = {socket.state["decision"]["prompt"] for socket in languages.values()}
    assert len(prompts) == 3
    english = languages["en"].state["decision"]["options"]
    option = english[0]
    assert option["move"] == "place 1 d1"
    assert option["words"] == "Place 1 mafioso in district 1"
    assert (option["kind"], option["fields"]) == ("Place", {"number": 1, "district": 1})


def test_signing_out_cuts_the_connection(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    socket = anna.sit(table)
    socket.hear()
    anna.http.request("DELETE", "/api/session")
    assert socket.closed
    assert anna.get("/api/me") == {"person": None}
