"""Tests of vampires with abilities about hands, libraries and hidden cards."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    ANIMALISM,
    AUSPEX,
    MAGE,
    MASTER,
    REACTION,
    VICISSITUDE,
)
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Pool, Vampire

SHAPES = (
    Card("Reshape", ACTION, VICISSITUDE, basic=GainPool(1), superior=GainPool(2)),
    Card("Gaze", ACTION, AUSPEX, basic=GainPool(1), superior=GainPool(2)),
    Card("Loom", REACTION, VICISSITUDE, when="announced", basic=GainPool(1), superior=GainPool(2)),
)
GUESS = Card("Guess", REACTION, effect=GainPool(1), when="announced")

# Antonio d'Erlette

MAGES = (
    Card("Hedge Mage", ALLY, MAGE, cost=Pool(2), life=3, strength=1, bleed=1),
    Card("Blood Mage", ALLY, MAGE, "tremere", cost=Pool(2), life=3, strength=1, bleed=1),
    Card("Cheap Mages", MASTER, grants=ChangesCost(-1, types=(ALLY,), or_pool=True, who=f.VAMPIRE)),
    Card(
        "Charming", MASTER, grants=ChangesCost(-1, kinds=("recruit",), or_pool=True, who=f.VAMPIRE)
    ),
)


@ruling("Antonio d'Erlette", 1)
@pytest.mark.parametrize(("helper", "cost"), [("Cellar", 2), ("Cheap Mages", 1), ("Charming", 2)])
@pytest.mark.parametrize("in_hand", [False, True])
def test_antonio_finds_a_mage_for_four_transfers(helper: str, cost: int, in_hand: bool) -> None:
    stage = PeopleStage(2, *MAGES, phase="influence")
    antonio = stage.vampire(A, "Antonio d'Erlette")
    stage.permanent(A, helper)
    stage.table.turn = 4
    others = ("Blood Mage", "Thug", "Lamp")
    if in_hand:
        stage.hand(A, *others, "Hedge Mage", "Lamp", "Lamp", "Lamp")
    else:
        stage.hand(A, *["Lamp"] * 7)
        stage.library(A, *others, "Hedge Mage", "Lamp")
    stage.play(A, "use", antonio, "0")
    assert stage.options(A) == ["name hedge-mage", "done"]
    stage.play(A, "name hedge-mage")
    (mage,) = [card for card in stage.table.ready[A] if card != antonio]
    assert stage.blood(mage) == 3
    assert stage.table.pool[A] == 30 - cost
    assert stage.table.transfers == 0
    assert not stage.offers(A, "use", antonio, "0")


def test_antonio_must_be_ready() -> None:
    stage = PeopleStage(2, *MAGES, phase="influence")
    antonio = stage.vampire(A, "Antonio d'Erlette", torpor=True)
    stage.table.turn = 4
    stage.hand(A, "Hedge Mage")
    assert not stage.offers(A, "use", antonio, "0")


# Duality


def with_duality(*hand: str, seats: int = 2) -> tuple[PeopleStage, int]:
    """Duality, with a full hand; six cards are left in the library."""
    stage = PeopleStage(seats, *SHAPES)
    duality = stage.vampire(A, "Duality")
    stage.hand(A, *hand, *["Lamp"] * (7 - len(hand)))
    stage.library(A, *["Cellar"] * 6)
    return stage, duality


def test_duality_draws_another_card_after_replacing_one_that_requires_vicissitude() -> None:
    stage, duality = with_duality("Reshape")
    stage.play(A, "play reshape VIC", duality)
    assert stage.prompt == "May"
    assert len(stage.table.hand[A]) == 7
    stage.play(A, "yes")
    assert stage.prompt == "Discarding"
    stage.play(A, "discard lamp")
    assert stage.prompt != "May"
    assert len(stage.table.hand[A]) == 7
    assert len(stage.table.library[A]) == 4


def test_duality_draws_also_for_reactions_but_not_for_other_disciplines_or_minions() -> None:
    stage, duality = with_duality("Gaze", "Reshape")
    other = stage.vampire(A, "Elder")
    stage.play(A, "play gaze AUS", duality)
    assert stage.prompt != "May"
    stage.resolve()
    stage.play(A, "play reshape VIC", other)
    assert stage.prompt != "May"
    blocking = PeopleStage(2, *SHAPES, active=B)
    duality, rival = blocking.vampire(A, "Duality"), blocking.vampire(B, "Rival")
    blocking.hand(A, "Loom", *["Lamp"] * 6)
    blocking.library(A, *["Cellar"] * 6)
    blocking.play(B, "bleed", rival)
    blocking.skip("announced", A)
    blocking.play(A, "play loom VIC", duality)
    assert (blocking.prompt, blocking.decider) == ("May", A)


def test_duality_does_not_use_the_learjet_for_what_he_plays_as_a_reacting_minion() -> None:
    stage = PeopleStage(2, *SHAPES, active=B)
    duality, rival = stage.vampire(A, "Duality"), stage.vampire(B, "Rival")
    stage.put_on(duality, "Learjet")
    stage.hand(A, "Loom", *["Lamp"] * 6)
    stage.library(A, *["Cellar"] * 6)
    stage.play(B, "bleed", rival)
    stage.skip("announced", A)
    stage.play(A, "play loom VIC", duality)
    stage.play(A, "no")
    assert stage.prompt != "May"
    assert len(stage.table.library[A]) == 5


# Hagar Stone

ERRAND = Card("Errand", ACTION, effect=Action(GainPool(1)))


def test_hagar_holds_the_replacement_of_cards_until_he_taps() -> None:
    stage = PeopleStage(2, ERRAND)
    hagar, elder = stage.vampire(A, "Hagar Stone"), stage.vampire(A, "Elder")
    stage.library(A, *["Lamp"] * 9)
    assert values.hand_size(stage.table, A) == 8
    stage.hand(A, *["Errand"] * 8)
    stage.play(A, "play errand plain", elder)
    stage.skip("MinionPhase", A)
    assert len(stage.table.hand[A]) == 7
    stage.play(A, "play errand plain", hagar)
    assert len(stage.table.hand[A]) == 8
    stage.skip("MinionPhase", A)
    assert len(stage.table.hand[A]) == 8


def test_hagar_holds_replacement_to_the_end_of_your_turn_and_only_in_it() -> None:
    stage = PeopleStage(2, ERRAND, GUESS)
    hagar, elder = stage.vampire(A, "Hagar Stone"), stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    stage.library(A, *["Lamp"] * 9)
    stage.hand(A, "Errand", *["Guess"] * 7)
    stage.play(A, "play errand plain", elder)
    stage.skip("DiscardPhase", A)
    assert len(stage.table.hand[A]) == 7
    stage.skip("MinionPhase", B)
    assert len(stage.table.hand[A]) == 8
    bleed(stage, rival, B)
    stage.skip("announced", A)
    stage.play(A, "play guess plain", hagar)
    assert len(stage.table.hand[A]) == 8


# Harrod


def test_harrod_looks_at_a_card_in_the_uncontrolled_region_of_the_prey() -> None:
    stage = PeopleStage(3, phase="untap")
    harrod = stage.vampire(A, "Harrod")
    assert values.bleed(stage.table, harrod) == 3
    assert not stage.offers(A, "use", harrod, "0")
    hidden = stage.uncontrolled(B, "Krid")
    other = stage.uncontrolled(B, "Anson")
    stage.uncontrolled(C, "Aleph")
    stage.uncontrolled(A, "Mazz")
    stage.play(A, "use", harrod, "0")
    assert stage.options(A) == [f"target #{hidden}", f"target #{other}"]
    stage.play(A, f"target #{hidden}")
    assert stage.table.may_see(A, ("card", hidden))
    assert not stage.table.may_see(A, ("card", other))
    assert not stage.table.may_see(C, ("card", hidden))
    assert not stage.offers(A, "use", harrod, "0")


# Lord Ashton

WOLF = Vampire("Wolf", "gangrel", 1, 6, "PRO", "camarilla")


@pytest.mark.parametrize("seat", [A, B])
def test_other_gangrel_find_discipline_cards_in_their_library(seat: int) -> None:
    stage = PeopleStage(3, WOLF)
    ashton, wolf = stage.vampire(seat, "Lord Ashton"), stage.vampire(A, "wolf")
    elder = stage.vampire(A, "Elder")
    stage.hand(A, *["Majesty"] * 7)
    stage.library(A, "Animalism", "Protean", "Dominate", "Blur", "Fortitude")
    assert not stage.offers(A, "act", elder, ashton, "0")
    assert not stage.offers(A, "act", ashton, ashton, "0")
    stage.play(A, "act", wolf, ashton, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, None)
    stage.skip("Searching", A)
    assert stage.options(A) == ["name animalism", "name fortitude", "done"]
    stage.play(A, "name animalism")
    stage.skip("MinionPhase", A)
    assert identity.level(stage.table, wolf, ANIMALISM) == 1
    assert identity.capacity(stage.table, wolf) == 7


# Jara Drory


def jara_looks(blood: int = 3, *ash: str) -> tuple[PeopleStage, int]:
    """Jara's player looks at the only card in her predator's hand."""
    stage = PeopleStage(2, phase="untap")
    jara = stage.vampire(A, "Jara Drory", blood)
    stage.hand(B, "Blur")
    stage.ash(B, "Majesty", "Freak Drive", *ash)
    stage.begin()
    stage.skip("UntapPhase", A)
    stage.play(A, "use", jara, "0")
    return stage, jara


def test_jara_exchanges_a_card_of_your_predator_for_one_in_their_ash_heap() -> None:
    stage, jara = jara_looks()
    assert stage.table.view(A)["hand"][B] == ["blur"]
    assert stage.table.view(None)["hand"][B] == 1
    stage.play(A, "name freak-drive")
    assert stage.blood(jara) == 2
    assert stage.names(stage.table.hand[B]) == ["freak-drive"]
    assert stage.names(stage.table.ash[B]) == ["majesty", "blur"]
    assert not stage.offers(A, "use", jara, "0")


def test_jara_need_not_exchange_and_cannot_without_blood() -> None:
    stage, jara = jara_looks()
    stage.play(A, "done")
    assert stage.blood(jara) == 3
    assert stage.names(stage.table.hand[B]) == ["blur"]
    stage, jara = jara_looks(0)
    assert stage.prompt == "UntapPhase"
    assert stage.names(stage.table.hand[B]) == ["blur"]


def test_jara_takes_no_crypt_card_into_a_hand() -> None:
    stage, _ = jara_looks(3, "Elder")
    assert stage.offers(A, "name freak-drive")
    assert not stage.offers(A, "name elder")


# Rachel Brandywine


def rachel_discards(torpor: bool = False) -> PeopleStage:
    """Rachel's player has discarded a card in her discard phase."""
    stage = PeopleStage(2, phase="discard")
    stage.vampire(A, "Rachel Brandywine", torpor=torpor)
    stage.hand(A, "Blur", *["Majesty"] * 6)
    stage.library(A, "Freak Drive")
    stage.ash(A, "Majesty")
    stage.begin()
    stage.play(A, "discard blur")
    return stage


