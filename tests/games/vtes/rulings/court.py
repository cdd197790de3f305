"""A table for rulings: the people of the card tests, and cards made up for a single point."""

from __future__ import annotations

from games.vtes.cards.people import PEOPLE, Salon
from games.vtes.stage import Stage

from conclave.games.vtes.rules.printed import AnyCard


class Court(Salon):
    """A table in any phase, with more cards, at which nobody cancels anything unasked."""

    def __init__(self, seats: int = 2, *extra: AnyCard, phase: str = "minion") -> None:
        Stage.__init__(self, seats, phase=phase, extra=(*PEOPLE, *extra))

    def play_only(self, seat: int, *words: object) -> None:
        """A card is played, and the time to cancel it is left open."""
        Stage.play(self, seat, *words)


def play_master(stage: Stage, seat: int, card: str, *target: object) -> None:
    """A master card is played and aimed; nobody cancels it."""
    stage.play(seat, f"play {card} plain -")
    if target and stage.prompt == "Targeting":
        stage.play(seat, *target)
    while stage.window == "as-played":
        stage.play(stage.decider, "pass")
