"""The minion phase: who may act, what must be done first, the kinds of actions (VTES-6, 6.1)."""

import pytest
from games.vtes.plain_cards import CARDS, HUNTED, HUNTER, SIGHT
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.kinds import DEFAULT_STEALTH
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import NOTHING, READY
from conclave.testing import rule

TURN = 1
"""The place of the turn in the stack of frames."""


def must(stage: Stage, minion: int, card: int = NOTHING) -> None:
    """A minion has to take an action this turn: of a card in play, or a hunt."""
    noting.note(stage.table, TURN, notes.MUST_ACT, minion, card=card)


@rule("VTES-6-01", "VTES-6-02")
def test_ready_untapped_minions_act_one_after_another() -> None:
    stage = Stage(2)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    tired = stage.vampire(A, "Anvil", tapped=True)
    lost = stage.vampire(A, "Abebe", torpor=True)
    other = stage.vampire(B, "Eugenio Estevez")
    assert stage.decider == A
    offered = [
        minion for minion in (krid, pug, tired, lost, other) if stage.offers(A, "hunt", minion)
    ]
    assert offered == [krid, pug]
    stage.play(A, "hunt", pug)
    assert stage.table.tapped[pug]
    assert not stage.table.tapped[krid]
    stage.resolve()
    assert not stage.offers(A, "hunt", pug)
    stage.play(A, "hunt", krid)
    assert stage.table.tapped[krid]


@rule("VTES-6-03", "VTES-6-04", "VTES-6-05", "VTES-6.2.3-04")
def test_only_ready_untapped_minions_block_and_a_block_taps() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    anvil = stage.vampire(B, "Anvil")
    tired = stage.vampire(B, "Abebe", tapped=True)
    lost = stage.vampire(B, "Eugenio Estevez", torpor=True)
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion")
    assert stage.options(B) == [stage.text("block", anvil), "decline"]
    stage.refuses(B, "block", tired)
    stage.refuses(B, "block", lost)
    stage.play(B, "block", anvil)
    assert not stage.table.tapped[anvil]
    stage.resolve()
    assert stage.table.tapped[anvil]
    assert stage.table.pool[B] == 30
    assert stage.table.edge == -1


@rule("VTES-6-06")
def test_an_action_is_resolved_before_the_next_is_announced() -> None:
    stage = Stage(2)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    stage.play(A, "bleed", krid)
    stage.refuses(A, "bleed", pug)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert stage.offers(A, "bleed", pug)


@rule("VTES-6-07", "VTES-6.1.1-04")
def test_a_minion_who_untaps_may_act_again_but_not_bleed_again() -> None:
    stage = Stage(2, extra=CARDS)
    krid = stage.vampire(A, "Krid", 1)
    stage.hand(A, "Second Breath", "Computer Hacking")
    stage.play(A, "bleed", krid)
    stage.skip("after-action")
    stage.play(A, "play second-breath plain", krid)
    stage.resolve()
    assert not stage.table.tapped[krid]
    assert not stage.offers(A, "bleed", krid)
    assert not stage.offers(A, "play computer-hacking plain", krid)
    stage.play(A, "hunt", krid)
    stage.resolve()
    assert stage.blood(krid) == 2


@rule("VTES-6-08", "VTES-6-09", "VTES-6.1.2-05", "EX-6-a")
def test_an_empty_vampire_hunts_first() -> None:
    stage = Stage(2, extra=CARDS)
    empty, other = stage.vampire(A, "Krid", 0), stage.vampire(A, "Pug Jackson", 3)
    stage.hand(A, "Odd Job")
    assert stage.options(A) == [stage.text("hunt", empty)]
    stage.play(A, "hunt", empty)
    stage.resolve()
    assert stage.blood(empty) == 1
    assert stage.offers(A, "bleed", other)
    assert stage.offers(A, "play odd-job plain", other)


@rule("VTES-6-08", "VTES-6-09")
def test_a_mandatory_hunt_holds_up_vampires_in_torpor_too() -> None:
    stage = Stage(2)
    empty = stage.vampire(A, "Krid", 0)
    lost = stage.vampire(A, "Pug Jackson", torpor=True)
    assert not stage.offers(A, "leave-torpor", lost)
    stage.play(A, "hunt", empty)
    stage.resolve()
    assert stage.offers(A, "leave-torpor", lost)


@rule("VTES-6-08", "VTES-6.1.6-03")
def test_an_empty_vampire_may_hunt_with_a_card_that_is_a_hunt() -> None:
    stage = Stage(2, extra=CARDS)
    empty = stage.vampire(A, "Pug Jackson", 0)
    stage.hand(A, "Odd Job", "Rich Meal")
    assert sorted(stage.options(A)) == sorted(
        [stage.text("hunt", empty), stage.text("play rich-meal plain", empty)]
    )
    stage.play(A, "play rich-meal plain", empty)
    stage.resolve()
    assert stage.blood(empty) == 3


