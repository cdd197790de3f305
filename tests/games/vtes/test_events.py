"""Event cards (VTES-1.6.4)."""

from games.vtes.made_up import OMEN, PORTENT
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import BESIDE, MASTER
from conclave.games.vtes.vocabulary.card import Card
from conclave.testing import rule

LEISURE = Card("Leisure", MASTER, grants=Bonus("discard-actions", 2))
MINE = (OMEN, PORTENT, LEISURE)


def events(stage: Stage, seat: int) -> list[str]:
    """The events that a player may play now."""
    return [move.split()[1] for move in stage.options(seat) if move.startswith("play")]


@rule("VTES-1.6.4-01", "VTES-1.6.4-04")
def test_an_event_takes_a_discard_phase_action_and_belongs_to_its_player() -> None:
    stage = Stage(2, phase="discard", extra=MINE)
    stage.hand(A, "Omen", "Flash")
    (omen, _) = stage.table.hand[A]
    assert stage.options(A) == ["play omen plain -", "discard omen", "discard flash", "pass"]
    stage.play(A, "play", "omen", "plain", "-")
    stage.skip("DiscardPhase", A)
    assert stage.zone(omen) == BESIDE
    assert stage.table.controller[omen] == A
    assert stage.options(A) == ["pass"]


@rule("VTES-1.6.4-01")
def test_an_event_needs_a_discard_phase_action_of_ones_own() -> None:
    stage = Stage(2, phase="discard", extra=MINE)
    stage.hand(A, "Omen", "Flash")
    stage.play(A, "discard", "flash")
    assert events(stage, A) == []
    for phase in ("master", "minion", "influence"):
        early = Stage(2, phase=phase, extra=MINE)
        early.hand(A, "Omen")
        assert events(early, A) == []


@rule("VTES-1.6.4-02")
def test_only_one_event_is_played_in_a_discard_phase() -> None:
    stage = Stage(2, phase="discard", extra=MINE)
    stage.permanent(A, "Leisure")
    stage.hand(A, "Omen", "Portent", "Flash")
    assert events(stage, A) == ["omen", "portent"]
    stage.play(A, "play", "omen", "plain", "-")
    stage.skip("DiscardPhase", A)
    assert stage.table.actions == 2
    assert stage.options(A) == ["discard portent", "discard flash", "pass"]
    stage.skip("UntapPhase", B)
    stage.skip("UntapPhase", A)
    stage.skip("DiscardPhase", A)
    assert events(stage, A) == ["portent"]


@rule("VTES-1.6.4-03", "VTES-R-53")
def test_an_event_is_played_once_in_a_game_by_anybody() -> None:
    stage = Stage(2, phase="discard", extra=MINE)
    stage.hand(A, "Omen", "Omen")
    stage.hand(B, "Omen", "Portent")
    stage.play(A, "play", "omen", "plain", "-")
    stage.skip("UntapPhase", B)
    stage.skip("DiscardPhase", B)
    assert events(stage, B) == ["portent"]
    stage.skip("UntapPhase", A)
    stage.skip("DiscardPhase", A)
    assert events(stage, A) == []
