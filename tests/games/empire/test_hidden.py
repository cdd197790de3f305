"""EMP-HID: who may know what, in views, events, options and imagination."""

from __future__ import annotations

import json

import pytest
from games.empire.secrets import (
    WATCHERS,
    imagined,
    known,
    new_game,
    possible_vampires,
    visible_text,
    with_tokens,
)
from games.empire.stage import H, Stage, V, bits, many

from conclave import Rng
from conclave.bots import Perspective
from conclave.core.events import visible
from conclave.games.empire.rules.constants import CHARACTERS, members
from conclave.games.empire.rules.events import TookFromPile, TookUnseen
from conclave.testing import rule

OTHERS = (H, None)


@rule("EMP-HID-01", "EMP-HID-04", "EMP-HID-08")
def test_only_v_sees_the_vampires() -> None:
    table = Stage(vampires="lady monk cook", unmasked="cook", trusted="nun lord", v="nobles-1")
    assert table.view(V)["natures"] == {
        "lady": "vampire", "lord": "human", "officer": "human",
        "monk": "vampire", "nun": "human", "bishop": "human",
        "maid": "human", "cook": "vampire", "butler": "human",
    }  # fmt: skip
    assert table.view(H)["natures"] == dict.fromkeys(CHARACTERS) | {
        "cook": "vampire", "nun": "human", "lord": "human",
    }  # fmt: skip
    assert table.view(None)["natures"] == dict.fromkeys(CHARACTERS) | {"cook": "vampire"}


@rule("EMP-HID-04", "EMP-HID-05")
def test_h_knows_the_trusted_the_dead_the_unmasked_and_the_answers() -> None:
    table = Stage("bishop lady officer", vampires="lady monk cook", unmasked="lady", dead="maid",
                  trusted="nun lord", h=many(2, "holy-water-1"), time="day")  # fmt: skip
    table.play(H, "ask officer", "play holy-water-1", "play holy-water-1")
    assert {name for name, nature in table.view(H)["natures"].items() if nature} == {
        "lady", "maid", "nun", "lord", "officer",
    }  # fmt: skip
    assert {name for name, nature in table.view(None)["natures"].items() if nature} == {
        "lady", "maid", "officer",
    }  # fmt: skip


@rule("EMP-HID-02", "EMP-R-64")
def test_v_never_learns_h_tokens() -> None:
    table = Stage("bishop lady officer", trusted="bishop nun", v="nobles-1 servants-1")
    for seat in (V, None):
        assert table.view(seat)["trusted"] is None
        for trusted in ("lord butler", "officer maid"):
            twin = with_tokens(table.table, table.table.vampires, bits(trusted))
            assert known(twin, seat) == known(table.table, seat)
    before = table.table.copy()
    table.fight("lady bishop", ("nobles-1", ""))
    assert table.dead == ["bishop"]
    twin = with_tokens(before, before.vampires, bits("lord butler"))
    for move in ("attack lady bishop", "play nobles-1", "done", "pass", "pass", "pass"):
        twin.play(V, move)
    assert known(twin, V) == known(table.table, V), "not even by a death"


@rule("EMP-HID-03")
def test_nobody_knows_the_bag() -> None:
    table = new_game(7)
    bag = {imagined(table, V, seed)["state"]["trusted"] for seed in range(60)}
    assert len(bag) == 15, "for V any two of six may be with H, and the others in the bag"
    assert all(imagined(table, V, seed)["state"]["vampires"] == table.vampires for seed in range(9))


@rule("EMP-HID-01", "EMP-HID-17")
def test_for_h_any_three_of_seven_may_be_vampires() -> None:
    table = new_game(7)
    sets = {imagined(table, H, seed)["state"]["vampires"] for seed in range(400)}
    assert len(possible_vampires(table, H)) == 35
    assert sets == set(possible_vampires(table, H))
    assert all(imagined(table, H, seed)["state"]["trusted"] == table.trusted for seed in range(9))


