"""Vampires: those without an ability of their own from a table, the others by sect."""

from __future__ import annotations

from conclave.games.vtes.cards.crypt import (
    camarilla,
    camarilla_princes,
    camarilla_titled,
    independent,
    laibon,
    sabbat,
    table,
    two_versions,
)

CARDS = (
    *table.CARDS,
    *camarilla.CARDS,
    *camarilla_princes.CARDS,
    *camarilla_titled.CARDS,
    *sabbat.CARDS,
    *independent.CARDS,
    *laibon.CARDS,
    *two_versions.CARDS,
)
