"""Tables for tests of master cards, with made-up cards."""

from __future__ import annotations

from games.vtes.cards.people import PEOPLE, PeopleStage
from games.vtes.fights import CARDS, Arena
from games.vtes.stage import A, Stage

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.constants import ACTION, ARCHETYPE, MASTER, OUT_OF_TURN
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import AS_PLAYED
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire
from conclave.games.vtes.vocabulary.effects import Burn

MADE_UP: tuple[AnyCard, ...] = (
    Vampire("Ghost Talker", "giovanni", 1, 6, "NEC", "independent"),
    Vampire("Grave Robber", "nagaraja", 1, 6, "NEC", "independent"),
    Card("Seance", ACTION, "nec", cost=Blood(2), superior=GainPool(1), basic=GainPool(1)),
    Card("The Hunt Card", ACTION, effect=Action(kind="hunt", stealth=1, hunt=2)),
    Card("Errand", ACTION, cost=Blood(2), effect=GainPool(1)),
    Card("Demolish", ACTION, effect=Action(Burn(), target=targets.One(filters.LOCATION))),
    Card("Brooder", MASTER, ARCHETYPE, put_on=targets.One(filters.VAMPIRE)),
    Card(
        "Sudden Thirst",
        MASTER,
        OUT_OF_TURN,
        effect=BurnBlood(3, parts.TARGET),
        target=targets.One(filters.VAMPIRE),
        when=AS_PLAYED,
    ),
)


FILLER = ("Effective Management", "Minion Tap", "Vessel", "Blood Doll")


class MasterStage(PeopleStage):
    """A table in a phase of A's turn, with people and made-up cards."""

    def __init__(self, seats: int = 3, phase: str = "master") -> None:
        super().__init__(seats, *MADE_UP, phase=phase)


def stage_in_master_phase(seats: int = 2, *hand: str) -> Stage:
    """A's master phase, with these cards in her hand."""
    stage = Stage(seats, phase="master")
    stage.hand(A, *hand)
    return stage


def play_as_a(stage: Stage, card: str, *target: object) -> None:
    """A plays a master card, chooses its target, and nobody cancels it."""
    play_master(stage, A, card, *target)


def play_master(stage: Stage, seat: int, card: str, *target: object) -> None:
    """Play a master card and choose its target; nobody cancels it."""
    stage.play(seat, f"play {card} plain -")
    if target and stage.prompt == "Targeting":
        stage.play(seat, *target)
    while stage.window == "as-played":
        stage.play(stage.decider, "pass")


def real_cards(*names: str) -> tuple[AnyCard, ...]:
    """Real cards, by name."""
    return tuple([LIBRARY.cards[LIBRARY.numbers[name]] for name in names])


def quiet_stage(seats: int = 3, phase: str = "minion", *more: str) -> Arena:
    """A table without cards in hands that would open windows for other players."""
    names = ("the-barrens", "the-coven", "dreams-of-the-sphinx", *more)
    return Arena(seats, phase, (*CARDS, *PEOPLE[:2], *real_cards(*names)))
