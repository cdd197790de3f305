"""Tests of actions without a discipline that put their card in play or on a vampire."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.blood import burn, send_to_torpor
from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE, ON_CARD, TREMERE_SLAVE
from conclave.games.vtes.rules.contests import become_anarch
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.vocabulary.card import Vampire


def acts_granted_by(stage: PeopleStage, seat: int, card: int, minion: int) -> list[str]:
    """The actions that a card in play lets a minion take now."""
    words = (stage.table.word(card), stage.table.word(minion))
    return [text for text in stage.options(seat) if all(word in text.split() for word in words)]


# Blood Hunt


def test_blood_hunt_lets_the_vampires_of_others_attack_the_hunted_one() -> None:
    stage = PeopleStage(3)
    mayor, elder = stage.vampire(A, "Mayor"), stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    thug, kurt = stage.ally(A, "Thug"), stage.vampire(B, "Kurt")
    stage.hand(A, "Blood Hunt")
    stage.play(A, "play blood-hunt plain", mayor)
    stage.play(A, "target", rival)
    assert stage.table.view(None)["action"]["stealth"] == 1
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    card = stage.table.attached[rival][0]
    assert acts_granted_by(stage, A, card, thug) == []
    (act,) = acts_granted_by(stage, A, card, elder)
    stage.play(A, act)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    fought = stage.events_of(CombatBegan)
    assert len(fought) == 1
    stage.play(A, "pass")
    stage.skip("MasterPhase", B).skip("MinionPhase", B)
    assert acts_granted_by(stage, B, card, kurt) == []


def test_no_blood_hunt_on_a_prince() -> None:
    stage = PeopleStage()
    judge = stage.vampire(A, "Judge")
    stage.vampire(A, "Elder")
    stage.vampire(B, "Mayor")
    leader = stage.vampire(B, "Pack Leader")
    stage.hand(A, "Blood Hunt")
    assert [t for t in stage.options(A) if "blood-hunt" in t] == [
        stage.text("play blood-hunt plain", judge)
    ]
    stage.play(A, "play blood-hunt plain", judge)
    assert stage.text("target", leader) in stage.options(A)
    assert not [t for t in stage.options(A) if "mayor" in t or "judge" in t]


def test_a_hunted_vampire_in_torpor_can_not_be_attacked() -> None:
    stage = PeopleStage()
    rival, elder = stage.vampire(B, "Rival"), stage.vampire(A, "Elder")
    card = stage.put_on(rival, "Blood Hunt", A)
    stage.begin()
    assert len(acts_granted_by(stage, A, card, elder)) == 1
    send_to_torpor(stage.table, rival)
    stage.table.run()
    assert acts_granted_by(stage, A, card, elder) == []


# Blood of the Sabbat


def test_blood_of_the_sabbat_rewards_each_successful_directed_action() -> None:
    stage = PeopleStage(2, Vampire("Deacon", "lasombra", 1, 5, "", "sabbat"))
    leader = stage.vampire(A, "Pack Leader")
    hunter = stage.vampire(A, "Deacon", 4)
    stage.vampire(A, "Elder")
    stage.hand(A, "Blood of the Sabbat")
    stage.play(A, "play blood-of-the-sabbat plain", leader)  # there is only one possible vampire
    stage.resolve()
    assert stage.blood(leader) == 6
    assert len(stage.table.attached[hunter]) == 1
    bleed(stage, hunter)
    stage.resolve()
    assert stage.blood(hunter) == 5


def test_no_blood_for_an_undirected_or_blocked_action() -> None:
    stage = PeopleStage()
    leader, rival = stage.vampire(A, "Pack Leader", 3), stage.vampire(B, "Rival")
    stage.put_on(leader, "Blood of the Sabbat")
    stage.play(A, "hunt", leader)
    stage.resolve()
    assert stage.blood(leader) == 4
    stage.table.tapped[leader] = False
    bleed(stage, leader)
    try_block(stage, rival)
    stage.skip("MinionPhase")
    assert stage.blood(leader) == 3  # after the fight


# Imperial Decree


def decreed() -> tuple[PeopleStage, int]:
    """Imperial Decree is in play, controlled by A."""
    stage = PeopleStage(3)
    judge = stage.vampire(A, "Judge")
    stage.hand(A, "Imperial Decree")
    card = stage.table.hand[A][0]
    stage.play(A, "play imperial-decree plain", judge)
    stage.resolve()
    assert stage.zone(card) == BESIDE
    return stage, card


def test_camarilla_vampires_may_attack_all_others() -> None:
    stage, card = decreed()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(A, "Thug")
    stage.vampire(B, "Rival")
    loner = stage.vampire(C, "Loner")
    stage.vampire(A, "Pack Leader")
    assert acts_granted_by(stage, A, card, thug) == []
    attack = acts_granted_by(stage, A, card, elder)[0]
    stage.play(A, attack)  # Loner is the only possible target
    assert stage.table.view(None)["action"]["target"] == stage.table.word(loner)
    stage.resolve()
    assert len(stage.events_of(CombatBegan)) == 1


def test_vampires_of_anybody_may_burn_imperial_decree_others_with_less_stealth() -> None:
    for name, stealth in (("Rival", 0), ("Loner", -1)):
        stage, card = decreed()
        burner = stage.vampire(B, name)
        stage.play(A, "pass")
        stage.skip("MasterPhase", B).skip("MinionPhase", B)
        act = acts_granted_by(stage, B, card, burner)[-1]
        stage.play(B, act)
        assert stage.table.view(None)["action"]["stealth"] == stealth
        assert stage.table.view(None)["action"]["target_seat"] == A
        stage.resolve()
        assert stage.zone(card) == ASH_HEAP


def test_imperial_decree_serves_everybody_against_others() -> None:
    stage = PeopleStage(3, active=B)
    card = stage.permanent(A, "Imperial Decree")
    rival, leader = stage.vampire(B, "Rival"), stage.vampire(B, "Pack Leader")
    loner, hunter = stage.vampire(A, "Loner"), stage.vampire(C, "Hunter")
    stage.begin()
    stage.play(B, acts_granted_by(stage, B, card, rival)[0])
    offered = stage.options(B)
    assert [stage.text("target", each) in offered for each in (loner, hunter, leader)] == [
        True,
        True,
        False,
    ]


# Judgment: Camarilla Segregation


def judged(seats: int = 2, copies: int = 1) -> tuple[PeopleStage, list[int]]:
    """A's discard phase, with the judgment in play."""
    stage = PeopleStage(seats, phase="discard")
    cards = [stage.permanent(A, "Judgment: Camarilla Segregation") for _ in range(copies)]
    return stage, cards


