"""Tests of political actions that don't stay in play."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, PeopleStage, bleed, offered_modes
from games.vtes.cards.referendums import (
    call_referendum,
    draw_and_call,
    fail_referendum,
    pass_referendum,
    stage_with_caller,
    stage_with_referendum,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD, READY, REMOVED, UNCONTROLLED
from conclave.games.vtes.rules.events.counters import GainedPool, LostPool, Untapped
from conclave.games.vtes.rules.reading import identity, titles
from conclave.games.vtes.rules.table import Profile
from conclave.testing import rule

# Kine Resources Contested


@rule("VTES-6.3.2-02", "VTES-6.3.2-09")
@ruling("Kine Resources Contested", 1)
def test_kine_resources_contested() -> None:
    stage, elder = stage_with_caller(seats=4)
    draw_and_call(stage, "kine-resources-contested", elder)
    assert stage.options(A) == [f"number {n}" for n in range(4)]
    stage.play(A, "number 0")
    stage.play(A, "number 3")
    assert stage.options(A) == ["number 0", "number 1"]
    stage.play(A, "number 1")
    pass_referendum(stage)
    assert stage.table.pool == [30, 27, 29, 30]


@rule("VTES-6.3.2-10")
def test_kine_resources_contested_if_it_fails() -> None:
    stage, elder = stage_with_caller()
    draw_and_call(stage, "kine-resources-contested", elder)
    fail_referendum(stage)
    assert stage.table.pool == [30, 30, 30]


@ruling("Allocate points for pool damage", 1)
def test_more_points_may_be_allotted_than_there_is_pool() -> None:
    stage, elder = stage_with_referendum("Kine Resources Contested", seats=4)
    stage.pool(B, 1)
    call_referendum(stage, "kine-resources-contested", elder)
    stage.play(A, "number 0")
    assert "number 3" in stage.options(A)
    stage.play(A, "number 3")
    stage.play(A, "number 1")
    pass_referendum(stage)
    assert stage.table.out == [False, True, False, False]
    assert stage.table.pool == [36, 0, 29, 30]


# Conservative Agitation


@pytest.mark.parametrize("seats", [3, 4])
@ruling("Conservative Agitation", 1)
def test_conservative_agitation_has_a_point_for_each_methuselah(seats: int) -> None:
    stage, elder = stage_with_caller(seats=seats)
    draw_and_call(stage, "conservative-agitation", elder)
    assert stage.options(A) == [f"number {n}" for n in range(seats)]
    stage.play(A, "number 1")
    stage.play(A, f"number {seats - 1}")
    pass_referendum(stage)
    assert stage.table.pool == [29, 30 - (seats - 1), *[30] * (seats - 2)]


@ruling("Conservative Agitation", 1)
def test_conservative_agitation_is_for_two_or_more() -> None:
    stage, elder = stage_with_caller()
    draw_and_call(stage, "conservative-agitation", elder)
    stage.play(A, "number 0")
    assert stage.options(A) == ["number 1", "number 2"]


# Reckless Agitation


@rule("VTES-1.6.1-17")
@ruling("Reckless Agitation", 1)
def test_reckless_agitation() -> None:
    stage, loner = stage_with_caller("Loner")
    draw_and_call(stage, "reckless-agitation", loner)
    assert stage.options(A) == [f"number {n}" for n in range(1, 6)]
    stage.play(A, "number 2")
    pass_referendum(stage)
    assert stage.table.pool == [30, 28, 26]
    assert stage.blood(loner) == 4


@ruling("Reckless Agitation", 1)
def test_reckless_agitation_needs_two_others_and_an_independent_of_some_capacity() -> None:
    for seats, caller, offered in ((2, "Loner", []), (3, "Elder", []), (3, "Loner", ["plain"])):
        stage = PeopleStage(seats)
        stage.vampire(A, caller)
        stage.hand(A, "Reckless Agitation")
        assert offered_modes(stage, A, "reckless-agitation") == offered


# Parity Shift


def test_parity_shift() -> None:
    stage, mayor = stage_with_caller("Mayor", seats=4)
    stage.pool(A, 10)
    stage.pool(D, 8)
    draw_and_call(stage, "parity-shift", mayor)
    assert stage.options(A) == ["player 1", "player 2"]
    stage.play(A, "player 2")
    assert stage.options(A) == [f"number {n}" for n in range(5)]
    stage.play(A, "number 3")
    stage.play(A, "number 0")
    pass_referendum(stage)  # what is left goes to the last one
    assert stage.table.pool == [13, 30, 26, 9]


@ruling("Parity Shift", 2)
def test_parity_shift_if_there_is_too_little() -> None:
    stage, mayor = stage_with_caller("Mayor", seats=4)
    stage.pool(A, 2)
    stage.pool(C, 5)
    draw_and_call(stage, "parity-shift", mayor)
    stage.play(A, "player 2")
    stage.play(A, "number 2")
    stage.play(A, "number 2")
    stage.skip("polling", A)
    stage.pool(C, 3)
    stage.play(A, "vote calling-card for")
    stage.skip("ShiftPool")
    assert stage.options(A) == ["player 0", "player 1"]
    stage.play(A, "player 0")
    stage.play(A, "player 0")
    stage.skip("MinionPhase")
    assert stage.table.out[C]
    assert stage.table.pool[:2] == [4, 31 + 6]  # her predator is rewarded


@rule("VTES-1.6.1-17")
def test_parity_shift_needs_a_prince_or_justicar() -> None:
    for caller, offered in (("Elder", []), ("Pack Leader", []), ("Judge", ["plain"])):
        stage = PeopleStage(3)
        stage.vampire(A, caller)
        stage.hand(A, "Parity Shift")
        stage.pool(A, 10)
        assert offered_modes(stage, A, "parity-shift") == offered


@ruling("Parity Shift", 3)
def test_pool_that_changes_during_the_referendum_does_not_matter() -> None:
    stage, mayor = stage_with_referendum("Parity Shift", "Mayor", "Bribe")
    stage.pool(A, 10)
    call_referendum(stage, "parity-shift", mayor)
    stage.play(A, "player 1")
    stage.play(A, "number 3")
    stage.skip("polling", A)
    stage.play(A, "play bribe plain", mayor)
    assert stage.table.pool[A] == 50
    pass_referendum(stage)
    assert stage.table.pool == [53, 27, 30]


# Ancilla Empowerment


@pytest.mark.parametrize(
    ("card", "pool"),
    [
        ("ancilla-empowerment", [29, 27, 30]),
        ("anarchist-uprising", [29, 27, 30]),
        ("domain-challenge", [29, 29, 30]),
    ],
)
def test_pool_for_each_minion(card: str, pool: list[int]) -> None:
    stage, elder = stage_with_caller()
    stage.ally(B, "Thug")
    stage.vampire(B, "Rival", torpor=True)
    stage.vampire(B, "Pupil", tapped=True)
    stage.permanent(C, "Cellar")
    draw_and_call(stage, card, elder)
    pass_referendum(stage)
    assert stage.table.pool == pool


@pytest.mark.parametrize("card", ["ancilla-empowerment", "anarchist-uprising", "domain-challenge"])
@rule("VTES-6.3.2-10")
def test_no_pool_for_minions_if_it_fails(card: str) -> None:
    stage, elder = stage_with_caller()
    stage.vampire(B, "Mayor", tapped=True)
    draw_and_call(stage, card, elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    stage.play(B, *stage.options(B)[1].split(" ", 1))
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 30]


# Domain Challenge


@ruling("Domain Challenge", 1)
def test_a_minion_tapped_during_the_referendum_counts() -> None:
    stage, elder = stage_with_referendum("Domain Challenge", "Elder", "Scalpel Tongue")
    mayor = stage.vampire(B, "Mayor")
    call_referendum(stage, "domain-challenge", elder)
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "against")
    stage.skip("polling", A)
    stage.play(A, "play scalpel-tongue cel+pre", elder)
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")
    assert stage.table.tapped[mayor]
    assert stage.table.pool == [29, 29, 30]


# Can't Take it with You


@ruling("Can't Take it with You", 1)
def test_cant_take_it_with_you() -> None:
    stage, elder = stage_with_caller()
    stage.put_on(elder, "Lamp")
    rival = stage.vampire(B, "Rival")
    stage.put_on(rival, "Valet")
    stage.put_on(rival, "Cudgel")
    stage.permanent(B, "Cellar")
    draw_and_call(stage, "cant-take-it-with-you", elder)
    pass_referendum(stage)
    assert stage.table.pool == [30, 28, 31]


def test_cant_take_it_with_you_if_it_fails() -> None:
    stage, elder = stage_with_caller()
    draw_and_call(stage, "cant-take-it-with-you", elder)
    fail_referendum(stage)
    assert stage.table.pool == [30, 30, 30]


# Neonate Breach


def test_neonate_breach() -> None:
    stage, elder = stage_with_caller(seats=4)
    stage.vampire(B, "Fledgling")
    stage.vampire(C, "Fledgling", torpor=True)
    stage.vampire(D, "Fledgling")
    draw_and_call(stage, "neonate-breach", elder)
    assert stage.options(A) == ["player 0", "player 1", "player 2", "player 3"]
    stage.play(A, "player 1")
    assert stage.options(A) == ["player 0", "player 2", "player 3", "done"]
    stage.play(A, "player 2")
    stage.play(A, "done")
    pass_referendum(stage)
    assert stage.table.pool == [30, 26, 29, 30]


# Finding the Path


def test_finding_the_path() -> None:
    stage, elder = stage_with_caller(seats=3)
    draw_and_call(stage, "finding-the-path", elder)
    stage.play(A, "player 1")
    assert stage.options(A) == ["player 0", "player 2"]  # at least half of three
    stage.play(A, "player 2")
    stage.play(A, "done")
    pass_referendum(stage)
    assert stage.table.pool == [31, 29, 29]


# Consanguineous Boon


def test_consanguineous_boon() -> None:
    stage, elder = stage_with_caller()
    stage.vampire(A, "Mayor", torpor=True)
    stage.vampire(B, "Mayor")
    stage.uncontrolled(C, "Mayor")
    draw_and_call(stage, "consanguineous-boon", elder)
    stage.play(A, "name ventrue")
    pass_referendum(stage)
    assert stage.table.pool == [32, 31, 30]


def test_consanguineous_boon_for_a_clan_that_nobody_has() -> None:
    stage, elder = stage_with_caller()
    draw_and_call(stage, "consanguineous-boon", elder)
    stage.play(A, "name samedi")
    pass_referendum(stage)
    assert stage.table.pool == [30, 30, 30]


# Autarkis Persecution


@pytest.mark.parametrize("passes", [True, False])
def test_autarkis_persecution_gives_pool_for_each_minion(passes: bool) -> None:
    stage, elder = stage_with_caller()
    stage.ally(B, "Thug")
    stage.vampire(B, "Rival", torpor=True)
    stage.uncontrolled(C, "Pupil")
    draw_and_call(stage, "autarkis-persecution", elder)
    (pass_referendum if passes else fail_referendum)(stage)
    assert stage.table.pool == ([31, 32, 30] if passes else [30, 30, 30])


# Diversity


def test_diversity_gives_pool_for_each_clan_of_ready_vampires() -> None:
    stage, elder = stage_with_caller()
    stage.vampire(A, "Mayor")
    stage.ally(A, "Thug")
    for name in ("Rival", "Kurt", "Loner"):
        stage.vampire(B, name)
    stage.vampire(C, "Pupil", torpor=True)
    draw_and_call(stage, "diversity", elder)
    pass_referendum(stage)
    assert stage.table.pool == [31, 32, 30]


def test_diversity_gives_nothing_if_it_fails() -> None:
    stage, elder = stage_with_caller()
    draw_and_call(stage, "diversity", elder)
    fail_referendum(stage)
    assert stage.table.pool == [30, 30, 30]


# Political Stranglehold


def test_political_stranglehold_once_in_a_game() -> None:
    stage, elder = stage_with_caller()
    stage.vampire(B, "Judge", torpor=True)
    stage.vampire(B, "Rival")
    stage.vampire(C, "Pack Leader")
    draw_and_call(stage, "political-stranglehold", elder)
    pass_referendum(stage)
    assert stage.table.pool == [33, 36, 30]
    second = stage.vampire(A, "Judge")
    stage.hand(A, "Political Stranglehold", "Anarchist Uprising")
    assert stage.offers(A, "play anarchist-uprising plain", second)
    assert offered_modes(stage, A, "political-stranglehold") == []


# Ancient Influence


def test_ancient_influence() -> None:
    stage, elder = stage_with_caller()
    stage.vampire(B, "Rival")
    pupil = stage.vampire(B, "Pupil")
    draw_and_call(stage, "ancient-influence", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("EachMayName", A)
    stage.play(A, "target", elder)
    stage.play(B, "target", pupil)
    stage.skip("MinionPhase")
    assert stage.table.pool == [35, 30, 25]
    stage.hand(A, "Ancient Influence")
    stage.vampire(A, "Judge")
    assert offered_modes(stage, A, "ancient-influence") == []


def test_ancient_influence_nobody_has_to_choose() -> None:
    stage, elder = stage_with_caller()
    draw_and_call(stage, "ancient-influence", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("EachMayName", A)
    stage.play(A, "done")
    stage.skip("MinionPhase")
    assert stage.table.pool == [25, 25, 25]


@ruling("Ancient Influence", 1)
@ruling("Reins of Power", 1)
@pytest.mark.parametrize("card", ["ancient-influence", "reins-of-power"])
def test_a_gain_and_a_loss_are_two_things(card: str) -> None:
    stage, elder = stage_with_referendum(card)
    for seat in (B, C):
        stage.vampire(seat, "Rival" if seat == B else "Fledgling")
    stage.table.leaving[C] = True
    call_referendum(stage, card, elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    while stage.prompt != "MinionPhase":
        offered = [text for text in stage.options(stage.decider) if text.startswith("target")]
        if offered and stage.decider != A:
            stage.play(stage.decider, offered[0])
        else:
            stage.do_minimum()
    lost = [(e.seat, e.number) for e in stage.events_of(LostPool) if e.seat == C]
    gained = [(e.seat, e.number) for e in stage.events_of(GainedPool) if e.seat == C]
    if card == "ancient-influence":
        assert (gained, lost) == ([(C, 3)], [(C, 5)])
    else:
        assert (gained, lost) == ([(C, 6)], [(C, 9)])
    assert not stage.table.leaving[C]


@ruling("Vote playable once per game", 1)
def test_a_card_that_was_burned_for_a_vote_was_not_played() -> None:
    stage, elder = stage_with_referendum("Anarchist Uprising", "Elder", "Ancient Influence")
    stage.vampire(B, "Rival")
    stage.hand(B, "Ancient Influence")
    call_referendum(stage, "anarchist-uprising", elder)
    stage.skip("polling", B)
    stage.play(B, "vote ancient-influence against")
    stage.skip("MinionPhase")
    other = stage.vampire(A, "Kurt")
    assert stage.offers(A, "play ancient-influence plain", other)


# Reins of Power


def test_reins_of_power() -> None:
    stage, elder = stage_with_caller()
    pupil = stage.vampire(B, "Pupil")
    draw_and_call(stage, "reins-of-power", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("EachMayName", A)
    stage.play(A, "target", elder)
    stage.play(B, "target", pupil)
    stage.skip("MinionPhase")
    assert stage.table.pool == [36, 26, 31]


def test_reins_of_power_if_it_fails() -> None:
    stage, elder = stage_with_caller()
    draw_and_call(stage, "reins-of-power", elder)
    fail_referendum(stage)
    assert stage.table.pool == [30, 30, 30]


# Banishment


def banished(blood: int = 6, seats: int = 3) -> tuple[PeopleStage, int]:
    """Elder has a younger vampire of B banished, who has learned Dominate once more."""
    stage = PeopleStage(seats)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil", blood, tapped=True)
    stage.put_on(pupil, "Dominate")
    stage.put_on(pupil, "Cudgel", tapped=True)
    stage.table.profile[pupil] = Profile("toreador", "sabbat", "bishop")
    stage.hand(A, "Banishment")
    stage.play(A, "play banishment plain", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")
    return stage, pupil


def test_banishment() -> None:
    stage, kurt = stage_with_caller("Kurt")
    pupil = stage.vampire(B, "Pupil", 3, tapped=True)
    lamp = stage.put_on(pupil, "Lamp")
    stage.vampire(B, "Rival")
    stage.vampire(C, "Fledgling", torpor=True)
    draw_and_call(stage, "banishment", kurt)
    pass_referendum(stage)
    assert stage.zone(pupil) == UNCONTROLLED
    assert pupil in stage.table.uncontrolled[B]
    assert stage.blood(pupil) == 3
    assert stage.zone(lamp) == ON_CARD
    assert not stage.table.in_play(lamp)
    assert stage.table.faults() == []


def test_a_banished_prince_comes_back_as_he_went() -> None:
    stage, elder = stage_with_caller()
    stage.pool(B, 10)
    mayor = stage.vampire(B, "Mayor", 6)
    seizure = stage.put_on(mayor, "Praxis Seizure: Chicago")
    before = stage.table.profile[mayor]
    stage.table.profile[mayor] = Profile(before.clan, before.sect, "prince:Chicago")
    draw_and_call(stage, "banishment", elder)
    pass_referendum(stage)
    assert not stage.table.in_play(seizure)
    stage.play(A, "pass")
    stage.skip("InfluencePhase", B)
    stage.skip("UntapPhase", C)
    assert stage.zone(mayor) == READY
    assert stage.table.in_play(seizure)
    assert titles.title(stage.table, mayor) == "prince:Chicago"


@ruling("Political action with illegal terms", 1)
def test_banishment_is_for_younger_ready_vampires() -> None:
    stage, _ = stage_with_caller("Pupil")
    stage.vampire(B, "Rival")
    stage.vampire(B, "Fledgling", torpor=True)
    stage.hand(A, "Banishment", "Kine Resources Contested")
    assert offered_modes(stage, A, "banishment") == []
    assert offered_modes(stage, A, "kine-resources-contested") == ["plain"]


@ruling("Banishment", 1)
def test_banishment_is_blocked_by_prey_and_predator_alone() -> None:
    stage = PeopleStage(4)
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
        stage.do_minimum()
    assert asked == [B, D]


@ruling("Banishment", 2, 3, 4)
def test_a_banished_vampire_comes_back_as_he_was_but_untapped() -> None:
    stage, pupil = banished()
    assert stage.zone(pupil) == UNCONTROLLED
    assert stage.table.controller[pupil] == B
    assert stage.blood(pupil) == 6
    stage.skip("InfluencePhase", B)
    stage.skip("DiscardPhase", B)
    assert stage.zone(pupil) == READY
    assert (stage.blood(pupil), identity.capacity(stage.table, pupil)) == (6, 6)
    assert identity.sect(stage.table, pupil) == "sabbat"
    assert titles.title(stage.table, pupil) == "bishop"
    assert identity.level(stage.table, pupil, "dom") == 2
    cards = [pupil, *stage.table.attached[pupil]]
    assert [stage.table.tapped[card] for card in cards] == [False, False, False]
    words = [e.card.partition("#")[0] for e in stage.events_of(Untapped)]
    assert "pupil" not in words


@ruling("Banishment", 2)
@pytest.mark.parametrize(("blood", "zone"), [(4, UNCONTROLLED), (5, READY)])
def test_learned_disciplines_do_not_count_while_a_vampire_is_banished(
    blood: int, zone: int
) -> None:
    stage, pupil = banished(blood)
    stage.skip("InfluencePhase", B)
    stage.skip("DiscardPhase", B)
    assert stage.zone(pupil) == zone


@ruling("Banishment", 5)
def test_a_banished_vampire_leaves_the_game_with_who_controlled_him() -> None:
    stage, pupil = banished()
    owned = PeopleStage(3)
    elder, stolen = owned.vampire(A, "Elder"), owned.vampire(B, "Pupil")
    owned.table.owner[stolen] = C
    owned.hand(A, "Banishment")
    owned.play(A, "play banishment plain", elder)
    owned.skip("polling", A)
    owned.play(A, "vote calling-card for")
    owned.skip("MinionPhase")
    assert owned.table.uncontrolled == [(), (stolen,), ()]
    owned.pool(B, 1)
    owned.table.tapped[elder] = False
    bleed(owned, elder)
    owned.resolve()
    assert owned.table.out[B]
    assert owned.zone(stolen) == REMOVED
    assert owned.table.faults() == []
    assert stage.zone(pupil) == UNCONTROLLED


# Protect Thine Own


def test_protect_thine_own_burns_a_vampire() -> None:
    stage, judge = stage_with_caller("Judge")
    hunter, leader = stage.vampire(B, "Hunter"), stage.vampire(C, "Pack Leader")
    stage.vampire(B, "Pupil")
    draw_and_call(stage, "protect-thine-own", judge)
    pass_referendum(stage)
    assert stage.zone(hunter) == ASH_HEAP
    assert stage.zone(leader) == READY
    assert stage.blood(judge) == 7


def test_protect_thine_own_of_the_inner_circle_reaches_further() -> None:
    stage = Stage(3, extra=(*PEOPLE,))
    name = next(c.name for c in stage.table.cards.crypt if c.title.startswith("inner-circle"))
    lord = stage.vampire(A, name)
    hunter, leader = stage.vampire(B, "Hunter"), stage.vampire(C, "Pack Leader")
    stage.hand(A, "Protect Thine Own")
    assert offered_modes(stage, A, "protect-thine-own") == ["plain-political-action"]
    draw_and_call(stage, "protect-thine-own", lord, "plain-political-action")
    assert stage.options(A) == [stage.text("target", hunter), stage.text("target", leader)]
    stage.play(A, "target", leader)
    pass_referendum(stage)
    assert stage.zone(leader) == ASH_HEAP


def test_protect_thine_own_is_not_for_princes() -> None:
    stage = PeopleStage(3)
    stage.vampire(A, "Mayor")
    stage.vampire(B, "Hunter")
    stage.hand(A, "Protect Thine Own")
    assert offered_modes(stage, A, "protect-thine-own") == []


# Excommunication


def test_excommunication() -> None:
    stage, leader = stage_with_caller("Pack Leader")
    mayor = stage.vampire(B, "Mayor")
    draw_and_call(stage, "excommunication", leader)
    pass_referendum(stage)
    assert titles.title(stage.table, leader) == ""
    assert titles.title(stage.table, mayor) == "prince:Nowhere"


def test_excommunication_is_for_the_sabbat() -> None:
    stage = PeopleStage(3)
    stage.vampire(A, "Mayor")
    stage.vampire(B, "Pack Leader")
    stage.hand(A, "Excommunication")
    assert offered_modes(stage, A, "excommunication") == []


# Command of the Harpies


@pytest.mark.parametrize("passes", [True, False])
def test_command_of_the_harpies_takes_the_title_of_a_prince(passes: bool) -> None:
    stage, elder = stage_with_caller()
    mayor, judge = stage.vampire(B, "Mayor"), stage.vampire(C, "Judge")
    draw_and_call(stage, "command-of-the-harpies", elder)
    (pass_referendum if passes else fail_referendum)(stage)
    assert titles.title(stage.table, mayor) == ("" if passes else "prince:Nowhere")
    assert titles.title(stage.table, judge) == "justicar:tremere"


@pytest.mark.parametrize(
    ("caller", "torpor", "offered"),
    [("Elder", False, ["plain"]), ("Elder", True, []), ("Loner", False, [])],
)
def test_command_of_the_harpies_is_for_the_camarilla_against_ready_princes(
    caller: str, torpor: bool, offered: list[str]
) -> None:
    stage = PeopleStage(3)
    stage.vampire(A, caller)
    stage.vampire(B, "Mayor", torpor=torpor)
    stage.vampire(C, "Pack Leader")
    stage.hand(A, "Command of the Harpies")
    assert offered_modes(stage, A, "command-of-the-harpies") == offered


# Consanguineous Condemnation


def test_consanguineous_condemnation() -> None:
    stage, elder = stage_with_caller()
    mine, foe = stage.vampire(A, "Mayor"), stage.vampire(B, "Mayor")
    other = stage.vampire(B, "Rival")
    draw_and_call(stage, "consanguineous-condemnation", elder)
    stage.play(A, "name ventrue")
    pass_referendum(stage)
    assert [stage.table.tapped[card] for card in (mine, foe, other)] == [True, True, False]


# Kindred Segregation


@ruling("Kindred Segregation", 1, 3, 4)
def test_kindred_segregation_burns_allies_unless_their_controllers_repay() -> None:
    stage, elder = stage_with_caller()
    paid, thug = stage.ally(B, "Carlton Van Wyk"), stage.ally(B, "Thug")
    watcher, free = stage.vampire(C, "Watcher"), stage.ally(A, "Thug")
    draw_and_call(stage, "kindred-segregation", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("BurnUnlessRepaid")
    cost = stage.table.cards.printed[stage.table.definition[paid]].cost.pool
    stage.play(A, "choose burn")
    stage.play(B, "choose burn-pool")
    stage.play(B, "choose burn")
    stage.play(C, "choose burn-pool")
    zones = [stage.zone(card) for card in (free, paid, thug, watcher)]
    assert zones == [ASH_HEAP, READY, ASH_HEAP, READY]
    assert stage.table.pool == [30, 30 - cost, 30]


@ruling("Kindred Segregation", 2)
@ruling("Peace Treaty", 2)
@pytest.mark.parametrize("card", ["Kindred Segregation", "Peace Treaty"])
def test_it_can_be_called_if_there_is_nothing_to_burn(card: str) -> None:
    stage, _ = stage_with_caller()
    stage.hand(A, card)
    assert offered_modes(stage, A, card.lower().replace(" ", "-")) == ["plain"]


def test_an_ally_that_is_too_dear_is_burned() -> None:
    stage, elder = stage_with_caller()
    ally = stage.ally(B, "Carlton Van Wyk")
    cost = stage.table.cards.printed[stage.table.definition[ally]].cost.pool
    stage.pool(B, cost - 1)
    draw_and_call(stage, "kindred-segregation", elder)
    pass_referendum(stage)
    assert stage.zone(ally) == ASH_HEAP
    assert stage.table.pool[B] == cost - 1


# Peace Treaty


@ruling("Peace Treaty", 1, 3)
def test_peace_treaty_burns_weapons_unless_they_are_repaid() -> None:
    stage, elder = stage_with_caller()
    rival = stage.vampire(B, "Rival")
    magnum, cudgel = stage.put_on(rival, ".44 Magnum"), stage.put_on(rival, "Cudgel")
    lamp = stage.put_on(elder, "Lamp")
    draw_and_call(stage, "peace-treaty", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("BurnUnlessRepaid")
    stage.play(B, "choose burn-pool")
    stage.play(B, "choose burn")
    assert [stage.zone(card) for card in (magnum, cudgel, lamp)] == [ON_CARD, ASH_HEAP, ON_CARD]
    assert stage.table.pool == [30, 28, 30]


# Disputed Territory


def test_disputed_territory() -> None:
    stage, elder = stage_with_caller()
    cellar = stage.permanent(B, "Cellar")
    draw_and_call(stage, "disputed-territory", elder)
    stage.play(A, "player 2")
    pass_referendum(stage)
    assert stage.table.controller[cellar] == C
    assert cellar in stage.table.beside[C]


def test_disputed_territory_if_it_fails() -> None:
    stage, elder = stage_with_caller()
    cellar = stage.permanent(B, "Cellar")
    draw_and_call(stage, "disputed-territory", elder)
    stage.play(A, "player 2")
    fail_referendum(stage)
    assert stage.table.controller[cellar] == B


@ruling("Disputed Territory", 1)
@ruling("Changes controller of location", 1)
@pytest.mark.parametrize("card", ["dominate-kine", "disputed-territory"])
def test_a_location_changes_hands_as_it_is_and_whatever_it_asked_for(card: str) -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    labyrinth = stage.permanent(B, "The Labyrinth", tapped=True, counters=2)
    stage.hand(A, card)
    if card == "dominate-kine":
        stage.play(A, "play dominate-kine DOM", elder)
    else:
        stage.play(A, "play disputed-territory plain", elder)
        stage.skip("NameMethuselah", A)
        stage.play(A, "player 0")
        stage.skip("polling", A)
        stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")
    assert stage.table.controller[labyrinth] == A
    assert stage.table.tapped[labyrinth]
    assert stage.blood(labyrinth) == 2


@ruling("Disputed Territory", 2)
@pytest.mark.parametrize("minions", [1, 0])
def test_a_disputed_location_on_a_minion_goes_to_the_chosen_methuselah(minions: int) -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    manse = stage.put_on(rival, "Manse")
    takers = [stage.vampire(C, "Pupil") for _ in range(minions)]
    stage.hand(A, "Disputed Territory")
    stage.play(A, "play disputed-territory plain", elder)
    stage.skip("NameMethuselah", A)
    stage.play(A, "player 2")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")
    if minions:
        assert (stage.table.host[manse], stage.table.controller[manse]) == (takers[0], C)
    else:
        assert stage.zone(manse) == ASH_HEAP


@ruling("Disputed Territory", 3)
def test_a_location_does_not_move_among_the_minions_of_one_methuselah() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    stage.vampire(B, "Pupil")
    manse = stage.put_on(rival, "Manse")
    stage.hand(A, "Disputed Territory")
    stage.play(A, "play disputed-territory plain", elder)
    stage.skip("NameMethuselah", A)
    stage.play(A, "player 1")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")
    assert stage.table.host[manse] == rival


# Honor the Elders


def test_honor_the_elders() -> None:
    stage, elder = stage_with_caller()
    old, young = stage.vampire(B, "Rival", 3), stage.vampire(B, "Pupil", 3)
    sleeping = stage.vampire(C, "Kurt", 3, torpor=True)
    waiting, other = stage.uncontrolled(C, "Ira", 2), stage.uncontrolled(B, "Fledgling", 1)
    mine = stage.uncontrolled(A, "Judge")
    stage.table.blood[elder] = 10
    draw_and_call(stage, "honor-the-elders", elder)
    pass_referendum(stage)
    assert [stage.blood(card) for card in (old, waiting, mine)] == [4, 3, 1]
    assert [stage.blood(card) for card in (young, sleeping, other)] == [3, 3, 1]
    assert stage.blood(elder) == 10
    assert not any("ira" in str(event.fields()) for event in stage.events)


def test_nobody_is_honored_if_the_referendum_fails() -> None:
    stage, elder = stage_with_caller()
    old = stage.vampire(B, "Rival", 3)
    draw_and_call(stage, "honor-the-elders", elder)
    fail_referendum(stage)
    assert stage.blood(old) == 3
