"""A first game of Vendetta: three rounds among three, with what a newcomer is told on the way."""

from __future__ import annotations

from typing import Final

from conclave.core.lesson import ME, OTHERS, Lesson, Topic

TOPICS: Final = (
    Topic("welcome", ("VEND-END-02", "VEND-END-04")),
    Topic("village", ("VEND-SETUP-05", "VEND-HID-03"), happens=("Dealt",), facts={"seat": ME}),
    Topic(
        "starting",
        ("VEND-PLACE-03", "VEND-ORDER-02"),
        happens=("RoundBegan",),
        facts={"seat": ME},
    ),
    Topic("placing", ("VEND-PLACE-01", "VEND-PLACE-08"), asked=("Placing",)),
    Topic("vendetta", ("VEND-TURN-04", "VEND-TURN-07"), happens=("TurnedOver",)),
    Topic("loss", ("VEND-R-12", "VEND-R-15"), happens=("Lost",)),
    Topic("reward", ("VEND-R-18",), happens=("Received",), facts={"seat": ME, "number": 1}),
    Topic("secret", ("VEND-HID-01", "VEND-HID-04"), happens=("Placed",), facts={"seat": OTHERS}),
    Topic(
        "entering",
        ("VEND-PLACE-02", "VEND-PLACE-12"),
        asked=("Placing",),
        facts={"districts": 2},
    ),
    Topic("own-loss", ("VEND-PLACE-10",), happens=("Lost",), facts={"seat": ME}),
    Topic("raid", ("VEND-ORDER-04", "VEND-END-08"), happens=("Raided",)),
    Topic("scoring", ("VEND-SCORE-02", "VEND-SCORE-05"), happens=("Scored",)),
    Topic(
        "next-round", ("VEND-NEXT-01", "VEND-NEXT-04"), happens=("RoundBegan",), facts={"round": 2}
    ),
)

LESSON: Final = Lesson(TOPICS, seats=3, seed=4, options={"rounds": 3})
