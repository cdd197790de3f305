"""A pytest plugin that records which ledger statements a run has proved.

Add `pytest_plugins = ["conclave.testing.proofs"]` to a conftest.py. A test that cites an unknown
statement is an error. `--proofs FILE` writes the results for `conclave rules`.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

import conclave
from conclave.core.ledger import ledger


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--proofs", metavar="FILE", help="write the proved statements to FILE")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the ledger statements that a test proves")
    if config.getoption("--proofs") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Collector(Path(config.getoption("--proofs"))))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = {id for name in conclave.game_names() for id in ledger(conclave.game(name)).statements}
    for item in items:
        cited = [id for mark in item.iter_markers("rule") for id in mark.args]
        unknown = [id for id in cited if id not in known]
        if unknown:
            raise pytest.UsageError(f"{item.nodeid} cites unknown statements: {unknown}")
        item.user_properties.append(("rules", cited))


class _Collector:
    """Collects the results of each statement's tests, in the process that gets all reports."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.passed: dict[str, set[str]] = defaultdict(set)
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        test = report.nodeid.partition("[")[0]
        properties: dict[str, Any] = dict(report.user_properties)
        for id in properties.get("rules", []):
            if report.outcome == "failed":
                self.failed.add(id)
            elif report.when == "call" and report.passed:
                self.passed[id].add(test)

    def pytest_sessionfinish(self) -> None:
        proved = {id: sorted(self.passed[id]) for id in sorted(self.passed.keys() - self.failed)}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(proved, indent=1))
