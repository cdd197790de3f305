"""Master cards other than locations in play, beside those in `lasting_masters`."""

from __future__ import annotations

from conclave.games.vtes.cards.politics import TO_BURN_IT
from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import POLITICS
from conclave.games.vtes.rules.constants import ACTION, LAIBON, MASTER, OUT_OF_TURN, UNIQUE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import EntersPlay
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading.bonuses import SEAT_VOTES
from conclave.games.vtes.rules.windows import MASTER_PHASE, POLLING
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import CostOf
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Card, Pool, as_
from conclave.games.vtes.vocabulary.conditions import ActionIs
from conclave.games.vtes.vocabulary.effects import Burn, PutInPlay
from conclave.games.vtes.vocabulary.memory import CHOSEN_LOCATION, RememberTarget
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.more_filters import Carries
from conclave.games.vtes.vocabulary.piles import ToLibrary
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do

ORUN = filters.Named("orun")

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Bureaucratic Overload",
        MASTER,
        UNIQUE,
        grants=(ChangesCost(1, kinds=(POLITICS,), who=filters.MINION), TO_BURN_IT),
    ),
    Card(
        "Mundane",
        MASTER,
        modes=(
            as_(
                MASTER,
                PutInPlay(on=parts.TARGET),
                target=targets.One(
                    filters.OfSect(LAIBON),
                    filters.Not(Carries(filters.AnyOf(ORUN, filters.Named("mundane")))),
                ),
            ),
            as_(
                MASTER,
                Cancel(
                    (ACTION,),
                    player=filters.All(filters.MINION, filters.Not(Carries(ORUN))),
                    any_discipline=True,
                ),
                traits=(OUT_OF_TURN,),
            ),
        ),
        grants=(
            ChangesCost(1, any_discipline=True),
            Whenever(
                EntersPlay(filters.All(ORUN, filters.OnCard(parts.HOST))), Burn(parts.THIS_CARD)
            ),
        ),
    ),
    Card(
        "Vox Senis",
        MASTER,
        UNIQUE,
        modes=(
            as_(MASTER, Votes(3), traits=(OUT_OF_TURN,)),
            as_(MASTER, PutInPlay()),
        ),
        grants=Bonus(SEAT_VOTES, 1, everyone=True),
    ),
    Card(
        "Zoning Board",
        MASTER,
        UNIQUE,
        cost=Pool(1),
        grants=(
            Can(
                RememberTarget(until="turn"),
                when=(MASTER_PHASE,),
                once="turn",
                target=targets.One(filters.LOCATION, filters.ControlledBy(p.EACH_OTHER)),
            ),
            CanAct(
                Action(
                    Do(
                        GainPool(
                            CostOf(CHOSEN_LOCATION, in_pool=True), p.ControllerOf(CHOSEN_LOCATION)
                        ),
                        ToLibrary(CHOSEN_LOCATION),
                    ),
                    target=targets.Only(CHOSEN_LOCATION),
                ),
                by=filters.MINION,
                anyone=True,
            ),
            TO_BURN_IT,
            Can(
                Votes(1),
                when=(POLLING,),
                tap=True,
                own_turn=False,
                if_=ActionIs((POLITICS,), by_card=True),
            ),
        ),
    ),
)
