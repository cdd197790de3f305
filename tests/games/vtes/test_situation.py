"""The situation in one sentence, and the public view of it."""

from __future__ import annotations

from typing import Any

import pytest
from games.vtes.plain_cards import CARDS
from games.vtes.stage import A, B, C, Stage

from conclave.text import Words

NAMES = ("Anna", "Ben", "Cleo")


def sentence(stage: Stage, language: str = "en", seat: int | None = None) -> str:
    """The situation in a sentence, for a spectator or a seat."""
    words = Words(language, stage.table.game, NAMES, strict=True)
    return words.situation(stage.table.view(seat))


def shown(stage: Stage, part: str) -> Any:
    """A part of what a spectator sees."""
    return stage.table.view(None)[part]


def bleeding() -> tuple[Stage, int, int]:
    """Krid has bled; Ben is asked whether Anvil blocks, Krid's stealth can be raised."""
    stage = Stage(3, extra=CARDS)
    krid, anvil = stage.vampire(A, "Krid"), stage.vampire(B, "Anvil")
    stage.hand(A, "Soft Shoes")
    stage.hand(B, "Open Eyes")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion")
    return stage, krid, anvil


def test_a_turn_says_whose_it_is_and_who_decides() -> None:
    stage = Stage(3)
    stage.vampire(A, "Krid")
    stage.begin()
    assert sentence(stage) == "Minion phase of Anna: waiting for Anna."
    assert sentence(stage, seat=A) == "Minion phase of Anna: it’s your move."
    assert sentence(stage, "de") == "Untergebenenphase von Anna: warten auf Anna."
    assert sentence(stage, "pl", seat=A) == "Faza sług (Anna): decyzja należy do ciebie."


@pytest.mark.parametrize(
    ("language", "asked", "tries", "hidden"),
    [
        (
            "en",
            "Anna’s Krid bleeds Ben for 1 without stealth; Ben may block.",
            "Anna’s Krid bleeds Ben for 1 without stealth; "
            "Ben’s Anvil attempts to block with 0 intercept.",
            "Anna’s Krid bleeds Ben for 1 at 1 stealth; "
            "Ben’s Anvil attempts to block with 0 intercept.",
        ),
        (
            "de",
            "Krid (Anna) bleedet Ben für 1, ohne Heimlichkeit; Ben darf noch blocken.",
            "Krid (Anna) bleedet Ben für 1, ohne Heimlichkeit; "
            "Anvil (Ben) versucht, mit 0 Aufmerksamkeit zu blocken.",
            "Krid (Anna) bleedet Ben für 1, mit 1 Heimlichkeit; "
            "Anvil (Ben) versucht, mit 0 Aufmerksamkeit zu blocken.",
        ),
        (
            "pl",
            "Krid (Anna) atakuje pulę gracza Ben za 1; bez skrytości; Ben może jeszcze zablokować.",
            "Krid (Anna) atakuje pulę gracza Ben za 1; bez skrytości; "
            "Anvil (Ben) próbuje blokować; przechwycenie 0.",
            "Krid (Anna) atakuje pulę gracza Ben za 1; skrytość 1; "
            "Anvil (Ben) próbuje blokować; przechwycenie 0.",
        ),
    ],
)
def test_a_block_is_described_with_both_totals(
    language: str, asked: str, tries: str, hidden: str
) -> None:
    stage, krid, anvil = bleeding()
    assert sentence(stage, language) == asked
    stage.play(B, "block", anvil)
    assert sentence(stage, language) == tries
    stage.play(A, "play soft-shoes plain", krid)
    stage.skip("block", seat=B)
    assert sentence(stage, language) == hidden


def test_the_view_says_who_may_block_and_whether_it_would_succeed() -> None:
    stage, krid, anvil = bleeding()
    action = shown(stage, "action")
    assert (action["may_block"], action["to_ask"], action["declined"]) == ([B], [B], [])
    assert (action["blocks"], action["blocked"], action["declared"]) == (False, "", True)
    stage.play(B, "block", anvil)
    assert shown(stage, "action")["blocks"] is True
    stage.play(A, "play soft-shoes plain", krid)
    stage.skip("block", seat=B)
    assert shown(stage, "action")["blocks"] is False
    stage.play(B, "play open-eyes plain", anvil)
    stage.skip("block", seat=A)
    assert shown(stage, "action")["blocks"] is True
    stage.skip("blocked")
    action = shown(stage, "action")
    assert (action["blocked"], action["to_ask"]) == (stage.table.word(anvil), [])
    assert sentence(stage).endswith("; Ben’s Anvil blocks.")


def test_a_player_who_has_declined_is_not_asked_again() -> None:
    stage = Stage(3)
    krid = stage.vampire(A, "Krid", blood=0)
    stage.vampire(B, "Anvil")
    stage.vampire(C, "Abebe")
    stage.play(A, "hunt", krid)
    stage.skip("BlockQuestion", seat=B)
    assert sentence(stage) == "Anna’s Krid hunts at 1 stealth; Ben and Cleo may block."
    stage.play(B, "decline")
    stage.skip("BlockQuestion", seat=C)
    assert sentence(stage) == "Anna’s Krid hunts at 1 stealth; Cleo may block."
    assert shown(stage, "action")["declined"] == [B]


