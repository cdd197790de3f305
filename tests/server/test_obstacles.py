"""The asked seat sees why its cards can't be played, and everybody sees the situation."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
from server.harness import BOT, ME, Json, Server

import conclave
from conclave.core.rng import Rng
from conclave.server import acts, entries, table_view
from conclave.server.entries import Draft, Entry
from conclave.server.table import Table
from conclave.server.table_view import Presence, Viewer
from conclave.server.terms import PERSON, Chair, Terms
from conclave.text import Words
from conclave.text.reasons import obstacle_texts

GAME = conclave.game("vtes")
NAMES = ("Anna", "Vlad")


def new_table(seed: int = 5) -> Table:
    """A table of two people with starter decks."""
    chairs = tuple(Chair(PERSON, person=name, name=name) for name in NAMES)
    settings = GAME.settings({"decks": "starter"})
    table = Table(Terms("t", GAME, settings, chairs, True, None, "word", seed, "host", 0))
    enter(table, Draft(kind=entries.BEGIN))
    return table


def enter(table: Table, draft: Draft) -> None:
    """Append an entry to the log."""
    number = table.state.number + 1
    table.apply(*table.fold([Entry.of(draft, number, number * 1000)]))


def sent(table: Table, seat: int | None, language: str = "en") -> Json:
    """The sync of a viewer."""
    shape = table_view.sync(table, Viewer(seat, True, language), Presence(), 0)
    sync: Json = msgspec.json.decode(msgspec.json.encode(shape))
    return sync


def position_of(table: Table) -> Any:
    """The position of a table."""
    return table.state.position


def asked(table: Table) -> int:
    """The seat that is asked, after automatic passes."""
    seat: int = position_of(table).deciders[0]
    while (move := table.state.automatic_pass(seat)) is not None:
        enter(table, acts.move(table.state, seat, table.state.number, move.text))
        seat = position_of(table).deciders[0]
    return seat


def test_only_the_asked_seat_sees_its_obstacles() -> None:
    table = new_table()
    seat = asked(table)
    assert sent(table, 1 - seat)["decision"] is None
    assert sent(table, None)["decision"] is None
    sync = sent(table, seat)
    hand = sync["view"]["hand"][seat]
    playable = {option["fields"].get("card") for option in sync["decision"]["options"]}
    assert set(sync["decision"]["obstacles"]) == set(hand) - playable
    assert len(set(hand) - playable) > 2


def test_obstacles_are_worded_in_the_viewers_language() -> None:
    table = new_table()
    seat = asked(table)
    position = position_of(table)
    combat = (
        ("en", "only in combat, at the right step"),
        ("de", "nur im Kampf, im richtigen Schritt"),
    )
    for language, reason in combat:
        words = Words(language, GAME, NAMES, strict=True)
        sync = sent(table, seat, language)["decision"]["obstacles"]
        found = position.obstacles(seat)
        assert sync == {card: obstacle_texts(words, card, found[card]) for card in found}
        assert [reason] in sync.values()


def test_obstacles_do_not_depend_on_hidden_information() -> None:
    table, rng = new_table(), Rng(3)
    for _ in range(80):
        state, position = table.state, position_of(table)
        for seat in (0, 1, None):
            other = Table(state.terms)
            other.log = table.log
            imagined = position.imagine(seat, rng)
            other.state = dataclasses.replace(state, position=imagined)
            assert sent(other, seat) == sent(table, seat)
        seat = position.deciders[0]
        options = position.options(seat)
        move = options[rng.below(len(options))]
        enter(table, acts.move(state, seat, state.number, move.text))


def test_everybody_sees_the_situation_in_their_own_language() -> None:
    table = new_table()
    seat = position_of(table).deciders[0]
    name = NAMES[seat]
    assert sent(table, None)["situation"] == f"Untap phase of {name}: waiting for {name}."
    assert sent(table, 1 - seat)["situation"] == sent(table, None)["situation"]
    mine = sent(table, seat, "de")["situation"]
    assert mine == "Enttappphase: Du bist dran."


def test_options_have_display_names_for_their_fields() -> None:
    words = Words("de", GAME, NAMES, strict=True)
    assert words.field_names(GAME.move("play govern-the-unaligned DOM krid#7")) == {
        "card": "Govern the Unaligned",
        "mode": words.name("mode", "DOM"),
        "minion": "Krid",
    }
    assert words.field_names(GAME.move("number 3")) == {}


def test_games_without_obstacles_send_none(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, game="empire", options={"vampires": "first"})
    state = anna.state(table)
    assert state["situation"] == ""
    assert "obstacles" not in state["decision"]
