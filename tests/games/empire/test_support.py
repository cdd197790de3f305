"""EMP-SUPP: support cards, their timing and costs."""

from __future__ import annotations

import pytest
from games.empire.stage import H, Stage, V, many

from conclave.core.events import visible
from conclave.games.empire.rules.constants import DRAW_PILE
from conclave.games.empire.rules.events import (
    Cancelled,
    Drew,
    FoundNothing,
    PlayedSupport,
    RoundEnded,
    TookFromPile,
    TookUnseen,
)
from conclave.games.empire.rules.library import SupportCard
from conclave.games.empire.vocabulary.effects import Fetch, Invite
from conclave.testing import rule

PAIR = "servants-2 servants-3"


@rule("EMP-SUPP-01", "EMP-SUPP-04")
@pytest.mark.parametrize("time", ["day", "night"])
@pytest.mark.parametrize("step", ["before", "after"])
def test_both_may_play_support_before_and_after_the_action_of_any_turn(
    time: str, step: str
) -> None:
    table = Stage(v=f"bats {PAIR}", h=f"bell {PAIR}", time=time, step=step)
    offered = {}
    for _ in range(2):
        offered[table.decider] = table.options(table.decider)
        table.play(table.decider, "pass")
    assert offered == {
        V: ["support bats", "pass"],
        H: ["support bell", "pass"],
    }


@rule("EMP-SUPP-02", "EMP-SUPP-03")
@pytest.mark.parametrize(("step", "refusal"), [
    ("draw", "EMP-DRAW-02"), ("unmask", "EMP-REVEAL-02"), ("action", "EMP-ACT-01"),
])  # fmt: skip
def test_no_support_in_the_steps_themselves(step: str, refusal: str) -> None:
    table = Stage(v=f"bats {PAIR}", h=f"bell {PAIR}", step=step)
    assert table.options(V, "support") == []
    assert table.refuses(V, "support bats") == refusal
    assert table.refuses(H, "support bell") == "EMP-TURN-01"


@rule("EMP-SUPP-03")
def test_combat_support_is_played_only_in_combat() -> None:
    table = Stage("lady nun maid", v=f"nobles-1 bats frenzy {PAIR}", h="clergy-1",
                  step="before")  # fmt: skip
    assert table.options(V) == ["support bats", "pass"]
    assert table.refuses(V, "support frenzy") == "EMP-SUPP-03"
    table.quiet()
    table.play(V, "attack lady nun", "play nobles-1")
    assert table.refuses(V, "support frenzy") == "EMP-DECL-12"
    table.play(V, "done")
    assert table.options(V) == ["support frenzy", "pass"]
    assert table.refuses(V, "support bats") == "EMP-SUPP-03"


@rule("EMP-SUPP-05", "EMP-R-57")
def test_the_window_alternates_until_both_decline_in_a_row() -> None:
    table = Stage(v=f"bats organist {PAIR}", h=f"bell squire {many(6, 'nobles-1')}",
                  time="night", step="before")  # fmt: skip
    asked = [table.asked]
    for move in ("pass", "support bell", "moat nobles-1", "support bats", "pass",
                 "support organist", "choose attack-marker"):  # fmt: skip
        table.play(table.decider, move)
        asked.append(table.asked)
    assert [seat for seat, prompt in asked if prompt == "Supporting"] == [V, H, V, H, V, H]
    assert table.table.attack_markers[5] == 1
    table.play(H, "pass")
    assert table.asked == (V, "Supporting"), "he played last: one refusal is not enough"
    table.play(V, "pass")
    assert table.prompt == "ChoosingAction"


@rule("EMP-SUPP-05")
def test_one_player_may_play_several_in_a_window() -> None:
    table = Stage(v=f"bats organist {PAIR}", h="nobles-1", step="before")
    table.play(V, "support bats")
    table.play(H, "pass")
    table.play(V, "support organist", "choose defence-marker")
    assert table.events_of(PlayedSupport) == [
        PlayedSupport(V, "bats"), PlayedSupport(V, "organist"),
    ]  # fmt: skip


@rule("EMP-SUPP-06", "EMP-R-61", "EMP-R-23")
def test_the_cost_is_discarded_into_the_moat_before_anything_happens() -> None:
    table = Stage(v="bats organist nobles-1 nobles-2", h="nobles-1", time="day",
                  step="before")  # fmt: skip
    table.play(H, "pass")
    table.play(V, "support bats")
    assert table.events_of(Drew) == []
    assert table.options(V) == ["moat nobles-1", "moat nobles-2", "moat organist"]
    table.play(V, "moat organist")
    assert table.events_of(Drew) == [Drew(V, ("servants-1", "servants-1"))]
    assert table.moat(V) == "organist bats"
    assert table.table.moat[V] == table.cards("organist"), "the cost lies face down"


