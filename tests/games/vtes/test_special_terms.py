"""Special terms: blood cursed, Red List and trophies, slaves, sterile, and more (VTES-11)."""

from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import moving
from conclave.games.vtes.rules.abilities import Action, Bonus, Strike, Weapon
from conclave.games.vtes.rules.words import (
    ACTION,
    ALLY,
    ASH_HEAP,
    BLOOD_CURSED,
    CAMARILLA,
    COLD_IRON,
    COMBAT,
    EQUIPMENT,
    INDEPENDENT,
    MASTER,
    MELEE,
    RED_LIST,
    RESEARCH,
    SABBAT,
    STERILE,
    TORPOR,
    TREMERE_SLAVE,
    TROPHY,
    WEAPON,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.effects import Burn, GainBlood, GainPool
from conclave.testing import rule

CURSED = Vampire("Cursed", "assamite", 2, 4, "qui", INDEPENDENT, BLOOD_CURSED)
HUNTED = Vampire("Hunted", "brujah", 2, 4, "cel", INDEPENDENT, RED_LIST)
HUNTER = Vampire("Hunter", "brujah", 2, 6, "pot", CAMARILLA)
MASTER_OF_STONE = Vampire("Stone Lord", "tremere", 2, 5, "tha", CAMARILLA)
STONE = Vampire("Stone", "gargoyle", 2, 4, "vis", CAMARILLA, TREMERE_SLAVE)
BARREN = Vampire("Barren", "ahrimane", 2, 4, "spi", SABBAT, STERILE)
PALE = Vampire("Pale One", "kiasyd", 2, 4, "myt", SABBAT, "vulnerability:cold-iron")
EAR = Card("Ear", MASTER, TROPHY, grants=Bonus("bleed", 1))
HEAD = Card("Head", MASTER, TROPHY, grants=Bonus("bleed", 2))
BANISH = Card("Banish", ACTION, effect=Action(Burn(f.TARGET), stealth=1, target=f.One(f.MINION)))
EMBRACE = Card(
    "Childe", ACTION, effect=Action(GainPool(1), stealth=1, brings_vampire=True)
)  # fmt: skip
ERRAND = Card("Short Errand", ACTION, effect=Action(GainPool(1), stealth=1))
BLESSING = Card("Blessing", ACTION, effect=Action(GainBlood(1, f.TARGET), target=f.One(f.VAMPIRE)))
SWORD = Card("Iron Sword", EQUIPMENT, WEAPON, MELEE, COLD_IRON,
             grants=Weapon(Strike(damage=1, hand=True)))  # fmt: skip
CLUB = Card("Club", EQUIPMENT, WEAPON, MELEE, grants=Weapon(Strike(damage=1, hand=True)))
LANTERN = Card("Bright Lantern", EQUIPMENT, grants=Bonus("intercept", 1))
FLAME = Card("Flame", COMBAT, effect=Strike(damage=2, aggravated=True))
THUG = Card("Thug", ALLY, life=3, strength=1)
CARDS = (
    CURSED, HUNTED, HUNTER, MASTER_OF_STONE, STONE, BARREN, PALE, EAR, HEAD, BANISH, EMBRACE,
    ERRAND, BLESSING, SWORD, CLUB, LANTERN, FLAME, THUG,
)  # fmt: skip


def table_of(seats: int = 2, phase: str = "minion", active: int = A) -> Stage:
    """A table with all made-up cards."""
    return Stage(seats, phase=phase, active=active, extra=CARDS)


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
        assert len(stage.told(told.ActionBlocked)) == 1
        assert ("MayDiablerize" in prompts) == asked


# Red List


@rule("VTES-11-04", "VTES-R-77")
def test_any_red_list_minion_may_be_marked_for_the_turn_even_ones_own() -> None:
    stage = table_of(3, "master")
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
    stage = table_of(2, "master")
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
    (combat,) = stage.told(told.CombatBegan)
    assert {combat.card, combat.other} == {stage.table.word(hunter), stage.table.word(hunted)}
    stage.skip("MinionPhase", A)
    stage.table.tapped[hunter] = False
    assert not stage.offers(A, "attack", hunter, hunted)
    assert stage.offers(A, "attack", krid, hunted)


@rule("VTES-11-04", "VTES-11-05")
def test_the_mark_is_for_this_turn_and_for_who_made_it() -> None:
    stage = table_of(3, "master")
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
    stage = table_of(2, "master")
    hunted = stage.vampire(B, "Hunted")
    krid = stage.vampire(A, "Krid", 1)
    stage.play(A, "mark", hunted)
    stage.skip("MinionPhase", A)
    assert stage.offers(A, "attack", krid, hunted)
    stage.table.blood[krid] = 0
    assert not stage.offers(A, "attack", krid, hunted)


def burn_in_combat(stage: Stage, hunter: int, hunted: int) -> None:
    """The hunter attacks the marked minion and burns him with two flames."""
    stage.hand(A, "Flame")
    stage.play(A, "mark", hunted)
    stage.skip("MinionPhase", A)
    stage.play(A, "attack", hunter, hunted)
    stage.skip("StrikePair", A)
    stage.play(A, "play flame plain", hunter)


@rule("VTES-11-07", "VTES-11-08")
def test_who_burns_a_red_list_minion_in_combat_may_get_a_trophy_from_anywhere() -> None:
    for place in ("hand", "ash", "library"):
        stage = table_of(2, "master")
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
        shuffles = len(stage.told(told.Shuffled))
        stage.play(A, "name ear")
        assert stage.names(stage.table.on[hunter]) == ["ear"]
        assert len(stage.table.hand[A]) == 7
        drawn = {"hand": 1, "ash": 0, "library": 1}[place]
        assert before - len(stage.table.library[A]) == drawn
        assert len(stage.told(told.Shuffled)) - shuffles == (1 if place == "library" else 0)


@rule("VTES-11-07")
def test_nobody_has_to_take_a_trophy_and_others_give_none() -> None:
    stage = table_of(2, "master")
    hunter, hunted = stage.vampire(A, "Hunter"), stage.vampire(B, "Hunted", 0)
    stage.ash(A, "Ear")
    burn_in_combat(stage, hunter, hunted)
    stage.skip("Searching", A)
    stage.play(A, "done")
    assert stage.table.on[hunter] == ()
    plain = table_of()
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
    stage = table_of()
    hunter, hunted = stage.vampire(A, "Hunter"), stage.vampire(B, "Hunted")
    stage.hand(A, "Banish")
    stage.ash(A, "Ear")
    stage.play(A, "play banish plain", hunter)
    stage.play(A, "target", hunted)
    stage.skip("Searching", A)
    assert stage.zone(hunted) == ASH_HEAP
    stage.play(A, "name ear")
    assert stage.names(stage.table.on[hunter]) == ["ear"]


@rule("VTES-11-07")
def test_an_action_at_ones_own_red_list_minion_is_not_directed_and_gives_none() -> None:
    stage = table_of()
    hunter, hunted = stage.vampire(A, "Hunter"), stage.vampire(A, "Hunted")
    stage.hand(A, "Banish")
    stage.ash(A, "Ear")
    stage.play(A, "play banish plain", hunter)
    stage.play(A, "target", hunted)
    stage.skip("MinionPhase", A)
    assert stage.zone(hunted) == ASH_HEAP
    assert stage.table.on[hunter] == ()


@rule("VTES-11-07")
def test_an_ally_gets_no_trophy() -> None:
    stage = table_of()
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
    stage = table_of()
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
    assert stage.names(stage.table.on[hunter]) == ["ear"]
    assert stage.table.controller[stage.table.on[hunter][0]] == B


@rule("VTES-11-09")
def test_trophies_in_play_may_be_moved_onto_the_vampire_by_whoever_has_them() -> None:
    stage = table_of(3, "master")
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
    stage = table_of()
    hunter = stage.vampire(A, "Hunter")
    hunted = stage.vampire(B, "Hunted", torpor=True)
    ear = stage.permanent(A, "Ear")
    stage.ash(A, "Head")
    stage.play(A, "diablerize", hunter, hunted)
    stage.skip("MovingTrophies", A)
    assert stage.zone(hunted) == ASH_HEAP
    assert stage.told(told.ReferendumCalled) == []
    stage.play(A, "target", ear)
    assert stage.prompt == "Searching"
    stage.play(A, "name head")
    assert stage.names(stage.table.on[hunter]) == ["ear", "head"]
    assert len(stage.told(told.ReferendumCalled)) == 1


# Research area


@rule("VTES-11-11", "VTES-11-12", "VTES-11-13")
def test_the_research_area_is_hidden_out_of_play_and_known_to_its_owner() -> None:
    stage = table_of(2, "master")
    stage.library(A, "Ear")
    (card,) = stage.table.library[A]
    moving.to_research(stage.table, card)
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
    assert stage.told(told.CombatBegan) == []
    assert stage.options(A) == [f"target {stage.table.word(stone)}", "done"]
    stage.play(A, "target", stone)
    stage.skip("before-range", A)
    table = stage.table
    assert [table.tapped[card] for card in (lord, stone, krid)] == [False, True, True]
    (combat,) = stage.told(told.CombatBegan)
    assert {combat.card, combat.other} == {table.word(stone), table.word(krid)}


@rule("VTES-11-16")
def test_the_master_may_fight_himself() -> None:
    stage, lord, stone, krid = blocked_master()
    stage.skip("SlaveQuestion", A)
    stage.play(A, "done")
    stage.skip("before-range", A)
    (combat,) = stage.told(told.CombatBegan)
    assert {combat.card, combat.other} == {stage.table.word(lord), stage.table.word(krid)}
    assert not stage.table.tapped[stone]


@rule("VTES-R-10")
def test_a_tapped_slave_does_not_help() -> None:
    stage, lord, _, krid = blocked_master(tapped=True)
    stage.skip("before-range", A)
    (combat,) = stage.told(told.CombatBegan)
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
    (combat,) = stage.told(told.CombatBegan)
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
        hits = {hit.card: (hit.normal, hit.aggravated) for hit in stage.told(told.TookDamage)}
        assert hits[stage.table.word(other)] == ((0, 2) if zone == TORPOR else (2, 0))
        assert stage.zone(other) == zone
