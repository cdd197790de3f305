"""Custom bots: by file and class, by module and class, by entry point."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import conclave
from conclave import UnknownBot, bots
from conclave.bots import custom
from conclave.core import registry
from conclave.lab import simulate

VENDETTA = conclave.game("vendetta")
FILE = Path(__file__).parents[2] / "examples" / "custom_bot.py"
BUILDER = f"{FILE}:Builder"


def test_the_example_is_loaded_by_file_and_class() -> None:
    bot = bots.make(BUILDER, VENDETTA, 2, 5, trusted=True)
    assert (type(bot).__name__, bot.seat, bot.game) == ("Builder", 2, VENDETTA)


def test_the_example_beats_random() -> None:
    result = simulate(VENDETTA, 12, 3, [BUILDER, "random"], seed=1)
    assert result.by_bot[BUILDER].rate > 0.8


def test_a_bot_by_module_and_class() -> None:
    bot = bots.make("conclave.bots.bot:RandomBot", VENDETTA, 0, 5, trusted=True)
    assert type(bot) is type(bots.make("random", VENDETTA, 0, 5))


def test_an_untrusted_name_loads_no_file() -> None:
    """The server asks for bots without `trusted`."""
    with pytest.raises(UnknownBot) as refused:
        bots.make(BUILDER, VENDETTA, 0, 1)
    assert refused.value.key == "unknown-bot"


def test_a_bot_for_one_game_does_not_play_another() -> None:
    with pytest.raises(UnknownBot) as refused:
        bots.make(BUILDER, conclave.game("empire"), 0, 1, trusted=True)
    assert refused.value.key == "unknown-bot"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nowhere.py:Mine", "the file nowhere.py does not exist"),
        (f"{FILE}:Bilder", "has no Bot class “Bilder”"),
        (f"{FILE}:Move", "has no Bot class “Move”"),
        ("no_such_module:Mine", "ModuleNotFoundError: No module named 'no_such_module'"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_explained(name: str, message: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bots.make(name, VENDETTA, 0, 1, trusted=True)
    assert message in str(refused.value)


def test_a_broken_file_is_explained(tmp_path: Path) -> None:
    broken = tmp_path / "broken_bot.py"
    broken.write_text("1 / 0\n", encoding="utf-8")
    with pytest.raises(UnknownBot, match="ZeroDivisionError: division by zero"):
        bots.make(f"{broken}:Mine", VENDETTA, 0, 1, trusted=True)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pretend that a package with bots is installed."""
    entries = (
        EntryPoint("chance", "conclave.bots.bot:RandomBot", custom.GROUP),
        EntryPoint("builder", f"{FILE}:Builder", custom.GROUP),
        EntryPoint("broken", "no_such_module:Mine", custom.GROUP),
    )

    def found(group: str) -> list[EntryPoint]:
        return [entry for entry in entries if entry.group == group]

    monkeypatch.setattr(registry, "entry_points", found)
    registry.plugins.cache_clear()
    yield
    registry.plugins.cache_clear()


@pytest.mark.usefixtures("installed")
def test_packages_register_bots_as_entry_points() -> None:
    assert bots.names(VENDETTA)[-2:] == ["chance", "builder"]
    assert bots.names(conclave.game("empire"))[-1:] == ["chance"]
    assert type(bots.make("builder", VENDETTA, 0, 1)).__name__ == "Builder"
    with pytest.raises(UnknownBot, match="No module named 'no_such_module'"):
        bots.make("broken", VENDETTA, 0, 1)
