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
from conclave.games.masquerade.vocabulary import effects as masquerade
from conclave.games.masquerade.vocabulary.gains import Gain
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainPool, MoveBlood
from conclave.games.vtes.vocabulary.choosing import Search
from conclave.games.vtes.vocabulary.effects import EnterCombat, TakeControl, ToTorpor, Untap
from conclave.games.vtes.vocabulary.filters import VAMPIRE
from conclave.games.vtes.vocabulary.parts import SELF, Opposing
from conclave.games.vtes.vocabulary.piles import Draw
from conclave.games.vtes.vocabulary.players import YOU, EachMethuselah
from conclave.games.vtes.vocabulary.targets import AMethuselah
from conclave.lang.effects import May
from conclave.lang.nodes import Node, walk
from conclave.text import Words
from conclave.text.choices import settle
from conclave.text.clauses import FORMS
from conclave.text.contexts import CONTEXT, Choice
from conclave.text.phrases import Phrases
from conclave.text.words import kebab

LANGUAGES = ["en", "de", "pl"]
CHOICE = Choice(AMethuselah(EachMethuselah(True)), None)
VAMPIRES = {**CONTEXT, "me": "vampire", "actor": "?", "choice": CHOICE}
"""A vampire acts, and somebody else pays."""


SAMPLES: dict[str, Node] = {
    "Untap(SELF)": Untap(SELF),
    "BurnBlood(1, SELF)": BurnBlood(1, SELF),
    "GainPool(2, YOU)": GainPool(2, YOU),
    "GainPool(1, EACH_METHUSELAH)": GainPool(1, EachMethuselah(False)),
    "TakeControl(SELF, YOU)": TakeControl(SELF, YOU),
    "MoveBlood(1, SELF, OPPOSING)": MoveBlood(1, SELF, Opposing()),
    "ToTorpor(OPPOSING)": ToTorpor(Opposing()),
    "EnterCombat(OPPOSING)": EnterCombat(Opposing()),
    "Draw(2)": Draw(2),
    "Search(VAMPIRE)": Search(VAMPIRE),
}
"""Phrases by their code in clauses.tsv."""


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


def rows() -> list[list[str]]:
    """The rows of clauses.tsv: the phrase, the form, and its text in three languages."""
    text = (Path(__file__).parent / "clauses.tsv").read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines()[1:]]


@pytest.mark.parametrize("row", rows(), ids=[" ".join(row[:2]) for row in rows()])
def test_some_clauses_word_for_word(row: list[str]) -> None:
    code, form, *texts = row
    assert in_three_languages(SAMPLES[code], "" if form == "plain" else form) == texts


def in_three_languages(node: Node, form: str) -> list[str]:
    return [settle(Phrases(words).say(node, form, {**VAMPIRES, "actor": None})) for words in ALL]


# Statements of Masquerade, where the plain form of a clause is often an instruction

STATEMENTS = [
    (Gain(1), "state", "you gain 1 blood", "du erhältst 1 Blut", "zyskujesz 1 krew"),
    (Gain(1), "state-then", "you gain 1 blood", "erhältst du 1 Blut", "zyskujesz 1 krew"),
    (
        masquerade.Lose(1, by=THAT_PLAYER),
        "state",
        "they lose 1 blood",
        "er verliert 1 Blut",
        "traci 1 krew",
    ),
    (
        masquerade.Lose(1, by=THAT_PLAYER),
        "state-then",
        "that player loses 1 blood",
        "verliert dieser Spieler 1 Blut",
        "ten gracz traci 1 krew",
    ),
    (
        masquerade.Withdraw(THAT_PLAYER),
        "state",
        "they withdraw",
        "er zieht sich zurück",
        "wycofuje się",
    ),
    (
        masquerade.TakeBackUpTo(3, by=THAT_PLAYER),
        "state",
        "they may take up to 3 of their deployed blood here back into their pool",
        "er darf bis zu 3 seines hier eingesetzten Bluts in seinen Vorrat zurücknehmen",
        "może zabrać swoją rozstawioną tu krew z powrotem do puli, najwyżej 3",
    ),
    (
        masquerade.MoveBlood(2, of=EACH_RIVAL, to=masquerade.POOL),
        "state",
        "you take 2 of each rival’s deployed blood here into your pool",
        "du nimmst 2 des hier eingesetzten Bluts jedes Rivalen in deinen Vorrat",
        "zabierasz do swojej puli 2 z krwi rozstawionej tu przez każdego rywala",
    ),
    (
        May(masquerade.Lose(1, by=EACH_RIVAL)),
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
    assert phrases.sentences(May(masquerade.Withdraw(EACH_RIVAL))) == (
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
