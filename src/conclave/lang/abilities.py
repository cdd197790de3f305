"""What a card does by itself while it lies there: whenever, instead. The same for all games."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.lang.nodes import Ability, Effect, Moment


@dataclass(frozen=True)
class Whenever(Ability):
    """Each time a moment comes, something happens."""

    moment: Moment
    effect: Effect


@dataclass(frozen=True)
class Instead(Ability):
    """When something would happen, this does in its place."""

    moment: Moment
    effect: Effect
