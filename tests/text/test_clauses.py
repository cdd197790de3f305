"""Clauses: every word of V:TES in every form, and what a new language needs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from text.vtes_words import ALL, VTES

from conclave.games.vtes.vocabulary.blood import BurnBlood, GainPool, MoveBlood
from conclave.games.vtes.vocabulary.choosing import Search
from conclave.games.vtes.vocabulary.effects import EnterCombat, TakeControl, ToTorpor, Untap
from conclave.games.vtes.vocabulary.filters import VAMPIRE
from conclave.games.vtes.vocabulary.parts import SELF, Opposing
from conclave.games.vtes.vocabulary.piles import Draw
from conclave.games.vtes.vocabulary.players import YOU, EachMethuselah
from conclave.games.vtes.vocabulary.targets import AMethuselah
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
