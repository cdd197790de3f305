"""Display names of cards, titles and ways to play a card.

`krid#7` is the card `krid`, and `#7` a face-down card. A card without a message has its printed
name. `prince:New York` is the form `of` of the message for `prince`, with New York as its
`$detail` and `new-york` as its `$town`; `nobles-2` is the message for `nobles`, with its `$number`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from conclave.text.words import Words

NAMED_FACTS: Final = (
    "ally", "attacker", "card", "clan", "deck", "discipline", "face", "hunted", "kind", "minion",
    "mode", "other", "phase", "place", "purpose", "range", "relic", "result", "retainer", "sect",
    "side", "source", "step", "target", "title", "trait", "type", "who", "window", "word",
)  # fmt: skip
"""Facts that are ids with a display name; prefixes are allowed, as in `to_place`."""
ANY_KIND: Final = {
    "attacker": ("who",),
    "deck": ("clan",),
    "target": ("who",),
    "word": ("clan", "discipline", "sect", "title"),
}
"""Other kinds in which a name is looked up."""
LIST_KINDS: Final = {"characters": "who", "names": "card"}
"""The kinds of names in lists that are not called after the kind."""


def display_name(words: Words, kind: str, id: str) -> str | None:
    """The name to show for an id of some kind; None if there is none.

    An ally, a relic and the like may share the name of a card.
    """
    if words.game is None:
        return None
    game = words.game.name
    for group in (kind, *ANY_KIND.get(kind, ()), "card"):
        if words.has(f"{game}-{group}-{id}"):
            return words.say(f"{game}-{group}-{id}")
    numbered = re.fullmatch(r"(.*)-(\d+)", id) if kind == "card" else None
    if numbered and words.has(f"{game}-card-{numbered[1]}"):
        return words.say(f"{game}-card-{numbered[1]}", number=int(numbered[2]))
    if id in words.game.cards:
        name = getattr(words.game.cards[id], "name", None)
        return name.replace("'", "’") if isinstance(name, str) else None
    if in_play := re.fullmatch(r"(.*)#\d+", id):
        return (
            display_name(words, kind, in_play[1]) if in_play[1] else words.say(f"{game}-face-down")
        )
    if detailed := detailed_name(words, kind, id, "of"):
        return detailed
    if kind == "deck":
        if words.game.decks is not None and id in words.game.decks.precons:
            return words.game.decks.precons[id]
        own = words.say(f"{game}-own-deck") if "/" in id else ""
        return own or id.replace("-", " ").capitalize()
    if kind == "mode" and words.has(f"{game}-mode-inferior"):
        return mode_name(words, id)
    return None


def detailed_name(words: Words, kind: str, id: str, form: str) -> str | None:
    """The name of an id with a detail, such as `prince:Chicago`, in a form of its message."""
    assert words.game is not None
    head, _, detail = id.partition(":")
    key = f"{words.game.name}-{kind}-{head}.{form}"
    if not detail or not words.has(key):
        return None
    of = int(detail) if detail.isdigit() else display_name(words, "clan", detail) or detail
    town = re.sub(r"\W+", "-", detail.lower()).strip("-")
    return words.say(key, detail=of, town=town)


def mode_name(words: Words, id: str) -> str:
    """A way to play a card, such as `dom+POT`: its disciplines, in capitals if superior.

    The prefix `draft-`, or a type or `-2` at the end, distinguish otherwise equal ways.
    """
    assert words.game is not None
    game = words.game.name
    head, _, tail = id.removeprefix("draft-").partition("-")
    parts = [discipline_name(words, part) for part in head.split("+") if part != "plain"]
    if tail.startswith("2"):
        parts.append(words.say(f"{game}-mode-again"))
    elif tail:
        parts.append(words.name("type", tail.removesuffix("-2")))
    if id.startswith("draft-"):
        parts.append(words.say(f"{game}-mode-draft"))
    return ", ".join(parts)


def discipline_name(words: Words, discipline: str, *, plain: bool = False) -> str:
    """A discipline with its level: DOM is superior Dominate. If `plain`, dom is just Dominate."""
    assert words.game is not None
    how = "superior" if discipline.isupper() else "inferior"
    name = words.name("discipline", discipline.lower())
    if plain and how == "inferior":
        return name
    return words.say(f"{words.game.name}-mode-{how}", name=name)
