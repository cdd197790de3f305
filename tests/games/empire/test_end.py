"""EMP-END: who wins, and when nobody has cards any more."""

from __future__ import annotations

from games.empire.stage import H, Stage, V, many

from conclave.games.empire.rules.end import somebody_wins
from conclave.games.empire.rules.events import (
    Died,
    Entered,
    HidInTown,
    TurnBegan,
    TurnSkipped,
)
from conclave.testing import rule

VAMPIRES = "lady monk cook"
NO_PILES = {"v_pile": "", "h_pile": ""}


@rule("EMP-END-01", "EMP-R-29")
def test_the_last_vampires_death_is_the_human_players_victory_before_any_refill() -> None:
    table = Stage("bishop lady officer", dead="monk cook", unmasked="lady", h="clergy-3",
                  v="servants-1", time="day")  # fmt: skip
    table.fight("bishop lady", ("clergy-3", ""))
    assert (table.winners, table.ended_by) == ([H], "EMP-END-01")
    assert table.events_of(Died) == [Died("lady", "vampire")]
    assert table.events_of(Entered) == []
    assert table.castle == ["bishop", "officer"]
    assert table.table.deciders == ()


@rule("EMP-END-01")
def test_two_dead_vampires_are_not_enough() -> None:
    table = Stage("bishop lady officer", dead="monk", h="clergy-3", v="servants-1", time="day")
    table.fight("bishop lady", ("clergy-3", ""))
    assert table.winners is None
    assert len(table.castle) == 3


@rule("EMP-END-02")
def test_the_last_humans_death_is_the_vampire_players_victory() -> None:
    table = Stage("lady monk bishop", dead="lord officer nun maid butler", v="nobles-1")
    table.fight("lady bishop", ("nobles-1", ""))
    assert (table.winners, table.ended_by) == ([V], "EMP-END-02")
    one_left = Stage("lady nun bishop", dead="lord officer maid butler", v="nobles-1")
    one_left.fight("lady bishop", ("nobles-1", ""))
    assert one_left.winners is None


@rule("EMP-END-03", "EMP-R-28", "EMP-SUPP-12")
def test_three_unmasked_vampires_in_the_castle_win_by_unmasking() -> None:
    table = Stage("lady monk cook", unmasked="monk cook", v="nobles-1", step="unmask")
    assert table.prompt == "Unmasking"
    table.play(V, "unmask lady")
    assert (table.winners, table.ended_by) == ([V], "EMP-END-03")


@rule("EMP-END-03")
def test_three_vampires_of_whom_one_is_masked_or_in_town_do_not_win() -> None:
    masked = Stage("lady monk cook", unmasked="monk", v="nobles-1", step="unmask")
    masked.play(V, "unmask lady")
    assert masked.winners is None
    away = Stage("lady monk bishop", unmasked="monk lady", v="nobles-1", step="unmask")
    away.play(V, "unmask cook")
    assert away.unmasked == ["lady", "monk", "cook"]
    assert away.winners is None


@rule("EMP-R-31", "EMP-END-03", "EMP-R-26")
def test_a_refill_with_the_third_unmasked_vampire_wins_for_v() -> None:
    table = Stage("monk bishop lady", vampires=VAMPIRES, unmasked=VAMPIRES, v="clergy-2",
                  town="cook lord officer nun maid butler")  # fmt: skip
    table.fight("monk bishop", ("clergy-2", ""))
    assert table.castle == ["monk", "lady", "cook"]
    assert (table.winners, table.ended_by) == ([V], "EMP-END-03")


@rule("EMP-R-28", "EMP-END-03")
def test_hiding_may_bring_the_third_vampire() -> None:
    table = Stage("monk bishop lady", vampires=VAMPIRES, unmasked=VAMPIRES, v=many(3, "vampire-1"),
                  town="cook lord officer nun maid butler")  # fmt: skip
    table.play(V, "hide bishop", *["play vampire-1"] * 3)
    assert (table.winners, table.ended_by) == ([V], "EMP-END-03")


