"""Tests of allies beside those in `test_allies` and `test_attacking_allies`."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
    use,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.blood import burn
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    ASH_HEAP,
    AUSPEX,
    DEMON,
    EQUIPMENT,
    INFERNAL,
    OBTENEBRATION,
    ON_CARD,
    READY,
    REMOVED,
    RETAINER,
    TORPOR,
    VEHICLE,
)
from conclave.games.vtes.rules.events.combat import RoundBegan
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Pool, Vampire
from conclave.games.vtes.vocabulary.effects import Burn

ANY_ALLY = targets.One(filters.ALLY)
FIEND = Card("Fiend", ALLY, DEMON, life=2)
FAMILIAR = Card("Familiar", RETAINER, DEMON, life=1)
CULTIST = Vampire("Cultist", "baali", 1, 5, "", "independent", INFERNAL)

# Neighborhood Watch Commander


@pytest.mark.parametrize("seat", [A, C])
def test_a_commander_hurts_a_vampire_whose_action_was_blocked(seat: int) -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    commander = stage.ally(seat, "Neighborhood Watch Commander")
    other = stage.ally(C, "Neighborhood Watch Commander")
    fight(stage, elder, rival)
    choose_strikes(stage)
    stage.skip("after-action", seat)
    use(stage, seat, commander)
    assert stage.table.tapped[commander]
    assert stage.blood(elder) == 10 - 1 - 1
    assert not stage.offers(C, "use", other, "0")
    stage.resolve()
    assert stage.blood(elder) == 10 - 1 - 1


def test_a_commander_leaves_successful_vampires_and_allies_alone() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(A, "Thug")
    rival = stage.vampire(B, "Rival")
    commander = stage.ally(B, "Neighborhood Watch Commander")
    stage.play(A, "bleed", elder)
    stage.resolve()
    fight(stage, thug, rival)
    stage.resolve()
    assert not stage.table.tapped[commander]
    assert stage.blood(elder) == 10


# Tye Cooper


@pytest.mark.parametrize("takes", [True, False])
def test_tye_cooper_burns_a_vampire_in_torpor_and_may_take_a_card_back(takes: bool) -> None:
    stage = PeopleStage()
    tye, rival = stage.ally(A, "Tye Cooper"), stage.vampire(B, "Rival", torpor=True)
    stage.ash(A, "Fame", "Elder")
    stage.hand(A, *["Vessel"] * 7)
    stage.play(A, "act", tye, tye, "0")
    stage.skip("ForOne", A)
    assert stage.zone(rival) == ASH_HEAP
    assert stage.options(A) == ["target fame#" + str(stage.table.ash[A][0]), "done"]
    stage.play(A, stage.options(A)[0] if takes else "done")
    if takes:
        stage.play(A, "discard vessel")
    assert len(stage.table.hand[A]) == 7
    assert ("fame" in stage.names(stage.table.hand[A])) == takes


def test_tye_cooper_burns_nobody_who_is_ready_and_takes_no_card_for_a_bleed() -> None:
    stage = PeopleStage()
    tye = stage.ally(A, "Tye Cooper")
    stage.vampire(B, "Rival")
    stage.ash(A, "Fame")
    assert not stage.offers(A, "act", tye, tye, "0")
    stage.play(A, "bleed", tye)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert stage.names(stage.table.ash[A]) == ["fame"]


def test_tye_cooper_is_immune_to_normal_damage() -> None:
    stage = PeopleStage()
    tye, rival = stage.ally(A, "Tye Cooper"), stage.vampire(B, "Rival")
    fight(stage, tye, rival)
    choose_strikes(stage)
    stage.resolve()
    assert stage.blood(tye) == 1


# Ambrosius, The Ferryman


def ferry() -> tuple[PeopleStage, int, int]:
    """Ambrosius brings a Raven Spy of A's back to Kurt, who has no Animalism."""
    stage = PeopleStage()
    ambrosius = stage.ally(A, "Ambrosius, The Ferryman")
    stage.vampire(A, "Ira")
    kurt = stage.vampire(A, "Kurt")
    stage.vampire(B, "Rival")
    stage.ash(A, "Raven Spy", "Fame")
    spy = stage.table.ash[A][0]
    stage.play(A, "act", ambrosius, ambrosius, "0")
    stage.skip("Revive", A)
    assert [word.split("#")[0] for word in stage.options(A)] == ["target ira", "target kurt"]
    stage.play(A, "target", kurt)
    stage.resolve()
    return stage, kurt, spy


