"""Allies: what they are, what they may do."""

from __future__ import annotations

import pytest
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import ASH_HEAP, COMBAT, READY, THAUMATURGY
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.testing import rule


@pytest.mark.parametrize(
    ("name", "life", "strength", "bleed"),
    [
        ("Loyal Street Gang", 2, 1, 0), ("Young Bloods", 3, 2, 0), ("The Knights", 2, 2, 0),
        ("The Slashers", 3, 0, 0), ("Outcast Mage", 2, 0, 1), ("Political Ally", 1, 0, 3),
        ("Gypsies", 1, 1, 1), ("Thadius Zho, Mage", 2, 0, 2), ("Rafastio Ghoul", 2, 1, 1),
        ("Hellhound", 2, 1, 0), ("Order of Hermes Cabal", 2, 0, 1), ("Procurer", 1, 1, 0),
    ],
)  # fmt: skip
def test_an_ally_has_what_is_printed(name: str, life: int, strength: int, bleed: int) -> None:
    stage = Stage(2)
    ally = stage.ally(A, name)
    assert stage.blood(ally) == life
    assert values.strength(stage.table, ally) == strength
    assert values.bleed(stage.table, ally) == bleed


@rule("EX-6.2.1-b")
def test_pug_recruits_the_loyal_street_gang() -> None:
    stage = Stage(3)
    krid = stage.vampire(A, "Krid", tapped=True)
    pug = stage.vampire(A, "Pug Jackson")
    stage.vampire(B, "Eugenio Estevez")
    stage.hand(A, "Loyal Street Gang")
    stage.play(A, "play", "loyal-street-gang", "plain", pug)
    stage.skip("BlockQuestion", B)
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"], action["target_seat"]) == ("recruit", 1, None)
    assert [stage.table.tapped[card] for card in (krid, pug)] == [True, True]
    assert stage.table.pool[A] == 30
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 29
    gang = stage.table.ready[A][-1]
    assert stage.names((gang,)) == ["loyal-street-gang"]
    assert stage.blood(gang) == 2
    assert not stage.offers(A, "bleed", gang)


@pytest.mark.parametrize(
    ("name", "damage"), [("The Slashers", 1), ("Outcast Mage", 2), ("Talaq, The Immortal", 1)]
)
def test_an_ally_with_a_ranged_strike(name: str, damage: int) -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Pug Jackson")
    ally = stage.ally(B, name)
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ally)
    stage.skip("strike", B)
    assert stage.offers(B, "strike", "hand")
    stage.play(B, "strike", ally, "0")
    stage.skip("MinionPhase")
    assert stage.blood(krid) == 6 - damage


def test_outcast_mage_maneuvers_once_a_combat_and_the_slashers_do_not() -> None:
    for name, maneuvers in (("Outcast Mage", True), ("The Slashers", False)):
        stage = Stage(2)
        krid = stage.vampire(A, "Krid")
        ally = stage.ally(B, name)
        stage.play(A, "bleed", krid)
        stage.skip("BlockQuestion", B)
        stage.play(B, "block", ally)
        stage.skip("range", B)
        assert stage.offers(B, "use", ally, "0") == maneuvers


def test_arcanum_investigator_burns_equipment_of_neighbours() -> None:
    stage = Stage(4)
    ally = stage.ally(A, "Arcanum Investigator")
    pug = stage.vampire(B, "Pug Jackson")
    gun = stage.put_on(pug, ".44 Magnum")
    far = stage.vampire(C, "Mazz")
    other = stage.put_on(far, "Laptop Computer")
    stage.play(A, "act", ally, ally, "0")
    stage.skip("MinionPhase")
    assert stage.zone(gun) == ASH_HEAP
    assert stage.zone(other) != ASH_HEAP


def test_arms_dealer_finds_a_weapon() -> None:
    stage = Stage(2)
    dealer = stage.ally(A, "Arms Dealer")
    stage.hand(A, *["Ascendance"] * 7)
    stage.library(A, "Fame", "Submachine Gun")
    stage.play(A, "act", dealer, dealer, "0")
    stage.skip("Search", A)
    assert stage.options(A) == ["name submachine-gun", "done"]
    stage.play(A, "done")
    assert len(stage.table.library[A]) == 2


def test_felix_burns_a_location_for_a_pool() -> None:
    stage = Stage(2)
    felix = stage.ally(A, 'Felix "Fix" Hessian')
    library = stage.permanent(B, "Elder Library")
    stage.play(A, "act", felix, felix, "0")
    stage.skip("MinionPhase")
    assert stage.zone(library) == ASH_HEAP
    assert stage.table.pool[A] == 29


def test_gypsies_have_stealth() -> None:
    stage = Stage(2)
    gypsies = stage.ally(A, "Gypsies")
    gang = stage.ally(A, "Loyal Street Gang")
    assert values.stealth(stage.table, gypsies) == 1
    assert values.stealth(stage.table, gang) == 0


def test_hellhound_does_not_act_and_heals() -> None:
    stage = Stage(2)
    hound = stage.ally(A, "Hellhound")
    gang = stage.ally(A, "Loyal Street Gang")
    assert not stage.offers(A, "bleed", hound)
    assert stage.offers(A, "bleed", gang)
    for before, after in ((1, 2), (2, 2)):
        later = Stage(2, phase="untap")
        hound = later.ally(A, "Hellhound", before)
        later.play(A, "target", hound)
        assert later.blood(hound) == after


