"""Keywords in card definitions, as types: mypy checks them where a card is written."""

from __future__ import annotations

from typing import Literal

Once = Literal[
    "", "strike", "damage", "round", "rounds", "combat", "mode", "referendum", "action", "turn",
    "your-turn", "untap", "game", "your-game",
]  # fmt: skip
"""How often something may be done; empty: no limit."""
Until = Literal["strike", "round", "combat", "action", "turn", "next-untap", "game"]
"""How long something lasts."""
PlayedBy = Literal["", "other", "untapped", "any"]
"""Who plays a modifier."""
UsedBy = Literal["controller", "host", "anyone", "target", "chosen", "acting"]
"""Who may use a card in play."""
Maneuver = Literal["", "optional", "to-close", "must"]
"""How a strike comes with a maneuver."""
Additional = Literal["", "any", "same"]
"""The additional strike that a strike comes with."""
Replaced = Literal[
    "", "effect", "end-of-action", "end-of-combat", "end-of-turn", "next-untap", "next-influence",
    "next-discard", "in-play", "diablerie", "hunt", "liaison", "prey-ousted",
]  # fmt: skip
"""Until when a card isn't replaced; empty: it is replaced at once."""
Deferred = Literal[
    "block", "failed-block", "resolution", "combat", "before-range", "strikes", "end-of-combat",
    "after-combat", "end-of-action", "discard-phase", "end-of-turn",
]  # fmt: skip
"""When a deferred effect resolves."""
RuledOut = Literal["modifiers", "untap", "block", "edge"]
"""What can't be done any more."""
Deed = Literal[
    "fed",
    "came-out",
    "tried-to-block",
    "began-untapped",
    "voted",
    "voted-against",
    "diablerie",
    "burned",
    "arrived",
    "bled",
    "drank",
]
"""What a card has done."""
Feat = Literal["scored", "failed-bleed"]
"""What a Methuselah has done since another one's last turn."""
Count = Literal["pool", "points", "lost"]
"""What is counted for a Methuselah."""
Value = Literal["stealth", "votes"]
"""A value of a minion that changes during the game."""
SpecialCounter = Literal[
    "corruption", "derangement", "graft", "hostage", "pathos", "research", "torture",
    "vandal",
]  # fmt: skip
"""A kind of counter that is neither blood nor life."""
HowBurned = Literal["", "combat", "diablerie"]
"""How a card was burned; empty: in any way."""
Pile = Literal["hand", "crypt", "ash-heap"]
Searched = Literal["library", "crypt"]
Region = Literal[
    "in-play",
    "your-uncontrolled",
    "their-uncontrolled",
    "prey-uncontrolled",
    "uncontrolled",
    "every-uncontrolled",
    "ash-heap",
    "prey-ash-heap",
    "every-ash-heap",
]
State = Literal["superior", "dormant", "fresh", "new"]
Restriction = Literal[
    "maneuver-to-close", "maneuver-to-long", "press-to-continue", "press-to-end", "equipment",
    "other-strikes", "additional-strikes", "weapons", "weapon-damage", "discipline-cards",
    "strike-cards", "combat-ends", "strike", "press",
]  # fmt: skip
"""What a combatant can't do; "other-strikes": strikes other than hand strikes."""
