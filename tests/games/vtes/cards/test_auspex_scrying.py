"""Tests of Scrying of Secrets."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, offered_modes, try_block
from games.vtes.stage import A, B, C

# Scrying of Secrets

LIBRARY = ("Govern the Unaligned", "Lamp", "Computer Hacking", *["Valet"] * 4, "Computer Hacking")


def bleed_and_scry(mode: str, *library: str) -> PeopleStage:
    """Elder bleeds B, who has this library, and plays the card."""
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Scrying of Secrets")
    stage.hand(B, *["Lamp"] * 7)
    stage.library(B, *library)
    bleed(stage, elder)
    stage.skip("after-action", A)
    stage.play(A, f"play scrying-of-secrets {mode}", elder)
    return stage


def test_scrying_of_secrets_looks_at_seven_cards() -> None:
    stage = bleed_and_scry("aus", *LIBRARY)
    top = stage.table.library[B]
    sees = [[stage.table.sees(seat, ("card", card)) for card in top] for seat in (A, B, C)]
    assert sees == [[True] * 7 + [False], [False] * 8, [False] * 8]
    assert stage.table.ash[B] == ()


def test_superior_scrying_discards_an_action_card_for_bleeding() -> None:
    stage = bleed_and_scry("AUS", *LIBRARY)
    assert sorted(stage.options(A)) == ["name computer-hacking", "name govern-the-unaligned"]
    stage.play(A, "name computer-hacking")
    stage.resolve()
    assert stage.names(stage.table.ash[B]) == ["computer-hacking"]
    assert len(stage.table.library[B]) == 7
    assert len(stage.table.hand[B]) == 7


def test_superior_scrying_discards_nothing_else() -> None:
    stage = bleed_and_scry("AUS", "Lamp", "Far Mastery", *["Valet"] * 5, "Govern the Unaligned")
    stage.resolve()
    assert stage.table.ash[B] == ()
    assert len(stage.table.library[B]) == 8


def test_no_scrying_after_a_bleed_that_was_blocked_or_for_nothing() -> None:
    for blocked in (True, False):
        stage = PeopleStage(2)
        elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
        stage.hand(A, "Scrying of Secrets")
        stage.hand(B, "Telepathic Counter")
        stage.library(B, "Lamp")
        bleed(stage, elder)
        if blocked:
            try_block(stage, rival)
        else:
            stage.skip("declined", B)
            stage.play(B, "play telepathic-counter aus", rival)
        stage.skip("after-action", A)
        assert offered_modes(stage, A, "scrying-of-secrets") == []
