"""Vampires: capacity, disciplines, coming out, merging (VTES-1.5)."""

from __future__ import annotations

import pytest
from games.vtes.made_up import CHILDE, COIN, ELDER, FLEDGLING
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules import counters, moving, reading
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules.abilities import Bonus
from conclave.games.vtes.rules.blood import gain_up_to_capacity
from conclave.games.vtes.rules.words import (
    ACTION,
    ADVANCED,
    ASH_HEAP,
    CAMARILLA,
    ON_CARD,
    POTENCE,
    PRESENCE,
    READY,
    SABBAT,
    SCARCE,
    SECT_OF_CLAN,
    UNCONTROLLED,
)
from conclave.games.vtes.vocabulary.card import Card, Vampire, as_
from conclave.games.vtes.vocabulary.conditions import MERGED
from conclave.games.vtes.vocabulary.effects import GainPool
from conclave.testing import rule

BASE = Vampire("Twin", "toreador", 2, 5, "aus pre", CAMARILLA, grants=Bonus("bleed", 1))
ADVANCED_TWIN = Vampire(
    "Twin", "brujah", 2, 7, "CEL pot", SABBAT, ADVANCED, grants=Bonus("strength", 1)
)
TWINS = (BASE, ADVANCED_TWIN, COIN)
FORK = Card(
    "Fork",
    ACTION,
    modes=(
        as_(ACTION, GainPool(1), POTENCE),
        as_(ACTION, GainPool(2), PRESENCE),
        as_(ACTION, GainPool(3), POTENCE, PRESENCE),
        as_(ACTION, GainPool(4), POTENCE.upper(), PRESENCE),
    ),
)
BRUTE = Vampire("Brute", "brujah", 2, 5, "POT", CAMARILLA)
CHARMER = Vampire("Charmer", "toreador", 2, 5, "pre", CAMARILLA)
BOTH = Vampire("Both", "brujah", 2, 5, "pot pre", CAMARILLA)
MASTER_OF_BOTH = Vampire("Master of Both", "brujah", 2, 5, "POT PRE", CAMARILLA)
RARE = Vampire("Rare", "samedi", 2, 2, "", "independent", SCARCE)
RARER = Vampire("Rarer", "samedi", 2, 2, "", "independent", SCARCE)
COUSIN = Vampire("Cousin", "samedi", 2, 2, "", "independent")


def plays_of(stage: Stage, seat: int, card: str) -> list[str]:
    """The ways in which a card is offered: `mode minion`."""
    return [
        move.split(" ", 2)[2] for move in stage.options(seat) if move.startswith(f"play {card} ")
    ]


@rule("VTES-1.5-01", "VTES-1.5-09", "VTES-R-99")
def test_every_vampire_has_name_capacity_clan_disciplines_and_group() -> None:
    assert len(LIBRARY.crypt_cards) > 0
    for number in LIBRARY.crypt_cards:
        card = LIBRARY.crypt[number]
        assert card.name
        assert 1 <= card.capacity <= 11
        assert 1 <= card.group <= 7
        assert card.kind == "imbued" or card.clan in SECT_OF_CLAN
        assert all(level in (1, 2) for _, level in card.disciplines)
    aleph = LIBRARY.crypt[LIBRARY.numbers["aleph"]]
    assert (aleph.capacity, aleph.clan, aleph.group) == (4, "malkavian", 1)
    assert dict(aleph.disciplines) == {"dom": 1, "aus": 2}


@rule("VTES-1.5-18")
def test_vampires_printed_without_a_group_have_one_by_their_expansion() -> None:
    groups = {name: LIBRARY.crypt[LIBRARY.numbers[name]].group for name in ("aleph", "agatha")}
    assert groups == {"aleph": 1, "agatha": 2}


@rule("VTES-R-98")
def test_the_sabbat_has_fifteen_clans_with_seven_antitribu_that_the_text_does_not_name() -> None:
    sabbat = {clan for clan, sect in SECT_OF_CLAN.items() if sect == SABBAT}
    named = {
        "ahrimane", "blood-brother", "harbinger-of-skulls", "kiasyd", "lasombra", "pander",
        "salubri-antitribu", "tzimisce",
    }  # fmt: skip
    founders = ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue")
    assert sabbat == named | {f"{clan}-antitribu" for clan in founders}
    assert len(sabbat) == 15


