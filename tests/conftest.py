"""Every test run notes which ledger statements it proved, and wastes no time on garbage."""

import gc

import pytest
from hypothesis import settings

pytest_plugins = ["conclave.testing.proofs"]

# The same examples in every run, however busy the machine: a test that fails, fails again.
settings.register_profile("certain", derandomize=True, deadline=None)
settings.load_profile("certain")

# Tests hold games, words and cards by the hundred thousand, and next to no garbage: looking for it
# as often as usual takes a fifth of the time.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-playthroughs", action="store_true")
