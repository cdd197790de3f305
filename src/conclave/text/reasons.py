"""Why a card cannot be played, in words: what `why_not` of a position says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from conclave.text.words import Words

COSTS = ("blood", "pool", "conviction")


def why(words: Words, card: str, entry: Mapping[str, object]) -> str:
    """What stands in the way of one way to play a card: “superior Dominate: Krid cannot pay”."""
    assert words.game is not None
    reason = _reason(words, card, entry)
    return words.say(f"{words.game.name}-why", mode=entry["mode"], reason=reason)


def _reason(words: Words, card: str, entry: Mapping[str, object]) -> str:
    """The reason `needs-clan` of V:TES is `vtes-why-needs-clan`. Its facts are those of the entry,
    and of the card: the clans it is for, as what it is played, what it costs."""
    assert words.game is not None
    definition = words.game.cards[card]
    way = next(
        (mode for mode in getattr(definition, "modes", ()) if _word(mode) == entry["mode"]), None
    )
    cost = getattr(way, "cost", None) or getattr(definition, "cost", None)
    facts: dict[str, object] = {name: getattr(cost, name, 0) for name in COSTS}
    facts |= {name: entry[name] for name in ("mode", "minion", "window")}
    facts["clans"] = getattr(definition, "clans", ())
    facts["type"] = getattr(way, "type", "") or next(iter(getattr(definition, "types", ())), "")
    return words.say(f"{words.game.name}-why-{entry['reason']}", **facts)


def whys(words: Words, card: str, entries: Sequence[Mapping[str, object]]) -> list[str]:
    """What stands in the way of each way to play a card; what all have in common is said once."""
    if len({entry["reason"] for entry in entries}) == 1:
        return [_reason(words, card, entries[0])]
    return [why(words, card, entry) for entry in entries]


def _word(mode: object) -> str:
    """How a way to play a card is written, by its disciplines."""
    levels = getattr(mode, "disciplines", ())
    return "+".join([name.upper() if level == 2 else name for name, level in levels]) or "plain"
