"""Card texts are generated from definitions, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from text.phrasebook import Row, kinds, parse_phrase, rows, text_of

import conclave
from conclave.core.definition import Definition
from conclave.core.errors import UnknownCard
from conclave.games.masquerade import GAME
from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.rules import players
from conclave.games.masquerade.rules.abilities import Power
from conclave.games.masquerade.rules.library import CLANS, Ally, Card
from conclave.games.masquerade.vocabulary.amounts import AT_HAVEN
from conclave.lang.effects import Do
from conclave.lang.nodes import Amount, Condition, Effect, Half, Node, Per, Players, walk
from conclave.text import MissingWords, Words, languages
from conclave.text.bundle import FOLDER
from conclave.text.cards import card, cards, find
from conclave.text.words import kebab

WORDS = {language: Words(language, GAME, strict=True) for language in languages()}
ROWS = rows()
PHRASES = [parse_phrase(row.code) for row in ROWS]
DOCS = Path(__file__).parents[2] / "docs" / "cards.md"

# Single phrases


@pytest.mark.parametrize("row", ROWS, ids=[row.code for row in ROWS])
def test_each_phrase_has_its_text(row: Row) -> None:
    node = parse_phrase(row.code)
    assert text_of(WORDS["en"], node) == row.en
    assert text_of(WORDS["de"], node) == row.de
    assert text_of(WORDS["pl"], node) == row.pl


def test_every_kind_of_phrase_is_listed() -> None:
    assert {type(node) for node in PHRASES} >= set(kinds())


# Combined phrases


def together() -> Iterator[str]:
    """Every effect, amount, player and place in every place where one is allowed."""
    for row, node in zip(ROWS, PHRASES, strict=True):
        code = row.code
        if isinstance(node, Effect):
            yield f"May({code}, then={code})"
            yield f"Do({code}, {code})"
            yield f"If(WON_HERE, {code}, otherwise={code})"
            yield f"Either({code}, {code}, by=YOU)"
            yield f"Either({code}, {code}, by=THE_WINNER)"
            yield f"Each(EACH_RIVAL, {code})"
            yield f"Whenever(Plays(OPPONENT, at=HERE), {code})"
            yield f"Whenever(AFTER_REVEAL, May(Do({code}, {code})))"
            yield f"Instead(Withdraws(YOU, from_=HERE), {code})"
            yield f"ChooseRival({code})"
            yield f"AtEndOfRound({code})"
            yield f"Whenever(AFTER_REVEAL, If(WON_HERE, AtEndOfRound({code})))"
        elif isinstance(node, Amount):
            yield f"Steal({code}, from_=EACH_RIVAL)"
            yield f"Lose({code}, by=EACH_RIVAL, what=INFLUENCE)"
            yield f"May(Spend({code}), then=Gain({code}))"
            yield f"Deploy({code})"
            yield f"DeployUpTo({code})"
            yield f"SendBlood({code})"
            for to in ("POOL", "POSITION", "BANK"):
                yield f"MoveBlood({code}, of=EACH_RIVAL, to={to})"
            yield f"Power(set_to={code})"
            if not isinstance(node, Per | Half):
                yield f"Gain(Half({code}, up=True))"
                yield f"Power(+1, per={code})"
                for every in (1, 2, 5):
                    yield f"Gain(Per(1, {code}, every={every}))"
        elif isinstance(node, Players):
            for phrase in (
                "Steal(1, from_={})", "Lose(1, by={})", "Gain(1, by={})", "GiveInfluence(1, by={})",
                "Withdraw({})", "SkipSteps(by={})", "PlayHand(of={})", "TakeBackUpTo(1, by={})",
                "MoveBlood(HALF_UP, of={}, to=POOL)", "MoveBlood(ALL, of={}, to=POOL)",
                "MoveBlood(1, of={}, to=POSITION)", "MoveBlood(1, of={}, to=BANK)",
            ):  # fmt: skip
                yield phrase.format(code)
                yield f"May({phrase.format(code)})"
                yield f"Whenever(AFTER_REVEAL, {phrase.format(code)})"
                yield f"Either({phrase.format(code)}, Gain(1), by={code})"
            for phrase in (
                "HalvesPower(of={})", "NullsHighest(of={})", "Immune({})", "RevealToll(2, by={})",
                "MustPlay(by={}, down=True)", "Power(+1, if_=HasBlood({}))", "Forestall(of={})",
                "Auction(with_={})", "ChooseRival(Gain(1), among={})",
            ):  # fmt: skip
                yield phrase.format(code)
            for moment in (
                "Plays({}, at=HERE)", "Withdraws({}, from_=HERE)", "FallsIntoFrenzy({}, by=YOU)",
                "FallsIntoFrenzy(RIVAL, by={})", "Drains({}, at=HERE)", "BloodLeaves({})",
                "SpendsOrLoses({}, at=HERE)",
            ):  # fmt: skip
                yield f"Whenever({moment.format(code)}, Gain(1))"
                yield f"Instead({moment.format(code)}, Gain(1))"
        elif isinstance(node, players.Where):
            yield f"Whenever(Plays(YOU, at={code}), Deploy(1, at={code}))"
            yield f"Whenever(Withdraws(YOU, from_={code}), Gain(1))"
            yield f"Whenever(FallsIntoFrenzy(RIVAL, at={code}), Gain(1))"
            yield f"Whenever(Drains(YOU, at={code}), Gain(1))"
            yield f"Whenever(SpendsOrLoses(YOU, at={code}), Gain(1))"


@pytest.mark.parametrize("language", languages())
def test_every_phrase_fits_in_every_place(language: str) -> None:
    seen = 0
    for code in together():
        text = text_of(WORDS[language], parse_phrase(code))
        assert re.fullmatch(r"[A-ZÄÖÜŁŚŻ+−].*[^ ,;:]\.", text), (code, text)
        assert not re.search(r"\bnone\b|\byes\b|  |[{}]|,,| ,|\.\.|\$", text), (code, text)
        seen += 1
    assert seen > 800


# Whole cards


PLAIN_RECRUIT = {"Cost", "Mode", "Action"}
"""An ally or an equipment without abilities: the rules say how it comes into play."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", conclave.game_names())
def test_every_card_of_every_game_can_be_read(name: str, language: str) -> None:
    game = conclave.game(name)
    if not game.cards:
        with pytest.raises(UnknownCard):
            cards(Words(language, game, strict=True))
        return
    for shown in cards(Words(language, game, strict=True)):
        assert shown.name
        assert shown.group
        assert shown.line
        kinds = {type(node).__name__ for node in walk(game.cards[shown.card].fields())}
        if kinds - PLAIN_RECRUIT:
            assert shown.text, shown
        if shown.text:
            assert kinds
            assert re.fullmatch(r"(\(D\) )?[A-ZÄÖÜŁŚŻ+−].*\.", shown.text, re.DOTALL)


