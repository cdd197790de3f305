"""Tests of retainers."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP, NECROMANCY, ON_CARD
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.testing import rule

# J. S. Simmons, Esq.


@pytest.mark.parametrize(
    ("name", "what", "number"),
    [
        ("J. S. Simmons, Esq.", "bleed", 2),
        ("Tasha Morgan", "bleed", 2),
        ("Robert Carter", "bleed", 3),
        ("Mr. Winthrop", "intercept", 1),
        ("Raven Spy", "intercept", 1),
        ("Revenant", "intercept", 1),
    ],
)
def test_a_retainer_adds_to_his_minion_and_to_nobody_else(
    name: str, what: str, number: int
) -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(A, "Mazz")
    stage.put_on(krid, name)
    read = values.bleed if what == "bleed" else values.intercept
    assert read(stage.table, krid) == number
    assert read(stage.table, mazz) == (1 if what == "bleed" else 0)


# Childling Muse


@pytest.mark.parametrize(
    ("name", "member"), [("Childling Muse", "Quentin King III"), ("D'habi Revenant", "Sargon")]
)
def test_a_retainer_of_a_clan_adds_to_the_bleed_of_its_members_alone(
    name: str, member: str
) -> None:
    stage = Stage(2)
    his, krid = stage.vampire(A, member), stage.vampire(A, "Krid")
    stage.put_on(his, name)
    stage.put_on(krid, name)
    assert values.bleed(stage.table, his) == 2
    assert values.bleed(stage.table, krid) == 1


# D'habi Revenant


@rule("VTES-1.6.1-18")
def test_dhabi_revenant_has_the_burn_option_without_a_baali() -> None:
    stage = Stage(2, phase="untap")
    stage.hand(A, "D'habi Revenant")
    assert stage.offers(A, "burn-option", "dhabi-revenant")
    stage.vampire(A, "Sargon")
    assert not stage.offers(A, "burn-option", "dhabi-revenant")


# Ghoul Escort


def test_ghoul_escort_untaps_a_blocked_vampire_instead_of_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    escort = stage.put_on(elder, "Ghoul Escort")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("blocked", A)
    stage.play(A, "use", escort, "0")
    stage.resolve()
    assert stage.zone(escort) == ASH_HEAP
    assert not stage.table.tapped[elder]
    assert stage.table.tapped[rival]
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


@ruling("Ghoul Escort", 1)
def test_ghoul_escort_does_not_help_a_vampire_leaving_torpor() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder", torpor=True), stage.ally(B, "Thug")
    escort = stage.put_on(elder, "Ghoul Escort")
    stage.play(A, "leave-torpor", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", thug)
    while stage.prompt != "MinionPhase":
        assert not stage.offers(A, "use", escort, "0")
        stage.do_minimum()
    assert stage.zone(escort) == ON_CARD


# Giuseppe, Gravedigger


def test_giuseppe_helps_actions_that_need_necromancy() -> None:
    rite = Card("Rite", ACTION, NECROMANCY, basic=GainBlood(1))
    walk = Card("Walk", ACTION, effect=GainBlood(1))
    for card, mode, stealth in (("Rite", "nec", 1), ("Walk", "plain", 0)):
        stage = PeopleStage(2, rite, walk)
        elder = stage.vampire(A, "Elder", 5)
        stage.put_on(elder, "Giuseppe, Gravedigger")
        stage.hand(A, card)
        stage.play(A, "play", card.lower(), mode, elder)
        assert values.stealth(stage.table, elder) == stealth


# Jackie Therman


def test_jackie_therman_maneuvers_once_a_combat() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    pug = stage.vampire(B, "Pug Jackson")
    jackie = stage.put_on(krid, "Jackie Therman")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("range", A)
    stage.play(A, "use", jackie, "0")
    assert not stage.offers(A, "use", jackie, "0")
    stage.skip("MinionPhase")
    assert stage.blood(krid) == 2  # hands do not reach at long range


# Marijava Ghoul


def test_marijava_ghoul_helps_actions_that_need_presence() -> None:
    stage = Stage(2)
    mazz = stage.vampire(A, "Mazz")
    stage.put_on(mazz, "Marijava Ghoul")
    stage.vampire(B, "Krid")
    stage.hand(A, "Legal Manipulations")
    stage.play(A, "play", "legal-manipulations", "pre", mazz)
    stage.skip("BlockQuestion", B)
    assert values.stealth(stage.table, mazz) == 1
    plain = Stage(2)
    mazz = plain.vampire(A, "Mazz")
    plain.put_on(mazz, "Marijava Ghoul")
    plain.vampire(B, "Krid")
    plain.play(A, "bleed", mazz)
    assert values.stealth(plain.table, mazz) == 0


# Raven Spy


@rule("VTES-1.6.3-19")
@pytest.mark.parametrize(("mode", "life"), [("ani", 1), ("ANI", 2)])
def test_raven_spy_has_more_life_at_superior(mode: str, life: int) -> None:
    stage = Stage(2)
    chester = stage.vampire(A, "Chester DuBois")
    stage.hand(A, "Raven Spy")
    stage.play(A, "play", "raven-spy", mode, chester)
    stage.skip("MinionPhase")
    raven = stage.table.attached[chester][0]
    assert stage.blood(raven) == life
    assert stage.blood(chester) == 6


def test_raven_spy_needs_animalism() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    sammy = stage.vampire(A, "Sammy")
    stage.hand(A, "Raven Spy")
    assert not stage.offers(A, "play", "raven-spy", "ani", krid)
    assert stage.offers(A, "play", "raven-spy", "ani", sammy)
    assert not stage.offers(A, "play", "raven-spy", "ANI", sammy)


@ruling("Retainer with discipline level", 1)
def test_a_retainer_stays_what_he_was_when_he_was_employed() -> None:
    stage = PeopleStage(2)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Hunter")
    stage.hand(A, "Raven Spy")
    stage.play(A, "play raven-spy ANI", elder)
    stage.resolve()
    spy = stage.table.attached[elder][0]
    assert stage.blood(spy) == 2
    stage.hand(B, "Far Mastery")
    stage.skip("MinionPhase", B)
    stage.play(B, "play far-mastery dom", pupil)
    stage.skip("MinionPhase", B)
    assert (stage.table.host[spy], stage.blood(spy)) == (pupil, 2)
    assert identity.level(stage.table, pupil, "ani") == 1


# Resplendent Protector


def test_resplendent_protector_prevents_one_damage_to_her_minion() -> None:
    stage = Stage(2)
    ira = stage.vampire(A, "Ira Rivers")
    pug = stage.vampire(B, "Pug Jackson")
    protector = stage.put_on(ira, "Resplendent Protector")
    stage.play(A, "bleed", ira)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("damage", A)
    stage.play(A, "use", protector, "0")
    stage.skip("MinionPhase")
    assert (stage.blood(ira), stage.blood(pug)) == (7, 5)
    assert not stage.offers(A, "use", protector, "0")


# Robert Carter


def test_robert_carter_costs_a_blood_each_untap_phase_or_is_burned() -> None:
    stage = Stage(2, phase="untap")
    krid = stage.vampire(A, "Krid", 2)
    carter = stage.put_on(krid, "Robert Carter")
    stage.play(A, "target", carter)
    stage.play(A, "choose burn-blood")
    assert stage.blood(krid) == 1
    assert stage.zone(carter) == ON_CARD
    empty = Stage(2, phase="untap")
    krid = empty.vampire(A, "Krid", 0)
    carter = empty.put_on(krid, "Robert Carter")
    empty.play(A, "target", carter)
    assert empty.zone(carter) == ASH_HEAP