@rule("EMP-SUPP-07", "EMP-SUPP-10")
@pytest.mark.parametrize(("time", "cost"), [("day", 1), ("night", 0)])
def test_the_cost_depends_on_day_or_night_and_not_on_the_player(time: str, cost: int) -> None:
    table = Stage(v=f"bats {PAIR}", h="nobles-1", time=time, step="before")
    table.until("Supporting", V).play(V, "support bats")
    table.play(V, *["moat servants-2"] * cost)
    assert len(table.table.moat[V]) == cost
    assert len(table.events_of(Drew)) == 1


@rule("EMP-SUPP-07")
@pytest.mark.parametrize(("time", "cost"), [("day", 0), ("night", 1)])
def test_the_human_players_cards_have_two_costs_as_well(time: str, cost: int) -> None:
    table = Stage(v="nobles-1", h=f"bell {PAIR}", time=time, step="before")
    table.until("Supporting", H).play(H, "support bell")
    table.play(H, *["moat servants-2"] * cost)
    assert len(table.table.moat[H]) == cost


@rule("EMP-SUPP-08", "EMP-SUPP-09")
def test_the_card_itself_does_not_count_towards_its_cost() -> None:
    for others, possible in (("", False), ("servants-2", False), (PAIR, True)):
        table = Stage(v="nobles-1", h=f"larder {others}", h_cellar="clergy-1", time="night",
                      step="before")  # fmt: skip
        table.play(V, "pass")
        assert ("support larder" in table.options(H)) is possible
    poor = Stage(v="nobles-1", h="larder nobles-1", h_cellar="clergy-1", step="before")
    poor.play(V, "pass")
    assert poor.refuses(H, "support larder") == "EMP-SUPP-09"


@rule("EMP-SUPP-11")
def test_a_resolved_support_card_goes_to_the_moat() -> None:
    table = Stage(v="organist", h="nobles-1", step="before")
    table.play(V, "support organist")
    assert table.view(H)["in_play"] == ["organist"]
    assert table.moat(V) == ""
    table.play(V, "choose attack-marker")
    assert table.view(H)["in_play"] == []
    assert table.moat(V) == "organist"
    assert table.view(H)["spent"][V] == ["organist"]


@rule("EMP-SUPP-12")
def test_a_card_may_forbid_what_the_rules_allow() -> None:
    table = Stage("lady nun maid", v="nobles-1 fog servants-1 servants-1",
                  h="nobles-1 holy-water-1 holy-water-2", time="day", step="before")  # fmt: skip
    table.play(H, "pass")
    table.play(V, "support fog", "moat servants-1")
    table.quiet()
    assert table.options(H, "attack") == []
    assert table.refuses(H, "attack lady nun") == "EMP-SUPP-12"
    assert len(table.options(H, "ask")) == 9
    table.until("ChoosingAction", V)
    assert table.options(V, "attack") != [], "for the rest of the turn only"


@rule("EMP-R-70")
def test_a_card_that_would_do_nothing_is_not_offered() -> None:
    everybody = "lord monk nun maid cook butler"
    empty = Stage(dead=everybody, town="", v=f"secret-passage {PAIR}", step="before")
    assert empty.options(V) == ["pass"]
    assert empty.refuses(V, "support secret-passage") == "EMP-R-70"


@rule("EMP-R-70")
def test_an_action_is_not_forbidden_twice() -> None:
    table = Stage("lady nun maid", v=f"fog fog {many(6, 'nobles-1')}", h="barred-gates nobles-1",
                  time="day", step="before")  # fmt: skip
    assert "support barred-gates" not in table.options(H), "it costs more than he has"
    table.play(H, "pass")
    table.play(V, "support fog", "moat nobles-1")
    table.play(H, "pass")
    assert table.options(V) == ["pass"]
    assert table.refuses(V, "support fog") == "EMP-R-70"


@rule("EMP-R-70")
def test_nothing_is_forbidden_after_the_action() -> None:
    table = Stage("lady nun maid", v=f"fog {many(6, 'nobles-1')}", h="nobles-1", step="after")
    assert table.options(V) == ["pass"]
    assert table.refuses(V, "support fog") == "EMP-R-70"


