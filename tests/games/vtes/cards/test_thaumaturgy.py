"""Cards of Thaumaturgy."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, fight, modes, strikes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.events.combat import CombatEnded, Prevented, TookDamage
from conclave.games.vtes.rules.windows import BEFORE_RANGE
from conclave.games.vtes.rules.words import ASH_HEAP, COMBAT, TORPOR
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.strikes import EndCombat
from conclave.testing import rule


@rule("VTES-6.4.5-23", "VTES-6.4.5-25")
@pytest.mark.parametrize(("mode", "number"), [("tha", 1), ("THA", 2)])
def test_theft_of_vitae(mode: str, number: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 4), stage.vampire(B, "Rival")
    stage.hand(A, "Theft of Vitae")
    fight(stage, elder, rival)
    strikes(stage, stage.text(f"play theft-of-vitae {mode}", elder))
    stage.skip()
    assert stage.blood(elder) == 4 + number - 1
    assert stage.blood(rival) == 9 - number


@rule("VTES-6.4.5-26", "VTES-6.4.5-27", "VTES-6.4.5-24")
@ruling("Theft of Vitae", 1)
def test_theft_of_vitae_takes_no_more_than_there_is_and_is_not_prevented() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 10), stage.vampire(B, "Rival", 1)
    stage.hand(A, "Theft of Vitae")
    stage.hand(B, "Skin of Rock", "Dodge")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play theft-of-vitae THA", elder)
    stage.play(B, "strike hand")
    assert modes(stage, B, "skin-of-rock") == []
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (9, 0)


@ruling("Theft of Vitae", 2)
def test_two_thefts_at_once() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 10), stage.vampire(B, "Rival", 3)
    stage.hand(A, "Theft of Vitae")
    stage.hand(B, "Theft of Vitae")
    fight(stage, elder, rival)
    strikes(
        stage,
        stage.text("play theft-of-vitae THA", elder),
        stage.text("play theft-of-vitae THA", rival),
    )
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 3)


@pytest.mark.parametrize(
    ("card", "mode", "mine", "theirs"),
    [("drain-essence", "tha", 7, 6), ("drain-essence", "THA", 9, 4)],
)
def test_drain_essence_in_a_later_round(card: str, mode: str, mine: int, theirs: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 8), stage.vampire(B, "Rival")
    stage.hand(A, card, "Apportation")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert modes(stage, A, card) == []
    strikes(stage)
    stage.skip("press", A)
    stage.play(A, "play apportation tha", elder)
    strikes(stage, stage.text(f"play {card} {mode}", elder))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (mine, theirs)


@pytest.mark.parametrize(("mode", "blood"), [("tha", 8), ("THA", 7)])
def test_walk_of_flame_in_a_later_round(mode: str, blood: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Walk of Flame", "Apportation")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert modes(stage, A, "walk-of-flame") == []
    strikes(stage)
    stage.skip("press", A)
    stage.play(A, "play apportation tha", elder)
    strikes(stage, stage.text(f"play walk-of-flame {mode}", elder))
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == blood


def test_apportation_is_a_press_only_to_continue() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Flash")
    stage.hand(B, "Apportation", "Flash")
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, "play flash cel", elder)
    assert modes(stage, B, "flash") == ["cel"]
    assert modes(stage, B, "apportation") == []


def test_apportation_is_a_maneuver_at_superior() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Apportation")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert modes(stage, A, "apportation") == ["THA"]
    stage.play(A, "play apportation THA", elder)
    assert is_long(stage.table)


# Blood Rage


@pytest.mark.parametrize(("mode", "damage"), [("tha", 1), ("THA", 2)])
def test_blood_rage_breaks_weapons_and_fortitude(mode: str, damage: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(rival, "Desert Eagle")
    stage.hand(A, "Blood Rage")
    stage.hand(B, "Skin of Rock")
    fight(stage, elder, rival)
    strikes(stage, stage.text(f"play blood-rage {mode}", elder), stage.text("strike", gun, "0"))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9 - damage)


@ruling("Prevent discipline based prevention", 1)
@pytest.mark.parametrize(
    ("card", "mode"), [("Skin of Rock", "for"), ("Indomitability", "FOR"), ("Skin of Steel", "for")]
)
def test_no_fortitude_card_is_played_to_prevent_the_damage_of_blood_rage(
    card: str, mode: str
) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    jacket = stage.put_on(rival, "Flak Jacket")
    stage.hand(A, "Blood Rage")
    stage.hand(B, card, "Sideslip")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play blood-rage THA", elder))
    stage.skip("damage", B)
    slug = card.lower().replace(" ", "-")
    assert modes(stage, B, slug) == []
    assert modes(stage, B, "sideslip") == ["CEL"]
    stage.play(B, "use", jacket, "0")
    stage.skip()
    assert stage.blood(rival) == 8
    plain = Salon()
    elder, rival = plain.vampire(A, "Elder"), plain.vampire(B, "Rival")
    plain.hand(B, card)
    fight(plain, elder, rival)
    strikes(plain)
    plain.skip("damage", B)
    assert mode in modes(plain, B, slug)


def test_a_shield_of_fortitude_does_not_stop_blood_rage() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Blood Rage", "Blur")
    stage.hand(B, "Skin of Steel")
    fight(stage, elder, rival)
    strikes(stage)
    stage.skip("damage", B)
    stage.play(B, "play skin-of-steel FOR", rival)
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur CEL", elder)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("strike", A)
    assert stage.blood(rival) == 8
    stage.play(A, "play blood-rage tha", elder)
    stage.skip()
    assert stage.blood(rival) == 7


def test_blood_rage_works_on_weapons_all_round_but_not_on_fists() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    cudgel = stage.put_on(rival, "Cudgel")
    stage.hand(A, "Blood Rage")
    stage.hand(B, "Undead Strength", "Blur")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play blood-rage tha", elder)
    stage.play(B, "play undead-strength POT", rival)
    stage.play(B, "target", cudgel)
    stage.skip("additional-strikes", B)
    assert stage.blood(elder) == 10
    stage.play(B, "play blur CEL", rival)
    stage.skip("strike", B)
    stage.play(B, "strike", cudgel, "0")
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.skip()
    assert stage.blood(elder) == 9


def test_the_weapon_of_an_ally_is_not_broken_by_blood_rage() -> None:
    stage = Salon()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    gun = stage.put_on(thug, "Desert Eagle")
    stage.hand(A, "Blood Rage")
    fight(stage, elder, thug)
    strikes(stage, stage.text("play blood-rage tha", elder), stage.text("strike", gun, "0"))
    stage.skip()
    assert (stage.blood(elder), stage.blood(thug)) == (8, 2)


def test_blood_rage_is_for_close_range() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Blood Rage", "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    stage.skip("strike", A)
    assert modes(stage, A, "blood-rage") == []


# Weather Control


@ruling("Weather Control", 1)
@pytest.mark.parametrize(("mode", "second"), [("tha", 1), ("THA", 2)])
def test_weather_control_hurts_all_in_each_round(mode: str, second: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    valet, other = stage.put_on(rival, "Valet"), stage.put_on(elder, "Mr. Winthrop")
    stage.hand(A, "Weather Control", "Indomitability", "Skin of Rock")
    fight(stage, elder, rival)
    stage.play(A, f"play weather-control {mode}", elder)
    assert [stage.blood(card) for card in (elder, rival)] == [10, 9]
    stage.skip("range", A)
    assert [stage.blood(card) for card in (elder, rival)] == [9, 8]
    assert [stage.zone(card) for card in (valet, other)] == [ASH_HEAP, ASH_HEAP]
    assert stage.told(Prevented) == []
    stage.skip("press", A)
    stage.play(A, "play indomitability FOR", elder)
    before = (stage.blood(elder), stage.blood(rival))
    stage.skip("range", A)
    after = (stage.blood(elder), stage.blood(rival))
    assert after == (before[0] - second, before[1] - second)


def test_the_damage_of_weather_control_is_nobodys() -> None:
    stage = Salon()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", life=1)
    stage.hand(A, "Weather Control")
    fight(stage, elder, thug)
    stage.play(A, "play weather-control tha", elder)
    stage.skip()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(elder) == 9
    assert len(stage.told(CombatEnded)) == 1


def test_weather_control_only_in_the_first_round_and_once_each_combat() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Weather Control", "Weather Control", "Indomitability")
    stage.hand(B, "Weather Control")
    fight(stage, elder, rival)
    stage.play(A, "play weather-control tha", elder)
    assert modes(stage, A, "weather-control") == []
    stage.play(A, "pass")
    assert modes(stage, B, "weather-control") == ["tha", "THA"]
    stage.skip("press", A)
    stage.play(A, "play indomitability FOR", elder)
    stage.skip("before-range", B)
    assert modes(stage, B, "weather-control") == []


@ruling("Weather Control", 2)
def test_weather_control_hurts_even_if_combat_ends_before_range() -> None:
    gone = Card("Be Gone", COMBAT, effect=EndCombat(), when=BEFORE_RANGE)
    stage = Stage(2, extra=(*PEOPLE, gone))
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Weather Control")
    stage.hand(B, "Be Gone")
    fight(stage, elder, rival)
    stage.play(A, "play weather-control THA", elder)
    stage.skip("before-range", B)
    stage.play(B, "play be-gone plain", rival)
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)
    assert len(stage.told(CombatEnded)) == 1


@ruling("Weather Control", 3)
@ruling("Damage before range is determined", 1)
def test_what_is_done_before_range_comes_before_the_damage_and_storms_come_together() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 1)
    stage.hand(A, "Weather Control", "Torn Signpost")
    stage.hand(B, "Weather Control")
    fight(stage, elder, rival)
    stage.play(A, "play weather-control tha", elder)
    stage.play(A, "play torn-signpost pot", elder)
    stage.skip("before-range", B)
    stage.play(B, "play weather-control THA", rival)
    assert (stage.blood(elder), stage.blood(rival)) == (10, 1)
    stage.skip()
    taken = [event for event in stage.told(TookDamage) if event.card == stage.table.word(rival)]
    assert [event.normal for event in taken] == [2]
    assert stage.zone(rival) == TORPOR
    assert stage.blood(elder) == 8
