"""Vampires who take control of others, or are controlled by others."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import BLOOD_CURSED, INDEPENDENT, SABBAT
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import EntersPlay
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Blood, Vampire
from conclave.games.vtes.vocabulary.effects import TakeControl
from conclave.lang.abilities import Whenever

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Ayelea, The Manipulator",
        "tremere-antitribu",
        2,
        10,
        "pre AUS DOM OBT THA",
        SABBAT,
        title="cardinal",
        grants=CanAct(
            Action(
                TakeControl(for_next_turn=True),
                target=targets.One(
                    filters.VAMPIRE,
                    filters.OfClan("tremere-antitribu"),
                    filters.Not(filters.ControlledBy(p.YOU)),
                ),
            )
        ),
    ),
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
    Vampire(
        "Parmenides",
        "assamite",
        2,
        4,
        "qui CEL",
        INDEPENDENT,
        BLOOD_CURSED,
        grants=(
            Whenever(
                EntersPlay(parts.SELF, comes_out=True),
                TakeControl(parts.SELF, p.PREDATOR, until_yours=True),
            ),
            Bonus("strength", 1),
        ),
    ),
)
