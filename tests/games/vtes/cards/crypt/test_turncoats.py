"""Tests of vampires who have left the Camarilla."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    merged_vampire,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import (
    ALLY,
    ASH_HEAP,
    AUSPEX,
    COMBAT,
    DAIMOINON,
    DEMON,
    DOMINATE,
    INDEPENDENT,
    INFERNAL,
    MODIFIER,
    OBFUSCATE,
    OBTENEBRATION,
    REACTION,
    READY,
    RED_LIST,
    THAUMATURGY,
    TORPOR,
)
from conclave.games.vtes.rules.current import current_combat
from conclave.games.vtes.rules.frame_types import CurrentAction
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.vocabulary.blocks import Stealth
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.maneuvers import AdditionalStrikes

IMP = Card("Imp", ALLY, DEMON, life=1, strength=1, bleed=1)

# Count Germaine


def test_germaines_opponents_cannot_use_weapons_but_he_can() -> None:
    for armed in (True, False):
        stage = PeopleStage()
        germaine, rival = stage.vampire(A, "Count Germaine"), stage.vampire(B, "Rival")
        cudgel = stage.put_on(rival if armed else germaine, "Cudgel")
        fight(stage, germaine, rival)
        stage.skip("strike", A)
        assert stage.offers(A, "strike", cudgel, "0") == (not armed)
        stage.play(A, "strike hand")
        assert not stage.offers(B, "strike", cudgel, "0")
        stage.play(B, "strike hand")


def test_others_use_weapons_against_each_other() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Count Germaine")
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival")
    cudgel = stage.put_on(rival, "Cudgel")
    fight(stage, pupil, rival)
    choose_strikes(stage, "strike hand", stage.text("strike", cudgel, "0"))
    stage.skip("MinionPhase")
    assert stage.blood(pupil) == 3


def test_germaine_attacks_any_ready_toreador_of_others() -> None:
    stage = PeopleStage()
    germaine = stage.vampire(A, "Count Germaine")
    stage.vampire(B, "Rival")
    stage.vampire(A, "Anson")
    assert not stage.offers(A, "act", germaine, germaine, "0")
    pupil = stage.vampire(B, "Pupil")
    stage.play(A, "act", germaine, germaine, "0")
    stage.skip("before-range", A)
    assert stage.table.view(None)["combat"]["second"] == stage.text(pupil)


@pytest.mark.parametrize(
    ("name", "bleed"), [("Mayor", 3), ("Pack Leader", 3), ("Rival", 1), ("Annazir", 1)]
)
def test_advanced_germaine_bleeds_a_sects_titled_vampires_more(name: str, bleed: int) -> None:
    stage = PeopleStage()
    germaine = stage.vampire(A, "count-germaine-adv")
    stage.vampire(B, name)
    assert values.bleed(stage.table, germaine) == 1
    stage.play(A, "bleed", germaine)
    assert values.bleed(stage.table, germaine) == bleed
    assert not identity.is_anarch(stage.table, germaine)


def test_merged_germaine_is_an_anarch_with_a_press_each_combat() -> None:
    stage = PeopleStage()
    germaine, rival = merged_vampire(stage, "Count Germaine"), stage.vampire(B, "Rival")
    assert identity.is_anarch(stage.table, germaine)
    assert identity.sect(stage.table, germaine) == INDEPENDENT
    advanced = identity.merged_with(stage.table, germaine)
    fight(stage, germaine, rival)
    choose_strikes(stage)
    stage.skip("press", A)
    stage.play(A, "use", advanced, "0")
    choose_strikes(stage)
    stage.skip("press", A)
    assert not stage.offers(A, "use", advanced, "0")
    contests.change_sect(stage.table, germaine, "sabbat")
    assert not identity.is_anarch(stage.table, germaine)


# Helena

GUESS = Card("Guess", REACTION, AUSPEX, basic=GainPool(1), superior=GainPool(2), when="announced")
ORDER = Card("Order", REACTION, DOMINATE, basic=GainPool(1), superior=GainPool(2), when="announced")
DEAR_GUESS = Card(
    "Dear Guess", REACTION, AUSPEX, cost=Blood(3), basic=GainPool(1), superior=GainPool(2),
    when="announced",
)  # fmt: skip


def stage_with_sleeping_helena(*hand: str) -> tuple[PeopleStage, int, int]:
    """A's Elder bleeds B, whose Helena is tapped."""
    stage = PeopleStage(2, GUESS, ORDER)
    elder, helena = stage.vampire(A, "Elder"), stage.vampire(B, "Helena", tapped=True)
    stage.hand(B, *hand)
    bleed(stage, elder)
    stage.skip("announced", B)
    return stage, elder, helena


def test_tapped_helena_plays_auspex_reactions_for_a_blood() -> None:
    stage, _, helena = stage_with_sleeping_helena("Guess", "Order")
    assert values.bleed(stage.table, helena) == 2
    assert offered_modes(stage, B, "guess") == []
    stage.play(B, "use", helena, "0")
    assert stage.blood(helena) == 9
    stage.skip("announced", B)
    assert offered_modes(stage, B, "guess") == ["aus", "AUS"]
    assert offered_modes(stage, B, "order") == []
    assert not stage.offers(B, "use", helena, "0")


