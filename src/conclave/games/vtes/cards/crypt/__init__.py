"""Vampires: those without a special ability from a table, the others by sect."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt import (
    camarilla,
    camarilla_caitiff,
    camarilla_elders,
    camarilla_primogen,
    camarilla_princes,
    camarilla_young,
    damage,
    fifth_edition,
    giovanni,
    independent,
    laibon,
    referendums,
    sabbat,
    sabbat_black_hand,
    sabbat_titled,
    strikes,
    table,
    turncoats,
    two_versions,
)
from conclave.games.vtes.rules.printed import AnyCard

CARDS: tuple[AnyCard, ...] = (
    *table.CARDS,
    *camarilla.CARDS,
    *camarilla_young.CARDS,
    *camarilla_caitiff.CARDS,
    *camarilla_princes.CARDS,
    *camarilla_elders.CARDS,
    *camarilla_primogen.CARDS,
    *fifth_edition.CARDS,
    *sabbat.CARDS,
    *sabbat_black_hand.CARDS,
    *sabbat_titled.CARDS,
    *independent.CARDS,
    *giovanni.CARDS,
    *laibon.CARDS,
    *referendums.CARDS,
    *strikes.CARDS,
    *damage.CARDS,
    *two_versions.CARDS,
    *turncoats.CARDS,
)
