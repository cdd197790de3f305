"""Tests of Justicars and members of the Inner Circle."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PEOPLE,
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.referendums import vote_on_kine_resources
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    BESIDE,
    CAMARILLA,
    EQUIPMENT,
    LOCATION,
    MASTER,
    NOBODY,
)
from conclave.games.vtes.rules.current import current_combat
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.rules.windows import UNTAP
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

# Adana de Sforza


@rule("VTES-1.2-08")
def test_adana_pays_less_for_combat_cards() -> None:
    stage = PeopleStage()
    adana, rival = stage.vampire(A, "Adana de Sforza"), stage.vampire(B, "Rival")
    stage.hand(A, "Majesty")
    stage.hand(B, "Majesty")
    assert values.bleed(stage.table, adana) == 3
    fight(stage, adana, rival)
    choose_strikes(
        stage, stage.text("play majesty PRE", adana), stage.text("play majesty PRE", rival)
    )
    assert stage.blood(adana) == 11
    assert stage.blood(rival) == 8


def test_adana_pays_other_cards_in_full_and_plays_combat_cards_without_blood() -> None:
    stage = PeopleStage()
    adana, rival = stage.vampire(A, "Adana de Sforza", 1), stage.vampire(B, "Rival")
    stage.hand(A, "Aire of Elation", "Majesty")
    bleed(stage, adana)
    stage.play(A, "play aire-of-elation PRE", adana)
    assert stage.blood(adana) == 0
    try_block(stage, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "majesty") == ["pre", "PRE"]


# Alexandra


@ruling("Alexandra", 1)
@ruling("Ability usable in torpor", 1)
@pytest.mark.parametrize("torpor", [False, True])
def test_alexandra_taps_or_untaps_another_toreador_once_during_her_turn(torpor: bool) -> None:
    stage = PeopleStage(3)
    alexandra = stage.vampire(A, "Alexandra", torpor=torpor)
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(A, "Elder")
    stage.hand(A, "Kine Resources Contested")
    vote_on_kine_resources(stage, pupil)
    assert stage.table.tapped[pupil]
    stage.skip("Referendum", A)
    stage.play(A, "use", alexandra, "0")
    assert not stage.table.tapped[pupil]
    stage.skip("MinionPhase")
    assert not stage.offers(A, "use", alexandra, "0")
    assert values.bleed(stage.table, alexandra) == 3


def test_alexandra_cannot_do_it_in_anothers_turn() -> None:
    stage = PeopleStage(active=B)
    alexandra, pupil = stage.vampire(A, "Alexandra"), stage.vampire(B, "Pupil")
    bleed(stage, pupil, B)
    stage.skip("BlockQuestion", A)
    assert not any(move.startswith(stage.text("use", alexandra)) for move in stage.options(A))


@ruling("Lock a minion during block attempt", 1)
def test_a_toreador_whom_alexandra_taps_does_not_block() -> None:
    stage = PeopleStage()
    alexandra, pupil = stage.vampire(A, "Alexandra"), stage.vampire(B, "Pupil")
    bleed(stage, alexandra)
    try_block(stage, pupil)
    stage.skip("block", A)
    stage.play(A, "use", alexandra, "0")
    assert stage.table.tapped[pupil]
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 27
    assert stage.blood(alexandra) == 11


# Alonso Petrodon


def test_alonso_hurts_the_anarchs_of_the_player_he_bleeds() -> None:
    stage = PeopleStage(3)
    alonso = stage.vampire(A, "Alonso Petrodon")
    casey, mazz = stage.vampire(B, "Casey Snyder"), stage.vampire(B, "Mazz")
    far = stage.vampire(C, "Octane")
    assert values.bleed(stage.table, alonso) == 2
    bleed(stage, alonso)
    stage.resolve()
    assert stage.table.pool[B] == 28
    assert [stage.blood(card) for card in (casey, mazz, far)] == [5, 3, 6]


def test_alonso_hurts_nobody_if_he_is_blocked() -> None:
    stage = PeopleStage()
    alonso, casey = stage.vampire(A, "Alonso Petrodon"), stage.vampire(B, "Casey Snyder")
    rival = stage.vampire(B, "Rival")
    bleed(stage, alonso)
    try_block(stage, rival)
    stage.skip("MinionPhase")
    assert stage.blood(casey) == 6


# Anastasz di Zagreb


def test_anastasz_has_a_vote_less_while_another_justicar_is_ready() -> None:
    stage = PeopleStage()
    anastasz, judge = stage.vampire(A, "Anastasz di Zagreb"), stage.vampire(B, "Judge")
    stage.vampire(B, "Mayor")
    assert titles.sum_of_votes(stage.table, anastasz) == 2
    assert titles.sum_of_votes(stage.table, judge) == 3
    alone = PeopleStage()
    anastasz = alone.vampire(A, "Anastasz di Zagreb")
    alone.vampire(B, "Judge", torpor=True)
    assert titles.sum_of_votes(alone.table, anastasz) == 3


def test_anastasz_steals_a_blood_at_long_range() -> None:
    stage = PeopleStage()
    anastasz, rival = stage.vampire(A, "Anastasz di Zagreb", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Pursuit")
    fight(stage, anastasz, rival)
    choose_strikes(stage, stage.text("strike", anastasz, "0"), "strike hand")
    stage.skip("MinionPhase")
    assert stage.blood(anastasz) == 5 + 1 - 1
    assert stage.blood(rival) == 8


# Anneke


@rule("VTES-6.2.2-02")
def test_anneke_blocks_vampires_from_anywhere_at_the_table() -> None:
    stage = PeopleStage(4)
    pupil, thug = stage.vampire(A, "Pupil"), stage.ally(A, "Thug")
    anneke, other = stage.vampire(C, "Anneke"), stage.vampire(C, "Elder")
    assert values.bleed(stage.table, anneke) == 2
    bleed(stage, pupil)
    stage.skip("announced", C)
    assert not stage.offers(C, "block", other)
    stage.play(C, "use", anneke, "0")
    stage.skip("strike", A)
    assert stage.table.tapped[anneke]
    fought = current_combat(stage.table)
    assert fought is not None
    assert fought.opponent(pupil) == anneke
    stage.skip("MinionPhase")
    stage.table.tapped[anneke] = False
    bleed(stage, thug)
    stage.skip("announced", C)
    assert not stage.offers(C, "use", anneke, "0")


@pytest.mark.parametrize("how", ["tapped", "torpor"])
def test_anneke_must_be_able_to_block(how: str) -> None:
    stage = PeopleStage(4)
    pupil = stage.vampire(A, "Pupil")
    anneke = stage.vampire(C, "Anneke", tapped=how == "tapped", torpor=how == "torpor")
    stage.vampire(C, "Elder")
    bleed(stage, pupil)
    stage.skip("announced", C)
    assert not stage.offers(C, "use", anneke, "0")


# Arika


@pytest.mark.parametrize("torpor", [False, True])
def test_arikas_prey_pays_for_each_location_or_burns_it(torpor: bool) -> None:
    stage = PeopleStage(3, active=B, phase="untap")
    arika = stage.vampire(A, "Arika", torpor=torpor)
    keep, lose = stage.permanent(B, "Cellar"), stage.permanent(B, "Cellar")
    other, own = stage.permanent(C, "Cellar"), stage.permanent(A, "Cellar")
    assert values.bleed(stage.table, arika) == 3
    while stage.prompt not in ("BurnUnlessRepaid", "MasterPhase"):
        stage.play(B, stage.options(B)[0])
    if torpor:
        assert stage.zone(keep) == stage.zone(lose) == BESIDE
        return
    stage.play(B, "choose burn-pool")
    stage.play(B, "choose burn")
    stage.skip("MasterPhase", B)
    assert stage.table.pool[B] == 29
    assert [stage.zone(card) for card in (keep, lose, other, own)] == [
        BESIDE, ASH_HEAP, BESIDE, BESIDE
    ]  # fmt: skip


@ruling("Arika", 1, 2)
def test_arikas_prey_orders_her_effect_and_the_use_of_a_location() -> None:
    well = Card("Well", MASTER, LOCATION, grants=Can(GainPool(1), when=(UNTAP,), once="turn"))
    stage = PeopleStage(2, well, active=B, phase="untap")
    arika, place = stage.vampire(A, "Arika"), stage.permanent(B, "Well")
    assert stage.offers(B, "target", arika)
    stage.play(B, "use", place, "0")
    stage.play(B, "target", arika)
    stage.play(B, "choose burn")
    assert (stage.table.pool[B], stage.zone(place)) == (31, ASH_HEAP)
    later = stage.permanent(B, "Cellar")
    stage.skip("MasterPhase", B)
    assert stage.zone(later) == BESIDE


# Don Cruez, The Idealist


def test_don_cruez_burns_a_blood_to_maneuver_once_each_combat() -> None:
    stage = PeopleStage()
    cruez, rival = stage.vampire(A, "Don Cruez, The Idealist"), stage.vampire(B, "Rival")
    stage.hand(B, "Pursuit")
    fight(stage, cruez, rival)
    stage.skip("range", A)
    stage.play(A, "use", cruez, "0")
    assert stage.blood(cruez) == 9
    stage.play(B, "play pursuit cel", rival)
    assert not stage.offers(A, "use", cruez, "0")


# Etrius


def test_etrius_steals_up_to_three_blood_from_a_tremere() -> None:
    stage = Stage(2)
    etrius = stage.vampire(A, "Etrius", 5)
    stage.vampire(B, "Krid")
    assert not stage.offers(A, "act", etrius, etrius, "0")
    cohn = stage.vampire(B, "Cohn Rose")
    stage.play(A, "act", etrius, etrius, "0")
    stage.skip("HowMany", A)
    stage.play(A, "number 3")
    stage.skip("MinionPhase")
    assert (stage.blood(etrius), stage.blood(cohn)) == (8, 2)


# Gabrielle di Righetti


def test_gabrielle_steals_two_blood_or_life() -> None:
    for name, left in (("Rival", 7), ("Thug", 1)):
        stage = PeopleStage()
        gabrielle = stage.vampire(A, "Gabrielle di Righetti", 5)
        foe = stage.ally(B, name) if name == "Thug" else stage.vampire(B, name)
        stage.vampire(B, "Elder", torpor=True)
        stage.vampire(A, "Pupil")
        stage.play(A, "act", gabrielle, gabrielle, "0")
        assert stage.table.view(None)["action"]["stealth"] == 1
        stage.resolve()
        assert (stage.blood(gabrielle), stage.blood(foe)) == (7, left)


# Hardestadt


@pytest.mark.parametrize(
    ("name", "clan", "bleed_", "strength"),
    [("Hardestadt", "ventrue", 2, 3), ("Rafael de Corazon", "toreador", 3, 1)],
)
@rule("VTES-4.2-05")
def test_rivals_of_some_vampires_must_yield_the_title(
    name: str, clan: str, bleed_: int, strength: int
) -> None:
    title = f"inner-circle:{clan}"
    other = Vampire("Usurper", clan, 4, 9, "", CAMARILLA, title=title)
    stage = Stage(2, active=B, phase="untap", extra=(other,))
    elder, usurper = stage.vampire(A, name), stage.vampire(B, "Usurper")
    assert values.bleed(stage.table, elder) == bleed_
    assert values.strength(stage.table, elder) == strength
    contests.dispute(stage.table, usurper)
    assert not stage.offers(B, "pay", usurper)
    stage.play(B, "yield", usurper)
    assert titles.claimed_title(stage.table, usurper) == ""
    stage.skip("UntapPhase", A)
    assert titles.title(stage.table, elder) == title


def test_hardestadt_and_his_like_may_pay_to_contest_their_title() -> None:
    other = Vampire("Usurper", "ventrue", 4, 9, "", CAMARILLA, title="inner-circle:ventrue")
    stage = Stage(2, phase="untap", extra=(other,))
    elder, usurper = stage.vampire(A, "Hardestadt"), stage.vampire(B, "Usurper")
    contests.dispute(stage.table, usurper)
    stage.play(A, "pay", elder)
    assert stage.blood(elder) == 10


# Lucian


ONLY = Card("Crown", EQUIPMENT, grants=OnlyOne())


@ruling("Lucian", 1, 2)
def test_lucian_steals_equipment_that_he_may_have_and_cannot_use_it_this_round() -> None:
    stage = Stage(2, extra=(*PEOPLE, ONLY))
    lucian, rival = stage.vampire(A, "Lucian"), stage.vampire(B, "Rival")
    crown, cudgel = stage.put_on(rival, "Crown"), stage.put_on(rival, "Cudgel")
    stage.put_on(lucian, "Crown")
    fight(stage, lucian, rival)
    stage.skip("strike", A)
    stage.play(A, "strike", lucian, "0")
    stage.play(B, "strike hand")
    stage.skip("press", A)
    assert stage.table.host[cudgel] == lucian
    assert stage.table.host[crown] == rival
    assert stage.table.notes.has(notes.STOLEN_THIS_ROUND, cudgel)
    free = Stage(2, extra=(*PEOPLE, ONLY))
    lucian, rival = free.vampire(A, "Lucian"), free.vampire(B, "Rival")
    crown = free.put_on(rival, "Crown")
    fight(free, lucian, rival)
    free.skip("strike", A)
    free.play(A, "strike", lucian, "0")
    free.play(B, "strike hand")
    free.skip("press", A)
    assert free.table.host[crown] == lucian


# Lucinde, Alastor


def test_lucinde_attacks_who_is_not_camarilla() -> None:
    stage = PeopleStage(3)
    lucinde = stage.vampire(A, "Lucinde, Alastor")
    stage.vampire(B, "Rival")
    stage.ally(B, "Thug")
    stage.vampire(A, "Loner")
    assert not stage.offers(A, "act", lucinde, lucinde, "0")
    leader = stage.vampire(C, "Pack Leader")
    stage.play(A, "act", lucinde, lucinde, "0")
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.skip("strike", A)
    assert stage.table.tapped[lucinde]
    assert not stage.table.tapped[leader]


def test_lucinde_gets_blood_for_the_edge() -> None:
    stage = Stage(2, phase="untap")
    lucinde = stage.vampire(A, "Lucinde, Alastor", 5)
    assert not stage.offers(A, "use", lucinde, "0")
    stage.edge(A)
    stage.play(A, "use", lucinde, "0")
    assert stage.blood(lucinde) == 6
    assert stage.table.edge == NOBODY


# Lutz von Hohenzollern


def call(stage: PeopleStage, points: dict[int, int], voter: int) -> None:
    """A vampire of A calls a referendum with these terms, and it passes by his votes."""
    stage.play(A, "play kine-resources-contested plain", voter)
    stage.skip("Allocate", A)
    while stage.prompt == "Allocate":
        whom = stage.table.asking.facts(stage.table, A)["whom_seat"]
        assert isinstance(whom, int)
        stage.play(A, "number", str(points.get(whom, 0)))
    stage.skip("Referendum", A)
    stage.play(A, "vote", voter, "for")
    stage.resolve()


def test_lutz_does_nothing_for_a_referendum_that_fails() -> None:
    stage = PeopleStage(4)
    lutz = stage.vampire(C, "Lutz von Hohenzollern")
    mayor, judge = stage.vampire(A, "Mayor"), stage.vampire(B, "Judge")
    stage.hand(A, "Kine Resources Contested")
    assert values.bleed(stage.table, lutz) == 3
    vote_on_kine_resources(stage, mayor)
    stage.skip("Referendum", B)
    stage.play(B, "vote", judge, "against")
    stage.resolve()
    assert stage.table.pool == [30, 30, 30, 30]


def test_lutz_in_torpor_does_nothing() -> None:
    for torpor, pool in ((True, 30), (False, 29)):
        stage = PeopleStage(4)
        stage.vampire(C, "Lutz von Hohenzollern", torpor=torpor)
        mayor = stage.vampire(A, "Mayor")
        stage.hand(A, "Kine Resources Contested")
        call(stage, {A: 2, B: 2}, mayor)
        assert stage.table.pool == [28, 28, 30, pool]


def test_a_blood_hunt_is_no_political_action_to_lutz() -> None:
    hunt = PeopleStage(4)
    hunt.vampire(C, "Lutz von Hohenzollern")
    mayor, victim = hunt.vampire(A, "Mayor"), hunt.vampire(A, "Pupil", 0, torpor=True)
    judge = hunt.vampire(B, "Judge")
    hunt.play(A, "diablerize", mayor, victim)
    hunt.skip("Referendum", B)
    hunt.play(B, "vote", judge, "for")
    hunt.resolve()
    assert hunt.zone(mayor) == ASH_HEAP
    assert hunt.table.pool == [30, 30, 30, 30]


@ruling("Lutz von Hohenzollern", 1)
def test_lutz_acts_after_what_the_referendum_does() -> None:
    stage = PeopleStage(4)
    mayor = stage.vampire(A, "Mayor")
    stage.vampire(C, "Lutz von Hohenzollern")
    stage.hand(A, "Kine Resources Contested")
    stage.pool(D, 2)
    stage.pool(C, 1)
    call(stage, {B: 2, D: 2}, mayor)
    assert stage.table.out == [False, False, False, True]
    assert stage.table.pool[C] == 7
    assert stage.table.pool[A] == 29


@ruling("Lutz von Hohenzollern", 2)
def test_lutz_does_nothing_if_his_controller_is_ousted_by_it() -> None:
    stage = PeopleStage(4)
    mayor = stage.vampire(A, "Mayor")
    stage.vampire(C, "Lutz von Hohenzollern")
    stage.hand(A, "Kine Resources Contested")
    stage.pool(C, 2)
    call(stage, {B: 2, C: 2}, mayor)
    assert stage.table.out == [False, False, True, False]
    assert stage.table.pool[D] == 30


# Mary Anne Blaire


def test_mary_anne_feeds_a_vampire_in_the_uncontrolled_region() -> None:
    stage = Stage(2)
    mary = stage.vampire(A, "Mary Anne Blaire")
    assert not stage.offers(A, "act", mary, mary, "0")
    krid = stage.uncontrolled(A, "Krid")
    stage.play(A, "act", mary, mary, "0")
    stage.resolve()
    assert stage.blood(krid) == 2
    assert stage.blood(mary) == 10


def test_the_inner_circle_bleeds_for_less_while_mary_anne_is_ready() -> None:
    stage = Stage(2)
    etrius, krid = stage.vampire(A, "Etrius"), stage.vampire(A, "Krid")
    mary = stage.vampire(B, "Mary Anne Blaire")
    assert [values.bleed(stage.table, card) for card in (etrius, krid)] == [1, 1]
    moving.to_torpor(stage.table, mary)
    assert [values.bleed(stage.table, card) for card in (etrius, krid)] == [3, 1]


# Ulugh Beg, The Watcher


@pytest.mark.parametrize(("torpor", "actions"), [(False, 2), (True, 1)])
def test_ulugh_beg_gives_another_discard_phase_action(torpor: bool, actions: int) -> None:
    stage = PeopleStage(phase="discard")
    stage.vampire(A, "Ulugh Beg, The Watcher", torpor=torpor)
    stage.begin()
    assert stage.table.actions == actions


# Unmada


def test_unmada_gives_a_discard_phase_action_and_a_card() -> None:
    for torpor, actions, size in ((False, 2, 8), (True, 1, 7)):
        stage = Stage(2, phase="discard")
        stage.vampire(A, "Unmada", torpor=torpor)
        stage.hand(A, *["Fame"] * 7)
        stage.begin()
        assert stage.table.actions == actions
        assert values.hand_size(stage.table, A) == size
