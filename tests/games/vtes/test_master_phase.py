"""The master phase (VTES-5)."""

from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import LOCATION, MASTER, OUT_OF_TURN, RED_LIST, TRIFLE
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnPool, GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

GIFT = Card("Gift", MASTER, effect=GainPool(1))
CHARM = Card("Charm", MASTER, TRIFLE, effect=GainPool(1))
WARNING = Card("Warning", MASTER, OUT_OF_TURN, effect=BurnPool(1, p.EACH_OTHER),
               when="master-phase")  # fmt: skip
COURT = Card("Court", MASTER, LOCATION, grants=Bonus("master-actions", 1))
WELL = Card("Well", MASTER, LOCATION, grants=Can(GainPool(3), when=("master-phase",), tap=True))
HUNTED = Vampire("Hunted", "brujah", 2, 3, "cel", "independent", RED_LIST)
CARDS = (GIFT, CHARM, WARNING, COURT, WELL, HUNTED)


def plays(stage: Stage, seat: int, name: str) -> None:
    """Play a master card that nobody cancels."""
    stage.play(seat, f"play {name} plain -")
    stage.skip("MasterPhase")


@rule("VTES-5-01", "VTES-5-02")
def test_one_master_card_may_be_played() -> None:
    stage = Stage(2, phase="master", extra=CARDS)
    stage.hand(A, "Gift", "Gift")
    assert stage.begin().table.actions == 1
    assert stage.offers(A, "play gift plain -")
    plays(stage, A, "gift")
    assert stage.table.pool[A] == 31
    assert stage.table.actions == 0
    assert stage.options(A) == ["pass"]


@rule("VTES-5-01")
def test_cards_may_give_more_master_phase_actions() -> None:
    stage = Stage(2, phase="master", extra=CARDS)
    stage.permanent(A, "Court")
    stage.hand(A, "Gift", "Gift", "Gift")
    assert stage.begin().table.actions == 2
    plays(stage, A, "gift")
    plays(stage, A, "gift")
    assert stage.table.pool[A] == 32
    assert not stage.offers(A, "play gift plain -")


@rule("VTES-5-03", "VTES-11-04")
def test_marking_a_red_list_minion_uses_a_master_phase_action() -> None:
    stage = Stage(2, phase="master", extra=CARDS)
    hunted = stage.vampire(B, "Hunted")
    stage.vampire(B, "Krid")
    stage.hand(A, "Gift")
    assert stage.options(A) == [
        "play gift plain -", f"mark {stage.table.word(hunted)}", "pass",
    ]  # fmt: skip
    stage.play(A, "mark", hunted)
    assert stage.table.actions == 0
    assert stage.options(A) == ["pass"]


@rule("VTES-5-04")
def test_an_out_of_turn_master_takes_an_action_from_the_next_master_phase() -> None:
    stage = Stage(2, active=A, phase="master", extra=CARDS)
    stage.hand(B, "Warning", "Gift", "Gift")
    stage.play(A, "pass")
    stage.play(B, "play warning plain -")
    stage.skip("MasterPhase", B)
    assert stage.table.pool[A] == 29
    stage.skip("UntapPhase", B)
    stage.skip("MasterPhase", B)
    assert stage.table.active == B
    assert stage.table.actions == 0
    assert not stage.offers(B, "play gift plain -")
    stage.skip("UntapPhase", A)
    stage.skip("UntapPhase", B)
    stage.skip("MasterPhase", B)
    assert stage.table.actions == 1
    assert stage.offers(B, "play gift plain -")


@rule("VTES-5-04", "VTES-5-01")
def test_with_two_actions_an_out_of_turn_master_leaves_one() -> None:
    stage = Stage(2, active=A, phase="master", extra=CARDS)
    stage.permanent(B, "Court")
    stage.hand(B, "Warning", "Gift")
    stage.play(A, "pass")
    stage.play(B, "play warning plain -")
    stage.skip("UntapPhase", B)
    stage.skip("MasterPhase", B)
    assert stage.table.actions == 1


@rule("VTES-5-05")
def test_actions_and_other_effects_come_in_any_order() -> None:
    for order in (("use", "play"), ("play", "use")):
        stage = Stage(2, phase="master", extra=CARDS)
        well = stage.permanent(A, "Well")
        stage.hand(A, "Gift")
        for what in order:
            if what == "use":
                stage.play(A, "use", well, "0")
            else:
                plays(stage, A, "gift")
        assert stage.table.pool[A] == 34
        assert stage.options(A) == ["pass"]


@rule("VTES-5-06")
def test_unused_actions_are_lost() -> None:
    stage = Stage(2, phase="master", extra=CARDS)
    stage.hand(A, "Gift", "Gift")
    stage.play(A, "pass")
    stage.skip("MinionPhase", A)
    assert stage.table.actions == 0
    assert not stage.offers(A, "play gift plain -")
    stage.skip("UntapPhase", B)
    stage.skip("UntapPhase", A)
    stage.skip("MasterPhase", A)
    assert stage.table.actions == 1
