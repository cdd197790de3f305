"""Constants: characters and their classes, sides, piles, types of cards."""

from __future__ import annotations

from typing import Final

NOBLES: Final = "nobles"
CLERGY: Final = "clergy"
SERVANTS: Final = "servants"
CLASSES: Final = (NOBLES, CLERGY, SERVANTS)
CHARACTERS: Final = (
    "lady", "lord", "officer", "monk", "nun", "bishop", "maid", "cook", "butler",
)  # fmt: skip
"""Three of each class, in the order of the classes (EMP-COMP-03)."""
CLASS_OF: Final = tuple([CLASSES[number // 3] for number in range(9)])
NUMBER: Final = {name: number for number, name in enumerate(CHARACTERS)}
BIT: Final = tuple([1 << number for number in range(9)])
EVERYBODY: Final = (1 << 9) - 1

VAMPIRES: Final = 3
TRUSTED: Final = 2
CASTLE_SIZE: Final = 3
HAND_SIZE: Final = 8
DECK_SIZE: Final = 40

VAMPIRE: Final = "vampire"
HOLY_WATER: Final = "holy-water"
SUPPORT: Final = "support"

VAMPIRE_SIDE: Final = "vampires"
HUMAN_SIDE: Final = "humans"
SIDES: Final = (VAMPIRE_SIDE, HUMAN_SIDE)

DRAW_PILE: Final = "draw-pile"
CELLAR: Final = "cellar"
MOAT: Final = "moat"

DAY: Final = "day"
NIGHT: Final = "night"

ATTACK: Final = "attack"
DEFENCE: Final = "defence"

COMBAT: Final = "combat"
HIDE: Final = "hide"
ASK: Final = "ask"
ACTIONS: Final = (COMBAT, HIDE, ASK)

ATTACKED: Final = 0
SPARED: Final = 1
LED: Final = 2
DEFENDED: Final = 3
UNDEFENDED: Final = 4
HIDDEN: Final = 5
HELPED: Final = 6
ARMED: Final = 7
INVITED: Final = 8
TRACES: Final = (
    "attacked", "spared", "led", "defended", "undefended", "hidden", "helped", "armed",
    "invited",
)  # fmt: skip
"""Public actions of the vampire player concerning a character: attack it; spare it by attacking
another or nobody; attack with it; defend it, by the value of the cards; leave it undefended with
cards in hand; hide it; put a defence or an attack marker on it; bring it into the castle."""

ENOUGH: Final = 3
"""With this many cards in hand, a player who doesn't defend probably doesn't want to."""

NOBODY: Final = -1
NOTHING: Final = -1


def members(bits: int) -> tuple[int, ...]:
    """The characters in a bit set."""
    return _MEMBERS[bits]


_MEMBERS: Final = tuple(
    [tuple([who for who in range(9) if bits & (1 << who)]) for bits in range(1 << 9)]
)
