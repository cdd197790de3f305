"""Special terms: blood cursed, research area, slaves, sterile, vulnerability (VTES-11)."""

from __future__ import annotations

from games.vtes.cards.blocked_actions import BlockStage, let_slave_fight
from games.vtes.cards.master_cards import play_master
from games.vtes.cards.people import PEOPLE, PeopleStage, bleed, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.special_term_cards import burn_in_combat, special_terms_stage
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import piles
from conclave.games.vtes.rules.constants import ACTION, CAMARILLA, RESEARCH, STERILE, TORPOR
from conclave.games.vtes.rules.events.actions import ActionBlocked
from conclave.games.vtes.rules.events.combat import CombatBegan, TookDamage
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

# Blood cursed


@rule("VTES-11-01")
def test_a_blood_cursed_vampire_commits_no_diablerie() -> None:
    stage = special_terms_stage()
    cursed, hunter = stage.vampire(A, "Cursed"), stage.vampire(A, "Hunter")
    victim = stage.vampire(B, "Krid", torpor=True)
    assert stage.offers(A, "diablerize", hunter, victim)
    assert not stage.offers(A, "diablerize", cursed, victim)
    assert stage.offers(A, "rescue", cursed, victim, "2")


@rule("VTES-11-01")
def test_he_does_not_when_he_blocks_a_vampire_who_leaves_torpor() -> None:
    for blocker, asked in (("Cursed", False), ("Hunter", True)):
        stage = special_terms_stage()
        krid = stage.vampire(A, "Krid", torpor=True)
        other = stage.vampire(B, blocker)
        stage.put_on(other, "Bright Lantern")
        stage.play(A, "leave-torpor", krid)
        stage.skip("BlockQuestion", B)
        stage.play(B, "block", other)
        prompts = set()
        while stage.prompt != "MinionPhase":
            prompts.add(stage.prompt)
            stage.do_minimum()
        assert len(stage.events_of(ActionBlocked)) == 1
        assert ("MayDiablerize" in prompts) == asked


# Research area


@rule("VTES-11-11", "VTES-11-12", "VTES-11-13")
def test_the_research_area_is_hidden_out_of_play_and_known_to_its_owner() -> None:
    stage = special_terms_stage(2, "master")
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
    stage = special_terms_stage()
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
    free = special_terms_stage()
    stone = free.vampire(A, "Stone")
    free.vampire(A, "Stone Lord")
    theirs = free.vampire(B, "Angel", torpor=True)
    assert free.offers(A, "bleed", stone)
    assert free.offers(A, "diablerize", stone, theirs)


@rule("VTES-11-15", "VTES-11-05")
def test_a_slave_without_his_master_does_not_attack_a_marked_minion() -> None:
    for master in ("Krid", "Stone Lord"):
        stage = special_terms_stage(2, "master")
        stone, hunted = stage.vampire(A, "Stone"), stage.vampire(B, "Hunted")
        stage.vampire(A, master)
        stage.play(A, "mark", hunted)
        stage.skip("MinionPhase", A)
        assert stage.offers(A, "attack", stone, hunted) == (master == "Stone Lord")


@rule("VTES-R-09")
def test_the_master_must_be_ready_and_with_the_same_controller() -> None:
    torpid = special_terms_stage()
    stone = torpid.vampire(A, "Stone")
    torpid.vampire(A, "Stone Lord", torpor=True)
    assert not torpid.offers(A, "bleed", stone)
    other = special_terms_stage()
    stone = other.vampire(A, "Stone")
    other.vampire(B, "Stone Lord")
    assert not other.offers(A, "bleed", stone)
    ready = special_terms_stage()
    stone = ready.vampire(A, "Stone")
    ready.vampire(A, "Stone Lord", tapped=True)
    assert ready.offers(A, "bleed", stone)


def blocked_master(tapped: bool = False) -> tuple[Stage, int, int, int]:
    """The master of a slave is blocked."""
    stage = special_terms_stage()
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
    assert stage.events_of(CombatBegan) == []
    assert stage.options(A) == [f"target {stage.table.word(stone)}", "done"]
    stage.play(A, "target", stone)
    stage.skip("before-range", A)
    table = stage.table
    assert [table.tapped[card] for card in (lord, stone, krid)] == [False, True, True]
    (combat,) = stage.events_of(CombatBegan)
    assert {combat.card, combat.other} == {table.word(stone), table.word(krid)}


@rule("VTES-11-16")
def test_the_master_may_fight_himself() -> None:
    stage, lord, stone, krid = blocked_master()
    stage.skip("SlaveQuestion", A)
    stage.play(A, "done")
    stage.skip("before-range", A)
    (combat,) = stage.events_of(CombatBegan)
    assert {combat.card, combat.other} == {stage.table.word(lord), stage.table.word(krid)}
    assert not stage.table.tapped[stone]


@rule("VTES-R-10")
def test_a_tapped_slave_does_not_help() -> None:
    stage, lord, _, krid = blocked_master(tapped=True)
    stage.skip("before-range", A)
    (combat,) = stage.events_of(CombatBegan)
    assert {combat.card, combat.other} == {stage.table.word(lord), stage.table.word(krid)}


@rule("VTES-11-16")
def test_a_slave_does_not_help_a_minion_of_another_clan() -> None:
    stage = special_terms_stage()
    angel = stage.vampire(A, "Angel")
    stage.vampire(A, "Stone")
    krid = stage.vampire(B, "Krid")
    stage.play(A, "bleed", angel)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", krid)
    stage.skip("before-range", A)
    (combat,) = stage.events_of(CombatBegan)
    assert {combat.card, combat.other} == {stage.table.word(angel), stage.table.word(krid)}


