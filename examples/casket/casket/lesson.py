"""The tutorial: a first game, and the topics explained in it."""

from __future__ import annotations

from conclave.core.lesson import ME, Lesson, Topic

LESSON = Lesson(
    (
        Topic("welcome", ("CASK-SETUP-01", "CASK-END-01")),
        Topic("die", ("CASK-SALE-01",), events=("Rolled",), facts={"seat": ME}),
        Topic("bidding", ("CASK-BID-01", "CASK-BID-02"), prompts=("Bidding",)),
        Topic("opened", ("CASK-OPEN-01",), events=("Opened",)),
    ),
    seats=3,
    seed=1,
    options={"caskets": 3},
)
