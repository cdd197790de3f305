"""Attempting to block, and the values that are compared."""

from games.vtes.stage import Stage


def attempt_block(stage: Stage, seat: int, minion: int) -> Stage:
    """A minion attempts to block."""
    stage.skip("BlockQuestion", seat=seat)
    stage.play(seat, "block", minion)
    return stage


def stealth_and_intercept(stage: Stage) -> tuple[int, int]:
    """The stealth and intercept of the current action."""
    action = stage.table.view(None)["action"]
    return action["stealth"], action["intercept"]
