"""EMP-DRAW: step 1, discarding and drawing."""

from __future__ import annotations

from games.empire.stage import H, Stage, V, many

from conclave.core.events import visible
from conclave.games.empire.rules.events import (
    Discarded,
    DiscardedUnseen,
    Drew,
    DrewUnseen,
    OpenedCellar,
)
from conclave.testing import rule

EIGHT = "nobles-1 nobles-2 nobles-3 clergy-1 clergy-2 clergy-3 servants-2 servants-3"


def drawing(**facts: str) -> Stage:
    """Step 1 of the human player."""
    return Stage(**{"h": EIGHT, **facts}, v=many(3, "vampire-1"), time="day", step="draw")  # type: ignore[arg-type]


@rule("EX-EMP-DRAW-a", "EMP-DRAW-03", "EMP-DRAW-04", "EMP-DRAW-06")
def test_three_of_eight_are_discarded_and_three_drawn() -> None:
    table = drawing()
    table.play(H, "cellar nobles-1", "cellar clergy-1", "moat clergy-2")
    assert len(table.table.hand[H]) == 5
    assert (table.pile(H), table.events_of(Drew)) == (10, []), "nothing is drawn before the last"
    table.play(H, "draw")
    assert table.events_of(Drew) == [Drew(H, ("servants-1",) * 3)]
    assert len(table.table.hand[H]) == 8
    assert table.cellar(H) == "nobles-1 clergy-1"
    assert table.moat(H) == "clergy-2"
    assert table.pile(H) == 7


@rule("EX-EMP-DRAW-b", "EMP-DRAW-06", "EMP-R-12")
def test_a_hand_of_five_after_a_combat_discards_one_and_draws_four() -> None:
    table = Stage(h=EIGHT, v=many(8, "servants-2"), time="day")
    table.fight("bishop lady", ("clergy-1 clergy-2 clergy-3", ""))
    table.until("Drawing", H)
    assert len(table.table.hand[H]) == 5
    before = table.pile(H)
    table.play(H, "moat servants-2", "draw")
    assert before - table.pile(H) == 4
    assert len(table.table.hand[H]) == 8


@rule("EMP-DRAW-01")
def test_nobody_discards_or_draws_later_in_the_turn() -> None:
    table = drawing()
    table.play(H, "skip")
    for prompt in ("Supporting", "ChoosingAction"):
        table.until(prompt, H)
        for move in ("cellar nobles-1", "moat nobles-1", "draw", "skip"):
            assert table.refuses(H, move) in ("EMP-SUPP-01", "EMP-ACT-01")


@rule("EMP-DRAW-01", "EMP-AREA-09", "EMP-R-23")
def test_only_step_one_offers_the_cellar() -> None:
    table = Stage(v="bats nobles-1 nobles-2", h="nobles-1 nobles-2", time="day")
    assert table.options(H, "cellar") == []
    table.play(H, "pass-turn")
    assert table.options(H) == ["moat nobles-1", "moat nobles-2"]
    table.play(H, "moat nobles-1", "moat nobles-2")
    table.play(V, "support bats")
    assert table.asked == (V, "Paying")
    assert table.options(V) == ["moat nobles-1", "moat nobles-2"]
    assert table.refuses(V, "cellar nobles-1") == "EMP-SUPP-06"


@rule("EMP-DRAW-02", "EMP-DRAW-05")
def test_all_cards_may_be_discarded_before_any_is_drawn() -> None:
    table = drawing()
    table.play(H, *[f"moat {card}" for card in EIGHT.split()])
    assert (table.hand(H), table.pile(H)) == ("", 10)
    assert table.options(H) == ["draw"]
    table.play(H, "draw")
    assert table.hand(H) == many(8, "servants-1")
    assert table.prompt == "Supporting"


@rule("EMP-DRAW-02", "EMP-R-13")
def test_a_short_hand_is_filled_without_discarding() -> None:
    table = drawing(h="nobles-1 nobles-2 nobles-3")
    table.play(H, "draw")
    assert table.hand(H) == f"nobles-1 nobles-2 nobles-3 {many(5, 'servants-1')}"
    assert table.moat(H) == table.cellar(H) == ""


