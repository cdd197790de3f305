"""Decisions per second of other public engines in random play from Python, as JSON.

Install them with `python3 -m venv .venv-peers` and
`.venv-peers/bin/pip install --require-hashes -r requirements/peers.txt`,
then run `.venv-peers/bin/python bench/peers --seconds 3`.
"""

import argparse
import json
import math

from engines import PEERS
from measuring import measure_apart


def duration(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number of seconds")
    return seconds


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="bench/peers", description=__doc__)
    parser.add_argument("--seconds", type=duration, default=3.0, help="for each engine")
    seconds = parser.parse_args().seconds
    figures = [measure_apart(name, seconds) for name in PEERS]
    print(json.dumps({"peers": figures}, indent=2))
