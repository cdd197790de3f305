"""A person at a browser."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, expect
from server.harness import Json, Server

from conclave.core.record import Record

PATIENCE = 60_000
DONE = "Done: turn over a card"
TURN = re.compile(r"^Your turn\.")
OVER = re.compile(r"^The game is over\.")
ENTERABLE = re.compile(r"^District \d+:(?!.*(at least|you can’t enter))")
REMEMBER = """([key, value]) => {
  try { if (!localStorage.getItem(key)) localStorage.setItem(key, value) } catch {}
}"""

expect.set_options(timeout=PATIENCE)


class Visitor:
    """A browser context with its own cookies, settings and pages."""

    def __init__(
        self, browser: Browser, server: Server, *, pace: str = "none", **context: Any
    ) -> None:
        self.server = server
        self.errors: list[str] = []
        defaults = {
            "locale": "en-GB",
            "color_scheme": "dark",
            "viewport": {"width": 1280, "height": 800},
        }
        wanted = {**defaults, **context}
        self.language = str(wanted["locale"])[:2]
        self.context: BrowserContext = browser.new_context(base_url=server.url, **wanted)
        self.context.set_default_timeout(PATIENCE)
        settings = json.dumps(["conclave.settings", json.dumps({"pace": pace})])
        self.context.add_init_script(f"({REMEMBER})({settings})")
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.errors.append(str(error.error)))
        self.context.on("request", self._request)
        self.page: Page = self.context.new_page()

    def _console(self, message: Any) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        own = urlsplit(self.server.url).netloc
        if address.scheme in ("http", "https") and address.netloc != own:
            self.errors.append(f"asked another host: {request.url}")

    # Pages

    def go(self, path: str) -> Visitor:
        """Open a page of this server."""
        self.page.goto(path)
        return self

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its label."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def link(self, name: str | re.Pattern[str]) -> Locator:
        """A link by its text."""
        return self.page.get_by_role("link", name=name, exact=isinstance(name, str))

    def offer(self, name: str, game: str = "Vendetta") -> Locator:
        """A button on a game's card in the lobby."""
        heading = self.page.get_by_role("heading", name=game, exact=True)
        card = self.page.get_by_role("article").filter(has=heading)
        return card.get_by_role("button", name=name, exact=True)

    def see(self, text: str | re.Pattern[str]) -> None:
        """Expect a visible text."""
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def new_tab(self, path: str) -> Visitor:
        """The same person, in another tab."""
        other = Visitor.__new__(Visitor)
        other.__dict__.update(self.__dict__)
        other.page = self.context.new_page()
        return other.go(path)

    # Requests without the page

    def post(self, path: str, body: Json) -> Json:
        """Send a request as this person."""
        answer = self.context.request.post(f"{path}?lang={self.language}", data=body)
        assert answer.ok, answer.text()
        reply: Json = answer.json()
        return reply

    def upload(self, record: Record) -> str:
        """Upload a record; returns its id."""
        sent = self.context.request.post(
            f"/api/replays?lang={self.language}",
            data=record.write(),
            headers={"Content-Type": "text/plain"},
        )
        assert sent.ok, sent.text()
        id: str = sent.json()["id"]
        return id

    def with_name(self, name: str) -> Visitor:
        """Take a name as a guest."""
        self.post("/api/me", {"name": name, "language": self.language})
        return self

    def table(self, *seats: Json, rounds: int = 1, **more: Any) -> Json:
        """Set up a table for a short game and open it."""
        body = {"game": "vendetta", "options": {"rounds": rounds}, "seats": list(seats), **more}
        table = self.post("/api/tables", body)
        self.go(f"/table/{table['id']}")
        return table

    def join(self, table: Json) -> Visitor:
        """Join a table and open it."""
        self.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        return self.go(f"/table/{table['id']}")

    def state(self, table: Json) -> Json:
        """The table as the server sends it to this person."""
        answer = self.context.request.get(f"/api/tables/{table['id']}/state?after=0&lang=en")
        reply: Json = answer.json()
        return reply

    # At the table

    @property
    def log(self) -> Locator:
        """The entries of the log."""
        return self.page.get_by_role("region", name="Game log").get_by_role("listitem")

    @property
    def prompt(self) -> Locator:
        """The line that says whose turn it is, or that the game is over."""
        return self.page.get_by_role("paragraph").filter(
            has_text=re.compile(f"{TURN.pattern}|{OVER.pattern}")
        )

    def district(self, number: int) -> Locator:
        """A district on the map."""
        return self.button(re.compile(rf"^District {number}:"))

    def supply(self, name: str) -> Locator:
        """A player's supply in the standings."""
        row = self.page.get_by_role("row", name=re.compile(rf"^{name}\b"))
        return row.get_by_role("cell").first

    def wait_for_turn(self) -> None:
        """Wait for this person's turn."""
        expect(self.page.get_by_text(TURN)).to_be_visible()

    def wait_until_connected(self) -> None:
        """Wait until the page is connected again."""
        again = self.page.get_by_text(re.compile("(?<!not )connected"))
        expect(again).to_be_visible(timeout=2 * PATIENCE)

    def click_and_wait(self, action: Locator) -> None:
        """Click, and wait for a new entry in the log."""
        entries = self.log.count()
        action.click()
        expect(self.log.nth(entries)).to_be_attached()

    def place(self, number: int = 1, district: int | None = None) -> int:
        """Place mafiosi in a district, or in the first possible one; returns the district."""
        self.wait_for_turn()
        if district is None:
            label = self.button(ENTERABLE).first.get_attribute("aria-label") or ""
            district = int(label.split(":")[0].split()[-1])
        self.district(district).click()
        for _ in range(number - 1):
            self.button("one more").click()
        self.click_and_wait(
            self.button(re.compile(rf"^Place {number} \w+ in district {district}$"))
        )
        return district

    def done(self) -> None:
        """End the turn."""
        self.wait_for_turn()
        self.click_and_wait(self.button(DONE))

    def problems(self) -> list[str]:
        """The browser's errors since the last call."""
        found, self.errors[:] = list(self.errors), []
        return found