def test_judgment_is_for_a_prince_or_justicar() -> None:
    stage = PeopleStage()
    mayor, elder = stage.vampire(A, "Mayor"), stage.vampire(A, "Elder")
    stage.hand(A, "Judgment: Camarilla Segregation")
    assert not stage.offers(A, "play judgment-camarilla-segregation plain", elder)
    stage.play(A, "play judgment-camarilla-segregation plain", mayor)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.blood(mayor) == 5
    assert len(stage.table.beside[A]) == 1


@ruling("Judgment: Camarilla Segregation", 1)
def test_each_judgment_costs_whoever_controls_a_vampire_outside_the_camarilla() -> None:
    stage, _ = judged(3, copies=2)
    stage.vampire(B, "Loner")
    stage.vampire(B, "Pack Leader")
    stage.vampire(C, "Elder")
    stage.skip("MasterPhase", B)
    assert stage.table.pool == [30, 28, 30]
    stage.skip("MasterPhase", C)
    assert stage.table.pool == [30, 28, 30]


@ruling("Judgment: Camarilla Segregation", 2)
def test_judgment_comes_in_the_order_she_chooses_and_may_find_nobody_left() -> None:
    stage, (card,) = judged()
    loner = stage.vampire(B, "Loner")
    stage.skip("UntapPhase", B)
    assert stage.offers(B, "target", card)
    assert not stage.offers(B, "done")
    burn(stage.table, loner)
    stage.play(B, "target", card)
    stage.skip("MasterPhase", B)
    assert stage.table.pool[B] == 30


def test_any_methuselah_may_burn_such_a_vampire_of_hers_to_end_the_judgment() -> None:
    stage, (card,) = judged(3)
    elder, loner, other = (
        stage.vampire(B, "Elder"),
        stage.vampire(B, "Loner"),
        stage.vampire(C, "Pack Leader"),
    )
    stage.skip("MasterPhase", B)
    assert not stage.offers(C, "use", card, "0")
    stage.play(B, "use", card, "0")
    assert [stage.zone(each) == ASH_HEAP for each in (card, loner, elder, other)] == [
        True,
        True,
        False,
        False,
    ]


# Soul of the Earth

STATUE = Vampire("Statue", "gargoyle", 1, 5, "", "camarilla", TREMERE_SLAVE)


