"""A table for tests of blocks: actions that are blocked, and end or continue."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, try_block
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.constants import ACTION, MODIFIER, POLITICAL, TREMERE_SLAVE
from conclave.games.vtes.rules.events.actions import ActionContinued
from conclave.games.vtes.rules.modes import Action, Motion
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.windows import ANNOUNCED
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.deferring import Later
from conclave.games.vtes.vocabulary.effects import EnterCombat

MADE_UP: tuple[AnyCard, ...] = (
    Vampire("Mage", "tremere", 1, 5, "obf dom PRE DAI", "camarilla"),
    Vampire("Statue", "gargoyle", 1, 4, "", "camarilla", TREMERE_SLAVE),
    Vampire("Snake", "follower-of-set", 1, 8, "OBF", "independent"),
    Card("Errand", ACTION, effect=Action(GainPool(2))),
    Card("Gift", POLITICAL, effect=Motion(GainPool(1))),
    Card("Waylay", ACTION, effect=Action(EnterCombat(), target=targets.One(filters.MINION))),
    Card("Vow", MODIFIER, effect=Later("end-of-action", GainPool(1)), when=ANNOUNCED),
)
CONTINUING = {
    "form-of-mist": "play form-of-mist PRO",
    "mirror-image": "play mirror-image CHI",
    "shadow-body": "play shadow-body OBT",
    "psychomachia": "play psychomachia dai",
}
"""The cards that let a blocked action continue."""


class BlockStage(PeopleStage):
    """A table with people, a slave, and actions to be blocked."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats, *MADE_UP)


def block_action(stage: PeopleStage, minion: int, blocker: int, *card: str) -> Stage:
    """A bleed, or an action with a card, is blocked; strikes are about to be chosen."""
    if card:
        stage.hand(A, *card)
        stage.play(A, f"play {card[0]} plain", minion)
    else:
        bleed(stage, minion)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", blocker)
    if stage.table.view(None)["action"]["stealth"] > 0:
        stage.hand(B, "Enhanced Senses")
        stage.skip("block", B)
        stage.play(B, "play enhanced-senses aus", blocker)
    return stage.skip("strike", A)


def block_with_card(stage: PeopleStage, play: str, minion: int, blocker: int) -> int:
    """A bleed with stealth is blocked with the help of a card, which is returned."""
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, play.split()[0])
    card = stage.table.hand[B][-1]
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, "play lost-in-crowds obf", minion)
    stage.skip("block", B)
    stage.play(B, f"play {play}", blocker)
    assert values.intercept(stage.table, blocker) == 1
    stage.skip("range", B)
    return card


def start_errand(*hand: str) -> tuple[BlockStage, int, int, int]:
    """Elder is on an errand, with cards to continue it; B has two vampires."""
    stage = BlockStage()
    elder = stage.vampire(A, "Elder")
    rival, kurt = stage.vampire(B, "Rival", tapped=True), stage.vampire(B, "Kurt")
    stage.hand(A, "errand", *hand)
    stage.play(A, "play errand plain", elder)
    return stage, elder, rival, kurt


def continue_action(stage: PeopleStage, elder: int, card: str) -> Stage:
    """The blocked action continues because of a card."""
    if card == "psychomachia":
        stage.skip("blocked", A)
        stage.play(A, CONTINUING[card], elder)
    else:
        choose_strikes(stage, stage.text(CONTINUING[card], elder))
        if card == "form-of-mist":
            stage.skip("May")
            stage.play(A, "yes")
    while not stage.events_of(ActionContinued):
        stage.do_minimum()
    return stage


def let_slave_fight(*hand: str, by_ally: bool = False) -> tuple[BlockStage, int, int, int]:
    """The master of a slave is blocked, and the slave fights in his place."""
    stage = BlockStage()
    mage, statue = stage.vampire(A, "Mage"), stage.vampire(A, "Statue")
    blocker = stage.ally(B, "Thug") if by_ally else stage.vampire(B, "Elder")
    stage.vampire(B, "Fledgling")
    stage.hand(B, *hand)
    bleed(stage, mage)
    try_block(stage, blocker)
    stage.skip("SlaveQuestion", A)
    stage.play(A, "target", statue)
    return stage, mage, statue, blocker