@rule("VTES-1.5-02", "VTES-4.1-02")
def test_a_second_copy_of_a_vampire_is_contested() -> None:
    stage = Stage(2, phase="influence")
    first = stage.vampire(B, "Aleph")
    second = stage.uncontrolled(A, "Aleph", 4)
    other = stage.uncontrolled(A, "Didi Meyers", 5)
    stage.skip("DiscardPhase")
    assert [stage.table.contested[card] for card in (first, second, other)] == [True, True, False]


@rule("VTES-1.5-03", "VTES-1.5-06")
def test_a_vampire_holds_no_more_blood_than_his_capacity() -> None:
    stage = Stage(2)
    aleph = stage.vampire(A, "Aleph", 3)
    stage.begin()
    gain_up_to_capacity(stage.table, aleph, 5)
    assert stage.blood(aleph) == 4


@rule("VTES-1.5-06", "VTES-1.6.2-15")
def test_blood_above_a_capacity_that_has_shrunk_goes_to_the_bank_at_once() -> None:
    stage = Stage(2)
    aleph = stage.vampire(A, "Aleph", 5)
    skill = stage.put_on(aleph, "Dominate")
    other = stage.vampire(A, "Krid")
    stage.begin()
    assert reading.capacity(stage.table, aleph) == 5
    assert stage.blood(aleph) == 5
    moving.burn(stage.table, skill)
    stage.play(A, "bleed", other)
    assert reading.capacity(stage.table, aleph) == 4
    assert stage.blood(aleph) == 4


@rule("VTES-1.5-04", "VTES-1.5-08", "VTES-R-02", "VTES-R-56")
@pytest.mark.parametrize(
    ("counters", "comes", "blood"), [(3, False, 3), (4, True, 4), (6, True, 4)]
)
def test_influence_of_his_capacity_or_more_brings_a_vampire_out(
    counters: int, comes: bool, blood: int
) -> None:
    stage = Stage(2, phase="influence")
    aleph = stage.uncontrolled(A, "Aleph", counters)
    stage.begin()
    assert stage.zone(aleph) == UNCONTROLLED
    stage.skip("DiscardPhase")
    assert (stage.zone(aleph) == READY) is comes
    assert stage.blood(aleph) == blood


@rule("VTES-R-56")
def test_more_influence_than_the_capacity_may_be_transferred() -> None:
    stage = Stage(2, phase="influence")
    aleph = stage.uncontrolled(A, "Aleph", 4)
    stage.play(A, "transfer", aleph)
    stage.play(A, "transfer", aleph)
    assert (stage.blood(aleph), stage.table.pool[A]) == (6, 28)
    stage.skip("DiscardPhase")
    assert (stage.blood(aleph), stage.table.pool[A]) == (4, 28)


@rule("VTES-1.5-05")
def test_older_is_who_has_the_higher_capacity() -> None:
    stage = Stage(2, extra=(ELDER, CHILDE))
    elder = stage.vampire(A, "Elder")
    childe = stage.vampire(B, "Childe", 1)
    peer = stage.vampire(B, "Aleph")
    table = stage.begin().table
    assert reading.older(table, elder, childe)
    assert not reading.older(table, childe, elder)
    assert not reading.older(table, childe, peer)
    assert not reading.older(table, peer, childe)


@rule("VTES-1.5-07")
def test_influence_on_an_uncontrolled_vampire_pays_for_nothing() -> None:
    stage = Stage(2, phase="minion")
    waiting = stage.uncontrolled(A, "Gilbert Duane", 5)
    stage.hand(A, "Govern the Unaligned")
    assert stage.options(A) == ["pass"]
    ready = Stage(2)
    gilbert = ready.vampire(A, "Gilbert Duane", 5)
    ready.hand(A, "Govern the Unaligned")
    assert ready.offers(A, "play", "govern-the-unaligned", "dom", gilbert)
    assert stage.blood(waiting) == 5