def pathos(stage: PeopleStage, card: int) -> int:
    """The pathos counters on a card."""
    return len(stage.table.notes.about(notes.PATHOS, card))


def test_ambrosius_brings_a_retainer_back_with_three_pathos_counters() -> None:
    stage, kurt, spy = ferry()
    assert stage.table.host[spy] == kurt
    assert (stage.blood(spy), pathos(stage, spy)) == (1, 3)
    assert stage.names(stage.table.ash[A]) == ["fame"]
    assert values.intercept(stage.table, kurt) == 1


def test_a_retainer_loses_a_pathos_counter_in_each_of_your_minion_phases_and_is_then_removed() -> (
    None
):
    stage, _, spy = ferry()
    for left in (2, 1):
        stage.skip("MinionPhase", B)
        assert pathos(stage, spy) == left + 1
        stage.skip("MasterPhase", A)
        assert pathos(stage, spy) == left + 1
        stage.skip("MinionPhase", A)
        assert pathos(stage, spy) == left
    assert stage.zone(spy) == ON_CARD
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    assert stage.zone(spy) == REMOVED


def test_a_retainer_who_leaves_play_loses_his_pathos_counters() -> None:
    stage, _, spy = ferry()
    burn(stage.table, spy)
    stage.table.run()
    assert stage.zone(spy) == ASH_HEAP
    assert pathos(stage, spy) == 0


def test_a_retainer_without_pathos_counters_stays() -> None:
    stage, kurt, _ = ferry()
    other = stage.put_on(kurt, "Raven Spy")
    for _ in range(3):
        stage.skip("MinionPhase", B)
        stage.skip("MinionPhase", A)
    assert stage.zone(other) == ON_CARD


def test_ambrosius_needs_a_ready_vampire_and_a_retainer_in_your_own_ash_heap() -> None:
    stage = PeopleStage()
    ambrosius = stage.ally(A, "Ambrosius, The Ferryman")
    stage.vampire(A, "Kurt", torpor=True)
    stage.ash(A, "Raven Spy")
    assert not stage.offers(A, "act", ambrosius, ambrosius, "0")
    stage = PeopleStage()
    ambrosius = stage.ally(A, "Ambrosius, The Ferryman")
    stage.vampire(A, "Kurt")
    stage.ash(A, "Thug")
    stage.ash(B, "Raven Spy")
    assert not stage.offers(A, "act", ambrosius, ambrosius, "0")


def test_ambrosius_is_immune_to_normal_damage() -> None:
    stage = PeopleStage()
    ambrosius, rival = stage.ally(A, "Ambrosius, The Ferryman"), stage.vampire(B, "Rival")
    fight(stage, ambrosius, rival)
    choose_strikes(stage)
    stage.resolve()
    assert stage.blood(ambrosius) == 2


# Underbridge Stray


