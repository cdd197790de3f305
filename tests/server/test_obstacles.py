"""A seat that is asked is told why cards of its hand can't be played, and all what is under way."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
from server.harness import BOT, ME, Json, Server

import conclave
from conclave.core.rng import Rng
from conclave.server import acts, entries, telling
from conclave.server.entries import Draft, Entry
from conclave.server.stops import automatic
from conclave.server.table import Table
from conclave.server.telling import Presence, Viewer
from conclave.server.terms import PERSON, Chair, Terms
from conclave.text import Words
from conclave.text.reasons import whys

GAME = conclave.game("vtes")
NAMES = ("Anna", "Vlad")


def begun(seed: int = 5) -> Table:
    """A table of two people with starter decks."""
    chairs = tuple(Chair(PERSON, person=name, name=name) for name in NAMES)
    settings = GAME.settings({"decks": "starter"})
    table = Table(Terms("t", GAME, settings, chairs, True, None, "word", seed, "host", 0))
    enter(table, Draft(kind=entries.BEGIN))
    return table


def enter(table: Table, draft: Draft) -> None:
    """One more entry of the log."""
    number = table.standing.number + 1
    table.take(*table.fold([Entry.of(draft, number, number * 1000)]))


def sent(table: Table, seat: int | None, language: str = "en") -> Json:
    """What a viewer is sent."""
    shape = telling.sync(table, Viewer(seat, True, language), Presence(), 0)
    told: Json = msgspec.json.decode(msgspec.json.encode(shape))
    return told


def position_of(table: Table) -> Any:
    """The game at a table."""
    return table.standing.position


def asked(table: Table) -> int:
    """Who is asked something, after all that is passed by itself."""
    seat: int = position_of(table).deciders[0]
    while (move := automatic(table.standing, seat)) is not None:
        enter(table, acts.move(table.standing, seat, table.standing.number, move.text))
        seat = position_of(table).deciders[0]
    return seat


def test_only_who_is_asked_is_told_why_her_own_cards_cannot_be_played() -> None:
    table = begun()
    seat = asked(table)
    assert sent(table, 1 - seat)["decision"] is None
    assert sent(table, None)["decision"] is None
    told = sent(table, seat)
    hand = told["view"]["hand"][seat]
    playable = {option["fields"].get("card") for option in told["decision"]["options"]}
    assert set(told["decision"]["obstacles"]) == set(hand) - playable
    assert len(set(hand) - playable) > 2


def test_the_reasons_are_those_of_the_game_in_the_viewers_language() -> None:
    table = begun()
    seat = asked(table)
    position = position_of(table)
    combat = (("en", "only in combat, at its own step"), ("de", "nur im Kampf, bei ihrem Schritt"))
    for language, reason in combat:
        words = Words(language, GAME, NAMES, strict=True)
        told = sent(table, seat, language)["decision"]["obstacles"]
        found = position.obstacles(seat)
        assert told == {card: whys(words, card, found[card]) for card in found}
        assert [reason] in told.values()


def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_know() -> None:
    table, rng = begun(), Rng(3)
    for _ in range(80):
        standing, position = table.standing, position_of(table)
        for seat in (0, 1, None):
            other = Table(standing.terms)
            other.log = table.log
            imagined = position.imagine(seat, rng)
            other.standing = dataclasses.replace(standing, position=imagined)
            assert sent(other, seat) == sent(table, seat)
        seat = position.deciders[0]
        options = position.options(seat)
        move = options[rng.below(len(options))]
        enter(table, acts.move(standing, seat, standing.number, move.text))


def test_all_are_told_what_is_about_to_happen_in_their_own_language() -> None:
    table = begun()
    seat = position_of(table).deciders[0]
    name = NAMES[seat]
    assert sent(table, None)["situation"] == f"Untap phase of {name}: waiting for {name}."
    assert sent(table, 1 - seat)["situation"] == sent(table, None)["situation"]
    mine = sent(table, seat, "de")["situation"]
    assert mine == f"Enttappphase von {name}: Du bist dran."


def test_moves_say_what_their_parts_are_called() -> None:
    words = Words("de", GAME, NAMES, strict=True)
    assert words.called(GAME.move("play govern-the-unaligned DOM krid#7")) == {
        "card": "Govern the Unaligned",
        "mode": words.name("mode", "DOM"),
        "minion": "Krid",
    }
    assert words.called(GAME.move("number 3")) == {}


def test_a_game_that_says_nothing_of_it_sends_nothing(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, game="empire", options={"vampires": "first"})
    state = anna.state(table)
    assert state["situation"] == ""
    assert "obstacles" not in state["decision"]
