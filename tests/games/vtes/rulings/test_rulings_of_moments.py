"""Rulings on moments: what may still be done then, and what has not been done yet."""

from __future__ import annotations

import pytest
from games.vtes.cards.court import quiet
from games.vtes.cards.people import bleed, fight, modes, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.rulings.court import Court
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.events.combat import CombatBegan, StrikeChosen, TookDamage
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.words import ACTION, BESIDE, TREMERE_SLAVE
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

ERRAND = Card("Errand", ACTION, effect=Action(GainPool(2)))
MAGE = Vampire("Mage", "tremere", 1, 5, "obf dom PRE DAI", "camarilla")
STATUE = Vampire("Statue", "gargoyle", 1, 4, "", "camarilla", TREMERE_SLAVE)


# A strike that a minion is bound to, and may not use


@rule("VTES-6.4.3-06", "VTES-6.4.2-09", "VTES-R-68")
@pytest.mark.parametrize("bound", ["gun", "thrown-gate"])
def test_who_is_bound_to_another_strike_has_none_in_a_grapple(bound: str) -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(rival, ".44 Magnum")
    stage.hand(A, "Immortal Grapple", "Flash")
    stage.hand(B, "Thrown Gate", "Blur")
    fight(stage, elder, rival)
    stage.skip("range", B)
    if bound == "gun":
        stage.play(B, "maneuver", gun, "0")
    else:
        stage.play(B, "play thrown-gate pot", rival)
    stage.play(A, "play flash cel", elder)
    stage.skip("before-strikes", A)
    stage.play(A, "play immortal-grapple pot", elder)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("additional-strikes", B)
    assert len(stage.told(StrikeChosen)) == 1
    assert [hit.card for hit in stage.told(TookDamage)] == [stage.table.word(rival)]
    stage.play(B, "play blur cel", rival)
    stage.skip("strike", B)
    stage.play(B, "strike hand")  # an additional strike he has
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 9
    assert stage.table.faults() == []


@rule("VTES-6.4.3-06")
def test_both_may_be_bound_to_strikes_that_they_cannot_use() -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    mine, theirs = stage.put_on(elder, ".44 Magnum"), stage.put_on(rival, ".44 Magnum")
    stage.hand(A, "Immortal Grapple")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "maneuver", mine, "0")
    stage.play(B, "maneuver", theirs, "0")
    stage.skip("before-strikes", A)
    stage.play(A, "play immortal-grapple pot", elder)
    stage.skip("MinionPhase")
    assert stage.told(StrikeChosen) == []
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


# Before a combat


@ruling("Action ended by an effect", 1)
@pytest.mark.parametrize(("mode", "taps"), [("dom", False), ("DOM", True)])
def test_obedience_is_played_before_deep_song_taps(mode: str, taps: bool) -> None:
    stage = Court(2)
    pupil, elder = stage.vampire(A, "Kurt"), stage.vampire(B, "Elder")
    stage.hand(A, "Deep Song")
    stage.hand(B, "Obedience")
    stage.play(A, "play deep-song ANI", pupil)
    stage.skip("entering", B)
    assert not stage.table.tapped[elder]
    stage.play(B, f"play obedience {mode}", elder)
    stage.skip("MinionPhase")
    assert stage.told(CombatBegan) == []
    assert not stage.table.tapped[elder]
    assert stage.table.tapped[pupil] == taps


def test_deep_song_taps_as_the_combat_begins() -> None:
    stage = Court(2)
    pupil, elder = stage.vampire(A, "Kurt"), stage.vampire(B, "Elder")
    stage.hand(A, "Deep Song")
    stage.play(A, "play deep-song ANI", pupil)
    stage.skip("before-range")
    assert stage.decider == B  # he counts as the acting minion
    assert stage.table.tapped[elder]


