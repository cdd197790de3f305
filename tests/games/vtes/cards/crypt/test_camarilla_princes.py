"""Tests of Princes."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight, try_block
from games.vtes.cards.referendums import vote_on_kine_resources
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    CAMARILLA,
    COMBAT,
    MASTER,
    NOTHING,
    OUT_OF_TURN,
    POLITICAL,
    POTENCE,
    READY,
)
from conclave.games.vtes.rules.events import referendums as events
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

# Anson


@rule("VTES-5-02")
def test_anson_and_nana_give_two_master_phase_actions_but_not_three() -> None:
    for names, torpor, actions in (
        ((), False, 1),
        (("Anson",), False, 2),
        (("Anson",), True, 1),
        (("Nana Buruku",), False, 2),
        (("Anson", "Nana Buruku"), False, 2),
        (("Anson", "Cybele"), False, 3),
    ):
        stage = Stage(2, phase="master")
        for name in names:
            stage.vampire(A, name, torpor=torpor)
        stage.vampire(B, "Krid")
        stage.begin()
        assert stage.table.actions == actions


# Baron Dieudonne


@ruling("Baron Dieudonne", 1)
@ruling("Requires successful action", 1)
def test_baron_dieudonne_untaps_for_a_blood_once_after_a_success() -> None:
    stage = PeopleStage()
    baron = stage.vampire(A, "Baron Dieudonne", 5)
    assert titles.title_kind(stage.table, baron) == "prince"
    stage.play(A, "hunt", baron)
    stage.skip("after-action", A)
    stage.play(A, "use", baron, "0")
    stage.skip("MinionPhase")
    assert (stage.table.tapped[baron], stage.blood(baron)) == (False, 5)
    bleed(stage, baron)
    stage.skip("after-action", A)
    assert not stage.offers(A, "use", baron, "0")


def test_baron_dieudonne_does_not_untap_if_he_was_blocked_or_another_acts() -> None:
    stage = PeopleStage()
    baron, pupil = stage.vampire(A, "Baron Dieudonne"), stage.vampire(A, "Pupil")
    rival = stage.vampire(B, "Rival")
    bleed(stage, pupil)
    stage.skip("after-action", A)
    assert not stage.offers(A, "use", baron, "0")
    stage.skip("MinionPhase")
    fight(stage, baron, rival)
    stage.skip("after-action", A)
    assert not stage.offers(A, "use", baron, "0")


# Dónal O'Connor


@ruling("Dónal O'Connor", 1)
@ruling("Dónal O'Connor", 2)
@pytest.mark.parametrize(("blood", "left"), [(5, 4), (0, 0)])
def test_a_vampire_who_blocks_donal_burns_a_blood_before_combat(blood: int, left: int) -> None:
    stage = PeopleStage()
    donal, rival = stage.vampire(A, "Dónal O'Connor"), stage.vampire(B, "Rival", blood)
    bleed(stage, donal)
    try_block(stage, rival)
    stage.skip("before-range")
    assert stage.blood(rival) == left


def test_an_ally_who_blocks_donal_and_a_vampire_he_blocks_burn_nothing() -> None:
    stage = PeopleStage()
    donal, thug = stage.vampire(A, "Dónal O'Connor"), stage.ally(B, "Thug")
    fight(stage, donal, thug)
    assert stage.blood(thug) == 3
    other = PeopleStage(active=B)
    donal, rival = other.vampire(A, "Dónal O'Connor"), other.vampire(B, "Rival")
    bleed(other, rival, B)
    try_block(other, donal, A)
    other.skip("before-range")
    assert (other.blood(rival), other.blood(donal)) == (9, 8)


# Epikasta Rigatos


@ruling("Epikasta Rigatos", 1)
def test_epikasta_may_shuffle_the_action_card_she_played_back() -> None:
    for answer, ash, library in (("yes", ["dominate-kine"], 1), ("no", 2, 0)):
        stage = PeopleStage()
        epikasta = stage.vampire(A, "Epikasta Rigatos")
        stage.ash(A, "Dominate Kine")
        stage.hand(A, "Legal Manipulations")
        stage.play(A, "play legal-manipulations pre", epikasta)
        stage.skip("May", A)
        stage.play(A, answer)
        stage.skip("MinionPhase")
        assert stage.blood(epikasta) == 7
        if answer == "yes":
            assert stage.names(stage.table.ash[A]) == ash
        else:
            assert len(stage.table.ash[A]) == ash
        assert len(stage.table.hand[A]) == library  # it is drawn again as the hand is filled
        assert stage.table.faults() == []


def test_epikasta_gets_it_back_if_she_is_blocked_too_but_no_other_card() -> None:
    stage = PeopleStage()
    epikasta, rival = stage.vampire(A, "Epikasta Rigatos"), stage.vampire(B, "Rival")
    stage.hand(A, "Legal Manipulations", "Aire of Elation")
    stage.play(A, "play legal-manipulations pre", epikasta)
    stage.play(A, "play aire-of-elation PRE", epikasta)
    try_block(stage, rival)
    stage.skip("May", A)
    assert stage.names(stage.table.ash[A]) == ["aire-of-elation", "legal-manipulations"]
    stage.play(A, "yes")
    stage.skip("MinionPhase")
    assert stage.names(stage.table.ash[A]) == ["aire-of-elation"]


def test_another_vampires_action_card_and_her_other_cards_stay_in_the_ash_heap() -> None:
    stage = PeopleStage()
    epikasta, pupil = stage.vampire(A, "Epikasta Rigatos"), stage.vampire(A, "Pupil")
    stage.hand(A, "Legal Manipulations", "Kine Resources Contested")
    for minion, card in (
        (pupil, "legal-manipulations pre"),
        (epikasta, "kine-resources-contested plain"),
    ):
        stage.play(A, "play", card, minion)
        while stage.prompt != "MinionPhase":
            assert stage.prompt != "May"
            stage.do_minimum()
    assert len(stage.table.ash[A]) == 2


# François Villon


def test_francois_steals_up_to_two_blood_from_a_younger_vampire() -> None:
    stage = PeopleStage()
    francois = stage.vampire(A, "François Villon", 5)
    stage.vampire(B, "Elder")
    stage.vampire(A, "Fledgling")
    assert values.bleed(stage.table, francois) == 2
    assert not stage.offers(A, "act", francois, francois, "0")
    pupil = stage.vampire(B, "Pupil")
    stage.play(A, "act", francois, francois, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("HowMany", A)
    assert stage.options(A) == ["number 0", "number 1", "number 2"]
    stage.play(A, "number 2")
    stage.skip("MinionPhase")
    assert (stage.blood(francois), stage.blood(pupil)) == (7, 3)


# Gustav Breidenstein


def test_gustav_taps_for_five_votes() -> None:
    stage = PeopleStage(3)
    gustav, pupil = stage.vampire(B, "Gustav Breidenstein"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    assert values.bleed(stage.table, gustav) == 2
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    assert not stage.offers(A, "use", gustav, "0")
    stage.play(B, "use", gustav, "0")
    assert stage.table.tapped[gustav]
    stage.skip("Referendum", B)
    stage.play(B, "vote", gustav, "against")
    assert [event.number for event in stage.events_of(events.VotesCast)] == [7]
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", gustav, "0")


@pytest.mark.parametrize("how", ["tapped", "torpor"])
def test_gustav_must_be_ready_and_untapped_for_it(how: str) -> None:
    stage = PeopleStage(3)
    gustav = stage.vampire(B, "Gustav Breidenstein", tapped=how == "tapped", torpor=how == "torpor")
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", gustav, "0")


@ruling("Usable during the polling step", 1)
def test_gustav_gets_no_votes_where_votes_do_not_count() -> None:
    stage = PeopleStage(3)
    gustav, pupil = stage.vampire(B, "Gustav Breidenstein"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    vote_on_kine_resources(stage, pupil)
    stage.skip("Referendum", B)
    assert stage.offers(B, "use", gustav, "0")
    noting.note(
        stage.table, stage.table.scope(CurrentReferendum), notes.REFERENDUM_SETTLED, NOTHING, 1
    )
    assert not stage.offers(B, "use", gustav, "0")


# Ingrid Rossler


@rule("VTES-7-01")
@ruling("Ingrid Rossler", 1)
def test_ingrid_gives_two_transfers_but_not_in_the_phase_in_which_she_comes_out() -> None:
    for torpor, transfers in ((False, 6), (True, 4)):
        stage = Stage(2, phase="influence")
        stage.vampire(A, "Ingrid Rossler", torpor=torpor)
        stage.uncontrolled(A, "Krid")
        stage.begin()
        assert stage.table.transfers == transfers
    coming = Stage(2, phase="influence")
    ingrid = coming.uncontrolled(A, "Ingrid Rossler", 8)
    coming.uncontrolled(A, "Krid")
    coming.begin()
    assert coming.table.transfers == 4
    coming.play(A, "transfer", ingrid)
    coming.skip("DiscardPhase", A)
    assert coming.zone(ingrid) == READY


# Ira Rivers


def test_ira_intercepts_political_actions() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(A, "Mazz")
    ira = stage.vampire(B, "Ira Rivers")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play", "kine-resources-contested", "plain", krid)
    assert values.intercept(stage.table, ira) == 1
    stage.skip("MinionPhase")
    stage.play(A, "bleed", mazz)
    assert values.intercept(stage.table, ira) == 0


def test_ira_draws_when_he_plays_auspex() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    ira = stage.vampire(B, "Ira Rivers")
    stage.hand(B, "Enhanced Senses", *["Ascendance"] * 6)
    stage.library(B, "Fame", "Vessel", "Wash")
    stage.play(A, "hunt", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip("block", B)
    stage.play(B, "play", "enhanced-senses", "aus", ira)
    stage.skip("May", B)
    stage.play(B, "yes")
    stage.play(B, "discard ascendance")
    assert len(stage.table.hand[B]) == 7
    assert stage.names(stage.table.library[B]) == ["wash"]


# Jann Berger


def test_jann_pays_less_for_potence_alone() -> None:
    stage = PeopleStage()
    jann, rival = stage.vampire(A, "Jann Berger"), stage.vampire(B, "Rival")
    stage.hand(A, "Fists of Death", "Majesty")
    stage.hand(B, "Fists of Death")
    assert values.bleed(stage.table, jann) == 2
    fight(stage, jann, rival)
    stage.play(A, "play fists-of-death POT", jann)
    assert stage.blood(jann) == 10
    stage.skip("before-range", B)
    stage.play(B, "play fists-of-death POT", rival)
    assert stage.blood(rival) == 8
    stage.skip("strike", A)
    stage.play(A, "play majesty PRE", jann)
    assert stage.blood(jann) == 9


FAR_SMACK = Card(
    "Far Smack",
    COMBAT,
    POTENCE,
    basic=Strike(damage=1, maneuver="optional"),
    superior=Strike(damage=2, maneuver="optional"),
)


@ruling("Jann Berger", 1)
@ruling("Increasing strike costs", 1)
@pytest.mark.parametrize(("as_maneuver", "cost"), [(False, 0), (True, 1)])
def test_jann_pays_less_only_as_he_plays_the_card_to_strike(as_maneuver: bool, cost: int) -> None:
    stage = PeopleStage(2, FAR_SMACK)
    lucian = stage.vampire(A, "Lucian, the Perfect")  # strikes against him cost 1 blood more
    jann = stage.vampire(B, "Jann Berger")
    stage.hand(B, "Far Smack")
    fight(stage, lucian, jann)
    if as_maneuver:
        stage.skip("range", B)
        stage.play(B, "play far-smack pot", jann)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("strike", B)
    before = stage.blood(jann)
    stage.play(B, *(("strike bound",) if as_maneuver else ("play far-smack pot", jann)))
    assert stage.blood(jann) == before - cost


# Johannes Castelein


VETO = Card(
    "Veto",
    MASTER,
    OUT_OF_TURN,
    effect=Cancel((POLITICAL, ACTION)),
    when="as-played",
)


def test_a_player_who_cancels_a_referendum_of_johannes_burns_two_pool() -> None:
    stage = PeopleStage(3)
    johannes, elder = stage.vampire(A, "Johannes Castelein"), stage.vampire(B, "Elder")
    stage.hand(A, "Kine Resources Contested")
    stage.hand(B, "Delaying Tactics")
    stage.play(A, "play kine-resources-contested plain", johannes)
    stage.skip("before-votes", B)
    stage.play(B, "play delaying-tactics plain", elder)
    stage.resolve()
    assert stage.table.pool == [30, 28, 30]


def test_a_player_who_cancels_anothers_referendum_burns_nothing() -> None:
    stage = PeopleStage(3)
    stage.vampire(A, "Johannes Castelein")
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(A, "Kine Resources Contested")
    stage.hand(B, "Delaying Tactics")
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("before-votes", B)
    stage.play(B, "play delaying-tactics plain", elder)
    stage.resolve()
    assert stage.table.pool == [30, 30, 30]


@pytest.mark.parametrize(
    ("card", "pool"), [("kine-resources-contested plain", 28), ("legal-manipulations pre", 30)]
)
def test_a_player_who_cancels_his_political_action_card_burns_two_pool(
    card: str, pool: int
) -> None:
    stage = Stage(2, extra=(VETO,))
    johannes = stage.vampire(A, "Johannes Castelein")
    stage.hand(A, "Kine Resources Contested", "Legal Manipulations")
    stage.hand(B, "Veto")
    stage.play(A, "play", card, johannes)
    stage.skip("as-played", B)
    stage.play(B, "play veto plain -")
    stage.resolve()
    assert stage.table.pool[B] == pool


# Klaus van der Veken


def with_grounds(*names: str, ready: bool = True) -> tuple[Stage, int, list[int]]:
    """Klaus is A's; B, her prey, has these hunting grounds and a thirsty vampire."""
    stage = Stage(3, phase="minion")
    klaus = stage.vampire(A, "Klaus van der Veken", torpor=not ready)
    stage.vampire(B, "Gilbert Duane", 1)
    return stage, klaus, [stage.permanent(B, name) for name in names]


