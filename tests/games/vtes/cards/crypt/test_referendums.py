"""Tests of vampires who call referendums, or have their say in those of others."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, try_block
from games.vtes.cards.referendums import hunt_on, vote_on_kine_resources
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.abilities.acting import Forbids
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    BOON,
    CAMARILLA,
    MASTER,
    NOBODY,
    NOTHING,
    READY,
    SABBAT,
)
from conclave.games.vtes.rules.events import referendums as events
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.terms import VOTE_NOTES
from conclave.testing import rule


def call(stage: Stage, vampire: int, passes: bool = True, number: str = "0") -> None:
    """A vampire of A calls the referendum of his text, and it passes or fails."""
    stage.play(A, "act", vampire, vampire, number)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("polling", A)
    result = 1 if passes else 0
    scope = stage.table.scope(CurrentReferendum)
    noting.note(stage.table, scope, notes.REFERENDUM_SETTLED, NOTHING, result)
    stage.skip("MinionPhase")


def polling(*others: AnyCard) -> tuple[PeopleStage, int]:
    """Pupil, of A, has called a referendum, and its terms are chosen."""
    stage = PeopleStage(3, *others)
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    return stage, pupil


# Astrid Thomas


@ruling("Astrid Thomas", 1)
@pytest.mark.parametrize("side", ["for", "against"])
def test_tremere_who_have_voted_are_counted_with_astrid(side: str) -> None:
    stage, pupil = polling()
    astrid, judge = stage.vampire(B, "Astrid Thomas"), stage.vampire(C, "Judge")
    mayor = stage.vampire(C, "Mayor")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    stage.play(B, "vote", astrid, side)
    stage.skip("Referendum", C)
    stage.play(C, "vote", judge, "for")
    stage.skip("Referendum", C)
    stage.play(C, "vote", mayor, "against")
    assert tally(stage.table) == ((4, 2) if side == "for" else (3, 3))
    stage.skip("MinionPhase")
    (ended,) = stage.events_of(events.ReferendumEnded)
    assert (ended.for_it, ended.against) == ((4, 2) if side == "for" else (0, 6))


@ruling("Astrid Thomas", 2)
def test_tremere_who_have_not_voted_abstain_and_astrid_who_has_not_changes_nothing() -> None:
    for votes in (True, False):
        stage, pupil = polling()
        astrid, judge = stage.vampire(B, "Astrid Thomas"), stage.vampire(C, "Judge")
        vote_on_kine_resources(stage, pupil)
        stage.skip("Referendum", B if votes else C)
        stage.play(B if votes else C, "vote", astrid if votes else judge, "against")
        stage.skip("MinionPhase")
        (ended,) = stage.events_of(events.ReferendumEnded)
        assert (ended.for_it, ended.against) == ((0, 1) if votes else (0, 3))


@ruling("Astrid Thomas", 3)
def test_votes_of_tremere_stay_as_they_are_if_astrids_are_cancelled() -> None:
    stage, pupil = polling()
    astrid, judge = stage.vampire(B, "Astrid Thomas"), stage.vampire(C, "Judge")
    stage.hand(A, "Scalpel Tongue")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    stage.play(B, "vote", astrid, "for")
    stage.skip("Referendum", C)
    stage.play(C, "vote", judge, "against")
    for kind in VOTE_NOTES:
        noting.erase(stage.table, kind, astrid)
    noting.note(stage.table, stage.table.scope(CurrentReferendum), notes.ABSTAINS, astrid)
    stage.skip("MinionPhase")
    (ended,) = stage.events_of(events.ReferendumEnded)
    assert (ended.for_it, ended.against) == (0, 3)


# Benjamin Rose


@pytest.mark.parametrize("passes", [True, False])
def test_benjamin_rose_gives_a_bigger_hand_for_the_rest_of_the_game(passes: bool) -> None:
    stage = PeopleStage(3)
    benjamin = stage.vampire(A, "Benjamin Rose")
    call(stage, benjamin, passes)
    stage.skip("UntapPhase", B)
    stage.skip("UntapPhase", A)
    assert values.hand_size(stage.table, A) == (8 if passes else 7)
    assert values.hand_size(stage.table, B) == 7


# Bernard, the Scourge


@ruling("Political action with illegal terms", 1)
@pytest.mark.parametrize("passes", [True, False])
def test_bernard_calls_a_blood_hunt_on_a_vampire_of_capacity_4_or_less(passes: bool) -> None:
    stage = PeopleStage()
    bernard = stage.vampire(A, "Bernard, the Scourge")
    stage.vampire(B, "Pupil")
    assert not stage.offers(A, "act", bernard, bernard, "0")
    fledgling, hunter = stage.vampire(B, "Fledgling"), stage.vampire(B, "Hunter", torpor=True)
    stage.play(A, "act", bernard, bernard, "0")
    stage.skip("ChooseTerm", A)
    assert stage.options(A) == [stage.text("target", card) for card in (fledgling, hunter)]
    stage.play(A, "target", fledgling)
    stage.skip("polling", A)
    scope = stage.table.scope(CurrentReferendum)
    noting.note(stage.table, scope, notes.REFERENDUM_SETTLED, NOTHING, 1 if passes else 0)
    stage.skip("MinionPhase")
    assert stage.zone(fledgling) == (ASH_HEAP if passes else READY)


@ruling("Bernard, the Scourge", 1)
def test_modifiers_can_be_played_in_bernards_blood_hunt() -> None:
    stage = PeopleStage()
    bernard = stage.vampire(A, "Bernard, the Scourge")
    stage.vampire(B, "Fledgling")
    stage.hand(A, "Bewitching Oration")
    stage.play(A, "act", bernard, bernard, "0")
    stage.skip("polling", A)
    assert stage.offers(A, "play bewitching-oration pre", bernard)


def test_no_blood_hunt_can_be_called_where_a_card_forbids_it() -> None:
    safe = Vampire("Safe", "gangrel", 1, 3, "", CAMARILLA, grants=Forbids(("hunted",)))
    stage = PeopleStage(2, safe)
    bernard = stage.vampire(A, "Bernard, the Scourge")
    stage.vampire(B, "Safe")
    assert not stage.offers(A, "act", bernard, bernard, "0")


# Carlak


def test_carlak_gains_a_blood_for_each_who_votes_only_against() -> None:
    stage, pupil = polling()
    carlak = stage.vampire(A, "Carlak", 2)
    judge, mayor = stage.vampire(B, "Judge"), stage.vampire(C, "Mayor")
    elder = stage.vampire(C, "Pack Leader")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    stage.play(B, "vote", judge, "against")
    stage.skip("Referendum", C)
    stage.play(C, "vote", mayor, "against")
    stage.skip("Referendum", C)
    stage.play(C, "vote", elder, "for")
    stage.skip("MinionPhase")
    assert stage.blood(carlak) == 3


def test_carlak_presses_once_each_combat() -> None:
    stage = PeopleStage()
    carlak, rival = stage.vampire(A, "Carlak"), stage.vampire(B, "Rival")
    fight(stage, carlak, rival)
    choose_strikes(stage)
    stage.skip("press", A)
    stage.play(A, "use", carlak, "0")
    choose_strikes(stage)
    stage.skip("press", A)
    assert not stage.offers(A, "use", carlak, "0")


# Dmitra Ilyanova


def test_dmitras_referendum_distributes_four_blood_among_ready_vampires() -> None:
    stage = PeopleStage(2)
    dmitra, elder = stage.vampire(A, "Dmitra Ilyanova", 5), stage.vampire(B, "Elder", 9)
    torpid = stage.vampire(A, "Pupil", 0, torpor=True)
    stage.play(A, "act", dmitra, dmitra, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("AllotBlood", A)
    assert not stage.offers(A, "target", torpid)
    for vampire in (dmitra, dmitra, elder, elder):
        assert stage.prompt == "AllotBlood"
        stage.play(A, "target", vampire)
    stage.skip("Referendum", A)
    assert stage.table.view(None)["referendum"]["about"] == [
        stage.table.word(card) for card in (dmitra, dmitra, elder, elder)
    ]
    assert stage.blood(dmitra) == 5
    stage.play(A, "vote", dmitra, "for")
    stage.skip("MinionPhase", A)
    assert stage.blood(dmitra) == 7
    assert stage.blood(elder) == 10


def test_nobody_gains_blood_if_dmitras_referendum_fails() -> None:
    stage = PeopleStage(2)
    dmitra = stage.vampire(A, "Dmitra Ilyanova", 5)
    stage.play(A, "act", dmitra, dmitra, "0")
    stage.skip("MinionPhase", A)
    assert stage.blood(dmitra) == 5


# Dr. John Dee


@pytest.mark.parametrize(("name", "may"), [("Elder", False), ("Rival", True)])
def test_ventrue_cannot_strike_to_end_a_combat_with_john_dee(name: str, may: bool) -> None:
    stage = PeopleStage()
    john, other = stage.vampire(A, "Dr. John Dee"), stage.vampire(B, name)
    stage.hand(B, "Majesty")
    fight(stage, john, other)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    assert stage.offers(B, "play majesty pre", other) == may


@ruling("Non-locking referendum ability", 1)
def test_john_dee_burns_a_card_of_thaumaturgy_for_two_votes_once() -> None:
    stage = PeopleStage(3)
    john = stage.vampire(B, "Dr. John Dee", tapped=True)
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    stage.hand(B, "Majesty", "Theft of Vitae", "Theft of Vitae")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    stage.play(B, "use", john, "0")
    assert stage.options(B) == ["discard theft-of-vitae"]
    stage.play(B, "discard theft-of-vitae")
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", john, "0")
    stage.play(B, "vote", john, "against")
    assert stage.table.notes.total(notes.CAST_AGAINST, john) == 4


# Ellison Humboldt


def test_princes_cannot_block_ellison() -> None:
    stage = PeopleStage()
    ellison = stage.vampire(A, "Ellison Humboldt")
    mayor, judge = stage.vampire(B, "Mayor"), stage.vampire(B, "Judge")
    stage.play(A, "bleed", ellison)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", mayor)
    assert stage.offers(B, "block", judge)


@ruling("Ellison Humboldt", 1)
@ruling("Unconditional referendum ability", 1)
@pytest.mark.parametrize("voted", [True, False])
def test_ellison_forces_a_prince_to_vote_even_if_he_has_voted_already(voted: bool) -> None:
    stage, pupil = polling()
    ellison = stage.vampire(B, "Ellison Humboldt", torpor=True)
    mayor = stage.vampire(C, "Mayor")
    stage.vampire(C, "Judge")
    vote_on_kine_resources(stage, pupil)
    if voted:
        stage.skip("Referendum", C)
        stage.play(C, "vote", mayor, "for")
        assert tally(stage.table) == (2, 0)
    stage.skip("Referendum", B)
    stage.play(B, "use", ellison, "0")
    assert stage.options(B) == [stage.text("vote", mayor, side) for side in ("for", "against")]
    stage.play(B, "vote", mayor, "against")
    assert stage.blood(ellison) == 8
    assert tally(stage.table) == (0, 2)
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", ellison, "0")
    stage.skip("Referendum", C)
    assert not stage.offers(C, "vote", mayor, "for")


@ruling("Usable during the polling step", 1)
def test_ellison_forces_nobody_where_votes_do_not_count() -> None:
    stage, pupil = polling()
    ellison = stage.vampire(B, "Ellison Humboldt")
    stage.vampire(C, "Mayor")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    assert stage.offers(B, "use", ellison, "0")
    scope = stage.table.scope(CurrentReferendum)
    noting.note(stage.table, scope, notes.REFERENDUM_SETTLED, NOTHING, 1)
    assert not stage.offers(B, "use", ellison, "0")


# Gratiano


@pytest.mark.parametrize("votes", [(3, 0), (3, 4)])
def test_gratiano_has_two_ballots_among_the_prisci(votes: tuple[int, int]) -> None:
    stage, pupil = polling()
    gratiano, genevieve = stage.vampire(B, "Gratiano"), stage.vampire(C, "Genevieve")
    judge = stage.vampire(C, "Judge")
    assert values.bleed(stage.table, gratiano) == 2
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    stage.play(B, "vote", gratiano, "for")
    if votes[1]:
        stage.skip("Referendum", C)
        stage.play(C, "vote", judge, "against")
        stage.skip("Referendum", C)
        stage.play(C, "vote", genevieve, "against")  # her own vote, and her ballot
    assert tally(stage.table) == votes


@ruling("Gratiano", 1, 2)
def test_gratiano_keeps_a_ballot_without_his_title_on_the_side_of_his_votes() -> None:
    stage, pupil = polling()
    gratiano = stage.vampire(B, "Gratiano")
    contests.lose_title(stage.table, gratiano)
    vote_on_kine_resources(stage, pupil)
    scope = stage.table.scope(CurrentReferendum)
    noting.note(stage.table, scope, notes.UNCAST_VOTES, gratiano, 2)
    stage.skip("Referendum", B)
    stage.play(B, "vote", gratiano, "against")
    assert tally(stage.table) == (0, 2 + 3)


# Hartmut Stover


@pytest.mark.parametrize("caller", ["Hartmut Stover", "Pupil"])
def test_vampires_who_vote_against_hartmuts_referendum_burn_a_blood(caller: str) -> None:
    stage = PeopleStage(3)
    hartmut = stage.vampire(A, "Hartmut Stover")
    calls = hartmut if caller == "Hartmut Stover" else stage.vampire(A, caller)
    judge, mayor = stage.vampire(B, "Judge"), stage.vampire(C, "Mayor")
    stage.hand(A, "Kine Resources Contested")
    vote_on_kine_resources(stage, calls)
    stage.skip("Referendum", B)
    stage.play(B, "vote", judge, "against")
    stage.skip("Referendum", C)
    stage.play(C, "vote", mayor, "for")
    assert stage.blood(judge) == 8
    stage.skip("MinionPhase")
    assert stage.blood(judge) == (7 if calls == hartmut else 8)
    assert stage.blood(mayor) == 6


def test_hartmut_burns_the_edge_for_a_pool_in_his_discard_phase() -> None:
    stage = PeopleStage(phase="discard")
    hartmut = stage.vampire(A, "Hartmut Stover")
    assert not stage.offers(A, "use", hartmut, "0")
    stage.edge(A)
    stage.play(A, "use", hartmut, "0")
    assert (stage.table.edge, stage.table.pool[A]) == (NOBODY, 31)


# Horatio Ballard


@pytest.mark.parametrize("passes", [True, False])
def test_horatio_ballard_becomes_prince_of_chicago_if_the_referendum_passes(passes: bool) -> None:
    stage = PeopleStage()
    horatio = stage.vampire(A, "Horatio Ballard")
    call(stage, horatio, passes)
    assert titles.title(stage.table, horatio) == ("prince:Chicago" if passes else "")
    stage.table.tapped[horatio] = False
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    assert stage.offers(A, "act", horatio, horatio, "0") == (not passes)


def test_horatio_ballard_contests_the_title_with_the_prince_of_chicago() -> None:
    stage = PeopleStage()
    horatio, lodin = stage.vampire(A, "Horatio Ballard"), stage.vampire(B, "Lodin (Olaf Holte)")
    call(stage, horatio)
    assert [titles.contests_title(stage.table, card) for card in (horatio, lodin)] == [True, True]


@ruling("Horatio Ballard", 1)
def test_horatio_ballard_calls_it_only_while_he_is_of_the_camarilla() -> None:
    stage = PeopleStage()
    horatio = stage.vampire(A, "Horatio Ballard")
    assert stage.offers(A, "act", horatio, horatio, "0")
    contests.change_sect(stage.table, horatio, SABBAT)
    assert not stage.offers(A, "act", horatio, horatio, "0")


# Ilyana Ravidovich


def test_ilyana_has_two_votes_in_a_blood_hunt_on_her_and_in_no_other_referendum() -> None:
    stage = PeopleStage()
    ilyana = stage.vampire(A, "Ilyana Ravidovich")
    hunt_on(stage, ilyana)
    assert stage.offers(A, "vote", ilyana, "against")
    assert titles.votes(stage.table, ilyana) == 2
    other = PeopleStage()
    ilyana, mayor = other.vampire(A, "Ilyana Ravidovich"), other.vampire(A, "Mayor")
    hunt_on(other, mayor)
    assert titles.votes(other.table, ilyana) == 0


def test_ilyana_buys_one_intercept_each_action() -> None:
    stage = PeopleStage(active=B)
    ilyana, rival = stage.vampire(A, "Ilyana Ravidovich"), stage.vampire(B, "Rival", 5)
    stage.play(B, "hunt", rival)
    try_block(stage, ilyana, A)
    stage.skip("block", A)
    stage.play(A, "use", ilyana, "0")
    assert stage.blood(ilyana) == 4
    assert values.intercept(stage.table, ilyana) == 1
    assert not stage.offers(A, "use", ilyana, "0")


# Jezebelle


def votes_of_jezebelle(card: str, caller: int, *mine: str) -> int:
    """The votes that Jezebelle of A has while a vampire calls a referendum with this card."""
    stage = PeopleStage(3, active=caller)
    jezebelle = stage.vampire(A, "Jezebelle")
    for name in mine:
        stage.vampire(A, name)
    pupil = stage.vampire(caller, "Pupil")
    stage.hand(caller, card)
    stage.play(caller, f"play {card.lower().replace(': ', '-').replace(' ', '-')} plain", pupil)
    stage.skip("Referendum")
    return titles.votes(stage.table, jezebelle)


def test_jezebelle_has_a_vote_where_another_becomes_prince() -> None:
    assert votes_of_jezebelle("Praxis Seizure: Boston", B) == 1
    assert votes_of_jezebelle("Praxis Seizure: Boston", A) == 1
    assert votes_of_jezebelle("Praxis Seizure: Boston", A, "Mayor") == 0
    assert votes_of_jezebelle("Kine Resources Contested", B) == 0


def test_jezebelle_has_no_vote_in_her_own_referendum_but_in_horatios_and_zanes() -> None:
    stage = PeopleStage()
    jezebelle = stage.vampire(A, "Jezebelle")
    stage.hand(A, "Praxis Seizure: Boston")
    stage.play(A, "play praxis-seizure-boston plain", jezebelle)
    stage.skip("Referendum", A)
    assert titles.votes(stage.table, jezebelle) == 0
    for name in ("Horatio Ballard", "Zane"):
        other = PeopleStage()
        jezebelle, caller = other.vampire(A, "Jezebelle"), other.vampire(A, name)
        other.vampire(B, "Mayor")
        other.play(A, "act", caller, caller, "0")
        other.skip("Referendum", A)
        assert titles.votes(other.table, jezebelle) == 1


# March Halcyon


@pytest.mark.parametrize("name", ["March Halcyon", "Fledgling"])
def test_no_blood_hunt_is_called_on_who_diablerizes_march(name: str) -> None:
    stage = PeopleStage()
    mayor, victim = stage.vampire(A, "Mayor"), stage.vampire(B, name, 0, torpor=True)
    stage.play(A, "diablerize", mayor, victim)
    while stage.prompt not in ("Referendum", "MinionPhase"):
        stage.do_minimum()
    assert (stage.prompt == "Referendum") == (name == "Fledgling")
    assert stage.zone(victim) == ASH_HEAP


# Michael Luther


@ruling("Michael Luther", 1)
@ruling("Ability usable in torpor", 1)
def test_michael_taps_to_change_the_votes_of_a_camarilla_vampire_who_has_voted() -> None:
    stage, pupil = polling()
    michael = stage.vampire(B, "Michael Luther", torpor=True)
    mayor, leader = stage.vampire(C, "Mayor"), stage.vampire(C, "Pack Leader")
    stage.vampire(C, "Judge")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", michael, "0")
    for card in (mayor, leader):
        stage.skip("Referendum", C)
        stage.play(C, "vote", card, "for")
    stage.skip("Referendum", B)
    stage.play(B, "use", michael, "0")
    assert stage.options(B) == [stage.text("vote", mayor, side) for side in ("for", "against")]
    stage.play(B, "vote", mayor, "against")
    assert tally(stage.table) == (2, 2)
    assert stage.table.tapped[michael]
    stage.table.tapped[michael] = False
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", michael, "0")


@ruling("Usable during the polling step", 1)
def test_michael_changes_nothing_where_votes_do_not_count() -> None:
    stage, pupil = polling()
    michael, mayor = stage.vampire(B, "Michael Luther"), stage.vampire(C, "Mayor")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", C)
    stage.play(C, "vote", mayor, "for")
    stage.skip("Referendum", B)
    scope = stage.table.scope(CurrentReferendum)
    noting.note(stage.table, scope, notes.REFERENDUM_SETTLED, NOTHING, 1)
    assert not stage.offers(B, "use", michael, "0")


@pytest.mark.parametrize(("answer", "cards"), [("yes", 8), ("no", 7)])
def test_michael_may_draw_a_card_as_he_enters_combat(answer: str, cards: int) -> None:
    stage = PeopleStage()
    michael, rival = stage.vampire(A, "Michael Luther"), stage.vampire(B, "Rival")
    stage.hand(A, *("Fame",) * 7)
    stage.library(A, "Wash")
    stage.play(A, "bleed", michael)
    try_block(stage, rival)
    stage.skip("May", A)
    stage.play(A, answer)
    drawn = "wash" in stage.names(tuple(stage.table.hand[A]))
    assert drawn == (answer == "yes")
    assert len(stage.table.hand[A]) + len(stage.table.library[A]) == 8
    assert stage.prompt == ("Discarding" if cards == 8 else stage.prompt)


# Orlando Oriundus


@pytest.mark.parametrize("torpor", [False, True])
def test_the_votes_of_orlandos_friends_count_double_while_he_is_ready(torpor: bool) -> None:
    stage, pupil = polling()
    stage.vampire(B, "Orlando Oriundus", torpor=torpor)
    judge, mayor = stage.vampire(B, "Judge"), stage.vampire(C, "Mayor")
    stage.edge(B)
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    stage.play(B, "vote", judge, "against")
    stage.skip("Referendum", B)
    stage.play(B, "vote edge against")
    stage.skip("Referendum", C)
    stage.play(C, "vote", mayor, "for")
    assert tally(stage.table) == (2, 4 if torpor else 7)


# Sean Rycek


@ruling("Usable during the polling step", 1)
@pytest.mark.parametrize("number", ["0", "1"])
def test_sean_taps_or_burns_a_blood_for_two_votes_once(number: str) -> None:
    stage = PeopleStage(3)
    sean, pupil = stage.vampire(B, "Sean Rycek"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    stage.play(B, "use", sean, number)
    assert (stage.table.tapped[sean], stage.blood(sean)) == ((True, 4), (False, 3))[int(number)]
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", sean, "0")
    assert not stage.offers(B, "use", sean, "1")
    stage.play(B, "vote", sean, "for")
    assert stage.table.notes.total(notes.CAST_FOR, sean) == 2


@ruling("Usable during the polling step", 1)
def test_sean_gets_no_votes_where_votes_do_not_count() -> None:
    stage = PeopleStage(3)
    sean, pupil = stage.vampire(B, "Sean Rycek"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    scope = stage.table.scope(CurrentReferendum)
    noting.note(stage.table, scope, notes.REFERENDUM_SETTLED, NOTHING, 1)
    assert not stage.offers(B, "use", sean, "0")
    assert not stage.offers(B, "use", sean, "1")


@rule("VTES-6.1-04")
def test_sean_burns_a_boon_of_anybody_and_no_other_card() -> None:
    stage = PeopleStage(3, Card("Favor", MASTER, BOON))
    sean = stage.vampire(A, "Sean Rycek")
    stage.permanent(B, "Cellar")
    assert not stage.offers(A, "act", sean, sean, "0")
    favor = stage.permanent(C, "Favor")
    stage.play(A, "act", sean, sean, "0")
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.skip("MinionPhase")
    assert stage.zone(favor) == ASH_HEAP


# Troius


def test_troius_cannot_vote_against_a_blood_hunt() -> None:
    stage = PeopleStage()
    mayor, troius = stage.vampire(A, "Mayor"), stage.vampire(B, "Troius")
    assert values.strength(stage.table, troius) == 2
    hunt_on(stage, mayor)
    stage.skip("Referendum", B)
    assert stage.offers(B, "vote", troius, "for")
    assert not stage.offers(B, "vote", troius, "against")
    other, pupil = polling()
    troius = other.vampire(B, "Troius")
    vote_on_kine_resources(other, pupil)
    other.skip("Referendum", B)
    assert other.offers(B, "vote", troius, "against")


def test_troius_cannot_vote_against_a_blood_hunt_that_bernard_calls() -> None:
    stage = PeopleStage()
    bernard, troius = stage.vampire(A, "Bernard, the Scourge"), stage.vampire(B, "Troius")
    stage.vampire(B, "Fledgling")
    stage.play(A, "act", bernard, bernard, "0")
    stage.skip("Referendum", B)
    assert not stage.offers(B, "vote", troius, "against")


# Tyler McGill


def test_tyler_gains_a_vote_when_the_edge_is_burned_for_one() -> None:
    stage, pupil = polling()
    tyler = stage.vampire(B, "Tyler McGill")
    stage.edge(C)
    vote_on_kine_resources(stage, pupil)
    stage.skip("polling", B)
    assert not stage.offers(B, "vote", tyler, "for")
    stage.skip("polling", C)
    stage.play(C, "vote edge against")
    stage.skip("polling", B)
    stage.play(B, "vote", tyler, "for")
    assert tally(stage.table) == (1, 1)


def test_tyler_gains_no_vote_when_the_edge_is_lost_otherwise() -> None:
    stage = PeopleStage(2)
    tyler, elder = stage.vampire(A, "Tyler McGill"), stage.vampire(A, "Elder")
    stage.edge(B)
    stage.play(A, "bleed", elder)
    stage.resolve()
    assert stage.table.edge == A
    assert not stage.table.notes.has(notes.UNCAST_VOTES, tyler)


@pytest.mark.parametrize(("clan", "blocks"), [("nosferatu", False), ("brujah", True)])
def test_tyler_cannot_block_nosferatu(clan: str, blocks: bool) -> None:
    stage = PeopleStage(2, Vampire("Sneak", clan, 5, 5, "", CAMARILLA))
    sneak, tyler = stage.vampire(A, "Sneak"), stage.vampire(B, "Tyler McGill")
    stage.play(A, "bleed", sneak)
    if blocks:
        stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", tyler) == blocks


# Undele


def test_undele_takes_two_minion_cards_from_your_ash_heap() -> None:
    stage = PeopleStage(2)
    undele = stage.vampire(A, "Undele")
    stage.ash(A, "Blur", "Blur", "Cellar", "Freak Drive", "Majesty")
    stage.hand(A, *["Govern the Unaligned"] * 6)
    blur, _, cellar, drive, majesty = stage.table.ash[A]
    stage.play(A, "act", undele, undele, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("ChooseAshes", A)
    assert not stage.offers(A, "target", cellar)
    stage.play(A, "target", blur)
    stage.play(A, "target", drive)
    stage.skip("Referendum", A)
    stage.play(A, "vote", undele, "for")
    while stage.window == "polling":
        stage.do_minimum()
    assert stage.names(stage.table.hand[A])[-2:] == ["blur", "freak-drive"]
    assert stage.prompt == "Discarding"
    stage.skip("MinionPhase", A)
    assert len(stage.table.hand[A]) == 7
    assert majesty in stage.table.ash[A]


@ruling("Undele", 1)
def test_undele_takes_another_copy_or_only_the_card_that_is_left() -> None:
    stage = PeopleStage(2)
    undele = stage.vampire(A, "Undele")
    stage.ash(A, "Blur", "Blur", "Majesty")
    blur, copy, majesty = stage.table.ash[A]
    stage.play(A, "act", undele, undele, "0")
    stage.skip("ChooseAshes", A)
    stage.play(A, "target", blur)
    stage.play(A, "target", majesty)
    stage.skip("Referendum", A)
    stage.play(A, "vote", undele, "for")
    for card in (blur, majesty):
        moving.remove(stage.table, card)
    stage.skip("MinionPhase", A)
    assert stage.table.hand[A] == (copy,)


def test_undele_needs_two_minion_cards() -> None:
    stage = PeopleStage(2)
    undele = stage.vampire(A, "Undele")
    stage.ash(A, "Blur", "Cellar")
    assert not stage.offers(A, "act", undele, undele, "0")


# Victor Pelletier


@pytest.mark.parametrize(
    ("pool", "title"), [(0, ""), (1, "primogen"), (2, "prince:Paris"), (3, "justicar:ventrue")]
)
def test_victor_pelletier_buys_a_title_as_he_enters_play(pool: int, title: str) -> None:
    stage = PeopleStage(phase="influence")
    victor = stage.uncontrolled(A, "Victor Pelletier", 5)
    stage.skip("BuyTitle", A)
    stage.play(A, f"number {pool}")
    assert titles.title(stage.table, victor) == title
    assert stage.table.pool[A] == 30 - pool


def test_victor_pelletier_yields_a_title_instead_of_contesting_it() -> None:
    stage = PeopleStage(phase="influence")
    villon = stage.vampire(B, "François Villon")
    victor = stage.uncontrolled(A, "Victor Pelletier", 5)
    stage.skip("BuyTitle", A)
    stage.play(A, "number 2")
    assert titles.claimed_title(stage.table, victor) == ""
    assert titles.title(stage.table, villon) == "prince:Paris"
    later = PeopleStage(phase="influence")
    victor = later.uncontrolled(A, "Victor Pelletier", 5)
    later.skip("BuyTitle", A)
    later.play(A, "number 2")
    villon = later.vampire(B, "François Villon")
    contests.claim_printed_title(later.table, villon)
    assert titles.claimed_title(later.table, victor) == ""
    assert titles.title(later.table, villon) == "prince:Paris"


# Zane


@ruling("Political action with illegal terms", 1)
@pytest.mark.parametrize("passes", [True, False])
def test_zane_receives_and_contests_the_title_of_a_prince(passes: bool) -> None:
    stage = PeopleStage()
    zane = stage.vampire(A, "Zane")
    stage.vampire(B, "Judge")
    assert not stage.offers(A, "act", zane, zane, "0")
    mayor = stage.vampire(B, "Mayor")
    call(stage, zane, passes)
    expected = ("prince:Nowhere", True) if passes else ("primogen", False)
    found = titles.claimed_title(stage.table, zane), titles.contests_title(stage.table, zane)
    assert found == expected
    assert titles.contests_title(stage.table, mayor) == passes


def test_zane_calls_it_neither_as_a_prince_nor_outside_the_camarilla() -> None:
    stage = PeopleStage()
    zane = stage.vampire(A, "Zane")
    stage.vampire(B, "Mayor")
    assert stage.offers(A, "act", zane, zane, "0")
    contests.give_title(stage.table, zane, "prince:Elsewhere")
    assert not stage.offers(A, "act", zane, zane, "0")
    other = PeopleStage()
    zane = other.vampire(A, "Zane")
    other.vampire(B, "Mayor")
    contests.change_sect(other.table, zane, SABBAT)
    assert not other.offers(A, "act", zane, zane, "0")
