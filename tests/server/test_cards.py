"""The cards of a game for boards, and the log lines of events."""

from __future__ import annotations

from server.harness import BOT, ME, Server, play_http


def test_cards_come_with_their_texts_in_the_viewers_language(server: Server) -> None:
    anybody = server.person()
    english, german = (
        {card["name"]: card for card in anybody.get("/api/games/masquerade/cards", lang=language)}
        for language in ("en", "de")
    )
    assert len(english) == 109
    fury = english["bloody-fury"]
    assert fury["title"] == "Bloody Fury"
    assert (fury["kind"], fury["group"]) == ("card", "Brujah")
    assert fury["facts"] == {"clan": "brujah", "type": "conflict", "power": 6}
    assert "power" in fury["text"]
    assert german["bloody-fury"]["text"] != fury["text"]
    assert german["bloody-fury"]["facts"] == fury["facts"]
    victim = {"kind": "victim", "influence": 1, "feed": 1, "drain": 3, "drained": 0}
    assert english["victim"]["facts"] == victim
    assert english["blood-bank"]["facts"] == {"ours": True}
    assert english["blood-bank"]["note"]


def test_cards_may_be_cached_and_are_described(server: Server) -> None:
    anybody = server.person()
    kept = anybody.http.get("/api/games/masquerade/cards").headers["cache-control"]
    assert "max-age=600" in kept
    paths = anybody.get("/api/schema/openapi.json")["paths"]
    assert paths["/api/games/{game}/cards"]["get"]["description"]


def test_a_game_without_cards_has_none_and_no_game_is_refused(server: Server) -> None:
    anybody = server.person()
    assert anybody.get("/api/games/vendetta/cards") == []
    refusal = anybody.refused("/api/games/chess/cards", method="GET")
    assert refusal["error"] == "unknown-game"


def test_every_event_has_the_number_of_its_line(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT, game="masquerade")
    log = play_http(anna, table)["log"]
    for entry in log:
        assert len(entry["lines"]) == len(entry["events"])
        assert all(0 <= line < len(entry["words"]) for line in entry["lines"])
    named = 0
    for entry in log:
        for line, event in zip(entry["lines"], entry["events"], strict=True):
            if event["event"] == "Counted":
                assert str(event["number"]) in entry["words"][line]
                named += 1
    assert named
    steps = anna.get(f"/api/replays/{table['id']}", eyes="all", count=100)["steps"]
    assert all(len(step["lines"]) == len(step["events"]) for step in steps)


def test_an_undo_names_the_last_valid_entry(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    before = anna.state(table)
    anna.move(table, before["number"], before["decision"]["options"][0]["move"])
    anna.post(f"/api/tables/{table['id']}/undo")
    undo = anna.state(table)["log"][-1]
    assert (undo["kind"], undo["to"]) == ("undo", before["number"])


def test_some_cards_can_be_requested(server: Server) -> None:
    anybody = server.person()
    names = "krid,deflection,no-such-card"
    krid, deflection = anybody.get("/api/games/vtes/cards", names=names)
    assert krid["facts"] == {
        "types": ["vampire"],
        "clans": ["nosferatu"],
        "group": 3,
        "capacity": 2,
        "disciplines": ["obf"],
        "sect": "camarilla",
        "title": "",
        "traits": [],
    }
    facts = deflection["facts"]
    assert (facts["types"], facts["cost"], facts["disciplines"]) == (
        ["reaction"],
        {"blood": 1},
        ["dom"],
    )
    assert [mode["disciplines"] for mode in facts["modes"]] == [["dom"], ["DOM"]]
    assert deflection["terms"]["bleed"] == "VTES-6.1.1-07"


def test_the_terms_of_a_card_are_the_same_in_every_language(server: Server) -> None:
    anybody = server.person()
    answers = [
        anybody.get("/api/games/vtes/cards", names="majesty,krid", lang=language)
        for language in ("en", "de", "pl")
    ]
    english, *others = [[card["terms"] for card in cards] for cards in answers]
    assert english[0]["combat-ends"] == "VTES-6.4.5-20"
    assert others == [english, english]