@ruling("Rachel Brandywine", 1)
def test_rachel_lets_you_shuffle_discards_into_your_library_after_drawing() -> None:
    stage = rachel_discards()
    stage.skip("TakeDiscardsBack", A)
    assert "freak-drive" in stage.names(stage.table.hand[A])
    assert not stage.offers(A, "name majesty")
    stage.play(A, "name blur")
    stage.skip("", B)
    assert stage.names(stage.table.library[A]) == ["blur"]
    assert stage.names(stage.table.ash[A]) == ["majesty"]


def test_rachel_does_nothing_in_torpor() -> None:
    stage = rachel_discards(torpor=True)
    while stage.table.active == A:
        assert stage.prompt != "TakeDiscardsBack"
        stage.do_minimum()
    assert stage.names(stage.table.ash[A]) == ["majesty", "blur"]


def test_rachel_leaves_discards_where_they_are_if_you_want() -> None:
    stage = rachel_discards()
    stage.skip("TakeDiscardsBack", A)
    stage.play(A, "done")
    assert stage.names(stage.table.ash[A]) == ["majesty", "blur"]


# Sennadurek


def test_sennadurek_untaps_and_you_look_at_the_hand_of_who_loses_the_edge() -> None:
    stage = PeopleStage(4)
    elder = stage.vampire(A, "Elder")
    sennadurek = stage.vampire(C, "Sennadurek", tapped=True)
    stage.hand(B, "Majesty", "Deflection")
    stage.edge(B)
    bleed(stage, elder)
    stage.skip("May", C)
    assert not stage.table.tapped[sennadurek]
    stage.play(C, "yes")
    assert all(stage.table.may_see(C, ("card", card)) for card in stage.table.hand[B])
    assert not any(stage.table.may_see(A, ("card", card)) for card in stage.table.hand[B])