@pytest.mark.parametrize(("mode", "life", "strength"), [("ani", 1, 0), ("ANI", 2, 1)])
def test_an_underbridge_stray_is_stronger_at_superior(mode: str, life: int, strength: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Underbridge Stray")
    stage.play(A, "play underbridge-stray", mode, elder)
    stage.resolve()
    stray = next(card for card in stage.table.minions(A) if card != elder)
    assert stage.blood(elder) == 10 - 1
    assert (stage.blood(stray), values.strength(stage.table, stray)) == (life, strength)


def test_an_underbridge_stray_burns_life_to_give_a_press() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stray, theirs = stage.ally(A, "Underbridge Stray", 2), stage.ally(B, "Underbridge Stray")
    fight(stage, elder, rival)
    stage.skip("press", A)
    assert not stage.offers(A, "use", stray, "0")
    use(stage, A, stray, "1")
    assert stage.blood(stray) == 1
    use(stage, B, theirs, "1")
    assert stage.zone(theirs) == ASH_HEAP
    use(stage, A, stray, "1")
    stage.resolve()
    assert stage.zone(stray) == ASH_HEAP
    assert len(stage.events_of(RoundBegan)) == 2


def test_an_underbridge_stray_presses_in_its_own_combat() -> None:
    stage = PeopleStage()
    stray, rival = stage.ally(A, "Underbridge Stray", 3), stage.vampire(B, "Rival")
    fight(stage, stray, rival)
    stage.skip("press", A)
    assert not stage.offers(A, "use", stray, "1")
    use(stage, A, stray, "0")
    stage.resolve()
    assert len(stage.events_of(RoundBegan)) == 2


def test_an_underbridge_stray_is_burned_to_untap_a_minion_against_a_directed_action() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stray = stage.ally(B, "Underbridge Stray")
    stage.play(A, "bleed", elder)
    stage.skip("announced", B)
    use(stage, B, stray, "2")
    assert stage.zone(stray) == ASH_HEAP
    assert not stage.table.tapped[rival]


def test_a_blocking_underbridge_stray_untaps_nobody() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 3)
    stage.vampire(B, "Rival", tapped=True)
    stray = stage.ally(B, "Underbridge Stray")
    stage.play(A, "bleed", elder)
    try_block(stage, stray)
    stage.skip("block", B)
    assert not stage.offers(B, "use", stray, "2")
    stage.resolve()
    stage.table.tapped[elder] = False
    stage.ally(B, "Underbridge Stray")
    other = stage.vampire(A, "Pupil", 2)
    stage.play(A, "hunt", other)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "use", stray, "2")


# Veneficti


def test_veneficti_needs_an_infernal_baali() -> None:
    pious = Vampire("Pious", "baali", 1, 5, "", "independent")
    stage = PeopleStage(2, CULTIST, pious)
    cultist, other = stage.vampire(A, "Cultist"), stage.vampire(A, "Pious")
    stage.hand(A, "Veneficti")
    stage.begin()
    assert stage.offers(A, "play veneficti plain", cultist)
    assert not stage.offers(A, "play veneficti plain", other)


def test_veneficti_steals_demon_allies_and_burns_demon_retainers_at_stealth() -> None:
    stage = PeopleStage(2, FIEND, FAMILIAR)
    mage, fiend = stage.ally(A, "Veneficti"), stage.ally(B, "Fiend")
    stage.ally(B, "Thug")
    familiar = stage.put_on(stage.vampire(B, "Rival"), "Familiar")
    stage.play(A, "act", mage, mage, "0")
    assert stage.table.view(None)["action"]["target_seat"] == B
    assert values.stealth(stage.table, mage) == 1
    stage.resolve()
    assert stage.table.controller[fiend] == A
    stage.table.tapped[mage] = False
    stage.play(A, "act", mage, mage, "1")
    stage.resolve()
    assert stage.zone(familiar) == ASH_HEAP


@pytest.mark.parametrize(("name", "attacks"), [("Elder", True), ("Pupil", False)])
def test_veneficti_is_no_target_for_young_vampires_and_allies(name: str, attacks: bool) -> None:
    stage = PeopleStage()
    vampire, wolf = stage.vampire(A, name), stage.ally(A, "Renegade Garou")
    stage.ally(B, "Veneficti")
    stage.hand(A, "Bum's Rush")
    stage.begin()
    assert stage.offers(A, "play bums-rush plain", vampire) == attacks
    assert not stage.offers(A, "act", wolf, wolf, "0")


# Draeven Softfoot

SCHOLAR = Vampire("Scholar", "kiasyd", 1, 6, "", "sabbat")
SKILLED = Vampire("Skilled", "ravnos", 1, 6, "CHI", "independent")


@pytest.mark.parametrize("seat", [A, C])
def test_draeven_prevents_damage_to_any_kiasyd_in_combat(seat: int) -> None:
    stage = PeopleStage(3, SCHOLAR)
    scholar, rival = stage.vampire(A, "Scholar"), stage.vampire(B, "Rival")
    draeven = stage.ally(seat, "Draeven Softfoot")
    fight(stage, scholar, rival)
    choose_strikes(stage)
    stage.skip("damage", seat)
    use(stage, seat, draeven)
    stage.resolve()
    assert stage.table.tapped[draeven]
    assert (stage.blood(scholar), stage.blood(rival)) == (6, 9 - 1)


