"""Small plots as SVG, written by hand: bars, columns, and shares with their intervals."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from conclave.lab.tally import Share

WIDTH = 640
LEFT = 230
ROW = 22
TOP = 34
INK = "#7a6f8f"
DEEP = "#7b1e3b"
STYLE = (
    "<style>text{font:13px sans-serif;fill:#8a8296}.title{font-size:15px;font-weight:bold}"
    f".bar{{fill:{DEEP}}}.mark{{stroke:{INK};stroke-width:1.5;stroke-dasharray:4 3}}</style>"
)


def sheet(title: str, height: int, parts: list[str]) -> str:
    """A whole picture."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}">'
    )
    named = f'<text class="title" x="8" y="20">{escape(title)}</text>'
    return "\n".join([head, STYLE, named, *parts, "</svg>"]) + "\n"


def across(share: float) -> float:
    """Where a share from 0 to 1 lies from left to right."""
    return LEFT + share * (WIDTH - LEFT - 60)


def bars(title: str, shares: Mapping[str, float], mark: float) -> str:
    """A bar for each share, and a line at what is wanted."""
    parts = []
    for row, (name, share) in enumerate(shares.items()):
        y = TOP + row * ROW
        parts.append(f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end">{escape(name)}</text>')
        width = across(share) - LEFT
        parts.append(f'<rect class="bar" x="{LEFT}" y="{y + 3}" width="{width:.1f}" height="14"/>')
        parts.append(f'<text x="{across(share) + 6:.1f}" y="{y + 14}">{share:.1%}</text>')
    height = TOP + len(shares) * ROW + 8
    if mark:
        parts.append(line(across(mark), height))
    return sheet(title, height, parts)


def line(x: float, height: int) -> str:
    """A dashed line from top to bottom."""
    return f'<line class="mark" x1="{x:.1f}" y1="{TOP - 4}" x2="{x:.1f}" y2="{height - 8}"/>'


def columns(title: str, counts: Mapping[int, int], wanted: tuple[int, int]) -> str:
    """A column for each number, with lines around what is wanted."""
    first, last = min(*counts, wanted[0]), max(*counts, wanted[1])
    step = (WIDTH - 20) / (last - first + 1)
    most = max(counts.values())
    foot = 210
    parts = []
    for number in range(first, last + 1):
        x = 10 + (number - first) * step
        height = counts.get(number, 0) / most * (foot - TOP - 10)
        size = f'width="{step - 2:.1f}" height="{height:.1f}"'
        parts.append(f'<rect class="bar" x="{x:.1f}" y="{foot - height:.1f}" {size}/>')
        if number % 5 == 0:
            middle = x + step / 2
            parts.append(
                f'<text x="{middle:.1f}" y="{foot + 16}" text-anchor="middle">{number}</text>'
            )
    parts.append(line(10 + (wanted[0] - first) * step - 1, foot + 8))
    parts.append(line(10 + (wanted[1] + 1 - first) * step - 1, foot + 8))
    return sheet(title, foot + 26, parts)


def intervals(title: str, shares: Mapping[str, Share]) -> str:
    """A dot for each share, a line for its interval, and a line at one half."""
    parts = []
    for row, (name, share) in enumerate(shares.items()):
        y = TOP + row * ROW + 10
        low, high = share.interval
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        size = f'width="{across(high) - across(low):.1f}" height="6"'
        parts.append(f'<rect class="bar" x="{across(low):.1f}" y="{y - 3}" {size}/>')
        parts.append(f'<circle class="bar" cx="{across(share.rate):.1f}" cy="{y}" r="5"/>')
        parts.append(f'<text x="{across(high) + 8:.1f}" y="{y + 4}">{share.rate:.1%}</text>')
    height = TOP + len(shares) * ROW + 10
    parts.append(line(across(0.5), height))
    return sheet(title, height, parts)
