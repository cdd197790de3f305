"""Every registered game passes the conformance suite."""

import conclave
from conclave.testing.conformance import Conformance

for _name in conclave.game_names():
    _suite = f"Test{_name.title()}"
    globals()[_suite] = type(_suite, (Conformance,), {"game": conclave.game(_name)})
