"""A first game, and what a newcomer is told on the way."""

from __future__ import annotations

from conclave.core.lesson import ME, Lesson, Topic

LESSON = Lesson(
    (
        Topic("welcome", ("CASK-SETUP-01", "CASK-END-01")),
        Topic("die", ("CASK-SALE-01",), happens=("Rolled",), facts={"seat": ME}),
        Topic("bidding", ("CASK-BID-01", "CASK-BID-02"), asked=("Bidding",)),
        Topic("opened", ("CASK-OPEN-01",), happens=("Opened",)),
    ),
    seats=3,
    seed=1,
    options={"caskets": 3},
)
