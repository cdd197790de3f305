"""Unique cards that come back, actions in other players' turns, and further combats."""

from __future__ import annotations

from games.vtes.scenarios.scene import Scene, fight
from games.vtes.stage import A, B, C
from games.vtes.title_claims import titles

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ASH_HEAP, READY, REMOVED, TORPOR
from conclave.testing import rule


def with_cog(seats: int = 3) -> tuple[Scene, int, int]:
    """The minion phase of B, in which the elder of A is about to act by the Cog."""
    stage = Scene(seats, active=B)
    elder = stage.vampire(A, "Elder")
    return stage, elder, stage.put_on(elder, "Enkil Cog")


@rule("VTES-4.1-10", "VTES-R-06", "VTES-7-12")
def test_a_bow_that_comes_back_next_to_ones_own_is_burned() -> None:
    stage = Scene(2)
    elder, ira, kurt = (
        stage.vampire(A, "Elder"),
        stage.vampire(B, "Ira", 8),
        stage.vampire(B, "Kurt"),
    )
    old = stage.put_on(ira, "Ivory Bow")
    stage.call_referendum("banishment", elder, stage.text("target", ira))
    stage.pass_referendum()
    stage.skip_to("MinionPhase", B)
    stage.play_card(B, "ivory-bow", "plain", kurt)
    stage.finish()
    (new,) = stage.table.attached[kurt]
    assert stage.table.in_play(new)
    stage.skip_to("DiscardPhase", B)
    assert stage.zone(ira) == READY
    assert stage.zone(old) == ASH_HEAP
    assert stage.table.in_play(new)


@rule("VTES-4.1-02", "VTES-7-12", "VTES-11-21")
def test_a_servant_who_comes_back_finds_his_name_taken() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 8)
    old = stage.put_on(ira, "Tasha Morgan")
    kurt = stage.vampire(A, "Kurt")
    stage.call_referendum("banishment", elder, stage.text("target", ira))
    stage.pass_referendum()
    stage.play_card(A, "tasha-morgan", "plain", kurt)
    stage.finish()
    (new,) = stage.table.attached[kurt]
    assert stage.table.in_play(new)
    stage.skip_to("DiscardPhase", B)
    assert stage.zone(ira) == READY
    assert stage.table.contested[old]
    assert stage.table.contested[new]


@rule("VTES-4.1-10", "VTES-R-06", "VTES-4.1-09")
def test_a_robbed_grave_ends_a_contest() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    ira = stage.vampire(B, "Ira", 2, torpor=True)
    mine, theirs = stage.put_on(kurt, "Ivory Bow"), stage.put_on(ira, "Ivory Bow")
    moving.begin_contest(stage.table, mine)
    moving.begin_contest(stage.table, theirs)
    stage.play_card(A, "graverobbing", "dom", elder)
    stage.finish()
    assert stage.zone(theirs) == ASH_HEAP
    stage.skip_to("MinionPhase", B)
    stage.skip_to("UntapPhase", A)
    assert not stage.offers_any(A, "pay")
    assert stage.table.in_play(mine)


@rule("VTES-R-100", "VTES-R-37", "VTES-6.1.1-09")
def test_a_bleed_in_the_turn_of_its_victim_is_sent_on() -> None:
    stage, elder, cog = with_cog()
    rival, ira = stage.vampire(B, "Rival"), stage.vampire(C, "Ira")
    stage.skip_until_offered(A, "use", cog, "0")
    stage.play(A, "use", cog, "0")
    stage.play(A, "bleed", elder)
    stage.redirect_bleed(B, rival, C)
    stage.skip("BlockQuestion", C)
    assert stage.offers(C, "block", ira)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 28]
    assert stage.table.edge == A
    assert stage.table.active == B


