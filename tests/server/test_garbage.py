"""The garbage collector often scans new objects, and rarely all others."""

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
    kept.extend([[] for _ in range(2 * garbage.THRESHOLD)])

async def look():
    garbage.PERIOD = garbage.QUIET_SECONDS = 0.01
    looking = asyncio.create_task(garbage.collect_everything())
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
assert gc.get_freeze_count() - before > garbage.THRESHOLD // 2, "survivors are frozen"
del held
make_much()
assert old() is not None, "frozen objects are not scanned"
asyncio.run(look())
print("done")
"""


def test_only_new_objects_are_collected_until_the_load_is_low() -> None:
    done = subprocess.run(
        [sys.executable, "-c", STORY], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.stderr, done.stdout) == ("", "done\n")
