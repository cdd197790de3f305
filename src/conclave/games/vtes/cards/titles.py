"""Cards that give a title or another clan, except titles by referendum (VTES-11-18)."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.abilities.identity import Becomes, HoldsTitle
from conclave.games.vtes.rules.constants import ACTION, CAITIFF, CAMARILLA, MASTER, SABBAT, TITLE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.moments import IsBurned
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.conditions import Fits
from conclave.games.vtes.vocabulary.effects import Burn, EnterCombat, MoveCard, PutInPlay
from conclave.games.vtes.vocabulary.memory import RememberClan
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Clan Impersonation",
        ACTION,
        cost=Blood(2),
        effect=Action(
            Do(RememberClan(), PutInPlay(on=parts.SELF)),
            stealth=1,
            target=targets.AClan(),
        ),
        grants=(Becomes(chosen=True), CanAct(Action(Burn(parts.THIS_CARD)))),
    ),
    Card(
        "Of Noble Blood",
        ACTION,
        TITLE,
        cost=Blood(1),
        needs=filters.Is(filters.HasTitle(("primogen",)), "needs-title"),
        effect=Action(
            PutInPlay(on=parts.TARGET),
            stealth=1,
            target=targets.One(
                filters.VAMPIRE,
                filters.OfSect(CAMARILLA),
                filters.CapacityOf(at_least=6),
                filters.Not(filters.TITLED),
                filters.Not(filters.OfClan(CAITIFF)),
            ),
        ),
        grants=HoldsTitle("primogen"),
    ),
    Card(
        "Regent",
        MASTER,
        TITLE,
        cost=Pool(1),
        put_on=targets.One(
            filters.VAMPIRE,
            filters.OfSect(SABBAT),
            filters.CapacityOf(at_least=8),
            filters.ControlledBy(p.YOU),
        ),
        grants=(
            HoldsTitle("regent"),
            CanAct(
                Action(EnterCombat(parts.HOST), target=targets.Only(parts.HOST)),
                by=filters.All(
                    filters.VAMPIRE,
                    filters.OfSect(SABBAT),
                    filters.Not(filters.ControlledBy(p.ControllerOf(parts.HOST))),
                ),
                anyone=True,
            ),
            Whenever(
                IsBurned(parts.HOST, how="diablerie"),
                If(
                    Fits(parts.TARGET, filters.OfSect(SABBAT)),
                    MoveCard(parts.THIS_CARD, parts.TARGET),
                ),
            ),
        ),
    ),
)
