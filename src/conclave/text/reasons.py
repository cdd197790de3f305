"""Why a card cannot be played, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from conclave.text.words import Words

COSTS = ("blood", "pool", "conviction")


def obstacle_text(words: Words, card: str, entry: Mapping[str, object]) -> str:
    """Why a card can't be played in one way: “superior Dominate: Krid cannot pay”."""
    assert words.game is not None
    reason = _reason(words, card, entry)
    return words.say(f"{words.game.name}-why", mode=entry["mode"], reason=reason)


def _reason(words: Words, card: str, entry: Mapping[str, object]) -> str:
    """The message for a reason: `needs-clan` of V:TES is `vtes-why-needs-clan`.

    Its facts are those of the entry, and the card's clans, type and cost.
    """
    assert words.game is not None
    definition = words.game.cards[card]
    way = next(
        (mode for mode in getattr(definition, "modes", ()) if _word(mode) == entry["mode"]), None
    )
    cost = getattr(way, "cost", None) or getattr(definition, "cost", None)
    facts: dict[str, object] = {name: getattr(cost, name, 0) for name in COSTS}
    if getattr(cost, "x", False):
        facts["blood"] = "X"
    facts |= {name: entry[name] for name in ("mode", "minion", "window")}
    facts["clans"] = getattr(definition, "clans", ())
    facts["type"] = getattr(way, "type", "") or next(iter(getattr(definition, "types", ())), "")
    return words.say(f"{words.game.name}-why-{entry['reason']}", **facts)


def obstacle_texts(words: Words, card: str, entries: Sequence[Mapping[str, object]]) -> list[str]:
    """Why a card can't be played, for each way to play it, or once if the reason is the same."""
    if len({entry["reason"] for entry in entries}) == 1:
        return [_reason(words, card, entries[0])]
    return [obstacle_text(words, card, entry) for entry in entries]


def _word(mode: object) -> str:
    """The id of a way to play a card, from its disciplines."""
    levels = getattr(mode, "disciplines", ())
    return "+".join([name.upper() if level == 2 else name for name, level in levels]) or "plain"
