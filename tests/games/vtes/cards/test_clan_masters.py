"""Tests of master cards that require a clan."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import MasterStage, play_as_a
from games.vtes.cards.people import (
    PEOPLE,
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
    use,
)
from games.vtes.cards.referendums import MADE_UP, ReferendumStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.atoms import moving, profiles
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    BESIDE,
    DISCIPLINES,
    POLITICAL,
)
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnPool, GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire

# Carthage Remembered


@pytest.mark.parametrize(("name", "stealth"), [("Boss", 1), ("Rival", 0), ("Mayor", 0)])
def test_carthage_remembered_gives_stealth_to_bleeding_brujah_princes(
    name: str, stealth: int
) -> None:
    boss = Vampire("Boss", "brujah", 1, 6, "", "camarilla", title="prince:Carthage")
    stage = PeopleStage(2, boss)
    minion = stage.vampire(A, name, 3)
    stage.permanent(B, "Carthage Remembered")
    bleed(stage, minion)
    assert values.stealth(stage.table, minion) == stealth
    stage.resolve()
    stage.table.tapped[minion] = False
    stage.play(A, "hunt", minion)
    assert values.stealth(stage.table, minion) == 1


@pytest.mark.parametrize(("name", "number", "stealth"), [("Rival", "0", 0), ("Elder", "1", -1)])
def test_carthage_remembered_is_burned_less_stealthily_by_ventrue(
    name: str, number: str, stealth: int
) -> None:
    stage = PeopleStage()
    minion = stage.vampire(A, name)
    card = stage.permanent(B, "Carthage Remembered")
    assert not stage.offers(A, "act", minion, card, "1" if number == "0" else "0")
    stage.play(A, "act", minion, card, number)
    assert stage.table.view(None)["action"]["stealth"] == stealth
    stage.resolve()
    assert stage.zone(card) == ASH_HEAP


# Demonstration


def test_demonstration_cancels_the_votes_of_any_vampire() -> None:
    stage = PeopleStage(2, *MADE_UP)
    mayor, judge = stage.vampire(A, "Mayor"), stage.vampire(B, "Judge")
    demonstration = stage.permanent(B, "Demonstration")
    stage.hand(A, "Gift")
    assert not stage.offers(A, "use", demonstration, "0")
    stage.play(A, "play gift plain", mayor)
    stage.skip("Referendum", A)
    stage.play(A, "vote", mayor, "for")
    before = stage.table.view(None)["referendum"]["for"]
    stage.skip("Referendum", B)
    use(stage, B, demonstration)
    assert stage.offers(B, "target", judge)
    stage.play(B, "target", mayor)
    assert stage.table.view(None)["referendum"]["for"] == before - 2
    assert stage.table.tapped[demonstration]
    assert not stage.offers(A, "vote", mayor, "for")


# The Path of Bone


def act(stage: Stage, minion: int, card: int, number: str = "0") -> None:
    """A minion takes an action that a card in play offers; nobody blocks it."""
    stage.play(stage.decider, "act", minion, card, number)
    stage.resolve()


def test_the_path_of_bone_makes_necromancy_cheaper_for_giovanni() -> None:
    for path, name, left in ((True, "Ghost Talker", 5), (False, "Ghost Talker", 4),
                             (True, "Grave Robber", 4)):  # fmt: skip
        stage = MasterStage(3, "minion")
        for _ in range(path):
            stage.permanent(B, "The Path of Bone")
        talker = stage.vampire(A, name)
        stage.hand(A, "Seance")
        stage.play(A, "play", "seance", "nec", talker)
        stage.resolve()
        assert stage.table.pool[A] == 31
        assert stage.blood(talker) == left


def test_the_path_of_bone_is_not_about_other_cards_and_lets_the_poor_pay() -> None:
    stage = MasterStage(3, "minion")
    stage.permanent(B, "The Path of Bone")
    talker = stage.vampire(A, "Ghost Talker", 1)
    stage.hand(A, "Seance", "Errand")
    assert stage.offers(A, "play", "seance", "nec", talker)
    assert not stage.offers(A, "play", "errand", "plain", talker)


def test_the_path_of_bone_needs_a_giovanni_to_be_played() -> None:
    stage = MasterStage()
    stage.hand(A, "The Path of Bone")
    stage.vampire(A, "Grave Robber")
    assert not stage.offers(A, "play", "the-path-of-bone", "plain", "-")
    stage.vampire(A, "Ghost Talker")
    play_as_a(stage, "the-path-of-bone")
    assert stage.names(stage.table.beside[A]) == ["the-path-of-bone"]
    assert stage.table.pool[A] == 29


def test_a_vampire_who_burns_the_path_of_bone_takes_damage_and_an_ally_does_not() -> None:
    stage = MasterStage(3, "minion")
    path = stage.permanent(B, "The Path of Bone")
    kurt = stage.vampire(A, "Kurt", 3)
    act(stage, kurt, path)
    assert stage.zone(path) == ASH_HEAP
    assert stage.blood(kurt) == 2
    other = MasterStage(3, "minion")
    path = other.permanent(B, "The Path of Bone")
    thug = other.ally(A, "Thug")
    act(other, thug, path)
    assert other.zone(path) == ASH_HEAP
    assert other.blood(thug) == 3


# The Path of Metamorphosis


SHAPER = Vampire("Shaper", "tzimisce", 1, 6, "vic", "sabbat")
SCULPT = Card("Sculpt", ACTION, "vic", cost=Blood(2), basic=GainPool(1))


@pytest.mark.parametrize(("name", "left"), [("Shaper", 2), ("Pupil", 1)])
def test_the_path_of_metamorphosis_makes_vicissitude_cheaper_for_tzimisce(
    name: str, left: int
) -> None:
    stage = PeopleStage(2, SHAPER, SCULPT)
    stage.permanent(B, "The Path of Metamorphosis")
    minion = stage.vampire(A, name, 3)
    stage.hand(A, "Sculpt")
    stage.play(A, "play sculpt vic", minion)
    stage.resolve()
    assert (stage.table.pool[A], stage.blood(minion)) == (31, left)


def test_a_vampire_who_burns_the_path_of_metamorphosis_takes_damage() -> None:
    stage = PeopleStage()
    path, kurt = stage.permanent(B, "The Path of Metamorphosis"), stage.vampire(A, "Kurt", 3)
    stage.play(A, "act", kurt, path, "0")
    stage.resolve()
    assert (stage.zone(path), stage.blood(kurt)) == (ASH_HEAP, 2)


# Palla Grande


BALL = (
    *PEOPLE,
    Vampire("Diva", "toreador-antitribu", 1, 5, "", "sabbat"),
    Vampire("Guest", "toreador-antitribu", 1, 4, "", "sabbat"),
)


def test_palla_grande_lasts_for_three_of_your_turns() -> None:
    stage = Stage(2, phase="master", extra=BALL)
    stage.vampire(A, "Elder")
    stage.hand(A, "Palla Grande")
    assert offered_modes(stage, A, "palla-grande") == []
    stage = Stage(2, phase="master", extra=BALL)
    stage.vampire(A, "Diva")
    stage.hand(A, "Palla Grande")
    stage.play(A, "play palla-grande plain -")
    stage.skip("MasterPhase")
    ball = stage.table.beside[A][0]
    assert stage.blood(ball) == 3
    for left in (2, 1):
        stage.skip("MasterPhase", B)
        assert stage.blood(ball) == left
        stage.skip("MasterPhase", A)
        assert (stage.blood(ball), stage.zone(ball)) == (left, BESIDE)
    stage.skip("MasterPhase", B)
    assert stage.zone(ball) == ASH_HEAP


def test_palla_grande_is_for_all_toreador_antitribu_and_for_nobody_else() -> None:
    stage = Stage(2, extra=BALL)
    diva, pupil = stage.vampire(A, "Diva"), stage.vampire(A, "Pupil")
    guest = stage.vampire(B, "Guest")
    ball = stage.permanent(A, "Palla Grande", counters=2)
    stage.begin()
    assert [values.bleed(stage.table, card) for card in (diva, pupil, guest)] == [2, 1, 2]
    moving.burn(stage.table, ball)
    assert [values.bleed(stage.table, card) for card in (diva, pupil, guest)] == [1, 1, 1]


# The Art of Pain


def test_the_art_of_pain_gives_strength_to_a_ready_toreador_antitribu() -> None:
    diva = Vampire("Diva", "toreador-antitribu", 1, 5, "", "sabbat")
    stage = PeopleStage(2, diva, phase="master")
    stage.hand(A, "The Art of Pain")
    pupil, torpid = stage.vampire(A, "Pupil"), stage.vampire(A, "Diva", torpor=True)
    assert not stage.offers(A, "play", "the-art-of-pain", "plain", "-")
    ready = stage.vampire(A, "Diva")
    play_as_a(stage, "the-art-of-pain", "target", ready)
    found = [values.strength(stage.table, card) for card in (pupil, torpid, ready)]
    assert found == [1, 1, 3]
    assert stage.table.pool[A] == 28


# Infernal Pact


WARLOCK = Vampire("Warlock", "tremere-antitribu", 1, 5, "tha AUS", "sabbat")


def pact(discipline: str) -> tuple[PeopleStage, int]:
    """A's Tremere antitribu has a pact for a discipline."""
    stage = PeopleStage(3, WARLOCK, phase="master")
    warlock = stage.vampire(A, "Warlock")
    stage.hand(A, "Infernal Pact")
    stage.play(A, "play infernal-pact plain -")
    assert stage.options(A) == [f"name {word}" for word in DISCIPLINES]
    stage.play(A, f"name {discipline}")
    stage.skip("MinionPhase")
    return stage, warlock


