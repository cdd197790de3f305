"""EMP-COMP: the characters, the two decks and the cards."""

from __future__ import annotations

import pytest
from games.empire.stage import H, Stage, V

from conclave.core.errors import BadSeats
from conclave.games.empire import GAME
from conclave.games.empire.cards import LIBRARY, OUR_DECKS
from conclave.games.empire.rules.constants import (
    CHARACTERS,
    CLASS_OF,
    CLASSES,
    HOLY_WATER,
    VAMPIRE,
)
from conclave.games.empire.rules.library import CombatCard, SupportCard
from conclave.testing import rule

COMBAT = [card for card in LIBRARY.cards if isinstance(card, CombatCard)]
SUPPORT = [card for card in LIBRARY.cards if isinstance(card, SupportCard)]


def colours(card: CombatCard) -> int:
    """How many colours the border of a card has."""
    return len(card.classes) + (card.type in (VAMPIRE, HOLY_WATER))


@rule("EMP-COMP-01")
def test_two_play_one_the_vampires_and_one_the_humans() -> None:
    assert GAME.start(2, seed=1, options={"vampires": "first"}).view(None)["sides"] == [
        "vampires",
        "humans",
    ]
    for seats in (1, 3):
        with pytest.raises(BadSeats):
            GAME.start(seats, seed=1)


@rule("EMP-COMP-03", "EMP-COMP-04")
def test_nine_characters_are_of_three_classes() -> None:
    named = {
        each: [name for name, class_ in zip(CHARACTERS, CLASS_OF, strict=True) if class_ == each]
        for each in CLASSES
    }
    assert named == {
        "nobles": ["lady", "lord", "officer"],
        "clergy": ["monk", "nun", "bishop"],
        "servants": ["maid", "cook", "butler"],
    }


@rule("EMP-COMP-03", "EMP-COMP-04")
def test_everybody_is_shown_the_classes() -> None:
    opening = GAME.start(2, seed=1)
    for seat in (0, 1, None):
        shown = opening.view(seat)["classes"]
        assert list(shown.items()) == list(zip(CHARACTERS, CLASS_OF, strict=True))


@rule("EMP-COMP-05", "EMP-VALID-01", "EMP-VALID-04")
@pytest.mark.parametrize("unmasked", ["", "lady"])
def test_a_vampire_keeps_its_class_masked_and_unmasked(unmasked: str) -> None:
    table = Stage("lady nun maid", unmasked=unmasked, v="nobles-1 clergy-1 servants-1")
    table.play(V, "attack lady nun")
    assert table.options(V, "play") == ["play nobles-1"]


@rule("EMP-COMP-07")
def test_each_side_has_forty_cards_of_its_own() -> None:
    vampires, humans = OUR_DECKS
    assert (len(vampires), len(humans)) == (40, 40)
    assert vampires != humans
    for first in ("first", "second"):
        position = GAME.start(2, seed=5, options={"vampires": first})
        v = 0 if first == "first" else 1
        names = [sorted(LIBRARY.names[card] for card in deck) for deck in OUR_DECKS]
        assert sorted(position.view(None)["deck"][v]) == names[0]
        assert sorted(position.view(None)["deck"][1 - v]) == names[1]


@rule("EMP-COMP-07", "EMP-AREA-06")
def test_the_cards_of_two_players_never_mix() -> None:
    table = Stage(
        unmasked="lady", h="clergy-2 holy-water-1", v="nobles-1 vampire-1", time="day"
    ).fight("bishop lady", ("clergy-2 holy-water-1", "nobles-1"))
    assert table.moat(H) == "clergy-2 holy-water-1"
    assert table.moat(V) == "nobles-1"
    assert table.dead == ["lady"]


@rule("EMP-COMP-09")
def test_there_are_six_types_of_cards() -> None:
    assert {card.type for card in COMBAT} == {
        "nobles", "servants", "clergy", "vampire", "holy-water"
    }  # fmt: skip
    assert len(COMBAT) + len(SUPPORT) == len(LIBRARY.cards), "the sixth type is support"
    for side, own, foreign in ((0, VAMPIRE, HOLY_WATER), (1, HOLY_WATER, VAMPIRE)):
        types = {LIBRARY.combat[card].type for card in OUR_DECKS[side]}
        assert types == {*CLASSES, own, ""}, "support cards have no type of combat"
        assert foreign not in types
        assert any(LIBRARY.is_support[card] for card in OUR_DECKS[side])


@rule("EMP-HIDE-02")
def test_our_deck_has_enough_vampire_cards_to_hide_with() -> None:
    red = [LIBRARY.is_vampire[card] for card in OUR_DECKS[0]]
    assert sum(red) >= 9, "three among eight in more than one hand of five"


