"""Make the game available to its tests, installed or not."""

from casket import GAME

import conclave

pytest_plugins = ["conclave.testing.proofs"]

conclave.register(GAME)
