"""Combat between two vampires with all disciplines."""

from __future__ import annotations

from games.vtes.scenarios.scene import Scene, fight
from games.vtes.stage import A, B

from conclave.games.vtes.rules.events.combat import RoundBegan

HAND = ("strike hand",)


def duel(first_blood: int = 8, second_blood: int = 8, seats: int = 2) -> tuple[Scene, int, int]:
    """Kurt of A bleeds and is blocked by Ira of B."""
    stage = Scene(seats)
    kurt, ira = stage.vampire(A, "Kurt", first_blood), stage.vampire(B, "Ira", second_blood)
    return fight(stage, kurt, ira), kurt, ira


def rounds_begun(stage: Scene) -> int:
    """How many rounds have begun."""
    return len(stage.events_of(RoundBegan))


def choose_strikes(stage: Scene, first: tuple[object, ...], second: tuple[object, ...]) -> None:
    """Both combatants choose their strikes, A's minion first."""
    stage.skip("strike", A)
    stage.play(A, *first)
    stage.skip("strike", B)
    stage.play(B, *second)
