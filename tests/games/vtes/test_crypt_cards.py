"""Vampires: capacity, disciplines, coming out, scarce clans (VTES-1.5)."""

from __future__ import annotations

import pytest
from games.vtes.made_up import CHILDE, ELDER, FLEDGLING
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.blood import gain_up_to_capacity
from conclave.games.vtes.rules.constants import (
    ACTION,
    CAMARILLA,
    POTENCE,
    PRESENCE,
    READY,
    SABBAT,
    SCARCE,
    SECT_OF_CLAN,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.events import moving as events
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire, as_
from conclave.testing import rule

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
        assert 0 <= card.group <= 7  # 0 goes with any group
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
    assert identity.capacity(stage.table, aleph) == 5
    assert stage.blood(aleph) == 5
    moving.burn(stage.table, skill)
    stage.play(A, "bleed", other)
    assert identity.capacity(stage.table, aleph) == 4
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
def test_the_higher_capacity_is_older() -> None:
    stage = Stage(2, extra=(ELDER, CHILDE))
    elder = stage.vampire(A, "Elder")
    childe = stage.vampire(B, "Childe", 1)
    peer = stage.vampire(B, "Aleph")
    table = stage.begin().table
    assert identity.is_older(table, elder, childe)
    assert not identity.is_older(table, childe, elder)
    assert not identity.is_older(table, childe, peer)
    assert not identity.is_older(table, peer, childe)


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
    assert sorted(groups) == [*range(8)]
    assert all(stage.offers(A, "bleed", vampire) for vampire in vampires)
    assert stage.table.faults() == []


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
    assert word in [event.card for event in stage.events_of(events.CameIntoPlay)]
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
