"""A card on the bench: all that one needs to judge whether it is right, on one page."""

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
from conclave.text.reasons import whys

REASONS = 3
"""How many are told of what stood in the way of a card."""


def judge(words: Words, card: CardWords, games: int, folder: Path | None) -> None:
    """Print a card's facts, its rulings, and what came of random games with it."""
    assert words.game is not None
    root = checkout()
    if words.game.proofread(card.card):
        at = folder or reference.folder_at_hand(words.game.name, root)
        tell_facts(words, card.card, at, root)
        tell_rulings(words, card.card, at, root)
    trial = try_card(words.game, card.card, games)
    tell_windows(words, card.card, trial)
    click.echo(
        words.say(
            "card-tried",
            name=card.name,
            games=trial.games,
            used=trial.used_in,
            decisions=trial.decisions,
        )
    )


def tell_facts(words: Words, card: str, folder: Path | None, root: Path | None) -> None:
    """Print the printed text where it is at hand, the facts that are as on the printed card in one
    line, and those that are not, each in one."""
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
        told = words.say(
            "bench-differs",
            fact=label(words, fact.key),
            printed=fact.printed or "–",
            ours=fact.ours or "–",
        )
        click.secho(told, fg="yellow" if difference in reasons else "red")
        if difference in reasons:
            echo(words.say("bench-explained", reason=reasons[difference]), "      ")


def label(words: Words, key: str) -> str:
    """What a fact of a card is called."""
    return words.say(f"bench-fact-{key}")


def tell_rulings(words: Words, card: str, folder: Path | None, root: Path | None) -> None:
    """Print the public rulings of a card, each with what shows it, or why nothing does."""
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
    """A ruling without the numbers of the cards that it names."""
    return re.sub(r"\{\w+\|([^}]*)\}", r"\1", text)


def public_number(game: Game, card: str) -> int:
    """The public number of a card; 0: it has none."""
    known = game.decks.known() if game.decks else []
    return next((entry.id for entry in known if entry.card == card), 0)


def tell_windows(words: Words, card: str, trial: Trial) -> None:
    """Print in which windows the card was used, offered and refused, each in how many games."""
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
        told = words.say(
            "bench-window",
            window=words.name("window", window),
            used=moment.used,
            offered=moment.offered,
            refused=moment.refused,
        )
        click.secho(f"  {told}", fg="yellow" if moment.used == 0 else None)
        for reason, number in moment.reasons.most_common(REASONS):
            why = whys(words, card, [trial.ways[reason]])[0]
            echo(words.say("bench-reason", reason=why, games=number), "      ")
    if never:
        names = "; ".join([words.name("window", window) for window in never])
        echo(words.say("bench-never-offered", windows=names), "  ")


def echo(text: str, indent: str = "") -> None:
    """Print a text in lines that fit."""
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
