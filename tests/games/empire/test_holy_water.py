"""EMP-HOLY: holy water, its answer, and the attack that may follow."""

from __future__ import annotations

import pytest
from games.empire.stage import H, Stage, V, bits, many

from conclave.core.events import visible
from conclave.games.empire.rules.constants import CHARACTERS
from conclave.games.empire.rules.events import (
    Asked,
    CombatBegan,
    Died,
    IsHuman,
    Laid,
    RoundEnded,
    Unmasked,
)
from conclave.testing import rule

WATER = "holy-water-1 holy-water-3"


def asking(castle: str = "lord cook nun", **facts: object) -> Stage:
    """A day with two cards of holy water; Lord, Monk and Maid are the vampires."""
    facts = {"vampires": "lord monk maid", "h": f"{WATER} servants-2", "v": "nobles-1", **facts}
    return Stage(castle, time="day", **facts)  # type: ignore[arg-type]


def ask(table: Stage, who: str, cards: str = WATER) -> Stage:
    """Use these two cards on a character."""
    table.play(H, f"ask {who}", *[f"play {card}" for card in cards.split()])
    return table


@rule("EX-EMP-HOLY-a", "EMP-HOLY-10", "EMP-HOLY-12", "EMP-HOLY-13")
def test_water_of_1_and_3_on_the_lord_gives_the_cook_1_point() -> None:
    table = ask(asking(), "lord")
    assert table.decider == H
    table.play(H, "attack cook lord")
    assert table.view(None)["combat"]["attack"] == 1
    assert table.options(H) == ["play servants-2", "done"]
    table.lay(H, "servants-2")
    assert table.view(None)["combat"]["attack"] == 3


@rule("EMP-HOLY-10", "EMP-HOLY-12")
def test_the_lower_card_counts_whichever_was_played_first() -> None:
    table = ask(asking(), "lord", "holy-water-3 holy-water-1")
    table.play(H, "attack cook lord")
    assert table.view(None)["combat"]["attack"] == 1


@rule("EX-EMP-HOLY-b", "EMP-HOLY-11")
def test_of_two_cards_of_value_2_exactly_2_points_count() -> None:
    table = ask(asking(h=many(2, "holy-water-2")), "lord", many(2, "holy-water-2"))
    table.play(H, "attack cook lord")
    assert table.view(None)["combat"]["attack"] == 2
    assert table.moat(H) == "holy-water-2", "the other one is in the moat already"


@rule("EMP-HOLY-01", "EMP-HOLY-03", "EMP-R-35")
def test_h_may_ask_about_anybody_in_castle_or_town() -> None:
    table = asking()
    assert table.options(H, "ask") == [f"ask {who}" for who in CHARACTERS]
    night = Stage(v=f"{WATER} holy-water-1", time="night")
    assert night.refuses(V, "ask lady") == "EMP-HOLY-01"


@rule("EMP-R-36")
def test_the_trusted_but_not_the_dead_or_unmasked_may_be_asked_about() -> None:
    table = asking(unmasked="monk", dead="butler", trusted="nun cook")
    asked = [move.split()[1] for move in table.options(H, "ask")]
    assert asked == ["lady", "lord", "officer", "nun", "bishop", "maid", "cook"]
    assert table.refuses(H, "ask monk") == "EMP-R-36"
    assert table.refuses(H, "ask butler") == "EMP-R-36"
    ask(table, "cook")
    assert table.events_of(IsHuman) == [IsHuman("cook")]


@rule("EMP-HOLY-02", "EMP-R-42", "EMP-HID-13")
def test_exactly_two_cards_of_holy_water_are_played_openly() -> None:
    table = asking(h="holy-water-1 holy-water-nobles-1 clergy-3 bell")
    table.play(H, "ask officer")
    assert table.options(H) == ["play holy-water-1", "play holy-water-nobles-1"]
    assert table.refuses(H, "play clergy-3") == "EMP-HOLY-02"
    events = table.play(H, "play holy-water-nobles-1")
    assert visible(events, V) == [Laid(H, "holy-water-nobles-1")]
    table.play(H, "play holy-water-1")
    assert table.moat(H) == "holy-water-1 holy-water-nobles-1"
    assert table.hand(H) == "clergy-3 bell"


