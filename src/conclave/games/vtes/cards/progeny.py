"""Cards that become vampires."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import IsVampire
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.words import ACTION, DISCIPLINE, JUSTICAR, PRINCE
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, CountersOn, LeastOf
from conclave.games.vtes.vocabulary.blood import MoveBlood
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.choosing import HowMany
from conclave.games.vtes.vocabulary.effects import PutInPlay
from conclave.games.vtes.vocabulary.progeny import CannotActYet, FindFor, MustHunt
from conclave.lang.effects import Do

CARDS: tuple[AnyCard, ...] = (
    Card(
        "The Embrace",
        ACTION,
        cost=Blood(2),
        needs=filters.Is(filters.VAMPIRE, "needs-vampire"),
        effect=Action(Do(PutInPlay(), MustHunt()), stealth=1, brings_vampire=True),
        grants=IsVampire(1),
    ),
    Card(
        "Third Tradition: Progeny",
        ACTION,
        cost=Blood(1),
        needs=filters.Is(filters.HasTitle((PRINCE, JUSTICAR)), "needs-title"),
        effect=Action(
            Do(
                PutInPlay(),
                CannotActYet(),
                FindFor(DISCIPLINE),
                HowMany(
                    0,
                    LeastOf(CountersOn(parts.SELF), 2),
                    MoveBlood(THAT_MANY, parts.SELF, parts.THIS_CARD),
                ),
            ),
            stealth=1,
            brings_vampire=True,
        ),
        grants=IsVampire(1),
    ),
)
