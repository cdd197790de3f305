"""Equipment that represents a location in play."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import Unblockable
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import RESCUE
from conclave.games.vtes.rules.constants import EQUIPMENT, LOCATION, UNIQUE
from conclave.games.vtes.rules.moments import EntersPlay, PhaseCloses
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import (
    BEFORE_RANGE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    PRESS,
    RANGE,
    UNTAP,
)
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.combat import OneOf
from conclave.games.vtes.vocabulary.conditions import ActionIs, AllHold, Fits
from conclave.games.vtes.vocabulary.effects import Tap
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, InHand, IsObtainable
from conclave.games.vtes.vocabulary.maneuvers import Maneuver, Press
from conclave.games.vtes.vocabulary.strikes import EndCombat
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

ON_VAMPIRE = Fits(parts.HOST, filters.VAMPIRE)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Catacombs",
        EQUIPMENT,
        UNIQUE,
        LOCATION,
        cost=Blood(1),
        grants=(
            Bonus("stealth", 1, if_=AllHold(ON_VAMPIRE, ActionIs((RESCUE,)))),
            ChangesCost(-1, kinds=(RESCUE,), if_=ON_VAMPIRE),
        ),
    ),
    Card(
        "Gran Madre di Dio, Italy",
        EQUIPMENT,
        UNIQUE,
        LOCATION,
        grants=Whenever(
            EntersPlay(
                filters.All(filters.MINION, filters.ControlledBy(p.Together(p.PREDATOR, p.PREY))),
                outside=UNTAP,
            ),
            Do(
                Tap(parts.THAT_CARD),
                If(Fits(parts.THAT_CARD, filters.YOUNGER), BurnBlood(1, parts.THAT_CARD)),
            ),
        ),
    ),
    Card(
        "Living Manse",
        EQUIPMENT,
        LOCATION,
        "tzimisce",
        cost=Blood(1),
        grants=(
            Bonus("bleed", 1, if_=ON_VAMPIRE),
            Can(EndCombat(), when=(BEFORE_RANGE,), burn=True, own_turn=False, if_=ON_VAMPIRE),
            OnlyOne(),
        ),
    ),
    Card(
        "Palatial Estate",
        EQUIPMENT,
        UNIQUE,
        LOCATION,
        cost=Blood(2),
        grants=Whenever(PhaseCloses(MASTER_PHASE, p.YOU), If(ON_VAMPIRE, GainBlood(1, parts.HOST))),
    ),
    Card(
        "Pier 13, Port of Baltimore",
        EQUIPMENT,
        UNIQUE,
        LOCATION,
        cost=Blood(2),
        grants=Can(
            EquipFromHand(),
            when=(INFLUENCE_PHASE,),
            once="turn",
            target=InHand(
                filters.EQUIPMENT,
                filters.Not(filters.LOCATION),
                filters.Not(filters.WithTrait(UNIQUE)),
                IsObtainable(),
            ),
        ),
    ),
    Card(
        "Ruins of Ceoris",
        EQUIPMENT,
        UNIQUE,
        LOCATION,
        "tremere-antitribu",
        grants=Can(
            OneOf(Maneuver(), Press()),
            when=(RANGE, PRESS),
            once="combat",
            own_turn=False,
            if_=Fits(parts.HOST, filters.OfClan("tremere-antitribu")),
        ),
    ),
    Card(
        "Sacré-Cœur Cathedral, France",
        EQUIPMENT,
        UNIQUE,
        LOCATION,
        cost=Blood(2),
        grants=Unblockable(filters.ALLY, if_=ON_VAMPIRE),
    ),
    Card(
        "The Ankara Citadel, Turkey",
        EQUIPMENT,
        UNIQUE,
        LOCATION,
        "tremere",
        cost=Blood(2),
        grants=ChangesCost(0, half=True, if_=ON_VAMPIRE),
    ),
)
