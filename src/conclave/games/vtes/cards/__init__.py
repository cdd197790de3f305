"""All cards of V:TES that are enforced, each where a player would look it up."""

from __future__ import annotations

from conclave.games.vtes.cards import (
    abombwe,
    allies,
    animalism,
    auspex,
    celerity,
    crypt,
    dementation,
    disciplines,
    dominate,
    equipment,
    events,
    fortitude,
    imbued,
    locations,
    masters,
    necromancy,
    obfuscate,
    obtenebration,
    other_actions,
    politics,
    potence,
    presence,
    progeny,
    protean,
    retainers,
    thaumaturgy,
    titles,
    trophies,
)
from conclave.games.vtes.cards.decks import STOCK
from conclave.games.vtes.cards.ids import IDS
from conclave.games.vtes.cards.starters import STARTERS
from conclave.games.vtes.rules.library import AnyCard, Library

CARDS: tuple[AnyCard, ...] = (
    *abombwe.CARDS,
    *allies.CARDS,
    *animalism.CARDS,
    *auspex.CARDS,
    *celerity.CARDS,
    *crypt.CARDS,
    *dementation.CARDS,
    *disciplines.CARDS,
    *dominate.CARDS,
    *equipment.CARDS,
    *events.CARDS,
    *fortitude.CARDS,
    *imbued.CARDS,
    *locations.CARDS,
    *masters.CARDS,
    *necromancy.CARDS,
    *obfuscate.CARDS,
    *obtenebration.CARDS,
    *other_actions.CARDS,
    *politics.CARDS,
    *potence.CARDS,
    *presence.CARDS,
    *progeny.CARDS,
    *protean.CARDS,
    *retainers.CARDS,
    *thaumaturgy.CARDS,
    *titles.CARDS,
    *trophies.CARDS,
)
LIBRARY = Library(CARDS, IDS, STOCK, tuple(STARTERS))
