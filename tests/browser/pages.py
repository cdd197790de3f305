"""A tour of every page of the client."""

from __future__ import annotations

from collections.abc import Iterator

from browser.texts import messages
from browser.visitor import Visitor
from playwright.sync_api import expect
from server.harness import BOT, ME, OPEN, Server, play_http

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LARGE_PHONE = {**PHONE, "viewport": {"width": 390, "height": 844}}


class Tour:
    """Takes a visitor to one page after the other, in any language."""

    def __init__(self, server: Server, visitor: Visitor) -> None:
        self.visitor = visitor
        self.open = server.person("Vlad").table(ME, OPEN, BOT)
        self.over = self.finished(server)

    def finished(self, server: Server) -> str:
        """The id of a finished game of the visitor."""
        person = server.person()
        self.visitor.with_name("Anna")
        for cookie in self.visitor.context.cookies():
            person.http.cookies.set(cookie.get("name", ""), cookie.get("value", ""))
        table = person.table(ME, BOT, BOT)
        play_http(person, table)
        id: str = table["id"]
        return id

    def pages(self, language: str = "en") -> Iterator[str]:
        """Go to each page and yield its name."""
        visitor, page, texts = self.visitor, self.visitor.page, messages("web", language)
        heading = page.get_by_role("heading", level=1)
        district = page.locator("[data-district]").first

        running = visitor.table(ME, BOT, BOT, rounds=0)
        expect(district).to_be_visible()
        yield "table"
        page.locator("[data-district]").nth(5).click()
        expect(page.locator("output")).to_be_visible()
        yield "placing"
        page.get_by_role("button", name=texts["plain-view"]).click()
        expect(page.get_by_role("heading", name=texts["choices"])).to_be_visible()
        yield "plain"
        visitor.go(f"/replay/{self.over}?at=6")
        expect(page.get_by_role("slider")).to_be_visible()
        yield "replay-plain"
        page.get_by_role("button", name=texts["plain-view"]).click()
        expect(district).to_be_visible()
        yield "replay"
        visitor.go(f"/table/{self.over}")
        expect(page.get_by_role("region", name=texts["result"])).to_be_visible()
        yield "finished"
        visitor.go("/")
        visitor.offer(texts["new-table"]).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield "new-table"
        page.get_by_role("button", name=texts["cancel"]).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        yield "lobby"
        visitor.go(f"/join/{self.open['id']}?invitation={self.open['invitation']}")
        expect(page.get_by_role("button", name=texts["sit-down"])).to_be_visible()
        yield "join"
        visitor.table(ME, OPEN, OPEN)
        expect(page.get_by_text(texts["waiting-for-players"])).to_be_visible()
        yield "waiting"
        visitor.go("/rules/vendetta#VEND-PLACE-03")
        expect(page.get_by_text("VEND-PLACE-03").first).to_be_visible()
        yield "rules"
        visitor.go("/rules/masquerade")
        expect(page.get_by_role("img").locator("[data-mark]").last).to_be_visible()
        page.get_by_role("article").get_by_role("button").first.click()
        expect(page.get_by_role("article").get_by_role("definition").first).to_be_visible()
        yield "rules-page"
        for name in ("account", "about", "lost"):
            visitor.go(f"/{name}")
            expect(heading).to_be_visible()
            yield name
        visitor.post(f"/api/tables/{running['id']}/resign", {})