@rule("EMP-HOLY-02", "EMP-ACT-02")
def test_one_card_is_not_enough() -> None:
    table = asking(h="holy-water-3 nobles-1")
    assert table.options(H, "ask") == []
    assert table.refuses(H, "ask lord") == "EMP-HOLY-02"
    assert asking(h="holy-water-3 holy-water-nobles-1").options(H, "ask") != []


@rule("EMP-HOLY-04", "EMP-HOLY-05", "EMP-R-65", "EMP-REVEAL-06")
@pytest.mark.parametrize("who", ["lord", "monk"])
def test_a_vampire_is_unmasked_in_castle_or_town(who: str) -> None:
    table = asking(defence={"lord": 1})
    ask(table, who)
    assert table.events_of(Asked) == [Asked(H, who)]
    assert table.events_of(Unmasked) == [Unmasked(who)]
    for seat in (V, H, None):
        assert table.view(seat)["unmasked"] == [who]
    assert table.view(None)["defence_markers"]["lord"] == 1


@rule("EMP-HOLY-04", "EMP-HOLY-06", "EMP-R-65", "EMP-HID-05")
@pytest.mark.parametrize("who", ["cook", "officer"])
def test_a_human_is_publicly_cleared(who: str) -> None:
    table = ask(asking(), who)
    assert table.events_of(IsHuman) == [IsHuman(who)]
    assert table.events_of(Unmasked) == []
    for seat in (V, H, None):
        assert table.view(seat)["cleared"] == [who]
        assert table.view(seat)["natures"][who] == "human"
    assert table.castle == ["lord", "cook", "nun"]
    assert table.asked == (H, "Supporting"), "the action is over"


@rule("EMP-HOLY-07", "EMP-HOLY-08", "EMP-HOLY-09", "EMP-R-40", "EMP-HID-18")
def test_h_may_attack_only_the_vampire_just_unmasked_and_not_with_a_vampire() -> None:
    table = asking(castle="lord cook maid", unmasked="maid", h=f"{WATER} servants-2 nobles-1")
    table.play(H, "ask lord", "play holy-water-1")
    assert table.options(H, "attack") == []
    table.play(H, "play holy-water-3")
    assert table.options(H) == ["attack cook lord", "attack-dry cook lord", "pass"]
    assert table.refuses(H, "attack cook maid") == "EMP-HOLY-08"
    assert table.refuses(H, "attack maid lord") == "EMP-DECL-03"
    assert table.refuses(H, "attack lord lord") == "EMP-DECL-02"
    table.play(H, "attack cook lord")
    assert table.events_of(CombatBegan) == [CombatBegan(H, "cook", "lord")]


@rule("EMP-HOLY-16", "EMP-R-37", "EMP-HOLY-17")
def test_h_need_not_attack() -> None:
    table = ask(asking(), "lord")
    table.play(H, "pass")
    assert table.asked == (H, "Supporting")
    assert table.moat(H) == WATER
    assert table.hand(H) == "servants-2"


@rule("EMP-HOLY-15", "EMP-R-35")
def test_a_vampire_in_the_town_is_not_attacked() -> None:
    table = ask(asking(), "monk")
    assert table.unmasked == ["monk"]
    assert table.asked == (H, "Supporting")
    assert table.moat(H) == WATER


@rule("EMP-HOLY-14", "EMP-HOLY-17", "EMP-COMBAT-09", "EMP-COMBAT-07")
def test_the_attack_has_two_rounds_markers_and_a_defence() -> None:
    table = ask(
        asking(
            h=f"{WATER} servants-2 servants-1 holy-water-2",
            v="nobles-2 vampire-1 vampire-2",
            attack={"cook": 1},
            defence={"lord": 1},
        ),
        "lord",
    )
    table.play(H, "attack cook lord")
    table.lay(H, "servants-2")
    table.lay(V, "nobles-2 vampire-1")
    table.lay(H, "servants-1 holy-water-2")
    table.lay(V, "vampire-2")
    assert table.events_of(RoundEnded) == [RoundEnded(1, 4, 4), RoundEnded(2, 6, 5)]
    assert table.events_of(Died) == [Died("lord", "vampire")]
    assert table.moat(H) == "servants-1 servants-2 holy-water-1 holy-water-2 holy-water-3"


