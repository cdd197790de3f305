"""Master cards of which only one can be played in a game."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.hands import AT_NEXT_INFLUENCE
from conclave.games.vtes.rules.constants import EVENT, GEHENNA, JUSTICAR, MASTER, SABBAT
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.affiliation import LiftBloodCurse
from conclave.games.vtes.vocabulary.bidding import Auction
from conclave.games.vtes.vocabulary.card import Card, Pool
from conclave.games.vtes.vocabulary.choosing import Search
from conclave.games.vtes.vocabulary.crypts import RenewUncontrolled
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.games.vtes.vocabulary.effects import TakeControl
from conclave.games.vtes.vocabulary.modifying import SettleReferendum
from conclave.games.vtes.vocabulary.more_filters import Did
from conclave.games.vtes.vocabulary.piles import DiscardCards
from conclave.lang.effects import Each

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Día de los Muertos",
        MASTER,
        cost=Pool(1),
        once="game",
        effect=SettleReferendum(
            True, next=True, by=filters.All(filters.VAMPIRE, filters.OfSect(SABBAT))
        ),
    ),
    Card(
        "Fortschritt Library",
        MASTER,
        once="game",
        effect=Search(filters.All(filters.OfType(EVENT), filters.WithTrait(GEHENNA)), openly=True),
    ),
    Card(
        "From a Sinking Ship",
        MASTER,
        cost=Pool(1),
        once="game",
        effect=TakeControl(),
        target=targets.One(
            filters.MINION,
            filters.ControlledBy(p.WithPool(3)),
            filters.Not(filters.All(filters.VAMPIRE, filters.CapacityOf(at_least=7))),
        ),
    ),
    Card("Kaymakli Nightmares", MASTER, once="game", effect=RenewUncontrolled()),
    Card(
        "Lupine Assault",
        MASTER,
        cost=Pool(1),
        once="game",
        effect=Each(p.EACH_METHUSELAH, DiscardCards(5, by=p.CHOSEN)),
        not_replaced=AT_NEXT_INFLUENCE,
    ),
    Card(
        "Tajdid", MASTER, "assamite", once="game", effect=LiftBloodCurse(filters.OfClan("assamite"))
    ),
    Card(
        "Temptation of Greater Power",
        MASTER,
        cost=Pool(3),
        once="game",
        needs=filters.Is(filters.HasTitle((JUSTICAR,)), "needs-title"),
        effect=Auction(credit=5),
        target=targets.One(filters.VAMPIRE),
    ),
    Card(
        "Retribution",
        MASTER,
        once="your-game",
        effect=Inflict(3, parts.TARGET, preventable=False),
        target=targets.One(filters.MINION, Did("bled")),
    ),
)
