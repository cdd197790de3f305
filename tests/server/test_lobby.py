"""The lobby: games, creating and joining tables, lists, watching."""

from __future__ import annotations

from pathlib import Path

from server.harness import BOT, ME, OPEN, Server
from sqlalchemy import create_engine

import conclave
from conclave.core.ledger import ledger
from conclave.server.http.tables import public_tables, tables_of
from conclave.server.storage.migrate import upgrade


def test_games_are_described_in_the_viewers_language(server: Server) -> None:
    anybody = server.person()
    english, german = (
        next(game for game in anybody.get("/api/games", lang=lang) if game["name"] == "vendetta")
        for lang in ("en", "de")
    )
    assert english["seats"] == [3, 4, 5]
    assert english["how_to_play"] != german["how_to_play"]
    supplies = german["options"][0]
    assert supplies["allowed"] == ["secret", "open"]
    assert supplies["titles"]["open"] == "offen"
    assert english["options"][1]["allowed"] == {"from": 0, "to": 999}
    levels = {bot["name"]: bot for bot in english["bots"]}
    assert list(levels) == ["gentle", "fair", "strong", "merciless"]
    assert english["usual_bot"] == "fair"
    assert levels["strong"]["title"] == "Strong bot"
    assert levels["strong"]["about"].endswith("Thinks for 2 seconds at most.")
    assert german["bots"][3]["about"].endswith("Denkt höchstens 4 Sekunden nach.")


def test_the_browsers_language_counts_unless_the_person_chose_another(server: Server) -> None:
    anybody = server.person()
    polish = {"Accept-Language": "fr, pl;q=0.8, en;q=0.5"}
    refusal = anybody.http.get("/api/tables/nowhere", headers=polish).json()
    assert refusal["reason"] == "Nie ma takiego stołu."
    anybody.post("/api/me", {"language": "de"})
    refusal = anybody.http.get("/api/tables/nowhere", headers=polish).json()
    assert refusal["reason"] == "Diesen Tisch gibt es nicht."
    assert anybody.get("/api/me")["person"]["name"].startswith("Gast")


def test_the_rules_are_a_page_and_statements_in_the_viewers_language(server: Server) -> None:
    rules = server.person().get("/api/games/vendetta/rules", lang="de")
    assert rules["page"]["language"] == "de"
    first, *_, last = rules["page"]["blocks"]
    assert first == {
        "kind": "heading",
        "text": "Worum es geht",
        "cites": [],
        "level": 2,
        "anchor": "about",
    }
    assert (last["kind"], last["cites"]) == ("item", ["VEND-VEND-04"])
    found = {one["id"]: one for one in rules["statements"]}
    translated, foreign = found["VEND-PLACE-02"], found["VEND-PLACE-18"]
    assert translated["text"].startswith("In einer Phase darf man Mafiosi in höchstens zwei")
    assert (translated["language"], foreign["language"]) == ("de", "en")
    assert translated["section"] == foreign["section"] == "Aktion 2: Mafiosi einsetzen"


def test_the_rules_are_numbered_statements(server: Server) -> None:
    rules = server.person().get("/api/games/vendetta/rules", lang="en")
    (place,) = [one for one in rules["statements"] if one["id"] == "VEND-PLACE-02"]
    assert place == {
        "id": "VEND-PLACE-02",
        "section": "Action 2: place mafiosi",
        "text": ledger(conclave.game("vendetta")).statement("VEND-PLACE-02").text,
        "language": "en",
    }
    assert (
        server.person().refused("/api/games/chess/rules", method="GET")["error"] == "unknown-game"
    )


def test_a_new_visitor_starts_a_game_with_one_request(server: Server) -> None:
    stranger = server.person()
    assert stranger.get("/api/me") == {"person": None}
    table = stranger.table(ME, BOT, BOT)
    assert table["state"] == "running"
    assert table["my_seat"] == 0
    assert table["turn"] == [0]
    me = stranger.get("/api/me")["person"]
    assert table["seats"][0]["name"] == me["name"]
    assert not me["account"]
    assert [sheet["id"] for sheet in stranger.get("/api/tables")["running"]] == [table["id"]]