def test_the_pact_lets_a_vampire_play_cards_at_superior() -> None:
    without = PeopleStage(3, WARLOCK)
    without.vampire(A, "Warlock")
    bound, _ = pact("dom")
    for stage, ways in ((without, []), (bound, ["dom", "DOM"])):
        stage.uncontrolled(A, "Fledgling")
        stage.hand(A, "Govern the Unaligned")
        assert offered_modes(stage, A, "govern-the-unaligned") == ways


def test_infernal_pact_does_not_give_the_discipline() -> None:
    stage, warlock = pact("dom")
    assert identity.level(stage.table, warlock, "dom") == 0
    assert identity.capacity(stage.table, warlock) == 5
    assert stage.table.pool[A] == 29


def test_infernal_pact_is_for_one_discipline_alone_and_counts_with_what_he_has() -> None:
    stage, warlock = pact("tha")
    assert identity.play_level(stage.table, warlock, "tha") == 2
    assert identity.level(stage.table, warlock, "tha") == 1
    assert identity.play_level(stage.table, warlock, "dom") == 0


def test_infernal_pact_needs_a_tremere_antitribu_of_yours() -> None:
    stage = PeopleStage(3, WARLOCK, phase="master")
    stage.vampire(A, "Judge")
    stage.vampire(B, "Warlock")
    stage.hand(A, "Infernal Pact")
    assert offered_modes(stage, A, "infernal-pact") == []
    stage.vampire(A, "Warlock")
    assert offered_modes(stage, A, "infernal-pact") == ["plain"]


