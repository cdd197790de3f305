"""Master cards: phase actions, trifles, out of turn, disciplines, trophies (VTES-1.6.2)."""

from __future__ import annotations

import pytest
from games.vtes.made_up import CASTLE, ELDER, GIFT, KNICKKNACK, LIGHT_VETO, TRINKET, VETO
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.identity import DisciplineLevel
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    BESIDE,
    DISCIPLINE,
    LOCATION,
    MASTER,
    ON_CARD,
    RED_LIST,
    TROPHY,
)
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import Tally
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

MINE = (GIFT, KNICKKNACK, TRINKET, VETO, LIGHT_VETO, CASTLE, ELDER)
BANK = Card("Bank", MASTER, LOCATION, grants=Can(GainPool(1), when=("master-phase",), tap=True))
SKILL = Card(
    "Skill", MASTER, DISCIPLINE, put_on=targets.One(filters.VAMPIRE), grants=DisciplineLevel("dom")
)
CROWN = Card("Crown", MASTER, TROPHY, grants=Bonus("bleed", 1))
WREATH = Card("Wreath", MASTER, TROPHY, grants=Bonus("strength", 1))
OUTLAW = Vampire("Outlaw", "brujah", 2, 3, "", "independent", RED_LIST)


def masters(stage: Stage, seat: int = A) -> list[str]:
    """The master cards that a player may play now."""
    return [move.split()[1] for move in stage.options(seat) if move.startswith("play")]


def play(stage: Stage, seat: int, card: str) -> None:
    """Play a master card, and nobody cancels it."""
    stage.play(seat, "play", card, "plain", "-")
    stage.skip("MasterPhase", A)


def test_an_amount_for_several_players_is_computed_once_at_the_beginning() -> None:
    windfall = Card("Windfall", MASTER, effect=GainPool(Tally("pool", p.YOU), p.EACH_METHUSELAH))
    stage = Stage(3, phase="master", extra=(windfall,))
    for seat, pool in enumerate((3, 5, 7)):
        stage.pool(seat, pool)
    stage.hand(A, "Windfall")
    stage.play(A, "play", "windfall", "plain", "-")
    stage.skip("MinionPhase")
    assert stage.table.pool == [3 + 3, 5 + 3, 7 + 3]


@rule("VTES-1.6.2-01", "VTES-1.6.2-03")
def test_a_regular_master_is_played_in_ones_own_master_phase_alone() -> None:
    for phase, offered in (
        ("untap", []),
        ("master", ["gift"]),
        ("minion", []),
        ("influence", []),
        ("discard", []),
    ):
        stage = Stage(2, phase=phase, extra=MINE)
        stage.vampire(A, "Krid")
        stage.hand(A, "Gift", *["Flash"] * 6)
        assert masters(stage) == offered
    others = Stage(2, phase="master", extra=MINE)
    others.hand(A, "Knickknack")
    others.hand(B, "Gift", "Veto")
    others.play(A, "play", "knickknack", "plain", "-")
    others.skip("as-played", B)
    assert masters(others, B) == ["veto"]


@rule("VTES-1.6.2-04", "VTES-5-01")
def test_one_master_is_played_in_a_master_phase() -> None:
    stage = Stage(2, phase="master", extra=MINE)
    stage.hand(A, "Gift", "Gift")
    assert masters(stage) == ["gift"]
    play(stage, A, "gift")
    assert masters(stage) == []
    assert stage.table.pool[A] == 31


@rule("VTES-1.6.2-04")
def test_a_cancelled_master_has_used_up_its_action() -> None:
    stage = Stage(2, phase="master", extra=MINE)
    stage.hand(A, "Gift", "Gift")
    stage.hand(B, "Veto")
    stage.play(A, "play", "gift", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, "play", "veto", "plain", "-")
    stage.skip("MasterPhase", A)
    assert stage.table.pool[A] == 30
    assert masters(stage) == []


@rule("VTES-1.6.2-05", "VTES-1.6.2-06")
def test_an_out_of_turn_master_is_for_the_turns_of_others() -> None:
    stage = Stage(2, phase="master", extra=MINE)
    stage.hand(A, "Gift", "Veto")
    stage.hand(B, "Veto")
    assert masters(stage) == ["gift"]
    stage.play(A, "play", "gift", "plain", "-")
    while stage.window == "as-played" and stage.decider == A:
        assert masters(stage) == []
        stage.play(A, "pass")
    assert (stage.window, stage.decider) == ("as-played", B)
    assert masters(stage, B) == ["veto"]


@rule("EX-1.6.2-b", "VTES-1.6.2-07", "VTES-1.6.2-23", "VTES-5-04")
@pytest.mark.parametrize(("card", "left"), [("veto", 0), ("light-veto", 1), ("", 1)])
def test_an_out_of_turn_master_uses_up_an_action_of_the_next_master_phase(
    card: str, left: int
) -> None:
    stage = Stage(2, phase="master", extra=MINE)
    stage.hand(A, "Gift")
    stage.hand(B, "Veto", "Light Veto", "Gift", "Trinket")
    stage.play(A, "play", "gift", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, *(["play", card, "plain", "-"] if card else ["pass"]))
    stage.skip("UntapPhase", B)
    stage.skip("MasterPhase", B)
    assert stage.table.active == B
    assert stage.table.actions == left
    assert ("gift" in masters(stage, B)) is (left == 1)


