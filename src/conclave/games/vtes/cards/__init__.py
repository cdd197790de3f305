"""All implemented cards of V:TES."""

from __future__ import annotations

from conclave.games.vtes.cards import (
    abombwe,
    allies,
    animalism,
    auspex,
    celerity,
    chimerstry,
    crypt,
    dementation,
    disciplines,
    dominate,
    equipment,
    events,
    fortitude,
    imbued,
    landmarks,
    lasting_masters,
    locations,
    masters,
    necromancy,
    obfuscate,
    obtenebration,
    other_actions,
    other_combat,
    other_modifiers,
    out_of_turn,
    politics,
    potence,
    presence,
    progeny,
    protean,
    rare_disciplines,
    retainers,
    spiritus,
    thaumaturgy,
    titles,
    trophies,
    vicissitude,
    weapons,
)
from conclave.games.vtes.cards.decks import STOCK
from conclave.games.vtes.cards.facts import public_number
from conclave.games.vtes.cards.starters import STARTERS
from conclave.games.vtes.rules.constants import ADVANCED
from conclave.games.vtes.rules.library import Library
from conclave.games.vtes.rules.naming import card_slug
from conclave.games.vtes.rules.printed import AnyCard

CARDS: tuple[AnyCard, ...] = (
    *abombwe.CARDS,
    *allies.CARDS,
    *animalism.CARDS,
    *auspex.CARDS,
    *celerity.CARDS,
    *chimerstry.CARDS,
    *crypt.CARDS,
    *dementation.CARDS,
    *disciplines.CARDS,
    *dominate.CARDS,
    *equipment.CARDS,
    *events.CARDS,
    *fortitude.CARDS,
    *imbued.CARDS,
    *landmarks.CARDS,
    *lasting_masters.CARDS,
    *locations.CARDS,
    *masters.CARDS,
    *necromancy.CARDS,
    *obfuscate.CARDS,
    *obtenebration.CARDS,
    *other_actions.CARDS,
    *other_combat.CARDS,
    *other_modifiers.CARDS,
    *out_of_turn.CARDS,
    *politics.CARDS,
    *potence.CARDS,
    *presence.CARDS,
    *progeny.CARDS,
    *protean.CARDS,
    *rare_disciplines.CARDS,
    *retainers.CARDS,
    *spiritus.CARDS,
    *thaumaturgy.CARDS,
    *titles.CARDS,
    *trophies.CARDS,
    *vicissitude.CARDS,
    *weapons.CARDS,
)
IDS = {card_slug(card): public_number(card.name, ADVANCED in card.traits) for card in CARDS}
LIBRARY = Library(CARDS, IDS, STOCK, tuple(STARTERS))
