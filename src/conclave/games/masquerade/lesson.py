"""Masquerade's tutorial: a game for three."""

from __future__ import annotations

from typing import Final

from conclave.core.lesson import ME, Lesson, Picture, Topic

TOPICS: Final = (
    Topic("welcome", ("MASQ-ROUND-01", "MASQ-END-04")),
    Topic("clan", ("MASQ-SETUP-05", "MASQ-SETUP-14"), prompts=("ChoosingClans",)),
    # A round
    Topic("feeding", ("MASQ-FEED-01",), events=("Fed",), facts={"seat": ME}),
    Topic("allies", ("MASQ-LOCS-01", "MASQ-COMP-13"), events=("Arrived",)),
    Topic("cards", ("MASQ-PICK-02", "MASQ-PICK-05"), prompts=("CardChoice",)),
    Topic("planning", ("MASQ-PLAN-03", "MASQ-PLAN-06"), prompts=("PlanningTurn",)),
    Topic("blood", ("MASQ-PLAN-09", "MASQ-PLAN-11"), prompts=("Deploying",)),
    Topic("draining", ("MASQ-DRAIN-03", "MASQ-DRAIN-04"), prompts=("Deploying",), moves=("Drain",)),
    Topic("face-down", ("MASQ-PLAN-07", "MASQ-PLAN-15"), events=("PlayedDown", "PlayedUnseen")),
    # Resolving a location
    Topic("resolution", ("MASQ-RES-01", "MASQ-RES-02"), events=("LocationBegan",)),
    Topic("withdrawal", ("MASQ-WITH-03", "MASQ-WITH-08"), prompts=("Withdrawal",)),
    Topic(
        "haven", ("MASQ-WITH-11", "MASQ-REW-08"), prompts=("Withdrawal",), facts={"at_haven": "yes"}
    ),
    Topic("effects", ("MASQ-RES-04", "MASQ-COMP-17"), events=("Acts",)),
    Topic("order", ("MASQ-RES-05",), prompts=("CardStep",)),
    Topic("power", ("MASQ-CONF-03", "MASQ-CONF-05"), events=("Counted",)),
    Topic("rewards", ("MASQ-REW-01", "MASQ-REW-04"), events=("GainedAlly",)),
    Topic("frenzy", ("MASQ-FRENZY-01", "MASQ-GLOS-02"), events=("Frenzied",)),
    Topic("diablerie", ("MASQ-DIAB-01", "MASQ-DIAB-03"), events=("CommittedDiablerie",)),
    Topic("ambition", ("MASQ-REW-08", "MASQ-ORDER-02"), events=("TookAmbition",)),
    Topic("next-round", ("MASQ-EOR-02", "MASQ-EOR-03"), events=("RoundEnded",)),
)

LESSON: Final = Lesson(TOPICS, seats=3, seed=4, picture=Picture(30, "Play"))