@rule("EMP-DRAW-03")
def test_each_card_may_go_to_cellar_or_moat() -> None:
    table = drawing(h="nobles-1 clergy-2")
    assert table.options(H) == [
        "draw", "skip", "cellar nobles-1", "moat nobles-1", "cellar clergy-2", "moat clergy-2",
    ]  # fmt: skip


@rule("EMP-DRAW-07")
def test_eight_cards_or_more_draw_nothing() -> None:
    for hand in (EIGHT, f"{EIGHT} bell", f"{EIGHT} bell well"):
        table = drawing(h=hand)
        table.play(H, "draw")
        assert table.pile(H) == 10
        assert len(table.table.hand[H]) == len(hand.split())
        assert table.events_of(Drew) == []


@rule("EMP-DRAW-08", "EMP-R-15", "EMP-SUPP-15")
def test_more_than_eight_cards_must_go_below_eight_before_one_is_drawn() -> None:
    ten = f"{EIGHT} bell well"
    for discards, drawn, size in ((0, 0, 10), (1, 0, 9), (2, 0, 8), (3, 1, 8), (4, 2, 8)):
        table = drawing(h=ten)
        table.play(H, *[f"moat {card}" for card in ten.split()[:discards]], "draw")
        assert 10 - table.pile(H) == drawn
        assert len(table.table.hand[H]) == size


@rule("EMP-R-15", "EMP-DRAW-09")
def test_a_hand_above_eight_may_be_kept() -> None:
    table = drawing(h=f"{EIGHT} bell")
    table.play(H, "skip")
    assert len(table.table.hand[H]) == 9
    assert table.prompt == "Supporting"


@rule("EMP-DRAW-09", "EMP-R-14")
def test_the_step_may_be_skipped_but_not_after_a_discard() -> None:
    table = drawing(h="nobles-1 nobles-2")
    skipped = drawing(h="nobles-1 nobles-2")
    skipped.play(H, "skip")
    assert (skipped.hand(H), skipped.pile(H)) == ("nobles-1 nobles-2", 10)
    assert skipped.prompt == "Supporting"
    table.play(H, "moat nobles-1")
    assert table.refuses(H, "skip") == "EMP-R-14"
    table.play(H, "draw")
    assert len(table.table.hand[H]) == 8, "as many as are missing, not some of them"


@rule("EMP-DRAW-10", "EMP-R-20", "EMP-AREA-11", "EMP-AREA-12")
def test_the_cellar_becomes_the_draw_pile_in_the_middle_of_a_draw() -> None:
    table = drawing(h=many(3, "nobles-1"), h_pile="clergy-3 clergy-2", h_cellar=many(6, "nobles-3"))
    events = table.play(H, "draw")
    assert events == [
        Drew(H, ("clergy-2", "clergy-3")), OpenedCellar(H, 6), Drew(H, ("nobles-3",) * 3),
    ]  # fmt: skip
    assert len(table.table.hand[H]) == 8
    assert (table.pile(H), table.cellar(H)) == (3, "")
    assert table.table.cellar_closed == (False, True)


@rule("EMP-HID-10")
def test_the_order_of_drawn_cards_is_not_shown() -> None:
    drawn = [
        drawing(h=many(6, "nobles-1"), h_pile=pile).play(H, "draw")
        for pile in ("clergy-3 clergy-2", "clergy-2 clergy-3")
    ]
    assert drawn[0] == drawn[1] == [Drew(H, ("clergy-2", "clergy-3"))]


@rule("EMP-R-22")
def test_cards_just_put_in_the_cellar_may_be_drawn_again() -> None:
    table = drawing(h="nobles-1 nobles-2", h_pile="")
    table.play(H, "cellar nobles-1", "draw")
    assert table.events_of(OpenedCellar) == [OpenedCellar(H, 1)]
    assert table.hand(H) == "nobles-1 nobles-2"


