"""EMP-AREA: castle, town, and the three piles of each player."""

from __future__ import annotations

from games.empire.stage import H, Stage, V, many

from conclave.games.empire.rules.events import Entered, OpenedCellar
from conclave.testing import rule


@rule("EMP-AREA-01", "EMP-AREA-02", "EMP-RESULT-04")
def test_the_top_of_the_town_replaces_the_dead() -> None:
    table = Stage("bishop lady officer", town="nun cook maid lord monk butler", v="clergy-1")
    table.fight("bishop officer", ("clergy-1", ""))
    assert table.castle == ["bishop", "lady", "nun"]
    assert table.town == ["cook", "maid", "lord", "monk", "butler"]
    assert table.events_of(Entered) == [Entered("nun")]


@rule("EMP-AREA-02", "EMP-HIDE-07", "EMP-HIDE-08", "EMP-AREA-05")
def test_the_top_of_the_town_replaces_a_hidden_character() -> None:
    table = Stage(
        "bishop lady officer", town="nun cook maid lord monk butler", v=many(3, "vampire-1")
    )
    table.play(V, "hide lady", *["play vampire-1"] * 3)
    assert table.castle == ["bishop", "officer", "nun"]
    assert table.town == ["cook", "maid", "lord", "monk", "butler", "lady"]
    assert table.events_of(Entered) == [Entered("nun")]


@rule("EMP-AREA-02", "EMP-MARK-05")
def test_the_top_of_the_town_replaces_a_character_sent_away_by_a_card() -> None:
    table = Stage(
        "bishop lady officer", town="nun cook maid lord monk butler",
        v="passage nobles-1 nobles-1", attack={"lady": 1}, step="before",
    )  # fmt: skip
    table.play(V, "support passage", "moat nobles-1", "on lady")
    assert table.castle == ["bishop", "officer", "nun"]
    assert table.town == ["cook", "maid", "lord", "monk", "butler", "lady"]
    assert set(table.table.attack_markers) == {0}


@rule("EMP-AREA-03", "EMP-R-51")
def test_the_castle_is_not_refilled_from_an_empty_town() -> None:
    table = Stage(
        "bishop lady officer", vampires="lady monk cook", dead="lord nun maid butler monk cook",
        v="clergy-1 clergy-1", time="night",
    )  # fmt: skip
    table.fight("bishop officer", ("clergy-1", ""))
    assert table.castle == ["bishop", "lady"]
    assert len(table.dead) == 7
    assert table.winners is None
    table.until("ChoosingAction", V)
    assert table.options(V, "attack") == ["attack bishop lady"], "the single other character"


@rule("EMP-AREA-05")
def test_the_town_keeps_its_order() -> None:
    table = Stage(
        "bishop lady officer", town="nun cook maid lord monk butler", vampires="lady monk cook",
        v=f"{many(9, 'vampire-1')}",
    )  # fmt: skip
    for who in ("bishop", "nun", "cook"):
        table.until("ChoosingAction", V).play(V, f"hide {who}", *["play vampire-1"] * 3)
    assert table.castle == ["lady", "officer", "maid"]
    assert table.town == ["lord", "monk", "butler", "bishop", "nun", "cook"]


@rule("EMP-AREA-07", "EMP-COMBAT-13", "EMP-HID-13")
def test_cards_played_go_to_the_owners_moat() -> None:
    table = Stage(unmasked="lady", h="clergy-2", v="nobles-1 vampire-2", time="day")
    table.fight("bishop lady", ("clergy-2", "nobles-1 vampire-2"))
    assert table.moat(H) == "clergy-2"
    assert table.moat(V) == "nobles-1 vampire-2"
    assert table.table.laid == ((), ())
    assert table.view(H)["spent"] == [["nobles-1", "vampire-2"], ["clergy-2"]]


@rule("EMP-AREA-08")
def test_cards_in_the_moat_do_not_come_back() -> None:
    table = Stage(
        h="nobles-1", h_pile="", h_moat="clergy-1", h_spent="clergy-2", time="day", step="draw"
    )
    table.play(H, "draw")
    assert table.hand(H) == "nobles-1"
    assert table.moat(H) == "clergy-1 clergy-2"


@rule("EMP-AREA-08", "EMP-SUPP-16", "EMP-SUPP-12")
def test_a_support_card_may_bring_a_card_back() -> None:
    table = Stage(
        v="crypt nobles-1", v_moat="clergy-1 clergy-3", v_spent="vampire-3", step="before"
    )
    table.play(V, "support crypt", "moat nobles-1")
    assert table.options(V) == [
        "take nobles-1", "take clergy-1", "take clergy-3", "take vampire-3",
    ]  # fmt: skip
    table.play(V, "take vampire-3")
    assert table.hand(V) == "vampire-3"
    assert table.moat(V) == "nobles-1 clergy-1 clergy-3 crypt"


@rule("EMP-AREA-11", "EMP-AREA-12", "EMP-AREA-13", "EMP-AREA-14")
def test_the_cellar_is_used_once() -> None:
    table = Stage(
        h="nobles-1", h_pile="", h_cellar="clergy-1 clergy-2", v="nobles-2 nobles-3",
        time="day", step="draw",
    )  # fmt: skip
    table.play(H, "draw")
    assert table.hand(H) == "nobles-1 clergy-1 clergy-2"
    table.until("Drawing", V).until("Drawing", H)
    assert table.options(H, "cellar") == []
    table.play(H, "moat clergy-2", "draw")
    assert table.hand(H) == ""
    assert table.events_of(OpenedCellar) == [OpenedCellar(H, 2)]


@rule("EMP-AREA-11")
def test_the_cellar_is_shuffled_when_it_becomes_the_draw_pile() -> None:
    tops = set()
    for number in range(1, 20):
        table = Stage(h=many(8, "nobles-1"), h_pile="", time="day", step="draw",
                      h_cellar="clergy-1 clergy-2 clergy-3 servants-1 servants-2")  # fmt: skip
        for _ in range(number):
            table.table.rng.below(2)
        table.play(H, "moat nobles-1", "draw")
        tops.add(table.hand(H).split()[-1])
    assert len(tops) > 2


@rule("EMP-R-43")
def test_hiding_with_an_empty_town_only_loses_the_markers() -> None:
    table = Stage(
        "bishop lady officer", dead="lord monk nun maid cook butler",
        v=many(4, "vampire-1"), attack={"lady": 1, "bishop": 1},
    )  # fmt: skip
    table.play(V, "hide lady", *["play vampire-1"] * 3)
    assert sorted(table.castle) == ["bishop", "lady", "officer"]
    assert table.town == []
    assert table.view(None)["attack_markers"] == {"bishop": 1, "officer": 0, "lady": 0}
    assert table.moat(V) == many(3, "vampire-1")
