"""Helpers to play Empire in the browser, and to find games in a wanted position."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from browser.masquerade import Wanted, confirm, question, wait_for_question
from browser.texts import messages
from browser.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.harness import BOT, ME, Json

import conclave
from conclave.core.position import Decision
from conclave.core.record import Record
from conclave.core.rng import Rng

GAME = conclave.game("empire")
VAMPIRES = {"vampires": "first"}
HUMANS = {"vampires": "second"}
SETTLED = """(before) => {
  const moved = Number(document.querySelector('.board')?.dataset.number) > before
  return moved && document.querySelector('.choice[aria-busy=false], [aria-label="Result"]')
}"""
Choose = Callable[[Decision, Rng], object]


EN = messages("board-empire", "en")


# Finding games


def bold_move(decision: Decision, rng: Rng) -> object:
    """Attack, ask or hide if possible; otherwise a random move."""
    moves = list(decision.options)
    for start in ("attack", "ask", "hide"):
        if liked := [move for move in moves if move.text.startswith(start)]:
            return liked[rng.below(len(liked))]
    return moves[rng.below(len(moves))]


def ask_if_possible(decision: Decision, rng: Rng) -> object:
    """Use holy water if possible; otherwise a random move."""
    moves = list(decision.options)
    asks = [move for move in moves if move.text.startswith("ask")]
    return (asks or moves)[rng.below(len(asks or moves))]


def find_game(wanted: Wanted, options: dict[str, str], choose: Choose = bold_move) -> Record:
    """The first game, by seed, in which the first seat gets the wanted question."""
    for seed in range(300):
        record, rng = Record.begin(GAME, 2, options, seed), Rng(seed)
        while not record.position.over:
            seat = record.position.deciders[0]
            decision = record.position.decision(seat)
            if seat == 0 and wanted(record.position, decision):
                return record
            move: Any = choose(decision, rng)
            record.play(seat, move)
    raise AssertionError("no such game found")


def finished(seed: int, options: dict[str, str]) -> Record:
    """A finished game."""
    record, rng = Record.begin(GAME, 2, options, seed), Rng(seed)
    while not record.position.over:
        seat = record.position.deciders[0]
        move: Any = bold_move(record.position.decision(seat), rng)
        record.play(seat, move)
    return record


def take_over(visitor: Visitor, record: Record) -> Json:
    """Continue a game in the first seat."""
    source = {"replay": visitor.upload(record), "number": len(record.moves)}
    return new_table(visitor, record.position.settings, source)


def new_table(visitor: Visitor, options: Json, source: Json | None = None, **more: Any) -> Json:
    """Set up a table against a bot and open it."""
    body: Json = {"game": "empire", "seats": [ME, BOT], "options": options}
    body |= {"public": False, "clock": None, **more}
    table = visitor.post("/api/tables", body | ({"from": source} if source else {}))
    visitor.go(f"/table/{table['id']}")
    expect(visitor.page.locator(".board")).to_be_visible()
    return table


# At the board


def castle(visitor: Visitor) -> Locator:
    """The characters in the castle."""
    return visitor.page.get_by_role("region", name=EN["emp-castle"]).get_by_role("article")


def selectable_characters(visitor: Visitor) -> Locator:
    """The characters that can be chosen."""
    return visitor.page.locator("button.over")


def selectable_cards(visitor: Visitor) -> Locator:
    """The cards in hand that can be chosen."""
    return visitor.page.locator(".hand button[aria-pressed]")


def server_view(visitor: Visitor, table: Json) -> Json:
    """The view that the server sends to this person."""
    view: Json = visitor.state(table)["view"]
    return view


def event_names(visitor: Visitor, table: Json) -> list[str]:
    """The names of all events so far."""
    log = visitor.state(table)["log"]
    return [event["event"] for entry in log for event in entry["events"]]


def click_and_wait(visitor: Visitor, action: Locator) -> None:
    """Click, and wait for the next question or the end of the game."""
    before = int(visitor.page.locator(".board").get_attribute("data-number") or 0)
    action.click()
    visitor.page.wait_for_function(SETTLED, arg=before)


def choose_cards(visitor: Visitor, number: int) -> None:
    """Click the first selectable cards."""
    for place in range(number):
        selectable_cards(visitor).nth(place).click()


def answer(visitor: Visitor) -> str:
    """Answer any question by clicking; returns the kind of question."""
    kind, main = wait_for_question(visitor), confirm(visitor)
    if kind in ("unmask", "strike"):
        click_and_wait(visitor, question(visitor).locator("button").last)
    elif kind == "support":
        click_and_wait(visitor, visitor.button("No support card"))
    elif kind == "action":
        act(visitor)
    elif kind in ("pay", "spend"):
        needed = 0
        while not main.is_enabled():
            selectable_cards(visitor).nth(needed).click()
            needed += 1
        click_and_wait(visitor, main)
    elif kind == "fight":
        choose_cards(visitor, min(2, selectable_cards(visitor).count()))
        click_and_wait(visitor, main)
    elif kind == "person":
        selectable_characters(visitor).first.click()
        click_and_wait(visitor, main)
    elif kind in ("take", "cancel"):
        visitor.page.locator("button[aria-pressed]").and_(
            visitor.page.locator(".pile button, .combat button")
        ).first.click()
        click_and_wait(visitor, main)
    elif kind == "draw":
        click_and_wait(visitor, main)
    else:
        click_and_wait(visitor, question(visitor).locator("button").first)
    return kind


def act(visitor: Visitor) -> None:
    """Attack if possible, otherwise pass."""
    if visitor.button("Attack").count():
        visitor.button("Attack").click()
        selectable_characters(visitor).first.click()
        visitor.button(re.compile(": is attacked$")).first.click()
        click_and_wait(visitor, confirm(visitor))
    else:
        click_and_wait(visitor, visitor.button("Pass and discard two cards"))