@rule("VTES-1.6.2-23", "VTES-1.6.2-24")
def test_an_out_of_turn_trifle_was_the_one_trifle_that_counts() -> None:
    stage = Stage(2, phase="master", extra=MINE)
    stage.hand(A, "Gift")
    stage.hand(B, "Light Veto", "Trinket", "Gift")
    stage.play(A, "play", "gift", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, "play", "light-veto", "plain", "-")
    stage.skip("UntapPhase", B)
    stage.skip("MasterPhase", B)
    stage.play(B, "play", "trinket", "plain", "-")
    stage.skip("MasterPhase", B)
    assert masters(stage, B) == []


@rule("VTES-1.6.2-08")
def test_a_second_out_of_turn_master_waits_for_the_next_master_phase() -> None:
    stage = Stage(2, phase="master", extra=MINE)
    stage.hand(A, "Knickknack", "Gift")
    stage.hand(B, "Veto", "Veto")
    stage.play(A, "play", "knickknack", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, "pass")
    stage.skip("MasterPhase", A)
    stage.play(A, "play", "gift", "plain", "-")
    stage.skip("as-played", B)
    assert masters(stage, B) == ["veto"]
    twice = Stage(2, phase="master", extra=(*MINE, Card("Boon", MASTER, grants=TWO_ACTIONS)))
    twice.permanent(A, "Boon")
    twice.hand(A, "Gift", "Gift")
    twice.hand(B, "Veto", "Veto")
    for expected in (["veto"], []):
        twice.play(A, "play", "gift", "plain", "-")
        twice.skip("as-played", B)
        assert masters(twice, B) == expected
        twice.play(B, *(["play", "veto", "plain", "-"] if expected else ["pass"]))
        twice.skip("MasterPhase", A)
    assert twice.table.pool[A] == 31


TWO_ACTIONS = Bonus("master-actions", 1)


@rule("VTES-1.6.2-09", "VTES-1.6.2-12")
def test_a_master_on_anothers_card_stays_with_the_player_who_played_it() -> None:
    stage = Stage(2, phase="master")
    theirs = stage.vampire(B, "Krid")
    stage.hand(A, "Dominate")
    (card,) = stage.table.hand[A]
    stage.play(A, "play", "dominate", "plain", "-")
    stage.skip("MasterPhase", A)
    assert stage.table.host[card] == theirs
    assert stage.table.controller[card] == A
    assert stage.table.controller[theirs] == B


@rule("VTES-1.6.2-02", "VTES-1.6.2-10")
def test_a_location_stays_in_play_and_is_used_again_and_again() -> None:
    stage = Stage(2, phase="master", extra=(BANK,))
    stage.hand(A, "Bank")
    (bank,) = stage.table.hand[A]
    stage.play(A, "play", "bank", "plain", "-")
    stage.skip("MasterPhase", A)
    assert stage.zone(bank) == BESIDE
    stage.play(A, "use", bank, "0")
    assert stage.table.pool[A] == 31
    assert not stage.offers(A, "use", bank, "0")
    stage.skip("UntapPhase", B)
    stage.skip("UntapPhase", A)
    stage.skip("MasterPhase", A)
    stage.play(A, "use", bank, "0")
    assert stage.table.pool[A] == 32


@rule("VTES-1.6.2-11")
def test_arson_burns_a_location_and_nothing_else() -> None:
    stage = Stage(2, extra=(CASTLE, GIFT))
    krid = stage.vampire(A, "Krid")
    castle = stage.permanent(B, "Castle")
    stage.permanent(B, "Gift")
    stage.hand(A, "Arson")
    stage.play(A, "play", "arson", "plain", krid)
    stage.skip("announced")
    assert stage.table.view(None)["action"]["target"] == stage.table.word(castle)
    stage.resolve()
    assert stage.zone(castle) == ASH_HEAP
    assert stage.table.ash[B] == (castle,)
    none = Stage(2, extra=(GIFT,))
    minion = none.vampire(A, "Krid")
    none.permanent(B, "Gift")
    none.hand(A, "Arson")
    assert not none.offers(A, "play", "arson", "plain", minion)


@rule("VTES-1.6.2-12", "VTES-1.6.2-13", "VTES-1.6.2-14", "VTES-1.6.2-15", "VTES-1.6.2-16",
      "VTES-R-51")  # fmt: skip