def grounds_offered(stage: Stage) -> list[str]:
    """The moves with hunting grounds in B's next untap phase."""
    stage.play(A, "pass")
    stage.skip("UntapPhase", B)
    return [text for text in stage.options(B) if "hunting-ground" in text]


def test_klaus_cancels_one_of_the_preys_hunting_grounds() -> None:
    stage, klaus, (asylum, uptown) = with_grounds("Asylum Hunting Ground", "Uptown Hunting Ground")
    stage.play(A, "use", klaus, "0")
    assert stage.offers(A, "target", uptown)
    stage.play(A, "target", asylum)
    assert not stage.offers(A, "use", klaus, "0")
    offered = grounds_offered(stage)
    assert offered
    assert all("uptown" in text for text in offered)


def test_klaus_may_choose_another_hunting_ground_in_the_next_turn() -> None:
    stage, klaus, (asylum, uptown) = with_grounds("Asylum Hunting Ground", "Uptown Hunting Ground")
    for ground, left in ((asylum, "uptown"), (uptown, "asylum")):
        stage.skip("MinionPhase", A)
        stage.play(A, "use", klaus, "0")
        stage.play(A, "target", ground)
        offered = grounds_offered(stage)
        assert offered
        assert all(left in text for text in offered)


def test_klaus_may_choose_in_the_discard_phase_when_he_has_just_come_out() -> None:
    stage, klaus, (asylum,) = with_grounds("Asylum Hunting Ground")
    stage.skip("DiscardPhase", A)
    stage.play(A, "use", klaus, "0")
    if stage.prompt == "Targeting":
        stage.play(A, "target", asylum)
    assert grounds_offered(stage) == []


