"""The discard phase (VTES-8)."""

from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE, EVENT, LOCATION, MASTER
from conclave.games.vtes.vocabulary.card import Card
from conclave.testing import rule

OMEN, PLAGUE = Card("Omen", EVENT), Card("Plague", EVENT)
SCHOOL = Card("School", MASTER, LOCATION, grants=Bonus("discard-actions", 1))
CELLAR = Card("Deep Cellar", MASTER, LOCATION, grants=Bonus("hand-size", 1))
PRISON = Card("Prison", MASTER, LOCATION, grants=Bonus("discard-actions", -1))


def in_discard(*hand: str) -> Stage:
    """A's discard phase with these cards in hand."""
    stage = Stage(2, phase="discard", extra=(OMEN, PLAGUE, SCHOOL, PRISON))
    stage.hand(A, *hand)
    return stage


def brings(stage: Stage, seat: int, name: str) -> None:
    """Bring an event into play that nobody cancels."""
    stage.play(seat, f"play {name} plain -")
    stage.skip("DiscardPhase", seat)


@rule("VTES-8-01", "VTES-8-02")
def test_one_card_may_be_discarded_and_is_replaced() -> None:
    stage = in_discard(*["Arson"] * 6, "Omen")
    stage.library(A, "Computer Hacking", "Conditioning")
    assert stage.begin().table.actions == 1
    assert stage.options(A) == ["play omen plain -", "discard arson", "discard omen", "pass"]
    stage.play(A, "discard omen")
    assert stage.names(stage.table.ash[A]) == ["omen"]
    assert stage.names(stage.table.hand[A]) == ["arson"] * 6 + ["computer-hacking"]
    assert stage.table.actions == 0
    assert stage.options(A) == ["pass"]


@rule("VTES-8-03")
def test_one_event_may_be_brought_into_play() -> None:
    stage = in_discard("Omen", "Plague")
    brings(stage, A, "omen")
    (omen,) = stage.table.beside[A]
    assert stage.zone(omen) == BESIDE
    assert stage.table.in_play(omen)
    assert stage.table.actions == 0
    assert stage.options(A) == ["pass"]


@rule("VTES-8-03", "VTES-8-04")
def test_even_with_two_actions_there_is_one_event_a_phase() -> None:
    stage = in_discard("Omen", "Plague")
    stage.permanent(A, "School")
    assert stage.begin().table.actions == 2
    brings(stage, A, "omen")
    assert stage.table.actions == 1
    assert stage.options(A) == ["discard plague", "pass"]
    plague = stage.table.in_hand(A, "plague")
    reasons = [row["reason"] for row in stage.table.why_not(A, plague)]
    assert reasons == ["one-event-a-phase"]
    stage.skip("UntapPhase", B).skip("DiscardPhase", B)
    stage.skip("UntapPhase", A).skip("DiscardPhase", A)
    assert stage.offers(A, "play plague plain -")


@rule("VTES-8-04")
def test_cards_change_the_number_of_discard_phase_actions() -> None:
    stage = in_discard("Arson", "Conditioning", "Deflection")
    stage.permanent(A, "School")
    stage.play(A, "discard arson")
    stage.play(A, "discard conditioning")
    assert stage.options(A) == ["pass"]
    less = in_discard("Arson")
    less.permanent(A, "Prison")
    assert less.begin().table.actions == 0
    assert less.options(A) == ["pass"]


@rule("VTES-8-05")
def test_discarding_is_optional_and_unused_actions_are_lost() -> None:
    stage = in_discard("Arson")
    stage.pass_all()
    assert stage.table.active == B
    assert stage.table.actions == 0
    assert stage.names(stage.table.hand[A]) == ["arson"]
    stage.skip("UntapPhase", A).skip("DiscardPhase", A)
    assert stage.table.actions == 1


@rule("VTES-8-03")
def test_an_event_can_be_played_once_per_game_by_all_players_together() -> None:
    stage = in_discard("Omen", "Omen")
    stage.hand(B, "Omen", "Plague")
    brings(stage, A, "omen")
    stage.skip("UntapPhase", B).skip("DiscardPhase", B)
    assert stage.offers(B, "play plague plain -")
    assert not stage.offers(B, "play omen plain -")
    omen = stage.table.in_hand(B, "omen")
    assert [row["reason"] for row in stage.table.why_not(B, omen)] == ["event-was-played"]


@rule("VTES-8-01")
def test_only_the_active_methuselah_discards() -> None:
    stage = in_discard("Arson")
    stage.hand(B, "Arson")
    assert stage.offers(A, "discard arson")
    stage.refuses(B, "discard arson")


@rule("VTES-R-93")
def test_when_the_hand_size_shrinks_the_owner_of_the_hand_chooses() -> None:
    stage = Stage(2, phase="minion", active=B, extra=(OMEN, PLAGUE, CELLAR))
    cellar, krid = stage.permanent(A, "Deep Cellar"), stage.vampire(B, "Krid")
    stage.hand(A, *["Conditioning"] * 7, "Plague")
    stage.hand(B, "Arson")
    assert stage.begin().decider == B
    stage.play(B, "play arson plain", krid)
    stage.skip("Discarding")
    assert stage.zone(cellar) == ASH_HEAP
    assert stage.decider == A
    assert stage.options(A) == ["discard conditioning", "discard plague"]
    stage.play(A, "discard plague")
    assert stage.names(stage.table.hand[A]) == ["conditioning"] * 7
    assert stage.prompt != "Discarding"
