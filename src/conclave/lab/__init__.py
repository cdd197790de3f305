"""Experiments: series of games among bots, and measurements of the engine."""

from conclave.lab.series import line_up
from conclave.lab.simulate import simulate
from conclave.lab.tally import Result, Share

__all__ = ["Result", "Share", "line_up", "simulate"]
