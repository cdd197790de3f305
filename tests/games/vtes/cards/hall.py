"""A table for tests of modifiers: people, guns and referendums."""

from __future__ import annotations

from games.vtes.cards.people import PEOPLE, Salon
from games.vtes.stage import Stage

from conclave.games.vtes.rules.abilities import CanAct
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.words import (
    EQUIPMENT,
    GUN,
    LOCATION,
    MASTER,
    POLITICAL,
    WEAPON,
)
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnPool, GainBlood, GainPool, PoolToBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.moments import Blocks
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do

EXTRA = (
    *PEOPLE,
    Card("Pistol", EQUIPMENT, WEAPON, GUN),
    Card("Tax", POLITICAL, effect=Motion(BurnPool(2, p.EACH_OTHER))),
    Card(
        "Exchange",
        POLITICAL,
        effect=Motion(Do(GainPool(5, p.EACH_OTHER), BurnPool(3, p.EACH_OTHER))),
    ),
    Card("Gift", POLITICAL, effect=Motion(GainPool(1))),
    Card(
        "Tithe", POLITICAL, effect=Motion(Do(PoolToBlood(1, parts.SELF), BurnPool(1, p.EACH_OTHER)))
    ),
    Card(
        "Well",
        MASTER,
        LOCATION,
        grants=CanAct(Action(GainBlood(1)), by=filters.VAMPIRE),
    ),
    Card("Alarm", MASTER, grants=Whenever(Blocks(filters.MINION), GainPool(3))),
)


class Hall(Salon):
    """A table with people, guns and referendums."""

    def __init__(self, seats: int = 2) -> None:
        Stage.__init__(self, seats, extra=EXTRA)
