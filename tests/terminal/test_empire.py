"""Empire in the terminal: board, moves and help."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from terminal.harness import LARGE, SMALL, host, press, printed, run_app, screen, shown
from textual.pilot import Pilot

import conclave
from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.core.rng import Rng
from conclave.games.empire.rules.moves import Attack, Lay
from conclave.terminal.boards import board_of
from conclave.terminal.choices import grouped
from conclave.terminal.plain import PlainTable
from conclave.terminal.play_app import PlayApp
from conclave.terminal.screens import Note
from conclave.text import Words, languages

EMPIRE = conclave.game("empire")
WORDS = Words("en", EMPIRE, strict=True)
BOARD = board_of("empire")
NARROW, WIDE = 51, 72


def drawn(
    view: dict[str, Plain], width: int = NARROW, words: Words = WORDS, marked: Move | None = None
) -> list[str]:
    return printed(BOARD.render(view, words, width, marked), width)


def evening(seat: int | None = 1, **changes: Plain) -> dict[str, Plain]:
    """The view of Yellow, who plays the humans: Lady, Cook and Monk are in the castle."""
    position = EMPIRE.start(2, seed=1, options={"vampires": "first"})
    natures = dict.fromkeys(position.view(seat)["natures"])
    natures |= {"lady": "vampire", "bishop": "human", "cook": "human", "lord": "human"}
    return {
        **position.view(seat),
        "turn": 4,
        "time": "day",
        "active": 1,
        "deciders": [1],
        "castle": ["lady", "cook", "monk"],
        "town": ["officer", "nun", "bishop", "maid", "butler"],
        "town_bottom": ["butler", "nun"],
        "dead": ["lord"],
        "natures": natures,
        "unmasked": ["lady"],
        "cleared": ["lord", "bishop"],
        "trusted": ["bishop", "cook"],
        "attack_markers": {"lady": 0, "cook": 1, "monk": 0},
        "defence_markers": {"lady": 0, "cook": 2, "monk": 0},
        "hand": [7, ["clergy-2", "clergy-2", "holy-water-1", "sacrifice"]],
        **changes,
    }


def test_the_castle_shows_classes_markers_and_own_knowledge() -> None:
    assert drawn(evening())[:5] == [
        "Castle",
        "  Lady     nobles    vampire, unmasked",
        "  Cook     servants  human, known only to you",
        "    Attack +1 · Defence +2",
        "  Monk     clergy    ?",
    ]


def test_the_vampire_player_sees_masked_vampires_too() -> None:
    natures = {**evening()["natures"], "monk": "vampire", "maid": "vampire", "nun": "human"}
    lines = drawn(evening(natures=natures, trusted=None))
    assert lines[4] == "  Monk     clergy    vampire, hidden"
    assert "  Nun      clergy    human" in lines
    assert "  Cook     servants  human" in lines


def test_the_town_shows_its_characters_and_the_known_bottom() -> None:
    lines = drawn(evening())
    town = lines.index("Town (5)")
    assert lines[town + 3] == "  Bishop   clergy    human, known to all"
    assert lines[town + 6] == "  At the bottom, known to all: Butler and Nun"
    assert "  At the bottom" not in "\n".join(drawn(evening(town_bottom=[])))


def test_the_dead_are_shown_as_humans_or_vampires() -> None:
    natures = {**evening()["natures"], "maid": "vampire"}
    lines = drawn(evening(dead=["lord", "maid"], natures=natures))
    assert lines[lines.index("Dead (2)") + 1] == "  Lord (human), Maid (vampire)"
    assert not any(line.startswith("Dead") for line in drawn(evening(dead=[])))


def test_a_combat_shows_both_totals_and_the_fighters() -> None:
    fighters = {"attacker": "cook", "target": "lady", "seats": [1, 0]}
    combat = {**fighters, "round": 2, "attack": 5, "defence": 3}
    laid = [["nobles-3"], ["servants-2", "servants-2", "holy-water-1"]]
    lines = drawn(evening(combat=combat, laid=laid))
    assert lines[1].startswith("◎ Lady")
    assert lines[2].startswith("⚔ Cook")
    fight = lines.index("Round 2: the Cook attacks the Lady")
    assert lines[fight + 1 : fight + 3] == [
        "  ■ Yellow  Attack 5  Servants 2 ×2, Holy Water 1",
        "  ● Red  Defence 3  Nobles 3",
    ]


def test_cards_played_outside_combat_and_restrictions_are_shown() -> None:
    lines = drawn(evening(laid=[[], ["holy-water-1"]], forbidden=["combat"]))
    assert "  ■ Yellow  Played  Holy Water 1" in lines
    assert "No one may start a combat this turn." in lines


def test_piles_are_counted_and_a_closed_cellar_is_marked() -> None:
    changes: dict[str, Plain] = {
        "draw_pile": [20, 0],
        "cellar": [3, 0],
        "moat": [2, 9],
        "spent": [["vampire-1"], ["nobles-1", "nobles-2"]],
        "cellar_closed": [False, True],
    }
    lines = drawn(evening(**changes))
    head = next(
        at for at, line in enumerate(lines) if line.split() == ["Hand", "Pile", "Cellar", "Moat"]
    )
    assert lines[head + 1].split() == ["●", "Red", "vampires", "7", "20", "3", "3"]
    assert lines[head + 2].split() == ["■", "Yellow", "humans", "4", "0", "closed", "11"]


def test_only_the_own_hand_is_shown_by_type() -> None:
    lines = drawn(evening())
    assert lines[lines.index("Your hand") + 1 :] == [
        "  clergy      Clergy 2 ×2",
        "  holy water  Holy Water 1",
        "  support     Sacrifice  1 by day, 2 by night",
    ]
    roomy = drawn(evening(), WIDE)
    assert roomy[-2].startswith("              Cancel a combat card")
    assert "Your hand" not in drawn(evening(hand=[7, 4]))


def test_the_full_view_shows_both_hands_and_the_order_of_the_town() -> None:
    lines = drawn(EMPIRE.start(2, seed=1).reveal())
    assert [line for line in lines if line in ("● Red", "■ Yellow")] == ["● Red", "■ Yellow"]
    order = EMPIRE.start(2, seed=1).reveal()["town_order"]
    town = lines.index("Town (6)")
    assert [line.split()[0].lower() for line in lines[town + 1 : town + 7]] == order


def test_the_headline_shows_day_or_night() -> None:
    assert BOARD.headline(evening(), WORDS) == "☀ Day 4 · Yellow’s turn"
    night = evening(time="night", turn=5, active=0)
    assert BOARD.headline(night, WORDS) == "☾ Night 5 · Red’s turn"


def test_the_highlighted_move_is_marked_on_the_board() -> None:
    for move, name in ((Attack("cook", "lady"), "Cook"), (Lay("clergy-2"), "Clergy 2 ×2")):
        console = Console(
            file=io.StringIO(), width=NARROW, color_system="truecolor", force_terminal=True
        )
        console.print(BOARD.render(evening(), WORDS, NARROW, move))
        assert isinstance(console.file, io.StringIO)
        lit = [line for line in console.file.getvalue().splitlines() if "48;2;47;59;82" in line]
        assert len(lit) == (2 if isinstance(move, Attack) else 1)
        assert any(name in line for line in lit)


@pytest.mark.parametrize("language", languages())
def test_the_board_fits_its_width_throughout_a_game(language: str) -> None:
    words = Words(language, EMPIRE, strict=True)
    for seed in range(3):
        position, rng = EMPIRE.start(2, seed=seed), Rng(seed)
        while not position.over:
            seat = position.deciders[0]
            move = position.options(seat).pick(rng)
            if position.number % 9 == 0:
                for width in (NARROW, WIDE):
                    lines = drawn(position.view(seat), width, words, move)
                    assert max(map(len, lines)) <= width
                assert drawn(position.view(None), NARROW, words)
                assert BOARD.headline(position.view(seat), words)
            position.play(seat, move)
        assert drawn(position.reveal(), NARROW, words)


def test_moves_are_listed_under_headings() -> None:
    attacks = [Attack("cook", "lady"), Attack("cook", "monk"), Attack("monk", "lady")]
    choices = grouped(attacks, WORDS)
    assert [choice.label for choice in choices] == ["Attack with the Cook", "Attack with the Monk"]
    assert [WORDS.move_part(move, "within") for move in choices[0].moves] == ["Lady", "Monk"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [SMALL, LARGE, (40, 12)])
def test_the_app_fits_every_language_and_size(language: str, size: tuple[int, int]) -> None:
    table = host(EMPIRE, seats=2, language=language)
    words = Words(language, EMPIRE, strict=True)
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        decision = table.position.decision(0)
        assert words.prompt(decision) in shown(app)
        if size[1] >= SMALL[1]:
            assert words.say("empire-castle") in screen(app)
        await press(pilot, "enter")
        assert table.record.moves[-1][1] == "draw"

    run_app(app, script, size)


@pytest.mark.parametrize("language", languages())
def test_f4_shows_hints_and_help_lists_it(language: str) -> None:
    table = host(EMPIRE, seats=2, language=language, vampires="second")
    words = Words(language, EMPIRE, strict=True)
    app = PlayApp(table, pause=0)

    async def script(pilot: Pilot[None]) -> None:
        hints = EMPIRE.hints(table.position.view(0))
        assert len(hints) == 9
        await press(pilot, "f4")
        assert isinstance(app.screen, Note)
        lines = " ".join(screen(app).replace("│", " ").split())
        for hint in hints:
            assert words.say(hint.key, **hint.facts) in lines
        await press(pilot, "escape", "question_mark")
        assert "F4" in screen(app)

    run_app(app, script, LARGE)


def test_hints_are_printed_in_plain_mode() -> None:
    table = host(EMPIRE, seats=2, vampires="second")
    written = io.StringIO()
    PlainTable(table, io.StringIO("hints\n"), written).run()
    assert ", hints, rule, quit." in written.getvalue()
    trusted = WORDS.name("who", table.position.view(0)["trusted"][0])
    assert f"The {trusted} is human." in written.getvalue()
    assert (
        written.getvalue().count(": 43% likely to be a vampire; given how the vampires have played")
        == 7
    )


def test_other_games_give_no_hints() -> None:
    written = io.StringIO()
    PlainTable(host(), io.StringIO("hints\n"), written).run()
    assert ", hints" not in written.getvalue()
    assert "is not a move of this game" in written.getvalue()
