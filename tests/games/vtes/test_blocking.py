"""Block attempts: who may block, in which order, and the outcome (VTES-6.2.2)."""

import pytest
from games.vtes.block_attempts import attempt_block, stealth_and_intercept
from games.vtes.cards.rulings import ruling
from games.vtes.plain_cards import CARDS
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules.constants import ASH_HEAP, DEMENTATION, MODIFIER, READY, TORPOR
from conclave.games.vtes.rules.events import actions as events
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule


@rule("VTES-6.2.2-01", "VTES-6.2.2-02", "EX-6.2.2-a", "VTES-6.2.2-07", "VTES-6.2.2-21")
def test_only_the_target_blocks_a_directed_action_and_as_often_as_she_likes() -> None:
    stage = Stage(4, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    anvil, abebe = stage.vampire(B, "Anvil"), stage.vampire(B, "Abebe")
    tired = stage.vampire(B, "Eugenio Estevez", tapped=True)
    stage.vampire(C, "Pug Jackson")
    stage.vampire(D, "Quentin King III")
    stage.put_on(krid, "Grey Cloak")
    stage.play(A, "bleed", krid)
    assert stage.table.view(None)["action"]["target_seat"] == B
    choices = [stage.text("block", anvil), stage.text("block", abebe), "decline"]
    for blocker in (anvil, abebe, anvil, anvil):
        stage.skip("BlockQuestion")
        assert (stage.decider, stage.options(B)) == (B, choices)
        stage.play(B, "block", blocker)
    stage.skip("BlockQuestion")
    assert not stage.table.tapped[anvil]
    assert not stage.table.tapped[abebe]
    stage.refuses(B, "block", tired)
    stage.play(B, "decline")
    stage.resolve()
    assert len(stage.events_of(events.BlockFailed)) == 4
    assert stage.table.pool == [30, 29, 30, 30]


@rule("VTES-6.2.2-01", "VTES-6.2.2-02")
@ruling("Directed at a card", 1)
def test_an_action_at_something_another_controls_is_directed_at_her() -> None:
    stage = Stage(4, extra=CARDS)
    krid, abebe = stage.vampire(A, "Krid"), stage.vampire(C, "Abebe")
    for seat, name in ((B, "Anvil"), (D, "Pug Jackson")):
        stage.vampire(seat, name)
    place = stage.permanent(C, "Workshop")
    stage.hand(A, "Arson")
    stage.play(A, "play arson plain", krid)
    stage.skip("BlockQuestion")
    action = stage.table.view(None)["action"]
    assert (action["target"], action["target_seat"]) == (stage.table.word(place), C)
    assert stage.decider == C
    assert stage.offers(C, "block", abebe)
    stage.play(C, "decline")
    stage.resolve()
    assert stage.zone(place) == ASH_HEAP
    assert [event.seat for event in stage.events_of(events.BlockDeclined)] == [C]


@rule("VTES-6.2.2-04", "VTES-6.2.2-05", "VTES-6.2.2-08")
def test_the_predator_is_asked_when_the_prey_has_declined_for_good() -> None:
    stage = Stage(4)
    krid = stage.vampire(A, "Krid")
    names = ((B, "Anvil"), (C, "Abebe"), (D, "Pug Jackson"))
    blockers = {seat: stage.vampire(seat, name) for seat, name in names}
    stage.play(A, "hunt", krid)
    attempt_block(stage, B, blockers[B]).skip("BlockQuestion")
    assert stage.decider == B
    stage.play(B, "decline")
    attempt_block(stage, D, blockers[D]).skip("BlockQuestion")
    assert stage.decider == D
    assert stage.options(D) == [stage.text("block", blockers[D]), "decline"]
    stage.play(D, "decline")
    stage.resolve()
    assert [event.seat for event in stage.events_of(events.BlockDeclined)] == [B, D]


@rule("VTES-R-36", "VTES-6.2.2-08")
def test_with_two_players_the_other_is_asked_once() -> None:
    stage = Stage(2)
    krid, anvil = stage.vampire(A, "Krid", 1), stage.vampire(B, "Anvil")
    stage.play(A, "hunt", krid)
    attempt_block(stage, B, anvil).skip("BlockQuestion")
    stage.play(B, "decline")
    stage.resolve()
    assert [event.seat for event in stage.events_of(events.BlockDeclined)] == [B]
    assert stage.blood(krid) == 2


@rule("VTES-R-34", "VTES-R-35")
def test_all_targets_of_a_directed_action_may_block_clockwise() -> None:
    stage = Stage(5, active=1, extra=CARDS)
    krid = stage.vampire(B, "Krid")
    names = ((A, "Anvil"), (C, "Abebe"), (D, "Pug Jackson"), (4, "Quentin King III"))
    for seat, name in names:
        stage.vampire(seat, name)
    stage.hand(B, "Two Fronts")
    stage.play(B, "play two-fronts plain", krid)
    asked = []
    for _ in names:
        stage.skip("BlockQuestion")
        asked.append(stage.decider)
        stage.play(stage.decider, "decline")
    stage.skip("MinionPhase")
    assert asked == [C, D, 4, A]
    assert stage.table.pool == [29, 30, 29, 29, 29]


@rule("VTES-6.2.2-06")
def test_one_minion_attempts_at_a_time() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    anvil, abebe = stage.vampire(B, "Anvil"), stage.vampire(B, "Abebe")
    stage.play(A, "hunt", krid)
    attempt_block(stage, B, anvil)
    assert stage.table.view(None)["action"]["blocker"] == stage.table.word(anvil)
    stage.skip("block", seat=B)
    stage.refuses(B, "block", abebe)
    stage.skip("BlockQuestion")
    assert stage.offers(B, "block", abebe)


@rule("VTES-6.2.2-10", "VTES-6.2.2-20", "VTES-6.2.2-08")
def test_when_all_have_declined_there_is_time_for_more_cards() -> None:
    stage = Stage(3, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    stage.vampire(B, "Anvil")
    stage.vampire(C, "Abebe")
    stage.play(A, "hunt", krid)
    stage.skip("BlockQuestion")
    stage.play(B, "decline")
    assert (stage.window, stage.prompt, stage.decider) == ("announced", "Window", A)
    stage.skip("BlockQuestion")
    stage.play(C, "decline")
    assert (stage.window, stage.decider) == ("declined", A)
    stage.play(A, "pass")
    assert (stage.window, stage.decider) == ("declined", B)


@rule("EX-6.2.2-d", "VTES-6.2.2-10")
def test_confusion_after_the_block_was_declined() -> None:
    confusion = Card("Confusion", MODIFIER, DEMENTATION, basic=BleedBonus(1, only=True))
    stage = Stage(2, extra=(confusion,))
    quentin = stage.vampire(A, "Quentin King III")
    stage.vampire(B, "Anvil")
    stage.hand(A, "Confusion")
    stage.play(A, "bleed", quentin)
    stage.skip("BlockQuestion")
    stage.play(B, "decline")
    assert stage.decider == A
    stage.play(A, "play confusion dem", quentin)
    stage.resolve()
    assert stage.table.pool[B] == 28


@rule("VTES-6.2.2-19")
def test_an_attempt_is_decided_when_both_sides_have_passed() -> None:
    stage = Stage(2, extra=CARDS)
    krid, anvil = stage.vampire(A, "Krid"), stage.vampire(B, "Anvil")
    stage.hand(A, "Soft Shoes")
    stage.hand(B, "Open Eyes")
    stage.play(A, "bleed", krid)
    attempt_block(stage, B, anvil)
    stage.play(A, "play soft-shoes plain", krid)
    stage.skip("block", seat=B)
    stage.play(B, "play open-eyes plain", anvil)
    stage.skip("block", seat=A)
    assert stealth_and_intercept(stage) == (1, 1)
    stage.play(A, "pass")
    assert (stage.window, stage.decider) == ("block", B)
    stage.play(B, "pass")
    assert stage.window != "block"
    stage.resolve()
    assert len(stage.events_of(events.ActionBlocked)) == 1


@rule("EX-6.2.2-c", "VTES-6.2.3-03", "VTES-6-04")
def test_eugenio_blocks_the_hunt_of_ira() -> None:
    ira_rivers = Vampire("Ira Rivers", "toreador", 3, 7, "ani pre AUS CEL", "camarilla")
    stage = Stage(3, extra=(ira_rivers,))
    ira = stage.vampire(A, "Ira Rivers", 5)
    eugenio = stage.vampire(C, "Eugenio Estevez")
    stage.hand(C, "Enhanced Senses")
    stage.play(A, "hunt", ira)
    attempt_block(stage, C, eugenio)
    assert stealth_and_intercept(stage) == (1, 0)
    stage.skip("block", seat=C)
    stage.play(C, "play enhanced-senses aus", eugenio)
    stage.skip("strike")
    assert stage.table.tapped[eugenio]
    assert stage.table.view(None)["combat"]["first"] == stage.table.word(ira)
    assert stage.table.view(None)["combat"]["second"] == stage.table.word(eugenio)
    assert stage.blood(ira) == 5


@rule("VTES-R-37", "VTES-6.2.2-08")
def test_the_new_target_of_a_bleed_may_block() -> None:
    stage = Stage(4, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    anvil, abebe = stage.vampire(B, "Anvil"), stage.vampire(C, "Abebe")
    stage.vampire(D, "Pug Jackson")
    stage.hand(B, "Wrong Door")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion")
    assert not stage.offers(B, "play wrong-door plain", anvil)
    stage.play(B, "decline")
    stage.skip("declined", seat=B)
    stage.play(B, "play wrong-door plain", anvil)
    assert stage.options(B) == ["player 2", "player 3"]
    stage.play(B, "player 2")
    stage.skip("BlockQuestion")
    assert stage.decider == C
    assert stage.options(C) == [stage.text("block", abebe), "decline"]
    stage.play(C, "block", abebe)
    stage.resolve()
    assert stage.table.pool == [30, 30, 30, 30]
    assert [event.seat for event in stage.events_of(events.BlockDeclined)] == [B]


@rule("VTES-R-37")
def test_a_player_who_declined_is_not_asked_when_the_bleed_comes_back() -> None:
    stage = Stage(3, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    anvil, abebe = stage.vampire(B, "Anvil"), stage.vampire(C, "Abebe")
    stage.hand(B, "Wrong Door")
    stage.hand(C, "Wrong Door")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion")
    stage.play(B, "decline")
    stage.skip("declined", seat=B)
    stage.play(B, "play wrong-door plain", anvil)
    stage.skip("BlockQuestion")
    assert stage.decider == C
    stage.play(C, "decline")
    stage.skip("declined", seat=C)
    stage.play(C, "play wrong-door plain", abebe)
    stage.resolve()
    assert [event.seat for event in stage.events_of(events.BlockDeclined)] == [B, C]
    assert stage.table.pool == [30, 29, 30]


@rule("VTES-1.6.1-29", "VTES-R-37")
def test_the_new_target_comes_second_in_the_order_of_opportunity() -> None:
    stage = Stage(4, extra=CARDS)
    krid, anvil = stage.vampire(A, "Krid"), stage.vampire(B, "Anvil")
    stage.hand(B, "Wrong Door")
    stage.play(A, "bleed", krid)
    stage.skip("declined", seat=B)
    stage.play(B, "play wrong-door plain", anvil)
    stage.play(B, "player 3")
    stage.skip("declined")
    order = [stage.decider]
    for _ in range(3):
        stage.play(stage.decider, "pass")
        order.append(stage.decider)
    assert order == [A, D, B, C]


@rule("VTES-R-41", "VTES-6.2.2-07")
@pytest.mark.parametrize(
    ("card", "zone", "tapped"), [("stage-fright", READY, True), ("trip-wire", TORPOR, False)]
)
def test_an_attempt_fails_when_the_blocker_can_block_no_more(
    card: str, zone: int, tapped: bool
) -> None:
    stage = Stage(2, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    anvil, abebe = stage.vampire(B, "Anvil"), stage.vampire(B, "Abebe")
    stage.hand(A, card, "Soft Shoes")
    stage.play(A, "bleed", krid)
    attempt_block(stage, B, anvil)
    assert stage.offers(A, "play soft-shoes plain", krid)
    stage.play(A, "play", card, "plain", krid)
    stage.skip("block", seat=A)
    assert not stage.offers(A, "play soft-shoes plain", krid)
    stage.skip("BlockQuestion")
    assert (stage.zone(anvil), stage.table.tapped[anvil]) == (zone, tapped)
    assert stage.options(B) == [stage.text("block", abebe), "decline"]
    stage.play(B, "block", abebe)
    stage.resolve()
    assert stage.table.pool[B] == 30
    assert len(stage.events_of(events.ActionBlocked)) == 1


@rule("VTES-6.2.2-06", "VTES-1.6.3-27")
def test_a_woken_minion_blocks_while_tapped() -> None:
    stage = Stage(2)
    krid, anvil = stage.vampire(A, "Krid"), stage.vampire(B, "Anvil", tapped=True)
    stage.hand(B, "Forced Awakening")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion")
    assert stage.options(B) == [stage.text("play forced-awakening plain", anvil), "decline"]
    stage.play(B, "play forced-awakening plain", anvil)
    stage.skip("announced")
    assert stage.decider == A
    attempt_block(stage, B, anvil)
    stage.resolve()
    assert len(stage.events_of(events.ActionBlocked)) == 1