def test_friends_join_by_invitation_and_the_last_one_starts_the_game(server: Server) -> None:
    anna, bert, cleo, eve = (server.person(name) for name in ("Anna", "Bert", "Cleo", "Eve"))
    table = anna.table(ME, OPEN, OPEN)
    assert table["state"] == "waiting"
    assert anna.state(table)["view"] is None
    path = f"/api/tables/{table['id']}"

    assert eve.refused(path, method="GET")["error"] == "not-public"
    wrong = {"invitation": "x" * 22}
    assert eve.refused(f"{path}/join", wrong)["error"] == "bad-invitation"
    seen = bert.get(path, invitation=table["invitation"])
    assert seen["my_seat"] is None
    assert "invitation" not in seen

    joined = bert.join(table, seat=2)
    assert joined["my_seat"] == 2
    assert joined["invitation"] == table["invitation"]
    assert bert.join(table)["my_seat"] == 2, "joining twice is joining once"
    assert cleo.refused(f"{path}/join", {"invitation": table["invitation"], "seat": 2})[
        "error"
    ] == ("seat-taken")
    assert cleo.join(table)["state"] == "running"
    assert eve.refused(f"{path}/join", {"invitation": table["invitation"]})["error"] == (
        "no-open-seat"
    )
    log = anna.state(table)["log"]
    assert [entry["kind"] for entry in log] == ["join", "join", "join", "begin"]
    assert log[1]["words"] == ["Bert takes a seat."]
    assert [sheet["id"] for sheet in bert.get("/api/tables")["running"]] == [table["id"]]


def test_leaving_before_the_game_reopens_the_seat(server: Server) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, OPEN, OPEN)
    bert.join(table)
    bert.post(f"/api/tables/{table['id']}/resign")
    seats = anna.get(f"/api/tables/{table['id']}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
    assert anna.state(table)["log"][-1]["words"] == ["Bert leaves the seat."]
    assert bert.join(table)["my_seat"] == 1


def test_public_tables_are_listed_for_all_and_joined_without_invitation(server: Server) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, OPEN, BOT, public=True)
    hidden = anna.table(ME, OPEN, BOT)
    listed = [
        sheet["id"] for sheet in server.person().get("/api/tables", scope="public")["waiting"]
    ]
    assert table["id"] in listed
    assert hidden["id"] not in listed
    assert bert.post(f"/api/tables/{table['id']}/join", {})["state"] == "running"


def test_an_invalid_table_is_refused_with_a_reason(server: Server) -> None:
    anna = server.person("Anna", "de")

    def refusal(**changes: object) -> str:
        body = {"game": "vendetta", "options": {}, "seats": [ME, BOT, BOT], **changes}
        return str(anna.refused("/api/tables", body)["error"])

    assert refusal(game="chess") == "unknown-game"
    assert refusal(seats=[ME, BOT]) == "bad-seats"
    assert refusal(seats=[ME, ME, BOT]) == "one-seat-each"
    assert refusal(seats=[ME, BOT, {"kind": "bot", "bot": "genius"}]) == "unknown-bot"
    assert refusal(options={"rounds": -1}) == "bad-option-value"
    assert refusal(options={"colour": "red"}) == "unknown-option"
    assert refusal(clock={"kind": "move", "seconds": 0}) == "bad-request"
    assert refusal(clock={"kind": "sand"}) == "bad-request"
    assert refusal(surprise=1) == "bad-request"
    assert anna.refused("/api/tables", {"game": "chess"})["reason"]


def test_a_new_name_is_seen_at_the_table(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    socket = anna.sit(table)
    socket.hear()
    anna.http.patch("/api/me", json={"name": " Anna\n Maria\t"})
    update = socket.until(lambda message: message["type"] == "update")
    assert update["sheet"]["seats"][0]["name"] == "Anna Maria"


def test_lists_use_indexes(tmp_path: Path) -> None:
    file = tmp_path / "lobby.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        upgrade(connection)
        connection.commit()
        for query in (tables_of("me", "finished"), public_tables("finished")):
            written = query.compile(engine, compile_kwargs={"literal_binds": True})
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {written}")
            steps = [row[-1] for row in plan]
            assert not [step for step in steps if step.startswith(("SCAN tables", "SCAN seats"))]
            assert [step for step in steps if step.startswith("SEARCH tables USING INDEX")]
    engine.dispose()


def test_my_games_are_those_i_host_or_play(server: Server) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    hosted = anna.table(OPEN, OPEN, OPEN)
    both = anna.table(ME, OPEN, OPEN)
    bert.join(both)
    mine = [table["id"] for table in anna.get("/api/tables")["waiting"]]
    assert mine == [both["id"], hosted["id"]]
    assert [table["id"] for table in bert.get("/api/tables")["waiting"]] == [both["id"]]