@pytest.mark.parametrize(
    ("name", "before", "after"), [("Angel", 0, 1), ("Aleph", 1, 2), ("Gilbert Duane", 2, 2)]
)
def test_a_discipline_card_raises_a_level_and_the_capacity_without_blood(
    name: str, before: int, after: int
) -> None:
    stage = Stage(2, phase="master", extra=(SKILL,))
    vampire = stage.vampire(B, name)
    capacity = stage.blood(vampire)
    stage.hand(A, "Skill")
    assert identity.level(stage.begin().table, vampire, "dom") == before
    stage.play(A, "play", "skill", "plain", "-")
    stage.skip("MasterPhase", A)
    assert identity.level(stage.table, vampire, "dom") == after
    assert identity.capacity(stage.table, vampire) == capacity + 1
    assert stage.blood(vampire) == capacity


@rule("VTES-1.6.2-12")
def test_a_discipline_card_is_not_for_uncontrolled_vampires() -> None:
    stage = Stage(2, phase="master")
    stage.uncontrolled(A, "Krid")
    stage.hand(A, "Dominate")
    assert stage.options(A) == ["pass"]


@rule("VTES-1.6.2-17", "VTES-1.6.2-18")
def test_a_trophy_comes_into_play_alone_and_does_nothing_there() -> None:
    stage = Stage(2, phase="master", extra=(CROWN, ELDER))
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Crown")
    (crown,) = stage.table.hand[A]
    stage.play(A, "play", "crown", "plain", "-")
    stage.skip("MasterPhase", A)
    assert stage.zone(crown) == BESIDE
    assert stage.table.actions == 0
    assert values.bleed(stage.table, elder) == 1
    moving.attach(stage.table, crown, elder, A)
    assert values.bleed(stage.table, elder) == 2


@rule("VTES-1.6.2-19", "VTES-1.6.2-20", "VTES-1.6.2-21")
def test_trophies_in_play_may_move_onto_who_burned_a_red_list_minion() -> None:
    stage = Stage(2, extra=(CROWN, WREATH, ELDER, OUTLAW))
    elder = stage.vampire(A, "Elder")
    other = stage.vampire(A, "Krid")
    worn = stage.put_on(other, "Crown")
    mine = [stage.permanent(A, name) for name in ("Crown", "Wreath")]
    theirs = stage.permanent(B, "Wreath")
    victim = stage.vampire(B, "Outlaw", 0, torpor=True)
    stage.play(A, "diablerize", elder, victim)
    stage.skip("MovingTrophies", A)
    word = stage.table.word
    assert stage.options(A) == [*[f"target {word(card)}" for card in mine], "done"]
    stage.play(A, "target", mine[0])
    stage.play(A, "target", mine[1])
    stage.skip("MovingTrophies", B)
    assert stage.options(B) == [f"target {word(theirs)}", "done"]
    stage.play(B, "target", theirs)
    assert all(stage.table.host[card] == elder for card in (*mine, theirs))
    assert stage.zone(theirs) == ON_CARD
    assert stage.table.controller[theirs] == B
    assert stage.table.host[worn] == other


@rule("VTES-1.6.2-19")
def test_trophies_stay_where_they_are_when_somebody_else_is_burned() -> None:
    stage = Stage(2, extra=(CROWN, ELDER))
    elder = stage.vampire(A, "Elder")
    crown = stage.permanent(A, "Crown")
    victim = stage.vampire(B, "Aleph", 0, torpor=True)
    stage.play(A, "diablerize", elder, victim)
    stage.skip("MinionPhase")
    assert stage.zone(victim) == ASH_HEAP
    assert stage.zone(crown) == BESIDE


@rule("EX-1.6.2-a", "VTES-1.6.2-22", "VTES-1.6.2-24")
def test_only_the_first_trifle_gives_another_action() -> None:
    stage = Stage(2, phase="master", extra=MINE)
    stage.hand(A, "Knickknack", "Trinket", "Gift")
    play(stage, A, "knickknack")
    assert stage.table.actions == 1
    assert masters(stage) == ["trinket", "gift"]
    play(stage, A, "trinket")
    assert masters(stage) == []
    assert stage.table.pool[A] == 32


@rule("VTES-1.6.2-22")
def test_after_a_trifle_an_ordinary_master_may_follow() -> None:
    stage = Stage(2, phase="master", extra=MINE)
    stage.hand(A, "Knickknack", "Gift", "Gift")
    play(stage, A, "knickknack")
    play(stage, A, "gift")
    assert masters(stage) == []
    assert stage.table.pool[A] == 32


@rule("VTES-1.6.2-25")
def test_a_cancelled_trifle_gives_no_action_now_or_later() -> None:
    stage = Stage(2, phase="master", extra=MINE)
    stage.hand(A, "Knickknack", "Gift")
    stage.hand(B, "Veto")
    stage.play(A, "play", "knickknack", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, "play", "veto", "plain", "-")
    stage.skip("MasterPhase", A)
    assert masters(stage) == []
    assert stage.table.pool[A] == 30


@rule("VTES-1.6.2-26")
def test_a_master_of_no_special_sort_is_burned_after_it_did_what_it_says() -> None:
    stage = Stage(2, phase="master", extra=MINE)
    stage.hand(A, "Gift")
    (gift,) = stage.table.hand[A]
    play(stage, A, "gift")
    assert stage.zone(gift) == ASH_HEAP
    assert stage.table.pool[A] == 31
