"""How things are said: names, lists, plurals, and what happens when words are missing."""

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
from conclave.text.book import one

VENDETTA = conclave.game("vendetta")
ENGLISH = Words("en", VENDETTA, strict=True)
GERMAN = Words("de", VENDETTA, strict=True)
POLISH = Words("pl", VENDETTA, strict=True)


def test_there_are_three_languages() -> None:
    assert languages() == ["de", "en", "pl"]


def test_another_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownLanguage, match=r"no words in “fr”\. There are: de, en, pl"):
        Words("fr")


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "Czerwony wystawia 1 mafiosa w dzielnicy 6."),
        (2, "Czerwony wystawia 2 mafiosów w dzielnicy 6."),
        (5, "Czerwony wystawia 5 mafiosów w dzielnicy 6."),
        (22, "Czerwony wystawia 22 mafiosów w dzielnicy 6."),
    ],
)
def test_polish_counts_mafiosi(number: int, said: str) -> None:
    assert POLISH.event(Placed(0, number, 6)) == said


@pytest.mark.parametrize(
    ("districts", "points", "said"),
    [
        (0, 0, "Żółty nie zdobywa punktów."),
        (1, 1, "Żółty zdobywa 1 punkt za 1 dzielnicę."),
        (2, 5, "Żółty zdobywa 5 punktów za 2 dzielnice."),
        (5, 22, "Żółty zdobywa 22 punkty za 5 dzielnic."),
    ],
)
def test_polish_counts_points_and_districts(districts: int, points: int, said: str) -> None:
    assert POLISH.event(Scored(1, districts, points)) == said


@pytest.mark.parametrize(
    ("number", "said"), [(1, "1 runda"), (2, "2 rundy"), (5, "5 rund"), (22, "22 rundy")]
)
def test_polish_counts_rounds(number: int, said: str) -> None:
    rounds = next(option for option in VENDETTA.options if option.name == "rounds")
    assert POLISH.option_value(rounds, number) == said


def test_german_and_english_know_one_and_many() -> None:
    assert GERMAN.event(Placed(2, 1, 6)) == "Grün setzt 1 Mafioso in Bezirk 6 ein."
    assert GERMAN.event(Placed(2, 2, 6)) == "Grün setzt 2 Mafiosi in Bezirk 6 ein."
    assert ENGLISH.event(Scored(3, 1, 1)) == "Blue scores 1 point for 1 district."
    assert ENGLISH.event(Scored(3, 3, 20)) == "Blue scores 20 points for 3 districts."


def test_what_befalls_several_is_told_once() -> None:
    events: list[Event] = [Received(0, 1, 1), Received(2, 1, 1), Received(3, 0, 1)]
    assert ENGLISH.tell(events) == [
        "Red and Green receive 1 mafioso each.",
        "Blue receives nobody: the box is empty.",
    ]
    assert POLISH.tell(events)[0] == "Czerwony i Zielony otrzymują po 1 mafiosie."
    assert GERMAN.tell(events)[0] == "Rot und Grün erhalten je 1 Mafioso."


def test_what_is_not_alike_stays_apart_and_in_order() -> None:
    events: list[Event] = [Placed(0, 1, 2), Received(1, 1, 1), Placed(0, 1, 2)]
    assert ENGLISH.tell(events) == [
        "Red places 1 mafioso in district 2.",
        "Yellow receives 1 mafioso.",
        "Red places 1 mafioso in district 2.",
    ]


def test_people_go_by_their_names_and_the_rest_by_colour() -> None:
    words = Words("pl", VENDETTA, ["Ala", ""], strict=True)
    assert words.tell([Passed(0), Passed(1), Passed(2)]) == ["Ala, Żółty i Zielony pasują."]


def test_refusals_name_the_rival() -> None:
    refusal = IllegalMove("VEND-PLACE-12", "vendetta-too-few", district=6, least=5, seat=0)
    assert ENGLISH.error(refusal) == (
        "Red holds district 6 alone: place at least 5 mafiosi there, or none."
    )
    assert str(refusal).endswith("or none. [VEND-PLACE-12]")


def test_errors_speak_english_by_themselves_and_load_no_words_before() -> None:
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
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=here
    )
    assert told.stdout == "It is not your turn: Red is to decide. [VEND-TURN-03]\n"


def test_missing_words_show_raw_and_never_in_another_language() -> None:
    assert Words("de", VENDETTA).say("nowhere", number=3) == "nowhere (number: 3)"
    assert Words("de", VENDETTA).say("vendetta-placed", number=3) == "vendetta-placed (number: 3)"
    with pytest.raises(MissingWords, match="de: nowhere"):
        GERMAN.say("nowhere", number=3)


def test_a_game_from_outside_brings_its_words(tmp_path: Path) -> None:
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


def test_a_game_from_outside_is_told_in_english_where_it_has_no_other_words(tmp_path: Path) -> None:
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
def test_the_machine_knows_its_language(
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
def test_names_are_typed_without_accents_and_strokes(name: str, typed: str) -> None:
    assert slug(name) == typed


@pytest.mark.parametrize(
    ("noun", "said"),
    [
        ("vampire", "a vampire"),
        ("older vampire", "an older vampire"),
        ("Ally", "an Ally"),
        ("unique location", "a unique location"),
        ("one-shot", "a one-shot"),
        ("unmasked vampire", "an unmasked vampire"),
    ],
)
def test_an_english_noun_has_its_article(noun: str, said: str) -> None:
    assert one(noun) == said
