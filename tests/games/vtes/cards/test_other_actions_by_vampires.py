"""Tests of actions that require no discipline, for vampires."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, PeopleStage, choose_strikes, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    BLOOD_CURSED,
    CAMARILLA,
    EQUIPMENT,
    HAND,
    MASTER,
    READY,
    UNIQUE,
)
from conclave.games.vtes.rules.events.piles import Showed
from conclave.games.vtes.rules.events.referendums import ReferendumCalled, ReferendumEnded
from conclave.games.vtes.rules.moments import IsBurned
from conclave.games.vtes.vocabulary import filters
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool, Vampire
from conclave.games.vtes.vocabulary.conditions import ActionIs
from conclave.lang.abilities import Whenever
from conclave.testing import rule

# Forgery


@rule("VTES-1.6.1-17")
def test_forgery_gains_blood_for_a_vampire_of_some_capacity() -> None:
    stage = PeopleStage()
    pupil, young = stage.vampire(A, "Pupil", 2), stage.vampire(A, "Fledgling")
    stage.hand(A, "Forgery")
    assert not stage.offers(A, "play forgery plain", young)
    stage.play(A, "play forgery plain", pupil)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert stage.blood(pupil) == 3


# Purity of the Beast


def test_purity_of_the_beast() -> None:
    stage = PeopleStage(3)
    pupil, thug = stage.vampire(A, "Pupil"), stage.ally(B, "Thug")
    stage.hand(A, "Purity of the Beast")
    stage.play(A, "play purity-of-the-beast plain", pupil)
    assert stage.table.view(None)["action"]["stealth"] == 1
    choose_strikes(stage.skip("strike", A))
    stage.skip()
    assert stage.zone(thug) == ASH_HEAP


def test_purity_of_the_beast_is_for_vampires_and_against_allies_of_the_prey() -> None:
    stage = PeopleStage(3)
    stage.vampire(A, "Pupil")
    stage.ally(C, "Thug")
    stage.vampire(B, "Rival")
    stage.hand(A, "Purity of the Beast")
    assert offered_modes(stage, A, "purity-of-the-beast") == []
    stage = PeopleStage(3)
    stage.ally(A, "Thug")
    stage.ally(B, "Thug")
    stage.hand(A, "Purity of the Beast")
    assert offered_modes(stage, A, "purity-of-the-beast") == []


# Entrenching


@pytest.mark.parametrize(("before", "after"), [(4, 8), (3, 3)])
def test_entrenching(before: int, after: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", before)
    stage.hand(A, "Entrenching")
    stage.play(A, "play entrenching plain", elder)
    assert stage.table.view(None)["action"]["target_seat"] is None
    stage.resolve()
    assert stage.blood(elder) == after


# Dark Mirror of the Mind


def test_dark_mirror_of_the_mind_gains_pool_for_an_old_vampire() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Pack Leader")
    stage.hand(A, "Dark Mirror of the Mind")
    assert offered_modes(stage, A, "dark-mirror-of-the-mind") == []
    kurt = stage.vampire(A, "Kurt")
    stage.play(A, "play dark-mirror-of-the-mind plain", kurt)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.table.pool == [32, 30]


# Jack of Both Sides


EXTRA = (
    *PEOPLE,
    Card("Dear Toy", EQUIPMENT, cost=Pool(3)),
    Card("Blood Charm", EQUIPMENT, cost=Blood(3)),
    Card("Clan Blade", EQUIPMENT, "brujah", cost=Pool(1)),
    Card("Only Ring", EQUIPMENT, UNIQUE, cost=Pool(2)),
    Card("Smith", EQUIPMENT, grants=Bonus("stealth", 3, if_=ActionIs(("equip",)))),
)
JACK = "play jack-of-both-sides"


def at_work(*names: str, blood: int = 5) -> tuple[Stage, int]:
    """A vampire of A with Jack of Both Sides and these cards in hand."""
    stage = Stage(2, extra=EXTRA)
    pupil = stage.vampire(A, "Pupil", blood)
    stage.hand(A, "Jack of Both Sides", *names)
    return stage, pupil


def named(stage: Stage, pupil: int, name: str, mode: str = "plain") -> Stage:
    """The action is announced with this card, and nobody does anything."""
    stage.play(A, f"{JACK} {mode}", pupil)
    stage.skip("Targeting")
    stage.play(A, f"name {name}")
    return stage


@rule("VTES-6.1.3-02")
@ruling("Equip or employ another card from hand", 1)
@ruling("Equip/Employ/Recruit action", 4)
def test_equipment_from_hand_is_cheaper_by_a_pool_and_named_at_once() -> None:
    stage, pupil = at_work("Dear Toy", "Lamp", "Valet")
    toy = stage.table.hand[A][1]
    stage.play(A, f"{JACK} plain", pupil)
    stage.skip("Targeting")
    assert stage.options(A) == ["name dear-toy", "name lamp"]
    stage.play(A, "name dear-toy")
    assert [event.card for event in stage.events_of(Showed)] == ["dear-toy"]
    stage.skip("announced")
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"]) == ("equip", 2)
    assert stage.zone(toy) == HAND
    stage.resolve()
    assert stage.table.host[toy] == pupil
    assert stage.table.pool[A] == 28
    assert stage.blood(pupil) == 4
    assert stage.names(stage.table.ash[A]) == ["jack-of-both-sides"]
    assert stage.table.faults() == []


def test_a_cost_in_blood_is_lower_by_two() -> None:
    stage, pupil = at_work("Blood Charm")
    named(stage, pupil, "blood-charm")
    stage.resolve()
    assert stage.names(stage.table.attached[pupil]) == ["blood-charm"]
    assert stage.blood(pupil) == 3
    assert stage.table.pool[A] == 30


def test_a_retainer_is_employed() -> None:
    stage, pupil = at_work("Valet", "Lamp")
    stage.play(A, f"{JACK} plain-action", pupil)
    stage.skip("Targeting")
    assert stage.options(A) == ["name valet"]
    stage.play(A, "name valet")
    stage.skip("announced")
    assert stage.table.view(None)["action"]["kind"] == "employ"
    stage.resolve()
    valet = stage.table.attached[pupil][0]
    assert stage.names((valet,)) == ["valet"]
    assert stage.blood(valet) == 1


@ruling("Equip/Employ/Recruit action", 2)
def test_requirements_are_to_be_met() -> None:
    stage, _ = at_work("Clan Blade")
    assert offered_modes(stage, A, "jack-of-both-sides") == []
    stage.vampire(A, "Kurt")
    assert offered_modes(stage, A, "jack-of-both-sides") == ["plain"]


@ruling("Equip/Employ/Recruit action", 3)
def test_the_level_of_a_discipline_is_chosen_when_the_card_comes() -> None:
    stage = Stage(2, extra=EXTRA)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Jack of Both Sides", "Raven Spy")
    stage.play(A, f"{JACK} plain-action", elder)
    stage.skip("Targeting")
    stage.play(A, "name raven-spy")
    stage.skip("EquipFromHand")
    assert stage.options(A) == ["name ani", "name ANI"]
    stage.play(A, "name ANI")
    stage.skip("MinionPhase")
    raven = stage.table.attached[elder][0]
    assert stage.blood(raven) == 2
    assert stage.blood(elder) == 9  # the spy's one blood is taken off
    stage = Stage(2, extra=EXTRA)
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Jack of Both Sides", "Raven Spy")
    named(stage, pupil, "raven-spy", "plain-action")
    stage.resolve()
    assert stage.blood(stage.table.attached[pupil][0]) == 1


@ruling("Equip/Employ/Recruit action", 1)
def test_a_vampire_may_play_the_same_equipment_himself_later_in_the_turn() -> None:
    stage, pupil = at_work("Lamp", "Lamp")
    named(stage, pupil, "lamp")
    stage.resolve()
    stage.table.tapped[pupil] = False
    assert offered_modes(stage, A, "lamp") == ["plain"]
    assert offered_modes(stage, A, "jack-of-both-sides") == []


def test_a_card_that_left_the_hand_or_cannot_be_paid_for_is_not_equipped() -> None:
    stage, pupil = at_work("Dear Toy")
    toy = stage.table.hand[A][1]
    named(stage, pupil, "dear-toy")
    stage.skip("announced")
    stage.pool(A, 1)
    stage.resolve()
    assert stage.zone(toy) == HAND
    assert stage.table.attached[pupil] == ()
    assert stage.table.pool[A] == 1


def test_jack_of_both_sides_is_for_vampires_with_something_to_bring() -> None:
    stage, _ = at_work()
    assert offered_modes(stage, A, "jack-of-both-sides") == []
    other = Stage(2, extra=EXTRA)
    other.ally(A, "Thug")
    other.hand(A, "Jack of Both Sides", "Lamp")
    assert offered_modes(other, A, "jack-of-both-sides") == []
    poor = Stage(2, extra=EXTRA)
    poor.vampire(A, "Pupil")
    poor.hand(A, "Jack of Both Sides", "Dear Toy")
    poor.pool(A, 1)
    assert offered_modes(poor, A, "jack-of-both-sides") == []


@rule("VTES-R-06")
def test_a_second_copy_of_a_unique_card_is_burned() -> None:
    stage, pupil = at_work("Only Ring")
    first = stage.put_on(pupil, "Only Ring")
    ring = stage.table.hand[A][1]
    named(stage, pupil, "only-ring")
    stage.resolve()
    assert stage.table.attached[pupil] == (first,)
    assert ring in stage.table.ash[A]


def test_a_card_for_equip_actions_helps_it() -> None:
    stage, pupil = at_work("Lamp")
    stage.put_on(pupil, "Smith")
    named(stage, pupil, "lamp")
    stage.skip("announced")
    assert stage.table.view(B)["action"]["stealth"] == 5


# Scrounging


def scrounging() -> tuple[PeopleStage, list[str]]:
    """A's ally looks at the top of her library: the names of its cards."""
    stage = PeopleStage()
    thug = stage.ally(A, "Thug")
    stage.hand(A, "Scrounging", *["Lamp"] * 6)
    stage.library(A, "Valet", "Cudgel", "Cellar", "Manse", "Fame")
    stage.play(A, "play scrounging plain", thug)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("Search")
    return stage, stage.names(stage.table.library[A])