@rule("EMP-HID-06", "EMP-HID-08", "EMP-AREA-04")
def test_the_order_of_the_town_is_hidden_except_for_characters_seen_going_there() -> None:
    table = Stage("bishop lady officer", town="nun cook maid lord monk butler", hidden=2,
                  v="nobles-1")  # fmt: skip
    twin = table.table.copy()
    twin.town = (*twin.town[:4][::-1], *twin.town[4:])
    for seat in WATCHERS:
        view = table.view(seat)
        assert view["town_order"] is None
        assert view["town"] == ["lord", "monk", "nun", "maid", "cook", "butler"], "as in the list"
        assert view["town_bottom"] == ["monk", "butler"]
        assert known(twin, seat) == known(table.table, seat)
        towns = [imagined(table.table, seat, seed)["state"]["town"] for seed in range(60)]
        assert {row[0] for row in towns} == {1, 4, 6, 7}
        assert {tuple(row[4:]) for row in towns} == {(3, 8)}


@rule("EMP-HID-07")
def test_the_town_and_its_unmasked_vampires_are_public() -> None:
    table = Stage("bishop lady officer", dead="maid", unmasked="monk", v="nobles-1")
    for seat in WATCHERS:
        assert table.view(seat)["town"] == ["lord", "monk", "nun", "cook", "butler"]
        assert table.view(seat)["unmasked"] == ["monk"]


@rule("EMP-HID-09")
@pytest.mark.parametrize("owner", [V, H])
def test_hands_are_secret_and_their_sizes_public(owner: int) -> None:
    table = Stage(v="nobles-1 clergy-2", h="nobles-1 clergy-2", v_pile="clergy-5",
                  h_pile="clergy-5")  # fmt: skip
    twin = Stage(v="nobles-1 clergy-5", h="nobles-1 clergy-5", v_pile="clergy-2",
                 h_pile="clergy-2")  # fmt: skip
    assert table.view(owner)["hand"][owner] == ["nobles-1", "clergy-2"]
    for seat in {*WATCHERS} - {owner}:
        assert table.view(seat)["hand"][owner] == 2
    table.table.hand = (table.table.hand[0], twin.table.hand[1])
    table.table.draw_pile = (table.table.draw_pile[0], twin.table.draw_pile[1])
    other = Stage(v="nobles-1 clergy-2", h="nobles-1 clergy-2", v_pile="clergy-5",
                  h_pile="clergy-5")  # fmt: skip
    for seat in (V, None):
        assert known(table.table, seat) == known(other.table, seat)
    assert known(table.table, H) != known(other.table, H)


@rule("EMP-HID-10")
def test_nobody_knows_the_order_of_a_draw_pile() -> None:
    table = Stage(v="nobles-1", v_pile="nobles-1 nobles-2 nobles-3 clergy-1 clergy-2")
    twin = table.table.copy()
    twin.draw_pile = (twin.draw_pile[V][::-1], twin.draw_pile[H])
    for seat in WATCHERS:
        assert table.view(seat)["draw_pile"] == [5, 10]
        assert known(twin, seat) == known(table.table, seat)
    tops = {imagined(table.table, V, seed)["state"]["draw_pile"][V][0] for seed in range(60)}
    assert len(tops) == 5, "the owner knows what is in it"


@rule("EMP-HID-12", "EMP-R-63")
def test_nobody_looks_through_a_cellar_or_a_moat() -> None:
    table = Stage(v="nobles-1", v_cellar="clergy-5", v_moat="servants-5", h_cellar="clergy-4")
    for seat in WATCHERS:
        assert table.view(seat)["cellar"] == [1, 1]
        assert table.view(seat)["moat"] == [1, 0]
        shown = json.dumps({**table.view(seat), "deck": None})
        for card in ("clergy-5", "servants-5", "clergy-4"):
            assert card not in shown
    mine = imagined(table.table, V)["state"]
    assert mine["cellar"][V] == list(table.table.cellar[V]), "but he remembers his own"


@rule("EMP-HID-11", "EMP-R-18")
def test_cards_discarded_for_passing_and_costs_are_hidden() -> None:
    table = Stage(v="nobles-1 nobles-2 crypt servants-2", v_moat="clergy-1", h="nobles-1",
                  step="before")  # fmt: skip
    events = table.play(V, "support crypt") + table.play(V, "moat nobles-2")
    passing = Stage(v="nobles-1 nobles-2 nobles-3", h="nobles-1")
    events += passing.play(V, "pass-turn") + passing.play(V, "moat nobles-2")
    for seat in OTHERS:
        assert "nobles-2" not in visible_text(events, seat)
        assert "crypt" in visible_text(events, seat)
        assert table.view(seat)["moat"] == [2, 0]
    assert visible_text(events, V).count("nobles-2") == 2


