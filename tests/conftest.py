"""Every test run notes which ledger statements it proved."""

pytest_plugins = ["conclave.testing.proofs"]
