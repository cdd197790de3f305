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
    dominate,
    equipment,
    fortitude,
    masters,
    necromancy,
    obfuscate,
    obtenebration,
    other_actions,
    politics,
    potence,
    presence,
    protean,
    thaumaturgy,
)
from conclave.games.vtes.cards.decks import STOCK
from conclave.games.vtes.cards.ids import IDS
from conclave.games.vtes.rules.library import Library

CARDS = (
    *abombwe.CARDS,
    *allies.CARDS,
    *animalism.CARDS,
    *auspex.CARDS,
    *celerity.CARDS,
    *crypt.CARDS,
    *dementation.CARDS,
    *dominate.CARDS,
    *equipment.CARDS,
    *fortitude.CARDS,
    *masters.CARDS,
    *necromancy.CARDS,
    *obfuscate.CARDS,
    *obtenebration.CARDS,
    *other_actions.CARDS,
    *politics.CARDS,
    *potence.CARDS,
    *presence.CARDS,
    *protean.CARDS,
    *thaumaturgy.CARDS,
)
LIBRARY = Library(CARDS, IDS, STOCK)
