"""Bots. They see what their seat may see, and nothing else."""

from conclave.bots.bot import Bot
from conclave.bots.perspective import Perspective
from conclave.bots.registry import default, make, names, offered

perspective = Perspective

__all__ = ["Bot", "Perspective", "default", "make", "names", "offered", "perspective"]
