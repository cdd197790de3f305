"""Triggered and replacement abilities of cards in play, for all games."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.lang.nodes import Ability, Effect, Moment


@dataclass(frozen=True)
class Whenever(Ability):
    """A triggered ability: each time the moment comes, the effect happens."""

    moment: Moment
    effect: Effect


@dataclass(frozen=True)
class Instead(Ability):
    """A replacement: when the moment comes, the effect happens instead."""

    moment: Moment
    effect: Effect
