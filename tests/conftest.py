"""Settings for all tests: proofs of ledger statements, Hypothesis, garbage collection."""

import gc

import pytest
from hypothesis import settings

pytest_plugins = ["conclave.testing.proofs"]

# The same examples in every run, so that failures are reproducible.
settings.register_profile("deterministic", derandomize=True, deadline=None)
settings.load_profile("deterministic")

# Tests hold hundreds of thousands of live objects and hardly any garbage: collecting as often as
# usual takes a fifth of the time.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-playthroughs", action="store_true")