@rule("VTES-1.5-10", "VTES-1.5-11", "VTES-1.5-12", "VTES-1.5-13", "VTES-1.6.1-15")
def test_the_level_of_a_discipline_says_how_a_card_may_be_played() -> None:
    stage = Stage(2, extra=(ELDER, CHILDE, FLEDGLING))
    elder = stage.vampire(A, "Elder")
    childe = stage.vampire(A, "Childe")
    stage.vampire(A, "Fledgling")
    stage.uncontrolled(A, "Aleph")
    stage.uncontrolled(A, "Angel")
    stage.hand(A, "Govern the Unaligned")
    word = stage.table.word
    assert plays_of(stage, A, "govern-the-unaligned") == [
        f"dom {word(elder)}",
        f"dom {word(childe)}",
        f"DOM {word(elder)}",
    ]


@rule("VTES-1.5-14")
def test_a_card_is_played_at_one_level_only() -> None:
    stage = Stage(2, extra=(ELDER,))
    elder = stage.vampire(A, "Elder")
    waiting = stage.uncontrolled(A, "Aleph")
    stage.hand(A, "Govern the Unaligned")
    stage.play(A, "play", "govern-the-unaligned", "DOM", elder)
    stage.skip("MinionPhase")
    assert stage.blood(waiting) == 3
    assert stage.table.pool == [30, 30]
    assert stage.table.hand[A] == ()


@rule("VTES-1.5-15", "VTES-1.5-16")
@pytest.mark.parametrize(
    ("name", "modes"),
    [
        ("Brute", ["pot"]),
        ("Charmer", ["pre"]),
        ("Both", ["pot", "pre", "pot+pre"]),
        ("Master of Both", ["pot", "pre", "pot+pre", "POT+pre"]),
        ("Fledgling", []),
    ],
)
def test_an_effect_needs_just_the_disciplines_before_it(name: str, modes: list[str]) -> None:
    extra = (FORK, BRUTE, CHARMER, BOTH, MASTER_OF_BOTH, FLEDGLING)
    stage = Stage(2, extra=extra)
    minion = stage.vampire(A, name)
    stage.hand(A, "Fork")
    assert plays_of(stage, A, "fork") == [f"{mode} {stage.table.word(minion)}" for mode in modes]
    assert stage.offers(A, "bleed", minion)


@rule("VTES-1.5-17")
def test_vampires_of_any_groups_may_be_controlled_together() -> None:
    stage = Stage(2)
    groups: dict[int, str] = {}
    for number in LIBRARY.crypt_cards:
        groups.setdefault(LIBRARY.crypt[number].group, LIBRARY.names[number])
    vampires = [stage.vampire(A, name) for name in groups.values()]
    stage.begin()
    assert len(vampires) == 7
    assert all(stage.offers(A, "bleed", vampire) for vampire in vampires)
    assert stage.table.faults() == []


# Merging


def merged(
    in_play: str = "twin", joining: str = "twin-adv", blood: int = 3
) -> tuple[Stage, int, int]:
    """Two versions of a vampire that have just been merged; the one in play has a coin on it."""
    stage = Stage(2, phase="influence", extra=TWINS)
    card = stage.vampire(A, in_play, blood)
    stage.put_on(card, "Coin")
    other = stage.uncontrolled(A, joining, 2)
    stage.play(A, "merge", card)
    return stage, card, other


@rule("EX-1.5-a", "VTES-1.5-19", "VTES-1.5-20", "VTES-1.5-21", "VTES-1.5-23", "VTES-1.5-24",
      "VTES-1.5-27", "VTES-1.5-28", "VTES-R-57", "VTES-R-58")  # fmt: skip
def test_merging_leaves_one_vampire_with_the_attributes_of_the_advanced_card() -> None:
    stage, card, other = merged()
    table = stage.table
    assert (table.pool[A], table.transfers) == (29, 0)
    assert table.ready[A] == (card,)
    assert table.uncontrolled[A] == ()
    assert stage.blood(card) == 3
    assert stage.blood(other) == 0
    assert stage.names(table.on[card]) == ["coin", "twin-adv"]
    assert reading.capacity(table, card) == 7
    assert reading.clan(table, card) == "brujah"
    assert [reading.level(table, card, name) for name in ("cel", "pot", "aus", "pre")] == [
        2,
        1,
        0,
        0,
    ]
    assert stage.told(told.Merged)[0].card == table.word(card)


