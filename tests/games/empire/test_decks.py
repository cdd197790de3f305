"""Custom decks, and the options of a table (EMP-COMP-07, -16, EMP-VAR-01)."""

from __future__ import annotations

import pytest
from games.empire.stage import H, V

from conclave.core.errors import BadDeck, BadOption
from conclave.games.empire import GAME
from conclave.games.empire.cards import LIBRARY, OUR_DECKS
from conclave.games.empire.decks import EmpireDecks
from conclave.games.empire.rules.decks import read_list, read_word, write_word
from conclave.testing import rule

LIST = """
Vampires:  # forty
20 Nobles 1
20x Vampire/Clergy 2
Humans
1 Sacrifice, 39 Holy Water 3
"""
WORD = "20*nobles-1,20*vampire-clergy-2/39*holy-water-3,1*sacrifice"


def faults_of(text: str) -> list[str]:
    """The errors of a list."""
    return [fault.key for fault in read_list(text, LIBRARY)[1]]


@rule("EMP-COMP-07", "EMP-COMP-16")
def test_a_list_and_a_word_are_equivalent() -> None:
    assert faults_of(LIST) == []
    decks, _ = read_list(LIST, LIBRARY)
    assert [len(deck) for deck in decks] == [40, 40]
    assert write_word(decks, LIBRARY) == WORD
    assert read_word(WORD, LIBRARY) == (decks, [])
    assert read_word(write_word(OUR_DECKS, LIBRARY), LIBRARY) == (OUR_DECKS, [])


@rule("EMP-COMP-16")
def test_a_game_is_played_with_custom_decks() -> None:
    position = GAME.start(2, 1, {"vampires": "second", "decks": WORD})
    decks = position.view(None)["deck"]
    assert set(decks[1]) == {"nobles-1", "vampire-clergy-2"}
    assert set(decks[0]) == {"sacrifice", "holy-water-3"}
    assert GAME.load(position.save()).digest() == position.digest()


@rule("EMP-COMP-07")
@pytest.mark.parametrize(("old", "new", "faults"), [
    ("20 Nobles 1", "19 Nobles 1", ["empire-deck-size"]),
    ("20 Nobles 1", "21 Nobles 1", ["empire-deck-size"]),
    ("20 Nobles 1", "20 Peasants 1", ["empire-deck-unknown-card", "empire-deck-size"]),
    ("20 Nobles 1", "0 Nobles 1", ["empire-deck-bad-copies", "empire-deck-size"]),
    ("20 Nobles 1", "Nobles 1", ["empire-deck-bad-line", "empire-deck-size"]),
    ("20 Nobles 1", "20 Holy Water 1", ["empire-deck-wrong-side", "empire-deck-size"]),
    ("1 Sacrifice", "1 Vampire 1", ["empire-deck-wrong-side", "empire-deck-size"]),
    ("1 Sacrifice", "1 Organist", ["empire-deck-wrong-side", "empire-deck-size"]),
    ("Humans", "", ["empire-deck-wrong-side", "empire-deck-wrong-side", "empire-deck-size"]),
])  # fmt: skip
def test_each_error_in_a_list_is_reported(old: str, new: str, faults: list[str]) -> None:
    assert old in LIST
    assert faults_of(LIST.replace(old, new))[: len(faults)] == faults


@rule("EMP-COMP-07")
@pytest.mark.parametrize("word", ["20*nobles-1/40*nobles-1", "40*nobles-1", "x*nobles-1/1*clergy-1",
                                  "40*holy-water-1/40*nobles-1"])  # fmt: skip
def test_bad_decks_are_refused(word: str) -> None:
    with pytest.raises(BadDeck) as refusal:
        GAME.start(2, 1, {"decks": word})
    assert refusal.value.key == "empire-bad-decks"
    assert refusal.value.facts["faults"]
    GAME.start(2, 1, {"decks": WORD})


def test_decks_round_trip() -> None:
    decks = GAME.decks
    assert isinstance(decks, EmpireDecks)
    assert decks.write(LIST, "word") == f"{WORD}\n"
    assert read_list(decks.write(LIST, "text"), LIBRARY) == read_list(LIST, LIBRARY)
    assert decks.faults(decks.presets["ours"], 2) == []
    assert [(entry.copies, entry.name) for entry in decks.lines(LIST)] == [
        (20, "Nobles 1"), (20, "Vampire/Clergy 2"), (39, "Holy Water 3"), (1, "Sacrifice"),
    ]  # fmt: skip
    with pytest.raises(BadDeck):
        decks.write(LIST, "verse")


@rule("EMP-VAR-01", "EMP-R-09", "EMP-R-68")
def test_a_table_may_choose_sides_persons_and_decks() -> None:
    assert GAME.settings({}) == {"vampires": "random", "persons": "class", "decks": "ours"}
    for name, value in (("vampires", "third"), ("persons", "nobody"), ("decks", "theirs")):
        with pytest.raises(BadOption):
            GAME.settings({name: value})
    assert GAME.settings({"persons": "any"})["persons"] == "any"


@rule("EMP-COMP-07")
def test_the_sides_are_named_by_seat() -> None:
    first = GAME.start(2, 1, {"vampires": "first"})
    second = GAME.start(2, 1, {"vampires": "second"})
    assert (GAME.sides(first)[V], GAME.sides(first)[H]) == ("vampires", "humans")
    assert GAME.sides(second) == ("humans", "vampires")
