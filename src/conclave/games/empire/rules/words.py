"""The names of the game: characters and their classes, sides, piles, types of cards."""

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
TYPES: Final = (*CLASSES, VAMPIRE, HOLY_WATER, SUPPORT)

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
DEFENDED: Final = 1
UNDEFENDED: Final = 2
LED: Final = 3
HIDDEN: Final = 4
HELPED: Final = 5
TRACES: Final = ("attacked", "defended", "undefended", "led", "hidden", "helped")
"""What everybody has seen the vampire player do about a character: attack it or defend it, with
cards of so much value; leave it undefended; attack with it; hide it; put a marker on it."""

NOBODY: Final = -1
NOTHING: Final = -1


def members(bits: int) -> tuple[int, ...]:
    """The characters in a set that is kept as bits."""
    return _MEMBERS[bits]


_MEMBERS: Final = tuple(
    [tuple([who for who in range(9) if bits & (1 << who)]) for bits in range(1 << 9)]
)
