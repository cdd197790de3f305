"""Decks, and what may be wrong with them (VTES-1.2)."""

import pytest
from games.vtes.stage import GAME, A, B, Stage

from conclave.core.errors import IllegalMove
from conclave.core.rng import Rng
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.decks import (
    faults_of,
    most_library,
    random_deck,
    read_deck,
    write_deck,
)
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.rules.table import Table
from conclave.testing import rule

CRYPT = "krid*12"
GROUPS = {
    group: next(
        LIBRARY.names[number]
        for number in LIBRARY.crypt_cards
        if LIBRARY.crypt[number].group == group
    )
    for group in range(1, 7)
}


def new_table(seats: int = 2) -> Table:
    table = GAME.start(seats, 1, {})
    assert isinstance(table, Table)
    return table


def wrong(deck: str, seats: int = 2) -> list[str]:
    """The names of all that is wrong with a deck."""
    cards, faults = read_deck(deck, LIBRARY)
    return [fault.key for fault in (*faults, *faults_of(cards, LIBRARY, seats))]


def fault_keys(refusal: IllegalMove) -> list[str]:
    """The keys of all faults in a refusal."""
    faults = refusal.facts["faults"]
    assert isinstance(faults, list)
    return [fault.key for fault in faults]


def library_of(number: int) -> str:
    return f"{CRYPT}/blur*{number}"


@rule("VTES-1.2-01")
@pytest.mark.parametrize(
    "deck", ["krid*12", "krid*12/blur*40/flash*1", "/", "krid*12/", "/blur*40"]
)
def test_a_deck_is_a_crypt_and_a_library(deck: str) -> None:
    table = new_table()
    before = table.digest()
    with pytest.raises(IllegalMove) as refusal:
        table.play(A, f"deck {deck}")
    assert refusal.value.rule == "VTES-1.2-01"
    assert table.digest() == before
    table.play(A, f"deck {library_of(40)}")


@rule("VTES-1.2-01")
def test_three_piles_are_not_a_deck() -> None:
    table = new_table()
    with pytest.raises(IllegalMove) as refusal:
        table.play(A, "deck krid*12/blur*40/flash*1")
    assert fault_keys(refusal.value) == ["vtes-deck-needs-two-piles"]


@rule("VTES-1.2-01")
def test_crypt_and_library_cards_do_not_mix() -> None:
    assert wrong("krid*11,blur*1/blur*40") == ["vtes-deck-not-crypt", "vtes-deck-small-crypt"]
    assert wrong("krid*12/blur*40,krid") == ["vtes-deck-not-library"]


@rule("VTES-1.2-02", "VTES-1.2-03", "VTES-1.2-06")
@pytest.mark.parametrize(
    ("number", "faults"), [(11, ["vtes-deck-small-crypt"]), (12, []), (13, []), (300, [])]
)
def test_a_crypt_has_twelve_cards_or_more_of_as_few_names_as_one(
    number: int, faults: list[str]
) -> None:
    assert wrong(f"krid*{number}/blur*40") == faults


@rule("VTES-1.2-04", "VTES-1.2-05", "VTES-1.2-06", "VTES-R-03", "EX-1.2-a", "EX-1.2-b")
@pytest.mark.parametrize(("seats", "most"), [(2, 60), (3, 70), (4, 80), (5, 90), (6, 100)])
def test_a_library_has_forty_cards_and_ten_more_for_each_player_at_most(
    seats: int, most: int
) -> None:
    assert most_library(seats) == most
    assert wrong(library_of(39), seats) == ["vtes-deck-library-size"]
    assert wrong(library_of(40), seats) == []
    assert wrong(library_of(most), seats) == []
    assert wrong(library_of(most + 1), seats) == ["vtes-deck-library-size"]
    table = new_table(seats)
    assert table.decision(A).facts == {"least": 40, "most": most}
    with pytest.raises(IllegalMove):
        table.play(A, f"deck {library_of(most + 1)}")
    table.play(A, f"deck {library_of(most)}")


@rule("VTES-1.2-07", "EX-1.2-c")
@pytest.mark.parametrize(
    ("groups", "legal"),
    [((3, 4), True), ((2, 4), False), ((2, 3, 4), False), ((5,), True), ((1, 6), False)],
)
def test_a_crypt_has_one_group_or_two_that_follow_each_other(
    groups: tuple[int, ...], legal: bool
) -> None:
    crypt = ",".join([f"{GROUPS[group]}*12" for group in groups])
    assert wrong(f"{crypt}/blur*40") == ([] if legal else ["vtes-deck-groups"])


