"""Playing at the table, by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from terminal.seating import (
    LARGE,
    SMALL,
    VENDETTA,
    host,
    press,
    screen,
    settle,
    shown,
    type_fast,
    type_in,
    watch,
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

    async def story(pilot: Pilot[None]) -> None:
        while not table.position.over:
            await press(pilot, "down", "enter", "down", "enter")
            if not table.position.over and app.asked is not None:
                await press(pilot, "end", "enter")
        assert isinstance(app.screen, Note)
        assert "The game is over" in screen(app)
        assert "The last round is over." in screen(app)
        await press(pilot, "escape")
        assert "Press q to leave." in shown(app)
        await press(pilot, "q")

    watch(app, story)
    assert not app.is_running
    record = Record.read(table.record.write())
    assert record.position.over
    assert any(text.startswith("place") for seat, text in record.moves if seat == 0)


def test_a_district_is_chosen_first_and_then_a_number() -> None:
    table = host()
    app = PlayApp(table, pause=0)

    async def story(pilot: Pilot[None]) -> None:
        picker = app.query_one(Picker)
        assert [choice.label for choice in picker.choices][-2:] == [
            "District 13",
            "Done: turn over a card",
        ]
        await press(pilot, "down", "down", "right")
        assert "District 3" in str(picker.border_title)
        await press(pilot, "left", "enter", "down", "down", "enter")
        assert table.record.moves[0] == (0, "place 3 d3")

    watch(app, story)


def test_a_move_is_typed_at_once_and_completed() -> None:
    table = host()
    app = PlayApp(table, pause=0)

    async def story(pilot: Pilot[None]) -> None:
        await press(pilot, "p", "l", "a", "c", "e", "space", "4", "space", "d", "1", "3", "enter")
        assert table.record.moves[0] == (0, "place 4 d13")
        await press(pilot, "d", "o", "right", "enter")
        assert table.record.moves[-1][1] != "place 4 d13"
        assert (0, "done") in table.record.moves

    watch(app, story)


def test_a_refused_move_says_why_and_r_shows_the_statement() -> None:
    table = host(seed=3)
    app = PlayApp(table, pause=0)

    async def story(pilot: Pilot[None]) -> None:
        before = table.position.digest()
        await type_in(pilot, "place 11 d5")
        assert "You cannot place 11: there are only 10 mafiosi in your supply." in shown(app)
        assert "[VEND-PLACE-10]" in shown(app)
        assert app.query_one("#prompt").has_class("refused")
        assert table.position.digest() == before
        assert app.query_one(Input).value == ""
        await press(pilot, "r")
        assert shown(app, "#note") == ledger(VENDETTA).statement("VEND-PLACE-10").text
        await press(pilot, "escape", "up")
        assert app.query_one(Input).value == "place 11 d5"

    watch(app, story)


def test_after_a_refusal_the_next_line_counts_however_fast_it_is_typed() -> None:
    table = host(seed=3)
    app = PlayApp(table, pause=0)

    async def story(pilot: Pilot[None]) -> None:
        await type_fast(pilot, "place 11 d5\nplace 2 d5")
        assert table.record.moves[0] == (0, "place 2 d5")

    watch(app, story)


@pytest.mark.parametrize("typed", [type_in, type_fast])
def test_a_move_typed_over_a_rule_is_not_lost(typed: Typed) -> None:
    table = host(seed=3)
    app = PlayApp(table, pause=0)

    async def story(pilot: Pilot[None]) -> None:
        await type_in(pilot, "place 11 d5")
        await press(pilot, "r")
        assert isinstance(app.screen, Note)
        await typed(pilot, "place 2 d5")
        assert not isinstance(app.screen, Note)
        assert table.record.moves[0] == (0, "place 2 d5")

    watch(app, story)


def test_escape_lets_go_of_a_typed_line() -> None:
    table = host(seed=3)
    app = PlayApp(table, pause=0)

    async def story(pilot: Pilot[None]) -> None:
        await press(pilot, "d", "o", "escape")
        assert app.query_one(Input).value == ""
        assert app.query_one(Picker).has_focus
        await type_in(pilot, "place 2 d5")
        assert table.record.moves[0] == (0, "place 2 d5")

    watch(app, story)


def test_a_click_on_the_refusal_shows_the_statement_too() -> None:
    app = PlayApp(host(), pause=0)

    async def story(pilot: Pilot[None]) -> None:
        await type_in(pilot, "place 3 d14")
        await pilot.click("#prompt")
        assert shown(app, "#note") == ledger(VENDETTA).statement("VEND-COMP-02").text

    watch(app, story)


def test_a_text_that_is_no_move_is_told_what_moves_look_like() -> None:
    app = PlayApp(host(), pause=0)

    async def story(pilot: Pilot[None]) -> None:
        await type_in(pilot, "put 3 in 6")
        assert "Moves look like this: place NUMBER dDISTRICT, done." in shown(app)

    watch(app, story)


def test_help_tells_the_keys_and_how_to_play() -> None:
    app = PlayApp(host(language="pl"), pause=0)

    async def story(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        assert "Vendetta: pomoc" in screen(app)
        assert "otwórz nagłówek albo wykonaj ruch" in screen(app)
        assert "Po jedenastej fazie obława czyści dwie dzielnice" in screen(app)
        await press(pilot, "escape")
        assert not isinstance(app.screen, Note)

    watch(app, story, LARGE)


def test_leaving_is_asked_about() -> None:
    app = PlayApp(host(language="de"), pause=0)

    async def story(pilot: Pilot[None]) -> None:
        await press(pilot, "q")
        assert isinstance(app.screen, Question)
        await press(pilot, "enter")
        assert not isinstance(app.screen, Question)
        assert app.is_running
        await press(pilot, "q", "j")

    watch(app, story)
    assert not app.is_running


def test_ctrl_c_asks_and_twice_leaves_at_once() -> None:
    app = PlayApp(host(), pause=0)

    async def story(pilot: Pilot[None]) -> None:
        await press(pilot, "d", "ctrl+c")
        assert isinstance(app.screen, Question)
        await press(pilot, "ctrl+c")

    watch(app, story)
    assert not app.is_running


def test_every_move_of_a_person_is_saved() -> None:
    saved: list[int] = []
    table = host(save=lambda: saved.append(len(table.record.moves)))
    app = PlayApp(table, pause=0)

    async def story(pilot: Pilot[None]) -> None:
        await type_in(pilot, "place 1 d3")
        await type_in(pilot, "done")
        assert saved[0] == 1
        assert len(saved) == 2

    watch(app, story)


def test_the_table_shows_what_its_person_may_see() -> None:
    table = host(seats=4)
    app = PlayApp(table, pause=0)

    async def story(_: Pilot[None]) -> None:
        seen = screen(app)
        assert "Round 1, turn 1 of 11 · Pile 11 · Raid 2 · you are ● Red" in seen
        supply = next(line for line in seen.splitlines() if line.strip().startswith("Supply"))
        assert supply.split()[1:5] == ["10", "?", "?", "?"]

    watch(app, story)


def test_a_game_taken_up_again_tells_what_happened_before() -> None:
    table = host()
    table.play(0, "place 3 d3")
    events = table.play(1, table.bot_move(1))
    app = PlayApp(host(record=Record.read(table.record.write())), pause=0)

    async def story(_: Pilot[None]) -> None:
        told = [line for _, line in app.query_one(Log).told]
        assert "Red places 3 mafiosi in district 3." in told
        assert table.words.tell(events)[0] in told

    watch(app, story)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [SMALL, LARGE, (40, 12)])
def test_it_fits_every_language_and_size(language: str, size: tuple[int, int]) -> None:
    table = host(seats=5, language=language)
    words = Words(language, VENDETTA, strict=True)
    app = PlayApp(table, pause=0)

    async def story(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "enter")
        decision = table.position.decision(0)
        assert words.prompt(decision) in shown(app)
        if size != (40, 12):
            seen = screen(app)
            assert words.say("vendetta-legend-control") in seen
            assert words.say("terminal-moves") in seen
            assert words.say("terminal-command-help") in seen

    watch(app, story, size)


def test_people_who_share_a_screen_do_not_see_each_others_supply() -> None:
    table = host(people=(0, 1))
    app = PlayApp(table, pause=0)

    async def story(pilot: Pilot[None]) -> None:
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

    watch(app, story)


def test_bots_play_among_themselves_while_one_watches() -> None:
    table = host(people=(), rounds=1)
    app = PlayApp(table, pause=0)

    async def story(_: Pilot[None]) -> None:
        assert table.position.over
        assert "The game is over" in screen(app)

    watch(app, story)


@pytest.mark.parametrize("game", [AUCTION, DUEL])
def test_any_game_can_be_played_without_a_board_or_words_of_its_own(game: Game) -> None:
    table = host(game, seats=game.seats[0])
    app = PlayApp(table, pause=0)

    async def story(pilot: Pilot[None]) -> None:
        for _ in range(200):
            if table.position.over:
                break
            await press(pilot, "enter")
            if app.query_one(Picker).opened is not None:
                await press(pilot, "enter")
        assert table.position.over
        await settle(pilot)

    watch(app, story)