@rule("EMP-R-28", "EMP-END-03")
def test_a_support_card_may_bring_the_third_vampire() -> None:
    table = Stage("monk bishop lady", vampires=VAMPIRES, unmasked=VAMPIRES,
                  v="passage nobles-1", h="nobles-1", step="before",
                  town="cook lord officer nun maid butler")  # fmt: skip
    table.play(V, "support passage", "moat nobles-1", "on bishop")
    assert (table.winners, table.ended_by) == ([V], "EMP-END-03")
    assert table.moat(V) == "nobles-1 passage"


@rule("EMP-END-04")
def test_with_a_vampire_dead_the_castle_cannot_be_taken() -> None:
    table = Stage("monk bishop lady", vampires=VAMPIRES, unmasked="monk lady", dead="cook",
                  v="clergy-2 clergy-1", h="")  # fmt: skip
    table.fight("monk bishop", ("clergy-2", ""))
    assert table.castle[:2] == ["monk", "lady"]
    assert set(table.unmasked) == {"lady", "monk", "cook"}
    assert table.winners is None


@rule("EMP-R-66", "EMP-END-02")
def test_a_kill_victory_is_checked_before_the_castle() -> None:
    table = Stage("lady monk bishop", vampires=VAMPIRES, unmasked=VAMPIRES, town="cook",
                  dead="lord officer nun maid butler", v="nobles-1")  # fmt: skip
    table.fight("lady bishop", ("nobles-1", ""))
    assert table.ended_by == "EMP-END-02"
    assert table.castle == ["lady", "monk"]
    both = Stage("lady monk cook", vampires=VAMPIRES, unmasked=VAMPIRES,
                 dead="lord officer nun maid butler bishop", v="nobles-1")  # fmt: skip
    assert somebody_wins(both.table)
    assert (both.winners, both.ended_by) == ([V], "EMP-END-02")


# Out of cards


def exhausted(dead: str, castle: str = "bishop nun officer") -> Stage:
    """The last two cards of all: H passes, and nobody has a card."""
    table = Stage(castle, vampires=VAMPIRES, dead=dead, h="nobles-1 nobles-2", time="day",
                  **NO_PILES)  # type: ignore[arg-type]  # fmt: skip
    table.play(H, "pass-turn", "moat nobles-1", "moat nobles-2")
    return table


@rule("EX-EMP-END-a", "EMP-END-05", "EMP-END-06", "EMP-END-07", "EMP-END-09", "EMP-R-67")
def test_four_humans_and_two_vampires_are_a_draw() -> None:
    table = exhausted("lord butler cook")
    outcome = table.table.outcome
    assert outcome is not None
    assert outcome.scores == (4, 4)
    assert outcome.winners == []
    assert outcome.rule == "EMP-END-09"


@rule("EX-EMP-END-a", "EMP-END-06", "EMP-END-08")
def test_four_humans_and_one_vampire_are_the_human_players_victory() -> None:
    table = exhausted("lord butler cook monk")
    outcome = table.table.outcome
    assert outcome is not None
    assert outcome.scores == (2, 4)
    assert (table.winners, table.ended_by) == ([H], "EMP-END-08")


@rule("EMP-END-06", "EMP-END-07", "EMP-END-08")
def test_three_vampires_in_the_town_beat_five_humans() -> None:
    table = exhausted("lord")
    outcome = table.table.outcome
    assert outcome is not None
    assert outcome.scores == (6, 5)
    assert table.winners == [V]


@rule("EMP-R-24", "EMP-END-05")
def test_an_unused_cellar_counts_as_cards_and_a_moat_does_not() -> None:
    facts = {"h": "nobles-1 nobles-2", "time": "day", **NO_PILES}
    with_cellar = Stage(v_cellar="nobles-1", **facts)  # type: ignore[arg-type]
    with_moat = Stage(v_moat="nobles-1", v_spent="nobles-2", **facts)  # type: ignore[arg-type]
    for table in (with_cellar, with_moat):
        table.play(H, "pass-turn", "moat nobles-1", "moat nobles-2")
    assert with_cellar.asked == (V, "Drawing")
    assert with_cellar.winners is None
    assert with_moat.ended_by == "EMP-END-09"


