"""How cards, and the ways to play them, are written."""

from __future__ import annotations

from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.words import ADVANCED, REFLEX
from conclave.lang.naming import slug


def mode_words(modes: tuple[Mode, ...]) -> tuple[str, ...]:
    """How each way to play a card is written: by disciplines, in capitals where superior."""
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


def person(card: AnyCard) -> str:
    """The name that a card shares with its copies and with its other version."""
    return slug(card.name)


def card_slug(card: AnyCard) -> str:
    """The name of a card as it is typed; advanced vampires are marked as such."""
    name = slug(card.name)
    return f"{name}-adv" if ADVANCED in card.traits else name
