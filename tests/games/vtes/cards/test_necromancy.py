"""Tests of the cards of Necromancy."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    stage_with_ash_heap,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, moving, noting, profiles
from conclave.games.vtes.rules.blood import gain_up_to_capacity
from conclave.games.vtes.rules.combat.damage import inflict
from conclave.games.vtes.rules.constants import (
    ALLY,
    ASH_HEAP,
    HAND,
    ON_CARD,
    READY,
    REMOVED,
    TORPOR,
    UNCONTROLLED,
    WRAITH,
)
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.events.actions import ActionAnnounced
from conclave.games.vtes.rules.frame_types import Hit
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.rules.table import Profile
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

# Whispers from the Dead


@pytest.mark.parametrize(("mode", "stealth"), [("nec", 0), ("NEC", 1)])
@rule("VTES-6.2.1-01", "VTES-1.6.1-12")
def test_whispers_from_the_dead(mode: str, stealth: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.ash(A, "Blur", "Krid", "Flash")
    stage.hand(A, "Whispers from the Dead", *["Deny"] * 6)
    stage.library(A, *["Slam"] * 5)
    stage.play(A, f"play whispers-from-the-dead {mode}", elder)
    assert [text.split("#")[0] for text in stage.options(A)] == ["target blur", "target flash"]
    stage.play(A, stage.options(A)[1])
    assert stage.table.view(None)["action"]["stealth"] == stealth
    stage.skip("Discarding", A)
    assert stage.names(stage.table.hand[A]) == ["deny"] * 6 + ["slam", "flash"]
    stage.play(A, "discard deny")
    assert stage.blood(elder) == 9
    assert stage.names(stage.table.ash[A]) == ["blur", "krid", "deny"]


def test_whispers_from_the_dead_needs_a_library_card_in_your_own_ash_heap() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.ash(A, "Krid")
    stage.ash(B, "Blur")
    stage.hand(A, "Whispers from the Dead")
    assert offered_modes(stage, A, "whispers-from-the-dead") == []


@pytest.mark.parametrize("mode", ["nec", "NEC"])
def test_whispers_from_the_dead_bring_back_any_card_of_the_name(mode: str) -> None:
    stage, (blur, _, another) = stage_with_ash_heap("Blur", "Flash", "Blur")
    uncle = stage.vampire(A, "Uncle")
    stage.hand(A, "Whispers from the Dead")
    stage.play(A, f"play whispers-from-the-dead {mode}", uncle)
    stage.play(A, "target", blur)
    moving.remove(stage.table, blur)
    stage.skip("MinionPhase")
    assert stage.zone(another) == HAND


@ruling("Whispers from the Dead", 1)
def test_the_card_to_be_retrieved_is_named_as_the_action_is_announced() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Whispers from the Dead")
    stage.ash(A, "Fame", "Vessel")
    fame = stage.table.ash[A][0]
    stage.play_only(A, "play whispers-from-the-dead nec", elder)
    assert stage.prompt == "Targeting"
    stage.play(A, "target", fame)
    assert len(stage.events_of(ActionAnnounced)) == 1
    stage.resolve()
    assert stage.names(stage.table.hand[A]) == ["fame"]


# Chill of Oblivion


def chilled(window: str) -> tuple[PeopleStage, int, int]:
    """A vampire of B with the card fights one who does aggravated damage; B is asked."""
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    chill = stage.put_on(rival, "Chill of Oblivion")
    stage.hand(A, "Wolf Claws")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "wolf-claws")
    stage.play(A, stage.text(f"play wolf-claws {offered_modes(stage, A, 'wolf-claws')[0]}", elder))
    stage.skip(window, B)
    return stage, rival, chill


@pytest.mark.parametrize("mode", ["nec", "NEC"])
def test_chill_of_oblivion_and_untapping_in_the_discard_phase(mode: str) -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.vampire(A, "Fledgling", torpor=True)
    stage.hand(A, "Chill of Oblivion")
    stage.play(A, f"play chill-of-oblivion {mode}", elder)
    targets = [text.split("#")[0] for text in stage.options(A)]
    assert targets == ["target elder", "target pupil"]
    stage.play(A, "target", pupil)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.names(stage.table.attached[pupil]) == ["chill-of-oblivion"]
    assert stage.table.tapped[elder]
    stage.play(A, "pass")
    stage.skip("DiscardPhase", A)
    assert stage.table.tapped[elder] == (mode == "nec")


def test_a_vampire_has_only_one_chill() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Chill of Oblivion")
    stage.hand(A, "Chill of Oblivion")
    assert offered_modes(stage, A, "chill-of-oblivion") == []
    stage.vampire(B, "Pupil")
    assert offered_modes(stage, A, "chill-of-oblivion") == ["nec", "NEC"]


@pytest.mark.parametrize("window", ["strike", "damage"])
@rule("VTES-6.4.6-09")
def test_with_it_burned_aggravated_damage_is_healed(window: str) -> None:
    stage, rival, chill = chilled(window)
    stage.play(B, "use", chill, "0")
    assert stage.zone(chill) == ASH_HEAP
    stage.skip("MinionPhase")
    assert stage.zone(rival) == READY
    assert stage.blood(rival) == 8


def test_without_it_aggravated_damage_sends_to_torpor() -> None:
    stage, rival, chill = chilled("damage")
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.zone(chill) == ON_CARD


def test_chill_of_oblivion_holds_for_the_rest_of_the_combat_only() -> None:
    stage, rival, chill = chilled("damage")
    stage.play(B, "use", chill, "0")
    stage.skip("MinionPhase")
    assert not stage.table.notes.has(notes.TAKES_AGGRAVATED_AS_NORMAL, rival)


# Chair of Hades


GHOST = Card("Ghost", ALLY, WRAITH, life=1, strength=1, bleed=0)
HOUND = Card("Hound", ALLY, life=1, strength=1, bleed=0)
WHELP = Vampire("Whelp", "caitiff", 1, 2, "", "camarilla")


@pytest.mark.parametrize(
    ("mode", "names"), [("nec", {"thug", "valet"}), ("NEC", {"thug", "valet", "hound", "whelp"})]
)
def test_chair_of_hades_removes_one_from_the_game(mode: str, names: set[str]) -> None:
    stage = PeopleStage(2, GHOST, HOUND, WHELP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(B, "Whelp")
    thug = stage.ally(B, "Thug")
    stage.ally(B, "Ghost")
    stage.ally(B, "Hound")
    stage.put_on(rival, "Valet")
    stage.hand(A, "Chair of Hades")
    stage.play(A, f"play chair-of-hades {mode}", elder)
    offered = {text.split()[1].split("#")[0] for text in stage.options(A)}
    assert offered == names
    stage.play(A, "target", thug)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.zone(thug) == REMOVED


# Summon Soul


def test_summon_soul_gains_blood() -> None:
    stage, _ = stage_with_ash_heap("Slam")
    uncle = stage.vampire(A, "Uncle", 3)
    stage.hand(A, "Summon Soul")
    stage.play(A, "play summon-soul nec", uncle)
    stage.resolve()
    assert stage.blood(uncle) == 5
    assert sorted(stage.names(stage.table.ash[A])) == ["slam", "summon-soul"]


@ruling("Summon Soul", 1)
def test_summon_soul_brings_two_cards_to_the_library_and_is_gone() -> None:
    stage, _ = stage_with_ash_heap("Slam", "Blur", "Blur")
    uncle = stage.vampire(A, "Uncle")
    stage.hand(A, "Summon Soul")
    stage.play(A, "play summon-soul NEC", uncle)
    stage.skip("BackFromAshHeap")
    stage.play(A, "name", "blur")
    stage.play(A, "name", "slam")
    stage.skip()
    assert stage.names(stage.table.removed[A]) == ["summon-soul"]
    assert stage.names(stage.table.ash[A]) == ["blur"]
    held = (*stage.table.library[A], *stage.table.hand[A])
    assert sorted(stage.names(held)) == ["blur", "slam"]


# Compel the Spirit


def haunted() -> tuple[PeopleStage, int, int, int]:
    """An ally and a retainer of A have just been burned; another ally was discarded."""
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    thug, valet = stage.ally(A, "Thug"), stage.put_on(elder, "Valet")
    stage.ash(A, "Thug", "Blur")
    stage.begin()
    moving.burn(stage.table, thug)
    moving.burn(stage.table, valet)
    stage.hand(A, "Compel the Spirit")
    return stage, elder, thug, valet


@ruling("Since your last turn", 1)
def test_compel_the_spirit_takes_an_ally_or_retainer_who_was_just_burned() -> None:
    stage, elder, thug, valet = haunted()
    stage.play(A, "play compel-the-spirit nec", elder)
    assert stage.options(A) == [f"target thug#{thug}", f"target valet#{valet}"]
    stage.play(A, "target", thug)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.zone(thug) == HAND
    assert stage.zone(valet) == ASH_HEAP
    assert stage.blood(elder) == 9


def test_at_superior_an_ally_comes_back_with_his_life() -> None:
    stage, elder, thug, _ = haunted()
    stage.play(A, "play compel-the-spirit NEC", elder)
    stage.play(A, "target", thug)
    stage.resolve()
    assert stage.zone(thug) == READY
    assert stage.blood(thug) == 3
    assert stage.table.pool[A] == 30


def test_at_superior_a_retainer_comes_onto_the_acting_minion() -> None:
    stage, elder, _, valet = haunted()
    stage.play(A, "play compel-the-spirit NEC", elder)
    stage.play(A, "target", valet)
    stage.resolve()
    assert stage.zone(valet) == ON_CARD
    assert stage.table.host[valet] == elder
    assert stage.blood(valet) == 1


@ruling("Compel the Spirit", 2)
@ruling("Put card in play ignoring requirements", 2)
def test_a_minion_who_comes_back_is_a_new_one_and_may_act_at_once() -> None:
    stage, elder, thug, _ = haunted()
    noting.note(stage.table, turn_scope(stage.table), notes.HAS_BLED, thug)
    stage.play(A, "play compel-the-spirit NEC", elder)
    stage.play(A, "target", thug)
    stage.resolve()
    assert stage.offers(A, "bleed", thug)


@ruling("Put card in play ignoring requirements", 1)
def test_a_card_with_a_discipline_comes_back_as_its_inferior_version() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    raven = stage.put_on(elder, "Raven Spy")
    stage.hand(A, "Compel the Spirit")
    stage.begin()
    moving.burn(stage.table, raven)
    stage.play(A, "play compel-the-spirit NEC", elder)
    stage.resolve()
    assert stage.table.host[raven] == elder
    assert stage.blood(raven) == 1
    assert stage.blood(elder) == 9


@ruling("Compel the Spirit", 1)
def test_a_compelled_spirit_must_still_be_in_the_ash_heap() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    thug = stage.ally(A, "Thug")
    stage.hand(A, "Compel the Spirit")
    stage.begin()
    moving.burn(stage.table, thug)
    assert offered_modes(stage, A, "compel-the-spirit") == ["nec", "NEC"]
    moving.remove(stage.table, thug)
    assert offered_modes(stage, A, "compel-the-spirit") == []


@ruling("Since your last turn", 1)
def test_a_minion_burned_in_your_own_last_turn_cannot_be_chosen() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    early, late = stage.ally(A, "Thug"), stage.ally(A, "Thug")
    stage.hand(A, *["Compel the Spirit"] * 7)
    stage.begin()
    moving.burn(stage.table, early)
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    moving.burn(stage.table, late)
    stage.play(B, "pass")
    stage.skip("MinionPhase", A)
    elder = stage.table.minions(A)[0]
    stage.play(A, "play compel-the-spirit nec", elder)
    stage.resolve()
    assert stage.zone(early) == ASH_HEAP
    assert stage.zone(late) != ASH_HEAP


def test_another_players_dead_are_not_yours() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    thug = stage.ally(B, "Thug")
    stage.hand(A, "Compel the Spirit")
    stage.begin()
    moving.burn(stage.table, thug)
    assert offered_modes(stage, A, "compel-the-spirit") == []


# Divine Sign


def signed(mode: str = "nec") -> tuple[PeopleStage, int, int, int]:
    """A vampire of A bears the sign against one of B, and it is B's minion phase."""
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Divine Sign")
    stage.play(A, f"play divine-sign {mode}", elder)
    stage.play(A, "target", rival)
    assert stage.table.view(None)["action"]["target_seat"] == B
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    sign = stage.table.attached[elder][0]
    assert not stage.table.tapped[elder]
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    return stage, elder, rival, sign