@rule("VTES-1.5-27", "VTES-1.5-28", "VTES-1.5-29", "VTES-1.5-22")
@pytest.mark.parametrize(("first", "second"), [("twin", "twin-adv"), ("twin-adv", "twin")])
def test_whichever_came_first_the_texts_of_both_apply_and_the_advanced_wins(
    first: str, second: str
) -> None:
    stage, card, _ = merged(first, second)
    table = stage.table
    assert reading.bleed(table, card) == 2
    assert reading.strength(table, card) == 2
    assert reading.sect(table, card) == SABBAT
    assert reading.capacity(table, card) == 7
    assert reading.clan(table, card) == "brujah"


@rule("VTES-1.5-20", "VTES-1.5-21")
def test_merging_needs_both_versions_four_transfers_and_pool() -> None:
    for turn, name, offered in ((4, "twin-adv", True), (3, "twin-adv", False), (4, "Aleph", False)):
        stage = Stage(2, phase="influence", turn=turn, extra=TWINS)
        card = stage.vampire(A, "twin")
        stage.uncontrolled(A, name)
        assert stage.offers(A, "merge", card) is offered
    others = Stage(2, phase="influence", extra=TWINS)
    card = others.vampire(B, "twin")
    others.uncontrolled(A, "twin-adv")
    assert not others.offers(A, "merge", card)
    copies = Stage(2, phase="influence", extra=TWINS)
    card = copies.vampire(A, "twin")
    copies.uncontrolled(A, "twin")
    assert not copies.offers(A, "merge", card)


@rule("VTES-1.5-24")
def test_a_merged_vampire_is_burned_as_one() -> None:
    stage, card, other = merged()
    moving.burn(stage.table, card)
    assert [stage.zone(c) for c in (card, other)] == [ASH_HEAP, ASH_HEAP]
    assert set(stage.table.ash[A]) == {card, other, *stage.table.ash[A]}
    assert len(stage.table.ash[A]) == 3


@rule("VTES-1.5-25")
def test_a_merged_pair_stays_merged_in_the_uncontrolled_region() -> None:
    stage, card, other = merged(blood=5)
    table = stage.table
    moving.to_uncontrolled(table, card, A)
    counters.gain_blood(table, card, 2)
    assert stage.zone(card) == UNCONTROLLED
    assert stage.zone(other) == ON_CARD
    assert table.host[other] == card
    assert table.view(B)["uncontrolled"][A][0]["capacity"] == 7
    stage.skip("DiscardPhase")
    assert table.ready[A] == (card,)
    assert reading.capacity(table, card) == 7
    assert reading.clan(table, card) == "brujah"


@rule("VTES-1.5-26")
def test_what_applied_to_the_version_in_play_applies_to_the_merged_vampire() -> None:
    stage = Stage(2, phase="influence", extra=TWINS)
    card = stage.vampire(A, "twin", tapped=True)
    stage.put_on(card, "Dominate")
    stage.uncontrolled(A, "twin-adv")
    stage.play(A, "merge", card)
    assert stage.table.tapped[card]
    assert reading.level(stage.table, card, "dom") == 1
    assert reading.capacity(stage.table, card) == 8


@rule("VTES-1.5-30")
def test_a_merged_ability_works_only_while_merged() -> None:
    pair = Vampire(
        "Pair", "brujah", 2, 5, "", CAMARILLA, ADVANCED,
        grants=Bonus("bleed", 2, if_=MERGED),
    )  # fmt: skip
    base = Vampire("Pair", "brujah", 2, 4, "", CAMARILLA)
    alone = Stage(2, phase="influence", extra=(pair, base))
    card = alone.vampire(A, "pair-adv")
    assert reading.bleed(alone.begin().table, card) == 1
    for first, second in (("pair-adv", "pair"), ("pair", "pair-adv")):
        stage = Stage(2, phase="influence", extra=(pair, base))
        card = stage.vampire(A, first)
        stage.uncontrolled(A, second)
        stage.play(A, "merge", card)
        assert reading.bleed(stage.table, card) == 3


