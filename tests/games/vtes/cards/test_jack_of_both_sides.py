"""Jack of Both Sides: equipment and retainers that are brought by another card."""

from __future__ import annotations

from games.vtes.cards.people import PEOPLE, modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities import Bonus
from conclave.games.vtes.rules.events.piles import Showed
from conclave.games.vtes.rules.words import EQUIPMENT, HAND, UNIQUE
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.conditions import ActionIs
from conclave.testing import rule

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
    """A vampire of A with these cards in hand beside the jack."""
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
    assert [event.card for event in stage.told(Showed)] == ["dear-toy"]
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
    assert stage.names(stage.table.on[pupil]) == ["blood-charm"]
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
    valet = stage.table.on[pupil][0]
    assert stage.names((valet,)) == ["valet"]
    assert stage.blood(valet) == 1


@ruling("Equip/Employ/Recruit action", 2)
def test_requirements_are_to_be_met() -> None:
    stage, _ = at_work("Clan Blade")
    assert modes(stage, A, "jack-of-both-sides") == []
    stage.vampire(A, "Kurt")
    assert modes(stage, A, "jack-of-both-sides") == ["plain"]


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
    raven = stage.table.on[elder][0]
    assert stage.blood(raven) == 2
    assert stage.blood(elder) == 9  # the spy's one blood is taken off
    stage = Stage(2, extra=EXTRA)
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Jack of Both Sides", "Raven Spy")
    named(stage, pupil, "raven-spy", "plain-action")
    stage.resolve()
    assert stage.blood(stage.table.on[pupil][0]) == 1


@ruling("Equip/Employ/Recruit action", 1)
def test_he_may_play_the_same_equipment_himself_later_in_the_turn() -> None:
    stage, pupil = at_work("Lamp", "Lamp")
    named(stage, pupil, "lamp")
    stage.resolve()
    stage.table.tapped[pupil] = False
    assert modes(stage, A, "lamp") == ["plain"]
    assert modes(stage, A, "jack-of-both-sides") == []


def test_what_is_gone_from_hand_is_not_brought_and_what_cannot_be_paid_neither() -> None:
    stage, pupil = at_work("Dear Toy")
    toy = stage.table.hand[A][1]
    named(stage, pupil, "dear-toy")
    stage.skip("announced")
    stage.pool(A, 1)
    stage.resolve()
    assert stage.zone(toy) == HAND
    assert stage.table.on[pupil] == ()
    assert stage.table.pool[A] == 1


def test_it_is_for_vampires_with_something_to_bring() -> None:
    stage, _ = at_work()
    assert modes(stage, A, "jack-of-both-sides") == []
    other = Stage(2, extra=EXTRA)
    other.ally(A, "Thug")
    other.hand(A, "Jack of Both Sides", "Lamp")
    assert modes(other, A, "jack-of-both-sides") == []
    poor = Stage(2, extra=EXTRA)
    poor.vampire(A, "Pupil")
    poor.hand(A, "Jack of Both Sides", "Dear Toy")
    poor.pool(A, 1)
    assert modes(poor, A, "jack-of-both-sides") == []


@rule("VTES-R-06")
def test_a_second_copy_of_a_unique_card_is_burned() -> None:
    stage, pupil = at_work("Only Ring")
    first = stage.put_on(pupil, "Only Ring")
    ring = stage.table.hand[A][1]
    named(stage, pupil, "only-ring")
    stage.resolve()
    assert stage.table.on[pupil] == (first,)
    assert ring in stage.table.ash[A]


def test_a_card_for_equip_actions_helps_it() -> None:
    stage, pupil = at_work("Lamp")
    stage.put_on(pupil, "Smith")
    named(stage, pupil, "lamp")
    stage.skip("announced")
    assert stage.table.view(B)["action"]["stealth"] == 5
