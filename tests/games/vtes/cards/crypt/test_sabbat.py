"""Tests of Sabbat vampires without a title and of Blood Brothers."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PEOPLE,
    PeopleStage,
    bleed,
    choose_strikes,
    decline_blocks,
    fight,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    COMBAT,
    NOBODY,
    NOTHING,
    THAUMATURGY,
    TORPOR,
)
from conclave.games.vtes.rules.frame_types import CurrentCombat, CurrentReferendum, CurrentRound
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.testing import rule

# Ilse


@rule("VTES-G-01", "VTES-11-17")
def test_blood_brothers_belong_to_circles_and_are_sterile() -> None:
    cards = Stage(2).table.cards
    circles = {name: cards.crypt[cards.numbers[name]].circle for name in ("ilse", "karl", "kyrylo")}
    assert circles == {"ilse": "torrance", "karl": "torrance", "kyrylo": "kiev"}
    assert cards.has(cards.numbers["truman"], "sterile")


# Alejandro Aguirre


def third(stage: PeopleStage) -> tuple[int, int, int]:
    """A minion of A is blocked by one of B, and C has Alejandro."""
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    return elder, rival, stage.vampire(C, "Alejandro Aguirre")


HOT = Card("Hot Air", COMBAT, effect=Inflict(2, parts.OPPONENT), when="before-range")


def test_alejandro_hurts_both_who_fight() -> None:
    stage = PeopleStage(3)
    elder, rival, alejandro = third(stage)
    stage.hand(A, "Skin of Steel")
    fight(stage, elder, rival)
    stage.skip("before-range", C)
    stage.play(C, "use", alejandro, "0")
    assert stage.table.tapped[alejandro]
    stage.skip("before-range")
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)
    assert not stage.offers(stage.decider, "use", alejandro, "0")


@ruling("Alejandro Aguirre", 1)
def test_alejandro_does_aggravated_damage_where_all_damage_is_aggravated() -> None:
    stage = PeopleStage(3)
    elder, rival, alejandro = third(stage)
    stage.hand(A, "Dawn Operation")
    bleed(stage, elder)
    stage.play(A, "play dawn-operation FOR", elder)
    try_block(stage, rival)
    stage.skip("before-range", C)
    stage.play(C, "use", alejandro, "0")
    stage.resolve()
    assert (stage.zone(elder), stage.zone(rival)) == (TORPOR, TORPOR)


def test_alejandro_does_not_do_it_in_his_own_combat_or_in_torpor_or_tapped() -> None:
    mine = PeopleStage(2)
    elder, alejandro = mine.vampire(A, "Elder"), mine.vampire(B, "Alejandro Aguirre")
    fight(mine, elder, alejandro)
    mine.skip("before-range", B)
    assert not mine.offers(B, "use", alejandro, "0")
    for tapped, torpor in ((True, False), (False, True)):
        stage = PeopleStage(3)
        elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
        stage.vampire(C, "Alejandro Aguirre", tapped=tapped, torpor=torpor)
        fight(stage, elder, rival)
        while stage.window == "before-range":
            assert not any(
                move.startswith("use alejandro") for move in stage.options(stage.decider)
            )
            stage.do_minimum()


def test_alejandro_may_do_it_in_a_combat_of_his_controllers_other_minion() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    alejandro = stage.vampire(B, "Alejandro Aguirre")
    thug = stage.ally(A, "Thug", 1)
    stage.play(A, "bleed", thug)
    try_block(stage, rival)
    stage.skip("before-range", B)
    stage.play(B, "use", alejandro, "0")
    stage.skip("MinionPhase")
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(rival) == 8
    assert stage.blood(elder) == 10


@ruling("Damage before range is determined", 1)
def test_damage_before_range_may_be_prevented_unless_it_says_otherwise() -> None:
    stage = Stage(3, extra=(*PEOPLE, HOT))
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    alejandro = stage.vampire(C, "Alejandro Aguirre")
    stage.hand(A, "Hot Air")
    stage.hand(B, "Indomitability")
    stage.play(A, "bleed", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.skip("before-range", C)
    stage.play(C, "use", alejandro, "0")
    stage.skip("before-range", A)
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)
    stage.play(A, "play hot-air plain", elder)
    stage.skip("damage", B)
    stage.play(B, "play indomitability for", rival)
    stage.skip("strike", A)
    assert stage.blood(rival) == 7


# Angela Decker


def test_angela_costs_two_pool_when_she_is_burned_in_combat() -> None:
    stage = PeopleStage()
    angela, rival = stage.vampire(A, "Angela Decker"), stage.vampire(B, "Rival")
    stage.hand(B, "Wolf Claws")
    fight(stage, angela, rival)
    stage.table.blood[angela] = 0
    flame = stage.put_on(rival, "Flamethrower")
    choose_strikes(stage, second=stage.text("strike", flame, "0"))
    stage.skip("MinionPhase")
    assert stage.zone(angela) == ASH_HEAP
    assert stage.table.pool == [28, 30]
    calm = PeopleStage()
    angela = calm.vampire(A, "Angela Decker")
    calm.begin()
    moving.burn(calm.table, angela)
    assert calm.table.pool == [30, 30]


# Basil


def test_older_vampires_are_stronger_against_basil() -> None:
    stage = PeopleStage()
    basil, rival = stage.vampire(A, "Basil"), stage.vampire(B, "Rival")
    assert values.strength(stage.table, rival) == 1
    fight(stage, basil, rival)
    assert values.strength(stage.table, rival) == 2
    assert values.strength(stage.table, basil) == 1
    even = PeopleStage()
    basil, royce = even.vampire(A, "Basil"), even.vampire(B, "Royce")
    fight(even, basil, royce)
    assert values.strength(even.table, royce) == 1


# Cynthia Ingold


@pytest.mark.parametrize(("foe", "strength"), [("Rival", 2), ("Mosfair", 1)])
def test_cynthia_is_stronger_against_the_camarilla(foe: str, strength: int) -> None:
    stage = PeopleStage()
    cynthia, other = stage.vampire(A, "Cynthia Ingold"), stage.vampire(B, foe)
    fight(stage, cynthia, other)
    assert values.strength(stage.table, cynthia) == strength
    assert identity.has_trait(stage.table, cynthia, "sterile")


# Goratrix


@ruling("Goratrix", 1)
@pytest.mark.parametrize(("name", "left"), [("Rival", 7), ("Thug", 1)])
def test_goratrix_steals_blood_or_life_at_any_range(name: str, left: int) -> None:
    stage = PeopleStage()
    goratrix = stage.vampire(A, "Goratrix", 5)
    foe = stage.ally(B, name) if name == "Thug" else stage.vampire(B, name)
    assert values.bleed(stage.table, goratrix) == 2
    fight(stage, goratrix, foe)
    noting.note(stage.table, stage.table.scope(CurrentRound), notes.LONG_RANGE, goratrix, 1)
    choose_strikes(stage, stage.text("strike", goratrix, "0"))
    stage.skip("MinionPhase")
    assert (stage.blood(goratrix), stage.blood(foe)) == (7, left)


# Greta Kircher


def test_greta_makes_the_bleeds_of_the_young_and_of_allies_smaller() -> None:
    for name, offered in (("Pupil", True), ("Elder", False), ("Thug", True)):
        stage = PeopleStage()
        make = stage.ally if name == "Thug" else stage.vampire
        minion, greta = make(A, name), stage.vampire(B, "Greta Kircher", tapped=True)
        stage.hand(B, "Majesty")
        bleed(stage, minion)
        stage.skip("announced", B)
        assert stage.offers(B, "use", greta, "0") == offered
    stage = PeopleStage()
    pupil, greta = stage.vampire(A, "Pupil"), stage.vampire(B, "Greta Kircher")
    bleed(stage, pupil)
    stage.skip("announced", B)
    stage.play(B, "use", greta, "0")
    stage.resolve()
    assert stage.table.pool[B] == 30
    assert stage.blood(greta) == 6


def test_greta_does_nothing_for_others_and_does_it_once() -> None:
    stage = PeopleStage(3)
    pupil, greta = stage.vampire(A, "Pupil"), stage.vampire(C, "Greta Kircher")
    bleed(stage, pupil)
    stage.skip("announced", C)
    assert not stage.offers(C, "use", greta, "0")
    twice = PeopleStage()
    pupil, greta = twice.vampire(A, "Pupil"), twice.vampire(B, "Greta Kircher")
    twice.vampire(B, "Rival")
    bleed(twice, pupil)
    twice.skip("announced", B)
    twice.play(B, "use", greta, "0")
    assert not twice.offers(B, "use", greta, "0")


# Janey Pickman


@ruling("Make strike aggravated", 1)
@pytest.mark.parametrize("name", ["Janey Pickman", "Lambach"])
def test_hands_may_be_made_aggravated_after_both_strikes_are_chosen(name: str) -> None:
    stage = PeopleStage()
    minion, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
    full = stage.blood(minion)
    fight(stage, minion, rival)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    assert stage.window == "strikes-chosen"
    stage.play(A, "use", minion, "0")
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.blood(minion) == full - 2


@pytest.mark.parametrize(
    ("name", "again", "strength"), [("Janey Pickman", True, 1), ("Lambach", False, 2)]
)
def test_hands_are_made_aggravated_once_each_round_or_combat(
    name: str, again: bool, strength: int
) -> None:
    stage = PeopleStage()
    minion, thug = stage.vampire(A, name), stage.ally(B, "Thug")
    stage.hand(A, "Wolf Claws")
    assert values.strength(stage.table, minion) == strength
    fight(stage, minion, thug)
    stage.play(A, "use", minion, "0")
    assert not stage.offers(A, "use", minion, "0")
    noting.note(stage.table, stage.table.scope(CurrentCombat), notes.GAINED_PRESS, minion, 1)
    stage.skip("press", A)
    stage.play(A, "press")
    stage.skip("before-range", A)
    assert stage.offers(A, "use", minion, "0") == again


# Joseph O'Grady


@ruling("Non-locking referendum ability", 1)
@ruling("Usable during the polling step", 1)
def test_joseph_gets_a_vote_for_a_blood_once_each_referendum() -> None:
    stage = PeopleStage(3)
    joseph, pupil = stage.vampire(B, "Joseph O'Grady", tapped=True), stage.vampire(A, "Pupil")
    stage.vampire(B, "Mayor")
    stage.hand(A, "Kine Resources Contested")
    assert values.strength(stage.table, joseph) == 2
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    stage.play(B, "use", joseph, "0")
    assert stage.blood(joseph) == 6
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", joseph, "0")
    assert stage.offers(B, "vote", joseph, "for")
    forced = PeopleStage(3)
    joseph, pupil = forced.vampire(B, "Joseph O'Grady"), forced.vampire(A, "Pupil")
    forced.vampire(B, "Mayor")
    forced.hand(A, "Kine Resources Contested")
    forced.play(A, "play kine-resources-contested plain", pupil)
    forced.skip("Referendum", B)
    noting.note(
        forced.table, forced.table.scope(CurrentReferendum), notes.REFERENDUM_SETTLED, NOTHING, 1
    )
    assert not forced.offers(B, "use", joseph, "0")


# Keith Moody


def test_the_prey_may_burn_the_edge_to_hurt_keith() -> None:
    for answer, blood, edge in (("target", 2, NOBODY), ("done", 3, B)):
        stage = Stage(3, phase="untap")
        keith = stage.vampire(A, "Keith Moody")
        stage.edge(B)
        stage.play(A, "target", keith)
        assert stage.decider == B
        stage.play(B, *([answer, keith] if answer == "target" else [answer]))
        stage.skip("MasterPhase", A)
        assert stage.blood(keith) == blood
        assert stage.table.edge == edge


@pytest.mark.parametrize("holder", [A, C, NOBODY])
def test_nobody_else_may(holder: int) -> None:
    stage = Stage(3, phase="untap")
    keith = stage.vampire(A, "Keith Moody")
    stage.edge(holder)
    while stage.prompt != "MasterPhase":
        assert stage.decider == A
        if stage.offers(A, "target", keith):
            stage.play(A, "target", keith)
        else:
            stage.do_minimum()
    assert stage.blood(keith) == 3


# Nettie Hale


@pytest.mark.parametrize(
    ("name", "card", "stealth"),
    [
        ("Nettie Hale", "thug", 2),
        ("Nettie Hale", "valet", 2),
        ("Nettie Hale", "lamp", 1),
        ("Joaquina Amaya", "lamp", 2),
        ("Joaquina Amaya", "thug", 1),
    ],
)
def test_some_have_more_stealth_in_some_actions(name: str, card: str, stealth: int) -> None:
    stage = PeopleStage()
    minion = stage.vampire(A, name)
    stage.hand(A, card)
    stage.play(A, "play", card, "plain", minion)
    stage.skip("announced")
    assert values.stealth(stage.table, minion) == stealth


# Omaya


def test_omaya_prevents_a_damage_once_each_combat() -> None:
    stage = PeopleStage()
    omaya, rival = stage.vampire(A, "Omaya"), stage.vampire(B, "Rival")
    stage.hand(A, "Blur")
    fight(stage, omaya, rival)
    choose_strikes(stage)
    stage.skip("damage", A)
    stage.play(A, "use", omaya, "0")
    assert not stage.offers(A, "use", omaya, "0")
    stage.skip("MinionPhase")
    assert stage.blood(omaya) == 7


# Owain Evans, The Wanderer


@ruling("Owain Evans, The Wanderer", 1, 2)
def test_owain_may_feed_a_vampire_in_every_untap_phase() -> None:
    stage = PeopleStage(3)
    stage._phase = 0
    stage.table.active = B
    stage.vampire(A, "Owain Evans, The Wanderer")
    rival, elder = stage.vampire(B, "Rival", 3), stage.vampire(C, "Elder", 3)
    pupil = stage.vampire(A, "Pupil", 3)
    assert stage.decider == B
    stage.play(B, "done")
    assert stage.decider == A
    assert not stage.offers(A, "target", elder)
    stage.play(A, "target", rival)
    assert stage.blood(rival) == 4
    stage.skip("MasterPhase", B)
    assert stage.blood(rival) == 4
    stage.skip("UntapPhase", C)
    stage.play(C, "done")
    assert stage.decider == A
    stage.play(A, "done")
    stage.skip("UntapPhase", A)
    assert (stage.blood(elder), stage.blood(pupil)) == (3, 3)


def test_owain_does_not_in_torpor() -> None:
    stage = Stage(2, active=B, phase="untap")
    stage.vampire(A, "Owain Evans, The Wanderer", torpor=True)
    krid = stage.vampire(B, "Krid", 0)
    stage.skip("MasterPhase", B)
    assert stage.blood(krid) == 0


# Richard Tauber, Ayelea's Puppet


@pytest.mark.parametrize(
    ("name", "acting", "intercept"),
    [
        ("Richard Tauber, Ayelea's Puppet", "Percival", -1),
        ("Richard Tauber, Ayelea's Puppet", "Lawbringer", -1),
        ("Richard Tauber, Ayelea's Puppet", "Krid", 0),
        ("Jubal", "Nehsi", 1),
        ("Jubal", "Milton Fox", 1),
        ("Jubal", "Krid", 0),
    ],
)
def test_some_intercept_clans_better_or_worse(name: str, acting: str, intercept: int) -> None:
    stage = Stage(2)
    minion, blocker = stage.vampire(A, acting), stage.vampire(B, name)
    stage.play(A, "bleed", minion)
    assert values.intercept(stage.table, blocker) == intercept


# Roderick Phillips March


def test_rodericks_minions_have_stealth_when_they_equip() -> None:
    for seat, torpor, stealth in ((A, False, 2), (A, True, 1), (B, False, 1)):
        stage = PeopleStage()
        stage.vampire(seat, "Roderick Phillips March", torpor=torpor)
        pupil = stage.vampire(A, "Pupil")
        stage.hand(A, "Lamp")
        stage.play(A, "play lamp plain", pupil)
        stage.skip("announced")
        assert values.stealth(stage.table, pupil) == stealth


@pytest.mark.parametrize(
    "name", ["Roderick Phillips March", "Omme Enberbenight", "Pherydima", "The Arcadian"]
)
def test_kiasyd_are_vulnerable_to_cold_iron(name: str) -> None:
    stage = Stage(2)
    card = stage.vampire(A, name)
    assert identity.has_trait(stage.table, card, "vulnerability:cold-iron")


# Royce


def test_royce_and_christine_are_worse_in_bleeds() -> None:
    stage = Stage(2)
    royce, christine = stage.vampire(A, "Royce"), stage.vampire(B, "Christine Boscacci")
    stage.play(A, "bleed", royce)
    assert values.stealth(stage.table, royce) == -1
    assert values.intercept(stage.table, christine) == -1
    other = Stage(2)
    royce, christine = other.vampire(A, "Royce", 0), other.vampire(B, "Christine Boscacci")
    other.play(A, "hunt", royce)
    assert values.stealth(other.table, royce) == 1
    assert values.intercept(other.table, christine) == 0


# The Arcadian


def test_the_arcadian_bleeds_better_for_a_blood() -> None:
    stage = Stage(2)
    arcadian = stage.vampire(A, "The Arcadian")
    stage.play(A, "act", arcadian, arcadian, "0")
    assert values.stealth(stage.table, arcadian) == 1
    stage.resolve()
    assert stage.table.pool[B] == 28
    assert stage.blood(arcadian) == 7


# Tobias Smith


@rule("VTES-10.2-06")
def test_tobias_makes_an_untitled_vampire_of_yours_a_bishop() -> None:
    stage = Stage(2)
    tobias = stage.vampire(A, "Tobias Smith")
    for name in ("Mosfair", "Percival", "Gilbert Duane"):
        stage.vampire(A, name)
    stage.vampire(B, "Omaya")
    assert not stage.offers(A, "act", tobias, tobias, "0")
    guggenheim = stage.vampire(A, "Guggenheim")
    stage.play(A, "act", tobias, tobias, "0")
    stage.resolve()
    assert titles.title(stage.table, guggenheim) == "bishop"


# Uta Kovacs


SPARK = Card("Spark", COMBAT, THAUMATURGY, cost=Blood(2), basic=Strike(damage=1))


@rule("VTES-6.1.6-03")
def test_uta_attacks_any_minion_of_another() -> None:
    stage = PeopleStage(4)
    uta = stage.vampire(A, "Uta Kovacs")
    own = stage.vampire(A, "Pupil")
    thug, far = stage.ally(B, "Thug"), stage.vampire(C, "Rival")
    stage.vampire(D, "Elder", torpor=True)
    stage.play(A, "act", uta, uta, "0")
    assert stage.prompt == "Targeting"
    assert stage.options(A) == [stage.text("target", thug), stage.text("target", far)]
    assert not stage.offers(A, "target", own)
    stage.play(A, "target", far)
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (0, C)
    stage.skip("strike", A)
    assert stage.table.tapped[uta]


def test_uta_pays_less_for_thaumaturgy_alone() -> None:
    stage = Stage(2, extra=(*PEOPLE, SPARK))
    uta, rival = stage.vampire(A, "Uta Kovacs"), stage.vampire(B, "Rival")
    stage.hand(A, "Spark")
    fight(stage, uta, rival)
    stage.skip("strike", A)
    stage.play(A, "play spark tha", uta)
    stage.skip("strike", B)
    assert stage.blood(uta) == 7
    other = PeopleStage(3)
    rival, uta = other.vampire(A, "Rival"), other.vampire(B, "Uta Kovacs")
    other.hand(B, "Telepathic Misdirection")
    bleed(other, rival)
    decline_blocks(other)
    other.play(B, "play telepathic-misdirection AUS", uta)
    other.skip("MinionPhase")
    assert other.blood(uta) == 7
    assert other.table.pool == [30, 30, 29]
