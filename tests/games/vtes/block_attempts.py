"""Block attempts: how they are made, and what is compared in them."""

from games.vtes.stage import Stage


def tried(stage: Stage, seat: int, minion: int) -> Stage:
    """A minion attempts to block."""
    stage.skip("BlockQuestion", seat=seat)
    stage.play(seat, "block", minion)
    return stage


def levels(stage: Stage) -> tuple[int, int]:
    """Stealth and intercept."""
    action = stage.table.view(None)["action"]
    return action["stealth"], action["intercept"]
