"""Masquerade's board under somebody's hands, and games that have come to where they are wanted."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from browser.visitor import OVER, Visitor
from playwright.sync_api import Locator, expect
from server.harness import BOT, ME, Json

import conclave
from conclave.core.position import Decision, Position
from conclave.core.record import Record
from conclave.core.rng import Rng

TEXT = Path(__file__).parents[2] / "src" / "conclave" / "text"
GAME = conclave.game("masquerade")
DESKTOP = {"viewport": {"width": 1366, "height": 768}}
Wanted = Callable[[Position, Decision], bool]


def said(language: str) -> dict[str, str]:
    """The board's own words of one line."""
    text = (TEXT / language / "board-masquerade.ftl").read_text()
    return dict(re.findall(r"^([a-z-]+) = ([^{\n]+)$", text, re.MULTILINE))


# Games that have come somewhere


def has(kind: str) -> Wanted:
    """A question that can be answered by a move of this kind."""
    return lambda _, decision: any(type(move).__name__ == kind for move in decision.options)


def third_token(position: Position, decision: Decision) -> bool:
    """A question in which draining a vampire would bring the third diablerie token."""
    view = position.view(0)
    vampires = [name for name, card in GAME.cards.items() if getattr(card, "kind", "") == "vampire"]
    drained = {move.text.removeprefix("drain ") for move in decision.options}
    return view["red_tokens"][0] + view["grey_tokens"][0] == 2 and bool(drained & set(vampires))


def recklessly(decision: Decision, rng: Rng) -> object:
    """Stay with all the blood there is, and drain for more."""
    moves = list(decision.options)
    for start in ("stay", "blood 3", "blood", "drain"):
        if liked := [move for move in moves if move.text.startswith(start)]:
            return liked[rng.below(len(liked))]
    return moves[rng.below(len(moves))]


def first_choice(decision: Decision, rng: Rng) -> object:
    """Stay and play openly, so that much happens; anything else at random."""
    moves = list(decision.options)
    liked = [move for move in moves if move.text == "stay" or move.text.endswith(" up")]
    return (liked or moves)[rng.below(len(liked or moves))]


def reached(
    wanted: Wanted,
    seats: int = 3,
    choose: Callable[[Decision, Rng], object] = first_choice,
    **options: str,
) -> Record:
    """A game in which the first seat is asked what is wanted: the first there is, by its seed."""
    for seed in range(300):
        record, rng = Record.begin(GAME, seats, options, seed), Rng(seed)
        while not record.position.over:
            seat = record.position.deciders[0]
            decision = record.position.decision(seat)
            if seat == 0 and wanted(record.position, decision):
                return record
            move: Any = choose(decision, rng) if seat == 0 else decision.options.pick(rng)
            record.play(seat, move)
    raise AssertionError("no game comes to that")


def take_over(visitor: Visitor, record: Record) -> Json:
    """Sit down in the first seat of a game that has begun."""
    begun = {"replay": visitor.upload(record), "number": len(record.moves)}
    return sit(visitor, record.position.seats, options=record.position.settings, begun=begun)


def sit(
    visitor: Visitor, seats: int = 3, options: Json | None = None, begun: Json | None = None
) -> Json:
    """A table against bots, and the visitor at it."""
    body: Json = {"game": "masquerade", "seats": [ME] + [BOT] * (seats - 1)}
    body |= {"options": options or {}, "public": False, "clock": None}
    table = visitor.post("/api/tables", body | ({"from": begun} if begun else {}))
    visitor.go(f"/table/{table['id']}")
    expect(visitor.page.locator(".board")).to_be_visible()
    return table


# At the board


def question(visitor: Visitor) -> Locator:
    """What is asked, once no answer is under way."""
    return visitor.page.locator(".choice[aria-busy=false]")


def asked(visitor: Visitor, *kinds: str) -> str:
    """Wait for a question, and say of which kind it is."""
    pattern = re.compile("|".join(kinds or (".+",)))
    expect(question(visitor)).to_have_attribute("data-kind", pattern)
    return question(visitor).get_attribute("data-kind") or ""


def confirm(visitor: Visitor) -> Locator:
    """The button that does what was chosen."""
    return question(visitor).locator("button.main").filter(visible=True).first


def cards(visitor: Visitor) -> Locator:
    """The cards in hand."""
    hand = visitor.page.get_by_role("group", name=said("en")["masq-your-hand"])
    return hand.get_by_role("button")


def acting(visitor: Visitor, action: Locator) -> None:
    """Click, and wait until it has happened and is shown; others may move meanwhile."""
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
    """Whether the game is; waits until there is a question or an end."""
    over = visitor.page.get_by_text(OVER)
    expect(question(visitor).or_(over).first).to_be_visible()
    return over.is_visible()


def answer(visitor: Visitor) -> str:
    """Answer whatever is asked, by clicking; says what kind of question it was."""
    kind, dock = asked(visitor), question(visitor)
    main = confirm(visitor)
    if kind == "play":
        cards(visitor).last.click()
        place = visitor.button(re.compile("^Play .* at (location|the Prince)")).first
        place.click()
        acting(visitor, main)
    elif kind == "withdrawal":
        acting(visitor, visitor.button("Stay"))
    elif kind in ("relic", "bottom", "order", "pick"):
        dock.locator("button[aria-pressed]").first.click()
        acting(visitor, main)
    elif main.count():
        acting(visitor, main)
    else:
        acting(visitor, dock.get_by_role("button").first)
    return kind
