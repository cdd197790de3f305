"""Tests of combat cards that drain, maim and burn the opponent."""

from __future__ import annotations

from games.vtes.cards.combats import MADE_UP, CombatStage, duel
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.abilities.acting import Forbids
from conclave.games.vtes.rules.constants import ASH_HEAP, COMBAT, MASTER, ON_CARD, READY, TORPOR
from conclave.games.vtes.rules.events.combat import Diablerized
from conclave.games.vtes.rules.windows import GOING_TO_TORPOR
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.combat import AnotherCombat

# Amaranth


def felled(*hand: str, blood: tuple[int, int] = (5, 1)) -> tuple[CombatStage, int, int]:
    """Elder's blow is about to send Rival to torpor."""
    stage, elder, rival = duel("Swift Blow", "Amaranth", *hand, blood=blood)
    stage.table.blood[rival] = 1
    stage.skip("strike", A)
    stage.play(A, "play swift-blow plain", elder)
    stage.skip(GOING_TO_TORPOR, A)
    return stage, elder, rival


def test_amaranth_diablerizes_instead_of_torpor() -> None:
    stage, elder, rival = felled()
    fame = stage.put_on(rival, "Fame", A)
    assert stage.zone(rival) == READY
    stage.play(A, "play amaranth plain", elder)
    stage.skip("MinionPhase")
    assert [event.other for event in stage.events_of(Diablerized)] == ["rival#1"]
    assert stage.zone(rival) == ASH_HEAP
    assert stage.zone(fame) == ASH_HEAP
    assert stage.table.pool[B] == 30  # Fame counts only for torpor
    assert stage.zone(elder) == READY


def test_without_amaranth_he_goes_to_torpor() -> None:
    stage, elder, rival = felled()
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.events_of(Diablerized) == []
    assert stage.zone(elder) == READY


def test_amaranth_takes_the_blood_and_the_equipment_of_the_victim() -> None:
    stage, elder, rival = duel("Talons", "Amaranth", blood=(5, 3))
    lamp = stage.put_on(rival, "Lamp")
    stage.play(A, "play talons plain", elder)
    choose_strikes(stage)
    stage.skip(GOING_TO_TORPOR, A)
    stage.play(A, "play amaranth plain", elder)
    stage.play(A, "target", lamp)
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 5 - 1 + 3
    assert stage.table.host[lamp] == elder


def test_amaranth_is_not_for_a_vampire_who_falls_too() -> None:
    stage, elder, rival = duel("Grow", "Amaranth", opposing_hand=("Amaranth",), blood=(0, 0))
    stage.play(A, "play grow plain", elder)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.zone(elder), stage.zone(rival)) == (TORPOR, TORPOR)
    assert "amaranth" in stage.names(stage.table.hand[A])


def test_amaranth_is_only_for_a_vampire_who_can_commit_diablerie() -> None:
    stage, elder, _ = felled()
    assert offered_modes(stage, A, "amaranth") == ["plain"]
    oath = Card("Oath", MASTER, grants=Forbids(("diablerize",)))
    cursed = PeopleStage(2, *MADE_UP, oath)
    elder, rival = cursed.vampire(A, "Elder"), cursed.vampire(B, "Rival", 1)
    cursed.put_on(elder, "Oath")
    cursed.hand(A, "Swift Blow", "Amaranth")
    fight(cursed, elder, rival)
    cursed.skip("strike", A)
    cursed.play(A, "play swift-blow plain", elder)
    cursed.skip(GOING_TO_TORPOR, A)
    assert offered_modes(cursed, A, "amaranth") == []
    other = CombatStage()
    thug, rival = other.ally(A, "Giant"), other.vampire(B, "Rival", 1)
    other.hand(A, "Amaranth")
    fight(other, thug, rival)
    other.skip("MinionPhase")
    assert other.zone(rival) == TORPOR


# Pulled Fangs


def pulled(blood: int = 9) -> tuple[CombatStage, int, int, int]:
    """Elder pulls the fangs of Rival."""
    stage, elder, rival = duel("Pulled Fangs", "Grow", blood=(10, blood))
    stage.play(A, "play grow plain", elder)
    choose_strikes(stage)
    stage.skip("end-of-round", A)
    stage.play(A, "play pulled-fangs plain", elder)
    stage.skip("MinionPhase")
    (fangs,) = stage.table.attached[rival]
    return stage, elder, rival, fangs