def test_draeven_helps_no_other_clan_and_not_outside_combat() -> None:
    stage = PeopleStage(2, SCHOLAR)
    scholar, elder = stage.vampire(A, "Scholar"), stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    draeven = stage.ally(A, "Draeven Softfoot")
    fight(stage, elder, rival)
    choose_strikes(stage)
    while stage.prompt != "MinionPhase":
        assert not stage.offers(stage.decider, "use", draeven, "0")
        stage.do_minimum()
    assert stage.blood(elder) == 10 - 1
    assert stage.blood(scholar) == 6


@pytest.mark.parametrize("present", [True, False])
def test_no_chimerstry_is_played_while_draeven_acts(present: bool) -> None:
    stage = PeopleStage(2, SKILLED)
    minion = stage.ally(A, "Draeven Softfoot") if present else stage.ally(A, "Thug")
    skilled = stage.vampire(B, "Skilled")
    stage.hand(B, "Occlusion")
    stage.play(A, "bleed", minion)
    try_block(stage, skilled)
    stage.skip("strike", B)
    assert (offered_modes(stage, B, "occlusion") == []) == present


def test_draeven_cannot_block_a_minion_with_cold_iron() -> None:
    stage = PeopleStage()
    elder, armed = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    stage.put_on(armed, "Joumlon's Axe")
    draeven = stage.ally(B, "Draeven Softfoot")
    for minion, blocks in ((armed, False), (elder, True)):
        stage.play(A, "bleed", minion)
        stage.skip("BlockQuestion", B) if blocks else stage.skip("declined")
        assert stage.offers(B, "block", draeven) == blocks
        stage.resolve()


@ruling("Unique cards with burn option", 1)
def test_draeven_may_not_be_discarded_by_who_could_recruit_him() -> None:
    for name, offered in (("Scholar", False), ("Elder", True)):
        stage = PeopleStage(2, SCHOLAR, phase="untap")
        stage.vampire(A, name)
        stage.ally(A, "Draeven Softfoot")
        stage.hand(A, "Draeven Softfoot")
        assert stage.offers(A, "burn-option draeven-softfoot") == offered


# Corrupt Construction


