"""Vendetta's tutorial: three rounds with three players."""

from __future__ import annotations

from typing import Final

from conclave.core.lesson import ME, OTHERS, Lesson, Picture, Topic

TOPICS: Final = (
    Topic("welcome", ("VEND-END-02", "VEND-END-04")),
    Topic("village", ("VEND-SETUP-05", "VEND-HID-03"), events=("Dealt",), facts={"seat": ME}),
    Topic(
        "starting",
        ("VEND-PLACE-03", "VEND-ORDER-02"),
        events=("RoundBegan",),
        facts={"seat": ME},
    ),
    Topic("placing", ("VEND-PLACE-01", "VEND-PLACE-08"), prompts=("Placing",)),
    Topic("vendetta", ("VEND-TURN-04", "VEND-TURN-07"), events=("TurnedOver",)),
    Topic("loss", ("VEND-R-12", "VEND-R-15"), events=("Lost",)),
    Topic("reward", ("VEND-R-18",), events=("Received",), facts={"seat": ME, "number": 1}),
    Topic("secret", ("VEND-HID-01", "VEND-HID-04"), events=("Placed",), facts={"seat": OTHERS}),
    Topic(
        "entering",
        ("VEND-PLACE-02", "VEND-PLACE-12"),
        prompts=("Placing",),
        facts={"districts": 2},
    ),
    Topic("own-loss", ("VEND-PLACE-10",), events=("Lost",), facts={"seat": ME}),
    Topic("raid", ("VEND-ORDER-04", "VEND-END-08"), events=("Raided",)),
    Topic("scoring", ("VEND-SCORE-02", "VEND-SCORE-05"), events=("Scored",)),
    Topic(
        "next-round", ("VEND-NEXT-01", "VEND-NEXT-04"), events=("RoundBegan",), facts={"round": 2}
    ),
)

LESSON: Final = Lesson(TOPICS, seats=3, seed=4, options={"rounds": 3}, picture=Picture(24, "Place"))
