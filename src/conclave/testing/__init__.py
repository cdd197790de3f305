"""Test helpers for all games: `@rule`, and the conformance suite."""

import pytest

rule = pytest.mark.rule
"""`@rule("VEND-TURN-03", ...)`: the ledger statements that a test proves."""
