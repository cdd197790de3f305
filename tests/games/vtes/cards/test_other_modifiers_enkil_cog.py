"""Tests of Enkil Cog: acting in other players' turns."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import ACTION, LOCATION, MASTER, ON_CARD, READY
from conclave.games.vtes.rules.events.actions import ActionBlocked
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.events.playing import CardUsed
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.windows import BLOCK
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import Stealth
from conclave.games.vtes.vocabulary.blood import BurnPool, GainPool
from conclave.games.vtes.vocabulary.card import Card
from conclave.testing import rule

# Enkil Cog


MORE: tuple[AnyCard, ...] = (
    Card("Windfall", ACTION, effect=Action(GainPool(3))),
    Card("Ruin", ACTION, effect=Action(BurnPool(30, p.YOU))),
    Card("Tunnels", MASTER, LOCATION, grants=Can(Stealth(1), when=(BLOCK,), tap=True)),
)


def with_cog(stage: Stage, blood: int = 10, *, torpor: bool = False) -> tuple[int, int]:
    """The Elder of A, with the Cog on him."""
    elder = stage.vampire(A, "Elder", blood, torpor=torpor)
    return elder, stage.put_on(elder, "Enkil Cog")


def turn_it(stage: Stage, cog: int) -> Stage:
    """The active Methuselah passes, and A taps the Cog."""
    stage.skip("MinionPhase", A)
    if stage.table.active != A:
        assert not stage.offers(A, "bleed", stage.table.host[cog])
    stage.play(A, "use", cog, "0")
    return stage


def bled(stage: Stage, minion: int) -> Stage:
    """A minion of A has bled without being blocked: A may do something after it."""
    bleed(stage, minion)
    return stage.skip("after-action", A)


def test_enkil_cog_comes_onto_an_old_vampire_after_a_bleed_of_the_prey() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(A, "Rival")
    stage.hand(A, "Enkil Cog")
    bled(stage, rival)
    assert offered_modes(stage, A, "enkil-cog") == []
    stage.skip("MinionPhase")
    assert values.bleed(stage.table, elder) == 1
    bled(stage, elder)
    stage.play(A, "play", "enkil-cog", "plain", elder)
    stage.skip("MinionPhase")
    (cog,) = stage.table.attached[elder]
    assert stage.zone(cog) == ON_CARD
    assert values.bleed(stage.table, elder) == 2
    assert stage.table.pool[B] == 28


def test_enkil_cog_needs_a_bleed_that_succeeds() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder", 3), stage.vampire(B, "Kurt")
    stage.hand(A, "Enkil Cog")
    stage.play(A, "hunt", elder)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "enkil-cog") == []
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(B, "Kurt")
    stage.hand(A, "Enkil Cog")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", kurt)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "enkil-cog") == []


def test_enkil_cog_is_not_for_a_bleed_that_went_to_another() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Enkil Cog")
    stage.hand(B, "Deflection")
    bleed(stage, elder)
    stage.skip("declined", B)
    stage.play(B, "play", "deflection", "DOM", rival)
    stage.skip("after-action", A)
    assert stage.table.pool[C] == 29
    assert offered_modes(stage, A, "enkil-cog") == []


def test_enkil_cog_counts_a_prey_whom_the_bleed_has_ousted() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Enkil Cog")
    stage.pool(B, 1)
    bled(stage, elder)
    assert stage.table.out == [False, True, False]
    assert offered_modes(stage, A, "enkil-cog") == ["plain"]


@ruling("Played after resolution", 1)
def test_enkil_cog_is_played_before_or_after_what_else_is_for_that_time() -> None:
    for first, second in (("enkil-cog", "freak-drive"), ("freak-drive", "enkil-cog")):
        stage = PeopleStage()
        elder = stage.vampire(A, "Elder")
        stage.hand(A, "Enkil Cog", "Freak Drive")
        bled(stage, elder)
        for name in (first, second):
            stage.play(A, "play", name, "FOR" if name == "freak-drive" else "plain", elder)
        stage.skip("MinionPhase")
        assert len(stage.table.attached[elder]) == 1
        assert not stage.table.tapped[elder]


@rule("VTES-R-100", "VTES-6.1.1-01", "VTES-1.6.1-27")
def test_enkil_cog_lets_him_act_in_the_minion_phase_of_another() -> None:
    stage = PeopleStage(3, *MORE, active=B)
    elder, cog = with_cog(stage)
    assert stage.decider == B
    turn_it(stage, cog)
    assert stage.table.tapped[cog]
    assert stage.prompt == "ExtraAction"
    assert not stage.offers(A, "done")
    stage.play(A, "bleed", elder)
    assert stage.table.tapped[elder]
    assert stage.window == "announced"
    assert stage.decider == A
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 28, 30]
    assert stage.table.edge == A
    assert (stage.table.active, stage.decider) == (B, B)


@rule("VTES-R-100")
def test_enkil_cog_is_tapped_in_ones_own_turn_as_well() -> None:
    stage = PeopleStage(3, *MORE)
    elder, cog = with_cog(stage)
    kurt = stage.vampire(A, "Kurt")
    stage.hand(A, "Windfall")
    turn_it(stage, cog)
    assert not stage.offers(A, "bleed", kurt)
    assert not stage.offers(A, "play", "windfall", "plain", kurt)
    assert stage.offers(A, "play", "windfall", "plain", elder)
    stage.play(A, "bleed", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 28
    assert stage.table.tapped[cog]


def test_enkil_cog_cannot_be_used_while_it_or_the_vampire_is_tapped() -> None:
    for tapped in ("cog", "elder", "neither"):
        stage = PeopleStage(3, *MORE, active=B)
        elder, cog = with_cog(stage)
        stage.table.tapped[cog] = tapped == "cog"
        stage.table.tapped[elder] = tapped == "elder"
        stage.play(B, "pass")
        asked = stage.prompt == "MinionPhase" and stage.decider == A
        assert asked == (tapped == "neither")


def test_enkil_cog_is_for_the_vampire_who_has_it_alone() -> None:
    stage = PeopleStage(3, *MORE, active=B)
    elder, cog = with_cog(stage)
    kurt = stage.vampire(A, "Kurt")
    stage.hand(A, "Windfall")
    turn_it(stage, cog)
    assert not stage.offers(A, "bleed", kurt)
    stage.play(A, "play", "windfall", "plain", elder)
    stage.skip("MinionPhase", B)
    assert stage.table.pool[A] == 33
    stage.play(B, "pass")
    assert stage.prompt != "MinionPhase"


def test_cards_for_an_extra_action_are_explained_as_playable() -> None:
    stage = PeopleStage(3, *MORE, active=B)
    _, cog = with_cog(stage)
    stage.hand(A, "Windfall")
    (card,) = stage.table.hand[A]
    stage.skip("MinionPhase", A)
    assert stage.table.why_not(A, card)[0]["reason"] == "only-in-your-turn"
    stage.play(A, "use", cog, "0")
    assert stage.table.why_not(A, card) == []


def test_enkil_cog_lets_him_bleed_once_in_each_turn() -> None:
    stage = PeopleStage(3, *MORE, active=B)
    elder, cog = with_cog(stage)
    stage.hand(A, "Freak Drive")
    turn_it(stage, cog)
    stage.play(A, "bleed", elder)
    stage.skip("after-action", A)
    stage.play(A, "play", "freak-drive", "FOR", elder)
    stage.table.tapped[cog] = False
    turn_it(stage, cog)
    assert not stage.offers(A, "bleed", elder)
    assert stage.offers(A, "hunt", elder)


@rule("VTES-R-100", "VTES-6.2.2-04")
def test_prey_and_predator_of_the_acting_methuselah_may_block() -> None:
    stage = PeopleStage(4, *MORE, active=C)
    elder, cog = with_cog(stage, 5)
    for seat, name in ((B, "Kurt"), (C, "Ira"), (D, "Rival")):
        stage.vampire(seat, name)
    turn_it(stage, cog)
    stage.play(A, "hunt", elder)
    asked = []
    while stage.prompt != "MinionPhase":
        if stage.prompt == "BlockQuestion":
            asked.append(stage.decider)
        stage.do_minimum()
    assert asked == [B, D]
    assert stage.blood(elder) == 6


@rule("VTES-R-100", "VTES-1.6.1-29")
def test_the_acting_methuselah_goes_first_in_the_combat_that_a_block_leads_to() -> None:
    stage = PeopleStage(3, *MORE, active=B)
    elder, cog = with_cog(stage)
    kurt = stage.vampire(B, "Kurt")
    turn_it(stage, cog)
    stage.play(A, "bleed", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", kurt)
    stage.skip("before-range", A)
    (began,) = stage.events_of(CombatBegan)
    assert began.card == stage.table.word(elder)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("MinionPhase")
    assert len(stage.events_of(ActionBlocked)) == 1
    assert stage.decider == B


@rule("VTES-R-100")
def test_cards_for_ones_own_actions_are_used_in_another_players_turn() -> None:
    stage = PeopleStage(3, *MORE, active=B)
    elder, cog = with_cog(stage)
    mine, hers = stage.permanent(A, "Tunnels"), stage.permanent(B, "Tunnels")
    kurt = stage.vampire(B, "Kurt")
    turn_it(stage, cog)
    stage.play(A, "bleed", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", kurt)
    assert stage.decider == A
    stage.play(A, "use", mine, "0")
    assert values.stealth(stage.table, elder) == 1
    stage.skip("MinionPhase")
    assert [event.card for event in stage.events_of(CardUsed)][1:] == [stage.table.word(mine)]
    assert not stage.table.tapped[hers]
    assert stage.table.pool[B] == 28


@rule("VTES-R-100", "VTES-6-08", "VTES-6-11")
def test_hunger_binds_him_and_not_the_others_in_the_turn_of_another() -> None:
    stage = PeopleStage(3, *MORE, active=B)
    elder, cog = with_cog(stage, 0)
    turn_it(stage, cog)
    assert stage.options(A) == [stage.text("hunt", elder)]
    stage = PeopleStage(3, *MORE, active=B)
    elder, cog = with_cog(stage)
    stage.vampire(A, "Kurt", 0)
    turn_it(stage, cog)
    assert stage.offers(A, "bleed", elder)


@rule("VTES-6.5.1-04")
def test_enkil_cog_lets_him_leave_torpor() -> None:
    stage = PeopleStage(3, *MORE, active=B)
    elder, cog = with_cog(stage, 4, torpor=True)
    turn_it(stage, cog)
    assert stage.options(A) == [stage.text("leave-torpor", elder)]
    stage.play(A, "leave-torpor", elder)
    stage.skip("MinionPhase")
    assert stage.zone(elder) == READY
    assert stage.blood(elder) == 2


@ruling("Enkil Cog", 1)
@rule("VTES-R-100")
def test_if_his_card_is_cancelled_he_may_act_again_or_let_it_be() -> None:
    for again in (True, False):
        stage = PeopleStage(3, *MORE, active=B)
        elder, cog = with_cog(stage)
        stage.hand(A, "Windfall")
        stage.hand(B, "Direct Intervention")
        stage.hand(C, "Direct Intervention")
        turn_it(stage, cog)
        Stage.play(stage, A, "play", "windfall", "plain", elder)
        asked = []
        while stage.decider != C:
            asked.append(stage.decider)
            assert not stage.offers(stage.decider, "play", "direct-intervention", "plain", "-")
            Stage.play(stage, stage.decider, "pass")
        assert B not in asked  # out of turn, and it is hers
        stage.play(C, "play", "direct-intervention", "plain", "-")
        assert stage.prompt == "ExtraAction"
        assert stage.table.tapped[cog]
        assert not stage.table.tapped[elder]
        if again:
            stage.play(A, "bleed", elder)
            assert stage.window == "announced"
        else:
            stage.play(A, "done")
            assert (stage.prompt, stage.decider) == ("MinionPhase", B)


@rule("VTES-R-24", "VTES-R-100")
def test_the_turn_continues_without_an_acting_methuselah_who_is_ousted() -> None:
    stage = PeopleStage(3, *MORE, active=B)
    elder, cog = with_cog(stage)
    kurt = stage.vampire(B, "Kurt")
    stage.hand(A, "Ruin")
    turn_it(stage, cog)
    stage.play(A, "play", "ruin", "plain", elder)
    while not stage.table.out[A]:
        stage.do_minimum()
    assert (stage.prompt, stage.decider, stage.table.active) == ("MinionPhase", B, B)
    assert stage.offers(B, "bleed", kurt)
    assert stage.table.faults() == []


@rule("VTES-R-24")
def test_the_turn_ends_if_its_player_is_ousted_by_him() -> None:
    stage = PeopleStage(3, *MORE, active=B)
    elder, cog = with_cog(stage)
    stage.pool(B, 2)
    turn_it(stage, cog)
    stage.play(A, "bleed", elder)
    while not stage.table.out[B]:
        stage.do_minimum()
    assert stage.table.active == C
    assert stage.table.pool[A] == 36
    assert stage.table.faults() == []
