"""Tests of actions of Auspex."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.reading import values

# Madman's Quill


def test_madmans_quill_at_inferior_is_a_bleed() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Madman's Quill")
    (mode,) = offered_modes(stage, A, "madmans-quill")
    stage.play(A, f"play madmans-quill {mode}", pupil)
    stage.resolve()
    assert stage.table.pool[B] == 27
    assert stage.blood(pupil) == 4


def test_madmans_quill_helps_all_with_dementation_to_bleed_the_controller_of_its_minion() -> None:
    stage = PeopleStage(3)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    fledgling = stage.vampire(A, "Fledgling")
    stage.vampire(C, "Rival")
    stage.hand(A, "Madman's Quill", "Madman's Quill")
    mode = offered_modes(stage, A, "madmans-quill")[-1]
    stage.play(A, f"play madmans-quill {mode}", elder)
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    assert len(stage.table.attached[thug]) == 1
    stage.vampire(A, "Ira")
    assert len(offered_modes(stage, A, "madmans-quill")) == 1  # one is on a minion of the prey
    stage.table.tapped[elder] = False
    bleed(stage, fledgling)
    assert values.bleed(stage.table, fledgling) == 1
    stage.resolve()
    bleed(stage, elder)
    assert values.bleed(stage.table, elder) == 2
    stage.resolve()
    assert stage.table.pool[B] == 27


def test_madmans_quill_does_not_help_to_bleed_others_and_may_be_burned_for_two_blood() -> None:
    stage = PeopleStage(3)
    thug, kurt = stage.ally(C, "Thug"), stage.vampire(A, "Kurt")
    elder = stage.vampire(A, "Elder")
    card = stage.put_on(thug, "Madman's Quill", A)
    bleed(stage, kurt)
    assert values.bleed(stage.table, kurt) == 1
    stage.resolve()
    word = stage.table.word(card)
    act = next(t for t in stage.options(A) if word in t and stage.table.word(elder) in t)
    stage.play(A, act)
    stage.resolve()
    assert stage.zone(card) == ASH_HEAP
    assert stage.blood(elder) == 8


# Precognizant Mobility


def test_precognizant_mobility_untaps_a_younger_vampire_or_an_ally() -> None:
    stage = PeopleStage()
    rival, pupil = stage.vampire(A, "Rival"), stage.vampire(A, "Pupil", tapped=True)
    elder, thug = stage.vampire(A, "Elder", tapped=True), stage.ally(A, "Thug", tapped=True)
    stage.hand(A, "Precognizant Mobility")
    stage.play(A, "play precognizant-mobility aus", rival)
    assert stage.offers(A, "target", pupil)
    assert stage.offers(A, "target", thug)
    assert not stage.offers(A, "target", elder)
    stage.play(A, "target", thug)
    assert values.stealth(stage.table, rival) == 1
    stage.resolve()
    assert [stage.table.tapped[card] for card in (thug, pupil, rival)] == [False, True, True]
    assert stage.blood(rival) == 8


def test_precognizant_mobility_at_superior_untaps_any_vampire_but_no_ally() -> None:
    stage = PeopleStage()
    rival, elder = stage.vampire(A, "Rival"), stage.vampire(A, "Elder", tapped=True)
    thug = stage.ally(A, "Thug", tapped=True)
    stage.hand(A, "Precognizant Mobility")
    stage.play(A, "play precognizant-mobility AUS", rival)
    assert not stage.offers(A, "target", thug)
    stage.play(A, "target", elder)
    stage.resolve()
    assert not stage.table.tapped[elder]


# Revelations


@ruling("Revelations", 1)
def test_revelations_at_inferior_discards_a_card_of_the_prey() -> None:
    stage = PeopleStage(3)
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Revelations")
    stage.hand(B, "Lamp", "Cudgel", *("Valet",) * 5)
    stage.library(B, "Cellar")
    stage.play(A, "play revelations aus", pupil)
    stage.skip("announced")
    action = stage.table.view(None)["action"]
    assert (action["target_seat"], action["stealth"]) == (B, 1)
    hand = stage.table.hand[B]
    stage.skip("DiscardFromHand")
    assert all(stage.table.may_see(A, ("card", card)) for card in hand)
    assert not any(stage.table.may_see(C, ("card", card)) for card in hand)
    stage.play(A, "name cudgel")
    stage.resolve()
    assert stage.names(stage.table.ash[B]) == ["cudgel"]
    new = stage.table.hand[B][-1]
    assert stage.names((new,)) == ["cellar"]
    assert not stage.table.may_see(A, ("card", new))
    assert stage.blood(pupil) == 4


def test_revelations_open_the_hand_of_the_prey_as_long_as_they_are_in_play() -> None:
    stage = PeopleStage(3)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Revelations", "Cellar")
    stage.hand(B, "Lamp", "Cudgel")
    stage.hand(C, "Lamp")
    stage.play(A, "play revelations AUS", elder)
    assert stage.table.view(None)["action"]["target_seat"] is None
    stage.resolve()
    (card,) = stage.table.beside[A]
    open_to = [
        [stage.table.may_see(seat, ("card", held)) for held in stage.table.hand[whose]]
        for seat, whose in ((A, B), (C, B), (None, B), (B, C), (B, A))
    ]
    assert open_to == [[True, True], [True, True], [True, True], [False], [False]]
    stage.skip("MinionPhase", B)
    (act,) = [t for t in stage.options(B) if t.startswith(stage.text("act", thug, card))]
    stage.play(B, act)
    assert stage.table.view(None)["action"]["target_seat"] == A
    stage.skip("MinionPhase", B)
    assert stage.zone(card) == ASH_HEAP
    assert not any(stage.table.may_see(A, ("card", held)) for held in stage.table.hand[B])


# Pulse of the Canaille


def test_pulse_of_the_canaille_shows_all_hands_to_her_alone_for_the_turn() -> None:
    stage = PeopleStage(3)
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Pulse of the Canaille", "Lamp")
    stage.hand(B, "Lamp", "Cudgel")
    stage.hand(C, "Valet")
    stage.library(C, "Cellar")
    stage.play(A, "play pulse-of-the-canaille aus", pupil)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.blood(pupil) == 2
    assert len(stage.table.hand[C]) == 2  # he has drawn a card since the game began

    def sees(seat: int | None, whose: int) -> list[bool]:
        return [stage.table.may_see(seat, ("card", card)) for card in stage.table.hand[whose]]

    assert sees(A, B) == [True, True]
    assert sees(A, C) == [True, True]
    assert (sees(B, C), sees(C, B), sees(None, B)) == ([False] * 2, [False] * 2, [False] * 2)
    assert sees(B, A) == [False]
    stage.library(B, "Manse")
    stage.skip("UntapPhase", B)
    assert sees(A, B)[2:] == [False] * (len(sees(A, B)) - 2)


def test_pulse_of_the_canaille_at_superior_gives_bleed_once() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Pulse of the Canaille", "Pulse of the Canaille")
    stage.play(A, "play pulse-of-the-canaille AUS", elder)
    stage.resolve()
    assert values.bleed(stage.table, elder) == 3
    stage.table.tapped[elder] = False
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    assert offered_modes(stage, A, "pulse-of-the-canaille") == ["aus"]
