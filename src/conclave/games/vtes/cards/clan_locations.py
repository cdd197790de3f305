"""Locations that require a clan and do more than hide or feed its members."""

from __future__ import annotations

from conclave.games.vtes.cards.locations import TREMERE, YOURS, burned_by
from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import POLITICS
from conclave.games.vtes.rules.constants import LOCATION, MASTER, UNIQUE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import VOTES
from conclave.games.vtes.rules.windows import (
    ANNOUNCED,
    ANY_TIME,
    BLOCK,
    DISCARD_PHASE,
    MASTER_PHASE,
    POLLING,
    STRIKES_CHOSEN,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, Tally, ValueOf
from conclave.games.vtes.vocabulary.blocks import BurnForStealth
from conclave.games.vtes.vocabulary.blood import BurnBlood, BurnPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne, HowMany
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    ActionSucceeded,
    AllHold,
    AsAnnounced,
    Exists,
    Fits,
    IsDirected,
    Unless,
)
from conclave.games.vtes.vocabulary.damage import Strength
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import Burn, Rescue, Untap
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.more_filters import IN_THIS_COMBAT
from conclave.games.vtes.vocabulary.piles import ToLibrary
from conclave.games.vtes.vocabulary.rounds import SetRange
from conclave.lang.effects import Do, If

NOSFERATU = filters.OfClan("nosferatu")
TREMERE_IN_TORPOR = targets.One(filters.VAMPIRE, TREMERE, filters.IN_TORPOR)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Chantry",
        MASTER,
        UNIQUE,
        LOCATION,
        "tremere",
        grants=(
            Can(
                Rescue(),
                when=(MASTER_PHASE,),
                tap=True,
                cost=Pool(1),
                target=TREMERE_IN_TORPOR,
            ),
            Can(
                Do(BurnBlood(1, parts.TARGET), ForOne(TREMERE_IN_TORPOR, Rescue())),
                when=(MASTER_PHASE,),
                tap=True,
                target=targets.One(
                    filters.VAMPIRE, TREMERE, filters.READY_ONE, YOURS, filters.HasBlood(1)
                ),
                if_=Exists(TREMERE_IN_TORPOR),
            ),
        ),
    ),
    Card(
        "Forest of Shadows",
        MASTER,
        UNIQUE,
        LOCATION,
        "malkavian",
        cost=Pool(1),
        grants=(
            Can(
                BurnForStealth(),
                when=(BLOCK,),
                tap=True,
                if_=Fits(parts.ACTING_MINION, filters.All(filters.OfClan("malkavian"), YOURS)),
            ),
            burned_by(filters.MINION),
        ),
    ),
    Card(
        "Foundation Exhibit",
        MASTER,
        UNIQUE,
        LOCATION,
        "toreador-antitribu",
        grants=(
            Bonus(
                VOTES,
                1,
                filters.All(
                    filters.OfClan("toreador-antitribu"), YOURS, filters.Not(filters.TITLED)
                ),
            ),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.VAMPIRE,
                cost=Blood(1),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Island of Yiaros",
        MASTER,
        UNIQUE,
        LOCATION,
        "ventrue",
        cost=Pool(2),
        grants=Can(
            Strength(ValueOf("votes", parts.TARGET), "strike", parts.TARGET),
            when=(STRIKES_CHOSEN,),
            tap=True,
            own_turn=False,
            target=targets.One(filters.VAMPIRE, IN_THIS_COMBAT, YOURS),
        ),
    ),
    Card(
        "Oxford University, England",
        MASTER,
        UNIQUE,
        LOCATION,
        "brujah",
        grants=Can(
            HowMany(1, Tally("pool", p.YOU), Do(BurnPool(THAT_MANY), Votes(THAT_MANY))),
            when=(POLLING,),
            tap=True,
            own_turn=False,
            if_=ActionIs((POLITICS,)),
        ),
    ),
    Card(
        "Storm Sewers",
        MASTER,
        UNIQUE,
        LOCATION,
        "nosferatu",
        grants=Can(
            Later("combat", SetRange(long=False, all_rounds=True), parts.ACTING_MINION),
            when=(ANNOUNCED,),
            tap=True,
            if_=AllHold(AsAnnounced(), Fits(parts.ACTING_MINION, YOURS)),
        ),
    ),
    Card(
        "Warsaw Station",
        MASTER,
        UNIQUE,
        LOCATION,
        "nosferatu",
        cost=Pool(2),
        grants=(
            Can(
                Later(
                    "end-of-action",
                    If(
                        AllHold(ActionSucceeded(), Fits(parts.SELF, NOSFERATU)),
                        Untap(parts.SELF),
                    ),
                    parts.ACTING_MINION,
                ),
                when=(ANNOUNCED,),
                tap=True,
                own_turn=False,
                if_=AllHold(
                    AsAnnounced(),
                    Unless(IsDirected(p.EACH_METHUSELAH)),
                    Fits(parts.ACTING_MINION, filters.All(filters.VAMPIRE, NOSFERATU)),
                ),
            ),
            Can(
                Rescue(),
                when=(ANY_TIME,),
                burn=True,
                own_turn=False,
                target=targets.One(filters.VAMPIRE, NOSFERATU, filters.IN_TORPOR),
            ),
        ),
    ),
    Card(
        "Waste Management Operation",
        MASTER,
        UNIQUE,
        LOCATION,
        "brujah-antitribu",
        cost=Pool(1),
        grants=Can(
            ToLibrary(under=True),
            when=(DISCARD_PHASE,),
            tap=True,
            target=targets.One(filters.LIBRARY_CARD, region="ash-heap"),
        ),
    ),
)