def test_all_errors_are_reported_at_once() -> None:
    groups = f"{GROUPS[1]}*2,{GROUPS[3]}*2"
    deck = f"{groups},nobody*3,blur*1,{GROUPS[1]}*x/blur*3,nothing,krid,flash*0"
    table = new_table()
    with pytest.raises(IllegalMove) as refusal:
        table.play(A, f"deck {deck}")
    assert fault_keys(refusal.value) == [
        "vtes-deck-unknown-card",
        "vtes-deck-not-crypt",
        "vtes-deck-bad-copies",
        "vtes-deck-unknown-card",
        "vtes-deck-not-library",
        "vtes-deck-bad-copies",
        "vtes-deck-small-crypt",
        "vtes-deck-library-size",
        "vtes-deck-groups",
    ]


def test_a_name_that_no_deck_has_is_refused() -> None:
    table = new_table()
    with pytest.raises(IllegalMove) as refusal:
        table.play(A, "deck my-deck")
    assert fault_keys(refusal.value) == ["vtes-deck-unknown"]
    table.play(A, "deck random")


def test_a_preset_deck_is_offered_only_if_it_is_legal() -> None:
    stock = {"small": library_of(60), "big": library_of(90)}
    cards = Library(LIBRARY.cards, {}, stock)
    two, five = new_table(2), new_table(5)
    two.cards = five.cards = cards
    assert [move.text for move in two.options(A)] == ["deck small", "deck random"]
    assert [move.text for move in five.options(A)] == ["deck small", "deck big", "deck random"]
    with pytest.raises(IllegalMove) as refusal:
        two.play(A, "deck big")
    assert fault_keys(refusal.value) == ["vtes-deck-library-size"]
    two.play(A, "deck small")
    five.play(A, "deck big")


def test_cards_are_written_by_name_or_public_number() -> None:
    number = LIBRARY.numbers["krid"]
    by_name, faults = read_deck("krid*12/blur*40", LIBRARY)
    assert faults == []
    assert by_name == ([number] * 12, [LIBRARY.numbers["blur"]] * 40)
    by_id, faults = read_deck(f"{LIBRARY.ids[number]}*12/blur*40", LIBRARY)
    assert faults == []
    assert by_id == by_name
    assert read_deck("999999999*12/blur*40", LIBRARY)[1] != []
    assert write_deck(by_name, LIBRARY) == "krid*12/blur*40"


@rule("VTES-1.2-02", "VTES-1.2-04", "VTES-1.2-05", "VTES-1.2-07")
@pytest.mark.parametrize("seats", list(GAME.seats))
def test_random_decks_are_legal(seats: int) -> None:
    rng = Rng(7)
    for _ in range(20):
        assert faults_of(random_deck(LIBRARY, seats, rng), LIBRARY, seats) == []


@rule("VTES-1.2-08", "VTES-1.6.1-21", "VTES-1.6.1-22")
def test_the_cost_of_a_card_is_burned() -> None:
    stage = Stage(2)
    gilbert = stage.vampire(A, "Gilbert Duane")
    stage.hand(A, "Govern the Unaligned", ".44 Magnum")
    stage.play(A, "play", "govern-the-unaligned", "dom", gilbert)
    stage.resolve()
    assert stage.blood(gilbert) == 6
    assert stage.table.pool == [30, 27]
    other = Stage(2)
    krid = other.vampire(A, "Krid")
    other.hand(A, ".44 Magnum")
    other.play(A, "play", "44-magnum", "plain", krid)
    other.resolve()
    assert other.table.pool == [28, 30]
    assert other.blood(krid) == other.table.cards.crypt[other.table.definition[krid]].capacity


@rule("VTES-1.2-09", "VTES-1.5-07")
def test_pool_influence_and_blood_are_the_same_counters() -> None:
    stage = Stage(2, phase="influence")
    aleph = stage.uncontrolled(A, "Aleph", 3)
    stage.play(A, "transfer", aleph)
    assert (stage.table.pool[A], stage.blood(aleph)) == (29, 4)
    stage.skip("DiscardPhase")
    assert stage.table.ready[A] == (aleph,)
    assert stage.blood(aleph) == 4


@rule("VTES-1.2-10", "VTES-1.2-11", "VTES-2.2-03")
def test_the_edge_goes_from_hand_to_hand_with_successful_bleeds() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    stage.play(A, "bleed", krid)
    assert stage.table.view(None)["edge"] is None
    stage.resolve()
    assert stage.table.view(None)["edge"] == A
    again = Stage(2)
    again.edge(B)
    bleeder = again.vampire(A, "Krid")
    again.play(A, "bleed", bleeder)
    again.resolve()
    assert again.table.view(None)["edge"] == A
