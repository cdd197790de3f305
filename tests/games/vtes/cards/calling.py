"""Referendums called with political action cards, and how they end."""

from __future__ import annotations

from games.vtes.cards.people import Salon
from games.vtes.stage import A, Stage


def call(caller: str = "Elder", seats: int = 3) -> tuple[Salon, int]:
    """A table at which this vampire of A is to call for a referendum."""
    stage = Salon(seats)
    vampire = stage.vampire(A, caller)
    return stage, vampire


def put_to_vote(stage: Stage, card: str, vampire: int, mode: str = "plain") -> Stage:
    """The action succeeds."""
    stage.hand(A, card)
    stage.play(A, f"play {card} {mode}", vampire)
    while stage.window in ("announced", "as-played", "declined") or (
        stage.prompt == "BlockQuestion"
    ):
        stage.least()
    return stage


def passes(stage: Stage) -> Stage:
    """The caller votes for it with the card; nobody else votes."""
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    return stage.skip("MinionPhase")


def fails(stage: Stage) -> Stage:
    """Nobody votes."""
    return stage.skip("MinionPhase")
