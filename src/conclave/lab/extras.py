"""Libraries that only some commands need, and what to install where one is missing."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from conclave.core.errors import MissingExtra


def need(module: str, extra: str) -> Any:
    """A module of an optional dependency; MissingExtra says which extra of ours brings it."""
    try:
        return import_module(module)
    except ImportError:
        name = module.partition(".")[0]
        raise MissingExtra(
            "missing-extra", module=name, extra=extra, python=sys.executable
        ) from None