@pytest.mark.parametrize("awake", [False, True])
def test_tapped_helena_blocks_for_a_blood(awake: bool) -> None:
    stage, elder, helena = stage_with_sleeping_helena()
    if awake:
        stage.play(B, "use", helena, "0")
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", helena) == awake
    if awake:
        stage.play(B, "block", helena)
        stage.skip("strike", A)
        fought = current_combat(stage.table)
        assert fought is not None
        assert fought.opponent(elder) == helena


def test_untapped_helena_and_one_whose_controller_acts_need_not_wake() -> None:
    stage = PeopleStage()
    elder, helena = stage.vampire(A, "Elder"), stage.vampire(B, "Helena")
    mine = stage.vampire(A, "Helena", tapped=True)
    bleed(stage, elder)
    assert not stage.offers(A, "use", mine, "0")
    stage.skip("announced", B)
    assert not stage.offers(B, "use", helena, "0")


@pytest.mark.parametrize(("name", "blood"), [("helena-adv", 10), ("Elder", 7)])
def test_advanced_helena_pays_no_blood_for_some_reactions(name: str, blood: int) -> None:
    stage = PeopleStage(2, DEAR_GUESS)
    elder, reacting = stage.vampire(A, "Rival"), stage.vampire(B, name)
    stage.hand(B, "Dear Guess")
    bleed(stage, elder)
    stage.skip("announced", B)
    stage.play(B, "play dear-guess AUS", reacting)
    assert stage.blood(reacting) == blood


@pytest.mark.parametrize("first", ["base", "advanced"])
def test_merged_helena_has_more_disciplines_and_fears_no_demons(first: str) -> None:
    stage = PeopleStage(2, IMP)
    helena = merged_vampire(stage, "Helena", first)
    disciplines = (DAIMOINON, OBTENEBRATION, AUSPEX)
    assert [identity.level(stage.table, helena, name) for name in disciplines] == [2, 1, 2]
    imp = stage.ally(B, "Imp")
    fight(stage, helena, imp)
    choose_strikes(stage)
    stage.skip("MinionPhase", A)
    assert stage.blood(helena) == 10
    assert stage.zone(imp) == ASH_HEAP


def test_helena_alone_is_harmed_by_demons() -> None:
    stage = PeopleStage(2, IMP)
    helena, imp = stage.vampire(A, "helena-adv"), stage.ally(B, "Imp")
    assert identity.level(stage.table, helena, OBTENEBRATION) == 0
    fight(stage, helena, imp)
    choose_strikes(stage)
    stage.skip("MinionPhase", A)
    assert stage.blood(helena) == 9


# Theo Bell


def condemned() -> tuple[PeopleStage, int, int]:
    """Judge, of B, may call a referendum to burn Theo, of A."""
    stage = PeopleStage(active=B)
    theo, judge = stage.vampire(A, "theo-bell-adv"), stage.vampire(B, "Judge")
    stage.vampire(B, "Mayor")
    assert not stage.offers(B, "act", judge, theo, "0")
    stage.permanent(A, "Blood Weakens")
    return stage, theo, judge


