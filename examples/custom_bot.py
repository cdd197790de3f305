"""A custom bot for Vendetta: it takes the lead where that costs least.

conclave simulate vendetta --bots examples/custom_bot.py:Builder,random --games 100
"""

from conclave import Move
from conclave.bots import Bot, Perspective


class Builder(Bot):
    """Takes the lead in a district with as few mafiosi as possible."""

    games = ("vendetta",)

    def choose(self, perspective: Perspective) -> Move:
        """The option with the highest `worth`; the first of several."""
        return max(perspective.options, key=lambda move: self.worth(perspective.view, move.text))

    def worth(self, view: dict[str, dict[str, list[int]]], text: str) -> float:
        """The value of a move, from what this seat may know."""
        if text == "done":
            return 0.0
        number, district = text.removeprefix("place ").split(" d")
        row = view["districts"][district]
        rivals = max(there for seat, there in enumerate(row) if seat != self.seat)
        leads = row[self.seat] <= rivals < row[self.seat] + int(number)
        return (2.0 if leads else 0.0) - 0.3 * int(number)
