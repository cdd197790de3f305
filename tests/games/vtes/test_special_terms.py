"""Special terms: blood cursed, research area, slaves, sterile, vulnerability (VTES-11)."""

from games.vtes.special_people import burn_in_combat, table_of
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.atoms import piles
from conclave.games.vtes.rules.events.actions import ActionBlocked
from conclave.games.vtes.rules.events.combat import CombatBegan, TookDamage
from conclave.games.vtes.rules.words import RESEARCH, TORPOR
from conclave.testing import rule

# Blood cursed


@rule("VTES-11-01")
def test_who_is_blood_cursed_commits_no_diablerie() -> None:
    stage = table_of()
    cursed, hunter = stage.vampire(A, "Cursed"), stage.vampire(A, "Hunter")
    victim = stage.vampire(B, "Krid", torpor=True)
    assert stage.offers(A, "diablerize", hunter, victim)
    assert not stage.offers(A, "diablerize", cursed, victim)
    assert stage.offers(A, "rescue", cursed, victim, "2")


@rule("VTES-11-01")
def test_nor_does_he_when_he_blocks_a_vampire_who_leaves_torpor() -> None:
    for blocker, asked in (("Cursed", False), ("Hunter", True)):
        stage = table_of()
        krid = stage.vampire(A, "Krid", torpor=True)
        other = stage.vampire(B, blocker)
        stage.put_on(other, "Bright Lantern")
        stage.play(A, "leave-torpor", krid)
        stage.skip("BlockQuestion", B)
        stage.play(B, "block", other)
        prompts = set()
        while stage.prompt != "MinionPhase":
            prompts.add(stage.prompt)
            stage.least()
        assert len(stage.told(ActionBlocked)) == 1
        assert ("MayDiablerize" in prompts) == asked


# Research area


@rule("VTES-11-11", "VTES-11-12", "VTES-11-13")
def test_the_research_area_is_hidden_out_of_play_and_known_to_its_owner() -> None:
    stage = table_of(2, "master")
    stage.library(A, "Ear")
    (card,) = stage.table.library[A]
    piles.to_research(stage.table, card)
    table = stage.table
    assert (table.zone[card], table.research[A]) == (RESEARCH, (card,))
    assert not table.in_play(card)
    assert table.may_see(A, ("card", card))
    assert not table.may_see(B, ("card", card))
    assert not table.may_see(None, ("card", card))
    assert table.controlled(A) == []
    assert stage.options(A) == ["pass"]
    hunter, hunted = stage.vampire(A, "Hunter"), stage.vampire(B, "Hunted", 0)
    burn_in_combat(stage, hunter, hunted)
    stage.skip("Searching", A)
    assert stage.options(A) == ["done"]
    assert table.zone[card] == RESEARCH


# Slaves


@rule("VTES-11-15")
def test_a_slave_without_his_master_takes_no_directed_actions() -> None:
    stage = table_of()
    stone = stage.vampire(A, "Stone")
    mine, theirs = stage.vampire(A, "Krid", 1), stage.vampire(B, "Angel", torpor=True)
    stage.hand(A, "Blessing", "Short Errand")
    word = stage.table.word(stone)
    alone = {option for option in stage.options(A) if word in option}
    assert alone == {
        f"hunt {word}", f"become-anarch {word}", f"play blessing plain {word}",
        f"play short-errand plain {word}",
    }  # fmt: skip
    stage.play(A, "play blessing plain", stone)
    assert stage.options(A) == [f"target {stage.table.word(card)}" for card in (stone, mine)]
    free = table_of()
    stone = free.vampire(A, "Stone")
    free.vampire(A, "Stone Lord")
    theirs = free.vampire(B, "Angel", torpor=True)
    assert free.offers(A, "bleed", stone)
    assert free.offers(A, "diablerize", stone, theirs)


@rule("VTES-11-15", "VTES-11-05")
def test_a_slave_without_his_master_does_not_attack_a_marked_minion() -> None:
    for master in ("Krid", "Stone Lord"):
        stage = table_of(2, "master")
        stone, hunted = stage.vampire(A, "Stone"), stage.vampire(B, "Hunted")
        stage.vampire(A, master)
        stage.play(A, "mark", hunted)
        stage.skip("MinionPhase", A)
        assert stage.offers(A, "attack", stone, hunted) == (master == "Stone Lord")


