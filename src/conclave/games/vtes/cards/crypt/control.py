"""Vampires who take control of others."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.constants import SABBAT
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.effects import TakeControl

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Drusilla Euphemia",
        "malkavian-antitribu",
        4,
        6,
        "dem vic AUS OBF",
        SABBAT,
        grants=CanAct(
            Action(
                TakeControl(for_turn=True),
                target=targets.One(
                    filters.VAMPIRE,
                    filters.READY_ONE,
                    filters.OfClan("ventrue"),
                    filters.Not(filters.ControlledBy(p.YOU)),
                ),
            ),
            cost=Blood(2),
        ),
    ),
)
