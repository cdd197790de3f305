"""EMP-DECL, EMP-COMBAT, EMP-RESULT: declaring an attack, the two rounds, and the result."""

from __future__ import annotations

import pytest
from games.empire.stage import H, Stage, V, many

from conclave.core.events import visible
from conclave.games.empire.rules.events import (
    Cancelled,
    CombatStopped,
    Died,
    Drew,
    Entered,
    Laid,
    LostMarkers,
    RoundEnded,
    Survived,
)
from conclave.games.empire.rules.library import CombatCard
from conclave.games.empire.vocabulary.effects import CancelCard, Draw
from conclave.testing import rule

ALL = "nobles-1 clergy-1 servants-1"


# Declaration


@rule("EMP-DECL-01", "EMP-DECL-02")
def test_attacker_and_target_are_different_characters_in_the_castle() -> None:
    table = Stage("lady nun maid", v=ALL, vampires="lord monk cook")
    assert table.options(V, "attack") == [
        "attack lady nun", "attack lady maid",
        "attack nun lady", "attack nun maid",
        "attack maid lady", "attack maid nun",
    ]  # fmt: skip
    for move in ("attack lord nun", "attack nun lord"):
        assert table.refuses(V, move) == "EMP-DECL-01"
    assert table.refuses(V, "attack nun nun") == "EMP-DECL-02"
    table.play(V, "attack nun lady")


@rule("EMP-DECL-03", "EMP-DECL-04", "EMP-R-48")
def test_h_attacks_with_anybody_except_an_unmasked_vampire() -> None:
    table = Stage("lady nun maid", vampires="lady nun cook", unmasked="lady", h=ALL, time="day")
    assert table.options(H, "attack") == [
        "attack nun lady", "attack nun maid", "attack maid lady", "attack maid nun",
    ]  # fmt: skip
    assert table.refuses(H, "attack lady nun") == "EMP-DECL-03"
    events = table.play(H, "attack nun maid")
    assert len(events) == 1
    assert table.view(H)["natures"]["nun"] is None


@rule("EMP-DECL-05", "EMP-DECL-06", "EMP-DECL-08", "EMP-R-46")
def test_v_must_attack_with_an_unmasked_vampire_and_chooses_which() -> None:
    one = Stage("lady nun maid", unmasked="lady", v=ALL)
    assert one.options(V, "attack") == ["attack lady nun", "attack lady maid"]
    assert one.refuses(V, "attack nun maid") == "EMP-DECL-05"
    two = Stage("lady nun maid", vampires="lady nun cook", unmasked="lady nun", v=ALL)
    assert two.options(V, "attack") == [
        "attack lady nun", "attack lady maid", "attack nun lady", "attack nun maid",
    ]  # fmt: skip
    two.play(V, "attack lady nun")


@rule("EMP-R-47")
def test_an_unmasked_vampire_need_not_attack() -> None:
    table = Stage("lady nun maid", unmasked="lady", v=f"{ALL} {many(3, 'vampire-1')}")
    kinds = {move.split()[0] for move in table.options(V)}
    assert kinds == {"attack", "hide", "pass-turn"}
    table.play(V, "pass-turn")


@rule("EMP-DECL-07", "EMP-DECL-08")
def test_v_attacks_with_anybody_if_no_unmasked_vampire_is_in_the_castle() -> None:
    table = Stage("lady nun maid", unmasked="cook", v=ALL)
    assert len(table.options(V, "attack")) == 6


@rule("EMP-DECL-09", "EMP-R-49")
def test_the_active_player_always_supports_the_attacker() -> None:
    table = Stage("lady nun maid", vampires="nun lord cook", v=ALL, h=ALL)
    table.play(V, "attack maid nun")
    table.lay(V, "servants-1")
    assert table.asked == (H, "Laying")
    assert table.options(H) == ["play clergy-1", "done"], "H defends a vampire of V's"


@rule("EMP-DECL-10")
def test_attacking_with_a_masked_vampire_reveals_nothing() -> None:
    table = Stage("lady nun maid", v="nobles-1", h="nobles-1")
    table.fight("lady nun", ("nobles-1", ""))
    assert table.dead == ["nun"]
    for seat in (H, None):
        assert table.view(seat)["unmasked"] == []
        assert table.view(seat)["natures"]["lady"] is None


