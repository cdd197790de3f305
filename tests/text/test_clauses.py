"""Clauses: every word of V:TES in every form, and what a new language needs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from text.vtes_words import ALL, VTES

from conclave.games.masquerade import GAME as MASQUERADE
from conclave.games.masquerade.rules.players import EACH_RIVAL, THAT_PLAYER
from conclave.games.masquerade.vocabulary.effects import (
    POOL,
    Lose,
    MoveBlood,
    TakeBackUpTo,
    Withdraw,
)
from conclave.games.masquerade.vocabulary.gains import Gain
from conclave.games.vtes.rules.moments import GoesToTorpor
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainPool
from conclave.games.vtes.vocabulary.effects import Tap, Untap
from conclave.games.vtes.vocabulary.parts import SELF
from conclave.games.vtes.vocabulary.players import YOU, EachMethuselah
from conclave.games.vtes.vocabulary.targets import AMethuselah
from conclave.lang.effects import May
from conclave.lang.nodes import Node, walk
from conclave.text import Words
from conclave.text.choices import settle
from conclave.text.clauses import FORMS
from conclave.text.phrases import CONTEXT, Choice, Phrases
from conclave.text.words import kebab

LANGUAGES = ["en", "de", "pl"]
CHOICE = Choice(AMethuselah(EachMethuselah(True)), None)
VAMPIRES = {**CONTEXT, "me": "vampire", "actor": "?", "choice": CHOICE}
"""A vampire acts, and somebody else pays."""


def clauses(words: Words) -> Iterator[Node]:
    """One phrase of each kind that is a clause, as it is on some card."""
    seen: dict[str, Node] = {}
    for definition in VTES.cards.values():
        for node in walk(definition.fields()):
            seen.setdefault(kebab(type(node).__name__), node)
    for name, node in seen.items():
        if words.has(f"vtes-phrase-{name}.verb"):
            yield node


@pytest.mark.parametrize("words", ALL, ids=LANGUAGES)
def test_every_clause_has_every_form(words: Words) -> None:
    phrases = Phrases(words)
    found = list(clauses(words))
    assert len(found) > 60
    for node in found:
        for form in FORMS:
            text = settle(phrases.say(node, form, VAMPIRES))
            assert text, (node, form)
            assert not any(sign in text for sign in ("none", "{", "$", "  ")), (node, form, text)


# Some words in all forms, word for word

UNTAP = Untap(SELF)
TABLE = [
    (UNTAP, "", "untap this vampire", "enttappe diesen Vampir", "odtapuj tego wampira"),
    (
        BurnBlood(1, SELF),
        "",
        "this vampire burns 1 blood",
        "dieser Vampir verliert 1 Blut",
        "ten wampir traci 1 krew",
    ),
]


def in_three_languages(node: Node, form: str) -> tuple[str, ...]:
    return tuple([Phrases(words).say(node, form, VAMPIRES) for words in ALL])


def test_show() -> None:
    for node in (UNTAP, Tap(), BurnBlood(1, SELF), GainPool(1, YOU), GoesToTorpor(SELF)):
        for form in FORMS:
            print(repr(node), form, *in_three_languages(node, form), sep=" | ")


# Statements of Masquerade, where the plain form of a clause is often an instruction

STATEMENTS = [
    (Gain(1), "state", "you gain 1 blood", "du erhältst 1 Blut", "zyskujesz 1 krew"),
    (Gain(1), "state-then", "you gain 1 blood", "erhältst du 1 Blut", "zyskujesz 1 krew"),
    (Lose(1, by=THAT_PLAYER), "state", "they lose 1 blood", "er verliert 1 Blut", "traci 1 krew"),
    (
        Lose(1, by=THAT_PLAYER),
        "state-then",
        "that player loses 1 blood",
        "verliert dieser Spieler 1 Blut",
        "ten gracz traci 1 krew",
    ),
    (Withdraw(THAT_PLAYER), "state", "they withdraw", "er zieht sich zurück", "wycofuje się"),
    (
        TakeBackUpTo(3, by=THAT_PLAYER),
        "state",
        "they may take up to 3 of their deployed blood here back into their pool",
        "er darf bis zu 3 seines hier eingesetzten Bluts in seinen Vorrat zurücknehmen",
        "może zabrać swoją rozstawioną tu krew z powrotem do puli, najwyżej 3",
    ),
    (
        MoveBlood(2, of=EACH_RIVAL, to=POOL),
        "state",
        "you take 2 of each rival’s deployed blood here into your pool",
        "du nimmst 2 des hier eingesetzten Bluts jedes Rivalen in deinen Vorrat",
        "zabierasz do swojej puli 2 z krwi rozstawionej tu przez każdego rywala",
    ),
    (
        May(Lose(1, by=EACH_RIVAL)),
        "",
        "you may have each rival lose 1 blood",
        "du darfst bestimmen, dass jeder Rivale 1 Blut verliert,",
        "możesz sprawić, by każdy rywal stracił 1 krew,",
    ),
]


@pytest.mark.parametrize(("node", "form", "english", "german", "polish"), STATEMENTS)
def test_statements(node: Node, form: str, english: str, german: str, polish: str) -> None:
    words = [Words(language, MASQUERADE, strict=True) for language in LANGUAGES]
    assert [Phrases(each).say(node, form) for each in words] == [english, german, polish]


def test_a_text_does_not_end_with_a_comma() -> None:
    phrases = Phrases(Words("de", MASQUERADE, strict=True))
    assert phrases.sentences(May(Withdraw(EACH_RIVAL))) == (
        "Du darfst bestimmen, dass jeder Rivale sich zurückzieht."
    )


# A new language


def test_a_part_of_a_fourth_language() -> None:
    """The folder tests/text/spanish has the words of a few cards."""
    code = """
from conclave import game
from conclave.text import Words, languages
from conclave.text.cards import card
assert languages() == ("de", "en", "es", "pl")
for name in ("misdirection", "thomas-de-lutrius"):
    print(card(Words("es", game("vtes")), name).text)
"""
    folder = Path(__file__).parent / "spanish"
    variables = {
        **os.environ,
        "CONCLAVE_LANGUAGES": str(folder),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    run = subprocess.run(
        [sys.executable, "-c", code], env=variables, capture_output=True, text=True
    )
    assert run.stdout.splitlines() == [
        "Gira un esbirro.",
        "Cuando este vampiro va al letargo, quema 1 de reserva.",
    ], run.stderr
