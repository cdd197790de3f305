"""Doors for researchers: the games as PettingZoo environments and as OpenSpiel games."""

# ruff: noqa: E402 - first of all, whether there is NumPy

from conclave.lab.extras import need

need("numpy", "env")

from conclave.env.actions import Actions, Listed, Spelled
from conclave.env.coding import Coding, coding
from conclave.env.rewards import rewards
from conclave.env.schema import Part, Schema

__all__ = ["Actions", "Coding", "Listed", "Part", "Schema", "Spelled", "coding", "rewards"]
