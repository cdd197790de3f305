"""Trophies: what a vampire gets for burning a Red List minion (VTES-1.6.2-17..21)."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import HUNTING_GROUND, MASTER, TROPHY
from conclave.games.vtes.rules.moments import UntapPhase
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.conditions import Concerns, Fits
from conclave.games.vtes.vocabulary.effects import NoteForTurn
from conclave.games.vtes.vocabulary.more_filters import Did
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Trophy: Hunting Ground",
        MASTER,
        TROPHY,
        HUNTING_GROUND,
        grants=Whenever(
            UntapPhase(p.YOU),
            If(
                Fits(parts.HOST, filters.Not(Did("fed"))),
                Do(GainBlood(2, parts.HOST), NoteForTurn(notes.FED, parts.HOST)),
            ),
        ),
    ),
    Card(
        "Trophy: Library",
        MASTER,
        TROPHY,
        grants=(
            Bonus("hand-size", 2, if_=Concerns(p.ControllerOf(parts.HOST)), everyone=True),
            OnlyOne(most=2),
        ),
    ),
    Card("Trophy: Revered", MASTER, TROPHY, grants=(Bonus("bleed", 2), OnlyOne())),
)