@rule("VTES-R-100", "VTES-1.6.2-06", "VTES-1.6.2-05")
def test_in_her_own_turn_the_victim_plays_nothing_out_of_turn() -> None:
    stage, elder, cog = with_cog()
    stage.hand(B, "direct-intervention")
    stage.hand(C, "direct-intervention")
    stage.hand(A, "govern-the-unaligned")
    stage.skip_until_offered(A, "use", cog, "0")
    stage.play(A, "use", cog, "0")
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    seen = set()
    while stage.window == "as-played":
        if stage.offers_any(stage.decider, "play direct-intervention"):
            seen.add(stage.decider)
        stage.do_minimum()
    assert seen == {C}


@rule("VTES-R-100", "VTES-R-24", "VTES-6.3.2-09")
def test_a_vote_called_in_her_turn_ousts_the_active_player() -> None:
    stage, elder, cog = with_cog()
    stage.pool(B, 3)
    stage.skip_until_offered(A, "use", cog, "0")
    stage.play(A, "use", cog, "0")
    stage.call_referendum("kine-resources-contested", elder, "number 3", "number 1")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("UntapPhase")
    assert stage.table.out == [False, True, False]
    assert stage.table.points == [1, 0, 0]
    assert stage.table.pool == [36, 0, 29]
    assert stage.table.active == C


@rule("VTES-R-100", "VTES-6.5.6-01", "VTES-6.3.3-14")
def test_a_diablerist_is_voted_on_in_the_turn_of_another() -> None:
    stage, elder, cog = with_cog()
    ira = stage.vampire(B, "Ira", 2, torpor=True)
    stage.edge(B)
    stage.skip_until_offered(A, "use", cog, "0")
    stage.play(A, "use", cog, "0")
    stage.play(A, "diablerize", elder, ira)
    stage.skip("polling", B)
    stage.play(B, "vote edge for")
    stage.skip("MinionPhase")
    assert stage.zone(elder) == stage.zone(cog) == ASH_HEAP
    assert stage.table.active == B


@rule("VTES-1.4-01", "VTES-6.4.5-20", "VTES-6.4.1-01")
def test_no_majesty_ends_it_for_good() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    fight(stage, kurt, ira)
    stage.hand(A, "psyche")
    stage.hand(B, "majesty")
    stage.skip("strike", B)
    stage.play(B, "play majesty PRE", ira)
    stage.skip_until_offered(A, "play psyche CEL", kurt)
    stage.play(A, "play psyche CEL", kurt)
    stage.finish()
    assert stage.combats_begun == 2
    assert (stage.blood(kurt), stage.blood(ira)) == (7, 8 - 1 - 1)
    assert not stage.table.tapped[ira]


@rule("VTES-1.4-01", "VTES-6.2.3-04", "VTES-6.4.1-01")
def test_psyche_after_form_of_mist_keeps_the_action_from_continuing() -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.play(A, "bleed", elder)
    stage.attempt_block(rival)
    stage.hand(A, "form-of-mist")
    stage.hand(B, "psyche")
    stage.skip("strike", A)
    stage.play(A, "play form-of-mist PRO", elder)
    for _ in range(60):
        if stage.decider == B and stage.offers(B, "play psyche CEL", rival):
            stage.play(B, "play psyche CEL", rival)
            break
        stage.do_minimum()
    for _ in range(60):
        if stage.prompt == "MinionPhase":
            break
        if stage.decider == A and "yes" in stage.options(A):
            stage.play(A, "yes")
        else:
            stage.do_minimum()
    assert stage.combats_begun == 2
    assert stage.table.pool[B] == 30
    assert stage.blood(elder) == 4  # one blow in the second combat


@rule("VTES-1.4-01", "VTES-6.1.3-03")
def test_a_ring_sweeps_up_a_broken_mirror() -> None:
    stage = Scene(2)
    kurt = stage.vampire(A, "Kurt")
    mirror = stage.put_on(kurt, "Shattered Mirror", B)
    stage.play_card(A, "martinellis-ring", "plain", kurt)
    stage.finish()
    assert stage.zone(mirror) == ASH_HEAP
    assert stage.names(stage.table.attached[kurt]) == ["martinellis-ring"]