def earthen(*hand: str, pool: int = 30) -> tuple[PeopleStage, int, int]:
    """A's slave Gargoyle has the card."""
    stage = PeopleStage(2, STATUE)
    statue = stage.vampire(A, "Statue")
    soul = stage.put_on(statue, "Soul of the Earth")
    stage.pool(A, pool)
    stage.hand(A, *hand)
    return stage, statue, soul


@ruling("Soul of the Earth", 1)
@pytest.mark.parametrize("clan", ["tremere", "tremere-antitribu"])
def test_soul_of_the_earth_is_for_a_slave_gargoyle(clan: str) -> None:
    free = Vampire("Free Statue", "gargoyle", 1, 5, "", "independent")
    stage = PeopleStage(2, STATUE, free, Vampire("Regent of Stone", clan, 1, 5, "", "camarilla"))
    regent = stage.vampire(A, "Regent of Stone")
    stage.vampire(A, "Free Statue")
    stage.vampire(A, "Elder")
    stage.hand(A, "Soul of the Earth")
    assert offered_modes(stage, A, "soul-of-the-earth") == []
    statue = stage.vampire(A, "Statue")
    stage.play(A, "play soul-of-the-earth plain", regent)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.names(stage.table.attached[statue]) == ["soul-of-the-earth"]


def test_soul_of_the_earth_is_burned_to_recruit_for_less() -> None:
    stage, statue, soul = earthen("Rock Cat")
    stage.play(A, "play rock-cat plain", statue)
    stage.skip("PayingLess", A)
    stage.play(A, "target", soul)
    stage.resolve()
    assert stage.zone(soul) == ASH_HEAP
    assert stage.table.pool[A] == 30 - 1


def test_soul_of_the_earth_is_burned_if_the_cost_cannot_be_paid_otherwise() -> None:
    stage, statue, soul = earthen("Rock Cat", pool=2)
    stage.play(A, "play rock-cat plain", statue)
    stage.resolve()
    assert stage.zone(soul) == ASH_HEAP
    assert stage.table.pool[A] == 1


def test_soul_of_the_earth_is_only_for_its_gargoyle_and_for_cards_that_require_one() -> None:
    stage, statue, soul = earthen("Rock Cat", "Carlton Van Wyk", pool=10)
    other = stage.vampire(A, "Statue")
    stage.play(A, "play carlton-van-wyk plain", statue)
    stage.resolve()
    stage.play(A, "play rock-cat plain", other)
    stage.resolve()
    assert stage.zone(soul) != ASH_HEAP
    assert stage.table.pool[A] == 10 - 2 - 4


@ruling("Soul of the Earth", 2)
def test_soul_of_the_earth_makes_an_ally_cheaper_that_piper_brings() -> None:
    stage = PeopleStage(2, STATUE, phase="master")
    statue = stage.vampire(A, "Statue")
    become_anarch(stage.table, statue)
    soul = stage.put_on(statue, "Soul of the Earth")
    stage.hand(A, "Piper", "Rock Cat")
    stage.play(A, "play piper plain -")
    stage.skip("PayingLess", A)
    stage.play(A, "target", soul)
    stage.skip("MinionPhase", A)
    assert stage.zone(soul) == ASH_HEAP
    assert stage.table.pool[A] == 30 - 1
    assert "rock-cat" in stage.names(stage.table.ready[A])


# Zillah's Tears


def test_zillahs_tears_untap_a_sabbat_vampire_once_this_turn_is_over() -> None:
    stage = PeopleStage()
    leader = stage.vampire(A, "Pack Leader", 3)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Zillah's Tears")
    stage.play(A, "play zillahs-tears plain", leader)
    stage.resolve()
    card = stage.table.attached[leader][0]
    assert stage.blood(leader) == 4
    assert not stage.offers(A, "use", card, "0")
    stage.play(A, "pass")
    stage.skip("MasterPhase", B).skip("MinionPhase", B)
    bleed(stage, rival, B)
    while not stage.offers(A, "use", card, "0"):
        stage.do_minimum()
    stage.play(A, "use", card, "0")
    assert not stage.table.tapped[leader]
    assert stage.zone(card) == ASH_HEAP


def test_a_vampire_has_only_one_of_zillahs_tears_and_must_be_sabbat_to_use_it() -> None:
    stage = PeopleStage()
    leader, elder = stage.vampire(A, "Pack Leader"), stage.vampire(A, "Elder", tapped=True)
    stage.put_on(leader, "Zillah's Tears")
    card = stage.put_on(elder, "Zillah's Tears")
    stage.hand(A, "Zillah's Tears")
    assert offered_modes(stage, A, "zillahs-tears") == []
    assert not stage.offers(A, "use", card, "0")
    assert stage.zone(card) == ON_CARD
