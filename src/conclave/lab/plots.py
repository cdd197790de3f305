"""Small SVG plots: bars, columns, intervals, lines.

Screen readers get the title and the figures; the colours work on light and dark backgrounds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from conclave.lab.tally import Share

WIDTH = 640
LEFT = 230
ROW = 22
TOP = 34
COLOURS = ("#b3325c", "#3a7bbf", "#3f8f4f", "#b8741a", "#8a63c9", "#4f8f8f")
DASHES = ("", "6 3", "2 3", "8 3 2 3", "12 4", "4 6")
"""Lines also differ by dashes, for people who can't tell the colours apart."""
STYLE = (
    "<style>text{font:13px sans-serif;fill:#736b80}.title{font-size:15px;font-weight:bold}"
    ".bar{fill:#7b1e3b}.mark{stroke:#7a6f8f;stroke-width:1.5;stroke-dasharray:4 3}"
    ".axis{stroke:#7a6f8f;stroke-width:.5}.line{fill:none;stroke-width:2}"
    "@media(prefers-color-scheme:dark){text{fill:#cfc9d8}.bar{fill:#d0557f}}</style>"
)


class Span(NamedTuple):
    """A value and its interval."""

    value: float
    low: float
    high: float


class Mark(NamedTuple):
    """A marked point of a line, with its label."""

    line: str
    x: float
    y: float
    label: str


