"""A first game of Masquerade: three players, and what a newcomer is told on the way."""

from __future__ import annotations

from typing import Final

from conclave.core.lesson import ME, Lesson, Topic

TOPICS: Final = (
    Topic("welcome", ("MASQ-ROUND-01", "MASQ-END-04")),
    Topic("clan", ("MASQ-SETUP-05", "MASQ-SETUP-14"), asked=("ChoosingClans",)),
    # A round
    Topic("feeding", ("MASQ-FEED-01",), happens=("Fed",), facts={"seat": ME}),
    Topic("allies", ("MASQ-LOCS-01", "MASQ-COMP-13"), happens=("Arrived",)),
    Topic("cards", ("MASQ-PICK-02", "MASQ-PICK-05"), asked=("CardChoice",)),
    Topic("planning", ("MASQ-PLAN-03", "MASQ-PLAN-06"), asked=("PlanningTurn",)),
    Topic("blood", ("MASQ-PLAN-09", "MASQ-PLAN-11"), asked=("Deploying",)),
    Topic("draining", ("MASQ-DRAIN-03", "MASQ-DRAIN-04"), asked=("Deploying",), offers=("Drain",)),
    Topic("face-down", ("MASQ-PLAN-07", "MASQ-PLAN-15"), happens=("PlayedDown", "PlayedUnseen")),
    # Resolving a location
    Topic("resolution", ("MASQ-RES-01", "MASQ-RES-02"), happens=("LocationBegan",)),
    Topic("withdrawal", ("MASQ-WITH-03", "MASQ-WITH-08"), asked=("Withdrawal",)),
    Topic(
        "haven", ("MASQ-WITH-11", "MASQ-REW-08"), asked=("Withdrawal",), facts={"at_haven": "yes"}
    ),
    Topic("effects", ("MASQ-RES-04", "MASQ-COMP-17"), happens=("Acts",)),
    Topic("order", ("MASQ-RES-05",), asked=("CardStep",)),
    Topic("power", ("MASQ-CONF-03", "MASQ-CONF-05"), happens=("Counted",)),
    Topic("rewards", ("MASQ-REW-01", "MASQ-REW-04"), happens=("GainedAlly",)),
    Topic("frenzy", ("MASQ-FRENZY-01", "MASQ-GLOS-02"), happens=("Frenzied",)),
    Topic("diablerie", ("MASQ-DIAB-01", "MASQ-DIAB-03"), happens=("CommittedDiablerie",)),
    Topic("ambition", ("MASQ-REW-08", "MASQ-ORDER-02"), happens=("TookAmbition",)),
    Topic("next-round", ("MASQ-EOR-02", "MASQ-EOR-03"), happens=("RoundEnded",)),
)

LESSON: Final = Lesson(TOPICS, seats=3, seed=4)