def test_leonardo_and_procurer_feed_vampires() -> None:
    stage = Stage(2)
    leonardo = stage.ally(A, "Leonardo, Mortician")
    krid = stage.vampire(B, "Krid", 0)
    stage.play(A, "act", leonardo, leonardo, "0")
    stage.skip("MinionPhase")
    assert stage.blood(krid) == 1
    mine = Stage(2)
    procurer = mine.ally(A, "Procurer")
    mine.vampire(B, "Krid", 0)
    assert not mine.offers(A, "act", procurer, procurer, "0")
    mazz = mine.vampire(A, "Mazz", 1)
    mine.play(A, "act", procurer, procurer, "0")
    assert mine.table.view(None)["action"]["stealth"] == 2
    mine.skip("MinionPhase")
    assert mine.blood(mazz) == 2


def test_order_of_hermes_cabal_attacks_tremere_only() -> None:
    stage = Stage(2)
    cabal = stage.ally(A, "Order of Hermes Cabal")
    stage.vampire(B, "Krid")
    assert not stage.offers(A, "act", cabal, cabal, "0")
    cohn = stage.vampire(B, "Cohn Rose")
    stage.play(A, "act", cabal, cabal, "0")
    stage.skip("strike", A)
    stage.play(A, "strike", cabal, "0")
    stage.skip("MinionPhase")
    assert cohn in stage.table.torpor[B]


def test_scapelli_presses_to_continue_once_a_combat() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Pug Jackson")
    scapelli = stage.ally(B, 'Scapelli, The Family "Mechanic"')
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", scapelli)
    stage.skip("press", B)
    stage.play(B, "use", scapelli, "0")
    stage.skip("press", B)
    assert not stage.offers(B, "use", scapelli, "0")


def test_thadius_zho_burns_a_blood() -> None:
    stage = Stage(2)
    zho = stage.ally(A, "Thadius Zho, Mage")
    krid = stage.vampire(B, "Krid", 2)
    stage.play(A, "act", zho, zho, "0")
    stage.skip("MinionPhase")
    assert stage.blood(krid) == 1


@rule("VTES-1.6.3-06", "VTES-1.6.3-07", "EX-1.6.3-b")
def test_talaq_plays_basic_thaumaturgy_with_his_life() -> None:
    spark = Card(
        "Spark",
        COMBAT,
        THAUMATURGY,
        cost=Blood(1),
        basic=Strike(damage=1, ranged=True),
        superior=Strike(damage=2, ranged=True),
    )
    stage = Stage(2, extra=(spark,))
    talaq = stage.ally(A, "Talaq, The Immortal")
    pug = stage.vampire(B, "Pug Jackson")
    stage.hand(A, "Spark", "Undead Strength")
    stage.play(A, "bleed", talaq)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("strike", A)
    assert not stage.offers(A, "play", "spark", "THA", talaq)
    assert not stage.offers(A, "play", "undead-strength", "pot", talaq)
    stage.play(A, "play", "spark", "tha", talaq)
    stage.skip("strike", B)
    assert stage.blood(talaq) == 2  # it cost 1 blood, which is his life
    stage.skip("MinionPhase")
    assert (stage.blood(talaq), stage.blood(pug)) == (1, 5)


@rule("VTES-1.6.3-08", "VTES-1.6.3-10")
def test_an_ally_who_steals_blood_gains_life_and_keeps_it() -> None:
    stage = Stage(2)
    talaq = stage.ally(A, "Talaq, The Immortal")
    gang = stage.vampire(B, "Milo, The Invisible Horror")
    goggles = stage.put_on(talaq, "IR Goggles")
    stage.hand(A, "Theft of Vitae")
    stage.play(A, "bleed", talaq)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", gang)
    stage.skip("range", A)
    stage.play(A, "use", goggles, "0")
    stage.skip("strike", A)
    stage.play(A, "play", "theft-of-vitae", "tha", talaq)
    stage.skip("MinionPhase")
    assert (stage.blood(talaq), stage.blood(gang)) == (4, 2)


def test_ghouled_street_thug_plays_basic_potence() -> None:
    stage = Stage(2)
    thug = stage.ally(A, "Ghouled Street Thug")
    pug = stage.vampire(B, "Pug Jackson")
    stage.hand(A, "Undead Strength", "Theft of Vitae")
    stage.play(A, "bleed", thug)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("strike", A)
    assert stage.offers(A, "play", "undead-strength", "pot", thug)
    assert not stage.offers(A, "play", "theft-of-vitae", "tha", thug)


def test_young_bloods_burn_blood_of_a_tapped_vampire() -> None:
    stage = Stage(2)
    bloods = stage.ally(A, "Young Bloods")
    stage.vampire(B, "Kurt Densch", tapped=True)
    stage.vampire(B, "Krid")
    assert not stage.offers(A, "act", bloods, bloods, "0")
    pug = stage.vampire(B, "Pug Jackson", tapped=True)
    stage.play(A, "act", bloods, bloods, "0")
    stage.skip("MinionPhase")
    assert stage.blood(pug) == 4


def test_who_burns_the_young_bloods_gains_two_blood() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson", 3)
    bloods = stage.ally(B, "Young Bloods", 1)
    stage.play(A, "bleed", pug)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", bloods)
    stage.skip("MinionPhase")
    assert stage.zone(bloods) == ASH_HEAP
    assert stage.blood(pug) == 3 - 2 + 2
    gang = Stage(2)
    other = gang.ally(A, "The Knights")
    bloods = gang.ally(B, "Young Bloods", 1)
    gang.play(A, "bleed", other)
    gang.skip("BlockQuestion", B)
    gang.play(B, "block", bloods)
    gang.skip("MinionPhase")
    assert gang.zone(bloods) == ASH_HEAP
    assert gang.zone(other) != READY
