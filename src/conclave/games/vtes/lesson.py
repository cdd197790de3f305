"""A first game of V:TES with two starter decks, explained step by step."""

from __future__ import annotations

from typing import Final

from conclave.core.lesson import ME, OTHERS, Lesson, Picture, Topic
from conclave.core.position import Position
from conclave.games.vtes.rules.table import Table

MINION_PHASE: Final = ("MinionPhase",)
MINE: Final = {"seat": ME}

TOPICS: Final = (
    # The table
    Topic("welcome", ("VTES-2.2-01", "VTES-9.1-01")),
    Topic("table", ("VTES-2.1-02", "VTES-2.1-03")),
    Topic("turn", ("VTES-3-02", "VTES-4-01"), events=("TurnBegan",), facts=MINE),
    # The phases
    Topic("master", ("VTES-5-02", "VTES-1.6.2-04"), prompts=("MasterPhase",)),
    Topic("crypt", ("VTES-2.3-05", "VTES-1.5-04"), prompts=("InfluencePhase",)),
    Topic("transfers", ("VTES-7-01", "VTES-7-07"), prompts=("InfluencePhase",)),
    Topic("in-play", ("VTES-7-12", "VTES-7-14"), events=("CameIntoPlay",), facts=MINE),
    Topic("discard", ("VTES-8-02",), prompts=("DiscardPhase",)),
    Topic("other-turn", ("VTES-6-03",), events=("TurnBegan",), facts={"seat": OTHERS}),
    # Actions
    Topic("acting", ("VTES-6-01", "VTES-6-02"), prompts=MINION_PHASE, moves=("Bleed", "Hunt")),
    Topic("bleeding", ("VTES-6.1.1-07", "VTES-6.1.1-05"), prompts=MINION_PHASE, moves=("Bleed",)),
    Topic("hunting", ("VTES-6.1.2-03", "VTES-6-08"), events=("LostBlood",)),
    Topic("action-cards", ("VTES-6.1-07", "VTES-1.6.3-18"), prompts=MINION_PHASE, moves=("Play",)),
    Topic("announced", ("VTES-6.2-01", "VTES-6.2.2-11"), events=("ActionAnnounced",), facts=MINE),
    Topic(
        "attacked",
        ("VTES-6.2.2-02", "VTES-6.2.2-04"),
        events=("ActionAnnounced",),
        facts={"seat": OTHERS},
    ),
    Topic("stops", ("VTES-6.2-02",), prompts=("Window",)),
    Topic("mid-action", ("VTES-1.6.3-16", "VTES-1.6.3-24"), prompts=("Window",), moves=("Play",)),
    Topic("playing", ("VTES-1.6.1-09", "VTES-1.5-13"), events=("CardPlayed",), facts=MINE),
    Topic("targets", ("VTES-1.6.1-05",), prompts=("Targeting",)),
    Topic("attached", ("VTES-1.6.3-19", "VTES-1.6.3-20"), events=("PutOn",)),
    Topic("bled", ("VTES-6.1.1-07",), events=("BledFor",)),
    Topic("edge", ("VTES-6.1.1-09", "VTES-4-05"), events=("TookEdge",)),
    # Blocking and combat
    Topic("blocking", ("VTES-6.2.2-06", "VTES-6.2.3-03"), prompts=("BlockQuestion",)),
    Topic("stealth", ("VTES-6.2.2-11", "VTES-6.2.2-14"), events=("BlockTried",)),
    Topic("blocked", ("VTES-6.2.3-02", "VTES-6.2.3-05"), events=("ActionBlocked",)),
    Topic("combat", ("VTES-6.4.1-02", "VTES-6.4.1-03"), events=("CombatBegan",)),
    Topic("range", ("VTES-6.4.2-01", "VTES-6.4.2-07"), prompts=("DeterminingRange",)),
    Topic("strikes", ("VTES-6.4.3-05", "VTES-6.4.3-08"), prompts=("StrikePair",)),
    Topic("damage", ("VTES-6.4.6-01", "VTES-6.4.6-04"), events=("TookDamage",)),
    Topic("press", ("VTES-6.4.4-02", "VTES-6.4.4-03"), prompts=("PressStep",)),
    Topic("torpor", ("VTES-6.5.1-01", "VTES-6.5.1-04"), events=("WentToTorpor",)),
    Topic(
        "rescue",
        ("VTES-6.5.2-01", "VTES-6.5.3-02"),
        prompts=MINION_PHASE,
        moves=("LeaveTorpor", "Rescue"),
    ),
    Topic(
        "diablerie",
        ("VTES-6.5.5-03", "VTES-6.5.6-01"),
        moves=("Diablerize",),
        events=("Diablerized",),
    ),
    # Politics and the end of the game
    Topic("referendum", ("VTES-6.1.7-01", "VTES-6.3.2-01"), events=("ReferendumCalled",)),
    Topic("votes", ("VTES-6.3.2-04", "VTES-6.3.3-14"), prompts=("Referendum",)),
    Topic("titles", ("VTES-6.3.3-09", "VTES-6.3.3-13"), events=("GotTitle",)),
    Topic("contest", ("VTES-4.1-02", "VTES-4.1-05"), events=("ContestBegan", "TitleContested")),
    Topic("ousting", ("VTES-9.1-06", "VTES-9.1-10"), events=("Ousted",)),
)


def shows_tapping_and_torpor(table: Position) -> bool:
    """Whether the learner has a vampire in torpor, and the opponent a tapped minion."""
    assert isinstance(table, Table)
    tapped = any(table.tapped[minion] for minion in table.ready[1])
    return bool(table.torpor[0] and table.uncontrolled[0] and tapped)


LESSON: Final = Lesson(
    TOPICS,
    seats=2,
    seed=114,
    options={"decks": "starter"},
    picture=Picture(150, "Bleed", shows_tapping_and_torpor, seed=130),
)
