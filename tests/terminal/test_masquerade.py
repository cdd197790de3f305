"""Masquerade in the terminal: board, moves and card texts."""

from __future__ import annotations

import io

import pytest
from terminal.harness import LARGE, SMALL, host, press, printed, run_app, screen, shown, type_in
from textual.pilot import Pilot
from textual.widgets import Static

import conclave
from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.core.rng import Rng
from conclave.games.masquerade.rules.moves import Play
from conclave.terminal.boards import board_of
from conclave.terminal.cards import card_of, cards_shown
from conclave.terminal.choices import grouped
from conclave.terminal.picker import Picker
from conclave.terminal.plain import PlainTable
from conclave.terminal.play_app import PlayApp
from conclave.terminal.screens import Note
from conclave.text import Words, languages

MASQUERADE = conclave.game("masquerade")
WORDS = Words("en", MASQUERADE, strict=True)
BOARD = board_of("masquerade")
NARROW, WIDE = 51, 80


def drawn(
    view: dict[str, Plain], width: int = NARROW, words: Words = WORDS, marked: Move | None = None
) -> list[str]:
    return printed(BOARD.render(view, words, width, marked), width)


def planning() -> dict[str, Plain]:
    """Red's view of three players in their first planning phase; Red has the token."""
    position = MASQUERADE.start(3, seed=1)
    while position.view(None)["phase"] != "planning":
        seat = position.deciders[0]
        position.play(seat, position.options(seat)[0])
    return {
        **position.view(0),
        "clans": ["brujah", "gangrel", "ventrue"],
        "hand": [["brujah-hunt", "brujah-ready", "show-of-force"], 4, 4],
        "holder": 0,
        "order": [0, 1, 2],
        "active": 0,
        "deciders": [0],
    }


def test_a_location_shows_the_ally_and_the_players_present() -> None:
    view = planning()
    view["at_stake"] = {**view["at_stake"], "1": "marcel"}
    view["cards"] = {
        **view["cards"],
        "1": [["show-of-force", "brujah-hunt"], [None, "on-the-prowl"], []],
    }
    view["face_down"] = {**view["face_down"], "1": [[False, True], [True, False], []]}
    view["deployed_blood"] = {**view["deployed_blood"], "1": [2, 0, 3]}
    view["power"] = {**view["power"], "1": [5, 3, 3]}
    assert drawn(view)[:6] == [
        "Location 1 · Marcel · Vampire",
        "  worth 4, feeds 1; drained: 4 blood, worth 2",
        "           Power Blood",
        "♛ ● Red        5     2  Show of Force, ▒▒ Hunt",
        "  ■ Yellow     3     ·  ▒▒, On the Prowl",
        "  ▲ Green      3     3",
    ]


def test_location_cards_and_the_resolving_location_are_shown() -> None:
    view = planning()
    view["location_cards"] = {**view["location_cards"], "2": "elysium"}
    view["place"], view["step"], view["phase"], view["active"] = "2", "conflict", "resolution", None
    lines = drawn(view, WIDE)
    place = next(at for at, line in enumerate(lines) if line.startswith("▶ Location 2"))
    assert "  Elysium" in lines[place:]
    assert any(line.startswith("  Each player here is protected") for line in lines[place:])
    assert BOARD.headline(view, WORDS) == "Round 1 of 3 · Resolution · Location 2: conflict"


def test_players_are_listed_in_turn_order_with_their_belongings() -> None:
    view = planning()
    view["alliance"] = [["victim", "victim"], ["marcel"], []]
    view["drained"] = [[], ["victim"], ["portia", "victim", "victim"]]
    view["red_tokens"], view["grey_tokens"] = [0, 0, 1], [0, 0, 1]
    view["relics"] = ["the-isaac-chalice", None, None]
    view["relics_used"] = [True, False, False]
    view["order"], view["out"], view["blood"] = [1, 2, 0], [False] * 3, [7, 4, 12]
    lines = drawn(view)
    first = next(at for at, line in enumerate(lines) if "Influence" in line)
    assert lines[first + 1].split()[:3] == ["■", "Yellow", "4"]
    assert lines[first + 2] == "    Marcel · drained: Victim"
    assert lines[first + 4] == "    drained: Portia, Victim ×2 · diablerie: 2"
    assert lines[first + 5].split()[-1] == "Brujah"
    assert lines[first + 6] == "    Victim ×2 · relic: The Isaac Chalice (used)"


def test_only_the_own_hand_is_shown() -> None:
    lines = drawn(planning())
    hand = lines[lines.index("Your hand") :]
    assert hand[1].split() == ["Hunt", "aftermath", "·", "power", "0"]
    assert hand[2].split() == ["Ready", "passive", "·", "power", "1"]
    assert len(hand) == 1 + len(planning()["hand"][0])
    assert "    Steal 1 blood from each rival." in drawn(planning(), WIDE)


