"""Empire's tutorial: the learner plays the humans."""

from __future__ import annotations

from typing import Final

from conclave.core.lesson import ME, Lesson, Picture, Topic
from conclave.games.empire.rules.constants import HUMAN_SIDE, VAMPIRE_SIDE

TOPICS: Final = (
    Topic("welcome", ("EMP-COMP-03", "EMP-SETUP-11")),
    Topic(
        "humans",
        ("EMP-SETUP-09", "EMP-END-01"),
        events=("TookSide",),
        facts={"seat": ME, "side": HUMAN_SIDE},
    ),
    Topic(
        "vampires",
        ("EMP-SETUP-08", "EMP-END-03"),
        events=("TookSide",),
        facts={"seat": ME, "side": VAMPIRE_SIDE},
    ),
    Topic("night", ("EMP-TURN-02", "EMP-TURN-03"), events=("TurnBegan",), facts={"time": "night"}),
    # A turn
    Topic("drawing", ("EMP-DRAW-02", "EMP-AREA-11"), prompts=("Drawing",)),
    Topic(
        "unmasking",
        ("EMP-REVEAL-02", "EMP-REVEAL-06"),
        prompts=("Unmasking",),
        events=("Unmasked",),
    ),
    Topic("support", ("EMP-SUPP-04", "EMP-SUPP-07"), prompts=("Supporting",)),
    Topic("action", ("EMP-ACT-01", "EMP-TURN-05"), prompts=("ChoosingAction",)),
    Topic("holy-water", ("EMP-HOLY-02", "EMP-HOLY-07"), moves=("Ask",)),
    Topic("hiding", ("EMP-HIDE-02", "EMP-HIDE-06"), moves=("Hide",)),
    Topic("paying", ("EMP-SUPP-06", "EMP-PASS-01"), prompts=("Paying",)),
    # Combat
    Topic("combat", ("EMP-DECL-09", "EMP-COMBAT-06"), events=("CombatBegan",)),
    Topic("attack", ("EMP-DECL-12", "EMP-VALID-01"), prompts=("Laying",), facts={"attacks": "yes"}),
    Topic(
        "defence", ("EMP-COMBAT-03", "EMP-VALID-05"), prompts=("Laying",), facts={"attacks": "no"}
    ),
    Topic("survived", ("EMP-COMBAT-11", "EMP-COMBAT-13"), events=("Survived",)),
    Topic("death", ("EMP-RESULT-01", "EMP-AREA-02"), events=("Died",)),
    Topic("human", ("EMP-HOLY-06", "EMP-HID-05"), events=("IsHuman",)),
    Topic("marker", ("EMP-MARK-06", "EMP-MARK-08"), events=("Marked",)),
    Topic("cellar", ("EMP-AREA-12", "EMP-AREA-13"), events=("OpenedCellar",)),
)

LESSON: Final = Lesson(
    TOPICS, seats=2, seed=1, options={"vampires": "second"}, picture=Picture(40, "Attack")
)