@ruling("End of round effects that care about the range", 1)
def test_pulled_fangs_hurt_and_keep_from_hunting() -> None:
    stage, _, rival, fangs = pulled()
    assert stage.blood(rival) == 9 - 2 - 1
    assert stage.zone(fangs) == ON_CARD
    while stage.table.active == A or stage.prompt != "MinionPhase":
        stage.do_minimum()
    assert not stage.offers(B, "hunt", rival)
    assert stage.offers(B, "bleed", rival)
    assert stage.zone(rival) == READY


def test_a_hungry_vampire_without_fangs_goes_to_torpor() -> None:
    stage, _, rival, _ = pulled(3)
    assert stage.blood(rival) == 0
    while stage.table.active == A:
        stage.do_minimum()
    while stage.prompt != "MinionPhase":
        stage.do_minimum()
    assert stage.zone(rival) == TORPOR


def test_two_actions_of_any_vampires_bring_the_fangs_back() -> None:
    stage = PeopleStage(3)
    elder, pupil, thug = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil"), stage.ally(A, "Thug")
    rival = stage.vampire(B, "Rival")
    fangs = stage.put_on(rival, "Pulled Fangs")
    assert not stage.offers(A, "act", thug, fangs, "0")
    stage.play(A, "act", elder, fangs, "0")
    stage.resolve()
    assert stage.zone(fangs) == ON_CARD
    stage.table.tapped[elder] = False
    assert not stage.offers(A, "act", elder, fangs, "1")
    stage.play(A, "act", pupil, fangs, "1")
    stage.resolve()
    assert stage.zone(fangs) == ASH_HEAP


def test_pulled_fangs_need_more_damage_at_close_range_and_fangs() -> None:
    even, _, _ = duel("Pulled Fangs")
    choose_strikes(even)
    even.skip("end-of-round", A)
    assert offered_modes(even, A, "pulled-fangs") == []
    far, elder, _ = duel("Pulled Fangs", "Shot")
    far.skip("range", A)
    far.play(A, "play shot plain", elder)
    choose_strikes(far, "strike bound")
    far.skip("end-of-round", A)
    assert offered_modes(far, A, "pulled-fangs") == []
    twice, elder, rival = duel("Pulled Fangs", "Grow")
    twice.put_on(rival, "Pulled Fangs")
    twice.play(A, "play grow plain", elder)
    choose_strikes(twice)
    twice.skip("end-of-round", A)
    assert offered_modes(twice, A, "pulled-fangs") == []


# Molotov Cocktail


def cocktail(*hand: str, opposing_hand: tuple[str, ...] = ()) -> tuple[CombatStage, int, int]:
    """Elder strikes with a Molotov Cocktail."""
    stage, elder, rival = duel("Molotov Cocktail", "Hold On", *hand, opposing_hand=opposing_hand)
    stage.skip("strike", A)
    stage.play(A, "play molotov-cocktail plain", elder)
    return stage, elder, rival


def test_a_molotov_cocktail_is_lit_and_thrown_in_the_next_round() -> None:
    stage, elder, rival = cocktail()
    stage.play(B, "strike hand")
    stage.skip("press", A)
    (bottle,) = stage.table.attached[elder]
    assert stage.blood(rival) == 9
    stage.play(A, "play hold-on plain", elder)
    stage.skip("strike", A)
    stage.play(A, "strike", bottle, "0")
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.zone(bottle) == ASH_HEAP


def test_a_molotov_cocktail_is_not_thrown_in_the_same_round_nor_kept() -> None:
    stage, elder, _ = cocktail("Flurry")
    stage.play(B, "strike hand")
    stage.skip("additional-strikes", A)
    stage.play(A, "play flurry plain", elder)
    stage.skip("strike", A)
    (bottle,) = stage.table.attached[elder]
    assert not stage.offers(A, "strike", bottle, "0")
    stage.skip("MinionPhase")
    assert stage.zone(bottle) == ASH_HEAP


def test_a_dodge_does_not_keep_the_cocktail_from_being_lit() -> None:
    stage, elder, rival = cocktail(opposing_hand=("Sidestep",))
    stage.play(B, "play sidestep plain", rival)
    stage.skip("press", A)
    assert len(stage.table.attached[elder]) == 1


@ruling("Molotov Cocktail", 1)
def test_a_strike_that_ends_combat_stops_the_cocktail() -> None:
    again = Card("Chase", COMBAT, effect=AnotherCombat(continues=True))
    stage = PeopleStage(2, *MADE_UP, again)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Molotov Cocktail", "Chase")
    stage.hand(B, "Slip Away")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play molotov-cocktail plain", elder)
    stage.play(B, "play slip-away plain", rival)
    stage.skip("end-of-round", A)
    stage.play(A, "play chase plain", elder)
    stage.skip("strike", A)
    assert stage.table.attached[elder] == ()
