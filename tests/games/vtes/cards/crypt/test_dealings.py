"""Tests of vampires with whom other Methuselahs may interfere, or who interfere with others."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, fight, try_block
from games.vtes.cards.referendums import ReferendumStage, go_to_polling
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.abilities.identity import HoldsTitle
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import ACTION, POLITICAL, TORPOR
from conclave.games.vtes.rules.events.actions import ActionSucceeded
from conclave.games.vtes.rules.frame_types import CurrentAction
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.choosing_terms import ChooseTerm
from conclave.games.vtes.vocabulary.effects import PutInPlay
from conclave.games.vtes.vocabulary.terms import TERM_CARD

# Calebros, The Martyr


def test_an_older_camarilla_vampire_of_another_player_steals_calebros_title() -> None:
    stage = PeopleStage()
    elder, loner = stage.vampire(A, "Elder"), stage.vampire(A, "Loner")
    fledgling = stage.vampire(A, "Fledgling")
    calebros, rival = stage.vampire(B, "Calebros, The Martyr"), stage.vampire(B, "Rival")
    for other in (loner, fledgling):
        assert not stage.offers(A, "act", other, calebros, "0")
    stage.play(A, "act", elder, calebros, "0")
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", calebros)
    assert stage.offers(B, "block", rival)
    stage.skip("MinionPhase", A)
    assert titles.title(stage.table, elder) == "prince:New York"
    assert titles.title(stage.table, calebros) == ""


def test_nobody_steals_from_calebros_what_he_does_not_have() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    calebros = stage.vampire(B, "Calebros, The Martyr")
    stage.vampire(B, "Rival")
    contests.give_title(stage.table, calebros, "prince:Boston")
    assert not stage.offers(A, "act", elder, calebros, "0")


def test_calebros_own_player_does_not_steal_from_him() -> None:
    stage = PeopleStage()
    elder, calebros = stage.vampire(A, "Elder"), stage.vampire(A, "Calebros, The Martyr")
    assert not stage.offers(A, "act", elder, calebros, "0")


# Chas Giovanni Tello


def test_chas_actions_fail_for_a_master_card_of_anybody_else() -> None:
    stage = PeopleStage(3)
    chas = stage.vampire(A, "Chas Giovanni Tello")
    stage.hand(A, "cellar")
    stage.hand(B, "Blur")
    stage.hand(C, "Blur", "cellar")
    bleed(stage, chas)
    assert not stage.offers(A, "use", chas, "0")
    stage.skip("announced", B)
    assert not stage.offers(B, "use", chas, "0")
    stage.skip("announced", C)
    stage.play(C, "use", chas, "0")
    stage.skip("MinionPhase", A)
    assert stage.table.pool[B] == 30
    assert stage.table.tapped[chas]
    assert "cellar" in stage.names(stage.table.ash[C])
    assert stage.events_of(ActionSucceeded) == []


def test_the_card_discarded_against_chas_costs_the_next_master_phase_action() -> None:
    stage = PeopleStage()
    chas, second = stage.vampire(A, "Chas Giovanni Tello"), stage.vampire(A, "Elder")
    stage.hand(B, "cellar", "cellar")
    stage.begin()
    assert stage.table.debt[B] == 0
    bleed(stage, chas)
    stage.skip("announced", B)
    stage.play(B, "use", chas, "0")
    stage.skip("MinionPhase", A)
    assert stage.table.debt[B] == 1
    stage.table.tapped[chas] = False
    stage.play(A, "hunt", chas)
    stage.skip("announced", B)
    assert not stage.offers(B, "use", chas, "0")
    stage.skip("MinionPhase", A)
    bleed(stage, second)
    stage.skip("announced", B)
    assert not stage.offers(B, "use", chas, "0")


def test_chas_may_fail_to_leave_torpor() -> None:
    stage = PeopleStage()
    chas = stage.vampire(A, "Chas Giovanni Tello", torpor=True)
    stage.hand(B, "cellar")
    stage.play(A, "leave-torpor", chas)
    stage.skip("announced", B)
    stage.play(B, "use", chas, "0")
    stage.skip("MinionPhase", A)
    assert stage.table.zone[chas] == TORPOR
    assert stage.blood(chas) == 4


def test_chas_is_stronger_against_a_titled_vampire() -> None:
    stage = PeopleStage()
    chas, mayor = stage.vampire(A, "Chas Giovanni Tello"), stage.vampire(B, "Mayor")
    assert values.strength(stage.table, chas) == 1
    fight(stage, chas, mayor)
    assert values.strength(stage.table, chas) == 2
    other = PeopleStage()
    chas, elder = other.vampire(A, "Chas Giovanni Tello"), other.vampire(B, "Elder")
    fight(other, chas, elder)
    assert values.strength(other.table, chas) == 1


# Donatien


def blocked_bleed(stage: PeopleStage, seat: int, minion: int, blocker: int) -> None:
    """A minion bleeds and is blocked; the turn goes on."""
    bleed(stage, minion, seat)
    try_block(stage, blocker, stage.table.controller[blocker])
    stage.skip("MinionPhase", seat)


def test_donatien_bleeds_who_attempted_an_unsuccessful_bleed_since_your_last_turn() -> None:
    stage = PeopleStage(4, active=C)
    donatien, elder = stage.vampire(A, "Donatien"), stage.vampire(3, "Elder")
    kurt = stage.vampire(C, "Kurt")
    assert values.bleed(stage.table, donatien) == 2
    blocked_bleed(stage, C, kurt, elder)
    stage.skip("MinionPhase", 3)
    bleed(stage, elder, 3).skip("MinionPhase", 3)
    stage.skip("MinionPhase", A)
    assert [f for f in stage.options(A) if f.startswith("act")] == [
        stage.text("act", donatien, donatien, "0")
    ]
    stage.play(A, "act", donatien, donatien, "0")
    assert not stage.offers(A, "player 3")
    pool = stage.table.pool[C]
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.skip("MinionPhase", A)
    assert stage.table.pool[C] == pool - 2


def test_donatien_forgets_failed_bleeds_when_your_turn_ends() -> None:
    stage = PeopleStage(2, active=B)
    donatien = stage.vampire(A, "Donatien")
    kurt = stage.vampire(B, "Kurt")
    blocked_bleed(stage, B, kurt, donatien)
    stage.skip("MinionPhase", A)
    assert stage.offers(A, "act", donatien, donatien, "0")
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    assert not stage.offers(A, "act", donatien, donatien, "0")


# Feo Ramos


def test_an_older_sabbat_vampire_of_another_player_taps_feo_in_your_untap_phase() -> None:
    stage = PeopleStage(3, phase="untap")
    feo = stage.vampire(A, "Feo Ramos")
    leader, elder = stage.vampire(B, "Pack Leader"), stage.vampire(C, "Elder")
    stage.begin()
    stage.skip("ForOne", B)
    assert not stage.offers(B, "target", elder)
    stage.play(B, "target", leader)
    stage.skip("MinionPhase", A)
    assert stage.table.tapped[feo]
    assert stage.blood(leader) == 6


def test_feo_stays_untapped_if_nobody_pays() -> None:
    stage = PeopleStage(2, phase="untap")
    feo = stage.vampire(A, "Feo Ramos")
    stage.vampire(B, "Pack Leader")
    stage.begin()
    stage.skip("ForOne", B)
    stage.play(B, "done")
    stage.skip("MinionPhase", A)
    assert not stage.table.tapped[feo]


# Giotto Verducci


def test_giotto_lets_you_discard_in_the_discard_phases_of_others() -> None:
    stage = PeopleStage(2, phase="discard")
    giotto = stage.vampire(B, "Giotto Verducci", tapped=True)
    stage.hand(B, *["Blur"] * 7)
    stage.library(B, "Freak Drive", "Freak Drive")
    stage.begin()
    stage.skip("discard-phase", B)
    stage.play(B, "use", giotto, "0")
    stage.play(B, "discard blur")
    assert stage.names(stage.table.ash[B]) == ["blur"]
    assert "freak-drive" in stage.names(stage.table.hand[B])
    if stage.window == "discard-phase":
        stage.skip("discard-phase")
        assert not stage.offers(B, "use", giotto, "0")


def test_giotto_gives_no_discard_in_your_own_discard_phase() -> None:
    stage = PeopleStage(2, phase="discard")
    giotto = stage.vampire(A, "Giotto Verducci")
    stage.hand(A, "Blur")
    stage.begin()
    stage.skip("discard-phase", A)
    assert not stage.offers(A, "use", giotto, "0")


def test_vampires_must_burn_blood_to_attempt_to_block_giotto() -> None:
    stage = PeopleStage()
    giotto = stage.vampire(A, "Giotto Verducci")
    rival, dry = stage.vampire(B, "Rival"), stage.vampire(B, "Ira", 0)
    thug = stage.ally(B, "Thug")
    bleed(stage, giotto)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", thug)
    assert not stage.offers(B, "block", dry)
    stage.play(B, "block", rival)
    assert stage.blood(rival) == 8


# Grendel the Worm-Eaten


def test_grendel_shows_you_the_top_card_of_your_crypt() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Grendel the Worm-Eaten")
    stage.crypt(A, "Elder", "Rival")
    stage.crypt(B, "Mayor", "Judge")
    stage.begin()
    assert stage.table.view(A)["crypt"] == [["elder", None], 2]
    assert stage.table.view(B)["crypt"] == [2, 2]
    assert stage.table.view(None)["crypt"] == [2, 2]


def test_grendel_shows_nothing_in_torpor() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Grendel the Worm-Eaten", torpor=True)
    stage.crypt(A, "Elder", "Rival")
    stage.begin()
    assert stage.table.view(A)["crypt"][A] == 2


# Lena Rowe


TITLES = (
    Card(
        "Honor",
        ACTION,
        effect=Action(PutInPlay(on=parts.TARGET), target=targets.One(filters.VAMPIRE)),
        grants=HoldsTitle("primogen"),
    ),
    Card(
        "Election",
        POLITICAL,
        effect=Motion(PutInPlay(on=TERM_CARD), ChooseTerm(targets.One(filters.VAMPIRE))),
        grants=HoldsTitle("archbishop:Anywhere"),
    ),
)


def test_lena_takes_no_action_that_would_give_her_a_title() -> None:
    stage = PeopleStage()
    lena, leader = stage.vampire(A, "Lena Rowe"), stage.vampire(A, "Pack Leader")
    stage.hand(A, "Crusade: Philadelphia")
    assert stage.offers(A, "play crusade-philadelphia plain", leader)
    assert not stage.offers(A, "play crusade-philadelphia plain", lena)


def test_lena_takes_no_action_of_a_card_in_play_for_a_title() -> None:
    stage = PeopleStage()
    lena, loner = stage.vampire(A, "Lena Rowe"), stage.vampire(A, "Loner")
    rise = stage.permanent(B, "Rise of the Nephtali")
    contests.change_sect(stage.table, lena, "independent")
    assert stage.offers(A, "act", loner, rise, "0")
    assert not stage.offers(A, "act", lena, rise, "0")


def test_lena_cannot_be_chosen_to_gain_a_title() -> None:
    stage = PeopleStage(2, *TITLES)
    lena, leader = stage.vampire(A, "Lena Rowe"), stage.vampire(A, "Pack Leader")
    loner = stage.vampire(A, "Loner")
    stage.hand(A, "Honor", "Election")
    stage.play(A, "play honor plain", leader)
    assert stage.offers(A, "target", loner)
    assert not stage.offers(A, "target", lena)
    stage.play(A, "target", loner)
    stage.skip("MinionPhase", A)
    stage.play(A, "play election plain", loner)
    stage.skip("ChooseTerm", A)
    assert stage.offers(A, "target", leader)
    assert not stage.offers(A, "target", lena)


def test_lena_may_be_chosen_for_other_effects_and_act_otherwise() -> None:
    stage = PeopleStage()
    lena, elder = stage.vampire(A, "Lena Rowe"), stage.vampire(B, "Elder")
    stage.hand(A, "Kine Resources Contested")
    assert stage.offers(A, "play kine-resources-contested plain", lena)
    stage.play(A, "bleed", lena)
    stage.skip("MinionPhase", A)
    assert stage.table.pool[B] == 29
    assert stage.table.in_play(elder)


def test_lena_does_not_diablerize_the_regent() -> None:
    stage = PeopleStage()
    lena, leader = stage.vampire(A, "Lena Rowe"), stage.vampire(A, "Pack Leader")
    regent, other = (
        stage.vampire(B, "Donatien", torpor=True),
        stage.vampire(B, "Elder", torpor=True),
    )
    stage.put_on(regent, "Regent")
    assert stage.offers(A, "diablerize", leader, regent)
    assert not stage.offers(A, "diablerize", lena, regent)
    assert stage.offers(A, "diablerize", lena, other)


# Marciana Giovanni, Investigator


def test_marcianas_bleeds_cost_her_blood() -> None:
    stage = PeopleStage()
    marciana = stage.vampire(A, "Marciana Giovanni, Investigator")
    bleed(stage, marciana)
    stage.skip("MinionPhase", A)
    assert stage.blood(marciana) == 1
    assert stage.table.pool[B] == 29


@ruling("Marciana Giovanni, Investigator", 1)
def test_marciana_lets_a_vampire_pay_for_intercept_during_the_action() -> None:
    stage = PeopleStage()
    stage.hand(A, "Lost in Crowds")
    kurt = stage.vampire(A, "Kurt")
    marciana = stage.vampire(B, "Marciana Giovanni, Investigator")
    rival, leader = stage.vampire(B, "Rival"), stage.vampire(B, "Pack Leader")
    bleed(stage, kurt)
    stage.skip("announced", B)
    stage.play(B, "use", marciana, "0")
    assert not stage.offers(B, "target", leader)
    stage.play(B, "target", rival)
    assert stage.table.tapped[marciana]
    assert stage.blood(rival) == 9
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", kurt)
    stage.skip("block", B)
    stage.play(B, "burn-for-intercept 1")
    assert stage.blood(rival) == 8
    assert values.intercept(stage.table, rival) == 1
    stage.skip("block", B)
    assert not stage.offers(B, "burn-for-intercept 1")


@ruling("Marciana Giovanni, Investigator", 2)
def test_marciana_gives_intercept_even_in_torpor() -> None:
    stage = PeopleStage()
    kurt = stage.vampire(A, "Kurt")
    marciana = stage.vampire(B, "Marciana Giovanni, Investigator", torpor=True)
    stage.vampire(B, "Rival")
    bleed(stage, kurt)
    stage.skip("announced", B)
    assert stage.offers(B, "use", marciana, "0")


# Matteus, Flesh Sculptor


RITE = Card(
    "Rite",
    ACTION,
    effect=Action(GainPool(1)),
    needs=filters.Is(filters.HasTitle(("archbishop", "cardinal"))),
)


def test_matteus_burns_more_blood_for_an_action_that_requires_an_archbishop() -> None:
    stage = PeopleStage(2, RITE)
    matteus, leader = stage.vampire(A, "Matteus, Flesh Sculptor"), stage.vampire(A, "Pack Leader")
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "rite", "rite")
    assert not stage.offers(A, "play rite plain", elder)
    stage.play(A, "play rite plain", matteus)
    stage.skip("MinionPhase", A)
    assert stage.blood(matteus) == 9
    stage.play(A, "play rite plain", leader)
    stage.skip("MinionPhase", A)
    assert stage.blood(leader) == 7
    assert stage.table.pool[A] == 32


def test_matteus_pays_nothing_more_as_an_archbishop_and_cannot_without_blood() -> None:
    stage = PeopleStage(2, RITE)
    matteus = stage.vampire(A, "Matteus, Flesh Sculptor")
    stage.hand(A, "rite")
    contests.give_title(stage.table, matteus, "archbishop:Anywhere")
    stage.play(A, "play rite plain", matteus)
    stage.skip("MinionPhase", A)
    assert stage.blood(matteus) == 10
    other = PeopleStage(2, RITE)
    dry = other.vampire(A, "Matteus, Flesh Sculptor", 0)
    other.hand(A, "rite")
    assert not other.offers(A, "play rite plain", dry)


@ruling("Matteus, Flesh Sculptor", 1)
def test_matteus_gets_intercept_against_an_archbishops_political_action() -> None:
    stage = ReferendumStage()
    stage.hand(A, "gift")
    leader = stage.vampire(A, "Pack Leader")
    matteus = stage.vampire(B, "Matteus, Flesh Sculptor")
    stage.play(A, "play gift plain", leader)
    try_block(stage, matteus)
    noting.note(stage.table, stage.table.scope(CurrentAction), notes.STEALTH, leader, 1)
    for intercept in (1, 2):
        stage.skip("block", B)
        stage.play(B, "use", matteus, "0")
        assert values.intercept(stage.table, matteus) == intercept
        assert stage.blood(matteus) == 10 - intercept
    stage.skip("block", B)
    assert not stage.offers(B, "use", matteus, "0")


def test_matteus_gets_no_intercept_against_others() -> None:
    stage = ReferendumStage()
    elder, matteus = stage.vampire(A, "Elder"), stage.vampire(B, "Matteus, Flesh Sculptor")
    stage.hand(A, "gift")
    stage.play(A, "play gift plain", elder)
    try_block(stage, matteus)
    stage.skip("block", B)
    assert not stage.offers(B, "use", matteus, "0")


# Mustafa, The Heir


@ruling("Mustafa, The Heir", 1)
def test_older_toreador_of_others_pay_mustafa_to_choose_his_side() -> None:
    stage = ReferendumStage(3)
    mustafa, elder = stage.vampire(A, "Mustafa, The Heir", 2), stage.vampire(A, "Elder")
    anneke = stage.vampire(B, "Anneke")
    other = stage.vampire(C, "Alexandra")
    stage.vampire(C, "Pupil")
    go_to_polling(stage, elder)
    assert not stage.offers(A, "use", mustafa, "0")
    stage.skip("polling", B)
    stage.play(B, "use", mustafa, "0")
    if stage.prompt == "Targeting":
        stage.play(B, "target", anneke)
    assert stage.blood(mustafa) == 3
    stage.play(B, "vote", mustafa, "against")
    assert tally(stage.table)[1] == 2
    stage.skip("polling", B)
    assert not stage.offers(B, "use", mustafa, "0")
    stage.skip("polling", C)
    stage.play(C, "use", mustafa, "0")
    if stage.prompt == "Targeting":
        stage.play(C, "target", other)
    stage.play(C, "vote", mustafa, "for")
    assert stage.blood(mustafa) == 4
    assert tally(stage.table)[1] == 0


# Smudge the Ignored


def test_smudge_is_stronger_after_his_first_diablerie_of_an_older_vampire() -> None:
    stage = PeopleStage()
    smudge = stage.vampire(A, "Smudge the Ignored")
    for expected in (2, 2):
        victim = stage.vampire(B, "Fledgling", torpor=True)
        stage.table.tapped[smudge] = False
        stage.play(A, "diablerize", smudge, victim)
        while stage.prompt != "MinionPhase":
            stage.do_minimum()
        if not stage.table.in_play(smudge):
            break
        assert values.strength(stage.table, smudge) == expected


def test_smudge_learns_nothing_from_a_vampire_of_his_age() -> None:
    stage = PeopleStage()
    smudge, victim = (
        stage.vampire(A, "Smudge the Ignored"),
        stage.vampire(B, "Feo Ramos", torpor=True),
    )
    stage.play(A, "diablerize", smudge, victim)
    while stage.prompt != "MinionPhase":
        stage.do_minimum()
    assert values.strength(stage.table, smudge) == 1
