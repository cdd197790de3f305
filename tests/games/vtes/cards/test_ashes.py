"""Actions that reach into ash heaps or to several vampires in torpor."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.events.piles import Discarded
from conclave.games.vtes.rules.situation import turn_scope
from conclave.games.vtes.rules.words import ASH_HEAP, EVENT, GEHENNA, HAND, ON_CARD, READY
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

GIOVANNI = Vampire("Uncle", "giovanni", 1, 8, "NEC", "independent")
OMEN = Card("Omen of Gehenna", EVENT, GEHENNA)


def family() -> Stage:
    """A table with a Giovanni and an event."""
    return Stage(3, extra=(*PEOPLE, GIOVANNI, OMEN))


# Compel the Spirit


def haunted() -> tuple[Salon, int, int, int]:
    """An ally and a retainer of A have just been burned; another ally was discarded."""
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    thug, valet = stage.ally(A, "Thug"), stage.put_on(elder, "Valet")
    stage.ash(A, "Thug", "Blur")
    stage.begin()
    moving.burn(stage.table, thug)
    moving.burn(stage.table, valet)
    stage.hand(A, "Compel the Spirit")
    return stage, elder, thug, valet


@ruling("Since your last turn", 1)
def test_compel_the_spirit_takes_an_ally_or_retainer_who_was_just_burned() -> None:
    stage, elder, thug, valet = haunted()
    stage.play(A, "play compel-the-spirit nec", elder)
    assert stage.options(A) == [f"target thug#{thug}", f"target valet#{valet}"]
    stage.play(A, "target", thug)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.zone(thug) == HAND
    assert stage.zone(valet) == ASH_HEAP
    assert stage.blood(elder) == 9


def test_at_superior_an_ally_comes_back_with_his_life() -> None:
    stage, elder, thug, _ = haunted()
    stage.play(A, "play compel-the-spirit NEC", elder)
    stage.play(A, "target", thug)
    stage.resolve()
    assert stage.zone(thug) == READY
    assert stage.blood(thug) == 3
    assert stage.table.pool[A] == 30


def test_at_superior_a_retainer_comes_onto_the_acting_minion() -> None:
    stage, elder, _, valet = haunted()
    stage.play(A, "play compel-the-spirit NEC", elder)
    stage.play(A, "target", valet)
    stage.resolve()
    assert stage.zone(valet) == ON_CARD
    assert stage.table.host[valet] == elder
    assert stage.blood(valet) == 1


@ruling("Compel the Spirit", 2)
@ruling("Put card in play ignoring requirements", 2)
def test_who_comes_back_is_another_and_may_act_at_once() -> None:
    stage, elder, thug, _ = haunted()
    noting.note(stage.table, turn_scope(stage.table), notes.DONE, thug, notes.BLED)
    stage.play(A, "play compel-the-spirit NEC", elder)
    stage.play(A, "target", thug)
    stage.resolve()
    assert stage.offers(A, "bleed", thug)


@ruling("Put card in play ignoring requirements", 1)
def test_a_card_with_a_discipline_comes_back_as_its_inferior_version() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    raven = stage.put_on(elder, "Raven Spy")
    stage.hand(A, "Compel the Spirit")
    stage.begin()
    moving.burn(stage.table, raven)
    stage.play(A, "play compel-the-spirit NEC", elder)
    stage.resolve()
    assert stage.table.host[raven] == elder
    assert stage.blood(raven) == 1
    assert stage.blood(elder) == 9


@ruling("Compel the Spirit", 1)
def test_he_must_still_be_in_the_ash_heap() -> None:
    stage = Salon()
    stage.vampire(A, "Elder")
    thug = stage.ally(A, "Thug")
    stage.hand(A, "Compel the Spirit")
    stage.begin()
    moving.burn(stage.table, thug)
    assert modes(stage, A, "compel-the-spirit") == ["nec", "NEC"]
    moving.remove(stage.table, thug)
    assert modes(stage, A, "compel-the-spirit") == []


@ruling("Since your last turn", 1)
def test_who_was_burned_in_your_own_last_turn_is_out_of_reach() -> None:
    stage = Salon()
    stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    early, late = stage.ally(A, "Thug"), stage.ally(A, "Thug")
    stage.hand(A, *["Compel the Spirit"] * 7)
    stage.begin()
    moving.burn(stage.table, early)
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    moving.burn(stage.table, late)
    stage.play(B, "pass")
    stage.skip("MinionPhase", A)
    elder = stage.table.minions(A)[0]
    stage.play(A, "play compel-the-spirit nec", elder)
    stage.resolve()
    assert stage.zone(early) == ASH_HEAP
    assert stage.zone(late) != ASH_HEAP


def test_another_players_dead_are_not_yours() -> None:
    stage = Salon()
    stage.vampire(A, "Elder")
    thug = stage.ally(B, "Thug")
    stage.hand(A, "Compel the Spirit")
    stage.begin()
    moving.burn(stage.table, thug)
    assert modes(stage, A, "compel-the-spirit") == []


# Siphon


@ruling("Siphon", 1)
@rule("VTES-6.2.2-03")
def test_siphon_steals_from_each_chosen_vampire() -> None:
    stage = Salon(3)
    elder = stage.vampire(A, "Elder", 5)
    first = stage.vampire(B, "Pupil", 2, torpor=True)
    empty = stage.vampire(C, "Fledgling", 0, torpor=True)
    third = stage.vampire(C, "Kurt", 3, torpor=True)
    stage.hand(A, "Siphon")
    stage.play(A, "play siphon plain", elder)
    assert "done" not in stage.options(A)
    stage.play(A, "target", first)
    assert stage.options(A) == [f"target fledgling#{empty}", f"target kurt#{third}", "done"]
    stage.play(A, "target", empty)
    stage.play(A, "done")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, B)
    stage.resolve()
    assert [stage.blood(card) for card in (elder, first, empty, third)] == [6, 1, 0, 3]


def test_each_methuselah_whose_vampire_is_chosen_may_block() -> None:
    stage = Salon(4)
    elder, blocker = stage.vampire(A, "Elder", 5), stage.vampire(C, "Rival")
    near = stage.vampire(B, "Pupil", 2, torpor=True)
    far = stage.vampire(C, "Fledgling", 1, torpor=True)
    stage.hand(A, "Siphon")
    stage.hand(C, "Enhanced Senses")
    stage.play(A, "play siphon plain", elder)
    stage.play(A, "target", near)
    stage.play(A, "target", far)
    try_block(stage, blocker, C)
    stage.skip("block", C)
    stage.play(C, "play enhanced-senses aus", blocker)
    stage.skip("MinionPhase")
    assert [stage.blood(card) for card in (near, far)] == [2, 1]


def test_the_vampires_must_be_younger_unless_gehenna_is_near() -> None:
    stage = family()
    stage.vampire(A, "Pupil")
    stage.vampire(B, "Rival", torpor=True)
    stage.vampire(B, "Fledgling")
    stage.hand(A, "Siphon")
    assert modes(stage, A, "siphon") == []
    stage.permanent(C, "Omen of Gehenna")
    assert modes(stage, A, "siphon") == ["plain"]


def test_only_one_siphon_a_turn() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder", 5)
    stage.vampire(A, "Kurt", 5)
    stage.vampire(B, "Pupil", 4, torpor=True)
    stage.hand(A, "Siphon", "Siphon")
    stage.play(A, "play siphon plain", elder)
    stage.resolve()
    assert modes(stage, A, "siphon") == []


def test_siphon_is_for_vampires_and_nobody_else_gets_cards() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder", 5)
    stage.ally(A, "Thug")
    stage.vampire(B, "Pupil", 4, torpor=True)
    stage.hand(A, "Siphon")
    stage.ash(A, "Blur")
    assert not any("thug" in text for text in stage.options(A) if "siphon" in text)
    stage.play(A, "play siphon plain", elder)
    stage.resolve()
    assert stage.names(stage.table.hand[A]) == []


@ruling("Siphon", 2, 3)
def test_a_giovanni_takes_a_card_for_each_blood_when_it_succeeds() -> None:
    stage = family()
    uncle = stage.vampire(A, "Uncle", 3)
    full, empty = (
        stage.vampire(B, "Pupil", 2, torpor=True),
        stage.vampire(B, "Fledgling", 0, torpor=True),
    )
    stage.hand(A, "Siphon")
    stage.ash(A, "Blur", "Krid", "Flash")
    stage.play(A, "play siphon plain", uncle)
    stage.play(A, "target", full)
    stage.play(A, "target", empty)
    stage.skip("ForOne")
    options = [text.split("#")[0] for text in stage.options(A)]
    assert options == ["target blur", "target flash", "done"]
    stage.play(A, stage.options(A)[1])
    stage.skip("MinionPhase")
    assert stage.names(stage.table.hand[A]) == ["flash"]
    assert (stage.blood(uncle), stage.blood(full)) == (4, 1)


@ruling("Action targeting vampire in torpor", 1)
def test_who_has_left_torpor_is_not_siphoned() -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder", 5)
    first, second = (
        stage.vampire(B, "Pupil", 2, torpor=True),
        stage.vampire(B, "Fledgling", 2, torpor=True),
    )
    stage.hand(A, "Siphon")
    stage.play(A, "play siphon plain", elder)
    stage.play(A, "target", first)
    stage.play(A, "target", second)
    moving.to_ready(stage.table, first)
    stage.resolve()
    assert (stage.blood(first), stage.blood(second), stage.blood(elder)) == (2, 1, 6)


# Sudario Refraction


def test_sudario_refraction() -> None:
    stage = family()
    uncle = stage.vampire(A, "Uncle")
    stage.ash(A, "Blur", "Flash", "Krid", "Deny", "Slam")
    stage.library(A, "Majesty", "Dodge")
    stage.hand(A, "Sudario Refraction", *["Fake Out"] * 6)
    stage.play(A, "play sudario-refraction plain", uncle)
    stage.skip("Targeting")
    names = [text.split("#")[0] for text in stage.options(A)]
    assert names == ["target blur", "target flash", "target deny", "target slam"]
    for name in ("blur", "slam", "deny"):
        stage.play(A, next(text for text in stage.options(A) if name in text))
    stage.skip("announced")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    hand = sorted(stage.names(stage.table.hand[A]))
    drawn = ["blur", "deny", "slam"]
    assert [name for name in hand if name in drawn] == drawn
    assert len(hand) == 7
    assert stage.names(stage.table.library[A]) == ["dodge"]
    discarded = stage.names(stage.table.ash[A])
    assert len(discarded) == 2 + 3 + 1  # two left there, three from the hand, and the card itself
    assert stage.table.faults() == []


@rule("VTES-1.6.1-10", "VTES-1.6.1-12")
def test_who_has_no_library_draws_what_sudario_refraction_brings_before_she_discards() -> None:
    stage = family()
    uncle = stage.vampire(A, "Uncle")
    stage.ash(A, "Blur", "Flash", "Slam")
    stage.hand(A, "Sudario Refraction", "Dodge", "Dodge")
    stage.play(A, "play sudario-refraction plain", uncle)
    stage.resolve()
    assert len(stage.told(Discarded)) == 3
    assert (len(stage.table.hand[A]), stage.table.library[A]) == (2, ())


@pytest.mark.parametrize(("cards", "offered"), [(2, []), (3, ["plain"])])
def test_sudario_refraction_needs_three_cards_and_a_giovanni(
    cards: int, offered: list[str]
) -> None:
    stage = family()
    stage.vampire(A, "Elder")
    stage.hand(A, "Sudario Refraction")
    stage.ash(A, *["Blur"] * cards)
    assert modes(stage, A, "sudario-refraction") == []
    stage.vampire(A, "Uncle")
    assert modes(stage, A, "sudario-refraction") == offered