def test_klaus_cancels_no_hunting_ground_of_others() -> None:
    stage, klaus, (asylum,) = with_grounds("Asylum Hunting Ground")
    other = stage.permanent(C, "Uptown Hunting Ground")
    own = stage.permanent(A, "Corporate Hunting Ground")
    stage.play(A, "use", klaus, "0")
    if stage.prompt == "Targeting":
        assert not stage.offers(A, "target", other)
        assert not stage.offers(A, "target", own)
        stage.play(A, "target", asylum)
    assert grounds_offered(stage) == []


def test_klaus_must_be_ready() -> None:
    stage, klaus, (asylum,) = with_grounds("Asylum Hunting Ground")
    stage.play(A, "use", klaus, "0")
    if stage.prompt == "Targeting":
        stage.play(A, "target", asylum)
    moving.to_torpor(stage.table, klaus)
    assert grounds_offered(stage)
    torpid, klaus, _ = with_grounds("Asylum Hunting Ground", ready=False)
    assert not torpid.offers(A, "use", klaus, "0")


# Lodin (Olaf Holte)


def test_lodin_prevents_a_damage_from_a_strike_once_each_combat() -> None:
    stage = PeopleStage()
    lodin, rival = stage.vampire(A, "Lodin (Olaf Holte)"), stage.vampire(B, "Rival")
    fight(stage, lodin, rival)
    choose_strikes(stage)
    stage.skip("damage", A)
    stage.play(A, "use", lodin, "0")
    assert stage.blood(lodin) == 8
    stage.skip("MinionPhase")
    assert stage.blood(lodin) == 8
    assert stage.blood(rival) == 8


