"""The play app, driven by the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from terminal.harness import (
    LARGE,
    SMALL,
    VENDETTA,
    host,
    press,
    run_app,
    screen,
    settle,
    shown,
    type_fast,
    type_in,
)
from textual.pilot import Pilot
from textual.widgets import Input
from tiny.auction import AUCTION
from tiny.duel import DUEL

from conclave.core.game import Game
from conclave.core.ledger import ledger
from conclave.core.record import Record
from conclave.terminal.picker import Picker
from conclave.terminal.play_app import PlayApp
from conclave.terminal.screens import Curtain, Note, Question
from conclave.terminal.widgets import Log
from conclave.text import Words, languages

Typed = Callable[[Pilot[None], str], Coroutine[Any, Any, None]]


def test_a_whole_game_by_arrow_keys_alone() -> None:
    table = host(rounds=1)
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        while not table.position.over:
            await press(pilot, "down", "enter", "down", "enter")
            if not table.position.over and app.asked is not None:
                await press(pilot, "end", "enter")
        assert isinstance(app.screen, Note)
        assert "The game is over" in screen(app)
        assert "The last round is over." in screen(app)
        await press(pilot, "escape")
        assert "Press q to quit." in shown(app)
        await press(pilot, "q")

    run_app(app, script)
    assert not app.is_running
    record = Record.read(table.record.write())
    assert record.position.over
    assert any(text.startswith("place") for seat, text in record.moves if seat == 0)


def test_a_move_is_chosen_by_district_then_number() -> None:
    table = host()
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        picker = app.query_one(Picker)
        assert [choice.label for choice in picker.choices][-2:] == [
            "District 13",
            "Done: turn over a card",
        ]
        await press(pilot, "down", "down", "right")
        assert "District 3" in str(picker.border_title)
        await press(pilot, "left", "enter", "down", "down", "enter")
        assert table.record.moves[0] == (0, "place 3 d3")

    run_app(app, script)


def test_a_typed_move_is_completed() -> None:
    table = host()
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "p", "l", "a", "c", "e", "space", "4", "space", "d", "1", "3", "enter")
        assert table.record.moves[0] == (0, "place 4 d13")
        await press(pilot, "d", "o", "right", "enter")
        assert table.record.moves[-1][1] != "place 4 d13"
        assert (0, "done") in table.record.moves

    run_app(app, script)


def test_an_illegal_move_says_why_and_r_shows_the_rule() -> None:
    table = host(seed=3)
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        before = table.position.digest()
        await type_in(pilot, "place 11 d5")
        assert "You can’t place 11: you have only 10 mafiosi in your supply." in shown(app)
        assert "[VEND-PLACE-10]" in shown(app)
        assert app.query_one("#prompt").has_class("refused")
        assert table.position.digest() == before
        assert app.query_one(Input).value == ""
        await press(pilot, "r")
        assert shown(app, "#note") == ledger(VENDETTA).statement("VEND-PLACE-10").text
        await press(pilot, "escape", "up")
        assert app.query_one(Input).value == "place 11 d5"

    run_app(app, script)


def test_a_move_typed_fast_after_an_illegal_one_counts() -> None:
    table = host(seed=3)
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await type_fast(pilot, "place 11 d5\nplace 2 d5")
        assert table.record.moves[0] == (0, "place 2 d5")

    run_app(app, script)


@pytest.mark.parametrize("typed", [type_in, type_fast])
def test_a_move_typed_over_a_rule_is_not_lost(typed: Typed) -> None:
    table = host(seed=3)
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await type_in(pilot, "place 11 d5")
        await press(pilot, "r")
        assert isinstance(app.screen, Note)
        await typed(pilot, "place 2 d5")
        assert not isinstance(app.screen, Note)
        assert table.record.moves[0] == (0, "place 2 d5")

    run_app(app, script)


def test_escape_clears_the_input() -> None:
    table = host(seed=3)
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "d", "o", "escape")
        assert app.query_one(Input).value == ""
        assert app.query_one(Picker).has_focus
        await type_in(pilot, "place 2 d5")
        assert table.record.moves[0] == (0, "place 2 d5")

    run_app(app, script)


def test_a_click_on_the_error_shows_the_rule() -> None:
    app = PlayApp(host(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await type_in(pilot, "place 3 d14")
        await pilot.click("#prompt")
        assert shown(app, "#note") == ledger(VENDETTA).statement("VEND-COMP-02").text

    run_app(app, script)


def test_an_unreadable_move_shows_the_forms_of_moves() -> None:
    app = PlayApp(host(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await type_in(pilot, "put 3 in 6")
        assert "Moves look like this: place NUMBER dDISTRICT, done." in shown(app)

    run_app(app, script)


def test_help_shows_keys_and_how_to_play() -> None:
    app = PlayApp(host(language="pl"), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        assert "Vendetta: pomoc" in screen(app)
        assert "otwórz grupę albo wykonaj ruch" in screen(app)
        assert "Po jedenastej fazie obława czyści dwie dzielnice" in screen(app)
        await press(pilot, "escape")
        assert not isinstance(app.screen, Note)

    run_app(app, script, LARGE)


def test_leaving_asks_for_confirmation() -> None:
    app = PlayApp(host(language="de"), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "q")
        assert isinstance(app.screen, Question)
        await press(pilot, "enter")
        assert not isinstance(app.screen, Question)
        assert app.is_running
        await press(pilot, "q", "j")

    run_app(app, script)
    assert not app.is_running


def test_ctrl_c_asks_and_leaves_the_second_time() -> None:
    app = PlayApp(host(), pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "d", "ctrl+c")
        assert isinstance(app.screen, Question)
        await press(pilot, "ctrl+c")

    run_app(app, script)
    assert not app.is_running


def test_every_move_by_a_person_is_saved() -> None:
    saved: list[int] = []
    table = host(save=lambda: saved.append(len(table.record.moves)))
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await type_in(pilot, "place 1 d3")
        await type_in(pilot, "done")
        assert saved[0] == 1
        assert len(saved) == 2

    run_app(app, script)


def test_the_board_shows_the_players_own_view() -> None:
    table = host(seats=4)
    app = PlayApp(table, pause=0)

    async def script(_: Pilot[None]) -> None:
        seen = screen(app)
        assert "Round 1, turn 1 of 11 · Pile 11 · Raid 2 · you are ● Red" in seen
        supply = next(line for line in seen.splitlines() if line.strip().startswith("Supply"))
        assert supply.split()[1:5] == ["10", "?", "?", "?"]

    run_app(app, script)


def test_a_resumed_game_shows_its_log() -> None:
    table = host()
    table.play(0, "place 3 d3")
    events = table.play(1, table.bot_move(1))
    app = PlayApp(host(record=Record.read(table.record.write())), pause=0)

    async def script(_: Pilot[None]) -> None:
        lines = [line for _, line in app.query_one(Log).lines_shown]
        assert "You place 3 mafiosi in district 3." in lines
        assert table.words.event_lines(events)[0] in lines

    run_app(app, script)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [SMALL, LARGE, (40, 12)])
def test_the_app_fits_every_language_and_size(language: str, size: tuple[int, int]) -> None:
    table = host(seats=5, language=language)
    words = Words(language, VENDETTA, strict=True)
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        decision = table.position.decision(0)
        assert words.prompt(decision) in shown(app)
        if size != (40, 12):
            seen = screen(app)
            assert words.say("vendetta-legend-control") in seen
            assert words.say("terminal-moves") in seen
            assert words.say("terminal-command-help") in seen

    run_app(app, script, size)


def test_players_sharing_a_screen_do_not_see_each_others_supplies() -> None:
    table = host(people=(0, 1))
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Curtain)
        assert "Red" in str(app.screen.sentence)
        await press(pilot, "enter")
        assert app.viewer == 0
        await type_in(pilot, "done")
        assert isinstance(app.screen, Curtain)
        assert "Yellow" in str(app.screen.sentence)
        assert "Supply" not in screen(app)
        await press(pilot, "enter")
        assert app.viewer == 1

    run_app(app, script)


def test_bots_can_play_without_people() -> None:
    table = host(people=(), rounds=1)
    app = PlayApp(table, pause=0)

    async def script(_: Pilot[None]) -> None:
        assert table.position.over
        assert "The game is over" in screen(app)

    run_app(app, script)


@pytest.mark.parametrize("game", [AUCTION, DUEL])
def test_any_game_can_be_played_without_its_own_board_or_words(game: Game) -> None:
    table = host(game, seats=game.seats[0])
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(200):
            if table.position.over:
                break
            await press(pilot, "enter")
            if app.query_one(Picker).opened is not None:
                await press(pilot, "enter")
        assert table.position.over
        await settle(pilot)

    run_app(app, script)
