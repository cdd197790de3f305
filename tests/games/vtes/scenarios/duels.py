"""Two vampires who know everything come to blows."""

from __future__ import annotations

from games.vtes.scenarios.scene import Scene, fight
from games.vtes.stage import A, B

from conclave.games.vtes.rules.events.combat import RoundBegan

HAND = ("strike hand",)


def duel(mine: int = 8, theirs: int = 8, seats: int = 2) -> tuple[Scene, int, int]:
    """Kurt of A bleeds and is blocked by Ira of B."""
    stage = Scene(seats)
    kurt, ira = stage.vampire(A, "Kurt", mine), stage.vampire(B, "Ira", theirs)
    return fight(stage, kurt, ira), kurt, ira


def rounds(stage: Scene) -> int:
    """How many rounds have begun."""
    return len(stage.told(RoundBegan))


def strikes(stage: Scene, mine: tuple[object, ...], theirs: tuple[object, ...]) -> None:
    """Both choose their strikes, A's minion first."""
    stage.skip("strike", A)
    stage.play(A, *mine)
    stage.skip("strike", B)
    stage.play(B, *theirs)
