"""V:TES in the terminal: the board, and automatic passes."""

from __future__ import annotations

import io

import pytest
from games.vtes.stage import A, B, C, Stage
from rich.console import Console
from terminal.harness import LARGE, SMALL, host, press, printed, run_app, screen
from textual.pilot import Pilot

import conclave
from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.core.rng import Rng
from conclave.core.stops import ALWAYS, COULD, Stops
from conclave.games.vtes.rules.moves import Bleed, Play
from conclave.terminal.boards import board_of
from conclave.terminal.cards import card_of, cards_shown, page
from conclave.terminal.choices import grouped
from conclave.terminal.picker import Picker
from conclave.terminal.plain import PlainTable
from conclave.terminal.play_app import PlayApp
from conclave.text import Words, languages
from conclave.text.reasons import obstacle_texts

VTES = conclave.game("vtes")
WORDS = Words("en", VTES, strict=True)
BOARD = board_of("vtes")
NARROW, WIDE = 71, 110


def drawn(
    view: dict[str, Plain], width: int = NARROW, words: Words = WORDS, marked: Move | None = None
) -> list[str]:
    return printed(BOARD.render(view, words, width, marked), width)


def styled(view: dict[str, Plain], marked: Move | None) -> str:
    """The board with its colours."""
    console = Console(
        file=io.StringIO(), width=NARROW, color_system="truecolor", force_terminal=True
    )
    console.print(BOARD.render(view, WORDS, NARROW, marked))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def furnished() -> tuple[Stage, int]:
    """Three Methuselahs with all kinds of cards in play."""
    stage = Stage(3)
    banjoko = stage.vampire(A, "Banjoko", blood=3)
    stage.put_on(banjoko, ".44 Magnum")
    stage.uncontrolled(A, "Claus Wegener", counters=2)
    stage.hand(A, "Deflection", "Majesty")
    stage.vampire(B, "Jefferson Foster", tapped=True)
    stage.vampire(B, "Didi Meyers", blood=1, torpor=True)
    stage.uncontrolled(B, "Esoara", counters=4)
    stage.uncontrolled(B, "Kurt Strauss")
    stage.hand(B, "Flash")
    stage.pool(B, 12)
    stage.edge(B)
    stage.begin()
    return stage, banjoko


def test_a_card_being_played_is_shown_before_its_effect() -> None:
    stage = Stage(3, phase="master")
    stage.vampire(A, "Krid")
    stage.hand(A, "Blood Doll")
    stage.hand(B, "Sudden Reversal")
    stage.play(A, "play blood-doll plain -")
    situation = "Methuselah 1 plays Blood Doll; it can still be cancelled."
    assert drawn(stage.table.view(B))[0] == situation
    stage.skip("MasterPhase")
    assert situation not in drawn(stage.table.view(B))


def test_each_methuselah_has_a_block_and_the_viewer_is_first() -> None:
    stage, _ = furnished()
    assert drawn(stage.table.view(A)) == [
        "▶ ● Methuselah 1  pool 30 · h2 l0 c0 → ■",
        "    Banjoko 3/5 [.44 Magnum]",
        "    uncontrolled: Claus Wegener 2/5",
        "  Your hand",
        "    Deflection · Majesty",
        "  ■ Methuselah 2  pool 12 · edge · h1 l0 c0 → ▲",
        "    Jefferson Foster 6/6↷ bishop",
        "    torpor: Didi Meyers 1/5 · uncontrolled: ▒▒ 4 · ▒▒",
        "  ▲ Methuselah 3  pool 30 · h0 l0 c0 → ●",
    ]


def test_hands_and_crypts_are_shown_only_in_the_full_view() -> None:
    stage, _ = furnished()
    seen = "\n".join(drawn(stage.table.view(C)))
    assert "Deflection" not in seen
    assert "Esoara" not in seen
    everything = "\n".join(drawn(stage.table.reveal()))
    assert "Deflection · Majesty" in everything
    assert "Flash" in everything
    assert "Esoara 4/5" in everything


