"""Tests of archetypes."""

from __future__ import annotations

from games.vtes.cards.master_cards import MasterStage, play_as_a, real_cards
from games.vtes.cards.people import offered_modes
from games.vtes.fights import Arena, combat_stage, fight, strike, torpor_cards
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP, COMBAT, TORPOR
from conclave.games.vtes.rules.events.combat import CombatEnded
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.windows import BEFORE_RANGE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import EnterCombat, ToTorpor
from conclave.lang.effects import Do

# Creep Show


def stage_of_creep(answer: str) -> tuple[Arena, int]:
    """A's Kurt, who has the card, strikes in a combat in which B's Ira answers so."""
    stage = combat_stage(*real_cards("creep-show"))
    kurt, ira = stage.vampire(A, "Kurt", 4), stage.vampire(B, "Ira")
    stage.put_on(kurt, "Creep Show")
    stage.hand(A, "Sidestep", "Flurry")
    stage.hand(B, "Sidestep", "Slip Away", "Punch", "Sidestep")
    fight(stage, kurt, ira)
    strike(stage, A, "strike hand")
    strike(stage, B, answer.format(ira=f"ira#{ira}"))
    return stage, kurt


def test_creep_show_feeds_a_vampire_whose_opponent_dodges_or_ends_combat() -> None:
    for answer, blood in (
        ("play sidestep plain {ira}", 5),
        ("play slip-away plain {ira}", 5),
        ("strike hand", 3),
    ):
        stage, kurt = stage_of_creep(answer)
        stage.skip("MinionPhase", A)
        assert stage.blood(kurt) == blood


def test_creep_show_is_not_for_ones_own_dodge() -> None:
    stage = combat_stage(*real_cards("creep-show"))
    kurt, ira = stage.vampire(A, "Kurt", 4), stage.vampire(B, "Ira")
    stage.put_on(kurt, "Creep Show")
    stage.hand(A, "Sidestep")
    fight(stage, kurt, ira)
    strike(stage, A, "play sidestep plain", kurt)
    stage.skip("MinionPhase", A)
    assert stage.blood(kurt) == 4


def test_creep_show_feeds_once_per_turn() -> None:
    stage, kurt = stage_of_creep("play sidestep plain {ira}")
    stage.skip("additional-strikes", A)
    stage.play(A, "play flurry plain", kurt)
    stage.skip("MinionPhase", A)
    assert stage.blood(kurt) == 5


def test_creep_shows_of_two_vampires_feed_both() -> None:
    stage, kurt = stage_of_creep("play slip-away plain {ira}")
    stage.skip("MinionPhase", A)
    other, ira = stage.vampire(A, "Kurt", 4), stage.vampire(B, "Ira")
    stage.put_on(other, "Creep Show")
    fight(stage, other, ira)
    strike(stage, A, "strike hand")
    strike(stage, B, f"play sidestep plain ira#{ira}")
    stage.skip("MinionPhase", A)
    assert [stage.blood(kurt), stage.blood(other)] == [5, 5]


def test_creep_show_is_for_a_sabbat_vampire_without_an_archetype() -> None:
    stage = MasterStage(2)
    stage.hand(A, "Creep Show", "Creep Show")
    stage.vampire(A, "Elder")
    assert offered_modes(stage, A, "creep-show") == []
    leader = stage.vampire(A, "Pack Leader")
    play_as_a(stage, "creep-show", "target", leader)
    stage.table.actions = 1
    assert offered_modes(stage, A, "creep-show") == []


# Monster

RIVALS = filters.All(filters.MINION, filters.READY_ONE, filters.ControlledBy(p.EACH_OTHER))


def test_monster_untaps_after_a_combat_that_has_cost_the_opponent_his_place() -> None:
    stage = combat_stage(*real_cards("monster"), *torpor_cards("before-range"))
    kurt, ira = stage.vampire(A, "Kurt", 4), stage.vampire(B, "Ira")
    stage.put_on(kurt, "Monster")
    stage.hand(A, "Out Cold")
    fight(stage, kurt, ira)
    stage.play(A, "play out-cold plain", kurt)
    stage.skip("May", A)
    assert len(stage.events_of(CombatEnded)) == 1
    stage.play(A, "yes")
    stage.skip("MinionPhase", A)
    assert (stage.blood(kurt), stage.table.tapped[kurt]) == (3, False)


