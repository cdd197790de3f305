"""MASQ-COMP: clans, cards and tokens."""

from __future__ import annotations

import pytest
from games.masquerade.stage import (
    alliance,
    blood,
    drained,
    hand,
    location,
    new_game,
    options,
    planning,
    play,
    score,
    seated,
    starting,
    stay,
    table,
)

from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.rules.library import CLANS, Ally, Card
from conclave.testing import rule

HUMANS = [card for card in LIBRARY.ally if card.kind == "human" and card.name]
VAMPIRES = [card for card in LIBRARY.ally if card.kind == "vampire"]
OTHERS = {clan: [other for other in CLANS if other != clan] for clan in CLANS}


@rule("MASQ-COMP-01")
def test_there_are_seven_clans_with_a_sheet_each() -> None:
    sheets = new_game(6).view(None)["offered_clans"]
    assert sheets == [
        "brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue",
    ]  # fmt: skip


@rule("MASQ-COMP-02", "MASQ-COMP-03")
@pytest.mark.parametrize("clan", CLANS)
def test_every_clan_has_hunt_and_ready_and_seven_cards_for_its_deck(clan: str) -> None:
    opening = new_game(6)
    seat = opening.deciders[0]
    play(opening, f"clan {clan}")
    assert hand(opening, clan) == [f"{clan}-hunt", f"{clan}-ready"]
    assert len(set(opening.deck[seat])) == 7
    cards = [LIBRARY.cards[card] for card in (*opening.hand[seat], *opening.deck[seat])]
    assert {card.clan for card in cards if isinstance(card, Card)} == {clan}


@rule("MASQ-COMP-02")
def test_there_are_63_clan_cards_no_two_of_the_same_name() -> None:
    assert len(LIBRARY.clan_cards) == 63
    assert len(set(LIBRARY.names[:63])) == 63


@rule("MASQ-COMP-04")
def test_the_ally_deck_has_thirty_cards_humans_and_vampires() -> None:
    deck = new_game().ally_deck
    assert len(set(deck)) == 30
    assert sorted(LIBRARY.ally[ally].kind for ally in deck) == ["human"] * 15 + ["vampire"] * 15


@rule("MASQ-COMP-05")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_there_are_35_victims(seats: int) -> None:
    opening = new_game(seats)
    held = [ally for alliance in opening.alliance for ally in alliance]
    assert held.count(LIBRARY.victim) + opening.victims == 35


@rule("MASQ-COMP-05", "MASQ-COMP-14")
def test_all_victims_are_alike_and_none_has_an_ability() -> None:
    victims = [card for card in LIBRARY.cards if isinstance(card, Ally) and card.kind == "victim"]
    assert victims == [Ally("Victim", "victim", influence=1, feed=1, drain=3, drained=0)]


@rule("MASQ-COMP-06")
def test_there_are_locations_1_2_3_and_the_haven() -> None:
    assert list(new_game(6).view(None)["at_stake"]) == ["1", "2", "3", "haven"]


@rule("MASQ-COMP-07", "MASQ-COMP-10")
@pytest.mark.parametrize("clan", CLANS)
def test_every_clan_has_a_position_at_four_locations_and_two_tokens(clan: str) -> None:
    clans = [clan, *OTHERS[clan][:4]]
    here = planning(clan, *clans)
    assert sorted({move.split()[2] for move in options(here) if move.startswith("play")}) == [
        "1", "2", "3", "haven",
    ]  # fmt: skip
    there = location("1", *clans, cards={"1": {clan: [f"{clan}-hunt"]}})
    assert options(there, clan) == ["stay", "withdraw"]


@rule("MASQ-COMP-08")
def test_seven_location_cards_and_eight_relics_wait_for_their_variants() -> None:
    assert LIBRARY.first_location - LIBRARY.first_relic == 8
    assert len(LIBRARY.cards) - LIBRARY.first_location == 7
    plain = seated(5)
    assert plain.view(None)["relics"] == [None] * 5
    assert set(plain.view(None)["location_cards"].values()) == {None}