@pytest.mark.parametrize(("edge", "mine"), [(A, False), (None, False), (B, True)])
def test_sennadurek_stays_tapped_if_nobody_loses_the_edge_or_in_your_turn(
    edge: int | None, mine: bool
) -> None:
    stage = PeopleStage(4)
    elder = stage.vampire(A, "Elder")
    sennadurek = stage.vampire(A if mine else C, "Sennadurek", tapped=True)
    if edge is not None:
        stage.edge(edge)
    bleed(stage, elder)
    stage.skip("MinionPhase", A)
    assert stage.table.edge == A
    assert stage.table.tapped[sennadurek]


# Ur-Shulgi, The Shepherd


def test_ur_shulgi_finds_tajdid_once_each_untap_phase() -> None:
    stage = PeopleStage(phase="untap")
    shepherd = stage.vampire(A, "Ur-Shulgi, The Shepherd")
    assert values.bleed(stage.table, shepherd) == 2
    stage.hand(A, *["Majesty"] * 7)
    stage.library(A, "Lamp", "Tajdid", "Tajdid")
    stage.play(A, "use", shepherd, "0")
    assert stage.options(A) == ["name tajdid", "done"]
    stage.play(A, "name tajdid")
    assert (stage.prompt, stage.decider) == ("Discarding", A)
    stage.play(A, "discard majesty")
    assert stage.table.in_hand(A, "tajdid")
    assert not stage.offers(A, "use", shepherd, "0")


@pytest.mark.parametrize("seat", [A, B])
def test_ur_shulgi_searches_only_while_ready_in_your_own_untap_phase(seat: int) -> None:
    stage = PeopleStage(phase="untap")
    shepherd = stage.vampire(seat, "Ur-Shulgi, The Shepherd", torpor=seat == A)
    stage.library(seat, "Tajdid")
    assert not stage.offers(seat, "use", shepherd, "0")