def test_the_full_view_shows_all_hands() -> None:
    position = MASQUERADE.start(3, seed=1)
    for _ in range(3):
        position.play(position.deciders[0], position.options(position.deciders[0])[0])
    lines = drawn(position.reveal())
    assert sum(line.split()[:1] == ["Hunt"] for line in lines) == 3


@pytest.mark.parametrize("language", languages())
def test_the_board_fits_its_width_throughout_a_game(language: str) -> None:
    words = Words(language, MASQUERADE, strict=True)
    for seats in MASQUERADE.seats:
        options = {"locations": "yes", "relics": "yes"}
        position, rng = MASQUERADE.start(seats, seed=seats, options=options), Rng(seats)
        while not position.over:
            seat = position.deciders[0]
            move = position.options(seat).pick(rng)
            if position.number % 9 == 0:
                for width in (NARROW, WIDE):
                    lines = drawn(position.view(seat), width, words, move)
                    assert max(map(len, lines)) <= width
                assert BOARD.headline(position.view(seat), words)
            position.play(seat, move)
        assert drawn(position.reveal(), NARROW, words)


def test_moves_are_listed_by_card() -> None:
    view = planning()
    plays = [
        Play(card, place, face)
        for card in view["hand"][0]
        for place in ("1", "haven")
        for face in ("up", "down")
    ]
    choices = grouped(plays, WORDS)
    assert [choice.label for choice in choices][:2] == ["Play Hunt", "Play Ready"]
    assert [WORDS.move_part(move, "within") for move in choices[0].moves] == [
        "Location 1, face up",
        "Location 1, face down",
        "Prince’s Haven, face up",
        "Prince’s Haven, face down",
    ]


def test_visible_cards_can_be_read() -> None:
    assert cards_shown({"hand": [["vanish", None], 3], "at": {"1": "marcel"}}, MASQUERADE) == [
        "vanish",
        "marcel",
    ]
    card_words = card_of(Play("vanish", "1", "up"), WORDS)
    assert card_words is not None
    assert card_words.name == "Vanish"
    assert card_of(None, WORDS) is None


def test_a_turn_by_arrow_keys() -> None:
    table = host(MASQUERADE, seats=3, seed=3)
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        while table.position.view(0)["phase"] != "planning":
            await press(pilot, "enter")
        picker = app.query_one(Picker)
        card = picker.choices[1].moves[0]
        await press(pilot, "down")
        card_words = card_of(card, table.words)
        assert card_words is not None
        assert card_words.name in str(app.query_one("#about", Static).render())
        await press(pilot, "enter", "down", "enter")
        assert table.record.moves[-1][1] == card.text.replace(" up", " down")
        assert "You may deploy up to 3 blood" in shown(app)

    run_app(app, script)


@pytest.mark.parametrize("language", languages())
def test_f3_shows_the_cards_and_help_lists_it(language: str) -> None:
    table = host(MASQUERADE, seats=4, language=language, locations="yes")
    words = Words(language, MASQUERADE, strict=True)
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "f3")
        assert isinstance(app.screen, Note)
        assert words.name("card", "victim") in screen(app)
        await press(pilot, "escape", "question_mark")
        assert "F3" in screen(app)
        await press(pilot, "escape")
        assert words.short_title in shown(app, "#headline")
        await type_in(pilot, "blood 3")
        assert app.query_one("#prompt").has_class("refused")

    run_app(app, script, LARGE)


def test_cards_are_printed_by_name_in_plain_mode() -> None:
    table = host(MASQUERADE, seats=4)
    written = io.StringIO()
    typed = io.StringIO("cards\ncards vanish\ncards nowhere\nmoves\n")
    PlainTable(table, typed, written).run()
    output = written.getvalue()
    assert "Victim · Victim · influence 1" in output
    assert "> Vanish · Nosferatu · preparation · power 4" in output
    assert "“nowhere”" in output
    assert "cards NAME" in output


def test_other_games_have_no_cards_to_read() -> None:
    table = host()
    written = io.StringIO()
    PlainTable(table, io.StringIO("cards\n"), written).run()
    assert "cards NAME" not in written.getvalue()
    assert "is not a move of this game" in written.getvalue()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [SMALL, LARGE, (40, 12)])
def test_the_app_fits_every_language_and_size(language: str, size: tuple[int, int]) -> None:
    table = host(MASQUERADE, seats=6, language=language)
    words = Words(language, MASQUERADE, strict=True)
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        decision = table.position.decision(0)
        assert words.prompt(decision) in shown(app)
        assert app.query_one("#about").display is (size[1] >= SMALL[1])
        if size[1] >= SMALL[1]:
            assert words.say("terminal-moves") in screen(app)
            assert words.name("place", "1") in screen(app)

    run_app(app, script, size)