@rule("VTES-R-09")
def test_the_master_must_be_ready_and_with_the_same_controller() -> None:
    torpid = table_of()
    stone = torpid.vampire(A, "Stone")
    torpid.vampire(A, "Stone Lord", torpor=True)
    assert not torpid.offers(A, "bleed", stone)
    other = table_of()
    stone = other.vampire(A, "Stone")
    other.vampire(B, "Stone Lord")
    assert not other.offers(A, "bleed", stone)
    ready = table_of()
    stone = ready.vampire(A, "Stone")
    ready.vampire(A, "Stone Lord", tapped=True)
    assert ready.offers(A, "bleed", stone)


def blocked_master(tapped: bool = False) -> tuple[Stage, int, int, int]:
    """The master of a slave is blocked."""
    stage = table_of()
    lord, stone = stage.vampire(A, "Stone Lord"), stage.vampire(A, "Stone", tapped=tapped)
    krid = stage.vampire(B, "Krid")
    stage.play(A, "bleed", lord)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", krid)
    return stage, lord, stone, krid


@rule("VTES-11-16", "EX-11-b", "VTES-R-10")
def test_a_slave_may_fight_in_the_place_of_his_master() -> None:
    stage, lord, stone, krid = blocked_master()
    stage.skip("SlaveQuestion", A)
    assert stage.told(CombatBegan) == []
    assert stage.options(A) == [f"target {stage.table.word(stone)}", "done"]
    stage.play(A, "target", stone)
    stage.skip("before-range", A)
    table = stage.table
    assert [table.tapped[card] for card in (lord, stone, krid)] == [False, True, True]
    (combat,) = stage.told(CombatBegan)
    assert {combat.card, combat.other} == {table.word(stone), table.word(krid)}


@rule("VTES-11-16")
def test_the_master_may_fight_himself() -> None:
    stage, lord, stone, krid = blocked_master()
    stage.skip("SlaveQuestion", A)
    stage.play(A, "done")
    stage.skip("before-range", A)
    (combat,) = stage.told(CombatBegan)
    assert {combat.card, combat.other} == {stage.table.word(lord), stage.table.word(krid)}
    assert not stage.table.tapped[stone]


@rule("VTES-R-10")
def test_a_tapped_slave_does_not_help() -> None:
    stage, lord, _, krid = blocked_master(tapped=True)
    stage.skip("before-range", A)
    (combat,) = stage.told(CombatBegan)
    assert {combat.card, combat.other} == {stage.table.word(lord), stage.table.word(krid)}


@rule("VTES-11-16")
def test_a_slave_does_not_help_a_minion_of_another_clan() -> None:
    stage = table_of()
    angel = stage.vampire(A, "Angel")
    stage.vampire(A, "Stone")
    krid = stage.vampire(B, "Krid")
    stage.play(A, "bleed", angel)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", krid)
    stage.skip("before-range", A)
    (combat,) = stage.told(CombatBegan)
    assert {combat.card, combat.other} == {stage.table.word(angel), stage.table.word(krid)}


# Sterile, vulnerability


@rule("VTES-11-17")
def test_a_sterile_vampire_brings_no_vampire_into_play() -> None:
    stage = table_of()
    barren, krid = stage.vampire(A, "Barren"), stage.vampire(A, "Krid")
    stage.hand(A, "Childe", "Short Errand")
    assert stage.offers(A, "play childe plain", krid)
    assert not stage.offers(A, "play childe plain", barren)
    assert stage.offers(A, "play short-errand plain", barren)


@rule("VTES-11-22")
def test_cold_iron_is_aggravated_for_who_is_vulnerable_to_it() -> None:
    for weapon, victim, zone in (
        ("Iron Sword", "Pale One", TORPOR),
        ("Club", "Pale One", 5),
        ("Iron Sword", "Hunter", 5),
    ):
        stage = table_of()
        krid = stage.vampire(A, "Krid")
        other = stage.vampire(B, victim, 4)
        sword = stage.put_on(krid, weapon)
        stage.play(A, "bleed", krid)
        stage.skip("BlockQuestion", B)
        stage.play(B, "block", other)
        stage.skip("StrikePair", A)
        stage.play(A, "strike", sword, "0")
        stage.skip("MinionPhase", A)
        hits = {hit.card: (hit.normal, hit.aggravated) for hit in stage.told(TookDamage)}
        assert hits[stage.table.word(other)] == ((0, 2) if zone == TORPOR else (2, 0))
        assert stage.zone(other) == zone
