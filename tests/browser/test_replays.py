"""Replays in the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browser.conftest import Visit
from browser.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.harness import BOT, ME, Json, Server, play_http
from server.records import short_game

SECRET = re.compile(r"^\s*secret")


@pytest.fixture(scope="module")
def game(server: Server) -> Json:
    """A finished game."""
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT, public=True)
    sheet: Json = play_http(anna, table)["sheet"]
    return sheet


def bar(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name="Go to a move")


def test_the_scrub_bar_moves_through_the_game(visit: Visit, game: Json) -> None:
    eve = visit().go(f"/replay/{game['id']}")
    eve.see("Start of the game")
    eve.button("Next move").click()
    eve.see(f"Move 1 of {game['moves']}")
    bar(eve).fill("5")
    eve.see(f"Move 5 of {game['moves']}")
    bar(eve).press("ArrowLeft")
    eve.see(f"Move 4 of {game['moves']}")
    eve.button("Go to the end").click()
    expect(eve.page.get_by_role("region", name="Result")).to_be_visible()
    expect(eve.button("Next move")).to_be_disabled()
    expect(eve.log).to_have_count(game["moves"] + 1)


def test_the_replay_plays_automatically(visit: Visit, game: Json) -> None:
    eve = visit().go(f"/replay/{game['id']}")
    eve.button("Play").click()
    eve.see(f"Move 2 of {game['moves']}")
    eve.button("Pause").click()
    expect(eve.button("Play")).to_be_visible()


def test_the_replay_shows_one_seats_view_or_everything(visit: Visit, game: Json) -> None:
    eve = visit().go(f"/replay/{game['id']}")
    known = re.compile(r"^\s*\d+")
    eyes = eve.page.get_by_label("Point of view")
    expect(eve.supply("Anna")).to_have_text(known)
    expect(eve.supply("Green")).to_have_text(known)
    eyes.select_option(label="spectator")
    expect(eve.supply("Anna")).to_have_text(SECRET)
    expect(eve.supply("Green")).to_have_text(SECRET)
    eyes.select_option(label="Anna")
    expect(eve.supply("Anna")).to_have_text(known)
    expect(eve.supply("Green")).to_have_text(SECRET)


def test_a_link_opens_the_same_moment(visit: Visit, game: Json) -> None:
    eve = visit().go(f"/replay/{game['id']}")
    bar(eve).fill("7")
    eve.page.get_by_label("Point of view").select_option(label="Anna")
    eve.page.get_by_text("Link to this move").first.click()
    link = eve.page.get_by_role("textbox", name=re.compile("Link to this move")).input_value()
    bert = visit().go(link)
    bert.see(f"Move 7 of {game['moves']}")
    expect(bert.page.get_by_label("Point of view")).to_have_value("0")


def test_a_record_is_downloaded_uploaded_and_continued(
    visit: Visit, game: Json, tmp_path: Path
) -> None:
    eve = visit().go(f"/replay/{game['id']}")
    eve.page.get_by_text("Link to this move").first.click()
    with eve.page.expect_download() as download:
        eve.button("Download the record").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)

    bert = visit().go("/")
    bert.page.get_by_label("Watch a game from a record file").set_input_files(record)
    bert.see("Start of the game")
    bar(bert).fill("4")
    bert.see(f"Move 4 of {game['moves']}")
    bert.page.get_by_text("Continue from here against bots").click()
    bert.button("Continue").click()
    expect(bert.page).to_have_url(re.compile("/table/"))
    bert.wait_for_turn()
    bert.done()


def test_an_invalid_record_is_refused(visit: Visit, tmp_path: Path) -> None:
    bert = visit().go("/")
    nonsense = tmp_path / "shopping.txt"
    nonsense.write_text("milk\nblood\n")
    bert.page.get_by_label("Watch a game from a record file").set_input_files(nonsense)
    expect(bert.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    assert len(bert.problems()) == 1, "the browser logs the refused request"


def test_chances_are_analysed_on_demand(visit: Visit, server: Server) -> None:
    record = short_game()
    made = server.person().http.post("/api/replays", content=record.write()).json()
    eve = visit().go(f"/replay/{made['id']}")
    eve.button("Show win chances").click()
    chances = eve.page.get_by_role("region", name="Win chances")
    graph = chances.get_by_role("img", name="One line per player")
    # Analysis has the lowest priority, and other tests are running.
    expect(graph).to_be_visible(timeout=300_000)
    expect(graph.locator("polyline")).to_have_count(3)
    chances.get_by_text("All figures").click()
    won = record.position.outcome.places.index(1) if record.position.outcome else 0
    last = f"{len(record.moves)}: 100%"
    expect(chances.get_by_role("listitem").filter(has_text=last)).to_contain_text(
        ("Anna", "Bert", "Cleo")[won]
    )


def test_turning_points_are_listed_and_linked(visit: Visit, game: Json) -> None:
    eve = visit()
    turn = {
        "number": 4,
        "seat": 1,
        "before": 0.6,
        "after": 0.2,
        "words": ["Move 4: Green’s chances fell.", "Better: done"],
    }
    analysis = {
        "finished": True,
        "stopped": False,
        "done": 9,
        "of": 9,
        "courses": [[[0, 0.3], [3, 0.4]], [[1, 0.3], [3, 0.6], [6, 0.2]], []],
        "turning_points": [turn],
        "how": "By playing on.",
    }
    eve.page.route(re.compile("/analysis"), lambda route: route.fulfill(json=analysis))
    eve.go(f"/replay/{game['id']}")
    eve.button("Show win chances").click()
    chances = eve.page.get_by_role("region", name="Win chances")
    listed = chances.get_by_role("listitem").filter(has_text="Better: done")
    jump = listed.get_by_role("button", name="Move 4: Green’s chances fell.")
    jump.focus()
    jump.press("Enter")
    eve.see(f"Move 3 of {game['moves']}")
    expect(jump).to_have_attribute("aria-current", "step")
    assert chances.locator("path.turn").count() == 1


def test_a_private_game_is_seen_only_by_its_players_and_with_a_link(
    visit: Visit, server: Server
) -> None:
    anna, person = visit(), server.person("Anna")
    sheet: Json = play_http(person, person.table(ME, BOT, BOT))["sheet"]
    cookies = [
        {"name": name, "value": value, "url": server.url}
        for name, value in person.http.cookies.items()
    ]
    anna.context.add_cookies(cookies)  # type: ignore[arg-type]
    anna.go(f"/replay/{sheet['id']}")
    bar(anna).fill("7")
    anna.page.get_by_text("Link to this move").first.click()
    shown = anna.page.get_by_role("textbox", name=re.compile("Link to this move"))
    expect(shown).to_have_value(re.compile(r"at=7.*invitation="))

    bert = visit().go(shown.input_value())
    bert.see(f"Move 7 of {sheet['moves']}")
    bert.button("Next move").click()
    bert.page.reload()
    bert.see(f"Move 8 of {sheet['moves']}")
    bert.page.get_by_text("Continue from here against bots").click()
    bert.button("Continue").click()
    expect(bert.page).to_have_url(re.compile("/table/"))

    invited = visit().go(f"/table/{sheet['id']}?invitation={sheet['invitation']}")
    invited.link("Watch the replay").click()
    invited.see("Start of the game")

    eve = visit().go(f"/replay/{sheet['id']}")
    eve.see("This table is not public.")
    assert len(eve.problems()) == 1, "the browser logs the refused request"
