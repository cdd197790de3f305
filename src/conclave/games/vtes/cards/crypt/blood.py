"""Vampires with abilities about blood and pool."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct, Forbids
from conclave.games.vtes.rules.constants import CAMARILLA
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import GainsFromEdge, UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import Tally
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood, PoolToBlood
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.conditions import IsEven
from conclave.lang.abilities import Whenever
from conclave.lang.effects import If, May

CARDS: tuple[AnyCard, ...] = (
    Vampire(
        "Heather Florent, The Opportunist",
        "ventrue",
        1,
        6,
        "dom FOR PRE",
        CAMARILLA,
        grants=Whenever(GainsFromEdge(p.YOU), May(PoolToBlood(1, parts.SELF))),
    ),
    Vampire(
        "Jeremy Talbot",
        "malkavian",
        3,
        4,
        "dem obf",
        CAMARILLA,
        grants=Whenever(
            UntapPhase(p.YOU),
            If(IsEven(Tally("pool", p.YOU)), GainBlood(1), BurnBlood(1)),
        ),
    ),
    Vampire(
        "Kyoko Shinsegawa",
        "tremere",
        3,
        5,
        "aus cel dom for",
        CAMARILLA,
        grants=(
            Forbids(("normal-hunt",)),
            CanAct(
                Action(
                    None,
                    "hunt",
                    stealth=1,
                    target=targets.One(filters.VAMPIRE, filters.READY_ONE, filters.Not(parts.SELF)),
                )
            ),
        ),
    ),
)
