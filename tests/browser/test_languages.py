"""English, German and Polish: chosen from the browser, or by hand."""

from __future__ import annotations

from browser.conftest import Visit
from browser.pages import words
from playwright.sync_api import expect

NATIVE = {"en": "English", "de": "Deutsch", "pl": "Polski"}


def test_the_language_is_switched_and_kept(visit: Visit) -> None:
    anna = visit(locale="fr-FR").go("/")
    heading = anna.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(words("en")["lobby-title"])
    for language in ("de", "pl"):
        select = anna.page.get_by_role("navigation").get_by_role("combobox")
        select.select_option(label=NATIVE[language])
        expect(heading).to_have_text(words(language)["lobby-title"])
    anna.page.reload()
    expect(heading).to_have_text(words("pl")["lobby-title"])
    anna.offer(words("pl")["play-now"]).click()
    expect(anna.page.get_by_text(f"{words('pl')['your-turn']}.")).to_be_visible()
    polish = anna.page.get_by_role("region", name=words("pl")["log"]).get_by_role("listitem")
    before = polish.last.inner_text()
    anna.page.get_by_role("navigation").get_by_role("combobox").select_option(label="Deutsch")
    german = anna.page.get_by_role("region", name=words("de")["log"]).get_by_role("listitem")
    expect(german.last).not_to_have_text(before)


def test_whoever_reads_the_rules_is_told_that_they_are_in_english(visit: Visit) -> None:
    anna = visit().go("/rules/vendetta")
    heading = anna.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Rules of Vendetta")
    expect(anna.page.get_by_text(words("en")["rules-language"])).to_have_count(0)
    for language in ("de", "pl"):
        select = anna.page.get_by_role("navigation").get_by_role("combobox")
        select.select_option(label=NATIVE[language])
        anna.see(words(language)["rules-language"])
