"""The end of V:TES games in the browser: ousts, withdrawal, time and the result sheet."""

from __future__ import annotations

import re
import time
from functools import cache

import pytest
from browser.conftest import Visit
from browser.pages import LARGE_PHONE
from browser.visitor import Visitor
from browser.vtes import GAME, bleeders, offers, question, take_over
from playwright.sync_api import Locator, TimeoutError, expect
from server.harness import BOT, ME, Json

from conclave import bots
from conclave.core.moves import NO_SEAT
from conclave.core.position import Decision, Position
from conclave.core.record import Record
from conclave.games.vtes.rules.events.course import Ousted
from conclave.text import Words

DESKTOP = {"viewport": {"width": 1366, "height": 768}}
IDLE = ("pass", "decline", "done", "no", "number 0")
OWN = "deck krid*6,adelaide-davis*6/govern-the-unaligned*40"


# Finding games


def idle_move(decision: Decision) -> str:
    """A move that does as little as possible."""
    moves = [move.text for move in decision.options]
    return next((move for move in moves if move in IDLE), moves[0])


def last_bleed(position: Position, decision: Decision) -> str | None:
    """A bleed by the first seat that ousts her prey, who has no minions, before any other oust."""
    view = position.view(0)
    prey = view["prey"][0]
    if prey is None or view["ready"][prey] or any(view["out"]):
        return None
    strong = [m["card"] for m in view["ready"][0] if m["bleed"] >= view["pool"][prey]]
    able = bleeders(decision)
    bleeds = [f"bleed {card}" for card in strong if card in able and len(able) > 1]
    return next((bleed for bleed in bleeds if ousts_surely(position, bleed)), None)


def ousts_surely(position: Position, bleed: str) -> bool:
    """Whether the bleed ousts the prey, and nobody else can do anything but pass until then."""
    after = position.copy()
    events = list(after.play(0, bleed))
    while not any(isinstance(event, Ousted) for event in events):
        seat = after.deciders[0]
        if after.whose_turn() != 0 or (seat != 0 and len(after.options(seat)) > 1):
            return False
        events += after.play(seat, idle_move(after.decision(seat)))
    return True


@cache
def before_the_oust(seats: int) -> tuple[Record, str]:
    """A game in which the first seat can oust her prey, and the move that does it."""
    for seed in range(50):
        record = Record.begin(GAME, seats, {"decks": "starter"}, seed)
        bot = bots.make("greedy", GAME, 0, seed)
        while not record.position.over:
            seat = record.position.deciders[0]
            decision = record.position.decision(seat)
            if seat == 0 and (bleed := last_bleed(record.position, decision)):
                return record, bleed
            if seat == 0:
                record.play(0, bot.choose(bots.perspective(record.position, 0)))
            else:
                record.play(seat, idle_move(decision))
    raise AssertionError("no game comes to that")


@cache
def before_the_withdrawal() -> Record:
    """An idle game in which the first seat has used up her library."""
    record = Record.begin(GAME, 2, {"time": 120}, 3)
    for seat in (0, 1):
        record.play(seat, OWN)
    while True:
        seat = record.position.deciders[0]
        moves = [move.text for move in record.position.options(seat)]
        if seat == 0 and "withdraw" in moves:
            return record
        discards = [move for move in moves if move.startswith("discard") and seat == 0]
        record.play(seat, discards[0] if discards else idle_move(record.position.decision(seat)))


def before_a_master_card() -> Record:
    """A game with a time limit in which the first seat may play a master card."""
    for seed in range(50):
        record = Record.begin(GAME, 2, {"decks": "starter", "time": 90}, seed)
        while (decision := record.position.decision(record.position.deciders[0])).seat or (
            record.position.view(0)["phase"] != "master-phase"
        ):
            record.play(decision.seat, idle_move(decision))
        if offers(decision, "Play"):
            return record
    raise AssertionError("no game comes to that")


@cache
def timed() -> Record:
    """A game of five in which time was called right after the first oust."""
    game, bleed = before_the_oust(5)
    options = {**game.position.settings, "time": 90}
    names = ["Anna", "Bert", "Cleo", "Dora", "Emil"]
    record = Record.begin(GAME, 5, options, game.seed, names)
    for seat, move in game.moves:
        record.play(seat, move)
    record.play(0, bleed)
    record.play(NO_SEAT, "time")
    while not record.position.over:
        seat = record.position.deciders[0]
        record.play(seat, idle_move(record.position.decision(seat)))
    return record