@rule("EX-EMP-DECL-a", "EMP-DECL-12", "EMP-MARK-10", "EMP-DECL-11")
def test_against_plus_1_defence_the_first_cards_need_at_least_2() -> None:
    table = Stage("lady nun maid", v="nobles-1 nobles-1", defence={"nun": 1})
    table.play(V, "attack lady nun")
    assert table.options(V) == ["play nobles-1"]
    assert table.refuses(V, "done") == "EMP-DECL-12"
    table.play(V, "play nobles-1")
    assert table.refuses(V, "done") == "EMP-DECL-12"
    events = table.play(V, "play nobles-1")
    assert events[0] == Laid(V, "nobles-1")
    assert table.prompt != "Laying", "2 is enough"


@rule("EMP-DECL-11")
def test_an_attack_that_cannot_exceed_the_defence_is_not_allowed() -> None:
    table = Stage("lady nun maid", v="nobles-1", defence={"nun": 1})
    assert table.options(V, "attack") == ["attack lady maid"]
    assert table.refuses(V, "attack lady nun") == "EMP-DECL-11"
    assert "attack lady nun" in Stage("lady nun maid", v="nobles-2", defence={"nun": 1}).options(V)


@rule("EMP-R-04", "EMP-COMBAT-02")
def test_an_attacker_must_play_a_card() -> None:
    table = Stage("lady nun maid", v="nobles-1 nobles-2")
    table.play(V, "attack lady nun")
    assert table.refuses(V, "done") == "EMP-DECL-12"
    table.play(V, "play nobles-1", "done")


@rule("EMP-R-05")
def test_the_attackers_own_marker_counts_but_a_card_must_be_played() -> None:
    table = Stage("lady nun maid", v="nobles-1 nobles-1", attack={"lady": 1}, defence={"nun": 1})
    table.play(V, "attack lady nun")
    assert table.refuses(V, "done") == "EMP-DECL-12"
    table.play(V, "play nobles-1", "done")
    assert table.view(None)["combat"]["attack"] == 2
    bare = Stage("lady nun maid", v="clergy-1", attack={"lady": 3})
    assert bare.options(V, "attack") == ["attack nun lady", "attack nun maid"]


@rule("EMP-R-06")
def test_cards_worth_nothing_are_not_enough() -> None:
    table = Stage("lady nun maid", v="nobles-0 nobles-0")
    assert table.options(V) == ["pass-turn"]
    assert table.refuses(V, "attack lady nun") == "EMP-DECL-11"
    mixed = Stage("lady nun maid", v="nobles-0 nobles-1")
    mixed.play(V, "attack lady nun", "play nobles-0")
    assert mixed.refuses(V, "done") == "EMP-DECL-12"
    mixed.play(V, "play nobles-1")


@rule("EMP-R-50")
@pytest.mark.parametrize("time", ["day", "night"])
def test_one_character_alone_cannot_fight(time: str) -> None:
    dead = "lord officer monk nun bishop maid cook butler"
    table = Stage("lady", dead=dead, v=ALL, h=ALL, time=time)
    seat = H if time == "day" else V
    assert table.options(seat, "attack") == []
    assert table.refuses(seat, "attack lady nun") == "EMP-DECL-01"


# Rounds


@rule("EX-EMP-RESULT-a", "EMP-COMBAT-07", "EMP-COMBAT-08", "EMP-COMBAT-09", "EMP-COMBAT-11")
@rule("EMP-R-01", "EMP-COMBAT-04", "EMP-COMBAT-05")
def test_the_bishop_attacks_the_lady_who_survives_eight_to_eight() -> None:
    table = Stage(
        "bishop lady officer",
        unmasked="lady",
        h="clergy-2 clergy-1 clergy-3 holy-water-2",
        v="nobles-2 vampire-2 vampire-3 vampire-1",
        time="day",
    )
    table.fight(
        "bishop lady",
        ("clergy-2 clergy-1", "nobles-2 vampire-2"),
        ("clergy-3 holy-water-2", "vampire-3 vampire-1"),
    )
    assert table.events_of(RoundEnded) == [RoundEnded(1, 3, 4), RoundEnded(2, 8, 8)]
    assert table.events_of(Survived) == [Survived("lady")]
    assert table.castle == ["bishop", "lady", "officer"]
    assert table.dead == []