@rule("EMP-COMP-10")
def test_a_combat_card_has_a_name_a_value_and_one_or_two_colours() -> None:
    assert len({card.name for card in COMBAT}) == len(COMBAT)
    assert {colours(card) for card in COMBAT} == {1, 2}
    for card in COMBAT:
        assert card.name.endswith(f" {card.value}")
        assert set(card.classes) <= set(CLASSES)
        assert card.type in (*card.classes, VAMPIRE, HOLY_WATER)
    for deck in OUR_DECKS:
        assert any(len(LIBRARY.classes[card]) == 2 for card in deck)
        special = [LIBRARY.is_vampire[card] or LIBRARY.is_holy_water[card] for card in deck]
        assert any(
            is_special and LIBRARY.classes[card]
            for card, is_special in zip(deck, special, strict=True)
        )


@rule("EMP-COMP-11")
def test_a_card_of_two_classes_is_valid_for_either() -> None:
    for who, valid in (("lady", True), ("nun", True), ("maid", False)):
        other = "nun" if who != "nun" else "maid"
        table = Stage("lady nun maid", v="nobles-clergy-2")
        assert (f"attack {who} {other}" in table.options(V)) is valid


@rule("EMP-COMP-12", "EMP-VALID-03")
def test_a_vampire_card_with_a_class_serves_the_class_and_unmasked_vampires() -> None:
    masked = Stage("lady nun maid", v="vampire-clergy-1")
    assert masked.options(V, "attack") == ["attack nun lady", "attack nun maid"]
    unmasked = Stage("lady nun maid", unmasked="lady", v="vampire-clergy-1")
    assert unmasked.options(V, "attack") == ["attack lady nun", "attack lady maid"]


@rule("EMP-COMP-13", "EMP-VALID-07")
def test_holy_water_with_a_class_serves_the_class_and_against_unmasked_vampires() -> None:
    masked = Stage("lady nun maid", h="holy-water-clergy-1", time="day")
    assert masked.options(H, "attack") == ["attack nun lady", "attack nun maid"]
    unmasked = Stage("lady nun maid", unmasked="lady", h="holy-water-clergy-1", time="day")
    assert unmasked.options(H, "attack") == [
        "attack nun lady",
        "attack nun maid",
        "attack maid lady",
    ]


@rule("EMP-COMP-14", "EMP-COMP-15")
def test_a_support_card_has_costs_and_an_effect_but_no_value() -> None:
    assert SUPPORT
    for card in SUPPORT:
        number = LIBRARY.numbers[card.name.lower().replace(" ", "-")]
        assert min(card.day, card.night) >= 0
        assert LIBRARY.effect(number) == card.effect
        assert LIBRARY.value[number] == 0
        assert LIBRARY.classes[number] == ()
        assert not LIBRARY.is_vampire[number]
        assert not LIBRARY.is_holy_water[number]


@rule("EMP-COMP-15", "EMP-VALID-09")
def test_a_support_card_cannot_be_played_as_a_combat_card() -> None:
    table = Stage("lady nun maid", v="lady-in-waiting nobles-1")
    table.play(V, "attack lady nun")
    assert table.options(V) == ["play nobles-1"]
    assert table.refuses(V, "play lady-in-waiting") == "EMP-VALID-01"
    table.play(V, "play nobles-1")


@rule("EMP-COMP-16")
def test_cards_are_defined_as_data() -> None:
    own = "20*nobles-1,20*vampire-5/39*clergy-4,1*sacrifice"
    position = GAME.start(2, seed=3, options={"vampires": "first", "decks": own})
    deck = position.view(None)["deck"]
    assert sorted(deck[V]) == ["nobles-1"] * 20 + ["vampire-5"] * 20
    assert sorted(deck[H]) == ["clergy-4"] * 39 + ["sacrifice"]


@rule("EMP-R-69")
def test_a_card_has_classes_but_no_colour() -> None:
    card = LIBRARY.cards[LIBRARY.numbers["vampire-nobles-1"]]
    assert card.fields() == ("Vampire/Nobles 1", "vampire", ("nobles",), 1, None)


@pytest.mark.parametrize(
    ("name", "type", "classes", "value"),
    [
        ("nobles-3", "nobles", ["nobles"], 3),
        ("clergy-servants-0", "clergy", ["clergy", "servants"], 0),
        ("vampire-5", "vampire", [], 5),
        ("holy-water-nobles-1", "holy-water", ["nobles"], 1),
    ],
)
def test_a_combat_cards_facts_say_what_it_is_good_for(
    name: str, type: str, classes: list[str], value: int
) -> None:
    assert GAME.card_facts(name) == {"type": type, "classes": classes, "value": value}


def test_a_support_cards_facts_have_its_costs() -> None:
    facts = GAME.card_facts("mesmerize")
    assert (facts["type"], facts["day"], facts["night"]) == ("support", 2, 1)
    assert "value" not in facts