@rule("VTES-6.2.2-11")
def test_divine_sign_gives_intercept_against_the_chosen_minion_alone() -> None:
    stage, elder, rival, _ = signed()
    pupil = stage.vampire(B, "Pupil", 2)
    stage.table.blood[rival] = 5
    stage.play(B, "hunt", rival)
    assert values.intercept(stage.table, elder) == 2
    stage.skip("BlockQuestion", A)
    stage.play(A, "block", elder)
    stage.skip("before-range")
    assert stage.table.view(None)["combat"]["second"] == f"elder#{elder}"
    stage.skip("MinionPhase")
    stage.play(B, "hunt", pupil)
    assert values.intercept(stage.table, elder) == 0


def test_the_chosen_minion_may_burn_it_by_an_action_and_nobody_else() -> None:
    stage, elder, rival, sign = signed()
    stage.vampire(B, "Pupil")
    acts = [text for text in stage.options(B) if f"#{sign} " in text]
    assert len(acts) == 1
    assert f"#{rival} " in acts[0]
    stage.play(B, acts[0])
    assert stage.table.view(None)["action"]["target_seat"] == A
    stage.skip("MinionPhase")
    assert stage.zone(sign) == ASH_HEAP
    assert stage.zone(elder) == READY


@pytest.mark.parametrize(("mode", "shown"), [("nec", None), ("NEC", ["blur", "deny"])])
def test_at_superior_a_block_opens_the_hand_for_the_combat(
    mode: str, shown: list[str] | None
) -> None:
    stage, elder, rival, _ = signed(mode)
    stage.hand(B, "Blur", "Deny")
    stage.table.blood[rival] = 5
    stage.play(B, "hunt", rival)
    stage.skip("BlockQuestion", A)
    assert stage.table.view(A)["hand"][B] == 2
    stage.play(A, "block", elder)
    stage.skip("before-range")
    assert stage.table.view(A)["hand"][B] == (shown or 2)
    assert stage.table.view(None)["hand"][B] == (shown or 2)
    assert stage.table.view(B)["hand"][A] == 0