def slave_steps_in(*hand: str, by_ally: bool = False) -> tuple[Court, int, int, int]:
    """The master of a slave is blocked, and the slave takes his place."""
    stage = Court(2, ERRAND, MAGE, STATUE)
    mage, statue = stage.vampire(A, "Mage"), stage.vampire(A, "Statue")
    blocker = stage.ally(B, "Thug") if by_ally else stage.vampire(B, "Elder")
    stage.vampire(B, "Fledgling")
    stage.hand(B, *hand)
    bleed(stage, mage)
    try_block(stage, blocker)
    stage.skip("SlaveQuestion", A)
    stage.play(A, "target", statue)
    return stage, mage, statue, blocker


@rule("VTES-11-16", "VTES-R-10")
@ruling("Action ended by an effect", 1)
@pytest.mark.parametrize(("mode", "taps"), [("obf", True), ("OBF", False)])
def test_mental_maze_is_played_after_a_slave_has_stepped_in(mode: str, taps: bool) -> None:
    stage, mage, statue, elder = slave_steps_in("Mental Maze", "Obedience")
    assert stage.table.tapped[statue]
    assert not stage.table.tapped[mage]
    stage.skip("blocked", B)
    assert modes(stage, B, "obedience") == []
    stage.play(B, f"play mental-maze {mode}", elder)
    stage.skip("MinionPhase")
    assert stage.told(CombatBegan) == []
    assert stage.table.tapped[elder] == taps


@rule("VTES-11-16", "VTES-R-10")
def test_the_acting_methuselah_is_asked_for_slaves_before_anybody_answers_the_block() -> None:
    stage = Court(2, ERRAND, MAGE, STATUE)
    mage, _ = stage.vampire(A, "Mage"), stage.vampire(A, "Statue")
    elder = stage.vampire(B, "Elder")
    stage.hand(B, "Obedience")
    bleed(stage, mage)
    try_block(stage, elder)
    while stage.prompt != "SlaveQuestion":
        assert stage.window != "blocked"
        stage.least()
    stage.play(A, "done")
    stage.skip("blocked", B)
    assert modes(stage, B, "obedience") == ["dom", "DOM"]


@rule("VTES-11-16")
def test_a_slave_fights_only_for_the_block_for_which_he_stepped_in() -> None:
    stage, mage, statue, thug = slave_steps_in(by_ally=True)
    stage.hand(A, "Psychomachia")
    stage.skip("blocked", A)
    stage.play(A, "play psychomachia dai", mage)
    try_block(stage, stage.table.ready[B][1])
    stage.skip("MinionPhase")
    (combat,) = stage.told(CombatBegan)
    assert combat.card == stage.table.word(mage)
    assert stage.table.tapped[statue]
    assert not stage.table.tapped[thug]