def sheet(title: str, height: float, parts: Sequence[str], figures: str) -> str:
    """A complete SVG; `figures` is the text for screen readers."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-label="{escape(title)}: {escape(figures)}">'
    )
    named = f'<text class="title" x="8" y="20">{escape(title)}</text>'
    return "\n".join([head, STYLE, named, *parts, "</svg>"]) + "\n"


def percent(share: float) -> str:
    """A share as a percentage."""
    return f"{share:.1%}"


def across(share: float) -> float:
    """The x position of a share from 0 to 1."""
    return LEFT + share * (WIDTH - LEFT - 70)


def row_name(name: str, y: float) -> str:
    """The label of a row."""
    return f'<text x="{LEFT - 8}" y="{y:.0f}" text-anchor="end">{escape(name)}</text>'


def dashed(x: float, height: float) -> str:
    """A dashed vertical line."""
    return f'<line class="mark" x1="{x:.1f}" y1="{TOP - 4}" x2="{x:.1f}" y2="{height - 8:.0f}"/>'


def bars(title: str, shares: Mapping[str, float], mark: float = 0.0) -> str:
    """A bar for each share, and a line at the target."""
    parts = []
    for row, (name, share) in enumerate(shares.items()):
        y = TOP + row * ROW
        width = across(share) - LEFT
        parts.append(row_name(name, y + 14))
        parts.append(f'<rect class="bar" x="{LEFT}" y="{y + 3}" width="{width:.1f}" height="14"/>')
        parts.append(f'<text x="{across(share) + 6:.1f}" y="{y + 14}">{percent(share)}</text>')
    height = TOP + len(shares) * ROW + 8
    if mark:
        parts.append(dashed(across(mark), height))
    figures = ", ".join(f"{name} {percent(share)}" for name, share in shares.items())
    return sheet(title, height, parts, figures)


def columns(
    title: str, counts: Mapping[int, int], wanted: tuple[int, int] | None = None, width: int = 1
) -> str:
    """A histogram with bins of `width`, and lines around the target range."""
    gathered: dict[int, int] = {}
    for number, count in counts.items():
        gathered[number // width] = gathered.get(number // width, 0) + count
    ends = [*gathered, *(number // width for number in wanted or ())]
    first, last = min(ends, default=0), max(ends, default=0)
    step = (WIDTH - 20) / (last - first + 1)
    most = max(gathered.values(), default=1)
    foot = 210
    parts = []
    every = max(1, (last - first) // 12)
    for number in range(first, last + 1):
        x = 10 + (number - first) * step
        height = gathered.get(number, 0) / most * (foot - TOP - 10)
        size = f'width="{max(1, step - 2):.1f}" height="{height:.1f}"'
        parts.append(f'<rect class="bar" x="{x:.1f}" y="{foot - height:.1f}" {size}/>')
        if number % every == 0:
            place = f'x="{x + step / 2:.1f}" y="{foot + 16}" text-anchor="middle"'
            parts.append(f"<text {place}>{number * width}</text>")
    if wanted is not None:
        edges = (wanted[0] // width, wanted[1] // width + 1)
        parts += [dashed(10 + (edge - first) * step - 1, foot + 8) for edge in edges]
    figures = ", ".join(f"{number * width}: {gathered[number]}" for number in sorted(gathered))
    return sheet(title, foot + 26, parts, figures)


def spans(
    title: str,
    figures: Mapping[str, Span],
    mark: float,
    bounds: tuple[float, float] | None = None,
    write: Callable[[float], str] = lambda value: f"{value:+.0f}",
) -> str:
    """A dot for each value, a line for its interval, and a dashed line at a mark."""
    least = min([mark, *(span.low for span in figures.values())])
    most = max([mark, *(span.high for span in figures.values())])
    low, high = bounds or (least, most)
    size = high - low or 1.0
    parts = []
    for row, (name, span) in enumerate(figures.items()):
        y = TOP + row * ROW + 10
        left, dot, right = (across((value - low) / size) for value in (span.low, span[0], span[2]))
        parts.append(row_name(name, y + 4))
        box = f'x="{left:.1f}" y="{y - 3}" width="{right - left:.1f}" height="6"'
        parts.append(f'<rect class="bar" {box}/>')
        parts.append(f'<circle class="bar" cx="{dot:.1f}" cy="{y}" r="5"/>')
        parts.append(f'<text x="{right + 8:.1f}" y="{y + 4}">{write(span.value)}</text>')
    height = TOP + len(figures) * ROW + 10
    parts.append(dashed(across((mark - low) / size), height))
    label = ", ".join(
        f"{name} {write(span.value)} ({write(span.low)} to {write(span.high)})"
        for name, span in figures.items()
    )
    return sheet(title, height, parts, label)


def intervals(title: str, shares: Mapping[str, Share], mark: float = 0.5) -> str:
    """Shares with their intervals, and a dashed line at a mark."""
    figures = {name: Span(share.rate, *share.interval) for name, share in shares.items()}
    return spans(title, figures, mark, (0.0, 1.0), percent)


def lines(
    title: str,
    courses: Mapping[str, Sequence[tuple[float, float]]],
    last: float,
    marks: Sequence[Mark] = (),
) -> str:
    """Line plots of shares from 0 to 1 over numbers from 0 to `last`."""
    left, right, head, foot = 48, WIDTH - 12, TOP + 10, 270

    def place(x: float, y: float) -> tuple[float, float]:
        """The coordinates of a point."""
        return left + x / (last or 1) * (right - left), foot - y * (foot - head)

    parts = []
    for tenth in range(0, 11, 2):
        y = place(0, tenth / 10)[1]
        parts.append(f'<line class="axis" x1="{left}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10}%</text>')
    for quarter in range(5):
        number = round(last * quarter / 4)
        x = place(number, 0)[0]
        parts.append(f'<text x="{x:.1f}" y="{foot + 18}" text-anchor="middle">{number}</text>')
    for index, (name, course) in enumerate(courses.items()):
        look = f'stroke="{COLOURS[index % 6]}" stroke-dasharray="{DASHES[index % 6]}"'
        points = " ".join("{:.1f},{:.1f}".format(*place(*point)) for point in course)
        parts.append(f'<polyline class="line" {look} points="{points}"/>')
        y = foot + 40 + index * 18
        parts.append(f'<line {look} stroke-width="2" x1="{left}" y1="{y}" x2="86" y2="{y}"/>')
        parts.append(f'<text x="94" y="{y + 4}">{escape(name)}</text>')
    names = list(courses)
    for mark in marks:
        x, y = place(mark.x, mark.y)
        dot = f'cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{COLOURS[names.index(mark.line) % 6]}"'
        parts.append(f"<circle {dot}><title>{escape(mark.label)}</title></circle>")
    ends = [f"{name} {percent(course[-1][1])}" for name, course in courses.items() if course]
    label = "; ".join([", ".join(ends), *(mark.label for mark in marks)])
    return sheet(title, foot + 40 + len(courses) * 18, parts, label)
