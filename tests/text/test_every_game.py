"""Every registered game has all its words in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import conclave
from conclave.core.errors import ConclaveError
from conclave.core.events import Event
from conclave.core.position import Outcome
from conclave.lang.effects import Either, effect_name
from conclave.lang.moves import Choose
from conclave.lang.nodes import Effect
from conclave.testing.wording import Wording, every, source_nodes
from conclave.text import Words, languages

SOURCE = Path(conclave.__file__).parent

for _name in conclave.game_names():
    _suite = f"Test{_name.title()}"
    globals()[_suite] = type(_suite, (Wording,), {"game": conclave.game(_name)})


@pytest.mark.parametrize("game", conclave.game_names())
@pytest.mark.parametrize("language", languages())
def test_every_question_of_a_card_and_both_answers_have_words(game: str, language: str) -> None:
    words = Words(language, conclave.game(game), strict=True)
    for node in conclave.game(game).parts:
        if isinstance(node, Effect) and type(node).options is not Effect.options:
            assert words.has(words.key(type(node).__name__)), node
        if isinstance(node, Either):
            for effect in (node.first, node.second):
                name = effect_name(effect)
                assert words.move(Choose(name)) != name


@pytest.mark.parametrize("language", languages())
def test_every_error_raised_in_the_source_has_words_for_its_facts(language: str) -> None:
    names = {kind.__name__ for kind in every(ConclaveError)}
    words = {
        name: Words(language, conclave.game(name), strict=True) for name in conclave.game_names()
    }
    checked = 0
    for node in source_nodes(SOURCE):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            given = node.args[1 if node.func.id == "IllegalMove" else 0 :]
            if not given or not isinstance(given[0], ast.Constant):
                continue
            key = str(given[0].value)
            facts: dict[str, object] = {
                keyword.arg: [0, 1] if keyword.arg == "deciders" else 2
                for keyword in node.keywords
                if keyword.arg is not None
            }
            speaker = words.get(key.partition("-")[0]) or Words(language, strict=True)
            if any(keyword.arg is None for keyword in node.keywords):
                assert speaker.has(key)
            else:
                assert speaker.say(key, **facts)
            checked += 1
    assert checked > 10


def test_every_result_of_vendetta_is_worded() -> None:
    for language in languages():
        words = Words(language, conclave.game("vendetta"), strict=True)
        for reason in (
            "vendetta-control",
            "vendetta-control-by-points",
            "vendetta-control-by-mafiosi",
            "vendetta-points",
            "vendetta-points-by-districts",
            "vendetta-points-by-mafiosi",
            "vendetta-rounds",
            "vendetta-rounds-by-districts",
            "vendetta-rounds-by-mafiosi",
        ):
            alone = words.outcome(Outcome((1, 2, 3), (9, 5, 1), reason, "VEND-END-03"))
            shared = words.outcome(Outcome((1, 3, 1), (9, 5, 9), reason, "VEND-END-03"))
            assert alone.count(words.seat(0)) == 1
            assert words.seat(2) in shared
            assert words.seat(1) not in shared


def test_every_result_of_masquerade_is_worded() -> None:
    for language in languages():
        words = Words(language, conclave.game("masquerade"), strict=True)
        for reason in ("masquerade-prince", "masquerade-alone"):
            alone = words.outcome(Outcome((1, 2, 3), (9, 5, 1), reason, "MASQ-END-04"))
            together = words.outcome(Outcome((1, 3, 1, 3), (9, 5, 9, 5), reason, "MASQ-END-04"))
            assert alone.count(words.seat(0)) == 1
            assert words.seat(2) in together
            assert words.seat(1) not in together


@pytest.mark.parametrize("game", ["vendetta", "masquerade", "empire"])
@pytest.mark.parametrize("language", languages())
def test_every_line_about_a_player_can_speak_to_the_player(game: str, language: str) -> None:
    words = Words(language, conclave.game(game), strict=True)
    checked = 0
    for kind in every(Event):
        key = words.key(kind.__name__)
        if not kind.__module__.startswith(f"conclave.games.{game}.") or not words.has(key):
            continue
        for form, list_of in (("", "seat"), (".each", "seat"), (".several", "seats")):
            if words.has(key + form) and list_of in words.needs(key + form):
                assert words.has(f"{key}{form}-you" if form else f"{key}.you"), key + form
                checked += 1
    assert checked > 5
