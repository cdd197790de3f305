"""The notice and the licences in the client."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from browser.conftest import Visit
from browser.texts import messages
from cli.shell import command, environment
from playwright.sync_api import expect


def test_the_page_lists_the_same_packages_as_the_command(visit: Visit, tmp_path: Path) -> None:
    anna = visit().go("/")
    anna.see(messages("web", "en")["unofficial-short"])
    anna.link("Licences").click()
    expect(anna.page.get_by_role("heading", name="Credits and licences")).to_be_in_viewport()
    anna.see(messages("web", "en")["unofficial"])
    packages = anna.page.locator(".packages").get_by_role("listitem")
    expect(packages.first).to_be_visible()
    done = subprocess.run(
        command("licences --json"), capture_output=True, env=environment(tmp_path), check=True
    )
    listed = json.loads(done.stdout)["client"]
    shown = [" ".join(text.split()) for text in packages.all_inner_texts()]
    assert shown == [f"{each['name']} {each['version']}, {each['licence']}" for each in listed]
    assert {"svelte", "@fluent/bundle", "@iconify-json/game-icons", "@fontsource/almendra"} <= {
        each["name"] for each in listed
    }


def test_the_text_of_a_licence_can_be_read(visit: Visit) -> None:
    anna = visit().go("/about")
    link = anna.page.locator(".packages").get_by_role("link", name="OFL-1.1").first
    address = link.get_attribute("href")
    assert address == "/licences/fontsource-alegreya-sans.txt"
    text = anna.context.request.get(address).text()
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
