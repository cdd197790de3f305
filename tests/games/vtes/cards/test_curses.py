"""Actions that lay something on a minion: signs, rage, nothingness."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, fight, modes, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.atoms import counters, moving
from conclave.games.vtes.rules.blood import gain_up_to_capacity
from conclave.games.vtes.rules.combat.damage import inflict
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import ASH_HEAP, ON_CARD, READY, TORPOR
from conclave.testing import rule

# Divine Sign


def signed(mode: str = "nec") -> tuple[Salon, int, int, int]:
    """A vampire of A bears the sign against one of B, and it is B's minion phase."""
    stage = Salon(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Divine Sign")
    stage.play(A, f"play divine-sign {mode}", elder)
    stage.play(A, "target", rival)
    assert stage.table.view(None)["action"]["target_seat"] == B
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    sign = stage.table.on[elder][0]
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


def test_what_is_drawn_in_that_combat_is_seen_too_but_not_after_it() -> None:
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
    assert not any(note[2] == sign for note in stage.table.notes)
    other = Salon()
    bearer = other.vampire(A, "Elder")
    other.put_on(bearer, "Divine Sign")
    other.hand(A, "Divine Sign")
    assert modes(other, A, "divine-sign") == []
    other.vampire(A, "Pupil")
    assert modes(other, A, "divine-sign") == ["nec"]


# Enrage


def test_enrage_makes_a_vampire_of_yours_strong_until_the_end_of_the_turn() -> None:
    stage = Salon()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Enrage")
    stage.play(A, "play enrage pre", elder)
    targets = [text.split("#")[0] for text in stage.options(A)]
    assert targets == ["target elder", "target kurt"]
    stage.play(A, "target", kurt)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    card = stage.table.on[kurt][0]
    assert values.strength(stage.table, kurt) == 2
    act = next(text for text in stage.options(A) if f"#{card} " in text)
    stage.play(A, act)
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 7
    assert stage.zone(card) == ON_CARD
    stage.play(A, "pass")
    stage.skip("UntapPhase", B)
    assert stage.zone(card) == ASH_HEAP
    assert values.strength(stage.table, kurt) == 1


def enraged(blood: int = 9) -> tuple[Salon, int, int]:
    """A vampire of B is enraged by A, and it is B's minion phase."""
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", blood)
    stage.hand(A, "Enrage")
    stage.play(A, "play enrage PRE", elder)
    stage.play(A, "target", rival)
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    card = stage.table.on[rival][0]
    assert values.strength(stage.table, rival) == 1
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    assert stage.zone(card) == ON_CARD
    return stage, rival, card


def test_at_superior_other_actions_cost_two_blood_to_attempt() -> None:
    stage, rival, card = enraged()
    bleed(stage, rival, B)
    assert stage.blood(rival) == 7
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 29
    assert stage.zone(card) == ASH_HEAP


def test_a_blocked_action_has_its_price_too() -> None:
    stage, rival, card = enraged()
    blocker = stage.table.minions(A)[0]
    stage.table.tapped[blocker] = False
    bleed(stage, rival, B)
    try_block(stage, blocker, A)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 6  # two for the attempt, one in the fight
    assert stage.zone(card) == ASH_HEAP


def test_a_hunt_and_a_fight_have_no_price() -> None:
    stage, rival, card = enraged(5)
    stage.play(B, "hunt", rival)
    assert stage.blood(rival) == 5
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 6
    assert stage.zone(card) == ASH_HEAP
    stage, rival, card = enraged(5)
    stage.hand(B, "Bum's Rush")
    stage.play(B, "play bums-rush plain", rival)
    stage.skip("before-range")
    assert stage.blood(rival) == 5


@ruling("Enrage", 1)
def test_who_has_too_little_blood_may_only_hunt_or_fight() -> None:
    stage, rival, _ = enraged(1)
    stage.hand(B, "Bum's Rush", "Computer Hacking")
    assert stage.offers(B, "hunt", rival)
    assert not stage.offers(B, "bleed", rival)
    assert modes(stage, B, "bums-rush") == ["plain"]
    assert modes(stage, B, "computer-hacking") == []
    stage.table.blood[rival] = 2
    assert stage.offers(B, "bleed", rival)
    assert modes(stage, B, "computer-hacking") == ["plain"]


@ruling("Enrage", 2)
def test_nothing_is_burned_for_an_action_that_is_cancelled() -> None:
    stage, rival, card = enraged()
    stage.hand(A, "Direct Intervention")
    stage.hand(B, "Computer Hacking")
    super(Salon, stage).play(B, stage.text("play computer-hacking plain", rival))
    stage.skip("as-played", A)
    stage.play(A, next(text for text in stage.options(A) if "direct-intervention" in text))
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9
    assert stage.zone(card) == ON_CARD


# Ex Nihilo


def ghostly(mode: str = "nec") -> tuple[Salon, int, int]:
    """A vampire of A has become nothing, and it is his minion phase."""
    stage = Salon()
    elder = stage.vampire(A, "Elder", 9)
    stage.hand(A, "Ex Nihilo")
    stage.play(A, f"play ex-nihilo {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    card = stage.table.on[elder][0]
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
    strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (8, 9)


def test_aggravated_damage_hurts_him() -> None:
    stage, elder, _ = ghostly()
    inflict(stage.table, [(elder, 2, 1, -1)])
    stage.table.run()
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == 8


@ruling("Immune to damage", 1)
def test_he_is_immune_outside_combat_and_to_what_cannot_be_prevented() -> None:
    stage, elder, _ = ghostly()
    rival = stage.vampire(B, "Rival")
    inflict(stage.table, [(elder, 3, 0, -1), (rival, 3, 0, -1)], preventable=False)
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
def test_it_is_burned_in_an_untap_phase(mode: str, use: str, others: bool) -> None:
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


def test_it_can_be_burned_in_torpor_and_wanes_with_it() -> None:
    stage, elder, card = ghostly()
    moving.to_torpor(stage.table, elder)
    stage.play(A, "pass")
    stage.skip("UntapPhase", A)
    stage.play(A, "use", card, "0")
    gain_up_to_capacity(stage.table, elder, 1)
    assert stage.blood(elder) == 9


@ruling("Immune to damage", 1)
def test_damage_that_becomes_normal_as_it_is_dealt_is_nothing_to_him() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Ex Nihilo")
    chill = stage.put_on(rival, "Chill of Oblivion")
    stage.hand(A, "Burning Wrath")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play burning-wrath pot", elder))
    stage.skip("damage", B)
    stage.play(B, "use", chill, "0")
    stage.skip("MinionPhase")
    assert (stage.blood(rival), stage.zone(rival)) == (9, READY)


def test_two_fighters_of_whom_one_is_nothing() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Ex Nihilo")
    fight(stage, elder, rival)
    strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)