def test_a_wide_board_shows_more_details() -> None:
    stage, _ = furnished()
    wide = drawn(stage.table.view(A), WIDE)
    assert "hand 2, library 0, crypt 0 → ■ Methuselah 2" in wide[0]
    assert wide[1] == "    Banjoko 3/5 DOM obt pot [.44 Magnum]"
    assert "    Deflection (reaction) · Majesty (combat)" in wide


def test_action_combat_and_damage_are_shown() -> None:
    stage, banjoko = furnished()
    esoara = stage.vampire(B, "Esoara")
    stage.play(A, "bleed", banjoko)
    assert drawn(stage.table.view(A))[0] == (
        "● Banjoko: bleed → ■ Methuselah 2 · bleed 1 · stealth 0"
    )
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", esoara)
    lines = drawn(stage.table.view(A), WIDE)
    assert lines[0].endswith("stealth 0 · blocker: Esoara · intercept 0")
    stage.skip("StrikePair", B)
    lines = drawn(stage.table.view(A), WIDE)
    assert lines[1] == "Banjoko ⚔ Esoara · round 1 · close range · Banjoko: damage 1"


def test_the_referendum_and_its_votes_are_shown() -> None:
    stage, banjoko = furnished()
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", banjoko)
    stage.skip("Allocate")
    for number in ("0", "3"):
        stage.play(A, "number", number)
    stage.skip("Referendum", A)
    stage.play(A, "vote calling-card for")
    lines = drawn(stage.table.view(A), WIDE)
    assert lines[1] == (
        "referendum: Kine Resources Contested · terms: ■ Methuselah 2 3, ▲ Methuselah 3 1"
        " · for 1 · against 0"
    )


def test_the_highlighted_move_is_marked_on_the_board() -> None:
    stage, banjoko = furnished()
    view = stage.table.view(A)
    plain = styled(view, None)
    assert styled(view, Bleed(stage.table.word(banjoko))) != plain
    assert styled(view, Play("majesty", "plain", "-")) != plain
    assert styled(view, Play("flash", "plain", "-")) == plain


def test_an_ousted_methuselah_takes_one_line() -> None:
    stage, _ = furnished()
    view = stage.table.view(A)
    view["out"] = [False, True, False]
    view["prey"] = [2, None, 0]
    lines = drawn(view)
    assert "  ■ Methuselah 2  out · 0 VP" in lines
    assert not any("Jefferson" in line for line in lines)


def test_cards_of_the_same_name_are_numbered() -> None:
    stage = Stage(3, phase="influence")
    first = stage.uncontrolled(A, "Banjoko", counters=2)
    second = stage.uncontrolled(A, "Banjoko")
    stage.uncontrolled(A, "Claus Wegener")
    stage.begin()
    assert drawn(stage.table.view(A))[1] == (
        f"    uncontrolled: Banjoko #{first} 2/5 · Banjoko #{second} 0/5 · Claus Wegener 0/5"
    )
    labels = [choice.label for choice in grouped(stage.table.options(A), WORDS)]
    assert labels[:3] == [
        f"Put 1 pool on Banjoko #{first}",
        f"Put 1 pool on Banjoko #{second}",
        "Put 1 pool on Claus Wegener",
    ]


def test_cards_in_play_can_be_read() -> None:
    stage, banjoko = furnished()
    shown = cards_shown(stage.table.view(A), VTES)
    assert {"banjoko", "claus-wegener", "deflection", "44-magnum"} <= set(shown)
    assert "esoara" not in shown
    found = card_of(Bleed(stage.table.word(banjoko)), WORDS)
    assert found is not None
    assert found.name == "Banjoko"