def test_cards_drawn_in_that_combat_are_seen_too_but_not_after_it() -> None:
    stage, elder, rival, _ = signed("NEC")
    stage.hand(B, "Flash", *["Deny"] * 6)
    stage.library(B, "Blur", "Dodge", "Slam", "Majesty")
    stage.table.blood[rival] = 5
    stage.play(B, "hunt", rival)
    stage.skip("BlockQuestion", A)
    stage.play(A, "block", elder)
    stage.skip("range", B)
    stage.play(B, "play flash CEL", rival)
    stage.skip("strike")
    assert stage.table.view(A)["hand"][B] == [*["deny"] * 6, "blur"]
    stage.skip("MinionPhase")
    assert stage.table.view(A)["hand"][B] == [*["deny"] * 6, None]


def test_a_minion_has_only_one_sign_and_forgets_who_is_gone() -> None:
    stage, _elder, rival, sign = signed()
    moving.burn(stage.table, rival)
    assert not any(note.about == sign for note in stage.table.notes.all())
    other = PeopleStage()
    bearer = other.vampire(A, "Elder")
    other.put_on(bearer, "Divine Sign")
    other.hand(A, "Divine Sign")
    assert offered_modes(other, A, "divine-sign") == []
    other.vampire(A, "Pupil")
    assert offered_modes(other, A, "divine-sign") == ["nec"]


