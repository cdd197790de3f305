"""Locations with special rules: elysia, prizes, havens."""

from __future__ import annotations

from conclave.games.vtes.cards.locations import STOLEN
from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.abilities.identity import OnControlChange, OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus, Can
from conclave.games.vtes.rules.actions.kinds import POLITICS
from conclave.games.vtes.rules.constants import CAMARILLA, HAVEN, LOCATION, MASTER, UNIQUE
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.moments import GoesToTorpor
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BEFORE_RANGE, BLOCKED, POLLING
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import BlocksWithoutTapping
from conclave.games.vtes.vocabulary.blood import BurnPool, GainPool
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.conditions import ActionIs, AllHold, Exists, Fits
from conclave.games.vtes.vocabulary.effects import Burn, Each
from conclave.games.vtes.vocabulary.modifying import Votes
from conclave.games.vtes.vocabulary.more_filters import IN_THIS_COMBAT, Carries
from conclave.games.vtes.vocabulary.strikes import EndCombat
from conclave.lang.abilities import Whenever
from conclave.lang.effects import If

YOURS = filters.ControlledBy(p.YOU)
TITLED_CAMARILLA = targets.One(
    filters.VAMPIRE, filters.OfSect(CAMARILLA), filters.TITLED, filters.READY_ONE, YOURS
)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Elysium: Sforzesco Castle",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(1),
        grants=Can(
            BlocksWithoutTapping(parts.BLOCKING_MINION),
            when=(BLOCKED,),
            tap=True,
            own_turn=False,
            if_=AllHold(
                Fits(parts.ACTING_MINION, filters.All(filters.VAMPIRE, filters.OfSect(CAMARILLA))),
                Fits(parts.BLOCKING_MINION, filters.All(filters.VAMPIRE, YOURS)),
            ),
        ),
    ),
    Card(
        "Elysium: The Arboretum",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=(
            Can(
                EndCombat(),
                when=(BEFORE_RANGE,),
                tap=True,
                own_turn=False,
                if_=AllHold(
                    Exists(
                        targets.One(
                            filters.VAMPIRE, filters.OfSect(CAMARILLA), IN_THIS_COMBAT, YOURS
                        )
                    ),
                    Exists(
                        targets.One(filters.VAMPIRE, filters.OfSect(CAMARILLA), IN_THIS_COMBAT),
                        at_least=2,
                    ),
                ),
            ),
            CanAct(
                Action(Motion(Burn(parts.THIS_CARD)), "political", 1),
                by=filters.All(filters.VAMPIRE, filters.OfSect(CAMARILLA)),
                anyone=True,
            ),
        ),
    ),
    Card(
        "Elysium: The Palace of Versailles",
        MASTER,
        UNIQUE,
        LOCATION,
        cost=Pool(2),
        grants=Can(
            Each(TITLED_CAMARILLA, Votes(1, parts.THAT_CARD)),
            when=(POLLING,),
            tap=True,
            own_turn=False,
            if_=ActionIs((POLITICS,)),
        ),
    ),
    Card(
        "High Museum of Art, Atlanta",
        MASTER,
        UNIQUE,
        LOCATION,
        grants=(OnControlChange(gained=GainPool(4), lost=BurnPool(4)), STOLEN),
    ),
    Card(
        "Secure Haven",
        MASTER,
        UNIQUE,
        LOCATION,
        HAVEN,
        cost=Pool(1),
        put_on=targets.One(filters.MINION, YOURS, filters.Not(Carries(filters.WithTrait(HAVEN)))),
        grants=(
            Forbids(("target",)),
            Bonus("master-cost", 1),
            Whenever(
                GoesToTorpor(parts.HOST),
                If(Fits(parts.HOST, filters.VAMPIRE), Burn(parts.THIS_CARD)),
            ),
            OnlyOne(HAVEN),
        ),
    ),
)