def test_a_card_being_played_can_still_be_cancelled() -> None:
    stage = Stage(3, phase="master")
    stage.hand(A, "Blood Doll")
    stage.hand(B, "Sudden Reversal")
    stage.vampire(A, "Krid")
    stage.play(A, "play blood-doll plain -")
    assert stage.window == "as-played"
    assert sentence(stage) == "Anna plays Blood Doll; it can still be cancelled."
    assert sentence(stage, "pl") == "Anna zagrywa „Blood Doll”; tę kartę można jeszcze anulować."


def fighting() -> tuple[Stage, int, int]:
    """Anvil has blocked Krid, and they fight at close range."""
    stage, krid, anvil = bleeding()
    stage.play(B, "block", anvil)
    stage.skip("StrikePair")
    return stage, krid, anvil


def test_a_combat_is_described_strike_by_strike() -> None:
    stage, _, _ = fighting()
    combat = shown(stage, "combat")
    assert combat["step"] == "strike"
    assert combat["steps"] == [
        "before-range", "range", "strike", "damage", "additional", "press", "end-of-round",
    ]  # fmt: skip
    assert sentence(stage) == "Combat, round 1, close range: Krid against Anvil."
    stage.play(A, "strike hand")
    assert sentence(stage) == (
        "Combat, round 1, close range: Krid against Anvil; Krid strikes for 1."
    )
    assert sentence(stage, "de") == (
        "Kampf, Runde 1, nahe Entfernung: Krid gegen Anvil; Krid greift mit 1 Schaden an."
    )
    assert sentence(stage, "pl") == (
        "Walczą Krid i Anvil; runda 1, bliski dystans; Krid uderza; obrażenia: 1."
    )


def test_damage_on_its_way_is_shown_with_the_strikes_that_do_it() -> None:
    stage, krid, anvil = fighting()
    stage.hand(A, "Glancing Blow")
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    stage.skip("damage")
    combat = shown(stage, "combat")
    words = stage.table.word(krid), stage.table.word(anvil)
    assert combat["step"] == "damage"
    assert [(each["card"], each["normal"], each["aggravated"]) for each in combat["damage"]] == [
        (words[0], 1, 0),
        (words[1], 1, 0),
    ]
    assert [each["damage"] for each in combat["chosen"]] == [1, 1]
    assert sentence(stage) == (
        "Combat, round 1, close range: Krid against Anvil; "
        "Krid is about to take 1 damage; Anvil is about to take 1 damage."
    )


def test_a_referendum_is_described_with_terms_and_votes() -> None:
    stage = Stage(3)
    victoria, dalia = stage.vampire(A, "Victoria Ash"), stage.vampire(B, "Tura Vaughn")
    stage.edge(C)
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", victoria)
    stage.skip("Allocate")
    stage.play(A, "number 1")
    stage.play(A, "number 2")
    stage.skip("Referendum")
    votes = shown(stage, "referendum")["votes"]
    assert [each["left"] for each in votes] == [2, 1, 1]
    stage.play(A, "vote", victoria, "for")
    assert shown(stage, "referendum")["votes"][A] == {"for": 1, "against": 0, "left": 1}
    stage.skip("Referendum", seat=B)
    stage.play(B, "vote", dalia, "against")
    assert shown(stage, "referendum")["votes"][B] == {"for": 0, "against": 1, "left": 0}
    assert sentence(stage) == (
        "Anna’s referendum: Kine Resources Contested; 1 for Anna; 2 for Ben; 1 for Cleo; "
        "1 for, 1 against."
    )


def test_a_blood_hunt_names_the_hunted() -> None:
    stage = Stage(3)
    krid = stage.vampire(A, "Krid")
    anvil = stage.vampire(B, "Anvil", torpor=True, blood=0)
    stage.vampire(C, "Tura Vaughn")
    stage.play(A, "diablerize", krid, anvil)
    assert sentence(stage) == (
        "Anna’s Krid tries to diablerize Anvil without stealth; Ben may block."
    )
    stage.skip("Referendum")
    assert sentence(stage) == "Referendum on a blood hunt on Krid; 0 for, 0 against."
    assert sentence(stage, "de") == ("Abstimmung über eine Blutjagd auf Krid; 0 dafür, 0 dagegen.")
    assert (
        sentence(stage, "pl")
        == "Głosowanie nad krwawymi łowami; ściganym ma być „Krid”; 0 za, 0 przeciw."
    )


def test_the_situation_speaks_to_its_reader() -> None:
    stage, _, _ = bleeding()

    def to(seat: int, language: str) -> str:
        words = Words(language, stage.table.game, NAMES, you=seat, strict=True)
        return words.situation(stage.table.view(seat))

    assert to(B, "en") == "Anna’s Krid bleeds you for 1 without stealth; you may block."
    assert to(A, "en") == "Your Krid bleeds Ben for 1 without stealth; Ben may block."
    assert to(B, "de") == (
        "Krid (Anna) bleedet dich für 1, ohne Heimlichkeit; du darfst noch blocken."
    )
    assert to(B, "pl") == (
        "Krid (Anna) atakuje twoją pulę za 1; bez skrytości; możesz jeszcze zablokować."
    )


def test_when_all_is_over_nothing_is_about_to_happen() -> None:
    view = {**Stage(2).begin().table.view(None), "outcome": {"reason": "x"}}
    assert Words("en", Stage(2).table.game, NAMES, strict=True).situation(view) == ""