# Ex Nihilo


def ghostly(mode: str = "nec") -> tuple[PeopleStage, int, int]:
    """A vampire of A has become nothing, and it is his minion phase."""
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 9)
    stage.hand(A, "Ex Nihilo")
    stage.play(A, f"play ex-nihilo {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    card = stage.table.attached[elder][0]
    assert stage.blood(elder) == 8
    stage.table.tapped[elder] = False
    return stage, elder, card


def test_ex_nihilo_gives_stealth() -> None:
    stage, elder, _ = ghostly()
    bleed(stage, elder)
    assert stage.table.view(None)["action"]["stealth"] == 1


def test_damage_by_him_and_normal_damage_to_him_is_nothing() -> None:
    stage, elder, _ = ghostly()
    rival = stage.vampire(B, "Rival")
    stage.hand(B, "Enhanced Senses")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (8, 9)


def test_aggravated_damage_hurts_him() -> None:
    stage, elder, _ = ghostly()
    inflict(stage.table, [Hit(elder, 2, 1, -1)])
    stage.table.run()
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == 8


@ruling("Immune to damage", 1)
def test_ex_nihilo_helps_outside_combat_and_against_what_cannot_be_prevented() -> None:
    stage, elder, _ = ghostly()
    rival = stage.vampire(B, "Rival")
    inflict(stage.table, [Hit(elder, 3, 0, -1), Hit(rival, 3, 0, -1)], preventable=False)
    stage.table.run()
    assert (stage.blood(elder), stage.blood(rival)) == (8, 6)


@ruling("Cannot gain blood", 1)
def test_blood_that_he_would_gain_goes_to_the_bank() -> None:
    stage, elder, _ = ghostly()
    table = stage.table
    rival = stage.vampire(B, "Rival")
    gain_up_to_capacity(table, elder, 2)
    assert stage.blood(elder) == 8
    assert counters.move_blood(table, rival, elder, 1) == 1
    assert (stage.blood(elder), stage.blood(rival)) == (8, 8)
    assert counters.pool_to_card(table, A, elder, 1) == 1
    assert (stage.blood(elder), table.pool[A]) == (8, 29)


def test_in_the_master_phase_he_burns_blood_or_is_burned() -> None:
    stage, elder, card = ghostly()
    stage.play(A, "pass")
    stage.skip("UntapPhase", A)
    stage.skip("MinionPhase", A)
    assert stage.blood(elder) == 7
    stage.play(A, "pass")
    stage.skip("UntapPhase", B)
    assert stage.blood(elder) == 7
    stage.table.blood[elder] = 0
    stage.skip("UntapPhase", A)
    stage.play(A, "done")
    stage.skip("InfluencePhase", A)
    assert stage.zone(elder) == ASH_HEAP
    assert stage.zone(card) == ASH_HEAP


@pytest.mark.parametrize(("mode", "use", "others"), [("nec", "0", False), ("NEC", "1", True)])
def test_ex_nihilo_is_burned_in_an_untap_phase(mode: str, use: str, others: bool) -> None:
    stage, elder, card = ghostly(mode)
    stage.table.ready[B] = ()
    stage.play(A, "pass")
    stage.skip("UntapPhase", B)
    stage.play(B, "done")
    asked = stage.prompt == "UntapOfOthers" and stage.decider == A
    assert (asked and stage.offers(A, "use", card, use)) == others
    stage.skip("UntapPhase", A)
    assert [text for text in stage.options(A) if text.startswith("use")] == [
        stage.text("use", card, use)
    ]
    stage.play(A, "use", card, use)
    assert stage.zone(card) == ASH_HEAP
    assert stage.zone(elder) == READY


def test_ex_nihilo_can_be_burned_in_torpor_and_wanes_with_it() -> None:
    stage, elder, card = ghostly()
    moving.to_torpor(stage.table, elder)
    stage.play(A, "pass")
    stage.skip("UntapPhase", A)
    stage.play(A, "use", card, "0")
    gain_up_to_capacity(stage.table, elder, 1)
    assert stage.blood(elder) == 9


@ruling("Immune to damage", 1)
def test_damage_that_becomes_normal_as_it_is_dealt_is_nothing_to_him() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Ex Nihilo")
    chill = stage.put_on(rival, "Chill of Oblivion")
    stage.hand(A, "Burning Wrath")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play burning-wrath pot", elder))
    stage.skip("damage", B)
    stage.play(B, "use", chill, "0")
    stage.skip("MinionPhase")
    assert (stage.blood(rival), stage.zone(rival)) == (9, READY)


def test_two_fighters_of_whom_one_is_nothing() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Ex Nihilo")
    fight(stage, elder, rival)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


# Resume the Coil


@rule("VTES-6.5.2-03")
@ruling("Resume the Coil", 1)
def test_resume_the_coil_leaves_torpor_or_rescues_for_nothing() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil", 0, torpor=True)
    stage.hand(A, "Resume the Coil")
    assert offered_modes(stage, A, "resume-the-coil") == ["nec"]
    stage.play(A, "play resume-the-coil nec", pupil)
    stage.resolve()
    assert stage.zone(pupil) == READY
    assert stage.blood(pupil) == 0
    stage = PeopleStage()
    elder, victim = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil", 0, torpor=True)
    stage.hand(A, "Resume the Coil")
    assert offered_modes(stage, A, "resume-the-coil") == ["NEC"]
    stage.play(A, "play resume-the-coil NEC", elder)
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, B)
    stage.resolve()
    assert stage.zone(victim) == READY
    assert stage.table.controller[victim] == B
    assert (stage.blood(elder), stage.blood(victim)) == (10, 0)


