"""Vampires who roll dice or flip coins."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import CAMARILLA
from conclave.games.vtes.rules.moments import AnnouncesAction, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.conditions import ActionIs, IsDirected, Unless
from conclave.games.vtes.vocabulary.luck import RollDie, Rolled
from conclave.games.vtes.vocabulary.modifying import EndAction
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If, May

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Esau",
        "malkavian",
        3,
        10,
        "AUS DEM DOM OBF PRE",
        CAMARILLA,
        grants=(
            Whenever(
                AnnouncesAction(parts.SELF),
                If(
                    ActionIs(("bleed",)),
                    May(BurnBlood(1), Do(RollDie(2), If(Rolled(1, 1, coin=True), BleedBonus(+1)))),
                ),
            ),
            Bonus("bleed", 1),
        ),
    ),
    Vampire(
        "Evan Klein (G6)",
        "malkavian",
        6,
        5,
        "aus dom pre OBF",
        CAMARILLA,
        grants=Whenever(
            AnnouncesAction(filters.MINION),
            If(
                IsDirected(p.YOU, which=parts.SELF),
                Do(RollDie(2), If(Unless(Rolled(1, 1, coin=True)), EndAction(fails=True))),
            ),
        ),
    ),
    Vampire(
        'J. Oswald "Ozzy" Hyde-White',
        "malkavian",
        3,
        8,
        "dom pre AUS FOR OBF",
        CAMARILLA,
        title="primogen",
        grants=(
            Whenever(UntapPhase(p.YOU), RollDie(6)),
            Bonus("stealth", 1, if_=Rolled(1, 2)),
            Bonus("bleed", -1, if_=Rolled(5, 6)),
            Bonus("strength", 1, if_=Rolled(5, 6)),
        ),
    ),
)