@rule("EMP-HID-13")
def test_cards_played_openly_are_visible_in_the_moat() -> None:
    table = Stage("lady nun maid", v="nobles-2 servants-1", h="clergy-1 servants-1")
    table.fight("lady nun", ("nobles-2", "clergy-1"))
    for seat in WATCHERS:
        assert table.view(seat)["spent"] == [["nobles-2"], ["clergy-1"]]
        assert imagined(table.table, seat)["state"]["spent"] == [
            list(table.table.spent[V]), list(table.table.spent[H]),
        ]  # fmt: skip


@rule("EMP-HID-16")
@pytest.mark.parametrize("card", ["vampire-3", "clergy-1"])
def test_a_card_fetched_from_the_moat_is_hidden(card: str) -> None:
    tables = []
    for taken in ("vampire-2", card):
        table = Stage(v="crypt nobles-1", v_moat="clergy-1 clergy-3", h="nobles-1",
                      v_spent="vampire-2 vampire-3 organist", step="before")  # fmt: skip
        table.play(V, "support crypt", "moat nobles-1")
        events = table.play(V, f"take {taken}")
        assert visible(events, V)[0] == TookFromPile(V, taken, "moat")
        for seat in OTHERS:
            assert visible(events, seat)[0] == TookUnseen(V, "moat")
            assert taken not in visible_text(events, seat)
        tables.append(table.table)
    for seat in OTHERS:
        assert known(tables[0], seat) == known(tables[1], seat)


@rule("EMP-HID-16", "EMP-HID-13")
def test_others_remember_the_moat_but_not_which_card_was_fetched() -> None:
    table = Stage(v="crypt nobles-1", h="nobles-1", v_pile=many(20, "clergy-1"),
                  v_spent="vampire-1 vampire-2 vampire-3 vampire-4", step="before")  # fmt: skip
    table.play(V, "support crypt", "moat nobles-1", "take vampire-3")
    red = set(table.cards("vampire-1 vampire-2 vampire-3 vampire-4"))
    missing = []
    for seed in range(100):
        state = imagined(table.table, H, seed)["state"]
        moat = {*state["moat"][V], *state["spent"][V]}
        missing.append(red - moat)
    assert {len(row) for row in missing} == {0, 1}
    assert {card for row in missing for card in row} == red, "any of them"


@rule("EMP-HID-16")
def test_a_fetch_of_one_type_does_not_affect_other_types() -> None:
    table = Stage(v="nobles-1", h="well nobles-1 nobles-2", h_moat="holy-water-1",
                  h_spent="holy-water-2 clergy-3", time="day", step="before")  # fmt: skip
    table.play(H, "support well", "moat nobles-1")
    assert table.options(H) == ["take holy-water-1", "take holy-water-2"]
    table.play(H, "take holy-water-2")
    assert table.view(V)["spent"][H] == ["clergy-3", "well"]
    assert table.view(V)["moat"][H] == 2
    assert table.hand(H) == "nobles-2 holy-water-2"


@rule("EMP-HID-15", "EMP-RESULT-01")
def test_a_death_reveals_nothing_about_others() -> None:
    table = Stage("lady nun maid", vampires="nun monk cook", trusted="maid lord", v="nobles-1")
    table.fight("lady nun", ("nobles-1", ""))
    for vampires in possible_vampires(table.table, H):
        assert vampires & bits("nun")
        twin = with_tokens(table.table, vampires)
        assert known(twin, H) == known(table.table, H)


@rule("EMP-HID-17", "EMP-HID-18")
def test_options_and_refusals_of_h_do_not_depend_on_natures() -> None:
    table = Stage("lady nun maid", vampires="lady monk cook", trusted="maid lord", unmasked="cook",
                  h="nobles-1 clergy-1 holy-water-1 holy-water-2 squire", time="day")  # fmt: skip
    others = possible_vampires(table.table, H)
    assert len(others) == 15
    for vampires in others:
        twin = with_tokens(table.table, vampires)
        assert known(twin, H) == known(table.table, H)
        for move in ("ask lady", "play holy-water-1"):
            twin.play(H, move)
        assert [move.text for move in twin.options(H)] == ["play holy-water-2"]
        twin.play(H, "play holy-water-2")
        asked = twin.asking.prompt()
        hit = vampires & bits("lady") > 0
        assert asked == ("AttackingAtOnce" if hit else "Supporting"), "once the answer is public"


