"""Tests of allies who are not unique, and of Ponticulus."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import MADE_UP
from games.vtes.cards.people import PEOPLE, PeopleStage, bleed, choose_strikes, fight, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP, COMBAT, READY, REMOVED
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.strikes import StealBlood
from conclave.testing import rule

# Arcanum Investigator


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


# Arms Dealer


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


# Asanbonsam Ghoul


@pytest.mark.parametrize("directed", [True, False])
def test_asanbonsam_ghoul_blocks_directed_actions_at_close_range(directed: bool) -> None:
    stage = PeopleStage(2, Card("Walk", ACTION, effect=GainBlood(1)))
    elder, ghoul = stage.vampire(A, "Elder", 5), stage.ally(B, "Asanbonsam Ghoul")
    stage.hand(A, "Walk")
    stage.hand(A, "Flash")
    if directed:
        stage.play(A, "bleed", elder)
    else:
        stage.play(A, "play walk plain", elder)
    stage.skip("BlockQuestion", B)
    assert values.intercept(stage.table, ghoul) == (1 if directed else 0)
    stage.play(B, "block", ghoul)
    stage.skip("strike" if directed else "range", A)
    assert any("play flash" in text for text in stage.options(A)) != directed
    stage.resolve()
    assert stage.blood(elder) == 5 - 2
    assert stage.blood(ghoul) == 3 - 1


# Ghouled Street Thug


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


# Hellhound


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


# Loyal Street Gang


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


# Outcast Mage


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


# Ponticulus


def test_ponticulus_helps_tremere_and_himself_block() -> None:
    stage = PeopleStage(3)
    elder, judge = stage.vampire(A, "Elder"), stage.vampire(B, "Judge")
    ponticulus, rival = stage.ally(C, "Ponticulus"), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds")
    bleed(stage, elder)
    assert values.intercept(stage.table, ponticulus) == 0  # it isn't directed at C
    try_block(stage, judge)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", C)
    stage.play(C, "use", ponticulus, "0")
    assert values.intercept(stage.table, judge) == 1
    assert values.intercept(stage.table, rival) == 0
    assert stage.table.tapped[ponticulus]


def test_ponticulus_has_intercept_against_directed_actions_at_you() -> None:
    stage = PeopleStage()
    elder, ponticulus = stage.vampire(A, "Elder"), stage.ally(B, "Ponticulus")
    bleed(stage, elder)
    assert values.intercept(stage.table, ponticulus) == 1


def test_ponticulus_neither_acts_nor_takes_normal_damage() -> None:
    stage = PeopleStage()
    ponticulus, elder = stage.ally(A, "Ponticulus"), stage.vampire(A, "Elder")
    stage.put_on(elder, "Lamp")
    assert not stage.offers(A, "bleed", ponticulus)
    assert not stage.offers(A, "take-equipment", ponticulus, elder)
    other = PeopleStage()
    rival, blocker = other.vampire(A, "Rival"), other.ally(B, "Ponticulus")
    fight(other, rival, blocker)
    other.resolve()
    assert other.blood(blocker) == 1


# Procurer


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


# Shambling Hordes


def compelled(*ash: str) -> tuple[PeopleStage, int]:
    """Elder brings back Shambling Hordes that were just burned; these lie in A's ash heap."""
    stage = PeopleStage()
    elder, hordes = stage.vampire(A, "Elder"), stage.ally(A, "Shambling Hordes")
    stage.hand(A, "Compel the Spirit")
    stage.ash(A, *ash)
    stage.ash(B, "Mazz")
    stage.begin()
    moving.burn(stage.table, hordes)
    stage.play(A, "play compel-the-spirit NEC", elder)
    return stage, hordes


EXTRA = (
    *PEOPLE,
    *MADE_UP,
    Card("Suck Dry", COMBAT, effect=Strike(StealBlood(2))),
    Card(
        "Nourish",
        ACTION,
        effect=Action(GainBlood(1, parts.TARGET), target=targets.One(filters.ALLY)),
    ),
)


def raised(mode: str = "nec", ash: tuple[str, ...] = ("Krid", "Blur", "Thug")) -> tuple[Stage, int]:
    """Elder raises Shambling Hordes, and its controller is asked for a corpse."""
    stage = Stage(2, extra=EXTRA)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Shambling Hordes")
    stage.ash(A, *ash)
    stage.ash(B, "Mazz")
    stage.play(A, f"play shambling-hordes {mode}", elder)
    stage.skip("Either")
    return stage, elder


def attack(hordes_life: int = 3) -> tuple[Stage, int, int]:
    """The Hordes attack Rival by their own action."""
    stage = Stage(2, extra=EXTRA)
    hordes, rival = stage.ally(A, "Shambling Hordes", hordes_life), stage.vampire(B, "Rival")
    stage.ally(A, "Thug")
    stage.play(A, "act", hordes, hordes, "0")
    stage.skip("before-range", A)
    return stage, hordes, rival


