"""Locations: master cards that stay in play (VTES-1.6.2-10)."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import POLITICS
from conclave.games.vtes.rules.constants import LOCATION, MASTER, NECROMANCY, SABBAT, UNIQUE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import BleedSucceeds, ChangesController, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard, Printed
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.windows import (
    AFTER_ACTION,
    ANY_TIME,
    BLOCK,
    DISCARD_PHASE,
    DURING_ACTION,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    MINION_PHASE,
    POLLING,
)
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import COUNTERS_HERE
from conclave.games.vtes.vocabulary.bleeds import ReduceBleed
from conclave.games.vtes.vocabulary.blocks import Intercept, Stealth
from conclave.games.vtes.vocabulary.blood import GainBlood, GainPool, MoveBlood
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne, LookAtTop, Search
from conclave.games.vtes.vocabulary.conditions import (
    ActionIs,
    ActionNeeds,
    ActionSucceeded,
    AllHold,
    AtLeast,
    Exists,
    Fits,
    Unless,
)
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    GainPhaseAction,
    PutInPlay,
    TakeControl,
    Untap,
)
from conclave.games.vtes.vocabulary.memory import CHOSEN_CARD, RememberTarget
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.piles import DiscardCards, Draw
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If, May

YOURS = filters.ControlledBy(p.YOU)
NOT_YOURS = filters.Not(filters.ControlledBy(p.ControllerOf(parts.THIS_CARD)))
STOLEN = CanAct(
    Action(TakeControl(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
    by=filters.All(filters.VAMPIRE, NOT_YOURS),
    anyone=True,
)
"""Any vampire may steal it for his controller."""


def burned_by(which: Filter, stealth: int = 0) -> CanAct:
    """Minions of any Methuselah who match may burn it."""
    return CanAct(
        Action(Burn(parts.THIS_CARD), stealth=stealth, target=targets.Only(parts.THIS_CARD)),
        by=which,
        anyone=True,
    )


TREMERE = filters.OfClan("tremere")
A_VAMPIRE = targets.One(filters.VAMPIRE, filters.READY_ONE, YOURS)


def influence(name: str, clan: str) -> Printed:
    """Gives an uncontrolled vampire of a clan 1 blood in the influence phase."""
    return Card(
        name,
        MASTER,
        UNIQUE,
        LOCATION,
        clan,
        cost=Pool(2),
        grants=Can(
            GainBlood(1, parts.TARGET),
            when=(INFLUENCE_PHASE,),
            tap=True,
            target=targets.One(filters.VAMPIRE, filters.OfClan(clan), region="your-uncontrolled"),
        ),
    )


def hiding_place(name: str, clan: str, cost: int) -> Printed:
    """Taps for 1 stealth of a minion of a clan."""
    return Card(
        name,
        MASTER,
        UNIQUE,
        LOCATION,
        clan,
        cost=Pool(cost),
        grants=stealth_for(filters.OfClan(clan)),
    )


def stealth_for(which: Filter) -> Can:
    """Tap for 1 stealth of an acting minion you control."""
    return Can(
        Stealth(+1),
        when=(BLOCK,),
        tap=True,
        if_=Fits(parts.ACTING_MINION, filters.All(which, YOURS)),
    )


CARDS: tuple[AnyCard, ...] = (
    influence("Arcane Library", "tremere"),
    influence("Art Museum", "toreador"),
    influence("Ecoterrorists", "gangrel"),
    influence("Gang Territory", "brujah-antitribu"),
    influence("Nosferatu Kingdom", "nosferatu-antitribu"),
    hiding_place("Backways", "gangrel", 2),
    hiding_place("Elysian Fields", "lasombra", 2),
    hiding_place("Opium Den", "follower-of-set", 1),
    hiding_place("The Labyrinth", "nosferatu", 1),
    hiding_place("Twisted Forest", "gangrel-antitribu", 2),
    Card(
        "Al's Army Apparatus",
        MASTER,
        UNIQUE,
        LOCATION,
        "brujah",
        grants=Can(Search(filters.WEAPON), when=(MINION_PHASE,), tap=True),
    ),
    Card(
        "Anarch Railroad",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(2),
        grants=Can(Stealth(+1, of=filters.IsAnarch()), when=(BLOCK,), tap=True, own_turn=False),
    ),
    Card(
        "Dummy Corporation",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=Can(ReduceBleed(2), when=DURING_ACTION, burn=True, own_turn=False),
    ),
    Card("Elder Library", MASTER, UNIQUE, LOCATION, cost=Pool(1), grants=Bonus("hand-size", 1)),
    Card(
        "Inbase Discotek, Frankfurt",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(2),
        grants=Can(
            GainBlood(1, parts.ACTING_MINION),
            when=(AFTER_ACTION,),
            tap=True,
            own_turn=False,
            if_=AllHold(
                ActionSucceeded(),
                ActionIs(("hunt",)),
                Fits(parts.ACTING_MINION, filters.VAMPIRE),
            ),
        ),
    ),
    Card("Information Highway", MASTER, UNIQUE, LOCATION, grants=Bonus("transfers", 2)),
    Card(
        "KRCG News Radio",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(2),
        grants=(
            Can(
                Intercept(+1, of=filters.All(filters.MINION, YOURS)),
                when=(BLOCK,),
                tap=True,
                own_turn=False,
            ),
            Can(
                Intercept(+1, of=filters.All(filters.MINION, filters.Not(YOURS))),
                when=(BLOCK,),
                tap=True,
                cost=Pool(1),
                own_turn=False,
            ),
        ),
    ),
    Card(
        "London Evening Star, Tabloid Newspaper",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(3),
        grants=Can(Intercept(+1, of=filters.MINION), when=(BLOCK,), tap=True, own_turn=False),
    ),
    Card(
        "Market Square",
        MASTER,
        UNIQUE,
        LOCATION,
        "assamite",
        cost=Pool(1),
        grants=Can(
            Intercept(+1, of=filters.All(filters.OfClan("assamite"), YOURS)),
            when=(BLOCK,),
            tap=True,
            own_turn=False,
        ),
    ),
    Card(
        "Metro Underground",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=Can(
            Untap(parts.TARGET),
            when=(DISCARD_PHASE,),
            tap=True,
            cost=Pool(1),
            target=targets.One(filters.VAMPIRE, filters.TAPPED, YOURS),
        ),
    ),
    Card(
        "Monastery of Shadows",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(3),
        grants=(
            Bonus("hand-size", 1),
            Can(
                Stealth(+1, of=filters.All(filters.VAMPIRE, filters.CapacityOf(at_least=8))),
                when=(BLOCK,),
                tap=True,
                own_turn=False,
            ),
        ),
    ),
    Card(
        "New Carthage",
        MASTER,
        UNIQUE,
        LOCATION,
        "brujah",
        cost=Pool(3),
        grants=(
            Bonus("bleed", 1, filters.All(filters.OfClan("brujah"), filters.TITLED)),
            Bonus("votes", 1, filters.All(filters.OfClan("brujah"), filters.TITLED)),
            Bonus("votes", -1, filters.OfClan("ventrue")),
        ),
    ),
    Card(
        "Steam Tunnels",
        MASTER,
        UNIQUE,
        LOCATION,
        "nosferatu-antitribu",
        grants=Can(LookAtTop(3, p.PREY), when=(MASTER_PHASE,), tap=True),
    ),
    Card(
        "The Barrens",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=Can(DiscardCards(1), when=(ANY_TIME,), tap=True, own_turn=False),
    ),
    Card(
        "The Hungry Coyote",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(2),
        grants=Bonus("hunt", 1, filters.All(filters.VAMPIRE, filters.OfSect(SABBAT), YOURS)),
    ),
    Card(
        "The Mausoleum, Venice",
        MASTER,
        UNIQUE,
        LOCATION,
        "giovanni",
        cost=Pool(1),
        grants=(
            Can(
                Votes(2),
                when=(POLLING,),
                tap=True,
                own_turn=False,
                if_=AllHold(
                    ActionIs((POLITICS,)),
                    Unless(Exists(targets.One(filters.Named("ventrue-headquarters")))),
                ),
            ),
            Can(
                Votes(1),
                when=(POLLING,),
                tap=True,
                own_turn=False,
                if_=AllHold(
                    ActionIs((POLITICS,)),
                    Exists(targets.One(filters.Named("ventrue-headquarters"))),
                ),
            ),
        ),
    ),
    Card(
        "The Parthenon",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(2),
        grants=Can(GainPhaseAction(), when=(MASTER_PHASE,), tap=True),
    ),
    Card(
        "The Rack",
        MASTER,
        UNIQUE,
        LOCATION,
        target=A_VAMPIRE,
        effect=Do(PutInPlay(), RememberTarget()),
        grants=(
            Whenever(ChangesController(parts.THIS_CARD), ForOne(A_VAMPIRE, RememberTarget())),
            Whenever(
                UntapPhase(p.YOU),
                If(
                    Fits(
                        CHOSEN_CARD,
                        filters.All(YOURS, filters.AnyOf(filters.READY_ONE, filters.IN_TORPOR)),
                    ),
                    GainBlood(2, CHOSEN_CARD),
                    otherwise=ForOne(
                        targets.Only(CHOSEN_CARD),
                        GainBlood(2, CHOSEN_CARD),
                        optional=True,
                        by=p.ControllerOf(CHOSEN_CARD),
                    ),
                ),
            ),
            STOLEN,
        ),
    ),
    Card(
        "The Secret Library of Alexandria",
        MASTER,
        UNIQUE,
        LOCATION,
        "nosferatu",
        cost=Pool(1),
        grants=Whenever(BleedSucceeds(filters.All(filters.MINION, YOURS), of=p.PREY), May(Draw(1))),
    ),
    Card(
        "Tower of London",
        MASTER,
        UNIQUE,
        LOCATION,
        "giovanni",
        cost=Pool(2),
        grants=Can(
            GainPool(1),
            when=(AFTER_ACTION,),
            tap=True,
            own_turn=False,
            if_=AllHold(ActionSucceeded(), ActionNeeds((NECROMANCY,))),
        ),
    ),
    Card(
        "Ventrue Headquarters",
        MASTER,
        UNIQUE,
        LOCATION,
        "ventrue",
        cost=Pool(1),
        grants=Can(Votes(3), when=(POLLING,), tap=True, own_turn=False),
    ),
    Card(
        "Wasserschloss Anif, Austria",
        MASTER,
        UNIQUE,
        LOCATION,
        "tremere",
        grants=(
            Can(
                MoveBlood(1, parts.TARGET, parts.THIS_CARD),
                when=(MASTER_PHASE,),
                once="turn",
                target=targets.One(TREMERE, YOURS, filters.HasBlood(1)),
            ),
            Can(
                MoveBlood(COUNTERS_HERE, parts.THIS_CARD, parts.TARGET),
                when=(INFLUENCE_PHASE,),
                tap=True,
                target=targets.One(filters.VAMPIRE, TREMERE, region="your-uncontrolled"),
                if_=AtLeast(COUNTERS_HERE, 1),
            ),
            burned_by(filters.All(filters.MINION, filters.Not(filters.OfClan("malkavian")))),
            burned_by(filters.OfClan("malkavian"), stealth=1),
        ),
    ),
)
