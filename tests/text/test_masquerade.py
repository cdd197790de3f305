"""Masquerade in words: places in the right case, names, lists, gains and losses."""

from __future__ import annotations

import pytest

import conclave
from conclave.core.errors import IllegalMove
from conclave.core.events import Event
from conclave.core.moves import Choices
from conclave.core.position import Decision
from conclave.games.masquerade.rules.events.allies import (
    Arrived,
    Deserted,
    Drained,
    Frenzied,
    Upkeep,
)
from conclave.games.masquerade.rules.events.counters import (
    GainedInfluence,
    MovedBlood,
    StoleBlood,
    TookBlood,
    Withdrew,
)
from conclave.games.masquerade.rules.events.course import Counted, Placed, TokensRevealed
from conclave.games.masquerade.rules.events.moving import Moved, Played, Returned, Revealed
from conclave.games.masquerade.rules.moves import Number, Pick, Play
from conclave.lang.moves import YES_OR_NO, Choose
from conclave.text import Words

MASQUERADE = conclave.game("masquerade")
NAMES = ["Anna", "Bert", "Cleo"]
ENGLISH = Words("en", MASQUERADE, NAMES, strict=True)
GERMAN = Words("de", MASQUERADE, NAMES, strict=True)
POLISH = Words("pl", MASQUERADE, NAMES, strict=True)


@pytest.mark.parametrize(
    ("place", "english", "german", "polish"),
    [
        (
            "1",
            "Anna plays Show of Force at location 1.",
            "Anna spielt „Machtdemonstration“ am Ort 1.",
            "Anna dokłada kartę „Pokaz siły” do dzielnicy 1.",
        ),
        (
            "haven",
            "Anna plays Show of Force at the Prince’s Haven.",
            "Anna spielt „Machtdemonstration“ in der Zuflucht des Prinzen.",
            "Anna dokłada kartę „Pokaz siły” do Schronienia Księcia.",
        ),
    ],
)
def test_places_have_the_right_case(place: str, english: str, german: str, polish: str) -> None:
    event = Played(0, "show-of-force", place)
    assert [words.event(event) for words in (ENGLISH, GERMAN, POLISH)] == [english, german, polish]


def test_moving_blood_names_both_places() -> None:
    event = MovedBlood(1, 2, "haven", "3")
    assert ENGLISH.event(event) == "Bert moves 2 blood from the Prince’s Haven to location 3."
    assert GERMAN.event(event) == "Bert verschiebt 2 Blut aus der Zuflucht des Prinzen an Ort 3."
    assert POLISH.event(event) == "Bert przenosi 2 krwi ze Schronienia Księcia do dzielnicy 3."


def test_resolving_a_location_is_worded() -> None:
    events: list[Event] = [
        TokensRevealed("1", (0, 2), (1,)),
        Withdrew(1, 2, "1"),
        Moved(1, ("gangrel-hunt", "mist-form"), "haven"),
        Revealed(0, ("brujah-hunt",), "1"),
        Counted(0, 7, "1", ("bloody-fury",), 0, 1),
        Counted(2, 5, "1", (), 1, 5),
        Placed(0, 1, "1"),
        Placed(2, 2, "1"),
    ]
    assert ENGLISH.event_lines(events) == [
        "Anna and Cleo stay, Bert withdraws.",
        "Bert leaves location 1 and takes 2 blood back.",
        "Bert moves Hunt and Mist Form to the Prince’s Haven.",
        "Anna reveals Hunt at location 1.",
        "Power at location 1: Anna 7 and Cleo 5.",
        "Anna wins the conflict at location 1 and Cleo comes second.",
    ]
    assert GERMAN.event_lines(events)[2:] == [
        "Bert verschiebt „Jagen“ und „Nebelgestalt“ in die Zuflucht des Prinzen.",
        "Anna enthüllt „Jagen“ am Ort 1.",
        "Macht am Ort 1: Anna 7 und Cleo 5.",
        "Anna gewinnt den Konflikt am Ort 1 und Cleo kommt auf Platz 2.",
    ]
    assert POLISH.event_lines(events)[:3] == [
        "Anna i Cleo zostają, Bert się wycofuje.",
        "Bert odchodzi z dzielnicy 1 i zabiera 2 krwi z powrotem.",
        "Bert przenosi do Schronienia Księcia: „Łowy” i „Postać mgły”.",
    ]


