"""A master phase: cards in hand, and how they are played."""

from __future__ import annotations

from games.vtes.stage import A, Stage

FILLER = ("Effective Management", "Minion Tap", "Vessel", "Blood Doll")


def masters(seats: int = 2, *hand: str) -> Stage:
    """A's master phase, with these cards in her hand and a long library."""
    stage = Stage(seats, phase="master")
    stage.hand(A, *hand)
    return stage


def play(stage: Stage, card: str, *target: object) -> None:
    """A plays a master card, aims it, and nobody cancels it."""
    stage.play(A, "play", card, "plain", "-")
    if target and stage.prompt == "Targeting":
        stage.play(A, *target)
    while stage.window == "as-played":
        stage.play(stage.decider, "pass")