def fight(*rounds: tuple[str, str], **facts: object) -> Stage:
    """V's lady attacks the nun, for whom H plays clergy."""
    v = " ".join([cards for cards, _ in rounds])
    h = " ".join([cards for _, cards in rounds])
    table = Stage("lady nun maid", v=f"{v} servants-1", h=f"{h} servants-1", **facts)  # type: ignore[arg-type]
    return table.fight("lady nun", *rounds)


@rule("EMP-COMBAT-06", "EMP-RESULT-01")
def test_a_greater_attack_kills_in_the_first_round() -> None:
    table = fight(("nobles-3", "clergy-2"))
    assert table.events_of(RoundEnded) == [RoundEnded(1, 3, 2)]
    assert table.events_of(Died) == [Died("nun", "human")]
    assert table.dead == ["nun"]
    assert table.asked == (H, "Drawing")


@rule("EMP-COMBAT-07", "EMP-COMBAT-08")
@pytest.mark.parametrize("defence", ["clergy-2", "clergy-3"])
def test_an_equal_or_lower_attack_goes_into_a_second_round(defence: str) -> None:
    table = fight(("nobles-2", defence))
    assert table.events_of(Died) == []
    combat = table.view(None)["combat"]
    assert (combat["attacker"], combat["target"], combat["round"]) == ("lady", "nun", 2)
    assert table.asked == (V, "Laying")


@rule("EMP-COMBAT-01", "EMP-COMBAT-04", "EMP-COMBAT-05")
def test_everybody_is_shown_whose_values_they_are_and_what_markers_add() -> None:
    table = Stage(
        "lady nun maid", v="nobles-2 nobles-1", h="clergy-3", attack={"lady": 1}, defence={"nun": 2}
    )
    table.play(V, "attack lady nun")
    table.lay(V, "nobles-2")
    combat = table.view(None)["combat"]
    assert (combat["seats"], combat["rounds"]) == ([V, H], 2)
    assert (combat["attack"], combat["defence"], combat["extra"]) == (3, 2, [1, 2])
    table.lay(H, "clergy-3")
    table.quiet()
    combat = table.view(H)["combat"]
    assert (combat["attack"], combat["defence"], combat["extra"]) == (2, 3, [0, 0])


@rule("EMP-COMBAT-09", "EMP-COMBAT-10")
def test_a_greater_sum_kills_in_the_second_round() -> None:
    table = fight(("nobles-2", "clergy-3"), ("nobles-3", "clergy-1"))
    assert table.events_of(RoundEnded) == [RoundEnded(1, 2, 3), RoundEnded(2, 5, 4)]
    assert table.dead == ["nun"]


@rule("EMP-COMBAT-01", "EMP-COMBAT-11", "EMP-R-01")
@pytest.mark.parametrize(("last", "total"), [("clergy-1", 4), ("clergy-2", 5)])
def test_equal_or_greater_defence_survives_and_there_is_no_third_round(
    last: str, total: int
) -> None:
    table = fight(("nobles-2", "clergy-3"), ("nobles-2", last))
    assert table.events_of(RoundEnded)[-1] == RoundEnded(2, 4, total)
    assert table.events_of(Survived) == [Survived("nun")]
    assert table.castle == ["lady", "nun", "maid"]
    assert table.asked == (H, "Drawing")


@rule("EMP-COMBAT-02", "EMP-COMBAT-03", "EMP-HID-14", "EMP-R-55")
def test_each_plays_openly_and_the_defender_answers_what_he_sees() -> None:
    table = Stage("lady nun maid", v="nobles-1 nobles-2", h="clergy-1 clergy-2")
    table.play(V, "attack lady nun")
    assert table.options(H) == []
    events = table.play(V, "play nobles-1") + table.play(V, "play nobles-2")
    assert visible(events, H)[:2] == [Laid(V, "nobles-1"), Laid(V, "nobles-2")]
    table.quiet()
    assert table.asked == (H, "Laying")
    assert table.table.decision(H).facts["attack"] == 3
    assert table.view(H)["laid"] == [["nobles-1", "nobles-2"], []]
    assert table.options(H) == ["play clergy-1", "play clergy-2", "done"]
    table.lay(H, "")
    assert table.dead == ["nun"], "zero cards are allowed"


