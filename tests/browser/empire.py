"""Empire's board under somebody's hands, and games that have come to where they are wanted."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from browser.masquerade import TEXT, Wanted, asked, confirm, question
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
  return moved && document.querySelector('.choice[aria-busy=false], [aria-label="How it ended"]')
}"""
Choose = Callable[[Decision, Rng], object]


def said(language: str) -> dict[str, str]:
    """The board's own words of one line."""
    text = (TEXT / language / "board-empire.ftl").read_text()
    return dict(re.findall(r"^([a-z-]+) = ([^{\n]+)$", text, re.MULTILINE))


EN = said("en")


# Games that have come somewhere


def boldly(decision: Decision, rng: Rng) -> object:
    """Attack, ask and hide, so that much happens; anything else at random."""
    moves = list(decision.options)
    for start in ("attack", "ask", "hide"):
        if liked := [move for move in moves if move.text.startswith(start)]:
            return liked[rng.below(len(liked))]
    return moves[rng.below(len(moves))]


def asking(decision: Decision, rng: Rng) -> object:
    """Use holy water where that is possible; anything else at random."""
    moves = list(decision.options)
    asks = [move for move in moves if move.text.startswith("ask")]
    return (asks or moves)[rng.below(len(asks or moves))]


def reached(wanted: Wanted, options: dict[str, str], choose: Choose = boldly) -> Record:
    """A game in which the first seat is asked what is wanted: the first there is, by its seed."""
    for seed in range(300):
        record, rng = Record.begin(GAME, 2, options, seed), Rng(seed)
        while not record.position.over:
            seat = record.position.deciders[0]
            decision = record.position.decision(seat)
            if seat == 0 and wanted(record.position, decision):
                return record
            move: Any = choose(decision, rng)
            record.play(seat, move)
    raise AssertionError("no game comes to that")


def finished(seed: int, options: dict[str, str]) -> Record:
    """A game that was played to its end."""
    record, rng = Record.begin(GAME, 2, options, seed), Rng(seed)
    while not record.position.over:
        seat = record.position.deciders[0]
        move: Any = boldly(record.position.decision(seat), rng)
        record.play(seat, move)
    return record


def take_over(visitor: Visitor, record: Record) -> Json:
    """Sit down in the first seat of a game that has begun."""
    begun = {"replay": visitor.upload(record), "number": len(record.moves)}
    return sit(visitor, record.position.settings, begun)


def sit(visitor: Visitor, options: Json, begun: Json | None = None, **more: Any) -> Json:
    """A table against a bot, and the visitor at it."""
    body: Json = {"game": "empire", "seats": [ME, BOT], "options": options}
    body |= {"public": False, "clock": None, **more}
    table = visitor.post("/api/tables", body | ({"from": begun} if begun else {}))
    visitor.go(f"/table/{table['id']}")
    expect(visitor.page.locator(".board")).to_be_visible()
    return table


# At the board


def castle(visitor: Visitor) -> Locator:
    """The characters in the castle."""
    return visitor.page.get_by_role("region", name=EN["emp-castle"]).get_by_role("article")


def offered(visitor: Visitor) -> Locator:
    """The characters that can be chosen."""
    return visitor.page.locator("button.over")


def lit(visitor: Visitor) -> Locator:
    """The cards in hand that can be chosen."""
    return visitor.page.locator(".hand button[aria-pressed]")


def shown(visitor: Visitor, table: Json) -> Json:
    """What the server shows this person of the table."""
    view: Json = visitor.state(table)["view"]
    return view


def told(visitor: Visitor, table: Json) -> list[str]:
    """The names of all events so far."""
    log = visitor.state(table)["log"]
    return [event["event"] for entry in log for event in entry["events"]]


def acting(visitor: Visitor, action: Locator) -> None:
    """Click, and wait until it is done and something is asked again, or the game is over."""
    before = int(visitor.page.locator(".board").get_attribute("data-number") or 0)
    action.click()
    visitor.page.wait_for_function(SETTLED, arg=before)


def choose_cards(visitor: Visitor, number: int) -> None:
    """Tap so many cards that can be chosen, from the left."""
    for place in range(number):
        lit(visitor).nth(place).click()


def answer(visitor: Visitor) -> str:
    """Answer whatever is asked, by clicking; says what kind of question it was."""
    kind, main = asked(visitor), confirm(visitor)
    if kind in ("unmask", "strike"):
        acting(visitor, question(visitor).locator("button").last)
    elif kind == "support":
        acting(visitor, visitor.button("No support card"))
    elif kind == "action":
        act(visitor)
    elif kind in ("pay", "spend"):
        needed = 0
        while not main.is_enabled():
            lit(visitor).nth(needed).click()
            needed += 1
        acting(visitor, main)
    elif kind == "fight":
        choose_cards(visitor, min(2, lit(visitor).count()))
        acting(visitor, main)
    elif kind == "person":
        offered(visitor).first.click()
        acting(visitor, main)
    elif kind in ("take", "cancel"):
        visitor.page.locator("button[aria-pressed]").and_(
            visitor.page.locator(".pile button, .combat button")
        ).first.click()
        acting(visitor, main)
    elif kind == "draw":
        acting(visitor, main)
    else:
        acting(visitor, question(visitor).locator("button").first)
    return kind


def act(visitor: Visitor) -> None:
    """Attack somebody if that is possible, and pass otherwise."""
    if visitor.button("Attack").count():
        visitor.button("Attack").click()
        offered(visitor).first.click()
        visitor.button(re.compile(": attack this one$")).first.click()
        acting(visitor, confirm(visitor))
    else:
        acting(visitor, visitor.button("Pass, and discard two cards"))
