"""How actions end: success, block, and all that may come between (VTES-6.2.3)."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage
from games.vtes.cards.referendums import ReferendumStage
from games.vtes.cards.rulings import ruling
from games.vtes.made_up import COSTLY_WORDS, DRAIN
from games.vtes.plain_cards import CARDS
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ALLY, ASH_HEAP, READY, TORPOR, UNIQUE
from conclave.games.vtes.rules.events.actions import ActionSucceeded
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.testing import rule


@rule("VTES-6.2.3-01", "VTES-6.2.3-06")
def test_the_cost_of_the_action_is_paid_on_success_that_of_others_at_once() -> None:
    stage = Stage(2, extra=CARDS)
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(B, "Anvil")
    stage.hand(A, "Expensive Words", "Sweet Talk")
    stage.hand(B, "Tight Purse")
    stage.play(A, "play expensive-words plain", pug)
    stage.skip("announced", seat=A)
    stage.play(A, "play sweet-talk plain", pug)
    stage.skip("announced", seat=B)
    assert stage.blood(pug) == 5
    stage.play(B, "play tight-purse plain", anvil)
    stage.skip("BlockQuestion")
    assert (stage.blood(pug), stage.blood(anvil)) == (5, 5)
    stage.play(B, "decline")
    stage.resolve()
    assert (stage.blood(pug), stage.blood(anvil)) == (3, 5)
    assert stage.table.pool[B] == 28


@rule("VTES-6.2.3-02", "VTES-6.2.3-03", "VTES-6.2.3-04", "VTES-6.2.3-05", "VTES-6.2.3-06")
def test_a_blocked_action_burns_its_card_and_leads_to_combat() -> None:
    stage = Stage(2, extra=CARDS)
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(B, "Anvil")
    stage.hand(A, "Expensive Words", "Sweet Talk")
    stage.play(A, "play expensive-words plain", pug)
    stage.skip("announced", seat=A)
    stage.play(A, "play sweet-talk plain", pug)
    stage.skip("BlockQuestion")
    stage.play(B, "block", anvil)
    stage.skip("strike")
    assert sorted(stage.names(stage.table.ash[A])) == ["expensive-words", "sweet-talk"]
    assert stage.table.tapped[anvil]
    combat = stage.table.view(None)["combat"]
    assert (combat["first"], combat["second"]) == (stage.table.word(pug), stage.table.word(anvil))
    assert stage.blood(pug) == 5
    assert stage.table.pool == [30, 30]
    stage.resolve()
    assert stage.table.pool == [30, 30]
    assert stage.table.edge == -1


@rule("VTES-R-42")
@pytest.mark.parametrize("window", ["announced", "block"])
def test_an_action_ends_when_the_acting_minion_is_not_ready_any_more(window: str) -> None:
    stage = Stage(2, extra=CARDS)
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(B, "Anvil")
    stage.hand(A, "Expensive Words", "Second Breath")
    stage.hand(B, "Trap Door")
    stage.play(A, "play expensive-words plain", pug)
    if window == "block":
        stage.skip("BlockQuestion")
        stage.play(B, "block", anvil)
    stage.skip(window, seat=B)
    stage.play(B, "play trap-door plain", anvil)
    stage.skip("after-action")
    assert stage.zone(pug) == TORPOR
    assert not stage.offers(A, "play second-breath plain", pug)
    stage.resolve()
    assert "expensive-words" in stage.names(stage.table.ash[A])
    assert stage.blood(pug) == 6
    assert stage.table.pool == [30, 30]
    assert not stage.table.tapped[anvil]
    assert stage.events_of(CombatBegan) == []
    assert stage.events_of(ActionSucceeded) == []


@rule("VTES-R-42")
def test_a_vampire_leaves_torpor_from_torpor() -> None:
    stage = Stage(2)
    lost = stage.vampire(A, "Pug Jackson", torpor=True)
    stage.vampire(B, "Anvil")
    stage.play(A, "leave-torpor", lost)
    stage.skip("BlockQuestion")
    stage.play(B, "decline")
    stage.resolve()
    assert stage.zone(lost) == READY
    assert stage.blood(lost) == 4


@rule("VTES-R-43")
@pytest.mark.parametrize(
    ("action", "reaction", "pool", "blood"),
    [("plain-ghoul", "bad-debts", 1, 6), ("expensive-words", "heavy-cold", 30, 1)],
)
def test_an_action_has_no_effect_when_its_cost_cant_be_paid_any_more(
    action: str, reaction: str, pool: int, blood: int
) -> None:
    stage = Stage(2, extra=CARDS)
    pug, anvil = stage.vampire(A, "Pug Jackson"), stage.vampire(B, "Anvil")
    stage.hand(A, action)
    stage.hand(B, reaction)
    stage.play(A, "play", action, "plain", pug)
    stage.skip("announced", seat=B)
    stage.play(B, "play", reaction, "plain", anvil)
    stage.resolve()
    assert stage.names(stage.table.ash[A]) == [action]
    assert stage.table.ready[A] == (pug,)
    assert stage.table.pool == [pool, 30]
    assert stage.blood(pug) == blood
    assert len(stage.events_of(ActionSucceeded)) == 1  # though it has no effect


@rule("VTES-R-43")
def test_a_rescue_has_no_effect_when_the_declared_share_cant_be_paid_any_more() -> None:
    stage = Stage(2, extra=CARDS)
    pug, lost = stage.vampire(A, "Pug Jackson", 6), stage.vampire(A, "Krid", 2, torpor=True)
    anvil = stage.vampire(B, "Anvil")
    stage.hand(B, "Heavy Cold")
    stage.play(A, "rescue", pug, lost, "2")
    stage.skip("announced", seat=B)
    stage.play(B, "play heavy-cold plain", anvil)
    stage.resolve()
    assert stage.zone(lost) == TORPOR
    assert (stage.blood(pug), stage.blood(lost)) == (1, 2)


@rule("VTES-R-06")
def test_a_second_copy_of_a_unique_ally_is_burned_and_not_paid_for() -> None:
    boss = Card("The Boss", ALLY, UNIQUE, cost=Pool(3), life=2)
    stage = Stage(2, extra=(boss,))
    krid, first = stage.vampire(A, "Krid"), stage.ally(A, "The Boss")
    stage.hand(A, "The Boss")
    second = stage.table.hand[A][0]
    stage.play(A, "play the-boss plain", krid)
    stage.resolve()
    assert (stage.zone(first), stage.zone(second)) == (READY, ASH_HEAP)
    assert stage.table.pool[A] == 30


@rule("VTES-6.2.2-01")
def test_an_action_at_a_target_that_is_gone_ends_without_effect() -> None:
    stage = Stage(3, extra=CARDS)
    pug, abebe = stage.vampire(A, "Pug Jackson"), stage.vampire(C, "Abebe")
    stage.vampire(B, "Anvil")
    stage.hand(A, "Bold Theft")
    stage.hand(C, "Falling Roof")
    stage.pool(B, 1)
    stage.play(A, "play bold-theft plain", pug)
    stage.play(A, "player 1")
    stage.skip("announced", seat=C)
    stage.play(C, "play falling-roof plain", abebe)
    stage.play(C, "player 1")
    stage.resolve()
    assert stage.table.out == [False, True, False]
    assert stage.table.pool == [36, 0, 30]
    assert stage.events_of(ActionSucceeded) == []
    assert stage.names(stage.table.ash[A]) == ["bold-theft"]


@rule("VTES-R-43")
def test_a_location_that_is_burned_meanwhile_gives_nothing() -> None:
    for gone, blood in ((False, 6), (True, 5)):
        stage = ReferendumStage()
        elder = stage.vampire(A, "Elder", 5)
        well = stage.permanent(A, "Well")
        stage.play(A, "act", elder, well, "0")
        if gone:
            moving.burn(stage.table, well)
        stage.skip("MinionPhase")
        assert stage.blood(elder) == blood
        assert stage.table.tapped[elder]


@ruling("Requires successful action", 1)
def test_an_action_that_cant_be_paid_for_is_successful_without_effect() -> None:
    stage = PeopleStage(2, DRAIN, COSTLY_WORDS)
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