# Sterile, vulnerability


@rule("VTES-11-17")
def test_a_sterile_vampire_brings_no_vampire_into_play() -> None:
    stage = special_terms_stage()
    barren, krid = stage.vampire(A, "Barren"), stage.vampire(A, "Krid")
    stage.hand(A, "Childe", "Short Errand")
    assert stage.offers(A, "play childe plain", krid)
    assert not stage.offers(A, "play childe plain", barren)
    assert stage.offers(A, "play short-errand plain", barren)


@rule("VTES-11-22")
def test_cold_iron_is_aggravated_for_minions_vulnerable_to_it() -> None:
    for weapon, victim, zone in (
        ("Iron Sword", "Pale One", TORPOR),
        ("Club", "Pale One", 5),
        ("Iron Sword", "Hunter", 5),
    ):
        stage = special_terms_stage()
        krid = stage.vampire(A, "Krid")
        other = stage.vampire(B, victim, 4)
        sword = stage.put_on(krid, weapon)
        stage.play(A, "bleed", krid)
        stage.skip("BlockQuestion", B)
        stage.play(B, "block", other)
        stage.skip("StrikePair", A)
        stage.play(A, "strike", sword, "0")
        stage.skip("MinionPhase", A)
        hits = {hit.card: (hit.normal, hit.aggravated) for hit in stage.events_of(TookDamage)}
        assert hits[stage.table.word(other)] == ((0, 2) if zone == TORPOR else (2, 0))
        assert stage.zone(other) == zone


@rule("VTES-R-97")
@ruling("Black Hand", 1)
def test_the_black_hand_is_no_title_and_stays_with_a_vampire_who_changes_sect() -> None:
    stage = Stage(2)
    colonel, krid = stage.vampire(A, "The Colonel"), stage.vampire(A, "Krid")
    assert not titles.is_titled(stage.table, colonel)
    contests.change_sect(stage.table, colonel, CAMARILLA)
    assert identity.sect(stage.table, colonel) == CAMARILLA
    assert identity.has_trait(stage.table, colonel, "black-hand")
    assert not identity.has_trait(stage.table, krid, "black-hand")


@rule("VTES-R-97")
def test_a_path_means_nothing_by_itself() -> None:
    stage = Stage(2)
    cyan, concordia = stage.vampire(A, "Cyan Sin"), stage.vampire(A, "Concordia")
    assert identity.has_trait(stage.table, cyan, "path-of-cathari")
    assert identity.has_trait(stage.table, concordia, "path-of-power-and-the-inner-voice")
    numbers = [
        values.bleed(stage.table, cyan), values.strength(stage.table, cyan),
        values.stealth(stage.table, cyan), titles.votes(stage.table, cyan),
    ]  # fmt: skip
    assert numbers == [1, 1, 0, 0]
    assert titles.votes(stage.table, concordia) == 1


@rule("VTES-11-17")
def test_a_sterile_vampire_plays_no_card_that_brings_a_vampire() -> None:
    """There is no such card in the pool yet, so one is made up."""
    progeny = Card("Progeny", ACTION, effect=Action(GainPool(1), brings_vampire=True))
    sterile = Vampire("Last of Hers", "caitiff", 1, 4, "", "camarilla", STERILE)
    stage = Stage(2, extra=(progeny, sterile, *PEOPLE))
    last, pupil = stage.vampire(A, "Last of Hers"), stage.vampire(A, "Pupil")
    stage.hand(A, "Progeny")
    assert stage.offers(A, "play progeny plain", pupil)
    assert not stage.offers(A, "play progeny plain", last)


@rule("VTES-11-16", "VTES-R-10")
def test_the_acting_methuselah_is_asked_for_slaves_before_anybody_answers_the_block() -> None:
    stage = BlockStage()
    mage, _ = stage.vampire(A, "Mage"), stage.vampire(A, "Statue")
    elder = stage.vampire(B, "Elder")
    stage.hand(B, "Obedience")
    bleed(stage, mage)
    try_block(stage, elder)
    while stage.prompt != "SlaveQuestion":
        assert stage.window != "blocked"
        stage.do_minimum()
    stage.play(A, "done")
    stage.skip("blocked", B)
    assert offered_modes(stage, B, "obedience") == ["dom", "DOM"]


@rule("VTES-11-16")
def test_a_slave_fights_only_for_the_block_for_which_he_stepped_in() -> None:
    stage, mage, statue, thug = let_slave_fight(by_ally=True)
    stage.hand(A, "Psychomachia")
    stage.skip("blocked", A)
    stage.play(A, "play psychomachia dai", mage)
    try_block(stage, stage.table.ready[B][1])
    stage.skip("MinionPhase")
    (combat,) = stage.events_of(CombatBegan)
    assert combat.card == stage.table.word(mage)
    assert stage.table.tapped[statue]
    assert not stage.table.tapped[thug]


@ruling("Black Hand", 1)
def test_the_black_hand_is_no_title_and_of_no_sect() -> None:
    stage = PeopleStage(2, phase="master")
    member = stage.vampire(A, "Mosfair")
    assert identity.has_trait(stage.table, member, "black-hand")
    assert not titles.is_titled(stage.table, member)
    stage.hand(A, "Out of the Frying Pan")
    play_master(stage, A, "out-of-the-frying-pan")
    assert identity.sect(stage.table, member) == "camarilla"
    assert identity.has_trait(stage.table, member, "black-hand")