def test_a_deserted_location_loses_its_ally() -> None:
    events: list[Event] = [TokensRevealed("2", (), (0, 1)), Deserted("2", "marcel")]
    assert ENGLISH.event_lines(events) == [
        "No one stays at location 2: Anna and Bert withdraw.",
        "No one is left at location 2: Marcel leaves the game.",
    ]


def test_new_allies_are_one_line() -> None:
    events: list[Event] = [Arrived("1", "marcel"), Arrived("haven", "portia")]
    assert ENGLISH.event_lines(events) == [
        "At stake: Marcel at location 1 and Portia at the Prince’s Haven."
    ]
    assert ENGLISH.event(events[0]) == "At stake: Marcel at location 1."


def test_stealing_from_several_is_one_line() -> None:
    events: list[Event] = [StoleBlood(0, 1, 1), StoleBlood(0, 2, 1), StoleBlood(2, 0, 2)]
    assert ENGLISH.event_lines(events) == [
        "Anna steals 1 blood each from Bert and Cleo.",
        "Cleo steals 2 blood from Anna.",
    ]
    assert GERMAN.event_lines(events)[0] == "Anna stiehlt Bert und Cleo je 1 Blut."
    assert POLISH.event_lines(events)[0] == "Bert i Cleo oddają graczowi Anna po 1 krwi."


def test_two_equal_events_for_one_player_are_two_lines() -> None:
    events: list[Event] = [GainedInfluence(0, 1), GainedInfluence(1, 1), GainedInfluence(0, 1)]
    assert ENGLISH.event_lines(events) == [
        "Anna and Bert gain 1 influence each.",
        "Anna gains 1 influence.",
    ]


@pytest.mark.parametrize(
    ("number", "expected"), [(1, "1 wpływ"), (2, "2 wpływy"), (5, "5 wpływów"), (22, "22 wpływy")]
)
def test_polish_counts_influence(number: int, expected: str) -> None:
    assert POLISH.event(GainedInfluence(0, number)) == f"Anna zyskuje {expected}."


def test_a_victim_has_no_name() -> None:
    assert ENGLISH.event(Drained(0, "victim", 3)) == "Anna drains a victim and gains 3 blood."
    assert GERMAN.event(Drained(0, "victim", 3)) == "Anna saugt ein Opfer aus und erhält 3 Blut."
    assert POLISH.event(Drained(0, "marcel", 4)) == (
        "Anna wysysa poplecznika (Marcel) i zyskuje 4 krwi."
    )


def test_frenzy_is_caused_by_somebody_or_nobody() -> None:
    assert ENGLISH.event(Frenzied(0, -1)).endswith("falls into frenzy.")
    assert ENGLISH.event(Frenzied(0, 1)).endswith("falls into frenzy, caused by Bert.")


def test_taking_back_own_blood_is_not_stealing() -> None:
    assert ENGLISH.event(TookBlood(0, 0, 2, "1")) == (
        "Anna takes 2 deployed blood back from location 1."
    )
    assert ENGLISH.event(TookBlood(0, 1, 2, "1")) == (
        "Anna takes 2 of Bert’s deployed blood at location 1."
    )


def test_a_question_about_a_card_includes_its_text() -> None:
    may = Decision(0, "May", "MASQ-RULE-01", {"card": "vanish", "you_seat": 0}, YES_OR_NO)
    assert ENGLISH.prompt(may) == (
        "Vanish: You may withdraw; if you do, steal 1 blood from each rival. Do you want to?"
    )
    options = Choices([Choose("withdraw"), Choose("steal")])
    facts = {"card": "mass-manipulation", "you_seat": 1}
    either = Decision(0, "Either", "MASQ-RULE-01", facts, options)
    assert ENGLISH.prompt(either).startswith("Bert’s Mass Manipulation says: “After the")


def test_returning_a_card_names_its_owner() -> None:
    event = Returned(0, "vanish", 1)
    assert ENGLISH.event(event) == "Anna returns Vanish to Bert’s hand."
    assert GERMAN.event(event) == "Anna gibt „Verschwinden“ auf die Hand von Bert zurück."
    assert POLISH.event(event) == "Anna oddaje kartę „Zniknięcie” na rękę gracza Bert."


