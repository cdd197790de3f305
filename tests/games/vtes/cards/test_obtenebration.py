"""Tests of the cards of Obtenebration."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import (
    BlockStage,
    block_action,
    block_with_card,
    continue_action,
    start_errand,
)
from games.vtes.cards.combats import duel
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, MASTER, READY, TORPOR
from conclave.games.vtes.rules.current import combat_scope, current_combat
from conclave.games.vtes.rules.events.actions import ActionContinued, BlockTried
from conclave.games.vtes.rules.events.combat import CombatBegan, StrikeMissed
from conclave.games.vtes.rules.events.playing import Cancelled
from conclave.games.vtes.rules.moments import PlaysCard
from conclave.games.vtes.vocabulary import filters
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card
from conclave.lang.abilities import Whenever
from conclave.testing import rule

# Tenebrous Form


def darken(stage: PeopleStage, mode: str, minion: int, blocker: int) -> PeopleStage:
    """A bleed is to be blocked, and Tenebrous Form is played."""
    stage.hand(A, "Tenebrous Form")
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, f"play tenebrous-form {mode}", minion)
    assert stage.blood(minion) == 9
    assert stage.table.view(None)["action"]["stealth"] == 1
    return stage


def test_tenebrous_form_at_inferior_gives_stealth_alone() -> None:
    stage = PeopleStage()
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    darken(stage, "obt", elder, mayor)
    assert stage.window == "block"
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", mayor)
    assert stage.blood(mayor) == 6
    stage.resolve()
    assert stage.table.pool[B] == 29


@ruling("Burn blood to attempt to block", 1)
@pytest.mark.parametrize(("choice", "blood"), [("burn-blood", 5), ("block-fails", 6)])
def test_a_blocker_pays_for_tenebrous_form_or_his_attempt_is_cancelled(
    choice: str, blood: int
) -> None:
    stage = PeopleStage()
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    darken(stage, "OBT", elder, mayor)
    assert stage.decider == B
    stage.play(B, f"choose {choice}")
    assert stage.blood(mayor) == blood
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert not stage.table.tapped[mayor]


def test_each_later_attempt_costs_blood_too() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    mayor, poor = stage.vampire(B, "Mayor"), stage.vampire(B, "Loner", 0)
    thug = stage.ally(B, "Thug")
    darken(stage, "OBT", elder, rival)
    assert stage.window == "block"  # he knows Obtenebration
    assert stage.blood(rival) == 9
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", rival)
    assert stage.offers(B, "block", mayor)
    assert not stage.offers(B, "block", poor)
    assert not stage.offers(B, "block", thug)  # allies have no blood
    stage.play(B, "block", mayor)
    assert stage.blood(mayor) == 5
    stage.resolve()
    assert stage.table.pool[B] == 29


def test_an_ally_who_tries_to_block_has_to_give_it_up() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    darken(stage, "OBT", elder, thug)
    assert stage.window == "block"
    stage.resolve()
    assert stage.blood(thug) == 3
    assert len(stage.events_of(BlockTried)) == 1
    assert stage.table.pool[B] == 29


# Blanket of Night


def test_blanket_of_night_gives_stealth() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Blanket of Night")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play blanket-of-night obt", elder)
    assert stage.blood(elder) == 9
    stage.resolve()
    assert stage.table.pool[B] == 29


@ruling("Blanket of Night", 1, 2)
def test_blanket_of_night_at_superior_lets_a_block_fail() -> None:
    stage = PeopleStage()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Ira")
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(A, "Elder")
    tapped = stage.vampire(A, "Rival", tapped=True)
    stage.hand(A, "Blanket of Night", "Blanket of Night")
    stage.hand(B, "Blanket of Night")
    bleed(stage, thug)
    try_block(stage, rival)
    assert not stage.offers(A, "play blanket-of-night OBT", tapped)
    stage.play(A, "play blanket-of-night OBT", kurt)
    assert stage.table.tapped[kurt]
    assert stage.blood(kurt) == 7
    stage.skip("block", B)
    assert offered_modes(stage, B, "blanket-of-night") == []
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", rival)
    stage.play(B, "block", other)
    stage.play(A, "play blanket-of-night OBT", ira)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert not stage.table.tapped[rival]


# Stone Travel


@pytest.mark.parametrize(("mode", "cost"), [("obt", 1), ("myt", 0), ("MYT", 0)])
def test_stone_travel_gives_stealth(mode: str, cost: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stone Travel")
    bleed(stage, elder)
    assert offered_modes(stage, A, "stone-travel") == []
    try_block(stage, rival)
    stage.play(A, f"play stone-travel {mode}", elder)
    assert stage.blood(elder) == 10 - cost
    stage.resolve()
    assert stage.table.pool[B] == 29


@ruling("Burn blood for effect (mandatory)", 1)
def test_stone_travel_needs_blood_where_it_burns_blood() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 1), stage.vampire(B, "Rival")
    stage.hand(A, "Stone Travel")
    bleed(stage, elder)
    try_block(stage, rival)
    assert offered_modes(stage, A, "stone-travel") == ["obt", "myt", "MYT"]
    stage.table.blood[elder] = 0
    assert offered_modes(stage, A, "stone-travel") == ["myt", "MYT"]


@pytest.mark.parametrize(("answer", "fights"), [("yes", 0), ("no", 1)])
def test_stone_travel_at_superior_may_avoid_the_combat(answer: str, fights: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stone Travel", "Freak Drive")
    stage.hand(B, "Enhanced Senses")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play stone-travel MYT", elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("May")
    assert stage.decider == A
    stage.play(A, answer)
    stage.skip("after-action", A)
    assert len(stage.events_of(CombatBegan)) == fights
    assert stage.table.pool[B] == 30
    assert stage.table.tapped[rival]
    assert offered_modes(stage, A, "freak-drive") == ["FOR"]  # the action has not been ended


@pytest.mark.parametrize(("answer", "fights"), [("yes", 0), ("no", 1)])
def test_each_combat_is_avoided_by_itself_with_stone_travel(answer: str, fights: int) -> None:
    stage, elder, rival, kurt = start_errand("stone-travel", "psychomachia")
    stage.table.tapped[rival] = False
    stage.hand(B, "Enhanced Senses", "Enhanced Senses")
    try_block(stage, rival)
    stage.play(A, "play stone-travel MYT", elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("May")
    stage.play(A, "yes")
    continue_action(stage, elder, "psychomachia")
    try_block(stage, kurt)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", kurt)
    stage.skip("May")
    stage.play(A, answer)
    stage.skip("MinionPhase")
    assert len(stage.events_of(CombatBegan)) == fights
    assert stage.table.pool[A] == 30


# Eyes of the Night


@pytest.mark.parametrize("mode", ["obt", "OBT"])
def test_eyes_of_the_night_at_superior_give_a_maneuver_or_a_press(mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    card = block_with_card(stage, f"eyes-of-the-night {mode}", elder, rival)
    assert stage.offers(B, "use", card, "0") == (mode == "OBT")
    stage.skip("press", B)
    assert stage.offers(B, "use", card, "0") == (mode == "OBT")


# Shadow Body


def follow(stage: Stage) -> None:
    """Another combat is to follow this one."""
    fight = current_combat(stage.table)
    assert fight is not None
    noting.note(stage.table, combat_scope(stage.table), notes.ANOTHER_COMBAT, fight.first)


@pytest.mark.parametrize("play", ["shadow-body obt", "shadow-body OBT", "mirror-image CHI"])
def test_the_strike_ends_combat(play: str) -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, play.split()[0])
    block_action(stage, elder, rival)
    choose_strikes(stage, stage.text(f"play {play}", elder))
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 9
    assert stage.blood(rival) == 9
    assert stage.events_of(ActionContinued) == []  # it was a bleed
    assert stage.table.pool[B] == 30


@ruling("Action continue as if unblocked", 3)
@pytest.mark.parametrize(
    ("play", "continues"),
    [("shadow-body obt", False), ("shadow-body OBT", True), ("mirror-image CHI", True)],
)
def test_an_errand_continues_with_its_card(play: str, continues: bool) -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, play.split()[0])
    block_action(stage, elder, rival, "errand")
    (errand,) = stage.table.ash[A]
    assert stage.zone(errand) == ASH_HEAP
    choose_strikes(stage, stage.text(f"play {play}", elder))
    stage.skip("MinionPhase")
    assert (len(stage.events_of(ActionContinued)) == 1) == continues
    assert stage.table.pool[A] == (32 if continues else 30)
    assert stage.zone(errand) == ASH_HEAP


@ruling("Action continue as if unblocked", 3)
def test_an_errand_does_not_continue_without_its_card() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Shadow Body")
    block_action(stage, elder, rival, "errand")
    (errand,) = stage.table.ash[A]
    stage.table.ash[A] = ()
    stage.table.zone[errand] = 10  # something removes it from the game
    stage.table.removed[A] = (errand,)
    choose_strikes(stage, stage.text("play shadow-body OBT", elder))
    stage.skip("MinionPhase")
    assert stage.events_of(ActionContinued) == []
    assert stage.table.pool[A] == 30


@ruling("After Combat Ends", 1)
def test_the_continued_action_is_lost_if_another_combat_follows() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Shadow Body")
    block_action(stage, elder, rival, "errand")
    follow(stage)
    choose_strikes(stage, stage.text("play shadow-body OBT", elder))
    stage.skip("MinionPhase")
    assert len(stage.events_of(CombatBegan)) == 2
    assert stage.events_of(ActionContinued) == []
    assert stage.table.pool[A] == 30


# Arms of the Abyss


@rule("VTES-6.4.3-19")
@pytest.mark.parametrize(("mode", "struck"), [("obt", 0), ("OBT", 1)])
def test_arms_of_the_abyss_dodges_and_at_superior_strikes_again(mode: str, struck: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Arms of the Abyss", "Blur")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text(f"play arms-of-the-abyss {mode}", elder))
    stage.skip("additional-strikes", A)
    assert (offered_modes(stage, A, "blur") == []) == (struck > 0)
    stage.skip("MinionPhase")
    assert len(stage.events_of(StrikeMissed)) == 1
    assert stage.blood(elder) == 10
    assert stage.blood(rival) == 9 - struck


# Entombment


def test_entombment_burns_an_ally() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Entombment")
    fight(stage, elder, thug)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "entombment") == ["obt"]
    choose_strikes(stage, stage.text("play entombment obt", elder))
    stage.skip()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(elder) == 10 - 2 - 1


@rule("EX-A.1-a")
def test_entombment_burns_an_imbued() -> None:
    stage = PeopleStage()
    elder, watcher = stage.vampire(A, "Elder"), stage.vampire(B, "Watcher")
    stage.hand(A, "Entombment")
    fight(stage, elder, watcher)
    choose_strikes(stage, stage.text("play entombment obt", elder))
    stage.skip()
    assert stage.zone(watcher) == ASH_HEAP


@rule("VTES-6.4.3-08")
def test_entombment_sends_a_vampire_to_torpor() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Entombment")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "entombment") == ["OBT"]
    choose_strikes(stage, stage.text("play entombment OBT", elder))
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == 9
    assert stage.blood(elder) == 10 - 2 - 1


@rule("VTES-6.4.3-09")
@ruling("Entombment", 1)
def test_entombment_is_of_no_effect_at_long_range_or_if_dodged() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Entombment")
    stage.hand(B, "Dodge")
    fight(stage, elder, rival)
    choose_strikes(
        stage, stage.text("play entombment OBT", elder), stage.text("play dodge plain", rival)
    )
    stage.skip()
    assert stage.zone(rival) == READY
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Entombment")
    stage.hand(B, "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", B)
    stage.play(B, "play fake-out plain", rival)
    choose_strikes(stage, stage.text("play entombment OBT", elder))
    stage.skip()
    assert stage.zone(rival) == READY


@ruling("Entombment", 2)
def test_a_vampire_who_is_sent_to_torpor_is_wounded() -> None:
    stage, elder, rival = duel("Grave", blood=(10, 0))
    choose_strikes(stage, stage.text("play grave plain", elder))
    stage.skip()
    assert stage.zone(rival) == ASH_HEAP  # by the damage, which finds him wounded already


# Fae Contortion


@rule("VTES-1.6.3-28")
def test_fae_contortion_cancels_a_grapple() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Immortal Grapple")
    stage.hand(B, "Fae Contortion", "Majesty")
    fight(stage, elder, rival)
    stage.skip("before-strikes", A)
    stage.table.play(A, stage.text("play immortal-grapple POT", elder))
    stage.skip("as-played", B)
    assert offered_modes(stage, B, "fae-contortion") == ["myt-reflex"]
    stage.play(B, "play fae-contortion myt-reflex", rival)
    assert stage.names(stage.table.ash[A]) == ["immortal-grapple"]
    assert len(stage.events_of(Cancelled)) == 1
    stage.skip("strike", B)
    assert offered_modes(stage, B, "majesty") == ["pre", "PRE"]


def test_fae_contortion_cancels_nothing_else_and_nothing_on_others() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Torn Signpost", "Immortal Grapple", "Fae Contortion")
    stage.hand(B, "Fae Contortion")
    fight(stage, elder, rival)
    stage.table.play(A, stage.text("play torn-signpost pot", elder))
    stage.skip("as-played", B)
    assert offered_modes(stage, B, "fae-contortion") == []
    stage.skip("before-strikes", A)
    stage.table.play(A, stage.text("play immortal-grapple POT", elder))
    assert (stage.window, stage.decider) == ("as-played", A)
    assert offered_modes(stage, A, "fae-contortion") == []


@rule("VTES-6.4.2-03")
def test_fae_contortion_as_a_maneuver_with_either_discipline() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Fae Contortion")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert offered_modes(stage, A, "fae-contortion") == ["obt", "myt"]
    stage.play(A, "play fae-contortion obt", elder)
    assert is_long(stage.table)


@ruling("Multi-discipline", 1)
@pytest.mark.parametrize(("mode", "pool"), [("obt", 31), ("myt", 30)])
def test_a_card_requires_the_discipline_that_is_used(mode: str, pool: int) -> None:
    watcher = Card(
        "Obt Watcher", MASTER, grants=Whenever(PlaysCard(filters.VAMPIRE, ("obt",)), GainPool(1))
    )
    stage = PeopleStage(2, watcher)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.permanent(A, "Obt Watcher")
    stage.hand(A, "Fae Contortion")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, f"play fae-contortion {mode}", elder)
    assert stage.table.pool[A] == pool
