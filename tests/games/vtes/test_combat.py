"""How combats begin, continue and end (VTES-6.4, VTES-6.4.1)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from games.vtes.fights import (
    OPPOSING_METHUSELAH,
    combat_ended,
    combat_stage,
    fight,
    finish_action,
    strike,
    torpor_cards,
)
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.combat.rounds import begin_combat
from conclave.games.vtes.rules.constants import ASH_HEAP, COMBAT, READY, REMOVED, TORPOR
from conclave.games.vtes.rules.events.combat import (
    CombatBegan,
    CombatEnded,
    RoundBegan,
    StrikeChosen,
    TookDamage,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import (
    ADDITIONAL,
    BEFORE_RANGE,
    END_OF_ROUND,
    PRESS,
    RANGE,
    STRIKE,
)
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.blood import BurnPool
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import Burn
from conclave.games.vtes.vocabulary.strikes import EndCombat
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving
from conclave.testing import rule


@rule("VTES-6.4-01")
def test_a_block_leads_to_combat() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    fight(stage, kurt, ira)
    assert [(e.card, e.other) for e in stage.events_of(CombatBegan)] == [
        (stage.text(kurt), stage.text(ira))
    ]
    finish_action(stage)
    assert combat_ended(stage)


@rule("VTES-6.4-01")
def test_an_unblocked_action_leads_to_no_combat() -> None:
    stage = combat_stage()
    kurt = stage.vampire(A, "Kurt")
    stage.vampire(B, "Ira")
    stage.play(A, "bleed", kurt)
    stage.resolve()
    assert stage.events_of(CombatBegan) == []


@rule("VTES-6.4-01", "VTES-6.4-02")
def test_an_effect_leads_to_combat_between_ready_minions_only() -> None:
    stage = combat_stage()
    barth = stage.vampire(A, "Barth")
    ira, nora = stage.vampire(B, "Ira"), stage.vampire(B, "Old Nora", torpor=True)
    stage.hand(A, "Waylay")
    stage.play(A, "play", "waylay", "plain", barth)
    assert not stage.offers(A, "target", nora)
    stage.play(A, "target", ira)
    stage.skip(BEFORE_RANGE)
    assert [(e.card, e.other) for e in stage.events_of(CombatBegan)] == [
        (stage.text(barth), stage.text(ira))
    ]


@rule("VTES-6.4-03", "VTES-R-67")
def test_minions_of_one_methuselah_do_not_fight() -> None:
    stage = combat_stage()
    kurt, barth = stage.vampire(A, "Kurt"), stage.vampire(A, "Barth")
    stage.vampire(B, "Ira")
    stage.hand(A, "Waylay")
    stage.play(A, "play", "waylay", "plain", kurt)
    stage.play(A, "target", barth)
    finish_action(stage)
    assert stage.events_of(CombatBegan) == []
    assert (stage.blood(kurt), stage.blood(barth)) == (8, 5)


@dataclass(frozen=True)
class Seize(Effect):
    """The opposing minion changes sides."""

    def do(self, table: Table, act: Resolving) -> None:
        moving.change_controller(table, parts.OPPONENT.card(table, act), act.you)


@rule("VTES-6.4-03")
def test_a_combat_ends_when_both_have_the_same_controller() -> None:
    stage = combat_stage(Card("Turncoat", COMBAT, effect=Seize(), when=BEFORE_RANGE))
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Turncoat")
    fight(stage, kurt, ira)
    stage.play(A, "play", "turncoat", "plain", kurt)
    assert stage.table.controller[ira] == A
    assert combat_ended(stage)
    finish_action(stage)
    assert stage.events_of(StrikeChosen) == []


@rule("VTES-6.4-04")
def test_tapped_minions_fight_like_others() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", tapped=True)
    stage.hand(A, "Waylay")
    stage.hand(B, "Punch")
    stage.play(A, "play", "waylay", "plain", kurt)
    stage.play(A, "target", ira)
    strike(stage, A, "strike hand")
    assert stage.table.tapped[kurt]
    assert stage.table.tapped[ira]
    strike(stage, B, "play", "punch", "plain", ira)
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(ira)) == (6, 7)


@rule("VTES-6.4-05")
def test_only_combat_cards_are_played_in_combat() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Conditioning", "Computer Hacking", "Rage", "Punch")
    stage.hand(B, "Enhanced Senses", "Deflection", "Step Back", "Punch")
    fight(stage, kurt, ira)
    assert stage.options(A) == [stage.text("play rage plain", kurt), "pass"]
    stage.play(A, "pass")
    assert stage.options(B) == ["pass"]
    stage.skip(RANGE, B)
    assert stage.options(B) == [stage.text("play step-back plain", ira), "pass"]
    stage.play(B, "pass")
    assert stage.options(A) == ["strike hand", stage.text("play punch plain", kurt)]
    stage.play(A, "strike hand")
    assert stage.options(B) == ["strike hand", stage.text("play punch plain", ira)]


@rule("VTES-6.4.1-01", "VTES-6.4.1-02", "VTES-6.4.1-03", "VTES-6.4.2-02", "VTES-6.4.3-15")
def test_the_steps_of_a_round_and_who_comes_first() -> None:
    stage = combat_stage(
        Card("Late Blow", COMBAT, effect=BurnPool(1), when=END_OF_ROUND),
    )
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Hold On", "Thick Skin")
    fight(stage, kurt, ira)
    seen = []
    while stage.prompt != "MinionPhase":
        if stage.window:
            seen.append((len(stage.events_of(RoundBegan)), stage.window, stage.decider))
        if stage.offers(A, "play hold-on plain", kurt):
            stage.play(A, "play hold-on plain", kurt)
        else:
            stage.do_minimum()
    steps = (BEFORE_RANGE, RANGE, STRIKE, "damage", ADDITIONAL, PRESS, END_OF_ROUND)
    wanted = [(number, step, seat) for number in (1, 2) for step in steps for seat in (A, B)]
    assert [each for each in seen if each[1] in steps] == wanted
    assert combat_ended(stage)


@rule("VTES-R-66")
@pytest.mark.parametrize(
    ("one", "other", "first"), [(C, B, B), (B, C, B), (C, A, A), (A, C, A), (B, A, A)]
)
def test_who_goes_first_if_neither_minion_is_acting(one: int, other: int, first: int) -> None:
    stage = combat_stage(seats=3)
    minions = [stage.vampire(A, "Kurt"), stage.vampire(B, "Ira"), stage.vampire(C, "Old Nora")]
    stage.begin()
    begin_combat(stage.table, minions[one], minions[other])
    stage.table.run()
    assert (stage.window, stage.decider) == (BEFORE_RANGE, first)
    stage.skip(STRIKE)
    assert stage.decider == first
    stage.play(first, "strike hand")
    assert stage.decider == (other if first == one else one)


# Combat ends as soon as one of the two is not ready


@rule("VTES-6.4.3-12", "VTES-6.4.3-13")
@pytest.mark.parametrize("window", [BEFORE_RANGE, RANGE, STRIKE, ADDITIONAL, PRESS])
@pytest.mark.parametrize("seat", [A, B])
def test_combat_ends_at_once_when_a_minion_is_not_ready(window: str, seat: int) -> None:
    stage = combat_stage(*torpor_cards(window))
    minions = [stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")]
    stage.hand(A, *(["Out Cold"] if seat == A else []), "Rage", "Step Back", "Punch", "Hold On")
    stage.hand(B, *(["Out Cold"] if seat == B else []), "Rage", "Step Back", "Punch", "Hold On")
    fight(stage, *minions)
    stage.skip(window, seat)
    assert stage.events_of(CombatEnded) == []
    strikes = len(stage.events_of(StrikeChosen))
    damage = len(stage.events_of(TookDamage))
    stage.play(seat, "play", "out-cold", "plain", minions[seat])
    assert stage.zone(minions[1 - seat]) == TORPOR
    assert stage.zone(minions[seat]) == READY
    assert combat_ended(stage)
    finish_action(stage)
    assert len(stage.events_of(StrikeChosen)) == strikes
    assert len(stage.events_of(TookDamage)) == damage


@rule("VTES-6.4.3-12", "VTES-6.4.3-13")
def test_a_burned_minion_ends_the_combat_amid_the_choice_of_strikes() -> None:
    stage = combat_stage(Card("Sunbeam", COMBAT, effect=Burn(parts.OPPONENT), when=STRIKE))
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(B, "Sunbeam")
    fight(stage, kurt, ira)
    strike(stage, A, "strike hand")
    stage.play(B, "play", "sunbeam", "plain", ira)
    assert stage.zone(kurt) == ASH_HEAP
    assert combat_ended(stage)
    finish_action(stage)
    assert stage.blood(ira) == 8
    assert stage.events_of(TookDamage) == []


@rule("VTES-6.4.3-12", "VTES-6.4.3-13")
@pytest.mark.parametrize("window", [BEFORE_RANGE, RANGE, STRIKE, ADDITIONAL, PRESS])
def test_an_oust_ends_the_combat(window: str) -> None:
    ruin = Card("Ruin", COMBAT, effect=BurnPool(30, OPPOSING_METHUSELAH), when=window)
    stage = combat_stage(ruin, seats=3)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.vampire(C, "Barth")
    stage.hand(A, "Ruin")
    stage.hand(C, "Rage", "Step Back", "Punch", "Flurry", "Hold On")
    fight(stage, kurt, ira)
    stage.skip(window, A)
    stage.play(A, "play", "ruin", "plain", kurt)
    assert stage.table.out == [False, True, False]
    assert stage.zone(ira) == REMOVED
    assert combat_ended(stage)
    finish_action(stage)
    assert (stage.prompt, stage.decider) == ("MinionPhase", A)
    assert stage.table.prey(A) == C


@rule("VTES-6.4.3-12", "VTES-R-24")
def test_the_oust_of_the_active_methuselah_ends_combat_and_turn() -> None:
    ruin = Card("Ruin", COMBAT, effect=BurnPool(30, OPPOSING_METHUSELAH), when=STRIKE)
    stage = combat_stage(ruin, seats=3)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.vampire(C, "Barth")
    stage.hand(B, "Ruin")
    fight(stage, kurt, ira)
    strike(stage, A, "strike hand")
    stage.play(B, "play", "ruin", "plain", ira)
    assert stage.table.out == [True, False, False]
    assert stage.table.active == B
    assert stage.table.faults() == []
    assert stage.blood(ira) == 8


@rule("VTES-6.4.3-12")
def test_an_effect_that_ends_combat_ends_it_at_once() -> None:
    stage = combat_stage(Card("Peace", COMBAT, effect=EndCombat(), when=STRIKE))
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Punch")
    stage.hand(B, "Peace")
    fight(stage, kurt, ira)
    strike(stage, A, "play", "punch", "plain", kurt)
    stage.play(B, "play", "peace", "plain", ira)
    assert combat_ended(stage)
    finish_action(stage)
    assert stage.blood(ira) == 8
    assert stage.names(stage.table.ash[B]) == ["peace"]
    assert stage.names(stage.table.ash[A]) == ["punch"]


@rule("VTES-6.4-02")
def test_no_combat_with_a_card_that_is_no_ready_minion() -> None:
    stage = combat_stage()
    krid, mazz = stage.vampire(A, "Krid"), stage.vampire(B, "Mazz", torpor=True)
    ira = stage.vampire(B, "Ira")
    stage.begin()
    begin_combat(stage.table, krid, mazz)
    stage.table.run()
    assert stage.prompt == "MinionPhase"
    begin_combat(stage.table, krid, ira)
    stage.table.run()
    assert stage.window == BEFORE_RANGE
