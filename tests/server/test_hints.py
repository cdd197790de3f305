"""Hints are deduced from the viewer's own view."""

from __future__ import annotations

from server.harness import BOT, ME, OPEN, Server

import conclave

GAME = conclave.game("empire")


def test_a_seat_gets_hints_from_its_own_view(server: Server) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = anna.table(ME, OPEN, game="empire", options={"vampires": "second"})
    bert.join(table)
    view = anna.state(table)["view"]
    answer = anna.get(f"/api/tables/{table['id']}/hints", lang="en")
    assert [hint["facts"] for hint in answer] == [hint.facts for hint in GAME.hints(view)]
    known = {hint["facts"]["who"]: hint["facts"]["known"] for hint in answer}
    assert [who for who, nature in known.items() if nature == "human"] == sorted(
        view["trusted"], key=list(known).index
    )
    assert len(known) == 9
    words = {hint["facts"]["who"]: hint["words"] for hint in answer}
    assert words[view["trusted"][0]] == f"The {view['trusted'][0].capitalize()} is human."


def test_a_spectator_gets_hints_from_the_public_view(server: Server) -> None:
    anna, vlad = server.person("Anna"), server.person("Vlad")
    table = anna.table(ME, BOT, game="empire", options={"vampires": "first"}, public=True)
    path = f"/api/tables/{table['id']}/hints"
    assert {hint["facts"]["known"] for hint in anna.get(path)} == {"vampire", "human"}
    assert {hint["facts"]["known"] for hint in vlad.get(path)} == {"no"}


def test_a_game_without_hints_gives_none(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    assert anna.get(f"/api/tables/{table['id']}/hints") == []


def test_a_private_table_gives_strangers_no_hints(server: Server) -> None:
    table = server.person("Anna").table(ME, BOT, game="empire", public=False)
    answer = server.person("Vlad").refused(f"/api/tables/{table['id']}/hints", method="GET")
    assert answer["error"] == "not-public"