@rule("VTES-1.5-31", "VTES-R-06")
def test_versions_contest_each_other() -> None:
    stage = Stage(2, phase="influence", extra=TWINS)
    base = stage.vampire(B, "twin")
    advanced = stage.uncontrolled(A, "twin-adv", 7)
    stage.skip("DiscardPhase")
    assert stage.table.contested[base]
    assert stage.table.contested[advanced]
    own = Stage(2, phase="influence", extra=TWINS)
    first = own.vampire(A, "twin")
    second = own.uncontrolled(A, "twin-adv", 7)
    own.skip("DiscardPhase")
    assert own.zone(second) == ASH_HEAP
    assert own.table.ready[A] == (first,)
    assert not own.table.contested[first]
    assert own.table.pool == [30, 30]


# Scarce


@rule("VTES-R-07")
@pytest.mark.parametrize(("scope", "pool"), [("own", 27), ("all", 24)])
def test_scarce_counts_her_own_vampires_or_all(scope: str, pool: int) -> None:
    stage = Stage(3, phase="influence", options={"scarce": scope}, extra=(RARE, RARER, COUSIN))
    stage.vampire(A, "Cousin", torpor=True)
    stage.vampire(C, "Rarer")
    stage.uncontrolled(A, "Rare", 2)
    stage.skip("DiscardPhase")
    assert stage.table.pool[A] == pool


@rule("VTES-R-07")
def test_scarce_costs_nothing_without_others_of_the_clan() -> None:
    stage = Stage(2, phase="influence", extra=(RARE, COUSIN))
    stage.vampire(A, "Aleph")
    rare = stage.uncontrolled(A, "Rare", 2)
    stage.skip("DiscardPhase")
    assert stage.zone(rare) == READY
    assert stage.table.pool[A] == 30


@rule("VTES-R-08")
def test_a_scarce_vampire_who_costs_too_much_comes_out_and_ousts_his_player() -> None:
    stage = Stage(3, phase="influence", extra=(RARE, COUSIN))
    stage.vampire(A, "Cousin")
    rare = stage.uncontrolled(A, "Rare", 2)
    stage.pool(A, 3)
    stage.skip("UntapPhase")
    word = stage.table.word(rare)
    assert word in [event.card for event in stage.told(told.CameIntoPlay)]
    assert stage.table.out[A]
    assert stage.table.points == [0, 0, 1]


@rule("VTES-R-09")
@pytest.mark.parametrize(
    ("seat", "torpor", "offered"), [(A, False, True), (A, True, False), (B, False, False)]
)
def test_a_slave_bleeds_only_with_a_ready_master_of_his_own_side(
    seat: int, torpor: bool, offered: bool
) -> None:
    slave = Vampire("Slave", "gargoyle", 2, 4, "", "independent", "slave:tremere")
    stage = Stage(2, extra=(slave,))
    minion = stage.vampire(A, "Slave")
    stage.vampire(seat, "Almiro Suarez", torpor=torpor)
    assert stage.offers(A, "bleed", minion) is offered
    assert stage.offers(A, "hunt", minion)


@rule("VTES-R-97")
def test_black_hand_seraph_and_flight_mean_nothing_by_themselves() -> None:
    plain = Vampire("Unmarked", "lasombra", 2, 5, "dom", SABBAT)
    marked = Vampire("Marked", "lasombra", 2, 5, "dom", SABBAT, "black-hand", "seraph", "flight")
    offered = []
    for card in (plain, marked):
        stage = Stage(2, extra=(card,))
        stage.vampire(A, card.name)
        stage.hand(A, "Govern the Unaligned", "Computer Hacking")
        offered.append([move.replace(card.name.lower(), "x") for move in stage.options(A)])
    assert offered[0] == offered[1]
    assert any(move.startswith("play govern") for move in offered[0])