# At the table


def bleed_with(visitor: Visitor, table: Json, bleed: str) -> None:
    """Choose the minion and the bleed by clicking, and wait for the move."""
    words, number = Words("en", GAME), visitor.state(table)["number"]
    minion = words.name("minion", bleed.split()[1])
    question(visitor).get_by_role("button", name=minion, exact=True).click()
    question(visitor).get_by_role("button", name=words.move(GAME.move(bleed)), exact=True).click()
    wait_for_move(visitor, table, number)


def wait_for_move(visitor: Visitor, table: Json, number: int) -> None:
    """Wait for a move at the table."""
    visitor.page.wait_for_function(
        "async ([path, before]) => (await (await fetch(path)).json()).number > before",
        arg=[f"/api/tables/{table['id']}/state?after=100000", number],
    )


def play_until(visitor: Visitor, table: Json, until: str | None = None) -> None:
    """Click idle moves until an event happens, or the game is over."""
    end = time.monotonic() + 180
    while time.monotonic() < end:
        state = visitor.state(table)
        events = [event["event"] for entry in state["log"] for event in entry["events"]]
        if until in events or (until is None and state["sheet"]["state"] == "finished"):
            return
        if state["decision"] is None:
            visitor.page.wait_for_timeout(50)
            continue
        options = state["decision"]["options"]
        least = next((option for option in options if option["move"] in IDLE), options[0])
        try:
            question(visitor).get_by_role("button", name=least["words"]).first.click(timeout=2000)
        except TimeoutError:
            continue  # the server has passed in the meantime
        wait_for_move(visitor, table, state["number"])
    raise AssertionError(f"{until} never happened")


def sheet(visitor: Visitor, name: str = "Result") -> Locator:
    """The result sheet."""
    return visitor.page.get_by_role("region", name=name)


def cells(visitor: Visitor, row: int, name: str = "Result") -> list[str]:
    """The cells of a row of the result sheet."""
    line = sheet(visitor, name).get_by_role("row").nth(row)
    return [" ".join(text.split()) for text in line.locator("th, td").all_inner_texts()]


def test_a_game_of_two_ends_with_its_sheet(visit: Visit) -> None:
    anna = visit(**DESKTOP).with_name("Anna")
    record, bleed = before_the_oust(2)
    table = take_over(anna, record)
    bleed_with(anna, table, bleed)
    play_until(anna, table, "Ousted")
    expect(sheet(anna)).to_be_visible()
    state = anna.state(table)
    turn, pool = state["view"]["turn"], state["view"]["pool"][0]
    decks = [Words("en", GAME).name("deck", deck) for deck in state["view"]["deck"]]
    assert cells(anna, 0)[1:] == [
        "Player", "victory points", "game win", "ousted", "end", "pool", "deck",
    ]  # fmt: skip
    seats = [seat["name"] for seat in state["sheet"]["seats"]]
    assert cells(anna, 1) == [
        "1.", "Anna (you)", "2", "yes", seats[1], f"still in the game in turn {turn}", str(pool),
        decks[0],
    ]  # fmt: skip
    assert cells(anna, 2) == [
        "2.", seats[1], "0", "–", "–", f"ousted by Anna in turn {turn}", "0", decks[1],
    ]  # fmt: skip
    expect(anna.button("Play again")).to_be_visible()


def test_an_oust_gives_a_victory_point_and_six_pool(visit: Visit) -> None:
    anna = visit(**DESKTOP).with_name("Anna")
    record, bleed = before_the_oust(5)
    before = record.position.view(0)
    prey = before["prey"][0]
    table = take_over(anna, record)
    bleed_with(anna, table, bleed)
    play_until(anna, table, "Ousted")
    view = anna.state(table)["view"]
    assert view["out"] == [seat == prey for seat in range(5)]
    assert view["points"] == [1, 0, 0, 0, 0]
    assert view["pool"][0] == before["pool"][0] + 6
    assert view["prey"][0] == (prey + 1) % 5
    anna.see(re.compile("You gain a victory point"))


