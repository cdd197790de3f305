"""Locations without a clan, beside those in `locations`."""

from __future__ import annotations

from conclave.games.vtes.cards.locations import YOURS, burned_by
from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.costs import ChangesPoolCost, LowersCost
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import BLEED, HUNT
from conclave.games.vtes.rules.constants import CHANGELING, LOCATION, MASTER, MORTAL, SABBAT, UNIQUE
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.moments import UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import STEALTH
from conclave.games.vtes.rules.windows import (
    ANNOUNCED,
    ANY_TIME,
    BEFORE_REFERENDUM,
    BLOCK,
    DURING_ACTION,
    PRESS,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import Intercept, StaysTapped, Stealth
from conclave.games.vtes.vocabulary.blood import GainBlood, GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    AllHold,
    AsAnnounced,
    Fits,
    IsDirected,
    Unless,
)
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import EnterCombat, Tap, Untap
from conclave.games.vtes.vocabulary.equipping import MoveBelongings
from conclave.games.vtes.vocabulary.maneuvers import Press
from conclave.games.vtes.vocabulary.memory import CHOSEN_CARD, RememberTarget
from conclave.games.vtes.vocabulary.modifying import Grant
from conclave.games.vtes.vocabulary.more_filters import IN_THIS_COMBAT, Did
from conclave.games.vtes.vocabulary.storing import UsesCounters
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

YOUR_FIGHTER = targets.One(filters.MINION, IN_THIS_COMBAT, YOURS)
HURT_BY_THE_FIGHT = Later(
    "end-of-combat",
    If(Fits(parts.ACTING_MINION, filters.READY_ONE), Inflict(2, parts.SELF)),
    parts.TARGET,
)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Black Forest Base",
        MASTER,
        UNIQUE,
        LOCATION,
        needs=filters.Is(filters.OfSect(SABBAT), "needs-sect"),
        grants=(
            CanAct(
                Action(Motion(GainPool(2, p.ACTING_METHUSELAH)), "political", 1),
                by=filters.All(filters.VAMPIRE, filters.OfSect(SABBAT)),
                anyone=True,
                once=True,
            ),
            burned_by(filters.All(filters.ALLY, filters.WithTrait(CHANGELING)), stealth=1),
        ),
    ),
    Card(
        "Church of the Order of St. Blaise",
        MASTER,
        UNIQUE,
        LOCATION,
        needs=filters.Is(filters.OfSect(SABBAT), "needs-sect"),
        grants=Can(
            GainBlood(1, parts.TARGET),
            when=(ANY_TIME,),
            tap=True,
            own_turn=False,
            target=targets.One(filters.LOCATION, YOURS, UsesCounters()),
        ),
    ),
    Card(
        "Club Illusion",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(1),
        grants=Can(
            BleedBonus(+1),
            when=(ANNOUNCED,),
            cost=Blood(1),
            once="action",
            by="acting",
            if_=AllHold(
                AsAnnounced(), ActionIs((BLEED,)), Fits(parts.ACTING_MINION, filters.ANARCH)
            ),
        ),
    ),
    Card(
        "Club Zombie",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(4),
        grants=(
            Can(
                Intercept(+1, of=filters.All(filters.VAMPIRE, YOURS)),
                when=(BLOCK,),
                tap=True,
                own_turn=False,
            ),
            Whenever(
                UntapPhase(p.YOU),
                If(
                    Fits(parts.THIS_CARD, Did("began-untapped")),
                    ForOne(
                        targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS),
                        GainBlood(1, parts.TARGET),
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Creepshow Casino",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(2),
        grants=Can(
            Stealth(+1, unneeded=True),
            when=(ANNOUNCED,),
            tap=True,
            if_=AllHold(
                AsAnnounced(),
                Unless(IsDirected(p.EACH_METHUSELAH)),
                Fits(parts.ACTING_MINION, filters.All(filters.VAMPIRE, YOURS)),
            ),
        ),
    ),
    Card(
        "Heidelberg Castle, Germany",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(2),
        grants=Can(
            MoveBelongings(),
            when=(ANY_TIME,),
            tap=True,
            own_turn=False,
            if_=Unless(ActionIs()),
        ),
    ),
    Card(
        "House of Sorrow",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(1),
        grants=Can(
            Do(Untap(parts.TARGET), StaysTapped(parts.TARGET), StaysTapped(parts.THIS_CARD)),
            when=(ANY_TIME,),
            tap=True,
            own_turn=False,
            target=targets.One(
                filters.LIBRARY_CARD, filters.Not(filters.MINION), filters.TAPPED, YOURS
            ),
        ),
    ),
    Card(
        "Pentex(TM) Loves You!",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(2),
        grants=(
            Can(
                RememberTarget(until="action"),
                when=DURING_ACTION,
                tap=True,
                own_turn=False,
                target=targets.One(filters.VAMPIRE, filters.OfSect(SABBAT)),
            ),
            Can(
                BleedBonus(+1),
                when=DURING_ACTION,
                cost=Blood(1),
                once="action",
                by="chosen",
                if_=Fits(parts.ACTING_MINION, CHOSEN_CARD),
                own_turn=False,
            ),
        ),
    ),
    Card(
        "Police Department",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=Can(
            Press(only_to_end=True, who=parts.TARGET),
            when=(PRESS,),
            tap=True,
            own_turn=False,
            target=YOUR_FIGHTER,
        ),
    ),
    Card(
        "Sunset Strip, Hollywood",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(1),
        grants=(
            Can(
                Grant(
                    Bonus(STEALTH, 1, to=filters.VAMPIRE, if_=ActionIs((HUNT,))),
                    until="next-untap",
                ),
                when=(ANY_TIME,),
                tap=True,
                own_turn=False,
            ),
            LowersCost(
                1,
                filters.AnyOf(
                    filters.All(filters.ALLY, filters.WithTrait(MORTAL)),
                    filters.All(filters.RETAINER, filters.WithTrait(MORTAL)),
                ),
            ),
        ),
    ),
    Card(
        "Therbold Realty",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=ChangesPoolCost(-1, of=filters.LOCATION, who=p.YOU, by_minions=True),
    ),
    Card(
        "Yawp Court",
        MASTER,
        UNIQUE,
        LOCATION,
        needs=filters.Is(filters.OfSect(SABBAT), "needs-sect"),
        grants=Can(
            Do(
                Tap(parts.TARGET),
                EnterCombat(parts.ACTING_MINION, HURT_BY_THE_FIGHT, who=parts.TARGET),
            ),
            when=(BEFORE_REFERENDUM,),
            tap=True,
            own_turn=False,
            target=targets.One(
                filters.VAMPIRE, filters.READY_ONE, filters.UNTAPPED, filters.OfSect(SABBAT), YOURS
            ),
            if_=Fits(parts.ACTING_MINION, filters.VAMPIRE),
        ),
    ),
)
