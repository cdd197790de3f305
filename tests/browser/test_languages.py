"""English, German and Polish: from the browser's settings, or chosen by hand."""

from __future__ import annotations

from browser.conftest import Visit
from browser.texts import messages
from playwright.sync_api import expect

NATIVE = {"en": "English", "de": "Deutsch", "pl": "Polski"}


def test_the_chosen_language_is_remembered(visit: Visit) -> None:
    anna = visit(locale="fr-FR").go("/")
    heading = anna.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(messages("web", "en")["lobby-title"])
    for language in ("de", "pl"):
        select = anna.page.get_by_role("navigation").get_by_role("combobox")
        select.select_option(label=NATIVE[language])
        expect(heading).to_have_text(messages("web", language)["lobby-title"])
    anna.page.reload()
    expect(heading).to_have_text(messages("web", "pl")["lobby-title"])
    anna.offer(messages("web", "pl")["play-now"]).click()
    expect(anna.page.get_by_text(f"{messages('web', 'pl')['your-turn']}.")).to_be_visible()
    polish = anna.page.get_by_role("region", name=messages("web", "pl")["log"]).get_by_role(
        "listitem"
    )
    before = polish.last.inner_text()
    anna.page.get_by_role("navigation").get_by_role("combobox").select_option(label="Deutsch")
    german = anna.page.get_by_role("region", name=messages("web", "de")["log"]).get_by_role(
        "listitem"
    )
    expect(german.last).not_to_have_text(before)


def test_the_reference_says_what_is_not_translated(visit: Visit) -> None:
    anna = visit().go("/rules/vendetta#reference")
    heading = anna.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Rules: Vendetta")
    expect(anna.page.get_by_text(messages("web", "en")["rules-language"])).to_have_count(0)
    for language in ("de", "pl"):
        select = anna.page.get_by_role("navigation").get_by_role("combobox")
        select.select_option(label=NATIVE[language])
        anna.see(messages("web", language)["rules-language"])