@rule("EMP-SUPP-16", "EMP-R-71")
def test_an_unsuccessful_search_is_shown() -> None:
    table = Stage(v="nobles-1", h="well nobles-1 nobles-2", h_moat="clergy-1", time="day",
                  step="before")  # fmt: skip
    events = table.play(H, "support well", "moat nobles-1")
    for seat in (V, H, None):
        assert FoundNothing(H, "moat", "holy-water") in visible(events, seat)
    assert table.hand(H) == "nobles-2"


@rule("EMP-SUPP-13")
@pytest.mark.parametrize("step", ["before", "after"])
def test_the_game_continues_after_support(step: str) -> None:
    table = Stage(v="bats nobles-1", h="nobles-1", step=step)
    table.play(V, "support bats")
    table.quiet()
    assert table.asked == ((V, "ChoosingAction") if step == "before" else (H, "Drawing"))


@rule("EX-EMP-SUPP-a", "EMP-SUPP-14", "EMP-SUPP-13")
def test_sacrifice_cancels_a_card_and_v_may_play_another() -> None:
    table = Stage("bishop lady officer", unmasked="lady", h="clergy-3 clergy-1 sacrifice nobles-1",
                  v="vampire-3 vampire-2 nobles-1", time="day")  # fmt: skip
    table.play(H, "attack bishop lady")
    table.lay(H, "clergy-3")
    table.play(V, "play vampire-3", "done")
    assert table.view(None)["combat"]["defence"] == 3
    table.play(H, "support sacrifice", "moat nobles-1")
    assert table.events_of(Cancelled) == [Cancelled(V, "vampire-3")]
    assert table.view(None)["combat"]["defence"] == 0
    assert table.asked == (V, "Laying")
    assert table.options(V) == ["play nobles-1", "play vampire-2", "done"]
    table.play(V, "play vampire-2", "play nobles-1")
    table.quiet()
    assert table.events_of(RoundEnded) == [RoundEnded(1, 3, 3)]
    assert table.moat(V) == "vampire-3"
    assert table.asked == (H, "Laying"), "the combat goes on with its second round"


@rule("EMP-SUPP-14")
def test_the_card_to_be_cancelled_is_chosen() -> None:
    table = Stage("bishop lady officer", unmasked="lady", h="clergy-3 sacrifice nobles-1",
                  v="vampire-3 vampire-2 nobles-1", time="day")  # fmt: skip
    table.play(H, "attack bishop lady")
    table.lay(H, "clergy-3")
    table.play(V, "play vampire-3", "play vampire-2", "done")
    table.play(H, "support sacrifice", "moat nobles-1")
    assert table.options(H) == ["cancel vampire-2", "cancel vampire-3"]
    table.play(H, "cancel vampire-2")
    table.play(V, "done")
    table.quiet()
    assert table.events_of(RoundEnded) == [RoundEnded(1, 3, 3)]


@rule("EMP-R-56")
@pytest.mark.parametrize(("added", "values"), [("", (0, 0)), ("nobles-1", (1, 0))])
def test_a_cancelled_first_attack_may_be_strengthened_or_left(
    added: str, values: tuple[int, int]
) -> None:
    table = Stage("lady nun maid", v="nobles-3 nobles-1 servants-1",
                  h="sacrifice servants-1 servants-1 servants-1")  # fmt: skip
    table.play(V, "attack lady nun", "play nobles-3", "done", "pass")
    table.play(H, "support sacrifice", "moat servants-1", "moat servants-1")
    assert table.asked == (V, "Laying")
    assert table.options(V) == ["play nobles-1", "done"]
    table.play(V, *[f"play {card}" for card in added.split()], "done")
    table.quiet()
    table.lay(H, "")
    assert table.events_of(RoundEnded) == [RoundEnded(1, *values)]
    assert table.dead == (["nun"] if added else [])


@rule("EMP-R-55")
def test_each_player_declares_once_per_round() -> None:
    table = Stage("lady nun maid", v="nobles-1 nobles-2", h="clergy-1 clergy-2")
    table.play(V, "attack lady nun", "play nobles-1", "done")
    table.quiet()
    assert table.refuses(V, "play nobles-2") == "EMP-TURN-01"
    table.play(H, "play clergy-1", "done")
    assert table.refuses(V, "play nobles-2") == "EMP-SUPP-03", "no more cards in this round"


