"""Ownership and control, also when players leave; card text over rules (VTES-1.3-4)."""

from games.vtes.made_up import CASTLE, COIN, ELDER
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE, MASTER, ON_CARD, READY, REMOVED
from conclave.games.vtes.rules.events import course as events
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnPool
from conclave.games.vtes.vocabulary.card import Card
from conclave.testing import rule

DRAIN = Card("Drain", MASTER, effect=BurnPool(9, p.YOU))
ALTAR = Card("Altar", MASTER, grants=Can(BurnPool(9, p.YOU), when=("minion-phase",)))


def bleed_to_death(stage: Stage, bleeder: int) -> None:
    """A's prey has 1 pool and is bled for it."""
    stage.pool(stage.table.prey(A), 1)
    stage.play(A, "bleed", bleeder)
    stage.resolve()


@rule("VTES-1.3-01", "VTES-1.3-03")
def test_cards_of_an_ousted_player_stay_with_those_who_control_them() -> None:
    stage = Stage(3, extra=(ELDER, CASTLE))
    elder = stage.vampire(A, "Elder")
    lent = stage.vampire(B, "Krid")
    castle = stage.permanent(B, "Castle")
    own = stage.vampire(B, "Aleph")
    stage.begin()
    moving.change_controller(stage.table, lent, A)
    moving.change_controller(stage.table, castle, C)
    bleed_to_death(stage, elder)
    table = stage.table
    assert table.out[B]
    assert table.owner[lent] == B
    assert table.ready[A] == (elder, lent)
    assert table.beside[C] == (castle,)
    assert (stage.zone(castle), stage.zone(lent)) == (BESIDE, READY)
    assert stage.zone(own) == REMOVED
    stage.play(A, "bleed", lent)
    moving.burn(table, lent)
    assert table.ash[B] == (lent,)


@rule("VTES-1.4-01")
def test_card_text_beats_a_rule() -> None:
    stage = Stage(3, extra=(ELDER,))
    elder = stage.vampire(A, "Elder")
    reacting = stage.vampire(B, "Gilbert Duane")
    stage.hand(B, "Deflection")
    stage.play(A, "bleed", elder)
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.skip("declined", B)
    stage.play(B, "play", "deflection", "DOM", reacting)
    stage.skip("declined")
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    assert stage.table.pool == [30, 30, 29]


@rule("VTES-R-23")
def test_the_last_player_gets_a_point_although_the_others_withdrew() -> None:
    stage = Stage(2, phase="discard")
    stage.table.leaving[B] = True
    stage.skip("UntapPhase")
    outcome = stage.table.outcome
    assert stage.events_of(events.Withdrew)[0].seat == B
    assert outcome is not None
    assert outcome.scores == (1, 1)


@rule("VTES-R-24")
def test_a_turn_ends_at_once_when_its_player_is_ousted() -> None:
    stage = Stage(3, extra=(ALTAR,))
    krid = stage.vampire(A, "Krid")
    altar = stage.permanent(A, "Altar")
    stage.pool(A, 3)
    turn = stage.table.turn
    assert stage.offers(A, "bleed", krid)
    stage.play(A, "use", altar, "0")
    assert stage.table.out == [True, False, False]
    assert stage.table.points == [0, 0, 1]
    assert (stage.table.active, stage.table.turn) == (B, turn + 1)
    assert stage.prompt == "UntapPhase"
    assert stage.decider == B


@rule("VTES-R-24")
def test_a_master_card_that_ousts_its_player_ends_her_turn() -> None:
    stage = Stage(3, phase="master", extra=(DRAIN,))
    stage.pool(A, 9)
    stage.hand(A, "Drain")
    drain = stage.table.hand[A][0]
    stage.play(A, "play", "drain", "plain", "-")
    stage.skip("UntapPhase")
    assert stage.table.out[A]
    assert stage.table.active == B
    assert stage.zone(drain) in (ASH_HEAP, REMOVED)
    assert stage.table.faults() == []


@rule("VTES-R-25")
def test_a_turn_continues_after_the_prey_is_ousted() -> None:
    stage = Stage(3, extra=(ELDER,))
    elder = stage.vampire(A, "Elder")
    other = stage.vampire(A, "Krid")
    bleed_to_death(stage, elder)
    assert stage.table.pool == [36, 0, 30]
    assert (stage.table.active, stage.prompt) == (A, "MinionPhase")
    stage.play(A, "bleed", other)
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    assert stage.table.pool[C] == 29


@rule("VTES-R-26", "VTES-R-27")
def test_cards_on_cards_of_an_ousted_player() -> None:
    stage = Stage(4, extra=(ELDER, COIN))
    elder = stage.vampire(A, "Elder")
    prey = stage.vampire(B, "Krid")
    equipment = stage.put_on(prey, "Coin")
    borrowed = stage.put_on(prey, "Blood Doll", C)
    doll = stage.put_on(elder, "Blood Doll", B)
    own = stage.put_on(elder, "Coin")
    bleed_to_death(stage, elder)
    assert [stage.zone(card) for card in (prey, equipment, doll)] == [REMOVED] * 3
    assert stage.zone(borrowed) == ASH_HEAP
    assert stage.table.ash[C] == (borrowed,)
    assert stage.zone(own) == ON_CARD
    assert stage.table.attached[elder] == (own,)
    assert stage.table.pool[D] == 30


@rule("VTES-R-28")
def test_nobody_has_the_edge_after_its_player_is_ousted_unless_a_bleed_took_it() -> None:
    stage = Stage(3, extra=(ALTAR,))
    altar = stage.permanent(A, "Altar")
    stage.pool(A, 1)
    stage.edge(A)
    stage.play(A, "use", altar, "0")
    assert stage.table.out[A]
    assert stage.table.view(None)["edge"] is None
    bled = Stage(3, extra=(ELDER,))
    elder = bled.vampire(A, "Elder")
    bled.edge(B)
    bleed_to_death(bled, elder)
    assert bled.table.out[B]
    assert bled.table.view(None)["edge"] == A