def test_an_ally_that_costs_blood_in_feeding_is_named() -> None:
    event = Upkeep(0, "talley", 1)
    assert ENGLISH.event(event) == "Anna’s ally Talley costs 1 blood in feeding."
    assert GERMAN.event(event) == "Talley im Bündnis von Anna kostet beim Nähren 1 Blut."
    assert POLISH.event(event) == "W fazie żeru Anna płaci 1 krew za poplecznika (Talley)."


def test_an_auction_asks_for_a_bid_and_then_for_a_card() -> None:
    facts: dict[str, object] = {"card": "auction-of-blood", "you_seat": 1}
    bid = Decision(0, "Auction", "MASQ-RULE-01", facts, Choices([Number(0), Number(1)]))
    pick = Decision(0, "Auction", "MASQ-RULE-01", facts, Choices([Pick("marcel")]))
    assert "bid blood in secret" in ENGLISH.prompt(bid)
    assert "you made the lowest bid" in ENGLISH.prompt(pick)


def test_unknown_names_are_shown_as_typed() -> None:
    refusal = IllegalMove("MASQ-PLAN-03", "masquerade-not-in-hand", card="nonsense")
    assert ENGLISH.error(refusal) == "nonsense is not in your hand."
    assert ENGLISH.move(Play("nonsense", "9", "sideways"))
    assert ENGLISH.name("card", "show-of-force") == "Show of Force"
    assert ENGLISH.name("place", "moon") == "moon"


def test_a_long_title_has_a_short_one() -> None:
    assert ENGLISH.title == "Vampire: The Masquerade – Vendetta"
    assert ENGLISH.short_title == "Masquerade"
    assert Words("en", conclave.game("vendetta")).short_title == "Vendetta"


@pytest.mark.parametrize(
    ("events", "english", "german", "polish"),
    [
        (
            [StoleBlood(1, 0, 2)],
            "You steal 2 blood from Anna.",
            "Du stiehlst Anna 2 Blut.",
            "Odbierasz graczowi Anna 2 krwi.",
        ),
        (
            [StoleBlood(0, 1, 2)],
            "Anna steals 2 blood from you.",
            "Anna stiehlt dir 2 Blut.",
            "Anna odbiera ci 2 krwi.",
        ),
        (
            [StoleBlood(0, 1, 1), StoleBlood(0, 2, 1)],
            "Anna steals 1 blood each from Cleo and you.",
            "Cleo und du verliert je 1 Blut an Anna.",
            "Cleo i ty oddajecie graczowi Anna po 1 krwi.",
        ),
        (
            [StoleBlood(1, 0, 1), StoleBlood(1, 2, 1)],
            "You steal 1 blood each from Anna and Cleo.",
            "Du stiehlst Anna und Cleo je 1 Blut.",
            "Anna i Cleo oddają ci po 1 krwi.",
        ),
        (
            [TokensRevealed("2", (1,), (0,))],
            "You stay, Anna withdraws.",
            "Du bleibst, Anna zieht sich zurück.",
            "Zostajesz, Anna się wycofuje.",
        ),
        (
            [TokensRevealed("2", (0,), (1, 2))],
            "Anna stays, Cleo and you withdraw.",
            "Anna bleibt, Cleo und du zieht euch zurück.",
            "Anna zostaje, Cleo i ty się wycofujecie.",
        ),
        (
            [Frenzied(0, 1)],
            "Anna has no blood left and falls into frenzy, caused by you.",
            "Anna hat kein Blut mehr und verfällt durch dich in Raserei.",
            "Anna nie ma już krwi i wpada przez ciebie w szał.",
        ),
        (
            [Placed(1, 1, "2"), Placed(0, 2, "2")],
            "You win the conflict at location 2 and Anna comes second.",
            "Du gewinnst den Konflikt am Ort 2 und Anna kommt auf Platz 2.",
            "Wygrywasz starcie w dzielnicy 2 i Anna zajmuje 2. miejsce.",
        ),
    ],
)
def test_lines_speak_to_the_reader(
    events: list[Event], english: str, german: str, polish: str
) -> None:
    readers = [Words(each, MASQUERADE, NAMES, you=1, strict=True) for each in ("en", "de", "pl")]
    assert [words.event_lines(events) for words in readers] == [[english], [german], [polish]]