# Marcellus


def test_political_actions_cost_nosferatu_a_blood_while_marcellus_is_ready() -> None:
    for name, torpor, left in (("Belinde", False, 3), ("Belinde", True, 4), ("Aleph", False, 4)):
        stage = Stage(2)
        marcellus = stage.vampire(B, "Marcellus", torpor=torpor)
        minion = stage.vampire(A, name, 4)
        stage.hand(A, "Kine Resources Contested")
        assert values.bleed(stage.table, marcellus) == 2
        stage.play(A, "play kine-resources-contested plain", minion)
        stage.resolve()
        assert stage.blood(minion) == left


# Marcus Vitel


def test_marcus_lets_your_sabbat_bleed_for_more_while_he_is_a_ready_prince() -> None:
    stage = PeopleStage()
    marcus, mosfair = stage.vampire(A, "Marcus Vitel"), stage.vampire(A, "Mosfair")
    pupil, foe = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival")
    bleed(stage, mosfair)
    assert values.bleed(stage.table, mosfair) == 2
    moving.to_torpor(stage.table, foe)
    assert values.bleed(stage.table, mosfair) == 1
    moving.to_ready(stage.table, foe)
    contests.lose_title(stage.table, marcus)
    assert values.bleed(stage.table, mosfair) == 1
    assert values.bleed(stage.table, pupil) == 1


