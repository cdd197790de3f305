"""The names of cards and of their modes in moves."""

from __future__ import annotations

import re
from typing import Final

from conclave.games.vtes.rules.constants import ADVANCED, REFLEX
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.printed import AnyCard
from conclave.lang.naming import slug


def mode_words(modes: tuple[Mode, ...]) -> tuple[str, ...]:
    """The names of a card's modes: by disciplines, in capitals for superior."""
    words: list[str] = []
    for mode in modes:
        word = (
            "+".join([name.upper() if level == 2 else name for name, level in mode.disciplines])
            or "plain"
        )
        if mode.draft:
            word = f"draft-{word}"
        if mode.type == REFLEX:
            word = f"{word}-{REFLEX}"
        while word in words:
            word += f"-{mode.type}" if f"{word}-{mode.type}" not in words else "-2"
        words.append(word)
    return tuple(words)


LATER_GROUP: Final = re.compile(r" \(G\d\)$")
"""What follows the name of a vampire who has an older card of the same name."""


def unique_name(card: AnyCard) -> str:
    """The name that a card shares with its copies and its other versions."""
    return slug(LATER_GROUP.sub("", card.name))


def card_slug(card: AnyCard) -> str:
    """The name of a card as it is typed; advanced vampires end in -adv."""
    name = slug(card.name)
    return f"{name}-adv" if ADVANCED in card.traits else name