@pytest.mark.parametrize("side", ["for", "against"])
def test_a_justicar_risks_torpor_to_burn_advanced_theo(side: str) -> None:
    stage, theo, judge = condemned()
    assert values.strength(stage.table, theo) == 2
    stage.play(B, "act", judge, theo, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("Referendum", B)
    stage.play(B, "vote", judge, side)
    stage.skip("MinionPhase", B)
    assert stage.zone(theo) == (ASH_HEAP if side == "for" else READY)
    assert stage.zone(judge) == (READY if side == "for" else TORPOR)


def test_who_is_blocked_before_the_referendum_does_not_go_to_torpor() -> None:
    stage, theo, judge = condemned()
    stage.play(B, "act", judge, theo, "0")
    noting.note(stage.table, stage.table.scope(CurrentAction), notes.INTERCEPT, theo, 2)
    try_block(stage, theo, A)
    stage.skip("MinionPhase", B)
    assert stage.zone(judge) == READY
    assert stage.zone(theo) == READY


def test_only_justicars_and_the_inner_circle_judge_theo_and_a_cancelled_referendum_fails() -> None:
    stage, theo, judge = condemned()
    mayor = stage.table.minions(B)[1]
    assert not stage.offers(B, "act", mayor, theo, "0")
    stage.hand(A, "Delaying Tactics")
    stage.play(B, "act", judge, theo, "0")
    stage.skip("before-votes", A)
    stage.play(A, next(text for text in stage.options(A) if "delaying" in text))
    stage.skip("MinionPhase", B)
    assert (stage.zone(theo), stage.zone(judge)) == (READY, TORPOR)


# Valerius Maior, Hell's Fool

VALERIUS = "Valerius Maior, Hell's Fool"
ADVANCED_VALERIUS = "valerius-maior-hells-fool-adv"
BOLT = Card("Bolt", COMBAT, THAUMATURGY, basic=Strike(damage=1), superior=Strike(damage=2))
QUICK = Card("Quick", COMBAT, effect=AdditionalStrikes(2))
GLARE = Card("Glare", COMBAT, DOMINATE, basic=Strike(damage=1), superior=Strike(damage=2))


def test_valerius_strikes_again_with_thaumaturgy_alone() -> None:
    stage = PeopleStage(2, BOLT, GLARE)
    valerius, rival = stage.vampire(A, VALERIUS), stage.vampire(B, "Rival")
    stage.hand(A, "Bolt", "Bolt", "Bolt", "Glare")
    fight(stage, valerius, rival)
    stage.skip("strike", A)
    stage.play(A, "play bolt THA", valerius)
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.skip("strike", A)
    assert stage.blood(rival) == 9 - 2
    assert offered_modes(stage, A, "bolt") == ["tha", "THA"]
    assert offered_modes(stage, A, "glare") == []
    assert not stage.offers(A, "strike hand")
    assert stage.offers(A, "done")
    stage.play(A, "play bolt THA", valerius)
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - 4


def test_valerius_may_decline_and_gets_none_for_other_strikes() -> None:
    stage = PeopleStage(2, BOLT, GLARE)
    valerius, rival = stage.vampire(A, VALERIUS), stage.vampire(B, "Rival")
    stage.hand(A, "Bolt", "Glare")
    fight(stage, valerius, rival)
    stage.skip("strike", A)
    stage.play(A, "play bolt THA", valerius)
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.skip("strike", A)
    stage.play(A, "done")
    assert stage.skip("press", A).blood(rival) == 7
    other = PeopleStage(2, BOLT, GLARE)
    valerius, rival = other.vampire(A, VALERIUS), other.vampire(B, "Rival")
    other.hand(A, "Bolt", "Glare")
    fight(other, valerius, rival)
    other.skip("strike", A)
    other.play(A, "play glare DOM", valerius)
    other.skip("press", A)
    assert other.blood(rival) == 7


def test_valerius_may_gain_other_strikes_instead() -> None:
    stage = PeopleStage(2, BOLT, QUICK)
    valerius, rival = stage.vampire(A, VALERIUS), stage.vampire(B, "Rival")
    stage.hand(A, "Bolt", "Bolt", "Quick", "Quick")
    fight(stage, valerius, rival)
    stage.skip("strike", A)
    stage.play(A, "play bolt THA", valerius)
    stage.skip("additional-strikes", A)
    stage.play(A, "play quick plain", valerius)
    assert offered_modes(stage, A, "quick") == []
    for _ in range(2):
        stage.skip("strike", A)
        stage.play(A, "strike hand")
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - 2 - 1 - 1


FADE = Card("Fade", MODIFIER, OBFUSCATE, basic=Stealth(+1), superior=Stealth(+2))
LEAVE = Card("Leave", MODIFIER, DOMINATE, basic=Stealth(+1), superior=Stealth(+2))


@ruling("Valerius Maior, Hell's Fool", 1)
def test_while_and_after_advanced_valerius_tries_to_block_obfuscate_cannot_be_played() -> None:
    stage = PeopleStage(2, FADE, LEAVE)
    elder, valerius = stage.vampire(A, "Elder"), stage.vampire(B, ADVANCED_VALERIUS)
    pupil = stage.vampire(B, "Pupil")
    stage.hand(A, "Fade", "Leave")
    bleed(stage, elder)
    try_block(stage, pupil)
    assert offered_modes(stage, A, "fade") == ["obf", "OBF"]
    stage = PeopleStage(2, FADE, LEAVE)
    elder, valerius = stage.vampire(A, "Elder"), stage.vampire(B, ADVANCED_VALERIUS)
    pupil, rival = stage.vampire(B, "Pupil"), stage.vampire(A, "Rival")
    stage.hand(A, "Fade", "Leave")
    bleed(stage, elder)
    try_block(stage, valerius)
    assert offered_modes(stage, A, "fade") == []
    stage.play(A, "play leave dom", elder)
    try_block(stage, pupil)  # after he has failed
    assert not stage.offers(A, "play fade", rival)
    noting.note(stage.table, stage.table.scope(CurrentAction), notes.INTERCEPT, pupil, 1)
    assert offered_modes(stage, A, "fade") == []


def test_merged_valerius_is_smaller_independent_and_neither_infernal_nor_hunted() -> None:
    stage = PeopleStage()
    valerius = stage.vampire(A, VALERIUS)
    before = identity.capacity(stage.table, valerius)
    assert identity.has_trait(stage.table, valerius, INFERNAL)
    contests.merge(stage.table, valerius, stage.uncontrolled(A, ADVANCED_VALERIUS))
    assert identity.capacity(stage.table, valerius) == before - 2
    assert identity.sect(stage.table, valerius) == INDEPENDENT
    for trait in (INFERNAL, RED_LIST):
        assert not identity.has_trait(stage.table, valerius, trait)