def test_marcus_burns_a_retainer_of_another() -> None:
    stage = PeopleStage()
    marcus, rival = stage.vampire(A, "Marcus Vitel"), stage.vampire(B, "Rival")
    stage.put_on(marcus, "Valet")
    assert not stage.offers(A, "act", marcus, marcus, "0")
    valet = stage.put_on(rival, "Valet")
    stage.play(A, "act", marcus, marcus, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, B)
    stage.resolve()
    assert stage.zone(valet) == ASH_HEAP


# Nikolaus Vermeulen


def test_nikolaus_feeds_a_nosferatu_in_the_uncontrolled_region() -> None:
    stage = Stage(2, phase="untap")
    nikolaus = stage.vampire(A, "Nikolaus Vermeulen")
    stage.uncontrolled(A, "Mazz")
    assert not stage.offers(A, "use", nikolaus, "0")
    krid = stage.uncontrolled(A, "Krid")
    stage.play(A, "use", nikolaus, "0")
    stage.skip("UntapPhase", A)
    assert (stage.blood(nikolaus), stage.blood(krid)) == (6, 1)
    assert not stage.offers(A, "use", nikolaus, "0")


# Queen Anne


BLEEDERS = [
    ("Queen Anne", "Cohn Rose", 2, 3),
    ("Constanza Vinti", "Elder", 1, 3),
    ("Katarina", "Loner", 1, 2),
    ("Ranjan Rishi, Camarilla Scholar", "Rival", 1, 2),
    ("Gillespi Giovanni", "Pupil", 1, 2),
]


@pytest.mark.parametrize(("name", "foe", "usual", "more"), BLEEDERS)
def test_some_bleed_for_more_against_players_with_a_ready_vampire_of_a_kind(
    name: str, foe: str, usual: int, more: int
) -> None:
    stage = PeopleStage(3)
    minion, other = stage.vampire(A, name), stage.vampire(B, foe)
    stage.vampire(C, "Loner")
    assert values.bleed(stage.table, minion) == usual
    bleed(stage, minion)
    assert values.bleed(stage.table, minion) == more
    moving.to_torpor(stage.table, other)
    assert values.bleed(stage.table, minion) == usual


# Rake


def test_rake_is_stronger_against_ventrue() -> None:
    for foe, strength in (("Elder", 2), ("Rival", 1)):
        stage = PeopleStage()
        rake, other = stage.vampire(A, "Rake"), stage.vampire(B, foe)
        fight(stage, rake, other)
        assert values.strength(stage.table, rake) == strength


