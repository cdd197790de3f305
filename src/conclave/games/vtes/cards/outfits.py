"""Master cards on a minion that change which equipment he has."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.belongings import CannotHave
from conclave.games.vtes.rules.abilities.identity import StaysYours
from conclave.games.vtes.rules.actions.kinds import EQUIP
from conclave.games.vtes.rules.constants import MASTER
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.finding import EquipWithFirst, IsRanged

YOURS = filters.ControlledBy(p.YOU)

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Anachronism",
        MASTER,
        cost=Pool(1),
        put_on=targets.One(filters.VAMPIRE, filters.CapacityOf(at_least=7)),
        grants=CannotHave(filters.All(filters.WEAPON, IsRanged()), but="ivory-bow"),
    ),
    Card(
        "Vast Wealth",
        MASTER,
        put_on=targets.One(filters.MINION, filters.READY_ONE, YOURS),
        grants=(CanAct(Action(EquipWithFirst(), EQUIP, 1)), StaysYours()),
    ),
)
