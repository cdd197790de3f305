"""`conclave cards`: the cards of a game, in words."""

from __future__ import annotations

import shutil
import textwrap

import click

import conclave
from conclave.cli.shared import language_option
from conclave.text import Words
from conclave.text.cards import CardWords, cards, find


@click.command("cards")
@click.argument("game")
@click.argument("name", required=False, nargs=-1)
@language_option
def show_cards(game: str, name: tuple[str, ...], language: str) -> None:
    """Print the cards of GAME, or only the one called NAME, in any language or as moves write it.

    The texts are written from what the cards do in the game, so they say just that.
    """
    words = Words(language, conclave.game(game))
    if name:
        for number, card in enumerate(find(words, " ".join(name))):
            if number > 0:
                click.echo()
            tell(card, "")
        return
    group = None
    for card in cards(words):
        if card.group != group:
            group = card.group
            click.secho(f"\n{group}", bold=True)
        tell(card, "  ")


def tell(card: CardWords, indent: str) -> None:
    """Print one card."""
    click.echo(f"{indent}{click.style(card.name, bold=True)}  {click.style(card.line, dim=True)}")
    width = min(shutil.get_terminal_size().columns, 100)
    for text in (card.text, card.note):
        for line in textwrap.wrap(text, width - 8):
            click.echo(f"{indent}    {line}")
