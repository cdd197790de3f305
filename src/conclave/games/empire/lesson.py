"""A first game of Empire: the learner plays the humans, and is told on the way what is what."""

from __future__ import annotations

from typing import Final

from conclave.core.lesson import ME, Lesson, Topic
from conclave.games.empire.rules.words import HUMAN_SIDE, VAMPIRE_SIDE

TOPICS: Final = (
    Topic("welcome", ("EMP-COMP-03", "EMP-SETUP-11")),
    Topic(
        "humans",
        ("EMP-SETUP-09", "EMP-END-01"),
        happens=("TookSide",),
        facts={"seat": ME, "side": HUMAN_SIDE},
    ),
    Topic(
        "vampires",
        ("EMP-SETUP-08", "EMP-END-03"),
        happens=("TookSide",),
        facts={"seat": ME, "side": VAMPIRE_SIDE},
    ),
    Topic("night", ("EMP-TURN-02", "EMP-TURN-03"), happens=("TurnBegan",), facts={"time": "night"}),
    # A turn
    Topic("drawing", ("EMP-DRAW-02", "EMP-AREA-11"), asked=("Drawing",)),
    Topic(
        "unmasking", ("EMP-REVEAL-02", "EMP-REVEAL-06"), asked=("Unmasking",), happens=("Unmasked",)
    ),
    Topic("support", ("EMP-SUPP-04", "EMP-SUPP-07"), asked=("Supporting",)),
    Topic("action", ("EMP-ACT-01", "EMP-TURN-05"), asked=("ChoosingAction",)),
    Topic("holy-water", ("EMP-HOLY-02", "EMP-HOLY-07"), offers=("Ask",)),
    Topic("hiding", ("EMP-HIDE-02", "EMP-HIDE-06"), offers=("Hide",)),
    Topic("paying", ("EMP-SUPP-06", "EMP-PASS-01"), asked=("Paying",)),
    # Combat
    Topic("combat", ("EMP-DECL-09", "EMP-COMBAT-06"), happens=("CombatBegan",)),
    Topic("attack", ("EMP-DECL-12", "EMP-VALID-01"), asked=("Laying",), facts={"attacks": "yes"}),
    Topic("defence", ("EMP-COMBAT-03", "EMP-VALID-05"), asked=("Laying",), facts={"attacks": "no"}),
    Topic("survived", ("EMP-COMBAT-11", "EMP-COMBAT-13"), happens=("Survived",)),
    Topic("death", ("EMP-RESULT-01", "EMP-AREA-02"), happens=("Died",)),
    Topic("human", ("EMP-HOLY-06", "EMP-HID-05"), happens=("IsHuman",)),
    Topic("marker", ("EMP-MARK-06", "EMP-MARK-08"), happens=("Marked",)),
    Topic("cellar", ("EMP-AREA-12", "EMP-AREA-13"), happens=("OpenedCellar",)),
)

LESSON: Final = Lesson(TOPICS, seats=2, seed=1, options={"vampires": "second"})
