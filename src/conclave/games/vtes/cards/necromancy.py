"""Necromancy: the dead."""

from __future__ import annotations

from conclave.games.vtes.rules.library import Printed

CARDS: tuple[Printed, ...] = ()