def test_scrounging_takes_up_to_two_of_the_top_three_cards() -> None:
    stage, (first, second, third, _) = scrounging()
    assert sorted(stage.options(A)) == sorted(
        ["done", *[f"name {n}" for n in (first, second, third)]]
    )
    stage.play(A, f"name {first}")
    assert sorted(stage.options(A)) == sorted(["done", f"name {second}", f"name {third}"])
    stage.play(A, f"name {third}")
    assert {first, third} <= {*stage.names(stage.table.hand[A])}
    assert stage.prompt == "Discarding"
    stage.play(A, "discard lamp")
    stage.play(A, "discard lamp")
    assert len(stage.table.hand[A]) == 7


def test_scrounging_may_take_no_card() -> None:
    stage, _ = scrounging()
    stage.play(A, "done")
    assert (len(stage.table.hand[A]), len(stage.table.library[A])) == (7, 4)


# Abactor


LEAN_TIMES = Card("Lean Times", EQUIPMENT, grants=Bonus("hunt", -5))


@rule("VTES-6.1.6-03")
def test_abactor_is_a_hunt_after_which_a_blood_hunt_may_be_called() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder", 0)
    stage.vampire(A, "Pupil", 0)
    stage.hand(A, "Abactor")
    stage.hand(B, "Anarchist Uprising")
    stage.play(A, "play abactor plain", elder)  # a vampire without blood has to hunt
    assert stage.table.view(None)["action"]["kind"] == "hunt"
    stage.skip("polling", B)
    assert stage.blood(elder) == 5
    stage.play(B, "vote anarchist-uprising for")
    stage.skip()
    assert stage.zone(elder) == ASH_HEAP