@rule("EMP-SUPP-15", "EMP-DRAW-08")
def test_support_may_raise_the_hand_above_eight_without_discarding() -> None:
    table = Stage(v=f"bats {many(8, 'nobles-1')}", h="nobles-1", step="after")
    table.play(V, "support bats")
    table.quiet()
    assert table.asked == (H, "Drawing")
    assert len(table.table.hand[V]) == 10
    assert table.moat(V) == "bats"


@rule("EMP-SUPP-16", "EMP-HID-16")
def test_searching_the_cellar_shows_all_of_it() -> None:
    table = Stage(v="nobles-1", h=f"larder {PAIR}", time="day",
                  h_cellar="clergy-1 clergy-1 nobles-3 bell", step="before")  # fmt: skip
    table.play(H, "support larder", "moat servants-2")
    assert table.options(H) == ["take nobles-3", "take clergy-1", "take bell"]
    assert table.options(V) == []
    events = table.play(H, "take nobles-3")
    assert visible(events, H)[0] == TookFromPile(H, "nobles-3", "cellar")
    for seat in (V, None):
        assert visible(events, seat)[0] == TookUnseen(H, "cellar")
    assert table.hand(H) == "nobles-3 servants-3"
    assert table.cellar(H) == "clergy-1 clergy-1 bell"


@rule("EMP-SUPP-16")
def test_the_rest_of_a_draw_pile_is_shuffled() -> None:
    seek = SupportCard("Seek", 0, 0, Fetch(DRAW_PILE), side="vampires")
    ranks = [f"{kind}-{value}" for kind in ("nobles", "clergy") for value in (1, 2, 3, 4, 5)]
    orders = set()
    for number in range(8):
        table = Stage(v="seek", h="nobles-1", v_pile=" ".join(ranks), step="before", extra=(seek,))
        for _ in range(number):
            table.table.rng.below(2)
        table.play(V, "support seek")
        assert table.options(V) == [f"take {name}" for name in ranks]
        table.play(V, "take clergy-3")
        assert table.hand(V) == "clergy-3"
        assert sorted(table.named(table.table.draw_pile[V]).split()) == sorted(
            set(ranks) - {"clergy-3"}
        )
        orders.add(table.table.draw_pile[V])
    assert len(orders) == 8


@rule("EMP-R-60")
def test_a_support_card_is_resolved_before_the_next() -> None:
    table = Stage(v="dread nobles-1", h=f"bell {PAIR}", step="before")
    table.play(V, "support dread", "moat nobles-1")
    assert table.asked == (H, "OtherDiscards")
    assert table.options(H) == ["moat servants-2", "moat servants-3", "moat bell"]
    assert table.refuses(H, "support bell") == "EMP-SUPP-12"
    table.play(H, "moat servants-2", "moat servants-3")
    assert table.asked == (H, "Supporting")


@rule("EMP-R-59")
def test_no_support_after_the_end_of_the_game() -> None:
    table = Stage("lady monk cook", vampires="lady monk cook", unmasked="monk cook",
                  v=f"bats {PAIR}", h=f"bell {PAIR}", step="unmask")  # fmt: skip
    table.play(V, "unmask lady")
    assert table.winners == [V]
    assert table.refuses(V, "support bats") == "EMP-END-01"
    assert table.refuses(H, "support bell") == "EMP-END-01"


@rule("EMP-SUPP-16")
def test_bloodline_fetches_a_vampire_card_from_the_draw_pile() -> None:
    table = Stage(v=f"bloodline {PAIR}", h="nobles-1", step="before",
                  v_pile="vampire-1 nobles-1 vampire-clergy-1 clergy-1")  # fmt: skip
    table.play(V, "support bloodline")
    assert table.options(V) == ["take vampire-1", "take vampire-clergy-1"]
    events = table.play(V, "take vampire-clergy-1")
    assert visible(events, H)[0] == TookUnseen(V, "draw-pile")
    assert "vampire-clergy-1" in table.hand(V)


@rule("EMP-R-09")
def test_the_option_for_persons_affects_only_markers() -> None:
    nobles = SupportCard("Herald", 0, 0, Invite("nobles"), side="vampires")
    table = Stage("bishop nun monk", v="herald", h="nobles-1", step="before", extra=(nobles,),
                  options={"persons": "any"})  # fmt: skip
    table.play(V, "support herald")
    assert table.options(V) == ["on lady", "on lord", "on officer"]
