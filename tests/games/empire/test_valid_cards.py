"""EMP-VALID: which cards may be played for whom, against whom."""

from __future__ import annotations

import pytest
from games.empire.stage import H, Stage, V, many

from conclave.games.empire.rules.events import RoundEnded
from conclave.testing import rule

V_CARDS = ("nobles-1 clergy-1 servants-1 nobles-clergy-1 clergy-servants-1 "
           "vampire-1 vampire-nobles-1 vampire-clergy-1 organist")  # fmt: skip
H_CARDS = ("nobles-1 clergy-1 servants-1 nobles-clergy-1 clergy-servants-1 "
           "holy-water-1 holy-water-nobles-1 holy-water-clergy-1 novice")  # fmt: skip


def attacking(who: str, unmasked: str = "", vampires: str = "lady monk cook") -> list[str]:
    """The cards for an attacker, with Lady, Nun and Maid in the castle."""
    night = unmasked == who.split()[0]
    table = Stage("lady nun maid", vampires=vampires, unmasked=unmasked, v=V_CARDS, h=H_CARDS,
                  time="night" if night else "day")  # fmt: skip
    seat = V if night else H
    table.play(seat, f"attack {who}")
    return played(table, seat)


def played(table: Stage, seat: int) -> list[str]:
    """The cards that a seat may play."""
    return [move.split()[1] for move in table.options(seat, "play")]


@rule("EMP-VALID-01", "EMP-COMP-11")
@pytest.mark.parametrize(("who", "cards"), [
    ("lady", "nobles-1 nobles-clergy-1 holy-water-nobles-1"),
    ("nun", "clergy-1 nobles-clergy-1 clergy-servants-1 holy-water-clergy-1"),
    ("maid", "servants-1 clergy-servants-1"),
])  # fmt: skip
def test_h_plays_cards_of_the_class_of_his_character(who: str, cards: str) -> None:
    other = "maid" if who != "maid" else "nun"
    assert attacking(f"{who} {other}") == cards.split()
    defending = Stage("lady nun maid", v=V_CARDS, h=H_CARDS)
    attacker = "nun" if who != "nun" else "maid"
    defending.play(V, f"attack {attacker} {who}")
    defending.lay(V, f"{'clergy' if attacker == 'nun' else 'servants'}-1")
    assert played(defending, H) == cards.split()


@rule("EMP-VALID-01", "EMP-VALID-02", "EMP-VALID-03")
@pytest.mark.parametrize("vampires", ["lady monk cook", "lord monk cook"])
def test_for_a_masked_character_v_plays_cards_of_its_class(vampires: str) -> None:
    table = Stage("lady nun maid", vampires=vampires, v=V_CARDS)
    table.play(V, "attack lady nun")
    assert played(table, V) == ["nobles-1", "nobles-clergy-1", "vampire-nobles-1"]
    assert table.refuses(V, "play vampire-1") == "EMP-VALID-01"
    assert table.refuses(V, "play vampire-clergy-1") == "EMP-VALID-01"


@rule("EMP-VALID-02", "EMP-VALID-04", "EMP-COMP-12")
def test_for_an_unmasked_vampire_v_plays_vampire_cards_and_cards_of_its_class() -> None:
    assert attacking("lady nun", unmasked="lady") == [
        "nobles-1", "nobles-clergy-1", "vampire-1", "vampire-nobles-1", "vampire-clergy-1",
    ]  # fmt: skip


@rule("EMP-VALID-02")
def test_vampire_cards_defend_only_an_unmasked_vampire() -> None:
    for target, valid in (("lady", True), ("maid", False)):
        table = Stage("lady nun maid", unmasked="lady", v="vampire-1", h="clergy-1", time="day")
        table.play(H, f"attack nun {target}", "play clergy-1")
        table.quiet()
        assert table.asked == (V, "Laying")
        assert (played(table, V) == ["vampire-1"]) is valid


@rule("EMP-VALID-02")
def test_vampire_cards_are_not_valid_against_an_unmasked_vampire() -> None:
    table = Stage("lady nun maid", vampires="lady nun cook", unmasked="lady", v=V_CARDS, h=H_CARDS,
                  time="day")  # fmt: skip
    table.play(H, "attack maid nun")
    table.lay(H, "servants-1")
    assert "vampire-1" not in played(table, V), "the nun is a vampire, but masked"