def test_hordes_that_come_back_are_burned_without_a_corpse() -> None:
    stage, hordes = compelled("Blur")
    stage.resolve()
    assert stage.zone(hordes) == ASH_HEAP


@pytest.mark.parametrize("choice", ["for-one", "burn"])
def test_hordes_that_come_back_want_a_corpse(choice: str) -> None:
    stage, hordes = compelled("Blur", "Krid")
    (krid,) = [c for c in stage.table.ash[A] if stage.table.card_name(c) == "krid"]
    stage.skip("Either")
    assert stage.options(A) == ["choose for-one", "choose burn"]
    stage.play(A, "choose", choice)
    stage.skip("MinionPhase")
    if choice == "burn":
        assert (stage.zone(hordes), stage.zone(krid)) == (ASH_HEAP, ASH_HEAP)
    else:
        assert (stage.zone(hordes), stage.zone(krid)) == (READY, REMOVED)
        assert stage.blood(hordes) == 3


@pytest.mark.parametrize(("mode", "life"), [("nec", 3), ("NEC", 4)])
def test_the_hordes_take_a_corpse_out_of_the_game(mode: str, life: int) -> None:
    stage, elder = raised(mode)
    assert stage.options(A) == ["choose for-one", "choose burn"]
    stage.play(A, "choose for-one")
    krid, _, thug = stage.table.ash[A]
    assert stage.options(A) == [stage.text("target", card) for card in (krid, thug)]
    stage.play(A, "target", krid)
    stage.skip()
    assert stage.zone(krid) == REMOVED
    hordes = stage.table.ready[A][1]
    assert (stage.blood(hordes), values.strength(stage.table, hordes)) == (life, life)
    assert values.bleed(stage.table, hordes) == 0
    assert stage.blood(elder) == 7


@ruling("Shambling Hordes", 1)
def test_the_hordes_may_be_burned_instead() -> None:
    stage, _ = raised()
    stage.play(A, "choose burn")
    stage.skip()
    assert sorted(stage.names(stage.table.ash[A])) == ["blur", "krid", "shambling-hordes", "thug"]


def test_without_a_corpse_the_hordes_are_burned() -> None:
    stage = Stage(2, extra=EXTRA)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Shambling Hordes")
    stage.ash(A, "Blur")
    stage.play(A, "play shambling-hordes nec", elder)
    stage.resolve()
    assert stage.names(stage.table.ash[A]) == ["blur", "shambling-hordes"]


def test_the_hordes_never_gain_life() -> None:
    stage = Stage(2, extra=EXTRA)
    elder, hordes = stage.vampire(A, "Elder"), stage.ally(A, "Shambling Hordes", life=1)
    thug = stage.ally(A, "Thug", life=1)
    stage.hand(A, "Nourish", "Nourish")
    stage.play(A, "play nourish plain", elder)
    stage.play(A, "target", hordes)
    stage.resolve()
    assert stage.blood(hordes) == 1
    pupil = stage.vampire(A, "Pupil")
    stage.play(A, "play nourish plain", pupil)
    stage.play(A, "target", thug)
    stage.resolve()
    assert stage.blood(thug) == 2


def test_the_hordes_enter_combat_with_minions_of_others() -> None:
    stage, hordes, rival = attack()
    choose_strikes(stage)
    stage.skip()
    assert (stage.blood(hordes), stage.blood(rival)) == (2, 6)


def test_blood_stolen_by_the_hordes_goes_to_the_bank() -> None:
    stage, hordes, rival = attack()
    stage.hand(A, "Suck Dry")
    choose_strikes(stage, stage.text("play suck-dry plain", hordes))
    stage.skip()
    assert (stage.blood(hordes), stage.blood(rival)) == (2, 7)


@ruling("Shambling Hordes", 2)
def test_the_blow_of_the_hordes_is_measured_before_life_is_stolen() -> None:
    stage, hordes, rival = attack()
    stage.hand(B, "Suck Dry")
    stage.table.blood[rival] = 5
    choose_strikes(stage, "strike hand", stage.text("play suck-dry plain", rival))
    stage.skip()
    assert (stage.blood(hordes), stage.blood(rival)) == (1, 5 + 2 - 3)


@ruling("Shambling Hordes", 2)
def test_a_first_strike_makes_the_hordes_weaker() -> None:
    stage, hordes, rival = attack()
    stage.hand(B, "Swift Jab")
    choose_strikes(stage, "strike hand", stage.text("play swift-jab plain", rival))
    stage.skip()
    assert (stage.blood(hordes), stage.blood(rival)) == (2, 9 - 2)
    assert stage.zone(hordes) == READY
    assert stage.zone(rival) != ASH_HEAP