@rule("VTES-6-10")
def test_several_mandatory_actions_are_taken_in_any_order() -> None:
    stage = Stage(2)
    first, second = stage.vampire(A, "Krid", 0), stage.vampire(A, "Pug Jackson", 0)
    third = stage.vampire(A, "Anvil")
    assert stage.options(A) == [stage.text("hunt", first), stage.text("hunt", second)]
    stage.play(A, "hunt", second)
    stage.resolve()
    assert stage.options(A) == [stage.text("hunt", first)]
    stage.play(A, "hunt", first)
    stage.resolve()
    assert stage.offers(A, "bleed", third)
    assert stage.offers(A, "pass")


@rule("VTES-6-11", "VTES-6-09")
def test_a_minion_with_a_mandatory_action_takes_no_other() -> None:
    stage = Stage(2, extra=CARDS)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    grudge = stage.put_on(krid, "Old Grudge")
    stage.hand(A, "Odd Job")
    must(stage, krid, grudge)
    assert stage.options(A) == [stage.text("act", krid, grudge, "0")]
    stage.play(A, "act", krid, grudge, "0")
    stage.resolve()
    assert stage.table.pool[A] == 31
    assert stage.offers(A, "bleed", pug)
    assert stage.offers(A, "play odd-job plain", pug)


@rule("VTES-6-12", "VTES-6-13")
def test_two_mandatory_actions_leave_a_minion_stuck_and_stop_nobody() -> None:
    stage = Stage(2, extra=CARDS)
    krid, pug = stage.vampire(A, "Krid", 0), stage.vampire(A, "Pug Jackson")
    grudge = stage.put_on(krid, "Old Grudge")
    stage.hand(A, "Odd Job")
    must(stage, krid, grudge)
    assert [option for option in stage.options(A) if stage.text(krid) in option] == []
    assert stage.offers(A, "bleed", pug)
    assert stage.offers(A, "play odd-job plain", pug)
    assert stage.offers(A, "pass")