# Aching Beauty


def test_aching_beauty_costs_the_controller_of_who_blocks_its_vampire() -> None:
    for name, pool in (("Pupil", 29), ("Elder", 30)):
        stage = PeopleStage(2)
        stage.put_on(stage.vampire(A, "Pupil"), "Aching Beauty")
        actor = stage.table.ready[A][0] if name == "Pupil" else stage.vampire(A, name)
        rival = stage.vampire(B, "Rival")
        bleed(stage, actor)
        try_block(stage, rival)
        stage.skip("before-range", A)
        assert stage.table.pool[B] == pool


# Acquired Ventrue Assets


UNCLE = Vampire("Uncle", "giovanni", 1, 8, "NEC", "independent")


def test_acquired_ventrue_assets_give_a_giovanni_a_blood_each_turn() -> None:
    stage = PeopleStage(2, UNCLE, phase="master")
    uncle = stage.vampire(A, "Uncle", 2)
    stage.vampire(A, "Elder", 2)
    stage.vampire(B, "Uncle", 2)
    stage.hand(A, "Acquired Ventrue Assets")
    play_as_a(stage, "acquired-ventrue-assets")
    (assets,) = stage.table.beside[A]
    assert stage.blood(assets) == 1
    stage.play(A, "use", assets, "0")
    assert stage.blood(uncle) == 3
    assert stage.zone(assets) == ASH_HEAP


