"""Tests of Giovanni."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    CAMARILLA,
    EQUIPMENT,
    NECROMANCY,
    NOBODY,
    NOTHING,
    RETAINER,
)
from conclave.games.vtes.rules.frame_types import CurrentAction, CurrentReferendum
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.testing import rule

ENZO = "Enzo Giovanni, Pentex Board of Directors"

# Andrea Giovanni


def test_andrea_has_stealth_in_actions_of_necromancy() -> None:
    rite = Card("Rite", ACTION, NECROMANCY, basic=GainBlood(1))
    walk = Card("Walk", ACTION, effect=GainBlood(1))
    stage = Stage(2, extra=(rite, walk))
    andrea = stage.vampire(A, "Andrea Giovanni", 3)
    stage.hand(A, "Rite", "Walk")
    stage.play(A, "play rite nec", andrea)
    assert values.stealth(stage.table, andrea) == 1
    stage.resolve()
    stage.table.tapped[andrea] = False
    stage.play(A, "play walk plain", andrea)
    assert values.stealth(stage.table, andrea) == 0


# Carlotta Giovanni


@ruling("Exchange card with ash heap", 1)
def test_carlotta_exchanges_a_card_in_your_ash_heap_for_one_in_hand() -> None:
    stage = PeopleStage()
    carlotta = stage.vampire(A, "Carlotta Giovanni")
    stage.hand(A, "Blur", "Majesty")
    stage.ash(A, "Elder", "Freak Drive")
    elder, drive = stage.table.ash[A]
    stage.play(A, "act", carlotta, carlotta, "0")
    assert not stage.offers(A, "target", elder)
    while stage.prompt in ("Targeting", "NameCardInHand"):
        word = "name majesty" if stage.prompt == "NameCardInHand" else stage.text("target", drive)
        stage.play(A, word)
    assert stage.table.view(B)["hand"][A] == [None, "majesty"]  # both are named
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("MinionPhase", A)
    assert stage.blood(carlotta) == 6
    assert stage.names(stage.table.hand[A]) == ["blur", "freak-drive"]
    assert stage.names(stage.table.ash[A]) == ["elder", "majesty"]


def test_carlotta_exchanges_nothing_if_she_is_blocked() -> None:
    stage = PeopleStage()
    carlotta, rival = stage.vampire(A, "Carlotta Giovanni"), stage.vampire(B, "Rival")
    stage.hand(A, "Blur")
    stage.ash(A, "Freak Drive")
    stage.play(A, "act", carlotta, carlotta, "0")
    while stage.prompt in ("Targeting", "NameCardInHand"):
        stage.do_minimum()
    noting.note(stage.table, stage.table.scope(CurrentAction), notes.STEALTH, carlotta, -1)
    try_block(stage, rival)
    stage.skip("MinionPhase", A)
    assert stage.names(stage.table.hand[A]) == ["blur"]


def test_carlotta_needs_cards_in_hand_and_in_your_ash_heap() -> None:
    stage = PeopleStage()
    carlotta = stage.vampire(A, "Carlotta Giovanni")
    stage.hand(A, "Blur")
    assert not stage.offers(A, "act", carlotta, carlotta, "0")
    stage = PeopleStage()
    carlotta = stage.vampire(A, "Carlotta Giovanni")
    stage.ash(A, "Freak Drive")
    assert not stage.offers(A, "act", carlotta, carlotta, "0")


# Enzo Giovanni, Pentex Board of Directors


@pytest.mark.parametrize(("caller", "intercept"), [("Elder", 1), ("Mayor", 0), ("Judge", 0)])
def test_enzo_attempts_to_block_anybodys_political_actions(caller: str, intercept: int) -> None:
    stage = PeopleStage(4)
    caller_, enzo = stage.vampire(A, caller), stage.vampire(C, ENZO)
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", caller_)
    stage.skip("announced", C)
    stage.play(C, "use", enzo, "0")
    assert values.intercept(stage.table, enzo) == intercept


def test_enzo_blocks_no_other_actions_of_distant_methuselahs() -> None:
    stage = PeopleStage(4)
    elder, enzo = stage.vampire(A, "Elder", 5), stage.vampire(C, ENZO)
    stage.play(A, "hunt", elder)
    stage.skip("announced", C)
    assert values.intercept(stage.table, enzo) == 0
    assert not stage.offers(C, "use", enzo, "0")


# Francis Milliner


def test_francis_is_stronger_against_toreador_of_both_kinds() -> None:
    for foe, strength in (("Pupil", 2), ("Guggenheim", 2), ("Rival", 1)):
        stage = PeopleStage()
        francis, other = stage.vampire(A, "Francis Milliner"), stage.vampire(B, foe)
        assert values.strength(stage.table, francis) == 1
        fight(stage, francis, other)
        assert values.strength(stage.table, francis) == strength


# Guillaume Giovanni


def test_guillaume_holds_a_card_more_for_each_location() -> None:
    stage = PeopleStage()
    guillaume = stage.vampire(A, "Guillaume Giovanni")
    stage.permanent(B, "Cellar")
    assert values.hand_size(stage.table, A) == 7
    stage.permanent(A, "Cellar")
    stage.permanent(A, "Cellar")
    assert [values.hand_size(stage.table, seat) for seat in (A, B)] == [9, 7]
    moving.to_torpor(stage.table, guillaume)
    assert values.hand_size(stage.table, A) == 7


@ruling("Guillaume Giovanni", 1)
def test_a_location_that_is_contested_does_not_count() -> None:
    stage = Stage(2, phase="master")
    stage.vampire(A, "Guillaume Giovanni")
    stage.permanent(B, "The Barrens")
    stage.hand(A, "The Barrens")
    stage.play(A, "play the-barrens plain -")
    stage.skip("MasterPhase", A)
    assert sum(stage.table.contested) == 2
    assert values.hand_size(stage.table, A) == 7
    alone = Stage(2, phase="master")
    alone.vampire(A, "Guillaume Giovanni")
    alone.hand(A, "The Barrens")
    alone.play(A, "play the-barrens plain -")
    alone.skip("MasterPhase", A)
    assert values.hand_size(alone.table, A) == 8


def test_guillaume_has_stealth_when_he_recruits_or_employs() -> None:
    for card, stealth in (("thug", 2), ("valet", 2), ("lamp", 1)):
        stage = PeopleStage()
        guillaume = stage.vampire(A, "Guillaume Giovanni")
        stage.hand(A, card)
        stage.play(A, "play", card, "plain", guillaume)
        stage.skip("announced")
        assert values.stealth(stage.table, guillaume) == stealth


# Ignazio Giovanni


def test_ignazio_attacks_small_vampires_of_his_neighbours() -> None:
    stage = PeopleStage(4)
    ignazio = stage.vampire(A, "Ignazio Giovanni")
    assert values.strength(stage.table, ignazio) == 2
    stage.vampire(C, "Fledgling")
    stage.vampire(A, "Pupil")
    stage.vampire(B, "Pack Leader")
    stage.ally(B, "Thug")
    assert not stage.offers(A, "act", ignazio, ignazio, "0")
    mayor = stage.vampire(B, "Mayor")
    stage.play(A, "act", ignazio, ignazio, "0")
    stage.skip("before-range", A)
    stage.skip("MinionPhase")
    assert stage.blood(mayor) == 4


# Lady Constancia


def constancia(hand: tuple[str, ...], ash: tuple[str, ...]) -> tuple[Stage, int]:
    """The discard phase of A, who has the edge and Lady Constancia."""
    stage = Stage(2, phase="discard")
    lady = stage.vampire(A, "Lady Constancia")
    stage.edge(A)
    stage.hand(A, *hand)
    stage.ash(A, *ash)
    return stage, lady


def test_lady_constancia_exchanges_a_random_card_for_one_of_the_ash_heap() -> None:
    stage, lady = constancia(("Fame",) * 7, ("Wash", "Vessel", "Krid"))
    stage.library(A, "Ascendance")
    stage.play(A, "use", lady, "0")
    assert stage.options(A) == [stage.text("target", card) for card in stage.table.ash[A][:2]]
    stage.play(A, "target", stage.table.ash[A][1])
    assert sorted(stage.names(stage.table.hand[A])) == ["fame"] * 6 + ["vessel"]
    assert sorted(stage.names(stage.table.ash[A])) == ["fame", "krid", "wash"]
    assert stage.names(stage.table.library[A]) == ["ascendance"]
    assert stage.table.edge == NOBODY
    assert not stage.offers(A, "discard fame")


def test_lady_constancia_needs_the_edge_a_card_and_the_phase_action() -> None:
    stage, lady = constancia(("Fame",) * 7, ("Wash",))
    assert stage.offers(A, "use", lady, "0")
    stage.edge(B)
    assert not stage.offers(A, "use", lady, "0")
    stage.edge(A)
    stage.play(A, "discard fame")
    assert not stage.offers(A, "use", lady, "0")
    empty, lady = constancia(("Fame",) * 7, ("Krid",))
    assert not empty.offers(A, "use", lady, "0")
    without, lady = constancia((), ("Wash",))
    assert not without.offers(A, "use", lady, "0")


@rule("VTES-10.4-04")
@ruling("Personal titles", 1)
def test_votes_of_his_own_stay_with_a_vampire_who_changes_sect() -> None:
    stage = Stage(2)
    lady = stage.vampire(A, "Lady Constancia")
    assert (titles.title(stage.table, lady), titles.votes(stage.table, lady)) == ("votes:2", 2)
    contests.change_sect(stage.table, lady, CAMARILLA)
    assert (titles.title(stage.table, lady), titles.votes(stage.table, lady)) == ("votes:2", 2)


# Margaret Milliner


def test_margaret_bleeds_for_more_while_francis_is_ready() -> None:
    stage = Stage(3)
    margaret = stage.vampire(A, "Margaret Milliner")
    assert values.bleed(stage.table, margaret) == 1
    francis = stage.vampire(C, "Francis Milliner")
    assert values.bleed(stage.table, margaret) == 2
    moving.to_torpor(stage.table, francis)
    assert values.bleed(stage.table, margaret) == 1


def test_margaret_pays_a_blood_more_for_fortitude() -> None:
    stage = PeopleStage()
    margaret, rival = stage.vampire(A, "Margaret Milliner"), stage.vampire(B, "Rival")
    stage.hand(A, "Skin of Rock", "Threats")
    bleed(stage, margaret)
    stage.play(A, "play threats dom", margaret)
    assert stage.blood(margaret) == 5
    try_block(stage, rival)
    choose_strikes(stage)
    stage.skip("damage", A)
    stage.play(A, "play skin-of-rock for", margaret)
    assert stage.blood(margaret) == 4
    poor = PeopleStage()
    margaret, rival = poor.vampire(A, "Margaret Milliner", 1), poor.vampire(B, "Rival")
    poor.hand(A, "Skin of Rock")
    fight(poor, margaret, rival)
    choose_strikes(poor)
    poor.table.blood[margaret] = 0
    poor.skip("damage", A)
    assert offered_modes(poor, A, "skin-of-rock") == []


def test_margaret_pays_a_blood_more_for_x_too() -> None:
    stage = PeopleStage()
    margaret, rival = stage.vampire(A, "Margaret Milliner", 3), stage.vampire(B, "Rival")
    stage.hand(A, "Hidden Strength")
    fight(stage, margaret, rival)
    choose_strikes(stage)
    stage.skip("damage", A)
    stage.play(A, "play hidden-strength for", margaret)
    assert stage.options(A) == ["number 0", "number 1", "number 2"]
    stage.play(A, "number 2")
    stage.skip("MinionPhase")
    assert stage.blood(margaret) == 0


# Pochtli


@ruling("Pochtli", 1)
def test_pochtli_names_up_to_two_library_cards_and_shuffles_them_back() -> None:
    for number in (1, 2):
        stage = PeopleStage()
        pochtli = stage.vampire(A, "Pochtli")
        stage.ash(A, "Krid", "Fame", "Wash", "Threats")
        vampire, *cards = stage.table.ash[A]
        stage.play(A, "act", pochtli, pochtli, "0")
        assert not stage.offers(A, "target", vampire)
        for card in cards[:number]:
            stage.play(A, "target", card)
        if number == 1:
            stage.play(A, "done")
        assert stage.table.view(None)["action"]["stealth"] == 1
        stage.skip("MinionPhase")
        assert stage.table.ash[A] == (vampire, *cards[number:])
        assert len(stage.table.hand[A]) == number  # drawn again at once


# Rafaele Giovanni


def test_rafaele_bleeds_the_predator_or_the_prey_but_once() -> None:
    stage = PeopleStage(3)
    rafaele = stage.vampire(A, "Rafaele Giovanni")
    stage.play(A, "act", rafaele, rafaele, "0")
    stage.resolve()
    assert stage.table.pool == [30, 30, 28]
    assert stage.table.edge == A
    stage.table.tapped[rafaele] = False
    assert not stage.offers(A, "bleed", rafaele)


# Regina Giovanni, The Right Hand of Augustus

REGINA = "Regina Giovanni, The Right Hand of Augustus"


@ruling("Personal titles", 1)
def test_regina_recruits_and_employs_for_a_blood_or_pool_less() -> None:
    servant = Card("Servant", ALLY, cost=Pool(2), life=1)
    clerk = Card("Clerk", RETAINER, cost=Blood(2), life=1)
    ghoul = Card("Ghoul", RETAINER, life=1)
    for name, pool, blood in (("servant", 29, 10), ("clerk", 30, 9), ("ghoul", 30, 10)):
        stage = PeopleStage(2, servant, clerk, ghoul)
        regina = stage.vampire(A, REGINA)
        stage.hand(A, name.capitalize())
        stage.play(A, f"play {name} plain", regina)
        stage.skip("MinionPhase")
        assert (stage.table.pool[A], stage.blood(regina)) == (pool, blood)
        assert titles.votes(stage.table, regina) == 2


def test_regina_pays_the_full_price_for_other_cards_and_others_for_theirs() -> None:
    servant = Card("Servant", ALLY, cost=Pool(2), life=1)
    for minion, name, left in ((REGINA, "gun", 28), ("Pupil", "servant", 28)):
        stage = PeopleStage(2, servant, Card("Gun", EQUIPMENT, cost=Pool(2)))
        stage.vampire(A, REGINA)
        acting = stage.vampire(A, minion) if minion != REGINA else stage.table.minions(A)[0]
        stage.hand(A, name.capitalize())
        stage.play(A, f"play {name} plain", acting)
        stage.skip("MinionPhase")
        assert stage.table.pool[A] == left


# Silvia Giovanni


def test_silvia_is_strong_and_presses_once_a_combat() -> None:
    stage = PeopleStage()
    silvia, rival = stage.vampire(A, "Silvia Giovanni"), stage.vampire(B, "Rival")
    assert values.strength(stage.table, silvia) == 2
    fight(stage, silvia, rival)
    choose_strikes(stage)
    stage.skip("press", A)
    stage.play(A, "use", silvia, "0")
    choose_strikes(stage)
    stage.skip("press", A)
    assert not stage.offers(A, "use", silvia, "0")


# Stefano Giovanni


@ruling("Non-locking referendum ability", 1)
@ruling("Usable during the polling step", 1)
def test_stefano_buys_one_vote_in_the_referendum_of_a_political_action() -> None:
    stage = PeopleStage(3)
    stefano, pupil = stage.vampire(B, "Stefano Giovanni", tapped=True), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    stage.play(B, "use", stefano, "0")
    assert stage.blood(stefano) == 5
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", stefano, "0")
    stage.play(B, "vote", stefano, "for")
    assert tally(stage.table) == (1, 0)


@ruling("Usable during the polling step", 1)
def test_stefano_buys_no_vote_where_votes_do_not_count() -> None:
    stage = PeopleStage(3)
    stefano, pupil = stage.vampire(B, "Stefano Giovanni"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    assert stage.offers(B, "use", stefano, "0")
    noting.note(
        stage.table, stage.table.scope(CurrentReferendum), notes.REFERENDUM_SETTLED, NOTHING, 1
    )
    assert not stage.offers(B, "use", stefano, "0")


def test_stefano_buys_no_vote_in_a_blood_hunt() -> None:
    stage = PeopleStage(3)
    stefano = stage.vampire(B, "Stefano Giovanni")
    mayor, victim = stage.vampire(A, "Mayor"), stage.vampire(A, "Pupil", 0, torpor=True)
    stage.play(A, "diablerize", mayor, victim)
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", stefano, "0")