def test_abactor_if_nobody_votes_and_for_vampires_only() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder", 2)
    thug = stage.ally(A, "Thug")
    stage.hand(A, "Abactor")
    assert not stage.offers(A, "play abactor plain", thug)
    stage.play(A, "play abactor plain", elder)
    stage.skip()
    assert stage.zone(elder) == READY
    assert stage.blood(elder) == 7


@ruling("Abactor", 1)
@ruling("Hunger Moon", 1)
@pytest.mark.parametrize("lean", [True, False])
def test_a_hunt_without_blood_is_not_successful(lean: bool) -> None:
    stage = PeopleStage(2, LEAN_TIMES)
    elder = stage.vampire(A, "Elder", 5)
    moon = stage.permanent(B, "Hunger Moon")
    stage.hand(A, "Abactor")
    if lean:
        stage.put_on(elder, "Lean Times")
    stage.play(A, "play abactor plain", elder)
    stage.resolve()
    assert (stage.blood(elder), stage.blood(moon)) == ((5, 0) if lean else (9, 1))
    assert len(stage.events_of(ReferendumCalled)) == (0 if lean else 1)


@ruling("Abactor", 2)
def test_abactor_is_no_diablerie() -> None:
    outcast = Vampire("Outcast", "gangrel", 1, 6, "", CAMARILLA, BLOOD_CURSED)
    witness = Card(
        "Witness", MASTER, grants=Whenever(IsBurned(filters.VAMPIRE, how="diablerie"), GainPool(1))
    )
    stage = PeopleStage(2, outcast, witness)
    stage.permanent(A, "Witness")
    cursed = stage.vampire(A, "Outcast", 1)
    stage.hand(A, "Abactor")
    stage.play(A, "play abactor plain", cursed)
    stage.resolve()
    assert stage.blood(cursed) == 6
    assert stage.table.pool[A] == 30
    assert len(stage.events_of(ReferendumCalled)) == 1


@ruling("Abactor", 3, 4)
def test_the_referendum_of_abactor_is_a_blood_hunt_and_belongs_to_the_resolution() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Abactor", "Bewitching Oration", "Freak Drive")
    stage.edge(B)
    stage.play(A, "play abactor plain", elder)
    stage.skip("polling", A)
    assert stage.blood(elder) == 10
    assert [event.hunted.partition("#")[0] for event in stage.events_of(ReferendumCalled)] == [
        "elder"
    ]
    assert offered_modes(stage, A, "bewitching-oration") == []
    assert offered_modes(stage, A, "freak-drive") == []
    stage.skip("after-action", A)
    assert len(stage.events_of(ReferendumEnded)) == 1
    assert offered_modes(stage, A, "freak-drive") == ["for", "FOR"]
    assert stage.zone(rival) == READY


@ruling("Special Hunt action", 1)
def test_a_hunt_by_a_card_only_once_a_turn() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder", 1), stage.vampire(A, "Rival", 1)
    stage.hand(A, "Abactor", "Abactor")
    stage.play(A, "play abactor plain", elder)
    stage.resolve()
    stage.table.tapped[elder] = False
    assert stage.offers(A, "hunt", elder)
    assert not stage.offers(A, "play abactor plain", elder)
    assert stage.offers(A, "play abactor plain", rival)