# Selma the Repugnant


@pytest.mark.parametrize(
    ("name", "acting", "intercept"),
    [
        ("Selma the Repugnant", "Krid", 1),
        ("Selma the Repugnant", "Mazz", 0),
        ("Chandler Hungerford", "Casey Snyder", 1),
        ("Chandler Hungerford", "Krid", 0),
    ],
)
def test_some_intercept_a_clan_better(name: str, acting: str, intercept: int) -> None:
    stage = Stage(2)
    minion, blocker = stage.vampire(A, acting), stage.vampire(B, name)
    stage.play(A, "bleed", minion)
    assert values.intercept(stage.table, blocker) == intercept


# Suhailah


@pytest.mark.parametrize(
    ("seat", "name", "stealth"),
    [(B, "Mayor", 1), (B, "Judge", 1), (C, "Mayor", 0), (B, "Eugene", 0)],
)
def test_suhailah_has_stealth_while_her_prey_has_a_prince_or_justicar(
    seat: int, name: str, stealth: int
) -> None:
    stage = PeopleStage(3)
    suhailah = stage.vampire(A, "Suhailah")
    stage.vampire(seat, name)
    bleed(stage, suhailah)
    assert values.stealth(stage.table, suhailah) == stealth
    assert values.bleed(stage.table, suhailah) == 2


# Tryphosa


def test_a_malkavians_bleed_costs_a_blood_and_has_stealth_while_tryphosa_is_ready() -> None:
    stage = PeopleStage(3)
    stage.vampire(B, "Tryphosa")
    fledgling, pupil = stage.vampire(A, "Fledgling"), stage.vampire(A, "Pupil")
    bleed(stage, fledgling)
    assert values.stealth(stage.table, fledgling) == 1
    assert stage.blood(fledgling) == 3
    stage.resolve()
    assert stage.blood(fledgling) == 2
    assert stage.table.pool[B] == 29
    bleed(stage, pupil)
    assert values.stealth(stage.table, pupil) == 0
    stage.resolve()
    assert stage.blood(pupil) == 5


def test_tryphosa_in_torpor_changes_nothing_and_a_hunt_is_no_bleed() -> None:
    for torpor, action, stealth, left in ((True, "bleed", 0, 2), (False, "hunt", 1, 3)):
        stage = PeopleStage(3)
        stage.vampire(B, "Tryphosa", torpor=torpor)
        fledgling = stage.vampire(A, "Fledgling", 2)
        stage.play(A, action, fledgling)
        assert values.stealth(stage.table, fledgling) == stealth
        stage.resolve()
        assert stage.blood(fledgling) == left


def test_a_malkavian_without_blood_to_pay_does_not_bleed() -> None:
    stage = PeopleStage(3)
    stage.vampire(B, "Tryphosa")
    rich, poor = stage.vampire(A, "Aleph"), stage.vampire(A, "Fledgling", 1)
    stage.hand(A, "Govern the Unaligned")
    assert stage.offers(A, "bleed", rich)
    assert stage.offers(A, "bleed", poor)
    stage.table.blood[rich] = 1
    assert not stage.offers(A, "play govern-the-unaligned dom", rich)
    stage.table.blood[rich] = 2
    stage.play(A, "play govern-the-unaligned dom", rich)
    stage.resolve()
    assert stage.blood(rich) == 0


@ruling("Tryphosa", 1)
def test_the_blood_for_the_bleed_is_not_paid_if_it_is_blocked() -> None:
    stage = PeopleStage(3)
    tryphosa = stage.vampire(B, "Tryphosa")
    stage.hand(B, "Enhanced Senses")
    fledgling = stage.vampire(A, "Fledgling")
    bleed(stage, fledgling)
    try_block(stage, tryphosa)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", tryphosa)
    stage.skip("strike", A)
    assert stage.blood(fledgling) == 3
    assert stage.table.tapped[tryphosa]


# Vasily


@pytest.mark.parametrize(("edge", "paid"), [(A, 1), (B, 2), (None, 2)])
def test_vasily_pays_more_to_contest_a_title_without_the_edge(edge: int | None, paid: int) -> None:
    other = Vampire("Usurper", "ventrue", 2, 10, "", CAMARILLA, title="prince:Prague")
    stage = Stage(2, phase="untap", extra=(other,))
    vasily, usurper = stage.vampire(A, "Vasily"), stage.vampire(B, "Usurper")
    if edge is not None:
        stage.edge(edge)
    contests.dispute(stage.table, usurper)
    stage.play(A, "pay", vasily)
    assert stage.blood(vasily) == 6 - paid