def test_resume_the_coil_needs_somebody_in_torpor() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.vampire(B, "Pupil")
    stage.hand(A, "Resume the Coil")
    assert offered_modes(stage, A, "resume-the-coil") == []


# Possession


@pytest.mark.parametrize(("mode", "zone", "blood"), [("nec", UNCONTROLLED, 0), ("NEC", READY, 1)])
def test_possession_raises_a_vampire(mode: str, zone: int, blood: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.ash(A, "Pupil", "Blur")
    stage.ash(B, "Fledgling")
    pupil = stage.table.ash[A][0]
    stage.hand(A, "Possession")
    stage.play(A, f"play possession {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 0
    stage.resolve()
    assert stage.zone(pupil) == zone
    assert stage.blood(pupil) == blood
    assert stage.blood(elder) == 8
    assert stage.table.view(B)["uncontrolled"][A] == (
        [{"card": f"pupil#{pupil}", "number": pupil, "counters": 0, "capacity": 5, "on": []}]
        if zone == UNCONTROLLED
        else []
    )
    assert stage.table.faults() == []


@rule("VTES-4.1-02")
def test_a_vampire_who_is_raised_contests_his_copies() -> None:
    stage = PeopleStage()
    elder, other = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil")
    stage.ash(A, "Pupil")
    pupil = stage.table.ash[A][0]
    stage.hand(A, "Possession")
    stage.play(A, "play possession NEC", elder)
    stage.resolve()
    assert stage.table.contested[pupil]
    assert stage.table.contested[other]
    assert stage.table.faults() == []


@ruling("Possession", 1)
def test_nothing_that_applied_to_him_before_does_when_he_is_raised() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.hand(A, "Possession")
    stage.begin()
    table = stage.table
    noting.note(table, turn_scope(table), notes.HAS_BLED, pupil)
    profiles.set_profile(table, pupil, Profile("brujah", "sabbat", "bishop"))
    moving.burn(table, pupil)
    stage.play(A, "play possession NEC", elder)
    stage.resolve()
    assert identity.clan(table, pupil) == "toreador"
    assert identity.sect(table, pupil) == "camarilla"
    assert titles.title(table, pupil) == ""
    assert stage.offers(A, "bleed", pupil)


# Call of the Hungry Dead


@rule("VTES-6.2.2-11")
def test_call_of_the_hungry_dead_takes_intercept_away() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Call of the Hungry Dead")
    bleed(stage, elder)
    assert offered_modes(stage, A, "call-of-the-hungry-dead") == []
    try_block(stage, rival)
    stage.play(A, "play call-of-the-hungry-dead nec", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert stage.blood(elder) == 10


def test_call_of_the_hungry_dead_at_superior_costs_blood_and_ends_the_attempts() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Pupil")
    stage.hand(A, "Call of the Hungry Dead")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play call-of-the-hungry-dead NEC", elder)
    assert stage.blood(elder) == 9
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", rival)
    assert stage.offers(B, "block", other)
    assert not stage.table.tapped[rival]


@ruling("Burn blood for effect (mandatory)", 1)
def test_call_of_the_hungry_dead_at_superior_needs_blood() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Call of the Hungry Dead")
    bleed(stage, elder)
    stage.table.blood[elder] = 0
    try_block(stage, rival)
    assert offered_modes(stage, A, "call-of-the-hungry-dead") == ["nec"]


# Breath of Thanatos


@pytest.mark.parametrize(("ally", "offered"), [("Shade", ["nec"]), ("Thug", [])])
def test_breath_of_thanatos_hides_the_calling_of_a_wraith(ally: str, offered: list[str]) -> None:
    stage = PeopleStage(2, Card("Shade", ALLY, WRAITH, life=1))
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Breath of Thanatos", ally)
    stage.hand(B, "Enhanced Senses")
    stage.play(A, f"play {ally.lower()} plain", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    assert offered_modes(stage, A, "breath-of-thanatos") == offered
    if offered:
        stage.play(A, "play breath-of-thanatos nec", elder)
        assert stage.table.view(None)["action"]["stealth"] == 3
        assert stage.blood(elder) == 9


def test_breath_of_thanatos_is_an_aggravated_strike_at_superior() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Breath of Thanatos")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "breath-of-thanatos") == ["NEC"]
    choose_strikes(stage, stage.text("play breath-of-thanatos NEC", elder))
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert (stage.blood(elder), stage.blood(rival)) == (8, 9)
