"""Cards that become vampires."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Action, IsVampire
from conclave.games.vtes.rules.library import AnyCard
from conclave.games.vtes.rules.words import ACTION, DISCIPLINE, JUSTICAR, PRINCE
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, CountersOn, LeastOf
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.games.vtes.vocabulary.choosing import HowMany
from conclave.games.vtes.vocabulary.effects import MoveBlood, PutInPlay
from conclave.games.vtes.vocabulary.progeny import CannotActYet, FindFor, MustHunt
from conclave.lang.effects import Do

CARDS: tuple[AnyCard, ...] = (
    Card(
        "The Embrace",
        ACTION,
        cost=Blood(2),
        needs=f.Is(f.VAMPIRE, "needs-vampire"),
        effect=Action(Do(PutInPlay(), MustHunt()), stealth=1, brings_vampire=True),
        grants=IsVampire(1),
    ),
    Card(
        "Third Tradition: Progeny",
        ACTION,
        cost=Blood(1),
        needs=f.Is(f.HasTitle((PRINCE, JUSTICAR)), "needs-title"),
        effect=Action(
            Do(
                PutInPlay(),
                CannotActYet(),
                FindFor(DISCIPLINE),
                HowMany(
                    0,
                    LeastOf(CountersOn(f.SELF), 2),
                    MoveBlood(THAT_MANY, f.SELF, f.THIS_CARD),
                ),
            ),
            stealth=1,
            brings_vampire=True,
        ),
        grants=IsVampire(1),
    ),
)