def test_contesting_vasilys_title_costs_his_rival_no_more() -> None:
    other = Vampire("Usurper", "ventrue", 2, 10, "", CAMARILLA, title="prince:Prague")
    stage = Stage(2, active=B, phase="untap", extra=(other,))
    stage.vampire(A, "Vasily")
    usurper = stage.vampire(B, "Usurper")
    contests.dispute(stage.table, usurper)
    stage.play(B, "pay", usurper)
    assert stage.blood(usurper) == 9


# Victor Donaldson


@pytest.mark.parametrize(("answer", "back"), [("yes", True), ("no", False)])
def test_victor_donaldson_may_shuffle_a_cancelled_golconda_back(answer: str, back: bool) -> None:
    stage = PeopleStage(phase="master")
    stage.vampire(A, "Victor Donaldson")
    elder = stage.vampire(B, "Elder")
    stage.hand(A, "Golconda: Inner Peace")
    stage.library(A, *["Fame"] * 8)
    stage.play_only(A, next(text for text in stage.options(A) if "golconda" in text))
    if stage.prompt == "Targeting":
        stage.play_only(A, "target", elder)
    stage.skip("as-played", B)
    stage.play_only(B, next(text for text in stage.options(B) if text.startswith("use")))
    stage.skip("May", A)
    stage.play(A, answer)
    stage.skip("MasterPhase", A)
    assert ("golconda-inner-peace" in stage.names(stage.table.ash[A])) == (not back)
    found = stage.names((*stage.table.library[A], *stage.table.hand[A]))
    assert ("golconda-inner-peace" in found) == back
    assert stage.table.faults() == []


def test_victor_donaldson_saves_no_other_cancelled_card() -> None:
    stage = PeopleStage(phase="master")
    stage.vampire(A, "Victor Donaldson")
    stage.vampire(B, "Elder")
    stage.hand(A, "Fame")
    stage.hand(B, "Sudden Reversal")
    stage.play_only(A, next(text for text in stage.options(A) if text.startswith("play fame")))
    if stage.prompt == "Targeting":
        stage.play_only(A, stage.options(A)[0])
    stage.skip("as-played", B)
    stage.play_only(B, next(text for text in stage.options(B) if text.startswith("play sudden")))
    stage.skip("MasterPhase", A)
    assert stage.names(stage.table.ash[A]) == ["fame"]


def test_volker_does_not_block_primogen() -> None:
    for name, blocks in (("Eugene", False), ("Gilbert Duane", True), ("Krid", True)):
        stage = PeopleStage()
        minion, volker = stage.vampire(A, name), stage.vampire(B, "Volker, The Puppet Prince")
        stage.vampire(B, "Pupil")
        bleed(stage, minion)
        stage.skip("BlockQuestion", B)
        assert stage.offers(B, "block", volker) == blocks


# Wilhelm Waldburg


def test_contesting_wilhelms_title_costs_the_others_a_blood_more() -> None:
    for active, payer, left in ((A, 0, 8), (B, 1, 8)):
        other = Vampire("Usurper", "ventrue", 2, 10, "", CAMARILLA, title="prince:Berlin")
        stage = Stage(2, active=active, phase="untap", extra=(other,))
        wilhelm, usurper = stage.vampire(A, "Wilhelm Waldburg"), stage.vampire(B, "Usurper")
        contests.dispute(stage.table, usurper)
        card = (wilhelm, usurper)[payer]
        stage.play(active, "pay", card)
        assert stage.blood(card) == left


def test_who_cannot_pay_wilhelms_rival_price_yields() -> None:
    other = Vampire("Usurper", "ventrue", 2, 10, "", CAMARILLA, title="prince:Berlin")
    stage = Stage(2, active=B, phase="untap", extra=(other,))
    stage.vampire(A, "Wilhelm Waldburg")
    usurper = stage.vampire(B, "Usurper", 1)
    contests.dispute(stage.table, usurper)
    assert not stage.offers(B, "pay", usurper)
    assert stage.offers(B, "yield", usurper)