def test_acquired_ventrue_assets_are_for_once_a_turn_and_ventrue_leave_them_alone() -> None:
    stage = PeopleStage(2, UNCLE, phase="master")
    assets = stage.permanent(A, "Acquired Ventrue Assets", counters=3)
    stage.vampire(A, "Uncle", 2)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.play(A, "use", assets, "0")
    assert not stage.offers(A, "use", assets, "0")
    stage.skip("MinionPhase")
    assert not stage.offers(A, "act", elder, assets, "0")
    stage.play(A, "act", pupil, assets, "0")
    stage.resolve()
    assert stage.zone(assets) == ASH_HEAP


# Ephor


OTHER_MAYOR = Vampire("Other Mayor", "brujah", 1, 5, "", "camarilla", title="prince:Nowhere")


def test_ephor_gives_intercept_and_a_vote_and_makes_a_rival_yield() -> None:
    stage = PeopleStage(3, OTHER_MAYOR)
    elder = stage.vampire(A, "Elder")
    mayor, other = stage.vampire(B, "Mayor"), stage.vampire(C, "Other Mayor")
    ephor = stage.put_on(elder, "Ephor")
    assert not stage.offers(A, "act", elder, ephor, "0")
    stage = PeopleStage(3, OTHER_MAYOR)
    elder = stage.vampire(A, "Elder")
    mayor, other = stage.vampire(B, "Mayor"), stage.vampire(C, "Other Mayor")
    ephor = stage.put_on(elder, "Ephor")
    for each in (mayor, other):
        profiles.contest_title(stage.table, each)
    stage.play(A, "act", elder, ephor, "0")
    stage.play(A, "target", mayor)
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, B)
    stage.resolve()
    assert stage.table.profile[mayor].title == ""
    assert stage.table.profile[other].title == "prince:Nowhere"


def test_ephor_helps_to_block() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(B, "Elder")
    stage.put_on(elder, "Ephor")
    rival = stage.vampire(A, "Rival")
    bleed(stage, rival)
    try_block(stage, elder)
    assert values.intercept(stage.table, elder) == 1


# Paragon


def test_paragon_is_for_a_ventrue_of_the_last_influence_phase() -> None:
    stage = PeopleStage(2, phase="influence")
    elder, pupil = stage.uncontrolled(A, "Elder", 10), stage.uncontrolled(A, "Pupil", 5)
    stage.vampire(A, "Mayor")
    stage.hand(A, "Paragon")
    stage.skip("MasterPhase", B)
    stage.skip("MasterPhase", A)
    play_as_a(stage, "paragon")
    assert stage.names(stage.table.attached[elder]) == ["paragon"]
    assert stage.table.attached[pupil] == ()


def test_a_younger_vampire_who_blocks_paragon_burns_a_blood() -> None:
    for blocker, blood in (("Rival", 7), ("Thug", 2)):
        stage = PeopleStage(2)
        elder = stage.vampire(A, "Elder")
        stage.put_on(elder, "Paragon")
        other = stage.ally(B, "Thug") if blocker == "Thug" else stage.vampire(B, blocker)
        fight(stage, elder, other)
        choose_strikes(stage)
        stage.skip("MinionPhase")
        assert stage.blood(other) == blood


@pytest.mark.parametrize(("caller", "votes"), [("Pupil", 1), ("Ancient", 0)])
def test_paragon_votes_in_referendums_of_younger_vampires(caller: str, votes: int) -> None:
    tax = Card("Levy", POLITICAL, effect=Motion(BurnPool(1, p.EACH_OTHER)))
    stage = PeopleStage(2, tax, Vampire("Ancient", "brujah", 1, 11, "", "camarilla"))
    minion, elder = stage.vampire(A, caller), stage.vampire(B, "Elder")
    stage.put_on(elder, "Paragon")
    stage.hand(A, "levy")
    stage.play(A, "play levy plain", minion)
    stage.skip("polling")
    assert titles.votes(stage.table, elder) == votes


