"""The thirty allies, and the victim."""

from __future__ import annotations

from typing import Final

from conclave.games.masquerade.rules.abilities import (
    DRAINED_FIRST,
    KEEPS_BOTH,
    UNDRAINABLE,
    WINS_TIES,
    DiablerieTokens,
    EndInfluence,
    FaceDownCost,
    LooksFor,
)
from conclave.games.masquerade.rules.library import HUMAN, VAMPIRE, Ally
from conclave.games.masquerade.rules.library import VICTIM as VICTIM_KIND
from conclave.games.masquerade.rules.moments import GAINED, FallsIntoFrenzy, Plays
from conclave.games.masquerade.rules.players import EACH_OPPONENT, HAVEN, OPPONENT, YOU
from conclave.games.masquerade.vocabulary.amounts import ONLY_HUMAN, YOUR_ALLIANCE
from conclave.games.masquerade.vocabulary.effects import BANK, Deploy, Steal
from conclave.games.masquerade.vocabulary.gains import INFLUENCE, Draw, Gain, GainVictim
from conclave.lang.abilities import Whenever
from conclave.lang.nodes import Per

ALLIES: Final[tuple[Ally, ...]] = (
    Ally(
        "Anita Wainwright",
        VAMPIRE,
        influence=3,
        feed=0,
        drain=3,
        drained=1,
        effect=Whenever(GAINED, Gain(3)),
    ),
    Ally(
        "Sgt. McTavish",
        VAMPIRE,
        influence=3,
        feed=0,
        drain=3,
        drained=1,
        effect=Whenever(GAINED, Steal(2, from_=EACH_OPPONENT)),
    ),
    Ally(
        "Khadija Al-Kindi",
        VAMPIRE,
        influence=3,
        feed=0,
        drain=3,
        drained=1,
        effect=Whenever(GAINED, Draw(1)),
    ),
    Ally(
        "Wauneka",
        VAMPIRE,
        influence=3,
        feed=0,
        drain=3,
        drained=1,
        effect=Whenever(GAINED, GainVictim(1)),
    ),
    Ally(
        "Carmelita Neillson",
        VAMPIRE,
        influence=3,
        feed=0,
        drain=3,
        drained=1,
        effect=Whenever(Plays(YOU, at=HAVEN), Deploy(1, from_=BANK, at=HAVEN)),
    ),
    Ally(
        "Maldavis",
        VAMPIRE,
        influence=3,
        feed=0,
        drain=3,
        drained=1,
        effect=Whenever(GAINED, Gain(5)),
    ),
    Ally("Erichtho", VAMPIRE, influence=3, feed=0, drain=3, drained=1, effect=FaceDownCost(-1)),
    Ally("Fiorenza Savona", VAMPIRE, influence=3, feed=0, drain=3, drained=1, effect=WINS_TIES),
    Ally("Marcel", VAMPIRE, influence=4, feed=1, drain=4, drained=2),
    Ally("Bronwyn", VAMPIRE, influence=5, feed=1, drain=3, drained=3),
    Ally("Portia", VAMPIRE, influence=5, feed=0, drain=0, drained=0, effect=UNDRAINABLE),
    Ally(
        "Talley",
        VAMPIRE,
        influence=2,
        feed=-1,
        drain=3,
        drained=0,
        effect=Whenever(FallsIntoFrenzy(OPPONENT, by=YOU), Gain(1, INFLUENCE)),
    ),
    Ally("Ambrus Maropis", VAMPIRE, influence=3, feed=0, drain=3, drained=1, effect=LooksFor(1)),
    Ally(
        "Edward Neally", VAMPIRE, influence=5, feed=0, drain=3, drained=3, effect=DiablerieTokens(2)
    ),
    Ally(
        "Mr. Damp",
        VAMPIRE,
        influence=3,
        feed=0,
        drain=3,
        drained=1,
        effect=Whenever(FallsIntoFrenzy(OPPONENT, by=YOU), Gain(2)),
    ),
    Ally("Bobby White", HUMAN, influence=2, feed=3, drain=1, drained=0),
    Ally("Maja Wysocki", HUMAN, influence=3, feed=2, drain=2, drained=1),
    Ally("Ed Crawford", HUMAN, influence=3, feed=0, drain=4, drained=2),
    Ally("Betty Fuller", HUMAN, influence=3, feed=1, drain=3, drained=1),
    Ally("Dr. Fragonard", HUMAN, influence=4, feed=1, drain=2, drained=2),
    Ally("Tamara Bodnar", HUMAN, influence=5, feed=0, drain=1, drained=3),
    Ally("Douglas Richardson", HUMAN, influence=2, feed=0, drain=8, drained=0),
    Ally("Tom Kimber", HUMAN, influence=4, feed=0, drain=5, drained=2),
    Ally("Francis Bennet", HUMAN, influence=3, feed=1, drain=5, drained=1),
    Ally("Elena Cortez", HUMAN, influence=3, feed=0, drain=0, drained=3),
    Ally(
        "Julie Munoz",
        HUMAN,
        influence=3,
        feed=0,
        drain=3,
        drained=1,
        effect=EndInfluence(+2, if_=ONLY_HUMAN),
    ),
    Ally("Roberta Urbani", HUMAN, influence=3, feed=0, drain=3, drained=1, effect=KEEPS_BOTH),
    Ally("Ryan Ramos", HUMAN, influence=4, feed=4, drain=3, drained=1, effect=FaceDownCost(+1)),
    Ally(
        "Sarah McAleer",
        HUMAN,
        influence=3,
        feed=0,
        drain=2,
        drained=1,
        effect=Whenever(GAINED, Gain(Per(1, YOUR_ALLIANCE))),
    ),
    Ally("Miguel Chandler", HUMAN, influence=3, feed=0, drain=3, drained=2, effect=DRAINED_FIRST),
)
VICTIM: Final[Ally] = Ally("Victim", VICTIM_KIND, influence=1, feed=1, drain=3, drained=0)
