"""Where a game has very many passes, the log does not tell them."""

from __future__ import annotations

from server.harness import BOT, ME, Server


def test_passes_are_not_told_but_what_follows_them_is(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, game="empire", options={"vampires": "first"})
    told = anna.state(table)
    while told["view"]["turn"] < 3 and told["view"]["outcome"] is None:
        if told["decision"] is None:
            told = anna.state(table)
            continue
        options = [option["move"] for option in told["decision"]["options"]]
        move = "pass" if "pass" in options else options[0]
        anna.move(table, told["number"], move)
        told = anna.state(table)
    passes = [
        entry
        for entry in told["log"]
        if any(event["event"] == "Passed" for event in entry["events"])
    ]
    assert len(passes) >= 4
    for entry in passes:
        places = [event["event"] for event in entry["events"]]
        assert [
            line for name, line in zip(places, entry["lines"], strict=True) if name == "Passed"
        ] == [-1]
        rest = [line for line in entry["lines"] if line >= 0]
        assert len(set(rest)) == len(entry["words"])
        assert not any("passes." in words for words in entry["words"])
    assert any(entry["words"] for entry in passes)
    assert any(not entry["words"] for entry in passes)
