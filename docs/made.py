"""Write the tables that are made, not typed, into their pages.

`PYTHONPATH=src python docs/made.py` does it. A table stands between two marks,
`<!-- made: NAME -->` and `<!-- end -->`.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import conclave
from conclave.core.ledger import ledger
from conclave.text import Words

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = (ROOT / "README.md", DOCS / "index.md")
SPEED = DOCS / "speed"
"""What was measured last, in the form of `conclave bench --json`: a file for each game."""
SEATS = {"vendetta": 4, "masquerade": 4, "empire": 2, "vtes": 5}
"""The games in the order in which they came, with how many play them when they are measured."""
MADE = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def made(page: Path) -> str:
    """A page with its tables as they should be."""
    tables: dict[str, Callable[[], str]] = {"games": partial(games, page), "speed": speed}
    text = page.read_text(encoding="utf-8")
    return MADE.sub(lambda mark: f"{mark[1]}{tables[mark[2]]()}{mark[3]}", text)


def table(*rows: tuple[str, ...]) -> str:
    """Rows as a table; the first is its head."""
    head, *body = [f"| {' | '.join(row)} |\n" for row in rows]
    return "".join([head, "|---" * len(rows[0]) + "|\n", *body])


def games(page: Path) -> str:
    """What works: how many can play, which rules are proved, which cards there are."""
    rows = [("game", "players", "statements of its rules with a passing test", "cards")]
    for name in SEATS:
        game = conclave.game(name)
        statements = ledger(game).statements
        proved = f"{len(statements.keys() & cited()):,} of {len(statements):,}"
        seats = str(game.seats[0]) if len(game.seats) == 1 else f"{game.seats[0]}–{game.seats[-1]}"
        rows.append((titled(game, page), seats, proved, cards(game)))
    return table(*rows)


def titled(game: conclave.Game, page: Path) -> str:
    """A game's title, with a link to what is told about it."""
    own = DOCS / f"{game.name}.md"
    told = own if own.exists() else DOCS / "rules" / own.name
    title = Words("en", game).say(f"{game.name}-title")
    return f"[{title}]({told.relative_to(page.parent).as_posix()})"


@cache
def cited() -> set[str]:
    """The statements that tests are marked with; that these tests pass, `make test` sees."""
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule":
                found |= {id for argument in node.args for id in named(argument, tree)}
    return found


def named(argument: ast.expr, tree: ast.Module) -> list[str]:
    """The statements that an argument of a mark names: one, or with `*LIST` those of a list."""
    if not isinstance(argument, ast.Starred):
        return [ast.literal_eval(argument)]
    lists = {
        ast.unparse(node.targets[0]): node for node in tree.body if isinstance(node, ast.Assign)
    }
    return list(ast.literal_eval(lists[ast.unparse(argument.value)].value))


def cards(game: conclave.Game) -> str:
    """How many cards a game has, and out of how many where not all are enforced."""
    there = game.decks.known() if game.decks else ()
    missing = [card for card in there if not card.card]
    number = f"{len(game.cards):,}" if game.cards else "none"
    return f"{number} of {len(there):,}" if missing else number


def speed() -> str:
    """How quick the engine is, as it was measured last."""
    head = ("random play driven from Python", "players", "compiled", "interpreted")
    rows: list[tuple[str, ...]] = [(*head, "copying a position, compiled")]
    for name, seats in SEATS.items():
        told = json.loads((SPEED / f"{name}.json").read_text(encoding="utf-8"))
        per_second = told["decisions_per_second"]
        figures = [per_second[f"conclave {name}, {form}"] for form in ("compiled", "interpreted")]
        copying = told["microseconds, compiled"]["copy"]
        decisions = [f"{float(f'{figure:.2g}'):,.0f} decisions/s" for figure in figures]
        title = Words("en", conclave.game(name)).say(f"{name}-title")
        rows.append((title, str(seats), *decisions, f"{copying:.1f} µs"))
    return table(*rows)


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(made(page), encoding="utf-8")