@rule("EMP-R-39", "EMP-HOLY-14")
def test_the_water_alone_may_start_the_attack_if_it_exceeds_the_defence() -> None:
    table = ask(asking(h=WATER, v=""), "lord")
    table.play(H, "attack cook lord")
    table.quiet()
    assert table.events_of(RoundEnded) == [RoundEnded(1, 1, 0)]
    assert table.dead == ["lord"]
    guarded = ask(asking(h=WATER, v="", defence={"lord": 1}), "lord")
    assert guarded.options(H) == ["pass"]
    assert guarded.refuses(H, "attack cook lord") == "EMP-DECL-11"
    marked = ask(asking(h=WATER, v="", defence={"lord": 1}, attack={"cook": 1}), "lord")
    assert marked.options(H) == ["attack cook lord", "pass"], "not with the nun, and not dry"


@rule("EMP-R-39", "EMP-R-05")
def test_water_of_value_0_counts_as_a_card_played() -> None:
    table = ask(
        asking(h="holy-water-0 holy-water-3", attack={"cook": 1}), "lord",
        "holy-water-0 holy-water-3",
    )  # fmt: skip
    assert table.options(H) == ["attack cook lord", "pass"]
    table.play(H, "attack cook lord")
    table.quiet()
    table.lay(V, "")
    assert table.events_of(RoundEnded) == [RoundEnded(1, 1, 0)]


@rule("EMP-R-39", "EMP-R-56", "EMP-SUPP-14")
def test_the_water_that_counts_can_be_cancelled_like_a_card_played() -> None:
    table = ask(asking(v="charm nobles-1 servants-3"), "lord")
    table.play(H, "attack cook lord", "done", "pass")
    table.play(V, "support charm")
    assert table.view(None)["combat"]["attack"] == 0
    assert table.moat(H) == WATER
    assert table.asked == (H, "Laying")
    assert table.options(H) == ["play servants-2", "done"]
    table.play(H, "play servants-2")
    table.quiet()
    table.lay(V, "nobles-1")
    assert table.events_of(RoundEnded) == [RoundEnded(1, 2, 1)]
    assert table.dead == ["lord"]


@rule("EMP-R-38")
def test_the_water_may_be_left_out() -> None:
    table = ask(asking(), "lord")
    table.play(H, "attack-dry cook lord")
    assert table.view(None)["combat"]["attack"] == 0
    assert table.options(H) == ["play servants-2"]
    assert table.moat(H) == WATER
    assert "attack-dry nun lord" not in ask(asking(), "lord").options(H), "no card for her"


@rule("EMP-R-41", "EMP-HOLY-09")
def test_without_an_attacker_there_is_no_attack() -> None:
    table = ask(asking(castle="lord cook maid", unmasked="maid"), "lord")
    assert table.options(H) == ["attack cook lord", "attack-dry cook lord", "pass"]
    table.table.unmasked |= bits("cook")  # impossible in play: the game would be over
    assert table.options(H) == ["pass"]
    assert table.refuses(H, "attack cook lord") == "EMP-DECL-03"


@rule("EMP-R-62", "EMP-SUPP-03")
def test_no_support_card_comes_between_answer_and_attack() -> None:
    table = ask(asking(h=f"{WATER} servants-2 ostler", v="fog nobles-1"), "lord")
    assert table.asked == (H, "AttackingAtOnce")
    assert table.options(H, "support") == []
    assert table.options(V) == []
    table.play(H, "attack cook lord")
    assert table.asked == (H, "Laying")


@rule("EMP-R-30", "EMP-END-03", "EMP-HOLY-05", "EMP-HOLY-17")
def test_unmasking_the_third_vampire_of_the_castle_gives_v_the_game() -> None:
    table = ask(asking(castle="lord monk maid", unmasked="monk maid"), "lord")
    assert table.winners == [V]
    assert table.ended_by == "EMP-END-03"
    assert table.moat(H) == WATER
