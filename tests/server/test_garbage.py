"""The garbage collector looks at what is new, often and briefly; at everything else seldom."""

from __future__ import annotations

import subprocess
import sys

STORY = """
import asyncio, gc, weakref
from conclave.server import garbage

class Thing:
    pass

def circle():
    one, other = Thing(), Thing()
    one.other, other.other = other, one
    return one

def make_much():
    kept.extend([[] for _ in range(2 * garbage.NEW)])

async def look():
    garbage.PERIOD = garbage.CALM = 0.01
    looking = asyncio.create_task(garbage.look_at_everything())
    while old() is not None:
        await asyncio.sleep(0.01)

kept = []
garbage.collect_in_small_steps()
before = gc.get_freeze_count()
new = weakref.ref(circle())
held = circle()
old = weakref.ref(held)
make_much()
assert new() is None, "new garbage is found"
assert gc.get_freeze_count() - before > garbage.NEW // 2, "what is no garbage is set aside"
del held
make_much()
assert old() is not None, "what was set aside is not looked at"
asyncio.run(look())
print("and in the end it is")
"""


def test_only_what_is_new_is_looked_at_until_it_is_calm() -> None:
    done = subprocess.run(
        [sys.executable, "-c", STORY], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.stderr, done.stdout) == ("", "and in the end it is\n")
