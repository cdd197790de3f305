"""Every text uses the terms in `src/conclave/text/*/terms.tsv`, and none of those we don't use.

What is still found is limited in `not_yet.tsv`; see `text.editor`.
"""

from __future__ import annotations

import re

import pytest
from text.editor import Finding, Term, by_pattern, find, limits, shown, terms
from text.every_text import Text

import conclave
from conclave.text import languages


def excess(language: str, kind: str) -> list[str]:
    """The patterns that are found more often than allowed, with what is found."""
    return [
        f"{language}: {name}: {len(found)}, at most {limits().get((language, name), 0)}\n"
        + "\n".join(map(shown, found))
        for name, found in by_pattern(language).items()
        if name.startswith("term: ") == (kind == "terms")
        and len(found) > limits().get((language, name), 0)
    ]


@pytest.mark.parametrize("language", languages())
def test_every_text_uses_the_terms(language: str) -> None:
    found = excess(language, "terms")
    assert not found, "\n".join(found)


# The lists


def test_every_language_has_the_same_concepts() -> None:
    rows = [[(term.concept, term.game) for term in terms(language)] for language in languages()]
    assert rows[0] == rows[1] == rows[2]
    assert len(set(rows[0])) == len(rows[0]) > 100


@pytest.mark.parametrize("language", languages())
def test_a_term_is_never_among_the_words_we_do_not_use(language: str) -> None:
    for term in terms(language):
        assert term.term, term
        assert term.source, term
        assert term.game in ("all", *conclave.game_names()), term
        if term.not_:
            assert not re.search(term.not_, term.term, re.IGNORECASE), term


@pytest.mark.parametrize(
    ("language", "game", "text", "concept"),
    [
        ("de", "vtes", "Ein anderer Methusalem zieht.", "methuselah"),
        ("de", "vtes", "Hebe eine Karte auf.", "cancel"),
        ("de", "vtes", "Ein ungetappter Vampir.", "untapped"),
        ("de", "vtes", "Das Referendum ist erfolgreich.", "referendum"),
        ("de", "vtes", "Ein Vampir des Clans Brujah.", "clan"),
        ("de", "masquerade", "Ein Vampir des Klans Brujah.", "clan"),
        ("de", "empire", "Eine Person im Schloss.", "character"),
        ("de", "all", "Das Protokoll.", "log"),
        ("de", "vtes", "Das Protokoll.", "log"),
        ("pl", "vtes", "Krid krwawi Annę.", "bleed"),
        ("pl", "vtes", "Karta unikalna.", "unique"),
        ("pl", "vtes", "Anna ogłasza referendum.", "call a referendum"),
        ("pl", "masquerade", "Weź sojusznika.", "ally"),
        ("en", "vtes", "Unlock this vampire.", "untap"),
        ("en", "vtes", "Burn the edge.", "edge"),
    ],
)
def test_a_word_we_do_not_use_is_found(language: str, game: str, text: str, concept: str) -> None:
    names = {each.pattern for each in found_in(language, game, text)}
    assert any(name.startswith(f"term: {concept} (") for name in names), names


@pytest.mark.parametrize(
    ("language", "game", "text"),
    [
        ("de", "vtes", "Eine andere Methusalem gibt den anderen Methusalems 1 Pool."),
        ("de", "vtes", "Annulliere eine Karte. Lege sie auf den Ablagestapel."),
        ("de", "all", "Eine Person sieht zu."),
        ("de", "vtes", "Spiele „Clan Impersonation“."),
        ("pl", "vtes", "Krid atakuje pulę Anny za 2. Krwawe łowy."),
        ("pl", "vtes", "Karta unikatowa. Anna zwołuje referendum."),
        ("en", "vtes", "Burn the Edge. Block."),
    ],
)  # fmt: skip
def test_the_words_we_use_are_not_found(language: str, game: str, text: str) -> None:
    assert [
        each for each in found_in(language, game, text) if each.pattern.startswith("term")
    ] == []


def found_in(language: str, game: str, text: str) -> list[Finding]:
    return list(find(language, Text("text", game, "here", text)))


def test_the_columns_of_a_list() -> None:
    assert terms("de")[0] == Term(
        "methuselah", "die Methusalem (f., pl. Methusalems)", terms("de")[0].not_, "vtes",
        "V:TES-Regelwerk",
    )  # fmt: skip
