"""The game of docs/adding-a-game.md in the browser, without any code for it there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import ROOT, Visit
from playwright.sync_api import expect
from server.harness import Server


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with Casket."""
    assert (client / "index.html").exists()
    with pytest.MonkeyPatch.context() as named:
        named.setenv("CONCLAVE_GAMES", str(ROOT / "examples" / "casket"))
        server = Server(str(tmp_path_factory.mktemp("casket") / "conclave.sqlite")).start()
    yield server
    server.stop()


def test_a_plugin_game_is_set_up_in_the_lobby_and_played_to_its_end(visit: Visit) -> None:
    anna = visit().go("/")
    anna.offer("New table…", "Casket").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_label("Number of players").select_option("2")
    form.get_by_label("Caskets").fill("2")
    form.get_by_role("button", name="Create table").click()
    anna.wait_for_turn()
    bertram = anna.page.get_by_role("row", name=re.compile("^Bertram"))
    expect(bertram.locator("[data-label=Die]")).to_have_text("secret")
    anna.click_and_wait(anna.button("Bid 12 coins"))  # the maximum, so Bertram must withdraw
    expect(anna.log.filter(has_text="pays 12 coins. The dice show")).to_have_count(1)
    anna.wait_for_turn()
    anna.click_and_wait(anna.button("Withdraw"))
    anna.see("The last casket is sold.")
    expect(bertram.locator("[data-label=Die]")).to_have_text(re.compile("^[1-6]$"))