@pytest.mark.parametrize("language", languages())
def test_a_card_shows_its_numbers(language: str) -> None:
    for name, definition in GAME.cards.items():
        shown = card(WORDS[language], name)
        for number in numbers(definition):
            assert re.search(rf"(?<!\d){abs(number)}(?!\d)", f"{shown.line} {shown.text}"), shown


def numbers(value: object) -> Iterator[int]:
    """All meaningful numbers in a definition."""
    if isinstance(value, tuple):
        for part in value:
            yield from numbers(part)
    elif isinstance(value, Definition):
        for name, part in zip(type(value).__match_args__, value.fields(), strict=True):
            plain = (name, part) in (("every", 1), ("number", 0)) and not isinstance(value, Ally)
            if not plain or type(value).__name__ == "PowerAtLeast":
                yield from numbers(part)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


@pytest.mark.parametrize("language", languages())
def test_different_cards_have_different_texts(language: str) -> None:
    texts: dict[str, object] = {}
    for name, definition in zip(LIBRARY.names, LIBRARY.cards, strict=True):
        text = card(WORDS[language], name).text
        assert texts.setdefault(text, definition.effect) == definition.effect, name


OTHERWISE = {"blood": "influence", "influence": "blood", "bank": "pool", "pool": "bank",
             "position": "pool"}  # fmt: skip


