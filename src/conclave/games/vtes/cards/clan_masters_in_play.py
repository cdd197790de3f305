"""Master cards in play that require a clan and help its members."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.identity import PlaysAtSuperior
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.constants import COMBAT, MASTER, SABBAT, THAUMATURGY, UNIQUE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import EntersCombat, PhaseCloses
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import STEALTH, STRENGTH
from conclave.games.vtes.rules.windows import DURING_ACTION, MASTER_PHASE, MINION_PHASE, SUCCEEDING
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.acting import TakeAction
from conclave.games.vtes.vocabulary.amounts import BleedOfAction
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import (
    ActionNeeds,
    AllHold,
    AtLeast,
    Fits,
    IsDirected,
)
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat, Tap
from conclave.games.vtes.vocabulary.maneuvers import GainManeuver
from conclave.games.vtes.vocabulary.memory import CHOSEN_CARD, RememberTarget
from conclave.games.vtes.vocabulary.modifying import EndAction
from conclave.games.vtes.vocabulary.more_filters import Oldest
from conclave.games.vtes.vocabulary.piles import RemoveAshes
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do

YOURS = filters.ControlledBy(p.YOU)
OF_CHOSEN = filters.ControlledBy(p.CHOSEN)
MALKAVIAN = filters.OfClan("malkavian")
PANDER = filters.OfClan("pander")
BRUJAH = filters.OfClan("brujah")
MALKAVIAN = filters.OfClan("malkavian")

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Brujah Debate",
        MASTER,
        "brujah",
        cost=Pool(1),
        grants=(
            Whenever(
                PhaseCloses(MASTER_PHASE, p.EACH_METHUSELAH),
                ForOne(
                    targets.One(BRUJAH, OF_CHOSEN, Oldest(filters.All(BRUJAH, OF_CHOSEN))),
                    Tap(parts.TARGET),
                    by=p.CHOSEN,
                ),
            ),
            Bonus(STRENGTH, 1, to=BRUJAH),
            Whenever(EntersCombat(BRUJAH), GainManeuver(parts.THAT_CARD, until="combat")),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.All(filters.MINION, filters.Not(filters.OfClan("ventrue"))),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Tremere Convocation",
        MASTER,
        UNIQUE,
        "tremere",
        grants=(
            Bonus(STEALTH, 1, to=filters.OfClan("tremere"), if_=ActionNeeds((THAUMATURGY,))),
            PlaysAtSuperior(THAUMATURGY, (COMBAT,)),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.All(filters.MINION, filters.Not(MALKAVIAN)),
                anyone=True,
            ),
            CanAct(
                Action(Burn(parts.THIS_CARD), stealth=-1, target=targets.Only(parts.THIS_CARD)),
                by=MALKAVIAN,
                anyone=True,
            ),
        ),
    ),
    Card(
        "Joseph Pander",
        MASTER,
        UNIQUE,
        "pander",
        grants=(
            Can(
                EndAction(fails=True),
                when=DURING_ACTION,
                tap=True,
                cost=Pool(1),
                own_turn=False,
                if_=IsDirected(p.YOU, which=filters.All(PANDER, YOURS)),
            ),
            Can(
                RememberTarget(until="turn"),
                when=(MASTER_PHASE,),
                once="turn",
                target=targets.One(PANDER),
            ),
            CanAct(
                Action(EnterCombat(), target=targets.One(filters.MINION, filters.Not(YOURS))),
                by=CHOSEN_CARD,
                once=True,
            ),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.All(filters.VAMPIRE, filters.OfSect(SABBAT)),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Dis Pater",
        MASTER,
        UNIQUE,
        "giovanni",
        grants=Can(
            Do(
                RemoveAshes(7),
                BleedBonus(+1),
            ),
            when=(SUCCEEDING,),
            once="action",
            if_=AllHold(
                AtLeast(BleedOfAction(p.PREY), 1),
                Fits(parts.ACTING_MINION, filters.All(filters.OfClan("giovanni"), YOURS)),
            ),
        ),
    ),
    Card(
        "Madness Network",
        MASTER,
        UNIQUE,
        "malkavian",
        grants=(
            Can(
                TakeAction(parts.TARGET),
                when=(MINION_PHASE,),
                by="anyone",
                own_turn=False,
                target=targets.One(MALKAVIAN, filters.UNTAPPED, filters.ControlledBy(p.YOU)),
            ),
            CanAct(
                Action(Burn(parts.THIS_CARD), target=targets.Only(parts.THIS_CARD)),
                by=filters.MINION,
                anyone=True,
                blockers=MALKAVIAN,
            ),
        ),
    ),
)
