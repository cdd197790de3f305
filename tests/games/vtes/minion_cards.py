"""Shared by tests of minion cards: cards, and who may play them."""

from __future__ import annotations

from games.vtes.made_up import (
    CASTLE,
    CHILDE,
    COIN,
    ELDER,
    ERRAND,
    FEINT,
    GHOUL,
    NUDGE,
    SHRUG,
    WHISPER,
)  # fmt: skip
from games.vtes.stage import Stage

from conclave.games.vtes.rules.constants import (
    ACTION,
    DOMINATE,
)
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card

MINE = (ELDER, CHILDE, ERRAND, NUDGE, SHRUG, WHISPER, COIN, FEINT, GHOUL, CASTLE)
DRINK = Card("Drink", ACTION, DOMINATE, basic=GainBlood(9, parts.SELF))


def who_may_play(stage: Stage, seat: int, card: str) -> list[str]:
    """The names of the minions who may play a card now."""
    found = [move.split() for move in stage.options(seat) if move.startswith(f"play {card} ")]
    return [words[3].partition("#")[0] for words in found]
