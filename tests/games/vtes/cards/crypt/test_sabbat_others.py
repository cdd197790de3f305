"""Tests of more Sabbat vampires without a title."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, PeopleStage, bleed, decline_blocks, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules.constants import ACTION, COMBAT, SANGUINUS
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire

# Tom


LINK = Card("Link", ACTION, SANGUINUS, cost=Blood(1), basic=GainBlood(1))


@pytest.mark.parametrize(("name", "left"), [("Tom", 2), ("Ilse", 3)])
def test_sanguinus_costs_tom_more(name: str, left: int) -> None:
    stage = Stage(2, extra=(LINK,))
    minion = stage.vampire(A, name, 3)
    stage.hand(A, "Link")
    stage.play(A, "play link san", minion)
    stage.resolve()
    assert stage.blood(minion) == left


# Aksinya Daclau


def bled_aksinya(card: str, tapped: bool = False) -> tuple[PeopleStage, int]:
    """A bleeds B, who has Aksinya and a card, and declines to block."""
    stage = PeopleStage(3)
    elder, aksinya = stage.vampire(A, "Elder"), stage.vampire(B, "Aksinya Daclau", tapped=tapped)
    stage.vampire(B, "Pupil")
    stage.hand(B, card, "Majesty")
    bleed(stage, elder)
    return stage, aksinya


@ruling("Aksinya Daclau", 1)
def test_aksinya_redirects_a_bleed_for_a_master_card_after_blocks_are_declined() -> None:
    stage, aksinya = bled_aksinya("Vessel")
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "use", aksinya, "0")
    decline_blocks(stage)
    stage.play(B, "use", aksinya, "0")
    stage.resolve()
    assert stage.table.pool == [30, 30, 29]
    assert stage.names(stage.table.ash[B]) == ["vessel"]
    assert stage.blood(aksinya) == 9


@pytest.mark.parametrize(("card", "tapped"), [("Majesty", False), ("Vessel", True)])
def test_aksinya_needs_a_master_card_and_is_untapped(card: str, tapped: bool) -> None:
    stage, aksinya = bled_aksinya(card, tapped)
    stage.hand(B, "Deflection")
    decline_blocks(stage)
    assert not stage.offers(B, "use", aksinya, "0")


# Aristotle de Laurent


def test_everyone_holds_more_cards_while_aristotle_is_ready() -> None:
    for torpor, size in ((False, 8), (True, 7)):
        stage = Stage(2)
        aristotle = stage.vampire(A, "Aristotle de Laurent", torpor=torpor)
        assert [values.hand_size(stage.table, seat) for seat in (A, B)] == [size, size]
        assert values.stealth(stage.table, aristotle) == 1


# Darlene Killian


@pytest.mark.parametrize(("card", "left"), [("thug", 1), ("valet", 1), ("lamp", 2)])
def test_allies_and_retainers_cost_darlene_more(card: str, left: int) -> None:
    stage = PeopleStage()
    darlene = stage.vampire(A, "Darlene Killian")
    stage.hand(A, card)
    stage.play(A, "play", card, "plain", darlene)
    stage.resolve()
    assert stage.blood(darlene) == left


# Enkidu, The Noah


def test_enkidu_attacks_anyone_and_carries_nothing() -> None:
    stage = PeopleStage(3)
    enkidu, thug = stage.vampire(A, "Enkidu, The Noah"), stage.ally(C, "Thug")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Lamp")
    assert not stage.offers(A, "play lamp plain", enkidu)
    assert values.strength(stage.table, enkidu) == 3
    stage.play(A, "act", enkidu, enkidu, "0")
    assert [stage.offers(A, "target", each) for each in (rival, thug, enkidu)] == [
        True,
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("name", "card", "tapped"),
    [
        ("Enkidu, The Noah", "valet", False),
        ("Enkidu, The Noah", "thug", True),
        ("Idalia, Prophet of Guadalajara", "lamp", False),
        ("Idalia, Prophet of Guadalajara", "valet", True),
    ],
)
def test_some_untap_at_the_end_of_the_turn_after_an_action(
    name: str, card: str, tapped: bool
) -> None:
    stage = PeopleStage()
    minion = stage.vampire(A, name)
    stage.vampire(B, "Rival")
    stage.hand(A, card)
    stage.play(A, "play", card, "plain", minion)
    stage.resolve()
    assert stage.table.tapped[minion]
    stage.skip("MinionPhase", B)
    assert stage.table.tapped[minion] == tapped


# Erinyi


@pytest.mark.parametrize(("foe", "strength"), [("Omaya", 0), ("Pupil", 1)])
def test_erinyi_is_weaker_against_gangrel_antitribu(foe: str, strength: int) -> None:
    stage = PeopleStage()
    erinyi, other = stage.vampire(A, "Erinyi"), stage.vampire(B, foe)
    fight(stage, erinyi, other)
    assert values.strength(stage.table, erinyi) == strength
    assert identity.has_trait(stage.table, erinyi, "flight")


# Gentha Shale


@pytest.mark.parametrize(
    ("name", "controlled", "torpor", "size"),
    [
        ("Gentha Shale", "Nehsi", False, 2),
        ("Gentha Shale", "Rival", False, 1),
        ("L'Épuisette", "Pupil", False, 2),
        ("L'Épuisette", "Rival", False, 1),
        ("Peter Blaine", "Mayor", False, 2),
        ("Peter Blaine", "Mayor", True, 1),
        ("Peter Blaine", "Omaya", False, 1),
    ],
)
def test_some_bleed_those_who_control_a_clan_for_more(
    name: str, controlled: str, torpor: bool, size: int
) -> None:
    stage = PeopleStage(3)
    minion = stage.vampire(A, name)
    stage.vampire(B, controlled, torpor=torpor)
    stage.vampire(C, "Mayor")
    bleed(stage, minion)
    assert values.bleed(stage.table, minion) == size


# Harold Zettler, Pentex Director


@pytest.mark.parametrize(
    ("clan", "controller", "size"), [("giovanni", B, 2), ("giovanni", C, 1), ("ventrue", B, 1)]
)
def test_giovanni_bleed_harolds_methuselah_for_more(clan: str, controller: int, size: int) -> None:
    stage = PeopleStage(3, Vampire("Banker", clan, 1, 6, "", "independent"))
    banker = stage.vampire(A, "Banker")
    harold = stage.vampire(controller, "Harold Zettler, Pentex Director")
    bleed(stage, banker)
    assert values.bleed(stage.table, banker) == size
    assert values.bleed(stage.table, harold) == 1
    assert values.stealth(stage.table, harold) == 1


# Hugo


@pytest.mark.parametrize(
    ("acting", "intercept"), [("Percival", -1), ("Lawbringer", -1), ("Krid", 0)]
)
def test_hugo_intercepts_two_clans_worse(acting: str, intercept: int) -> None:
    stage = Stage(2)
    minion, hugo = stage.vampire(A, acting), stage.vampire(B, "Hugo")
    stage.play(A, "bleed", minion)
    assert values.intercept(stage.table, hugo) == intercept


# Leon


@pytest.mark.parametrize(
    ("acting", "blocker", "intercept"),
    [("Leon", "Omaya", -1), ("Leon", "Rival", 0), ("Pupil", "Omaya", 0)],
)
def test_gangrel_antitribu_intercept_leon_worse(acting: str, blocker: str, intercept: int) -> None:
    stage = PeopleStage()
    minion, other = stage.vampire(A, acting), stage.vampire(B, blocker)
    if acting != "Leon":
        stage.vampire(A, "Leon")
    bleed(stage, minion)
    assert values.intercept(stage.table, other) == intercept


# Rex, The Necronomist


JAB = Card("Jab", COMBAT, effect=Strike(damage=1))


def test_combat_cards_cost_rex_more() -> None:
    stage = Stage(2, extra=(*PEOPLE, JAB))
    rex, rival = stage.vampire(A, "Rex, The Necronomist"), stage.vampire(B, "Rival")
    stage.hand(A, "Jab")
    stage.hand(B, "Jab")
    fight(stage, rex, rival)
    stage.skip("strike", A)
    stage.play(A, "play jab plain", rex)
    stage.skip("strike", B)
    stage.play(B, "play jab plain", rival)
    assert (stage.blood(rex), stage.blood(rival)) == (2, 9)


# Servius Marius Pustula


def test_hands_are_bigger_for_each_older_vampire_of_their_own() -> None:
    stage = PeopleStage(3)
    stage.vampire(A, "Servius Marius Pustula", torpor=True)
    for name in ("Elder", "Rival", "Pupil"):
        stage.vampire(B, name)
    stage.vampire(C, "Kurt")
    stage.vampire(C, "Ira", torpor=True)
    assert [values.hand_size(stage.table, seat) for seat in (A, B, C)] == [7, 9, 8]


# Terrell Harding


def test_terrell_steals_a_blood_from_a_younger_vampire() -> None:
    stage = PeopleStage()
    terrell, pupil = stage.vampire(A, "Terrell Harding", 3), stage.vampire(B, "Pupil")
    stage.vampire(B, "Elder")
    stage.play(A, "act", terrell, terrell, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, B)
    stage.resolve()
    assert (stage.blood(terrell), stage.blood(pupil)) == (4, 4)


# Titus Camille


def test_titus_steals_equipment_from_his_neighbours() -> None:
    stage = PeopleStage(4)
    titus = stage.vampire(A, "Titus Camille")
    lamps = [stage.put_on(stage.vampire(seat, "Pupil"), "Lamp") for seat in (A, B, C, D)]
    stage.play(A, "act", titus, titus, "0")
    assert [stage.offers(A, "target", lamp) for lamp in lamps] == [False, True, False, True]
    stage.play(A, "target", lamps[3])
    stage.resolve()
    assert stage.table.host[lamps[3]] == titus
    assert values.strength(stage.table, titus) == 2


# Vasantasena


@pytest.mark.parametrize(("controlled", "stealth"), [("Mayor", 0), ("Rival", 1)])
def test_vasantasena_has_stealth_where_no_one_has_a_title(controlled: str, stealth: int) -> None:
    stage = PeopleStage()
    vasantasena = stage.vampire(A, "Vasantasena", 3)
    stage.vampire(B, controlled)
    bleed(stage, vasantasena)
    assert values.stealth(stage.table, vasantasena) == stealth
    assert values.bleed(stage.table, vasantasena) == 2
    other = PeopleStage()
    vasantasena = other.vampire(A, "Vasantasena", 3)
    other.play(A, "hunt", vasantasena)
    assert values.stealth(other.table, vasantasena) == 1
