"""The game of docs/adding-a-game.md in the browser, where nothing was written for it."""

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
    """A server that knows Casket too."""
    assert (client / "index.html").exists()
    with pytest.MonkeyPatch.context() as named:
        named.setenv("CONCLAVE_GAMES", str(ROOT / "examples" / "casket"))
        server = Server(str(tmp_path_factory.mktemp("casket") / "conclave.sqlite")).start()
    yield server
    server.stop()


def test_it_is_set_up_in_the_lobby_and_played_to_its_end(visit: Visit) -> None:
    anna = visit().go("/")
    anna.offer("New table …", "Casket").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_label("How many players").select_option("2")
    form.get_by_label("Caskets").fill("2")
    form.get_by_role("button", name="Set up the table").click()
    anna.my_turn()
    bertram = anna.page.get_by_role("row", name=re.compile("^Bertram"))
    expect(bertram.get_by_role("cell").nth(1)).to_have_text("secret")
    anna.acting(anna.button("Bid 12 coins"))  # as much as a casket can hold: Bertram must withdraw
    expect(anna.log.filter(has_text="pays 12 coins. The dice show")).to_have_count(1)
    anna.my_turn()
    anna.acting(anna.button("Withdraw"))
    anna.see("The last casket is sold.")
    expect(bertram.get_by_role("cell").nth(1)).to_have_text(re.compile("^[1-6]$"))
