"""Generate the tables in the documentation.

Run it with `PYTHONPATH=src python docs/tables.py`. Each table is between two marks,
`<!-- generated: NAME -->` and `<!-- end -->`.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from click.testing import CliRunner

import conclave
from conclave.cli import commands
from conclave.core.ledger import ledger
from conclave.text import Words

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = (ROOT / "README.md", DOCS / "index.md", DOCS / "vtes.md")
SPEED = DOCS / "speed"
"""The latest measurements, as printed by `conclave bench --json`: a file for each game."""
SEATS = {"vendetta": 4, "masquerade": 4, "empire": 2, "vtes": 5}
"""The games in the order of the table, with the number of seats for measurements."""
GENERATED = re.compile(r"(<!-- generated: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def generate(page: Path) -> str:
    """A page with its tables regenerated."""
    tables: dict[str, Callable[[], str]] = {
        "games": partial(games, page),
        "speed": speed,
        "coverage": coverage,
    }
    text = page.read_text(encoding="utf-8")
    return GENERATED.sub(lambda mark: f"{mark[1]}{tables[mark[2]]()}{mark[3]}", text)


def table(*rows: tuple[str, ...]) -> str:
    """Rows as a Markdown table; the first is its header."""
    head, *body = [f"| {' | '.join(row)} |\n" for row in rows]
    return "".join([head, "|---" * len(rows[0]) + "|\n", *body])


def games(page: Path) -> str:
    """The games: numbers of players, proved rules, cards."""
    rows = [("game", "players", "tested rules", "cards")]
    for name in SEATS:
        game = conclave.game(name)
        statements = ledger(game).statements
        proved = f"{len(statements.keys() & cited()):,} of {len(statements):,}"
        seats = str(game.seats[0]) if len(game.seats) == 1 else f"{game.seats[0]}–{game.seats[-1]}"
        rows.append((titled(game, page), seats, proved, cards(game)))
    return table(*rows)


def titled(game: conclave.Game, page: Path) -> str:
    """A game's title, with a link to its page."""
    own = DOCS / f"{game.name}.md"
    measured = own if own.exists() else DOCS / "rules" / own.name
    title = Words("en", game).say(f"{game.name}-title")
    return f"[{title}]({measured.relative_to(page.parent).as_posix()})"


@cache
def cited() -> set[str]:
    """The statements that tests cite; `make test` checks that these tests pass."""
    found: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule":
                found |= {id for argument in node.args for id in named(argument, tree)}
    return found


def named(argument: ast.expr, tree: ast.Module) -> list[str]:
    """The statements in an argument of `@rule`: one, or with `*LIST` those of a list."""
    if not isinstance(argument, ast.Starred):
        return [ast.literal_eval(argument)]
    lists = {
        ast.unparse(node.targets[0]): node for node in tree.body if isinstance(node, ast.Assign)
    }
    return list(ast.literal_eval(lists[ast.unparse(argument.value)].value))


def cards(game: conclave.Game) -> str:
    """The number of implemented cards, and of all cards if some are missing."""
    catalogue = game.decks.catalogue() if game.decks else ()
    missing = [card for card in catalogue if not card.card]
    number = f"{len(game.cards):,}" if game.cards else "none"
    return f"{number} of {len(catalogue):,}" if missing else number


def coverage() -> str:
    """The implemented cards of V:TES, as the command counts them."""
    asked = ["cards", "vtes", "--coverage"]
    answer = CliRunner().invoke(commands, [*asked, "--lang", "en"]).output
    return f"```console\n$ conclave {' '.join(asked)}\n{answer}```\n"


def speed() -> str:
    """The latest measured speed of the engine."""
    head = ("random play driven from Python", "players", "compiled", "interpreted")
    rows: list[tuple[str, ...]] = [(*head, "copying a position, compiled")]
    for name, seats in SEATS.items():
        measured = json.loads((SPEED / f"{name}.json").read_text(encoding="utf-8"))
        per_second = measured["decisions_per_second"]
        figures = [per_second[f"conclave {name}, {form}"] for form in ("compiled", "interpreted")]
        copying = measured["microseconds, compiled"]["copy"]
        decisions = [f"{float(f'{figure:.2g}'):,.0f} decisions/s" for figure in figures]
        title = Words("en", conclave.game(name)).say(f"{name}-title")
        rows.append((title, str(seats), *decisions, f"{copying:.1f} µs"))
    return table(*rows)


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(generate(page), encoding="utf-8")