def otherwise(value: object) -> object:
    """A different value for the same place; None if there is none."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value - 1 if value < 0 else value + 1
    if isinstance(value, str):
        return OTHERWISE[value]
    for kind, usual, other in (
        (Players, "THE_WINNER", "EACH_OPPONENT"),
        (players.Where, "ELSEWHERE", "HAVEN"),
        (Condition, "AT_HAVEN", "WON_HERE"),
        (Amount, "RIVALS_HERE", "YOUR_POOL"),
    ):
        if isinstance(value, kind):
            return parse_phrase(other if value == parse_phrase(usual) else usual)
    return None


def changed(node: Node) -> Iterator[Node]:
    """The phrase with one number, word, player, place, amount or condition changed."""
    if isinstance(node, Do):
        return
    given = list(zip(type(node).__match_args__, node.fields(), strict=True))
    for name, value in given:
        found = [otherwise(value)]
        found += changed(value) if isinstance(value, Node) else []
        for other in found:
            if other is not None:
                yield type(node)(*(dict(given) | {name: other}).values())


@pytest.mark.parametrize("language", languages())
def test_a_changed_phrase_has_a_different_text(language: str) -> None:
    seen = 0
    for row, node in zip(ROWS, PHRASES, strict=True):
        for other in changed(node):
            assert text_of(WORDS[language], other) != text_of(WORDS[language], node), (
                row.code,
                other,
            )
            seen += 1
    assert seen > 200


def test_a_changed_number_or_condition_changes_the_card_text() -> None:
    fury = Card("Bloody Fury", "brujah", "conflict", 5, effect=Power(-3, if_=AT_HAVEN))
    shown = card(Words("de", Changed({"bloody-fury": fury}), strict=True), "bloody-fury")
    assert shown.line == "Brujah · Konflikt · Macht 5"
    assert shown.text == "−3 Macht, wenn diese Karte in der Zuflucht des Prinzen liegt."


class Changed(type(GAME)):  # type: ignore[misc]
    """Masquerade with other cards."""

    def __init__(self, cards: dict[str, Definition]) -> None:
        self.cards = cards


def test_card_texts() -> None:
    assert card(WORDS["en"], "show-of-force") == (
        "show-of-force",
        "Show of Force",
        "Brujah",
        "Brujah · preparation · power 3",
        "Steal 1 blood from each rival.",
        "",
    )
    talley = card(WORDS["pl"], "talley")
    assert talley.line == "Wampir · wpływy 2 · żer −1 · po wyssaniu: 3 krwi, wpływy 0"
    assert card(WORDS["de"], "marcel").text == ""
    assert card(WORDS["de"], "elysium").note.startswith("Von Conclave entworfen")
    assert card(WORDS["de"], "succubus-club").note == ""


def test_relics_are_used_once_and_locations_affect_everybody() -> None:
    assert card(WORDS["en"], "vial-of-first-blood").text == (
        "Once per game, in your planning turn, you may gain 4 blood."
    )
    assert card(WORDS["en"], "night-market").text == (
        "Playing a card face down here costs 1 blood less."
    )
    assert card(WORDS["en"], "erichtho").text == "Playing a card face down costs you 1 blood less."


def test_cards_are_grouped_by_clan_and_kind() -> None:
    groups = list(dict.fromkeys([shown.group for shown in cards(WORDS["en"])]))
    assert [group.lower() for group in groups[:7]] == list(CLANS)
    assert groups[7:] == [
        "Allies: vampires", "Allies: humans", "Victims", "Relics", "Location cards",
    ]  # fmt: skip


def test_english_names_match_the_definitions() -> None:
    for name, definition in zip(LIBRARY.names, LIBRARY.cards, strict=True):
        assert card(WORDS["en"], name).name == definition.name.replace("'", "’")


# Finding cards


@pytest.mark.parametrize(
    "typed", ["show-of-force", "Show of Force", "SHOW OF FORCE", "machtdemonstration", "pokaz siły",
              "Pokaz sily"],
)  # fmt: skip
def test_a_card_is_found_by_any_of_its_names(typed: str) -> None:
    assert [found.name for found in find(WORDS["pl"], typed)] == ["Pokaz siły"]


def test_all_cards_of_the_same_name_are_found() -> None:
    assert [found.card for found in find(WORDS["en"], "łowy")] == [f"{clan}-hunt" for clan in CLANS]
    assert [found.card for found in find(WORDS["en"], "punks posse")] == ["punks-posse"]


def test_an_unknown_card_suggests_similar_names() -> None:
    with pytest.raises(UnknownCard, match=r"no card “Chalenge”\. Did you mean: Challenge\?"):
        find(WORDS["en"], "Chalenge")
    with pytest.raises(UnknownCard, match=r"no card “xyzzy”\.$"):
        find(WORDS["en"], "xyzzy")


# Missing words


def test_a_phrase_without_words_raises_or_is_shown_raw() -> None:
    class Unheard(Effect):
        """A phrase that nobody has put into words."""

    game = Changed({"marcel": Ally("Marcel", "vampire", 4, 1, 4, 2, Unheard())})
    with pytest.raises(MissingWords, match="en: masquerade-phrase-unheard"):
        card(Words("en", game, strict=True), "marcel")
    assert "Unheard()" in card(Words("en", game), "marcel").text


@pytest.mark.parametrize("language", languages())
def test_each_phrase_uses_the_same_fields_in_every_language(language: str) -> None:
    """Forms differ between languages, but not the fields; the subject may be named only once."""
    subjects = {kebab(kind.__name__): kind.subject(object.__new__(kind)) for kind in kinds()}
    for file in ("lang.ftl", "masquerade-cards.ftl"):
        source = (FOLDER / "en" / file).read_text(encoding="utf-8")
        for key in re.findall(r"^([a-z-]*phrase-[a-z-]+) =", source, re.MULTILINE):
            subject = {subjects.get(key.removeprefix("masquerade-phrase-"), "")}
            assert fields(language, file, key) | subject == fields("en", file, key) | subject, key


def fields(language: str, file: str, key: str) -> set[str]:
    """The fields that a message and its forms use."""
    source = (FOLDER / language / file).read_text(encoding="utf-8")
    found = re.search(rf"^{key} =.*(?:\n(?:[ }}].*|$))*", source, re.MULTILINE)
    assert found, key
    used = {name.partition("-")[0] for name in re.findall(r"\$([a-z_-]+)", found[0])}
    return used - {"every", "number"} if key.endswith("number") else used


# The documentation


def test_the_card_language_page_is_correct_and_complete() -> None:
    rows_shown = re.findall(
        r"^\| `(.+?)` \| (.+?) \|$", DOCS.read_text(encoding="utf-8"), re.MULTILINE
    )
    shown = set()
    for code, text in rows_shown:
        node = parse_phrase(code)
        assert text_of(WORDS["en"], node) == text, code
        shown.add(type(node))
    assert shown >= set(kinds())
