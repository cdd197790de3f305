"""The log hides passes in games with very many of them."""

from __future__ import annotations

from server.harness import BOT, ME, Server


def test_passes_are_hidden_but_their_consequences_are_logged(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, game="empire", options={"vampires": "first"})
    state = anna.state(table)
    while state["view"]["turn"] < 3 and state["view"]["outcome"] is None:
        if state["decision"] is None:
            state = anna.state(table)
            continue
        options = [option["move"] for option in state["decision"]["options"]]
        move = "pass" if "pass" in options else options[0]
        anna.move(table, state["number"], move)
        state = anna.state(table)
    passes = [
        entry
        for entry in state["log"]
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
