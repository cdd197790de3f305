"""Vampires who know every discipline, made up for tests of cards, and what cards are played for."""

from __future__ import annotations

from games.vtes.stage import A, B, Stage

from conclave.core.events import Event
from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.abilities import Weapon
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import AS_PLAYED
from conclave.games.vtes.rules.words import (
    ALLY,
    DISCIPLINES,
    EQUIPMENT,
    LOCATION,
    MASTER,
    MELEE,
    MORTAL,
    RETAINER,
    WEAPON,
)
from conclave.games.vtes.vocabulary.amounts import StrengthOf
from conclave.games.vtes.vocabulary.card import Card, Imbued, Vampire

EVERYTHING = " ".join(DISCIPLINES)
PEOPLE: tuple[AnyCard, ...] = (
    Vampire("Elder", "ventrue", 1, 10, EVERYTHING.upper(), "camarilla"),
    Vampire("Rival", "brujah", 1, 9, EVERYTHING.upper(), "camarilla"),
    Vampire("Kurt", "brujah", 1, 8, EVERYTHING.upper(), "camarilla"),
    Vampire("Ira", "brujah", 1, 8, EVERYTHING.upper(), "camarilla"),
    Vampire("Pupil", "toreador", 1, 5, EVERYTHING, "camarilla"),
    Vampire("Fledgling", "malkavian", 1, 3, "", "camarilla"),
    Vampire("Mayor", "ventrue", 1, 6, "", "camarilla", title="prince:Nowhere"),
    Vampire("Judge", "tremere", 1, 8, "", "camarilla", title="justicar:tremere"),
    Vampire("Loner", "ravnos", 1, 6, "", "independent"),
    Vampire("Pack Leader", "lasombra", 1, 7, "", "sabbat", title="archbishop:Nowhere Else"),
    Vampire("Hunter", "osebo", 1, 4, EVERYTHING, "laibon"),
    Imbued("Watcher", "judge", 1, 4, "jud"),
    Card("Thug", ALLY, MORTAL, life=3, strength=1, bleed=1),
    Card("Cellar", MASTER, LOCATION),
    Card("Cudgel", EQUIPMENT, WEAPON, MELEE, grants=Weapon(Strike(damage=StrengthOf(more=1)))),
    Card("Lamp", EQUIPMENT),
    Card("Valet", RETAINER, MORTAL, life=1),
)


class Salon(Stage):
    """A table with these people, at which nobody cancels anything unless a test stops there."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        super().__init__(seats, extra=PEOPLE, options=options)

    def play(self, seat: int, *words: object) -> list[Event]:
        events = super().play(seat, *words)
        while self.window == AS_PLAYED:
            events = [*events, *super().play(self.decider, "pass")]
        return events


def modes(stage: Stage, seat: int, card: str) -> list[str]:
    """The ways in which a card is offered to a seat now, each once."""
    offered = [text.split() for text in stage.options(seat)]
    return list(dict.fromkeys([t[2] for t in offered if t[:2] == ["play", card]]))


def bleed(stage: Stage, minion: int, seat: int = A) -> Stage:
    """A minion bleeds: everybody may do something as it is announced."""
    stage.play(seat, "bleed", minion)
    return stage


def try_block(stage: Stage, blocker: int, foe: int = B) -> Stage:
    """A minion attempts to block."""
    stage.skip("BlockQuestion", foe)
    stage.play(foe, "block", blocker)
    return stage


def unblocked(stage: Stage, foe: int = B) -> Stage:
    """Nobody blocks; the seat is asked in the window after that."""
    return stage.skip("declined", foe)


def fight(stage: Stage, minion: int, blocker: int) -> Stage:
    """A minion of A bleeds and is blocked by one of B: combat begins."""
    bleed(stage, minion)
    try_block(stage, blocker)
    return stage.skip("before-range", A)


def strikes(stage: Stage, mine: str = "strike hand", theirs: str = "strike hand") -> Stage:
    """Both choose their strikes."""
    stage.skip("strike", A)
    stage.play(A, mine)
    if not stage.table.over and stage.window == "strike":
        stage.play(B, theirs)
    while not stage.table.over and stage.window == "strikes-chosen":
        stage.play(stage.decider, "pass")
    return stage


def joined(stage: Stage, name: str, first: str = "base", seat: int = A) -> int:
    """A vampire in play, whose other version joins him by the rules."""
    base, advanced = name, f"{name.lower().replace(' ', '-')}-adv"
    here, there = (base, advanced) if first == "base" else (advanced, base)
    card = stage.vampire(seat, here)
    contests.merge(stage.table, card, stage.uncontrolled(seat, there))
    return card
