"""axe finds nothing serious on any page, with light or dark colours."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal

from browser.conftest import Visit
from browser.pages import Tour
from playwright.sync_api import Page
from server.harness import Server

AXE = (files("axe_playwright_python") / "axe.min.js").read_text()
WHERE = {"exclude": [["[id^=VEND-]:nth-child(n + 3)"]]}
"""Skip most rules: they are all alike, and many."""
SETTLED = """async () => {
  const moving = () => document.getAnimations().some((each) => each.playState === 'running')
  while (moving()) await new Promise(requestAnimationFrame)
}"""
EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS = {**EVERYTHING, "runOnly": ["color-contrast"]}


def serious(page: Page, light: Literal["dark", "light"], rules: dict[str, Any]) -> list[str]:
    """The serious violations that axe finds."""
    page.emulate_media(color_scheme=light)
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("([where, rules]) => axe.run(where, rules)", [WHERE, rules])
    return [
        f"{light}: {violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"][:3]
    ]


def test_axe_finds_nothing_serious_on_any_page(visit: Visit, server: Server) -> None:
    anna = visit(reduced_motion="reduce")
    found = []
    for name in Tour(server, anna).pages():
        problems = serious(anna.page, "dark", EVERYTHING) + serious(anna.page, "light", COLOURS)
        found += [f"{name}, {line}" for line in problems]
    assert not found, "\n".join(found)
