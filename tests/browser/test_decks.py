"""Decks in the browser: importing, building, drawing practice hands, choosing one in secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from browser.conftest import Visit
from browser.masquerade import DESKTOP
from browser.pages import LARGE_PHONE
from browser.test_axe import COLOURS, EVERYTHING, serious
from browser.test_pages import LOCALES, OVERFLOW
from browser.visitor import PATIENCE, Visitor
from playwright.sync_api import Locator, Response, WebSocket, expect
from server.harness import ME, OPEN, Json

from conclave.games.vtes.cards import LIBRARY

PRESETS = len(LIBRARY.presets)
KRID, GOVERN, DEFLECTION, DOLL, NOT_HERE = 200794, 100845, 100518, 100199, 100002
LEGAL = f"{KRID}*12/{GOVERN}*25,{DEFLECTION}*15"
FAULTY = """Deck Name: Night's Work

Crypt (12 cards)
12x Krid

Library (45 cards)
25x Govern the Unalined
15x Deflektion
1x 419 Operation
1x Qqqqqq Zzzzz
3x Blood Doll
"""
SMALL = """(wanted) => [...document.querySelectorAll(wanted)]
  .filter((each) => each.offsetParent)
  .map((each) => [each.textContent.trim().slice(0, 30), each.getBoundingClientRect().height])
  .filter(([, height]) => height < 43.9)"""


def create_deck(visitor: Visitor, name: str = "Mine", text: str = LEGAL) -> str:
    """Create a deck of the visitor; returns its id."""
    id: str = visitor.post("/api/decks", {"game": "vtes", "name": name, "text": text})["id"]
    return id


def stored_deck(visitor: Visitor, id: str) -> Json:
    """A deck on the server."""
    deck: Json = visitor.context.request.get(f"/api/decks/{id}?lang=en").json()
    return deck


def build(visitor: Visitor, text: str = LEGAL) -> str:
    """Create a deck and open it in the builder; returns its id."""
    id = create_deck(visitor, text=text)
    visitor.go(f"/decks/{id}")
    # The first request for all cards is slow.
    expect(visitor.page.locator(".pool li").first).to_be_attached(timeout=3 * PATIENCE)
    return id


def pool(visitor: Visitor) -> Locator:
    """The search results."""
    return visitor.page.get_by_role("list", name="Cards found").get_by_role("listitem")


def names(cards: Locator) -> list[str]:
    """The names of the cards in a list."""
    return [name.strip() for name in cards.locator(".called").all_inner_texts()]


@contextmanager
def saving(visitor: Visitor) -> Iterator[None]:
    """Wait until a change to a deck is saved."""

    def changed(answer: Response) -> bool:
        return answer.request.method == "PATCH" and answer.ok

    with visitor.page.expect_response(changed):
        yield
    expect(visitor.page.get_by_text("Saved", exact=True)).to_be_attached()


# Import and export


def test_a_faulty_deck_list_is_corrected_by_clicking_and_saved(visit: Visit) -> None:
    anna = visit(**DESKTOP).go("/decks")
    anna.button("Import…").click()
    dialog = anna.page.get_by_role("dialog", name="Import a deck")
    keeping = dialog.get_by_role("button", name=re.compile("^Save"))
    expect(keeping).to_be_disabled()
    dialog.get_by_label("Deck list").fill(FAULTY)
    expect(dialog).to_contain_text("3 lines were not understood")
    expect(dialog).to_contain_text("Line 7: there is no card “Govern the Unalined”.")
    expect(dialog).to_contain_text("Line 10: there is no card “Qqqqqq Zzzzz”.")
    expect(dialog).to_contain_text("Line 9: 419 Operation is not implemented yet.")
    expect(dialog.get_by_role("link", name="Rule VTES-1.2-04")).to_be_visible()
    assert serious(anna.page, "dark", EVERYTHING) + serious(anna.page, "light", COLOURS) == []
    dialog.get_by_role("button", name="Use “Govern the Unaligned”").click()
    expect(dialog).to_contain_text("2 lines were not understood")
    dialog.get_by_role("button", name="Use “Deflection”").click()
    expect(dialog).to_contain_text("1 line was not understood")
    expect(dialog).to_contain_text("Found: 12 in the crypt, 44 in the library.")
    dialog.get_by_role("button", name="Save it without these lines").click()
    expect(anna.page.get_by_label("Name of the deck")).to_have_value("Night's Work")
    id = anna.page.url.rsplit("/", 1)[1]
    assert [(line["id"], line["copies"]) for line in stored_deck(anna, id)["lines"]] == [
        (KRID, 12), (NOT_HERE, 1), (DOLL, 3), (DEFLECTION, 15), (GOVERN, 25),
    ]  # fmt: skip
    with saving(anna):
        anna.button("Remove 419 Operation").click()
    anna.see("✓ legal")


def test_missing_cards_are_replaced_by_similar_ones(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    id = build(anna, f"{KRID}*12/{GOVERN}*39,{NOT_HERE}*2")
    missing = anna.page.get_by_role("region", name="One card is missing")
    expect(missing).to_contain_text("2× 419 Operation")
    offered = stored_deck(anna, id)["replacements"][0]["near"]
    choice = missing.get_by_label("Instead of 419 Operation")
    expect(choice.locator("option")).to_have_count(len(offered) + 1)
    choice.select_option(index=1)
    with saving(anna):
        missing.get_by_role("button", name="Replace them").click()
    anna.see("✓ legal")
    expect(missing).to_have_count(0)
    copies = {line["id"]: line["copies"] for line in stored_deck(anna, id)["lines"]}
    assert copies == {KRID: 12, GOVERN: 39, offered[1]["id"]: 2}


def test_a_deck_is_exported_in_each_format(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    build(anna)
    anna.button("Export…").click()
    dialog = anna.page.get_by_role("dialog", name="Export “Mine”")
    shown = dialog.get_by_label("Deck list")
    for form, start in (
        ("text", "Deck Name: Mine\n"),
        ("lackey", "15\tDeflection\n"),
        ("jol", "12x Krid\n"),
        ("link", "https://vdb.im/decks/deck?name=Mine#"),
        ("word", f"{KRID}*12/{DEFLECTION}*15,{GOVERN}*25"),
    ):
        dialog.get_by_label("Form").select_option(form)
        expect(shown).to_have_value(re.compile("^" + re.escape(start)))
    with anna.page.expect_download() as saved:
        dialog.get_by_role("button", name="Save to a file").click()
    assert saved.value.suggested_filename == "Mine.txt"
    assert Path(saved.value.path()).read_text().startswith(f"{KRID}*12/")


# Building


def test_a_deck_is_built_by_searching_the_cards(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    id = build(anna, f"{KRID}*11/{GOVERN}*40")
    expect(anna.page.get_by_text(re.compile(r"^The crypt has 11 cards"))).to_be_visible()
    search = anna.page.get_by_label("Search names and texts")
    anna.page.get_by_role("combobox", name="Clan").select_option("nosferatu")
    anna.button("Obfuscate").click()
    anna.button("Obfuscate").click()
    expect(anna.button("superior Obfuscate")).to_have_attribute("aria-pressed", "true")
    anna.page.get_by_label("Maximum capacity").fill("6")
    anna.page.get_by_label("Group").select_option("6")
    few = names(pool(anna))
    sheets = anna.context.request.get("/api/games/vtes/cards?lang=en").json()
    assert few == sorted(
        card["title"]
        for card in sheets
        if card["facts"].get("clans") == ["nosferatu"]
        and "OBF" in card["facts"]["disciplines"]
        and card["facts"].get("capacity", 99) <= 6
        and card["facts"].get("group") == 6
    )
    assert 1 < len(few) < len(sheets)
    expect(anna.page.get_by_text(f"{len(few)} cards.", exact=True)).to_be_visible()
    anna.button("Clear").click()
    search.fill("krid")
    assert names(pool(anna))[0] == "Krid"
    with saving(anna):
        pool(anna).first.get_by_role("button", name="One more Krid").click()
    expect(anna.page.get_by_role("heading", name="Crypt (12)")).to_be_visible()
    anna.see("✓ legal")
    anna.button("Library").click()
    anna.page.get_by_role("combobox", name="Type").select_option("reaction")
    search.fill("bleed dominate")
    assert "Deflection" in names(pool(anna))
    deck = anna.page.get_by_role("region", name="Mine")
    with saving(anna):
        for _ in range(2):
            deck.get_by_role("button", name="One Govern the Unaligned fewer").click()
        anna.page.get_by_label("Name of the deck").fill("Sewer work")
    expect(anna.page.get_by_text("The library has 38 cards, and needs 40 to 90.")).to_be_visible()
    stored = stored_deck(anna, id)
    assert (stored["name"], stored["text"]) == ("Sewer work", f"{KRID}*12/{GOVERN}*38")
    anna.page.reload()
    expect(anna.page.get_by_label("Name of the deck")).to_have_value("Sewer work")
    expect(anna.page.get_by_role("heading", name="Library (38)")).to_be_visible()


def test_the_curve_and_the_required_size_are_shown(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    build(anna, f"{KRID}*12/{GOVERN}*61")
    anna.see("✓ legal")
    expect(anna.page.get_by_text("capacity 2: 12 cards")).to_be_attached()
    expect(anna.page.get_by_text("1 blood: 61 cards")).to_be_attached()
    anna.see("Capacities, 2.0 on average")
    with saving(anna):
        anna.page.get_by_label("Checked for").select_option("2")
    expect(anna.page.get_by_text("The library has 61 cards, and needs 40 to 60.")).to_be_visible()
    expect(anna.link("Rule VTES-1.2-05")).to_have_attribute("href", "/rules/vtes#VTES-1.2-05")


def test_an_average_has_the_decimal_comma_of_the_language(visit: Visit) -> None:
    for language, said in (("de", "Kapazitäten, im Durchschnitt 2,0"), ("pl", "średnio 2,0")):
        ola = visit(**DESKTOP, locale=LOCALES[language])
        ola.go(f"/decks/{create_deck(ola, text=f'{KRID}*12/{GOVERN}*61')}")
        expect(ola.page.get_by_text(said)).to_be_visible()


def test_a_deck_is_built_by_keyboard_alone(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    id = build(anna, f"{KRID}*12/")
    press, focused = anna.page.keyboard.press, anna.page.locator(":focus")
    anna.button("Library").focus()
    press("Enter")
    press("Tab")
    anna.page.keyboard.type("deflection")
    expect(pool(anna).first).to_contain_text("Deflection")
    with saving(anna):
        press("Enter")
        press("Enter")
    press("ArrowDown")
    expect(focused).to_contain_text("Deflection")
    with saving(anna):
        press("+")
        press("+")
        press("-")
    assert stored_deck(anna, id)["text"] == f"{KRID}*12/{DEFLECTION}*3"
    expect(anna.page.get_by_text("Deflection: 3 copies in the deck")).to_be_attached()
    press("Enter")
    card = anna.page.get_by_role("dialog", name="Deflection")
    expect(card).to_contain_text("bleed")
    press("Escape")
    expect(focused).to_contain_text("Deflection")
    press("ArrowUp")
    expect(anna.page.get_by_label("Search names and texts")).to_be_focused()
    assert serious(anna.page, "dark", EVERYTHING) + serious(anna.page, "light", COLOURS) == []


def test_practice_hands_are_drawn(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    build(anna, f"{KRID}*5/{GOVERN}*4,{DEFLECTION}*4")
    anna.button("Practice hand").click()
    hand = anna.page.locator("[data-pile=library] [data-card]")
    crypt = anna.page.locator("[data-pile=crypt] [data-card=krid]")
    expect(hand).to_have_count(7)
    expect(crypt).to_have_count(4)
    anna.see("1 card left")
    anna.button("Draw a card").click()
    expect(hand).to_have_count(8)
    expect(anna.button("Draw a card")).to_be_disabled()
    drawn = sorted(str(face.get_attribute("data-card")) for face in hand.all())
    assert drawn == ["deflection"] * 4 + ["govern-the-unaligned"] * 4
    anna.button("Draw from the crypt").click()
    expect(crypt).to_have_count(5)
    anna.button("New hand").click()
    expect(hand).to_have_count(7)
    expect(crypt).to_have_count(4)


def test_decks_are_copied_and_deleted(visit: Visit) -> None:
    anna = visit(**DESKTOP)
    create_deck(anna, "Twice")
    anna.go("/decks")
    expect(anna.page.get_by_role("article")).to_have_count(PRESETS)
    anna.button("Duplicate Twice").click()
    expect(anna.page.get_by_label("Name of the deck")).to_have_value("Twice (copy)")
    anna.link("All decks").click()
    anna.button("Delete Twice").click()
    anna.button("Delete").last.click()
    expect(anna.button("Delete Twice")).to_have_count(0)
    anna.button("Copy Malkavian to your decks").click()
    expect(anna.page.get_by_label("Name of the deck")).to_have_value("Malkavian (copy)")
    anna.see("✓ legal")
    decks = anna.context.request.get("/api/decks").json()
    assert [deck["name"] for deck in decks] == ["Malkavian (copy)", "Twice (copy)"]
    assert serious(anna.go("/decks").page, "light", EVERYTHING) == []


def test_a_deck_is_built_on_a_phone(visit: Visit) -> None:
    anna = visit(**LARGE_PHONE)
    id = build(anna)
    expect(anna.button("Deck (52)")).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".pool")).to_be_hidden()
    assert anna.page.evaluate(SMALL, "main button, main select") == []
    anna.button("Cards").tap()
    anna.page.get_by_label("Search names and texts").fill("krid")
    expect(anna.page.get_by_role("heading", name="Crypt (12)")).to_be_hidden()
    with saving(anna):
        anna.button("One more Krid").filter(visible=True).tap()
    anna.page.get_by_text("Filters", exact=True).tap()
    expect(anna.page.get_by_role("combobox", name="Clan")).to_be_visible()
    assert anna.page.evaluate(SMALL, "main button, main select") == []
    assert anna.page.evaluate(OVERFLOW) <= 0
    anna.button("Deck (53)").tap()
    expect(anna.page.get_by_role("heading", name="Crypt (13)")).to_be_visible()
    assert anna.page.evaluate(OVERFLOW) <= 0
    assert stored_deck(anna, id)["piles"] == {"crypt": 13, "library": 40}


# At a table


def record_messages(socket: WebSocket, received: list[str]) -> None:
    """Record the messages received on a socket."""
    socket.on("framereceived", lambda frame: received.append(str(frame)))


def test_a_deck_is_brought_to_a_table_in_secret(visit: Visit) -> None:
    anna, bert = visit(**DESKTOP).with_name("Anna"), visit(**DESKTOP).with_name("Bert")
    create_deck(anna, "Of the night")
    create_deck(anna, "Just begun", f"{KRID}*2/")
    received: list[str] = []
    bert.page.on("websocket", lambda socket: record_messages(socket, received))
    body = {"game": "vtes", "seats": [ME, OPEN], "options": {"decks": "brought"}}
    table = anna.post("/api/tables", body)
    bert.join(table)
    expect(bert.page.get_by_role("radio", name="Brujah", exact=True)).to_be_visible()
    anna.go(f"/table/{table['id']}")
    begun = anna.page.get_by_role("radio", name="Just begun")
    expect(begun).to_be_disabled()
    bring = anna.button("Play this deck")
    expect(bring).to_be_disabled()
    anna.page.get_by_role("radio", name="Toreador", exact=True).check()
    expect(anna.page.get_by_role("listitem").filter(has_text="Ivory Bow")).to_be_visible()
    anna.page.get_by_role("radio", name="Of the night").check()
    expect(anna.page.get_by_role("listitem").filter(has_text="Deflection")).to_contain_text("15")
    assert serious(anna.page, "dark", EVERYTHING) + serious(anna.page, "light", COLOURS) == []
    anna.button("Play “Of the night”").click()
    anna.see("Your deck: Of the night.")
    anna.see("Still choosing: Bert.")
    expect(anna.page.get_by_role("heading", name="Choosing decks")).to_be_visible()
    bert.see("Have chosen a deck: Anna.")
    expect(bert.page.get_by_role("radio", name="Of the night")).to_have_count(0)
    bert.page.get_by_role("radio", name="Brujah", exact=True).check()  # has none of Anna's cards
    bert.button("Play “Brujah”").click()
    for visitor in (anna, bert):
        expect(visitor.page.get_by_role("heading", name="Choosing decks")).to_have_count(0)
        expect(visitor.page.get_by_role("list", name="The turn")).to_be_visible()
    assert anna.state(table)["view"]["deck"] == [f"{KRID}*12/{DEFLECTION}*15,{GOVERN}*25", None]
    visible = " ".join(received) + bert.page.content()
    assert len(received) > 2
    for secret in (str(KRID), str(GOVERN), "krid", "govern-the-unaligned", "Of the night"):
        assert secret not in visible


def test_play_now_deals_starter_decks(visit: Visit) -> None:
    anna = visit(**DESKTOP).go("/")
    expect(anna.page.get_by_role("article").last.get_by_role("link", name="Decks")).to_be_visible()
    anna.offer("Play now", "Vampire: The Eternal Struggle").click()
    expect(anna.page.locator(".board")).to_be_visible()
    table = {"id": anna.page.url.rsplit("/", 1)[1]}
    state = anna.state(table)
    assert state["sheet"]["options"]["decks"] == "starter"
    starters = anna.context.request.get("/api/games/vtes/decks").json()["decks"][:6]
    assert state["view"]["deck"][0] in [deck["name"] for deck in starters]


def test_the_deck_page_is_translated_and_fits_a_phone(visit: Visit) -> None:
    for language, title in (("de", "Deine Decks"), ("pl", "Twoje talie")):
        ola = visit(**LARGE_PHONE, locale=LOCALES[language])
        create_deck(ola, "Z", f"{KRID}*2/")
        ola.go("/decks")
        expect(ola.page.get_by_role("heading", name=title)).to_be_visible()
        expect(ola.page.get_by_role("article")).to_have_count(PRESETS)
        assert re.findall(r"\bdk-[a-z-]+", ola.page.inner_text("main")) == []
        assert ola.page.evaluate(OVERFLOW) <= 0
        assert ola.page.evaluate(SMALL, "main button") == []