@rule("EMP-R-28")
def test_exhaustion_ends_the_game_at_the_end_of_the_turn_and_inside_no_combat() -> None:
    table = Stage("bishop lady officer", vampires=VAMPIRES, h="clergy-2", v="nobles-2",
                  time="day", **NO_PILES)  # type: ignore[arg-type]  # fmt: skip
    table.play(H, "attack bishop lady", "play clergy-2")
    table.quiet()
    assert table.table.hand[H] == ()
    table.lay(V, "nobles-2")
    assert table.dead == []
    assert (table.winners, table.table.turn) == ([], 2)
    assert table.ended_by == "EMP-END-09"


@rule("EMP-R-25", "EMP-END-10", "EMP-R-27", "EMP-TURN-01")
def test_the_other_player_goes_on_alone() -> None:
    table = Stage(h="nobles-1 nobles-2 nobles-3", h_pile=many(3, "nobles-4"), v_pile="",
                  time="day")  # fmt: skip
    table.play(H, "pass-turn", "moat nobles-1", "moat nobles-2")
    table.quiet()
    assert table.events_of(TurnSkipped) == [TurnSkipped(V)]
    assert table.events_of(TurnBegan) == [TurnBegan(H, "day", 3)]
    assert table.asked == (H, "Drawing")
    table.play(H, "draw")
    for _ in range(2):
        table.until("ChoosingAction", H)
        table.play(H, "pass-turn", *[f"moat {card}" for card in table.hand(H).split()[:2]])
        table.quiet()
    assert table.ended_by == "EMP-END-09"
    assert [event.seat for event in table.events_of(TurnBegan)] == [H, H]


@rule("EMP-R-25", "EMP-R-26")
def test_v_without_cards_does_not_unmask() -> None:
    table = Stage("lady monk cook", unmasked="monk cook", h=many(4, "nobles-1"), v_pile="",
                  time="day")  # fmt: skip
    table.play(H, "pass-turn", "moat nobles-1", "moat nobles-1")
    table.quiet()
    assert table.asked == (H, "Drawing")
    assert table.options(V) == []
    assert table.winners is None


@rule("EMP-R-26", "EMP-END-11", "EMP-R-30")
def test_h_may_still_bring_about_the_castle_victory_by_holy_water() -> None:
    table = Stage("lady monk cook", unmasked="monk cook", h=many(2, "holy-water-1"), v_pile="",
                  time="day")  # fmt: skip
    table.play(H, "ask lady", "play holy-water-1", "play holy-water-1")
    assert (table.winners, table.ended_by) == ([V], "EMP-END-03")


@rule("EMP-END-11", "EMP-R-65")
def test_a_player_out_of_cards_answers_but_cannot_defend() -> None:
    table = Stage("bishop lady officer", h="holy-water-1 holy-water-2 clergy-1", v_pile="",
                  v="", time="day")  # fmt: skip
    table.play(H, "ask lady", "play holy-water-1", "play holy-water-2", "attack bishop lady")
    table.play(H, "done")
    table.quiet()
    assert table.unmasked == ["lady"]
    assert table.events_of(Died) == [Died("lady", "vampire")]


@rule("EMP-R-27", "EMP-END-10")
def test_the_player_who_goes_on_alone_may_still_win_by_killing() -> None:
    day = Stage("bishop lady officer", dead="monk cook", unmasked="lady", v_pile="",
                h="clergy-2 clergy-1", time="day")  # fmt: skip
    assert day.table.out_of_cards(V)
    assert day.fight("bishop lady", ("clergy-2", "")).winners == [H]
    night = Stage("bishop lady monk", dead="lord officer nun maid butler", h_pile="",
                  v="nobles-2 nobles-1", time="night")  # fmt: skip
    assert night.table.out_of_cards(H)
    assert night.fight("lady bishop", ("nobles-2", "")).winners == [V]


@rule("EMP-END-03", "EMP-R-28")
def test_a_support_card_that_brings_the_third_vampire_wins_at_once() -> None:
    table = Stage("lady monk bishop", unmasked="lady monk cook",
                  v="secret-passage nobles-1 clergy-1", h="nobles-1", step="before")  # fmt: skip
    table.play(V, "support secret-passage", "moat nobles-1")
    table.play(V, "on cook")
    assert (table.winners, sorted(table.castle)) == ([V], ["bishop", "cook", "lady", "monk"])
    assert table.ended_by == "EMP-END-03"
    assert table.events_of(HidInTown) == [], "nobody has to go any more"
    assert table.moat(V) == "nobles-1 secret-passage"
