"""No text contains what an editor would strike out (see `text.patterns`).

What is still found is limited in `not_yet.tsv`, and may only become less:
`python -m text.editor --lower` lowers the limits.
"""

from __future__ import annotations

import pytest
from text.editor import NOT_YET, find, limits, searcher, term_searches
from text.every_text import GAP, Text, every_text
from text.patterns import PATTERNS, Pattern
from text.test_terms import excess

from conclave.text import languages


@pytest.mark.parametrize("language", languages())
def test_no_text_contains_what_an_editor_strikes_out(language: str) -> None:
    found = excess(language, "patterns")
    assert not found, "\n".join(found)


# The patterns


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda each: f"{each.languages}: {each.name}")
def test_a_pattern_is_found_in_its_example_and_not_in_the_other(pattern: Pattern) -> None:
    search = searcher(pattern.find)
    assert list(search(pattern.bad))
    assert list(search(pattern.good)) == []


def test_every_pattern_has_one_name_in_each_language() -> None:
    named = [(language, each.name) for each in PATTERNS for language in each.languages.split()]
    assert len(set(named)) == len(named)
    assert {language for language, _ in named} == {*languages()}


def test_a_limit_is_for_an_existing_pattern() -> None:
    named = {(language, each.name) for each in PATTERNS for language in each.languages.split()}
    named |= {
        (language, name) for language in languages() for _, name, _ in term_searches(language)
    }
    assert {*limits()} <= named, NOT_YET
    assert all(limit > 0 for limit in limits().values())


def test_a_finding_names_the_place_and_the_words() -> None:
    (finding,) = find("en", Text("text", "vtes", "vtes card blur", "Tap the the minion."))
    assert finding.pattern == "word doubled"
    assert finding.words == "the the"
    assert finding.text.source == "vtes card blur"


def test_quoted_names_are_not_looked_at() -> None:
    assert list(find("de", Text("log", "vtes", "log", "Anna spielt „Veil the Legions“."))) == []


# The texts


@pytest.mark.parametrize("language", languages())
def test_texts_of_every_kind_and_game_are_read(language: str) -> None:
    read = every_text(language)
    kinds = {text.kind for text in read}
    assert kinds == {"text", "line", "note", "message", "log", "prompt", "move"}
    for game in ("empire", "masquerade", "vendetta", "vtes"):
        assert {"message", "log", "prompt", "move"} <= {
            each.kind for each in read if each.game == game
        }
    assert len(read) > 6000


def test_every_variant_of_a_message_is_read() -> None:
    texts = [text.text for text in every_text("pl") if text.source.endswith("vt-votes")]
    assert texts == ["1 głos", "2 głosy", "5 głosów"]
    (one,) = [text.text for text in every_text("en") if text.source.endswith("vt-capacity")]
    assert one == f"Capacity {GAP}"
