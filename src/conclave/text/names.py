"""What written names are called: cards in hand and in play, titles, ways to play a card.

`krid#7` is the card `krid`, and `#7` one that lies face down. Where no message says what a card is
called, it goes by the name that is printed on it. `prince:Chicago` is the form `of` of the message
for `prince`, with Chicago as its `$detail`; `nobles-2` is the message for `nobles`, with its
`$number`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from conclave.text.words import Words

NAMED: Final = (
    "ally", "attacker", "card", "clan", "deck", "discipline", "face", "hunted", "kind", "minion",
    "mode", "other", "phase", "place", "purpose", "range", "relic", "result", "retainer", "sect",
    "side", "source", "step", "target", "title", "trait", "type", "who", "window", "word",
)  # fmt: skip
"""Facts that go by a written name; also with something before it, as in `to_place`."""
ANY_KIND: Final = {
    "attacker": ("who",),
    "deck": ("clan",),
    "target": ("who",),
    "word": ("clan", "discipline", "sect", "title"),
}
"""What may be named by a word of no kind."""
LISTS: Final = {"characters": "who", "names": "card"}
"""Lists of written names that say otherwise what they are names of."""


def called(words: Words, kind: str, written: str) -> str | None:
    """What something is called; None where there is no word for it.

    An ally, a relic and the like may be called what a card of that name is called.
    """
    if words.game is None:
        return None
    game = words.game.name
    for group in (kind, *ANY_KIND.get(kind, ()), "card"):
        if words.has(f"{game}-{group}-{written}"):
            return words.say(f"{game}-{group}-{written}")
    numbered = re.fullmatch(r"(.*)-(\d+)", written) if kind == "card" else None
    if numbered and words.has(f"{game}-card-{numbered[1]}"):
        return words.say(f"{game}-card-{numbered[1]}", number=int(numbered[2]))
    if written in words.game.cards:
        name = getattr(words.game.cards[written], "name", None)
        return name.replace("'", "’") if isinstance(name, str) else None
    if in_play := re.fullmatch(r"(.*)#\d+", written):
        return called(words, kind, in_play[1]) if in_play[1] else words.say(f"{game}-face-down")
    head, _, detail = written.partition(":")
    if detail and words.has(f"{game}-{kind}-{head}.of"):
        of = int(detail) if detail.isdigit() else called(words, "clan", detail) or detail
        return words.say(f"{game}-{kind}-{head}.of", detail=of)
    if kind == "deck":
        own = words.say(f"{game}-own-deck") if "/" in written else ""
        return own or written.replace("-", " ").capitalize()
    if kind == "mode" and words.has(f"{game}-mode-inferior"):
        return way(words, written)
    return None


def way(words: Words, written: str) -> str:
    """A way to play a card: `dom+POT` by its disciplines, in capitals where superior.

    `draft-` before it, and after it a type or `-2`, tell ways apart that are alike otherwise.
    """
    assert words.game is not None
    game = words.game.name
    head, _, tail = written.removeprefix("draft-").partition("-")
    parts = [level(words, part) for part in head.split("+") if part != "plain"]
    if tail.startswith("2"):
        parts.append(words.say(f"{game}-mode-again"))
    elif tail:
        parts.append(words.name("type", tail.removesuffix("-2")))
    if written.startswith("draft-"):
        parts.append(words.say(f"{game}-mode-draft"))
    return ", ".join(parts)


def level(words: Words, discipline: str, *, plain: bool = False) -> str:
    """A discipline with its level: DOM is superior Dominate; `plain`, dom is just Dominate."""
    assert words.game is not None
    how = "superior" if discipline.isupper() else "inferior"
    name = words.name("discipline", discipline.lower())
    if plain and how == "inferior":
        return name
    return words.say(f"{words.game.name}-mode-{how}", name=name)