def test_passes_are_not_logged() -> None:
    table = host(VTES, 3)
    position = table.position
    for seat in range(3):
        table.play(seat, "deck random")
    found: list[str] = []
    for _ in range(30):
        seat = position.deciders[0]
        found += table.lines(table.play(seat, position.options(seat)[-1]), 0)
    assert table.record.moves[-1][1] == "pass"
    assert found
    assert not any("passes" in line for line in found)


def test_the_headline_shows_turn_and_phase() -> None:
    assert BOARD.headline(VTES.start(3, seed=1).view(0), WORDS) == "Choosing decks"
    stage, _ = furnished()
    assert BOARD.headline(stage.table.view(A), WORDS) == "Turn 20: Methuselah 1 · Minion phase"


@pytest.mark.parametrize("language", languages())
def test_the_board_fits_its_width_throughout_a_game(language: str) -> None:
    words = Words(language, VTES, strict=True)
    position, rng = VTES.start(5, seed=4), Rng(4)
    while not position.over and position.number < 1500:
        seat = position.deciders[0]
        move = position.options(seat).pick(rng)
        if position.number % 60 == 0:
            for width in (51, NARROW, WIDE):
                assert max(map(len, drawn(position.view(seat), width, words, move))) <= width
        position.play(seat, move)


def test_five_players_fit_on_a_screen_of_100_by_30_and_larger() -> None:
    for size in ((100, 30), (160, 50), SMALL, LARGE):
        app = PlayApp(host(VTES, 5), pause=0)

        async def script(pilot: Pilot[None], app: PlayApp = app) -> None:
            await press(pilot, "enter")
            seen = screen(app)
            assert "Methuselah 1" in seen
            assert "Your hand" in seen

        run_app(app, script, size)


# Automatic passes


def questions(ask_always: bool) -> list[list[Move]]:
    """The options at the first questions to a person who always takes the last one."""
    table = host(VTES, 3)
    table.stops = Stops(ALWAYS if ask_always else COULD)
    asked: list[list[Move]] = []

    class Typist(io.StringIO):
        def readline(self, *_: object) -> str:  # type: ignore[override]
            seat = table.person_to_move
            if seat is None or len(asked) == 40:
                return ""
            asked.append(list(table.position.options(seat)))
            return f"{asked[-1][-1].text}\n"

    PlainTable(table, Typist(), io.StringIO()).run()
    return asked


def is_only_pass(options: list[Move]) -> bool:
    return len(options) == 1 and options[0].text in ("pass", "done", "decline")


def test_players_who_can_only_pass_are_not_asked() -> None:
    asked = questions(ask_always=False)
    assert len(asked) == 40
    assert not any(is_only_pass(options) for options in asked)


def test_players_can_choose_to_be_asked_every_time() -> None:
    asked = questions(ask_always=True)
    assert sum(is_only_pass(options) for options in asked) > 5


def test_the_app_passes_for_players_who_can_only_pass() -> None:
    table = host(VTES, 3)
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(6):
            seat = app.asked
            assert seat is not None
            assert not is_only_pass(list(table.position.options(seat)))
            app.query_one(Picker).focus()
            await press(pilot, "end", "enter")

    run_app(app, script)
    passed = [text for seat, text in table.record.moves if seat == 0 and text == "pass"]
    assert len(passed) > 6


def test_obstacles_to_playing_cards_are_shown() -> None:
    stage, _ = furnished()
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(page(stage.table.view(A), WORDS, stage.table.obstacles(A)))
    assert isinstance(console.file, io.StringIO)
    lines = [line.rstrip() for line in console.file.getvalue().splitlines()]
    assert lines[:3] == [
        "In your hand, not playable now",
        "Deflection  only while another Methuselah’s minion acts, at the right moment",
        "Majesty  only in combat, at the right step",
    ]
    stage.hand(A, "Kindred Spirits")
    found = stage.table.obstacles(A)["kindred-spirits"]
    assert obstacle_texts(WORDS, "kindred-spirits", found) == ["needs inferior Dementation"]
