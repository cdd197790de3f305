"""The card texts of V:TES: complete sentences in every language, some of them word for word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from text.test_vtes_words import phrases
from text.vtes_words import ALL, ENGLISH, VTES

from conclave.games.vtes.rules.requirements import Filter, Targeting
from conclave.games.vtes.vocabulary.parts import Who
from conclave.lang.nodes import Players
from conclave.text import Words
from conclave.text.cards import card
from conclave.text.words import kebab

# Parts of sentences

FORMS = {
    Who: {"en": "thing", "de": "acc dat gen thing", "pl": "acc gen dat ins loc thing"},
    Players: {"en": "obj person", "de": "acc dat person", "pl": "gen person"},
    Targeting: {"en": "one thing", "de": "one-acc thing", "pl": "one-acc thing"},
}
"""The forms that every noun must have."""
JOINING = {"All", "AnyOf", "Not"}


def test_cards_and_players_have_every_form() -> None:
    for among, needed in FORMS.items():
        for kind in phrases(among):
            key = f"vtes-phrase-{kebab(kind.__name__)}"
            for words in ALL:
                lacking = [f for f in needed[words.language].split() if not words.has(f"{key}.{f}")]
                assert not lacking, (words.language, kind)


def test_every_filter_has_a_place_in_the_sentence() -> None:
    """Before the noun, after it, in a clause, or as the noun: see text/things.py."""
    for kind in phrases(Filter):
        if not issubclass(kind, Who) and kind.__name__ not in JOINING:
            key = f"vtes-phrase-{kebab(kind.__name__)}"
            for words in ALL:
                places = ("before", "after", "is", "kind")
                assert any(words.has(f"{key}.{place}") for place in places), (words.language, kind)


BROKEN = re.compile(r"(?<!there is )\bnone\b(?! of)|[{}$]| [,;:.]|,[,.]|\.\.|\w\.[A-Z](?!\.)")
SMALL = re.compile(r"(?<!\bSt)(?<!\bDr)(?<!\.[A-Z])\. [a-zäöüłśżź]")
"""Signs of a broken sentence: gaps, leftover signs, a small first letter."""


@pytest.mark.parametrize("words", ALL, ids=["en", "de", "pl"])
def test_every_card_text_has_complete_sentences(words: Words) -> None:
    for name in VTES.cards:
        text = card(words, name).text
        assert not BROKEN.search(text), text
        assert not SMALL.search(text), text


# Word for word


def test_card_types_and_texts() -> None:
    govern = [card(words, "govern-the-unaligned") for words in ALL]
    assert [each.name for each in govern] == ["Govern the Unaligned"] * 3
    assert [each.line for each in govern] == [
        "Action · cost 1 blood",
        "Aktion · Kosten 1 Blut",
        "Akcja · koszt 1 krew",
    ]
    adrianne = [card(words, "adrianne") for words in ALL]
    assert adrianne[0].line == (
        "Vampire · Toreador · group 1 · capacity 6 · Auspex, Celerity, Potence, Presence ·"
        " Camarilla"
    )
    assert adrianne[1].text == "+1 Bleed."
    assert card(ENGLISH, "aaron-bathurst").text == ""
    assert card(ENGLISH, "swallowed-by-the-night").text == (
        "Obfuscate (action modifier): +1 stealth.\nSuperior (combat): Maneuver."
    )


def written_cards() -> list[list[str]]:
    """The cards in vtes_cards.txt: the name, then the text in three languages."""
    text = (Path(__file__).parent / "vtes_cards.txt").read_text(encoding="utf-8")
    lines = [row for row in text.splitlines() if row and not row.startswith("#")]
    return [lines[start : start + 4] for start in range(0, len(lines), 4)]


@pytest.mark.parametrize("row", written_cards(), ids=[row[0] for row in written_cards()])
def test_some_cards_word_for_word(row: list[str]) -> None:
    assert [card(words, row[0]).text.replace("\n", " / ") for words in ALL] == row[1:]
