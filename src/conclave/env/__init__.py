"""Interfaces for researchers: PettingZoo environments and OpenSpiel games."""

# ruff: noqa: E402 - first check whether there is NumPy

from conclave.lab.extras import need

need("numpy", "env")

from conclave.env.actions import Actions, FixedActions, IndexedActions
from conclave.env.encoding import Encoding, encoding
from conclave.env.rewards import rewards
from conclave.env.schema import Part, Schema

__all__ = [
    "Actions",
    "Encoding",
    "FixedActions",
    "IndexedActions",
    "Part",
    "Schema",
    "encoding",
    "rewards",
]
