"""Every test run notes which ledger statements it proved."""

import pytest

pytest_plugins = ["conclave.testing.proofs"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-playthroughs", action="store_true")