def test_withdrawing_by_clicking(visit: Visit) -> None:
    anna = visit(**DESKTOP).with_name("Anna")
    table = take_over(anna, before_the_withdrawal())
    anna.button("Announce your withdrawal from the game").click()
    play_until(anna, table, "Withdrew")
    expect(sheet(anna)).to_be_visible()
    turn = anna.state(table)["view"]["turn"]
    assert cells(anna, 1)[:4] == ["Anna (you)", "1", "–", "–"]
    assert cells(anna, 1)[4] == f"withdrew in turn {turn}"
    assert cells(anna, 1)[6] == "own deck (12 + 40 cards)"
    assert "1" in cells(anna, 2)


def test_the_current_phase_is_the_last_when_time_is_called(visit: Visit) -> None:
    anna = visit(**DESKTOP).with_name("Anna")
    record = before_a_master_card()
    record.play(NO_SEAT, "time")
    table = take_over(anna, record)
    anna.see("Time is up.")
    expect(anna.page.get_by_role("timer")).to_have_count(0)
    play_until(anna, table)
    expect(sheet(anna)).to_be_visible()
    assert [cells(anna, row)[1] for row in (1, 2)] == ["0.5", "0.5"]
    assert anna.state(table)["view"]["phase"] == "master-phase"


LINES = {
    "en": ("Result", "1.5", "ousted by Anna in turn {turn}"),
    "de": ("Ergebnis", "1,5", "von Anna in Zug {turn} herausgeworfen"),
    "pl": ("Wynik", "1,5", "odpada w turze {turn}; punkt zdobywa Anna"),
}


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_sheet_of_a_game_that_ran_out_of_time(visit: Visit, language: str) -> None:
    watcher = visit(**DESKTOP, locale=language)
    record = timed()
    watcher.go(f"/replay/{watcher.upload(record)}?at={len(record.moves)}")
    name, points, fate = LINES[language]
    expect(sheet(watcher, name)).to_be_visible()
    assert cells(watcher, 1, name)[:2] == ["Anna", points]
    last = cells(watcher, 5, name)
    turn = record.position.departures[0][2]  # type: ignore[attr-defined]
    assert last[0] == record.names[record.position.departures[0][0]]  # type: ignore[attr-defined]
    assert last[4] == fate.format(turn=turn)
    assert len(cells(watcher, 0, name)) == 7, "nobody has won, so there are no places"


def test_the_sheet_is_copied_as_text(visit: Visit) -> None:
    watcher = visit(**DESKTOP, permissions=["clipboard-read", "clipboard-write"])
    record = timed()
    watcher.go(f"/replay/{watcher.upload(record)}?at={len(record.moves)}")
    watcher.button("Copy as text").click()
    expect(watcher.button("Copied")).to_be_visible()
    text = watcher.page.evaluate("navigator.clipboard.readText()")
    lines = text.splitlines()
    assert lines[0] == "Vampire: The Eternal Struggle"
    assert lines[1].endswith("There is no game win.")
    assert lines[2].startswith("Anna – victory points: 1.5 · game win: – · ousted: ")
    assert len(lines) == 7


def test_the_sheet_fits_a_phone(visit: Visit) -> None:
    watcher = visit(**LARGE_PHONE)
    record = timed()
    watcher.go(f"/replay/{watcher.upload(record)}?at={len(record.moves)}")
    expect(sheet(watcher)).to_be_visible()
    width = watcher.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    assert (
        watcher.page.evaluate(
            "getComputedStyle(document.querySelector('[data-column]'), '::before').content"
        )
        == '"victory points "'
    )


def test_the_remaining_time_runs_down_and_is_announced(visit: Visit) -> None:
    anna = visit(**DESKTOP).with_name("Anna")
    anna.page.clock.install()
    body = {"game": "vtes", "seats": [ME, BOT], "options": {"decks": "starter", "time": 16}}
    table = anna.post("/api/tables", body)
    anna.go(f"/table/{table['id']}")
    timer = anna.page.get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"^1[56]:\d\d$"))
    anna.page.clock.run_for(62_000)
    anna.see("15 minutes left.")
    expect(timer).to_have_text(re.compile(r"^14:\d\d$"))
    anna.page.clock.run_for(30_000)
    expect(anna.page.get_by_text("15 minutes left.")).to_have_count(0)
    anna.page.clock.run_for(9 * 60_000 + 30_000)
    anna.see("5 minutes left.")
    assert "short" in (timer.locator("..").get_attribute("class") or "")
