"""Names, lists, plurals and missing words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import conclave
from conclave.core.errors import IllegalMove, UnknownLanguage
from conclave.core.events import Event, Passed
from conclave.core.game import Game
from conclave.games.vendetta.rules.events import Placed, Received, Scored
from conclave.lang.naming import slug
from conclave.text import MissingWords, Words, language_here, languages
from conclave.text.bundle import with_article

VENDETTA = conclave.game("vendetta")
ENGLISH = Words("en", VENDETTA, strict=True)
GERMAN = Words("de", VENDETTA, strict=True)
POLISH = Words("pl", VENDETTA, strict=True)


def test_there_are_three_languages() -> None:
    assert languages() == ("de", "en", "pl")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(UnknownLanguage, match=r"no texts in “fr”\. Available: de, en, pl"):
        Words("fr")


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (1, "Czerwony wystawia 1 mafiosa w dzielnicy 6."),
        (2, "Czerwony wystawia 2 mafiosów w dzielnicy 6."),
        (5, "Czerwony wystawia 5 mafiosów w dzielnicy 6."),
        (22, "Czerwony wystawia 22 mafiosów w dzielnicy 6."),
    ],
)
def test_polish_counts_mafiosi(number: int, expected: str) -> None:
    assert POLISH.event(Placed(0, number, 6)) == expected


@pytest.mark.parametrize(
    ("districts", "points", "expected"),
    [
        (0, 0, "Żółty nie zdobywa punktów."),
        (1, 1, "Żółty zdobywa 1 punkt za 1 dzielnicę."),
        (2, 5, "Żółty zdobywa 5 punktów za 2 dzielnice."),
        (5, 22, "Żółty zdobywa 22 punkty za 5 dzielnic."),
    ],
)
def test_polish_counts_points_and_districts(districts: int, points: int, expected: str) -> None:
    assert POLISH.event(Scored(1, districts, points)) == expected


@pytest.mark.parametrize(
    ("number", "expected"), [(1, "1 runda"), (2, "2 rundy"), (5, "5 rund"), (22, "22 rundy")]
)
def test_polish_counts_rounds(number: int, expected: str) -> None:
    rounds = next(option for option in VENDETTA.options if option.name == "rounds")
    assert POLISH.option_value(rounds, number) == expected


def test_german_and_english_have_singular_and_plural() -> None:
    assert GERMAN.event(Placed(2, 1, 6)) == "Grün setzt 1 Mafioso in Bezirk 6 ein."
    assert GERMAN.event(Placed(2, 2, 6)) == "Grün setzt 2 Mafiosi in Bezirk 6 ein."
    assert ENGLISH.event(Scored(3, 1, 1)) == "Blue scores 1 point for 1 district."
    assert ENGLISH.event(Scored(3, 3, 20)) == "Blue scores 20 points for 3 districts."


def test_equal_events_for_several_players_are_one_line() -> None:
    events: list[Event] = [Received(0, 1, 1), Received(2, 1, 1), Received(3, 0, 1)]
    assert ENGLISH.event_lines(events) == [
        "Red and Green receive 1 mafioso each.",
        "Blue receives no mafiosi: the box is empty.",
    ]
    assert POLISH.event_lines(events)[0] == "Czerwony i Zielony otrzymują po 1 mafiosie."
    assert GERMAN.event_lines(events)[0] == "Rot und Grün erhalten je 1 Mafioso."


def test_different_events_are_separate_lines_in_order() -> None:
    events: list[Event] = [Placed(0, 1, 2), Received(1, 1, 1), Placed(0, 1, 2)]
    assert ENGLISH.event_lines(events) == [
        "Red places 1 mafioso in district 2.",
        "Yellow receives 1 mafioso.",
        "Red places 1 mafioso in district 2.",
    ]


def test_seats_are_named_after_people_or_by_colour() -> None:
    words = Words("pl", VENDETTA, ["Ala", ""], strict=True)
    assert words.event_lines([Passed(0), Passed(1), Passed(2)]) == ["Ala, Żółty i Zielony pasują."]


@pytest.mark.parametrize(
    ("language", "alone", "with_others", "others"),
    [
        ("en", "You pass.", "Ala, Cleo and you pass.", "Ala and Cleo pass."),
        ("de", "Du passt.", "Ala, Cleo und du passt.", "Ala und Cleo passen."),
        ("pl", "Pasujesz.", "Ala, Cleo i ty pasujecie.", "Ala i Cleo pasują."),
    ],
)
def test_a_line_speaks_to_its_reader(
    language: str, alone: str, with_others: str, others: str
) -> None:
    words = Words(language, VENDETTA, ["Ala", "Bert", "Cleo"], you=1, strict=True)
    assert words.event(Passed(1)) == alone
    assert words.event_lines([Passed(0), Passed(1), Passed(2)]) == [with_others]
    assert words.event_lines([Passed(0), Passed(2)]) == [others]
    by_name = Words(language, VENDETTA, ["Ala", "Bert", "Cleo"], strict=True)
    assert "Bert" in by_name.event(Passed(1))


def test_a_message_without_you_says_the_name() -> None:
    words = Words("en", VENDETTA, ["Ala"], you=0, strict=True)
    assert words.say("not-your-turn", deciders=(0,)) == "It is not your turn: Ala is deciding."


def test_errors_name_the_rival() -> None:
    refusal = IllegalMove("VEND-PLACE-12", "vendetta-too-few", district=6, least=5, seat=0)
    assert ENGLISH.error(refusal) == (
        "Red holds district 6 alone: to enter, place at least 5 mafiosi there."
    )
    assert str(refusal).endswith("there. [VEND-PLACE-12]")


def test_errors_print_in_english_and_load_words_only_then() -> None:
    code = """
