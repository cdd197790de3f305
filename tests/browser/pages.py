"""Every page there is, ready to be looked at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from browser.visitor import Visitor
from playwright.sync_api import expect
from server.harness import BOT, ME, OPEN, Server, play_http

WORDS = Path(__file__).parents[2] / "src" / "conclave" / "text"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LARGE_PHONE = {**PHONE, "viewport": {"width": 390, "height": 844}}


def words(language: str) -> dict[str, str]:
    """The client's own words of one line."""
    text = (WORDS / language / "web.ftl").read_text()
    return dict(re.findall(r"^([a-z-]+) = ([^{\n]+)$", text, re.MULTILINE))


def keys() -> set[str]:
    """The names of all messages, which nobody should ever see."""
    files = [WORDS / "en" / "web.ftl", *(WORDS / "en").glob("board-*.ftl")]
    text = "\n".join(file.read_text() for file in files)
    return set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))


class Tour:
    """Leads a visitor to one page after the other, in whatever language."""

    def __init__(self, server: Server, visitor: Visitor) -> None:
        self.visitor = visitor
        self.open = server.person("Vlad").table(ME, OPEN, BOT)
        self.over = self.finished(server)

    def finished(self, server: Server) -> str:
        """A game that the visitor has played to its end."""
        person = server.person()
        self.visitor.called("Anna")
        for cookie in self.visitor.context.cookies():
            person.http.cookies.set(cookie.get("name", ""), cookie.get("value", ""))
        table = person.table(ME, BOT, BOT)
        play_http(person, table)
        id: str = table["id"]
        return id

    def pages(self, language: str = "en") -> Iterator[str]:
        """The names of the pages, each while the visitor is there."""
        visitor, page, said = self.visitor, self.visitor.page, words(language)
        heading = page.get_by_role("heading", level=1)
        district = page.locator("[data-district]").first

        running = visitor.table(ME, BOT, BOT, rounds=0)
        expect(district).to_be_visible()
        yield "table"
        page.locator("[data-district]").nth(5).click()
        expect(page.locator("output")).to_be_visible()
        yield "placing"
        page.get_by_role("button", name=said["plain-view"]).click()
        expect(page.get_by_role("heading", name=said["choices"])).to_be_visible()
        yield "plain"
        visitor.go(f"/replay/{self.over}?at=6")
        expect(page.get_by_role("slider")).to_be_visible()
        yield "replay-plain"
        page.get_by_role("button", name=said["plain-view"]).click()
        expect(district).to_be_visible()
        yield "replay"
        visitor.go(f"/table/{self.over}")
        expect(page.get_by_role("region", name=said["result"])).to_be_visible()
        yield "finished"
        visitor.go("/")
        visitor.offer(said["new-table"]).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield "new-table"
        page.get_by_role("button", name=said["cancel"]).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        yield "lobby"
        visitor.go(f"/join/{self.open['id']}?invitation={self.open['invitation']}")
        expect(page.get_by_role("button", name=said["sit-down"])).to_be_visible()
        yield "join"
        visitor.table(ME, OPEN, OPEN)
        expect(page.get_by_text(said["waiting-for-players"])).to_be_visible()
        yield "waiting"
        visitor.go("/rules/vendetta#VEND-PLACE-03")
        expect(page.get_by_text("VEND-PLACE-03").first).to_be_visible()
        yield "rules"
        for name in ("account", "about", "lost"):
            visitor.go(f"/{name}")
            expect(heading).to_be_visible()
            yield name
        visitor.post(f"/api/tables/{running['id']}/resign", {})
