"""Master cards about anarchs, other than locations."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.actions.kinds import HUNT
from conclave.games.vtes.rules.constants import ANARCH, MASTER, UNIQUE
from conclave.games.vtes.rules.moments import ActionSucceeds
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import BLOCK, BROUGHT_OUT, MASTER_PHASE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.affiliation import ChangeSect
from conclave.games.vtes.vocabulary.blocks import Intercept
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood, MoveBlood
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.choosing import ForOne
from conclave.games.vtes.vocabulary.conditions import AllHold, Fits
from conclave.games.vtes.vocabulary.effects import As, Burn, PutInPlay, Tap
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, InHand, IsObtainable
from conclave.games.vtes.vocabulary.more_filters import Did
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If, May

YOURS = filters.ControlledBy(p.YOU)
NO_ANARCH_YET = filters.All(
    filters.VAMPIRE, YOURS, filters.Not(filters.TITLED), filters.Not(filters.ANARCH)
)
BURNED_IF_EMPTY = If(Fits(parts.THIS_CARD, filters.HasBlood(0, 0)), Burn(parts.THIS_CARD))

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Seattle Committee",
        MASTER,
        UNIQUE,
        grants=Can(
            ChangeSect(ANARCH, parts.TARGET),
            when=(MASTER_PHASE,),
            tap=True,
            target=targets.One(filters.READY_ONE, *NO_ANARCH_YET.filters),
        ),
    ),
    Card(
        "Twilight Camp",
        MASTER,
        effect=Do(PutInPlay(), GainBlood(4, parts.THIS_CARD)),
        grants=(
            Can(
                Do(
                    ChangeSect(ANARCH, parts.TARGET),
                    BurnBlood(1, parts.THIS_CARD),
                    BURNED_IF_EMPTY,
                ),
                when=(BROUGHT_OUT,),
                target=targets.One(*NO_ANARCH_YET.filters, Did("came-out")),
            ),
            Can(
                Do(MoveBlood(1, parts.THIS_CARD, parts.TARGET), BURNED_IF_EMPTY),
                when=(MASTER_PHASE,),
                phase_action=True,
                target=targets.One(filters.ANARCH),
            ),
        ),
    ),
    Card(
        "Piper",
        MASTER,
        needs=filters.Is(filters.ANARCH),
        effect=As(
            parts.TARGET,
            Do(
                Tap(parts.SELF),
                ForOne(
                    InHand(filters.AnyOf(filters.RETAINER, filters.ALLY), IsObtainable()),
                    EquipFromHand(),
                ),
            ),
        ),
        target=targets.One(filters.ANARCH, filters.READY_ONE, filters.UNTAPPED, YOURS),
    ),
    Card(
        "The Anarch Free Press",
        MASTER,
        UNIQUE,
        cost=Pool(1),
        needs=filters.Is(filters.ANARCH),
        grants=(
            Can(
                Intercept(+1, of=filters.All(filters.ANARCH, YOURS)),
                when=(BLOCK,),
                tap=True,
                own_turn=False,
            ),
            Whenever(
                ActionSucceeds(filters.ANARCH, (HUNT,)),
                If(
                    AllHold(
                        Fits(parts.THIS_CARD, filters.UNTAPPED),
                        Fits(parts.THAT_CARD, filters.HasBlood(lacking=1)),
                    ),
                    May(Do(Tap(parts.THIS_CARD), GainBlood(1, parts.THAT_CARD))),
                ),
            ),
        ),
    ),
)