@rule("MASQ-COMP-09")
def test_there_is_one_ambition_token_which_changes_hands() -> None:
    here = location(
        "haven", "brujah", "gangrel", "ventrue", cards={"haven": {"ventrue": ["ventrue-ready"]}}
    )
    assert here.view(None)["holder"] == 0
    stay(here)
    assert here.view(None)["holder"] == 2


@rule("MASQ-COMP-13")
@pytest.mark.parametrize("ally", HUMANS + VAMPIRES, ids=lambda ally: ally.name)
def test_an_ally_has_its_printed_values(ally: Ally) -> None:
    name = LIBRARY.names[LIBRARY.ally.index(ally)]
    alone = {"brujah": [name]}
    clans = ("brujah", "gangrel", "ventrue", "toreador")
    bonus = 2 if name == "julie-munoz" else 0
    assert score(table(*clans, influence={"brujah": 0}, alliances=alone), "brujah") == (
        ally.influence + bonus
    )
    assert blood(starting(*clans, alliances=alone), "brujah") == 6 + ally.feed
    if name == "portia":
        assert "drain portia" not in options(planning("brujah", *clans, alliances=alone))
        return
    draining = planning("brujah", *clans, alliances=alone, influence={"brujah": 0})
    play(draining, f"drain {name}")
    assert blood(draining, "brujah") == 6 + ally.drain
    tokens = {"human": 0, "vampire": 1}[ally.kind] + (name == "edward-neally")
    assert score(draining, "brujah") == ally.drained - tokens


@rule("MASQ-COMP-13")
def test_an_ally_may_have_an_ability_which_it_shows_in_play() -> None:
    here = location(
        "1",
        "brujah",
        "gangrel",
        "ventrue",
        cards={"1": {"brujah": ["brujah-ready"]}},
        at_stake={"1": "anita-wainwright"},
    )
    stay(here)
    assert alliance(here, "brujah") == ["victim", "anita-wainwright"]
    assert blood(here, "brujah") == 6 + 3


@rule("MASQ-COMP-14")
def test_a_victim_is_worth_1_gives_3_blood_and_is_worth_nothing_then() -> None:
    here = planning("brujah", "brujah", "gangrel", "ventrue", "toreador")
    assert score(here, "brujah") == 3 + 1
    play(here, "drain victim")
    assert (blood(here, "brujah"), score(here, "brujah")) == (6 + 3, 3 + 0)
    assert drained(here, "brujah") == ["victim"]


@rule("MASQ-COMP-15")
def test_humans_differ_in_values_and_some_have_abilities() -> None:
    assert len({(a.influence, a.feed, a.drain, a.drained) for a in HUMANS}) > 10
    assert {a.effect is None for a in HUMANS} == {True, False}


@rule("MASQ-COMP-15")
def test_most_vampires_have_abilities() -> None:
    able = [ally.name for ally in VAMPIRES if ally.effect is not None]
    assert len(VAMPIRES) / 2 < len(able) < len(VAMPIRES)


@rule("MASQ-COMP-16", "MASQ-COMP-17")
def test_clan_cards_are_passive_or_of_one_of_three_active_types() -> None:
    types = [card.type for card in LIBRARY.clan_cards]
    counts = {type: types.count(type) for type in types}
    # Two cards that some lists call conflict cards act right after the reveal, so they are passive.
    assert counts == {"passive": 17 + 2, "preparation": 16, "aftermath": 16, "conflict": 14 - 2}


@rule("MASQ-COMP-18")
def test_every_clan_card_has_a_printed_power() -> None:
    power = {
        clan: sum(card.power for card in LIBRARY.clan_cards if card.clan == clan) for clan in CLANS
    }
    assert power == {
        "brujah": 23, "gangrel": 14, "malkavian": 17, "nosferatu": 18,
        "toreador": 13, "tremere": 28, "ventrue": 18,
    }  # fmt: skip
    assert all(0 <= card.power <= 9 for card in LIBRARY.clan_cards)
