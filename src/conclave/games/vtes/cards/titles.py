"""Cards that stand for a title or another clan, but for titles by referendum (VTES-11-18)."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities import Action, Becomes, CanAct, HoldsTitle
from conclave.games.vtes.rules.library import AnyCard
from conclave.games.vtes.rules.words import ACTION, CAITIFF, CAMARILLA, MASTER, SABBAT, TITLE
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.conditions import Fits
from conclave.games.vtes.vocabulary.effects import (
    Burn,
    EnterCombat,
    MoveCard,
    PutInPlay,
    RememberClan,
)
from conclave.games.vtes.vocabulary.moments import IsBurned
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do, If

CARDS: tuple[AnyCard, ...] = (
    Card(
        "Clan Impersonation",
        ACTION,
        cost=Blood(2),
        effect=Action(
            Do(RememberClan(), PutInPlay(on=f.SELF)),
            stealth=1,
            target=f.AClan(),
        ),
        grants=(Becomes(chosen=True), CanAct(Action(Burn(f.THIS_CARD)))),
    ),
    Card(
        "Of Noble Blood",
        ACTION,
        TITLE,
        cost=Blood(1),
        needs=f.Is(f.HasTitle(("primogen",)), "needs-title"),
        effect=Action(
            PutInPlay(on=f.TARGET),
            stealth=1,
            target=f.One(
                f.VAMPIRE,
                f.OfSect(CAMARILLA),
                f.CapacityOf(at_least=6),
                f.Not(f.TITLED),
                f.Not(f.OfClan(CAITIFF)),
            ),
        ),
        grants=HoldsTitle("primogen"),
    ),
    Card(
        "Regent",
        MASTER,
        TITLE,
        cost=Pool(1),
        put_on=f.One(f.VAMPIRE, f.OfSect(SABBAT), f.CapacityOf(at_least=8), f.ControlledBy(p.YOU)),
        grants=(
            HoldsTitle("regent"),
            CanAct(
                Action(EnterCombat(f.HOST), target=f.Only(f.HOST)),
                by=f.All(
                    f.VAMPIRE,
                    f.OfSect(SABBAT),
                    f.Not(f.ControlledBy(p.ControllerOf(f.HOST))),
                ),
                anyone=True,
            ),
            Whenever(
                IsBurned(f.HOST, how="diablerie"),
                If(Fits(f.TARGET, f.OfSect(SABBAT)), MoveCard(f.THIS_CARD, f.TARGET)),
            ),
        ),
    ),
)