@rule("VTES-6-12")
@pytest.mark.parametrize("both", [False, True])
def test_two_cards_that_want_different_actions_leave_a_minion_stuck(both: bool) -> None:
    stage = Stage(2, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    grudges = [stage.put_on(krid, "Old Grudge"), stage.put_on(krid, "New Grudge")]
    for grudge in grudges[: 1 + both]:
        must(stage, krid, grudge)
    assert stage.options(A) == (["pass"] if both else [stage.text("act", krid, grudges[0], "0")])


@rule("VTES-6-12")
def test_having_to_hunt_twice_over_is_one_mandatory_action() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid", 0)
    must(stage, krid)
    assert stage.options(A) == [stage.text("hunt", krid)]


@rule("VTES-R-45")
def test_a_tapped_empty_vampire_holds_up_nobody() -> None:
    stage = Stage(2)
    empty = stage.vampire(A, "Krid", 0, tapped=True)
    pug = stage.vampire(A, "Pug Jackson")
    assert stage.offers(A, "bleed", pug)
    assert not stage.offers(A, "hunt", empty)


@rule("VTES-R-45")
def test_a_mandatory_action_that_was_taken_holds_up_nobody() -> None:
    stage = Stage(2, extra=CARDS)
    krid, pug = stage.vampire(A, "Krid"), stage.vampire(A, "Pug Jackson")
    grudge = stage.put_on(krid, "Old Grudge")
    stage.hand(A, "Second Breath")
    must(stage, krid, grudge)
    stage.play(A, "act", krid, grudge, "0")
    stage.skip("after-action")
    stage.play(A, "play second-breath plain", krid)
    stage.resolve()
    assert not stage.offers(A, "act", krid, grudge, "0")
    assert stage.offers(A, "bleed", krid)
    assert stage.offers(A, "bleed", pug)


@rule("VTES-R-46")
def test_an_empty_vampire_in_torpor_need_not_hunt() -> None:
    stage = Stage(2)
    lost = stage.vampire(A, "Krid", 0, torpor=True)
    pug = stage.vampire(A, "Pug Jackson")
    assert not stage.offers(A, "hunt", lost)
    assert stage.offers(A, "hunt", pug)
    assert stage.offers(A, "bleed", pug)
    assert stage.offers(A, "pass")


@rule("VTES-R-47")
def test_an_empty_vampire_who_untaps_after_a_blocked_hunt_hunts_again() -> None:
    stage = Stage(2, extra=CARDS)
    empty = stage.vampire(A, "Krid", 0)
    blocker = stage.ally(B, "Plain Ghoul")
    stage.put_on(blocker, "Lantern")
    other = stage.vampire(A, "Pug Jackson")
    stage.hand(A, "Second Breath")
    stage.play(A, "hunt", empty)
    stage.skip("BlockQuestion")
    stage.play(B, "block", blocker)
    stage.skip("strike", seat=A)
    stage.table.blood[empty] = 1  # healing takes it from him
    stage.skip("after-action")
    assert stage.blood(empty) == 0
    assert stage.zone(empty) == READY
    stage.play(A, "play second-breath plain", empty)
    stage.resolve()
    assert stage.options(A) == [stage.text("hunt", empty)]
    assert not stage.offers(A, "bleed", other)


@rule("VTES-6.1-01", "VTES-6.1.2-01")
def test_any_minion_may_bleed_and_only_vampires_hunt() -> None:
    stage = Stage(2, extra=CARDS)
    krid, ghoul = stage.vampire(A, "Krid"), stage.ally(A, "Sly Ghoul")
    stage.hand(A, "Rich Meal")
    assert stage.offers(A, "bleed", krid)
    assert stage.offers(A, "bleed", ghoul)
    assert stage.offers(A, "hunt", krid)
    assert not stage.offers(A, "hunt", ghoul)
    assert stage.offers(A, "play rich-meal plain", krid)
    assert not stage.offers(A, "play rich-meal plain", ghoul)


@rule("VTES-6.1-02", "VTES-6.1-04", "VTES-6.1-05")
def test_each_type_of_card_has_its_kind_of_action() -> None:
    stage = Stage(2, extra=CARDS)
    krid = stage.vampire(A, "Krid")
    hall = stage.permanent(A, "Workshop")
    stage.hand(A, "Plain Sword", "Plain Servant", "Plain Ghoul", "Odd Job", "Small Tax")
    kinds = {
        stage.text("play plain-sword plain", krid): "equip",
        stage.text("play plain-servant plain", krid): "employ",
        stage.text("play plain-ghoul plain", krid): "recruit",
        stage.text("play odd-job plain", krid): "card",
        stage.text("play small-tax plain", krid): "political",
        stage.text("act", krid, hall, "0"): "card",
    }
    found = {}
    for move in kinds:
        table = stage.begin().table.copy()
        table.play(A, move)
        found[move] = table.view(None)["action"]["kind"]
    assert found == kinds


@rule("VTES-6.1-06")
def test_special_actions_for_torpor_and_anarchs() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    mine = stage.vampire(A, "Pug Jackson", 3, torpor=True)
    theirs = stage.vampire(B, "Anvil", 3, torpor=True)
    assert stage.offers(A, "leave-torpor", mine)
    assert stage.offers(A, "rescue", krid, mine, "2")
    assert stage.offers(A, "rescue", krid, theirs, "0")
    assert stage.offers(A, "diablerize", krid, mine)
    assert stage.offers(A, "diablerize", krid, theirs)
    assert stage.offers(A, "become-anarch", krid)


@rule("VTES-6.1-07", "VTES-6.1.1-05", "VTES-6.1.6-01", "VTES-6.1.7-01", "VTES-6.2.2-12")
@pytest.mark.parametrize(
    ("move", "stealth"),
    [
        ("bleed {krid}", 0),
        ("hunt {krid}", 1),
        ("play plain-sword plain {krid}", 1),
        ("take-equipment {krid} {anvil}", 1),
        ("play plain-servant plain {krid}", 1),
        ("play plain-ghoul plain {krid}", 1),
        ("play small-tax plain {krid}", 1),
        ("play odd-job plain {krid}", 0),
        ("play night-errand plain {krid}", 2),
        ("act {krid} {workshop} 0", 0),
        ("leave-torpor {mine}", 1),
        ("rescue {krid} {mine} 1", 1),
        ("rescue {krid} {theirs} 1", 0),
        ("diablerize {krid} {mine}", 1),
        ("diablerize {krid} {theirs}", 0),
        ("become-anarch {krid}", 1),
        ("attack {krid} {marked}", 1),
        ("burn-imbued {krid} {imbued}", 0),
    ],
)
def test_the_stealth_of_each_kind_of_action(move: str, stealth: int) -> None:
    stage = Stage(3, extra=(*CARDS, HUNTED, HUNTER))
    cards = {
        "krid": stage.vampire(A, "Krid"),
        "anvil": stage.vampire(A, "Anvil"),
        "mine": stage.vampire(A, "Pug Jackson", torpor=True),
        "theirs": stage.vampire(B, "Abebe", torpor=True),
        "workshop": stage.permanent(A, "Workshop"),
        "marked": stage.vampire(C, "Hunted One"),
        "imbued": stage.vampire(B, "Hunter", torpor=True),
    }
    stage.put_on(cards["anvil"], "Plain Shield")
    noting.note(stage.table, TURN, notes.MARKED, cards["marked"], seat=A)
    stage.hand(
        A, "Plain Sword", "Plain Servant", "Plain Ghoul", "Small Tax", "Odd Job", "Night Errand"
    )
    words = {name: stage.table.word(card) for name, card in cards.items()}
    stage.play(A, move.format(**words))
    stage.skip("announced")
    assert stage.table.view(None)["action"]["stealth"] == stealth


@rule("VTES-6.1-07")
def test_an_imbued_gains_a_power_at_1_stealth() -> None:
    assert DEFAULT_STEALTH["gain-power"] == 1
    stage = Stage(2, extra=(HUNTER, SIGHT))
    hunter = stage.vampire(A, "Hunter")
    stage.hand(A, "Second Sight of Hunters")
    stage.play(A, "play second-sight-of-hunters viz", hunter)
    stage.skip("announced")
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"]) == ("gain-power", 1)
