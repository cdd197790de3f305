"""The cards of Chimerstry: illusions."""

from __future__ import annotations

from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.constants import COMBAT, MODIFIER
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.blocks import Stealth
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.conditions import (
    ACTING,
    ActionIs,
    AllHold,
    BleedCanIncrease,
    Unless,
    WasBlocked,
)
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.modifying import ContinueAction
from conclave.lang.effects import Do, If

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Occlusion",
        MODIFIER,
        COMBAT,
        modes=(as_(COMBAT, Strike(dodge=True), "chi"), as_(MODIFIER, Stealth(+1), "CHI")),
    ),
    Card(
        "Fata Morgana",
        MODIFIER,
        cost=Blood(1),
        modes=(
            as_(MODIFIER, Stealth(+1), "chi"),
            as_(MODIFIER, BleedBonus(+1, only=True), "CHI"),
            as_(
                MODIFIER, Do(Stealth(+1), BleedBonus(+1, only=True)), "CHI", if_=BleedCanIncrease()
            ),
        ),
    ),
    Card(
        "Mirror Image",
        MODIFIER,
        COMBAT,
        cost=Blood(1),
        modes=(
            as_(MODIFIER, Stealth(+1), "chi"),
            as_(
                COMBAT,
                Strike(
                    If(
                        AllHold(ACTING, WasBlocked(), Unless(ActionIs((BLEED,)))),
                        Later("after-combat", ContinueAction()),
                    ),
                    ends=True,
                ),
                "CHI",
            ),
        ),
    ),
)
