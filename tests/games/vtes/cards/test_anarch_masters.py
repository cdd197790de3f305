"""Tests of master cards about anarchs."""

from __future__ import annotations

from games.vtes.cards.master_cards import MasterStage, play_as_a
from games.vtes.cards.people import PeopleStage, bleed, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.constants import ASH_HEAP, INDEPENDENT
from conclave.games.vtes.rules.contests import become_anarch
from conclave.games.vtes.rules.reading import identity, values

# Seattle Committee


def test_seattle_committee_makes_an_untitled_vampire_anarch_for_good() -> None:
    stage = MasterStage(2)
    committee = stage.permanent(A, "Seattle Committee")
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(A, "Mayor")
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival")
    become_anarch(stage.table, pupil)
    stage.play(A, "use", committee, "0")
    assert identity.is_anarch(stage.table, elder)
    assert identity.sect(stage.table, elder) == INDEPENDENT
    assert not any(identity.is_anarch(stage.table, card) for card in (mayor, rival))
    assert stage.table.tapped[committee]


# Twilight Camp


def test_twilight_camp_makes_vampires_anarch_as_they_come_out() -> None:
    stage = PeopleStage(2, phase="influence")
    camp = stage.permanent(A, "Twilight Camp", counters=1)
    stage.vampire(A, "Kurt")
    elder = stage.uncontrolled(A, "Elder", 10)
    stage.skip("brought-out", A)
    stage.play(A, "use", camp, "0")
    assert identity.is_anarch(stage.table, elder)
    assert stage.zone(camp) == ASH_HEAP


def test_twilight_camp_is_not_for_titled_vampires() -> None:
    stage = PeopleStage(2, phase="influence")
    camp = stage.permanent(A, "Twilight Camp", counters=2)
    mayor = stage.uncontrolled(A, "Mayor", 6)
    stage.skip("MasterPhase", B)
    assert stage.zone(mayor) != stage.zone(camp)
    assert not identity.is_anarch(stage.table, mayor)
    assert stage.blood(camp) == 2


def test_twilight_camp_feeds_an_anarch_for_a_master_phase_action() -> None:
    stage = MasterStage(2)
    stage.hand(A, "Twilight Camp")
    play_as_a(stage, "twilight-camp")
    (camp,) = stage.table.beside[A]
    pupil = stage.vampire(A, "Pupil", 1)
    stage.vampire(A, "Elder", 1)
    stage.table.actions = 1
    assert not stage.offers(A, "use", camp, "1")
    become_anarch(stage.table, pupil)
    stage.play(A, "use", camp, "1")
    assert (stage.blood(camp), stage.blood(pupil)) == (3, 2)
    assert stage.table.actions == 0


# Piper


def stage_with_piper(*hand: str) -> tuple[Stage, int]:
    """A plays the card, with an anarch."""
    stage = MasterStage(2)
    elder = stage.vampire(A, "Elder")
    become_anarch(stage.table, elder)
    stage.hand(A, "Piper", *hand)
    play_as_a(stage, "piper")
    return stage, elder


@ruling("Piper", 1)
def test_piper_brings_an_ally_who_cannot_act_this_turn() -> None:
    stage, elder = stage_with_piper("Carlton Van Wyk", "Lamp")
    stage.play(A, next(text for text in stage.options(A) if text.startswith("name")))
    assert stage.table.tapped[elder]
    (ally,) = [card for card in stage.table.ready[A] if card != elder]
    assert stage.table.pool[A] == 28
    stage.skip("MinionPhase", A)
    assert not stage.offers(A, "bleed", ally)
    assert "lamp" in stage.names(stage.table.hand[A])


@ruling("Piper", 2)
def test_piper_employs_a_retainer_by_the_disciplines_of_the_anarch() -> None:
    stage, elder = stage_with_piper("Murder of Crows")
    while stage.prompt != "MasterPhase":
        names = [text for text in stage.options(A) if text.startswith("name")]
        stage.play(A, names[-1])
    (crows,) = stage.table.attached[elder]
    assert stage.table.card_name(crows) == "murder-of-crows"
    assert stage.blood(elder) == 9


def test_piper_needs_an_untapped_anarch_and_a_playable_card() -> None:
    stage = MasterStage(2)
    elder = stage.vampire(A, "Elder", tapped=True)
    stage.vampire(A, "Kurt")
    become_anarch(stage.table, elder)
    stage.hand(A, "Piper", "Valet")
    assert offered_modes(stage, A, "piper") == []
    stage.table.tapped[elder] = False
    assert offered_modes(stage, A, "piper") == ["plain"]


# The Anarch Free Press


def stage_with_press(blood: int) -> tuple[Stage, int, int]:
    """The card, and an anarch of A with this much blood."""
    stage = PeopleStage(2)
    press, elder = stage.permanent(A, "The Anarch Free Press"), stage.vampire(A, "Elder", blood)
    become_anarch(stage.table, elder)
    return stage, press, elder


def test_the_anarch_free_press_requires_a_ready_anarch() -> None:
    stage = MasterStage(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "The Anarch Free Press")
    assert offered_modes(stage, A, "the-anarch-free-press") == []
    become_anarch(stage.table, elder)
    assert offered_modes(stage, A, "the-anarch-free-press") == ["plain"]


def test_the_anarch_free_press_gives_intercept_to_an_anarch() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    press = stage.permanent(B, "The Anarch Free Press")
    stage.hand(A, "Lost in Crowds")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("block", A)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    assert not stage.offers(B, "use", press, "0")
    become_anarch(stage.table, rival)
    stage.play(B, "use", press, "0")
    assert values.intercept(stage.table, rival) == 1
    assert stage.table.tapped[press]


def test_the_anarch_free_press_feeds_an_anarch_who_hunts() -> None:
    stage, press, elder = stage_with_press(2)
    stage.play(A, "hunt", elder)
    stage.skip("May", A)
    stage.play(A, "yes")
    stage.skip("MinionPhase", A)
    assert stage.blood(elder) == 4
    assert stage.table.tapped[press]


@ruling("The Anarch Free Press", 1)
def test_the_anarch_free_press_is_not_for_a_hunt_without_blood() -> None:
    stage, press, elder = stage_with_press(10)
    stage.play(A, "hunt", elder)
    stage.resolve()
    assert stage.blood(elder) == 10
    assert not stage.table.tapped[press]