@rule("EMP-COMBAT-12")
def test_the_attacker_never_dies() -> None:
    table = fight(("nobles-1", "clergy-5 clergy-5"), ("nobles-1", "clergy-5"))
    assert table.events_of(RoundEnded) == [RoundEnded(1, 1, 10), RoundEnded(2, 2, 15)]
    assert table.castle == ["lady", "nun", "maid"]
    assert table.dead == []


@rule("EMP-COMBAT-13")
def test_after_the_combat_all_cards_go_to_the_moats() -> None:
    survived = fight(("nobles-2", "clergy-3"), ("nobles-2", "clergy-1"))
    died = fight(("nobles-3", "clergy-2"))
    assert (survived.moat(V), survived.moat(H)) == ("nobles-2 nobles-2", "clergy-1 clergy-3")
    assert (died.moat(V), died.moat(H)) == ("nobles-3", "clergy-2")


@rule("EMP-COMBAT-14")
def test_cards_are_played_from_the_hand_only() -> None:
    table = Stage("lady nun maid", v="nobles-1", v_pile="nobles-2", v_cellar="nobles-3",
                  v_moat="nobles-4", v_spent="nobles-5")  # fmt: skip
    table.play(V, "attack lady nun")
    assert table.options(V) == ["play nobles-1"]
    for card in ("nobles-2", "nobles-3", "nobles-4", "nobles-5"):
        assert table.refuses(V, f"play {card}") == "EMP-DECL-12"


@rule("EMP-R-02", "EMP-R-03")
def test_the_attacker_may_stop_after_the_first_round() -> None:
    table = Stage("lady nun maid", v="nobles-1 nobles-2", h="clergy-1 clergy-2 servants-1")
    table.fight("lady nun", ("nobles-1", "clergy-1"))
    assert table.options(V) == ["play nobles-2", "done"]
    table.play(V, "done")
    assert table.events_of(CombatStopped) == [CombatStopped(V)]
    assert table.events_of(RoundEnded) == [RoundEnded(1, 1, 1)]
    assert table.events_of(Survived) == [Survived("nun")]
    assert table.prompt == "Supporting"
    assert table.view(None)["combat"] is None


@rule("EMP-R-02")
def test_a_second_round_needs_at_least_one_card() -> None:
    table = Stage("lady nun maid", v="nobles-1 nobles-2", h="clergy-1 clergy-2")
    table.fight("lady nun", ("nobles-1", "clergy-1"), ("nobles-2", ""))
    assert table.events_of(RoundEnded) == [RoundEnded(1, 1, 1), RoundEnded(2, 3, 1)]
    assert table.dead == ["nun"]


@rule("EMP-R-02")
def test_without_a_valid_card_the_combat_ends() -> None:
    table = Stage("lady nun maid", v="nobles-1 servants-1", h="clergy-1 clergy-2")
    table.fight("lady nun", ("nobles-1", "clergy-1"))
    assert table.options(V) == ["done"], "he says so himself: his hand is secret"
    empty = Stage("lady nun maid", v="nobles-1", h="clergy-1 clergy-2")
    empty.fight("lady nun", ("nobles-1", "clergy-1"))
    assert empty.events_of(CombatStopped) == [CombatStopped(V)], "everybody sees the empty hand"


# Results


@rule("EMP-RESULT-01", "EMP-RESULT-02", "EMP-RESULT-03", "EMP-R-65", "EMP-R-64", "EMP-HID-15")
@pytest.mark.parametrize(("vampires", "nature"), [("nun monk cook", "vampire"),
                                                  ("lord monk cook", "human")])  # fmt: skip
