"""A first game of V:TES: two starter decks, and what a newcomer is told on the way."""

from __future__ import annotations

from typing import Final

from conclave.core.lesson import ME, OTHERS, Lesson, Topic

MINION_PHASE: Final = ("MinionPhase",)
MINE: Final = {"seat": ME}

TOPICS: Final = (
    # The table
    Topic("welcome", ("VTES-2.2-01", "VTES-9.1-01")),
    Topic("table", ("VTES-2.1-02", "VTES-2.1-03")),
    Topic("turn", ("VTES-3-02", "VTES-4-01"), happens=("TurnBegan",), facts=MINE),
    # Its phases
    Topic("master", ("VTES-5-02", "VTES-1.6.2-04"), asked=("MasterPhase",)),
    Topic("crypt", ("VTES-2.3-05", "VTES-1.5-04"), asked=("InfluencePhase",)),
    Topic("transfers", ("VTES-7-01", "VTES-7-07"), asked=("InfluencePhase",)),
    Topic("in-play", ("VTES-7-12", "VTES-7-14"), happens=("CameIntoPlay",), facts=MINE),
    Topic("discard", ("VTES-8-02",), asked=("DiscardPhase",)),
    Topic("other-turn", ("VTES-6-03",), happens=("TurnBegan",), facts={"seat": OTHERS}),
    # Actions
    Topic("acting", ("VTES-6-01", "VTES-6-02"), asked=MINION_PHASE, offers=("Bleed", "Hunt")),
    Topic("bleeding", ("VTES-6.1.1-07", "VTES-6.1.1-05"), asked=MINION_PHASE, offers=("Bleed",)),
    Topic("hunting", ("VTES-6.1.2-03", "VTES-6-08"), happens=("LostBlood",)),
    Topic("action-cards", ("VTES-6.1-07", "VTES-1.6.3-18"), asked=MINION_PHASE, offers=("Play",)),
    Topic("announced", ("VTES-6.2-01", "VTES-6.2.2-11"), happens=("ActionAnnounced",), facts=MINE),
    Topic(
        "attacked",
        ("VTES-6.2.2-02", "VTES-6.2.2-04"),
        happens=("ActionAnnounced",),
        facts={"seat": OTHERS},
    ),
    Topic("stops", ("VTES-6.2-02",), asked=("Window",)),
    Topic("mid-action", ("VTES-1.6.3-16", "VTES-1.6.3-24"), asked=("Window",), offers=("Play",)),
    Topic("playing", ("VTES-1.6.1-09", "VTES-1.5-13"), happens=("CardPlayed",), facts=MINE),
    Topic("targets", ("VTES-1.6.1-05",), asked=("Targeting",)),
    Topic("attached", ("VTES-1.6.3-19", "VTES-1.6.3-20"), happens=("PutOn",)),
    Topic("bled", ("VTES-6.1.1-07",), happens=("BledFor",)),
    Topic("edge", ("VTES-6.1.1-09", "VTES-4-05"), happens=("TookEdge",)),
    # Blocking and combat
    Topic("blocking", ("VTES-6.2.2-06", "VTES-6.2.3-03"), asked=("BlockQuestion",)),
    Topic("stealth", ("VTES-6.2.2-11", "VTES-6.2.2-14"), happens=("BlockTried",)),
    Topic("blocked", ("VTES-6.2.3-02", "VTES-6.2.3-05"), happens=("ActionBlocked",)),
    Topic("combat", ("VTES-6.4.1-02", "VTES-6.4.1-03"), happens=("CombatBegan",)),
    Topic("range", ("VTES-6.4.2-01", "VTES-6.4.2-07"), asked=("DeterminingRange",)),
    Topic("strikes", ("VTES-6.4.3-05", "VTES-6.4.3-08"), asked=("StrikePair",)),
    Topic("damage", ("VTES-6.4.6-01", "VTES-6.4.6-04"), happens=("TookDamage",)),
    Topic("press", ("VTES-6.4.4-02", "VTES-6.4.4-03"), asked=("PressStep",)),
    Topic("torpor", ("VTES-6.5.1-01", "VTES-6.5.1-04"), happens=("WentToTorpor",)),
    Topic(
        "rescue",
        ("VTES-6.5.2-01", "VTES-6.5.3-02"),
        asked=MINION_PHASE,
        offers=("LeaveTorpor", "Rescue"),
    ),
    Topic(
        "diablerie",
        ("VTES-6.5.5-03", "VTES-6.5.6-01"),
        offers=("Diablerize",),
        happens=("Diablerized",),
    ),
    # Politics, and the end
    Topic("referendum", ("VTES-6.1.7-01", "VTES-6.3.2-01"), happens=("ReferendumCalled",)),
    Topic("votes", ("VTES-6.3.2-04", "VTES-6.3.3-14"), asked=("Referendum",)),
    Topic("titles", ("VTES-6.3.3-09", "VTES-6.3.3-13"), happens=("GotTitle",)),
    Topic("contest", ("VTES-4.1-02", "VTES-4.1-05"), happens=("ContestBegan", "TitleContested")),
    Topic("ousting", ("VTES-9.1-06", "VTES-9.1-10"), happens=("Ousted",)),
)

LESSON: Final = Lesson(TOPICS, seats=2, seed=114, options={"decks": "starter"})
