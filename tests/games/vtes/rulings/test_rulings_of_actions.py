"""Rulings on actions: what becomes of one whose target, cost or acting minion is not the same."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import bleed, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.rulings.court import Court
from games.vtes.stage import A, B, C, D

from conclave.games.vtes.rules.abilities import Bonus
from conclave.games.vtes.rules.events.actions import ActionBlocked, ActionSucceeded, BlockTried
from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded
from conclave.games.vtes.rules.events.referendums import ReferendumCalled, ReferendumEnded
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import (
    ACTION,
    BLOOD_CURSED,
    CAMARILLA,
    EQUIPMENT,
    MASTER,
    MODIFIER,
    REACTION,
    READY,
    TORPOR,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import NoCombat
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnPool, GainBlood, GainPool
from conclave.games.vtes.vocabulary.card import Bleed, Blood, Card, Vampire
from conclave.games.vtes.vocabulary.effects import Each, Rescue, ToTorpor, Untap
from conclave.games.vtes.vocabulary.modifying import EndAction
from conclave.games.vtes.vocabulary.moments import IsBurned
from conclave.lang.abilities import Whenever

ALARM = Card(
    "Alarm", REACTION, effect=Each(targets.One(filters.ALLY), Untap(parts.TARGET)), when="announced"
)
FEAST = Card("Feast", REACTION, effect=GainBlood(4, parts.TARGET), when="announced",
             target=targets.One(filters.VAMPIRE))  # fmt: skip
DAWN = Card(
    "Dawn", REACTION, effect=Rescue(), when="announced", target=targets.One(filters.IN_TORPOR)
)
DRAIN = Card("Drain", REACTION, effect=BurnBlood(9, parts.ACTING_MINION), when="announced")
PITFALL = Card("Pitfall", REACTION, effect=ToTorpor(parts.ACTING_MINION), when="announced")
COLLAPSE = Card("Collapse", REACTION, effect=BurnPool(30, p.CHOSEN), when="announced",
                target=targets.AMethuselah(p.EACH_OTHER))  # fmt: skip
AWAKENING = Card("Awakening", MODIFIER, effect=Rescue(parts.SELF), when="announced")
TRUCE = Card("Truce", REACTION, effect=NoCombat())
COSTLY = Card("Costly Words", ACTION, cost=Blood(1), effect=Bleed(+1))
LEAN_TIMES = Card("Lean Times", EQUIPMENT, grants=Bonus("hunt", -5))
MADE_UP = (ALARM, FEAST, DAWN, DRAIN, PITFALL, COLLAPSE, AWAKENING, TRUCE, COSTLY, LEAN_TIMES)


def came_to_nothing(stage: Court) -> None:
    """The action was successful without effect: what is for after a success may be played."""
    stage.skip("after-action", A)
    assert len(stage.told(ActionSucceeded)) == 1
    assert modes(stage, A, "freak-drive") == ["for", "FOR"]
    assert stage.told(CombatBegan) == []


@ruling("Action targeting locked minion", 1)
@ruling("Requires successful action", 1)
def test_an_ambush_on_who_has_untapped_comes_to_nothing() -> None:
    stage = Court(2, *MADE_UP)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", tapped=True)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Ambush", "Freak Drive", "Forced March")
    stage.hand(B, "Alarm")
    stage.play(A, "play ambush plain", elder)
    stage.skip("announced", B)
    stage.play(B, "play alarm plain", rival)
    came_to_nothing(stage)
    assert not stage.table.tapped[thug]
    assert modes(stage, A, "forced-march") == ["cel+for"]


def test_an_ambush_on_who_is_still_tapped_leads_to_combat() -> None:
    stage = Court(2, *MADE_UP)
    elder = stage.vampire(A, "Elder")
    stage.ally(B, "Thug", tapped=True)
    stage.hand(A, "Ambush")
    stage.play(A, "play ambush plain", elder)
    stage.skip("strike", A)
    assert len(stage.told(CombatBegan)) == 1


@ruling("Harass", 1)
@ruling("Sleep of Reason", 1)
@pytest.mark.parametrize(
    ("card", "mode", "cost"), [("harass", "plain", 0), ("sleep-of-reason", "dem", 2)]
)
def test_an_action_at_a_vampire_who_has_fed_comes_to_nothing(
    card: str, mode: str, cost: int
) -> None:
    stage = Court(2, *MADE_UP)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil", 1)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, card, "Freak Drive")
    stage.hand(B, "Feast")
    stage.play(A, f"play {card} {mode}", elder)
    stage.skip("announced", B)
    stage.play(B, "play feast plain", rival)
    stage.play(B, "target", pupil)
    came_to_nothing(stage)
    assert stage.zone(pupil) == READY
    assert stage.blood(elder) == 10 - cost


@ruling("Action targeting vampire in torpor", 1)
def test_a_vampire_who_has_left_torpor_is_not_robbed() -> None:
    stage = Court(2, *MADE_UP)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil", torpor=True)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Graverobbing", "Freak Drive")
    stage.hand(B, "Dawn")
    stage.play(A, "play graverobbing dom", elder)
    stage.skip("announced", B)
    stage.play(B, "play dawn plain", rival)
    came_to_nothing(stage)
    assert (stage.zone(pupil), stage.table.controller[pupil]) == (READY, B)


@ruling("Action only usable by vampire in torpor", 1)
def test_who_leaves_torpor_before_the_action_resolves_gains_nothing_by_it() -> None:
    stage = Court(2, *MADE_UP)
    elder = stage.vampire(A, "Elder", 3, torpor=True)
    stage.hand(A, "Rapid Healing", "Awakening", "Freak Drive")
    stage.play(A, "play rapid-healing FOR", elder)
    stage.play(A, "play awakening plain", elder)
    came_to_nothing(stage)
    assert stage.zone(elder) == READY
    assert stage.blood(elder) == 3


@ruling("Requires successful action", 1)
def test_an_action_that_cant_be_paid_for_is_successful_without_effect() -> None:
    stage = Court(2, *MADE_UP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    sargon = stage.vampire(A, "Sargon", 1)
    stage.hand(A, "Costly Words")
    stage.hand(B, "Drain")
    stage.play(A, "play costly-words plain", sargon)
    stage.skip("announced", B)
    stage.play(B, "play drain plain", rival)
    stage.resolve()
    assert stage.table.pool == [30, 30]
    assert stage.table.edge == A  # by Sargon, not by the bleed
    assert stage.zone(elder) == READY


@ruling("Freak Drive", 1)
def test_freak_drive_is_not_for_an_action_that_has_failed() -> None:
    stage = Court(3, *MADE_UP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(C, "Rival")
    stage.hand(A, "Freak Drive")
    stage.hand(C, "Collapse")
    bleed(stage, elder)
    stage.skip("announced", C)
    stage.play(C, "play collapse plain", rival)
    stage.play(C, "player 1")
    stage.skip("after-action", A)
    assert stage.table.out[B]
    assert modes(stage, A, "freak-drive") == []
    assert stage.table.tapped[elder]


@ruling("Freak Drive", 2)
@pytest.mark.parametrize(("card", "offered"), [("hush", []), ("truce", ["FOR"])])
def test_freak_drive_is_not_for_an_action_that_was_ended(card: str, offered: list[str]) -> None:
    stage = Court(2, *MADE_UP, Card("Hush", REACTION, effect=EndAction()))
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Freak Drive")
    stage.hand(B, card)
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("blocked", B)
    stage.play(B, f"play {card} plain", rival)
    seen = []
    while stage.prompt != "MinionPhase":
        seen += modes(stage, stage.decider, "freak-drive")
        stage.least()
    assert seen == offered


@ruling("Unlocks and attempts to block", 1)
@pytest.mark.parametrize(
    ("card", "mode"),
    [("eluding-the-arms-of-morpheus", "plain"), ("sense-the-savage-way", "ANI")],
)
def test_the_target_untaps_and_blocks_though_the_action_lacks_a_target_now(
    card: str, mode: str
) -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stage.hand(A, "Ambush")
    stage.hand(B, card)
    stage.play(A, "play ambush plain", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, f"play {card} {mode}", rival)
    stage.skip("strike", A)
    assert len(stage.told(ActionBlocked)) == 1
    assert len(stage.told(CombatBegan)) == 1


@ruling("Forces Block attempt", 1)
def test_who_attempts_to_block_may_untap_for_it() -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, "Forced Awakening", "Eluding the Arms of Morpheus")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play forced-awakening plain", rival)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play eluding-the-arms-of-morpheus plain", rival)
    assert not stage.table.tapped[rival]
    stage.skip("strike", A)
    assert len(stage.told(BlockTried)) == 1


@ruling("Forces Block attempt", 2)
def test_nobody_untaps_to_block_what_he_cant_block() -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stage.hand(A, "Daring the Dawn")
    stage.hand(B, "Eluding the Arms of Morpheus", "Wake with Evening's Freshness")
    bleed(stage, elder)
    stage.play(A, "play daring-the-dawn FOR", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "play eluding-the-arms-of-morpheus plain", rival)
    assert stage.offers(B, "play wake-with-evenings-freshness plain", rival)


@ruling("Forces Block attempt", 3)
def test_only_who_may_block_untaps_to_block() -> None:
    stage = Court(4)
    elder = stage.vampire(A, "Elder")
    for seat in (B, C, D):
        stage.vampire(seat, "Rival", tapped=True)
        stage.hand(seat, "Eluding the Arms of Morpheus")
    bleed(stage, elder)
    offered = set()
    while stage.window in ("announced", "declined") or stage.prompt == "BlockQuestion":
        if modes(stage, stage.decider, "eluding-the-arms-of-morpheus"):
            offered.add(stage.decider)
        stage.least()
    assert offered == {B}


@ruling("Daring the Dawn", 2)
@pytest.mark.parametrize("how", ["no combat", "no effect"])
def test_daring_the_dawn_hurts_though_nothing_comes_of_the_action(how: str) -> None:
    stage = Court(2, *MADE_UP)
    elder, thug = stage.vampire(A, "Elder", 3), stage.ally(B, "Thug")
    stage.hand(A, "Costly Words", "Daring the Dawn")
    stage.hand(B, "Truce", "Drain")
    stage.play(A, "play costly-words plain", elder)
    stage.play(A, "play daring-the-dawn FOR", elder)
    if how == "no combat":
        try_block(stage, thug)
        stage.skip("blocked", B)
        stage.play(B, "play truce plain", thug)
    else:
        stage.skip("announced", B)
        stage.play(B, "play drain plain", thug)
    stage.skip()
    assert stage.zone(elder) == TORPOR
    assert stage.table.pool[B] == 30
    assert stage.told(CombatBegan) == []


@ruling("Daring the Dawn", 3)
def test_daring_the_dawn_does_not_hurt_if_the_action_ends_before_it_resolves() -> None:
    stage = Court(2, *MADE_UP)
    elder, rival = stage.vampire(A, "Elder", 3), stage.vampire(B, "Rival")
    stage.hand(A, "Daring the Dawn")
    stage.hand(B, "Pitfall")
    bleed(stage, elder)
    stage.play(A, "play daring-the-dawn for", elder)
    stage.skip("announced", B)
    stage.play(B, "play pitfall plain", rival)
    stage.skip()
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == 3  # where 2 more aggravated damage would have cost blood


# Hunting


@ruling("Abactor", 1)
@ruling("Hunger Moon", 1)
@pytest.mark.parametrize("lean", [True, False])
def test_a_hunt_without_blood_is_not_successful(lean: bool) -> None:
    stage = Court(2, *MADE_UP)
    elder = stage.vampire(A, "Elder", 5)
    moon = stage.permanent(B, "Hunger Moon")
    stage.hand(A, "Abactor")
    if lean:
        stage.put_on(elder, "Lean Times")
    stage.play(A, "play abactor plain", elder)
    stage.resolve()
    assert (stage.blood(elder), stage.blood(moon)) == ((5, 0) if lean else (9, 1))
    assert len(stage.told(ReferendumCalled)) == (0 if lean else 1)


@ruling("Abactor", 2)
def test_abactor_is_no_diablerie() -> None:
    outcast = Vampire("Outcast", "gangrel", 1, 6, "", CAMARILLA, BLOOD_CURSED)
    witness = Card(
        "Witness", MASTER, grants=Whenever(IsBurned(filters.VAMPIRE, how="diablerie"), GainPool(1))
    )
    stage = Court(2, outcast, witness)
    stage.permanent(A, "Witness")
    cursed = stage.vampire(A, "Outcast", 1)
    stage.hand(A, "Abactor")
    stage.play(A, "play abactor plain", cursed)
    stage.resolve()
    assert stage.blood(cursed) == 6
    assert stage.table.pool[A] == 30
    assert len(stage.told(ReferendumCalled)) == 1


@ruling("Abactor", 3, 4)
def test_the_referendum_of_abactor_is_a_blood_hunt_and_belongs_to_the_resolution() -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Abactor", "Bewitching Oration", "Freak Drive")
    stage.edge(B)
    stage.play(A, "play abactor plain", elder)
    stage.skip("polling", A)
    assert stage.blood(elder) == 10
    assert [event.hunted.partition("#")[0] for event in stage.told(ReferendumCalled)] == ["elder"]
    assert modes(stage, A, "bewitching-oration") == []
    assert modes(stage, A, "freak-drive") == []
    stage.skip("after-action", A)
    assert len(stage.told(ReferendumEnded)) == 1
    assert modes(stage, A, "freak-drive") == ["for", "FOR"]
    assert stage.zone(rival) == READY


@ruling("Hunt bonus", 1)
def test_a_bonus_for_hunting_counts_for_a_hunt_by_a_card() -> None:
    stage = Court(2)
    elder = stage.vampire(A, "Elder", 1)
    stage.put_on(elder, "Aaron's Feeding Razor")
    stage.hand(A, "Abactor")
    stage.play(A, "play abactor plain", elder)
    stage.resolve()
    assert stage.blood(elder) == 1 + 5 + 1


@ruling("Special Hunt action", 1)
def test_a_hunt_by_a_card_only_once_a_turn() -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder", 1), stage.vampire(A, "Rival", 1)
    stage.hand(A, "Abactor", "Abactor")
    stage.play(A, "play abactor plain", elder)
    stage.resolve()
    stage.table.tapped[elder] = False
    assert stage.offers(A, "hunt", elder)
    assert not stage.offers(A, "play abactor plain", elder)
    assert stage.offers(A, "play abactor plain", rival)


# Who may block, and cards that are replaced later


@ruling("Banishment", 1)
def test_banishment_is_blocked_by_prey_and_predator_alone() -> None:
    stage = Court(4)
    elder = stage.vampire(A, "Elder")
    stage.vampire(C, "Pupil")
    for seat in (B, D):
        stage.vampire(seat, "Rival")
    stage.hand(A, "Banishment")
    stage.play(A, "play banishment plain", elder)
    asked = []
    while stage.window != "before-votes":
        if stage.prompt == "BlockQuestion":
            asked.append(stage.decider)
        stage.least()
    assert asked == [B, D]


@ruling("Of Noble Blood", 1)
def test_of_noble_blood_for_a_vampire_of_another_is_directed_at_her() -> None:
    stage = Court(4)
    pug, other = stage.vampire(A, "Pug Jackson"), stage.vampire(C, "Kurt")
    stage.vampire(B, "Rival")
    stage.hand(A, "Of Noble Blood")
    stage.play(A, "play of-noble-blood plain", pug)
    stage.play(A, "target", other)
    stage.skip("BlockQuestion")
    assert stage.decider == C
    assert stage.table.view(None)["action"]["target_seat"] == C


@ruling("Action not replaced", 1, 2)
@pytest.mark.parametrize("blocked", [True, False])
def test_some_actions_are_replaced_when_all_is_over(blocked: bool) -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Bum's Rush", "Freak Drive", *["Ascendance"] * 5)
    stage.library(A, "Vessel", "Fame")
    stage.play(A, "play bums-rush plain", elder)
    if blocked:
        try_block(stage, rival)
    stage.skip("strike", A)
    assert len(stage.table.hand[A]) == 6
    stage.skip("after-action", A)
    assert len(stage.told(CombatEnded)) == 1
    assert len(stage.table.hand[A]) == 6
    stage.play(A, "play freak-drive FOR", elder)
    assert len(stage.table.hand[A]) == 6  # one replaced, the other still not
    assert "fame" not in stage.names(stage.table.hand[A])
    stage.skip("MinionPhase")
    assert len(stage.table.hand[A]) == 7
    assert values.hand_size(stage.table, A) == 7
