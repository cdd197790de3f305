"""Reading pasted deck lists, and writing them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import conclave
from conclave.core.errors import BadDeck
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.cards.facts import faces
from conclave.games.vtes.decks.names import all_cards, find, nearest
from conclave.games.vtes.decks.reading import (
    MOST_CARDS,
    MOST_LINES,
    SUGGESTIONS,
    DeckList,
    read_list,
)
from conclave.games.vtes.decks.replacing import OFFERED
from conclave.games.vtes.decks.writing import FORMS
from conclave.lab.reference import find_folder

PUBLISHED = find_folder("vtes", Path(__file__).parents[3])
KRID, GOVERN, PARTHENON, PENTEX = 200794, 100845, 101355, 101384

REPORT = """\
A Tournament
Warsaw, Poland
2R+F
14 players

Deck Name: Night's Work
Created by: Nobody

Crypt (3 cards, min=2, max=7)
-----------------------------
2x Krid              2  obf          Nosferatu:3
1x Quentin King III  7  AUS DEM OBF  Malkavian:3 (ADV)

Library (13 cards)
Master (7)
5x Parthenon, The -- too many?
2x Pentex(TM) Subversion

Action (6)
6x Govern the Unaligned
"""
LACKEY = "6\tGovern the Unaligned\n5\tThe Parthenon\n2\tPentex Subversion\nCrypt:\n2\tKrid\n"
JOL = "2x krid\n\n6 x GOVERN THE UNALIGNED\n5x the parthenon\n2x Pentex™ Subversion\n"
LINK = f"https://vdb.im/decks/deck?name=Night%27s%20Work#{KRID}=2;{GOVERN}=6;{PARTHENON}=5;"


def copies(deck: DeckList, id_: int) -> int:
    return (deck.crypt + deck.library)[id_]


@pytest.mark.parametrize(
    "text", [REPORT, LACKEY, JOL, LINK], ids=["report", "lackey", "jol", "link"]
)
def test_every_usual_form_is_read(text: str) -> None:
    deck = read_list(text)
    assert deck.faults == []
    assert (copies(deck, KRID), copies(deck, GOVERN), copies(deck, PARTHENON)) == (2, 6, 5)


def test_a_report_contains_name_and_author_and_its_other_lines_are_not_cards() -> None:
    deck = read_list(REPORT)
    assert (deck.name, deck.author) == ("Night's Work", "Nobody")
    assert (deck.crypt.total(), deck.library.total()) == (3, 13)
    assert copies(deck, PENTEX) == 2


@pytest.mark.parametrize(
    ("line", "name", "group", "advanced"),
    [
        ("1x Quentin King III (ADV)", "Quentin King III", 3, True),
        ("1x Quentin King III", "Quentin King III", 3, False),
        ("1 Celeste Lamontagne 5 for ANI PRO Gangrel antitribu:4", "Céleste Lamontagne", 4, False),
        ("2x Xeper, Sultan of Lepers", "Xeper, Sultan of Lepers", 6, False),
        ("1\tXeper, Sultan of Lepers", "Xeper, Sultan of Lepers", 6, False),
    ],
)
def test_versions_of_a_vampire_are_distinguished(
    line: str, name: str, group: int, advanced: bool
) -> None:
    deck = read_list(f"Crypt\n{line}\n")
    assert deck.faults == []
    (id_,) = deck.crypt
    card = all_cards()[id_]
    assert (card.name, card.group, card.advanced) == (name, group, advanced)


def test_vampires_with_one_name_are_distinguished_by_group() -> None:
    names = {card.name for card in all_cards().values() if card.is_crypt}
    shared = [n for n in sorted(names) if len({c.group for c in find(n, True)}) > 1]
    assert shared
    for name in shared[:5]:
        for card in find(name, True):
            if not card.advanced:
                deck = read_list(f"Crypt\n1x {card.full_name}\n")
                assert list(deck.crypt) == [card.id]


def test_an_unknown_card_is_reported_with_its_line_and_the_nearest_name() -> None:
    deck = read_list("Library\n6x Govern the Unalined\n5x Parthenon\n1x Qqqqqq Zzzzz\n")
    assert [(f.key, f.facts["line"], f.facts["close"]) for f in deck.faults] == [
        ("vtes-list-unknown-card", 2, "Govern the Unaligned"),
        ("vtes-list-unknown-card", 4, "none"),
    ]
    assert copies(deck, PARTHENON) == 5


def test_a_text_without_cards_says_so() -> None:
    assert [fault.key for fault in read_list("Hello there.").faults] == ["vtes-list-empty"]
    nothing = read_list("https://vdb.im/decks/deck?name=Empty#nothing")
    assert [fault.key for fault in nothing.faults] == ["vtes-list-link-without-cards"]
    unknown = read_list("https://vdb.im/decks/deck#999999=2")
    assert [fault.key for fault in unknown.faults] == ["vtes-list-unknown-id"]


@pytest.mark.parametrize("copies", ["x", "0", "6*7", "99999999999999"])
def test_a_bad_number_of_copies_is_reported(copies: str) -> None:
    deck = read_list(f"krid*{copies}/deflection*40")
    assert [fault.key for fault in deck.faults] == ["vtes-deck-bad-copies"]
    assert (deck.crypt.total(), deck.library.total()) == (0, 40)


def test_a_deck_that_is_not_finished_is_read_from_its_word() -> None:
    assert read_list(f"{KRID}*2/").crypt == {KRID: 2}
    assert read_list(f"/{GOVERN}*3").library == {GOVERN: 3}
    assert [fault.key for fault in read_list("/").faults] == ["vtes-list-empty"]


def test_every_card_is_read_as_moves_write_it() -> None:
    for number, name in enumerate(LIBRARY.names):
        word = f"{name}*1/" if LIBRARY.is_crypt[number] else f"/{name}*1"
        deck = read_list(word)
        assert [*deck.crypt, *deck.library] == [LIBRARY.ids[number]], name


def test_no_copy_at_all_is_no_card() -> None:
    deck = read_list("Crypt\n0x Krid\n1x Stick\n")
    assert list(deck.crypt.values()) == [1]


def test_the_closest_name_comes_with_a_correction() -> None:
    (listed,) = read_list("Library\n6x Govern the Unalined\n").faults
    assert listed.facts["instead"] == "Govern the Unaligned"
    (word,) = read_list("krid*2/govern-the-unalined*6").faults
    assert word.facts["instead"] == str(GOVERN)


def test_near_names_are_looked_for_a_few_times_only() -> None:
    lines = "\n".join([f"1x Govern the Unalined {number}" for number in range(60)])
    faults = read_list(f"Library\n{lines}\n").faults
    assert len(faults) == 60
    assert [fault.facts["close"] for fault in faults].count("none") == 60 - SUGGESTIONS


@pytest.mark.parametrize("form", [form for form in FORMS if form != "word"])
def test_a_written_deck_is_read_back(form: str) -> None:
    deck = read_list(REPORT)
    again = read_list(FORMS[form](deck))
    assert (again.faults, again.crypt, again.library) == ([], deck.crypt, deck.library)


def test_a_word_is_what_the_move_takes() -> None:
    decks = conclave.game("vtes").decks
    assert decks is not None
    crypt = "12x Krid"
    word = decks.write(f"Crypt\n{crypt}\nLibrary\n40x Govern the Unaligned\n", "word").strip()
    assert word == f"{KRID}*12/{GOVERN}*40"
    position = conclave.game("vtes").start(2, 1)
    position.play(0, f"deck {word}")
    assert position.view(0)["committed"] == f"deck {word}"


def test_all_faults_are_reported_at_once() -> None:
    decks = conclave.game("vtes").decks
    assert decks is not None
    faults = decks.faults("Crypt\n2x Krid\n1x Stick\n1x Anson\nLibrary\n3x Nonsense Card\n", 5)
    assert [(fault.key, fault.facts.get("line")) for fault in faults] == [
        ("vtes-list-wrong-group", 4),
        ("vtes-list-unknown-card", 6),
        ("vtes-deck-small-crypt", None),
        ("vtes-deck-library-size", None),
        ("vtes-deck-groups", None),
    ]
    with pytest.raises(BadDeck):
        decks.write("Crypt\n2x Krid\n", "parchment")


def test_a_card_that_is_not_enforced_is_named() -> None:
    decks = conclave.game("vtes").decks
    assert decks is not None
    enforced = {entry.name for entry in decks.lines(LACKEY) if entry.playable}
    assert "Govern the Unaligned" in enforced
    future = next(c for c in all_cards().values() if c.name == "419 Operation")
    (fault,) = decks.faults(
        f"Crypt\n12x Krid\nLibrary\n39x Govern the Unaligned\n1x {future.name}\n", 5
    )
    assert fault.key == "vtes-list-not-enforced"
    assert (fault.facts["line"], fault.facts["name"]) == (5, "419 Operation")
    assert find(str(fault.facts["instead"]))
    (together,) = decks.faults(f"{KRID}*12/{GOVERN}*39,{future.id}*1", 5)
    assert together.key == "vtes-deck-not-enforced"
    assert together.facts["names"] == ["419 Operation"]


def test_a_banned_card_is_named_with_its_year() -> None:
    decks = conclave.game("vtes").decks
    assert decks is not None
    deck = "Crypt\n12x Krid\nLibrary\n39x Govern the Unaligned\n1x Protect Thine Own\n"
    (fault,) = decks.faults(deck, 5)
    assert fault.key == "vtes-list-banned"
    assert fault.facts == {"line": 5, "name": "Protect Thine Own", "year": "2008"}


def test_similar_cards_have_the_type_the_discipline_and_the_group() -> None:
    decks = conclave.game("vtes").decks
    assert decks is not None
    missing = [card for card in decks.catalogue() if not card.card]
    vampire = next(c for c in missing if c.types == ("vampire",) and all_cards()[c.id].group == 3)
    library = next(c for c in missing if c.types == ("action",) and faces()[c.id].disciplines)
    found = decks.replacements(f"{KRID}*11,{vampire.id}*1/{GOVERN}*39,{library.id}*2")
    assert [(each.missing.id, each.missing.copies) for each in found] == [
        (vampire.id, 1),
        (library.id, 2),
    ]
    for each in found:
        assert 1 <= len(each.near) <= OFFERED
        for card in each.near:
            assert card.playable
            assert (card.kind, card.copies) == (each.missing.kind, each.missing.copies)
    for card in found[0].near:
        assert 2 <= all_cards()[card.id].group <= 4 or all_cards()[card.id].group == 0


def test_replacements_can_be_played_by_the_crypt() -> None:
    decks = conclave.game("vtes").decks
    assert decks is not None
    missing = next(
        card
        for card in decks.catalogue()
        if not card.card and faces()[card.id].disciplines == "tha" and card.types == ("combat",)
    )
    (found,) = decks.replacements(f"{KRID}*12/{GOVERN}*39,{missing.id}*1")
    known = set(faces()[KRID].disciplines.lower().split())
    for card in found.near:
        face = faces()[card.id]
        assert not face.disciplines or known & set(re.findall("[a-z]+", face.disciplines))


def test_an_archive_is_split_into_its_decks() -> None:
    decks = conclave.game("vtes").decks
    assert decks is not None
    second = REPORT.replace("Night's Work", "Day's Work").replace("2x Krid", "1x Krid")
    found = decks.split(REPORT + second + REPORT)
    assert [decks.title(deck) for deck in found] == ["Night's Work", "Day's Work", "Night's Work"]
    assert [copies(read_list(deck), KRID) for deck in found] == [2, 1, 2]
    assert not any(decks.unreadable(deck) for deck in found)
    one = {"name": "A", "crypt": {str(KRID): 2}, "library": {str(GOVERN): 3}}
    other = {
        "crypt": {"count": 1, "cards": [{"id": KRID, "count": 1}]},
        "library": {"cards": [{"type": "Action", "cards": [{"id": GOVERN, "count": 4}]}]},
    }
    read = [read_list(deck) for deck in decks.split(json.dumps([one, other]))]
    assert [(deck.crypt[KRID], deck.library[GOVERN]) for deck in read] == [(2, 3), (1, 4)]
    assert read[0].name == "A"
    assert decks.split("{ not json") == ["{ not json"]


def test_the_nearest_name_is_near() -> None:
    close = nearest("Deflektion")
    assert close is not None
    assert close.name == "Deflection"
    assert nearest("zzzzqqqq") is None


def test_all_published_decks_are_read_completely() -> None:
    if PUBLISHED is None:
        pytest.skip("the published deck lists are not part of the repository")
    files = sorted((PUBLISHED / "decks").glob("*.txt"))
    assert len(files) == 59
    for file in files:
        text = file.read_text(encoding="utf-8")
        deck = read_list(text)
        assert deck.faults == [], file.name
        for pile, name in ((deck.crypt, "Crypt"), (deck.library, "Library")):
            found = re.search(rf"^{name} \((\d+)", text, re.MULTILINE)
            assert found is not None
            assert pile.total() == int(found[1]), file.name
        for form in FORMS:
            if form != "word":
                again = read_list(FORMS[form](deck))
                assert (again.crypt, again.library) == (deck.crypt, deck.library), file.name


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Govern teh Unaligned", "Govern the Unaligned"),
        ("Deflecton", "Deflection"),
        ("Minon Tap", "Minion Tap"),
        ("Wake with Evenings Freshnes", "Wake with Evening's Freshness"),
        ("Blod Doll", "Blood Doll"),
        ("Parthenom, The", "Parthenon, The"),
        ("Telepathic Misdirektion", "Telepathic Misdirection"),
        ("Majestie", "Majesty"),
    ],
)
def test_misspelt_names_are_understood(typed: str, meant: str) -> None:
    close = nearest(typed)
    assert close is not None
    assert close.id == find(meant)[0].id


@pytest.mark.parametrize(
    "text",
    [
        "Library\n" + "1x Nonsense\n" * 5000,
        "Crypt\n" + "999x Krid\n" * 5000,
        "a*1," * 5000 + "/",
        "https://vdb.im/decks/deck#" + "999999=9;" * 2000,
    ],
)
def test_a_text_too_long_for_a_deck_is_not_read_to_its_end(text: str) -> None:
    deck = read_list(text)
    assert deck.faults[-1].key == "vtes-list-too-long"
    assert len(deck.faults) <= MOST_LINES + 1
    assert deck.crypt.total() <= MOST_CARDS + 999


@pytest.mark.parametrize("text", ["9" * 5000 + "/", "http://[#x", "1 a" + " " * 19_000 + "b"])
def test_odd_texts_are_read_at_once(text: str) -> None:
    assert read_list(text).faults
