"""Every event, move, name, obstacle and phrase of V:TES has words."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from text.vtes_words import ALL, VTES

from conclave.core.events import Event
from conclave.core.moves import Move
from conclave.games.vtes import vocabulary
from conclave.games.vtes.rules import constants, events, moves, windows
from conclave.games.vtes.rules.actions.kinds import KINDS
from conclave.games.vtes.rules.events.actions import ActionAnnounced
from conclave.games.vtes.rules.events.combat import StrikeChosen
from conclave.games.vtes.rules.events.moving import Cause
from conclave.games.vtes.rules.events.playing import CardPlayed
from conclave.games.vtes.rules.events.referendums import ReferendumCalled, VotesCast
from conclave.games.vtes.rules.legality.reasons import LAYERS
from conclave.games.vtes.rules.literals import SpecialCounter
from conclave.lang.nodes import Node
from conclave.text import Words
from conclave.text.contexts import CONTEXT
from conclave.text.reasons import obstacle_text
from conclave.text.words import kebab

# All events and moves, with sample values


SAMPLES: dict[str, tuple[object, ...]] = {
    "seat": (0,),
    "other_seat": (1,),
    "target_seat": (1, -1),
    "number": (0, 1, 2, 5),
    "sides": (2, 6),
    "counter": get_args(SpecialCounter),
    "face_down": (False,),
    "cause": get_args(Cause),
    "card": ("krid#3", "#7"),
    "other": ("aaron-bathurst#4",),
    "minion": ("krid#3",),
    "source": ("blur#9",),
    "target": ("krid#3", "#7"),
    "hunted": ("krid#3",),
    "retainer": ("krid#3",),
    "names": ((), ("krid",), ("krid", "blur")),
    "mode": ("plain", "dom", "DOM", "dom+POT", "draft-plain", "plain-reaction", "dom-2"),
    "kind": KINDS,
    "phase": ("untap", "master-phase", "minion-phase", "influence-phase", "discard-phase"),
    "title": ("primogen", "prince:Chicago", "justicar:toreador", "votes:2"),
    "sect": constants.SECTS,
    "clan": ("brujah-antitribu",),
    "discipline": ("dom",),
    "side": ("for", "against"),
    "sign": ("rock", "paper", "scissors"),
    "result": ("passed", "failed"),
    "range": ("close", "long"),
    "purpose": ("continue", "end"),
    "for_it": (1,),
    "against": (0,),
    "normal": (0, 2),
    "aggravated": (0, 1),
    "deck": ("random", "some-deck", "krid*12/blur*40"),
    "word": ("brujah-antitribu", "dom", "blur"),
    "effect": ("gain-blood",),
}

MORE: dict[type[Event] | type[Move], dict[str, tuple[object, ...]]] = {
    CardPlayed: {"minion": ("",)},
    ActionAnnounced: {"source": ("",), "target": ("",)},
    ReferendumCalled: {"source": ("",), "hunted": ("",)},
    StrikeChosen: {"source": ("",), "retainer": ("",)},
    VotesCast: {"source": ("edge", "held", "calling-card", "blur")},
    moves.Play: {"minion": ("-",)},
    moves.Vote: {"source": ("edge", "held", "calling-card", "blur")},
}
"""Further values for some kinds."""


def every(kind: type[Event]) -> Iterator[type[Event]]:
    for below in kind.__subclasses__():
        yield from every(below) if below.__subclasses__() else (below,)


def samples_of(kind: type[Event] | type[Move]) -> Iterator[Event | Move]:
    """An instance for each sample value of each field."""
    first = {name: SAMPLES[name][0] for name in kind.__match_args__}
    for name in kind.__match_args__:
        for value in (*SAMPLES[name], *MORE.get(kind, {}).get(name, ())):
            yield kind(**{**first, name: value})
    if not first:
        yield kind()


@pytest.mark.parametrize("words", ALL, ids=["en", "de", "pl"])
def test_every_event_has_words_for_all_values(words: Words) -> None:
    kinds = [kind for kind in every(Event) if kind.__module__.startswith(events.__name__)]
    assert len(kinds) > 70
    to_you = Words(words.language, VTES, words.names, you=0, strict=True)
    for kind in kinds:
        for event in samples_of(kind):
            assert isinstance(event, Event)
            assert_worded(words.event(event))
            if getattr(event, "names", True):  # one's own cards are never unknown
                assert_worded(to_you.event(event))


@pytest.mark.parametrize("words", ALL, ids=["en", "de", "pl"])
def test_every_move_has_words_for_all_values(words: Words) -> None:
    for kind in VTES.moves:
        for move in samples_of(kind):
            assert isinstance(move, Move)
            assert_worded(words.move(move))


def assert_worded(text: str) -> None:
    """The text contains no raw ids or gaps."""
    assert text
    for raw in ("#", "-bathurst", "none", "  ", "( ", " .", ":-", "{"):
        assert raw not in text, text


@pytest.mark.parametrize("words", ALL, ids=["en", "de", "pl"])
def test_every_name_of_the_game_has_words(words: Words) -> None:
    for kind, names in {
        "clan": (*constants.CLANS, *constants.CREEDS),
        "discipline": (*constants.DISCIPLINES, *constants.VIRTUES),
        "sect": constants.SECTS,
        "title": tuple(constants.VOTES_OF),
        "type": (*constants.LIBRARY_TYPES, "vampire", "imbued", "reflex"),
        "region": constants.REGIONS,
        "kind": KINDS,
        "window": windows.NAMES,
        "trait": tuple({trait for row in TRAITS for trait in row}),
    }.items():
        for name in names:
            head = name.partition(":")[0]
            assert words.has(f"vtes-{kind}-{head}"), (kind, name)
            assert words.name(kind, name)


TRAITS = [getattr(definition, "traits", ()) for definition in VTES.cards.values()]


@pytest.mark.parametrize("words", ALL, ids=["en", "de", "pl"])
def test_every_reason_has_words(words: Words) -> None:
    for reason in (*LAYERS, "not-asked-now"):
        for minion in ("krid#3", ""):
            for mode in ("DOM", "plain"):
                entry = {"mode": mode, "reason": reason, "minion": minion, "window": "block"}
                assert_worded(obstacle_text(words, "govern-the-unaligned", entry))


# Every phrase of the vocabulary


def phrases(within: type[Node] = Node) -> Iterator[type[Node]]:
    for kind in within.__subclasses__():
        yield from phrases(kind)
        if kind.__module__.startswith("conclave.games.vtes.") and not kind.__subclasses__():
            yield kind


@pytest.mark.parametrize("words", ALL, ids=["en", "de", "pl"])
def test_every_phrase_of_the_vocabulary_has_words(words: Words) -> None:
    for module in pkgutil.iter_modules(vocabulary.__path__, f"{vocabulary.__name__}."):
        importlib.import_module(module.name)
    found = list(phrases())
    assert len(found) > 150
    for kind in found:
        assert words.has(words.key(f"phrase-{kebab(kind.__name__)}")), kind


IMPLICIT = {"brings_vampire", "why", "to"}
"""Fields that need no words of their own."""
SAID_ELSEWHERE = {
    ("CanPayLess", "choice"),
    ("ChosenTargets", "more"),
    ("EntersPlay", "before_contest"),
    ("Exhaust", "anyone"),
    ("IsObtainable", "less_pool"),
    ("IsObtainable", "less_blood"),
    ("Later", "who"),
    ("Mode", "when"),
    ("MoveBelongings", "steps"),
    ("Oldest", "which"),
    ("Burn", "uncontrolled"),
    ("ChooseCards", "which"),
    ("RearrangeEquipment", "among"),
    ("RearrangeEquipment", "retainers"),
    ("SetNextRange", "choice"),
    ("Can", "any_combat"),
}
"""Fields that another word of the card says, or a property (`Node.shown`), or only a ruling."""


def test_every_language_uses_every_field_of_a_phrase() -> None:
    for kind in phrases():
        key = f"vtes-phrase-{kebab(kind.__name__)}"
        fields = {name.rstrip("_") for name in kind.__match_args__} - IMPLICIT
        fields -= {kind.subject(object.__new__(kind))}
        fields -= {name for word, name in SAID_ELSEWHERE if word == kind.__name__}
        for words in ALL:
            if not words.has(f"{key}.silent"):
                lacking = fields - fields_used(words, key)
                assert not lacking, (words.language, kind, lacking)


def fields_used(words: Words, key: str) -> set[str]:
    """The fields that a message and its forms use."""
    used = {name for each in words.forms(key) for name in words.needs(each)}
    return {name.partition("-")[0] for name in used} - {*CONTEXT}


# The documentation


def test_the_vtes_page_lists_every_window_and_a_legal_deck() -> None:
    page = (Path(__file__).parents[2] / "docs" / "vtes.md").read_text(encoding="utf-8")
    for window in windows.NAMES:
        assert f"`{window}`" in page, window
    deck = next(line for line in page.splitlines() if line.startswith("deck "))
    table = VTES.start(3, seed=1)
    assert [type(event).__name__ for event in table.play(0, deck)] == ["Committed"]