@rule("EMP-VALID-05", "EMP-VALID-06", "EMP-COMP-13")
def test_holy_water_is_valid_in_an_attack_on_an_unmasked_vampire() -> None:
    assert attacking("maid lady", unmasked="lady") == [
        "servants-1", "clergy-servants-1",
        "holy-water-1", "holy-water-nobles-1", "holy-water-clergy-1",
    ]  # fmt: skip
    assert attacking("maid nun", unmasked="lady") == ["servants-1", "clergy-servants-1"]


@rule("EMP-VALID-06", "EMP-R-53")
def test_holy_water_is_valid_in_defence_against_an_unmasked_vampire() -> None:
    table = Stage("lady nun maid", unmasked="lady", v="vampire-1 nobles-1", h=H_CARDS)
    table.play(V, "attack lady maid")
    table.lay(V, "vampire-1")
    assert played(table, H) == [
        "servants-1", "clergy-servants-1",
        "holy-water-1", "holy-water-nobles-1", "holy-water-clergy-1",
    ]  # fmt: skip


@rule("EMP-VALID-07")
def test_two_coloured_holy_water_serves_its_class_in_any_combat() -> None:
    assert "holy-water-nobles-1" in attacking("lady nun")
    table = Stage("lady nun maid", vampires="lord monk cook", v="clergy-1", h="holy-water-nobles-1")
    table.play(V, "attack nun lady", "play clergy-1")
    table.quiet()
    assert table.options(H) == ["play holy-water-nobles-1", "done"]


@rule("EMP-VALID-08", "EMP-HID-17")
@pytest.mark.parametrize("vampires", ["lady monk cook", "lord monk cook"])
def test_holy_water_is_not_valid_against_a_masked_character(vampires: str) -> None:
    assert "holy-water-1" not in attacking("maid lady", vampires=vampires)
    table = Stage("lady nun maid", vampires=vampires, v="nobles-1", h="holy-water-1 servants-1")
    table.play(V, "attack lady maid", "play nobles-1")
    table.quiet()
    assert table.options(H) == ["play servants-1", "done"]
    assert table.refuses(H, "play holy-water-1") == "EMP-VALID-01"


@rule("EMP-VALID-09")
def test_a_support_card_adds_value_only_if_it_says_so() -> None:
    table = Stage("lady nun maid", v="nobles-1 frenzy servants-1 servants-1", h="clergy-1")
    table.play(V, "attack lady nun", "play nobles-1", "done")
    before = table.view(None)["combat"]["attack"]
    table.play(V, "support frenzy", "moat servants-1")
    assert (before, table.view(None)["combat"]["attack"]) == (1, 3)
    drawing = Stage("lady nun maid", v="nobles-1 bats", h="clergy-1")
    drawing.play(V, "attack lady nun", "play nobles-1", "done")
    assert drawing.refuses(V, "support bats") == "EMP-SUPP-03"


@rule("EMP-VALID-10")
def test_any_number_of_cards_may_be_played_in_a_round() -> None:
    table = Stage("lady nun maid", v=many(12, "nobles-1"), h=many(11, "clergy-1"))
    table.fight("lady nun", (many(11, "nobles-1"), many(11, "clergy-1")), ("nobles-1", ""))
    assert table.events_of(RoundEnded) == [RoundEnded(1, 11, 11), RoundEnded(2, 12, 11)]
    assert table.dead == ["nun"]


@rule("EMP-R-54", "EMP-VALID-10")
def test_a_card_that_is_valid_twice_counts_once() -> None:
    table = Stage("lady nun maid", unmasked="lady", v="vampire-nobles-2 nobles-1", h="clergy-1")
    table.play(V, "attack lady nun", "play vampire-nobles-2")
    assert table.view(None)["combat"]["attack"] == 2
    wet = Stage("lady nun maid", unmasked="lady", h="holy-water-clergy-2 clergy-1", time="day")
    wet.play(H, "attack nun lady", "play holy-water-clergy-2")
    assert wet.view(None)["combat"]["attack"] == 2