@rule("EMP-DRAW-11", "EMP-AREA-14")
def test_a_player_without_cards_to_draw_has_fewer_than_eight() -> None:
    table = drawing(h="nobles-1", h_pile="clergy-1", h_cellar="clergy-2")
    table.play(H, "draw")
    assert table.hand(H) == "nobles-1 clergy-1 clergy-2"
    assert (table.pile(H), table.prompt) == (0, "Supporting")
    closed = Stage(h="nobles-1", h_pile="", closed=(False, True), time="day", step="draw")
    closed.play(H, "draw")
    assert closed.hand(H) == "nobles-1"
    assert closed.events_of(OpenedCellar) == []


@rule("EMP-DRAW-12", "EMP-AREA-13")
def test_a_closed_cellar_takes_no_more_cards() -> None:
    table = Stage(
        h="nobles-1 clergy-1", v="nobles-1", closed=(False, True), time="day", step="draw"
    )
    assert table.options(H) == ["draw", "skip", "moat nobles-1", "moat clergy-1"]
    assert table.refuses(H, "cellar nobles-1") == "EMP-DRAW-12"
    table.play(H, "moat nobles-1")
    assert table.moat(H) == "nobles-1"
    other = Stage(v="nobles-1", h="nobles-1", closed=(False, True), time="night", step="draw")
    assert "cellar nobles-1" in other.options(V), "the other cellar is still open"


@rule("EMP-R-16")
def test_an_empty_hand_must_draw() -> None:
    for facts in ({"h_pile": "clergy-1"}, {"h_pile": "", "h_cellar": "clergy-1"}):
        table = drawing(h="", **facts)
        assert table.options(H) == ["draw"]
        assert table.refuses(H, "skip") == "EMP-R-16"
        table.play(H, "draw")
        assert table.hand(H) == "clergy-1"
    assert "skip" in drawing(h="nobles-1").options(H)


@rule("EMP-R-19")
def test_an_exactly_emptied_pile_stays_empty_until_the_next_draw() -> None:
    table = drawing(h=many(6, "nobles-1"), h_pile="clergy-1 clergy-2", h_cellar="clergy-3")
    table.play(H, "draw")
    assert (table.pile(H), table.cellar(H)) == (0, "clergy-3")
    assert table.events_of(OpenedCellar) == []
    table.until("ChoosingAction", H).play(H, "pass-turn", "moat clergy-1", "moat clergy-2")
    table.until("Drawing", V).until("Drawing", H)
    table.play(H, "cellar nobles-1")
    assert table.cellar(H) == "nobles-1 clergy-3"
    table.play(H, "draw")
    assert table.events_of(OpenedCellar) == [OpenedCellar(H, 2)]
    assert table.hand(H) == f"{many(6, 'nobles-1')} clergy-3"


@rule("EMP-R-21", "EMP-AREA-12")
def test_an_empty_cellar_also_counts_as_used() -> None:
    table = drawing(h="nobles-1 nobles-2", h_pile="")
    table.play(H, "moat nobles-1", "draw")
    assert table.events_of(OpenedCellar) == [OpenedCellar(H, 0)]
    assert table.table.cellar_closed == (False, True)
    assert table.hand(H) == "nobles-2"


@rule("EMP-HID-11", "EMP-HID-12", "EMP-AREA-10")
def test_others_see_how_many_cards_went_where_but_not_which() -> None:
    table = drawing()
    first = table.play(H, "cellar nobles-1")
    second = table.play(H, "moat clergy-2")
    third = table.play(H, "draw")
    assert first == [Discarded(H, "nobles-1", "cellar")]
    for seat in (V, None):
        assert visible(first, seat) == [DiscardedUnseen(H, "cellar")]
        assert visible(second, seat) == [DiscardedUnseen(H, "moat")]
        assert visible(third, seat) == [DrewUnseen(H, 2)]
    assert visible(first + second, H) == first + second
    for seat in (V, H, None):
        assert table.view(seat)["cellar"] == [0, 1], "his own he can't look through either"
        assert table.view(seat)["moat"] == [0, 1]
        assert table.view(seat)["draw_pile"] == [10, 8]