@pytest.mark.parametrize(("mode", "life"), [("vic", 1 + 2), ("VIC", 2 + 2)])
def test_a_corrupt_construction_feeds_on_cards_in_hand_and_ash_heap(mode: str, life: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Corrupt Construction", "Valet", "Lamp")
    stage.ash(A, "Kurt", "Thug", "Cudgel")
    dead, thug, cudgel = stage.table.ash[A]
    stage.ash(B, "Kurt")
    stage.play(A, f"play corrupt-construction {mode}", elder)
    while "name valet" not in stage.options(A):
        stage.do_minimum()
    assert sorted(stage.options(A)) == sorted(
        ["done", "name valet", stage.text("target", dead), stage.text("target", thug)]
    )
    stage.play(A, "name valet")
    stage.play(A, "target", dead)
    stage.play(A, "done")
    stage.skip("MinionPhase")
    construction = stage.table.ready[A][-1]
    assert stage.blood(construction) == life
    assert values.strength(stage.table, construction) == life
    assert (stage.zone(dead), stage.zone(cudgel)) == (REMOVED, ASH_HEAP)


def test_nobody_learns_whether_a_corrupt_construction_could_feed() -> None:
    for held in ("Valet", "Lamp"):
        stage = PeopleStage()
        elder = stage.vampire(A, "Elder")
        stage.hand(A, "Corrupt Construction", held)
        stage.library(A, "Lamp")
        stage.play(A, "play corrupt-construction vic", elder)
        stage.skip("RemoveAny", A)
        stage.play(A, "done")


def test_a_corrupt_construction_withers_away() -> None:
    stage = PeopleStage(phase="untap")
    construction = stage.ally(A, "Corrupt Construction", 2)
    stage.skip("MinionPhase", A)
    assert (stage.blood(construction), values.strength(stage.table, construction)) == (1, 1)
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    assert stage.zone(construction) == ASH_HEAP


# Nocturn


def recruit_nocturn(stage: PeopleStage, minion: int, mode: str = "obt") -> int:
    """A's minion recruits a Nocturn, unblocked; the card in play."""
    stage.play(A, f"play nocturn {mode}", minion)
    stage.skip("MinionPhase", A)
    return stage.table.ready[A][-1]


def test_nocturn_acts_in_the_turn_in_which_it_is_recruited() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.hand(A, "Nocturn", "Thug")
    nocturn = recruit_nocturn(stage, elder)
    assert not stage.table.tapped[elder]
    bleed(stage, nocturn)
    stage.resolve()
    assert stage.table.pool[B] == 30 - 1
    assert not stage.offers(A, "play nocturn obt", elder)
    stage.play(A, "play thug plain", pupil)
    stage.resolve()
    assert not stage.offers(A, "bleed", stage.table.ready[A][-1])


def test_nocturn_untaps_a_vampire_for_his_first_recruit_alone() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Nocturn", "Nocturn", "Nocturn")
    recruit_nocturn(stage, elder, "OBT")
    assert (stage.blood(elder), stage.table.tapped[elder]) == (10 - 1, False)
    recruit_nocturn(stage, elder, "OBT")
    assert (stage.blood(elder), stage.table.tapped[elder]) == (9 - 2, True)
    stage.table.tapped[elder] = False
    recruit_nocturn(stage, elder, "OBT")
    assert stage.blood(elder) == 7 - 3


def test_nocturn_costs_others_as_usual_and_needs_a_success() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Nocturn", "Nocturn", "Nocturn")
    recruit_nocturn(stage, elder, "OBT")
    stage.table.tapped[elder] = True
    recruit_nocturn(stage, pupil)
    assert stage.blood(pupil) == 5 - 1
    stage.table.tapped[elder] = False
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "play nocturn OBT", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.resolve()
    assert len(stage.table.ready[A]) == 2 + 2


def test_nocturn_plays_basic_obtenebration_but_no_allies() -> None:
    gloom = Card("Gloom", ACTION, OBTENEBRATION, basic=GainPool(1), superior=GainPool(2))
    stage = PeopleStage(2, gloom)
    nocturn = stage.ally(A, "Nocturn")
    stage.hand(A, "Nocturn", "Gloom")
    stage.begin()
    assert offered_modes(stage, A, "nocturn") == []
    assert offered_modes(stage, A, "gloom") == ["obt"]
    stage.play(A, "play gloom obt", nocturn)
    stage.resolve()
    assert stage.table.pool[A] == 30 + 1


def test_nocturn_is_burned_in_its_controllers_untap_phase() -> None:
    stage = PeopleStage(phase="untap", active=B)
    nocturn = stage.ally(A, "Nocturn")
    stage.skip("MinionPhase", B)
    assert stage.zone(nocturn) != ASH_HEAP
    stage.skip("MinionPhase", A)
    assert stage.zone(nocturn) == ASH_HEAP


@ruling("Can act the turn it is recruited", 1)
def test_nocturn_does_not_act_in_the_turn_of_another() -> None:
    stage = PeopleStage(phase="minion", active=B)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    cog = stage.put_on(elder, "Enkil Cog")
    stage.hand(A, "Nocturn")
    bleed(stage, rival, B)
    stage.skip("MinionPhase", A)
    use(stage, A, cog)
    stage.play(A, "play nocturn obt", elder)
    stage.skip("MinionPhase", B)
    nocturn = stage.table.ready[A][-1]
    assert stage.table.card_name(nocturn) == "nocturn"
    assert not stage.offers(A, "bleed", nocturn)


# Alia, God's Messenger


@pytest.mark.parametrize("events", [("Dragonbound",), ("Dragonbound", "Anthelios, The Red Star")])
def test_alia_comes_in_the_last_days(events: tuple[str, ...]) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    for name in events:
        stage.permanent(B, name)
    stage.hand(A, "Alia, God's Messenger", "Piper")
    stage.begin()
    offered = offered_modes(stage, A, "alia-gods-messenger")
    assert offered == (["plain"] if len(events) == 2 else [])
    if offered:
        stage.play(A, "play alia-gods-messenger plain", elder)
        stage.resolve()
        assert stage.table.card_name(stage.table.ready[A][-1]) == "alia-gods-messenger"


def test_alia_brings_a_vampire_of_yours_back_from_torpor() -> None:
    stage = PeopleStage()
    alia = stage.ally(A, "Alia, God's Messenger")
    elder, rival = (
        stage.vampire(A, "Elder", 0, torpor=True),
        stage.vampire(B, "Rival", torpor=True),
    )
    stage.play(A, "act", alia, alia, "0")
    if stage.prompt == "Targeting":
        assert not stage.offers(A, "target", rival)
        stage.play(A, "target", elder)
    assert values.stealth(stage.table, alia) == 1
    stage.resolve()
    assert (stage.zone(elder), stage.zone(rival)) == (READY, TORPOR)


def test_alia_plays_basic_auspex_and_obeah() -> None:
    sight = Card("Sight", ACTION, AUSPEX, basic=GainPool(1), superior=GainPool(2))
    stage = PeopleStage(2, sight)
    alia, thug = stage.ally(A, "Alia, God's Messenger"), stage.ally(A, "Thug")
    stage.hand(A, "Sight")
    stage.begin()
    assert stage.offers(A, "play sight aus", alia)
    assert not stage.offers(A, "play sight AUS", alia)
    assert not stage.offers(A, "play sight aus", thug)


@pytest.mark.parametrize("at", ["alia", "thug"])
def test_alia_makes_actions_against_her_cost_pool(at: str) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    alia, thug = stage.ally(B, "Alia, God's Messenger"), stage.ally(B, "Thug")
    stage.hand(A, "Bum's Rush")
    stage.play(A, "play bums-rush plain", elder)
    stage.play(A, "target", alia if at == "alia" else thug)
    assert stage.table.pool[A] == 30
    stage.skip("before-range", A)
    assert stage.table.pool[A] == (29 if at == "alia" else 30)


def test_alia_is_no_target_for_who_cannot_pay() -> None:
    siege = Card("Siege", ACTION, cost=Pool(2), effect=Action(Burn(), target=ANY_ALLY))
    stage = PeopleStage(2, siege)
    elder = stage.vampire(A, "Elder")
    alia, thug = stage.ally(B, "Alia, God's Messenger"), stage.ally(B, "Thug")
    stage.hand(A, "Siege")
    stage.pool(A, 2)
    stage.play(A, "play siege plain", elder)
    if stage.prompt == "Targeting":
        assert not stage.offers(A, "target", alia)
        stage.play(A, "target", thug)
    rich = PeopleStage(2, siege)
    elder = rich.vampire(A, "Elder")
    rich.ally(B, "Alia, God's Messenger")
    rich.hand(A, "Siege")
    rich.pool(A, 3)
    rich.begin()
    assert rich.offers(A, "play siege plain", elder)
    rich.table.pool[A] = 2
    assert not rich.offers(A, "play siege plain", elder)


def test_alia_costs_her_own_controller_and_bleeds_nothing() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.ally(A, "Alia, God's Messenger")
    stage.ally(B, "Thug")
    bleed(stage, elder)
    stage.resolve()
    assert stage.table.pool == [30, 29]


# Hexaped

SHUNNED = Vampire("Shunned", "tremere-antitribu", 1, 5, "", "sabbat")
COVEN = Vampire("Coven", "tremere-antitribu", 1, 5, "", "sabbat")


def linked(seat: int) -> tuple[PeopleStage, int, int, int]:
    """A's Shunned has recruited a Hexaped, which links this Methuselah in A's next turn."""
    stage = PeopleStage(3, SHUNNED, COVEN)
    shunned, other = stage.vampire(A, "Shunned"), stage.vampire(A, "Coven")
    stage.hand(A, "Hexaped")
    stage.play(A, "play hexaped plain", shunned)
    stage.resolve()
    hexaped = stage.table.ready[A][-1]
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    stage.play(A, "act", hexaped, hexaped, "0")
    assert len(stage.options(A)) == 3
    stage.play(A, f"player {seat}")
    assert values.stealth(stage.table, hexaped) == 1
    stage.resolve()
    return stage, shunned, other, hexaped


def test_hexaped_helps_its_recruiter_against_the_linked_methuselah() -> None:
    stage, shunned, other, hexaped = linked(B)
    assert stage.zone(hexaped) == REMOVED
    bleed(stage, shunned)
    assert values.stealth(stage.table, shunned) == 1
    assert values.bleed(stage.table, other) == 1
    stage.resolve()
    assert stage.table.pool[B] == 30 - 2
    bleed(stage, other)
    assert values.stealth(stage.table, other) == 0
    stage.resolve()
    assert stage.table.pool[B] == 30 - 2 - 1


def test_hexaped_does_not_help_against_others_or_for_other_actions() -> None:
    stage, shunned, _, _ = linked(C)
    bleed(stage, shunned)
    assert values.stealth(stage.table, shunned) == 0
    stage.resolve()
    assert stage.table.pool == [29, 29, 30]
    stage.table.tapped[shunned] = False
    stage.table.blood[shunned] = 1
    stage.play(A, "hunt", shunned)
    assert values.stealth(stage.table, shunned) == 1
    stage.resolve()
    assert stage.blood(shunned) == 2


def test_hexaped_stays_if_it_is_blocked() -> None:
    stage = PeopleStage(2, SHUNNED)
    hexaped, rival = stage.ally(A, "Hexaped"), stage.vampire(B, "Rival")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "act", hexaped, hexaped, "0")
    stage.play(A, f"player {B}")
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.resolve()
    assert stage.zone(hexaped) == READY


