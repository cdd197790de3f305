"""A report on one card: its facts, rulings and use in random games."""

from __future__ import annotations

import re
import shutil
import textwrap
from pathlib import Path

import click

from conclave.cli.shared import checkout
from conclave.core.game import Game
from conclave.lab import reference
from conclave.lab.trial import Trial, try_card
from conclave.text import Words
from conclave.text.cards import CardWords
from conclave.text.reasons import obstacle_texts

REASONS = 3
"""How many obstacles to playing a card are printed."""


def report_card(words: Words, card: CardWords, games: int, folder: Path | None) -> None:
    """Print a card's facts, its rulings, and how it was used in random games."""
    assert words.game is not None
    root = checkout()
    if words.game.proofread(card.card):
        found = folder or reference.find_folder(words.game.name, root)
        print_facts(words, card.card, found, root)
        print_rulings(words, card.card, found, root)
    trial = try_card(words.game, card.card, games)
    print_windows(words, card.card, trial)
    click.echo(
        words.say(
            "card-tried",
            name=card.name,
            games=trial.games,
            used=trial.used_in,
            decisions=trial.decisions,
        )
    )


def print_facts(words: Words, card: str, folder: Path | None, root: Path | None) -> None:
    """Print the card text if available, the facts that match the printed card on one line, and a
    line for each that doesn't."""
    assert words.game is not None
    facts = words.game.proofread(card)
    alike = [f"{label(words, fact.key)} {fact.ours}" for fact in facts if fact.ours == fact.printed]
    click.echo()
    row = reference.printed(folder).get(card) if folder else None
    if row is not None:
        echo(words.say("bench-text", text=row["Card Text"]))
    echo(words.say("bench-as-printed", facts="; ".join(alike)))
    file = root / "tests" / "text" / f"{words.game.name}_explained.tsv" if root else None
    reasons = reference.explained(file).get(card, {}) if file and file.exists() else {}
    for difference, fact in reference.differing(facts).items():
        line = words.say(
            "bench-differs",
            fact=label(words, fact.key),
            printed=fact.printed or "–",
            ours=fact.ours or "–",
        )
        click.secho(line, fg="yellow" if difference in reasons else "red")
        if difference in reasons:
            echo(words.say("bench-explained", reason=reasons[difference]), "      ")


def label(words: Words, key: str) -> str:
    """The display name of a fact."""
    return words.say(f"bench-fact-{key}")


def print_rulings(words: Words, card: str, folder: Path | None, root: Path | None) -> None:
    """Print the public rulings of a card, each with its test or why there is none."""
    assert words.game is not None
    game = words.game
    click.echo()
    if folder is None or not reference.has_rulings(folder):
        echo(words.say("bench-no-rulings", variable=reference.FOLDER))
        return
    found = reference.published(folder, {public_number(game, card)})
    if not found:
        echo(words.say("bench-never-ruled"))
        return
    echo(words.say("bench-rulings"))
    tests = root / "tests" / "games" / game.name if root else None
    shown = {(of, number): test for of, number, test in reference.shown(tests)} if tests else {}
    excused = {(of, number): why for of, number, why in reference.excused(tests)} if tests else {}
    for ruling in found:
        key = (ruling.of, ruling.number)
        mark = "✓" if key in shown else "·"
        echo(f"{mark} {ruling.of} {ruling.number}: {plain(ruling.text)}", "  ")
        if key in shown:
            click.echo(f"      {words.say('bench-ruling-shown', test=shown[key])}")
        elif key in excused:
            echo(words.say("bench-ruling-excused", reason=excused[key]), "      ")
        elif tests:
            echo(words.say("bench-ruling-open"), "      ")


def plain(text: str) -> str:
    """A ruling without the numbers of the cards it mentions."""
    return re.sub(r"\{\w+\|([^}]*)\}", r"\1", text)


def public_number(game: Game, card: str) -> int:
    """The public number of a card, or 0."""
    known = game.decks.catalogue() if game.decks else []
    return next((entry.id for entry in known if entry.card == card), 0)


def print_windows(words: Words, card: str, trial: Trial) -> None:
    """Print in which windows the card was used, offered and refused, and in how many games."""
    assert words.game is not None
    game = words.game
    able = dict.fromkeys((*game.moments(card, in_play=False), *game.moments(card, in_play=True)))
    if not able and not trial.moments:
        return
    click.echo()
    echo(words.say("bench-windows", games=trial.games))
    never = [window for window in able if window not in trial.moments]
    for window in sorted(trial.moments, key=lambda window: -trial.moments[window].used):
        moment = trial.moments[window]
        line = words.say(
            "bench-window",
            window=words.name("window", window),
            used=moment.used,
            offered=moment.offered,
            refused=moment.refused,
        )
        click.secho(f"  {line}", fg="yellow" if moment.used == 0 else None)
        for reason, number in moment.reasons.most_common(REASONS):
            why = obstacle_texts(words, card, [trial.ways[reason]])[0]
            echo(words.say("bench-reason", reason=why, games=number), "      ")
    if never:
        names = "; ".join([words.name("window", window) for window in never])
        echo(words.say("bench-never-offered", windows=names), "  ")


def echo(text: str, indent: str = "") -> None:
    """Print a text, wrapped to the width of the terminal."""
    width = min(shutil.get_terminal_size().columns, 100)
    for line in textwrap.wrap(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=f"{indent}  ",
        break_long_words=False,
        break_on_hyphens=False,
    ):
        click.echo(line)