import sys, conclave
assert not {"fluent.syntax", "conclave.text"} & sys.modules.keys()
position = conclave.game("vendetta").start(4, 7)
assert not {"fluent.syntax", "conclave.text"} & sys.modules.keys()
try:
    position.play(1, "done")
except conclave.IllegalMove as error:
    print(error)
"""
    here = {**os.environ, "PYTHONPATH": str(Path(conclave.__file__).parents[1])}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=here
    )
    assert done.stdout == "It is not your turn: Red is deciding. [VEND-TURN-03]\n"


def test_missing_words_are_shown_raw_never_in_another_language() -> None:
    assert Words("de", VENDETTA).say("nowhere", number=3) == "nowhere (number: 3)"
    assert Words("de", VENDETTA).say("vendetta-placed", number=3) == "vendetta-placed (number: 3)"
    with pytest.raises(MissingWords, match="de: nowhere"):
        GERMAN.say("nowhere", number=3)


def test_a_plugin_game_has_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "mine.ftl").write_text("mine-title = Kopalnia\nmine-view-ore = Ruda\n")

    class Mine(Game):
        name = "mine"
        seats = range(2, 3)
        words = tmp_path

    words = Words("pl", Mine())
    assert words.title == "Kopalnia"
    assert words.label("ore") == "Ruda"
    assert words.label("deep_shaft") == "deep shaft"
    assert words.seat(1) == "Miejsce 1"
    assert Words("de", Mine()).title == "mine"


def test_a_plugin_game_without_a_translation_uses_english(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "mine.ftl").write_text("mine-title = Pit\n")

    class Pit(Game):
        name = "mine"
        seats = range(2, 3)
        words = tmp_path

    assert Words("de", Pit()).title == "Pit"
    assert Words("de", Pit()).seat(1) == "Platz 1"


@pytest.mark.parametrize(
    ("setting", "language"), [("pl_PL.UTF-8", "pl"), ("C", "en"), ("fr_FR", "en"), ("de", "de")]
)
def test_the_language_comes_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, setting: str, language: str
) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LC_ALL", setting)
    assert language_here() == language


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("Wake with Evening's Freshness", "wake-with-evenings-freshness"),
        ("Łukasz Jørgensen, Øyvind & Małgorzata", "lukasz-jorgensen-oyvind-malgorzata"),
        ("Éléonore (ADV) – Nº 5", "eleonore-adv-no-5"),
    ],
)
def test_names_can_be_typed_without_accents_and_strokes(name: str, typed: str) -> None:
    assert slug(name) == typed


@pytest.mark.parametrize(
    ("noun", "expected"),
    [
        ("vampire", "a vampire"),
        ("older vampire", "an older vampire"),
        ("Ally", "an Ally"),
        ("unique location", "a unique location"),
        ("one-shot", "a one-shot"),
        ("unmasked vampire", "an unmasked vampire"),
    ],
)
def test_english_nouns_get_the_right_article(noun: str, expected: str) -> None:
    assert with_article(noun) == expected