# Repo Man

TRUCK = Card("Truck", EQUIPMENT, VEHICLE, "brujah", cost=Pool(2))


def test_the_minion_who_recruits_repo_man_untaps_at_the_end_of_the_turn() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    stage.hand(A, "Repo Man")
    stage.play(A, "play repo-man plain", elder)
    stage.resolve()
    bleed(stage, kurt)
    stage.skip("DiscardPhase", A)
    assert stage.table.tapped[elder]
    stage.skip("MasterPhase", B)
    assert not stage.table.tapped[elder]
    assert stage.table.tapped[kurt]


def test_the_recruiter_untaps_even_if_repo_man_is_burned_first() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Repo Man")
    stage.play(A, "play repo-man plain", elder)
    stage.resolve()
    repo_man = next(card for card in stage.table.ready[A] if card != elder)
    burn(stage.table, repo_man)
    stage.table.run()
    stage.skip("MasterPhase", B)
    assert not stage.table.tapped[elder]


def retrieving(*library: str, pool: int = 30, torpor: bool = False) -> tuple[PeopleStage, int, int]:
    """Repo Man retrieves a vehicle; A's Kurt and Ira are Brujah."""
    stage = PeopleStage(3, TRUCK)
    repo_man = stage.ally(A, "Repo Man")
    kurt = stage.vampire(A, "Kurt", torpor=torpor)
    ira = stage.vampire(A, "Ira", torpor=torpor)
    stage.vampire(A, "Elder")
    stage.library(A, *["Cellar"] * 7, *library)  # seven are drawn
    stage.pool(A, pool)
    stage.play(A, "act", repo_man, repo_man, "0")
    assert stage.table.view(None)["action"]["stealth"] == 2
    return stage, kurt, ira


