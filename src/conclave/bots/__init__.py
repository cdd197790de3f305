"""Players that are programs. They see what their seat may see, and nothing else."""

from conclave.bots.bot import Bot
from conclave.bots.perspective import Perspective
from conclave.bots.registry import make, names, offered, usual

perspective = Perspective

__all__ = ["Bot", "Perspective", "make", "names", "offered", "perspective", "usual"]
