"""Tables for tests of referendums: made-up cards, calling one, ending one."""

from __future__ import annotations

from dataclasses import dataclass

from games.vtes.cards.people import PeopleStage
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.acting import CanAct
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import (
    EQUIPMENT,
    GUN,
    LOCATION,
    MASTER,
    MODIFIER,
    NOTHING,
    POLITICAL,
    WEAPON,
)
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.moments import Blocks
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary import filters, parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnPool, GainBlood, GainPool, PoolToBlood
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.lang.abilities import Whenever
from conclave.lang.effects import Do
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Passes(Effect):
    """The referendum passes regardless of votes."""

    def do(self, table: Table, act: Resolving) -> None:
        noting.note(table, table.scope(CurrentReferendum), notes.REFERENDUM_SETTLED, NOTHING, 1)


MADE_UP: tuple[AnyCard, ...] = (
    Vampire("Chief", "guruhi", 1, 7, "", "laibon"),
    Vampire("Beast", "gargoyle", 1, 6, "", "camarilla", "slave:tremere"),
    Card("Pistol", EQUIPMENT, WEAPON, GUN),
    Card("Tax", POLITICAL, effect=Motion(BurnPool(2, p.EACH_OTHER))),
    Card(
        "Exchange",
        POLITICAL,
        effect=Motion(Do(GainPool(5, p.EACH_OTHER), BurnPool(3, p.EACH_OTHER))),
    ),
    Card("Gift", POLITICAL, effect=Motion(GainPool(1))),
    Card(
        "Tithe", POLITICAL, effect=Motion(Do(PoolToBlood(1, parts.SELF), BurnPool(1, p.EACH_OTHER)))
    ),
    Card(
        "Well",
        MASTER,
        LOCATION,
        grants=CanAct(Action(GainBlood(1)), by=filters.VAMPIRE),
    ),
    Card("Alarm", MASTER, grants=Whenever(Blocks(filters.MINION), GainPool(3))),
    Card("Mandate", MODIFIER, effect=Passes(), when="before-votes"),
    Card("Bribe", MODIFIER, effect=GainPool(40), when="polling"),
)


class ReferendumStage(PeopleStage):
    """A table with people, a gun and made-up referendums."""

    def __init__(self, seats: int = 2, phase: str = "minion") -> None:
        super().__init__(seats, *MADE_UP, phase=phase)


def stage_with_caller(caller: str = "Elder", seats: int = 3) -> tuple[PeopleStage, int]:
    """A table with this vampire of A, who is about to call a referendum."""
    stage = PeopleStage(seats)
    vampire = stage.vampire(A, caller)
    return stage, vampire


def stage_with_referendum(
    card: str, caller: str = "Elder", *hand: str, seats: int = 3
) -> tuple[ReferendumStage, int]:
    """A table where this vampire of A has a card to call a referendum, and others."""
    stage = ReferendumStage(seats)
    vampire = stage.vampire(A, caller)
    stage.hand(A, card, *hand)
    return stage, vampire


def vote_on_uprising(seats: int = 3) -> tuple[PeopleStage, int, int, int]:
    """Elder has called Anarchist Uprising and voted for it, B's prince against it."""
    stage = PeopleStage(seats)
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Scalpel Tongue", "Telepathic Vote Counting")
    stage.hand(B, "Scalpel Tongue")
    draw_and_call(stage, "anarchist-uprising", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "against")
    return stage, elder, mayor, rival


def draw_and_call(stage: Stage, card: str, vampire: int, mode: str = "plain") -> Stage:
    """A political card is put into A's hand and played; the action succeeds."""
    stage.hand(A, card)
    return call_referendum(stage, card, vampire, mode)


def call_referendum(stage: Stage, card: str, vampire: int, mode: str = "plain") -> Stage:
    """A political card in A's hand is played; the action succeeds."""
    stage.play(A, f"play {card} {mode}", vampire)
    while stage.window in ("announced", "as-played", "declined") or (
        stage.prompt == "BlockQuestion"
    ):
        stage.do_minimum()
    return stage


def vote_on_kine_resources(stage: PeopleStage, minion: int, seat: int = A) -> None:
    """Kine Resources Contested is called, nobody blocks, and its terms are chosen."""
    stage.play(seat, "play kine-resources-contested plain", minion)
    stage.skip("Referendum")


def go_to_polling(stage: PeopleStage, vampire: int) -> Stage:
    """Call a referendum of A's, up to polling."""
    stage.hand(A, "gift")
    stage.play(A, "play gift plain", vampire)
    return stage.skip("polling", A)


def pass_referendum(stage: Stage) -> Stage:
    """The caller votes for it with the card; nobody else votes."""
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    return stage.skip("MinionPhase")


def fail_referendum(stage: Stage) -> Stage:
    """Nobody votes."""
    return stage.skip("MinionPhase")


def hunt_on(stage: PeopleStage, diablerist: int) -> None:
    """This vampire of A commits diablerie on one of B, and a referendum is held if it may be."""
    victim = stage.vampire(B, "Fledgling", 0, torpor=True)
    stage.play(A, "diablerize", diablerist, victim)
    while stage.prompt not in ("Referendum", "MinionPhase"):
        stage.do_minimum()
