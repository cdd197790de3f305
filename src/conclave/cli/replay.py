"""`conclave replay`: step through a recorded game."""

from __future__ import annotations

from pathlib import Path

import click

from conclave.cli.shared import language_option, read_text
from conclave.core.record import replay as steps


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@language_option
@click.option("--plain", is_flag=True, help="Print the whole game as lines.")
def replay(file: Path, language: str, plain: bool) -> None:
    """Step through a recorded game, from any player's point of view.

    FILE is the record.
    """
    from conclave import terminal

    terminal.replay(steps(read_text(file)), language=language, plain=plain)