def test_a_death_reveals_only_the_nature_of_the_dead(vampires: str, nature: str) -> None:
    table = Stage("lady nun maid", vampires=vampires, trusted="lady maid", v="nobles-1")
    table.play(V, "attack lady nun", "play nobles-1")
    table.quiet()
    assert table.events_of(Died) == [Died("nun", nature)]
    assert table.unmasked == (["nun"] if nature == "vampire" else [])
    assert "nun" not in table.castle + table.town
    for seat in (H, None):
        natures = table.view(seat)["natures"]
        assert natures["nun"] == nature
        assert natures["monk"] is natures["cook"] is natures["lord"] is None


@rule("EMP-RESULT-04", "EMP-RESULT-05", "EMP-REVEAL-08")
def test_an_unmasked_vampire_enters_the_castle_unmasked() -> None:
    table = Stage("lady nun maid", town="cook lord officer monk bishop butler", unmasked="cook",
                  v="nobles-1")  # fmt: skip
    table.fight("lady nun", ("nobles-1", ""))
    assert table.events_of(Entered) == [Entered("cook")]
    assert table.castle == ["lady", "maid", "cook"]
    assert table.view(H)["natures"]["cook"] == "vampire"


@rule("EMP-RESULT-06", "EMP-MARK-05")
def test_markers_on_the_dead_are_removed() -> None:
    table = Stage("lady nun maid", v="nobles-3", attack={"nun": 1}, defence={"nun": 1, "lady": 1})
    table.fight("lady nun", ("nobles-3", ""))
    assert table.events_of(LostMarkers) == [LostMarkers("nun")]
    assert sum(table.table.attack_markers) == 0
    assert sum(table.table.defence_markers) == 1


@rule("EMP-RESULT-07")
def test_everybody_sees_who_is_dead() -> None:
    table = Stage("lady nun maid", dead="butler officer", v="nobles-1")
    table.fight("lady nun", ("nobles-1", ""))
    assert [table.view(seat)["dead"] for seat in (V, H, None)] == [["butler", "officer", "nun"]] * 3


# Combat cards with a text

SABRE = CombatCard("Sabre", "nobles", ("nobles",), 2, Draw(1))
CHARM = CombatCard("Charmed Blade", "nobles", ("nobles",), 1, CancelCard())


@rule("EMP-COMP-10", "EMP-R-72")
def test_the_text_of_a_combat_card_is_resolved_when_played() -> None:
    table = Stage("lady nun maid", v="sabre nobles-1", h="clergy-2", extra=(SABRE,))
    table.play(V, "attack lady nun", "play sabre")
    assert table.events_of(Drew) == [Drew(V, ("servants-1",))]
    assert table.asked == (V, "Laying"), "and the same player goes on"
    table.play(V, "done")
    table.quiet()
    assert table.view(None)["combat"]["attack"] == 2


@rule("EMP-R-72")
def test_a_defenders_card_may_cancel_one_of_the_attackers_who_may_play_more() -> None:
    table = Stage("nun lady maid", v="clergy-3 clergy-1", h="charmed-blade nobles-1",
                  extra=(CHARM,))  # fmt: skip
    table.play(V, "attack nun lady", "play clergy-3", "done")
    table.quiet()
    table.play(H, "play charmed-blade")
    assert table.events_of(Cancelled) == [Cancelled(V, "clergy-3")]
    assert table.asked == (V, "Laying")
    table.play(V, "done")
    assert table.asked == (H, "Laying"), "then the defender goes on"


@rule("EMP-R-72")
def test_a_text_without_effect_is_skipped() -> None:
    table = Stage("lady nun maid", v="charmed-blade nobles-1", h="clergy-2", extra=(CHARM,))
    table.play(V, "attack lady nun", "play charmed-blade")
    assert table.asked == (V, "Laying")


@rule("EMP-R-72")
@pytest.mark.parametrize("use", ["hide", "pass-turn"])
def test_a_text_applies_only_in_combat(use: str) -> None:
    fang = CombatCard("Fang", "vampire", (), 1, Draw(1))
    table = Stage("lady nun maid", v="fang fang fang", h="clergy-2", extra=(fang,))
    if use == "hide":
        table.play(V, "hide lady", *["play fang"] * 3)
    else:
        table.play(V, "pass-turn", "moat fang", "moat fang")
    assert table.events_of(Drew) == []