def test_monster_untaps_once_each_turn() -> None:
    attack = Action(EnterCombat(), target=targets.One(RIVALS))
    attacks = [Card(name, ACTION, effect=attack) for name in ("Swoop", "Raid")]
    stage = combat_stage(*real_cards("monster"), *attacks, *torpor_cards("before-range"))
    kurt = stage.vampire(A, "Kurt", 4)
    stage.put_on(kurt, "Monster")
    stage.hand(A, "Swoop", "Raid", "Out Cold", "Out Cold")
    for name, untaps in (("swoop", True), ("raid", False)):
        stage.vampire(B, "Ira")
        stage.play(A, f"play {name} plain", kurt)
        stage.skip("before-range", A)
        stage.play(A, "play out-cold plain", kurt)
        while stage.prompt not in ("MinionPhase", "May"):
            stage.do_minimum()
        assert (stage.prompt == "May") == untaps
        if untaps:
            stage.play(A, "yes")
            stage.skip("MinionPhase", A)
    assert (stage.blood(kurt), stage.table.tapped[kurt]) == (3, True)


def test_monster_untaps_in_torpor_too() -> None:
    crash = Do(ToTorpor(parts.OPPONENT), ToTorpor(parts.SELF))
    stage = combat_stage(
        *real_cards("monster"), Card("Crash", COMBAT, effect=crash, when=BEFORE_RANGE)
    )
    kurt, ira = stage.vampire(A, "Kurt", 4), stage.vampire(B, "Ira")
    stage.put_on(kurt, "Monster")
    stage.hand(A, "Crash")
    fight(stage, kurt, ira)
    stage.play(A, "play crash plain", kurt)
    stage.skip("May", A)
    stage.play(A, "yes")
    assert stage.zone(kurt) == TORPOR
    assert (stage.blood(kurt), stage.table.tapped[kurt]) == (3, False)


def test_monster_needs_an_opponent_who_is_no_longer_ready() -> None:
    stage = combat_stage(*real_cards("monster"))
    kurt, ira = stage.vampire(A, "Kurt", 4), stage.vampire(B, "Ira")
    stage.put_on(kurt, "Monster")
    fight(stage, kurt, ira)
    while stage.prompt != "MinionPhase":
        assert stage.prompt != "May"
        stage.do_minimum()
    assert stage.table.tapped[kurt]


# Sociopath


def stage_of_violence(*hand: str) -> tuple[Arena, int, int]:
    """A's Kurt, who has Sociopath, fights B's Ira."""
    stage = combat_stage(*real_cards("sociopath", "decapitate"), *torpor_cards("before-range"))
    ours, theirs = stage.vampire(A, "Kurt", 4), stage.vampire(B, "Ira")
    stage.put_on(ours, "Sociopath")
    stage.hand(A, *hand)
    fight(stage, ours, theirs)
    return stage, ours, theirs


def test_sociopath_feeds_a_vampire_who_sends_another_to_torpor() -> None:
    stage, kurt, ira = stage_of_violence("Claws")
    strike(stage, A, "play claws plain", kurt)
    strike(stage, B, "strike hand")
    stage.skip("MinionPhase", A)
    assert stage.zone(ira) == TORPOR
    assert stage.blood(kurt) == 4 - 1 + 1


def test_sociopath_feeds_a_vampire_who_burns_a_minion() -> None:
    stage = combat_stage(*real_cards("sociopath"))
    kurt, bruiser = stage.vampire(A, "Kurt", 4), stage.ally(B, "Bruiser", 1)
    stage.put_on(kurt, "Sociopath")
    fight(stage, kurt, bruiser)
    strike(stage, A, "strike hand")
    strike(stage, B, "strike hand")
    stage.skip("MinionPhase", A)
    assert stage.zone(bruiser) == ASH_HEAP
    assert stage.blood(kurt) == 4 - 2 + 1


def test_sociopath_does_not_feed_a_vampire_who_falls_himself() -> None:
    stage, kurt, ira = stage_of_violence()
    stage.table.blood[kurt] = stage.table.blood[ira] = 0
    stage.hand(B, "Punch")  # she might stop Kurt from going to torpor
    strike(stage, A, "strike hand")
    strike(stage, B, "strike hand")
    stage.skip("MinionPhase", A)
    assert (stage.zone(kurt), stage.zone(ira)) == (TORPOR, TORPOR)
    assert stage.blood(kurt) == 0


def test_sociopath_feeds_once_per_turn() -> None:
    stage, kurt, _ = stage_of_violence("Out Cold", "Waylay", "Out Cold")
    other = stage.vampire(B, "Old Nora")
    stage.play(A, "play out-cold plain", kurt)
    stage.skip("MinionPhase", A)
    assert stage.blood(kurt) == 5
    stage.table.tapped[kurt] = False
    stage.play(A, "play waylay plain", kurt)
    stage.play(A, "target", other)
    stage.skip("before-range", A)
    stage.play(A, "play out-cold plain", kurt)
    stage.skip("MinionPhase", A)
    assert stage.zone(other) == TORPOR
    assert stage.blood(kurt) == 5
