"""The kinds of actions, with their default stealth (VTES-6.1-07)."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules.modes import Action

BLEED: Final = "bleed"
HUNT: Final = "hunt"
EQUIP: Final = "equip"
EMPLOY: Final = "employ"
RECRUIT: Final = "recruit"
POLITICS: Final = "political"
BY_CARD: Final = "card"
LEAVE: Final = "leave-torpor"
RESCUE: Final = "rescue"
DIABLERIE: Final = "diablerize"
ANARCH: Final = "become-anarch"
ATTACK: Final = "attack-marked"
GAIN_POWER: Final = "gain-power"
BURN_IMBUED: Final = "burn-imbued"
TAKE: Final = "take-equipment"

KINDS: Final = (
    BLEED, HUNT, EQUIP, EMPLOY, RECRUIT, POLITICS, BY_CARD, LEAVE, RESCUE, DIABLERIE, ANARCH,
    ATTACK, GAIN_POWER, BURN_IMBUED, TAKE,
)  # fmt: skip

DEFAULT_STEALTH: Final = {
    BLEED: 0,
    HUNT: 1,
    EQUIP: 1,
    EMPLOY: 1,
    RECRUIT: 1,
    POLITICS: 1,
    BY_CARD: 0,
    LEAVE: 1,
    RESCUE: 0,
    DIABLERIE: 0,
    ANARCH: 1,
    ATTACK: 1,
    GAIN_POWER: 1,
    BURN_IMBUED: 0,
    TAKE: 1,
}
"""Rescue or diablerie of one's own vampire is at 1 stealth (VTES-6.5.3-07, VTES-6.5.4-04)."""
OWN_AT_STEALTH: Final = (RESCUE, DIABLERIE)
AT_TORPID: Final = (RESCUE, DIABLERIE, BURN_IMBUED)
"""Actions directed at a minion who is in torpor or incapacitated."""
BRINGS_CARD: Final = (EQUIP, EMPLOY, RECRUIT)
"""Actions that put the card played for them into play."""

DEFAULTS: Final = {kind: Action(None, kind, DEFAULT_STEALTH[kind]) for kind in KINDS}
"""The action of each kind, for actions without a card."""
LEAVE_COST: Final = 2
RESCUE_COST: Final = 2
ATTACK_COST: Final = 1
