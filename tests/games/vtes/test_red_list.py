"""Special terms: the Red List and trophies (VTES-11)."""

from games.vtes.special_term_cards import burn_in_combat, special_terms_stage
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.events.piles import Shuffled
from conclave.games.vtes.rules.events.referendums import ReferendumCalled
from conclave.testing import rule

# Red List


@rule("VTES-11-04", "VTES-R-77")
def test_any_red_list_minion_may_be_marked_for_the_turn_even_ones_own() -> None:
    stage = special_terms_stage(3, "master")
    mine, theirs = stage.vampire(A, "Hunted"), stage.vampire(C, "Krid")
    stage.vampire(A, "Hunter")
    marks = [option for option in stage.options(A) if option.startswith("mark")]
    assert marks == [f"mark {stage.table.word(mine)}"]
    stage.play(A, "mark", mine)
    stage.skip("MinionPhase", A)
    assert [option for option in stage.options(A) if option.startswith("attack")] == []
    assert stage.table.in_play(theirs)


@rule("VTES-11-05", "VTES-11-06")
def test_vampires_may_attack_the_marked_minion_once_each() -> None:
    stage = special_terms_stage(2, "master")
    hunted = stage.vampire(B, "Hunted", 4)
    hunter, krid = stage.vampire(A, "Hunter"), stage.vampire(A, "Krid")
    asleep, empty = stage.vampire(A, "Angel", torpor=True), stage.vampire(A, "Cursed", 0)
    thug = stage.ally(A, "Thug")
    stage.table.blood[empty] = 1
    stage.play(A, "mark", hunted)
    stage.skip("MinionPhase", A)
    able = [card for card in (hunter, krid, asleep, empty, thug)
            if stage.offers(A, "attack", card, hunted)]  # fmt: skip
    assert able == [hunter, krid, empty]
    stage.play(A, "attack", hunter, hunted)
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, B)
    assert stage.blood(hunter) == 6
    stage.skip("before-range", A)
    assert stage.blood(hunter) == 5
    (combat,) = stage.events_of(CombatBegan)
    assert {combat.card, combat.other} == {stage.table.word(hunter), stage.table.word(hunted)}
    stage.skip("MinionPhase", A)
    stage.table.tapped[hunter] = False
    assert not stage.offers(A, "attack", hunter, hunted)
    assert stage.offers(A, "attack", krid, hunted)


@rule("VTES-11-04", "VTES-11-05")
def test_the_mark_is_for_this_turn_and_for_the_player_who_made_it() -> None:
    stage = special_terms_stage(3, "master")
    hunted = stage.vampire(B, "Hunted")
    mine, theirs = stage.vampire(A, "Hunter"), stage.vampire(C, "Krid")
    stage.play(A, "mark", hunted)
    stage.skip("MinionPhase", A)
    assert stage.offers(A, "attack", mine, hunted)
    stage.skip("UntapPhase", B)
    stage.skip("UntapPhase", C).skip("MinionPhase", C)
    assert not stage.offers(C, "attack", theirs, hunted)
    stage.skip("UntapPhase", A).skip("MinionPhase", A)
    assert not stage.offers(A, "attack", mine, hunted)


@rule("VTES-11-05")
def test_without_a_blood_nobody_attacks_the_marked_minion() -> None:
    stage = special_terms_stage(2, "master")
    hunted = stage.vampire(B, "Hunted")
    krid = stage.vampire(A, "Krid", 1)
    stage.play(A, "mark", hunted)
    stage.skip("MinionPhase", A)
    assert stage.offers(A, "attack", krid, hunted)
    stage.table.blood[krid] = 0
    assert not stage.offers(A, "attack", krid, hunted)


@rule("VTES-11-07", "VTES-11-08")
def test_a_vampire_who_burns_a_red_list_minion_in_combat_may_get_a_trophy_from_anywhere() -> None:
    for place in ("hand", "ash", "library"):
        stage = special_terms_stage(2, "master")
        hunter, hunted = stage.vampire(A, "Hunter"), stage.vampire(B, "Hunted", 0)
        stage.table.blood[hunted] = 0
        getattr(stage, place)(A, "Ear")
        stage.library(A, *["Arson"] * 12)
        stage.table.library[A] = tuple(reversed(stage.table.library[A]))  # it is not drawn first
        burn_in_combat(stage, hunter, hunted)
        stage.skip("Searching", A)
        assert stage.zone(hunted) == ASH_HEAP
        assert stage.options(A) == ["name ear", "done"]
        before = len(stage.table.library[A])
        shuffles = len(stage.events_of(Shuffled))
        stage.play(A, "name ear")
        assert stage.names(stage.table.attached[hunter]) == ["ear"]
        assert len(stage.table.hand[A]) == 7
        drawn = {"hand": 1, "ash": 0, "library": 1}[place]
        assert before - len(stage.table.library[A]) == drawn
        assert len(stage.events_of(Shuffled)) - shuffles == (1 if place == "library" else 0)


