"""Archetypes: master cards on a vampire, of which he may have only one."""

from __future__ import annotations

from conclave.games.vtes.rules.constants import ARCHETYPE, MASTER, SABBAT, TRIFLE
from conclave.games.vtes.rules.moments import CombatIsOver, Evades, GoesToTorpor, IsBurned
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.conditions import AllHold, Fits, Unless
from conclave.games.vtes.vocabulary.effects import OnceEach, Untap
from conclave.games.vtes.vocabulary.more_filters import Carries, InCombat
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If, May

WITHOUT_ARCHETYPE = filters.All(
    filters.VAMPIRE,
    filters.ControlledBy(p.YOU),
    filters.Not(Carries(filters.WithTrait(ARCHETYPE))),
)
FED_BY_VIOLENCE = If(Fits(parts.HOST, filters.STAYS_READY), OnceEach(GainBlood(1, parts.HOST)))

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Creep Show",
        MASTER,
        ARCHETYPE,
        TRIFLE,
        put_on=targets.One(filters.OfSect(SABBAT), *WITHOUT_ARCHETYPE.filters),
        grants=Whenever(
            Evades(parts.OPPONENT),
            OnceEach(GainBlood(1, parts.HOST)),
        ),
    ),
    Card(
        "Monster",
        MASTER,
        ARCHETYPE,
        put_on=targets.One(filters.READY_ONE, *WITHOUT_ARCHETYPE.filters),
        grants=Whenever(
            CombatIsOver(parts.HOST),
            If(
                AllHold(
                    Fits(parts.HOST, filters.TAPPED),
                    Unless(Fits(parts.OPPONENT, filters.READY_ONE)),
                ),
                May(
                    OnceEach(Do(BurnBlood(1, parts.HOST), Untap(parts.HOST))),
                    by=p.ControllerOf(parts.HOST),
                ),
            ),
        ),
    ),
    Card(
        "Sociopath",
        MASTER,
        ARCHETYPE,
        put_on=targets.One(filters.OfSect(SABBAT), *WITHOUT_ARCHETYPE.filters),
        grants=(
            Whenever(IsBurned(filters.MINION, by=parts.HOST, how="combat"), FED_BY_VIOLENCE),
            Whenever(
                GoesToTorpor(filters.All(filters.VAMPIRE, InCombat(against=parts.HOST))),
                FED_BY_VIOLENCE,
            ),
        ),
    ),
)