def test_a_block_that_leads_to_no_combat_is_no_time_for_obedience() -> None:
    stage = Court(2)
    pupil, elder = stage.vampire(A, "Pupil", torpor=True), stage.vampire(B, "Elder")
    stage.hand(B, "Obedience", "Enhanced Senses")
    stage.play(A, "leave-torpor", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", elder)
    stage.skip("blocked", B)
    assert modes(stage, B, "obedience") == []


# An action that never resolved


@pytest.mark.parametrize("ended", [True, False])
@rule("VTES-R-32")
def test_a_bleed_that_the_kiss_of_ra_ended_may_be_taken_again(ended: bool) -> None:
    stage = Court(2)
    elder, fledgling = stage.vampire(A, "Elder"), stage.vampire(B, "Fledgling")
    stage.hand(A, "The Kiss of Ra")
    bleed(stage, elder)
    try_block(stage, fledgling)
    if ended:
        stage.play(A, "play the-kiss-of-ra for", elder)
    stage.skip("MinionPhase")
    stage.table.tapped[elder] = False  # something untaps him
    assert stage.offers(A, "bleed", elder) == ended


@rule("VTES-R-32")
@pytest.mark.parametrize("continued", [True, False])
def test_an_errand_that_the_kiss_of_ra_ended_may_be_run_again(continued: bool) -> None:
    stage = Court(2, ERRAND)
    elder, fledgling = stage.vampire(A, "Elder"), stage.vampire(B, "Fledgling")
    thug = stage.ally(B, "Thug")
    stage.hand(A, "The Kiss of Ra", "errand", "errand", "Shadow Body")
    stage.play(A, "play errand plain", elder)
    if continued:
        try_block(stage, thug)
        strikes(stage, stage.text("play shadow-body OBT", elder))
    try_block(stage, fledgling)
    stage.play(A, "play the-kiss-of-ra for", elder)
    stage.skip("MinionPhase")
    stage.table.tapped[elder] = False  # something untaps him
    assert (modes(stage, A, "errand") == ["plain"]) == (not continued)


@rule("VTES-R-32", "VTES-R-42")
def test_a_bleed_whose_minion_fell_before_it_resolved_may_be_taken_again() -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bleed(stage, elder)
    try_block(stage, rival)
    moving.to_torpor(stage.table, elder)
    stage.skip("MinionPhase")
    moving.to_ready(stage.table, elder)
    stage.table.tapped[elder] = False  # somebody rescued him, something untaps him
    assert stage.offers(A, "bleed", elder)


# At any time


def mystic(seats: int = 3) -> tuple[Court, int, int]:
    """C has the mystic and a wounded ally; A and B are to fight."""
    stage = Court(seats)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    found, thug = stage.ally(C, "Vagabond Mystic"), stage.ally(C, "Thug", 1)
    fight(stage, elder, rival)
    return stage, found, thug


@pytest.mark.parametrize("window", ["before-range", "damage", "end-of-round"])
def test_the_mystic_helps_while_others_fight(window: str) -> None:
    stage, found, thug = mystic()
    stage.skip(window, C)
    stage.play(C, "use", found, "0")
    assert stage.blood(thug) == 2


def test_the_mystic_helps_an_ally_of_his_side_who_fights() -> None:
    stage = Court(2)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", 1)
    found = stage.ally(B, "Vagabond Mystic")
    fight(stage, elder, thug)
    for window in ("before-range", "range", "strike"):
        stage.skip(window, B)
        assert stage.offers(B, "use", found, "0")
    stage.play(B, "use", found, "0")
    assert stage.blood(thug) == 2


def test_disarm_is_shaken_off_in_the_combat_of_another() -> None:
    stage = Court(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    kurt = stage.vampire(C, "Kurt")
    disarm = stage.put_on(kurt, "Disarm", A)
    fight(stage, elder, rival)
    stage.skip("damage", C)
    stage.play(C, "use", disarm, "0")
    assert stage.blood(kurt) == 5


def intervention(phase: str, edge: bool = True) -> tuple[Stage, int]:
    """B is named for a Hand Intervention of C, in the turn of A."""
    stage = quiet(3, phase, "hand-intervention")
    card = stage.permanent(C, "hand-intervention")
    noting.note(stage.table, 0, notes.NAMED_SEAT, card, B)
    if edge:
        stage.edge(B)
    return stage, card


@pytest.mark.parametrize("phase", ["untap", "master", "minion", "influence", "discard"])
def test_a_hand_intervention_is_burned_in_any_phase_of_others(phase: str) -> None:
    stage, card = intervention(phase)
    stage.play(A, "done" if phase == "untap" else "pass")
    assert (stage.decider, stage.table.active) == (B, A)
    assert stage.prompt == f"{phase.capitalize()}{'OfOthers' if phase == 'untap' else 'Phase'}"
    stage.play(B, "use", card, "0")
    assert stage.zone(card) != BESIDE
    assert stage.table.edge != B


def test_a_hand_intervention_is_burned_in_a_combat_of_others() -> None:
    stage = Court(3)
    card = stage.permanent(A, "Hand Intervention")
    noting.note(stage.table, 0, notes.NAMED_SEAT, card, C)
    stage.edge(C)
    fight(stage, stage.vampire(A, "Elder"), stage.vampire(B, "Rival"))
    stage.skip("damage", C)
    stage.play(C, "use", card, "0")
    assert stage.zone(card) != BESIDE


def test_nobody_is_asked_for_a_hand_intervention_without_the_edge() -> None:
    for edge in (True, False):
        stage, _ = intervention("master", edge)
        window = stage.window
        stage.play(A, "pass")
        assert ((stage.window, stage.decider) == (window, B)) == edge
