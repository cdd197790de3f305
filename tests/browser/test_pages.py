"""Every page is translated and no wider than its screen. Screenshots are saved for review."""

from __future__ import annotations

import re

import pytest
from browser.chromium import BUILD
from browser.conftest import Visit
from browser.pages import PHONE, Tour
from browser.texts import message_keys, messages
from browser.visitor import Visitor
from playwright.sync_api import expect
from server.harness import Server

SCREENSHOTS = BUILD / "screenshots"
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
LOCALES = {"en": "en-GB", "de": "de-AT", "pl": "pl-PL"}
LOOKS = [
    ("desktop", "dark", "en"),
    ("desktop", "light", "pl"),
    ("phone", "dark", "de"),
    ("phone", "light", "pl"),
]
EVERY_TEXT = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) found.push(walker.currentNode.data)
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder'])
      found.push(element.getAttribute(name) ?? '')
  return found.map((text) => text.trim()).filter(Boolean)
}"""
OVERFLOW = """() => Math.max(
  ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
    (element) => element.scrollWidth - element.clientWidth))"""


def untranslated(visitor: Visitor, language: str) -> set[str]:
    """Message keys that are visible instead of their texts."""
    proper = set(messages("web", language).values())
    texts: list[str] = visitor.page.evaluate(EVERY_TEXT)
    found_words = {word for text in texts for word in re.findall(r"\b[a-z]+(?:-[a-z]+)+\b", text)}
    return (message_keys() & (found_words | set(texts))) - proper


@pytest.mark.parametrize(("device", "light", "language"), LOOKS)
def test_every_page_is_translated_and_fits(
    device: str, light: str, language: str, visit: Visit, server: Server
) -> None:
    screen = PHONE if device == "phone" else DESKTOP
    anna = visit(**screen, color_scheme=light, locale=LOCALES[language], reduced_motion="reduce")
    found, names = {}, set()
    for name in Tour(server, anna).pages(language):
        names.add(name)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        if keys := untranslated(anna, language):
            found[f"{name}: not translated"] = str(keys)
        if (overflow := anna.page.evaluate(OVERFLOW)) > 0:
            found[f"{name}: too wide by"] = str(overflow)
        path = SCREENSHOTS / f"{name}-{device}-{light}-{language}.png"
        anna.page.screenshot(path=path, full_page=name not in ("rules", "new-table"))
    assert len(names) == 15
    assert not found
