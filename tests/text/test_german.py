"""German card texts: what German grammar adds to the words of a card."""

from __future__ import annotations

import pytest
from text.vtes_words import GERMAN, VTES

from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood
from conclave.games.vtes.vocabulary.parts import SELF
from conclave.lang.nodes import Node
from conclave.text import Words
from conclave.text.bundle import before_clause
from conclave.text.cards import card
from conclave.text.contexts import CONTEXT
from conclave.text.phrases import Phrases
from conclave.text.things import joined_once

VAMPIRE = {**CONTEXT, "me": "vampire"}


def text(name: str) -> str:
    return card(GERMAN, name).text


# The order of words


@pytest.mark.parametrize(
    ("noun", "expected"),
    [
        ("ein Vampir", "ein Vampir ist"),
        ("ein Vampir, der handelt,", "ein Vampir ist, der handelt"),
        ("⟨1¦ein Vampir, der handelt,¦er⟩", "⟨1¦ein Vampir, der handelt,¦er⟩ ist"),
    ],
)
def test_a_verb_comes_before_the_relative_clause(noun: str, expected: str) -> None:
    assert before_clause(noun, "ist") == expected


@pytest.mark.parametrize(
    ("phrase", "form", "actor", "expected"),
    [
        (GainBlood(1, SELF), "", None, "dieser Vampir erhält 1 Blut"),
        (GainBlood(1, SELF), "then", None, "erhält dieser Vampir 1 Blut"),
        (GainBlood(1, SELF), "sub", None, "dieser Vampir 1 Blut erhält"),
        (GainBlood(1, SELF), "inf", "dieser Vampir", "1 Blut erhalten"),
        (GainBlood(1, SELF), "inf", "du", "diesem Vampir 1 Blut geben"),
        (GainBlood(1, SELF), "so", "du", ", um diesem Vampir 1 Blut zu geben"),
        (BurnBlood(2, SELF), "to", "du", "diesem Vampir 2 Blut abzuziehen"),
        (BurnBlood(2, SELF), "may-then", None, "darf dieser Vampir 2 Blut zahlen"),
    ],
)
def test_clauses_in_german(phrase: Node, form: str, actor: str | None, expected: str) -> None:
    assert Phrases(GERMAN).say(phrase, form, {**VAMPIRE, "actor": actor}) == expected


def test_a_time_is_in_its_place() -> None:
    context = {**VAMPIRE, "adverb": "am Ende der Aktion"}
    phrases = Phrases(GERMAN)
    found = [phrases.say(GainBlood(1, SELF), form, context) for form in ("", "then", "sub")]
    assert found == [
        "dieser Vampir erhält am Ende der Aktion 1 Blut",
        "erhält dieser Vampir am Ende der Aktion 1 Blut",
        "dieser Vampir am Ende der Aktion 1 Blut erhält",
    ]


def test_what_all_share_is_said_once() -> None:
    clans = ["ein Brujah ist", "ein Brujah antitribu ist"]
    assert joined_once(clans, GERMAN.either) == "ein Brujah oder Brujah antitribu ist"


# Words of whole cards


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("entrenching", "Wenn dieser Vampir mindestens 4 Blut hat, erhält er 4 Blut."),
        ("armor-of-vitality", "eine Nahkampfwaffe ist, lege sie ab."),
        ("minion-tap", "Lege X Blut vom gewählten Vampir in deinen Pool."),
        ("backways", "ein Gangrel-Vampir unter deiner Kontrolle ist"),
        ("opium-den", "ein Vampir der Jünger des Set unter deiner Kontrolle ist"),
        ("earth-feeder", "wenn dieser Vampir keine Karte namens „Earth-Feeder“ hat"),
        ("sleep-of-reason", "Schicke einen anderen bereiten Vampir mit höchstens 1 Blut"),
        ("predators-mastery", "Nicht sterbliche Verbündete"),
        ("ranjan-rishi-camarilla-scholar", "einen bereiten Brujah-Vampir kontrolliert"),
        ("maldavis", "diesem Vampir 1 Blut abziehen"),
        ("breath-of-the-dragon", "erleidet dieser Vampir 2 schwer heilbaren Schaden"),
        ("powerbase-chicago", "in den Pool seiner Methusalem legen"),
        ("praxis-seizure-geneva", "den Titel Prinz von Genf"),
    ],
)
def test_parts_of_cards(name: str, part: str) -> None:
    assert part in text(name)


def test_a_city_has_its_german_name() -> None:
    german = Words("de", VTES, strict=True)
    towns = ("Rome", "Cape Town", "Chicago")
    names = [german.name("title", f"prince:{town}") for town in towns]
    assert names == ["Prinz von Rom", "Prinz von Kapstadt", "Prinz von Chicago"]
