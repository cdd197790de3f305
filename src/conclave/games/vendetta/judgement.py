"""stub"""

from __future__ import annotations
from conclave.core.position import Decision, Plain


def judge(view: dict[str, Plain], decision: Decision) -> list[float]:
    return [0.0] * len(decision.options)
