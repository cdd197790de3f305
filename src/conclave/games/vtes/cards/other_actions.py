"""Actions, modifiers, reactions and combat cards that need no discipline."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import AT_END_OF_ACTION, AT_NEXT_UNTAP, Action
from conclave.games.vtes.rules.words import ACTION, REACTION
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.card import Bleed, Card
from conclave.games.vtes.vocabulary.effects import Burn
from conclave.games.vtes.vocabulary.feats import Wake

CARDS = (
    Card("Computer Hacking", ACTION, effect=Bleed(+1)),
    Card(
        "Arson",
        ACTION,
        effect=Action(Burn(f.TARGET), target=f.One(f.LOCATION)),
        not_replaced=AT_END_OF_ACTION,
    ),
    Card(
        "Wake with Evening's Freshness",
        REACTION,
        effect=Wake(),
        tapped=True,
        not_replaced=AT_NEXT_UNTAP,
    ),
    Card("Forced Awakening", REACTION, effect=Wake(), tapped=True),
)