@rule("VTES-11-07")
def test_nobody_has_to_take_a_trophy_and_others_give_none() -> None:
    stage = special_terms_stage(2, "master")
    hunter, hunted = stage.vampire(A, "Hunter"), stage.vampire(B, "Hunted", 0)
    stage.ash(A, "Ear")
    burn_in_combat(stage, hunter, hunted)
    stage.skip("Searching", A)
    stage.play(A, "done")
    assert stage.table.attached[hunter] == ()
    plain = special_terms_stage()
    hunter, krid = plain.vampire(A, "Hunter"), plain.vampire(B, "Krid")
    plain.ash(A, "Ear")
    plain.hand(A, "Banish")
    plain.play(A, "play banish plain", hunter)
    plain.play(A, "target", krid)
    plain.skip("MinionPhase")
    assert plain.zone(krid) == ASH_HEAP
    assert plain.names(plain.table.ash[A]) == ["ear", "banish"]


@rule("VTES-11-07")
def test_a_directed_action_that_burns_a_red_list_minion_gives_a_trophy_too() -> None:
    stage = special_terms_stage()
    hunter, hunted = stage.vampire(A, "Hunter"), stage.vampire(B, "Hunted")
    stage.hand(A, "Banish")
    stage.ash(A, "Ear")
    stage.play(A, "play banish plain", hunter)
    stage.play(A, "target", hunted)
    stage.skip("Searching", A)
    assert stage.zone(hunted) == ASH_HEAP
    stage.play(A, "name ear")
    assert stage.names(stage.table.attached[hunter]) == ["ear"]


@rule("VTES-11-07")
def test_an_action_at_ones_own_red_list_minion_is_not_directed_and_gives_none() -> None:
    stage = special_terms_stage()
    hunter, hunted = stage.vampire(A, "Hunter"), stage.vampire(A, "Hunted")
    stage.hand(A, "Banish")
    stage.ash(A, "Ear")
    stage.play(A, "play banish plain", hunter)
    stage.play(A, "target", hunted)
    stage.skip("MinionPhase", A)
    assert stage.zone(hunted) == ASH_HEAP
    assert stage.table.attached[hunter] == ()


@rule("VTES-11-07")
def test_an_ally_gets_no_trophy() -> None:
    stage = special_terms_stage()
    thug, hunted = stage.ally(A, "Thug"), stage.vampire(B, "Hunted")
    stage.hand(A, "Banish")
    stage.ash(A, "Ear")
    stage.play(A, "play banish plain", thug)
    stage.play(A, "target", hunted)
    stage.skip("MinionPhase", A)
    assert stage.zone(hunted) == ASH_HEAP
    assert stage.names(stage.table.ash[A]) == ["ear", "banish"]


@rule("VTES-R-78")
def test_a_blocker_who_burns_a_red_list_minion_gets_a_trophy() -> None:
    stage = special_terms_stage()
    hunted, hunter = stage.vampire(A, "Hunted", 1), stage.vampire(B, "Hunter")
    stage.ash(B, "Ear")
    stage.hand(B, "Flame")
    stage.play(A, "bleed", hunted)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", hunter)
    stage.skip("StrikePair", A)
    stage.table.blood[hunted] = 0
    stage.skip("StrikePair", B)
    stage.play(B, "play flame plain", hunter)
    stage.skip("Searching", B)
    assert stage.zone(hunted) == ASH_HEAP
    stage.play(B, "name ear")
    assert stage.names(stage.table.attached[hunter]) == ["ear"]
    assert stage.table.controller[stage.table.attached[hunter][0]] == B


@rule("VTES-11-09")
def test_each_player_may_move_her_trophies_in_play_onto_the_vampire() -> None:
    stage = special_terms_stage(3, "master")
    hunter, hunted = stage.vampire(A, "Hunter"), stage.vampire(B, "Hunted", 0)
    mine, theirs = stage.permanent(A, "Ear"), stage.permanent(C, "Head")
    taken = stage.put_on(stage.vampire(C, "Krid"), "Ear")
    burn_in_combat(stage, hunter, hunted)
    stage.skip("MovingTrophies", A)
    assert stage.options(A) == [f"target {stage.table.word(mine)}", "done"]
    stage.play(A, "target", mine)
    assert stage.table.host[mine] == hunter
    stage.skip("MovingTrophies", C)
    assert stage.options(C) == [f"target {stage.table.word(theirs)}", "done"]
    stage.play(C, "target", theirs)
    assert stage.table.host[theirs] == hunter
    assert stage.table.controller[theirs] == C
    assert stage.table.host[taken] != hunter
    assert stage.prompt == "Searching"


@rule("VTES-11-10", "VTES-11-07")
def test_after_a_diablerie_trophies_come_before_the_blood_hunt() -> None:
    stage = special_terms_stage()
    hunter = stage.vampire(A, "Hunter")
    hunted = stage.vampire(B, "Hunted", torpor=True)
    ear = stage.permanent(A, "Ear")
    stage.ash(A, "Head")
    stage.play(A, "diablerize", hunter, hunted)
    stage.skip("MovingTrophies", A)
    assert stage.zone(hunted) == ASH_HEAP
    assert stage.events_of(ReferendumCalled) == []
    stage.play(A, "target", ear)
    assert stage.prompt == "Searching"
    stage.play(A, "name head")
    assert stage.names(stage.table.attached[hunter]) == ["ear", "head"]
    assert len(stage.events_of(ReferendumCalled)) == 1