# Framing an Ancient Grudge


HEIR = Vampire("Heir", "ventrue-antitribu", 1, 5, "", "sabbat")


@pytest.mark.parametrize(("name", "pool"), [("Mayor", 30), ("Judge", 27)])
def test_framing_an_ancient_grudge_takes_a_title(name: str, pool: int) -> None:
    stage = PeopleStage(2, HEIR, phase="master")
    stage.hand(A, "Framing an Ancient Grudge")
    stage.vampire(A, "Heir")
    stage.vampire(B, "Pack Leader")
    assert offered_modes(stage, A, "framing-an-ancient-grudge") == []
    victim = stage.vampire(B, name)
    (way,) = offered_modes(stage, A, "framing-an-ancient-grudge")
    stage.play(A, f"play framing-an-ancient-grudge {way} -")
    assert titles.title(stage.table, victim) == ""
    assert stage.table.pool[A] == pool


# Hostile Takeover


def stage_with_takeover() -> tuple[Stage, int]:
    """A has played the card on B's Pupil; B has 4 pool."""
    stage = PeopleStage(3, phase="master")
    stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    pupil = stage.vampire(B, "Pupil")
    stage.pool(B, 4)
    stage.pool(C, 6)
    stage.hand(A, "Hostile Takeover")
    play_as_a(stage, "hostile-takeover")
    return stage, pupil


@ruling("Hostile Takeover", 1, 2)
def test_hostile_takeover_is_a_public_auction_in_which_all_bid_what_they_can_pay() -> None:
    stage, pupil = stage_with_takeover()
    assert stage.table.pool[A] == 29
    assert stage.options(A)[-2] == "number 29"
    stage.play(A, "number 1")
    stage.skip("Auction", B)
    assert stage.options(B)[-2] == "number 8"
    stage.skip("Auction", C)
    assert stage.options(C)[-2] == "number 6"
    stage.play(C, "number 5")
    assert stage.decider == A  # anybody may still bid more
    stage.play(A, "number 6")
    stage.skip("MasterPhase", A)
    assert stage.table.pool == [23, 10, 6]
    assert stage.table.controller[pupil] == A


def test_hostile_takeover_costs_the_controller_half_a_bid() -> None:
    stage, pupil = stage_with_takeover()
    stage.skip("Auction", B)
    stage.play(B, "number 5")
    stage.skip("MasterPhase", A)
    assert stage.table.pool == [29, 1, 6]
    assert stage.table.controller[pupil] == B


# Ventrue Directorate Assembly


def test_ventrue_directorate_assembly_gives_ready_ventrue_a_vote_in_political_actions() -> None:
    stage = ReferendumStage(2)
    stage.permanent(B, "Ventrue Directorate Assembly")
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    asleep = stage.vampire(B, "Mayor", torpor=True)
    assert titles.votes(stage.table, elder) == 0
    stage.hand(A, "Gift")
    stage.play(A, "play gift plain", elder)
    assert [titles.votes(stage.table, card) for card in (elder, kurt)] == [1, 0]
    assert titles.votes(stage.table, asleep) == 0


@pytest.mark.parametrize(
    ("name", "action", "stealth"),
    [
        ("Elder", "0", 0),
        ("Kurt", "1", 1),
    ],
)
def test_brujah_burn_the_assembly_more_easily(name: str, action: str, stealth: int) -> None:
    stage = PeopleStage(2)
    target, minion = stage.permanent(B, "Ventrue Directorate Assembly"), stage.vampire(A, name)
    assert not stage.offers(A, "act", minion, target, "1" if action == "0" else "0")
    stage.play(A, "act", minion, target, action)
    assert values.stealth(stage.table, minion) == stealth
    stage.resolve()
    assert stage.zone(target) == ASH_HEAP
