"""Tests of vampires of the Black Hand."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, decline_blocks, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import piles
from conclave.games.vtes.rules.constants import ACTION, BLACK_HAND, CAMARILLA, MASTER, SABBAT
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.piles import Draw

ERRAND = Card("Errand", ACTION, effect=Action(GainPool(1)))

HAND = Vampire("Sister Hand", "lasombra", 1, 6, "", SABBAT, BLACK_HAND)

# Blackhorse Tanner


def stage_with_tanner(seats: int = 2) -> tuple[PeopleStage, int]:
    """A has Blackhorse Tanner and two errands, which she will replace."""
    stage = PeopleStage(seats, ERRAND)
    stage.vampire(A, "Blackhorse Tanner")
    elder = stage.vampire(A, "Elder")
    stage.vampire(A, "Rival")
    stage.hand(A, "Errand", "Errand", *["Majesty"] * 5)
    stage.library(A, "Lamp", "Cudgel", "Blur", "Flash")
    return stage, elder


def test_tanners_controller_puts_a_drawn_card_under_her_library_and_draws_another() -> None:
    stage, elder = stage_with_tanner()
    stage.play(A, "play errand plain", elder)
    stage.skip("Redraw", A)
    assert stage.options(A) == ["name lamp", "done"]
    lamp = stage.table.in_hand(A, "lamp")
    stage.play(A, "name lamp")
    assert stage.names(stage.table.hand[A])[-1] == "cudgel"
    assert stage.table.library[A][-1] == lamp
    assert stage.table.may_see(A, ("card", lamp))
    assert not stage.table.may_see(B, ("card", lamp))
    stage.skip("MinionPhase", A)
    stage.play(A, "play errand plain", stage.table.ready[A][2])
    stage.skip("MinionPhase", A)  # only once each turn
    assert stage.names(stage.table.hand[A])[-1] == "blur"


@ruling("Once each turn", 1)
def test_tanners_controller_may_keep_the_card_and_redraw_in_another_turn() -> None:
    stage, elder = stage_with_tanner()
    stage.play(A, "play errand plain", elder)
    stage.skip("Redraw", A)
    stage.play(A, "done")
    stage.skip("MinionPhase", A)
    assert stage.names(stage.table.hand[A])[-1] == "lamp"
    stage.play(A, "play errand plain", stage.table.ready[A][2])
    stage.skip("Redraw", A)
    stage.play(A, "name cudgel")
    stage.skip("MinionPhase", B)
    piles.discard(stage.table, stage.table.in_hand(A, "majesty"))
    stage.skip("Redraw", A)
    assert stage.options(A) == ["name flash", "done"]


def test_tanners_controller_redraws_before_she_discards_down_to_her_hand_size() -> None:
    stage = PeopleStage(2, Card("Windfall", MASTER, effect=Draw(2)), phase="master")
    stage.vampire(A, "Blackhorse Tanner")
    stage.hand(A, "Windfall", *["Majesty"] * 6)
    stage.library(A, "Lamp", "Cudgel", "Blur", "Flash")
    stage.play(A, "play windfall plain -")
    for name in ("lamp", "cudgel"):
        assert stage.options(A) == [f"name {name}", "done"]
        stage.play(A, "done")
    stage.play(A, "name blur")
    assert stage.prompt == "Discarding"
    assert stage.names(stage.table.hand[A])[-3:] == ["lamp", "cudgel", "flash"]


def test_others_draw_as_usual_with_tanner_in_play() -> None:
    stage = PeopleStage(2, ERRAND)
    stage.vampire(B, "Blackhorse Tanner")
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Errand", *["Majesty"] * 6)
    stage.library(A, "Lamp")
    stage.play(A, "play errand plain", elder)
    while stage.prompt != "MinionPhase":
        assert stage.prompt != "Redraw"
        stage.do_minimum()


# Kazimir Savostin


def test_kazimir_may_press_in_combats_that_follow_from_his_blocks() -> None:
    stage = PeopleStage()
    elder, kazimir = stage.vampire(A, "Elder"), stage.vampire(B, "Kazimir Savostin")
    fight(stage, elder, kazimir)
    choose_strikes(stage)
    stage.skip("press", B)
    stage.play(B, "use", kazimir, "0")
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    stage.skip("press", B)
    assert not stage.offers(B, "use", kazimir, "0")


def test_kazimir_gets_no_press_when_he_is_blocked_or_attacked() -> None:
    stage = PeopleStage()
    kazimir, rival = stage.vampire(A, "Kazimir Savostin"), stage.vampire(B, "Rival")
    fight(stage, kazimir, rival)
    choose_strikes(stage)
    assert not stage.offers(stage.decider, "use", kazimir, "0")


# Katherine Stoddard


def test_katherine_discards_one_auspex_card_a_turn() -> None:
    stage = PeopleStage()
    katherine = stage.vampire(A, "Katherine Stoddard")
    stage.hand(A, "Telepathic Misdirection", "Telepathic Misdirection", "Majesty")
    stage.play(A, "use", katherine, "0")
    assert (stage.prompt, stage.options(A)) == (
        "DiscardCards",
        ["discard telepathic-misdirection"],
    )
    stage.play(A, "discard telepathic-misdirection")
    assert not stage.offers(A, "use", katherine, "0")


def test_katherine_discards_nothing_in_torpor_or_in_anothers_turn() -> None:
    asleep = PeopleStage()
    katherine = asleep.vampire(A, "Katherine Stoddard", torpor=True)
    asleep.vampire(A, "Elder")
    asleep.hand(A, "Telepathic Misdirection")
    assert not asleep.offers(A, "use", katherine, "0")
    stage = PeopleStage(2, active=B)
    katherine, rival = stage.vampire(A, "Katherine Stoddard"), stage.vampire(B, "Rival")
    stage.hand(A, "Telepathic Misdirection", "Majesty")
    bleed(stage, rival, B)
    decline_blocks(stage, A)
    assert not stage.offers(A, "use", katherine, "0")


# Olga Triminov


@ruling("Black Hand", 1)
def test_the_black_hand_steals_olga_for_one_pool() -> None:
    stage = PeopleStage(3, HAND)
    sister, elder = stage.vampire(A, "Sister Hand"), stage.vampire(A, "Elder")
    olga = stage.vampire(C, "Olga Triminov")
    contests.change_sect(stage.table, sister, CAMARILLA)
    assert identity.has_trait(stage.table, sister, BLACK_HAND)
    assert not stage.offers(A, "act", elder, olga, "0")
    stage.play(A, "act", sister, olga, "0")
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    assert stage.table.controller[olga] == A
    assert stage.table.pool[A] == 29
    assert not stage.offers(A, "act", sister, olga, "0")


# White Lily


def stage_with_lily(*hand: str) -> tuple[PeopleStage, int, int]:
    """White Lily of A fights Rival of B."""
    stage = PeopleStage()
    lily, rival = stage.vampire(A, "White Lily"), stage.vampire(B, "Rival")
    stage.hand(A, *hand)
    fight(stage, lily, rival)
    return stage, lily, rival


def test_white_lily_equips_with_a_weapon_from_hand_once_each_combat() -> None:
    stage, lily, _ = stage_with_lily(".44 Magnum", "Bastard Sword", "Lamp")
    stage.play(A, "use", lily, "0")
    assert stage.options(A) == ["name 44-magnum", "name bastard-sword"]
    stage.play(A, "name 44-magnum")
    assert stage.names(stage.table.attached[lily]) == ["44-magnum"]
    assert stage.table.pool[A] == 30 - 2
    stage.skip("strike", A)
    assert not stage.offers(A, "use", lily, "0")


@ruling("White Lily", 1)
def test_white_lily_equips_only_in_her_own_combats() -> None:
    stage = PeopleStage()
    stage.vampire(A, "White Lily")
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Bastard Sword")
    fight(stage, elder, rival)
    assert stage.options(A) == ["pass"]
