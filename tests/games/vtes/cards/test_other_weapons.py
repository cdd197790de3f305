"""Tests of weapons that do more than damage, or turn against their bearer."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import MADE_UP, CombatStage, rounds_begun
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight, use
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.abilities.acting import Forbids
from conclave.games.vtes.rules.abilities.fighting import ImprovesStrikes
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    COMBAT,
    EQUIPMENT,
    ON_CARD,
    READY,
    TORPOR,
)
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.strikes import EndCombat

# Flash Grenade


def flash(
    *hand: str, answer: str = "strike hand", foe: str = "Rival"
) -> tuple[CombatStage, int, int, int]:
    """Elder throws a grenade at a minion of B, and combat ends."""
    stage = CombatStage()
    elder = stage.vampire(A, "Elder")
    rival = stage.vampire(B, foe) if foe == "Rival" else stage.ally(B, foe)
    grenade = stage.put_on(elder, "Flash Grenade")
    stage.hand(A, *hand)
    stage.hand(B, "Sidestep", "Slip Away", "Majesty")
    fight(stage, elder, rival)
    if hand:
        stage.skip("range", A)
        stage.play(A, "play fake-out plain", elder)
    theirs = answer if answer == "strike hand" else stage.text(answer, rival)
    choose_strikes(stage, stage.text("strike", grenade, "0"), theirs)
    stage.skip("MinionPhase", A)
    return stage, elder, rival, grenade


@pytest.mark.parametrize("hand", [(), ("Fake Out",)])
def test_a_flash_grenade_taps_the_opponent_and_at_close_range_its_bearer(
    hand: tuple[str, ...],
) -> None:
    stage, elder, rival, grenade = flash(*hand)
    assert stage.zone(grenade) == ASH_HEAP
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)
    stage.skip("MinionPhase", B)
    assert stage.table.tapped[rival]
    stage.skip("MinionPhase", A)
    assert stage.table.tapped[elder] == (not hand)
    stage.skip("MinionPhase", B)
    assert not stage.table.tapped[rival]


@ruling("Lock after combat ends", 1)
def test_a_flash_grenade_taps_one_who_untaps_as_combat_ends() -> None:
    stage, elder, rival, _ = flash(answer="play majesty PRE")
    assert (stage.table.tapped[elder], stage.table.tapped[rival]) == (True, True)


@ruling("Flash Grenade", 1)
def test_a_flash_grenade_that_is_dodged_is_burned_without_effect() -> None:
    stage, elder, rival, grenade = flash(answer="play sidestep plain")
    assert stage.zone(grenade) == ASH_HEAP
    stage.skip("MinionPhase", B)
    assert not stage.table.tapped[rival]
    stage.skip("MinionPhase", A)
    assert not stage.table.tapped[elder]


@ruling("Flash Grenade", 2)
def test_a_flash_grenade_is_burned_even_if_the_opponent_ends_combat() -> None:
    stage, _, rival, grenade = flash(answer="play slip-away plain")
    assert stage.zone(grenade) == ASH_HEAP
    stage.skip("MinionPhase", B)
    assert stage.table.tapped[rival]


@ruling("Flash Grenade", 2)
def test_a_flash_grenade_stays_if_combat_ends_before_strikes_resolve() -> None:
    retreat = Card("Retreat", COMBAT, effect=EndCombat(), when="strikes-chosen")
    stage = PeopleStage(2, retreat)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    grenade = stage.put_on(elder, "Flash Grenade")
    stage.hand(B, "Retreat")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "strike", grenade, "0")
    stage.play(B, "strike hand")
    stage.play(B, "play retreat plain", rival)
    stage.skip("MinionPhase")
    assert stage.zone(grenade) == ON_CARD


def test_a_flash_grenade_does_not_blind_an_ally() -> None:
    stage, _, thug, _ = flash(foe="Thug")
    stage.skip("MinionPhase", B)
    assert not stage.table.tapped[thug]


# Improvised Flamethrower


def burning(*hand: str) -> tuple[CombatStage, int, int, int]:
    """A's elder fights B's rival, who has the flamethrower, at long range."""
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    thrower = stage.put_on(rival, "Improvised Flamethrower")
    stage.hand(A, "Fake Out", *hand)
    fight(stage, elder, rival)
    stage.skip("range", A)
    return stage, elder, rival, thrower


@ruling("Improvised Flamethrower", 1)
@pytest.mark.parametrize("prevented", [True, False])
def test_the_flamethrower_bursts_when_its_bearer_is_shot(prevented: bool) -> None:
    stage, elder, rival, thrower = burning("Shot")
    stage.hand(B, *(["Superior Mettle"] if prevented else []))
    stage.play(A, "play shot plain", elder)
    choose_strikes(stage, "strike bound")
    if prevented:
        stage.skip("damage", B)
        stage.play(B, "play superior-mettle FOR", rival)
    stage.skip("MinionPhase")
    assert stage.zone(thrower) == ASH_HEAP
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == (9 - 1 - 1 if prevented else 9 - 2 - 1)


@ruling("Improvised Flamethrower", 2)
def test_the_flamethrower_bursts_at_a_range_that_was_set_to_long() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(rival, "Sniper Rifle")
    thrower = stage.put_on(elder, "Improvised Flamethrower")
    fight(stage, elder, rival)
    stage.play(A, "pass")
    use(stage, B, gun)
    choose_strikes(stage, "strike hand", "strike bound")
    stage.skip("MinionPhase")
    assert stage.zone(thrower) == ASH_HEAP
    assert stage.zone(elder) == TORPOR


def test_the_flamethrower_burns_once_each_combat_and_is_safe_at_close_range() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.ally(B, "Giant")
    thrower = stage.put_on(elder, "Improvised Flamethrower")
    hawg = stage.put_on(elder, "Hawg")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("strike", thrower, "0"))
    stage.skip("press", A)
    assert (stage.blood(rival), stage.zone(thrower)) == (5 - 2, ON_CARD)
    use(stage, A, hawg)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", thrower, "0")


# Meat Hook


@pytest.mark.parametrize("answer", ["strike hand", "play sidestep plain"])
def test_a_meat_hook_that_is_not_dodged_gives_a_press_once_each_combat(answer: str) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    hook = stage.put_on(elder, "Meat Hook")
    stage.hand(B, "Sidestep")
    fight(stage, elder, rival)
    dodges = answer.startswith("play")
    choose_strikes(
        stage,
        stage.text("strike", hook, "0"),
        stage.text(answer, rival) if dodges else answer,
    )
    stage.skip("press", A)
    assert stage.blood(rival) == (9 if dodges else 9 - 2)
    assert stage.offers(A, "press") != dodges
    if not dodges:
        stage.play(A, "press")
        choose_strikes(stage, stage.text("strike", hook, "0"))
        stage.skip("press", A)
        assert not stage.offers(A, "press")


def test_a_meat_hook_is_used_once_each_round() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    hook = stage.put_on(elder, "Meat Hook")
    stage.hand(A, "Flurry")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("strike", hook, "0"))
    stage.skip("additional-strikes", A)
    stage.play(A, "play flurry plain", elder)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", hook, "0")


def test_a_vampire_with_potence_destroys_a_meat_hook_before_it_strikes() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    hook = stage.put_on(elder, "Meat Hook")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", hook, "1")  # its bearer doesn't
    choose_strikes(stage, stage.text("strike", hook, "0"), stage.text("strike", hook, "1"))
    stage.skip()
    assert stage.zone(hook) == ASH_HEAP
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9 - 1)


@pytest.mark.parametrize(("foe", "blood"), [("Fledgling", 3), ("Rival", 0)])
def test_a_meat_hook_is_destroyed_for_blood_by_potence_alone(foe: str, blood: int) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, foe, blood)
    hook = stage.put_on(elder, "Meat Hook")
    fight(stage, elder, rival)
    stage.skip("strike", B)
    assert not stage.offers(B, "strike", hook, "1")


def test_a_meat_hook_is_not_destroyed_from_afar() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    hook = stage.put_on(elder, "Meat Hook")
    stage.hand(A, "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    choose_strikes(stage, "strike hand", stage.text("strike", hook, "1"))
    stage.skip()
    assert stage.zone(hook) == ON_CARD


# Rowan Ring

WHETSTONE = Card("Whetstone", EQUIPMENT, grants=ImprovesStrikes(damage=1))
HERMIT = Vampire("Hermit", "tremere", 1, 5, "", "camarilla", grants=Forbids((EQUIPMENT,)))


def stab(
    *more: str, foe: str = "Rival", answer: str = "strike hand"
) -> tuple[PeopleStage, int, int, int]:
    """Elder strikes a minion of B with the ring, and the action ends."""
    stage = PeopleStage(2, *MADE_UP, WHETSTONE, HERMIT)
    elder = stage.vampire(A, "Elder")
    rival = stage.ally(B, foe) if foe == "Thug" else stage.vampire(B, foe)
    ring = stage.put_on(elder, "Rowan Ring")
    stage.hand(B, "Superior Mettle", "Sidestep", "Slip Away")
    for name in more:
        stage.put_on(elder, name)
    fight(stage, elder, rival)
    theirs = answer if answer == "strike hand" else stage.text(answer, rival)
    choose_strikes(stage, stage.text("strike", ring, "0"), theirs)
    return stage, elder, rival, ring


@ruling("Rowan Ring", 1)
@ruling("Rowan Ring", 4)
def test_the_rowan_ring_fells_a_vampire_and_stays_with_him() -> None:
    stage, _, rival, ring = stab("Whetstone")
    stage.skip("MinionPhase", B)
    assert (stage.zone(rival), stage.table.host[ring]) == (TORPOR, rival)
    assert stage.blood(rival) == 9
    assert stage.table.tapped[rival]  # he has blocked


@ruling("Rowan Ring", 2)
def test_the_rowan_ring_is_for_close_range_and_does_no_damage_to_prevent() -> None:
    stage, _, rival, _ = stab()
    while stage.prompt != "MinionPhase":
        assert stage.window != "damage" or stage.decider != B
        stage.do_minimum()
    assert stage.zone(rival) == TORPOR
    far = CombatStage()
    elder, rival = far.vampire(A, "Elder"), far.vampire(B, "Rival")
    ring = far.put_on(elder, "Rowan Ring")
    far.hand(A, "Fake Out")
    fight(far, elder, rival)
    far.skip("range", A)
    far.play(A, "play fake-out plain", elder)
    choose_strikes(far, far.text("strike", ring, "0"))
    far.skip()
    assert (far.zone(rival), far.table.host[ring]) == (READY, elder)


@ruling("Rowan Ring", 3)
@pytest.mark.parametrize("answer", ["play sidestep plain", "play slip-away plain"])
def test_the_rowan_ring_is_kept_if_it_misses(answer: str) -> None:
    stage, elder, rival, ring = stab(answer=answer)
    stage.skip("MinionPhase")
    assert (stage.zone(rival), stage.table.host[ring]) == (READY, elder)


@ruling("Rowan Ring", 5, 6)
def test_the_rowan_ring_is_burned_on_one_without_equipment_who_stays_tapped() -> None:
    stage, _, hermit, ring = stab(foe="Hermit")
    stage.skip("MinionPhase", B)
    assert (stage.zone(ring), stage.zone(hermit)) == (ASH_HEAP, TORPOR)
    assert stage.table.tapped[hermit]
    moving.to_ready(stage.table, hermit)
    stage.skip("MinionPhase", A)
    stage.skip("MinionPhase", B)
    assert not stage.table.tapped[hermit]


def test_the_rowan_ring_spares_allies() -> None:
    stage, elder, thug, ring = stab(foe="Thug")
    stage.skip("MinionPhase")
    assert (stage.zone(thug), stage.blood(thug)) == (READY, 3)
    assert stage.table.host[ring] == elder


# Talbot's Chainsaw


def test_talbots_chainsaw_hurts_a_minion_of_yours_as_long_as_its_bearer_is_ready() -> None:
    stage = PeopleStage(phase="untap")
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    rival = stage.vampire(B, "Rival")
    saw = stage.put_on(elder, "Talbot's Chainsaw")
    stage.play(A, "target", saw)
    assert sorted(stage.options(A)) == sorted(
        [stage.text("target", elder), stage.text("target", pupil)]
    )
    stage.play(A, "target", pupil)
    stage.skip("MinionPhase")
    assert [stage.blood(each) for each in (elder, pupil, rival)] == [10, 5 - 3, 9]
    asleep = PeopleStage(phase="untap")
    elder, pupil = asleep.vampire(A, "Elder", torpor=True), asleep.vampire(A, "Pupil")
    asleep.put_on(elder, "Talbot's Chainsaw")
    asleep.skip("MinionPhase")
    assert asleep.blood(pupil) == 5


def test_talbots_chainsaw_attacks_and_keeps_from_hunting() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder", 5), stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival")
    saw = stage.put_on(elder, "Talbot's Chainsaw")
    assert not stage.offers(A, "hunt", elder)
    stage.play(A, "act", elder, saw, "0")
    if stage.prompt == "Targeting":
        assert not stage.offers(A, "target", kurt)
        stage.play(A, "target", rival)
    stage.skip("before-range", A)
    choose_strikes(stage, stage.text("strike", saw, "0"))
    stage.skip("damage", A)
    use(stage, A, saw, "1")
    stage.skip("press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (5, 9 - 3)
    use(stage, A, saw, "0")
    stage.skip("press", A)
    assert not stage.offers(A, "use", saw, "0")
    assert stage.blood(elder) == 5 - 1  # it prevents only once each combat
    assert rounds_begun(stage) == [1, 2]


def test_talbots_chainsaw_does_not_press_after_the_first_round() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    saw = stage.put_on(elder, "Talbot's Chainsaw")
    stage.hand(A, "Hold On")
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("strike", A)
    stage.skip("press", A)
    assert not stage.offers(A, "use", saw, "0")


# The Crimson Sentinel


def cut(stage: PeopleStage, sentinel: int, answer: str = "strike hand") -> None:
    """A strikes with the Sentinel, and combat ends."""
    choose_strikes(stage, stage.text("strike", sentinel, "0"), answer)
    stage.skip("MinionPhase")


def test_the_crimson_sentinel_learns_from_each_round_in_which_it_hurts() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    sentinel = stage.put_on(elder, "The Crimson Sentinel")
    hawg = stage.put_on(elder, "Hawg")
    stage.hand(A, "Flurry")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("strike", sentinel, "0"))
    stage.skip("additional-strikes", A)
    stage.play(A, "play flurry plain", elder)
    stage.skip("strike", A)
    stage.play(A, "strike", sentinel, "0")
    stage.skip("press", A)
    assert (stage.blood(rival), stage.blood(sentinel)) == (9 - 2 - 2, 0)
    use(stage, A, hawg)
    stage.skip("strike", A)
    assert stage.blood(sentinel) == 1
    cut(stage, sentinel)
    assert (stage.blood(rival), stage.blood(sentinel)) == (9 - 2 - 2 - 3, 2)


def test_the_crimson_sentinel_learns_nothing_from_damage_that_is_prevented() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    sentinel = stage.put_on(elder, "The Crimson Sentinel")
    stage.hand(B, "Superior Mettle")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("strike", sentinel, "0"))
    stage.skip("damage", B)
    stage.play(B, "play superior-mettle FOR", rival)
    stage.skip()
    assert stage.blood(sentinel) == 0


def test_the_crimson_sentinel_learns_from_its_last_blow_too() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder", 0), stage.vampire(B, "Rival", 1)
    other = stage.vampire(A, "Kurt")
    sentinel = stage.put_on(elder, "The Crimson Sentinel")
    stage.table.blood[elder] = 1
    bleed(stage, elder)
    stage.table.blood[elder] = 0
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.skip("strike", A)
    cut(stage, sentinel)
    assert (stage.zone(elder), stage.zone(rival)) == (TORPOR, TORPOR)
    assert (stage.zone(other), stage.blood(sentinel)) == (READY, 1)


def test_the_crimson_sentinel_forgets_its_souls_with_another_bearer() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    sentinel = stage.put_on(rival, "The Crimson Sentinel")
    stage.table.blood[sentinel] = 3
    stage.hand(A, "Fast Hands")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play fast-hands CEL", elder)
    stage.skip("MinionPhase")
    assert (stage.table.host[sentinel], stage.blood(sentinel)) == (elder, 0)
