"""Made-up vampires with all disciplines, for tests of cards, and common moves."""

from __future__ import annotations

from games.vtes.stage import A, B, Stage

from conclave.core.events import Event
from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import (
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
from conclave.games.vtes.rules.events.actions import ActionSucceeded
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import AS_PLAYED
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
    Card("Manse", EQUIPMENT, LOCATION, grants=Bonus("hunt", 1)),
    Card("Valet", RETAINER, MORTAL, life=1),
)


class PeopleStage(Stage):
    """A table with these minions, where nobody cancels a card unless a test stops there."""

    def __init__(
        self,
        seats: int = 2,
        *extra: AnyCard,
        phase: str = "minion",
        active: int = A,
        **options: str,
    ) -> None:
        super().__init__(
            seats, active=active, phase=phase, options=options, extra=(*PEOPLE, *extra)
        )

    def play(self, seat: int, *words: object) -> list[Event]:
        events = super().play(seat, *words)
        while self.window == AS_PLAYED:
            events = [*events, *super().play(self.decider, "pass")]
        return events

    def play_only(self, seat: int, *words: object) -> None:
        """Play a card and stop where it can be cancelled."""
        super().play(seat, *words)


def offered_modes(stage: Stage, seat: int, card: str) -> list[str]:
    """The modes in which a card is offered to a seat now, without duplicates."""
    offered = [text.split() for text in stage.options(seat)]
    return list(dict.fromkeys([t[2] for t in offered if t[:2] == ["play", card]]))


def stage_with_ash_heap(*cards: str) -> tuple[PeopleStage, list[int]]:
    """A table where A has these cards in her ash heap, with a Giovanni."""
    stage = PeopleStage(2, Vampire("Uncle", "giovanni", 1, 8, "NEC", "independent"))
    stage.ash(A, *cards)
    return stage, list(stage.table.ash[A])


def use(stage: Stage, seat: int, card: int, number: str = "0") -> None:
    """Use a card in play."""
    stage.play(seat, "use", card, number)


def bleed(stage: Stage, minion: int, seat: int = A) -> Stage:
    """A minion bleeds; players may respond to the announcement."""
    stage.play(seat, "bleed", minion)
    return stage


def try_block(stage: Stage, blocker: int, seat: int = B) -> Stage:
    """A minion attempts to block."""
    stage.skip("BlockQuestion", seat)
    stage.play(seat, "block", blocker)
    return stage


def decline_blocks(stage: Stage, seat: int = B) -> Stage:
    """Nobody blocks; the seat is asked in the window after that."""
    return stage.skip("declined", seat)


def fight(stage: Stage, minion: int, blocker: int) -> Stage:
    """A minion of A bleeds and is blocked by one of B: combat begins."""
    bleed(stage, minion)
    try_block(stage, blocker)
    return stage.skip("before-range", A)


def choose_strikes(stage: Stage, first: str = "strike hand", second: str = "strike hand") -> Stage:
    """Both combatants choose their strikes, A's minion first."""
    stage.skip("strike", A)
    stage.play(A, first)
    while not stage.table.over and stage.window == "strike-declared":
        stage.play(stage.decider, "pass")
    if not stage.table.over and stage.window == "strike":
        stage.play(B, second)
    while not stage.table.over and stage.window == "strikes-chosen":
        stage.play(stage.decider, "pass")
    return stage


def check_success_without_effect(stage: Stage) -> None:
    """The action was successful without effect: cards for after a success may be played."""
    stage.skip("after-action", A)
    assert len(stage.events_of(ActionSucceeded)) == 1
    assert offered_modes(stage, A, "freak-drive") == ["for", "FOR"]
    assert stage.events_of(CombatBegan) == []


def merged_vampire(stage: Stage, name: str, first: str = "base", seat: int = A) -> int:
    """A vampire in play, merged with his other version."""
    base, advanced = name, f"{name.lower().replace(' ', '-')}-adv"
    in_play, uncontrolled = (base, advanced) if first == "base" else (advanced, base)
    card = stage.vampire(seat, in_play)
    contests.merge(stage.table, card, stage.uncontrolled(seat, uncontrolled))
    return card
