"""The moves of Empire."""

from __future__ import annotations

from typing import Final

from conclave.core.moves import Move
from conclave.games.empire.rules.constants import CHARACTERS


class CardMove(Move):
    """Base of moves with a card."""

    __match_args__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card


class CharacterMove(Move):
    """Base of moves with a character."""

    __match_args__ = ("who",)

    def __init__(self, who: str) -> None:
        self.who = who


class PutInCellar(CardMove):
    """Discard a card into the cellar."""

    form = "cellar {card}"


class DiscardToMoat(CardMove):
    """Discard a card into the moat."""

    form = "moat {card}"


class DrawCards(Move):
    """Stop discarding and draw up to eight cards."""

    form = "draw"


class SkipDrawing(Move):
    """Neither discard nor draw."""

    form = "skip"


class Unmask(CharacterMove):
    """Unmask a vampire."""

    form = "unmask {who}"


class PlaySupport(CardMove):
    """Play a support card."""

    form = "support {card}"


class Hide(CharacterMove):
    """Hide a character in town."""

    form = "hide {who}"


class Ask(CharacterMove):
    """Use holy water: ask whether a character is a vampire."""

    form = "ask {who}"


class Attack(Move):
    """Let a character attack another."""

    form = "attack {who} {target}"
    __match_args__ = ("who", "target")

    def __init__(self, who: str, target: str) -> None:
        self.who = who
        self.target = target


class AttackWithoutWater(Move):
    """Attack the vampire unmasked by holy water, without counting the water."""

    form = "attack-dry {who} {target}"
    __match_args__ = ("who", "target")

    def __init__(self, who: str, target: str) -> None:
        self.who = who
        self.target = target


class PassTurn(Move):
    """Take no other action, and discard two cards."""

    form = "pass-turn"


class Lay(CardMove):
    """Play a card openly: in combat, to hide somebody, as holy water."""

    form = "play {card}"


class Done(Move):
    """Play no more cards in this round of combat."""

    form = "done"


class On(CharacterMove):
    """Choose a character."""

    form = "on {who}"


class Take(CardMove):
    """Choose a card from a pile."""

    form = "take {card}"


class Cancel(CardMove):
    """Cancel a combat card."""

    form = "cancel {card}"


DRAW: Final = DrawCards()
SKIP: Final = SkipDrawing()
PASS_TURN: Final = PassTurn()
DONE: Final = Done()
UNMASK: Final = tuple([Unmask(name) for name in CHARACTERS])
HIDE: Final = tuple([Hide(name) for name in CHARACTERS])
ASK: Final = tuple([Ask(name) for name in CHARACTERS])
ON: Final = tuple([On(name) for name in CHARACTERS])
ATTACK: Final = tuple(
    [tuple([Attack(name, target) for target in CHARACTERS]) for name in CHARACTERS]
)
ATTACK_DRY: Final = tuple(
    [tuple([AttackWithoutWater(name, target) for target in CHARACTERS]) for name in CHARACTERS]
)
MOVES: Final = (
    PutInCellar, DiscardToMoat, DrawCards, SkipDrawing, Unmask, PlaySupport, Hide, Ask, Attack,
    AttackWithoutWater, PassTurn, Lay, Done, On, Take, Cancel,
)  # fmt: skip
