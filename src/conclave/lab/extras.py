"""Optional libraries, and how to install missing ones."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from conclave.core.errors import MissingExtra


def need(module: str, extra: str) -> Any:
    """Import a module of an optional dependency; MissingExtra names the extra to install."""
    try:
        return import_module(module)
    except ImportError:
        name = module.partition(".")[0]
        raise MissingExtra(
            "missing-extra", module=name, extra=extra, python=sys.executable
        ) from None