def test_repo_man_finds_the_first_vehicle_for_a_minion_who_meets_its_requirements() -> None:
    stage, kurt, ira = retrieving("Lamp", "Truck", "Hawg")
    stage.skip("EquipWithFirst", A)
    assert stage.options(A) == [stage.text("target", kurt), stage.text("target", ira)]
    stage.play(A, "target", ira)
    stage.resolve()
    assert stage.names(stage.table.attached[ira]) == ["truck"]
    assert stage.table.pool[A] == 30 - 2
    assert sorted(stage.names(stage.table.library[A])) == ["hawg", "lamp"]


def test_repo_man_burns_a_vehicle_that_nobody_can_have_without_paying_for_it() -> None:
    stage, _, _ = retrieving("Truck", torpor=True)
    stage.resolve()
    assert stage.names(stage.table.ash[A]) == ["truck"]
    assert stage.table.pool[A] == 30


@ruling("Repo Man", 1)
def test_the_vehicle_that_repo_man_finds_must_be_paid_for_even_with_the_last_pool() -> None:
    stage, _, ira = retrieving("Truck", pool=2)
    stage.skip("EquipWithFirst", A)
    assert all(text.startswith("target") for text in stage.options(A))
    stage.play(A, "target", ira)
    assert stage.table.out[A]
