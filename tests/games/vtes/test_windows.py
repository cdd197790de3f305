"""The named windows: each is listed, opened somewhere, and admits the right types."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import conclave
from conclave.core.ledger import ledger
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules import windows
from conclave.games.vtes.rules.card_windows import FOR_OTHERS
from conclave.games.vtes.rules.constants import (
    COMBAT,
    CONVICTION,
    EVENT,
    MASTER,
    MODIFIER,
    REACTION,
    REFLEX,
    TAKES_ACTION,
)
from conclave.games.vtes.rules.modes import windows_of
from conclave.games.vtes.rules.playing.cancelling import CANCELLABLE
from conclave.games.vtes.rules.windows import ADMITS, NAMES, WINDOWS, mask
from conclave.testing import rule

RULES = Path(windows.__file__).parent
DURING_ACTIONS = {MODIFIER, REACTION, MASTER}
TYPES = {
    "untap": {CONVICTION, MASTER},
    "master-phase": {MASTER},
    "minion-phase": {*TAKES_ACTION, MASTER},
    "announced": DURING_ACTIONS,
    "block": DURING_ACTIONS,
    "declined": DURING_ACTIONS,
    "succeeding": {MODIFIER, MASTER},
    "blocked": DURING_ACTIONS,
    "entering": {MODIFIER, REACTION},
    "after-combat": {MODIFIER, REACTION},
    "after-action": DURING_ACTIONS,
    "as-played": {REFLEX, COMBAT, *DURING_ACTIONS},
    "before-referendum": set(),
    "before-votes": DURING_ACTIONS,
    "polling": DURING_ACTIONS,
    "before-range": {COMBAT, REACTION, MASTER},
    "range": {COMBAT},
    "before-strikes": {COMBAT},
    "strike-declared": {MASTER},
    "strikes-chosen": {COMBAT},
    "strike": {COMBAT},
    "damage": {COMBAT},
    "going-to-torpor": {COMBAT},
    "ally-burned": {COMBAT},
    "hurt": {COMBAT},
    "additional-strikes": {COMBAT},
    "press": {COMBAT},
    "end-of-round": {COMBAT, MASTER},
    "influence-phase": {MASTER},
    "brought-out": {MASTER},
    "discard-phase": {EVENT, MASTER},
}


@rule("VTES-1.6.3-23", "VTES-1.6.2-03", "VTES-1.6.4-01")
def test_each_window_admits_certain_types() -> None:
    assert {window.name: set(window.types) for window in WINDOWS} == TYPES
    assert len(NAMES) == len(set(NAMES))
    assert [window.name for window in WINDOWS if window.fight] == [
        name for name in NAMES if COMBAT in TYPES[name] and name != "as-played"
    ]


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: window.name)
def test_each_window_rests_on_a_statement_and_is_opened_by_a_frame(window: windows.Admits) -> None:
    assert window.rule in ledger(conclave.game("vtes")).statements
    constant = next(
        name for name, value in vars(windows).items() if name.isupper() and value == window.name
    )
    opens = re.compile(
        rf"(open_window\(table, .*\b{constant}\b|OpenWindow\({constant}\b"
        rf"|def window_name\(self\) -> str:\n +return {constant}\b)"
    )
    sources = [file.read_text(encoding="utf-8") for file in RULES.rglob("*.py")]
    assert any(opens.search(source) for source in sources)


def test_every_window_that_a_frame_opens_is_listed() -> None:
    named = set()
    for file in RULES.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        named |= set(
            re.findall(r"window_name\(self\) -> str:\n(?: +\"\"\".*\n)? +return (\S+)", source)
        )
        named |= set(re.findall(r"OpenWindow\(([A-Z_]{2,})\b", source))
    named -= {"self.window", '""'}
    assert named
    assert {getattr(windows, constant) for constant in named} <= set(NAMES)


def test_others_are_asked_in_the_windows_that_recorded_games_know() -> None:
    """A card that others may use in another window asks them where nobody was asked in older games,
    which then depart from their records. Cards in play need not ask everybody."""
    never = {"master-phase", "minion-phase", "influence-phase"}
    assert set(FOR_OTHERS.of(LIBRARY)) == {*NAMES} - never
    assert {kind.type for kind in CANCELLABLE.of(LIBRARY)} == {
        "action", "action-modifier", "ally", "combat", "equipment", "event", "master",
        "political-action", "power", "reaction", "reflex", "retainer",
    }  # fmt: skip


def test_every_card_is_played_in_windows_that_admit_it() -> None:
    for number in LIBRARY.library_cards:
        for mode in LIBRARY.modes[number]:
            found = windows_of(mode)
            assert found, (LIBRARY.names[number], mode.type)
            assert all(mode.type in ADMITS[window].types for window in found), LIBRARY.names[number]


def test_windows_have_different_bits() -> None:
    assert mask(()) == 0
    assert mask(("untap", "master-phase")) == 3
    assert mask(NAMES) == 2 ** len(NAMES) - 1
