"""Tables for tests of master cards: the salon in any phase, or with hardly any cards."""

from __future__ import annotations

from games.vtes.cards.people import PEOPLE, Salon
from games.vtes.fights import CARDS, Arena
from games.vtes.stage import A, Stage

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.windows import AS_PLAYED
from conclave.games.vtes.rules.words import ACTION, ARCHETYPE, MASTER, OUT_OF_TURN
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import BurnBlood, GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire
from conclave.games.vtes.vocabulary.effects import Burn

MORE: tuple[AnyCard, ...] = (
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


class Court(Salon):
    """The salon in a phase of A's, with a few more cards."""

    def __init__(self, seats: int = 3, phase: str = "master") -> None:
        Stage.__init__(self, seats, phase=phase, extra=(*PEOPLE, *MORE))


def play(stage: Stage, card: str, *target: object) -> None:
    """A plays a master card and aims it where she has a choice; nobody cancels it."""
    stage.play(A, "play", card, "plain", "-")
    if target and stage.prompt == "Targeting":
        stage.play(A, *target)


def real(*names: str) -> tuple[AnyCard, ...]:
    """Cards of the game, by name."""
    return tuple([LIBRARY.cards[LIBRARY.numbers[name]] for name in names])


def quiet(seats: int = 3, phase: str = "minion", *more: str) -> Arena:
    """A table at which no card in anybody's hand could make others be asked."""
    names = ("the-barrens", "the-coven", "dreams-of-the-sphinx", *more)
    return Arena(seats, phase, (*CARDS, *PEOPLE[:2], *real(*names)))
