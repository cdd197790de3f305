"""Result sheets in every language."""

from __future__ import annotations

import pytest
from rich.console import Console

import conclave
from conclave.core.moves import NO_SEAT
from conclave.core.position import Outcome, Position
from conclave.core.rng import Rng
from conclave.terminal.screens import end_note
from conclave.text import Words
from conclave.text.results import ranked, result_text, result_words

NAMES = ("Anna", "Bert", "Cleo")
OWN = "deck krid*6,adelaide-davis*6/govern-the-unaligned*40"


def timed() -> Position:
    """A game of V:TES that ran out of time in the first master phase."""
    position = conclave.game("vtes").start(3, 1, {"time": 60})
    for seat, deck in enumerate(("deck brujah", "deck random", OWN)):
        position.play(seat, deck)
    position.play(NO_SEAT, "time")
    while not position.over:
        seat = position.deciders[0]
        position.play(seat, position.options(seat)[-1])
    return position


SHEETS = {
    "en": [
        "Vampire: The Eternal Struggle",
        "Time is up: all remaining players get half a victory point. There is no game win.",
        "Anna – victory points: 0.5 · game win: – · ousted: – · end: still in the game in turn 1 · "
        "pool: 30 · deck: Brujah",
        "Bert – victory points: 0.5 · game win: – · ousted: – · end: still in the game in turn 1 · "
        "pool: 30 · deck: a random one",
        "Cleo – victory points: 0.5 · game win: – · ousted: – · end: still in the game in turn 1 · "
        "pool: 30 · deck: own deck (12 + 40 cards)",
    ],
    "de": [
        "Vampire: The Eternal Struggle",
        "Die Zeit ist um: Alle, die noch im Spiel sind, erhalten einen halben Siegpunkt. Es gibt "
        "keinen Spielsieg.",
        "Anna – Siegpunkte: 0,5 · Spielsieg: – · herausgeworfen: – · Ende: in Zug 1 noch im "
        "Spiel · Pool: 30 · Deck: Brujah",
        "Bert – Siegpunkte: 0,5 · Spielsieg: – · herausgeworfen: – · Ende: in Zug 1 noch im "
        "Spiel · Pool: 30 · Deck: ein zufälliges",
        "Cleo – Siegpunkte: 0,5 · Spielsieg: – · herausgeworfen: – · Ende: in Zug 1 noch im "
        "Spiel · Pool: 30 · Deck: eigenes Deck (12 + 40 Karten)",
    ],
    "pl": [
        "Vampire: The Eternal Struggle",
        "Czas minął: wszyscy, którzy są jeszcze w grze, otrzymują pół punktu zwycięstwa. Nikt nie "
        "wygrywa partii.",
        "Anna – punkty zwycięstwa: 0,5 · wygrana partia: – · wyeliminowani: – · koniec: w turze 1 "
        "nadal w grze · pula: 30 · talia: Brujah",
        "Bert – punkty zwycięstwa: 0,5 · wygrana partia: – · wyeliminowani: – · koniec: w turze 1 "
        "nadal w grze · pula: 30 · talia: losowa",
        "Cleo – punkty zwycięstwa: 0,5 · wygrana partia: – · wyeliminowani: – · koniec: w turze 1 "
        "nadal w grze · pula: 30 · talia: własna talia (12 + 40 kart)",
    ],
}


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_sheet_as_text(language: str) -> None:
    position = timed()
    words = Words(language, position.game, NAMES, strict=True)
    assert result_text(position, words).splitlines() == SHEETS[language]


def test_a_running_game_has_no_sheet() -> None:
    position = conclave.game("vtes").start(3, 1)
    words = Words("en", position.game)
    assert result_text(position, words) == ""
    assert result_words(position, words).columns == []


def test_a_sheet_without_columns_shows_places_and_scores() -> None:
    position, rng = conclave.game("vendetta").start(3, 1, {"rounds": 1}), Rng(1)
    while not position.over:
        seat = position.deciders[0]
        position.play(seat, position.options(seat).pick(rng))
    outcome = position.outcome
    assert outcome is not None
    first = ranked(outcome)[0]
    assert outcome.places[first] == 1
    lines = result_text(position, Words("en", position.game, NAMES)).splitlines()
    points = "point" if outcome.scores[first] == 1 else "points"
    assert lines[2] == f"1. {NAMES[first]} – {outcome.scores[first]} {points}"


def test_the_terminal_shows_the_sheet_at_the_end() -> None:
    position = timed()
    note = end_note(Words("en", position.game, NAMES), position)
    console = Console(width=100, color_system=None)
    with console.capture() as shown:
        console.print(note.content)
    lines = [" ".join(line.split()) for line in shown.get().splitlines()]
    anna = next(place for place, line in enumerate(lines) if line.endswith("Anna 0.5 points"))
    assert lines[anna + 1 : anna + 7] == [
        "victory points 0.5",
        "game win –",
        "ousted –",
        "end still in the game in turn 1",
        "pool 30",
        "deck Brujah",
    ]


def test_players_with_the_same_place_are_ordered_by_score_then_seat() -> None:
    outcome = Outcome((2, 1, 2, 2), (1, 5, 3, 3), "why", "RULE-01")
    assert ranked(outcome) == [1, 2, 3, 0]