@rule("EMP-HID-19")
def test_markers_are_public() -> None:
    table = Stage(attack={"lady": 2}, defence={"bishop": 1}, v="nobles-1")
    for seat in WATCHERS:
        assert table.view(seat)["attack_markers"] == {"bishop": 0, "lady": 2, "officer": 0}
        assert table.view(seat)["defence_markers"] == {"bishop": 1, "lady": 0, "officer": 0}


@rule("EMP-HID-20")
def test_a_spectator_sees_only_what_both_players_see() -> None:
    table = new_game(5)
    rng = Rng("spectator")
    while not table.over:
        views = [table.view(seat) for seat in WATCHERS]
        for name in CHARACTERS:
            natures = [view["natures"][name] for view in views]
            assert natures[2] == (natures[0] if natures[0] == natures[1] else None) or (
                natures[2] is None and table.trusted & bits(name)
            )
        for part in ("castle", "town", "town_bottom", "dead", "unmasked", "cleared", "spent",
                     "laid", "combat", "traces", "cellar", "moat", "draw_pile"):  # fmt: skip
            assert views[0][part] == views[1][part] == views[2][part]
        assert views[2]["hand"] == [views[1]["hand"][V], views[0]["hand"][H]]
        assert views[2]["trusted"] is views[2]["town_order"] is None
        seat = table.deciders[0]
        table.play(seat, table.options(seat).pick(rng))
    everything = table.reveal()
    assert everything["natures"] == {
        name: "vampire" if who in members(table.vampires) else "human"
        for who, name in enumerate(CHARACTERS)
    }
    assert everything["town_order"] == [CHARACTERS[who] for who in table.town]
    assert everything["trusted"] == [CHARACTERS[who] for who in members(table.trusted)]


@rule("EMP-HID-17")
def test_a_bot_sees_what_a_person_would_see() -> None:
    table = Stage(v="nobles-1", h="clergy-1", time="day").table
    bot = Perspective(table, H)
    assert bot.view == table.view(H)
    assert bot.imagine(Rng(5)).save() == table.imagine(H, Rng(5)).save()


@rule("EMP-HIDE-02", "EMP-HID-09")
def test_imagined_hands_can_pay_for_hiding() -> None:
    table = Stage(v="vampire-1 vampire-2 vampire-3", v_pile=many(30, "nobles-1"), h="nobles-1")
    table.play(V, "hide lady")
    for played in ("vampire-1", "vampire-2"):
        for seed in range(20):
            world = table.table.imagine(H, Rng(seed))
            offered = [move.text for move in world.options(V)]
            assert len(offered) == len(table.options(V))
        table.play(V, f"play {played}")


@rule("EMP-DECL-11", "EMP-HID-09")
def test_imagined_hands_can_exceed_the_defence() -> None:
    table = Stage("lady nun maid", v="nobles-2 nobles-1", v_pile=many(30, "clergy-1"),
                  h="nobles-1", defence={"nun": 2})  # fmt: skip
    table.play(V, "attack lady nun")
    for seed in range(20):
        world = table.table.imagine(H, Rng(seed))
        assert [move.text for move in world.options(V)] == ["play nobles-1", "play nobles-2"]
    table.play(V, "play nobles-1")
    for seed in range(20):
        world = table.table.imagine(H, Rng(seed))
        assert [move.text for move in world.options(V)] == ["play nobles-2"]


@rule("EMP-SUPP-16", "EMP-HID-16")
def test_imagined_piles_contain_fetched_holy_water() -> None:
    table = Stage(v="nobles-1", h="well nobles-1", h_moat="holy-water-1 nobles-2",
                  h_pile=many(12, "clergy-1"), time="day", step="before")  # fmt: skip
    table.play(H, "support well", "moat nobles-1")
    for seed in range(30):
        world = table.table.imagine(V, Rng(seed))
        assert [move.text for move in world.options(H)] == ["take holy-water-1"]
