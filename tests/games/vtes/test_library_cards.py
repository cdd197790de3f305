"""Library cards: requirements, costs, targets, order, the burn option (VTES-1.6.1)."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, offered_modes
from games.vtes.made_up import (
    CASTLE,
    CHILDE,
    ELDER,
    ERRAND,
    FLEDGLING,
    GIFT,
    KNICKKNACK,
    NUDGE,
    OMEN,
)  # fmt: skip
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    BESIDE,
    BURN_OPTION,
    DOMINATE,
    EVENT,
    LIBRARY_TYPES,
    MASTER,
    MINION_TYPES,
    OBFUSCATE,
)
from conclave.games.vtes.rules.events import playing as events
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool, Vampire, as_
from conclave.testing import rule

TREMERE_RITE = Card("Tremere Rite", ACTION, "tremere", effect=GainPool(1))
TREMERE_BOON = Card("Tremere Boon", MASTER, "tremere", effect=GainPool(1))
DOMINATE_BOON = Card("Dominate Boon", MASTER, DOMINATE, basic=GainPool(1))
ELDERS_BOON = Card(
    "Elders Boon", ACTION, DOMINATE, basic=GainPool(1),
    needs=filters.Is(filters.CapacityOf(at_least=6), "needs-capacity"),
)  # fmt: skip
WASTE = Card("Waste", ACTION, "tremere", BURN_OPTION, effect=GainPool(1))
SCRAP = Card("Scrap", ACTION, OBFUSCATE, BURN_OPTION, basic=GainPool(1))
CURSE = Card(
    "Curse", MASTER, effect=BurnBlood(1, parts.TARGET), target=targets.One(filters.VAMPIRE)
)
WELL = Card(
    "Well", MASTER, grants=Can(GainPool(1), when=("announced",), own_turn=False, once="action")
)
DRAFTED = Card(
    "Drafted", ACTION, "tremere", cost=Blood(1),
    modes=(
        as_(ACTION, Action(GainPool(1), stealth=1), DOMINATE),
        as_(ACTION, Action(GainPool(2), stealth=1), draft=True),
    ),
)  # fmt: skip
STRIKE_AT_C = Card(
    "Strike at",
    ACTION,
    effect=Action(BurnBlood(1, parts.TARGET), target=targets.One(filters.VAMPIRE)),
)


# Kinds of cards


@rule("VTES-1.6.1-01", "VTES-1.6.1-03", "VTES-G-02")
def test_every_library_card_is_a_master_a_minion_card_or_an_event() -> None:
    assert LIBRARY.library_cards
    kinds = (MASTER, EVENT, "conviction", *MINION_TYPES)
    for number in LIBRARY.library_cards:
        types = LIBRARY.types[number]
        assert types
        assert all(type_ in LIBRARY_TYPES for type_ in types)
        assert all(type_ in kinds for type_ in types)
        assert len(types) == 1 or MASTER not in types


@rule("VTES-1.6.1-02")
def test_masters_are_played_by_methuselahs_and_minion_cards_by_minions() -> None:
    stage = Stage(2, phase="master", extra=(GIFT, ERRAND, ELDER, OMEN))
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Gift", "Errand", "Omen")
    assert stage.options(A) == ["play gift plain -", "pass"]
    stage.skip("MinionPhase")
    assert stage.offers(A, "play", "errand", "plain", elder)
    assert not any(move.startswith(("play gift", "play omen")) for move in stage.options(A))
    stage.skip("DiscardPhase")
    assert [move for move in stage.options(A) if move.startswith("play")] == ["play omen plain -"]


@rule("VTES-1.6.1-04", "VTES-1.6.2-26")
def test_a_card_goes_into_play_or_is_shown_and_burned() -> None:
    stage = Stage(2, phase="master", extra=(GIFT, CASTLE, KNICKKNACK))
    stage.hand(A, "Knickknack", "Castle")
    knickknack, castle = stage.table.hand[A]
    stage.play(A, "play", "knickknack", "plain", "-")
    stage.skip("MasterPhase", A)
    stage.play(A, "play", "castle", "plain", "-")
    stage.skip("MasterPhase", A)
    assert stage.zone(knickknack) == ASH_HEAP
    assert stage.table.ash[A] == (knickknack,)
    assert stage.zone(castle) == BESIDE
    assert [event.card for event in stage.events_of(events.CardPlayed)] == ["knickknack", "castle"]


@rule("VTES-1.6.1-05")
def test_level_and_target_are_said_when_a_card_is_played() -> None:
    stage = Stage(2, phase="master", extra=(CURSE,))
    krid = stage.vampire(A, "Krid")
    aleph = stage.vampire(B, "Aleph")
    stage.hand(A, "Curse")
    stage.play(A, "play", "curse", "plain", "-")
    assert stage.prompt == "Targeting"
    assert stage.options(A) == [f"target {stage.table.word(c)}" for c in (krid, aleph)]
    assert stage.blood(aleph) == 4
    stage.play(A, "target", aleph)
    assert stage.events_of(events.ChoseTarget)[0].card == stage.table.word(aleph)
    stage.skip("MasterPhase")
    assert stage.blood(aleph) == 3


@rule("VTES-1.6.1-05")
def test_everybody_learns_the_mode() -> None:
    stage = Stage(2, extra=(ELDER,))
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Govern the Unaligned")
    stage.play(A, "play", "govern-the-unaligned", "dom", elder)
    (played,) = stage.events_of(events.CardPlayed)
    assert (played.card, played.mode, played.minion) == (
        "govern-the-unaligned", "dom", stage.table.word(elder)
    )  # fmt: skip


# Requirements


@rule("VTES-1.6.1-14", "VTES-1.6.3-05")
def test_a_clan_icon_asks_for_a_minion_of_the_clan() -> None:
    stage = Stage(2, extra=(TREMERE_RITE, ELDER))
    elder = stage.vampire(A, "Elder")
    tremere = stage.vampire(A, "Almiro Suarez")
    stage.hand(A, "Tremere Rite")
    assert stage.offers(A, "play", "tremere-rite", "plain", tremere)
    assert not stage.offers(A, "play", "tremere-rite", "plain", elder)


@rule("VTES-1.6.1-16")
@pytest.mark.parametrize(
    ("name", "fitting", "unfit"),
    [("Tremere Boon", "Almiro Suarez", "Aleph"), ("Dominate Boon", "Aleph", "Almiro Suarez")],
)
def test_a_master_card_needs_a_ready_minion_of_its_player_who_fits(
    name: str, fitting: str, unfit: str
) -> None:
    def offered(seat: int, vampire: str, torpor: bool = False) -> bool:
        stage = Stage(2, phase="master", extra=(TREMERE_BOON, DOMINATE_BOON))
        stage.vampire(seat, vampire, torpor=torpor)
        stage.hand(A, name)
        return any(move.startswith("play") for move in stage.options(A))

    assert offered(A, fitting)
    assert not offered(A, fitting, torpor=True)
    assert not offered(A, unfit)
    assert not offered(B, fitting)


@rule("VTES-1.6.1-17")
def test_requirements_in_the_text_are_added_to_the_icons() -> None:
    stage = Stage(2, extra=(ELDERS_BOON, ELDER, CHILDE))
    elder = stage.vampire(A, "Elder")
    childe = stage.vampire(A, "Childe")
    old_without = stage.vampire(A, "Anton")
    stage.hand(A, "Elders Boon")
    assert stage.offers(A, "play", "elders-boon", "dom", elder)
    assert not stage.offers(A, "play", "elders-boon", "dom", childe)
    assert not stage.offers(A, "play", "elders-boon", "dom", old_without)


@rule("VTES-1.6.1-21", "VTES-1.6.1-22", "VTES-R-18")
def test_a_card_that_cannot_be_paid_for_cannot_be_played() -> None:
    dear = Card("Dear", MASTER, cost=Pool(3), effect=GainPool(1))
    for pool, offered in ((2, False), (3, True)):
        stage = Stage(2, phase="master", extra=(dear,))
        stage.pool(A, pool)
        stage.hand(A, "Dear")
        assert stage.offers(A, "play", "dear", "plain", "-") is offered
    for blood, offered in ((1, False), (2, True)):
        bloody = Card("Bloody", ACTION, cost=Blood(2), effect=GainPool(1))
        other = Stage(2, extra=(bloody, ELDER))
        elder = other.vampire(A, "Elder", blood)
        other.hand(A, "Bloody")
        assert other.offers(A, "play", "bloody", "plain", elder) is offered


# Targets


@rule("VTES-1.6.1-23", "VTES-1.6.1-24", "VTES-1.6.1-25", "VTES-1.6.1-26")
def test_targets_are_in_play_torpor_included_and_neither_uncontrolled_nor_contested() -> None:
    stage = Stage(2, phase="master", extra=(CURSE,))
    ready = stage.vampire(B, "Krid")
    torpid = stage.vampire(B, "Aleph", torpor=True)
    stage.uncontrolled(B, "Angel", 1)
    stage.uncontrolled(A, "Didi Meyers", 1)
    contested = stage.vampire(B, "Gilbert Duane")
    stage.table.contested[contested] = True
    stage.hand(A, "Curse")
    stage.play(A, "play", "curse", "plain", "-")
    assert stage.options(A) == [f"target {stage.table.word(card)}" for card in (ready, torpid)]


@rule("VTES-1.6.1-23")
def test_a_card_without_a_target_cannot_be_played() -> None:
    stage = Stage(2, phase="master", extra=(CURSE,))
    stage.uncontrolled(B, "Angel", 1)
    stage.hand(A, "Curse")
    assert stage.options(A) == ["pass"]


# The order of opportunity


@rule("VTES-1.6.1-27", "VTES-1.6.1-28", "VTES-1.6.1-29", "VTES-1.6.1-30", "VTES-1.6.1-31",
      "EX-1.6.1-b")  # fmt: skip
def test_the_order_of_opportunity_starts_over_after_every_use() -> None:
    stage = Stage(4, extra=(STRIKE_AT_C, ELDER, WELL, NUDGE))
    elder = stage.vampire(A, "Elder")
    victim = stage.vampire(C, "Krid")
    wells = [stage.permanent(seat, "Well") for seat in (A, B, C, D)]
    stage.hand(A, "Strike at")
    stage.play(A, "play", "strike-at", "plain", elder)
    stage.play(A, "target", victim)
    stage.skip("announced")
    asked = []

    def give(word: str = "pass", *more: object) -> None:
        asked.append(stage.decider)
        assert stage.window == "announced"
        stage.play(stage.decider, word, *more)

    give("use", wells[A], "0")
    give()
    give()
    give()
    give("use", wells[D], "0")
    give()
    give()
    give()
    assert asked == [A, A, C, B, D, A, C, B]
    assert (stage.window, stage.prompt, stage.decider) == ("announced", "Window", D)
    stage.play(D, "pass")
    assert (stage.prompt, stage.decider) == ("BlockQuestion", C)


@rule("VTES-1.6.1-29")
def test_the_order_of_an_undirected_action_is_clockwise() -> None:
    stage = Stage(4, extra=(ERRAND, ELDER, WELL))
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Errand")
    stage.play(A, "play", "errand", "plain", elder)
    stage.skip("announced")
    asked = []
    for _ in range(4):
        assert stage.window == "announced"
        asked.append(stage.decider)
        stage.play(stage.decider, "pass")
    assert asked == [A, B, C, D]


# The burn option


@rule("VTES-1.6.1-18", "VTES-1.6.1-19", "VTES-1.6.1-20", "VTES-R-52")
def test_the_burn_option_replaces_one_card_in_each_untap_phase_of_anybody() -> None:
    stage = Stage(2, phase="untap", extra=(WASTE, SCRAP))
    stage.vampire(B, "Aleph")
    stage.hand(B, "Waste", "Scrap", *["Flash"] * 5)
    stage.library(B, "Blur", *["Majesty"] * 5)
    stage.skip("UntapOfOthers", B)
    assert stage.table.active == A
    assert stage.options(B) == ["burn-option waste", "burn-option scrap", "pass"]
    stage.play(B, "burn-option", "waste")
    assert stage.prompt != "UntapOfOthers"
    assert stage.names(stage.table.hand[B]) == ["scrap", *["flash"] * 5, "blur"]
    assert stage.names(stage.table.ash[B]) == ["waste"]
    stage.skip("DiscardPhase")
    stage.skip("UntapPhase")
    assert stage.table.active == B
    assert stage.offers(B, "burn-option", "scrap")
    stage.play(B, "burn-option", "scrap")
    assert not any(move.startswith("burn-option") for move in stage.options(B))


@rule("VTES-1.6.1-18")
def test_the_burn_option_is_for_those_who_control_no_minion_that_fits() -> None:
    for torpor in (False, True):
        stage = Stage(2, phase="untap", extra=(WASTE, SCRAP))
        stage.vampire(A, "Almiro Suarez", torpor=torpor)
        stage.hand(A, "Waste", "Scrap", "Flash")
        found = [move for move in stage.options(A) if move.startswith("burn")]
        assert found == ["burn-option scrap"]


# Drafts


@rule("VTES-1.6.1-32", "VTES-1.6.1-33", "VTES-1.6.1-34", "VTES-1.6.1-35")
def test_a_draft_effect_is_for_drafts_with_its_own_requirement_and_the_same_cost() -> None:
    for draft, ways in (("no", []), ("yes", ["draft-plain"])):
        stage = Stage(2, options={"draft": draft}, extra=(DRAFTED, FLEDGLING))
        minion = stage.vampire(A, "Fledgling")
        tremere = stage.vampire(A, "Cardano")
        stage.hand(A, "Drafted")
        offered = [move for move in stage.options(A) if move.startswith("play")]
        word, other = stage.table.word(minion), stage.table.word(tremere)
        expected = [f"play drafted dom {other}"]
        expected += [f"play drafted {way} {who}" for way in ways for who in (word, other)]
        assert offered == expected
    stage.play(A, "play", "drafted", "draft-plain", minion)
    stage.skip("announced")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.blood(minion) == 1
    assert stage.table.pool[A] == 32


@rule("VTES-1.6.1-32", "VTES-1.6.1-34", "VTES-1.6.1-35")
def test_a_draft_effect_is_offered_beside_the_usual_one() -> None:
    drafted = Card(
        "Drafted",
        ACTION,
        DOMINATE,
        cost=Blood(1),
        basic=Action(GainPool(1)),
        modes=(as_(ACTION, Action(GainPool(2)), draft=True),),
    )
    young = Vampire("Nobody", "caitiff", 1, 3, "", "camarilla")
    stage = Stage(2, extra=(drafted, young, *PEOPLE))
    nobody, pupil = stage.vampire(A, "Nobody"), stage.vampire(A, "Pupil")
    stage.hand(A, "Drafted")
    assert offered_modes(stage, A, "drafted") == ["dom"]
    assert stage.offers(A, "play drafted dom", pupil)
    stage = Stage(2, extra=(drafted, young, *PEOPLE), options={"draft": "yes"})
    nobody, pupil = stage.vampire(A, "Nobody"), stage.vampire(A, "Pupil")
    stage.hand(A, "Drafted")
    assert offered_modes(stage, A, "drafted") == ["draft-plain", "dom"]
    stage.play(A, "play drafted draft-plain", nobody)
    stage.resolve()
    assert stage.table.pool[A] == 32
    assert stage.blood(nobody) == 2