@rule("VTES-6-08", "VTES-4-04", "VTES-1.4-01")
def test_a_vampire_fed_in_the_untap_phase_need_not_hunt() -> None:
    stage = Scene(2, active=B)
    kurt = stage.vampire(A, "Kurt", 0)
    jake = stage.ally(A, "Jake Washington", 1)
    stage.skip_to("UntapPhase", A)
    stage.play(A, "use", jake, "0")
    for _ in range(5):
        if stage.prompt == "UntapPhase":
            break
        options = stage.options(A)
        stage.play(A, "number 4" if "number 4" in options else options[0])
    assert stage.zone(jake) == ASH_HEAP
    assert stage.blood(kurt) == 4
    stage.skip_to("MinionPhase", A)
    assert stage.offers(A, "bleed", kurt)


@rule("VTES-4.2-09", "VTES-7-12", "VTES-1.4-01")
def test_a_climber_leaves_his_city_to_his_rival() -> None:
    stage = Scene(2)
    gilbert, graham = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Graham Gottesman")
    contests.dispute(stage.table, graham)
    stage.put_on(gilbert, "Social Ladder")
    elder = stage.uncontrolled(A, "Elder", 3)
    stage.skip_to("InfluencePhase", A)
    for _ in range(8):
        if stage.zone(gilbert) == REMOVED:
            break
        move = next(
            (m for m in stage.options(stage.decider) if m.startswith(("use", "target"))), ""
        )
        if move:
            stage.play(stage.decider, move)
        else:
            stage.do_minimum()
    assert stage.zone(gilbert) == REMOVED
    assert stage.blood(elder) == 10
    stage.skip_to("MasterPhase", B)
    assert stage.zone(elder) == READY
    assert titles(stage, graham) == ["prince:Miami"]


@rule("VTES-1.4-01", "VTES-6.2.2-01")
def test_an_ally_at_home_is_not_entranced() -> None:
    stage = Scene(2)
    stage.vampire(A, "Elder")
    thug, other = stage.ally(B, "Thug"), stage.ally(B, "The Knights")
    stage.put_on(thug, "Secure Haven")
    stage.hand(A, "entrancement")
    stage.play(A, next(m for m in stage.options(A) if m.startswith("play entrancement PRE")))
    stage.finish()
    assert stage.table.controller[thug] == B
    assert stage.table.controller[other] == A


@rule("VTES-4.1-03", "VTES-4.1-02", "VTES-1.4-01")
def test_contested_fame_affects_nobody() -> None:
    stage = Scene(2, phase="master")
    kurt, ira = stage.vampire(A, "Kurt", 8), stage.vampire(B, "Ira", 0)
    theirs = stage.put_on(ira, "Fame", B)
    stage.play_master(A, "fame", "target", kurt)
    stage.skip_to("MinionPhase", A)
    assert stage.table.contested[theirs]
    stage.play(A, "bleed", kurt)
    stage.attempt_block(ira)
    stage.finish()
    assert stage.zone(ira) == TORPOR
    assert stage.table.pool == [30, 30]


@rule("VTES-4.1-03", "VTES-7-01", "VTES-1.4-01")
def test_a_contested_highway_carries_nobody() -> None:
    stage = Scene(2, phase="master")
    stage.permanent(B, "Information Highway")
    stage.uncontrolled(A, "Pupil")
    waiting = stage.uncontrolled(B, "Elder")
    stage.play_master(A, "information-highway")
    stage.skip_to("UntapPhase", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("pay")))
    stage.skip_to("InfluencePhase", B)
    for _ in range(4):
        stage.play(B, "transfer", waiting)
    assert not (stage.prompt == "InfluencePhase" and stage.offers(B, "transfer", waiting))
    assert stage.blood(waiting) == 4


@rule("VTES-1.4-01", "VTES-6.4.3-12", "VTES-4.1-03")
def test_a_contest_of_tension_eases_it() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 0)
    one, two = (
        stage.permanent(A, "Tension in the Ranks"),
        stage.permanent(B, "Tension in the Ranks"),
    )
    moving.begin_contest(stage.table, one)
    moving.begin_contest(stage.table, two)
    fight(stage, kurt, ira)
    stage.finish()
    assert stage.zone(ira) == TORPOR
    assert stage.table.pool == [30, 30]
