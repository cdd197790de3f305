"""Helpers to play Masquerade in the browser, and to find games in a wanted position."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from browser.texts import messages
from browser.visitor import OVER, Visitor
from playwright.sync_api import Locator, expect
from server.harness import BOT, ME, Json

import conclave
from conclave.core.position import Decision, Position
from conclave.core.record import Record
from conclave.core.rng import Rng

GAME = conclave.game("masquerade")
DESKTOP = {"viewport": {"width": 1366, "height": 768}}
Wanted = Callable[[Position, Decision], bool]


# Finding games


def has(kind: str) -> Wanted:
    """A question that offers a move of this kind."""
    return lambda _, decision: any(type(move).__name__ == kind for move in decision.options)


def third_token(position: Position, decision: Decision) -> bool:
    """A question where draining a vampire gives the third diablerie token."""
    view = position.view(0)
    vampires = [name for name, card in GAME.cards.items() if getattr(card, "kind", "") == "vampire"]
    drained = {move.text.removeprefix("drain ") for move in decision.options}
    return view["red_tokens"][0] + view["grey_tokens"][0] == 2 and bool(drained & set(vampires))


def reckless_move(decision: Decision, rng: Rng) -> object:
    """Stay, deploy as much blood as possible, and drain."""
    moves = list(decision.options)
    for start in ("stay", "blood 3", "blood", "drain"):
        if liked := [move for move in moves if move.text.startswith(start)]:
            return liked[rng.below(len(liked))]
    return moves[rng.below(len(moves))]


def first_choice(decision: Decision, rng: Rng) -> object:
    """Stay, or play face up; otherwise a random move."""
    moves = list(decision.options)
    liked = [move for move in moves if move.text == "stay" or move.text.endswith(" up")]
    return (liked or moves)[rng.below(len(liked or moves))]


def find_game(
    wanted: Wanted,
    seats: int = 3,
    choose: Callable[[Decision, Rng], object] = first_choice,
    **options: str,
) -> Record:
    """The first game, by seed, in which the first seat gets the wanted question."""
    for seed in range(300):
        record, rng = Record.begin(GAME, seats, options, seed), Rng(seed)
        while not record.position.over:
            seat = record.position.deciders[0]
            decision = record.position.decision(seat)
            if seat == 0 and wanted(record.position, decision):
                return record
            move: Any = choose(decision, rng) if seat == 0 else decision.options.pick(rng)
            record.play(seat, move)
    raise AssertionError("no such game found")


def take_over(visitor: Visitor, record: Record) -> Json:
    """Continue a game in the first seat."""
    source = {"replay": visitor.upload(record), "number": len(record.moves)}
    return new_table(
        visitor, record.position.seats, options=record.position.settings, source=source
    )


def new_table(
    visitor: Visitor, seats: int = 3, options: Json | None = None, source: Json | None = None
) -> Json:
    """Set up a table against bots and open it."""
    body: Json = {"game": "masquerade", "seats": [ME] + [BOT] * (seats - 1)}
    body |= {"options": options or {}, "public": False, "clock": None}
    table = visitor.post("/api/tables", body | ({"from": source} if source else {}))
    visitor.go(f"/table/{table['id']}")
    expect(visitor.page.locator(".board")).to_be_visible()
    return table


# At the board


def question(visitor: Visitor) -> Locator:
    """The question, when no answer is being sent."""
    return visitor.page.locator(".choice[aria-busy=false]")


def wait_for_question(visitor: Visitor, *kinds: str) -> str:
    """Wait for a question of these kinds; returns its kind."""
    pattern = re.compile("|".join(kinds or (".+",)))
    expect(question(visitor)).to_have_attribute("data-kind", pattern)
    return question(visitor).get_attribute("data-kind") or ""


def confirm(visitor: Visitor) -> Locator:
    """The button that confirms the choice."""
    return question(visitor).locator("button.main").filter(visible=True).first


def cards(visitor: Visitor) -> Locator:
    """The cards in hand."""
    hand = visitor.page.get_by_role(
        "group", name=messages("board-masquerade", "en")["masq-your-hand"]
    )
    return hand.get_by_role("button")


def click_and_wait(visitor: Visitor, action: Locator) -> None:
    """Click, and wait until the move is shown; others may move in the meantime."""
    table = {"id": visitor.page.url.rpartition("/")[2]}
    before = visitor.state(table)["decision"]
    action.click()
    for _ in range(500):
        if (now := visitor.state(table))["decision"] != before:
            break
        visitor.page.wait_for_timeout(20)
    shown = "number => Number(document.querySelector('.board').dataset.number) >= number"
    visitor.page.wait_for_function(shown, arg=now["number"])


def is_over(visitor: Visitor) -> bool:
    """Whether the game is over; waits for a question or the end."""
    over = visitor.page.get_by_text(OVER)
    expect(question(visitor).or_(over).first).to_be_visible()
    return over.is_visible()


def answer(visitor: Visitor) -> str:
    """Answer any question by clicking; returns the kind of question."""
    kind, dock = wait_for_question(visitor), question(visitor)
    main = confirm(visitor)
    if kind == "play":
        cards(visitor).last.click()
        place = visitor.button(re.compile("^Play .* at (location|the Prince)")).first
        place.click()
        click_and_wait(visitor, main)
    elif kind == "withdrawal":
        click_and_wait(visitor, visitor.button("Stay"))
    elif kind in ("relic", "bottom", "order", "pick"):
        dock.locator("button[aria-pressed]").first.click()
        click_and_wait(visitor, main)
    elif main.count():
        click_and_wait(visitor, main)
    else:
        click_and_wait(visitor, dock.get_by_role("button").first)
    return kind
