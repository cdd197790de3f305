"""`conclave rules`: the ledger of a game and the tests that prove it, or its rules page."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import click

import conclave
from conclave.cli.shared import checkout, json_option, language_option
from conclave.core.game import Game
from conclave.core.ledger import Statement, ledger
from conclave.core.registry import FOLDERS, game_folder
from conclave.text.rulebook import rules_page, spans

Proofs = dict[str, list[str]]
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")


@click.command()
@click.argument("game")
@click.argument("id", required=False)
@json_option
@click.option("--run", is_flag=True, help="Run the tests even if the results are up to date.")
@click.option("--read", is_flag=True, help="Print the rules as a page to be read.")
@language_option
def rules(game: str, id: str | None, as_json: bool, run: bool, read: bool, language: str) -> None:
    """Print the rules of GAME, or only statement ID, with the tests that prove them.

    In a checkout, or for a game in CONCLAVE_GAMES, the tests are run first unless their results are
    up to date. An installed package contains no tests.

    With --read, print the rules written to be read, in your language.
    """
    if read:
        print_page(conclave.game(game), language)
        return
    book = ledger(conclave.game(game))
    chosen = [book.statement(id)] if id else list(book.statements.values())
    proofs = find_proofs(game, run)
    if as_json:
        click.echo(json.dumps(report(game, chosen, proofs or {}), ensure_ascii=False, indent=1))
        return
    section = None
    for statement in chosen:
        if statement.section != section:
            section = statement.section
            click.secho(f"\n{section}", bold=True)
        print_statement(statement, proofs)
    if proofs is None:
        click.echo("\nThere are no tests here: run this in a checkout to see what is proved.")
    elif not id:
        proved = sum(statement.id in proofs for statement in chosen)
        click.echo(f"\n{proved} of {len(chosen)} statements of {game} have a passing test.")


def print_page(game: Game, language: str) -> None:
    """Print the rules page, wrapped to the width of the terminal."""
    page = rules_page(game, language)
    if page is None:
        raise click.ClickException(f"{game.name} has no rules page.")
    click.secho(page.title, bold=True, underline=True)
    step, before = 0, ""
    for block in page.blocks:
        step = step + 1 if block.kind == "step" else 0
        if block.kind == "heading":
            click.secho(f"\n{block.text}", bold=True, fg="yellow" if block.level == 2 else None)
        elif block.kind != "picture":
            apart = before != block.kind or block.kind == "paragraph"
            if apart and before not in ("heading", "picture"):
                click.echo()
            sign = {"step": f"{step}. ", "item": "• "}.get(block.kind, "")
            click.echo(_wrapped(block.text, sign))
        before = block.kind


def _wrapped(text: str, sign: str) -> str:
    """A paragraph with its marks as styles, wrapped after the sign in front of it."""
    width = min(shutil.get_terminal_size().columns, 90) - len(sign)
    lines = [""]
    for span in spans(text):
        for word in re.split(r"(?<= )", span.text):
            if len(click.unstyle(lines[-1])) + len(word.rstrip()) > width:
                lines.append("")
            bare = word.rstrip()
            style = {span.style: True} if span.style else {}
            lines[-1] += (click.style(bare, **style) if style else bare) + word[len(bare) :]
    return sign + f"\n{' ' * len(sign)}".join([line.rstrip() for line in lines])


def print_statement(statement: Statement, proofs: Proofs | None) -> None:
    """Print one statement and its tests."""
    tests = (proofs or {}).get(statement.id, [])
    mark = click.style("✓" if tests else "·", fg="green" if tests else "yellow")
    click.echo(f"{mark} {click.style(statement.id, bold=True)} {statement.text}")
    for test in tests:
        click.echo(f"      {test}")
    if proofs is not None and not tests:
        click.echo(f"      not proved: {statement.untested or 'no passing test'}")


def report(game: str, statements: list[Statement], proofs: Proofs) -> dict[str, object]:
    """The statements and their tests as plain data."""
    return {
        "game": game,
        "statements": len(statements),
        "proved": sum(statement.id in proofs for statement in statements),
        "unproved": {
            statement.id: statement.untested or "no passing test"
            for statement in statements
            if statement.id not in proofs
        },
        "tests": {
            statement.id: proofs[statement.id] for statement in statements if statement.id in proofs
        },
    }


def find_proofs(game: str, run: bool) -> Proofs | None:
    """The tests that proved each statement, from the last run or a new one."""
    own = game_folder(game)
    root = own or checkout()
    if root is None:
        return None
    file = root / "build" / "proofs.json"
    if run or not is_fresh(file, root):
        click.echo("Running the tests that cite statements ...", err=True)
        # Absolute, because the tests run in another folder.
        variables = {"PYTHONPATH": os.pathsep.join(sys.path), FOLDERS: str(own or "")}
        done = subprocess.run(
            [*PYTEST, "-m", "rule", f"--proofs={file}"],
            cwd=root,
            env=os.environ | variables,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode not in (0, 1):
            raise click.ClickException(f"The tests could not be run.\n{done.stdout}{done.stderr}")
    found: Proofs = json.loads(file.read_text(encoding="utf-8"))
    return found


def is_fresh(file: Path, root: Path) -> bool:
    """Whether no source, test or rule has changed since the results were written."""
    if not file.exists():
        return False
    written = file.stat().st_mtime
    ours = [root / folder for folder in ("src", "tests", "docs/rules")]
    return all(
        source.stat().st_mtime < written
        for folder in (ours if ours[0].is_dir() else [root])
        for source in folder.rglob("*.*")
        if source.suffix in (".py", ".md")
    )
